# Ce qui compte avant un choix.

tip-calamity = Encore { $n } crans de Calamité et tout est perdu.
tip-prey = Dans le quartier du Monstre, hors de toute cabane : { $figure }.
tip-objective = Prochain objectif : { $objective }.

# Ce que pèsent les bots : les raisons d’un conseil.

reason-calamity = Calamité
reason-places = étapes qui restent dans les objectifs
reason-symbols = symboles qui manquent pour les objectifs
reason-hideouts = bâtiments où peut être le Gamin Perdu
reason-hit = risque que le Monstre attrape { $figure }, en %
reason-caught = risque que les Fédéraux surprennent { $figure }, en %
reason-wheels = roues debout ({ $figure })
reason-ready = objets prêts ({ $figure })
reason-way = cases entre { $figure } et le plus utile ({ $building })

# Ce que personne ne doit manquer, guide ou non.

warning-calamity = Encore un cran de Calamité et tout est perdu.
warning-rested = Rien à redresser, aucun jeton à poser : cela ne fait rien.
warning-token = Rien à redresser : cela pose seulement un jeton.
warning-elsewhere = Le Gamin Perdu ne peut pas être ici.
