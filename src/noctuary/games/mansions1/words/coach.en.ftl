# What matters before a choice.

coach-last = { $n ->
    [one] The story ends with the Keeper’s next turn.
   *[other] The story ends in { $n } turns of the Keeper.
}
coach-beside = { $n ->
    [one] A monster is in this space: leaving, or doing anything but attack, takes an evade test.
   *[other] { $n } monsters are in this space: leaving, or doing anything but attack, takes an evade test for each.
}
coach-event = { $n ->
    [one] The next event comes with the Keeper’s next turn.
   *[other] The next event comes in { $n } turns of the Keeper.
}
