# Ce que l’on fait à sa propre table, en français : de qui il s’agit, puis quoi. Les verbes sont à la troisième personne.

## De qui il s’agit

told-somebody = l’investigateur
told-each = chaque investigateur
told-each-place = chaque investigateur { $place }
told-each-who = chaque investigateur qui { $facts }
told-who-here = chaque investigateur de cette case
told-who-others_here = chaque autre investigateur de cette case
told-who-random = un investigateur au hasard
told-who-chosen_here = un investigateur de la même case, au choix de celui qui agit,
told-who-chosen_range = un investigateur à portée, au choix de celui qui agit,
told-who-chosen_other = un autre investigateur, au choix de celui qui agit,
told-who-closest = l’investigateur le plus proche
told-who-least_damage = l’investigateur qui a le moins de Dégâts
told-who-most_damage = l’investigateur qui a le plus de Dégâts
told-who-least_horror = l’investigateur qui a le moins d’Horreurs
told-who-most_horror = l’investigateur qui a le plus d’Horreurs
told-who-most_clues = l’investigateur qui a le plus d’Indices
told-who-least_clues = l’investigateur qui a le moins d’Indices
told-who-farthest = l’investigateur le plus éloigné
told-who-monster = le monstre
told-who-closest_monster = le monstre le plus proche
told-who-monster_range = un monstre à portée
told-who-monsters_range = chaque monstre à portée
told-who-monsters = chaque monstre
told-who-origin = l’investigateur qui agit
told-of-self = cet investigateur

## Où

told-at-self = sur cette case
told-at-target = sur la case visée
told-at-adjacent = sur cette case ou sur une case voisine, au choix du groupe
told-at-random_of_tile = sur une case de cette tuile, tirée au sort
told-at-tile = sur la tuile { $tile } ({ $rooms })
told-at-space = sur la case { $space } ({ $tile })
told-at-else = { $first } ou, si elle n’est pas en jeu, { $rest }
told-at-or = { $first } ou { $rest }

## Faits

told-fact-has = possède { $card }
told-fact-has-not = ne possède pas { $card }
told-fact-has_trait = possède une carte au trait { $trait }
told-fact-has_trait-not = ne possède aucune carte au trait { $trait }
told-fact-is = est { $condition }
told-fact-is-not = n’est pas { $condition }
told-fact-anyone_is = a dans son groupe quelqu’un de { $condition }
told-fact-anyone_is-not = n’a personne de { $condition } dans son groupe
told-fact-in = se trouve { $place }
told-fact-in-not = ne se trouve pas { $place }
told-fact-darkness = est dans l’Obscurité sans lumière
told-fact-darkness-not = n’est pas dans le noir
told-fact-fire = est sur une case en Feu
told-fact-fire-not = est sur une case sans Feu
told-fact-water = est sur une case d’eau
told-fact-water-not = n’est pas sur l’eau
told-fact-outdoor = est à l’extérieur
told-fact-outdoor-not = n’est pas à l’extérieur
told-fact-indoor = est à l’intérieur
told-fact-indoor-not = n’est pas à l’intérieur
told-fact-monster = est sur la case d’un monstre
told-fact-monster-not = est sur une case sans monstre
told-fact-empty = est seul sur sa case
told-fact-empty-not = n’est pas seul sur sa case
told-count-in_range = monstres à portée : { $n }
told-count-up = autres cartes de ce type face visible : { $n }
told-count-others_out = autres investigateurs éliminés : { $n }
told-count-burning = cases en Feu : { $n }
told-count-clues = Indices : { $n }
told-count-possessions = biens : { $n }
told-least = { $n } ou plus
told-most = { $n } ou moins
told-exactly = exactement { $n }
told-has-count = compte ({ $count })
told-fact-and = { $first } et { $rest }
told-fact-or = { $first } ou { $rest }
told-fact-not = n’est pas dans ce cas : { $fact }

## Quoi

told-and = { $first } et { $rest }
told-forfeit = perd son action
told-clue = gagne { $n ->
    [one] 1 Indice
   *[other] { $n } Indices
}
told-clue-less = défausse { $n ->
    [one] 1 Indice
   *[other] { $n } Indices
}
told-extinguish = éteint le Feu de sa case
told-dice = lance { $n ->
    [one] 1 dé de plus
   *[other] { $n } dés de plus
}
told-dice-less = lance { $n ->
    [one] 1 dé de moins
   *[other] { $n } dés de moins
}
told-steps = gagne { $n ->
    [one] 1 étape d’énigme
   *[other] { $n } étapes d’énigme
}
told-steps-less = perd { $n ->
    [one] 1 étape d’énigme
   *[other] { $n } étapes d’énigme
}
told-spaces = se déplace de { $n ->
    [one] 1 case de plus
   *[other] { $n } cases de plus
}
told-spaces-less = se déplace de { $n ->
    [one] 1 case de moins
   *[other] { $n } cases de moins
}
told-hit_bonus = inflige { $n ->
    [one] 1 dégât de plus
   *[other] { $n } dégâts de plus
}
told-hit_bonus-less = inflige { $n ->
    [one] 1 dégât de moins
   *[other] { $n } dégâts de moins
}
told-forbid = respecte ce que la carte interdit
told-free_action = peut échanger une fois sans dépenser d’action
told-prevent = évite { $n ->
    [one] 1 des cartes
   *[other] { $n } des cartes
}
told-take_down = prend les cartes face cachée
told-also_faceup = défausse aussi les cartes de ce type face visible
told-reroll = peut relancer { $n ->
    [one] 1 dé
   *[other] { $n } dés
}
told-convert = peut changer { $n ->
    [99] chaque enquête en succès
    [one] 1 enquête en succès
   *[other] { $n } enquêtes en succès
}
told-take_over = peut prendre à sa place 1 des Horreurs, face cachée
told-test = teste { $skill } ({ $n })
told-roll = teste { $skill }
told-more = , avec { $n ->
    [one] 1 dé de plus
   *[other] { $n } dés de plus
}
told-fewer = , avec { $n ->
    [one] 1 dé de moins
   *[other] { $n } dés de moins
}
told-passed = En cas de succès : { $then }.
told-failed = En cas d’échec : { $then }.
told-nothing = rien ne se passe
told-add_up = { $roll } ; les succès s’additionnent d’une tentative à l’autre
told-times = { $roll }. Pour chaque succès : { $then }
told-negate = subit { $harm } ({ $skill } annule{ $mod })
told-suffered = Qui en subit ne serait-ce qu’une partie { $then }.
told-damage = subit { $harm }
told-horror = subit { $harm }
told-harm-damage = { $n ->
    [one] 1 Dégât
   *[other] { $n } Dégâts
}
told-harm-horror = { $n ->
    [one] 1 Horreur
   *[other] { $n } Horreurs
}
told-harm-damage-down = { $n ->
    [one] 1 Dégât, face cachée
   *[other] { $n } Dégâts, face cachée
}
told-harm-horror-down = { $n ->
    [one] 1 Horreur, face cachée
   *[other] { $n } Horreurs, face cachée
}
told-heal = défausse { $harm }
told-flip-up = retourne face visible { $harm }
told-flip-down = retourne face cachée { $harm }
told-become = devient { $condition }
told-gain = prend { $card }
told-gain_any = prend une carte au hasard ({ $deck })
told-gain_any-trait = prend au hasard une carte au trait { $trait } ({ $deck })
told-drop-this = lâche cette carte
told-drop = lâche { $what }
told-discard-this = défausse cette carte
told-discard = défausse { $what }
told-what-item = { $n ->
    [one] 1 Objet
   *[other] { $n } Objets
}
told-what-possession = { $n ->
    [one] 1 bien
   *[other] { $n } biens
}
told-what-common = { $n ->
    [one] 1 Objet Commun
   *[other] { $n } Objets Communs
}
told-what-light_source = { $n ->
    [one] 1 Source de Lumière
   *[other] { $n } Sources de Lumière
}
told-what-marked = Marqué
told-what-this = cette carte
told-by-choice = { $what } de son choix
told-by-chance = { $what } au hasard
told-regain = défausse ce Sort et en prend un autre exemplaire
told-other_back = lit le dos d’un autre exemplaire de ce Sort
told-turn-this = retourne cette carte
told-turn-light_source = retourne chaque Source de Lumière, ou la lâche si elle n’a pas d’autre face
told-turn-marked = retourne Marqué
told-put = pose cette carte { $place }
told-move-free = peut se déplacer de { $n ->
    [one] 1 case
   *[other] { $n } cases
} au plus
told-move-into = peut se déplacer de { $n ->
    [one] 1 case
   *[other] { $n } cases
} au plus, pour arriver { $place }
told-move-toward = se déplace de { $n ->
    [one] 1 case
   *[other] { $n } cases
} vers { $of }
told-move-away = recule de { $n ->
    [one] 1 case
   *[other] { $n } cases
} devant { $of }
told-move-safe = { $move }, sans test d’évasion
told-move-cross = { $move }, au besoin par une bordure infranchissable
told-go = est placé { $place }
told-march-toward = { $who } se déplace de { $n ->
    [one] 1 case
   *[other] { $n } cases
} vers { $of }
told-march-away = { $who } recule de { $n ->
    [one] 1 case
   *[other] { $n } cases
} devant { $of }
told-hurt = { $who } subit { $amount }
told-amount-plain = { $n ->
    [one] 1 dégât
   *[other] { $n } dégâts
}
told-amount-result = 1 dégât par succès
told-amount-weapon = les dégâts de l’arme
told-amount-weapon_and_result = les dégâts de l’arme, et 1 de plus par succès
told-amount-some = des dégâts
told-mend = le monstre récupère de { $n ->
    [one] 1 dégât
   *[other] { $n } dégâts
}
told-spawn = placez { $creature } { $place }
told-feature = placez { $feature } { $place }
told-edge = posez un pion sur la bordure entre { $a } et { $b } : { $kind }
told-edge-none = la bordure est ouverte
told-edge-border = c’est une bordure de cases
told-edge-room_border = c’est une bordure de pièces
told-edge-impassable = la bordure est infranchissable
told-edge-room_impassable = la bordure est infranchissable
told-edge-wall = Mur
told-edge-door = Porte
told-when = Si { $who } { $facts } : { $then }.
told-otherwise = Sinon : { $then }.
told-question = Est-il vrai que { $who } { $facts } ?
told-question-won = Les investigateurs ont-ils gagné ?

## La liste

told-prowl = Déplacez { $creature } de { $n ->
    [one] 1 case
   *[other] { $n } cases
} vers { $of }{ $aquatic ->
    [1] {" "}(1 de plus au départ de l’eau)
   *[other] {""}
}. Sa proie, { $reach } : { $prey }.
told-prowl-still = { $creature } reste sur place. Sa proie, { $reach } : { $prey }.
told-reach-here = sur sa case
told-reach-range = à sa portée
told-tile = Placez la tuile { $face } : { $rooms }.
told-tile-first = Posez la tuile { $face } au milieu de la table : { $rooms }.
told-beside = { $side ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
} de la case { $room } ({ $face })
told-turned = { $where }, tournée { $turns ->
    [1] d’un quart vers la droite
    [2] tête en bas
   *[3] d’un quart vers la gauche
}
told-lift = Retirez la tuile { $face } : { $rooms }.
told-token = Placez le pion « { $token } ».
told-remove = Retirez le pion « { $token } ».
told-item = Prenez dans la boîte : { $token }.
told-item-gone = Remettez dans la boîte : { $token }.
told-sheet = Posez la tuile { $token }.
told-sheet-gone = Retirez la tuile : { $token }.
told-spawned-anywhere = Placez { $creature } comme le dit le texte.
told-spawned = Placez { $creature } { $place }.
told-vanish = Retirez { $creature } du plateau.
told-attack-heavy = Attaque de { $creature } avec une arme lourde.
told-attack-bladed = Attaque de { $creature } avec une arme tranchante.
told-attack-firearm = Attaque de { $creature } avec une arme à feu.
told-attack-spell = Attaque de { $creature } avec un Sort.
told-attack-unarmed = Attaque de { $creature } à mains nues.
told-evade = Test d’évasion : { $creature }.
told-horror-check = Test d’horreur : { $creature }. Pour qui n’a pas pire monstre à portée.
told-hurt-now = { $creature } subit { $n ->
    [one] 1 dégât
   *[other] { $n } dégâts
}.
told-mend-now = { $creature } récupère de { $n ->
    [one] 1 dégât
   *[other] { $n } dégâts
}.
told-defeated = { $creature }, c’est fini : retirez sa figurine.
told-fetch = Prenez { $card } dans la boîte, pour le groupe.
told-fetch-by = { $who } prend { $card } dans la boîte.
told-spread = Si quelque chose brûle, le Feu se propage : placez 1 Feu sur une case voisine d’une case en Feu.
told-objective = Objectif : { $text }
told-trait-heavy_weapon = Arme Lourde
told-trait-bladed_weapon = Arme Tranchante
told-trait-firearm = Arme à Feu
told-trait-light_source = Source de Lumière
told-trait-tool = Outil
told-trait-evidence = Preuve
told-trait-relic = Relique
told-trait-tome = Ouvrage
told-trait-spell = Sort
told-trait-common = Commun
told-trait-unique = Unique
told-trait-own = Départ
told-deck-damage = Dégâts
told-deck-horror = Horreurs
told-deck-common = Objets Communs
told-deck-unique = Objets Uniques
told-deck-spell = Sorts
told-deck-condition = États
told-deck-investigator = Investigateurs
told-feature-fire = 1 Feu
told-feature-darkness = 1 Obscurité
told-feature-barricade = 1 Barricade
told-feature-secret_passage = 1 Passage secret
