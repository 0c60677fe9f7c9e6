# Ce que vaudrait un choix.

preview-test = { $attribute } { $n } : { $chance } %
preview-spell = { $attribute } : { $chance } % en moyenne
preview-bare = rien ne se trouve ici
preview-puzzle = { $n ->
    [one] une énigme : { $n } coup
   *[other] une énigme : { $n } coups
}
preview-attack = { $attribute } : { $chance } % en moyenne, dégâts { $more ->
    [0] { $damage }
   *[other] { $damage }–{ $most }
}
preview-attack_card = { $attribute } ({ $cards } sur { $of } cartes) : { $chance } %, dégâts { $more ->
    [0] { $damage }
   *[other] { $damage }–{ $most }
}
