# La première partie, guidée.

lesson-first-goal = Un ami est caché dans l’un de ces vingt bâtiments, et quelque chose chasse dans les rues. Vous êtes Nancy ; avec Dustin vous partez à vélo, tandis que le Gamin Perdu ne parle que par ses cartes.
lesson-first-calamity = Voici les objectifs contre ce Monstre, le Démon de Dover : quand tous sont cochés, tout le monde gagne. Au-dessus court la Calamité : arrivée au bout, tout le monde perd.
lesson-first-first = Le Gamin Perdu a joué, et le Monstre a bougé. Deux Gamins jouent maintenant un tour chacun ; laissez Nancy commencer.
lesson-first-wheel = Nancy arrive à l’Hôtel Clemency. Une course commence par une roue : son nombre dit combien de cases faire, et chacune sert une fois avant que les quatre aient servi. Prenez le 5.
lesson-first-ride = Lance, à la pharmacie Harris, a vu quelque chose, et lui parler est votre premier objectif. Allez-y ; rien n’oblige à faire les cinq cases.
lesson-first-lance = Arrêtée au bon endroit, vous pouvez faire ce que demande l’objectif : c’est la rencontre de votre tour. Parlez à Lance.
lesson-first-hit = Dustin a roulé jusqu’au bord des Hauteurs, et la carte du Gamin Perdu a lancé le Monstre vers le Gamin le plus proche : lui. Un cran de Calamité, et il a fui dans une cabane, le seul abri.
lesson-first-clue = Mais voyez ce que cette carte laisse paraître : une balançoire. Elle se trouve dans le jardin au sud du bâtiment 7, chez les Jones. Votre ami veut que vous cherchiez là.
lesson-first-again = À vous de nouveau. Le 5 a servi ; prenez le 4.
lesson-first-house = Roulez jusque chez les Jones, bâtiment 7. Gare aux Fédéraux, dans la voiture rouge et la bleue : on ne finit jamais sa course à côté d’eux.
lesson-first-search = Dans tout bâtiment on peut fouiller, et la réponse est toujours vraie. Fouillez.
lesson-first-found = Le voilà ! Le Gamin Perdu peut parler, il a un pouvoir et roule avec vous. Deux objectifs sont remplis.
lesson-first-win = Ce qui reste : une étoile marque ce qui peut se faire, un cadenas ce qui doit attendre. Les bâtiments à ? cachent des rencontres, qui donnent les symboles demandés. Tout cela avant le bout de la Calamité.
