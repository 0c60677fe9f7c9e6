# What matters before a choice.

tip-beside = { $n ->
    [one] A monster is in this space: leaving, or doing anything but attack, takes an evade test.
   *[other] { $n } monsters are in this space: leaving, or doing anything but attack, takes an evade test for each.
}
tip-event = { $n ->
    [one] The next event comes with the Keeper’s next turn.
   *[other] The next event comes in { $n } turns of the Keeper.
}

# What bots weigh: the reasons of a hint.

reason-clues = clues found
reason-rooms = rooms explored
reason-threat = threat
reason-monsters = health left to all monsters
reason-gone = investigators killed
reason-health = health of { $person }
reason-sanity = sanity of { $person }
reason-prey = steps from a monster to the nearest investigator
reason-way = steps from { $person } to the best room to explore

# What nobody should overlook, coach or not.

warning-last = { $n ->
    [one] The story ends with the Keeper’s next turn.
   *[other] The story ends in { $n } turns of the Keeper.
}
warning-luck = Luck adds nothing here.
warning-failed = The test has failed already: a new roll can only help the investigator.
warning-unused = Your action is still unused.
