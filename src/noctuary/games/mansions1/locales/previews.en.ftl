# What an option would come to.

preview-test = { $attribute } { $n }: { $chance } %
preview-spell = { $attribute }: { $chance } % on average
preview-bare = nothing lies here
preview-puzzle = { $n ->
    [one] a puzzle: 1 move
   *[other] a puzzle: { $n } moves
}
preview-attack = { $attribute }: { $chance } % on average, damage { $more ->
    [0] { $damage }
   *[other] { $damage }–{ $most }
}
preview-attack_card = { $attribute } ({ $cards } of { $of } cards): { $chance } %, damage { $more ->
    [0] { $damage }
   *[other] { $damage }–{ $most }
}
