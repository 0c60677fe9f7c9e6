# Ce qui compte avant un choix.

tip-beside = { $n ->
    [one] Un monstre est dans cet espace : partir, ou faire autre chose qu’attaquer, demande un test d’esquive.
   *[other] { $n } monstres sont dans cet espace : partir, ou faire autre chose qu’attaquer, demande un test d’esquive pour chacun.
}
tip-event = { $n ->
    [one] Le prochain événement vient au prochain tour du gardien.
   *[other] Le prochain événement vient dans { $n } tours du gardien.
}

# Ce que pèsent les bots : les raisons d’un conseil.

reason-clues = indices trouvés
reason-rooms = pièces explorées
reason-threat = menace
reason-monsters = santé qui reste à tous les monstres
reason-gone = investigateurs tués
reason-health = santé de { $person }
reason-sanity = santé mentale de { $person }
reason-prey = pas entre un monstre et l’investigateur le plus proche
reason-way = pas entre { $person } et la meilleure pièce à explorer

# Ce que personne ne doit manquer, guide ou non.

warning-last = { $n ->
    [one] L’histoire s’achève au prochain tour du gardien.
   *[other] L’histoire s’achève dans { $n } tours du gardien.
}
warning-luck = La chance n’ajoute rien ici.
warning-failed = Le test a déjà échoué : un nouveau jet ne peut qu’aider l’investigateur.
warning-unused = Votre action n’a pas servi.
