# What matters before a choice.

coach-open = { $region } lacks one section of yours: opening it brings you { $n } now.
coach-rival = { $seat } lacks one section of { $region }, which would pay you { $n }.
coach-mode = Your hand is better for a { $mode } round, by about { $n } { $n ->
    [one] point
   *[other] points
}.

# What bots weigh: the reasons of a hint.

why-points = your total if it ended now
why-tokens = your despair tokens
why-hand = points your two best cards bring when a round is { $mode }
why-round = points your two best cards bring in this round
why-section = sections your gate of { $region } lacks
why-rank = points { $region } pays you when its gate opens

# What nobody should overlook, coach or not.

warn-last = The last monstrosity is on top: the next gate that opens ends the game.
warn-ends = This ends the game.
