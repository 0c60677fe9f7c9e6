# What matters before a choice.

coach-beside = { $n ->
    [one] A monster is in this space: leaving, or doing anything but attack, takes an evade test.
   *[other] { $n } monsters are in this space: leaving, or doing anything but attack, takes an evade test for each.
}
coach-event = { $n ->
    [one] The next event comes with the Keeper’s next turn.
   *[other] The next event comes in { $n } turns of the Keeper.
}

# What bots weigh: the reasons of a hint.

why-clues = clues found
why-rooms = rooms explored
why-threat = threat
why-monsters = health left to all monsters
why-gone = investigators killed
why-health = health of { $person }
why-sanity = sanity of { $person }
why-prey = steps from a monster to the nearest investigator
why-way = steps from { $person } to the best room to explore

# What nobody should overlook, coach or not.

warn-last = { $n ->
    [one] The story ends with the Keeper’s next turn.
   *[other] The story ends in { $n } turns of the Keeper.
}
warn-luck = Luck adds nothing here.
warn-failed = The test has failed already: a new roll can only help the investigator.
warn-unused = Your action is still unused.
