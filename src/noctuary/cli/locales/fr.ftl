# La ligne de commande et la table au terminal, en français.

## Places

seat-person = Joueur { $n }
you = vous

## Commencer et reprendre

greet-new = Nouvelle partie, gardée dans { $path }
greet-seeded = Nouvelle partie avec la graine choisie { $seed }, gardée dans { $path }
greet-resumed = Votre partie inachevée reprend après { $n ->
    [one] un choix
   *[other] { $n } choix
}. Pour en commencer une autre : { $command }
greet-kept = Votre autre partie inachevée est gardée : noctuary play --file { $path }
greet-recovered = La dernière ligne du journal était abîmée, elle a été laissée de côté ; le fichier d’avant est maintenant { $path }
greet-forked = Une nouvelle partie qui commence comme celle de { $path }, qui reste telle quelle
greet-unreadable = Un journal illisible a été laissé tel quel : { $path }
greet-busy = Une partie ouverte dans un autre terminal a été laissée telle quelle : { $path }
greet-help = Tapez un numéro ou une partie des mots. Autres mots : { $commands }

## La table

round = Manche { $n }
game-over = La partie est finie
log = Journal
log-since = depuis votre dernier choix
log-earlier = { $n ->
    [one] une ligne plus haut
   *[other] { $n } lignes plus haut
} : journal
log-empty = Il ne s’est encore rien passé.
hand = Votre main
final = Décompte final
total = Total

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
undo-revealed = Quelque chose était apparu depuis ; les mêmes choix le feraient apparaître de nouveau.
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
hint-reason = { $what } : { $before } → { $after }
hint-rather = { $what } : { $after }, avec l’option suivante { $before }
hint-often = { $reason } ({ $n } fois sur 10)
hint-won = la partie est gagnée { $n } fois sur 10
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

replay-game = { $title }, { $seats } places, règles version { $version }
replay-seed = Commencée avec la graine { $seed } : qui la connaît peut calculer ce que donnera le hasard.
replay-stands = Après { $at } choix sur { $n }.
replay-recovered = Le journal est abîmé à partir de la ligne { $line } ; voici ce qui tient avant elle.
departed = Cette partie a été jouée avec des règles antérieures. À la ligne { $line }, elle ne tient plus : { $why ->
    [seat] quelqu’un d’autre est interrogé maintenant. Le choix était : { $choice }
    [chance] ce que le hasard avait donné n’est plus possible. Le choix était : { $choice }
    [over] la partie finit plus tôt maintenant. Le choix était : { $choice }
    [rules] les règles ne mènent pas à bien ce choix : { $choice }
   *[other] ce choix n’est plus offert : { $choice }
}.
departed-clause = La règle est { $id } : { $text }
departed-offer = { $n ->
    [one] Le premier choix tient.
   *[other] Les { $n } premiers choix tiennent.
} Continuer à partir de là comme nouvelle partie ? L’ancienne reste dans { $path }. (o/n)
departed-play = Pour continuer à partir de là comme nouvelle partie : { $command }
verify-sealed = { $n ->
    [one] Le seul résultat du hasard découle
   *[other] Les { $n } résultats du hasard découlent tous
 } de la clé fixée avant le début de la partie.
verify-seed = { $n ->
    [one] Le seul résultat du hasard découle
   *[other] Les { $n } résultats du hasard découlent tous
 } de la graine.
verify-unknown = { $n ->
    [0] Le hasard n’a rien donné que l’on puisse vérifier.
    [one] Un résultat ne peut être vérifié : sa clé n’a pas été révélée, ou des règles antérieures l’ont tiré.
   *[other] { $n } résultats ne peuvent être vérifiés : leur clé n’a pas été révélée, ou des règles antérieures les ont tirés.
 }
replay-other-rules = Jouée avec des règles antérieures ; chaque choix tient encore.
rescue-journal = { $whole ->
    [yes] Table { $table } : ses { $rows } lignes sont intactes. Journal : { $path }
   *[no] Table { $table } : { $rows ->
        [one] { $rows } ligne est intacte
       *[other] { $rows } lignes sont intactes
    } jusqu’à l’endroit abîmé. Journal : { $path }
}
rescue-without = { $rows ->
    [one] Table { $table } : { $rows } ligne intacte, qui ne fait pas un journal.
   *[other] Table { $table } : { $rows } lignes intactes, qui ne font pas un journal.
}

## Rapports

report-title = Rapport { $id } de la table { $table } : { $title }
report-made = Fait le { $when } après { $n ->
    [one] un choix
   *[other] { $n } choix
}, par Noctuary { $version } avec les règles { $rules }.
report-other-rules = Les règles d’ici sont autres : { $rules }.
report-eyes = Telle que { $name } la voyait.
report-eyes-none = Telle qu’un spectateur la voyait.
report-note = Avec cette remarque :
report-earlier = { $n ->
    [one] Une ligne plus ancienne est omise ; --events la montre.
   *[other] { $n } lignes plus anciennes sont omises ; --events les montre.
}
report-began = La partie commence.
report-said = { $name } : { $text }
report-stand-in = Un automate joue pour { $name }.
report-person = { $name } prend place.
report-bot = Un automate joue { $name }.
report-open = Un siège est libre.
report-asked-back = { $name } demande à revenir au choix { $n }.
report-agreed = { $name } accepte.
report-refused = { $name } refuse.
report-undone = { $name } revient au choix { $n }.
report-settled = Les réglages de la table ont changé.
report-upgraded = À partir d’ici, la partie se joue avec des règles plus récentes.
report-spectator = un spectateur
report-asked = { $name } devait répondre : { $prompt }
report-sealed = Le reste est scellé : une partie en cours garde ses secrets. Sur le serveur, { $path } la reproduit.

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

## Jeux

games-seats = { $min } à { $max } sièges
games-clauses = { $n } clauses
games-present = présent
games-missing = manque
games-optional = possible
games-unknown = inconnu
games-broken = Le jeu ne peut pas encore être chargé.
games-no-checkout = Ne se voit que dans une copie de travail du projet.
games-more = {" "}et { $n } de plus
part-rules = règles
part-rules-how = Le dossier déclare GAME dans __init__.py, et ses règles se compilent pour chaque moteur : docs/how-to/add-a-game.md, 2 à 5 ; docs/reference/rules-language.md contient tous les messages.
part-ledger = registre
part-ledger-how = ledger.yaml contient chaque clause citée par une règle, et la première clause de la règle qui demande porte sur sa question : docs/how-to/add-a-game.md, 1.
part-texts = textes
part-texts-how = Écrivez-les dans locales/en.ftl et locales/fr.ftl, avec les mêmes variables : docs/how-to/add-a-game.md, 7.
part-tests = tests
part-tests-how = Un test dans tests/games/{ $game }, marqué @clause, pour chaque clause faite : docs/how-to/add-a-game.md, 10.
part-questions = tableau des questions
part-questions-how = python -m tests.words.questions { $game } écrit quelle clause chaque question montre ; lisez-le : docs/how-to/add-a-game.md, 10.
part-invariants = invariants
part-invariants-how = Une fonction qui lève AssertionError quand un état est impossible, sous invariants= de GAME : docs/how-to/add-a-game.md, 10.
part-evaluation = évaluation
part-evaluation-how = score_action et value dans le langage des règles, sous evaluation= de GAME ; sans elle, les robots jouent au hasard : docs/how-to/add-a-game.md, 10.
part-levels = niveaux des robots
part-levels-how = python bench/levels.py { $game } random=100 heuristic=100 les mesure et affiche le fichier : docs/how-to/add-a-game.md, 10.
part-view = vue
part-view-how = Ce que montre une table, sous view= de GAME ; sans elle, le navigateur liste tous les champs : docs/how-to/draw-a-board.md, 1.
part-drawing = dessin web
part-drawing-how = Le dossier web/src/games/{ $game } ; view.schema.json et view.ts sont produits par web/scripts : docs/how-to/draw-a-board.md, 1 et 2.
part-terminal = dessin du terminal
part-terminal-how = Un module avec DRAWING, sous terminal= de GAME ; sans lui, le terminal liste tous les champs : docs/how-to/add-a-game.md, 8.
part-how = comment on joue
part-how-how = how.toml avec clauses et pages, et ses textes dans locales/how.en.ftl et locales/how.fr.ftl : docs/how-to/add-a-game.md, 11.
part-lesson = leçon
part-lesson-how = lessons/first.toml avec 8 à 15 étapes, et leurs textes : docs/how-to/add-a-game.md, 11.
part-tips = conseils, avertissements, termes
part-tips-how = Un module avec TIPS, WARNINGS et TERMS, sous tips= de GAME : docs/how-to/add-a-game.md, 11.
part-phrases = phrases à chercher
part-phrases-how = tests/games/{ $game }/phrases.yaml : des mots du livret, chacun avec la clause où il mène : docs/how-to/add-a-game.md, 10.
part-recordings = enregistrements
part-recordings-how = À une publication : python -m tests.journals.make enregistre des parties, python -m tests.frozen des empreintes : docs/how-to/add-a-game.md, 10.
new-game-game = Règles, registre et textes : { $path }
new-game-tests = Tests : { $path }
new-game-web = Dessins : { $path }
new-game-next = Et maintenant :

## Serveur

serve-open = La table est ouverte : { $url }
serve-friends = Pour les amis du même réseau : { $url }
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
error-chance = Le hasard n’a pas donné ce qu’il devait : ligne { $line }{ $n ->
    [one] {""}
   *[other] {" "}et { $n } lignes en tout
 }.
error-seed = Une graine est un nombre entier de 0 à 9223372036854775807.
error-option-form = Écrivez --option nom=valeur, avec la valeur en JSON, pas « { $text } ».
error-option-unknown = Il n’y a pas d’option de table « { $text } ». Il y a : { $allowed }
error-option-value = { $text } ({ $wrong })
error-deck-game = « { $text } » se joue sans deck : retirez --deck.
error-deck-both = Donnez --deck ou l’option { $name }, pas les deux.
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
error-rescue-nothing = Dans { $path }, il n’y a pas cette table, ou rien d’intact.
error-rescue-exists = { $path } existe déjà : choisissez un autre dossier avec --to.
error-rule = Il n’y a pas de règle « { $text } ». Les règles s’appellent { $example }.
error-text-empty = Dites ce qu’il faut chercher.
error-number = « { $text } » n’est pas un nombre.
error-serve-option = --{ $option } vaut { $allowed }, pas « { $text } ».
error-serve-origin = « { $text } » n’est pas l’adresse d’un serveur : écrivez --origin https://table.example.org
error-serve-host = La table ne peut pas s’ouvrir à { $host } : { $why }
error-serve-port = Le port { $port } est pris : choisissez-en un autre avec --port, ou fermez ce qui l’occupe.
error-report-damaged = { $path } est un rapport abîmé, ou d’une autre version.
error-report-moment = Un rapport montre le moment où il a été fait : --at et --recover sont pour les journaux.
error-no-checkout = { $path } n’est pas une copie de travail du projet : lancez ceci dans une telle copie, ou nommez-la avec --in.
error-game-id = « { $text } » ne peut pas être l’identifiant d’un jeu : de 3 à 24 minuscules, chiffres et tirets bas, une lettre d’abord, et pas un mot réservé de Python.
error-game-exists = « { $text } » ne peut pas servir : il y a déjà { $path }.
error-game-word = « { $text } » se trouve déjà dans { $path }. Rien hors de ses dossiers ne doit nommer un jeu : prenez un mot plus rare.
error-other = { $text }
