# What an option would come to.

ahead-test = { $skill }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} for { $wanted }: { $chance } %
ahead-attack = { $skill }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} for { $wanted }: { $chance } %, { $whole }.{ $tenth } damage expected
ahead-attack_or = or { $skill }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} for { $wanted }: { $chance } %, { $whole }.{ $tenth } damage expected
ahead-evade = first evade { $creature }: { $skill }, { $dice ->
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
ahead-evade_any = first evade { $creature }: { $chance } % on average{ $damage ->
    [0] { "" }
   *[other] , else { $damage } damage
}{ $horror ->
    [0] { "" }
   *[other] , else { $horror } horror
}{ $lost ->
    [0] { "" }
   *[other] , else the action is lost
}
