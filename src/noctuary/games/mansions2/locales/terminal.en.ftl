# Mansions of Madness, second edition, at the terminal, in English.

terminal-round = round { $n } of { $most }
terminal-phase-setup = before the first round
terminal-phase-investigators = investigators
terminal-phase-events = Mythos: events
terminal-phase-monsters = Mythos: monsters
terminal-phase-horror = Mythos: horror
terminal-last = all is lost after round { $n }
terminal-objective = Objective:
terminal-token-explore = somewhere to explore
terminal-token-search = something to search
terminal-token-interact = something to interact with
terminal-token-sight = something to see
terminal-out = is eliminated
terminal-in-the-dark = (in the dark)
terminal-actions = { $n ->
    [0] no action left
    [one] 1 action left
   *[other] { $n } actions left
}
terminal-acted = has had a turn
terminal-clues = { $n ->
    [one] 1 Clue
   *[other] { $n } Clues
}
terminal-used = (used)
terminal-creature = awareness { $awareness }, horror { $horror }, brawn { $brawn }
terminal-steps = { $n ->
    [0] no step left
    [one] 1 step left
   *[other] { $n } steps left
}
terminal-marks = { $exact } in place, { $near } elsewhere
terminal-inventory = Inventory:
terminal-alight = Something burns.
terminal-won = The night is won!
terminal-lost = The night is lost.
terminal-help = Capital letters on the map are the investigators; M or a skull and a number is a monster. Tokens: + explore, ? search, ! interact, & a person, % something to see. ^ is Fire, # Darkness, = a secret passage, H a Barricade, o something dropped. Broken lines can be crossed, ~ can be seen through only, a full mark in a wall is a door. Spaces on offer show the number to type.
