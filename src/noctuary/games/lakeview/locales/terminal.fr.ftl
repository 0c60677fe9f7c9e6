# Lakeview au terminal, en français.

terminal-night = nuit { $n }
terminal-calamity = Calamité { $n } sur { $end }
terminal-calamity-row = Calamité
terminal-monster-in = est ici : { $district }.
terminal-monster-hidden = reste invisible ; il peut être ici : { $districts }.
terminal-monster-secret = est ici, et personne d’autre ne le sait : { $district }. Pour les Gamins, il
terminal-stunned = Il est assommé.
terminal-double = Un double ici : { $district }.
terminal-double-sheeted = Un double sous un drap ici : { $district }.
terminal-bystanders = Badauds : { $left } en ville, { $saved } à l’abri, { $taken ->
    [one] { $taken } emporté
   *[other] { $taken } emportés
}.
terminal-curses-left = Malédictions restantes : { $n }.
terminal-curses = { $n ->
    [one] { $n } malédiction
   *[other] { $n } malédictions
}
terminal-revealed = Tirée
terminal-pile = Pile { $n }
terminal-dealt = (tirée, non choisie)
terminal-decks = Pioches : { $cards } cartes, { $encounters } rencontres, { $items } objets. Jetons restants : { $tokens }.
terminal-symbols-left = Symboles : { $list }.
terminal-tokens = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
terminal-searched = fouillé
terminal-projector = projecteur
terminal-bystander = badaud
terminal-reflection = reflet
terminal-found = retrouvé ici
terminal-acted = a joué
terminal-used = (face cachée)
terminal-hand = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
terminal-lost-letter = G
terminal-hiding = caché quelque part
terminal-outside = pas encore en ville
terminal-screen = Derrière votre écran
terminal-held = On vous retient ici : { $building }
terminal-was-held = Le Gamin Perdu était retenu ici : { $building }.
terminal-onto = Les trois numéros d’une carte la jouent sur la première, la deuxième ou la troisième pile.
terminal-squares = { $n } cases sont à portée : leurs numéros sont sur le plan. Vous pouvez aussi taper leur position, comme G7.
terminal-steps = { $n ->
    [one] { $n } case
   *[other] { $n } cases
}
terminal-rolls = { $n ->
    [one] { $n } case
   *[other] { $n } cases
}
terminal-rolls-aslant = { $n ->
    [one] { $n } case
   *[other] { $n } cases
}, en diagonale aussi
terminal-won = Tout le monde gagne !
terminal-lost = Tout le monde perd.
terminal-help = Les lettres du plan sont les Gamins ; [R] et [B] sont la berline rouge et le van bleu. M ou un crâne est le Monstre. Un bâtiment porte son numéro, puis ? pour un jeton Rencontre et une étoile pour un objectif ; P, b et r sont un projecteur, un badaud, un reflet. Les cases à portée portent le numéro à taper.
