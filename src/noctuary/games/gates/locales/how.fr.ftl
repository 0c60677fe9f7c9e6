# Comment on joue : la carte, puis les pages.

how-goal = Avoir le plus de points quand la dernière monstruosité est libre.
how-win = Le plus haut total gagne : les points des portails, des villes et du désespoir en cours de route, puis ceux de vos gens et de votre carnet à la fin.
how-lose = Tous les autres perdent. À égalité, les jetons désespoir gardés départagent.
how-turn = Qui tient le disque choisit une manche saine ou malsaine. Puis chacun, à son tour, joue deux cartes l’une après l’autre, par la moitié qui convient à la manche, et en pioche deux.
how-missed-1 = Un portail qui s’ouvre paie tous ceux qui ont du monde dans sa ville, peu importe qui l’a ouvert. Ensuite, tout ce monde rentre chez lui.
how-missed-2 = Quatre jetons retournent le disque au milieu d’un tour, pour tout le monde, jusqu’à la fin de la manche.
how-missed-3 = La partie s’arrête net, en plein tour, et les jetons restants n’achètent plus rien.

how-mode = Sain ou malsain
    .text = Chaque carte en vaut deux : le jour, elle rassemble et envoie ; la nuit, elle convertit et bâtit. Une seule personne choisit pour toutes, et le disque passe à chaque manche : gardez des cartes pour celle que vous choisirez.
how-people = Des gens dans les villes
    .text = Envoyez des investigateurs là où un portail est presque prêt : la ville paie les trois groupes les plus nombreux quand il s’ouvre. La nuit, convertir renvoie l’investigateur d’un autre et met le vôtre à sa place.
how-gates = Les sections des portails
    .text = Bâtir, c’est prendre des cartes portail, parmi les quatre visibles ou à l’aveugle dans la pioche. Chacune rejoint votre propre portail de cette ville ; il a cinq à sept sections, et l’on n’en bâtit jamais deux de la même ville à la fois.
how-opening = Un portail s’ouvre
    .text = La dernière section arrête tout. Qui l’a posée libère la monstruosité du dessus et la marque ; un parchemin change peut-être les règles ; la ville paie la première, la deuxième et la troisième place ; ses investigateurs rentrent.
how-journal = Votre carnet
    .text = Pages, plans et runes vous restent et comptent à la fin. Une page vaut 4 si son numéro en touche un autre, 2 sinon ; un plan de quatre morceaux vaut 12 ; une à cinq runes valent 1, 2, 4, 8, 16.
how-despair = Le désespoir
    .text = Beaucoup de cartes qui envoient ou bâtissent donnent aussi des jetons. À votre tour, ils paient les actions désespérées : échanger deux cartes, renouveler les cartes portail, retourner le disque, marquer trois points.
how-end = La fin
    .text = À deux, le quatrième portail ouvert finit la partie ; à trois ou quatre, le sixième. Personne ne termine son tour : on compte tout, sur-le-champ.
