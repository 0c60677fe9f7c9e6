# Horreur à Arkham au terminal, en français.

terminal-phase = phase : { $phase }
terminal-doom = fatalité { $n } sur { $needs }
terminal-act-clues = indices { $n } sur { $needs }
terminal-shroud = occulte { $n }
terminal-links = mène à : { $places }
terminal-lead = principal
terminal-out-in = toujours debout
terminal-out-defeated = hors de combat
terminal-out-resigned = a abandonné
terminal-out-killed = a péri
terminal-held = main { $hand }, deck { $deck }, défausse { $discard }
terminal-in-play = En jeu :
terminal-threat = Menace :
terminal-damage = dégâts { $n } sur { $of }
terminal-horror = horreur { $n } sur { $of }
terminal-resources = { $n ->
    [one] { $n } ressource
   *[other] { $n } ressources
}
terminal-has-clues = { $n ->
    [0] aucun indice
    [one] 1 indice
   *[other] { $n } indices
}
terminal-actions = { $n ->
    [0] plus d’action
    [one] 1 action
   *[other] { $n } actions
}
terminal-pile = { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
}{ $discard ->
    [0] { "" }
    [one] , { $discard } défaussée
   *[other] , { $discard } défaussées
}
terminal-victory = { $cards } : { $n ->
    [one] { $n } point
   *[other] { $n } points
}
terminal-none = rien
terminal-cost = coût { $n }
terminal-weakness = faiblesse
terminal-icon-willpower = Vol
terminal-icon-intellect = Int
terminal-icon-combat = Com
terminal-icon-agility = Agi
terminal-icon-wild = Lib
terminal-uses = { $n ->
    [one] 1 utilisation
   *[other] { $n } utilisations
}
terminal-on-damage = dégâts { $n }
terminal-on-horror = horreur { $n }
terminal-on-clues = { $n ->
    [one] 1 indice
   *[other] { $n } indices
}
terminal-on-doom = fatalité { $n }
terminal-exhausted = inclinée
terminal-fight = combat { $n }
terminal-health = vie { $n } sur { $of }
terminal-evade = évasion { $n }
terminal-hits = attaque { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} { $horror ->
    [one] { $horror } horreur
   *[other] { $horror } horreurs
}
terminal-keyword-hunter = Chasseur
terminal-keyword-retaliate = Riposte
terminal-keyword-alert = Alerte
terminal-keyword-aloof = Distant
terminal-keyword-massive = Massif
terminal-test = { $who } : { $what }
terminal-against = contre { $n }
terminal-chance = { $n } % de chances
terminal-then = alors { $n } %
terminal-passed = réussi
terminal-failed = raté
terminal-moment = { $when } : { $what }
terminal-opportunity = { $n ->
    [one] Un ennemi est engagé avec vous : il attaque
   *[other] { $n } ennemis sont engagés avec vous : ils attaquent
} d’abord, sauf si vous choisissez de combattre, d’échapper, de discuter ou d’abandonner.
terminal-versus = { $n } contre { $of }
terminal-unseen = inexploré
terminal-place-note = occulte { $shroud }, { $clues ->
    [0] aucun indice
    [one] 1 indice
   *[other] { $clues } indices
}
terminal-resolution = Conclusion { $n }
terminal-no-resolution = Aucune Conclusion n’a été atteinte
terminal-investigator = Investigateur
terminal-fate = Sort
terminal-experience = Expérience
terminal-physical = Trauma physique
terminal-mental = Trauma mental
terminal-help = Le lieu marqué ▸ est le vôtre. Entre parenthèses, la valeur imprimée d’une compétence. Dans un test, ✓ et ✗ disent avec quels pions il serait réussi. Vol Int Com Agi Lib sont les icônes qu’une carte ajoute quand vous l’attribuez.
