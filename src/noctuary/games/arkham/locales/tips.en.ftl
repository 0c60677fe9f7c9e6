# What matters before a choice.

tip-enemies = { $n ->
    [one] An enemy is on you: unless you fight or evade, it strikes first.
   *[other] { $n } enemies are on you: unless you fight or evade, they strike first.
}
tip-health = Only { $n } health left.
tip-sanity = Only { $n } sanity left.
tip-act = You have the clues: turning the act costs no action.
tip-clues = { $n ->
    [one] One more clue and the act can turn.
   *[other] { $n } more clues and the act can turn.
}
tip-doom = { $n } doom until the agenda advances.

# What bots weigh: the reasons of a hint.

reason-points = victory points
reason-stage = act
reason-rounds = doom that the agendas still take
reason-clues = clues of the group
reason-foes = health left to all enemies
reason-chance = chance to pass this test, in %
reason-here = clues where you are
reason-damage = damage that { $seat } can still take
reason-horror = horror that { $seat } can still take
reason-strikes = enemies that strike { $seat }
reason-weapons = weapons of { $seat }
reason-assets = assets of { $seat } in play
reason-hand = cards in the hand of { $seat }
reason-resources = resources of { $seat }

# What nobody should overlook, coach or not.

warning-last = The next doom turns the last agenda.
warning-icons = Its icons change nothing: the same tokens succeed.
warning-unused = { $n ->
    [one] One action is left.
   *[other] { $n } actions are left.
}
