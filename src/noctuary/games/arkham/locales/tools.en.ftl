# The tools: decks, cards, odds and campaigns, in English.

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
deck-kind-note = to know
deck-problem-too-few = { $size } cards count, { $wanted } are wanted.
deck-problem-too-many = { $size } cards count, { $wanted } are wanted.
deck-problem-unknown = { $cards }: no card known here has this code.
deck-problem-signature = { $cards } belongs to another investigator.
deck-problem-bonded = { $cards } is bonded: it is set aside at the start, never in the deck.
deck-problem-investigator = { $cards } is an investigator, not a card for a deck.
deck-problem-encounter = { $cards } is an encounter card.
deck-problem-no-card = { $cards } is the other side of a card.
deck-problem-story = { $cards } is earned in a scenario; no deck starts with it.
deck-problem-story-unknown = { $cards } is not among the cards known here: taken for a story card that the campaign added, and not counted.
deck-problem-earned = { $cards } is a weakness earned in a scenario; no deck starts with it.
deck-problem-taboo = { $cards } is forbidden by the list of taboos.
deck-problem-copies = { $cards }: { $n } copies by title, at most { $most }.
deck-problem-exceptional = { $cards }: { $n } copies of an Exceptional title, at most { $most }.
deck-problem-myriad = { $cards }: { $n } copies of a Myriad title, at most { $most }.
deck-problem-per-deck = { $cards }: { $n } copies, at most { $most } per deck.
deck-problem-choose-class = { $cards } chooses a second class: { $allowed }.
deck-problem-choose-size = { $cards } chooses a deck size: { $allowed }.
deck-problem-never = { $cards }: this investigator may never have cards of this trait.
deck-problem-ally-slot = { $cards } takes an ally slot: On Your Own lets none into the deck.
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
deck-problem-picks = { $wanted ->
    [0] { $cards }: only the front of the parallel investigator adds these.
   *[other] Exactly { $wanted } different ones of these must be in the deck, there are { $n }: { $cards }
}
deck-problem-set = These go together, all of them or none: { $cards }
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
error-deck-empty = There is nothing to read.
error-deck-json = This JSON is not a deck of ArkhamDB or arkham.build.
error-deck-encoding = This file is not text in UTF-8.
error-deck-long = This is too long to be a deck.
error-deck-investigator = No investigator is named in this deck.
error-deck-who = No decks are built for the investigator “{ $text }” here.
error-deck-back = The back “{ $text }” does not belong to this investigator.
error-deck-slots = The field “{ $field }” of the deck cannot be read.
error-deck-copies = The field “{ $field }” says how many { $code } there are: a whole number from 0 to { $most }.
error-deck-meta = The field “meta” of the deck is not a JSON object.
error-deck-card = No card is called “{ $text }”.
error-deck-line = This line cannot be read: { $text }
error-deck-line-several = Several cards are called “{ $text }”: add the subtitle after a colon, or the code in square brackets.
error-deck-taboo = There is no list of taboos “{ $text }”: the whole list { $allowed } applies, or none.
error-deck-other = These are decks of two investigators: { $old } and { $new }.
error-deck-small = The deck has { $n } cards to draw; at least { $wanted } are wanted for this.
error-deck-turns = Odds are told for turns 0 to { $most }.
error-deck-starter = There is no starter deck “{ $text }”. There are: { $allowed }
error-deck-file = There is no file { $path }.
error-deck-modes = Give --standalone or --start, not both.
error-deck-format = There is no format “{ $text }”. There are: { $allowed }
error-deck-not-in-deck = No card in the deck is called “{ $text }”.

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
error-card-empty = Say what to look for.
error-card-none = No card fits.
error-card-class = There is no class “{ $text }”. There are: { $allowed }
error-card-product = There is no product “{ $text }”. There are: { $allowed }

## Chaos bag

percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
chance-pass = Passed with a chance of { $chance }
chance-boosted = with more skill: { $text }
chance-margins = By how much
chance-passed = passed by { $n }
chance-failed = failed by { $n }
chance-tokens = Tokens
token-skull = skull
token-cultist = cultist
token-tablet = tablet
token-elder_thing = elder thing
token-auto_fail = auto-fail
token-elder_sign = elder sign
token-bless = bless
token-curse = curse
error-odds-difficulty = There is no difficulty “{ $text }”. There are: { $allowed }
error-odds-scenario = There is no scenario “{ $text }”. There are: { $allowed }
error-odds-tokens = “{ $text }” is no token: write a number such as -1, or one of { $allowed }; :2 after it for two.
error-odds-bag = A bag holds from 1 to { $most } tokens.
error-odds-bless = A bag holds at most { $most } bless and { $most } curse tokens.
error-odds-figures = Skill and difficulty are whole numbers from 0 to { $most }.
error-odds-elder = The elder sign adds a whole number, or is “success”, not “{ $text }”.

## In the browser

error-card-pack = There is no product “{ $text }”.
error-card-number = “{ $text }” is no { $name }: a whole number from 0 to { $most }.
error-odds-symbol = “{ $text }” is no symbol, or its modifier is beyond { $most }.
error-odds-long = That would take too long: fewer bless and curse tokens, or fewer cards at once.
error-odds-token = “{ $text }” is no chaos token: a number such as -1, or one of { $allowed }.
error-no-campaign = This table belongs to no campaign.
error-campaign-running = The scenario is still being played: the campaign goes on when it is over.
