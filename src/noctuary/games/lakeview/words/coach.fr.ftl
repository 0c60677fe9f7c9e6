# Ce qui compte avant un choix.

coach-calamity = { $n ->
    [one] Encore un cran de Calamité et tout est perdu.
   *[other] Encore { $n } crans de Calamité et tout est perdu.
}
coach-prey = Dans le quartier du Monstre, hors de toute cabane : { $figure }.
coach-objective = Prochain objectif : { $objective }.
