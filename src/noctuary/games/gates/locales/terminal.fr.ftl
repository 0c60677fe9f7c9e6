# Gates au terminal, en français.

terminal-holds-disc = disque : { $name }
terminal-cards-to-play = { $n ->
    [0] plus de carte à jouer
    [one] encore une carte à jouer
   *[other] { $n } cartes à jouer
}
terminal-row-score = Score
terminal-row-tokens = Jetons
terminal-row-reserve = Réserve
terminal-row-hand = Main
terminal-row-held = Jet. rés. main
terminal-row-pages = Pages
terminal-row-fragments = Plans
terminal-row-runes = Runes
terminal-row-opened = Ouverts
terminal-neutral = neutres
terminal-supply = Portails
terminal-deck = Pioches
terminal-decks-text = portails { $gates }{ $under ->
    [0] { "" }
   *[other] {" "}({ $under } vues au fond)
} · cartes { $cards } · défausse { $discard }
terminal-discs = Monstres
terminal-discs-legend = { $mark } dévoile un parchemin
terminal-discs-none = plus aucun
terminal-scrolls = Parchemins
terminal-scrolls-face-down = { $n } face cachée
terminal-tokens-left = jetons { $n }/{ $total }
terminal-despair = Désespoir
terminal-cost-swap = échanger { $n }
terminal-cost-renew = renouveler { $n }
terminal-cost-flip = retourner { $n }
terminal-cost-score_three = 3 points { $n }
terminal-points-at-end = +{ $n }
terminal-wins = Victoire : { $name }
terminal-note-gate = { $region } { $n }/{ $size }
terminal-note-opens = { $region } { $n }/{ $size }, le portail s’ouvre
terminal-note-figures = vous { $before } → { $after }
terminal-note-tokens = { $n ->
    [one] un jeton
   *[other] { $n } jetons
}
terminal-help = Dans une région, +9 est ce que vos figurines y marqueraient maintenant ; la barre dessous est votre portail. Sur une carte, (+1) compte les jetons désespoir qu’elle rapporte. Après pages, plans et runes : les points à la fin.
