# La première partie, guidée.

lesson-first-goal = Cinq villes et un seul but : avoir plus de points que votre rivale quand tout sera fini. Quatre manches ont été jouées pour vous, et personne n’a encore marqué.
lesson-first-end = Près de la carte, la pile des monstruosités. Chaque portail ouvert libère celle du dessus ; quand la dernière est libre, la partie s’arrête et l’on compte tout.
lesson-first-mode = Vous tenez le disque : c’est vous qui dites comment tout le monde joue cette manche. Prenez le mode sain : la moitié saine des cartes rassemble des gens et des papiers.
lesson-first-send = Un tour, c’est deux cartes. Jouez celle qui envoie deux investigateurs : être nombreux dans une ville, c’est gagner gros le jour où elle paie.
lesson-first-where = Regardez Rockport : votre rivale y a deux personnes, vous une seule. Envoyez-y la première des vôtres.
lesson-first-majority = Vous voilà à égalité. La seconde vous fait passer devant : Rockport, encore.
lesson-first-page = La deuxième carte : une page perdue. Les pages restent dans votre journal jusqu’à la fin et rapportent le plus quand leurs numéros se suivent.
lesson-first-over = Vos deux cartes sont jouées, votre main se complète. Terminez votre tour, et regardez ce que votre rivale fait du sien.
lesson-first-insane = Votre rivale tenait le disque et a choisi le mode malsain. Les mêmes cartes font à présent l’autre chose qu’elles portent : runes, conversions et portails.
lesson-first-build = Quatre sections de votre portail de Rockport sont debout, et il en faut cinq. Jouez une carte qui en bâtit une.
lesson-first-section = Quatre cartes portail sont visibles : chacune est une section du portail de sa ville. Prenez Rockport, c’est celle qui vous manque.
lesson-first-opened = Le portail s’ouvre ! La monstruosité vous vaut 12 points, et Rockport paie : 9 pour vous, qui y étiez en nombre, 6 pour votre rivale. Puis chacun rentre chez soi.
lesson-first-rune = Encore une carte. La rune rejoint votre journal, comme la page : elle compte à la fin, et plus vous en avez, plus chacune vaut cher.
lesson-first-despair = Certaines cartes donnent aussi des jetons désespoir. Ils paient les actions désespérées, comme retourner le disque au beau milieu d’une manche.
lesson-first-win = En somme : placez vos gens là où un portail va s’ouvrir, ouvrez des portails pour les monstruosités, remplissez votre journal. Le plus de points après la dernière monstruosité l’emporte.
