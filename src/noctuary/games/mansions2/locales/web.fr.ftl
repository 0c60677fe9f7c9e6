# Ce que disent les dessins de la table dans le navigateur.

## Le plan

web-map = La maison la nuit : { $n ->
    [one] 1 partie du plan est connue
   *[other] { $n } parties du plan sont connues
}
web-waiting = Partagez ce que vous avez, puis la porte s’ouvrira.
web-look-at = Regarder : { $name }
web-closer = Plus près
web-farther = Plus loin
web-fit = Tout le plan
web-acting = { $name } agit
web-marked = { $name } ({ $mark })
web-mark-0 = lune
web-mark-1 = étoile
web-mark-2 = clé
web-mark-3 = vague
web-mark-4 = œil
web-mark-5 = feuille

## La feuille du gardien

web-keeper = Le gardien raconte
web-told = Ce qui est raconté
web-close = Fermer
web-test = { $who } · test : { $skill }
web-dice = { $successes ->
    [0] aucune réussite
    [one] 1 réussite
   *[other] { $successes } réussites
}, { $investigations ->
    [0] aucune investigation
    [one] 1 investigation
   *[other] { $investigations } investigations
}, { $blanks ->
    [0] aucune face vierge
    [one] 1 face vierge
   *[other] { $blanks } faces vierges
}
web-successes = { $n ->
    [one] réussite
   *[other] réussites
}
web-successes-of = { $n ->
    [one] réussite
   *[other] réussites
} sur { $of ->
    [one] 1 requise
   *[other] { $of } requises
}
web-passed = réussi
web-failed = raté
web-spend = Dépenser 1 Indice
web-own-ability = Capacité propre à { $name }
web-let-fail = Laisser échouer
web-keep-roll = Garder ce jet
web-note-lens = la loupe devient une réussite
web-note-lens-pass = la loupe devient une réussite : c’est réussi
web-note-pass = c’est réussi
web-note-fail = c’est raté
web-note-action = coûte une action
web-note-free = ne coûte aucune action
web-note-damage = { $n ->
    [one] 1 dégât
   *[other] { $n } dégâts
}
web-note-unarmed = ce que peut votre seule Force
web-press = { $token } : { $choice }
web-attack = Attaquer { $monster } : { $card }
web-attack-with = Attaquer : { $card }
web-push = Pousser { $who } : { $space }

## Où l’on en est

web-actions-0 = Plus d’action.
web-actions-1 = Deuxième action.
web-actions-2 = Première action.
web-steps = { $n ->
    [one] Il reste 1 case de déplacement.
   *[other] Il reste { $n } cases de déplacement.
}
web-in-dark = Vous êtes dans le noir.
web-in-dark-short = dans le noir
web-pool = { $n ->
    [one] 1 dé
   *[other] { $n } dés
} ({ $skill }) ; { $clues ->
    [0] aucun Indice en main.
    [one] 1 Indice en main.
   *[other] { $clues } Indices en main.
}
web-harm = À subir : Dégâts { $damage }, Horreur { $horror }.

## L’horloge et l’objectif

web-before = Avant minuit
web-round = Round { $n }
web-round-of = Round { $n } sur { $of }
web-clock = L’horloge est au round { $n } sur { $of }.
web-rounds-left = { $n ->
    [0] c’est le dernier
    [one] encore 1 après celui-ci
   *[other] encore { $n } après celui-ci
}
web-rounds-all = { $n } rounds en tout
web-last-round = quelqu’un est tombé : finissez-en
web-phase-setup = Préparatifs
web-phase-investigators = Investigateurs
web-phase-events = Mythe : événements
web-phase-monsters = Mythe : monstres
web-phase-horror = Mythe : horreur
web-objective = Objectif
web-no-objective = Nul ne sait encore ce qu’il faut faire.

## Les joueurs

web-health = Vie
web-sanity = Santé mentale
web-health-of = Vie : { $n } sur { $of }
web-sanity-of = Santé mentale : { $n } sur { $of }
web-clues = Indices
web-actions-left = { $n ->
    [0] plus d’action
    [one] 1 action restante
   *[other] { $n } actions restantes
}
web-is-acting = agit
web-is-acted = a joué
web-is-waits = à jouer
web-is-out = éliminé

## Les monstres

web-monsters = Monstres
web-monsters-n = { $n } en jeu
web-dread = Horreur de le voir
web-monster-health = { $name } : { $damage ->
    [one] 1 dégât
   *[other] { $damage } dégâts
} sur { $health }
web-monster-stats = Vigilance { $awareness } · Horreur { $horror } · Robustesse { $brawn }
web-ability-flying = Volant : peut traverser les bordures infranchissables.
web-ability-aquatic = Aquatique : se déplace de 1 case de plus depuis l’eau.
web-ability-unbound = Sans entraves : traverse les murs ; le Feu ne lui nuit pas.
web-ability-battering = Enfonceur : 2 dés de plus contre les Barricades.
web-ability-chanting = Psalmodiant : 1 dé de moins contre les attaques des autres humanoïdes à portée.

## Les cartes

web-possessions = Ce que possède { $name }
web-whose = Les cartes de qui
web-deck-common = Commun
web-deck-unique = Unique
web-deck-spell = Sort
web-deck-condition = État
web-deck-damage = Dégât
web-deck-horror = Horreur
web-deck-investigator = Investigateur
web-trait-heavy_weapon = Arme Lourde
web-trait-bladed_weapon = Arme Tranchante
web-trait-firearm = Arme à Feu
web-trait-light_source = Source de Lumière
web-trait-tool = Outil
web-trait-evidence = Preuve
web-trait-relic = Relique
web-trait-tome = Ouvrage
web-damage = dégâts { $n }
web-plain-light = Éclaire votre case et les cases voisines.
web-plain-weapon = Pour attaquer.
web-used = utilisé
web-back-unknown = dos inconnu
web-facedown = { $n ->
    [one] 1 face cachée
   *[other] { $n } faces cachées
}
web-only-you = Vous seul le savez :
web-use = Se servir
web-this = Celle-ci

## La fin

web-won = La nuit est gagnée
web-lost = La nuit est perdue
web-wins = gagne
web-loses = perd

## Avant l’ouverture d’une table

web-night-thirteenth_chime = Le Treizième Coup
web-night-thirteenth_chime-blurb = Découvrez à quoi sert l’horloge.
web-night-salt_parish = La Paroisse de sel
web-night-salt_parish-blurb = Quelqu’un manque au village. Nul ne se rappelle qui.
web-night-black_regatta = La Régate noire
web-night-black_regatta-blurb = Arrêtez une course sans feux, sans arrivée et sans perdants.
web-minutes = environ { $n } minutes
web-difficulty-1 = douce
web-difficulty-2 = modérée
web-difficulty-3 = exigeante
web-difficulty-4 = rude
web-difficulty-5 = sans pitié
web-night-last_train = Le Dernier Train s’arrête deux fois
web-night-last_train-blurb = Pour une seule personne : un billet que vous n’avez pas acheté.
web-night-ninth_tenant = Le Neuvième Locataire
web-night-ninth_tenant-blurb = Huit chambres louées. Neuf loyers versés.
web-night-brought = apportée
web-night-bring = Apporter une nuit à vous…
web-night-bring-help = Un fichier .night, tel que le fait noctuary scenario pack, ou une quête d’autrui, .valkyrie.
web-night-reading = Lecture en cours…
web-setup-cast = Investigateurs de la place { $n }
web-setup-taken = déjà pris
web-setup-nobody = Une place ne joue personne.
web-setup-crowd = { $n } investigateurs au plus.
web-setup-annex = La Régate noire fait partie de l’Annexe.
web-setup-vote = Chacun a sa voix
web-setup-vote-help = Quand le groupe décide, tous répondent ; sans accord, une réponse est tirée au sort. Sinon, le joueur actif tranche.
web-setup-dice = Lancer vos propres dés
web-setup-dice-help = Vous lancez sur votre table et dites ce que montrent les dés.

## Ce que vaut une action, et pourquoi l’on vous demande

web-note-evade = d’abord échapper à { $monster }
web-note-again = puis { $n } % de réussir
web-apart = { $label } ({ $place })
web-asked-march = { $monster } peut aller par plusieurs chemins. Lequel ?
web-asked-prey = { $monster } peut s’en prendre à plusieurs d’entre vous. À qui ?
web-asked-attacked = { $monster } atteint-il sa cible ?
web-caused = { $cause } : { $question }
