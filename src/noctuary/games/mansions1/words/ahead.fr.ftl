# Ce que vaudrait un choix.

ahead-test = { $attribute } { $n } : { $chance } %
ahead-spell = { $attribute } : { $chance } % en moyenne
ahead-puzzle = { $n ->
    [one] une énigme : { $n } coup
   *[other] une énigme : { $n } coups
}
ahead-attack = { $attribute } : { $chance } % en moyenne, dégâts { $more ->
    [0] { $damage }
   *[other] { $damage } à { $most }
}
ahead-attack_card = { $cards } cartes sur { $of } demandent { $attribute } : { $chance } %, dégâts { $more ->
    [0] { $damage }
   *[other] { $damage } à { $most }
}
