# What matters before a choice.

tip-open = { $region } lacks one section of yours: opening it brings you { $n } now.
tip-rival = { $seat } lacks one section of { $region }, which would pay you { $n }.
tip-mode = Your hand is better for a { $mode } round, by about { $n } { $n ->
    [one] point
   *[other] points
}.

# What bots weigh: the reasons of a hint.

reason-points = your total if it ended now
reason-tokens = your despair tokens
reason-hand = points your two best cards bring when a round is { $mode }
reason-round = points your two best cards bring in this round
reason-section = sections your gate of { $region } lacks
reason-rank = points { $region } pays you when its gate opens

# What nobody should overlook, coach or not.

warning-last = The last monstrosity is on top: the next gate that opens ends the game.
warning-ends = This ends the game.
