# What an option would come to.

preview-test = { $skill }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} for { $wanted }: { $chance } %
preview-attack = { $skill }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} for { $wanted }: { $chance } %, { $whole }.{ $tenth } damage expected
preview-attack_or = or { $skill }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} for { $wanted }: { $chance } %, { $whole }.{ $tenth } damage expected
preview-evade = first evade { $creature }: { $skill }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} for { $wanted }: { $chance } %{ $damage ->
    [0] { "" }
   *[other] , else { $damage } damage
}{ $horror ->
    [0] { "" }
   *[other] , else { $horror } horror
}{ $lost ->
    [0] { "" }
   *[other] , else the action is lost
}
preview-evade_any = first evade { $creature }: { $chance } % on average{ $damage ->
    [0] { "" }
   *[other] , else { $damage } damage
}{ $horror ->
    [0] { "" }
   *[other] , else { $horror } horror
}{ $lost ->
    [0] { "" }
   *[other] , else the action is lost
}
