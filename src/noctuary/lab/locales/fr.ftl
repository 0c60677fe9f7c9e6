# Ce que le laboratoire rapporte et dessine, en français.

## Tableaux

table-bot = Par automate
table-side = Par camp
table-seat = Par place
table-place = Selon l’ordre de jeu
table-length = Durée
table-failures = Parties en échec
head-bot = automate
head-side = camp
head-seat = place
head-place = rang
head-games = jouées
head-wins = gagnées
head-share = part
head-interval = à 95 %
head-score = score
head-spread = écart
head-length = d’une partie, en
head-mean = moyenne
head-minimum = minimum
head-median = médiane
head-maximum = maximum
head-game = partie
head-seed = graine
head-error = erreur
row-choices = choix
row-rounds = manches
row-winner = points du gagnant
row-lead = points d’avance sur le suivant
side = { $own } contre { $others }
number = { $n }
share = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
decimal = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
mean = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
failure-died = le processus qui la jouait s’est arrêté
failure-endless = la partie ne finit pas

## Images

plot-scores = Points à la fin (tirets : médiane)
plot-choices = Durée en choix (médiane : { $n })
plot-rounds = Durée en manches (médiane : { $n })
plot-seat = Par place (tirets : à égalité)
plot-place = Selon l’ordre de jeu (tirets : à égalité)
plot-wins = Qui gagne, selon { $what } (tirets : ensemble)
axis-points = points
axis-seats = pourcentage des places
axis-choices = choix
axis-rounds = manches
axis-games = parties
axis-seat = place
axis-place = rang
axis-won = pourcentage de parties gagnées
axis-won-then = pourcentage de parties gagnées (places concernées)

## Erreurs

error-games = Il faut au moins une partie, pas { $n }.
error-jobs = Il faut au moins un processus pour jouer, pas { $n }.
error-no-bot = Aucun automate n’est nommé.
error-bot-unfit = Le jeu { $game } n’a pas d’automate « { $bot } » : il n’a pas d’évaluation. Il a : random, ismcts:1000, ismcts:1s
error-crowded = Il y a { $bots } automates pour seulement { $seats } places.
error-ending = { $path } doit avoir une de ces extensions : { $allowed }
error-folder = Il n’y a pas de dossier { $path }.
error-records = { $path } ne contient pas de parties enregistrées ({ $why }).
error-parquet = Parquet demande pyarrow : pip install 'noctuary[lab]', ou choisissez .csv.
error-picture = Il n’y a pas d’images « { $text } ». Il y a : { $allowed }
error-matplotlib = Les images demandent matplotlib : pip install 'noctuary[lab]'
error-nothing-to-draw = Il n’y a rien à dessiner : toutes les parties ont échoué.
