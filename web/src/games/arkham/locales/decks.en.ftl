# Decks: checked, counted, compared, drawn.

decks-title = Decks
decks-lead = Bring a deck from ArkhamDB or arkham.build: every rule for building it is checked, for the 54 investigators released up to June 2021.
decks-in = The deck
decks-deck = Deck: JSON or text
decks-placeholder =
    # My deck
    Investigator: Roland Banks
    - Machete x2
decks-input-help = Paste it, drop its file here, or take one of ours.
decks-file = A file…
decks-starter = One of ours…
decks-starter-name = { $who }, { $level }
decks-play-easy = easy to play
decks-play-medium = less easy
decks-play-hard = hard to play
decks-ours-easy = Our deck, easy to play
decks-ours-medium = Our deck, less easy
decks-ours-hard = Our deck, hard to play
decks-clear = Clear
decks-taboo = Taboos
decks-taboo-deck = as the deck says
decks-taboo-on = the whole list { $list }
decks-taboo-off = none
decks-mode = Meant for
decks-mode-campaign = a campaign under way
decks-mode-start = the start of a campaign
decks-mode-standalone = one scenario alone
decks-empty = Nothing lies on the bench yet. One of our fifteen decks shows what there is to see.

## What was found

decks-legal = The deck is legal
decks-problems = { $n ->
    [one] One thing is wrong
   *[other] { $n } things are wrong
}
decks-of = of { $wanted } cards
decks-size = { $n } of { $wanted } cards
decks-experience = experience
decks-weaknesses = { $n ->
    [one] basic weakness wanted
   *[other] basic weaknesses wanted
}
decks-taboo-applied = list of taboos { $list }
decks-taboo-none = no taboos
decks-unplayed = { $n ->
    [one] Our tables do not play this card yet: { $cards }.
   *[other] Our tables do not play these { $n } cards yet: { $cards }.
}
decks-other-list = The deck names list of taboos { $n }; list { $list } was applied, the one known here.
decks-cards = Cards
decks-charts = In figures
decks-chart-costs = Cost
decks-chart-icons = Icons
decks-chart-classes = Classes
decks-chart-types = Types
decks-chart-levels = Levels

## Drawing

decks-draw = What comes to hand
decks-draw-wanted = Cards you hope for (any one of them will do):
decks-draw-mulligan = Redraw a hand without any
decks-draw-mulligan-help = The whole opening hand is redrawn once when it holds none of them.
decks-draw-chance = Chance to have drawn one
decks-draw-opening = opening hand
decks-draw-turn = by turn { $n }
decks-draw-hand = A hand
decks-draw-next = Then
decks-draw-few = There are odds once { $n } cards can be drawn.
decks-draw-again = Deal another

## Two versions

decks-compare = As a new version
decks-older = The older version
decks-available = Experience there is
decks-compare-help = Bring the deck as it was before: here stands what the changes cost, and what they may not do.
decks-price = { $n ->
    [0] It costs nothing
   *[other] { $n } experience
}
decks-left = { $n } kept for later
decks-becomes = becomes
decks-xp = { $n } xp
decks-removed = removed
decks-exiled = exiled
decks-gained = gained

## Taking it away

decks-export = Take it along
decks-play = Play it at a table
decks-as-json = JSON for ArkhamDB
decks-as-text = Text
decks-copy = Copy the text
decks-copied = Copied.
decks-not-copied = This browser does not let us copy; take the text as a file.

## How a card came

decks-how-bought = bought
decks-how-upgraded = upgraded
decks-how-restored = replaced
decks-how-myriad = Myriad copy
decks-how-swapped = swapped
decks-how-second = second copy

## Kinds of problem

decks-kind-too-few = too few cards
decks-kind-too-many = too many cards
decks-kind-copies = too many copies
decks-kind-options = limit
decks-kind-not-allowed = not allowed
decks-kind-requirement = missing
decks-kind-choice = no choice made
decks-kind-upgrade = refused
decks-kind-note = to know

## Problems

decks-problem-too-few = { $size } cards count, { $wanted } are wanted.
decks-problem-too-many = { $size } cards count, { $wanted } are wanted.
decks-problem-unknown = { $cards }: no card known here has this code.
decks-problem-signature = { $cards } belongs to another investigator.
decks-problem-bonded = { $cards } is bonded: it is set aside at the start, never in the deck.
decks-problem-investigator = { $cards } is an investigator, not a card for a deck.
decks-problem-encounter = { $cards } is an encounter card.
decks-problem-no-card = { $cards } is the other side of a card.
decks-problem-story = { $cards } is earned in a scenario; no deck starts with it.
decks-problem-story-unknown = { $cards } is not among the cards known here: taken for a story card that the campaign added, and not counted.
decks-problem-earned = { $cards } is a weakness earned in a scenario; no deck starts with it.
decks-problem-taboo = { $cards } is forbidden by the list of taboos.
decks-problem-copies = { $cards }: { $n } copies by title, at most { $most }.
decks-problem-exceptional = { $cards }: { $n } copies of an Exceptional title, at most { $most }.
decks-problem-myriad = { $cards }: { $n } copies of a Myriad title, at most { $most }.
decks-problem-per-deck = { $cards }: { $n } copies, at most { $most } per deck.
decks-problem-choose-class = { $cards } chooses a second class: { $allowed }.
decks-problem-choose-size = { $cards } chooses a deck size: { $allowed }.
decks-problem-never = { $cards }: this investigator may never have cards of this trait.
decks-problem-ally-slot = { $cards } takes an ally slot: On Your Own lets none into the deck.
decks-problem-option = { $cards }: fits no option of this investigator ({ $n ->
    [one] one copy
   *[other] { $n } copies
}).
decks-problem-limit = { $n } cards through an option for { $limit }: { $cards }
decks-problem-atleast = { $cards } wants { $min } cards of each of { $factions } classes; { $n ->
    [0] no class has
    [one] one class has
   *[other] { $n } classes have
} enough.
decks-problem-covenant = { $n } Covenants, at most one per deck: { $cards }
decks-problem-skills = { $cards } wants { $wanted } skills in the deck; there are { $n }.
decks-problem-required = { $n ->
    [one] One copy
   *[other] { $n } copies
} of one of these must be in the deck: { $cards }
decks-problem-picks = { $wanted ->
    [0] { $cards }: only the front of the parallel investigator adds these.
   *[other] Exactly { $wanted } different ones of these must be in the deck, there are { $n }: { $cards }
}
decks-problem-set = These go together, all of them or none: { $cards }
decks-problem-signature-copies = { $cards }: { $n } in the deck, exactly { $wanted } wanted.
decks-problem-weaknesses = { $n } basic weaknesses in the deck, { $wanted } wanted.
decks-problem-start = A starting deck may hold { $most } experience, this one holds { $n }: { $cards }
decks-problem-standalone = A standalone deck may hold { $most } experience, this one holds { $n }: { $cards }
decks-problem-exile = { $cards } cannot have been exiled: the old deck has fewer copies.
decks-problem-weakness-stays = { $cards } is a weakness: it cannot leave the deck.
decks-problem-required-stays = { $cards } is a signature card: it cannot leave the deck.
decks-problem-permanent-stays = { $cards } is Permanent: once bought it cannot leave the deck.
decks-problem-removed = { $n ->
    [one] One card was
   *[other] { $n } cards were
} removed without buying another for its place, among: { $cards }
decks-problem-researched = { $cards } can only be had by upgrading its lower version, after its task is in the campaign log.
decks-problem-experience = This costs { $price } experience, there are { $available }.
