# Ce que vaudrait un choix.

ahead-test = { $skill } { $n } contre { $against }, { $chance } %
ahead-test_of = { $card } : { $skill } { $n } contre { $against }, { $chance } %
ahead-attack = { $skill } { $n } contre { $against }, { $chance } %, { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}
ahead-attack_on = { $card } : { $skill } { $n } contre { $against }, { $chance } %, { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}

ahead-cause = { $card }
