# Demeures de l’Épouvante, deuxième édition, au terminal, en français.

terminal-round = round { $n } sur { $most }
terminal-phase-setup = avant le premier round
terminal-phase-investigators = investigateurs
terminal-phase-events = Mythe : événements
terminal-phase-monsters = Mythe : monstres
terminal-phase-horror = Mythe : horreur
terminal-last = tout est perdu après le round { $n }
terminal-objective = Objectif :
terminal-token-explore = un endroit à explorer
terminal-token-search = de quoi fouiller
terminal-token-interact = de quoi interagir
terminal-token-sight = de quoi regarder
terminal-out = hors de combat
terminal-in-the-dark = (dans le noir)
terminal-actions = { $n ->
    [0] plus d’action
    [one] encore { $n } action
   *[other] encore { $n } actions
}
terminal-acted = a joué
terminal-clues = { $n ->
    [one] { $n } Indice
   *[other] { $n } Indices
}
terminal-used = (employé)
terminal-creature = vigilance { $awareness }, horreur { $horror }, vigueur { $brawn }
terminal-steps = { $n ->
    [0] plus d’étape
    [one] encore { $n } étape
   *[other] encore { $n } étapes
}
terminal-marks = { $exact } à leur place, { $near } ailleurs
terminal-inventory = Inventaire :
terminal-alight = Quelque chose brûle.
terminal-won = La nuit est gagnée !
terminal-lost = La nuit est perdue.
terminal-help = Les capitales du plan sont les investigateurs ; M ou un crâne avec un numéro est un monstre. Pions : + exploration, ? fouille, ! interaction, & un individu, % quelque chose à voir. ^ est le Feu, # l’Obscurité, = un passage secret, H une Barricade, o quelque chose à terre. On franchit les traits brisés ; ~ laisse voir sans laisser passer ; une marque pleine dans un mur est une porte. Les cases offertes portent le numéro à taper.
