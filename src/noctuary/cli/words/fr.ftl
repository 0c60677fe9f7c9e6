# La ligne de commande et la table au terminal, en français.

## Places

seat-person = Joueur { $n }
you = vous

## Commencer et reprendre

greet-new = Nouvelle partie. Graine { $seed }, gardée dans { $path }
greet-resumed = Votre partie inachevée reprend après { $n ->
    [one] un choix
   *[other] { $n } choix
}. Pour en commencer une autre : { $command }
greet-kept = Votre autre partie inachevée est gardée : noctuary play --file { $path }
greet-recovered = La dernière ligne du journal était abîmée, elle a été laissée de côté ; le fichier d’avant est maintenant { $path }
greet-other-rules = Une partie commencée sous d’autres règles a été laissée telle quelle : { $path }
greet-unreadable = Un journal illisible a été laissé tel quel : { $path }
greet-busy = Une partie ouverte dans un autre terminal a été laissée telle quelle : { $path }
greet-help = Tapez un numéro ou une partie des mots. Autres mots : { $commands }

## La table

round = Manche { $n }
holds-disc = disque : { $name }
cards-to-play = { $n ->
    [0] plus de carte à jouer
    [one] encore une carte à jouer
   *[other] { $n } cartes à jouer
}
game-over = La partie est finie
row-score = Score
row-tokens = Jetons
row-reserve = Réserve
row-hand = Main
row-held = Jet. rés. main
row-pages = Pages
row-fragments = Plans
row-runes = Runes
row-opened = Ouverts
neutral = neutres
supply = Portails
deck = Pioches
decks-text = portails { $gates }{ $under ->
    [0] { "" }
   *[other] {" "}({ $under } vues au fond)
} · cartes { $cards } · défausse { $discard }
discs = Monstres
discs-legend = { $mark } dévoile un parchemin
discs-none = plus aucun
scrolls = Parchemins
scrolls-face-down = { $n } face cachée
tokens-left = jetons { $n }/{ $total }
despair = Désespoir
cost-swap = échanger { $n }
cost-renew = renouveler { $n }
cost-flip = retourner { $n }
cost-score_three = 3 points { $n }
log = Journal
log-since = depuis votre dernier choix
log-earlier = { $n ->
    [one] une ligne plus haut
   *[other] { $n } lignes plus haut
} : journal
log-empty = Il ne s’est encore rien passé.
hand = Votre main
points-at-end = +{ $n }
final = Décompte final
total = Total
wins = Victoire : { $name }

## Notes à côté des choix

note-gate = { $region } { $n }/{ $size }
note-opens = { $region } { $n }/{ $size }, le portail s’ouvre
note-figures = vous { $before } → { $after }
note-tokens = { $n ->
    [one] un jeton
   *[other] { $n } jetons
}

## Questions et réponses

ask-why = pourquoi : { $ids }
pass-to = Passez le clavier : { $name }.
pass-enter = { $name }, appuyez sur Entrée quand personne d’autre ne regarde.
thinking = { $name } réfléchit …
several = Plusieurs choix vont avec « { $text } » :
none-fits = Rien ne va avec « { $text } ». Tapez un numéro de 1 à { $n }, une partie des mots, ou aide.
not-a-number = Il n’y a pas de choix { $text } : ils vont de 1 à { $n }.
too-short = Tapez au moins deux lettres, un numéro, ou aide.
goodbye = La partie est gardée. Pour continuer : { $command }
agree = Cela reprend aussi { $n ->
    [one] un choix
   *[other] { $n } choix
} de { $names }. Tout le monde est d’accord ? (oui/non)
yes = oui
undo-none = Vous n’avez rien à reprendre.
undo-done = Repris : { $n ->
    [one] un choix
   *[other] { $n } choix
}.
undo-revealed = Des cartes avaient été piochées ou dévoilées depuis ; elles reviendraient dans le même ordre.
undo-refused = Rien n’a été repris.
why-title = Pourquoi cette question
why-forbidden = Pas possible
why-nothing = Aucune règle n’interdit autre chose ici.
why-more = … et { $n } autres semblables.
rule-unknown = Il n’y a pas de règle { $id }. Elles s’appellent { $example }.
rule-which = Quelle règle ? Par exemple : règle { $example }
rule-ruling = Interprétation
rule-option = option de table { $name }
rule-source = source : { $source }
rule-na = Sans objet ici : { $why }
rule-waits = Attend des cartes qui ne se jouent pas encore ici : { $what }
hint-title = Ce que ferait { $bot }
hint-line = { $share } %
hint-scores = points attendus : { $scores }
saved = Copié : { $path }
save-exists = { $path } existe déjà : donnez un autre nom.
lang-is = La langue est maintenant le français.
lang-unknown = Il n’y a pas de langue « { $text } ». Il y a : { $allowed }
end-journal = Le journal de cette partie : { $path }
end-replay = La revoir : noctuary replay { $path }
end-again = Rejouer : { $command }

## Commandes à la table

command-undo = annuler
command-why = pourquoi
command-rule = règle
command-hint = conseil
command-save = copier
command-log = journal
command-lang = langue
command-help = aide
command-quit = quitter
help-title = À la table
help-choose = un numéro, ou une partie des mots d’un choix, fait ce choix
help-enter = Entrée seule redessine la table
help-undo = revenir à votre choix précédent
help-why = quelles règles posent la question, et ce qu’elles interdisent
help-rule = une règle en clair : règle { $example }
help-hint = ce que ferait un automate
help-save = écrire une copie du journal : copier chemin
help-log = ce qui s’est passé : journal 50
help-lang = changer de langue : langue en
help-table-gates = Dans une région, +9 est ce que vos figurines y marqueraient maintenant ; la barre dessous est votre portail. Sur une carte, (+1) compte les jetons désespoir qu’elle rapporte. Après pages, plans et runes : les points à la fin.
help-quit = partir ; la partie est gardée

## Règles

rules-none = Aucune règle ne parle de « { $text } ».
rules-partly = Avec la plupart de ces mots :
rules-count = { $n ->
    [one] une règle
   *[other] { $n } règles
}
rules-code = règle
rules-test = test
rules-status-done = faite
rules-status-na = sans objet
rules-status-open = à faire
rules-status-waits = en attente
coverage-title = Règles couvertes
coverage-game = jeu
coverage-clauses = règles
coverage-rulings = interprétations
coverage-tests = montrées par un test
coverage-waits = Ce qu’attendent les règles en attente ({ $game })
coverage-product = produit
coverage-cards = cartes
coverage-brief = { $game } : { $done } règles sur { $total } faites, { $na } sans objet, { $open } à faire
coverage-brief-waits = , { $n } en attente
coverage-brief-tests = , { $n } montrées par un test

## Revoir

replay-game = { $title }, { $seats } places, graine { $seed }, règles version { $version }
replay-stands = Après { $at } choix sur { $n }.
replay-recovered = Le journal est abîmé à partir de la ligne { $line } ; voici ce qui tient avant elle.

## Simulation

sim-saved = { $n ->
    [one] Une partie écrite
   *[other] { $n } parties écrites
} dans { $path }
sim-drawn = { $n ->
    [one] Une image dessinée
   *[other] { $n } images dessinées
} dans { $path }

## État de la machine

doctor-version = version
doctor-python = Python
doctor-backend = moteur
doctor-backend-native = native : les règles tournent en C compilé
doctor-backend-frames = frames : { $why }
doctor-compiler = compilateur C
doctor-compiler-none = aucun : installez gcc ou clang, ou pip install 'noctuary[native]'
doctor-cache = dossier de cache
doctor-data = dossier de données
doctor-writable = { $path }
doctor-not-writable = on ne peut pas écrire dans { $path } : { $variable } désigne un autre dossier
doctor-language = langue
doctor-language-text = { $lang } (se change avec --lang ou NOCTUARY_LANG)
doctor-extra = extra { $name }
doctor-extra-present = présent
doctor-extra-missing = { $missing } manque : pip install 'noctuary[{ $name }]'
doctor-game = jeu { $name }
doctor-game-text = { $title }, règles version { $version }, empreinte { $hash }
doctor-terminal = terminal
doctor-terminal-text = { $width } colonnes, { $colours ->
    [0] sans couleurs
   *[other] { $colours } couleurs
}, { $encoding }

## Serveur

serve-open = La table est ouverte : { $url }
serve-friends = Pour les amis du même réseau : { $url }
serve-stop = Ctrl-C la ferme ; chaque partie est gardée.
serve-closed = La table est fermée ; chaque partie est gardée.

## Erreurs

error = noctuary : { $text }
error-usage = { $text } (voir : noctuary --help)
error-language = Il n’y a pas de langue « { $text } ». Il y a : { $allowed }
error-game = Il n’y a pas de jeu « { $text } ». Il y a : { $allowed }
error-backend = Il n’y a pas de moteur « { $text } ». Il y a : { $allowed }
error-seats-count = { $title } se joue à { $allowed }, pas à { $n }.
error-seats-both = Donnez --seats ou --players, pas les deux avec des nombres différents.
error-seats-empty = Une place est vide : écrivez --seats me,heuristic,random
error-seats-name = « { $text } » ne peut pas être un nom : 20 lettres au plus, sans virgule.
error-seats-same = Deux places s’appellent « { $text } ».
error-bot = Il n’y a pas d’automate « { $text } ». Il y a : random, heuristic, ismcts:1000, ismcts:1s
error-seed = Une graine est un nombre entier de 0 à 9223372036854775807.
error-option-form = Écrivez --option nom=valeur, avec la valeur en JSON, pas « { $text } ».
error-option-unknown = Il n’y a pas d’option de table « { $text } ». Il y a : { $allowed }
error-option-value = { $text } ({ $wrong })
error-deck-game = Les decks ne servent qu’à Arkham, pas à « { $text } » : retirez --deck.
error-deck-both = Donnez --deck ou l’option investigators, pas les deux.
error-file-missing = Il n’y a pas de fichier { $path }.
error-file-exists = { $path } existe déjà. Retirez --new pour continuer, ou donnez un autre fichier.
error-file-begun = { $path } est une partie commencée : ses places, sa graine et ses options ne changent plus.
error-journal = Ce journal ne peut pas servir. { $text }
error-locked = { $path } est ouvert dans un autre terminal : fermez-le là d’abord.
error-not-saved = Le journal n’a pas pu être écrit ({ $why }). Le choix n’a pas été fait et rien n’est perdu.
error-not-written = { $path } n’a pas pu être écrit : { $why }
error-disk-full = le disque est plein
error-at = Il n’y a pas de choix { $at } : le journal en a { $n }.
error-topic = Il n’y a pas de sujet « { $text } ». Il y a : { $allowed }
error-rule = Il n’y a pas de règle « { $text } ». Les règles s’appellent { $example }.
error-text-empty = Dites ce qu’il faut chercher.
error-number = « { $text } » n’est pas un nombre.
error-serve-option = --{ $option } vaut { $allowed }, pas « { $text } ».
error-serve-origin = « { $text } » n’est pas l’adresse d’un serveur : écrivez --origin https://table.example.org
error-serve-host = La table ne peut pas s’ouvrir à { $host } : { $why }
error-serve-port = Le port { $port } est pris : choisissez-en un autre avec --port, ou fermez ce qui l’occupe.
error-report-sealed = C’est le rapport de la table { $table } pendant sa partie : il ne contient aucun secret et ne peut donc pas être rejoué ici. Sur le serveur, { $path } le reproduit.
error-other = { $text }

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
deck-problem-too-few = { $size } cartes comptent, il en faut { $wanted }.
deck-problem-too-many = { $size } cartes comptent, il en faut { $wanted }.
deck-problem-unknown = { $cards } : aucune carte connue ici n’a ce code.
deck-problem-signature = { $cards } appartient à un autre investigateur.
deck-problem-bonded = { $cards } est une carte liée : mise de côté au début, jamais dans le deck.
deck-problem-investigator = { $cards } est un investigateur, pas une carte de deck.
deck-problem-encounter = { $cards } est une carte Rencontre.
deck-problem-no-card = { $cards } est l’autre face d’une carte.
deck-problem-story = { $cards } se gagne dans un scénario ; aucun deck ne commence avec.
deck-problem-earned = { $cards } est une faiblesse gagnée dans un scénario ; aucun deck ne commence avec.
deck-problem-taboo = { $cards } est proscrite par la liste de tabous.
deck-problem-copies = { $cards } : { $n } exemplaires du même titre, { $most } au plus.
deck-problem-exceptional = { $cards } : { $n } exemplaires d’un titre Exceptionnel, { $most } au plus.
deck-problem-myriad = { $cards } : { $n } exemplaires d’un titre Myriade, { $most } au plus.
deck-problem-per-deck = { $cards } : { $n } exemplaires, { $most } au plus par deck.
deck-problem-choose-class = { $cards } choisit une seconde classe : { $allowed }.
deck-problem-choose-size = { $cards } choisit une taille de deck : { $allowed }.
deck-problem-never = { $cards } : cet investigateur n’a jamais droit aux cartes de ce trait.
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
deck-problem-replaced = Une seule de ces cartes peut être dans le deck, l’originale ou sa remplaçante : { $cards }
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
deck-error-empty = Il n’y a rien à lire.
deck-error-json = Ce JSON n’est pas un deck d’ArkhamDB ni d’arkham.build.
deck-error-encoding = Ce fichier n’est pas du texte en UTF-8.
deck-error-long = C’est trop long pour être un deck.
deck-error-investigator = Ce deck ne nomme aucun investigateur.
deck-error-who = Aucun deck ne se construit ici pour l’investigateur « { $text } ».
deck-error-back = Le verso « { $text } » n’est pas celui de cet investigateur.
deck-error-slots = Le champ « { $field } » du deck est illisible.
deck-error-copies = Le champ « { $field } » dit combien il y a de { $code } : un nombre entier de 0 à { $most }.
deck-error-meta = Le champ « meta » du deck n’est pas un objet JSON.
deck-error-card = Aucune carte ne s’appelle « { $text } ».
deck-error-line = Cette ligne est illisible : { $text }
deck-error-line-several = Plusieurs cartes s’appellent « { $text } » : ajoutez le sous-titre après deux-points, ou le code entre crochets.
deck-error-taboo = Il n’y a pas de liste de tabous « { $text } » : la liste { $allowed } s’applique tout entière, ou aucune.
deck-error-other = Ces decks sont ceux de deux investigateurs : { $old } et { $new }.
deck-error-small = Le deck a { $n } cartes à piocher ; il en faut au moins { $wanted } pour cela.
deck-error-turns = Les chances se donnent pour les tours 0 à { $most }.
deck-error-starter = Il n’y a pas de deck de départ « { $text } ». Il y a : { $allowed }
deck-error-modes = Donnez --standalone ou --start, pas les deux.
deck-error-format = Il n’y a pas de format « { $text } ». Il y a : { $allowed }
deck-error-not-in-deck = Aucune carte du deck ne s’appelle « { $text } ».

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
card-error-none = Aucune carte ne convient.
card-error-class = Il n’y a pas de classe « { $text } ». Il y a : { $allowed }
card-error-pack = Il n’y a pas de produit « { $text } ». Il y a : { $allowed }

## Sac du chaos

percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
odds-pass = Réussi avec une chance de { $chance }
odds-boosted = avec plus de compétence : { $text }
odds-margins = De combien
odds-passed = réussi de { $n }
odds-failed = raté de { $n }
odds-tokens = Pions
token-skull = crâne
token-cultist = cultiste
token-tablet = tablette
token-elder_thing = chose très ancienne
token-auto_fail = échec automatique
token-elder_sign = signe des Anciens
token-bless = bénédiction
token-curse = malédiction
odds-error-difficulty = Il n’y a pas de difficulté « { $text } ». Il y a : { $allowed }
odds-error-scenario = Il n’y a pas de scénario « { $text } ». Il y a : { $allowed }
odds-error-token = « { $text } » n’est pas un pion : écrivez un nombre comme -1, ou l’un de { $allowed } ; suivi de :2 pour deux.
odds-error-bag = Un sac contient de 1 à { $most } pions.
odds-error-bless = Un sac contient au plus { $most } pions bénédiction et { $most } pions malédiction.
odds-error-figures = Compétence et difficulté sont des nombres entiers de 0 à { $most }.
odds-error-elder = Le signe des Anciens ajoute un nombre entier, ou vaut « success », pas « { $text } ».
