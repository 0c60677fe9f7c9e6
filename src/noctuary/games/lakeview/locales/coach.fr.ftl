# Ce qui compte avant un choix.

coach-calamity = Encore { $n } crans de Calamité et tout est perdu.
coach-prey = Dans le quartier du Monstre, hors de toute cabane : { $figure }.
coach-objective = Prochain objectif : { $objective }.

# Ce que pèsent les bots : les raisons d’un conseil.

why-calamity = Calamité
why-places = étapes qui restent dans les objectifs
why-symbols = symboles qui manquent pour les objectifs
why-hideouts = bâtiments où peut être le Gamin Perdu
why-hit = risque que le Monstre attrape { $figure }, en %
why-caught = risque que les Fédéraux surprennent { $figure }, en %
why-wheels = roues debout ({ $figure })
why-ready = objets prêts ({ $figure })
why-way = cases entre { $figure } et le plus utile ({ $building })

# Ce que personne ne doit manquer, guide ou non.

warn-calamity = Encore un cran de Calamité et tout est perdu.
warn-rested = Rien à redresser, aucun jeton à poser : cela ne fait rien.
warn-token = Rien à redresser : cela pose seulement un jeton.
warn-elsewhere = Le Gamin Perdu ne peut pas être ici.
