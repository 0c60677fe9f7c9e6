# Gates of Delirium, in English. Keys: prefix, then the name used in the rules.

game-title = Gates of Delirium
game-summary = Collect pages, plans and runes, send investigators, and open gates before the others do.

## Kinds

kind-region-innsmouth = Innsmouth
kind-region-salem = Salem
kind-region-arkham = Arkham
kind-region-kingsport = Kingsport
kind-region-rockport = Rockport

kind-mode-sane = sane
kind-mode-insane = insane

kind-owner-0 = player 1
kind-owner-1 = player 2
kind-owner-2 = player 3
kind-owner-3 = player 4
kind-owner-neutral = a neutral

kind-deed-page = lost page
kind-deed-fragment = blueprint fragment
kind-deed-send = send investigators
kind-deed-rune = ancient rune
kind-deed-convert = convert an investigator
kind-deed-build = build gate sections

kind-quadrant-nw = NW
kind-quadrant-ne = NE
kind-quadrant-sw = SW
kind-quadrant-se = SE

kind-scroll-builders_warrant = Builder’s Warrant
kind-scroll-cartographers_order = Cartographer’s Order
kind-scroll-dark_hours = Dark Hours
kind-scroll-gate_artisan = Gate Artisan
kind-scroll-master_recruiter = Master Recruiter
kind-scroll-relics_call = Relic’s Call
kind-scroll-keeper_of_the_book = Keeper of the Book

kind-category-monstrosities = monstrosities
kind-category-regions = regions
kind-category-despair = despair tokens spent
kind-category-investigators = investigators on the board
kind-category-scrolls = scrolls
kind-category-runes = ancient runes
kind-category-pages = lost pages
kind-category-fragments = blueprint fragments

## Cards

card-both = { $light } / { $dark }
card-page = Page { $n }
card-fragment = Fragment { $quadrant }
card-send = Send { $n }{ $tokens ->
    [0] { "" }
   *[other] {" "}(+{ $tokens })
}
card-rune = Rune
card-convert = Convert
card-build = Build { $n }{ $tokens ->
    [0] { "" }
   *[other] {" "}(+{ $tokens })
}

half-sane = Sane round
half-insane = Insane round

scroll-builders_warrant = Each lost page you collect lets you build a gate section as well.
scroll-cartographers_order = Each blueprint fragment you collect lets you build a gate section as well.
scroll-dark_hours = Every desperate action costs one token less.
scroll-gate_artisan = At the end, 5 points for the most unfinished gates.
scroll-master_recruiter = At the end, 5 points for the most investigators on the board.
scroll-relics_call = Each ancient rune you collect lets you send an investigator as well.
scroll-keeper_of_the_book = At the end, 5 points for the most lost pages.

## Actions

action-set_mode = Make the round { $mode }
action-play = Play { $card }
action-end_turn = End the turn
action-send = Send an investigator to { $region }
action-move = Move an investigator from { $origin } to { $region }
action-forgo = Leave this investigator unsent
action-convert = Convert { $owner } in { $region }
action-exchange = Trade places: { $owner } in { $region } with yours in { $origin }
action-take_supply = Take the { $slot ->
    [0] first
    [1] second
    [2] third
   *[other] fourth
} card of the supply
action-take_deck = Take the top card of the gate deck
action-decline = No, thanks
action-swap = Desperate: swap two cards
action-renew = Desperate: renew the gate supply
action-flip = Desperate: flip the sanity disc
action-score_three = Desperate: score three points
action-discard = Discard { $card }

## Prompts

prompt-mode = Choose the mode of this round.
prompt-play = Play a card.
prompt-end_turn = Both cards are played. End your turn, or spend despair tokens.
prompt-send = { $free ->
    [0] { $left ->
        [one] Send an investigator.
       *[other] Send { $left } investigators, one at a time.
    }
   *[other] Relic’s Call: you may send an investigator.
}
prompt-convert = Choose the investigator to convert.
prompt-exchange = Your reserve is empty: choose two investigators that trade places.
prompt-gate_card = { $free ->
    [0] { $left ->
        [one] Take a gate card.
       *[other] Take { $left } gate cards, one at a time.
    }
   *[other] A scroll lets you build: you may take a gate card.
}
prompt-discard = { $left ->
    [one] Discard one more card.
   *[other] Discard { $left } cards, one at a time.
}

## Events

event-first_player = { $seat } is the first player.
event-neutrals_placed = Neutral investigators in { $region }: { $n }.
event-round_began = Round { $round }. { $seat } holds the sanity disc.
event-mode_set = { $seat } makes the round { $mode }.
event-turn_began = { $seat } begins a turn.
event-card_played = { $seat } plays { $card }, { $mode } half: { $deed }.
event-card_discarded = { $seat } discards { $card }.
event-drew = { $seat } draws { $card }.
event-drew-hidden = { $seat } draws a card.
event-reshuffled = The discard pile is shuffled into a new deck of { $n }.
event-tokens_gained = { $seat } takes { $n ->
    [one] a despair token
   *[other] { $n } despair tokens
}.
event-tokens_lost = The token supply is empty: { $seat } goes without { $n ->
    [one] a token
   *[other] { $n } tokens
}.
event-tokens_paid = { $seat } pays { $n ->
    [one] a despair token
   *[other] { $n } despair tokens
}.
event-page_collected = { $seat } collects page { $page }.
event-fragment_collected = { $seat } collects fragment { $quadrant }.
event-rune_collected = { $seat } collects a rune and now has { $n }.
event-sent = { $seat } sends an investigator to { $region }.
event-moved = { $seat } moves an investigator from { $origin } to { $region }.
event-forwent = { $seat } leaves an investigator unsent.
event-converted = { $seat } converts { $owner } in { $region }.
event-exchanged = { $seat } trades places: { $owner } leaves { $region } for { $origin }.
event-nothing_to_convert = { $seat } finds nobody to convert.
event-gate_card_taken = { $seat } takes one { $region } card from { $slot ->
    [0] the first slot
    [1] the second slot
    [2] the third slot
   *[other] the fourth slot
} of the supply.
event-gate_card_drawn = { $seat } draws one { $region } card from the gate deck.
event-supply_refilled = One { $region } card fills { $slot ->
    [0] the first slot
    [1] the second slot
    [2] the third slot
   *[other] the fourth slot
} of the supply.
event-section_built = { $seat } builds section { $n } of the { $region } gate.
event-nothing_to_build = { $seat } finds no gate card to take.
event-gate_opened = { $seat } opens a gate in { $region }!
event-monstrosity_released = { $seat } releases a monstrosity: { $value } points.
event-scroll_revealed = A scroll is revealed: { $scroll }.
event-region_scored = { $region }: { $seat } is { $rank ->
    [1] first
    [2] second
   *[other] third
} and scores { $n }.
event-neutrals_ranked = { $region }: the neutral investigators are { $rank ->
    [1] first
    [2] second
   *[other] third
}.
event-recovered = { $seat } takes back { $n ->
    [one] an investigator
   *[other] { $n } investigators
} from { $region }.
event-neutrals_removed = { $n ->
    [one] A neutral investigator leaves
   *[other] { $n } neutral investigators leave
} { $region } for good.
event-swapped = { $seat } swaps two cards.
event-supply_renewed = { $seat } renews the gate supply.
event-flipped = { $seat } flips the disc: from now on the round is { $mode }.
event-three_scored = { $seat } scores { $n } points.
event-gate_cards_exhausted = No gate card is left: the game ends.
event-last_monstrosity = { $seat } has released the last monstrosity: the game ends.
event-final_scored = { $seat }, { $category }: { $n }.
event-final_total = { $seat } has { $n } points in all.
event-game_won = { $seat } wins with { $n } points.

## What pictures of many games count

tally-card_discarded-card = card discarded
tally-card_played-card = card played
tally-card_played-deed = action played
tally-converted-owner = owner of the figure converted
tally-converted-region = region of the conversion
tally-drew-card = card drawn
tally-exchanged-origin = region entered in an exchange
tally-exchanged-owner = owner of the figure exchanged
tally-exchanged-region = region left in an exchange
tally-final_scored-category = category of the final score
tally-fragment_collected-quadrant = fragment collected
tally-gate_card_drawn-region = gate card drawn
tally-gate_card_taken-region = gate card taken
tally-gate_card_taken-slot = space of the gate card taken
tally-gate_opened-region = gate opened
tally-moved-origin = region moved from
tally-moved-region = region moved to
tally-neutrals_placed-region = region given neutral investigators
tally-neutrals_ranked-region = region where the neutrals were ranked
tally-neutrals_removed-region = region that neutrals left
tally-recovered-region = region investigators were taken back from
tally-region_scored-region = region scored
tally-scroll_revealed-scroll = scroll revealed
tally-section_built-region = gate section built
tally-sent-region = region sent to
tally-supply_refilled-region = gate card that refilled the supply
tally-supply_refilled-slot = space of the supply refilled

## Table options

option-cards = Action cards
option-cards-help = Which sane half is paired with which insane half, and how often.
option-region_points = Region points
option-region_points-help = What first, second and third in a region score, for each side of the board.
option-costs = Prices
option-costs-help = How many tokens each desperate action costs.
option-scroll_discs = Discs with a scroll
option-scroll_discs-help = The discs, by value, that reveal a scroll when they are released.
option-scroll_slots = Scroll slots
option-scroll_slots-help = How many face-down scrolls lie on each side of the board.
option-neutrals = Neutral investigators
option-neutrals-help = How many stand in each region when two play.
option-first_player = First player
option-first_player-help = The seat that begins, or a random one.
option-ages = Ages
option-ages-help = The age of each player, for the last tie-break; without them the last seat in turn order wins it.
option-disc_values = Disc values
option-disc_values-help = What the six monstrosities are worth, from the top of the stack; two players leave out the first two.
option-tokens = Despair tokens
option-tokens-help = How many there are in the game.
option-gate_sizes = Gate sizes
option-gate_sizes-help = How many cards each gate needs.
option-gate_counts = Gate cards
option-gate_counts-help = How many cards of each type the gate deck holds.
option-hand_size = Hand size
option-hand_size-help = How many cards everybody is dealt.

## What is wrong with an option

error-cards = Action cards: 80 cards are wanted, every page from 1 to 20 once, at most 40 fragments and 40 runes, and enough cards without an artifact that every hand can be filled.
error-region_points = Region points: three whole numbers from 1 to 99 for a region, falling from first to third.
error-costs = Prices: whole numbers from 2 to 24.
error-scroll_discs = Discs with a scroll: values of discs in the game, each once.
error-scroll_slots = Scroll slots: whole numbers from 0 to 7.
error-neutrals = Neutral investigators: whole numbers, at most 10 in all.
error-first_player = First player: a seat of this table, or “random”.
error-ages = Ages: one for each seat from 0 to 150, or none at all.
error-disc_values = Disc values: six whole numbers from 1 to 99, each larger than the one before.
error-tokens = Despair tokens: a whole number from 0 to 99.
error-gate_sizes = Gate sizes: whole numbers from 2 to 12, at most 45 in all.
error-gate_counts = Gate cards: 90 in all, and for each type at least as many as its gate needs.
error-hand_size = Hand size: a whole number from 2 to 6.

## What lies on the table

label-round = Round
label-mode = Mode
label-first = First player
label-active = Active player
label-plays_left = Cards to play
label-regions = Regions
label-supply = Gate supply
label-gate_deck = Gate deck
label-discs = Monstrosities
label-scrolls = Scrolls
label-face_down = Face down
label-tokens = Despair tokens
label-token_supply = Token supply
label-costs = Desperate actions
label-deck = Action deck
label-discard = Discard pile
label-played = Card in play
label-hand = Hand
label-journal = Journal
label-pages = Lost pages
label-fragments = Blueprint fragments
label-blueprints = Complete blueprints
label-runes = Ancient runes
label-reserve = Reserve
label-on_board = On the board
label-building = Gates under construction
label-opened = Opened gates
label-score = Score

## What the web table says

web-map = Map of the coast: five regions
web-beside = Beside the map
web-sanity = Sanity disc
web-marker = { $name }: { $n ->
    [one] one point
   *[other] { $n } points
}
web-region = { $region }: { $points } points.
web-standing = { $name } { $n }{ $pays ->
    [0] .
   *[other] , worth { $pays } now.
}
web-gate-yours = Your gate: { $n } of { $size }.
web-gate-largest = Largest gate: { $n } of { $size }.
web-gate = { $region } { $n } of { $size }
web-gates = Gates under construction: { $list }
web-none = none yet
web-discs = { $n ->
    [one] One monstrosity
   *[other] { $n } monstrosities
}, the next is worth { $value }{ $scroll ->
    [yes] {" "}and reveals a scroll
   *[no] { "" }
}
web-discs-none = No monstrosity is left
web-opens = The gate opens
web-take-up = Choose this figure: { $owner } in { $region }
web-put-down = Put this figure back
web-held-move = Now choose where it goes. Escape puts it back.
web-held-exchange = Now choose yours that trades places. Escape puts it back.

web-scroll-builders_warrant = A page collected: one gate section free
web-scroll-cartographers_order = A fragment collected: one gate section free
web-scroll-dark_hours = Desperate actions cost one token less
web-scroll-gate_artisan = At the end: 5 for most unfinished gates
web-scroll-master_recruiter = At the end: 5 for most figures on the board
web-scroll-relics_call = A rune collected: one investigator sent free
web-scroll-keeper_of_the_book = At the end: 5 for most pages

web-round = Round { $n }
web-round-mode = Round { $n } · { $mode }
web-disc-held = disc held by { $name }
web-supply = Supply
web-monstrosities = Monstrosities

web-deed-send = Send
web-deed-rune = Rune
web-deed-convert = Convert
web-deed-build = Build
web-gives-send = { $n ->
    [one] an investigator
   *[other] { $n } investigators
}
web-gives-build = { $n ->
    [one] a section
   *[other] { $n } sections
}
web-gives-convert = an investigator
web-gives-rune = runes { $before } → { $after }
web-gives-tokens = { $n ->
    [0] no token
    [one] a token
   *[other] { $n } tokens
}
web-page-joins = joins { $a }
web-page-joins-two = joins { $a } and { $b }
web-page-alone = stands alone
web-plan-part = { $n ->
    [4] completes a plan
   *[other] plan { $n } of 4
}
web-plan-corner = Plan { $quadrant }
web-plan-spare = a spare part
web-deck = Deck { $n }
web-gate-deck = { $under ->
    [0] Gate deck
   *[other] Gate deck; at the bottom, seen by all, in this order: { $list }
}
web-discard = Discard { $n }
web-played = played
web-played-by = played by { $name }
web-hidden-hand = { $name } holds { $n ->
    [one] a card
   *[other] { $n } cards
}

web-journal-yours = your notebook
web-journal = notebook of { $name }
web-at-end = +{ $n } at the end
web-pages = Pages
web-plans = Plans
web-runes = Runes
web-figures = Figures
web-on-board = { $n } on the board
web-points = { $n ->
    [one] one point
   *[other] { $n } points
}
web-points-of = { $what }: { $points }
web-sum-run = Pages in a run: { $n } × 4 = { $points }
web-sum-alone = Pages alone: { $n } × 2 = { $points }
web-sum-plan = Whole plans: { $n } × 12 = { $points }
web-sum-spare = Other fragments: { $n } × 2 = { $points }
web-sum-runes = Set of { $n }: { $points }
web-sum-figures = { $region }: { $n }

web-swap = Swap two cards
web-renew = Renew the supply
web-flip = Flip the disc
web-score_three = Score 3 points
web-tokens = { $n ->
    [0] no token
    [one] 1 token
   *[other] { $n } tokens
}
web-short = { $n ->
    [one] one token short
   *[other] { $n } tokens short
}

web-desperate-rest = On your turn, before or after a card.

web-denied-GATE-046 = exactly two cards a turn
web-denied-GATE-067 = your reserve is not empty
web-denied-GATE-069 = your reserve is empty
web-denied-GATE-078 = no opponent there
web-denied-GATE-080 = they must trade places
web-denied-GATE-086 = no gate card is left
web-denied-GATE-087 = that place is empty
web-denied-GATE-092 = gate not complete
web-denied-GATE-131 = too few tokens
web-denied-GATE-132 = the supply is empty
web-denied-GATE-133 = too few tokens
web-denied-GATE-136 = too few tokens
web-denied-GATE-138 = too few tokens
web-denied-GATE-160 = no neutral there

web-label-move = { $origin } → { $region }
web-label-exchange = { $owner }, { $region } ⇄ { $origin }
web-note-you = you { $before } → { $after }
web-note-owner = { $sign } { $before } → { $after }
web-note-gate = your gate { $n }/{ $size }
web-note-opens = the gate opens
web-note-unseen = unseen, { $n } left
web-note-sane = pages, fragments, investigators
web-note-insane = runes, conversions, gates

web-first-card = First card of your turn.
web-second-card = Second card of your turn.
web-where-mode = Round { $n } begins; you hold the sanity disc.
web-where-end_turn = Then your hand is filled up again.
web-where-discard = As many cards go as were drawn.
web-where-send = Choose a region in the light.
web-where-convert = Choose a figure in the light.
web-where-exchange = Choose the figure to take, then yours.
web-where-gate_card = Choose a card in the light.

web-total = Total
web-tokens-left = tokens left
web-tie-tokens = The points are level: the winner has the most tokens left, { $n }.
web-tie-last = Points and tokens are level: age, then turn order, decides.

web-undo-play = Undo the card
web-undo-send = Undo the investigator
web-undo-move = Undo the move
web-undo-forgo = Undo the waiver
web-undo-convert = Undo the conversion
web-undo-exchange = Undo the exchange
web-undo-take_supply = Undo the gate card
web-undo-take_deck = Undo the gate card
web-undo-set_mode = Undo the mode
web-undo-end_turn = Undo the end of turn
web-undo-decline = Undo the refusal
web-undo-discard = Undo the discard
web-undo-swap = Undo the swap
web-undo-renew = Undo the renewal
web-undo-flip = Undo the flip
web-undo-score_three = Undo the three points

web-choosing-mode = { $name } chooses the mode of the round
web-choosing-play = { $name } chooses a card
web-choosing-end_turn = { $name } ends the turn
web-choosing-send = { $name } sends an investigator
web-choosing-convert = { $name } converts an investigator
web-choosing-exchange = { $name } makes two investigators trade places
web-choosing-gate_card = { $name } takes a gate card
web-choosing-discard = { $name } discards

## What would do nothing

web-note-idle-convert = nobody to convert: only its tokens
web-note-idle-build = no gate card is left: only its tokens
web-note-same = both stand here: nothing changes
# The parts of table options

option-first_player-random = drawn at random
option-first_player-0 = seat 1
option-first_player-1 = seat 2
option-first_player-2 = seat 3
option-first_player-3 = seat 4
option-part-two = Two players
option-part-many = Three or four players
option-part-swap = Swap two cards
option-part-renew = Renew the supply
option-part-flip = Flip the disc
option-part-score_three = Score 3 points
option-part-sane = Sane halves
option-part-insane = Insane halves
option-part-pairs = Pairs
option-part-pages = Page numbers
option-part-quadrants = Fragments
option-part-count = How many
option-part-n = How much
option-part-tokens = Tokens
option-part-page = Page
option-part-fragment = Fragment
option-part-rune = Rune
option-part-convert = Convert
option-part-send1_t1 = Send 1, 1 token
option-part-send1_t2 = Send 1, 2 tokens
option-part-send2_t0 = Send 2
option-part-build1_t1 = Build 1, 1 token
option-part-build1_t2 = Build 1, 2 tokens
option-part-build2_t0 = Build 2
