# An Arkham table before it is opened.

setup-deck = Investigator and deck of seat { $n }
setup-brought = { $who }, { $name }
setup-brought-nameless = { $who }, your deck
setup-taken = taken
setup-bring = Bring a deck…
setup-bring-title = A deck for seat { $n }
setup-bring-it = Play with { $who }
setup-bring-anyway = Play with { $who } all the same
setup-bring-help = JSON of ArkhamDB or arkham.build, or a list as text.
setup-bring-missing = A deck is played here once all its cards are.
setup-legal = legal
setup-xp = { $n } experience
setup-flaw-twice = Two seats have the same investigator.
setup-flaw-missing = A deck holds cards that are not played here yet.
setup-taboo = List of taboos { $list }
setup-taboo-help = The whole list of June 2021 changes the cards it names.
setup-notes = What earlier nights left behind
setup-got-away = { $name } got away.
setup-bag = Another chaos bag
setup-bag-help = Other tokens than those of the difficulty.
setup-as-campaign = Play it as a campaign
setup-check-deck = Check a deck
setup-unbrought = A deck was looked at and not brought
