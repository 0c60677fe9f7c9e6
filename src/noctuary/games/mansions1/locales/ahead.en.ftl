# What an option would come to.

ahead-test = { $attribute } { $n }: { $chance } %
ahead-spell = { $attribute }: { $chance } % on average
ahead-bare = nothing lies here
ahead-puzzle = { $n ->
    [one] a puzzle: 1 move
   *[other] a puzzle: { $n } moves
}
ahead-attack = { $attribute }: { $chance } % on average, damage { $more ->
    [0] { $damage }
   *[other] { $damage }–{ $most }
}
ahead-attack_card = { $attribute } ({ $cards } of { $of } cards): { $chance } %, damage { $more ->
    [0] { $damage }
   *[other] { $damage }–{ $most }
}
