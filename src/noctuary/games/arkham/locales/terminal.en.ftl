# Arkham at the terminal, in English.

terminal-phase = { $phase } phase
terminal-doom = doom { $n } of { $needs }
terminal-act-clues = clues { $n } of { $needs }
terminal-shroud = shroud { $n }
terminal-links = leads to { $places }
terminal-lead = lead
terminal-out-in = still standing
terminal-out-defeated = defeated
terminal-out-resigned = resigned
terminal-out-killed = killed
terminal-held = hand { $hand }, deck { $deck }, discard { $discard }
terminal-in-play = In play:
terminal-threat = Threat:
terminal-damage = damage { $n } of { $of }
terminal-horror = horror { $n } of { $of }
terminal-resources = { $n ->
    [one] 1 resource
   *[other] { $n } resources
}
terminal-has-clues = { $n ->
    [0] no clue
    [one] 1 clue
   *[other] { $n } clues
}
terminal-actions = { $n ->
    [0] no action left
    [one] 1 action
   *[other] { $n } actions
}
terminal-pile = { $deck ->
    [one] 1 card
   *[other] { $deck } cards
}{ $discard ->
    [0] { "" }
   *[other] , { $discard } discarded
}
terminal-victory = { $cards }: { $n ->
    [one] 1 point
   *[other] { $n } points
}
terminal-none = nothing
terminal-cost = cost { $n }
terminal-weakness = weakness
terminal-icon-willpower = Wil
terminal-icon-intellect = Int
terminal-icon-combat = Com
terminal-icon-agility = Agi
terminal-icon-wild = Any
terminal-uses = { $n ->
    [one] 1 use
   *[other] { $n } uses
}
terminal-on-damage = damage { $n }
terminal-on-horror = horror { $n }
terminal-on-clues = { $n ->
    [one] 1 clue
   *[other] { $n } clues
}
terminal-on-doom = doom { $n }
terminal-exhausted = exhausted
terminal-fight = fight { $n }
terminal-health = health { $n } of { $of }
terminal-evade = evade { $n }
terminal-hits = attack { $damage } damage { $horror } horror
terminal-keyword-hunter = Hunter
terminal-keyword-retaliate = Retaliate
terminal-keyword-alert = Alert
terminal-keyword-aloof = Aloof
terminal-keyword-massive = Massive
terminal-test = { $who }: { $what }
terminal-against = against { $n }
terminal-chance = chance { $n } %
terminal-then = then { $n } %
terminal-passed = passed
terminal-failed = failed
terminal-moment = { $when }: { $what }
terminal-opportunity = { $n ->
    [one] An enemy is engaged with you: it attacks
   *[other] { $n } enemies are engaged with you: they attack
} first, unless your action is to fight, evade, parley or resign.
terminal-versus = { $n } against { $of }
terminal-unseen = unexplored
terminal-place-note = shroud { $shroud }, { $clues ->
    [0] no clue
    [one] 1 clue
   *[other] { $clues } clues
}
terminal-resolution = Resolution { $n }
terminal-no-resolution = No resolution was reached
terminal-investigator = Investigator
terminal-fate = Fate
terminal-experience = Experience
terminal-physical = Physical trauma
terminal-mental = Mental trauma
terminal-help = A location marked ▸ is yours; Skills in brackets are the printed ones. In a test, ✓ and ✗ tell which tokens would pass it. Wil Int Com Agi Any are the icons a card adds when you commit it.
