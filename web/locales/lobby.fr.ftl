# Le vestibule et le cadre du client.

lobby-wordmark = Noctuary
lobby-tagline = Le journal de ce qui passe dans la nuit.
lobby-promise = Cinq jeux d’épouvante, seul ou à plusieurs, sans compte.
lobby-skip = Aller au contenu
lobby-lighting = On allume la lampe…
lobby-home = Retour au vestibule
lobby-lost-title = Personne n’habite ici
lobby-lost = Cette porte ne mène nulle part. La table a peut-être un autre code, ou le lien a perdu sa fin en chemin.
lobby-unreachable-title = La ligne est coupée
lobby-unreachable = Le serveur ne répond pas. Rien n’est perdu : nous essayons encore.
lobby-broken-title = La page s’est défaite
lobby-broken = Quelque chose n’a pas pu être dessiné. Vos parties et vos places sont sauves. Si cela recommence, continuez sans les réglages de ce navigateur : votre nom, vos préférences et les questions auxquelles il répond pour vous.
lobby-broken-again = Recharger la page
lobby-broken-without = Continuer sans mes réglages
lobby-broken-what = Ce qui n’a pas marché

# Rejoindre par un code

lobby-code = Code de table
lobby-code-help = Tapez le code d’une table, ou collez son lien entier.
lobby-code-empty = Tapez d’abord un code, ou collez un lien.
lobby-join = Rejoindre

# La personne

lobby-tools = Vous
lobby-name = Votre nom
lobby-name-ask = Votre nom ?
lobby-name-change = Changer de nom
lobby-nameless = Noctambule
lobby-language = Langue
lobby-notices = Me prévenir quand c’est à moi
lobby-notices-denied = Ce navigateur refuse les notifications ; cela se règle chez lui.
lobby-sound = Sons
lobby-settings = Réglages

# Les jeux

lobby-games = Jeux
lobby-players = { $count ->
    [one] { $span } joueur
   *[other] { $span } joueurs
}
lobby-minutes = { $span } min
lobby-rules = { $done } règles sur { $all }
lobby-rules-none = prêt à jouer
lobby-coming = à venir
lobby-tag-rivalry = Rivalité
lobby-tag-together = Coopération
lobby-tag-campaign = Campagne
lobby-tag-mute = Un joueur muet
lobby-tag-teller = Conteur automatique
lobby-tag-keeper = Un contre tous

# Mes nuits

lobby-nights = Vos nuits en cours
lobby-nights-none = Aucune nuit n’est encore commencée. Allumez la lampe : la première s’écrira ici.
lobby-summons = { $count ->
    [one] Une table vous attend
   *[other] { $count } tables vous attendent
}
lobby-turn-yours = { $choices ->
    [0] à vous de jouer
    [one] 1 choix · à vous depuis { $span }
   *[other] { $choices } choix · à vous depuis { $span }
}
lobby-turn-other = au tour de { $name } depuis { $span }
lobby-turn-none = { $choices ->
    [one] 1 choix · en pause depuis { $span }
   *[other] { $choices } choix · en pause depuis { $span }
}
lobby-waiting = { $count ->
    [0] pas encore commencée
    [one] pas commencée · 1 place libre
   *[other] pas commencée · { $count } places libres
}
lobby-damaged = La table { $id } est abîmée
lobby-damaged-why = La personne qui tient ce serveur peut en retrouver le journal, avec « noctuary rescue ».
lobby-seat = Place { $number }
lobby-play = Jouer
lobby-look = Regarder
lobby-resume = Reprendre
lobby-replay = Revoir
lobby-past = Nuits achevées
lobby-past-facts = { $choices ->
    [one] { $game } · 1 choix · il y a { $span }
   *[other] { $game } · { $choices } choix · il y a { $span }
}
lobby-older = { $count ->
    [one] 1 nuit plus ancienne
   *[other] { $count } nuits plus anciennes
}
lobby-fewer = En montrer moins
lobby-ended = La nuit est finie
lobby-lost-all = Perdu : la nuit a gagné
lobby-shared = { $scored ->
    [yes] { $names } se partagent la victoire, { $points }
   *[no] { $names } se partagent la victoire
}
lobby-won-you = { $scored ->
    [yes] Vous l’emportez, { $points }
   *[no] Vous l’emportez
}
lobby-won = { $scored ->
    [yes] { $name } l’emporte, { $points }
   *[no] { $name } l’emporte
}
lobby-span-now = un instant
lobby-span-minutes = { $n } min
lobby-span-hours = { $n } h
lobby-span-days = { $n ->
    [one] 1 jour
   *[other] { $n } jours
}

# Un journal venu d’ailleurs

lobby-upload = Ouvrir un journal…
lobby-upload-help = ou déposez son fichier sur cette page
lobby-upload-reading = Lecture du journal…

# Tables ouvertes

lobby-open = Tables ouvertes
lobby-open-free = { $count ->
    [one] { $people } · 1 place libre
   *[other] { $people } · { $count } places libres
}
lobby-open-full = { $people } · depuis { $span }
lobby-bots-only = Rien que des automates
lobby-sit = S’asseoir
lobby-watch = Regarder
lobby-others = { $count ->
    [one] 1 autre table
   *[other] { $count } autres tables
}
lobby-open-more = Personne d’autre ce soir ? Un automate prend n’importe quelle place, et la rend quand quelqu’un arrive.
lobby-open-none = Aucune table ouverte ce soir. Laissez une place libre à la vôtre : elle se montrera ici aux autres.

# Une nouvelle table

lobby-new = Nouvelle table · { $game }
lobby-count = Joueurs
lobby-change = Changer
lobby-who-me = Vous
lobby-who-bot = Automate
lobby-who-open = Place libre
lobby-who-open-help = par lien ; un automate joue en attendant
lobby-who-guest = Quelqu’un à cet écran
lobby-who-guest-name = Nom de la personne à la place { $number }
lobby-bot-novice = novice
lobby-bot-novice-help = novice · joue au hasard
lobby-bot-steady = posé
lobby-bot-steady-help = posé · joue vite et avec bon sens
lobby-bot-patient = patient
lobby-bot-patient-help = patient · réfléchit 1 s
lobby-bot-deep = profond
lobby-bot-deep-help = profond · réfléchit 5 s
lobby-bot-won = { $sooner ->
    [true] avec { $seconds } s,{" "}
   *[other] {""}
  }{ $sides ->
    [together] { $won } nuits gagnées sur { $games }
   *[other] { $won } gains sur { $games } contre des posés
  }
lobby-undo = Annulation libre
lobby-undo-help = Chacun peut toujours revenir en arrière ; sinon, librement tant qu’on n’a rien appris, puis par vote.
lobby-secret = Table secrète
lobby-secret-help = Elle n’est pas montrée ici : seul un lien y mène.
lobby-hints = Conseils
lobby-hints-help = On peut demander ce que ferait un automate.
lobby-clocks = Horloges
lobby-clocks-help = Elles montrent le temps de réflexion de chacun, sans jamais punir.
lobby-advanced = Règles de la maison
lobby-seed = Graine
lobby-seed-any = au hasard
lobby-seed-help = La même graine et les mêmes choix font la même nuit. La graine sera dite à tout le monde : qui la connaît peut calculer ce qui est caché, et ce qui viendra.
lobby-seed-told = graine choisie { $seed }
lobby-options = Ce que la règle laisse ouvert, chaque valeur en JSON :
lobby-options-changed = changé
lobby-options-reset = Comme dans la règle
lobby-blocked-seed = Une graine est un nombre entier d’au plus 15 chiffres.
lobby-light = Allumer la lampe

# Apprendre un jeu

lobby-how = Comment on joue
lobby-learn = Première partie guidée
lobby-nights-lesson = première partie guidée
lobby-rival-0 = Edith
lobby-rival-1 = Ivo
lobby-rival-2 = Nell
lobby-rival-3 = Otto
lobby-rival-4 = Maud
# Retirer une table de la liste

lobby-put-away = Retirer { $id } de la liste
lobby-forget = L’oublier
lobby-forget-help = Ce navigateur jette ses clés de la table. Les autres gardent les leurs.
lobby-delete = La ranger pour tous
lobby-delete-help = Vous avez ouvert cette table : rangée, plus personne ne la trouve.
lobby-lost-to = { $scored ->
    [yes] Perdu, { $points } : { $names } { $n ->
        [one] gagne
       *[other] gagnent
    }
   *[no] Perdu : { $names } { $n ->
        [one] gagne
       *[other] gagnent
    }
}

# Les nombres d’une option

lobby-value-place = n° { $n }
lobby-value-usual = selon la règle { $n }
lobby-value-sum = en tout { $n }
lobby-value-fill = Un pour chaque place
