# Ce que vaudrait un choix.

ahead-test = { $attribute } { $n } : { $chance } %
ahead-spell = { $attribute } : { $chance } % en moyenne
ahead-bare = rien ne se trouve ici
ahead-puzzle = { $n ->
    [one] une énigme : { $n } coup
   *[other] une énigme : { $n } coups
}
ahead-attack = { $attribute } : { $chance } % en moyenne, dégâts { $more ->
    [0] { $damage }
   *[other] { $damage }–{ $most }
}
ahead-attack_card = { $attribute } ({ $cards } sur { $of } cartes) : { $chance } %, dégâts { $more ->
    [0] { $damage }
   *[other] { $damage }–{ $most }
}
