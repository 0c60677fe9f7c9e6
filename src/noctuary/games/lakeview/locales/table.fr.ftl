# Ce que la table de Lakeview dit dans le navigateur, outre les cartes et les choix.

## Le plan

web-map = Plan de Lakeview, la nuit.
web-streets = Les rues alentour ; faites défiler pour en voir plus
web-district-c2 = Parc Dempsey
web-treehouse = Cabane
web-square = Case { $at }
web-squares = { $n ->
    [one] 1 case
   *[other] { $n } cases
}
web-diagonal = en diagonale aussi
web-monster-in = Le Monstre est ici : { $district }
web-monster-lurks = Le Monstre rôde dans l’un de ces quartiers : { $list }.
web-monster-hidden = Le Monstre se cache dans l’un de { $n } quartiers
web-monster-sure = Le Monstre se cache, à coup sûr ici : { $district }
web-stunned = assommé
web-figure-at = { $name } : { $square }.
web-feds-at = Fédéraux, { $feds } : { $square }.
web-mark-star = étoile de l’objectif
web-mark-tokens = { $n ->
    [one] 1 jeton Rencontre
   *[other] { $n } jetons Rencontre
}
web-mark-projector = projecteur
web-mark-bystander = badaud
web-mark-reflection = reflet
web-mark-searched = fouillé en vain
web-you-hide = votre cachette
web-heat = Lieux probables
web-pin = Épingle
web-pin-here = Mettre ou ôter votre épingle : { $building }
web-pinned = épingle de { $name }
web-whole = Toute la ville

## Cartes et piles

web-piles = Indices laissés
web-deck = pioche { $n }
web-fresh = vient d’être jouée
web-meant = jouée
web-laid = posée au départ
web-move = Déplacement
web-number = nº { $n }
web-revealed = Carte tirée : quelle pile va-t-elle couvrir ?
web-pile = Pile { $n }
web-play = { $card } → { $n }
web-covers = couvre { $card }

## Calamité et objectifs

web-calamity = Calamité { $n } sur { $end }
web-calamity-track = Calamité
web-done = accompli
web-active = à faire
web-later = plus tard
web-objective-find = fouillez les bâtiments
web-objective-free = dans le quartier du Monstre
web-objective-bystanders = là où il y a un badaud
web-objective-monster = Monstre ici : { $district }
web-cost-same = { $n } symboles pareils
web-cost-different = { $n } symboles différents
web-cost-any = { $n ->
    [one] 1 symbole
   *[other] { $n } symboles
}
web-cost-colour = le symbole du bâtiment

## Gamins

web-mine = Ce que vous avez devant vous
web-wheel = Roue { $n }
web-wheel-down = Roue { $n }, retournée
web-wheels-up = { $n ->
    [one] 1 roue visible
   *[other] { $n } roues visibles
}
web-used = déjà servi ; une cabane le relève
web-quest-left = Reste à faire : { $list }.
web-not-yet = pas encore en ville
web-sheltered = cabane, à l’abri
web-acted = a joué
web-curses = { $n ->
    [one] 1 malédiction
   *[other] { $n } malédictions
}
web-cards = { $n ->
    [one] 1 carte
   *[other] { $n } cartes
}
web-hidden = caché, muet
web-found = retrouvé
web-power-secret = pouvoir secret

## Derrière l’écran

web-screen = Derrière votre écran
web-hand = Votre main : { $n } cartes
web-take-card = Prendre :
web-hiding = Votre cachette
web-hiding-at = { $building }, nº { $n }
web-power-later = Une fois retrouvé.
web-new-hand = Jeton Nouvelle Main
web-new-hand-left = Une fois par partie, avant de jouer une carte ou d’en piocher une.
web-new-hand-gone = Déjà employé.
web-rest = Ne plus me demander avant mon tour
web-hushed = Perdu et muet : tant qu’on ne vous a pas retrouvé, seules vos cartes parlent.

## Rencontres

web-not-possible = impossible pour l’instant
web-follow = Suivre celle-ci

## La question

web-do-meet = Carte Rencontre
web-do-search = Chercher le Gamin Perdu
web-do-rest = Souffler dans la cabane
web-do-spend = Dépenser : { $symbol }
web-do-new_hand = Nouvelle main, 1 Calamité
web-do-use_power = Pouvoir : { $power }
web-note-token = rencontre
web-note-star = objectif
web-note-safe = à l’abri
web-note-three = 3 cases de plus
web-where-card = En main : { $card }. Choisissez sa pile, ou une autre carte.
web-where-travel = { $n ->
    [one] Encore 1 case
   *[other] Encore { $n } cases
}{ $diagonal ->
    [yes] , en diagonale aussi
   *[no] { "" }
}. Choisissez une case éclairée.
web-where-at = { $place }
web-where-wheel = Le chiffre dit de combien de cases vous pouvez rouler.

## Monstre et tours

web-order = Tours
web-double = tour ×2
web-treehouses-protect = Les cabanes protègent de tout.
web-stock-projectors = projecteurs en réserve : { $n }
web-stock-bystanders = badauds en ville : { $n }
web-stock-saved = à l’abri : { $n }
web-stock-taken = emportés : { $n }
web-stock-curses = malédictions en réserve : { $n }
web-stock-reflections = reflets intacts : { $n }
web-night = Nuit { $n }

## La fin

web-nights = Nuits
web-never-found = jamais retrouvé
web-cards-held = Cartes

## Pourquoi l’on vous demande

web-caused = { $card } : { $question }
