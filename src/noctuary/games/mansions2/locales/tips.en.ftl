# What matters before a choice.

tip-rounds = { $n ->
    [one] One more round after this one.
   *[other] { $n } more rounds after this one.
}
tip-beside = { $n ->
    [one] A monster is in this space: leaving it takes an evade check.
   *[other] { $n } monsters are in this space: leaving it takes an evade check for each.
}
tip-clues = { $n ->
    [one] One clue: it can turn one lens into a success.
   *[other] { $n } clues: each can turn a lens into a success.
}

# What bots weigh: the reasons of a hint.

reason-story = actions the story still takes, as the bot reckons
reason-monsters = health left to all monsters
reason-reach = monsters that can come to { $figure } at once
reason-way = spaces from { $figure } to the token worth most

# What nobody should overlook, coach or not.

warning-fallen = One of you is out: you lose unless the task is done when this round ends.
warning-last = This is the last round.
warning-passed = The test is passed already: this changes nothing.
warning-unused = { $n ->
    [one] One action is left.
   *[other] { $n } actions are left.
}
