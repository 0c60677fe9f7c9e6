# What matters before a choice.

coach-last = The next gate ends the game.
coach-open = { $region } lacks one section of yours: opening it brings you { $n } now.
coach-rival = { $seat } lacks one section of { $region }, which would pay you { $n }.
coach-mode = Your hand is better for a { $mode } round, by about { $n } { $n ->
    [one] point
   *[other] points
}.
