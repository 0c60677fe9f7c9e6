# The chaos bag calculator.

odds-title = Odds of a skill test
odds-lead = Exact, not sampled: every way in which the tokens can come is gone through.
odds-test = The test
odds-skill = Your skill, icons included
odds-against = against
odds-difficulty = Difficulty
odds-scenario = Scenario
odds-bag = Chaos bag
odds-symbols = What the symbols do
odds-count-gathering = Ghouls at your location
odds-count-masks = Doom that the skull counts
odds-count-devourer = Monsters in play
odds-again = Draw another
odds-again-help = After { $name } another token is revealed.
odds-sign = Passes by itself
odds-sign-help = The elder sign makes the test succeed by itself.
odds-sign-passes = success
odds-helps = What helps
odds-lucky-help = +2 when the test would fail.
odds-wendy = Wendy redraws
odds-wendy-help = One token may be put back for another, at the cost of a card.
odds-statue-help = Two tokens are revealed, and the better one is resolved.
odds-bag-edit = Other tokens…
odds-bag-edited = The bag, with other tokens
odds-bag-reset = As the difficulty says
odds-token-count = { $name }: { $n }

## The result

odds-result = Odds
odds-tokens = { $n } of { $all } tokens can succeed; struck ones fail
odds-token-passes = { $name }: success
odds-token-some = { $name }: success in { $chance }
odds-token-fails = { $name }: failure
odds-boosted = With more skill
odds-margins = By how much
odds-passed = passed by { $n }
odds-failed = failed by { $n }
odds-mini = { $skill } against { $difficulty }
odds-exact = Exactly { $chance }.
