# Tout ce qu’une personne peut lire, en français.
game-title = New game
game-summary = Des cartes en rangée : chacune qui dépasse la précédente rapporte un point.

## Ce qu’on choisit, demande et annule

action-play = Jouer { $card }
prompt-turn = Jouez une carte.
web-undo-play = Annuler la carte
web-choosing-turn = { $name } joue une carte…

## Ce qui s’est passé

event-drew = { $seat } pioche { $card }.
event-drew-hidden = { $seat } pioche une carte.
event-played = { $seat } joue { $card }.
event-scored = { $seat } marque : { $n ->
    [one] un point
   *[other] { $n } points
}.
event-won = { $seat } gagne avec { $n ->
    [one] un point
   *[other] { $n } points
}.

## Ce que montre la table

web-row = La rangée : { $n ->
    [0] pas encore de carte
    [one] une carte
   *[other] { $n } cartes
}
web-deck = Dans la pioche : { $n }
web-holds = { $n ->
    [one] une carte
   *[other] { $n } cartes
}
