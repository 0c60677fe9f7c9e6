# What matters before a choice.

coach-rounds = { $n ->
    [one] One more round after this one.
   *[other] { $n } more rounds after this one.
}
coach-beside = { $n ->
    [one] A monster is in this space: leaving it takes an evade check.
   *[other] { $n } monsters are in this space: leaving it takes an evade check for each.
}
coach-clues = { $n ->
    [one] One clue: it can turn one lens into a success.
   *[other] { $n } clues: each can turn a lens into a success.
}

# What bots weigh: the reasons of a hint.

why-story = actions the story still takes, as the bot reckons
why-monsters = health left to all monsters
why-reach = monsters that can come to { $figure } at once
why-way = spaces from { $figure } to the token worth most

# What nobody should overlook, coach or not.

warn-fallen = One of you is out: you lose unless the task is done when this round ends.
warn-last = This is the last round.
warn-passed = The test is passed already: this changes nothing.
warn-unused = { $n ->
    [one] One action is left.
   *[other] { $n } actions are left.
}
