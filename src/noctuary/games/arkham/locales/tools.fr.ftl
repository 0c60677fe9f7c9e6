# Les outils : decks, cartes, probabilités et campagnes, en français.

## Decks

deck-investigator = Investigateur
deck-side = Réserve
deck-type-asset = Soutiens
deck-type-event = Événements
deck-type-skill = Compétences
deck-type-weakness = Faiblesses
deck-type-other = Autres cartes
deck-slot-hand = Main
deck-slot-hand-x2 = Deux mains
deck-slot-ally = Allié
deck-slot-arcane = Arcane
deck-slot-arcane-x2 = Deux arcanes
deck-slot-accessory = Accessoire
deck-slot-body = Corps
deck-slot-tarot = Tarot
class-guardian = Gardien
class-seeker = Chercheur
class-rogue = Truand
class-mystic = Mystique
class-survivor = Survivant
class-neutral = Neutre
skill-willpower = Volonté
skill-intellect = Intellect
skill-combat = Combat
skill-agility = Agilité
skill-wild = Joker
deck-legal = Le deck est valide.
deck-problems = { $n ->
    [one] Une chose ne va pas :
   *[other] { $n } choses ne vont pas :
}
deck-size = { $n } cartes sur { $wanted }
deck-experience = { $n } d’expérience
deck-weaknesses = { $n ->
    [one] une faiblesse de base
   *[other] { $n } faiblesses de base
}
deck-taboo-on = liste de tabous { $list }
deck-taboo-off = sans tabous
deck-other-list = Le deck cite la liste de tabous { $n } ; c’est la liste { $list }, la seule connue ici, qui a servi.
deck-kind-too-few = trop peu de cartes
deck-kind-too-many = trop de cartes
deck-kind-copies = trop d’exemplaires
deck-kind-options = limite
deck-kind-not-allowed = interdit
deck-kind-requirement = manquant
deck-kind-choice = choix à faire
deck-kind-upgrade = refusé
deck-kind-note = à savoir
deck-problem-too-few = { $size } cartes comptent, il en faut { $wanted }.
deck-problem-too-many = { $size } cartes comptent, il en faut { $wanted }.
deck-problem-unknown = { $cards } : aucune carte connue ici n’a ce code.
deck-problem-signature = { $cards } appartient à un autre investigateur.
deck-problem-bonded = { $cards } est une carte liée : mise de côté au début, jamais dans le deck.
deck-problem-investigator = { $cards } est un investigateur, pas une carte de deck.
deck-problem-encounter = { $cards } est une carte Rencontre.
deck-problem-no-card = { $cards } est l’autre face d’une carte.
deck-problem-story = { $cards } se gagne dans un scénario ; aucun deck ne commence avec.
deck-problem-story-unknown = { $cards } n’est pas parmi les cartes connues ici : prise pour une carte d’histoire que la campagne a ajoutée, elle ne compte pas.
deck-problem-earned = { $cards } est une faiblesse gagnée dans un scénario ; aucun deck ne commence avec.
deck-problem-taboo = { $cards } est proscrite par la liste de tabous.
deck-problem-copies = { $cards } : { $n } exemplaires du même titre, { $most } au plus.
deck-problem-exceptional = { $cards } : { $n } exemplaires d’un titre Exceptionnel, { $most } au plus.
deck-problem-myriad = { $cards } : { $n } exemplaires d’un titre Myriade, { $most } au plus.
deck-problem-per-deck = { $cards } : { $n } exemplaires, { $most } au plus par deck.
deck-problem-choose-class = { $cards } choisit une seconde classe : { $allowed }.
deck-problem-choose-size = { $cards } choisit une taille de deck : { $allowed }.
deck-problem-never = { $cards } : cet investigateur n’a jamais droit aux cartes de ce trait.
deck-problem-ally-slot = { $cards } prend un emplacement d’allié : Livré à Vous-Même n’en laisse aucun dans le deck.
deck-problem-option = { $cards } : n’entre dans aucune option de cet investigateur ({ $n ->
    [one] un exemplaire
   *[other] { $n } exemplaires
}).
deck-problem-limit = { $n } cartes par une option qui en admet { $limit } : { $cards }
deck-problem-atleast = { $cards } veut { $min } cartes dans chacune de { $factions } classes ; { $n ->
    [0] aucune classe n’en a assez
    [one] une seule classe en a assez
   *[other] { $n } classes en ont assez
}.
deck-problem-covenant = { $n } Pactes, un seul par deck : { $cards }
deck-problem-skills = { $cards } veut { $wanted } compétences dans le deck ; il y en a { $n }.
deck-problem-required = Il faut dans le deck { $n ->
    [one] un exemplaire
   *[other] { $n } exemplaires
} de l’une de ces cartes : { $cards }
deck-problem-picks = { $wanted ->
    [0] { $cards } : seul le recto de l’investigateur parallèle les ajoute.
   *[other] Il faut exactement { $wanted } cartes différentes parmi celles-ci, il y en a { $n } : { $cards }
}
deck-problem-set = Ces cartes vont ensemble, toutes ou aucune : { $cards }
deck-problem-signature-copies = { $cards } : { $n } dans le deck, il en faut exactement { $wanted }.
deck-problem-weaknesses = { $n } faiblesses de base dans le deck, il en faut { $wanted }.
deck-problem-start = Un deck de départ peut contenir { $most } d’expérience, celui-ci en contient { $n } : { $cards }
deck-problem-standalone = Un deck de scénario isolé peut contenir { $most } d’expérience, celui-ci en contient { $n } : { $cards }
deck-problem-exile = { $cards } n’a pas pu être exilée : l’ancien deck en a moins d’exemplaires.
deck-problem-weakness-stays = { $cards } est une faiblesse : elle ne peut pas quitter le deck.
deck-problem-required-stays = { $cards } est une carte de signature : elle ne peut pas quitter le deck.
deck-problem-permanent-stays = { $cards } est Permanente : une fois achetée, elle ne peut plus quitter le deck.
deck-problem-removed = { $n ->
    [one] Une carte a été retirée
   *[other] { $n } cartes ont été retirées
} sans qu’une autre soit achetée à sa place, parmi : { $cards }
deck-problem-researched = { $cards } ne s’obtient qu’en améliorant sa version inférieure, une fois sa tâche notée au carnet de campagne.
deck-problem-experience = Cela coûte { $price } d’expérience, il y en a { $available }.
deck-column-name = deck
deck-column-difficulty = à jouer
deck-column-sets = boîtes de base
deck-difficulty-easy = facile
deck-difficulty-medium = moyen
deck-difficulty-hard = difficile
deck-starters-hint = En voir un : noctuary deck show roland-easy
deck-chart-costs = Coût
deck-chart-icons = Icônes
deck-chart-classes = Classes
deck-chart-types = Types
deck-chart-levels = Niveaux
deck-how-bought = achetée
deck-how-upgraded = améliorée
deck-how-restored = remplacée
deck-how-myriad = copie Myriade
deck-how-swapped = échangée
deck-how-second = second exemplaire
deck-replaces = { $old } → { $new }
deck-xp = { $n } xp
deck-removed = retirée
deck-exiled = exilée
deck-gained = reçue
deck-price = Prix : { $n } d’expérience
deck-left = Gardé pour plus tard : { $n } d’expérience
deck-odds-wanted = Au moins une parmi : { $cards }
deck-odds-pile = { $copies } exemplaires parmi { $deck } cartes, dont { $weak } faiblesses
deck-odds-title = Chance d’en avoir pioché une
deck-odds-opening = main de départ
deck-odds-turn = au tour { $n }
deck-odds-hand = Une main : { $cards }
deck-odds-next = Puis : { $cards }
error-deck-empty = Il n’y a rien à lire.
error-deck-json = Ce JSON n’est pas un deck d’ArkhamDB ni d’arkham.build.
error-deck-encoding = Ce fichier n’est pas du texte en UTF-8.
error-deck-long = C’est trop long pour être un deck.
error-deck-investigator = Ce deck ne nomme aucun investigateur.
error-deck-who = Aucun deck ne se construit ici pour l’investigateur « { $text } ».
error-deck-back = Le verso « { $text } » n’est pas celui de cet investigateur.
error-deck-slots = Le champ « { $field } » du deck est illisible.
error-deck-copies = Le champ « { $field } » dit combien il y a de { $code } : un nombre entier de 0 à { $most }.
error-deck-meta = Le champ « meta » du deck n’est pas un objet JSON.
error-deck-card = Aucune carte ne s’appelle « { $text } ».
error-deck-line = Cette ligne est illisible : { $text }
error-deck-line-several = Plusieurs cartes s’appellent « { $text } » : ajoutez le sous-titre après deux-points, ou le code entre crochets.
error-deck-taboo = Il n’y a pas de liste de tabous « { $text } » : la liste { $allowed } s’applique tout entière, ou aucune.
error-deck-other = Ces decks sont ceux de deux investigateurs : { $old } et { $new }.
error-deck-small = Le deck a { $n } cartes à piocher ; il en faut au moins { $wanted } pour cela.
error-deck-turns = Les chances se donnent pour les tours 0 à { $most }.
error-deck-starter = Il n’y a pas de deck de départ « { $text } ». Il y a : { $allowed }
error-deck-file = Il n’y a pas de fichier { $path }.
error-deck-modes = Donnez --standalone ou --start, pas les deux.
error-deck-format = Il n’y a pas de format « { $text } ». Il y a : { $allowed }
error-deck-not-in-deck = Aucune carte du deck ne s’appelle « { $text } ».

## Cartes

type-asset = soutien
type-event = événement
type-skill = compétence
type-treachery = traîtrise
type-enemy = ennemi
type-investigator = investigateur
type-location = lieu
type-act = acte
type-agenda = intrigue
type-scenario = scénario
type-encounter = carte Rencontre
card-code = code
card-pack = produit
card-type = type
card-class = classe
card-level = niveau
card-cost = coût
card-slot = emplacement
card-icons = compétences
card-traits = traits
card-health = vie
card-sanity = santé mentale
card-keywords = mots-clés
card-deck-limit = par deck
card-bonded = liée à
card-only = seulement pour
card-taboo = tabou
card-weakness = faiblesse
card-unique = unique
card-permanent = Permanente
card-exceptional = Exceptionnelle
card-myriad = Myriade
card-exile = exilée à l’usage
card-taboo-chained = enchaînée : { $n } d’expérience en plus
card-taboo-mutated = mutée
card-taboo-forbidden = proscrite
card-part-errata = Errata
card-part-taboo = Tabou
card-part-rulings = Décisions
card-count = { $n ->
    [one] une carte
   *[other] { $n } cartes
}
error-card-empty = Dites ce qu’il faut chercher.
error-card-none = Aucune carte ne convient.
error-card-class = Il n’y a pas de classe « { $text } ». Il y a : { $allowed }
error-card-product = Il n’y a pas de produit « { $text } ». Il y a : { $allowed }

## Réserve du Chaos

percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
chance-pass = Réussi avec une chance de { $chance }
chance-boosted = avec plus de compétence : { $text }
chance-margins = De combien
chance-passed = réussi de { $n }
chance-failed = raté de { $n }
chance-tokens = Pions
token-skull = crâne
token-cultist = cultiste
token-tablet = tablette
token-elder_thing = chose très ancienne
token-auto_fail = échec automatique
token-elder_sign = signe des Anciens
token-bless = bénédiction
token-curse = malédiction
error-odds-difficulty = Il n’y a pas de difficulté « { $text } ». Il y a : { $allowed }
error-odds-scenario = Il n’y a pas de scénario « { $text } ». Il y a : { $allowed }
error-odds-tokens = « { $text } » n’est pas un pion : écrivez un nombre comme -1, ou l’un de { $allowed } ; suivi de :2 pour deux.
error-odds-bag = Une réserve contient de 1 à { $most } pions.
error-odds-bless = Une réserve contient au plus { $most } pions bénédiction et { $most } pions malédiction.
error-odds-figures = Compétence et difficulté sont des nombres entiers de 0 à { $most }.
error-odds-elder = Le signe des Anciens ajoute un nombre entier, ou vaut « success », pas « { $text } ».

## Dans le navigateur

error-card-pack = Il n’y a pas de produit « { $text } ».
error-card-number = { $name } : un nombre entier de 0 à { $most }, pas « { $text } ».
error-odds-symbol = « { $text } » n’est pas un symbole, ou son modificateur dépasse { $most }.
error-odds-long = Le calcul serait trop long : moins de pions bénédiction et malédiction, ou moins de cartes à la fois.
error-odds-token = « { $text } » n’est pas un pion Chaos : un nombre comme -1, ou l’un de { $allowed }.
error-no-campaign = Cette table n’appartient à aucune campagne.
error-campaign-running = Le scénario se joue encore : la campagne reprend quand il est fini.
