# The tools of Arkham, under one roof.

tools-title = Arkham: campaigns, decks, cards, odds
tools-campaigns = Campaigns
tools-decks = Decks
tools-cards = Cards
tools-odds = Odds
tools-less = One less: { $name }
tools-more = One more: { $name }
tools-no-clause = This clause is not in the ledger.
