# Mansions of Madness, second edition, in English. Keys: prefix, then the name used in the rules.

game-title = Mansions of Madness, 2nd ed.
game-summary = A house that should have stayed shut: explore it room by room, question those who live there, keep your wits about you, and end the night before it ends you. The keeper is the table itself.

## Kinds

kind-investigator-agatha = Agatha
    .full = Agatha Crane
    .job = Parapsychologist
kind-investigator-carson = Carson
    .full = Carson Sinclair
    .job = House steward
kind-investigator-rita = Rita
    .full = Rita
    .job = Night runner
kind-investigator-yorick = Yorick
    .full = William Yorick
    .job = Player and gravedigger
kind-investigator-preston = Preston
    .full = Preston Fairmont
    .job = Heir
kind-investigator-odile = Odile
    .full = Odile Varenne
    .job = Clockmaker
kind-investigator-bastien = Bastien
    .full = Bastien Crole
    .job = Dock foreman
kind-investigator-maud = Maud
    .full = Maud Sorrel
    .job = Midwife

kind-skill-strength = Strength
kind-skill-agility = Agility
kind-skill-observation = Observation
kind-skill-lore = Lore
kind-skill-influence = Influence
kind-skill-will = Will

kind-feature-fire = Fire
kind-feature-darkness = Darkness
kind-feature-barricade = Barricade
kind-feature-secret_passage = Secret Passage

kind-harm-damage = Damage
kind-harm-horror = Horror

kind-die-success = success
kind-die-investigation = investigation
kind-die-blank = blank

kind-adjustment-damage = 1 Damage
kind-adjustment-horror = 1 Horror
kind-adjustment-heal_damage = 1 Damage less
kind-adjustment-heal_horror = 1 Horror less
kind-adjustment-clue = 1 Clue
kind-adjustment-lose_clue = 1 Clue less
kind-adjustment-lose_card = a possession less
kind-adjustment-recover = a Condition less
kind-adjustment-strength = a test of Strength
kind-adjustment-agility = a test of Agility
kind-adjustment-observation = a test of Observation
kind-adjustment-lore = a test of Lore
kind-adjustment-influence = a test of Influence
kind-adjustment-will = a test of Will
kind-weapon-heavy = heavy weapon
kind-weapon-bladed = bladed weapon
kind-weapon-firearm = firearm
kind-weapon-spell = Spell
kind-weapon-unarmed = bare hands

bare-hands = bare hands
nowhere = off the map

## Actions

action-hand = { $card }: { $giver } gives it to { $investigator }
action-begin = All is shared out: begin
action-take = { $investigator }
action-move = Move: { $space }
action-press = { $choice }
action-attack = Attack { $creature } ({ $monster }): { $card }
action-perform = Use { $card }
action-trade = Trade
action-give = { $giver } gives { $investigator } { $card }
action-pick_up = { $investigator } picks up { $card }
action-drop = { $investigator } lays down { $card }
action-push_investigator = Push { $investigator }: { $space }
action-push_monster = Push { $creature } ({ $monster }): { $space }
action-yield = Go along
action-resist = Resist
action-steal = Steal from { $investigator } ({ $skill })
action-seize = Take { $card }
action-set_fire = Set fire: { $space }
action-block = Barricade { $barricade }: block the way to { $space }
action-block_passage = Barricade { $barricade }: block the secret passage
action-unblock = Barricade { $barricade }: clear the way
action-shove = Barricade { $barricade }: shove it aside
action-extinguish = Put out fires
action-end_turn = End the turn
action-spend = Spend a Clue: an investigation becomes a success
action-reroll = Reroll a die: { $die }
action-apply = Use { $card }
action-enough = That is all
action-negate = Prevent: { $harm }
action-choose = { $choice }
action-leave = Leave it
action-pick = { $investigator }
action-pick_monster = { $creature } ({ $monster })
action-pick_space = { $space }
action-pick_card = { $card }
action-pick_facedown = A facedown card: { $harm }
action-step = Go: { $space }
action-stay = Stay here
action-continue = Go on
action-report = { $n }
action-yes = Yes
action-no = No
action-dial = Rune { $rune }
action-wipe = Take the runes away
action-propose = Try this code
action-swap = Swap pieces { $cell } and { $other }
action-slide = Slide block { $block } to place { $to }
action-hop = From peg { $peg } to peg { $to }
action-buy = Spend a Clue for another step
action-close = Leave the puzzle as it is
action-assail = Attack { $creature } ({ $monster }): { $weapon }
action-evade = Evade { $creature } ({ $monster })
action-behold = Horror check: { $creature } ({ $monster })
action-wound = { $creature } ({ $monster }): { $n } damage more
action-mend = { $creature } ({ $monster }): { $n } damage less
action-walk = { $investigator } stands here: { $space }
action-burn = The Fire burns whoever acts: 1 Damage, facedown
action-ignite = Set fire: something burns
action-douse = Nothing burns any more
action-fall = Eliminated: { $investigator }
action-finish = End of the game
action-end_phase = End the phase
action-amend = Correct { $creature } ({ $monster })
action-amend_token = Correct a token: { $piece }
action-set_damage = Its damage is { $n }
action-place_at = It is here: { $space }
action-take_away = It is not on the board
action-adjust = By hand: { $investigator }
action-adjust_by = { $adjustment }

## Prompts

prompt-hand = The possessions are on the table. Who takes what?
prompt-other = { $figure } brings something from home: what is it?
prompt-next = Who is next?
prompt-turn = { $figure }, what do you do?
prompt-trade = { $space }: what changes hands?
prompt-pushed = { $target }, { $figure } pushes you. Do you go along?
prompt-seize = What do you take from { $target }? { $left ->
    [one] One thing
   *[other] { $left } things
} at most.
prompt-follow = Do you go after? { $space }.
prompt-stride = { $figure }, you may move: where to?
prompt-drive = { $figure } has to move: which way?
prompt-march = Monster { $monster } can go several ways. Which?
prompt-prey = Monster { $monster } could turn on several of you. On whom?
prompt-evade = { $figure }, several monsters watch you as closely. Which do you evade?
prompt-fright = { $figure }, several sights are as horrible. Which do you face?
prompt-spread = The fire spreads. Where to?
prompt-order = Several cards take effect at once. Which is first?
prompt-due = Several effects are due at once. Which is first?
prompt-closing = The round ends, and several of you feel it. Who is first?
prompt-heal = { $i }, which { $kind ->
    [0] Damage
   *[other] Horror
} do you discard?
prompt-part = { $i }, which of your cards is it?
prompt-whom = { $i }, whom do you choose?
prompt-tied = { $who ->
    [8] Several are as close.
    [9] Several have as little Damage.
    [10] Several have as much Damage.
    [11] Several have as little Horror.
    [12] Several have as much Horror.
    [13] Several have as many Clues.
    [14] Several have as few Clues.
    [15] Several are as far away.
   *[other] It could be several of you.
} Who is it?
prompt-anybody = One of you has to do it. Who?
prompt-nearest = Several monsters are as close. Which is it?
prompt-seen = Which monster within range?
prompt-beside = Here, or on a space next to it?
prompt-apply = { $hook ->
    [1] Before the roll: use something?
    [3] The blow lands: use something?
    [4] After the attack: use something?
    [5] You have slipped by: use something?
    [6] Before you set to work on the puzzle: use something?
    [9] Damage is coming: use something?
    [10] Horror is coming: use something?
    [11] Horror strikes beside you: use something?
    [14] The spell is cast: use something?
   *[other] Use something now?
}
prompt-improve = The dice are down. Change the roll?
prompt-reroll = Which die do you reroll?
prompt-outcome = { $what ->
    [0] Roll your dice. How many successes are there?
    [1] And how many investigations?
   *[other] What does the die show now? 0 is a success, 1 an investigation, 2 a blank.
}
prompt-prevent = What does this success prevent?
prompt-choose = What do you do?
prompt-judge = { $question }
prompt-number = How many, at your table?
prompt-read = Read this out and do it at your table.
prompt-puzzle = { $figure } at work: { $puzzle }.
prompt-told = What do you do at your table?
prompt-still = Somebody may still act. End the phase all the same?
prompt-screen = Something on the screen waits for you.
prompt-won = Have the investigators won?
prompt-amend = What is to be put right?
prompt-adjust = What does the text do to { $figure }?
prompt-mark = Which Condition is over?
prompt-attacked = Does monster { $monster } reach the one it means?
prompt-report = { $trial } How many successes?
prompt-throw = { $trial } How many dice?
prompt-spared = Has the investigator suffered any of it?
prompt-met = Whom does it concern? { $bidding }
prompt-sight = Which monster within range is the most horrible for { $figure }?

## Events

event-narrated = { $text }
event-recounted = { $text }
event-objective = Objective: { $text }
event-laid = A new part of the map: { $tile }.
event-lifted = Off the map: { $tile }.
event-placed = A token on the map ({ $piece }).
event-removed = A token is gone from the map ({ $piece }).
event-added = With you from now on: { $piece }.
event-spawned = { $creature } ({ $monster }) appears: { $space }.
event-vanished = { $creature } ({ $monster }) is gone.
event-round_began = Round { $n }.
event-mythos_began = The Mythos phase of round { $n }.
event-turn_began = { $investigator } takes a turn.
event-turn_ended = { $investigator }’s turn is over.
event-activated = { $creature } ({ $monster }): { $text }
event-targeted = { $creature } ({ $monster }) turns on { $investigator }.
event-monster_moved = { $creature } ({ $monster }) moves: { $space }.
event-monster_hurt = { $creature } ({ $monster }) takes { $n } damage.
event-monster_mended = { $creature } ({ $monster }) recovers { $n } damage.
event-defeated = { $creature } ({ $monster }) is defeated!
event-evade_began = { $investigator } tries to slip past { $creature } ({ $monster }).
event-horror_began = { $investigator } looks at { $creature } ({ $monster }).
event-attack_began = { $investigator } attacks { $creature } ({ $monster }): { $card }.
event-ended = { $won ->
    [0] The night is lost.
   *[other] The night is won!
} { $text }
event-own_end = { $investigator }’s night ends otherwise: { $won ->
    [0] lost.
   *[other] won!
}
event-stuck = The story has tied itself in a knot and goes no further (at { $n }).
event-missing = { $n ->
    [0] There is nothing of the kind left in the box.
   *[other] None left in the box: { $n }.
}

event-moved = { $investigator } goes to { $space }.
event-forfeited = { $investigator } loses the action.
event-pressed = { $investigator }: { $choice }.
event-performed = { $investigator } uses { $card }.
event-applied = { $investigator } uses { $card }.
event-rolled = { $investigator } tests { $skill }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $successes ->
    [0] no success
    [one] 1 success
   *[other] { $successes } successes
}, { $investigations ->
    [0] no investigation
    [one] 1 investigation
   *[other] { $investigations } investigations
}.
event-barricade_rolled = { $creature } ({ $monster }) throws itself at the Barricade: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $successes ->
    [0] no success
    [one] 1 success
   *[other] { $successes } successes
}.
event-rerolled = { $investigator } rerolls a die: { $die }, now { $now }.
event-converted = { $investigator } turns { $n ->
    [one] 1 investigation into a success
   *[other] { $n } investigations into successes
}.
event-clue_spent = { $investigator } spends a Clue.
event-tested = { $difficulty ->
    [-1] { $successes ->
        [0] { $investigator } has no success.
        [one] { $investigator } has 1 success.
       *[other] { $investigator } has { $successes } successes.
    }
   *[other] { $investigator } has { $successes ->
        [0] no success
        [one] 1 success
       *[other] { $successes } successes
    }; it took { $difficulty }.
}
event-suffered = { $investigator } suffers { $harm }: { $card }.
event-suffered_down = { $investigator } suffers { $n } { $harm }, facedown.
event-prevented = { $investigator } prevents { $n } { $harm }.
event-healed = { $investigator } discards { $n } { $harm }.
event-turned_up = { $investigator } turns { $harm } faceup: { $card }.
event-turned_down = { $investigator } turns { $harm } facedown: { $card }.
event-became = { $investigator } has a Condition: { $card }.
event-maddened = { $investigator } goes insane. What stands on the back of the card is for { $seat } alone.
event-maddened-hidden = { $investigator } goes insane. Only { $seat } knows how.
event-recovered = { $investigator } is rid of a Condition: { $card }.
event-eliminated = { $investigator } is eliminated.
event-clues_gained = { $investigator } gains { $n ->
    [one] a Clue
   *[other] { $n } Clues
}.
event-clues_lost = { $investigator } loses { $n ->
    [one] a Clue
   *[other] { $n } Clues
}.
event-gained = { $investigator } takes { $card }.
event-lost = { $investigator } discards { $card }.
event-dropped = { $investigator } drops { $card }: { $space }.
event-picked_up = { $investigator } picks up { $card }.
event-given = { $giver } gives { $investigator } { $card }.
event-stolen = { $thief } takes { $card } from { $investigator }.
event-flipped = { $investigator } turns a card over: { $card }.
event-pushed = { $investigator } is pushed: { $space }.
event-monster_pushed = { $creature } ({ $monster }) is pushed: { $space }.
event-willing = { $investigator } goes along.
event-resisted = { $investigator } resists.
event-feature_placed = { $feature }: { $space }.
event-feature_gone = No more { $feature }: { $space }.
event-blocked = Barricade { $barricade } blocks the way: { $space }.
event-unblocked = Barricade { $barricade } no longer blocks anything: { $space }.
event-fire_spread = The fire spreads: { $space }.
event-voted = You do not agree: { $investigator } decides.
event-guessed = { $investigator } tries a code ({ $puzzle }): { $exact } in place, { $near } right but elsewhere.
event-solved = { $investigator } solves it: { $puzzle }!
event-puzzle_closed = { $investigator } leaves the puzzle: { $puzzle }.
event-instructed = { $instruction }
event-bidden = { $bidding }
event-fetched = From the box: { $card }.
event-fetched_by = { $investigator } takes { $card } from the box.
event-touched = { $choice }.
event-prowled = { $prowl }
event-assailed = Attack on { $creature } ({ $monster }): { $weapon }.
event-eluded = Evade check: { $creature } ({ $monster }).
event-beheld = Horror check: { $creature } ({ $monster }).
event-thrown = { $skill }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $successes ->
    [0] no success
    [one] 1 success
   *[other] { $successes } successes
}, { $investigations ->
    [0] no investigation
    [one] 1 investigation
   *[other] { $investigations } investigations
}.
event-reported = { $n ->
    [0] No success.
    [one] 1 success.
   *[other] { $n } successes.
}
event-ignited = Something burns on your board.
event-doused = Nothing burns on your board any more.
event-fire_spreads = If anything burns, Fire spreads to a space next to it.
event-damage_corrected = Put right: { $creature } ({ $monster }) has { $n } damage.
event-monster_replaced = Put right: { $creature } ({ $monster }) stands here: { $space }.
event-monster_withdrawn = Put right: { $creature } ({ $monster }) is not on the board.
event-token_replaced = Put right: a token lies here: { $space } ({ $piece }).
event-token_withdrawn = Put right: a token is not on the board ({ $piece }).
event-adjusted = By hand, as the text says, for { $investigator }:

## What pictures of many games count

tally-applied-card = card whose ability was used in passing
tally-applied-investigator = investigator who used an ability in passing
tally-attack_began-card = weapon of an attack
tally-attack_began-creature = monster attacked
tally-attack_began-investigator = investigator who attacked
tally-became-card = Condition gained
tally-became-investigator = investigator who got a Condition
tally-clue_spent-investigator = investigator who spent a Clue
tally-clues_gained-investigator = investigator who gained Clues
tally-defeated-creature = monster defeated
tally-eliminated-investigator = investigator eliminated
tally-feature_placed-feature = feature placed
tally-feature_placed-space = space of a new feature
tally-forfeited-investigator = investigator who lost an action
tally-gained-card = possession gained
tally-gained-investigator = investigator who gained a possession
tally-horror_began-creature = monster looked at
tally-horror_began-investigator = investigator who faced horror
tally-laid-tile = part of the map laid
tally-maddened-investigator = investigator who went insane
tally-moved-investigator = investigator who moved
tally-moved-space = space moved to
tally-narrated-text = text told
tally-performed-card = card used as an action
tally-pressed-choice = option of the keeper chosen
tally-pressed-investigator = investigator who chose an option
tally-rolled-investigator = investigator who made a test
tally-rolled-skill = skill tested
tally-solved-puzzle = puzzle solved
tally-spawned-creature = monster that appeared
tally-spawned-space = space where a monster appeared
tally-suffered-card = Damage or Horror suffered faceup
tally-suffered-harm = kind of faceup harm
tally-suffered-investigator = investigator who suffered faceup
tally-suffered_down-harm = kind of facedown harm
tally-suffered_down-investigator = investigator who suffered facedown
tally-targeted-creature = monster that attacked
tally-targeted-investigator = investigator attacked

## Table options

option-scenario = Scenario
option-scenario-help = Which night you spend, and where.
option-scenario-thirteenth_chime = The Thirteenth Chime (an evening, easy)
option-scenario-salt_parish = The Salt Parish (a long evening)
option-scenario-black_regatta = Black Regatta (a long evening, hard)
option-scenario-last_train = The Last Train Stops Twice (twenty minutes, for one alone)
option-scenario-ninth_tenant = The Ninth Tenant (twenty minutes)
option-party = Investigators
option-party-help = Who plays whom: “usual”, or for each seat a list of its investigators.
option-party-usual = one for each seat; two for somebody alone
option-group = What the group decides
option-group-help = Where several answers are as good, who has the last word.
option-group-leader = the active player, once all have spoken
option-group-vote = everybody answers; without agreement, one is drawn
option-kept = What the table does
option-kept-help = What is on your own table, and what the screen keeps. With figures or cards of your own, one seat is shared by all devices.
option-kept-all = the screen keeps everything
option-kept-own_dice = our dice; the screen keeps figures and cards
option-kept-own_figures = our board and figures; the screen keeps dice and cards
option-kept-own_sheets = our cards; the screen keeps dice and figures
option-kept-dice = our board, figures and cards; the screen rolls the dice
option-kept-figures = our dice and cards; the screen keeps the figures
option-kept-sheets = our dice, board and figures; the screen keeps the cards
option-kept-keeper = our whole box; the screen is only the Keeper
option-annex = Annex
option-annex-help = Whether the scenario and the Mythos events of the Annex are in the box.
option-annex-false = no
option-annex-true = yes
option-collection = Your collection
option-collection-help = Which products of the publisher’s box you own, for quests of others: “all”, or a list of their names.
option-collection-all = all of them
option-flip_any = Cards turned faceup
option-flip_any-help = Whether you may choose among facedown cards when one of them is turned faceup; else it is drawn.
option-flip_any-false = drawn
option-flip_any-true = chosen

## What is wrong with an option

error-scenario = Scenario: one of thirteenth_chime, salt_parish, black_regatta.
error-party = Investigators: “usual”, or a list of investigators for each seat of the table; five at most in all, and nobody twice.
error-group = What the group decides: leader or vote.
error-kept = What the table does: all, own_dice, own_figures, own_sheets, dice, figures, sheets or keeper; with figures or cards of your own, a table has one seat.
error-annex = Annex: true or false; the Black Regatta wants it.
error-collection = Your collection: “all”, or a list of BtT, SoA, SoT, HJ, PotS, RN, SM, MoM1CK, MoM1ET, MoM1EI, MoM1EM, FAT, FAI, FAM, CotWT, CotWI, CotWM. A quest that needs what you do not own cannot be played.
error-flip_any = Cards turned faceup: true or false.

## What the web table says

web-denied-MAN2-003 = something forbids it
web-denied-MAN2-072 = has had a turn in this round
web-denied-MAN2-074 = no action is left
web-denied-MAN2-099 = no action is left
web-denied-MAN2-101 = not as things stand
web-denied-MAN2-154 = no Light Source
web-denied-MAN2-279 = Wounded: one move action per round
web-denied-MAN2-292 = is eliminated
web-denied-MAN2-390 = too dark
web-denied-MAN2-438 = a slot is empty

web-undo-hand = Undo the gift
web-undo-begin = Undo the beginning
web-undo-take = Undo the order of turns
web-undo-move = Undo the move
web-undo-press = Undo the choice
web-undo-attack = Undo the attack
web-undo-perform = Undo the card
web-undo-trade = Undo the trade
web-undo-give = Undo the gift
web-undo-pick_up = Undo the find
web-undo-drop = Undo what was laid down
web-undo-push_investigator = Undo the push
web-undo-push_monster = Undo the push
web-undo-yield = Undo “go along”
web-undo-resist = Undo the resistance
web-undo-steal = Undo the theft
web-undo-seize = Undo the theft
web-undo-set_fire = Undo the fire
web-undo-block = Undo the Barricade
web-undo-block_passage = Undo the Barricade
web-undo-unblock = Undo the Barricade
web-undo-shove = Undo the shove
web-undo-extinguish = Undo the fire fighting
web-undo-end_turn = Undo the end of turn
web-undo-spend = Undo the Clue
web-undo-reroll = Undo the reroll
web-undo-apply = Undo the card
web-undo-enough = Undo “that is all”
web-undo-negate = Undo the prevention
web-undo-choose = Undo the choice
web-undo-leave = Undo “leave it”
web-undo-pick = Undo the investigator
web-undo-pick_monster = Undo the monster
web-undo-pick_space = Undo the space
web-undo-pick_card = Undo the card
web-undo-pick_facedown = Undo the card
web-undo-step = Undo the step
web-undo-stay = Undo “stay here”
web-undo-continue = Undo “go on”
web-undo-report = Undo the report
web-undo-yes = Undo “yes”
web-undo-no = Undo “no”
web-undo-dial = Undo the rune
web-undo-wipe = Undo the clearing
web-undo-propose = Undo the code
web-undo-swap = Undo the swap
web-undo-slide = Undo the slide
web-undo-hop = Undo the disc
web-undo-buy = Undo the Clue
web-undo-close = Undo the end of the attempt
web-undo-assail = Undo the attack
web-undo-evade = Undo the evade check
web-undo-behold = Undo the horror check
web-undo-wound = Undo the damage
web-undo-mend = Undo the damage
web-undo-walk = Undo the figure’s place
web-undo-burn = Undo the burn
web-undo-ignite = Undo the fire
web-undo-douse = Undo the end of the fire
web-undo-fall = Undo the elimination
web-undo-finish = Undo the end of the game
web-undo-end_phase = Undo the end of the phase
web-undo-amend = Undo the correction
web-undo-amend_token = Undo the correction
web-undo-set_damage = Undo the correction
web-undo-adjust = Undo the hand
web-undo-adjust_by = Undo what the hand did
web-undo-place_at = Undo the correction
web-undo-take_away = Undo the correction

web-choosing-hand = { $name } shares out the possessions
web-choosing-other = { $name } picks something from home
web-choosing-next = { $name } says who is next
web-choosing-turn = { $name } takes a turn
web-choosing-trade = { $name } trades
web-choosing-pushed = { $name } is being pushed
web-choosing-seize = { $name } steals
web-choosing-follow = { $name } may go after
web-choosing-stride = { $name } may move
web-choosing-drive = { $name } says which way
web-choosing-march = { $name } says which way a monster goes
web-choosing-prey = { $name } says whom a monster is after
web-choosing-evade = { $name } chooses a monster to evade
web-choosing-fright = { $name } chooses what to look at
web-choosing-spread = { $name } says where the fire spreads
web-choosing-order = { $name } orders the effects
web-choosing-due = { $name } puts effects in order
web-choosing-closing = { $name } says who is first
web-choosing-heal = { $name } chooses what to discard
web-choosing-part = { $name } parts with something
web-choosing-whom = { $name } chooses an investigator
web-choosing-tied = { $name } says who it is
web-choosing-anybody = { $name } says who it is
web-choosing-nearest = { $name } says which monster it is
web-choosing-seen = { $name } chooses a monster
web-choosing-beside = { $name } chooses a space
web-choosing-apply = { $name } may use something
web-choosing-improve = { $name } looks at the dice
web-choosing-reroll = { $name } rerolls dice
web-choosing-outcome = { $name } rolls dice
web-choosing-prevent = { $name } prevents harm
web-choosing-choose = { $name } has to choose
web-choosing-judge = { $name } looks at the table
web-choosing-number = { $name } counts
web-choosing-read = { $name } reads out
web-choosing-puzzle = { $name } works at a puzzle
web-choosing-told = { $name } reports what you do
web-choosing-still = { $name } is asked whether all have acted
web-choosing-screen = { $name } presses what is on the screen
web-choosing-won = { $name } says how it ended
web-choosing-amend = { $name } puts something right
web-choosing-adjust = { $name } does what the text says
web-choosing-mark = { $name } loses a Condition
web-choosing-attacked = { $name } looks at the monster
web-choosing-report = { $name } counts successes
web-choosing-throw = { $name } counts dice
web-choosing-spared = { $name } says what was suffered
web-choosing-met = { $name } says whom it concerns
web-choosing-sight = { $name } looks for monsters
