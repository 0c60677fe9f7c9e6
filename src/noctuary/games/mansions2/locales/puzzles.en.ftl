# What puzzles say at the table in the browser.

web-puzzle-budget = { $skill } · { $left }
web-puzzle-steps = { $n ->
    [0] no step left
    [one] 1 step left
   *[other] { $n } steps left
}
web-puzzle-uncounted = count your own steps
web-puzzle-buy = One more step for a Clue
web-puzzle-clues = { $n ->
    [one] you hold 1 Clue
   *[other] you hold { $n } Clues
}
web-puzzle-close = Close
web-puzzle-kept = it stays as it is now
web-puzzle-no-step = no step left

## Codes

web-puzzle-pieces = Pieces of the code
web-puzzle-dial = Dial { $piece }
web-puzzle-dialled = Guess in the making: { $pieces }
web-puzzle-slot-empty = empty
web-puzzle-guesses = Guesses so far
web-puzzle-guess = { $pieces }: { $exact } in the right place, { $near } right elsewhere
web-puzzle-propose = Propose
web-puzzle-gap = a slot is empty
web-puzzle-wipe = Take back
web-puzzle-exact-rune = right rune, right place
web-puzzle-near-rune = right rune, elsewhere
web-puzzle-exact-digit = right digit, right place
web-puzzle-near-digit = right digit, elsewhere
web-puzzle-rune-0 = Thorn
web-puzzle-rune-1 = Gable
web-puzzle-rune-2 = Crossing
web-puzzle-rune-3 = Gate
web-puzzle-rune-4 = Antler
web-puzzle-rune-5 = Stair
web-puzzle-rune-6 = Wave
web-puzzle-rune-7 = Eye

## Torn pictures

web-puzzle-picture = Torn picture, { $columns } by { $rows } pieces
web-puzzle-slide-how = Take up a piece with Enter, then swap it with its neighbour by an arrow key. Each swap is a step.
web-puzzle-cell = Row { $row }, column { $column }: piece { $piece }
web-puzzle-cell-right = Row { $row }, column { $column }: piece { $piece }, in its place

## Locks

web-puzzle-lock = Lock of { $size } by { $size }
web-puzzle-lock-how = Push a block along its line with the arrow keys and let go with Enter. One slide, however far, is a step. The bright block has to reach the right edge.
web-puzzle-block = Block { $n }, { $way ->
    [lying] lying
   *[upright] upright
}, { $length } long, at row { $row }, column { $column }
web-puzzle-block-special = Bright block, { $length } long, at row { $row }, column { $column }
web-puzzle-to-column = To column { $n }
web-puzzle-to-row = To row { $n }

## Towers

web-puzzle-tower = Tower of { $discs } discs
web-puzzle-tower-how = Choose a peg to lift its top disc, then the peg to put it on. No disc lies on a smaller one. All have to come to peg { $pegs }.
web-puzzle-peg = Peg { $n }, from the top: { $discs }
web-puzzle-peg-empty = Peg { $n }, empty
