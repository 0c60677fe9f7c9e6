# Ce qui compte avant un choix.

coach-enemies = { $n ->
    [one] Un ennemi est sur vous : si vous ne combattez ni n’échappez, il frappe d’abord.
   *[other] { $n } ennemis sont sur vous : si vous ne combattez ni n’échappez, ils frappent d’abord.
}
coach-health = Plus que { $n } de santé.
coach-sanity = Plus que { $n } de santé mentale.
coach-act = Vous avez les indices : faire avancer l’Acte ne coûte aucune action.
coach-clues = { $n ->
    [one] Encore un indice et l’Acte peut avancer.
   *[other] Encore { $n } indices et l’Acte peut avancer.
}
coach-doom = { $n ->
    [one] Encore une fatalité avant que l’Intrigue avance.
   *[other] Encore { $n } fatalités avant que l’Intrigue avance.
}

# Ce que pèsent les bots : les raisons d’un conseil.

why-points = points de victoire
why-stage = Acte
why-rounds = fatalités que supportent encore les Intrigues
why-clues = indices du groupe
why-foes = santé qui reste à tous les ennemis
why-chance = chance de réussir ce test, en %
why-here = indices là où vous êtes
why-damage = dégâts que { $seat } supporte encore
why-horror = horreur que { $seat } supporte encore
why-strikes = ennemis qui frappent { $seat }
why-weapons = armes de { $seat }
why-assets = soutiens de { $seat } en jeu
why-hand = cartes en main ({ $seat })
why-resources = ressources de { $seat }

# Ce que personne ne doit manquer, guide ou non.

warn-last = La prochaine fatalité achève la dernière Intrigue.
warn-icons = Ses icônes ne changent rien : les mêmes jetons réussissent.
warn-unused = { $n ->
    [one] Il vous reste une action.
   *[other] Il vous reste { $n } actions.
}
