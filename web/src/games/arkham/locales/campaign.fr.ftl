# Campagnes.

campaign-title = Campagnes
campaign-lead = Trois nuits, l’une après l’autre : ce qui se passe dans l’une se retient dans la suivante. Plusieurs campagnes peuvent aller côte à côte.
campaign-here = Dans ce navigateur
campaign-none = Aucune campagne n’a commencé. La première ligne du carnet est encore blanche.
campaign-kept = Les campagnes restent dans ce navigateur ; toute table finie peut rendre la sienne, et un fichier l’emporte ailleurs.
campaign-import = D’un fichier…
campaign-lost = Connues de vos seules tables
campaign-rescue = La reprendre
campaign-open = Ouvrir
campaign-resume = Retourner à la table
campaign-go-on = Continuer la campagne
campaign-brief = Campagne
campaign-next = Ensuite : { $name }
campaign-in-play = { $name } se joue en ce moment
campaign-in-play-help = Quand la table est finie, son issue s’écrit ici au carnet.
campaign-new = Une nouvelle campagne
campaign-name = Nom
campaign-people = Investigateurs
campaign-begin = Commencer

## Une campagne

campaign-back = Toutes les campagnes
campaign-unknown = Cette campagne n’est pas ici
campaign-unknown-help = Elle est peut-être dans un autre navigateur : apportez son fichier, ou reprenez-la depuis l’une de ses tables.
campaign-taboo = avec tabous
campaign-export = En fichier
campaign-forget = Oublier
campaign-forget-sure = L’oublier pour de bon
campaign-keep = La garder
campaign-drop-table = Rejouer cette nuit
campaign-stages = Les trois nuits
campaign-stage-over = conclusion { $n }
campaign-stage-none = aucune conclusion atteinte
campaign-stage-ahead = encore à venir
campaign-stage-running = en cours
campaign-stage-next = ce soir
campaign-story = Le récit
campaign-resolution = { $name }, conclusion { $n }
campaign-no-resolution = { $name }, sans conclusion
campaign-lita-joins = Lita rejoint { $who }
campaign-lita-goes = Lita suit son propre chemin
campaign-unready = Avant la prochaine nuit :
campaign-log = Carnet de campagne
campaign-blank = rien d’écrit
campaign-crossed = Rayé :
campaign-past = { $who } : { $fate }

## Un investigateur

campaign-unspent = expérience restante
campaign-physical = trauma physique
campaign-mental = trauma mental
campaign-away = parti pour l’instant
campaign-asset = histoire
campaign-weakness = faiblesse
campaign-deck = Deck, { $n } cartes : voir, améliorer
campaign-deck-only = Deck, { $n } cartes
campaign-leave = Quitte la campagne
campaign-return = Revient
campaign-replace = Envoyer cet investigateur
campaign-deck-now = Le deck
campaign-buy = Acheter
campaign-search = Chercher une carte
campaign-version = Ou apporter toute la nouvelle version
campaign-price = { $price } sur { $unspent } d’expérience
campaign-unchanged = { $n ->
    [0] Aucune expérience à dépenser.
   *[other] { $n } d’expérience à dépenser. Une carte part pour chaque carte achetée, sauf amélioration.
}
campaign-pay = Payer et garder le deck
campaign-undo = Comme avant
campaign-bought = Le deck est changé : { $n } d’expérience payés.

campaign-costs = { $n } d’expérience
campaign-replaces = à la place de { $card }

## Choisi et pas payé

campaign-unpaid-waits = Choisi, pas encore payé : c’est gardé ici jusqu’à ce que vous payiez ou y renonciez.
campaign-unpaid-here = Une amélioration est choisie et n’est pas payée.
campaign-unpaid-later = Une amélioration est choisie et n’est pas payée ; elle est gardée pour plus tard.
campaign-unpaid-who = Choisi et pas payé : { $names }.
campaign-unpaid-title = Choisi et pas payé
campaign-unpaid-help = La nuit commence avec les decks tels qu’ils sont payés.
campaign-unpaid-unread = La nouvelle version apportée ne peut pas être lue comme un deck.
campaign-unpaid-pay = { $n ->
    [0] Garder les decks et commencer
   *[other] Payer { $n } d’expérience et commencer
}
campaign-unpaid-not-yet = il faut d’abord corriger quelque chose
campaign-unpaid-without = Commencer sans
campaign-unpaid-kept = le choix est gardé pour après la nuit
campaign-unpaid-back = Revenir aux decks
campaign-elsewhere = La campagne a continué entre-temps dans une autre fenêtre. Voici où elle en est ; rien n’a été fait.
