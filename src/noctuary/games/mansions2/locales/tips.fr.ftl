# Ce qui compte avant un choix.

tip-rounds = { $n ->
    [one] Encore une manche après celle-ci.
   *[other] Encore { $n } manches après celle-ci.
}
tip-beside = { $n ->
    [one] Un monstre est dans cet espace : le quitter demande un test d’esquive.
   *[other] { $n } monstres sont dans cet espace : le quitter demande un test d’esquive pour chacun.
}
tip-clues = { $n ->
    [one] Un indice : il peut changer une loupe en réussite.
   *[other] { $n } indices : chacun peut changer une loupe en réussite.
}

# Ce que pèsent les bots : les raisons d’un conseil.

reason-story = actions que l’histoire demande encore, selon le bot
reason-monsters = santé qui reste à tous les monstres
reason-reach = monstres qui peuvent rejoindre { $figure } aussitôt
reason-way = espaces entre { $figure } et le jeton le plus utile

# Ce que personne ne doit manquer, guide ou non.

warning-fallen = L’un de vous est éliminé : vous perdez si la tâche n’est pas faite à la fin de cette manche.
warning-last = C’est la dernière manche.
warning-passed = Le test est déjà réussi : cela ne change rien.
warning-unused = { $n ->
    [one] Il vous reste une action.
   *[other] Il vous reste { $n } actions.
}
