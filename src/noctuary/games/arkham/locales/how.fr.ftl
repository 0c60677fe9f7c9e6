# Comment on joue : la carte, puis les pages.

how-goal = Vous enquêtez ensemble. Réunissez des indices pour faire avancer les Actes avant que la fatalité ne fasse avancer les Intrigues.
how-win = Le scénario raconte sa fin : le plus souvent, on gagne en accomplissant le dernier Acte.
how-lose = Cela tourne mal quand la fatalité achève la dernière Intrigue, ou quand plus personne n’est en jeu : trop de dégâts, trop d’horreur, ou rentré chez soi.
how-turn = Trois actions chacun, au choix : se déplacer, enquêter, jouer une carte, piocher, prendre une ressource, combattre, échapper, ou se servir d’une carte. Puis les ennemis attaquent, chacun pioche et gagne une ressource, et une nouvelle horreur arrive.
how-missed-1 = Avec un ennemi sur les bras, tout sauf combattre, échapper, parlementer ou abandonner lui laisse frapper d’abord.
how-missed-2 = Toute carte à la bonne icône peut être engagée dans un test, pour +1 par icône, sans rien payer. Les autres, au même lieu, peuvent en ajouter une.
how-missed-3 = Dépenser des indices pour avancer l’Acte ne coûte aucune action, mais personne ne le fait à votre place.

how-round = Une manche
    .text = D’abord le Mythe : une fatalité sur l’Intrigue, puis chacun pioche une carte rencontre. Viennent vos tours, puis les ennemis, puis chacun pioche une carte et gagne une ressource. La toute première manche n’a pas de phase du Mythe.
how-places = Lieux et indices
    .text = Un lieu montre ses indices dès que quelqu’un y entre. Enquêtez pour en trouver un : votre intellect contre sa valeur occulte.
how-test = Un test
    .text = Engagez des cartes pour leurs icônes, puis un jeton sort du sac et change votre compétence. Atteignez la difficulté et c’est réussi : visez deux de plus, car presque tous les jetons retirent quelque chose.
how-enemies = Les ennemis
    .text = Tout ennemi prêt là où vous êtes s’engage avec vous et attaque à chaque phase des ennemis. Combattez-le jusqu’à ce qu’il tombe, ou échappez-lui : il est hors d’état pour la manche et vous pouvez partir.
how-cards = Vos cartes
    .text = Les soutiens restent, et coûtent des ressources et de la place : deux mains, un allié, et ainsi de suite. Les événements n’arrivent qu’une fois. Et toute carte vaut quelque chose dans un test, même trop chère pour vous.
how-story = Actes et Intrigues
    .text = L’Intrigue compte contre vous : à son nombre de fatalités, elle avance et tout empire. L’Acte compte pour vous : dépensez les indices qu’il demande, et l’histoire avance.
