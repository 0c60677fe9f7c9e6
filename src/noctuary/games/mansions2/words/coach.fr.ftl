# Ce qui compte avant un choix.

coach-last = L’un de vous est éliminé : cette manche est la dernière.
coach-rounds = { $n ->
    [0] C’est la dernière manche.
    [one] Encore une manche après celle-ci.
   *[other] Encore { $n } manches après celle-ci.
}
coach-beside = { $n ->
    [one] Un monstre est dans cet espace : le quitter demande un test d’esquive.
   *[other] { $n } monstres sont dans cet espace : le quitter demande un test d’esquive pour chacun.
}
coach-clues = { $n ->
    [one] Un indice : il peut changer une loupe en réussite.
   *[other] { $n } indices : chacun peut changer une loupe en réussite.
}

# Ce que pèsent les bots : les raisons d’un conseil.

why-story = actions que l’histoire demande encore, selon le bot
why-monsters = santé qui reste à tous les monstres
why-reach = monstres qui peuvent rejoindre { $figure } aussitôt
why-way = espaces entre { $figure } et le jeton le plus utile
