# Arkham at the terminal, in English.

arkham-phase = { $phase } phase
arkham-doom = doom { $n } of { $needs }
arkham-act-clues = clues { $n } of { $needs }
arkham-shroud = shroud { $n }
arkham-links = leads to { $places }
arkham-lead = lead
arkham-out-in = still standing
arkham-out-defeated = defeated
arkham-out-resigned = resigned
arkham-out-killed = killed
arkham-held = hand { $hand }, deck { $deck }, discard { $discard }
arkham-in-play = In play:
arkham-threat = Threat:
arkham-damage = damage { $n } of { $of }
arkham-horror = horror { $n } of { $of }
arkham-resources = { $n ->
    [one] 1 resource
   *[other] { $n } resources
}
arkham-has-clues = { $n ->
    [0] no clue
    [one] 1 clue
   *[other] { $n } clues
}
arkham-actions = { $n ->
    [0] no action left
    [one] 1 action
   *[other] { $n } actions
}
arkham-pile = { $deck ->
    [one] 1 card
   *[other] { $deck } cards
}{ $discard ->
    [0] { "" }
   *[other] , { $discard } discarded
}
arkham-victory = { $cards }: { $n ->
    [one] 1 point
   *[other] { $n } points
}
arkham-none = nothing
arkham-cost = cost { $n }
arkham-weakness = weakness
arkham-icon-willpower = Wil
arkham-icon-intellect = Int
arkham-icon-combat = Com
arkham-icon-agility = Agi
arkham-icon-wild = Any
arkham-uses = { $n ->
    [one] 1 use
   *[other] { $n } uses
}
arkham-on-damage = damage { $n }
arkham-on-horror = horror { $n }
arkham-on-clues = { $n ->
    [one] 1 clue
   *[other] { $n } clues
}
arkham-on-doom = doom { $n }
arkham-exhausted = exhausted
arkham-fight = fight { $n }
arkham-health = health { $n } of { $of }
arkham-evade = evade { $n }
arkham-hits = attack { $damage } damage { $horror } horror
arkham-keyword-hunter = Hunter
arkham-keyword-retaliate = Retaliate
arkham-keyword-alert = Alert
arkham-keyword-aloof = Aloof
arkham-keyword-massive = Massive
arkham-test = { $who }: { $what }
arkham-against = against { $n }
arkham-chance = chance { $n } %
arkham-then = then { $n } %
arkham-passed = passed
arkham-failed = failed
arkham-moment = { $when }: { $what }
arkham-opportunity = { $n ->
    [one] An enemy is engaged with you: it attacks
   *[other] { $n } enemies are engaged with you: they attack
} first, unless your action is to fight, evade, parley or resign.
arkham-versus = { $n } against { $of }
arkham-unseen = unexplored
arkham-place-note = shroud { $shroud }, { $clues ->
    [0] no clue
    [one] 1 clue
   *[other] { $clues } clues
}
arkham-resolution = Resolution { $n }
arkham-no-resolution = No resolution was reached
arkham-investigator = Investigator
arkham-fate = Fate
arkham-experience = Experience
arkham-physical = Physical trauma
arkham-mental = Mental trauma
help-table-arkham = A location marked ▸ is yours; Skills in brackets are the printed ones. In a test, ✓ and ✗ tell which tokens would pass it. Wil Int Com Agi Any are the icons a card adds when you commit it.
