# La première partie, guidée.

lesson-first-goal = Cinq villes et un seul but : avoir plus de points que votre rivale quand tout sera fini. Quatre manches ont été jouées pour vous ; vous en êtes à 0 point, elle aussi.
lesson-first-end = Voici la pile des monstruosités. Chaque portail ouvert libère celle du dessus, qui vaut le nombre inscrit. Quand la dernière est libre, la partie s’arrête et l’on compte tout.
lesson-first-mode = Vous tenez le disque de santé mentale : vous dites comment tout le monde joue cette manche. Rendez-la saine : c’est alors la moitié claire des cartes qui compte, celle des gens et des papiers.
lesson-first-send = Un tour, c’est deux cartes. Jouez celle qui envoie deux investigateurs : le jour où le portail d’une ville s’ouvre, qui y est en nombre gagne gros.
lesson-first-where = Rockport : votre rivale y a deux personnes, vous une. Les nombres sous le nom sont ce que gagneront premier, deuxième et troisième. Envoyez-y quelqu’un.
lesson-first-majority = Vous voilà à égalité. La seconde vous fait passer devant : Rockport, encore.
lesson-first-page = La deuxième carte : une page perdue. Elle reste dans votre carnet et compte à la fin : 2 points seule, 4 quand son numéro en touche un autre.
lesson-first-over = Vos deux cartes sont jouées. Terminez votre tour, et votre main se complète ; puis regardez ce que fait votre rivale.
lesson-first-insane = Votre rivale tenait le disque : manche malsaine. C’est maintenant la moitié sombre des cartes qui compte : runes, portails à construire, investigateurs remplacés par les vôtres.
lesson-first-build = L’anneau de Rockport marque 4/5 : quatre des cinq sections de votre portail y sont debout. Jouez une carte qui construit la dernière.
lesson-first-section = Quatre cartes portail sont visibles : chacune est une section du portail de sa ville. Prenez celle au phare : Rockport, qui vous manque.
lesson-first-opened = Le portail s’ouvre ! La monstruosité vous vaut 12 points, et Rockport paie : 9 pour vous, qui y étiez en nombre, 6 pour votre rivale. Tous repartent, et un parchemin apporte une règle pour tout le monde.
lesson-first-rune = Encore une carte. La rune rejoint votre carnet, comme la page : elle compte à la fin, et plus vous en avez, plus chacune vaut cher.
lesson-first-despair = Les gouttes près de vos points sont des jetons désespoir, que donnent certaines cartes. Ils paient les actions désespérées, comme retourner le disque au beau milieu d’une manche.
lesson-first-win = En somme : placez vos gens là où un portail va s’ouvrir, ouvrez des portails pour les monstruosités, remplissez votre carnet. Le plus de points après la dernière monstruosité l’emporte.
