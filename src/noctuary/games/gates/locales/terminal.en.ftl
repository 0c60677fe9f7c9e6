# Gates at the terminal, in English.

terminal-holds-disc = disc: { $name }
terminal-cards-to-play = { $n ->
    [0] no card left to play
    [one] one card left to play
   *[other] { $n } cards left to play
}
terminal-row-score = Score
terminal-row-tokens = Tokens
terminal-row-reserve = Reserve
terminal-row-hand = Hand
terminal-row-held = Tok. res. hand
terminal-row-pages = Pages
terminal-row-fragments = Plans
terminal-row-runes = Runes
terminal-row-opened = Opened
terminal-neutral = neutral
terminal-supply = Gate supply
terminal-deck = Decks
terminal-decks-text = gates { $gates }{ $under ->
    [0] { "" }
   *[other] {" "}({ $under } at the bottom seen)
} · cards { $cards } · discard { $discard }
terminal-discs = Monsters
terminal-discs-legend = { $mark } reveals a scroll
terminal-discs-none = none left
terminal-scrolls = Scrolls
terminal-scrolls-face-down = { $n } face down
terminal-tokens-left = tokens { $n }/{ $total }
terminal-despair = Despair
terminal-cost-swap = swap { $n }
terminal-cost-renew = renew { $n }
terminal-cost-flip = flip { $n }
terminal-cost-score_three = 3 points { $n }
terminal-points-at-end = +{ $n }
terminal-wins = { $name } wins
terminal-note-gate = { $region } { $n }/{ $size }
terminal-note-opens = { $region } { $n }/{ $size }, the gate opens
terminal-note-figures = yours { $before } → { $after }
terminal-note-tokens = { $n ->
    [one] one token
   *[other] { $n } tokens
}
terminal-help = In a region, +9 is what your figures there would score now; the bar below is your gate. A card’s (+1) is the despair tokens it brings. After pages, plans and runes: points at the end.
