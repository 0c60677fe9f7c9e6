# Where people have the box on the table, and the screen at its head is the keeper.

keeper-companion = companion: your box, your table
keeper-says = What the keeper says
keeper-screen = On the screen
keeper-screen-fold = Look at the map
keeper-quiet = The keeper listens. Play on your table; tap what you explore, search or fight.
keeper-quiet-screen = Read out what is on the screen, then press what stands there.
keeper-quiet-read = That is all for now: go on.
keeper-over = The night is over.
keeper-hear = Hear it again
keeper-done = done
keeper-from-box = Take from the box
keeper-tile-small = small tile { $face }
keeper-tile-medium = medium tile { $face }
keeper-tile-large = large tile { $face }
keeper-piece-explore = Explore token
keeper-piece-search = Search token
keeper-piece-interact = Interact token
keeper-piece-person = Person token
keeper-piece-sight = Sight token

# ---- the question

keeper-where-token = What do you do there?
keeper-where-step = Step { $n } of { $of }.
keeper-where-phase = Tap a token on the map, a monster in its drawer, a name; or end the phase.
keeper-where-phase-bare = Tap a name when its turn begins; or end the phase.
keeper-where-screen = { $n ->
    [0] Read it out, then press what stands there.
    [1] Read it out and do the step on the list, then press what stands there.
   *[other] Read it out and do the { $n } steps on the list, then press what stands there.
}
keeper-where-amend = Tap a place on the map, enter another damage, or take it off the board. It is logged as a correction.
keeper-where-still = Not named in this round: { $names }.
keeper-back = Back
keeper-step-lies = It lies there
keeper-step-done = Done
keeper-step-next = next: { $next }
keeper-step-last = nothing more on the list
keeper-say-continue = All done: go on
keeper-say-attacked-yes = It attacks
keeper-say-attacked-no = It cannot
keeper-say-still-yes = End the phase
keeper-say-still-no = Go on playing
keeper-say-amend_token = Put right what was entered wrong…

# ---- telling a number

keeper-successes = Successes
keeper-number = The number
keeper-number-damage = The damage it has
keeper-your-dice = what your dice show
keeper-clues = Clues spent
keeper-less = One Clue fewer
keeper-more = One Clue more
keeper-sum = { $a } + { $b } = { $n }: { $n ->
    [one] 1 success
   *[other] { $n } successes
}.
keeper-sum-none = Roll your dice, then tap how many successes they show.
keeper-tell = Tell the keeper
keeper-tell-first = first tap a number
keeper-tell-roll = { $n ->
    [0] No success: tell the keeper
    [one] 1 success: tell the keeper
   *[other] { $n } successes: tell the keeper
}
keeper-tell-number = { $n }: tell the keeper

# ---- people and the round

keeper-people = At the table
keeper-people-note = Cards, wounds and figures stay on your table. Tap a name when its turn begins.
keeper-rail = How far the round is
keeper-phase-investigators = Investigators
keeper-phase-events = Event
keeper-phase-monsters = Monsters
keeper-phase-horror = Horror checks

# ---- along the bottom

keeper-dock = Menu and drawers
keeper-menu = Menu
keeper-monsters = Monsters
keeper-inventory = Inventory
keeper-story = Story
keeper-map = Map
keeper-end = End the phase
keeper-end-left = { $n ->
    [one] { $names } has not acted
   *[other] not acted: { $names }
}
keeper-end-later = the keeper is at it
keeper-end-screen = what is on the screen comes first
keeper-legend-explore = explore
keeper-legend-search = search
keeper-legend-interact = interact
keeper-legend-sight = sight
keeper-legend-person = person
keeper-legend-sent = where a monster was last sent

# ---- monsters and the inventory

keeper-left = { $n } of { $of } left
keeper-sent = sent: { $space }
keeper-sent-nowhere = where you put it
keeper-effect = What was told of it
keeper-no-monsters = No monster is in the house yet.
keeper-no-inventory = Nothing yet that could be examined here. Other cards stay on your table.
keeper-damage = damage
keeper-wound = 1 damage to { $name }
keeper-mend = 1 damage less for { $name }
keeper-many = Several points at once
keeper-attack = Attack…
keeper-attack-with = With which weapon
keeper-evade = Evade
keeper-behold = Horror check
keeper-amend = Put right…
keeper-token-mark = { $mark } token
keeper-not-now = not now: the keeper is at it

# ---- the menu

keeper-menu-log = Log
keeper-menu-objective = Objective
keeper-menu-ignite = Set fire
keeper-menu-douse = The fire is out
keeper-menu-fall = Investigator eliminated
keeper-menu-finish = End of the game
keeper-menu-leave = Save and leave
keeper-fall-help = Who has been eliminated? The others have until the end of the next Investigator phase.
keeper-finish-help = A card has ended the game. The keeper asks whether the investigators have won.
keeper-voice = Read texts aloud
keeper-voice-on = on: this browser’s voice
keeper-voice-off = off
keeper-leave-saved = Everything that the screen keeps is saved with every tap: tiles, tokens, monsters with their damage, the story.
keeper-leave-note = Write down what lies on your table:
keeper-note-sheet = cards, Conditions, Clues, Damage and Horror
keeper-note-place = its space, and what lies on the board
keeper-note-monster = its space
keeper-leave = Leave the table

# ---- before a table is opened

keeper-setup = What is on your table?
keeper-setup-help = The keeper tells the story in any case. What the screen does not keep, you keep with your own box.
keeper-setup-dice = The screen rolls the dice
keeper-setup-dice-help = Off: roll your own and tell how many successes they show.
keeper-setup-figures = The screen keeps the board and its figures
keeper-setup-figures-help = Off: tiles, tokens and figures stand on your table; the screen says where.
keeper-setup-sheets = The screen keeps cards and wounds
keeper-setup-sheets-help = Off: items, Clues, Damage and Horror are cards on your table.
keeper-setup-companion = The box is on your table: one seat that all your phones and tablets share. Tap everybody who plays.
keeper-setup-collection = Your collection
keeper-setup-base = Core box
keeper-setup-base-help = Always there: every night needs it.
keeper-setup-on = On
keeper-setup-off = Off

# ---- quests of others

keeper-quest = a quest of others
keeper-quest-about = About this quest
keeper-quest-kept = This quest is for people with the box: nothing but the Keeper is on the screen.
keeper-quest-mixed = A quest of others is played with the whole box on your table, or with nothing of it.
keeper-quest-lacks = This quest needs { $names }. If you own it, switch it on in your collection.
keeper-product-BtT = Beyond the Threshold
keeper-product-SoA = Streets of Arkham
keeper-product-SoT = Sanctum of Twilight
keeper-product-HJ = Horrific Journeys
keeper-product-PotS = Path of the Serpent
keeper-product-RN = Recurring Nightmares
keeper-product-SM = Suppressed Memories
keeper-product-MoM1CK = Conversion Kit
keeper-product-MoM1E = First edition
keeper-product-FA = Forbidden Alchemy (first edition)
keeper-product-CotW = Call of the Wild (first edition)
