# The command line and the table at the terminal, in English.

## Seats

seat-person = Player { $n }
you = you

## Beginning and resuming

greet-new = A new game. Seed { $seed }, kept in { $path }
greet-resumed = Your unfinished game goes on after { $n ->
    [one] one choice
   *[other] { $n } choices
}. To start anew: { $command }
greet-kept = Your other unfinished game is kept: noctuary play --file { $path }
greet-recovered = The last line of the journal was damaged and has been left out; the file as it was is now { $path }
greet-other-rules = A game begun under other rules was left alone: { $path }
greet-unreadable = A journal that cannot be read was left alone: { $path }
greet-busy = A game that is open in another terminal was left alone: { $path }
greet-help = Type a number or part of the words. Other words: { $commands }

## The table

round = Round { $n }
holds-disc = disc: { $name }
cards-to-play = { $n ->
    [0] no card left to play
    [one] one card left to play
   *[other] { $n } cards left to play
}
game-over = The game is over
row-score = Score
row-tokens = Tokens
row-reserve = Reserve
row-hand = Hand
row-held = Tok. res. hand
row-pages = Pages
row-fragments = Plans
row-runes = Runes
row-opened = Opened
neutral = neutral
supply = Gate supply
deck = Decks
decks-text = gates { $gates }{ $under ->
    [0] { "" }
   *[other] {" "}({ $under } at the bottom seen)
} · cards { $cards } · discard { $discard }
discs = Monsters
discs-legend = { $mark } reveals a scroll
discs-none = none left
scrolls = Scrolls
scrolls-face-down = { $n } face down
tokens-left = tokens { $n }/{ $total }
despair = Despair
cost-swap = swap { $n }
cost-renew = renew { $n }
cost-flip = flip { $n }
cost-score_three = 3 points { $n }
log = Log
log-since = since your last choice
log-earlier = { $n ->
    [one] one earlier line
   *[other] { $n } earlier lines
}: log
log-empty = Nothing has happened yet.
hand = Your hand
points-at-end = +{ $n }
final = Final score
total = Total
wins = { $name } wins

## Notes beside the options

note-gate = { $region } { $n }/{ $size }
note-opens = { $region } { $n }/{ $size }, the gate opens
note-figures = yours { $before } → { $after }
note-tokens = { $n ->
    [one] one token
   *[other] { $n } tokens
}

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
undo-revealed = Cards had been drawn or turned up since; they would come in the same order again.
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
help-table-gates = In a region, +9 is what your figures there would score now; the bar below is your gate. A card’s (+1) is the despair tokens it brings. After pages, plans and runes: points at the end.
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

replay-game = { $title }, { $seats } seats, seed { $seed }, rules version { $version }
replay-stands = After { $at } of { $n } choices.
replay-recovered = The journal is damaged from line { $line } on; this is what stands before it.

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
error-seed = A seed is a whole number from 0 to 9223372036854775807.
error-option-form = Write --option name=value, with the value as JSON, not “{ $text }”.
error-option-unknown = There is no table option “{ $text }”. There are: { $allowed }
error-option-value = { $text } ({ $wrong })
error-deck-game = Decks are given for Arkham only, not for “{ $text }”: leave out --deck.
error-deck-both = Give --deck or the table option investigators, not both.
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
error-rule = There is no rule “{ $text }”. Rules are called { $example }.
error-text-empty = Say what to look for.
error-number = “{ $text }” is not a number.
error-serve-option = --{ $option } is one of { $allowed }, not “{ $text }”.
error-serve-origin = “{ $text }” is not the address of a server: write --origin https://table.example.org
error-serve-host = The table cannot be opened at { $host }: { $why }
error-serve-port = Port { $port } is in use: choose another with --port, or close what uses it.
error-report-sealed = This is the report of table { $table } while its game was running: it holds no secrets, so it cannot be replayed here. On the server, { $path } reproduces it.
error-other = { $text }

## Decks

deck-investigator = Investigator
deck-side = Side deck
deck-type-asset = Assets
deck-type-event = Events
deck-type-skill = Skills
deck-type-weakness = Weaknesses
deck-type-other = Other cards
deck-slot-hand = Hand
deck-slot-hand-x2 = Two hands
deck-slot-ally = Ally
deck-slot-arcane = Arcane
deck-slot-arcane-x2 = Two arcane
deck-slot-accessory = Accessory
deck-slot-body = Body
deck-slot-tarot = Tarot
class-guardian = Guardian
class-seeker = Seeker
class-rogue = Rogue
class-mystic = Mystic
class-survivor = Survivor
class-neutral = Neutral
skill-willpower = Willpower
skill-intellect = Intellect
skill-combat = Combat
skill-agility = Agility
skill-wild = Wild
deck-legal = The deck is legal.
deck-problems = { $n ->
    [one] One thing is wrong:
   *[other] { $n } things are wrong:
}
deck-size = { $n } of { $wanted } cards
deck-experience = { $n } experience
deck-weaknesses = { $n ->
    [one] one basic weakness
   *[other] { $n } basic weaknesses
}
deck-taboo-on = list of taboos { $list }
deck-taboo-off = no taboos
deck-other-list = The deck names list of taboos { $n }; list { $list } was applied, the one known here.
deck-kind-too-few = too few cards
deck-kind-too-many = too many cards
deck-kind-copies = too many copies
deck-kind-options = limit
deck-kind-not-allowed = not allowed
deck-kind-requirement = missing
deck-kind-choice = no choice made
deck-kind-upgrade = refused
deck-problem-too-few = { $size } cards count, { $wanted } are wanted.
deck-problem-too-many = { $size } cards count, { $wanted } are wanted.
deck-problem-unknown = { $cards }: no card known here has this code.
deck-problem-signature = { $cards } belongs to another investigator.
deck-problem-bonded = { $cards } is bonded: it is set aside at the start, never in the deck.
deck-problem-investigator = { $cards } is an investigator, not a card for a deck.
deck-problem-encounter = { $cards } is an encounter card.
deck-problem-no-card = { $cards } is the other side of a card.
deck-problem-story = { $cards } is earned in a scenario; no deck starts with it.
deck-problem-earned = { $cards } is a weakness earned in a scenario; no deck starts with it.
deck-problem-taboo = { $cards } is forbidden by the list of taboos.
deck-problem-copies = { $cards }: { $n } copies by title, at most { $most }.
deck-problem-exceptional = { $cards }: { $n } copies of an Exceptional title, at most { $most }.
deck-problem-myriad = { $cards }: { $n } copies of a Myriad title, at most { $most }.
deck-problem-per-deck = { $cards }: { $n } copies, at most { $most } per deck.
deck-problem-choose-class = { $cards } chooses a second class: { $allowed }.
deck-problem-choose-size = { $cards } chooses a deck size: { $allowed }.
deck-problem-never = { $cards }: this investigator may never have cards of this trait.
deck-problem-option = { $cards }: fits no option of this investigator ({ $n ->
    [one] one copy
   *[other] { $n } copies
}).
deck-problem-limit = { $n } cards through an option for { $limit }: { $cards }
deck-problem-atleast = { $cards } wants { $min } cards of each of { $factions } classes; { $n ->
    [0] no class has
    [one] one class has
   *[other] { $n } classes have
} enough.
deck-problem-covenant = { $n } Covenants, at most one per deck: { $cards }
deck-problem-skills = { $cards } wants { $wanted } skills in the deck; there are { $n }.
deck-problem-required = { $n ->
    [one] One copy
   *[other] { $n } copies
} of one of these must be in the deck: { $cards }
deck-problem-replaced = Only one of these can be in the deck, the original or its replacement: { $cards }
deck-problem-signature-copies = { $cards }: { $n } in the deck, exactly { $wanted } wanted.
deck-problem-weaknesses = { $n } basic weaknesses in the deck, { $wanted } wanted.
deck-problem-start = A starting deck may hold { $most } experience, this one holds { $n }: { $cards }
deck-problem-standalone = A standalone deck may hold { $most } experience, this one holds { $n }: { $cards }
deck-problem-exile = { $cards } cannot have been exiled: the old deck has fewer copies.
deck-problem-weakness-stays = { $cards } is a weakness: it cannot leave the deck.
deck-problem-required-stays = { $cards } is a signature card: it cannot leave the deck.
deck-problem-permanent-stays = { $cards } is Permanent: once bought it cannot leave the deck.
deck-problem-removed = { $n ->
    [one] One card was
   *[other] { $n } cards were
} removed without buying another for its place, among: { $cards }
deck-problem-researched = { $cards } can only be had by upgrading its lower version, after its task is in the campaign log.
deck-problem-experience = This costs { $price } experience, there are { $available }.
deck-column-name = deck
deck-column-difficulty = to play
deck-column-sets = core sets
deck-difficulty-easy = easy
deck-difficulty-medium = medium
deck-difficulty-hard = hard
deck-starters-hint = See one: noctuary deck show roland-easy
deck-chart-costs = Cost
deck-chart-icons = Icons
deck-chart-classes = Classes
deck-chart-types = Types
deck-chart-levels = Levels
deck-how-bought = bought
deck-how-upgraded = upgraded
deck-how-restored = replaced
deck-how-myriad = Myriad copy
deck-how-swapped = swapped
deck-how-second = second copy
deck-replaces = { $old } → { $new }
deck-xp = { $n } xp
deck-removed = removed
deck-exiled = exiled
deck-gained = gained
deck-price = Price: { $n } experience
deck-left = Kept for later: { $n } experience
deck-odds-wanted = At least one of: { $cards }
deck-odds-pile = { $copies } copies among { $deck } cards, { $weak } of them weaknesses
deck-odds-title = Chance to have drawn one
deck-odds-opening = opening hand
deck-odds-turn = by turn { $n }
deck-odds-hand = A hand: { $cards }
deck-odds-next = Then: { $cards }
deck-error-empty = There is nothing to read.
deck-error-json = This JSON is not a deck of ArkhamDB or arkham.build.
deck-error-encoding = This file is not text in UTF-8.
deck-error-long = This is too long to be a deck.
deck-error-investigator = No investigator is named in this deck.
deck-error-who = No decks are built for the investigator “{ $text }” here.
deck-error-back = The back “{ $text }” does not belong to this investigator.
deck-error-slots = The field “{ $field }” of the deck cannot be read.
deck-error-copies = The field “{ $field }” says how many { $code } there are: a whole number from 0 to { $most }.
deck-error-meta = The field “meta” of the deck is not a JSON object.
deck-error-card = No card is called “{ $text }”.
deck-error-line = This line cannot be read: { $text }
deck-error-line-several = Several cards are called “{ $text }”: add the subtitle after a colon, or the code in square brackets.
deck-error-taboo = There is no list of taboos “{ $text }”: the whole list { $allowed } applies, or none.
deck-error-other = These are decks of two investigators: { $old } and { $new }.
deck-error-small = The deck has { $n } cards to draw; at least { $wanted } are wanted for this.
deck-error-turns = Odds are told for turns 0 to { $most }.
deck-error-starter = There is no starter deck “{ $text }”. There are: { $allowed }
deck-error-modes = Give --standalone or --start, not both.
deck-error-format = There is no format “{ $text }”. There are: { $allowed }
deck-error-not-in-deck = No card in the deck is called “{ $text }”.

## Cards

type-asset = asset
type-event = event
type-skill = skill
type-treachery = treachery
type-enemy = enemy
type-investigator = investigator
type-location = location
type-act = act
type-agenda = agenda
type-scenario = scenario
type-encounter = encounter card
card-code = code
card-pack = product
card-type = type
card-class = class
card-level = level
card-cost = cost
card-slot = slot
card-icons = skills
card-traits = traits
card-health = health
card-sanity = sanity
card-keywords = keywords
card-deck-limit = per deck
card-bonded = bonded to
card-only = only for
card-taboo = taboo
card-weakness = weakness
card-unique = unique
card-permanent = Permanent
card-exceptional = Exceptional
card-myriad = Myriad
card-exile = exiled when used
card-taboo-chained = chained: { $n } experience more
card-taboo-mutated = mutated
card-taboo-forbidden = forbidden
card-part-errata = Errata
card-part-taboo = Taboo
card-part-rulings = Rulings
card-count = { $n ->
    [one] one card
   *[other] { $n } cards
}
card-error-none = No card fits.
card-error-class = There is no class “{ $text }”. There are: { $allowed }
card-error-pack = There is no product “{ $text }”. There are: { $allowed }

## Chaos bag

percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
odds-pass = Passed with a chance of { $chance }
odds-boosted = with more skill: { $text }
odds-margins = By how much
odds-passed = passed by { $n }
odds-failed = failed by { $n }
odds-tokens = Tokens
token-skull = skull
token-cultist = cultist
token-tablet = tablet
token-elder_thing = elder thing
token-auto_fail = auto-fail
token-elder_sign = elder sign
token-bless = bless
token-curse = curse
odds-error-difficulty = There is no difficulty “{ $text }”. There are: { $allowed }
odds-error-scenario = There is no scenario “{ $text }”. There are: { $allowed }
odds-error-token = “{ $text }” is no token: write a number such as -1, or one of { $allowed }; :2 after it for two.
odds-error-bag = A bag holds from 1 to { $most } tokens.
odds-error-bless = A bag holds at most { $most } bless and { $most } curse tokens.
odds-error-figures = Skill and difficulty are whole numbers from 0 to { $most }.
odds-error-elder = The elder sign adds a whole number, or is “success”, not “{ $text }”.
