# Decks : vérifiés, comptés, comparés, piochés.

decks-title = Decks
decks-lead = Apportez un deck d’ArkhamDB ou d’arkham.build : chaque règle de construction est vérifiée, pour les 54 investigateurs parus jusqu’en juin 2021.
decks-in = Le deck
decks-deck = Deck : JSON ou texte
decks-placeholder =
    # Mon deck
    Investigateur: Roland Banks
    - Machette x2
decks-input-help = Collez-le, déposez son fichier ici, ou prenez l’un des nôtres.
decks-file = Un fichier…
decks-starter = L’un des nôtres…
decks-starter-name = { $who }, { $level }
decks-play-easy = facile à jouer
decks-play-medium = moins facile
decks-play-hard = difficile à jouer
decks-ours-easy = Notre deck, facile à jouer
decks-ours-medium = Notre deck, moins facile
decks-ours-hard = Notre deck, difficile à jouer
decks-clear = Effacer
decks-taboo = Tabous
decks-taboo-deck = comme le deck le dit
decks-taboo-on = toute la liste { $list }
decks-taboo-off = aucun
decks-mode = Destiné à
decks-mode-campaign = une campagne en cours
decks-mode-start = un début de campagne
decks-mode-standalone = un scénario isolé
decks-empty = Rien sur l’établi pour l’instant. L’un de nos quinze decks montre ce qu’il y a à voir.

## Ce qui a été trouvé

decks-legal = Le deck est valide
decks-problems = { $n ->
    [one] Une chose ne va pas
   *[other] { $n } choses ne vont pas
}
decks-of = cartes sur { $wanted }
decks-size = { $n } cartes sur { $wanted }
decks-experience = d’expérience
decks-weaknesses = { $n ->
    [one] faiblesse de base voulue
   *[other] faiblesses de base voulues
}
decks-taboo-applied = liste de tabous { $list }
decks-taboo-none = sans tabous
decks-unplayed = { $n ->
    [one] Nos tables ne jouent pas encore cette carte : { $cards }.
   *[other] Nos tables ne jouent pas encore ces { $n } cartes : { $cards }.
}
decks-other-list = Le deck cite la liste de tabous { $n } ; c’est la liste { $list }, la seule connue ici, qui a servi.
decks-cards = Cartes
decks-charts = En chiffres
decks-chart-costs = Coût
decks-chart-icons = Icônes
decks-chart-classes = Classes
decks-chart-types = Types
decks-chart-levels = Niveaux

## Piocher

decks-draw = Ce qui vient en main
decks-draw-wanted = Les cartes espérées (n’importe laquelle suffit) :
decks-draw-mulligan = Refaire une main qui n’en a pas
decks-draw-mulligan-help = Toute la main de départ est refaite une fois quand elle n’en contient aucune.
decks-draw-chance = Chance d’en avoir pioché une
decks-draw-opening = main de départ
decks-draw-turn = au tour { $n }
decks-draw-hand = Une main
decks-draw-next = Puis
decks-draw-few = Les chances se donnent dès { $n } cartes à piocher.
decks-draw-again = En donner une autre

## Deux versions

decks-compare = En nouvelle version
decks-older = L’ancienne version
decks-available = Expérience disponible
decks-compare-help = Apportez le deck d’avant : ici s’affichent le prix des changements et ce qui n’est pas permis.
decks-price = { $n ->
    [0] Cela ne coûte rien
   *[other] { $n } d’expérience
}
decks-left = { $n } gardés pour plus tard
decks-becomes = devient
decks-xp = { $n } xp
decks-removed = retirée
decks-exiled = exilée
decks-gained = reçue

## L’emporter

decks-export = L’emporter
decks-play = Le jouer à une table
decks-as-json = JSON pour ArkhamDB
decks-as-text = Texte
decks-copy = Copier le texte
decks-copied = Copié.
decks-not-copied = Ce navigateur ne nous laisse pas copier ; prenez le texte en fichier.

## Comment une carte est venue

decks-how-bought = achetée
decks-how-upgraded = améliorée
decks-how-restored = remplacée
decks-how-myriad = copie Myriade
decks-how-swapped = échangée
decks-how-second = second exemplaire

## Genres de problèmes

decks-kind-too-few = trop peu de cartes
decks-kind-too-many = trop de cartes
decks-kind-copies = trop d’exemplaires
decks-kind-options = limite
decks-kind-not-allowed = interdit
decks-kind-requirement = manquant
decks-kind-choice = choix à faire
decks-kind-upgrade = refusé
decks-kind-note = à savoir

## Problèmes

decks-problem-too-few = { $size } cartes comptent, il en faut { $wanted }.
decks-problem-too-many = { $size } cartes comptent, il en faut { $wanted }.
decks-problem-unknown = { $cards } : aucune carte connue ici n’a ce code.
decks-problem-signature = { $cards } appartient à un autre investigateur.
decks-problem-bonded = { $cards } est une carte liée : mise de côté au début, jamais dans le deck.
decks-problem-investigator = { $cards } est un investigateur, pas une carte de deck.
decks-problem-encounter = { $cards } est une carte Rencontre.
decks-problem-no-card = { $cards } est l’autre face d’une carte.
decks-problem-story = { $cards } se gagne dans un scénario ; aucun deck ne commence avec.
decks-problem-story-unknown = { $cards } n’est pas parmi les cartes connues ici : prise pour une carte d’histoire que la campagne a ajoutée, elle ne compte pas.
decks-problem-earned = { $cards } est une faiblesse gagnée dans un scénario ; aucun deck ne commence avec.
decks-problem-taboo = { $cards } est proscrite par la liste de tabous.
decks-problem-copies = { $cards } : { $n } exemplaires du même titre, { $most } au plus.
decks-problem-exceptional = { $cards } : { $n } exemplaires d’un titre Exceptionnel, { $most } au plus.
decks-problem-myriad = { $cards } : { $n } exemplaires d’un titre Myriade, { $most } au plus.
decks-problem-per-deck = { $cards } : { $n } exemplaires, { $most } au plus par deck.
decks-problem-choose-class = { $cards } choisit une seconde classe : { $allowed }.
decks-problem-choose-size = { $cards } choisit une taille de deck : { $allowed }.
decks-problem-never = { $cards } : cet investigateur n’a jamais droit aux cartes de ce trait.
decks-problem-ally-slot = { $cards } prend un emplacement d’allié : Livré à Vous-Même n’en laisse aucun dans le deck.
decks-problem-option = { $cards } : n’entre dans aucune option de cet investigateur ({ $n ->
    [one] un exemplaire
   *[other] { $n } exemplaires
}).
decks-problem-limit = { $n } cartes par une option qui en admet { $limit } : { $cards }
decks-problem-atleast = { $cards } veut { $min } cartes dans chacune de { $factions } classes ; { $n ->
    [0] aucune classe n’en a assez
    [one] une seule classe en a assez
   *[other] { $n } classes en ont assez
}.
decks-problem-covenant = { $n } Pactes, un seul par deck : { $cards }
decks-problem-skills = { $cards } veut { $wanted } compétences dans le deck ; il y en a { $n }.
decks-problem-required = Il faut dans le deck { $n ->
    [one] un exemplaire
   *[other] { $n } exemplaires
} de l’une de ces cartes : { $cards }
decks-problem-picks = { $wanted ->
    [0] { $cards } : seul le recto de l’investigateur parallèle les ajoute.
   *[other] Il faut exactement { $wanted } cartes différentes parmi celles-ci, il y en a { $n } : { $cards }
}
decks-problem-set = Ces cartes vont ensemble, toutes ou aucune : { $cards }
decks-problem-signature-copies = { $cards } : { $n } dans le deck, il en faut exactement { $wanted }.
decks-problem-weaknesses = { $n } faiblesses de base dans le deck, il en faut { $wanted }.
decks-problem-start = Un deck de départ peut contenir { $most } d’expérience, celui-ci en contient { $n } : { $cards }
decks-problem-standalone = Un deck de scénario isolé peut contenir { $most } d’expérience, celui-ci en contient { $n } : { $cards }
decks-problem-exile = { $cards } n’a pas pu être exilée : l’ancien deck en a moins d’exemplaires.
decks-problem-weakness-stays = { $cards } est une faiblesse : elle ne peut pas quitter le deck.
decks-problem-required-stays = { $cards } est une carte de signature : elle ne peut pas quitter le deck.
decks-problem-permanent-stays = { $cards } est Permanente : une fois achetée, elle ne peut plus quitter le deck.
decks-problem-removed = { $n ->
    [one] Une carte a été retirée
   *[other] { $n } cartes ont été retirées
} sans qu’une autre soit achetée à sa place, parmi : { $cards }
decks-problem-researched = { $cards } ne s’obtient qu’en améliorant sa version inférieure, une fois sa tâche notée au carnet de campagne.
decks-problem-experience = Cela coûte { $price } d’expérience, il y en a { $available }.
