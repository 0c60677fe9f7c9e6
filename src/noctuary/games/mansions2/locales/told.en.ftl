# What people do at their own table, in English: whom it is for, then what. Verbs are in the third person.

## Whom it is for

told-somebody = the investigator
told-each = each investigator
told-each-place = each investigator { $place }
told-each-who = each investigator who { $facts }
told-who-here = each investigator on that space
told-who-others_here = each other investigator on that space
told-who-random = a random investigator
told-who-chosen_here = an investigator on the same space, as the active one chooses,
told-who-chosen_range = an investigator within range, as the active one chooses,
told-who-chosen_other = another investigator, as the active one chooses,
told-who-closest = the closest investigator
told-who-least_damage = the investigator with least Damage
told-who-most_damage = the investigator with most Damage
told-who-least_horror = the investigator with least Horror
told-who-most_horror = the investigator with most Horror
told-who-most_clues = the investigator with most Clues
told-who-least_clues = the investigator with fewest Clues
told-who-farthest = the investigator farthest away
told-who-monster = the monster
told-who-closest_monster = the closest monster
told-who-monster_range = a monster within range
told-who-monsters_range = each monster within range
told-who-monsters = each monster
told-who-origin = the investigator who acts
told-of-self = that investigator

## Where

told-at-self = on that space
told-at-target = on the space aimed at
told-at-adjacent = on that space or one next to it, as the group decides
told-at-random_of_tile = on any space of that tile, drawn at random
told-at-tile = on tile { $tile } ({ $rooms })
told-at-space = on the space { $space } ({ $tile })
told-at-else = { $first }, or, while that is not in play, { $rest }
told-at-or = { $first } or { $rest }

## Facts

told-fact-has = has { $card }
told-fact-has-not = does not have { $card }
told-fact-has_trait = has a card with the trait { $trait }
told-fact-has_trait-not = has no card with the trait { $trait }
told-fact-is = is { $condition }
told-fact-is-not = is not { $condition }
told-fact-anyone_is = is with somebody { $condition } in the group
told-fact-anyone_is-not = is in a group where nobody is { $condition }
told-fact-in = is { $place }
told-fact-in-not = is not { $place }
told-fact-darkness = is in Darkness without a light
told-fact-darkness-not = is not in the dark
told-fact-fire = is on a space with Fire
told-fact-fire-not = is on a space without Fire
told-fact-water = is on a water space
told-fact-water-not = is not on water
told-fact-outdoor = is outdoors
told-fact-outdoor-not = is not outdoors
told-fact-indoor = is indoors
told-fact-indoor-not = is not indoors
told-fact-monster = is on a space with a monster
told-fact-monster-not = is on a space without a monster
told-fact-empty = is alone on the space
told-fact-empty-not = is not alone on the space
told-count-in_range = monsters within range: { $n }
told-count-up = other faceup cards of that kind: { $n }
told-count-others_out = other investigators eliminated: { $n }
told-count-burning = spaces on Fire: { $n }
told-count-clues = Clues: { $n }
told-count-possessions = possessions: { $n }
told-least = { $n } or more
told-most = { $n } or fewer
told-exactly = exactly { $n }
told-has-count = counts ({ $count })
told-fact-and = { $first } and { $rest }
told-fact-or = { $first } or { $rest }
told-fact-not = is not so: { $fact }

## What

told-and = { $first } and { $rest }
told-forfeit = loses the action
told-clue = gains { $n ->
    [one] 1 Clue
   *[other] { $n } Clues
}
told-clue-less = discards { $n ->
    [one] 1 Clue
   *[other] { $n } Clues
}
told-extinguish = puts out the Fire on the space
told-dice = rolls { $n ->
    [one] 1 more die
   *[other] { $n } more dice
}
told-dice-less = rolls { $n ->
    [one] 1 die less
   *[other] { $n } dice less
}
told-steps = gains { $n ->
    [one] 1 puzzle step
   *[other] { $n } puzzle steps
}
told-steps-less = loses { $n ->
    [one] 1 puzzle step
   *[other] { $n } puzzle steps
}
told-spaces = moves { $n ->
    [one] 1 space farther
   *[other] { $n } spaces farther
}
told-spaces-less = moves { $n ->
    [one] 1 space less
   *[other] { $n } spaces less
}
told-hit_bonus = deals { $n } more damage
told-hit_bonus-less = deals { $n } less damage
told-forbid = keeps to what the card forbids
told-free_action = may trade once without spending an action
told-prevent = prevents { $n ->
    [one] 1 of the cards
   *[other] { $n } of the cards
}
told-take_down = takes the cards facedown
told-also_faceup = discards the faceup cards of that kind as well
told-reroll = may reroll { $n ->
    [one] 1 die
   *[other] { $n } dice
}
told-convert = may turn { $n ->
    [99] every investigation into a success
    [one] 1 investigation into a success
   *[other] { $n } investigations into successes
}
told-take_over = may take 1 of the Horror, facedown, instead
told-test = tests { $skill } ({ $n })
told-roll = tests { $skill }
told-more = , with { $n ->
    [one] 1 die more
   *[other] { $n } dice more
}
told-fewer = , with { $n ->
    [one] 1 die less
   *[other] { $n } dice less
}
told-passed = On a success: { $then }.
told-failed = On a failure: { $then }.
told-nothing = nothing happens
told-add_up = { $roll }; the successes add up from one attempt to the next
told-times = { $roll }. For each success: { $then }
told-negate = suffers { $harm } ({ $skill } negates{ $mod })
told-suffered = Whoever suffers any of it { $then }.
told-damage = suffers { $harm }
told-horror = suffers { $harm }
told-harm-damage = { $n } Damage
told-harm-horror = { $n } Horror
told-harm-damage-down = { $n } facedown Damage
told-harm-horror-down = { $n } facedown Horror
told-heal = discards { $harm }
told-flip-up = turns { $harm } faceup
told-flip-down = turns { $harm } facedown
told-become = becomes { $condition }
told-gain = takes { $card }
told-gain_any = takes a card at random ({ $deck })
told-gain_any-trait = takes a card with the trait { $trait } at random ({ $deck })
told-drop-this = drops that card
told-drop = drops { $what }
told-discard-this = discards that card
told-discard = discards { $what }
told-what-item = { $n ->
    [one] 1 Item
   *[other] { $n } Items
}
told-what-possession = { $n ->
    [one] 1 possession
   *[other] { $n } possessions
}
told-what-common = { $n ->
    [one] 1 Common Item
   *[other] { $n } Common Items
}
told-what-light_source = { $n ->
    [one] 1 Light Source
   *[other] { $n } Light Sources
}
told-what-marked = Marked
told-what-this = that card
told-by-choice = { $what } of their choice
told-by-chance = { $what } at random
told-regain = discards that Spell and takes any other copy of it
told-other_back = reads the back of another copy of that Spell
told-turn-this = turns that card over
told-turn-light_source = turns each Light Source over, or drops it if it has no other side
told-turn-marked = turns Marked over
told-put = lays that card { $place }
told-move-free = may move up to { $n ->
    [one] 1 space
   *[other] { $n } spaces
}
told-move-into = may move { $n ->
    [one] 1 space
   *[other] up to { $n } spaces
} and end { $place }
told-move-toward = moves { $n ->
    [one] 1 space
   *[other] { $n } spaces
} toward { $of }
told-move-away = moves { $n ->
    [one] 1 space
   *[other] { $n } spaces
} away from { $of }
told-move-safe = { $move }, without an evade check
told-move-cross = { $move }, across impassable borders if need be
told-go = is placed { $place }
told-march-toward = { $who } moves { $n ->
    [one] 1 space
   *[other] { $n } spaces
} toward { $of }
told-march-away = { $who } moves { $n ->
    [one] 1 space
   *[other] { $n } spaces
} away from { $of }
told-hurt = { $who } suffers { $amount }
told-amount-plain = { $n } damage
told-amount-result = 1 damage for each success
told-amount-weapon = the damage of the weapon
told-amount-weapon_and_result = the damage of the weapon, and 1 more for each success
told-amount-some = damage
told-mend = the monster recovers { $n } damage
told-spawn = place { $creature } { $place }
told-feature = place { $feature } { $place }
told-edge = lay a token on the edge between { $a } and { $b }: { $kind }
told-edge-none = the edge is open
told-edge-border = the edge is a border of spaces
told-edge-room_border = the edge is a border of rooms
told-edge-impassable = the edge is impassable
told-edge-room_impassable = the edge is impassable
told-edge-wall = Wall
told-edge-door = Door
told-when = If { $who } { $facts }: { $then }.
told-otherwise = Otherwise: { $then }.
told-question = Is it so that { $who } { $facts }?
told-question-won = Have the investigators won?

## The list

told-prowl = Move { $creature } { $n ->
    [one] 1 space
   *[other] { $n } spaces
} toward { $of }{ $aquatic ->
    [1] {" "}(1 more if it starts on water)
   *[other] {""}
}. Its prey, { $reach }: { $prey }.
told-prowl-still = { $creature } stays. Its prey, { $reach }: { $prey }.
told-reach-here = on its space
told-reach-range = within its range
told-tile = Place tile { $face }: { $rooms }.
told-tile-first = Lay tile { $face } in the middle of the table: { $rooms }.
told-beside = { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
} of { $room } ({ $face })
told-turned = { $where }, turned { $turns ->
    [1] a quarter clockwise
    [2] upside down
   *[3] a quarter counter-clockwise
}
told-lift = Take tile { $face } away: { $rooms }.
told-token = Place the token “{ $token }”.
told-remove = Take the token “{ $token }” away.
told-item = Take from the box: { $token }.
told-item-gone = Put back into the box: { $token }.
told-sheet = Lay the tile { $token }.
told-sheet-gone = Take the tile away: { $token }.
told-spawned-anywhere = Place { $creature } as the text says.
told-spawned = Place { $creature } { $place }.
told-vanish = Take { $creature } off the board.
told-attack-heavy = Attack on { $creature } with a heavy weapon.
told-attack-bladed = Attack on { $creature } with a bladed weapon.
told-attack-firearm = Attack on { $creature } with a firearm.
told-attack-spell = Attack on { $creature } with a Spell.
told-attack-unarmed = Attack on { $creature } with bare hands.
told-evade = Evade check: { $creature }.
told-horror-check = Horror check: { $creature }. For everybody of whose monsters within range it is the worst.
told-hurt-now = { $creature } takes { $n } damage.
told-mend-now = { $creature } recovers { $n } damage.
told-defeated = { $creature } is defeated: take it off the board.
told-fetch = Take { $card } from the box for the group.
told-fetch-by = { $who } takes { $card } from the box.
told-spread = If anything burns, Fire spreads: place 1 Fire on a space next to a burning one.
told-objective = Objective: { $text }
told-trait-heavy_weapon = Heavy Weapon
told-trait-bladed_weapon = Bladed Weapon
told-trait-firearm = Firearm
told-trait-light_source = Light Source
told-trait-tool = Tool
told-trait-evidence = Evidence
told-trait-relic = Relic
told-trait-tome = Tome
told-trait-spell = Spell
told-trait-common = Common
told-trait-unique = Unique
told-trait-own = Starting
told-deck-damage = Damage
told-deck-horror = Horror
told-deck-common = Common Items
told-deck-unique = Unique Items
told-deck-spell = Spells
told-deck-condition = Conditions
told-deck-investigator = Investigators
told-feature-fire = 1 Fire
told-feature-darkness = 1 Darkness
told-feature-barricade = 1 Barricade
told-feature-secret_passage = 1 Secret Passage
