# Comment on joue : la carte, puis les pages.

how-goal = Un gamin est prisonnier quelque part en ville, où rôde un Monstre. Les autres partent accomplir tous les objectifs de ce Monstre ; l’un d’eux est de trouver le Gamin Perdu.
how-win = Tout le monde gagne ensemble dès que tous les objectifs du Monstre sont remplis.
how-lose = Tout le monde perd ensemble quand la Calamité arrive au bout de sa piste.
how-turn = Le Gamin Perdu joue une carte, qui fait bouger le Monstre et dit quelque chose ; puis deux Gamins jouent un tour chacun : choisir une roue, rouler, faire peut-être une rencontre.
how-missed-1 = Le Monstre attaque tout son quartier, et les rues qui le bordent. Seule une cabane protège.
how-missed-2 = On ne finit jamais sa course sur une case touchée par un véhicule des Fédéraux, c’est-à-dire les huit autour de lui.
how-missed-3 = Un Monstre qui ne peut pas faire son mouvement ne fait rien, mais la Calamité avance d’un cran.

how-clues = Le Gamin Perdu parle par cartes
    .text = Qui est perdu n’a pas le droit de dire où. Chaque carte jouée couvre l’une des trois piles, et les images encore visibles sont les seuls indices : ce qui reste compte autant que ce qu’on cache.
how-monster = Le Monstre
    .text = Il va de quartier en quartier et attaque là où il arrive. Chaque Gamin attrapé coûte un cran de Calamité et file à la cabane la plus proche.
how-feds = Les Fédéraux
    .text = Leurs deux véhicules font leur ronde, un carrefour de plus chaque fois que le Gamin Perdu a joué. Un Gamin qu’ils viennent à toucher coûte un cran et fuit vers une cabane ; une ronde entière coûte un cran aussi.
how-ride = Une course
    .text = Retournez l’une de vos quatre roues : son chiffre dit jusqu’où rouler, jamais par-dessus une clôture, et en diagonale seulement si la roue le dit. Finir sur une rue donne une case de plus. Quand toutes les roues ont servi, elles reviennent.
how-encounters = Les rencontres
    .text = Après la course, un bâtiment qui porte un jeton permet de piocher une rencontre. Elles donnent des symboles, que réclament les objectifs ; regardez bien leur dos, certains font du mal aussitôt.
how-treehouse = Les cabanes
    .text = Là, rien ne vous atteint. Y finir son tour redresse toutes vos roues et tous vos objets, et pose une nouvelle rencontre sur le bâtiment de votre choix.
how-found = Trouver le Gamin Perdu
    .text = Finissez une course sur un bâtiment et fouillez-le : c’est la rencontre de votre tour, et la réponse est toujours vraie. Une fois trouvé, le Gamin Perdu parle librement, a un pouvoir et roule avec vous.
