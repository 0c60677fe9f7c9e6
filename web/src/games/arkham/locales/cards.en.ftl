# Cards: searched, and read with their rulings.

cards-title = Cards
cards-lead = Every player card up to June 2021, with the errata, taboos and rulings that name it, each in our own words.
cards-name = Name or code
cards-name-help = in French or English
cards-any = any
cards-count = { $n ->
    [0] No card
    [one] One card
   *[other] { $n } cards
}
cards-none-yet = Search
cards-hint = Type a part of a name, or choose a class, a trait, a product.
cards-nothing = No card fits.
cards-clear = Search anew
cards-more = { $n ->
    [one] One more card
   *[other] { $n } more cards
}
cards-cost-short = cost { $n }
cards-back = All cards

## One card

cards-type = Type
cards-type-encounter = encounter card
cards-class = Class
cards-level = Level
cards-cost = Cost
cards-slot = Slot
cards-icons = Skills
cards-trait = Trait
cards-traits = Traits
cards-health = Health
cards-sanity = Sanity
cards-marks = Marks
cards-limit = Per deck
cards-bonded = Bonded to
cards-only = Only for
cards-taboo = Taboo
cards-pack = Product
cards-code = Code
cards-weakness = weakness
cards-mark-unique = unique
cards-mark-permanent = Permanent
cards-mark-exceptional = Exceptional
cards-mark-myriad = Myriad
cards-mark-exile = exiled when used
cards-taboo-chained = chained: { $n } experience more
cards-taboo-mutated = mutated
cards-taboo-forbidden = forbidden
cards-other-side = other side
cards-no-text = What this card does is printed on it; here are its figures and its rulings.
cards-played = Our tables play this card.
cards-unplayed = Our tables do not play this card yet.
cards-versions = Of the same title
cards-part-errata = Errata
cards-part-taboos = Taboo
cards-part-rulings = Rulings
cards-silent = No ruling names this card.
