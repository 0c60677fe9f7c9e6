# What the lab reports and draws, in English.

## Tables

table-bot = By bot
table-side = By side
table-seat = By seat
table-place = By order of play
table-length = Length
table-failures = Failed
head-bot = bot
head-side = side
head-seat = seat
head-place = place
head-games = games
head-wins = wins
head-share = share
head-interval = 95%
head-score = score
head-spread = spread
head-length = of a game in
head-mean = mean
head-minimum = minimum
head-median = median
head-maximum = maximum
head-game = game
head-seed = seed
head-error = error
row-choices = choices
row-rounds = rounds
row-winner = points of the winner
row-lead = points ahead of the next
side = { $own } against { $others }
number = { $n }
share = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
interval = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
decimal = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
mean = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
failure-died = the process that played it died
failure-endless = the game does not end

## Pictures

plot-scores = Points at the end (dashed: median)
plot-choices = Length in choices (median { $n })
plot-rounds = Length in rounds (median { $n })
plot-seat = By seat (dashed: even)
plot-place = By order of play (dashed: even)
plot-wins = Who wins, by { $what } (dashed: all)
axis-points = points
axis-seats = percent of seats
axis-choices = choices
axis-rounds = rounds
axis-games = games
axis-seat = seat
axis-place = place
axis-won = percent of games won
axis-won-then = percent of games won (seats it happened to)

## Errors

error-games = A batch has at least one game, not { $n }.
error-jobs = At least one process must play, not { $n }.
error-no-bot = No bot was named.
error-bot-unfit = The game { $game } has no bot “{ $bot }”: it has no evaluation. It has: random, ismcts:1000, ismcts:1s
error-crowded = There are { $bots } bots but only { $seats } seats.
error-ending = { $path } must have one of these endings: { $allowed }
error-folder = There is no folder { $path }.
error-records = { $path } does not hold records of games ({ $why }).
error-parquet = Parquet needs pyarrow: pip install 'noctuary[lab]', or choose .csv.
error-picture = There are no pictures “{ $text }”. There are: { $allowed }
error-matplotlib = Pictures need matplotlib: pip install 'noctuary[lab]'
error-nothing-to-draw = There is nothing to draw: all games failed.
