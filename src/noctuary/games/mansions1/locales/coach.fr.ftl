# Ce qui compte avant un choix.

coach-beside = { $n ->
    [one] Un monstre est dans cet espace : partir, ou faire autre chose qu’attaquer, demande un test d’esquive.
   *[other] { $n } monstres sont dans cet espace : partir, ou faire autre chose qu’attaquer, demande un test d’esquive pour chacun.
}
coach-event = { $n ->
    [one] Le prochain événement vient au prochain tour du gardien.
   *[other] Le prochain événement vient dans { $n } tours du gardien.
}

# Ce que pèsent les bots : les raisons d’un conseil.

why-clues = indices trouvés
why-rooms = pièces explorées
why-threat = menace
why-monsters = santé qui reste à tous les monstres
why-gone = investigateurs tués
why-health = santé de { $person }
why-sanity = santé mentale de { $person }
why-prey = pas entre un monstre et l’investigateur le plus proche
why-way = pas entre { $person } et la meilleure pièce à explorer

# Ce que personne ne doit manquer, guide ou non.

warn-last = { $n ->
    [one] L’histoire s’achève au prochain tour du gardien.
   *[other] L’histoire s’achève dans { $n } tours du gardien.
}
warn-luck = La chance n’ajoute rien ici.
warn-failed = Le test a déjà échoué : un nouveau jet ne peut qu’aider l’investigateur.
warn-unused = Votre action n’a pas servi.
