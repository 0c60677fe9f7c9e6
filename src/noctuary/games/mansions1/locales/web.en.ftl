# The table in the browser.

## The lobby

web-story-weir_lane = Twelve rooms, a garden and a boathouse; two hours or so. Three secrets for the Keeper to choose from, and a last page to find.
web-story-gull_rock = Seven rooms on a rock in the sea; an hour or so. Fewer doors, fewer turns.
web-setup-keeps = Seat { $n } keeps the house
web-setup-keeper-help = alone against all others
web-setup-holds = { $n ->
    [one] holds investigator { $list }
   *[other] holds investigators { $list }
}
web-setup-team-help = Where they are more than players, somebody holds several.
web-setup-threat = threat
web-setup-mythos = Mythos
web-setup-trauma = Trauma
web-setup-growth = { $n ->
    [one] with 1
   *[other] with { $n }
}

## Who and where

web-keeper = Keeper
web-you-keep = you keep the house
web-round = round { $n }
web-nobody-yet = nobody yet
web-health = health
web-sanity = sanity
web-threat = threat
web-damage = damage
web-horror = horror of whoever meets it
web-awareness = how hard it is to evade
web-health-of = Health: { $n } of { $of }
web-sanity-of = Sanity: { $n } of { $of }
web-skill = skill { $n }
web-insane = insane
web-status-killed = killed
web-status-out = out of the game
web-state-hidden = hidden
web-state-stuck = held fast
web-state-dazed = dazed
web-haunted = { $n ->
    [one] 1 facedown card
   *[other] { $n } facedown cards
}
web-haunted-help = The Keeper knows what it says.
web-keeper-shows = { $threat } threat, { $mythos } Mythos, { $trauma } Trauma
web-steps-of-keeper = The Keeper’s turn
web-step-trades = Trades
web-step-threat = Threat
web-step-actions = Actions
web-step-attacks = Attacks
web-step-event = Event
web-yours = yours
web-monsters-n = { $n ->
    [one] 1 monster
   *[other] { $n } monsters
}
web-event-next = { $n } comes

## The house

web-map = { $title }: a plan of { $n } rooms
web-rooms = Rooms
web-whole = whole house
web-explored = explored
web-room-pile = { $room }: { $pile }
web-pile = { $n ->
    [0] no cards
    [one] 1 card facedown
   *[other] { $n } cards facedown
}
web-pile-known = { $n ->
    [one] 1 card: { $list }
   *[other] { $n } cards: { $list }
}
web-card-hold = { $card } ({ $hold })
web-hold-puzzle = puzzle: { $family }
web-hold-test = { $attribute } { $modifier }
web-feature-barricade = something to barricade a door with
web-feature-hiding = a hiding place
web-feature-altar = an altar
web-feature-container = a place that nobody notices at first
web-dark = Darkness
web-fire = fire
web-corpses = { $n ->
    [one] a corpse
   *[other] { $n } corpses
}
web-lock = a Lock: { $hold }
web-obstacle = an Obstacle: { $hold }
web-floor = on the floor: { $list }
web-entry = monsters come in here
web-legend-piles = piles, for you alone:
web-legend-lock = lock
web-legend-obstacle = obstacle
web-legend-clue = clue
web-legend-thing = thing

## The drawer

web-drawer = The Keeper’s drawer
web-drawer-yours = you alone, { $name }
web-drawer-open = Open
web-drawer-shut = Close
web-others-see = the others see only: { $threat } threat, { $mythos } Mythos, { $trauma } Trauma, { $cards } open action cards, an Objective facedown
web-others-see-open = the others see only: { $threat } threat, { $mythos } Mythos, { $trauma } Trauma, { $cards } open action cards, and the Objective
web-choices = your secret choices:
web-threats = { $n ->
   *[other] threat
}
web-gains = +{ $n } in your next threat step
web-monster-skill = { $n ->
    [one] 1 monster skill point.
   *[other] { $n } monster skill points.
}
web-deeds = Action cards
web-cost = { $n ->
    [one] costs 1 threat
   *[other] costs { $n } threat
}
web-deed-used = used this turn
web-deed-dear = not enough threat
web-deed-not-now = nothing to do with it now
web-deed-secret = The others do not know that you have this card.
web-deed-lurch = one monster, 2 spaces
web-deed-stampede = every beast, 3 spaces
web-deed-hired_hands = a hired hand comes in
web-deed-raise_the_dead = a corpse gets up
web-deed-call_the_pack = a beast comes in
web-deed-open_the_deep = after Event III
web-deed-draw_breath = draw 1 Mythos
web-deed-old_grudges = draw 1 Trauma
web-deed-snuff_the_lamps = a room goes dark
web-deed-spread_the_fire = a room burns
web-deed-take_a_sample = from one beside a monster
web-deed-offer_the_sample = on the altar, +3 threat
web-deed-bar_the_way = seals a free door
web-mythos = Mythos
web-trauma = Trauma
web-hands = Cards in your hand
web-mythos-hand = Mythos cards in your hand
web-trauma-hand = Trauma cards in your hand
web-hand-empty = none in hand
web-mythos-when = { $n ->
    [0] in an investigator’s turn, for nothing
   *[other] in an investigator’s turn, { $n } threat
}
web-mythos-down = { $n ->
    [0] facedown, in an investigator’s turn
   *[other] facedown, in an investigator’s turn, { $n } threat
}
web-trauma-on = on { $names }
web-trauma-when-injury = after damage
web-trauma-when-insanity = after horror, or on whoever is insane
web-clock = Event { $stage }: { $n } of { $of } tokens
web-clock-next = the next event
web-clock-left = { $n ->
    [one] comes at the end of this Keeper’s turn
   *[other] { $n } of { $of } tokens still to come, one a turn
}
web-clock-done = the last one has come
web-clock-text = what it does
web-objective-yours = Objective, you alone
web-objective-open = Objective, revealed
web-objective-shut = Objective, facedown
web-objective-shut-help = The Keeper knows what you are in for. Clues and events will tell.
web-you-win = You win:
web-they-win = They win:
web-keeper-wins = The Keeper wins:
web-samples = Samples: { $n } held, { $offered } on the altar
web-story = The story so far
web-clue = Clue { $n }
web-coming = What will come, for you alone

## What is settled now

web-moment = What is going on
web-monsters = Monsters
web-monsters-backs = Monsters, backs and all
web-of-24 = { $n } of 24
web-no-monsters = None in the house yet.
web-monster-health = damage { $n } of { $of }
web-special = Special: { $text }
web-combat = Combat
web-test = A test
web-combat-card = Combat, { $deck }, no. { $n }
web-card-bonus = , +{ $n } damage
web-card-push = passed: the monster is pushed 1 space
web-card-monster = Monster
web-card-evade = { $attribute } { $modifier }, else
web-fail-hurt = failed: the monster strikes back
web-fail-drop = failed: the weapon falls
web-fail-jam = failed: the weapon jams
web-fail-stray = failed: the shot goes astray
web-strike-damage = damage { $more }
web-strike-horror = its horror
web-strike-special = its special attack
web-strike-shove = damage, and thrown 1 space
web-deck-left = { $n ->
    [one] 1 card left. All read the card before anybody spends a skill point.
   *[other] { $n } cards left. All read the card before anybody spends a skill point.
}
web-trial = { $person }: { $attribute }
web-trial-goal = { $goal } or less: { $chance } %
web-passed = passed ({ $goal } or less)
web-failed = failed ({ $goal } or less)
web-minute = { $n ->
    [one] 1 second left
   *[other] { $n } seconds left
}
web-minute-over = The minute is over. Leave it, if that is what you agreed on.
web-trial-luck = A skill point adds { $n }.

## Puzzles

web-puzzle = { $room }: { $family }
web-pieces = Pieces
web-puzzle-how-lock = Marks that touch must be alike, and so must the two outer ones.
web-puzzle-how-rune = Signs that touch must be alike, side by side and one above the other.
web-puzzle-how-wiring = A wire must lead from each lamp to its twin.
web-piece = Piece { $n }: { $text }
web-piece-none = an empty place
web-piece-do = Piece { $n }
web-edge = { $side } { $mark }
web-wire = wire { $a } – { $b }
web-side-top = top
web-side-right = right
web-side-bottom = bottom
web-side-left = left
web-mark-lock-0 = nothing
web-mark-lock-1 = ring
web-mark-lock-2 = triangle
web-mark-lock-3 = square
web-mark-rune-0 = nothing
web-mark-rune-1 = flag
web-mark-rune-2 = star
web-mark-rune-3 = gable
web-mark-rune-4 = arrow
web-lock-ends = Outer marks: left { $left }, right { $right }.
web-terminal = Lamp { $name }: from piece { $a }, { $aside }, to piece { $b }, { $bside }.
web-turn-piece = Turn
web-swap-piece = swap
web-new-piece = Another one ({ $n } left)
web-moves-left = { $n ->
    [one] 1 move left
   *[other] { $n } moves left
}

## Choosing

web-note-person = { $calling }, health { $health }, sanity { $sanity }, skill { $skill }
web-note-damage = damage { $n }, and what the card adds
web-note-chance = { $n } % to pass
web-turn-left = { $steps ->
    [0] No movement steps left
    [one] 1 movement step left
   *[other] { $steps } movement steps left
}, { $actions ->
    [0] no action.
   *[other] 1 action.
}
web-threat-left = { $n } threat to spend; the cards are in your drawer.
web-denied-MAN1-Q11 = barred, or nothing left to find
web-denied-MAN1-106 = no action left
web-denied-MAN1-034 = has had a part in this story
web-denied-MAN1-Q23 = not enough threat
web-denied-MAN1-Q24 = nothing to do with it now
web-denied-MAN1-Q25 = its moment is not here
web-denied-MAN1-048 = in its moment only
web-denied-MAN1-049 = injuries come with damage
web-denied-MAN1-050 = once a turn for each
web-denied-MAN1-053 = injuries come with damage
web-denied-MAN1-054 = insanities come with horror
web-denied-MAN1-055 = does not fit, or bears one already
web-denied-MAN1-071 = no piece left in the pile
web-denied-MAN1-Q15 = not from here

## First words for a Keeper

web-guide = You keep the house
web-guide-on = Guide me
web-guide-off = No more guidance
web-first-aim = You alone know the Objective. Win by it; slow them down until you have.
web-first-threat = Threat pays for everything. You gain some in each of your turns; what you save is yours.
web-first-cards = Your turn has five steps. In the action step play as many action cards as you can pay. Mythos cards wait for the investigators’ turns.
web-first-monsters = You alone see the backs of monsters: health and damage. Move them with Lurch; they strike in the attack step.
web-first-secret = Nothing in your drawer is seen by the others. The line at its top says what they do see.
web-guide-answer = A secret answer: it decides the Objective, your cards, and where things lie. Nobody hears of it.
web-guide-keeper = Play a card from the drawer, or end your actions. Threat that you keep waits for the next turn, and for Mythos cards.
web-guide-lurch = Near an investigator a monster frightens whoever it meets, and strikes in the attack step.
web-guide-destination = Entering a room makes everybody there test Willpower. A space with an investigator is where it can strike.
web-guide-strike = Each monster in the space of an investigator may attack once. You need not.
web-guide-mythos = This is a moment for a Mythos card. Playing one costs threat; saying no costs nothing.
web-guide-trauma = Somebody has just been hurt. A Trauma card fits now or never; the number says how much health or sanity may be left.
web-guide-special = The special attack of this monster, instead of the usual.
web-guide-entry = Monsters come in by the entry rooms; put it where they have to pass.
web-guide-hand = Monsters come in by the entry rooms; put it where they have to pass.
web-guide-grave = Whoever lies there gets up and is yours.
web-guide-snuff = In the dark tests are harder; who carries a light does not mind.
web-guide-fire = A burning room hurts whoever ends a turn there.
web-guide-seal = A sealed door stays shut until the next event.
web-guide-ambush = It comes into the space of the investigator.
web-guide-reroll = A monster skill point has the die rolled again.

## The end

web-won-keeper = The Keeper has won.
web-won-investigators = The investigators have won.
web-won-nobody = Nobody has won.
web-wins = wins
web-loses = loses
web-final-who = Who
web-final-fate = What became of them
web-fate-in = came through
web-clues-found = { $n ->
    [one] 1 clue was read.
   *[other] { $n } clues were read.
}

## What an action comes to

web-note-evade = first evade { $monster }, { $chance } %
web-note-evade-or = first evade { $monster }, { $chance } %, or take { $n } damage
