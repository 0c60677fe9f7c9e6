# Invitées : des cartes hors de la boîte de base, dans nos mots. « Ici », c’est votre lieu.
# .sub : sous-titre ; .text : capacités et mots-clés ; .back : l’autre face ; .taboo : ce que change la liste des tabous.

## Cartes que change la liste des tabous

card-02002 = Rex Murphy
    .sub = Le Journaliste
    .text = Réaction, après une enquête réussie de 2 ou plus : découvrir 1 indice ici. Signe des Anciens : +2 ; vous pouvez laisser le test échouer de lui-même pour piocher 3 cartes.
    .taboo = La réaction sert une fois par manche.
card-02111 = Creuser Trop Profondément
    .text = Chacun, dans l’ordre du tour, pioche une carte Rencontre. Puis cette carte rejoint la pile de victoire. Victoire 1.
    .taboo = La pile de victoire en contient au plus 2 exemplaires.
card-02226 = Springfield M1903
    .text = 3 munitions. Action, 1 munition : Combattre un ennemi qui n’est pas engagé avec vous : +3 en combat, +2 dégâts.
    .taboo = Il atteint aussi un ennemi non Élite dans un lieu connexe, sans tenir compte de Distant ni de Riposte.
card-02229 = Présence d’Esprit
    .text = Si le test réussit de 2 ou plus, vous pouvez effectuer une action une fois qu’il est fini, comme à votre tour.
    .taboo = Au plus une fois par manche, toutes copies confondues.
card-02266 = Un Atout dans la Manche
    .text = Rapide, pendant votre tour : 3 actions supplémentaires. Elle quitte la partie.
    .taboo = Au plus une fois par manche, toutes copies confondues.
card-03029 = Tour de Passe-Passe
    .text = Rapide, pendant votre tour : mettre en jeu un soutien Objet de votre main. À la fin du tour, s’il est encore là, il revient en main.
    .taboo = Seulement un Objet de niveau 0 à 3.
card-04309 = Le Tout pour le Tout
    .text = Au plus une attribuée à un test. Réussite : piocher 1 carte par point d’écart, jusqu’à 5 ; les faiblesses parmi elles sont remélangées sans être résolues.
    .taboo = Elle quitte ensuite la partie.
card-05116 = Parchemin des Secrets
    .text = 3 secrets. Action, l’incliner, 1 secret : regarder la carte du dessous du deck d’un investigateur ou du deck Rencontre ; la défausser, la donner à la main de son propriétaire, ou la poser dessus ou dessous.
    .taboo = La capacité est libre, sans action.
card-05188 = Parchemin des Secrets
    .text = 3 secrets. Action, l’incliner, 1 secret : regarder les 3 cartes du dessous du deck d’un investigateur ou du deck Rencontre. Vous pouvez en défausser une et en donner une à la main de son propriétaire ; les autres vont dessus ou dessous, dans l’ordre voulu.
    .taboo = La capacité est libre, sans action.
card-05189 = Parchemin des Secrets
    .text = 4 secrets. Action, l’incliner, 1 secret : regarder la carte du dessus ou du dessous du deck d’un investigateur ou du deck Rencontre ; la défausser, la donner à la main de son propriétaire, ou la poser dessus ou dessous.
    .taboo = La capacité est libre, sans action.
card-05230 = Viseur Télescopique
    .text = Rapide. L’attacher à une Arme à Feu à vous qui prend deux mains ; cette arme ne peut pas attaquer les ennemis engagés avec vous. Si aucun ennemi n’est engagé avec vous, l’incliner en Combattant avec cette arme : la cible peut être un ennemi non Élite dans un lieu connexe, sans tenir compte de Distant ni de Riposte.
    .taboo = L’arme peut attaquer les ennemis engagés avec vous.
card-05324 = Eucatastrophe
    .text = Rapide, quand vous révélez pendant un test un pion qui amènerait votre valeur de compétence à 0, Échec Automatique compris : il compte comme un Signe des Anciens.
    .taboo = Elle quitte ensuite la partie.
card-06022 = Pendentif de la Reine
    .sub = De Rien du Tout
    .text = Liée aux Segments d’Onyx. 3 charges. Libre, l’incliner, 1 charge : choisir un lieu révélé ; s’y rendre, y découvrir 1 indice, ou y échapper à un ennemi. Sans charge, il est mis de côté et ses segments mis de côté sont mélangés à votre deck.
    .taboo = Sans charge, il quitte la partie.
card-06021 = Segment d’Onyx
    .text = Libre, si vous en contrôlez 3, mettre les 3 de côté : votre Pendentif de la Reine lié entre en jeu.
card-06195 = Winchester .35
    .text = 5 munitions. Action, 1 munition : Combattre : +2 en combat ; un +1, un 0 ou un Signe des Anciens révélé inflige +2 dégâts.
    .taboo = Tout pion révélé dont le modificateur n’est pas négatif inflige +2 dégâts.
card-06199 = Brelan d’As
    .text = Si vous en attribuez 3 exemplaires à un test, il réussit de lui-même sans pion ; piocher 3 cartes et gagner 3 ressources.
    .taboo = Chaque exemplaire attribué quitte la partie.
card-07269 = Une Brève Accalmie
    .text = Coûte aussi 5 pions Béni, de la réserve du Chaos ou des cartes. Rapide, quand la phase du Mythe ferait piocher des cartes Rencontre : personne n’en pioche.
    .taboo = Elle quitte ensuite la partie.
card-07301 = Sanctifier
    .text = Coûte aussi 10 pions Béni, de la réserve du Chaos ou des cartes. Retirer 1 fatalité d’une carte en jeu, n’importe laquelle.
    .taboo = Elle quitte ensuite la partie.

## Traits des invitées

trait-blessed = Béni
trait-occult = Occulte
trait-reporter = Journaliste
trait-trick = Ruse
trait-upgrade = Amélioration
