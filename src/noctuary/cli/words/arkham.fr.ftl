# Horreur à Arkham au terminal, en français.

arkham-phase = phase : { $phase }
arkham-doom = fatalité { $n } sur { $needs }
arkham-act-clues = indices { $n } sur { $needs }
arkham-shroud = occulte { $n }
arkham-links = mène à : { $places }
arkham-lead = principal
arkham-out-in = toujours debout
arkham-out-defeated = hors de combat
arkham-out-resigned = a abandonné
arkham-out-killed = a péri
arkham-held = main { $hand }, deck { $deck }, défausse { $discard }
arkham-in-play = En jeu :
arkham-threat = Menace :
arkham-damage = dégâts { $n } sur { $of }
arkham-horror = horreur { $n } sur { $of }
arkham-resources = { $n ->
    [one] { $n } ressource
   *[other] { $n } ressources
}
arkham-has-clues = { $n ->
    [0] aucun indice
    [one] 1 indice
   *[other] { $n } indices
}
arkham-actions = { $n ->
    [0] plus d’action
    [one] 1 action
   *[other] { $n } actions
}
arkham-pile = { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
}{ $discard ->
    [0] { "" }
    [one] , { $discard } défaussée
   *[other] , { $discard } défaussées
}
arkham-victory = { $cards } : { $n ->
    [one] { $n } point
   *[other] { $n } points
}
arkham-none = rien
arkham-cost = coût { $n }
arkham-weakness = faiblesse
arkham-icon-willpower = Vol
arkham-icon-intellect = Int
arkham-icon-combat = Com
arkham-icon-agility = Agi
arkham-icon-wild = Lib
arkham-uses = { $n ->
    [one] 1 utilisation
   *[other] { $n } utilisations
}
arkham-on-damage = dégâts { $n }
arkham-on-horror = horreur { $n }
arkham-on-clues = { $n ->
    [one] 1 indice
   *[other] { $n } indices
}
arkham-on-doom = fatalité { $n }
arkham-exhausted = inclinée
arkham-fight = combat { $n }
arkham-health = vie { $n } sur { $of }
arkham-evade = évasion { $n }
arkham-hits = attaque { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} { $horror ->
    [one] { $horror } horreur
   *[other] { $horror } horreurs
}
arkham-keyword-hunter = Chasseur
arkham-keyword-retaliate = Riposte
arkham-keyword-alert = Alerte
arkham-keyword-aloof = Distant
arkham-keyword-massive = Massif
arkham-test = { $who } : { $what }
arkham-against = contre { $n }
arkham-chance = { $n } % de chances
arkham-then = alors { $n } %
arkham-passed = réussi
arkham-failed = raté
arkham-moment = { $when } : { $what }
arkham-opportunity = { $n ->
    [one] Un ennemi est engagé avec vous : il attaque
   *[other] { $n } ennemis sont engagés avec vous : ils attaquent
} d’abord, sauf si vous choisissez de combattre, d’échapper, de discuter ou d’abandonner.
arkham-versus = { $n } contre { $of }
arkham-unseen = inexploré
arkham-place-note = occulte { $shroud }, { $clues ->
    [0] aucun indice
    [one] 1 indice
   *[other] { $clues } indices
}
arkham-resolution = Conclusion { $n }
arkham-no-resolution = Aucune Conclusion n’a été atteinte
arkham-investigator = Investigateur
arkham-fate = Sort
arkham-experience = Expérience
arkham-physical = Trauma physique
arkham-mental = Trauma mental
help-table-arkham = Le lieu marqué ▸ est le vôtre. Entre parenthèses, la valeur imprimée d’une compétence. Dans un test, ✓ et ✗ disent avec quels pions il serait réussi. Vol Int Com Agi Lib sont les icônes qu’une carte ajoute quand vous l’attribuez.
