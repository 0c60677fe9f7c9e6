# What matters before a choice.

coach-enemies = { $n ->
    [one] An enemy is on you: unless you fight or evade, it strikes first.
   *[other] { $n } enemies are on you: unless you fight or evade, they strike first.
}
coach-health = Only { $n } health left.
coach-sanity = Only { $n } sanity left.
coach-act = You have the clues: turning the act costs no action.
coach-clues = { $n ->
    [one] One more clue and the act can turn.
   *[other] { $n } more clues and the act can turn.
}
coach-doom = { $n } doom until the agenda advances.

# What bots weigh: the reasons of a hint.

why-points = victory points
why-stage = act
why-rounds = doom that the agendas still take
why-clues = clues of the group
why-foes = health left to all enemies
why-chance = chance to pass this test, in %
why-here = clues where you are
why-damage = damage that { $seat } can still take
why-horror = horror that { $seat } can still take
why-strikes = enemies that strike { $seat }
why-weapons = weapons of { $seat }
why-assets = assets of { $seat } in play
why-hand = cards in the hand of { $seat }
why-resources = resources of { $seat }

# What nobody should overlook, coach or not.

warn-last = The next doom turns the last agenda.
warn-icons = Its icons change nothing: the same tokens succeed.
warn-unused = { $n ->
    [one] One action is left.
   *[other] { $n } actions are left.
}
