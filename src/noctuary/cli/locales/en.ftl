# The command line and the table at the terminal, in English.

## Seats

seat-person = Player { $n }
you = you

## Beginning and resuming

greet-new = A new game, kept in { $path }
greet-seeded = A new game with the chosen seed { $seed }, kept in { $path }
greet-resumed = Your unfinished game goes on after { $n ->
    [one] one choice
   *[other] { $n } choices
}. To start anew: { $command }
greet-kept = Your other unfinished game is kept: noctuary play --file { $path }
greet-recovered = The last line of the journal was damaged and has been left out; the file as it was is now { $path }
greet-forked = A new game that begins like the one in { $path }, which stays as it is
greet-unreadable = A journal that cannot be read was left alone: { $path }
greet-busy = A game that is open in another terminal was left alone: { $path }
greet-help = Type a number or part of the words. Other words: { $commands }

## The table

round = Round { $n }
game-over = The game is over
log = Log
log-since = since your last choice
log-earlier = { $n ->
    [one] one earlier line
   *[other] { $n } earlier lines
}: log
log-empty = Nothing has happened yet.
hand = Your hand
final = Final score
total = Total

## Prompts and answers

ask-why = why: { $ids }
pass-to = Pass the keyboard to { $name }.
pass-enter = { $name }, press Enter when nobody else is looking.
thinking = { $name } is thinking …
several = Several options fit “{ $text }”:
none-fits = Nothing fits “{ $text }”. Type a number from 1 to { $n }, part of the words, or help.
not-a-number = There is no option { $text }: they go from 1 to { $n }.
too-short = Type at least two letters, a number, or help.
goodbye = The game is kept. Go on with: { $command }
agree = This also takes back { $n ->
    [one] one choice
   *[other] { $n } choices
} of { $names }. Does everybody agree? (yes/no)
yes = yes
undo-none = There is nothing of yours to take back.
undo-done = Taken back: { $n ->
    [one] one choice
   *[other] { $n } choices
}.
undo-revealed = Something had come to light since; the same choices would bring it to light again.
undo-refused = Nothing was taken back.
why-title = Why this is asked
why-forbidden = Not on offer
why-nothing = No rule forbids anything else here.
why-more = … and { $n } more like this.
rule-unknown = There is no rule { $id }. They are called { $example }.
rule-which = Which rule? For example: rule { $example }
rule-ruling = Ruling
rule-option = table option { $name }
rule-source = source: { $source }
rule-na = Does not apply here: { $why }
rule-waits = Waits for cards that are not played here yet: { $what }
hint-title = What { $bot } would do
hint-line = { $share } %
hint-reason = { $what }: { $before } → { $after }
hint-rather = { $what }: { $after }, with the next best { $before }
hint-often = { $reason } ({ $n } times in 10)
hint-won = it wins the game { $n } times in 10
hint-scores = expected points: { $scores }
saved = Saved: { $path }
save-exists = { $path } exists already: give another name.
lang-is = The language is now English.
lang-unknown = There is no language “{ $text }”. There are: { $allowed }
end-journal = The journal of this game: { $path }
end-replay = See it again: noctuary replay { $path }
end-again = Play again: { $command }

## Commands at the table

command-undo = undo
command-why = why
command-rule = rule
command-hint = hint
command-save = save
command-log = log
command-lang = lang
command-help = help
command-quit = quit
help-title = At the table
help-choose = a number, or part of an option’s words, makes that choice
help-enter = Enter alone draws the table again
help-undo = back to your previous choice
help-why = which rules ask this, and what they forbid
help-rule = one rule in words: rule { $example }
help-hint = what a bot would do
help-save = write a copy of the journal: save path
help-log = what happened: log 50
help-lang = change the language: lang fr
help-quit = leave; the game is kept

## Rules

rules-none = No rule mentions “{ $text }”.
rules-partly = With most of these words:
rules-count = { $n ->
    [one] one rule
   *[other] { $n } rules
}
rules-code = rule
rules-test = test
rules-status-done = done
rules-status-na = n/a
rules-status-open = open
rules-status-waits = waits
coverage-title = Rules covered
coverage-game = game
coverage-clauses = clauses
coverage-rulings = rulings
coverage-tests = shown by tests
coverage-waits = What waiting clauses wait for ({ $game })
coverage-product = product
coverage-cards = cards
coverage-brief = { $game }: { $done } of { $total } clauses done, { $na } n/a, { $open } open
coverage-brief-waits = , { $n } waiting
coverage-brief-tests = , { $n } shown by tests

## Replay

replay-game = { $title }, { $seats } seats, rules version { $version }
replay-seed = Begun with the seed { $seed }: whoever knows it can work out what chance will give.
replay-stands = After { $at } of { $n } choices.
replay-recovered = The journal is damaged from line { $line } on; this is what stands before it.
departed = This game was played by earlier rules. At line { $line } it does not hold any more: { $why ->
    [seat] somebody else is asked now. Then it was chosen: { $choice }
    [chance] what chance gave then cannot happen now. It was chosen: { $choice }
    [over] the game ends earlier now. Then it was chosen: { $choice }
    [rules] the rules do not carry this out: { $choice }
   *[other] this is no longer on offer: { $choice }
}.
departed-clause = The rule is { $id }: { $text }
departed-offer = { $n ->
    [one] The first choice holds.
   *[other] The first { $n } choices hold.
} Go on from there as a new game? The old one stays in { $path }. (y/n)
departed-play = To go on from there as a new game: { $command }
verify-sealed = { $n ->
    [one] The one outcome of chance follows
   *[other] All { $n } outcomes of chance follow
 } from the key that was fixed before the game began.
verify-seed = { $n ->
    [one] The one outcome of chance follows
   *[other] All { $n } outcomes of chance follow
 } from the seed.
verify-unknown = { $n ->
    [0] Chance gave nothing that could be checked.
    [one] One outcome cannot be checked: its key was not told, or it was drawn by earlier rules.
   *[other] { $n } outcomes cannot be checked: their key was not told, or they were drawn by earlier rules.
 }
replay-other-rules = Played by earlier rules; every choice still holds.
rescue-journal = { $whole ->
    [yes] Table { $table }: all { $rows } rows are whole. Journal: { $path }
   *[no] Table { $table }: { $rows ->
        [one] 1 row is
       *[other] { $rows } rows are
    } whole up to the damage. Journal: { $path }
}
rescue-without = { $rows ->
    [one] Table { $table }: 1 row is whole, and makes no journal.
   *[other] Table { $table }: { $rows } rows are whole, and make no journal.
}

## Reports

report-title = Report { $id } of table { $table }: { $title }
report-made = Made on { $when } after { $n ->
    [one] one choice
   *[other] { $n } choices
}, by Noctuary { $version } with the rules { $rules }.
report-other-rules = The rules here are others: { $rules }.
report-eyes = As { $name } saw it.
report-eyes-none = As a spectator saw it.
report-note = With this note:
report-earlier = { $n ->
    [one] One earlier line is left out; --events shows it.
   *[other] { $n } earlier lines are left out; --events shows them.
}
report-began = The game begins.
report-said = { $name }: { $text }
report-stand-in = A bot plays for { $name }.
report-person = { $name } sits down.
report-bot = { $name } is played by a bot.
report-open = A seat is free.
report-asked-back = { $name } asks to take back to choice { $n }.
report-agreed = { $name } agrees.
report-refused = { $name } refuses.
report-undone = { $name } takes back to choice { $n }.
report-settled = The settings of the table were changed.
report-upgraded = From here on, the game is played by newer rules.
report-spectator = a spectator
report-asked = { $name } was asked: { $prompt }
report-sealed = The rest is sealed: a running game keeps its secrets. On the server, { $path } reproduces it.

## Sim

sim-saved = { $n ->
    [one] One game
   *[other] { $n } games
} written to { $path }
sim-drawn = { $n ->
    [one] One picture
   *[other] { $n } pictures
} drawn in { $path }

## Doctor

doctor-version = version
doctor-python = Python
doctor-backend = backend
doctor-backend-native = native: the rules run as compiled C
doctor-backend-frames = frames: { $why }
doctor-compiler = C compiler
doctor-compiler-none = none: install gcc or clang, or pip install 'noctuary[native]'
doctor-cache = cache folder
doctor-data = data folder
doctor-writable = { $path }
doctor-not-writable = { $path } cannot be written: { $variable } names another folder
doctor-language = language
doctor-language-text = { $lang } (change it with --lang or NOCTUARY_LANG)
doctor-extra = extra { $name }
doctor-extra-present = present
doctor-extra-missing = { $missing } missing: pip install 'noctuary[{ $name }]'
doctor-game = game { $name }
doctor-game-text = { $title }, rules version { $version }, hash { $hash }
doctor-terminal = terminal
doctor-terminal-text = { $width } columns, { $colours ->
    [0] no colours
   *[other] { $colours } colours
}, { $encoding }

## Games

games-seats = { $min } to { $max } seats
games-clauses = { $n } clauses
games-present = there
games-missing = missing
games-optional = can be added
games-unknown = unknown
games-broken = The game cannot be loaded yet.
games-no-checkout = It can be looked for in a checkout of the project only.
games-more = {" "}and { $n } more
part-rules = rules
part-rules-how = The folder declares GAME in __init__.py, and its rules compile on every backend: docs/how-to/add-a-game.md, 2 to 5; docs/reference/rules-language.md has every message.
part-ledger = ledger
part-ledger-how = ledger.yaml has each clause that a rule cites, and the first clause of the rule that asks is about its question: docs/how-to/add-a-game.md, 1.
part-texts = texts
part-texts-how = Write them into locales/en.ftl and locales/fr.ftl, with the same variables: docs/how-to/add-a-game.md, 7.
part-tests = tests
part-tests-how = A test in tests/games/{ $game }, marked @clause, for each clause that is done: docs/how-to/add-a-game.md, 10.
part-questions = table of questions
part-questions-how = python -m tests.words.questions { $game } writes which clause each question shows; read it: docs/how-to/add-a-game.md, 10.
part-invariants = invariants
part-invariants-how = A function that raises AssertionError where a state cannot be right, as invariants= of GAME: docs/how-to/add-a-game.md, 10.
part-evaluation = evaluation
part-evaluation-how = score_action and value in the rules language, as evaluation= of GAME; without it bots play at random: docs/how-to/add-a-game.md, 10.
part-levels = bot levels
part-levels-how = python bench/levels.py { $game } random=100 heuristic=100 measures them and prints the file: docs/how-to/add-a-game.md, 10.
part-view = view
part-view-how = What a table shows, as view= of GAME; without it the browser lists every field: docs/how-to/draw-a-board.md, 1.
part-drawing = web drawing
part-drawing-how = The folder web/src/games/{ $game }; view.schema.json and view.ts are made by web/scripts: docs/how-to/draw-a-board.md, 1 and 2.
part-terminal = terminal drawing
part-terminal-how = A module with DRAWING, as terminal= of GAME; without it the terminal lists every field: docs/how-to/add-a-game.md, 8.
part-how = how it is played
part-how-how = how.toml with clauses and pages, and its texts in locales/how.en.ftl and locales/how.fr.ftl: docs/how-to/add-a-game.md, 11.
part-lesson = lesson
part-lesson-how = lessons/first.toml with 8 to 15 steps, and their texts: docs/how-to/add-a-game.md, 11.
part-tips = tips, warnings, terms
part-tips-how = A module with TIPS, WARNINGS and TERMS, as tips= of GAME: docs/how-to/add-a-game.md, 11.
part-phrases = search phrases
part-phrases-how = tests/games/{ $game }/phrases.yaml: words of the book, each with the clause that it leads to: docs/how-to/add-a-game.md, 10.
part-recordings = recordings
part-recordings-how = At a release: python -m tests.journals.make records games, python -m tests.frozen hashes: docs/how-to/add-a-game.md, 10.
new-game-game = Rules, ledger and texts: { $path }
new-game-tests = Tests: { $path }
new-game-web = Drawings: { $path }
new-game-next = What to do next:

## Serve

serve-open = The table is open: { $url }
serve-friends = For friends in the same network: { $url }
serve-stop = Ctrl-C closes it; every game is kept.
serve-closed = The table is closed; every game is kept.

## Errors

error = noctuary: { $text }
error-usage = { $text } (see: noctuary --help)
error-language = There is no language “{ $text }”. There are: { $allowed }
error-game = There is no game “{ $text }”. There are: { $allowed }
error-backend = There is no backend “{ $text }”. There are: { $allowed }
error-seats-count = { $title } is played by { $allowed }, not by { $n }.
error-seats-both = Give --seats or --players, not both that differ.
error-seats-empty = A seat is empty: write --seats me,heuristic,random
error-seats-name = “{ $text }” cannot be a name: up to 20 letters, no commas.
error-seats-same = Two seats are called “{ $text }”.
error-bot = There is no bot “{ $text }”. There are: random, heuristic, ismcts:1000, ismcts:1s
error-chance = Chance did not give what it had to: line { $line }{ $n ->
    [one] {""}
   *[other] {" "}and { $n } lines in all
 }.
error-seed = A seed is a whole number from 0 to 9223372036854775807.
error-option-form = Write --option name=value, with the value as JSON, not “{ $text }”.
error-option-unknown = There is no table option “{ $text }”. There are: { $allowed }
error-option-value = { $text } ({ $wrong })
error-deck-game = “{ $text }” is played without decks: leave out --deck.
error-deck-both = Give --deck or the table option { $name }, not both.
error-file-missing = There is no file { $path }.
error-file-exists = { $path } exists already. Leave out --new to go on with it, or give another file.
error-file-begun = { $path } is a game that has begun: its seats, seed and options cannot change.
error-journal = This journal cannot be used. { $text }
error-locked = { $path } is being played in another terminal: close it there first.
error-not-saved = The journal could not be written ({ $why }). The choice was not made and nothing is lost.
error-not-written = { $path } could not be written: { $why }
error-disk-full = the disk is full
error-at = There is no choice { $at }: the journal has { $n }.
error-topic = There is no topic “{ $text }”. There are: { $allowed }
error-rescue-nothing = In { $path } there is no such table, or nothing that is whole.
error-rescue-exists = { $path } exists already: choose another folder with --to.
error-rule = There is no rule “{ $text }”. Rules are called { $example }.
error-text-empty = Say what to look for.
error-number = “{ $text }” is not a number.
error-serve-option = --{ $option } is one of { $allowed }, not “{ $text }”.
error-serve-origin = “{ $text }” is not the address of a server: write --origin https://table.example.org
error-serve-host = The table cannot be opened at { $host }: { $why }
error-serve-port = Port { $port } is in use: choose another with --port, or close what uses it.
error-report-damaged = { $path } is a damaged report, or one of another version.
error-report-moment = A report shows the moment at which it was made: --at and --recover are for journals.
error-no-checkout = { $path } is not a checkout of the project: run this in one, or name it with --in.
error-game-id = “{ $text }” cannot be the id of a game: 3 to 24 small letters, digits and underscores, a letter first, and no keyword of Python.
error-game-exists = “{ $text }” cannot be used: there is { $path } already.
error-game-word = “{ $text }” already stands in { $path }. Nothing outside its folders may name a game: take a rarer word.
error-other = { $text }
