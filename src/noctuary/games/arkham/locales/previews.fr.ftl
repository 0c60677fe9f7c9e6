# Ce que vaudrait un choix.

preview-test = { $skill } { $n } contre { $against }, { $chance } %
preview-test_of = { $card } : { $skill } { $n } contre { $against }, { $chance } %
preview-attack = { $skill } { $n } contre { $against }, { $chance } %, { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}
preview-attack_on = { $card } : { $skill } { $n } contre { $against }, { $chance } %, { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}

preview-cause = { $card }
