# Aux Portes de l’Horreur, en français. Clés : un préfixe, puis le nom employé dans les règles.

game-title = Aux Portes de l’Horreur
game-summary = Rassemblez pages, plans et runes, envoyez vos investigateurs, et ouvrez des portails avant les autres.

## Sortes

kind-region-innsmouth = Innsmouth
kind-region-salem = Salem
kind-region-arkham = Arkham
kind-region-kingsport = Kingsport
kind-region-rockport = Rockport

kind-mode-sane = saine
kind-mode-insane = malsaine

kind-owner-0 = le joueur 1
kind-owner-1 = le joueur 2
kind-owner-2 = le joueur 3
kind-owner-3 = le joueur 4
kind-owner-neutral = un neutre

kind-deed-page = page perdue
kind-deed-fragment = fragment de plan
kind-deed-send = envoi d’investigateurs
kind-deed-rune = rune ancienne
kind-deed-convert = conversion d’un investigateur
kind-deed-build = sections de portail

kind-quadrant-nw = NO
kind-quadrant-ne = NE
kind-quadrant-sw = SO
kind-quadrant-se = SE

kind-scroll-builders_warrant = Mandat de constructeur
kind-scroll-cartographers_order = Ordre du cartographe
kind-scroll-dark_hours = Heures sombres
kind-scroll-gate_artisan = Artisan des portails
kind-scroll-master_recruiter = Maître recruteur
kind-scroll-relics_call = L’appel de la relique
kind-scroll-keeper_of_the_book = Gardien du livre

kind-category-monstrosities = monstruosités
kind-category-regions = régions
kind-category-despair = jetons désespoir dépensés
kind-category-investigators = investigateurs en jeu
kind-category-scrolls = parchemins
kind-category-runes = runes anciennes
kind-category-pages = pages perdues
kind-category-fragments = fragments de plan

## Cartes

card-both = { $light } / { $dark }
card-page = Page { $n }
card-fragment = Fragment { $quadrant }
card-send = Envoi { $n }{ $tokens ->
    [0] { "" }
   *[other] {" "}(+{ $tokens })
}
card-rune = Rune
card-convert = Conversion
card-build = Construction { $n }{ $tokens ->
    [0] { "" }
   *[other] {" "}(+{ $tokens })
}

half-sane = Manche saine
half-insane = Manche malsaine

scroll-builders_warrant = Chaque page perdue que vous collectez permet aussi de bâtir une section de portail.
scroll-cartographers_order = Chaque fragment de plan que vous collectez permet aussi de bâtir une section de portail.
scroll-dark_hours = Toute action désespérée demande un jeton de moins.
scroll-gate_artisan = À la fin, 5 points pour le plus grand nombre de portails inachevés.
scroll-master_recruiter = À la fin, 5 points pour le plus grand nombre d’investigateurs en jeu.
scroll-relics_call = Chaque rune ancienne que vous collectez permet aussi d’envoyer un investigateur.
scroll-keeper_of_the_book = À la fin, 5 points pour le plus grand nombre de pages perdues.

## Actions

action-set_mode = Rendre la manche { $mode }
action-play = Jouer { $card }
action-end_turn = Finir le tour
action-send = Envoyer un investigateur à { $region }
action-move = Déplacer un investigateur : { $origin } vers { $region }
action-forgo = Renoncer à cet investigateur
action-convert = Convertir à { $region } : { $owner }
action-exchange = Changer de place : { $owner } à { $region } avec le vôtre à { $origin }
action-take_supply = Prendre la { $slot ->
    [0] première
    [1] deuxième
    [2] troisième
   *[other] quatrième
} carte de la réserve
action-take_deck = Prendre la carte du dessus de la pioche de portails
action-decline = Non, merci
action-swap = Désespoir : échanger deux cartes
action-renew = Désespoir : renouveler la réserve de portails
action-flip = Désespoir : retourner le disque
action-score_three = Désespoir : marquer trois points
action-discard = Défausser { $card }

## Questions

prompt-mode = Choisissez le mode de cette manche.
prompt-play = Jouez une carte.
prompt-end_turn = Vos deux cartes sont jouées. Finissez votre tour, ou dépensez des jetons désespoir.
prompt-send = { $free ->
    [0] { $left ->
        [one] Envoyez un investigateur.
       *[other] Envoyez { $left } investigateurs, un par un.
    }
   *[other] L’appel de la relique : vous pouvez envoyer un investigateur.
}
prompt-convert = Choisissez l’investigateur à convertir.
prompt-exchange = Votre réserve est vide : choisissez deux investigateurs qui changent de place.
prompt-gate_card = { $free ->
    [0] { $left ->
        [one] Prenez une carte portail.
       *[other] Prenez { $left } cartes portail, une par une.
    }
   *[other] Un parchemin vous laisse bâtir : vous pouvez prendre une carte portail.
}
prompt-discard = { $left ->
    [one] Défaussez encore une carte.
   *[other] Défaussez { $left } cartes, une par une.
}

## Événements

event-first_player = Premier joueur : { $seat }.
event-neutrals_placed = Investigateurs neutres à { $region } : { $n }.
event-round_began = Manche { $round }. Le disque de santé mentale est à { $seat }.
event-mode_set = { $seat } rend la manche { $mode }.
event-turn_began = { $seat } commence son tour.
event-card_played = { $seat } joue { $card }, action { $mode } : { $deed }.
event-card_discarded = { $seat } défausse { $card }.
event-drew = { $seat } pioche { $card }.
event-drew-hidden = { $seat } pioche une carte.
event-reshuffled = La défausse est mélangée : nouvelle pioche de { $n } cartes.
event-tokens_gained = { $seat } prend { $n ->
    [one] un jeton désespoir
   *[other] { $n } jetons désespoir
}.
event-tokens_lost = La réserve de jetons est vide : { $seat } se passe de { $n ->
    [one] son jeton
   *[other] { $n } jetons
}.
event-tokens_paid = { $seat } paie { $n ->
    [one] un jeton désespoir
   *[other] { $n } jetons désespoir
}.
event-page_collected = { $seat } collecte la page { $page }.
event-fragment_collected = { $seat } collecte un fragment { $quadrant }.
event-rune_collected = { $seat } collecte une rune et en possède { $n }.
event-sent = { $seat } envoie un investigateur à { $region }.
event-moved = { $seat } déplace un investigateur : { $origin } vers { $region }.
event-forwent = { $seat } renonce à un investigateur.
event-converted = { $seat } convertit à { $region } : { $owner }.
event-exchanged = { $seat } fait changer de place : { $owner } quitte { $region } pour { $origin }.
event-nothing_to_convert = { $seat } ne trouve personne à convertir.
event-gate_card_taken = { $seat } prend une carte { $region } à la { $slot ->
    [0] première place
    [1] deuxième place
    [2] troisième place
   *[other] quatrième place
} de la réserve.
event-gate_card_drawn = { $seat } tire une carte { $region } de la pioche de portails.
event-supply_refilled = Une carte { $region } vient à la { $slot ->
    [0] première place
    [1] deuxième place
    [2] troisième place
   *[other] quatrième place
} de la réserve.
event-section_built = { $seat } bâtit le portail { $region }, section { $n }.
event-nothing_to_build = { $seat } ne trouve aucune carte portail à prendre.
event-gate_opened = { $seat } ouvre un portail à { $region } !
event-monstrosity_released = { $seat } libère une monstruosité : { $value } points.
event-scroll_revealed = Un parchemin est révélé : { $scroll }.
event-region_scored = { $region } : { $seat } prend { $rank ->
    [1] la première place
    [2] la deuxième place
   *[other] la troisième place
} et marque { $n }.
event-neutrals_ranked = { $region } : les investigateurs neutres prennent { $rank ->
    [1] la première place
    [2] la deuxième place
   *[other] la troisième place
}.
event-recovered = { $seat } reprend { $n ->
    [one] un investigateur
   *[other] { $n } investigateurs
} à { $region }.
event-neutrals_removed = { $n ->
    [one] Un investigateur neutre quitte
   *[other] { $n } investigateurs neutres quittent
} { $region } pour de bon.
event-swapped = { $seat } échange deux cartes.
event-supply_renewed = { $seat } renouvelle la réserve de portails.
event-flipped = { $seat } retourne le disque : la manche est désormais { $mode }.
event-three_scored = { $seat } marque { $n } points.
event-gate_cards_exhausted = Il n’y a plus de carte portail : la partie s’arrête.
event-last_monstrosity = { $seat } a libéré la dernière monstruosité : la partie s’arrête.
event-final_scored = { $seat }, { $category } : { $n }.
event-final_total = { $seat } totalise { $n } points.
event-game_won = { $seat } gagne avec { $n } points.

## Ce que comptent les images de nombreuses parties

tally-card_discarded-card = la carte défaussée
tally-card_played-card = la carte jouée
tally-card_played-deed = l’action jouée
tally-converted-owner = le propriétaire de la figurine convertie
tally-converted-region = la région de la conversion
tally-drew-card = la carte piochée
tally-exchanged-origin = la région rejointe par échange
tally-exchanged-owner = le propriétaire de la figurine échangée
tally-exchanged-region = la région quittée par échange
tally-final_scored-category = la catégorie du décompte final
tally-fragment_collected-quadrant = le fragment collecté
tally-gate_card_drawn-region = la carte portail tirée
tally-gate_card_taken-region = la carte portail prise
tally-gate_card_taken-slot = la place de la carte portail prise
tally-gate_opened-region = le portail ouvert
tally-moved-origin = la région de départ du déplacement
tally-moved-region = la région d’arrivée du déplacement
tally-neutrals_placed-region = la région qui reçoit des neutres
tally-neutrals_ranked-region = la région où les neutres sont classés
tally-neutrals_removed-region = la région que les neutres quittent
tally-recovered-region = la région d’où reviennent les investigateurs
tally-region_scored-region = la région qui rapporte des points
tally-scroll_revealed-scroll = le parchemin révélé
tally-section_built-region = la section de portail bâtie
tally-sent-region = la région où l’on envoie
tally-supply_refilled-region = la carte qui complète la réserve
tally-supply_refilled-slot = la place de la réserve complétée

## Options de table

option-cards = Cartes action
option-cards-help = Quel sens sain va avec quel sens malsain, et combien de fois.
option-region_points = Points des régions
option-region_points-help = Ce que rapportent les trois premières places d’une région, pour chaque face du plateau.
option-costs = Prix
option-costs-help = Combien de jetons demande chaque action désespérée.
option-scroll_discs = Disques à parchemin
option-scroll_discs-help = Les disques, par leur valeur, qui révèlent un parchemin quand on les libère.
option-scroll_slots = Emplacements de parchemin
option-scroll_slots-help = Combien de parchemins cachés porte chaque face du plateau.
option-neutrals = Investigateurs neutres
option-neutrals-help = Combien il y en a dans chaque région à deux joueurs.
option-first_player = Premier joueur
option-first_player-help = La place qui commence, ou une place au hasard.
option-ages = Âges
option-ages-help = L’âge de chacun, pour la dernière égalité ; sans les âges, elle revient à la dernière place dans l’ordre du tour.
option-disc_values = Valeur des disques
option-disc_values-help = Ce que valent les six monstruosités, du haut de la pile vers le bas ; à deux, les deux premières restent dans la boîte.
option-tokens = Jetons désespoir
option-tokens-help = Combien il y en a dans la partie.
option-gate_sizes = Taille des portails
option-gate_sizes-help = Combien de cartes demande chaque portail.
option-gate_counts = Cartes portail
option-gate_counts-help = Combien de cartes de chaque type contient la pioche de portails.
option-hand_size = Taille de la main
option-hand_size-help = Combien de cartes chacun reçoit.

## Ce qui ne va pas dans une option

error-cards = Cartes action : il en faut 80, chaque page de 1 à 20 une fois, 40 fragments et 40 runes au plus, et assez de cartes sans artefact pour que chaque main puisse être complétée.
error-region_points = Points des régions : trois entiers de 1 à 99 par région, de plus en plus petits.
error-costs = Prix : des entiers de 2 à 24.
error-scroll_discs = Disques à parchemin : des valeurs de disques de la partie, chacune une fois.
error-scroll_slots = Emplacements de parchemin : des entiers de 0 à 7.
error-neutrals = Investigateurs neutres : des entiers, 10 en tout au plus.
error-first_player = Premier joueur : une place de cette table, ou « random » pour le hasard.
error-ages = Âges : un par place, de 0 à 150, ou aucun.
error-disc_values = Valeur des disques : six entiers de 1 à 99, chacun plus grand que le précédent.
error-tokens = Jetons désespoir : un entier de 0 à 99.
error-gate_sizes = Taille des portails : des entiers de 2 à 12, 45 en tout au plus.
error-gate_counts = Cartes portail : 90 en tout, et pour chaque type au moins autant que son portail en demande.
error-hand_size = Taille de la main : un entier de 2 à 6.

## Ce qui se trouve sur la table

label-round = Manche
label-mode = Mode
label-first = Premier joueur
label-active = Joueur actif
label-plays_left = Cartes à jouer
label-regions = Régions
label-supply = Réserve de portails
label-gate_deck = Pioche de portails
label-discs = Monstruosités
label-scrolls = Parchemins
label-face_down = Cachés
label-tokens = Jetons désespoir
label-token_supply = Réserve de jetons
label-costs = Actions désespérées
label-deck = Pioche action
label-discard = Défausse
label-played = Carte jouée
label-hand = Main
label-journal = Journal
label-pages = Pages perdues
label-fragments = Fragments de plan
label-blueprints = Plans complets
label-runes = Runes anciennes
label-reserve = Réserve personnelle
label-on_board = Sur le plateau
label-building = Portails en construction
label-opened = Portails ouverts
label-score = Score

## Ce que dit la table sur le Web

web-map = Carte de la côte : cinq régions
web-beside = À côté de la carte
web-sanity = Disque de santé mentale
web-marker = { $name } : { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-region = { $region } : { $points } points.
web-standing = { $name } { $n }{ $pays ->
    [0] .
   *[other] , soit { $pays } pour l’instant.
}
web-gate-yours = Votre portail : { $n } sur { $size }.
web-gate-largest = Plus grand portail : { $n } sur { $size }.
web-gate = { $region } { $n } sur { $size }
web-gates = Portails en construction : { $list }
web-none = rien encore
web-discs = { $n ->
    [one] Une monstruosité
   *[other] { $n } monstruosités
}, la prochaine vaut { $value }{ $scroll ->
    [yes] {" "}et révèle un parchemin
   *[no] { "" }
}
web-discs-none = Plus aucune monstruosité
web-opens = Le portail s’ouvre
web-take-up = Choisir cette figurine : { $owner } à { $region }
web-put-down = Reposer cette figurine
web-held-move = Choisissez où elle va. Échap la repose.
web-held-exchange = Choisissez la vôtre qui prend sa place. Échap la repose.

web-scroll-builders_warrant = Une page collectée : une section de portail offerte
web-scroll-cartographers_order = Un fragment collecté : une section de portail offerte
web-scroll-dark_hours = Les actions désespérées coûtent un jeton de moins
web-scroll-gate_artisan = À la fin : 5 pour le plus de portails inachevés
web-scroll-master_recruiter = À la fin : 5 pour le plus de figurines en jeu
web-scroll-relics_call = Une rune collectée : un investigateur envoyé
web-scroll-keeper_of_the_book = À la fin : 5 pour le plus de pages

web-round = Manche { $n }
web-round-mode = Manche { $n } · { $mode }
web-disc-held = disque tenu par { $name }
web-supply = Réserve
web-monstrosities = Monstruosités

web-deed-send = Envoyer
web-deed-rune = Rune
web-deed-convert = Convertir
web-deed-build = Construire
web-gives-send = { $n ->
    [one] un investigateur
   *[other] { $n } investigateurs
}
web-gives-build = { $n ->
    [one] une section
   *[other] { $n } sections
}
web-gives-convert = un investigateur
web-gives-rune = runes { $before } → { $after }
web-gives-tokens = { $n ->
    [0] sans jeton
    [one] un jeton
   *[other] { $n } jetons
}
web-page-joins = rejoint { $a }
web-page-joins-two = rejoint { $a } et { $b }
web-page-alone = reste seule
web-plan-part = { $n ->
    [4] achève un plan
   *[other] plan { $n } sur 4
}
web-plan-corner = Plan { $quadrant }
web-plan-spare = en double
web-deck = Pioche { $n }
web-gate-deck = { $under ->
    [0] Pioche de portails
   *[other] Pioche de portails ; au fond, vues de tous, dans cet ordre : { $list }
}
web-discard = Défausse { $n }
web-played = jouée
web-played-by = jouée par { $name }
web-hidden-hand = { $name } a { $n ->
    [one] une carte
   *[other] { $n } cartes
} en main

web-journal-yours = votre carnet
web-journal = carnet de { $name }
web-at-end = +{ $n } à la fin
web-pages = Pages
web-plans = Plans
web-runes = Runes
web-figures = Figures
web-on-board = { $n } sur la carte
web-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-points-of = { $what } : { $points }
web-sum-run = Pages à la suite : { $n } × 4 = { $points }
web-sum-alone = Pages seules : { $n } × 2 = { $points }
web-sum-plan = Plans entiers : { $n } × 12 = { $points }
web-sum-spare = Autres fragments : { $n } × 2 = { $points }
web-sum-runes = Série de { $n } : { $points }
web-sum-figures = { $region } : { $n }

web-swap = Échanger deux cartes
web-renew = Renouveler la réserve
web-flip = Retourner le disque
web-score_three = Marquer 3 points
web-tokens = { $n ->
    [0] aucun jeton
    [one] { $n } jeton
   *[other] { $n } jetons
}
web-short = { $n ->
    [one] il manque { $n } jeton
   *[other] il manque { $n } jetons
}

web-desperate-rest = À votre tour, avant ou après une carte.

web-denied-GATE-046 = deux cartes par tour, ni plus ni moins
web-denied-GATE-067 = votre réserve n’est pas vide
web-denied-GATE-069 = votre réserve est vide
web-denied-GATE-078 = aucun adversaire sur place
web-denied-GATE-080 = il faut changer de place
web-denied-GATE-086 = plus de carte portail
web-denied-GATE-087 = place vide
web-denied-GATE-092 = portail incomplet
web-denied-GATE-131 = trop peu de jetons
web-denied-GATE-132 = la réserve est vide
web-denied-GATE-133 = trop peu de jetons
web-denied-GATE-136 = trop peu de jetons
web-denied-GATE-138 = trop peu de jetons
web-denied-GATE-160 = aucun neutre sur place

web-label-move = { $origin } → { $region }
web-label-exchange = { $owner }, { $region } ⇄ { $origin }
web-note-you = vous { $before } → { $after }
web-note-owner = { $sign } { $before } → { $after }
web-note-gate = votre portail { $n }/{ $size }
web-note-opens = le portail s’ouvre
web-note-unseen = inconnue, il en reste { $n }
web-note-sane = pages, fragments, investigateurs
web-note-insane = runes, conversions, portails

web-first-card = Première carte de votre tour.
web-second-card = Seconde carte de votre tour.
web-where-mode = La manche { $n } commence ; vous tenez le disque.
web-where-end_turn = Votre main est ensuite complétée.
web-where-discard = Il part autant de cartes qu’il en est venu.
web-where-send = Choisissez une région lumineuse.
web-where-convert = Choisissez une figurine lumineuse.
web-where-exchange = Choisissez la figurine à prendre, puis la vôtre.
web-where-gate_card = Choisissez une carte lumineuse.

web-total = Total
web-tokens-left = jetons restants
web-tie-tokens = Égalité de points : la victoire va à qui garde le plus de jetons, { $n }.
web-tie-last = Égalité de points et de jetons : l’âge, puis l’ordre du tour, tranche.

web-undo-play = Annuler la carte
web-undo-send = Annuler l’envoi
web-undo-move = Annuler le déplacement
web-undo-forgo = Annuler le renoncement
web-undo-convert = Annuler la conversion
web-undo-exchange = Annuler l’échange
web-undo-take_supply = Annuler la carte portail
web-undo-take_deck = Annuler la carte portail
web-undo-set_mode = Annuler le mode
web-undo-end_turn = Annuler la fin du tour
web-undo-decline = Annuler le refus
web-undo-discard = Annuler la défausse
web-undo-swap = Annuler l’échange de cartes
web-undo-renew = Annuler le renouvellement
web-undo-flip = Annuler le retournement
web-undo-score_three = Annuler les trois points

web-choosing-mode = { $name } choisit le mode de la manche
web-choosing-play = { $name } choisit une carte
web-choosing-end_turn = { $name } finit son tour
web-choosing-send = { $name } envoie un investigateur
web-choosing-convert = { $name } convertit un investigateur
web-choosing-exchange = { $name } fait changer de place deux investigateurs
web-choosing-gate_card = { $name } prend une carte portail
web-choosing-discard = { $name } défausse

## Ce qui ne ferait rien

web-note-idle-convert = personne à convertir : seulement ses jetons
web-note-idle-build = plus de carte de portail : seulement ses jetons
web-note-same = tous deux sont ici : rien ne change
# Les parties des options de table

option-first_player-random = au hasard
option-first_player-0 = place 1
option-first_player-1 = place 2
option-first_player-2 = place 3
option-first_player-3 = place 4
option-part-two = À deux
option-part-many = À trois ou quatre
option-part-swap = Échanger deux cartes
option-part-renew = Renouveler la réserve
option-part-flip = Retourner le disque
option-part-score_three = Marquer 3 points
option-part-sane = Moitiés lucides
option-part-insane = Moitiés démentes
option-part-pairs = Paires
option-part-pages = Numéros des pages
option-part-quadrants = Fragments
option-part-count = Combien
option-part-n = Quantité
option-part-tokens = Jetons
option-part-page = Page
option-part-fragment = Fragment
option-part-rune = Rune
option-part-convert = Convertir
option-part-send1_t1 = Envoyer 1, 1 jeton
option-part-send1_t2 = Envoyer 1, 2 jetons
option-part-send2_t0 = Envoyer 2
option-part-build1_t1 = Bâtir 1, 1 jeton
option-part-build1_t2 = Bâtir 1, 2 jetons
option-part-build2_t0 = Bâtir 2
