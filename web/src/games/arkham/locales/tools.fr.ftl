# Les outils d’Arkham, sous un même toit.

tools-title = Arkham : campagnes, decks, cartes, chances
tools-campaigns = Campagnes
tools-decks = Decks
tools-cards = Cartes
tools-odds = Chances
tools-less = Un de moins : { $name }
tools-more = Un de plus : { $name }
tools-no-clause = Cette clause n’est pas au registre.
