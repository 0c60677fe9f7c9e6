# Lakeview at the terminal, in English.

lakeview-night = night { $n }
lakeview-calamity = Calamity { $n } of { $end }
lakeview-calamity-row = Calamity
lakeview-monster-in = is in { $district }.
lakeview-monster-hidden = is out of sight; it may be in: { $districts }.
lakeview-monster-secret = is in { $district }, and nobody else knows. To the Kids it
lakeview-stunned = It is stunned.
lakeview-double = A double in { $district }.
lakeview-double-sheeted = A double under a sheet in { $district }.
lakeview-bystanders = Bystanders: { $left } in town, { $saved } safe, { $taken } carried off.
lakeview-curses-left = Curses left: { $n }.
lakeview-curses = { $n ->
    [one] 1 Curse
   *[other] { $n } Curses
}
lakeview-pile = Pile { $n }
lakeview-dealt = (dealt, not chosen)
lakeview-decks = Decks: { $cards } cards, { $encounters } encounters, { $items } items. Tokens left: { $tokens }.
lakeview-symbols-left = Symbols: { $list }.
lakeview-tokens = { $n ->
    [one] 1 token
   *[other] { $n } tokens
}
lakeview-searched = searched
lakeview-projector = Projector
lakeview-bystander = bystander
lakeview-reflection = Reflection
lakeview-found = found here
lakeview-acted = has acted
lakeview-used = (used)
lakeview-hand = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
lakeview-lost-letter = L
lakeview-hiding = hidden somewhere
lakeview-outside = not in town yet
lakeview-screen = Behind your screen
lakeview-held = You are held here: { $building }
lakeview-was-held = The Lost Kid was held here: { $building }.
lakeview-onto = The three numbers of a card play it onto the first, second or third pile.
lakeview-squares = { $n } squares are within reach: their numbers are on the map. You can also type where they lie, such as G7.
lakeview-steps = { $n ->
    [one] 1 square
   *[other] { $n } squares
}
lakeview-rolls = { $n ->
    [one] 1 square
   *[other] { $n } squares
}
lakeview-rolls-aslant = { $n ->
    [one] 1 square
   *[other] { $n } squares
}, diagonally too
lakeview-won = Everybody wins!
lakeview-lost = Everybody loses.
help-table-lakeview = Letters on the map are the Kids; [R] and [B] are the red sedan and the blue van. M or a skull is the Monster. A building has its number, then ? for an encounter token and a star for an objective; P, b and r are a Projector, a bystander, a Reflection. Squares on offer show the number to type.
