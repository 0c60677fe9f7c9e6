# What matters before a choice.

coach-last = One of you is out: this round is the last.
coach-rounds = { $n ->
    [0] This is the last round.
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
