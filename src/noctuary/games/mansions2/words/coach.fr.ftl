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
