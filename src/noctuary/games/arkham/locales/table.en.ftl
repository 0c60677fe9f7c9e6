# What the browser's table of Arkham says besides cards and choices.

## The map

web-map = Map of { $n ->
    [one] 1 location
   *[other] { $n } locations
}
web-map-empty = Nothing is laid out yet.
web-place = Shroud { $shroud }, { $clues ->
    [0] no clue
    [one] 1 clue
   *[other] { $clues } clues
}
web-unrevealed = Nobody has been here yet.
web-victory = Victory { $n }
web-read = Read { $card }
web-enemy = { $name }: fight { $fight }, health left { $health }, evade { $evade }
web-engaged = engaged with { $name }
web-exhausted = exhausted
web-blank = its text box is blank
web-here = Here

## Agenda and act

web-agenda = Agenda { $n }
web-act = Act { $n }
web-doom = { $n } of { $of } doom
web-of-doom = of { $of } doom
web-doom-left = { $n ->
    [0] It is time.
    [one] One more and it advances.
   *[other] { $n } more and it advances.
}
web-clues-of = { $n } of { $of } clues

## Investigators

web-actions = { $n ->
    [one] 1 action
   *[other] { $n } actions
}
web-out-defeated = Defeated
web-out-resigned = Got away
web-out-stayed = Stayed to the end
web-killed = Killed
web-hand = Hand · { $n }
web-deck = deck { $n }
web-discard = discard { $n }
web-committed = committed
web-none-play = Nothing in play yet.
web-none-hand = No card in hand.
web-none-victory = Nothing.
web-zone-now = Now

## The chaos bag and the piles

web-tokens = { $n ->
    [one] 1 token
   *[other] { $n } tokens
}
web-auto-fail = the test fails
web-piles = Decks and piles
web-pile-encounter = Encounter discard pile
web-pile-discard = Discard pile of { $name }

## A skill test

web-test = { $what } · { $step }
web-step-begins = it begins
web-step-commit = cards are committed
web-step-reveal = a token is drawn
web-step-symbols = the token takes effect
web-step-modify = the sum is made
web-step-outcome = the outcome
web-step-results = the results
web-step-ends = it ends
web-your = your { $skill }
web-their = { $skill }
web-versus = against
web-against-shroud = shroud
web-against-fight = fight
web-against-evade = evade
web-against-test = difficulty
web-bonus = bonus
web-line-committed = { $card }, committed
web-odds = { $n } of { $of } tokens succeed; struck ones fail
web-token-passes = { $token }: succeeds
web-token-fails = { $token }: fails
web-with = + { $card }
web-percent = { $n } %
web-passed = Success by { $n }
web-failed = Failure by { $n }

## A card in full

web-level = level { $n }
web-fast = Fast
web-value-shroud = Shroud
web-value-fight = Fight
web-value-health = Health
web-value-evade = Evade
web-printed = { $n } printed
web-fact-cost = cost { $n }
web-fact-damage = deals { $n } damage
web-fact-horror = deals { $n } horror
web-fact-health = health { $n }
web-fact-sanity = sanity { $n }
web-fact-clues = { $n ->
    [one] 1 clue
   *[other] { $n } clues
}
web-fact-victory = victory { $n }
web-on-fight = fight { $n }
web-on-health = health left { $n }
web-on-evade = evade { $n }
web-on-damage = { $n } damage
web-on-horror = { $n } horror
web-on-clues = { $n ->
    [one] 1 clue
   *[other] { $n } clues
}
web-on-doom = { $n } doom
web-on-uses = { $n ->
    [one] 1 use left
   *[other] { $n } uses left
}

## What a choice would do

web-draw-token = Draw a token
web-commit-none = Commit nothing
web-keep-hand = Keep this hand
web-note-commit = { $before } → { $after } %
web-note-against = { $skill } { $n } against { $against }
web-note-unknown = not seen yet
web-note-enemies = { $n ->
    [one] an enemy is there
   *[other] { $n } enemies are there
}
web-note-cost = costs { $n }, you have { $have }
web-note-now = { $before } → { $after }
web-note-deck = { $n ->
    [one] 1 left
   *[other] { $n } left
}
web-note-clues = { $n ->
    [one] 1 clue
   *[other] { $n } clues
}
web-note-borne = bears { $n } of { $of }
web-where-turn = { $n ->
    [0] No action left
    [one] 1 action left
   *[other] { $n } actions left
}{ $extra ->
    [0] .
    [one] , and an additional one from { $from }.
   *[other] , and { $extra } additional ones from { $from }.
}
web-where-other = The test is of { $name }: at most one card.

## Habits

web-habits = Answered by itself
web-pass-until = Pass until my next turn
web-all-damage = All damage to { $card }
web-all-horror = All horror to { $card }
web-always-first = Always first: { $card }
web-stop = Never ask me about { $card }
web-stop-this = Do not ask me about this card
web-ask-again = Not asked: { $card }
web-forget-order = Forget the order of effects

## Where and how it ends

web-round = round { $n } · { $phase }
web-night = Scenario over, experience { $points }
web-night-lost = Night lost, experience { $points }
web-resolution = Resolution { $n }.
web-no-resolution = The scenario ended without a resolution.
web-trauma = { $physical } physical, { $mental } mental
web-victory-points = Victory display: { $n ->
    [one] 1 point
   *[other] { $n } points
}

## Why one is asked, and what an action comes to

web-note-strike = { $card } strikes first: { $damage } damage, { $horror } horror
web-note-no-better = { $n } % with or without it
web-note-no-clue = there is no clue here
web-note-no-card = there is no card to draw
web-apart = { $label } ({ $facts })
web-caused = { $card }: { $question }
web-react = { $moment } Do you react?
web-forced = { $moment } Several effects follow. Which one first?
web-asked-commit = { $name } tests { $skill }: { $n } against { $against }. Commit cards?
web-asked-assign = { $horror ->
    [0] Damage
   *[1] Horror
} from { $card }: who takes this point?
web-asked-attacked = { $card } attacks. { $horror ->
    [0] Damage
   *[1] Horror
}: who takes this point?
web-asked-free-test = { $name } tests { $skill }: { $n } against { $against }. Anything to use or play now?
web-asked-free-turn = Turn of { $name }: anything to use or play before it goes on?
web-asked-free = Phase: { $phase }. Anything to use or play before it goes on?
web-asked-hand = More cards than you may hold: choose one to discard.
web-asked-AHB-138 = The enemies attack you. Which one first?
web-asked-AHB-170 = You give them an opening: which enemy strikes first?
web-asked-AHB-283 = The hunters move. Which one first?
web-asked-AHB-289 = The massive enemies attack. Which one first?
web-asked-AHB-418 = The ghouls come out. Which one first?
web-moment-test = { $name } begins a test: { $skill }.
web-moment-commit = { $name } has the cards for a test: { $skill }.
web-moment-succeed = { $name } passes the test of { $skill }.
web-moment-fail = { $timing ->
    [would] { $name } is about to fail the test of { $skill }.
   *[after] { $name } fails the test of { $skill }.
}
web-moment-reveal = { $timing ->
    [would] { $name } is about to reveal a token.
   *[after] { $name } reveals a token: { $token }.
}
web-moment-attack = { $timing ->
    [after] { $card } has attacked { $name }.
   *[when] { $card } attacks { $name }: { $n } damage, { $horror } horror.
}
web-moment-deal = { $timing ->
    [after] Damage or horror was dealt by { $card }.
   *[when] { $card } is about to deal damage or horror.
}
web-moment-defeat = { $timing ->
    [after] { $card } was defeated.
   *[when] { $card } is being defeated.
}
web-moment-discover = { $timing ->
    [after] { $name } has discovered a clue: { $place }.
   *[would] { $name } is about to discover { $n ->
        [one] a clue
       *[other] { $n } clues
    }: { $place }.
}
web-moment-move = { $timing ->
    [after] { $name } has moved: { $place }.
   *[would] { $name } is about to move: { $place }.
}
web-moment-enter = { $timing ->
    [after] { $card } has come into play.
   *[when] { $card } comes into play.
}
web-moment-encounter = { $timing ->
    [after] { $name } has drawn { $card }.
   *[when] { $name } draws { $card }.
}
web-moment-play = { $name } plays { $card }.
web-moment-evade = { $name } has evaded { $card }.
web-moment-engage = { $card } engages { $name }.
web-moment-phase_begins = A phase begins: { $phase }.
web-moment-phase_ends = A phase ends: { $phase }.
web-moment-turn_begins = The turn of { $name } begins.
web-moment-turn_ends = The turn of { $name } ends.
web-moment-acted = { $name } has taken an action.
web-moment-round_ends = The round ends.
web-moment-game_ends = The scenario ends.
web-moment-agenda_advances = The agenda advances: { $card }.
web-moment-drew = { $name } has drawn a card.
web-moment-opening = { $name } has an opening hand.
