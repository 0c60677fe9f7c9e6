# Ce que vaudrait un choix.

preview-test = { $skill }, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} pour { $wanted } : { $chance } %
preview-attack = { $skill }, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} pour { $wanted } : { $chance } %, { $whole },{ $tenth } dégât attendu
preview-attack_or = ou { $skill }, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} pour { $wanted } : { $chance } %, { $whole },{ $tenth } dégât attendu
preview-evade = d’abord échapper à { $creature } : { $skill }, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} pour { $wanted } : { $chance } %{ $damage ->
    [0] { "" }
    [one] , sinon { $damage } dégât
   *[other] , sinon { $damage } dégâts
}{ $horror ->
    [0] { "" }
    [one] , sinon { $horror } horreur
   *[other] , sinon { $horror } horreurs
}{ $lost ->
    [0] { "" }
   *[other] , sinon l’action est perdue
}
preview-evade_any = d’abord échapper à { $creature } : { $chance } % en moyenne{ $damage ->
    [0] { "" }
    [one] , sinon { $damage } dégât
   *[other] , sinon { $damage } dégâts
}{ $horror ->
    [0] { "" }
    [one] , sinon { $horror } horreur
   *[other] , sinon { $horror } horreurs
}{ $lost ->
    [0] { "" }
   *[other] , sinon l’action est perdue
}
