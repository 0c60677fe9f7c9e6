# Ce qui compte avant un choix.

tip-enemies = { $n ->
    [one] Un ennemi est sur vous : si vous ne combattez ni n’échappez, il frappe d’abord.
   *[other] { $n } ennemis sont sur vous : si vous ne combattez ni n’échappez, ils frappent d’abord.
}
tip-health = Plus que { $n } de santé.
tip-sanity = Plus que { $n } de santé mentale.
tip-act = Vous avez les indices : faire avancer l’Acte ne coûte aucune action.
tip-clues = { $n ->
    [one] Encore un indice et l’Acte peut avancer.
   *[other] Encore { $n } indices et l’Acte peut avancer.
}
tip-doom = { $n ->
    [one] Encore une fatalité avant que l’Intrigue avance.
   *[other] Encore { $n } fatalités avant que l’Intrigue avance.
}

# Ce que pèsent les bots : les raisons d’un conseil.

reason-points = points de victoire
reason-stage = Acte
reason-rounds = fatalités que supportent encore les Intrigues
reason-clues = indices du groupe
reason-foes = santé qui reste à tous les ennemis
reason-chance = chance de réussir ce test, en %
reason-here = indices là où vous êtes
reason-damage = dégâts que { $seat } supporte encore
reason-horror = horreur que { $seat } supporte encore
reason-strikes = ennemis qui frappent { $seat }
reason-weapons = armes de { $seat }
reason-assets = soutiens de { $seat } en jeu
reason-hand = cartes en main ({ $seat })
reason-resources = ressources de { $seat }

# Ce que personne ne doit manquer, guide ou non.

warning-last = La prochaine fatalité achève la dernière Intrigue.
warning-icons = Ses icônes ne changent rien : les mêmes jetons réussissent.
warning-unused = { $n ->
    [one] Il vous reste une action.
   *[other] Il vous reste { $n } actions.
}
