# La première partie, guidée.

lesson-first-goal = Une maison, et un gardien qui a répondu en secret à ses questions : ce qui gît dessous, où est la dernière page, ce qui veille. Vous y êtes pour le découvrir, et pour l’emporter sur lui.
lesson-first-person = Choisissez qui vous êtes. Oisin est un prêtre qui fut soldat, avec un fusil et une forte volonté : un bon compagnon pour une première nuit.
lesson-first-step = Un tour, c’est deux pas et une action, dans l’ordre qu’on veut. Faites le premier pas, dans le hall.
lesson-first-second = Le second pas : vers l’escalier.
lesson-first-explore = Et l’action : explorez le hall. La petite carte chiffrée dit combien de choses se trouvent dans une pièce ; vous les prenez toutes.
lesson-first-dining = Un fusil à pompe ; et le gardien a laissé passer son tour pour garder sa menace. Deuxième manche : entrez dans la salle à manger.
lesson-first-clue = Explorez ici. Vous cherchez des indices : chacun mène au suivant, et le dernier révèle l’Objectif.
lesson-first-on = Le premier indice désigne la chambre, à l’étage, qui est verrouillée. Les clés ouvrent les serrures : voyez la cuisine, un pas vers elle.
lesson-first-keeper = Le gardien a dépensé deux menaces : un homme de main attend au jardin, derrière la cuisine. La menace grandit à chaque tour et paie tout cela.
lesson-first-kitchen = Les monstres ne bougent que si le gardien paie. Entrez dans la cuisine.
lesson-first-key = Explorez, et faites vite.
lesson-first-horror = Une clé de laiton ! Mais l’homme de main est entré, et le voir est un test d’horreur, sur la volonté : un dé à dix faces, 7 ou moins. C’est assez probable : lancez sans rien dépenser.
lesson-first-luck = Il attaque, et une carte combat demande la dextérité : 3 ou moins. C’est maigre. Un point de compétence ajoute votre chance, une fois par test ; dépensez-en un, ils ne reviennent pas.
lesson-first-attack = Cela a servi. Rendez le coup avec le hachoir : là encore une carte dit quoi tester, et toucher inflige les dégâts de l’arme.
lesson-first-win = En somme : les indices dans l’ordre, puis l’Objectif que le dernier révèle, et le premier qui remplit sa part l’emporte. Le temps court contre les deux : après cinq événements, c’est fini.

# L’autre camp, guidé.

lesson-keeper = Première partie en gardien
lesson-keeper-goal = Cette fois, la maison est à vous. Un investigateur arrive ; vous êtes seul contre ceux qui entrent, et vous menez tout ce qui rôde ici.
lesson-keeper-answer = D’abord, en secret, vous répondez aux questions de l’histoire. La première réponse est l’Objectif : choisissez l’épousée. Les deux autres, où est la dernière page et qui veille, sont données pour vous.
lesson-keeper-win = Votre Objectif le dit : vous gagnez si, à la fin de votre tour, les investigateurs portent 2 horreurs chacun et 4 de plus, donc 6 pour un seul, ou si tous sont éliminés. Vous perdez si l’épousée est tuée, ou s’ils tiennent jusqu’au cinquième événement.
lesson-keeper-save = Oisin a exploré le hall, et c’est votre tour. Chaque tour vous donne de la menace, les yeux sur vos cartes ; ici 1. Avec une seule on n’achète presque rien : gardez-la, finissez vos actions.
lesson-keeper-hands = Il a trouvé le premier indice, et vous avez 2 menaces. Vos cartes action disent leur prix : jouez Hommes de main, qui fait entrer un monstre dans la maison.
lesson-keeper-place = Il entre par le bord de la maison. Posez-le au jardin, derrière la cuisine : il va falloir une clé à Oisin, et c’est là qu’elles sont.
lesson-keeper-over = La menace est dépensée. Finissez vos actions : les monstres sur la case d’un investigateur attaquent alors, et le temps passe ; le vôtre n’y est pas encore.
lesson-keeper-lurch = Il est dans la cuisine et a trouvé la clé de laiton. 1 menace : jouez Embardée, et l’un de vos monstres avance de deux cases.
lesson-keeper-kitchen = Dans la cuisine, sur lui. Qui voit entrer un monstre teste sa volonté contre l’horreur : c’est ainsi que commence une frayeur.
lesson-keeper-attacks = Cette fois, il a tenu bon. Finissez vos actions : après elles, chaque monstre sur la case d’un investigateur peut attaquer.
lesson-keeper-strike = Attaquez. Une carte combat dit ce qu’il teste, ici la dextérité : 3 ou moins, sur dix faces.
lesson-keeper-end = Raté : 1 dégât pour lui, et 1 menace pour vous. Donc : gardez la menace, dépensez-la là où ils vont, et obtenez votre part de l’Objectif avant qu’ils n’aient la leur. Après cinq événements, le temps est écoulé.
