# La première partie, guidée.

lesson-first-goal = Vous êtes Roland Banks, agent fédéral, et ce soir votre propre maison vous enferme. Trouvez des indices pour faire avancer l’histoire avant que la fatalité ne s’en charge.
lesson-first-hand = Ces cinq cartes sont votre main. On peut en mettre de côté une fois pour en piocher d’autres ; celle-ci est bonne, gardez-la.
lesson-first-story = Deux cartes font la course. L’Intrigue accumule la fatalité, une par manche, et se retourne contre vous quand son anneau est plein ; l’Acte attend vos indices, deux pour commencer.
lesson-first-asset = Un tour, c’est trois actions. D’abord, armez-vous : le pistolet coûte quatre de vos cinq ressources et reste en jeu.
lesson-first-investigate = Deuxième action : l’Étude cache deux indices. Enquêter oppose votre intellect, 3, au nombre sur l’écusson du lieu, sa valeur occulte : 2.
lesson-first-commit = Avant que le sort ne tranche, vous pouvez attribuer des cartes : leurs icônes s’ajoutent à votre nombre, sans payer. Perception montre deux livres : votre 3 devient 5.
lesson-first-token = Cela suffit : tirez un pion du sac. Il change votre nombre, et la plupart en retirent. Atteignez 2 et l’indice est à vous.
lesson-first-again = Le pion disait +1 : 6 contre 2. Un indice, et une nouvelle carte grâce à Perception. Troisième action : encore une fois, sans aide.
lesson-first-act = Deux indices. Les dépenser ne coûte pas d’action : faites avancer l’Acte, et voyez où la maison est passée.
lesson-first-mythos = L’Étude a disparu : vous voilà dans le vestibule. La manche a suivi : une carte piochée, une ressource gagnée, une fatalité sur l’Intrigue, et des rats. Engagés avec vous, ils mordent à chaque manche.
lesson-first-fight = Partez, et ils mordront d’abord. Tirez plutôt : combat 4, un de plus grâce au pistolet, contre 1, et deux dégâts si vous touchez.
lesson-first-cellar = La voie est libre. Des indices attendent à la cave et au grenier ; se déplacer coûte une action. La cave est en lumière : allez-y.
lesson-first-lose = Le froid de la cave vous a valu 1 dégât. Les dégâts contre votre santé, l’horreur contre votre santé mentale : à l’une ou l’autre limite, vous êtes hors jeu. Plus personne, ou la dernière Intrigue achevée, et la nuit est perdue.
lesson-first-win = On gagne quand le dernier Acte avance. Donc : des indices avant la fatalité, une arme avant les monstres, et des cartes dans les tests qui comptent.
