# What matters before a choice.

coach-last = The last agenda turns with the next doom.
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
