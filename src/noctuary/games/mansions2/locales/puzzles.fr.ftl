# Ce que disent les énigmes, à la table, dans le navigateur.

web-puzzle-budget = { $skill } · { $left }
web-puzzle-steps = { $n ->
    [0] plus aucune étape
    [one] encore 1 étape
   *[other] encore { $n } étapes
}
web-puzzle-uncounted = comptez vous-même vos étapes
web-puzzle-buy = Une étape de plus contre un Indice
web-puzzle-clues = { $n ->
    [one] vous avez 1 Indice
   *[other] vous avez { $n } Indices
}
web-puzzle-close = Fermer
web-puzzle-kept = tout reste en l’état
web-puzzle-no-step = plus aucune étape

## Codes

web-puzzle-pieces = Pièces du code
web-puzzle-dial = Composer { $piece }
web-puzzle-dialled = Proposition en cours : { $pieces }
web-puzzle-slot-empty = vide
web-puzzle-guesses = Propositions déjà faites
web-puzzle-guess = { $pieces } : { $exact } à la bonne place, { $near } bien choisies mais ailleurs
web-puzzle-propose = Proposer
web-puzzle-gap = il manque une pièce
web-puzzle-wipe = Reprendre
web-puzzle-exact-rune = bonne rune, bonne place
web-puzzle-near-rune = bonne rune, mal placée
web-puzzle-exact-digit = bon chiffre, bonne place
web-puzzle-near-digit = bon chiffre, mal placé
web-puzzle-rune-0 = Épine
web-puzzle-rune-1 = Pignon
web-puzzle-rune-2 = Croisée
web-puzzle-rune-3 = Portail
web-puzzle-rune-4 = Ramure
web-puzzle-rune-5 = Escalier
web-puzzle-rune-6 = Vague
web-puzzle-rune-7 = Œil

## Images déchirées

web-puzzle-picture = Image déchirée, { $columns } pièces sur { $rows }
web-puzzle-slide-how = Prenez une pièce avec Entrée, puis échangez-la avec sa voisine d’une touche fléchée. Chaque échange est une étape.
web-puzzle-cell = Ligne { $row }, colonne { $column } : pièce { $piece }
web-puzzle-cell-right = Ligne { $row }, colonne { $column } : pièce { $piece }, à sa place

## Verrous

web-puzzle-lock = Verrou de { $size } cases sur { $size }
web-puzzle-lock-how = Poussez un bloc dans son axe avec les flèches, puis lâchez-le avec Entrée. Une glissade, longue ou courte, est une étape. Le bloc brillant doit atteindre le bord droit.
web-puzzle-block = Bloc { $n }, { $way ->
    [lying] couché
   *[upright] debout
}, long de { $length }, ligne { $row }, colonne { $column }
web-puzzle-block-special = Bloc brillant, long de { $length }, ligne { $row }, colonne { $column }
web-puzzle-to-column = Jusqu’à la colonne { $n }
web-puzzle-to-row = Jusqu’à la ligne { $n }

## Tours

web-puzzle-tower = Tour de { $discs } disques
web-puzzle-tower-how = Choisissez une tige pour en soulever le disque du dessus, puis celle où le poser. Aucun disque ne repose sur un plus petit. Tous doivent rejoindre la tige { $pegs }.
web-puzzle-peg = Tige { $n }, à partir du haut : { $discs }
web-puzzle-peg-empty = Tige { $n }, vide
