# Terreurs sur Lakeview, en français. Clés : un préfixe, puis le nom employé dans les règles.

game-title = Terreurs sur Lakeview
game-summary = Un gamin a disparu et ne peut presque rien dire : lisez ses cartes, évitez les Fédéraux, tenez tête au Monstre et retrouvez-vous avant la fin de la nuit.

## Sortes

kind-figure-nancy = Nancy
kind-figure-dustin = Dustin
kind-figure-will = Will
kind-figure-jane = Jane
kind-figure-lost = Le Gamin Perdu

kind-district-a1 = Vieux Centre
kind-district-a2 = Place du Marché
kind-district-a3 = Les Hauteurs
kind-district-b1 = Les Érables
kind-district-b2 = Grand-Rue
kind-district-b3 = Le Boulevard
kind-district-b4 = Côté École
kind-district-c1 = La Banlieue
kind-district-c2 = Parc mémorial Celia P. Dempsey
kind-district-c3 = Les Quais

kind-building-b1 = Banque Jenkins
kind-building-b2 = Bibliothèque
kind-building-b3 = Mairie
kind-building-b4 = Hôtel Clemency
kind-building-b5 = Caserne
kind-building-b6 = Maison abandonnée
kind-building-b7 = Chez les Jones
kind-building-b8 = Laverie
kind-building-b9 = Pharmacie Harris
kind-building-b10 = Snack-bar
kind-building-b11 = Salle d’arcade
kind-building-b12 = Cinéma
kind-building-b13 = École
kind-building-b14 = Garage
kind-building-b15 = Épicerie
kind-building-b16 = Chez les Turner
kind-building-b17 = Hangar à bateaux
kind-building-b18 = Chapelle
kind-building-b19 = Station de radio
kind-building-b20 = Usine des eaux

kind-landmark-letterbox = Boîte aux lettres
kind-landmark-fountain = Fontaine
kind-landmark-weather_vane = Girouette
kind-landmark-swing = Balançoire
kind-landmark-phone_booth = Cabine téléphonique
kind-landmark-hydrant = Bouche d’incendie
kind-landmark-neon_sign = Néon
kind-landmark-flagpole = Mât
kind-landmark-dog_house = Niche
kind-landmark-park_sign = Panneau du parc Dempsey
kind-landmark-bus_stop = Arrêt de bus
kind-landmark-radio_mast = Antenne

kind-colour-red = rouge
kind-colour-blue = bleu
kind-colour-green = vert
kind-colour-yellow = jaune

kind-symbol-eye = Œil
kind-symbol-key = Clé
kind-symbol-bone = Os
kind-symbol-flame = Flamme

kind-feds-red = berline rouge
kind-feds-blue = van bleu

kind-monster-dover_demon = Démon de Dover
kind-monster-snallygaster = Snallygaster
kind-monster-jersey_devil = Diable de Jersey
kind-monster-bloody_mary = Bloody Mary

## Les cases : colonnes A à M depuis l’ouest, rangées 1 à 13 depuis le nord

square-building = { $building }, { $half ->
    [west] moitié ouest
   *[east] moitié est
} ({ $at })
square-treehouse = cabane, { $district } ({ $at })
square-landmark = { $landmark } ({ $at })
square-crossing = carrefour { $at }
square-street = rue { $at }
square-open = terrain { $at }

## Ce qui change de mains

thing-nothing = rien

## Les cartes du Gamin Perdu

card-name = { $middle } ({ $scary } ; { $building })
card-then = { $first }, puis { $second }
deed-step = Monstre { $n ->
    [0] au nord
    [1] à l’est
    [2] au sud
   *[other] à l’ouest
}
deed-sweep = Monstre tout { $n ->
    [0] au nord
    [1] à l’est
    [2] au sud
   *[other] à l’ouest
}
deed-nearest = Monstre vers le Gamin le plus proche
deed-attack = le Monstre attaque
deed-red = berline rouge { $n }
deed-blue = van bleu { $n }
deed-calamity = la Calamité avance
deed-move_kid = déplacer un Gamin
deed-new_hand = nouvelle main
deed-token = jeton sur un bâtiment { $n ->
    [0] rouge
    [1] bleu
    [2] vert
   *[other] jaune
}

## Actions

action-play = { $pile ->
    [0] Première pile
    [1] Deuxième pile
   *[other] Troisième pile
} : { $card }
action-draw = Piocher une carte
action-new_hand = Prendre une nouvelle main pour un cran de Calamité
action-use_power = Employer votre pouvoir
action-lay = { $pile ->
    [0] La première pile
    [1] La deuxième pile
   *[other] La troisième pile
}
action-next_kid = { $figure }
action-double_turn = { $figure }, pour un double tour
action-again = Jouer le second tour
action-enter = { $square }
action-spin = Roue { $wheel ->
    [0] 2
    [1] 3, en diagonale aussi
    [2] 4
   *[other] 5
}
action-rev = Pétrolette : roue { $wheel ->
    [0] 2
    [1] 3, en diagonale aussi
    [2] 4
   *[other] 5
}, bien que retournée
action-move_to = Direction : { $square }
action-stop = Rester ici
action-spend = Dépenser un symbole pour 3 cases de plus : { $symbol }
action-meet = Dépenser le jeton Rencontre et piocher une carte
action-fulfil = Objectif : { $objective }
action-search = Fouiller le bâtiment à la recherche du Gamin Perdu
action-dare = Relever le défi : Cap ou pas cap
action-roam = Danger Zone : « Le Monstre est ici ! »
action-cleanse = Laisser toutes vos malédictions à la Chapelle
action-rest = Souffler dans la cabane
action-end_turn = Finir le tour
action-use_item = Objet : { $item }
action-give = { $figure } reçoit de vous : { $item }
action-fetch = Demander à { $figure } : { $item }
action-give_symbol = { $figure } reçoit de vous un symbole : { $symbol }
action-fetch_symbol = Demander à { $figure } un symbole : { $symbol }
action-choose = { $option ->
    [0] Première option
    [1] Deuxième option
   *[other] Troisième option
}
action-resolve = { $encounter }
action-pay = { $symbol }
action-turn_down = Retourner la roue { $wheel ->
    [0] 2
    [1] 3
    [2] 4
   *[other] 5
}
action-turn_power = Retourner votre pouvoir
action-at_building = { $building }
action-to_district = { $district }
action-whom = { $figure }
action-which = { $feds }
action-agree = D’accord
action-pass = Non, merci

## Questions

prompt-afresh = Votre carte vous laisse repartir de zéro : jeter votre main sans la montrer et piocher quatre cartes, pour un cran de Calamité ?
prompt-again = { $figure } peut jouer le second tour de son double tour.
prompt-blessing = Eau bénite : qui perd une malédiction ?
prompt-blink = Clignement : où êtes-vous maintenant ?
prompt-bonus = { $figure } finit sur une rue et peut rouler encore un peu.
prompt-brace = { $figure }, le coup va tomber. Quartier : { $district }. Quelque chose pour l’amortir ?
prompt-building = { $colour ->
    [0] Posez un jeton Rencontre sur un bâtiment rouge.
    [1] Posez un jeton Rencontre sur un bâtiment bleu.
    [2] Posez un jeton Rencontre sur un bâtiment vert.
    [3] Posez un jeton Rencontre sur un bâtiment jaune.
   *[other] Posez un jeton Rencontre sur le bâtiment de votre choix.
}
prompt-camera = { $figure }, sortir l’Appareil photo pour choisir entre deux cartes ?
prompt-card = Jouez une carte sur l’une des piles.
prompt-choice = { $figure }, { $encounter } : que faire ?
prompt-dash = { $figure } se déplace aussitôt : vers où ?
prompt-deal = { $figure } voudrait ceci de vous : { $thing }. En échange : { $price }. D’accord ?
prompt-district = Où va le Monstre ?
prompt-doorstep = On vous a retrouvé ! Sur quelle case de ce bâtiment êtes-vous : { $building } ?
prompt-double = Quel double se déplace ?
prompt-draw = Votre tour s’achève par une carte. La piocher, ou employer d’abord le jeton Nouvelle Main ?
prompt-encounter = { $figure } est sur place. Et maintenant ?
prompt-end = { $figure } peut encore échanger ou employer quelque chose.
prompt-enter = { $figure } entre en ville : sur quelle case ?
prompt-foresee = { $left ->
    [3] Laquelle de ces trois cartes sera piochée en premier ?
    [2] Laquelle de ces deux vient ensuite ?
   *[other] Et la dernière.
}
prompt-lair = Où le Monstre se cache-t-il ?
prompt-lay = Quelle pile couvre cette carte : { $card } ?
prompt-lift = Télékinésie : qui soulevez-vous ?
prompt-luck = { $figure }, lancer la Pièce fétiche pour un autre jeton de cette pile ?
prompt-lunch = Goûter : quel véhicule recule d’un carrefour ?
prompt-lure = Pétards : vers où le Monstre file-t-il ?
prompt-name = Nommez un quartier : le Monstre y est-il ?
prompt-next = { $second ->
    [0] Qui joue le premier tour ?
   *[other] Qui joue le second tour ?
}
prompt-payment = { $objective } : { $figure } paie un symbole.
prompt-picture = Deux cartes sur une même photo : laquelle suivez-vous ? L’autre passe sous la pioche.
prompt-plug = Où va le projecteur ? Il était ici : { $building }.
prompt-prey = Qui le Monstre emporte-t-il ? Quartier : { $district }.
prompt-price = { $figure } demande ceci : { $thing }. Contre quoi l’échanger ?
prompt-push = Vous pouvez pousser un Gamin de 1 ou 2 cases. Lequel ?
prompt-pushed = Vers où ? Gamin poussé : { $figure }.
prompt-radio = Talkie-walkie : qu’échangez-vous ? À l’appareil : { $figure }.
prompt-reply = { $figure }, et quelque chose en retour ?
prompt-roam = { $figure }, le Monstre se cache-t-il ici ? Danger Zone se retourne, que ce soit juste ou non.
prompt-save = Quel badaud est mis à l’abri ?
prompt-sheet = Drap blanc : quel double disparaît pour un temps ?
prompt-shelter = Dans quelle cabane se réfugier ? En fuite : { $figure }.
prompt-shift = Où va le double ? Il était ici : { $district }.
prompt-surprise = Les phares prennent plusieurs Gamins : qui d’abord ?
prompt-symbol = Quel symbole prenez-vous ?
prompt-throw = Télékinésie : vers où ? Gamin soulevé : { $figure }.
prompt-tire = { $figure } doit retourner quelque chose.
prompt-travel = { $figure }, vers où ?
prompt-uncurse = Qui perd une malédiction ?
prompt-unplug = Rallonge : quel projecteur déplacer ?
prompt-victim = Plusieurs Gamins sont touchés : qui d’abord ?
prompt-watch = { $figure } : { $about ->
    [0] avant que le Gamin Perdu joue une carte, employer quelque chose ?
    [1] le Monstre s’agite. Employer quelque chose ?
    [2] les Fédéraux vont démarrer. Employer quelque chose ?
   *[other] un double va frapper. Employer quelque chose ?
}
prompt-weary = Face au Monstre sans personne à ses côtés : quelle roue retourner ? Gamin touché : { $figure }.
prompt-wheel = { $figure }, choisissez une roue.

## Événements

event-began = Le Monstre de cette nuit : { $monster }. Perdu dans le noir : { $seat }.
event-token_placed = Un jeton Rencontre est posé : { $building }.
event-card_laid = { $pile ->
    [0] Première pile
    [1] Deuxième pile
   *[other] Troisième pile
} : { $card }.
event-hid = { $seat } attend dans le bâtiment de cette carte : { $card }.
event-hid-hidden = { $seat } entend une porte se refermer, quelque part en ville.
event-drew = { $seat } pioche { $card }.
event-drew-hidden = { $seat } pioche une carte.
event-got_power = { $seat } possède un pouvoir : { $power }.
event-got_power-hidden = { $seat } possède un pouvoir que personne ne connaît encore.
event-got_bike = La bécane de { $figure } : { $bike }.
event-got_item = { $figure } trouve un objet : { $item }.
event-round_began = Nuit { $round }.
event-turn_began = { $figure } commence son tour.
event-entered = { $figure } entre en ville : { $square }.
event-cycle_ended = Tous les Gamins ont joué : un nouveau cycle commence.
event-reshuffled = La défausse du Gamin Perdu forme une nouvelle pioche de { $n } cartes.
event-card_played = { $seat } couvre la { $pile ->
    [0] première pile
    [1] deuxième pile
   *[other] troisième pile
} : { $card }.
event-hand_renewed = { $seat } prend une nouvelle main.
event-found = { $figure } retrouve le Gamin Perdu ! Cachette : { $building }.
event-power_shown = Le pouvoir du Gamin Perdu est connu : { $power }.
event-power_used = Le Gamin Perdu emploie son pouvoir : { $power }.
event-monster_moved = Le Monstre change de quartier : { $district }.
event-monster_stalked = Le Monstre se déplace dans le noir.
event-monster_blocked = Le Monstre ne peut pas aller par là.
event-monster_stunned = Le Monstre, assommé, ne fait rien.
event-monster_shown = Le Monstre est là ! Quartier : { $district }.
event-stunned = Le Monstre est assommé : sa prochaine action est perdue.
event-attacked = Le Monstre attaque un quartier : { $district }.
event-prowled = Quelque chose rôde, et rien n’arrive.
event-double_attacked = Un double attaque un quartier : { $district }.
event-double_moved = Un double change de quartier : { $district }.
event-double_gone = Un double quitte le plateau.
event-kid_hit = { $figure } prend le coup !
event-fled = { $figure } se retrouve ici : { $square }.
event-feds_moved = Les Fédéraux s’arrêtent, { $feds } : { $square }.
event-feds_fled = Les Fédéraux prennent peur et filent : { $feds }.
event-surprised = { $figure } se fait prendre par les Fédéraux : { $feds } !
event-lap_done = Les Fédéraux sont revenus à leur départ : { $feds }.
event-calamity_advanced = Calamité : { $n }.
event-cursed = { $figure } reçoit une malédiction.
event-uncursed = { $figure } se défait { $n ->
    [one] d’une malédiction
   *[other] de { $n } malédictions
}.
event-carried_off = Un badaud est emporté, { $building } : { $n } en tout.
event-denied = Le Monstre n’est pas dans ce quartier : { $district }.
event-spun = { $figure } peut rouler { $n ->
    [one] { $n } case
   *[other] { $n } cases
}.
event-moved = { $figure } { $n ->
    [0] se déplace
    [one] avance d’une case
   *[other] avance de { $n } cases
} : { $square }.
event-symbol_spent = { $figure } dépense un symbole pour 3 cases de plus : { $symbol }.
event-symbol_gained = { $figure } prend un symbole : { $symbol }.
event-symbol_gone = Ce symbole est épuisé : { $symbol }.
event-item_used = { $figure } emploie un objet : { $item }.
event-item_given = { $figure } cède un objet, { $item } : { $to } l’a maintenant.
event-symbol_given = { $figure } cède un symbole, { $symbol } : { $to } l’a maintenant.
event-declined = { $figure } garde ce que { $to } demandait.
event-bike_used = { $figure } retourne sa bécane { $bike }
event-wheel_down = { $figure } retourne la roue { $wheel ->
    [0] 2
    [1] 3
    [2] 4
   *[other] 5
}.
event-wheels_up = { $figure } relève toutes ses roues.
event-items_ready = { $figure } a de nouveau tout sous la main.
event-card_drawn = { $figure } fait une rencontre : { $encounter }.
event-option_chosen = { $encounter }, { $figure } : { $option }
event-nothing_possible = { $encounter } : rien n’en est possible.
event-quest_taken = { $figure } a une mission : { $encounter }.
event-quest_done = { $figure } a rempli sa mission : { $encounter }.
event-searched_in_vain = { $figure } fouille un bâtiment, { $building } : personne.
event-rested = { $figure } souffle dans une cabane.
event-objective_step = { $objective } : c’est fait à cet endroit, { $building }.
event-objective_done = Objectif accompli : { $objective } !
event-saved = Un badaud est mis à l’abri, { $building } : { $n } en tout.
event-won = La ville s’éveille sur un matin ordinaire. Tout le monde gagne !
event-lost = La Calamité s’est abattue sur Lakeview. Tout le monde perd.
event-uncovered = Le Gamin Perdu était caché ici depuis le début : { $building }.

## Ce que comptent les images de nombreuses parties

tally-attacked-district = le quartier attaqué
tally-began-monster = le Monstre affronté
tally-card_drawn-encounter = la carte Rencontre piochée
tally-card_drawn-figure = le Gamin qui fait une rencontre
tally-card_laid-card = la carte posée en début de partie
tally-card_laid-pile = la pile d’une carte posée
tally-card_played-card = la carte jouée par le Gamin Perdu
tally-card_played-pile = la pile couverte
tally-carried_off-building = le bâtiment d’où un badaud est emporté
tally-cursed-figure = le Gamin maudit
tally-declined-figure = Gamin qui a gardé quelque chose
tally-declined-to = Gamin qui a demandé en vain
tally-denied-district = le quartier nommé à tort
tally-double_attacked-district = le quartier attaqué par un double
tally-double_moved-district = le quartier rejoint par un double
tally-drew-card = la carte piochée par le Gamin Perdu
tally-entered-figure = le Gamin qui entre en ville
tally-entered-square = la case d’arrivée en ville
tally-feds_moved-square = le carrefour où s’arrêtent les Fédéraux
tally-fled-figure = le Gamin en fuite
tally-fled-square = la case du refuge
tally-found-building = le bâtiment où le Gamin Perdu est retrouvé
tally-found-figure = le Gamin qui retrouve le Gamin Perdu
tally-got_bike-bike = la bécane reçue
tally-got_bike-figure = le Gamin qui reçoit une bécane
tally-got_item-figure = le Gamin qui trouve un objet
tally-got_item-item = l’objet trouvé
tally-got_power-power = le pouvoir reçu
tally-hid-card = la carte de la cachette
tally-item_given-figure = le Gamin qui cède un objet
tally-item_given-item = l’objet cédé
tally-item_given-to = le Gamin qui reçoit un objet
tally-item_used-figure = le Gamin qui emploie un objet
tally-item_used-item = l’objet employé
tally-items_ready-figure = le Gamin qui relève ses objets
tally-kid_hit-figure = le Gamin touché
tally-monster_moved-district = le quartier rejoint par le Monstre
tally-monster_shown-district = le quartier où le Monstre se montre
tally-moved-figure = le Gamin qui se déplace
tally-moved-square = la case d’arrivée
tally-nothing_possible-encounter = la carte Rencontre sans effet
tally-objective_done-objective = l’objectif accompli
tally-objective_step-building = le bâtiment d’un objectif
tally-objective_step-objective = l’objectif entamé
tally-option_chosen-encounter = la carte Rencontre suivie
tally-option_chosen-figure = le Gamin qui suit une carte
tally-option_chosen-option = l’option suivie
tally-power_shown-power = le pouvoir révélé
tally-power_used-power = le pouvoir employé
tally-quest_done-encounter = la mission remplie
tally-quest_done-figure = le Gamin qui remplit une mission
tally-quest_taken-encounter = la mission reçue
tally-quest_taken-figure = le Gamin qui reçoit une mission
tally-rested-figure = le Gamin qui souffle
tally-saved-building = le bâtiment d’où un badaud est sauvé
tally-searched_in_vain-building = le bâtiment fouillé en vain
tally-searched_in_vain-figure = le Gamin qui fouille en vain
tally-spun-figure = le Gamin qui choisit une roue
tally-surprised-figure = le Gamin pris par les Fédéraux
tally-symbol_gained-figure = le Gamin qui prend un symbole
tally-symbol_gained-symbol = le symbole pris
tally-symbol_given-figure = le Gamin qui cède un symbole
tally-symbol_given-symbol = le symbole cédé
tally-symbol_given-to = le Gamin qui reçoit un symbole
tally-symbol_gone-symbol = le symbole épuisé
tally-symbol_spent-figure = le Gamin qui dépense un symbole
tally-symbol_spent-symbol = le symbole dépensé
tally-token_placed-building = le bâtiment qui reçoit un jeton Rencontre
tally-turn_began-figure = le Gamin dont le tour commence
tally-uncursed-figure = le Gamin qui se défait de malédictions
tally-bike_used-figure = le Gamin qui retourne sa bécane
tally-bike_used-bike = la bécane retournée
tally-wheel_down-figure = le Gamin qui retourne une roue
tally-wheel_down-wheel = la roue retournée
tally-wheels_up-figure = le Gamin qui relève ses roues

## Options de la table

option-monster = Monstre
option-monster-help = Lequel des quatre vous affrontez.
option-monster-dover_demon = Démon de Dover (le plus facile)
option-monster-snallygaster = Snallygaster (se cache tant que le Gamin Perdu n’est pas retrouvé)
option-monster-jersey_devil = Diable de Jersey (difficile)
option-monster-bloody_mary = Bloody Mary (la plus difficile)
option-lost_kid = Gamin Perdu
option-lost_kid-help = Qui joue le Gamin Perdu : il sait où il est caché et ne parle que par ses cartes.
option-lost_kid-0 = siège 1
option-lost_kid-1 = siège 2
option-lost_kid-2 = siège 3
option-lost_kid-3 = siège 4
option-lost_kid-4 = siège 5
option-lost_kid-last = la dernière place
option-lost_kid-random = tirée au sort
option-calamity = Calamité
    .base = { $seats ->
        [4] 9
        [5] 10
       *[other] 7
    }
    .real = { $n ->
        [one] { $n } cran
       *[other] { $n } crans
    }
option-calamity-help = De combien de crans la piste Calamité est plus longue (plus facile) ou plus courte (plus difficile) que d’habitude.
option-relaxed_talk = Parole assouplie
option-relaxed_talk-help = Si le Gamin Perdu peut parler à la table avant d’être retrouvé, par exemple avec de jeunes joueurs.
option-relaxed_talk-false = non
option-relaxed_talk-true = oui

## Ce qui ne va pas dans une option

error-monster = Monstre : dover_demon, snallygaster, jersey_devil ou bloody_mary.
error-lost_kid = Gamin Perdu : une place de cette table comptée à partir de 0, « last » ou « random ».
error-calamity = Calamité : un nombre entier de -6 à 6.
error-relaxed_talk = Parole assouplie : true ou false.

## Reprendre et attendre

web-undo-play = Annuler la carte
web-undo-new_hand = Annuler la nouvelle main
web-undo-draw = Annuler la pioche
web-undo-use_power = Annuler le pouvoir
web-undo-lay = Annuler la pile
web-undo-next_kid = Annuler l’ordre des tours
web-undo-double_turn = Annuler le double tour
web-undo-again = Annuler le second tour
web-undo-enter = Annuler l’arrivée
web-undo-spin = Annuler la roue
web-undo-rev = Annuler la pétrolette
web-undo-move_to = Annuler le déplacement
web-undo-stop = Annuler l’arrêt
web-undo-spend = Annuler le symbole
web-undo-meet = Annuler la rencontre
web-undo-fulfil = Annuler l’objectif
web-undo-search = Annuler la fouille
web-undo-dare = Annuler le défi
web-undo-roam = Annuler la déclaration
web-undo-cleanse = Annuler la Chapelle
web-undo-rest = Annuler le repos
web-undo-end_turn = Annuler la fin du tour
web-undo-use_item = Annuler l’objet
web-undo-give = Annuler le don
web-undo-fetch = Annuler l’échange
web-undo-give_symbol = Annuler le don
web-undo-fetch_symbol = Annuler l’échange
web-undo-choose = Annuler l’option
web-undo-resolve = Annuler le choix de la carte
web-undo-pay = Annuler le symbole
web-undo-turn_down = Annuler la roue
web-undo-turn_power = Annuler le pouvoir
web-undo-at_building = Annuler le bâtiment
web-undo-to_district = Annuler le quartier
web-undo-whom = Annuler le choix du Gamin
web-undo-which = Annuler le véhicule
web-undo-agree = Annuler l’accord
web-undo-pass = Annuler le « non, merci »

web-choosing-afresh = { $name } peut repartir de zéro
web-choosing-again = { $name } peut rejouer
web-choosing-blessing = { $name } verse l’Eau bénite
web-choosing-blink = { $name } cligne des yeux
web-choosing-bonus = { $name } peut rouler encore dans la rue
web-choosing-brace = { $name } attend le coup
web-choosing-building = { $name } pose un jeton Rencontre
web-choosing-camera = { $name } peut sortir l’Appareil photo
web-choosing-card = { $name } choisit une carte
web-choosing-choice = { $name } lit une carte Rencontre
web-choosing-dash = { $name } se déplace aussitôt
web-choosing-deal = { $name } étudie un échange
web-choosing-district = { $name } mène le Monstre
web-choosing-doorstep = { $name } sort de sa cachette
web-choosing-double = { $name } choisit un double
web-choosing-draw = { $name } pioche une carte
web-choosing-encounter = { $name } regarde autour
web-choosing-end = { $name } finit son tour
web-choosing-enter = { $name } entre en ville
web-choosing-foresee = { $name } lit l’avenir
web-choosing-lair = { $name } cache le Monstre
web-choosing-lay = { $name } étale les premières cartes
web-choosing-lift = { $name } soulève quelqu’un
web-choosing-luck = { $name } peut lancer la Pièce fétiche
web-choosing-lunch = { $name } partage le Goûter
web-choosing-lure = { $name } chasse le Monstre
web-choosing-name = { $name } nomme un quartier
web-choosing-next = { $name } dit qui joue ensuite
web-choosing-payment = { $name } paie des symboles
web-choosing-picture = { $name } regarde deux cartes
web-choosing-plug = { $name } déplace un projecteur
web-choosing-prey = { $name } choisit la proie
web-choosing-price = { $name } fait une offre
web-choosing-push = { $name } peut pousser un Gamin
web-choosing-pushed = { $name } pousse un Gamin
web-choosing-radio = { $name } parle au Talkie-walkie
web-choosing-reply = { $name } conclut l’échange
web-choosing-roam = { $name } peut dire que le Monstre est là
web-choosing-save = { $name } met un badaud à l’abri
web-choosing-sheet = { $name } jette le Drap blanc
web-choosing-shelter = { $name } choisit une cabane
web-choosing-shift = { $name } déplace un double
web-choosing-surprise = { $name } dit qui se fait prendre d’abord
web-choosing-symbol = { $name } choisit un symbole
web-choosing-throw = { $name } fait voler quelqu’un
web-choosing-tire = { $name } retourne quelque chose
web-choosing-travel = { $name } se déplace
web-choosing-uncurse = { $name } lève une malédiction
web-choosing-unplug = { $name } choisit un projecteur
web-choosing-victim = { $name } dit qui prend le coup d’abord
web-choosing-watch = { $name } peut employer quelque chose
web-choosing-weary = { $name } retourne une roue
web-choosing-wheel = { $name } choisit une roue

# Ce que voit le Gamin Perdu avant de jouer une carte, et d’où venait la Calamité

web-foresight = Si cette carte est jouée
web-foresight-calm = Le Monstre et les vans restent où ils sont.
web-foresight-cost = Calamité { $n ->
    [0] inchangée : { $to } sur { $end }
   *[other] +{ $n } : { $to } sur { $end }
}
web-foresight-way = { $action } :
web-foresight-belief = Les Gamins soupçonneraient :
web-foresight-suspect = { $building } { $was } → { $n } %
web-cause-kid_hit = Gamins touchés par le Monstre
web-cause-surprised = Gamins surpris par les Fédéraux
web-cause-monster_blocked = Monstre bloqué
web-cause-hand_renewed = Nouvelles mains
web-cause-lap_done = Tours complets des vans
web-cause-card_played = Cartes du Gamin Perdu
web-cause-carried_off = Passants emportés
web-cause-other = Rencontres et le reste
