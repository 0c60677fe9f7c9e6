# What the table of Lakeview says in the browser, besides the cards and the choices.

## The map

web-map = Map of Lakeview by night.
web-streets = The streets around; scroll to see more
web-district-c2 = Dempsey Park
web-treehouse = Treehouse
web-square = Square { $at }
web-squares = { $n ->
    [one] 1 square
   *[other] { $n } squares
}
web-diagonal = diagonally too
web-monster-in = The Monster is in { $district }
web-monster-lurks = The Monster lurks in one of these districts: { $list }.
web-monster-hidden = The Monster hides in one of { $n } districts
web-monster-sure = The Monster hides, surely in { $district }
web-stunned = stunned
web-figure-at = { $name }: { $square }.
web-feds-at = Feds, { $feds }: { $square }.
web-mark-star = star of the objective
web-mark-tokens = { $n ->
    [one] 1 encounter token
   *[other] { $n } encounter tokens
}
web-mark-projector = projector
web-mark-bystander = bystander
web-mark-reflection = reflection
web-mark-searched = searched in vain
web-you-hide = you are hiding here
web-heat = Likely places
web-pin = Pin
web-pin-here = Put your pin on { $building }, or take it away
web-pinned = pin of { $name }
web-whole = Whole town

## Cards and piles

web-piles = Clues left
web-deck = deck { $n }
web-fresh = just played
web-meant = played
web-laid = laid at the start
web-move = Movement
web-number = no. { $n }
web-revealed = Turned up: which pile will it cover?
web-pile = Pile { $n }
web-play = { $card } → { $n }
web-covers = covers { $card }

## Calamity and objectives

web-calamity = Calamity { $n } of { $end }
web-calamity-track = Calamity
web-done = done
web-active = to do
web-later = later
web-objective-find = search the buildings
web-objective-free = in the Monster’s district
web-objective-bystanders = where there is a bystander
web-objective-monster = Monster in { $district }
web-cost-same = { $n } symbols of one type
web-cost-different = { $n } different symbols
web-cost-any = { $n ->
    [one] 1 symbol
   *[other] { $n } symbols
}
web-cost-colour = the symbol of the building

## Kids

web-mine = What you have before you
web-wheel = Wheel { $n }
web-wheel-down = Wheel { $n }, down
web-wheels-up = { $n ->
    [one] 1 wheel up
   *[other] { $n } wheels up
}
web-used = used; a treehouse makes it ready again
web-quest-left = Still to do: { $list }.
web-not-yet = not in town yet
web-sheltered = treehouse, safe
web-acted = has had a turn
web-curses = { $n ->
    [one] 1 curse
   *[other] { $n } curses
}
web-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
web-hidden = hidden, silent
web-found = found
web-power-secret = secret power

## Behind the screen

web-screen = Behind your screen
web-hand = Your hand: { $n } cards
web-take-card = Take up:
web-hiding = Your hiding place
web-hiding-at = { $building }, no. { $n }
web-power-later = Once you are found.
web-new-hand = New Hand token
web-new-hand-left = Once in the game, before you play a card or draw one.
web-new-hand-gone = Used.
web-rest = Don’t ask me again before my turn
web-hushed = You are lost and silent: until you are found, only your cards speak.

## Encounters

web-not-possible = not possible now
web-follow = Follow this one

## The question

web-do-meet = Encounter card
web-do-search = Search for the Lost Kid
web-do-rest = Rest in the treehouse
web-do-spend = Spend: { $symbol }
web-do-new_hand = New hand, 1 Calamity
web-do-use_power = Power: { $power }
web-note-token = encounter
web-note-star = objective
web-note-safe = safe
web-note-three = 3 squares more
web-where-card = In hand: { $card }. Choose its pile, or another card.
web-where-travel = { $n ->
    [one] 1 square left
   *[other] { $n } squares left
}{ $diagonal ->
    [yes] , diagonally too
   *[no] { "" }
}. Choose a lit square.
web-where-at = { $place }
web-where-wheel = The number is how many squares you may ride.

## Monster and turns

web-order = Turns
web-double = 2× turn
web-treehouses-protect = Treehouses protect from everything.
web-stock-projectors = projectors left: { $n }
web-stock-bystanders = bystanders in town: { $n }
web-stock-saved = saved: { $n }
web-stock-taken = carried off: { $n }
web-stock-curses = curses left: { $n }
web-stock-reflections = reflections left: { $n }
web-night = Night { $n }

## The end

web-nights = Nights
web-never-found = never found
web-cards-held = Cards

## Why one is asked

web-caused = { $card }: { $question }
