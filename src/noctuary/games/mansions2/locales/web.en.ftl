# What the drawings of the table in the browser say.

## The map

web-map = The house by night: { $n ->
    [one] 1 part of the map is known
   *[other] { $n } parts of the map are known
}
web-waiting = Share out what you have; then the door opens.
web-look-at = Look at { $name }
web-closer = Closer
web-farther = Farther
web-fit = The whole map
web-acting = { $name } is acting
web-marked = { $name } ({ $mark })
web-mark-0 = moon
web-mark-1 = star
web-mark-2 = key
web-mark-3 = wave
web-mark-4 = eye
web-mark-5 = leaf

## The keeper’s sheet

web-keeper = The keeper tells
web-told = What is told
web-close = Close
web-test = { $who } · { $skill } test
web-dice = { $successes ->
    [0] no success
    [one] 1 success
   *[other] { $successes } successes
}, { $investigations ->
    [0] no investigation
    [one] 1 investigation
   *[other] { $investigations } investigations
}, { $blanks ->
    [0] no blank
    [one] 1 blank
   *[other] { $blanks } blanks
}
web-successes = { $n ->
    [one] success
   *[other] successes
}
web-successes-of = { $n ->
    [one] success of { $of } needed
   *[other] successes of { $of } needed
}
web-passed = passed
web-failed = failed
web-spend = Spend 1 Clue
web-own-ability = { $name }’s own ability
web-let-fail = Let it fail
web-keep-roll = Keep the roll
web-note-lens = the lens becomes a success
web-note-lens-pass = the lens becomes a success: you pass
web-note-pass = you pass
web-note-fail = you fail
web-note-action = costs an action
web-note-free = costs no action
web-note-damage = { $n } damage
web-note-unarmed = what your own Strength does
web-press = { $token }: { $choice }
web-attack = Attack { $monster }: { $card }
web-attack-with = Attack: { $card }
web-push = Push { $who }: { $space }

## Where we are

web-actions-0 = No action left.
web-actions-1 = Second action.
web-actions-2 = First action.
web-steps = { $n ->
    [one] 1 space left of your move.
   *[other] { $n } spaces left of your move.
}
web-in-dark = You stand in the dark.
web-in-dark-short = in the dark
web-pool = { $n ->
    [one] 1 die
   *[other] { $n } dice
} for { $skill }; { $clues ->
    [0] no Clue in hand.
    [one] 1 Clue in hand.
   *[other] { $clues } Clues in hand.
}
web-harm = About to suffer: { $damage } Damage, { $horror } Horror.

## The clock and the objective

web-before = Before midnight
web-round = Round { $n }
web-round-of = Round { $n } of { $of }
web-clock = The clock stands at round { $n } of { $of }.
web-rounds-left = { $n ->
    [0] the last one
    [one] 1 more after it
   *[other] { $n } more after it
}
web-rounds-all = { $n } rounds in all
web-last-round = somebody fell: end it now
web-phase-setup = Setting out
web-phase-investigators = Investigators
web-phase-events = Mythos: events
web-phase-monsters = Mythos: monsters
web-phase-horror = Mythos: horror
web-objective = Objective
web-no-objective = Nobody knows yet what there is to do.

## Plates

web-health = Health
web-sanity = Sanity
web-health-of = Health { $n } of { $of }
web-sanity-of = Sanity { $n } of { $of }
web-clues = Clues
web-actions-left = { $n ->
    [0] no action left
    [one] 1 action left
   *[other] { $n } actions left
}
web-is-acting = acting
web-is-acted = has acted
web-is-waits = to act
web-is-out = eliminated

## Monsters

web-monsters = Monsters
web-monsters-n = { $n } in play
web-dread = Horror of the sight
web-monster-health = { $name }: { $damage } damage of { $health }
web-monster-stats = Awareness { $awareness } · Horror { $horror } · Brawn { $brawn }
web-ability-flying = Flying: may cross impassable borders.
web-ability-aquatic = Aquatic: moves 1 more space from water.
web-ability-unbound = Unbound: passes through walls; Fire does not hurt it.
web-ability-battering = Battering: 2 more dice against Barricades.
web-ability-chanting = Chanting: 1 die fewer against the attacks of other humanoids within range.

## Cards

web-possessions = What { $name } has
web-whose = Whose cards
web-deck-common = Common
web-deck-unique = Unique
web-deck-spell = Spell
web-deck-condition = Condition
web-deck-damage = Damage
web-deck-horror = Horror
web-deck-investigator = Investigator
web-trait-heavy_weapon = Heavy Weapon
web-trait-bladed_weapon = Bladed Weapon
web-trait-firearm = Firearm
web-trait-light_source = Light Source
web-trait-tool = Tool
web-trait-evidence = Evidence
web-trait-relic = Relic
web-trait-tome = Tome
web-damage = damage { $n }
web-plain-light = Its light reaches your space and those next to it.
web-plain-weapon = To attack with.
web-used = used
web-back-unknown = back unknown
web-facedown = { $n } facedown
web-only-you = Only you know:
web-use = Use
web-this = This one

## The end

web-won = The night is won
web-lost = The night is lost
web-wins = wins
web-loses = loses

## Before a table is opened

web-night-thirteenth_chime = The Thirteenth Chime
web-night-thirteenth_chime-blurb = Find out what the clock is for.
web-night-salt_parish = The Salt Parish
web-night-salt_parish-blurb = Someone is missing from the village. Nobody remembers whom.
web-night-black_regatta = Black Regatta
web-night-black_regatta-blurb = Stop a race that has no lights, no finish and no losers.
web-minutes = about { $n } minutes
web-difficulty-1 = gentle
web-difficulty-2 = fair
web-difficulty-3 = demanding
web-difficulty-4 = hard
web-difficulty-5 = merciless
web-night-last_train = The Last Train Stops Twice
web-night-last_train-blurb = For one alone: a ticket that you did not buy.
web-night-ninth_tenant = The Ninth Tenant
web-night-ninth_tenant-blurb = Eight rooms are let. Nine rents are paid.
web-night-brought = brought along
web-night-bring = Bring a night of your own…
web-night-bring-help = A file .night, as noctuary scenario pack makes it, or a quest of others, .valkyrie.
web-night-reading = Reading it…
web-setup-cast = Investigators of seat { $n }
web-setup-taken = taken
web-setup-nobody = A seat plays nobody.
web-setup-crowd = { $n } investigators at most.
web-setup-annex = The Black Regatta is part of the Annex.
web-setup-vote = Everybody has a vote
web-setup-vote-help = Where the group decides, all answer; without agreement, one answer is drawn. Else the active player decides.
web-setup-dice = Roll your own dice
web-setup-dice-help = You roll on your table and say what the dice show.

## What an action comes to, and why one is asked

web-note-evade = first evade { $monster }
web-note-again = then { $n } % to pass
web-apart = { $label } ({ $place })
web-asked-march = { $monster } can go several ways. Which?
web-asked-prey = { $monster } could turn on several of you. On whom?
web-asked-attacked = Does { $monster } reach the one it means?
web-caused = { $cause }: { $question }
