# La table : tout ce qui entoure la partie.

table-title = { $title } — Noctuary
table-title-turn = ● À vous — { $title }
table-lighting = On allume la lampe…
table-shut = Cette table vous est fermée
table-retry = Réessayer
table-lobby = Retour à l’accueil
table-close = Fermer
table-menu = Menu
table-help = Touches et aide
table-settings = Réglages
table-keep = Garder
table-yes = oui
table-no = non
table-refused = Impossible : { $error }

## Zones, pour qui écoute

table-zone-board = Plateau
table-zone-seats = Sièges
table-zone-prompt = La question
table-zone-hand = Votre main
table-zone-side = Journal, règles et paroles
table-zone-journal = Journal de la partie
table-zone-rules = Règles
table-zone-chat = Paroles
table-options = Choix possibles
table-skips = Raccourcis
table-skip-prompt = Aller à la question
table-skip-journal = Aller au journal

table-tab-table = Table
table-tab-book = Carnet
table-tab-journal = Journal
table-tab-rules = Règles
table-tab-chat = Paroles
table-unread = { $n ->
    [one] { $n } nouveau
   *[other] { $n } nouveaux
}

## Sièges

table-seat-number = Siège { $n }
table-you = vous
table-you-short = Vous
table-your-turn = à vous
table-person = à la table
table-spectator = Un spectateur
table-spectators = { $n ->
    [one] Un spectateur
   *[other] { $n } spectateurs
}
table-points = { $n ->
    [one] point
   *[other] points
}
table-away = s’est éloigné
table-open = libre
table-open-bot = libre, un automate joue
table-stand-in = remplacé par un automate
table-bot-random = automate, joue au hasard
table-bot-heuristic = automate, vif
table-bot-thinker = automate, réfléchi
table-bot-master = automate, retors
table-sit = S’asseoir
table-let-bot = Laisser jouer un automate
table-face = Montrer cette main
table-take-back = Reprendre la main

## Liens

table-code = table { $id }
table-link-invite = Invitation
table-link-invite-help = Qui ouvre ce lien peut s’asseoir.
table-link-watch = Regarder
table-link-watch-help = Qui ouvre ce lien peut regarder.
table-link-seat = Mon propre siège
table-link-seat-help = Pour continuer sur un autre appareil. Ne le donnez à personne.
table-link-shared = Notre place
table-link-shared-help = Pour les autres téléphones et tablettes autour de vous. Tous la partagent.
table-link-code = Notre place en code QR
table-link-code-help = Ou visez-le avec l’appareil photo d’un autre téléphone, dans le même réseau.
table-link-local = Cette page est ouverte comme localhost, que seule cette machine connaît. Ouvrez-la à l’adresse que noctuary serve a affichée : les autres téléphones liront le code.
table-copy = Copier
table-copied = Le lien est copié.
table-copy-by-hand = Copiez ce lien :

## Salle d’attente

table-waiting = { $n ->
    [one] Un siège est libre
   *[other] { $n } sièges sont libres
}
table-waiting-full = Tout le monde est là
table-waiting-help = Envoyez le lien à vos amis, ou commencez sans attendre.
table-waiting-guest = Prenez un siège, ou restez pour regarder.
table-begin = Commencer la partie
table-begin-bots = { $n ->
    [one] un automate tient le siège libre en attendant
   *[other] des automates tiennent les sièges libres en attendant
}

## La question

table-choosing = { $name } choisit
table-why = Pourquoi ?
table-denied = pas maintenant
table-hint = Conseil
table-hinting = On réfléchit… (arrêter)
table-hinted = conseil : { $share } % de la réflexion
table-hinted-why = conseil : { $share } % de la réflexion ; dans ses essais vous gagnez à { $win } %, avec l’option suivante à { $next } %
table-hinted-reason = { $what } : { $before } → { $after }
table-hinted-rather = { $what } : { $after }, avec l’option suivante { $before }
table-hinted-often = { $reason } ({ $n } fois sur 10)
table-hinted-won = la partie est gagnée { $n } fois sur 10
table-warned = { $what } : { $text }
table-undo = Annuler
table-undo-ask = Demander à annuler
table-undo-here = Revenir jusqu’ici
table-more = Plus ({ $n })
table-more-below = Encore { $n } plus bas
table-more-above = Encore { $n } plus haut
table-confirm = Confirmer
table-cancel = Renoncer
table-prompt-fold = Replier la question
table-lost = La connexion est perdue
table-lost-help = Le serveur est attendu, et l’essai se refait tout seul. Vous pouvez continuer à lire ; les choix sont retenus jusqu’à sa réponse. Rien n’est perdu : chaque choix fait est écrit.
table-vote = { $name } demande à reprendre { $n ->
    [one] un choix
   *[other] { $n } choix
}
table-vote-mine = La table décide : pouvez-vous reprendre { $n ->
    [one] un choix
   *[other] { $n } choix
} ?
table-vote-waiting = On attend la réponse de { $names }.
table-agree = Accepter
table-refuse = Refuser

## La fin

table-over = { $n ->
    [one] { $names } l’emporte
   *[other] { $names } se partagent la victoire
}
table-over-score = { $name } { $points }
table-final = Décompte final
table-again = Rejouer
table-journal-file = Fichier du journal
table-report = Signaler un problème
table-report-help = Vous obtenez un fichier qui rejoue cette partie jusqu’ici, telle que vous l’avez vue. Envoyez-le à qui tient cette table.
table-report-note = Que s’est-il passé ?
table-report-file = Créer le fichier

## Hasard

table-chance = Hasard
table-chance-more = Qu’est-ce ?
table-chance-check = Vérifier le hasard
table-chance-seal = Hasard scellé · { $seal }
table-chance-sealed = Une clé secrète décide de ce que donne le hasard ; personne ne la connaît avant la fin. Ces chiffres lient la table à cette clé : ils ont été dits avant qu’elle ne serve. La partie finie, la clé est dite à son tour, et chacun peut vérifier que rien n’a été changé.
table-chance-whole = Tous les chiffres
table-chance-commitment = Engagement : SHA-256 de la clé
table-chance-key = Clé
table-chance-copied = C’est copié.
table-chance-by-hand = Les chiffres sont sélectionnés : copiez-les à la main.
table-chance-seed = Graine choisie { $seed }
table-chance-seed-told = Quelqu’un a choisi la graine { $seed } pour cette table. Tout le monde en est averti : qui la connaît peut calculer ce qui est caché, et ce qui viendra.
table-chance-seed-over = Le hasard a été tiré de la graine { $seed }.
table-chance-seed-check = Gardez le journal : « noctuary replay --verify » recalcule chaque résultat à partir de la graine.
table-chance-unsaid-short = Pas encore scellé
table-chance-unsaid = Un programme antérieur a ouvert cette table, et tirait son hasard d’un nombre que personne ne connaissait. Au prochain choix, le hasard sera scellé ici aussi.
table-chance-later = La partie finie, tout ce que le hasard a donné pourra être vérifié ici.
table-chance-checking = On recalcule chaque résultat…
table-chance-none = Le hasard n’a rien donné dans cette partie.
table-chance-right = { $n ->
    [one] Le seul résultat du hasard découle
   *[other] Les { $n } résultats du hasard découlent tous
} { $from ->
    [one] de la clé fixée avant la partie.
   *[many] des clés auxquelles la table s’était liée d’avance.
}
table-chance-partly = { $n ->
    [one] Un résultat découle de sa clé.
   *[other] { $n } résultats découlent de leur clé.
}
table-chance-wrong = La ligne { $line } du journal ne découle pas de la clé. { $more ->
    [0] { "" }
    [one] Une autre non plus.
   *[other] { $more } autres non plus.
}
table-chance-strange = Le journal nomme une autre clé que celle dont ce navigateur avait été averti pendant la partie.
table-chance-unknown = { $n ->
    [one] Un résultat ne peut être vérifié : sa clé n’a pas été dite.
   *[other] { $n } résultats ne peuvent être vérifiés : leur clé n’a pas été dite.
}
table-chance-seeded = { $n ->
    [one] Un résultat a été tiré
   *[other] { $n } résultats ont été tirés
} de la graine { $seed } ; « noctuary replay --verify » le vérifie.
table-chance-anew = Une autre clé a pris la suite à la ligne { $lines } du journal.
table-chance-held = { $line ->
    [1] Ce navigateur connaissait l’engagement avant le premier choix, et c’est le même.
   *[other] Ce navigateur connaît l’engagement depuis la ligne { $line } du journal, et c’est le même.
}
table-chance-held-not = Ce navigateur est venu la partie finie : si l’engagement était le même auparavant, demandez-le à quelqu’un qui a joué.

## Des règles qui ont changé

table-departed = Cette partie s’arrête ici
table-departed-line = Elle a été jouée avec des règles antérieures. À la ligne { $row }, choix { $n }, de { $name }, elle ne tient plus : { $why ->
    [seat] quelqu’un d’autre est interrogé maintenant.
    [chance] ce que le hasard avait donné n’est plus possible.
    [over] la partie finit plus tôt maintenant.
    [rules] les règles ne mènent pas ce choix à bien.
   *[other] ce choix n’est plus offert.
}
table-departed-begin = Elle a été ouverte avec des règles antérieures et ne peut plus commencer ainsi, à la ligne { $row }.
table-departed-rule = La règle est { $id } :
table-departed-go = Continuer d’ici à une nouvelle table
table-departed-watch = Vers la nouvelle table { $id }

## Journal

table-log-filter = Montrer
table-log-earlier = { $n ->
    [one] Une entrée plus ancienne
   *[other] { $n } entrées plus anciennes
}
table-log-all = Tout
table-log-mine = Mes choix
table-log-standing = Sans ce qui fut annulé
table-since = depuis votre dernier tour
table-since-short = Depuis mon tour
table-since-title = Depuis votre dernier tour
table-since-nothing = Il ne s’est encore rien passé.
table-note-began = La partie commence.
table-note-settled = Les réglages de la table ont changé.
table-note-asked = { $name } demande à revenir en arrière.
table-note-agreed = { $name } accepte.
table-note-refused = { $name } refuse.
table-note-undone = { $name } revient en arrière.
table-note-undone-anyone = Des choix sont repris.
table-note-stand-in = Un automate joue pour { $name }.
table-note-person = { $name } prend place.
table-note-bot = Un automate joue { $name }.
table-note-open = Un siège est libre.
table-note-sealed = À partir d’ici, le hasard vient d’une nouvelle clé scellée : { $seal }.
table-note-upgraded = À partir d’ici, la partie se joue avec des règles plus récentes.
table-note-onward = Jusqu’ici, la partie s’est jouée à la table { $id }.

## Règles

table-rules-search = Chercher dans les règles
table-rules-found = { $n ->
    [one] Un article
   *[other] { $n } articles
}
table-rules-partly = Avec la plupart de ces mots
table-rules-other = En d’autres mots :
table-rules-none = Aucun article ne dit cela.
table-rules-opened = Ouvert
table-rules-why = Derrière la question
table-rules-all = Les { $n } articles

## Paroles

table-chat-earlier = Paroles précédentes
table-chat-say = Dire un mot à la table
table-chat-watching = { $name } (spectateur)
table-chat-empty = Personne n’a encore rien dit.

## Relecture et essai

table-replay = Relecture
table-replay-start = Le début de la partie.
table-replay-first = Au début
table-replay-back = Un choix en arrière
table-replay-play = Dérouler
table-replay-pause = Pause
table-replay-forth = Un choix en avant
table-replay-last = Au dernier choix
table-replay-where = Moment de la partie
table-replay-at = { $at } / { $end }
table-replay-speed = Vitesse : { $speed } fois
table-replay-eyes = Vu par
table-replay-now = Revenir au présent
table-try = Essayer à partir d’ici
table-try-here = Essayer d’ici
table-try-back = Un pas en arrière
table-trial = Essai : rien ici ne compte.
table-trial-help = Des automates jouent les autres. Ce que vous ne pouvez voir est inventé.
table-trial-hands = Vos autres mains aussi : seul ce que sait ce siège est gardé.
table-trial-end = Finir l’essai
table-trial-over = L’essai est terminé
table-trial-over-help = Reprenez un choix, ou revenez à la table.

## Même écran

table-pass = Passez l’appareil à { $name }
table-pass-help = Les autres détournent les yeux. Rien ne se montre avant que { $name } ne prenne la suite.
table-pass-me = C’est moi, { $name }

## Réglages

table-set-name = Mon nom
table-set-language = Langue
table-language-en = English
table-language-fr = français
table-set-contrast = Contraste
table-contrast-auto = Comme le système
table-contrast-normal = Normal
table-contrast-more = Renforcé
table-set-motion = Mouvement
table-motion-auto = Comme le système
table-motion-full = Les pièces glissent
table-motion-reduced = Les pièces sautent
table-set-sound = Sons
table-set-sound-help = Un verre tinte deux fois quand vient votre tour.
table-set-notifications = Notifications
table-set-notifications-help = Le navigateur vous prévient quand vient votre tour et que vous regardez ailleurs.
table-notifications-refused = Le navigateur n’autorise pas les notifications de cette page.
table-set-confirmations = Confirmer chaque choix
table-set-confirmations-help = Le premier clic désigne, le second choisit.
table-rule-title = Cette table
table-rule-guest = Seule la personne qui a ouvert la table peut changer ceci.
table-rule-undo = Retour en arrière
table-undo-free-rule = toujours libre
table-undo-ask-rule = libre, puis avec l’accord de tous
table-undo-ask-help = Libre tant que vous n’avez rien appris ; ensuite, les autres doivent être d’accord.
table-undo-off-rule = aucun
table-rule-undo-strict = D’autres ont commencé sous cette règle : elle ne peut devenir que plus stricte.
table-rule-pace = Allure des automates
table-pace = { $seconds ->
    [0] aussitôt
   *[other] { $seconds } s par choix
}
table-rule-stand-in = Quand quelqu’un s’éloigne
table-stand-in-after = { $minutes ->
    [0] on l’attend
    [one] un automate après une minute
    [1440] un automate après un jour
   *[other] un automate après { $minutes } minutes
}
table-rule-hints = Conseils
table-rule-hints-help = Chacun peut demander l’avis d’un automate.
table-rule-clocks = Horloges
table-rule-clocks-help = Elles montrent combien de temps chacun a réfléchi, rien de plus.
table-rule-secret = Table secrète
table-rule-secret-help = Elle n’est pas listée ; on n’y entre qu’avec un lien.
table-webhook = Prévenir un autre service
table-webhook-help = Une adresse appelée quand vient le tour de ce siège. Laissez vide pour aucune.
table-webhook-url = Adresse
table-webhook-kept = C’est noté.

## Aide

table-help-light = Ce qui brille est ce que vous pouvez faire maintenant, sur le plateau comme dans la question. Ce qui est en pointillé est interdit, et dit par quelle règle.
table-key-options = choisir
table-key-tab = zone suivante
table-key-arrows = se déplacer dans une zone
table-key-enter = choisir, ou ouvrir l’article qui interdit
table-key-undo = annuler ; libre tant que vous n’avez rien appris
table-key-hint = conseil
table-key-help = cette page

## L’allure : ce qui arrive se voit

table-set-pace = Ce qui arrive se montre
table-pace-full = une chose après l’autre
table-pace-brisk = vite
table-pace-instant = tout d’un coup
table-beats-skip = une touche : à la fin
table-beats-tap = touchez : à la fin
table-beats-away = une touche range ceci
table-beats-tap-away = touchez pour ranger ceci
table-beats-now = Ce qui vient d’arriver
table-beats-missed = { $n ->
    [one] Une chose est arrivée depuis votre dernier tour
   *[other] { $n } choses sont arrivées depuis votre dernier tour
}
## Comment on joue, et parties guidées

table-how = Comment on joue
table-how-goal = Le but
table-how-win = On gagne
table-how-lose = On perd
table-how-turn = Un tour
table-how-missed = Ce qu’on oublie
table-how-pages = La suite, en images
table-how-card = La carte
table-how-page = Page { $n } sur { $all }
table-how-next = Suite
table-how-previous = Retour
table-lesson = Première partie guidée
table-lesson-step = { $n } sur { $all }
table-lesson-next = Continuer
table-lesson-leave = Quitter la leçon
table-lesson-laying = On prépare la table…
table-lesson-astray = La partie a quitté le chemin de cette leçon. Reprenez votre dernier choix, ou quittez la leçon et jouez librement.
table-lesson-barred = Pas encore : la leçon attend autre chose.
table-lesson-through = C’était votre première partie
table-lesson-real = Ouvrir une vraie table
table-lesson-on = Continuer ici
table-set-coach = Conseiller
table-set-coach-help = Avant un choix, une ligne dit ce qui compte maintenant.
## Quitter une table

table-leave = Quitter la table
table-leave-help = La table reste comme elle est : vous la retrouvez à l’accueil quand vous voulez. Ou bien, pour de bon :
table-leave-concede = Abandonner
table-leave-concede-help = Qui abandonne a perdu. Ceux qui gagnent et perdent avec vous doivent d’abord le vouloir aussi ; si d’autres jouent encore, un automate prend votre suite.
table-leave-concede-sure = Oui, abandonner
table-leave-get-up = Me lever de ma place
table-leave-get-up-help = La place est libre pour quelqu’un d’autre ; d’ici là, un automate y joue. Votre clé ne l’ouvre plus.
table-leave-get-up-sure = Oui, me lever
table-leave-forget = Oublier cette table
table-leave-forget-help = Ce navigateur jette ses clés : la table n’est plus dans votre liste. Pour les autres, rien ne change.
table-leave-forget-sure = Oui, l’oublier
table-leave-delete = Ranger la table
table-leave-delete-help = Plus personne ne la trouve, ni par son code ni par un lien. Cela ne se reprend pas.
table-leave-delete-sure = Oui, la ranger pour tous
table-deleted = La table a été rangée
table-deleted-help = La personne qui l’a ouverte l’a rangée pour tout le monde.
table-conceded = a abandonné
table-concede-back = Reprendre l’abandon
table-over-lost = La nuit est perdue
table-over-conceded = La partie a été abandonnée.
table-vote-concede = { $name } propose d’abandonner
table-vote-concede-mine = On attend les autres : abandonnez-vous ?
table-withdraw = Retirer la demande
table-note-asked-concede = { $name } propose d’abandonner.
table-note-conceded = { $name } abandonne.
table-note-withdrawn = { $name } retire sa demande.

## Les touches qui servent ici

table-key-only = prendre la seule option
table-key-agree = accepter
table-key-refuse = refuser
table-key-let-go = lâcher ce qui est tenu
table-key-replay-step = un choix en arrière, un en avant
table-key-replay-ends = au début, à la fin
table-key-replay-play = lecture, pause
table-key-replay-leave = quitter la relecture
table-key-any = une touche
table-key-skip = au bout de ce qui est montré

## La relecture entière

table-replay-copy = Copier le lien
table-replay-copied = Le lien vers ce moment est copié.
table-graph-share = { $n } %
table-graph-score = Les points à ce moment
table-graph-win = Ce que les automates en attendaient, en part de victoire
table-trial-log = Le journal de l’essai ; le vrai revient quand vous y mettez fin.
table-hand-of = Main : { $name }
table-hand-fold = Déplier ou replier
