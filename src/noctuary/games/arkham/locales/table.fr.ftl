# Ce que la table d’Arkham dit dans le navigateur, outre les cartes et les choix.

## Le plan

web-map = Plan de { $n ->
    [one] 1 lieu
   *[other] { $n } lieux
}
web-map-empty = Rien n’est encore posé.
web-place = Valeur occulte { $shroud }, { $clues ->
    [0] aucun indice
    [one] 1 indice
   *[other] { $clues } indices
}
web-unrevealed = Personne n’est encore venu ici.
web-victory = Victoire { $n }
web-read = Lire { $card }
web-enemy = { $name } : combat { $fight }, santé restante { $health }, évasion { $evade }
web-engaged = engagé avec { $name }
web-exhausted = incliné
web-blank = son texte est effacé
web-here = Ici

## Intrigue et acte

web-agenda = Intrigue { $n }
web-act = Acte { $n }
web-doom = { $n } fatalités sur { $of }
web-of-doom = sur { $of }
web-doom-left = { $n ->
    [0] L’heure est venue.
    [one] Encore une, et elle avance.
   *[other] Encore { $n }, et elle avance.
}
web-clues-of = { $n } indices sur { $of }

## Investigateurs

web-actions = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
web-out-defeated = Vaincu
web-out-resigned = A pu s’enfuir
web-out-stayed = Resté jusqu’au bout
web-killed = Tué
web-hand = Main · { $n }
web-deck = deck { $n }
web-discard = défausse { $n }
web-committed = attribuée
web-none-play = Rien en jeu pour l’instant.
web-none-hand = Aucune carte en main.
web-none-victory = Rien.
web-zone-now = En cours

## La réserve du Chaos et les piles

web-tokens = { $n ->
    [one] 1 pion
   *[other] { $n } pions
}
web-auto-fail = le test échoue
web-piles = Decks et piles
web-pile-encounter = Défausse Rencontre
web-pile-discard = Défausse de { $name }

## Un test de compétence

web-test = { $what } · { $step }
web-step-begins = il commence
web-step-commit = on attribue des cartes
web-step-reveal = on tire un pion
web-step-symbols = le pion agit
web-step-modify = on fait la somme
web-step-outcome = le verdict
web-step-results = les effets
web-step-ends = il s’achève
web-your = votre { $skill }
web-their = { $skill }
web-versus = contre
web-against-shroud = valeur occulte
web-against-fight = combat
web-against-evade = évasion
web-against-test = difficulté
web-bonus = bonus
web-line-committed = { $card }, attribuée
web-odds = { $n } pions sur { $of } réussissent ; les barrés échouent
web-token-passes = { $token } : réussite
web-token-fails = { $token } : échec
web-with = + { $card }
web-percent = { $n } %
web-passed = Réussi de { $n }
web-failed = Échoué de { $n }

## Une carte en entier

web-level = niveau { $n }
web-fast = Rapide
web-value-shroud = Valeur occulte
web-value-fight = Combat
web-value-health = Santé
web-value-evade = Évasion
web-printed = { $n } sur la carte
web-fact-cost = coût { $n }
web-fact-damage = inflige { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}
web-fact-horror = inflige { $n ->
    [one] { $n } horreur
   *[other] { $n } horreurs
}
web-fact-health = santé { $n }
web-fact-sanity = santé mentale { $n }
web-fact-clues = { $n ->
    [one] { $n } indice
   *[other] { $n } indices
}
web-fact-victory = victoire { $n }
web-on-fight = combat { $n }
web-on-health = santé restante { $n }
web-on-evade = évasion { $n }
web-on-damage = { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}
web-on-horror = { $n ->
    [one] { $n } horreur
   *[other] { $n } horreurs
}
web-on-clues = { $n ->
    [one] { $n } indice
   *[other] { $n } indices
}
web-on-doom = { $n ->
    [one] { $n } fatalité
   *[other] { $n } fatalités
}
web-on-uses = { $n ->
    [one] encore { $n } utilisation
   *[other] encore { $n } utilisations
}

## Ce que ferait un choix

web-draw-token = Tirer un pion
web-commit-none = Ne rien attribuer
web-keep-hand = Garder cette main
web-note-commit = { $before } → { $after } %
web-note-against = { $skill } { $n } contre { $against }
web-note-unknown = encore inconnu
web-note-enemies = { $n ->
    [one] un ennemi s’y trouve
   *[other] { $n } ennemis s’y trouvent
}
web-note-cost = coûte { $n }, vous avez { $have }
web-note-now = { $before } → { $after }
web-note-deck = { $n ->
    [one] { $n } restante
   *[other] { $n } restantes
}
web-note-clues = { $n ->
    [one] { $n } indice
   *[other] { $n } indices
}
web-note-borne = porte { $n } sur { $of }
web-where-turn = { $n ->
    [0] Plus d’action
    [one] Encore 1 action
   *[other] Encore { $n } actions
}{ $extra ->
    [0] .
    [one] , et une supplémentaire grâce à { $from }.
   *[other] , et { $extra } supplémentaires grâce à { $from }.
}
web-where-other = C’est le test de { $name } : une carte au plus.

## Habitudes

web-habits = Répondu d’office
web-pass-until = Passer jusqu’à mon prochain tour
web-all-damage = Tous les dégâts à { $card }
web-all-horror = Toute l’horreur à { $card }
web-always-first = Toujours d’abord : { $card }
web-stop = Ne plus me demander pour { $card }
web-stop-this = Ne rien me demander pour cette carte
web-ask-again = Sans question : { $card }
web-forget-order = Oublier l’ordre des effets

## Où l’on en est, et comment cela finit

web-round = manche { $n } · { $phase }
web-night = Scénario terminé, expérience { $points }
web-night-lost = Nuit perdue, expérience { $points }
web-resolution = Conclusion { $n }.
web-no-resolution = Le scénario s’achève sans conclusion.
web-trauma = { $physical } physique, { $mental } mental
web-victory-points = Pile de victoire : { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Pourquoi l’on vous demande, et ce que vaut une action

web-note-strike = { $card } frappe d’abord : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}, { $horror ->
    [one] { $horror } horreur
   *[other] { $horror } horreurs
}
web-note-no-better = { $n } % avec ou sans elle
web-note-no-clue = il n’y a aucun indice ici
web-note-no-card = il n’y a aucune carte à piocher
web-apart = { $label } ({ $facts })
web-caused = { $card } : { $question }
web-react = { $moment } Réagissez-vous ?
web-forced = { $moment } Plusieurs effets s’ensuivent. Lequel d’abord ?
web-asked-commit = { $name } passe un test : { $skill } { $n } contre { $against }. Attribuer des cartes ?
web-asked-assign = { $horror ->
    [0] Dégât
   *[1] Horreur
} de { $card } : qui prend ce point ?
web-asked-attacked = { $card } attaque. { $horror ->
    [0] Dégât
   *[1] Horreur
} : qui prend ce point ?
web-asked-free-test = { $name } passe un test : { $skill } { $n } contre { $against }. Quelque chose à utiliser ou à jouer maintenant ?
web-asked-free-turn = Tour de { $name } : quelque chose à utiliser ou à jouer avant la suite ?
web-asked-free = Phase : { $phase }. Quelque chose à utiliser ou à jouer avant la suite ?
web-asked-hand = Trop de cartes en main : choisissez-en une à défausser.
web-asked-AHB-138 = Les ennemis vous attaquent. Lequel d’abord ?
web-asked-AHB-170 = Vous baissez la garde : quel ennemi frappe d’abord ?
web-asked-AHB-283 = Les chasseurs se déplacent. Lequel d’abord ?
web-asked-AHB-289 = Les ennemis massifs attaquent. Lequel d’abord ?
web-asked-AHB-418 = Les goules sortent. Laquelle d’abord ?
web-moment-test = { $name } commence un test : { $skill }.
web-moment-commit = { $name } a ses cartes pour un test : { $skill }.
web-moment-succeed = { $name } réussit le test ({ $skill }).
web-moment-fail = { $timing ->
    [would] { $name } va rater le test ({ $skill }).
   *[after] { $name } rate le test ({ $skill }).
}
web-moment-reveal = { $timing ->
    [would] { $name } va révéler un pion.
   *[after] { $name } révèle un pion : { $token }.
}
web-moment-attack = { $timing ->
    [after] { $card } vient d’attaquer { $name }.
   *[when] { $card } attaque { $name } : { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }, { $horror ->
        [one] { $horror } horreur
       *[other] { $horror } horreurs
    }.
}
web-moment-deal = { $timing ->
    [after] Dégâts ou horreurs infligés : { $card }.
   *[when] Dégâts ou horreurs vont être infligés : { $card }.
}
web-moment-defeat = { $timing ->
    [after] Vaincu : { $card }.
   *[when] Sur le point d’être vaincu : { $card }.
}
web-moment-discover = { $timing ->
    [after] { $name } vient de découvrir un indice : { $place }.
   *[would] { $name } va découvrir { $n ->
        [one] un indice
       *[other] { $n } indices
    } : { $place }.
}
web-moment-move = { $timing ->
    [after] { $name } vient de se déplacer : { $place }.
   *[would] { $name } va se déplacer : { $place }.
}
web-moment-enter = { $timing ->
    [after] Une carte est entrée en jeu : { $card }.
   *[when] Une carte entre en jeu : { $card }.
}
web-moment-encounter = { $timing ->
    [after] { $name } vient de piocher : { $card }.
   *[when] { $name } pioche : { $card }.
}
web-moment-play = { $name } joue : { $card }.
web-moment-evade = { $name } échappe à : { $card }.
web-moment-engage = { $card } engage { $name }.
web-moment-phase_begins = Une phase commence : { $phase }.
web-moment-phase_ends = Une phase se termine : { $phase }.
web-moment-turn_begins = Le tour de { $name } commence.
web-moment-turn_ends = Le tour de { $name } se termine.
web-moment-acted = { $name } vient d’accomplir une action.
web-moment-round_ends = La manche se termine.
web-moment-game_ends = Le scénario se termine.
web-moment-agenda_advances = L’Intrigue avance : { $card }.
web-moment-drew = { $name } vient de piocher une carte.
web-moment-opening = { $name } a sa main de départ.
