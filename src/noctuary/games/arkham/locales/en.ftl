# Arkham Horror: The Card Game, in English. Keys: prefix, then the name used in the rules. Cards: see cards.en.ftl.

game-title = Arkham Horror, the Card Game
game-summary = Investigators with decks of their own look for clues, together, before the night catches up with them.

## Kinds

kind-choice-damage = damage
kind-choice-horror = horror
kind-choice-physical = a physical trauma
kind-choice-mental = a mental trauma
kind-choice-discard = discard
kind-choice-burn = burn the house down
kind-choice-refuse = refuse
kind-choice-yes = yes
kind-choice-no = no
kind-choice-willpower = willpower
kind-choice-intellect = intellect
kind-choice-combat = combat
kind-choice-agility = agility
kind-choice-spend = spend a clue
kind-choice-both = 1 damage and 1 horror
kind-choice-move = run to Rivertown
kind-choice-draw = draw 2 cards, 2 doom on the agenda
kind-choice-objective = the objective comes first
kind-choice-elimination = the defeat comes first
kind-choice-standard = an ordinary action
kind-choice-additional = an additional action
kind-choice-doom = doom
kind-choice-to_hand = to the hand
kind-choice-on_top = on top of the deck
kind-choice-under = under the deck
kind-choice-go = go there
kind-choice-clue = a clue
kind-choice-evade = evade

kind-part-main = the result of the test
kind-part-card = its own effect
kind-part-sign = the elder sign
kind-part-token_0 = the first chaos token
kind-part-token_1 = the second chaos token
kind-part-token_2 = the third chaos token
kind-part-token_3 = the fourth chaos token
kind-part-token_4 = the fifth chaos token
kind-part-token_5 = the sixth chaos token
kind-part-token_6 = the seventh chaos token
kind-part-token_7 = the eighth chaos token
kind-part-token_8 = the ninth chaos token
kind-part-token_9 = the tenth chaos token

kind-question-willpower = willpower
kind-question-intellect = intellect
kind-question-combat = combat
kind-question-agility = agility
kind-question-health = health
kind-question-sanity = sanity
kind-question-fight = the fight value
kind-question-evade = the evade value
kind-question-shroud = the shroud
kind-question-cost = the cost
kind-question-enemy_damage = the damage of its attack
kind-question-enemy_horror = the horror of its attack
kind-question-hand_size = the hand size
kind-question-skull = the skull
kind-question-cultist = the cultist
kind-question-tablet = the tablet
kind-question-elder_thing = the elder thing
kind-question-sign = the elder sign
kind-question-actions = the actions of a turn
kind-question-action_cost = the actions this costs
kind-question-tome_slots = the hand slots for Tomes
kind-question-arcane_slots = the arcane slots
kind-question-blank = the blank text box
kind-question-no_play = the ban on playing
kind-question-no_move = the ban on moving
kind-question-no_enter = the ban on entering
kind-question-no_attack = the ban on attacking
kind-question-no_investigate = the ban on investigating
kind-question-no_clues = the ban on clues
kind-question-no_damage = the ban on damage
kind-question-no_leave = the ban on leaving play
kind-question-replays = events played out of the discard pile
kind-question-returns = the return to hand
kind-question-objective = the objective
kind-question-no_tokens = the test without a token
kind-question-no_doom = the ban on doom
kind-question-immune = the immunity
kind-question-sign_fails = the elder sign that fails
kind-question-sign_wins = the elder sign that succeeds
kind-question-double_token = the doubled token
kind-question-as_intellect = intellect in place of another skill
kind-question-investigate_with = the skill for investigating
kind-question-connected = the connection
kind-question-hunter = Hunter
kind-question-retaliate = Retaliate
kind-question-alert = Alert
kind-question-aloof = Aloof
kind-question-massive = Massive
kind-question-surge = Surge
kind-question-as_if_at = where one counts as being
kind-question-auto = the automatic outcome
kind-question-patrol = the patrol
kind-question-starting_hand = the opening hand
kind-question-left_alone = the truce
kind-question-no_aim = the ban on being a target
kind-question-no_encounters = the mythos phase without an encounter card
kind-question-goes_home = the return to the hand
kind-question-owed_action = the action still owed

## Who owns a deck that is nobody’s

owner-4 = Encounter
owner-5 = Cultists
no-card = the rules

## Abilities; those of a card that offers several at once have words of their own

use = { $card }: use it
use-what = { $card }: { $what }
use-01017-0 = willpower +1
use-01017-1 = combat +1
use-01034-0 = intellect +1
use-01034-1 = agility +1
use-01049-0 = combat +1
use-01049-1 = agility +1
use-01062-0 = willpower +1
use-01062-1 = intellect +1
use-01077-0 = willpower +1
use-01077-1 = agility +1
use-01086-0 = Fight
use-01086-1 = Fight, discarding it
use-01098-1 = be rid of it
use-01099-1 = be rid of it
use-01100-1 = be rid of it
use-01123-0 = find a cultist
use-01124-1 = rest
use-01157-1 = give up Lita Chantler

## Moments of reactions: first a timing, then what happens

timing-would = Just before
timing-when = When
timing-at = Now
timing-after = After

moment-test = a skill test
moment-reveal = a chaos token is revealed
moment-attack = an enemy attacks
moment-deal = damage or horror is dealt
moment-defeat = somebody or something is defeated
moment-discover = a clue is discovered
moment-move = somebody moves
moment-enter = a card enters play
moment-encounter = an encounter card is drawn
moment-play = a card is played
moment-evade = an enemy is evaded
moment-engage = an enemy engages
moment-succeed = a test is passed
moment-fail = a test is failed
moment-phase_begins = a phase begins
moment-phase_ends = a phase ends
moment-turn_begins = a turn begins
moment-turn_ends = a turn ends
moment-round_ends = the round ends
moment-game_ends = the game ends
moment-agenda_advances = the agenda advances
moment-drew = a card is drawn

## Actions

action-end_turn = End the turn
action-investigate = Investigate
action-draw = Draw a card
action-resource = Take a resource
action-move_to = Go to { $place }
action-fight = Fight { $enemy }
action-evade = Evade { $enemy }
action-engage = Engage { $enemy }
action-play = Play { $card }
action-use = { $card }
action-advance_act = Spend the clues: the act advances
action-pass = Go on
action-commit = Commit { $card }
action-assign = { $card }
action-target = { $card }
action-choose = { $choice }
action-name = { $seat }
action-pay = { $n ->
    [0] No clue
    [one] 1 clue
   *[other] { $n } clues
}
action-keep = Resolve: { $token }
action-apply = { $card }: { $part }
action-redraw = Set aside { $card }
action-done = That is all

## Prompts

prompt-mulligan = Your opening hand: set aside the cards you do not want, once; others replace them.
prompt-next_turn = Who takes the next turn?
prompt-turn = Your turn: take an action, or end it.
prompt-bonus_action = You may take an action at once.
prompt-free = Anything to use or play before the game goes on?
prompt-reaction = Somebody may react. Do you?
prompt-forced = Several effects happen by themselves. Which one first?
prompt-target = { $card }: choose a target.
prompt-commit = Commit cards to this test?
prompt-keep = Several tokens are revealed. Which one counts?
prompt-stand_in = Which skill do you use for this test?
prompt-result = The test brings several things. Which one first?
prompt-assign = { $horror ->
    [0] Damage: who takes this point?
   *[other] Horror: who takes this point?
}
prompt-heal = { $card } heals 1 point. Of what?
prompt-trauma = You are defeated by both at once. Which trauma do you suffer?
prompt-whose_end = The objective falls with the last investigator. Which counts first?
prompt-lead = Who becomes the lead investigator?
prompt-share = How many of your clues do you spend? At least { $least }.
prompt-spend_action = Whose additional action do you use for this?
prompt-lose_action = Whose additional action do you lose?
prompt-room = There is no room for all these cards. Which one do you discard?
prompt-discard_from_hand = Choose a card of your hand to discard.
prompt-found = Choose the card you take.
prompt-deck_search = Choose a card of your deck.
prompt-fetch = Choose the enemy you find and draw.
prompt-errand = Which one is next?
prompt-massive_victim = { $card } attacks everybody here. Whom first?
prompt-prey = { $card } likes several investigators as much. Whom does it take?
prompt-quarry = { $card } hunts. Whom does it go after?
prompt-step = { $card } moves. Which way?
prompt-empty_place = Where does the enemy spawn?
prompt-nearest = Several are equally near. Which one is it?
prompt-lapse = What’s Going On?! Everybody discards a random card, or you take 2 horror.
prompt-burn = Do you burn your house down?
prompt-graveyard = The Graveyard: take 2 horror, or run?
prompt-shadow = Hunting Shadow: spend 1 clue, or take 2 damage.
prompt-power = Offer of Power: draw 2 cards and the agenda gets 2 doom, or take 2 horror.
prompt-wrath = Umôrdhoth’s Wrath, point by point: discard a card, or take 1 damage and 1 horror.
prompt-own_asset = Choose one of your assets to discard.
prompt-central = Where do the wings carry you?
prompt-door = Several locations have as many clues. Which one is locked?
prompt-combat_or_agility = Locked Door: with which skill do you try?
prompt-ritual = Disrupting the Ritual: with which skill do you try?
prompt-skill = +2 to which skill?
prompt-item = Which Item do you take back?
prompt-slip = Do you leave all your other engagements?
prompt-retreat = You may go one connection away.
prompt-step_away = Where do you go?
prompt-refuge = Where do you get away to?
prompt-deck_choice = Which deck do you look at?
prompt-top_order = Which card do you put back next? Those you put back later lie above it.

## Events

event-began = Round { $round }.
event-phase_began = Phase: { $phase }.
event-turn_began = { $seat } begins a turn.
event-turn_ended = { $seat } ends the turn.
event-drew = { $seat } draws { $card }.
event-drew-hidden = { $seat } draws a card.
event-drew_weakness = { $seat } draws a weakness: { $card }.
event-reshuffled = { $seat } has no deck left: the discard pile is shuffled, which costs 1 horror.
event-redrew = { $seat } replaces { $n ->
    [one] one card
   *[other] { $n } cards
} of the opening hand.
event-gained = { $seat }: { $n ->
    [one] 1 resource
   *[other] { $n } resources
} more.
event-lost = { $seat }: { $n ->
    [one] 1 resource
   *[other] { $n } resources
} less.
event-played = { $seat } plays { $card }.
event-used = { $seat } uses { $card }.
event-happened = Forced: { $card }.
event-entered = { $card } enters play.
event-left = { $card } goes under its owner’s deck.
event-discarded = { $card } is discarded.
event-removed = { $card } leaves the game.
event-set_aside = { $card } is set aside.
event-taken_away = { $card } is taken away, a potential sacrifice.
event-undone = What { $seat } did is undone.
event-moved = { $seat } goes to { $place }.
event-revealed = { $place } is revealed, { $clues ->
    [0] without clues
    [one] with 1 clue
   *[other] with { $clues } clues
}.
event-enemy_moved = { $card } moves to { $place }.
event-spawned = { $card } spawns at { $place }.
event-engaged = { $card } engages { $seat }.
event-disengaged = { $card } is engaged with nobody now.
event-evaded = { $seat } evades { $card }.
event-attacked = { $card } attacks { $seat }.
event-cancelled = { $card } is cancelled.
event-dealt = { $card } takes { $damage ->
    [0] { $horror } horror
   *[other] { $horror ->
        [0] { $damage } damage
       *[other] { $damage } damage and { $horror } horror
    }
}.
event-healed = { $card } heals { $damage ->
    [0] { $horror } horror
   *[other] { $horror ->
        [0] { $damage } damage
       *[other] { $damage } damage and { $horror } horror
    }
}.
event-defeated = { $card } is defeated.
event-fell = { $seat } is defeated{ $physical ->
    [0] { $mental ->
        [0] .
       *[other] , with { $mental } mental trauma.
    }
   *[other] , with { $physical } physical trauma.
}
event-resigned = { $seat } resigns and gets away.
event-trauma = { $seat } suffers { $physical ->
    [0] { $mental } mental trauma
   *[other] { $mental ->
        [0] { $physical } physical trauma
       *[other] { $physical } physical and { $mental } mental trauma
    }
}.
event-lead = { $seat } is the lead investigator.
event-discovered = { $seat } discovers { $n ->
    [one] 1 clue
   *[other] { $n } clues
} at { $place }.
event-returned_clues = { $seat } puts { $n ->
    [one] 1 clue
   *[other] { $n } clues
} back at { $place }.
event-spent_clues = { $seat } spends { $n ->
    [one] 1 clue
   *[other] { $n } clues
}.
event-gained_clues = { $seat } takes { $n ->
    [one] 1 clue
   *[other] { $n } clues
} from the supply.
event-doomed = { $card }: { $n } doom.
event-drew_encounter = { $seat } faces { $card }.
event-tested = { $seat }, { $what }: { $skill } against { $difficulty }.
event-committed = { $seat } commits { $card }.
event-token_revealed = { $seat } reveals a chaos token: { $token }.
event-token_cancelled = This chaos token is cancelled: { $token }.
event-token_ignored = This chaos token is ignored: { $token }.
event-modified = { $card } changes { $question } by { $n }.
event-settled = { $seat } { $passed ->
    [0] fails
   *[other] succeeds
}: { $value } against { $difficulty }.
event-act_advanced = { $card }: the act advances.
event-agenda_advanced = { $card }: the agenda advances.
event-to_victory = { $card } joins the victory display.
event-looked = { $seat } looks at { $card }.
event-looked-hidden = { $seat } looks at a card of a deck.
event-shuffled = A deck is shuffled ({ $seat }).
event-weakness_added = { $seat } gets a weakness: { $card }.
event-ended = { $resolution ->
    [0] The scenario ends without a resolution.
   *[other] The scenario ends: Resolution { $resolution }.
}

## What pictures of many games count

tally-act_advanced-card = act that advanced
tally-agenda_advanced-card = agenda that advanced
tally-attacked-card = enemy that attacked
tally-committed-card = card committed
tally-defeated-card = card defeated
tally-discovered-place = location of a clue discovered
tally-drew-card = card drawn
tally-drew_encounter-card = encounter card drawn
tally-drew_weakness-card = weakness drawn
tally-evaded-card = enemy evaded
tally-moved-place = location moved to
tally-played-card = card played
tally-spawned-card = enemy spawned
tally-tested-skill = skill tested
tally-tested-what = purpose of a test
tally-to_victory-card = card in the victory display
tally-token_revealed-token = chaos token revealed
tally-used-card = card used

## Table options

option-scenario = Scenario
option-scenario-help = One of the three nights of the core set: gathering, midnight_masks, devourer_below.
option-difficulty = Difficulty
option-difficulty-help = Which tokens the chaos bag holds: easy, standard, hard, expert.
option-investigators = Investigators
option-investigators-help = One deck for each seat: the name of a starter deck such as roland-easy, or an investigator with a list of cards.
option-lead = Lead investigator
option-lead-help = The seat that leads, counted from 0.
option-taboo = Taboo list
option-taboo-help = Whether the list of taboos changes cards.
option-ask_always = Ask always
option-ask_always-help = Everybody is asked at every opportunity, so that being asked tells nothing of a hand.
option-notes = Campaign log
option-notes-help = What earlier scenarios left behind: lita_forced, house_burned, priest_alive, past_midnight, and the codes of the cultists who got away.
option-bag = Chaos bag
option-bag-help = How many of each token, in place of those of the difficulty.
option-extra = More encounter cards
option-extra-help = Codes of enemies and treacheries that join the encounter deck.
option-campaign = Campaign
option-campaign-help = The document of a campaign: this table plays its next scenario, with its investigators.

## What is wrong with an option

error-scenario = Scenario: one of gathering, midnight_masks, devourer_below.
error-difficulty = Difficulty: one of easy, standard, hard, expert.
error-investigators = Investigators: a list of one to four decks of different investigators; each the name of a starter deck, or an investigator and cards that are played here.
error-lead = Lead investigator: a seat from 0 to 3.
error-taboo = Taboo list: true or false.
error-ask_always = Ask always: true or false.
error-notes = Campaign log: a list of notes that a scenario can read.
error-bag = Chaos bag: from 1 to 40 tokens, at most 20 of a kind.
error-extra = More encounter cards: codes of enemies and treacheries of the core set, as many as there is room for.
error-campaign = Campaign: a document that is ready to go on, with one seat for each of its players.

## Products that rules wait for

scope-dunwich = The Dunwich Legacy
scope-carcosa = The Path to Carcosa
scope-forgotten = The Forgotten Age
scope-circle = The Circle Undone
scope-dream = The Dream-Eaters
scope-innsmouth = The Innsmouth Conspiracy
scope-standalone = Standalone scenarios
scope-investigator_deck = Investigator starter decks
scope-return = “Return to” boxes

## What lies on the table

label-round = Round
label-phase = Phase
label-lead = Lead investigator
label-turn = Turn of
label-act = Act
label-agenda = Agenda
label-locations = Locations
label-investigators = Investigators
label-encounter = Encounter deck
label-cultists = Cultist deck
label-victory = Victory display
label-aside = Set aside
label-removed = Out of the game
label-bag = Chaos bag
label-test = Skill test
label-hand = Hand
label-deck = Deck
label-discard = Discard pile
label-play = In play
label-threat = Threat area
label-health = Health
label-sanity = Sanity
label-resources = Resources
label-clues = Clues
label-doom = Doom
label-actions = Actions
label-shroud = Shroud
label-experience = Experience
label-trauma = Trauma

## What the web table says

web-denied-AHB-055 = one of that title is in play
web-denied-AHB-152 = not connected
web-denied-AHB-159 = cannot be played now
web-denied-AHB-162 = too few actions
web-denied-AHB-213 = it would change nothing
web-denied-AHB-285 = Aloof: engage it first
web-denied-AHB-319 = cannot be investigated
web-denied-AHB-413 = nobody can enter
web-denied-AHC-295 = not engaged with you

web-undo-end_turn = Undo the end of turn
web-undo-investigate = Undo the investigation
web-undo-draw = Undo the draw
web-undo-resource = Undo the resource
web-undo-move_to = Undo the move
web-undo-fight = Undo the fight
web-undo-evade = Undo the evasion
web-undo-engage = Undo the engagement
web-undo-play = Undo the card
web-undo-use = Undo the ability
web-undo-advance_act = Undo the advance
web-undo-pass = Undo “go on”
web-undo-commit = Undo the commitment
web-undo-assign = Undo the assignment
web-undo-target = Undo the target
web-undo-choose = Undo the choice
web-undo-name = Undo the choice
web-undo-pay = Undo the payment
web-undo-keep = Undo the token
web-undo-apply = Undo the order
web-undo-redraw = Undo the card set aside
web-undo-done = Undo “that is all”

web-choosing-mulligan = { $name } looks at the opening hand
web-choosing-next_turn = { $name } says who is next
web-choosing-turn = { $name } takes a turn
web-choosing-bonus_action = { $name } may take an action at once
web-choosing-free = { $name } may use something
web-choosing-reaction = { $name } may react
web-choosing-forced = { $name } orders the effects
web-choosing-target = { $name } chooses a target
web-choosing-commit = { $name } commits cards
web-choosing-keep = { $name } chooses a token
web-choosing-stand_in = { $name } chooses a skill
web-choosing-result = { $name } orders the results
web-choosing-assign = { $name } assigns damage and horror
web-choosing-heal = { $name } heals
web-choosing-trauma = { $name } chooses a trauma
web-choosing-whose_end = { $name } decides how it ends
web-choosing-lead = { $name } names the lead investigator
web-choosing-share = { $name } shares the clues
web-choosing-spend_action = { $name } chooses an action to use
web-choosing-lose_action = { $name } chooses an action to lose
web-choosing-room = { $name } makes room
web-choosing-discard_from_hand = { $name } discards a card
web-choosing-found = { $name } looks through cards
web-choosing-deck_search = { $name } searches a deck
web-choosing-fetch = { $name } searches the encounter deck
web-choosing-errand = { $name } says which is next
web-choosing-massive_victim = { $name } orders the attacks
web-choosing-prey = { $name } chooses the prey
web-choosing-quarry = { $name } chooses whom it hunts
web-choosing-step = { $name } chooses the way
web-choosing-empty_place = { $name } places the enemy
web-choosing-nearest = { $name } chooses the nearest
web-choosing-lapse = { $name } decides for all
web-choosing-burn = { $name } decides about the house
web-choosing-graveyard = { $name } decides among the graves
web-choosing-shadow = { $name } decides about a clue
web-choosing-power = { $name } weighs an offer
web-choosing-wrath = { $name } bears the wrath
web-choosing-own_asset = { $name } discards an asset
web-choosing-central = { $name } is carried away
web-choosing-door = { $name } says where the door is
web-choosing-combat_or_agility = { $name } chooses a skill
web-choosing-ritual = { $name } chooses a skill
web-choosing-skill = { $name } chooses a skill
web-choosing-item = { $name } takes an Item back
web-choosing-slip = { $name } slips away
web-choosing-retreat = { $name } may move
web-choosing-step_away = { $name } chooses where to go
web-choosing-refuge = { $name } gets away
web-choosing-deck_choice = { $name } chooses a deck
web-choosing-top_order = { $name } puts cards back
