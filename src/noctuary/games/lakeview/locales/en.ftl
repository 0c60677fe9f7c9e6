# The Snallygaster Situation, in English. Keys: prefix, then the name used in the rules.

game-title = The Snallygaster Situation
game-summary = A child is missing and nearly mute: read the cards, dodge the Feds, face the Monster, and find each other before the night runs out.

## Kinds

kind-figure-nancy = Nancy
kind-figure-dustin = Dustin
kind-figure-will = Will
kind-figure-jane = Jane
kind-figure-lost = The Lost Kid

kind-district-a1 = Old Centre
kind-district-a2 = Market Square
kind-district-a3 = The Heights
kind-district-b1 = Maple Row
kind-district-b2 = Main Street
kind-district-b3 = The Strip
kind-district-b4 = School Side
kind-district-c1 = The Suburbs
kind-district-c2 = Celia P. Dempsey Memorial Park
kind-district-c3 = The Docks

kind-building-b1 = Jenkins Bank
kind-building-b2 = Library
kind-building-b3 = Town Hall
kind-building-b4 = Clemency Hotel
kind-building-b5 = Fire Station
kind-building-b6 = Abandoned House
kind-building-b7 = The Joneses’ House
kind-building-b8 = Laundromat
kind-building-b9 = Harris Pharmacy
kind-building-b10 = Diner
kind-building-b11 = Arcade
kind-building-b12 = Cinema
kind-building-b13 = School
kind-building-b14 = Garage
kind-building-b15 = Corner Shop
kind-building-b16 = The Turners’ House
kind-building-b17 = Boat House
kind-building-b18 = Chapel
kind-building-b19 = Radio Station
kind-building-b20 = Water Works

kind-landmark-letterbox = Letterbox
kind-landmark-fountain = Fountain
kind-landmark-weather_vane = Weather vane
kind-landmark-swing = Swing
kind-landmark-phone_booth = Phone booth
kind-landmark-hydrant = Fire hydrant
kind-landmark-neon_sign = Neon sign
kind-landmark-flagpole = Flagpole
kind-landmark-dog_house = Dog house
kind-landmark-park_sign = Dempsey park sign
kind-landmark-bus_stop = Bus stop
kind-landmark-radio_mast = Radio mast

kind-colour-red = red
kind-colour-blue = blue
kind-colour-green = green
kind-colour-yellow = yellow

kind-symbol-eye = Eye
kind-symbol-key = Key
kind-symbol-bone = Bone
kind-symbol-flame = Flame

kind-feds-red = red sedan
kind-feds-blue = blue van

kind-monster-dover_demon = Dover Demon
kind-monster-snallygaster = Snallygaster
kind-monster-jersey_devil = Jersey Devil
kind-monster-bloody_mary = Bloody Mary

## Squares: columns A to M from the west, rows 1 to 13 from the north

square-building = { $building }, { $half ->
    [west] west half
   *[east] east half
} ({ $at })
square-treehouse = treehouse, { $district } ({ $at })
square-landmark = { $landmark } ({ $at })
square-crossing = crossing { $at }
square-street = street { $at }
square-open = open ground { $at }

## What changes hands

thing-nothing = nothing

## The Lost Kid’s cards

card-name = { $middle } ({ $scary }; { $building })
card-then = { $first }, then { $second }
deed-step = Monster { $n ->
    [0] north
    [1] east
    [2] south
   *[other] west
}
deed-sweep = Monster all the way { $n ->
    [0] north
    [1] east
    [2] south
   *[other] west
}
deed-nearest = Monster to the nearest Kid
deed-attack = Monster attacks
deed-red = red sedan { $n }
deed-blue = blue van { $n }
deed-calamity = Calamity advances
deed-move_kid = move a Kid
deed-new_hand = new hand
deed-token = token on a { $n ->
    [0] red
    [1] blue
    [2] green
   *[other] yellow
} building

## Actions

action-play = { $pile ->
    [0] First pile
    [1] Second pile
   *[other] Third pile
}: { $card }
action-draw = Draw a card
action-new_hand = Take a new hand for one Calamity
action-use_power = Use your power
action-lay = { $pile ->
    [0] The first pile
    [1] The second pile
   *[other] The third pile
}
action-next_kid = { $figure }
action-double_turn = { $figure }, a double turn
action-again = Take the second turn
action-enter = { $square }
action-spin = Wheel { $wheel ->
    [0] 2
    [1] 3, diagonally too
    [2] 4
   *[other] 5
}
action-rev = Moped: wheel { $wheel ->
    [0] 2
    [1] 3, diagonally too
    [2] 4
   *[other] 5
}, though it is down
action-move_to = Go to { $square }
action-stop = Stay here
action-spend = Spend a symbol for 3 more squares: { $symbol }
action-meet = Spend the encounter token and draw a card
action-fulfil = Objective: { $objective }
action-search = Search the building for the Lost Kid
action-dare = Meet the dare: Double Dare
action-roam = Danger Zone: “The Monster is here!”
action-cleanse = Leave all your Curses at the Chapel
action-rest = Rest in the treehouse
action-end_turn = End the turn
action-use_item = Item: { $item }
action-give = { $figure } gets { $item } from you
action-fetch = Ask { $figure } for { $item }
action-give_symbol = { $figure } gets a symbol from you: { $symbol }
action-fetch_symbol = Ask { $figure } for a symbol: { $symbol }
action-choose = { $option ->
    [0] First option
    [1] Second option
   *[other] Third option
}
action-resolve = { $encounter }
action-pay = { $symbol }
action-turn_down = Turn down wheel { $wheel ->
    [0] 2
    [1] 3
    [2] 4
   *[other] 5
}
action-turn_power = Turn down your power
action-at_building = { $building }
action-to_district = { $district }
action-whom = { $figure }
action-which = { $feds }
action-agree = Agreed
action-pass = No, thanks

## Prompts

prompt-afresh = Your card lets you start afresh: throw your hand away unseen and draw four cards, for one Calamity?
prompt-again = { $figure } may take the second turn of a double turn.
prompt-blessing = Holy Water: who loses a Curse?
prompt-blink = Blink: where are you now?
prompt-bonus = { $figure } ends on a street and may roll on a little.
prompt-brace = { $figure }, the blow falls on { $district }. Is there something to soften it?
prompt-building = { $colour ->
    [0] Put an encounter token on a red building.
    [1] Put an encounter token on a blue building.
    [2] Put an encounter token on a green building.
    [3] Put an encounter token on a yellow building.
   *[other] Put an encounter token on any building.
}
prompt-camera = { $figure }, use the Camera to choose between two cards?
prompt-card = Play a card onto one of the piles.
prompt-choice = { $figure }, { $encounter }: what now?
prompt-dash = { $figure } moves at once: where to?
prompt-deal = { $figure } would like this of yours: { $thing }. In return: { $price }. Do you agree?
prompt-district = Where does the Monster go?
prompt-doorstep = They have found you! On which square of this building do you stand: { $building }?
prompt-double = Which double moves?
prompt-draw = Your turn ends with a card. Draw it, or use the New Hand token first?
prompt-encounter = { $figure } has arrived. What now?
prompt-end = { $figure } may still trade or use something.
prompt-enter = { $figure } rides into town: on which square?
prompt-foresee = { $left ->
    [3] Which of these three cards will be drawn first?
    [2] Which of these two comes next?
   *[other] And the last one.
}
prompt-lair = Where does the Monster hide?
prompt-lay = Which pile does this card cover: { $card }?
prompt-lift = Telekinesis: whom do you lift?
prompt-luck = { $figure }, use the Lucky Coin for another token of this pile?
prompt-lunch = Lunchbox: which vehicle rolls back a crossing?
prompt-lure = Firecrackers: where does the Monster run?
prompt-name = Name a district: is the Monster there?
prompt-next = { $second ->
    [0] Who takes the first turn?
   *[other] Who takes the second turn?
}
prompt-payment = { $objective }: { $figure } pays a symbol.
prompt-picture = Two cards on one picture: which do you follow? The other goes under the deck.
prompt-plug = Where does the Projector go? It stood here: { $building }.
prompt-prey = Whom does the Monster carry off ({ $district })?
prompt-price = { $figure } asks for this: { $thing }. What is it to be exchanged for?
prompt-push = You may nudge a Kid 1 or 2 squares. Whom?
prompt-pushed = Where to? Nudged: { $figure }.
prompt-radio = Walkie-talkie: what changes hands? Calling: { $figure }.
prompt-reply = { $figure }, and something in return?
prompt-roam = { $figure }, is the Monster hiding here? Danger Zone is turned down, right or wrong.
prompt-save = Which bystander is brought to safety?
prompt-sheet = White Sheet: which double vanishes for now?
prompt-shelter = Which treehouse is the refuge? Fleeing: { $figure }.
prompt-shift = Where does the double go? It was here: { $district }.
prompt-surprise = The headlights catch several Kids: who is first?
prompt-symbol = Which symbol do you take?
prompt-throw = Telekinesis: where to? Lifted: { $figure }.
prompt-tire = { $figure } turns something down.
prompt-travel = { $figure }, where to?
prompt-uncurse = Who loses a Curse?
prompt-unplug = Extension Lead: which Projector moves?
prompt-victim = Several Kids are hit: who is first?
prompt-watch = { $figure }: { $about ->
    [0] before the Lost Kid plays a card, use something?
    [1] the Monster stirs. Use something?
    [2] the Feds are about to drive. Use something?
   *[other] a double is about to attack. Use something?
}
prompt-weary = Alone against the Monster: which wheel does { $figure } turn down?
prompt-wheel = { $figure }, choose a wheel.

## Events

event-began = Tonight’s Monster: { $monster }. Lost in the dark: { $seat }.
event-token_placed = An encounter token: { $building }.
event-card_laid = { $pile ->
    [0] The first pile
    [1] The second pile
   *[other] The third pile
} shows { $card }.
event-hid = { $seat } waits in the building of this card: { $card }.
event-hid-hidden = { $seat } is locked away somewhere in town.
event-drew = { $seat } draws { $card }.
event-drew-hidden = { $seat } draws a card.
event-got_power = { $seat } has a power: { $power }.
event-got_power-hidden = { $seat } has a power that nobody knows yet.
event-got_bike = { $figure } rides: { $bike }.
event-got_item = { $figure } gets { $item }.
event-round_began = Night { $round }.
event-turn_began = { $figure } begins a turn.
event-entered = { $figure } rides into town: { $square }.
event-cycle_ended = All Kids have acted: a new cycle begins.
event-reshuffled = The Lost Kid’s discards are a new deck of { $n }.
event-card_played = { $seat } covers { $pile ->
    [0] the first pile
    [1] the second pile
   *[other] the third pile
} with { $card }.
event-hand_renewed = { $seat } takes a new hand.
event-found = { $figure } finds the Lost Kid! Place: { $building }.
event-power_shown = The Lost Kid’s power is known: { $power }.
event-power_used = The Lost Kid uses { $power }.
event-monster_moved = The Monster goes to { $district }.
event-monster_stalked = The Monster moves in the dark.
event-monster_blocked = The Monster cannot go that way.
event-monster_stunned = The Monster is stunned and does nothing.
event-monster_shown = The Monster is in { $district }!
event-stunned = The Monster reels: its next action is lost.
event-attacked = The Monster attacks { $district }.
event-prowled = Something prowls, and nothing comes of it.
event-double_attacked = A double attacks { $district }.
event-double_moved = A double moves to { $district }.
event-double_gone = A double is gone from the board.
event-kid_hit = { $figure } is hit!
event-fled = { $figure } is now here: { $square }.
event-feds_moved = The { $feds } stops at { $square }.
event-feds_fled = The { $feds } takes fright and drives on.
event-surprised = { $figure } is caught by the { $feds }!
event-lap_done = The { $feds } is back where it started.
event-calamity_advanced = Calamity: { $n }.
event-cursed = { $figure } is cursed.
event-uncursed = { $figure } is rid of { $n ->
    [one] a Curse
   *[other] { $n } Curses
}.
event-carried_off = A bystander is carried off, { $building }: { $n } so far.
event-denied = The Monster is not in { $district }.
event-spun = { $figure } can roll { $n ->
    [one] 1 square
   *[other] { $n } squares
}.
event-moved = { $figure } goes { $n ->
    [0] { "" }
    [one] 1 square{" "}
   *[other] { $n } squares{" "}
}to { $square }.
event-symbol_spent = { $figure } spends a symbol for 3 more squares: { $symbol }.
event-symbol_gained = { $figure } takes a symbol: { $symbol }.
event-symbol_gone = No such symbol is left: { $symbol }.
event-item_used = { $figure } uses { $item }.
event-item_given = { $figure } hands over { $item }: { $to } has it now.
event-symbol_given = { $figure } hands over a symbol, { $symbol }: { $to } has it now.
event-declined = { $figure } keeps what { $to } asked for.
event-bike_used = { $figure } turns { $bike } down
event-wheel_down = { $figure } turns down wheel { $wheel ->
    [0] 2
    [1] 3
    [2] 4
   *[other] 5
}.
event-wheels_up = { $figure } turns all wheels up.
event-items_ready = { $figure } has everything ready again.
event-card_drawn = { $figure } meets: { $encounter }.
event-option_chosen = { $encounter }, { $figure }: { $option }
event-nothing_possible = { $encounter }: nothing of it is possible.
event-quest_taken = { $figure } has something to do: { $encounter }.
event-quest_done = { $figure } has done it: { $encounter }.
event-searched_in_vain = { $figure } searches { $building }: nobody.
event-rested = { $figure } catches breath in a treehouse.
event-objective_step = { $objective }: done at { $building }.
event-objective_done = Objective complete: { $objective }!
event-saved = A bystander is brought to safety, { $building }: { $n } so far.
event-won = The town wakes up to an ordinary morning. Everybody wins!
event-lost = Calamity has come over Lakeview. Everybody loses.
event-uncovered = The Lost Kid had been hidden all along in: { $building }.

## What pictures of many games count

tally-attacked-district = district attacked
tally-began-monster = Monster faced
tally-card_drawn-encounter = encounter card drawn
tally-card_drawn-figure = Kid who met a card
tally-card_laid-card = card dealt onto a pile
tally-card_laid-pile = pile of a dealt card
tally-card_played-card = card played by the Lost Kid
tally-card_played-pile = pile that was covered
tally-carried_off-building = building a bystander was taken from
tally-cursed-figure = Kid cursed
tally-declined-figure = Kid who kept something
tally-declined-to = Kid who asked in vain
tally-denied-district = district named in vain
tally-double_attacked-district = district attacked by a double
tally-double_moved-district = district a double was moved to
tally-drew-card = card drawn by the Lost Kid
tally-entered-figure = Kid who came to town
tally-entered-square = square of arrival
tally-feds_moved-square = crossing where the Feds stopped
tally-fled-figure = Kid who fled
tally-fled-square = square fled to
tally-found-building = building where the Lost Kid was found
tally-found-figure = Kid who found the Lost Kid
tally-got_bike-bike = bike dealt
tally-got_bike-figure = Kid who got a bike
tally-got_item-figure = Kid who found an item
tally-got_item-item = item found
tally-got_power-power = power dealt
tally-hid-card = card of the hiding place
tally-item_given-figure = Kid who gave an item
tally-item_given-item = item given
tally-item_given-to = Kid who was given an item
tally-item_used-figure = Kid who used an item
tally-item_used-item = item used
tally-items_ready-figure = Kid whose items were turned up
tally-kid_hit-figure = Kid hit
tally-monster_moved-district = district the Monster went to
tally-monster_shown-district = district where the Monster showed itself
tally-moved-figure = Kid who moved
tally-moved-square = square moved to
tally-nothing_possible-encounter = encounter card nothing came of
tally-objective_done-objective = objective completed
tally-objective_step-building = building of an objective
tally-objective_step-objective = objective advanced
tally-option_chosen-encounter = encounter card followed
tally-option_chosen-figure = Kid who followed a card
tally-option_chosen-option = option followed
tally-power_shown-power = power shown
tally-power_used-power = power used
tally-quest_done-encounter = quest done
tally-quest_done-figure = Kid who did a quest
tally-quest_taken-encounter = quest taken
tally-quest_taken-figure = Kid who took a quest
tally-rested-figure = Kid who rested
tally-saved-building = building a bystander was saved from
tally-searched_in_vain-building = building searched in vain
tally-searched_in_vain-figure = Kid who searched in vain
tally-spun-figure = Kid who chose a wheel
tally-surprised-figure = Kid caught by the Feds
tally-symbol_gained-figure = Kid who took a symbol
tally-symbol_gained-symbol = symbol taken
tally-symbol_given-figure = Kid who gave a symbol
tally-symbol_given-symbol = symbol given
tally-symbol_given-to = Kid who was given a symbol
tally-symbol_gone-symbol = symbol that had run out
tally-symbol_spent-figure = Kid who spent a symbol
tally-symbol_spent-symbol = symbol spent
tally-token_placed-building = building with a new encounter token
tally-turn_began-figure = Kid whose turn began
tally-uncursed-figure = Kid rid of Curses
tally-bike_used-figure = Kid who turned a bike down
tally-bike_used-bike = bike turned down
tally-wheel_down-figure = Kid who turned a wheel down
tally-wheel_down-wheel = wheel turned down
tally-wheels_up-figure = Kid who turned the wheels up

## Table options

option-monster = Monster
option-monster-help = Which of the four you face.
option-monster-dover_demon = Dover Demon (easiest)
option-monster-snallygaster = Snallygaster (hides until the Lost Kid is found)
option-monster-jersey_devil = Jersey Devil (hard)
option-monster-bloody_mary = Bloody Mary (hardest)
option-lost_kid = Lost Kid
option-lost_kid-help = Who plays the Lost Kid: knows where they are hidden and speaks only through cards.
option-lost_kid-0 = seat 1
option-lost_kid-1 = seat 2
option-lost_kid-2 = seat 3
option-lost_kid-3 = seat 4
option-lost_kid-4 = seat 5
option-lost_kid-last = the last seat
option-lost_kid-random = drawn at random
option-calamity = Calamity
    .base = { $seats ->
        [4] 9
        [5] 10
       *[other] 7
    }
    .real = { $n ->
        [one] 1 space
       *[other] { $n } spaces
    }
option-calamity-help = How many spaces the Calamity track is longer (easier) or shorter (harder) than usual.
option-relaxed_talk = Relaxed talk
option-relaxed_talk-help = Whether the Lost Kid may speak at the table before being found, for instance with younger players.
option-relaxed_talk-false = no
option-relaxed_talk-true = yes

## What is wrong with an option

error-monster = Monster: one of dover_demon, snallygaster, jersey_devil, bloody_mary.
error-lost_kid = Lost Kid: a seat of this table counted from 0, “last” or “random”.
error-calamity = Calamity: a whole number from -6 to 6.
error-relaxed_talk = Relaxed talk: true or false.

## Taking back and waiting

web-undo-play = Undo the card
web-undo-new_hand = Undo the new hand
web-undo-draw = Undo the draw
web-undo-use_power = Undo the power
web-undo-lay = Undo the pile
web-undo-next_kid = Undo the order of turns
web-undo-double_turn = Undo the double turn
web-undo-again = Undo the second turn
web-undo-enter = Undo the arrival
web-undo-spin = Undo the wheel
web-undo-rev = Undo the moped
web-undo-move_to = Undo the move
web-undo-stop = Undo the stop
web-undo-spend = Undo the symbol
web-undo-meet = Undo the encounter
web-undo-fulfil = Undo the objective
web-undo-search = Undo the search
web-undo-dare = Undo the dare
web-undo-roam = Undo the guess
web-undo-cleanse = Undo the Chapel
web-undo-rest = Undo the rest
web-undo-end_turn = Undo the end of turn
web-undo-use_item = Undo the item
web-undo-give = Undo the gift
web-undo-fetch = Undo the trade
web-undo-give_symbol = Undo the gift
web-undo-fetch_symbol = Undo the trade
web-undo-choose = Undo the option
web-undo-resolve = Undo the choice of card
web-undo-pay = Undo the symbol
web-undo-turn_down = Undo the wheel
web-undo-turn_power = Undo the power
web-undo-at_building = Undo the building
web-undo-to_district = Undo the district
web-undo-whom = Undo the choice of Kid
web-undo-which = Undo the vehicle
web-undo-agree = Undo the agreement
web-undo-pass = Undo “no, thanks”

web-choosing-afresh = { $name } may start afresh
web-choosing-again = { $name } may take another turn
web-choosing-blessing = { $name } pours Holy Water
web-choosing-blink = { $name } blinks
web-choosing-bonus = { $name } may roll on along the street
web-choosing-brace = { $name } braces for the blow
web-choosing-building = { $name } places an encounter token
web-choosing-camera = { $name } may use the Camera
web-choosing-card = { $name } chooses a card
web-choosing-choice = { $name } reads an encounter card
web-choosing-dash = { $name } moves at once
web-choosing-deal = { $name } is offered a trade
web-choosing-district = { $name } leads the Monster
web-choosing-doorstep = { $name } steps out of hiding
web-choosing-double = { $name } chooses a double
web-choosing-draw = { $name } draws a card
web-choosing-encounter = { $name } looks round
web-choosing-end = { $name } ends the turn
web-choosing-enter = { $name } rides into town
web-choosing-foresee = { $name } looks into the future
web-choosing-lair = { $name } hides the Monster
web-choosing-lay = { $name } lays out the first cards
web-choosing-lift = { $name } lifts somebody
web-choosing-luck = { $name } may flip the Lucky Coin
web-choosing-lunch = { $name } shares the Lunchbox
web-choosing-lure = { $name } drives the Monster away
web-choosing-name = { $name } names a district
web-choosing-next = { $name } says who is next
web-choosing-payment = { $name } pays symbols
web-choosing-picture = { $name } looks at two cards
web-choosing-plug = { $name } moves a Projector
web-choosing-prey = { $name } chooses the prey
web-choosing-price = { $name } makes an offer
web-choosing-push = { $name } may nudge a Kid
web-choosing-pushed = { $name } nudges a Kid
web-choosing-radio = { $name } is on the Walkie-talkie
web-choosing-reply = { $name } finishes the trade
web-choosing-roam = { $name } may say that the Monster is near
web-choosing-save = { $name } saves a bystander
web-choosing-sheet = { $name } throws the White Sheet
web-choosing-shelter = { $name } chooses a treehouse
web-choosing-shift = { $name } moves a double
web-choosing-surprise = { $name } says who is caught first
web-choosing-symbol = { $name } chooses a symbol
web-choosing-throw = { $name } moves somebody through the air
web-choosing-tire = { $name } turns something down
web-choosing-travel = { $name } is on the move
web-choosing-uncurse = { $name } lifts a Curse
web-choosing-unplug = { $name } chooses a Projector
web-choosing-victim = { $name } says who is hit first
web-choosing-watch = { $name } may use something
web-choosing-weary = { $name } turns down a wheel
web-choosing-wheel = { $name } chooses a wheel

# What the Lost Kid sees before playing a card, and what Calamity came from

web-foresight = If this card is played
web-foresight-calm = The Monster and the vans stay where they are.
web-foresight-cost = Calamity { $n ->
    [0] stays at { $to } of { $end }
   *[other] +{ $n }: { $to } of { $end }
}
web-foresight-way = { $action }:
web-foresight-belief = The Kids would suspect:
web-foresight-suspect = { $building } { $was } → { $n } %
web-cause-kid_hit = Kids hit by the Monster
web-cause-surprised = Kids surprised by the Feds
web-cause-monster_blocked = The Monster blocked
web-cause-hand_renewed = New hands
web-cause-lap_done = Full rounds of the vans
web-cause-card_played = Cards of the Lost Kid
web-cause-carried_off = Bystanders carried off
web-cause-other = Encounters and the rest
