# Lakeview au terminal, en français.

lakeview-night = nuit { $n }
lakeview-calamity = Calamité { $n } sur { $end }
lakeview-calamity-row = Calamité
lakeview-monster-in = est ici : { $district }.
lakeview-monster-hidden = reste invisible ; il peut être ici : { $districts }.
lakeview-monster-secret = est ici, et personne d’autre ne le sait : { $district }. Pour les Gamins, il
lakeview-stunned = Il est assommé.
lakeview-double = Un double ici : { $district }.
lakeview-double-sheeted = Un double sous un drap ici : { $district }.
lakeview-bystanders = Badauds : { $left } en ville, { $saved } à l’abri, { $taken ->
    [one] { $taken } emporté
   *[other] { $taken } emportés
}.
lakeview-curses-left = Malédictions restantes : { $n }.
lakeview-curses = { $n ->
    [one] { $n } malédiction
   *[other] { $n } malédictions
}
lakeview-pile = Pile { $n }
lakeview-dealt = (tirée, non choisie)
lakeview-decks = Pioches : { $cards } cartes, { $encounters } rencontres, { $items } objets. Jetons restants : { $tokens }.
lakeview-symbols-left = Symboles : { $list }.
lakeview-tokens = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
lakeview-searched = fouillé
lakeview-projector = projecteur
lakeview-bystander = badaud
lakeview-reflection = reflet
lakeview-found = retrouvé ici
lakeview-acted = a joué
lakeview-used = (face cachée)
lakeview-hand = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
lakeview-lost-letter = G
lakeview-hiding = caché quelque part
lakeview-outside = pas encore en ville
lakeview-screen = Derrière votre écran
lakeview-held = On vous retient ici : { $building }
lakeview-was-held = Le Gamin Perdu était retenu ici : { $building }.
lakeview-onto = Les trois numéros d’une carte la jouent sur la première, la deuxième ou la troisième pile.
lakeview-squares = { $n } cases sont à portée : leurs numéros sont sur le plan. Vous pouvez aussi taper leur position, comme G7.
lakeview-steps = { $n ->
    [one] { $n } case
   *[other] { $n } cases
}
lakeview-rolls = { $n ->
    [one] { $n } case
   *[other] { $n } cases
}
lakeview-rolls-aslant = { $n ->
    [one] { $n } case
   *[other] { $n } cases
}, en diagonale aussi
lakeview-won = Tout le monde gagne !
lakeview-lost = Tout le monde perd.
help-table-lakeview = Les lettres du plan sont les Gamins ; [R] et [B] sont la berline rouge et le van bleu. M ou un crâne est le Monstre. Un bâtiment porte son numéro, puis ? pour un jeton Rencontre et une étoile pour un objectif ; P, b et r sont un projecteur, un badaud, un reflet. Les cases à portée portent le numéro à taper.
