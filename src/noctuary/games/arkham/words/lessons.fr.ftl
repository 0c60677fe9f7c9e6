# La première partie, guidée.

lesson-first-goal = Vous êtes Roland Banks, agent fédéral, et ce soir votre propre maison vous enferme. Trouvez des indices pour faire avancer l’histoire avant que la fatalité ne s’en charge.
lesson-first-hand = Ces cinq cartes sont votre main. On peut en échanger une fois ; celle-ci est bonne, gardez-la.
lesson-first-story = Deux cartes font la course. L’Intrigue accumule la fatalité, une par manche ; l’Acte attend vos indices, deux pour commencer.
lesson-first-asset = Un tour, c’est trois actions. D’abord, armez-vous : le pistolet coûte quatre de vos cinq ressources et reste en jeu.
lesson-first-investigate = Deuxième action : le bureau cache deux indices. Enquêter oppose votre intellect, 3, à la valeur occulte du lieu, 2.
lesson-first-commit = Avant que le sort ne tranche, vous pouvez engager des cartes pour leurs icônes, sans payer. Perception montre deux livres : votre 3 devient 5.
lesson-first-token = Un jeton sort maintenant du sac et change votre nombre ; la plupart en retirent. Atteignez 2 et l’indice est à vous.
lesson-first-again = Un indice, et une nouvelle carte grâce à Perception. Troisième action : encore une fois, sans aide.
lesson-first-act = Deux indices. Les dépenser ne coûte pas d’action : faites avancer l’Acte, et voyez où la maison est passée.
lesson-first-mythos = Votre tour était fini, la manche a suivi : une carte piochée, une ressource gagnée, une fatalité sur l’Intrigue, et des rats sortis des murs. Ils sont engagés avec vous.
lesson-first-fight = Partez, et ils mordront d’abord. Tirez plutôt : combat 4, un de plus grâce au pistolet, contre 1, et deux dégâts si vous touchez.
lesson-first-cellar = La voie est libre. Des indices attendent à la cave et au grenier ; se déplacer coûte une action, et ce lieu vous accueille d’un souffle glacé.
lesson-first-lose = Les dégâts contre votre santé, l’horreur contre votre santé mentale : à l’une ou l’autre limite, vous êtes hors jeu. Si plus personne ne reste, ou si la dernière Intrigue s’achève, la nuit est perdue.
lesson-first-win = On gagne en achevant le dernier Acte. Donc : des indices avant la fatalité, une arme avant les monstres, et des cartes dans les tests qui comptent.
