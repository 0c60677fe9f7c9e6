# Everything that a person can read, in English.
game-title = New game
game-summary = Cards in a row: each that is higher than the last scores a point.

## What can be chosen, asked and undone

action-play = Play { $card }
prompt-turn = Play a card.
web-undo-play = Undo the card
web-choosing-turn = { $name } plays a card …

## What happened

event-drew = { $seat } draws { $card }.
event-drew-hidden = { $seat } draws a card.
event-played = { $seat } plays { $card }.
event-scored = { $seat } scores: { $n ->
    [one] one point
   *[other] { $n } points
}.
event-won = { $seat } wins with { $n ->
    [one] one point
   *[other] { $n } points
}.

## What the table shows

web-row = The row: { $n ->
    [0] no card yet
    [one] one card
   *[other] { $n } cards
}
web-deck = In the deck: { $n }
web-holds = { $n ->
    [one] one card
   *[other] { $n } cards
}
