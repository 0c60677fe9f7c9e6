# Comment on joue : la carte, puis les pages.

how-goal = Explorez la maison ensemble et découvrez ce qui s’y trame. Ce qu’il faut faire pour gagner fait partie du mystère.
how-win = Quand on en sait assez, l’histoire nomme une dernière tâche. Accomplissez-la et les investigateurs gagnent tous ensemble.
how-lose = On perd quand l’histoire n’a plus de temps, quand tous les investigateurs sont éliminés, ou un round après la première élimination si la tâche n’est pas faite d’ici là.
how-turn = Chaque investigateur fait deux actions : se déplacer, explorer, fouiller, interagir, attaquer ou échanger. Quand tous ont joué, la maison répond : événements, monstres et peur.
how-missed-1 = Un déplacement de deux espaces peut s’interrompre : un espace, une autre action, puis le second espace.
how-missed-2 = Une loupe sur un dé devient une réussite si vous dépensez un indice. Sans indice, elle ne vaut rien.
how-missed-3 = Quitter l’espace d’un monstre demande d’abord un test d’esquive ; le rater peut coûter l’action.

how-round = Un round
    .text = D’abord les investigateurs, dans l’ordre qu’on veut, l’un après l’autre. Puis la phase du Mythe : un événement, chaque monstre bouge et attaque, et qui voit un monstre affronte un test d’horreur.
how-explore = Trouver
    .text = On se déplace de deux espaces au plus. Une porte à jeton s’explore, une loupe se fouille, une main ou un visage, on lui parle ou on s’en sert : toujours depuis son espace, ou à côté de la porte.
how-test = Un test
    .text = Lancez autant de dés que votre compétence. Les étoiles sont des réussites ; chaque loupe en devient une contre un indice. Certains tests disent seulement où vous en êtes : ce qui est fait reste acquis.
how-monsters = Les monstres
    .text = Attaquez-en un dans votre espace, ou à trois espaces avec une arme à feu ou un sort. Ils bougent et frappent après vous tous, et le seul fait d’en voir un peut coûter de la raison.
how-harm = Dégâts et horreur
    .text = Chacun est une carte. Quand les dégâts atteignent votre santé, vous voilà blessé ; quand l’horreur atteint votre santé mentale, vous sombrez dans la folie, peut-être avec un but à vous. La deuxième fois, c’est l’élimination.
how-ending = L’horloge de l’histoire
    .text = Lisez ce que disent les gens : cela indique où aller. Traînez, et la tâche se complique, ou la nuit s’achève tout simplement.
