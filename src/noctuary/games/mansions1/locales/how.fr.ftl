# Comment on joue : la carte, puis les pages.

how-goal = L’un de vous est le gardien de la maison ; les autres l’explorent ensemble. Un Objectif secret dit ce que chaque camp doit obtenir.
how-win = Le premier camp qui remplit sa part de l’Objectif gagne. Les investigateurs doivent d’abord le découvrir : le dernier indice le révèle.
how-lose = L’autre camp perd. Si les événements s’épuisent avant, les deux perdent ; mais le gardien gagne si le dernier indice n’a jamais été trouvé.
how-turn = Chaque investigateur fait deux pas et une action, dans l’ordre qu’il veut ; puis le gardien dépense sa menace, les monstres attaquent et l’horloge de l’histoire avance.
how-missed-1 = Il n’y a qu’une action, pas deux : explorer, attaquer, courir d’un espace de plus, ou se servir d’une carte.
how-missed-2 = Un point de compétence ajoute votre chance à un test, avant le jet. Il ne revient jamais.
how-missed-3 = Personne ne peut attendre la fin : le dernier événement clôt l’histoire.

how-sides = Deux camps
    .text = Avant de jouer, le gardien répond en secret aux questions de l’histoire. Ses réponses fixent l’Objectif et ce que cache chaque pièce : chaque nuit dans cette maison est une autre nuit.
how-turn-of-two = Un tour
    .text = Deux pas, chacun vers un espace voisin, et une action avant, entre ou après. Une porte verrouillée montre ce qu’elle exige quand on veut entrer.
how-explore = Explorer
    .text = Explorez la pièce où vous êtes : venez à bout de ce qui barre le chemin, puis prenez tout ce qui s’y trouve. Les indices mènent de pièce en pièce jusqu’au dernier.
how-test = Un test
    .text = Un seul dé à dix faces. Ne dépassez pas votre attribut avec son modificateur ; un 1 réussit toujours, un 10 jamais.
how-monsters = Les monstres
    .text = Quand l’un d’eux entre dans votre pièce, votre volonté est mise à l’épreuve. Attaquez avec une arme ou à mains nues : une carte combat dit quoi tester, puis les dégâts de l’arme comptent.
how-keeper = Le tour du gardien
    .text = La menace grandit à chaque tour et paie les actions du gardien : nouveaux monstres, griffes, ténèbres, cartes de trauma. Puis chaque monstre sur la case d’un investigateur attaque.
how-clock = L’horloge
    .text = Chaque tour du gardien pose un temps sur l’événement du dessus. Cinq événements, et l’histoire est finie : hâtez-vous, mais ensemble.
