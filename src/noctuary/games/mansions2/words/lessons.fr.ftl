# La première partie, guidée.

lesson-first-goal = Un horloger a disparu, et sa dernière horloge sonne treize coups. Vous menez Agatha et Bastien dans sa maison ; à cette table, la maison joue toute seule.
lesson-first-objective = Personne ne vous dit encore comment gagner : la tâche est écrite ici, et change à mesure que vous apprenez. Le cadran compte les manches qui restent.
lesson-first-who = Chaque investigateur a un tour de deux actions, dans l’ordre que vous voulez. Commencez par Agatha.
lesson-first-move = On se déplace de deux espaces au plus. La gouvernante attend au pied de l’escalier, un espace au nord : allez la voir.
lesson-first-ask = Visages, mains et loupes sont des jetons dont on se sert depuis leur espace. Interrogez Edda Pryce sur Vayle : on teste l’influence, et les étoiles des dés sont des réussites.
lesson-first-rest = Des indices ! Et Agatha peut encore finir son déplacement, dont il restait un espace : jusqu’à la loge.
lesson-first-bastien = Deux actions faites : c’est au tour de Bastien. Le vestiaire est à côté : neuf manteaux, dont un qui goutte.
lesson-first-search = La loupe est une fouille, et coûte une action. Voyez ce que cachent les manteaux.
lesson-first-end = Un fusil. Bastien en a fait assez : finissez son tour, et la maison a le sien, avec ses événements, ses monstres et sa peur. À cette première manche, elle ne fait que battre l’heure.
lesson-first-explore = Deuxième manche, Agatha encore. La porte à côté d’elle porte un jeton que personne n’a exploré : ouvrez-la, et la carte s’agrandit.
lesson-first-larder = Elle est entrée dans la cuisine. Il y a quelque chose sur les étagères : fouillez-les.
lesson-first-clue = Une étoile, une réussite ; les deux loupes ne valent rien, sauf si un indice change chacune en réussite. Dépensez les vôtres : deux indices, trois réussites.
lesson-first-known = Tout concorde, et vous connaissez la tâche : remonter l’horloge à l’envers avec une clé d’argent. Mais l’invité de l’arrière-cuisine a montré ses écailles, et quelqu’un se tient derrière Bastien.
lesson-first-attack = Au tour de Bastien, le fusil en main, un adepte dans son espace. Attaquez : on teste l’agilité, puis les dégâts de l’arme comptent.
lesson-first-win = Voilà comment on gagne : écouter, fouiller, apprendre la tâche, l’accomplir avant la dernière manche. Blessures et folie éliminent la deuxième fois, et un ami perdu ne laisse aux autres qu’une manche.
