# Lakeview at the terminal, in English.

terminal-night = night { $n }
terminal-calamity = Calamity { $n } of { $end }
terminal-calamity-row = Calamity
terminal-monster-in = is in { $district }.
terminal-monster-hidden = is out of sight; it may be in: { $districts }.
terminal-monster-secret = is in { $district }, and nobody else knows. To the Kids it
terminal-stunned = It is stunned.
terminal-double = A double in { $district }.
terminal-double-sheeted = A double under a sheet in { $district }.
terminal-bystanders = Bystanders: { $left } in town, { $saved } safe, { $taken } carried off.
terminal-curses-left = Curses left: { $n }.
terminal-curses = { $n ->
    [one] 1 Curse
   *[other] { $n } Curses
}
terminal-revealed = Turned up
terminal-pile = Pile { $n }
terminal-dealt = (dealt, not chosen)
terminal-decks = Decks: { $cards } cards, { $encounters } encounters, { $items } items. Tokens left: { $tokens }.
terminal-symbols-left = Symbols: { $list }.
terminal-tokens = { $n ->
    [one] 1 token
   *[other] { $n } tokens
}
terminal-searched = searched
terminal-projector = Projector
terminal-bystander = bystander
terminal-reflection = Reflection
terminal-found = found here
terminal-acted = has acted
terminal-used = (used)
terminal-hand = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
terminal-lost-letter = L
terminal-hiding = hidden somewhere
terminal-outside = not in town yet
terminal-screen = Behind your screen
terminal-held = You are held here: { $building }
terminal-was-held = The Lost Kid was held here: { $building }.
terminal-onto = The three numbers of a card play it onto the first, second or third pile.
terminal-squares = { $n } squares are within reach: their numbers are on the map. You can also type where they lie, such as G7.
terminal-steps = { $n ->
    [one] 1 square
   *[other] { $n } squares
}
terminal-rolls = { $n ->
    [one] 1 square
   *[other] { $n } squares
}
terminal-rolls-aslant = { $n ->
    [one] 1 square
   *[other] { $n } squares
}, diagonally too
terminal-won = Everybody wins!
terminal-lost = Everybody loses.
terminal-help = Letters on the map are the Kids; [R] and [B] are the red sedan and the blue van. M or a skull is the Monster. A building has its number, then ? for an encounter token and a star for an objective; P, b and r are a Projector, a bystander, a Reflection. Squares on offer show the number to type.
