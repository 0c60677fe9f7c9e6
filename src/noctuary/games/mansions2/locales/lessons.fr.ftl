# La première partie, guidée.

lesson-first-goal = Un horloger a disparu, et sa dernière horloge sonne treize coups. Vous menez Agatha et Bastien dans sa maison ; à cette table, la maison joue toute seule.
lesson-first-objective = Personne ne vous dit encore comment gagner : la tâche est écrite ici, et change à mesure que vous apprenez. Le cadran compte les rounds qui restent.
lesson-first-who = Chaque investigateur a un tour de deux actions, dans l’ordre que vous voulez. Commencez par Agatha.
lesson-first-move = On se déplace de deux espaces au plus. La gouvernante attend au pied de l’escalier, un espace au nord : allez la voir.
lesson-first-ask = Visages, mains, portes et loupes sont des jetons dont on se sert depuis leur espace. Interrogez Edda Pryce sur Vayle : un dé par point d’influence, et les étoiles sont des réussites.
lesson-first-rest = Deux étoiles, il en fallait deux : un indice chacun, et un de plus pour Agatha. Il lui restait un espace de déplacement : jusqu’à la Loge du portier, à l’est.
lesson-first-bastien = Deux actions faites : c’est au tour de Bastien. Le vestiaire est à côté : neuf manteaux, dont un qui goutte.
lesson-first-search = La loupe est une fouille, et coûte une action. Voyez ce que cachent les manteaux.
lesson-first-end = Un fusil à deux canons ; et une frayeur, mais la volonté de Bastien a tenu. Finissez son tour, et la maison a le sien : événements, monstres et peur. À ce premier round, elle ne fait que battre l’heure.
lesson-first-explore = Deuxième round, Agatha encore. La porte à côté d’elle porte un jeton que personne n’a exploré : ouvrez-la, et la carte s’agrandit.
lesson-first-larder = Elle est entrée dans la cuisine. Il y a quelque chose sur les étagères : fouillez-les.
lesson-first-clue = Une étoile, une réussite ; les deux loupes ne valent rien, sauf si un indice change chacune en réussite. Dépensez les vôtres : deux indices, trois réussites.
lesson-first-known = Tout concorde, et vous connaissez la tâche : remonter l’horloge à l’envers avec une clé d’argent. Mais Corvin Hale, l’invité de l’arrière-cuisine, a montré ses écailles, et un acolyte se tient derrière Bastien.
lesson-first-attack = Au tour de Bastien, le fusil en main, l’Acolyte du Reflux dans son espace. Attaquez : on teste l’agilité, puis les dégâts de l’arme comptent.
lesson-first-win = Voilà comment on gagne : écouter, fouiller, apprendre la tâche, l’accomplir avant le dernier round. À bout de vie on est blessé, à bout de raison on devient fou ; la deuxième fois, éliminé, et les autres n’ont plus qu’un round.
