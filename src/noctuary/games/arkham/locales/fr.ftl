# Horreur à Arkham, le jeu de cartes, en français. Clés : un préfixe, puis le nom employé dans les règles. Cartes : voir cards.fr.ftl.

game-title = Horreur à Arkham, le jeu de cartes
game-summary = Des investigateurs, chacun avec son deck, cherchent ensemble des indices avant que la nuit ne les rattrape.

## Sortes

kind-choice-damage = dégâts
kind-choice-horror = horreur
kind-choice-physical = un traumatisme physique
kind-choice-mental = un traumatisme mental
kind-choice-discard = défausser
kind-choice-burn = incendier la maison
kind-choice-refuse = refuser
kind-choice-yes = oui
kind-choice-no = non
kind-choice-willpower = volonté
kind-choice-intellect = intellect
kind-choice-combat = combat
kind-choice-agility = agilité
kind-choice-spend = dépenser un indice
kind-choice-both = 1 dégât et 1 horreur
kind-choice-move = fuir vers le Quartier de la Rivière
kind-choice-draw = piocher 2 cartes, 2 fatalités sur l’Intrigue
kind-choice-objective = d’abord l’objectif
kind-choice-elimination = d’abord la défaite
kind-choice-standard = une action ordinaire
kind-choice-additional = une action supplémentaire
kind-choice-doom = fatalité
kind-choice-to_hand = en main
kind-choice-on_top = sur le deck
kind-choice-under = sous le deck
kind-choice-go = y aller
kind-choice-clue = un indice
kind-choice-evade = échapper

kind-part-main = le résultat du test
kind-part-card = son propre effet
kind-part-sign = le Signe des Anciens
kind-part-token_0 = le premier pion Chaos
kind-part-token_1 = le deuxième pion Chaos
kind-part-token_2 = le troisième pion Chaos
kind-part-token_3 = le quatrième pion Chaos
kind-part-token_4 = le cinquième pion Chaos
kind-part-token_5 = le sixième pion Chaos
kind-part-token_6 = le septième pion Chaos
kind-part-token_7 = le huitième pion Chaos
kind-part-token_8 = le neuvième pion Chaos
kind-part-token_9 = le dixième pion Chaos

kind-question-willpower = la volonté
kind-question-intellect = l’intellect
kind-question-combat = le combat
kind-question-agility = l’agilité
kind-question-health = la vie
kind-question-sanity = la santé mentale
kind-question-fight = la valeur de combat
kind-question-evade = la valeur d’évasion
kind-question-shroud = la valeur occulte
kind-question-cost = le coût
kind-question-enemy_damage = les dégâts de son attaque
kind-question-enemy_horror = l’horreur de son attaque
kind-question-hand_size = la taille de la main
kind-question-skull = le Crâne
kind-question-cultist = le Cultiste
kind-question-tablet = la Tablette
kind-question-elder_thing = la Chose Très Ancienne
kind-question-sign = le Signe des Anciens
kind-question-actions = les actions d’un tour
kind-question-action_cost = le coût en actions
kind-question-tome_slots = les emplacements de main pour Livres
kind-question-arcane_slots = les emplacements d’arcane
kind-question-blank = l’encadré de texte vide
kind-question-no_play = l’interdiction de jouer
kind-question-no_move = l’interdiction de se déplacer
kind-question-no_enter = l’interdiction d’entrer
kind-question-no_attack = l’interdiction d’attaquer
kind-question-no_investigate = l’interdiction d’enquêter
kind-question-no_clues = l’interdiction des indices
kind-question-no_damage = l’interdiction des dégâts
kind-question-no_leave = l’interdiction de quitter le jeu
kind-question-replays = les événements joués depuis la défausse
kind-question-returns = le retour en main
kind-question-objective = l’objectif
kind-question-no_tokens = le test sans pion Chaos
kind-question-no_doom = l’interdiction de fatalité
kind-question-immune = l’immunité
kind-question-sign_fails = le Signe des Anciens qui échoue
kind-question-sign_wins = le Signe des Anciens qui réussit
kind-question-double_token = le pion doublé
kind-question-as_intellect = l’intellect à la place d’une autre compétence
kind-question-investigate_with = la compétence pour enquêter
kind-question-connected = la connexion
kind-question-hunter = Chasseur
kind-question-retaliate = Riposte
kind-question-alert = Alerte
kind-question-aloof = Distant
kind-question-massive = Massif
kind-question-surge = Renfort
kind-question-as_if_at = le lieu où l’on est réputé être
kind-question-auto = l’issue automatique
kind-question-patrol = la patrouille
kind-question-starting_hand = la main de départ
kind-question-left_alone = la trêve
kind-question-no_aim = l’interdiction d’être pris pour cible
kind-question-no_encounters = la phase du Mythe sans carte Rencontre
kind-question-goes_home = le retour en main
kind-question-owed_action = l’action encore due

## À qui est un deck qui n’est à personne

owner-4 = Rencontre
owner-5 = Cultistes
no-card = les règles

## Capacités ; celles d’une carte qui en offre plusieurs à la fois ont leurs propres mots

use = { $card } : s’en servir
use-what = { $card } : { $what }
use-01017-0 = volonté +1
use-01017-1 = combat +1
use-01034-0 = intellect +1
use-01034-1 = agilité +1
use-01049-0 = combat +1
use-01049-1 = agilité +1
use-01062-0 = volonté +1
use-01062-1 = intellect +1
use-01077-0 = volonté +1
use-01077-1 = agilité +1
use-01086-0 = Combattre
use-01086-1 = Combattre en le défaussant
use-01098-1 = s’en défaire
use-01099-1 = s’en défaire
use-01100-1 = s’en défaire
use-01123-0 = démasquer un cultiste
use-01124-1 = se reposer
use-01157-1 = livrer Lita Chantler

## Moments des réactions : d’abord quand, puis ce qui se passe

timing-would = Juste avant
timing-when = Quand
timing-at = À cet instant
timing-after = Après

moment-test = un test de compétence
moment-reveal = un pion Chaos est révélé
moment-attack = un ennemi attaque
moment-deal = des dégâts ou de l’horreur sont infligés
moment-defeat = quelqu’un ou quelque chose est vaincu
moment-discover = un indice est découvert
moment-move = quelqu’un se déplace
moment-enter = une carte entre en jeu
moment-encounter = une carte Rencontre est piochée
moment-play = une carte est jouée
moment-evade = quelqu’un échappe à un ennemi
moment-engage = un ennemi s’engage
moment-succeed = un test est réussi
moment-fail = un test est raté
moment-phase_begins = une phase commence
moment-phase_ends = une phase se termine
moment-turn_begins = un tour commence
moment-turn_ends = un tour se termine
moment-round_ends = la manche se termine
moment-game_ends = la partie se termine
moment-agenda_advances = l’Intrigue avance
moment-drew = une carte est piochée

## Actions

action-end_turn = Finir le tour
action-investigate = Enquêter
action-draw = Piocher une carte
action-resource = Prendre une ressource
action-move_to = Se déplacer : { $place }
action-fight = Combattre : { $enemy }
action-evade = Échapper à : { $enemy }
action-engage = Engager : { $enemy }
action-play = Jouer : { $card }
action-use = { $card }
action-advance_act = Dépenser les indices : l’Acte avance
action-pass = Continuer
action-commit = Attribuer : { $card }
action-assign = { $card }
action-target = { $card }
action-choose = { $choice }
action-name = { $seat }
action-pay = { $n ->
    [0] Aucun indice
    [one] 1 indice
   *[other] { $n } indices
}
action-keep = Résoudre : { $token }
action-apply = { $card } : { $part }
action-redraw = Mettre de côté : { $card }
action-done = C’est tout

## Questions

prompt-mulligan = Votre main de départ : mettez de côté, une seule fois, les cartes dont vous ne voulez pas ; d’autres les remplacent.
prompt-next_turn = À qui de jouer ?
prompt-turn = À vous : effectuez une action, ou finissez votre tour.
prompt-bonus_action = Vous pouvez effectuer une action tout de suite.
prompt-free = Voulez-vous utiliser ou jouer quelque chose avant la suite ?
prompt-reaction = On peut réagir. Le voulez-vous ?
prompt-forced = Plusieurs effets se produisent d’eux-mêmes. Lequel d’abord ?
prompt-target = { $card } : choisissez une cible.
prompt-commit = Attribuez-vous des cartes à ce test ?
prompt-keep = Plusieurs pions sont révélés. Lequel compte ?
prompt-stand_in = Quelle compétence employez-vous pour ce test ?
prompt-result = Le test a plusieurs effets. Lequel d’abord ?
prompt-assign = { $horror ->
    [0] Dégâts : qui subit ce point ?
   *[other] Horreur : qui subit ce point ?
}
prompt-heal = { $card } : un point à soigner. Lequel ?
prompt-trauma = Vous succombez des deux façons à la fois. Quel traumatisme subissez-vous ?
prompt-whose_end = L’objectif tombe avec le dernier investigateur. Qu’est-ce qui compte d’abord ?
prompt-lead = Qui devient investigateur principal ?
prompt-share = Combien de vos indices dépensez-vous ? Au moins { $least }.
prompt-spend_action = L’action supplémentaire de quelle carte employez-vous ?
prompt-lose_action = L’action supplémentaire de quelle carte perdez-vous ?
prompt-room = Il n’y a pas assez d’emplacements. Quelle carte défaussez-vous ?
prompt-discard_from_hand = Choisissez une carte de votre main à défausser.
prompt-found = Choisissez la carte que vous prenez.
prompt-deck_search = Choisissez une carte de votre deck.
prompt-fetch = Choisissez l’ennemi que vous trouvez et piochez.
prompt-errand = Laquelle ensuite ?
prompt-massive_victim = { $card } attaque tout le monde ici. Qui d’abord ?
prompt-prey = { $card } a plusieurs proies possibles. Laquelle ?
prompt-quarry = { $card } est en chasse. Vers qui ?
prompt-step = { $card } se déplace. Par où ?
prompt-empty_place = Où l’ennemi est-il généré ?
prompt-nearest = Plusieurs sont aussi proches. Lequel est-ce ?
prompt-lapse = Que se Passe-t-il !? Chacun défausse une carte au hasard, ou vous subissez 2 horreurs.
prompt-burn = Incendiez-vous votre maison ?
prompt-graveyard = Cimetière : subir 2 horreurs, ou fuir ?
prompt-shadow = Ombre Chasseresse : dépensez 1 indice, ou subissez 2 dégâts.
prompt-power = Offre de Pouvoir : piochez 2 cartes et l’Intrigue reçoit 2 fatalités, ou subissez 2 horreurs.
prompt-wrath = Colère d’Umôrdhoth, point par point : défaussez une carte, ou subissez 1 dégât et 1 horreur.
prompt-own_asset = Choisissez l’un de vos soutiens à défausser.
prompt-central = Où les ailes vous portent-elles ?
prompt-door = Plusieurs lieux ont autant d’indices. Lequel est verrouillé ?
prompt-combat_or_agility = Porte Verrouillée : avec quelle compétence essayez-vous ?
prompt-ritual = Interrompre le Rituel : avec quelle compétence essayez-vous ?
prompt-skill = +2 à quelle compétence ?
prompt-item = Quel Objet reprenez-vous ?
prompt-slip = Vous désengagez-vous de tous les autres ennemis ?
prompt-retreat = Vous pouvez vous déplacer d’une connexion.
prompt-step_away = Où allez-vous ?
prompt-refuge = Où vous échappez-vous ?
prompt-deck_choice = Quel deck regardez-vous ?
prompt-top_order = Quelle carte reposez-vous ensuite ? Celles que vous reposez plus tard seront au-dessus.

## Événements

event-began = Manche { $round }.
event-phase_began = Phase : { $phase }.
event-turn_began = { $seat } commence son tour.
event-turn_ended = { $seat } finit son tour.
event-drew = { $seat } pioche { $card }.
event-drew-hidden = { $seat } pioche une carte.
event-drew_weakness = { $seat } pioche une faiblesse : { $card }.
event-reshuffled = { $seat } n’a plus de deck : la défausse est mélangée, au prix d’une horreur.
event-redrew = { $seat } remplace { $n ->
    [one] une carte
   *[other] { $n } cartes
} de sa main de départ.
event-gained = { $seat } : { $n ->
    [one] 1 ressource
   *[other] { $n } ressources
} de plus.
event-lost = { $seat } : { $n ->
    [one] 1 ressource
   *[other] { $n } ressources
} de moins.
event-played = { $seat } joue { $card }.
event-used = { $seat } se sert de : { $card }.
event-happened = Forcé : { $card }.
event-entered = { $card } entre en jeu.
event-left = { $card } va sous le deck de son propriétaire.
event-discarded = { $card } va à la défausse.
event-removed = { $card } quitte la partie.
event-set_aside = { $card } est mis de côté.
event-taken_away = { $card } est enlevé : un sacrifice potentiel.
event-undone = Ce que { $seat } a fait est défait.
event-moved = { $seat } se déplace : { $place }.
event-revealed = Lieu révélé : { $place }, { $clues ->
    [0] sans indice
    [one] 1 indice
   *[other] { $clues } indices
}.
event-enemy_moved = { $card } se déplace : { $place }.
event-spawned = { $card } apparaît : { $place }.
event-engaged = { $card } s’engage avec { $seat }.
event-disengaged = { $card } n’est plus au contact de personne.
event-evaded = { $seat } échappe à { $card }.
event-attacked = { $card } attaque { $seat }.
event-cancelled = { $card } : effet annulé.
event-dealt = { $card } subit { $damage ->
    [0] { $horror ->
        [one] { $horror } horreur
       *[other] { $horror } horreurs
    }
    [one] { $horror ->
        [0] { $damage } dégât
        [one] { $damage } dégât et { $horror } horreur
       *[other] { $damage } dégât et { $horror } horreurs
    }
   *[other] { $horror ->
        [0] { $damage } dégâts
        [one] { $damage } dégâts et { $horror } horreur
       *[other] { $damage } dégâts et { $horror } horreurs
    }
}.
event-healed = { $card } soigne { $damage ->
    [0] { $horror ->
        [one] { $horror } horreur
       *[other] { $horror } horreurs
    }
    [one] { $horror ->
        [0] { $damage } dégât
        [one] { $damage } dégât et { $horror } horreur
       *[other] { $damage } dégât et { $horror } horreurs
    }
   *[other] { $horror ->
        [0] { $damage } dégâts
        [one] { $damage } dégâts et { $horror } horreur
       *[other] { $damage } dégâts et { $horror } horreurs
    }
}.
event-defeated = { $card } est hors de combat.
event-fell = { $seat } est hors de combat{ $physical ->
    [0] { $mental ->
        [0] .
       *[other] {" "}: { $mental } traumatisme mental.
    }
   *[other] {" "}: { $physical } traumatisme physique.
}
event-resigned = { $seat } abandonne et en réchappe.
event-trauma = { $seat } subit un traumatisme : { $physical ->
    [0] { $mental } mental
   *[other] { $mental ->
        [0] { $physical } physique
       *[other] { $physical } physique et { $mental } mental
    }
}.
event-lead = Investigateur principal : { $seat }.
event-discovered = { $seat } découvre { $n ->
    [one] 1 indice
   *[other] { $n } indices
} ({ $place }).
event-returned_clues = { $seat } repose { $n ->
    [one] 1 indice
   *[other] { $n } indices
} ({ $place }).
event-spent_clues = { $seat } dépense { $n ->
    [one] 1 indice
   *[other] { $n } indices
}.
event-gained_clues = { $seat } prend { $n ->
    [one] 1 indice
   *[other] { $n } indices
} dans la réserve.
event-doomed = { $card } : { $n ->
    [one] { $n } fatalité
   *[other] { $n } fatalités
}.
event-drew_encounter = { $seat } affronte { $card }.
event-tested = { $seat }, { $what } : { $skill } contre { $difficulty }.
event-committed = { $seat } attribue { $card }.
event-token_revealed = { $seat } révèle un pion Chaos : { $token }.
event-token_cancelled = Ce pion Chaos est annulé : { $token }.
event-token_ignored = Ce pion Chaos est ignoré : { $token }.
event-modified = { $card } modifie { $question } de { $n }.
event-settled = { $seat } { $passed ->
    [0] échoue
   *[other] réussit
} : { $value } contre { $difficulty }.
event-act_advanced = { $card } : l’Acte avance.
event-agenda_advanced = { $card } : l’Intrigue avance.
event-to_victory = { $card } rejoint la pile de victoire.
event-looked = { $seat } regarde { $card }.
event-looked-hidden = { $seat } regarde une carte d’un deck.
event-shuffled = Un deck est mélangé ({ $seat }).
event-weakness_added = { $seat } reçoit une faiblesse : { $card }.
event-ended = { $resolution ->
    [0] Le scénario s’achève sans Conclusion.
   *[other] Le scénario s’achève : Conclusion { $resolution }.
}

## Ce que comptent les images de nombreuses parties

tally-act_advanced-card = l’Acte qui avance
tally-agenda_advanced-card = l’Intrigue qui avance
tally-attacked-card = l’ennemi qui attaque
tally-committed-card = la carte attribuée
tally-defeated-card = la carte vaincue
tally-discovered-place = le lieu d’un indice découvert
tally-drew-card = la carte piochée
tally-drew_encounter-card = la carte Rencontre piochée
tally-drew_weakness-card = la faiblesse piochée
tally-evaded-card = l’ennemi auquel on échappe
tally-moved-place = le lieu rejoint
tally-played-card = la carte jouée
tally-spawned-card = l’ennemi généré
tally-tested-skill = la compétence testée
tally-tested-what = le but d’un test
tally-to_victory-card = la carte de la pile de victoire
tally-token_revealed-token = le pion Chaos révélé
tally-used-card = la carte utilisée

## Options de la table

option-scenario = Scénario
option-scenario-help = L’une des trois nuits de la boîte de base : gathering, midnight_masks, devourer_below.
option-difficulty = Difficulté
option-difficulty-help = Ce que contient la réserve du Chaos : easy, standard, hard, expert.
option-investigators = Investigateurs
option-investigators-help = Un deck par place : le nom d’un deck prêt à jouer comme roland-easy, ou un investigateur avec sa liste de cartes.
option-lead = Investigateur principal
option-lead-help = La place qui mène, comptée à partir de 0.
option-taboo = Liste des tabous
option-taboo-help = Si la liste des tabous change des cartes.
option-ask_always = Toujours demander
option-ask_always-help = Chacun est interrogé à chaque occasion : une question ne trahit plus rien d’une main.
option-notes = Journal de campagne
option-notes-help = Ce que laissent les scénarios précédents : lita_forced, house_burned, priest_alive, past_midnight, et les codes des cultistes en fuite.
option-bag = Réserve du Chaos
option-bag-help = Combien de pions de chaque sorte, à la place de ceux de la difficulté.
option-extra = Cartes Rencontre en plus
option-extra-help = Codes d’ennemis et de traîtrises qui rejoignent le deck Rencontre.
option-campaign = Campagne
option-campaign-help = Le document d’une campagne : cette table joue son prochain scénario, avec ses investigateurs.

## Ce qui ne va pas dans une option

error-scenario = Scénario : gathering, midnight_masks ou devourer_below.
error-difficulty = Difficulté : easy, standard, hard ou expert.
error-investigators = Investigateurs : une liste d’un à quatre decks d’investigateurs différents ; chacun est le nom d’un deck prêt à jouer, ou un investigateur et des cartes jouées ici.
error-lead = Investigateur principal : une place de 0 à 3.
error-taboo = Liste des tabous : true ou false.
error-ask_always = Toujours demander : true ou false.
error-notes = Journal de campagne : une liste de mentions qu’un scénario sait lire.
error-bag = Réserve du Chaos : de 1 à 40 pions, au plus 20 d’une sorte.
error-extra = Cartes Rencontre en plus : codes d’ennemis et de traîtrises de la boîte de base, autant qu’il y a de place.
error-campaign = Campagne : un document prêt pour la suite, avec une place pour chacun de ses joueurs.

## Produits que des règles attendent

scope-dunwich = L’Héritage de Dunwich
scope-carcosa = La Route de Carcosa
scope-forgotten = La Civilisation Oubliée
scope-circle = Le Cercle Brisé
scope-dream = Les Dévoreurs de Rêves
scope-innsmouth = La Conspiration d’Innsmouth
scope-standalone = Scénarios indépendants
scope-investigator_deck = Decks Investigateur
scope-return = Boîtes « Renouveau »

## Ce qu’il y a sur la table

label-round = Manche
label-phase = Phase
label-lead = Investigateur principal
label-turn = Tour de
label-act = Acte
label-agenda = Intrigue
label-locations = Lieux
label-investigators = Investigateurs
label-encounter = Deck Rencontre
label-cultists = Deck Cultiste
label-victory = Pile de victoire
label-aside = Mis de côté
label-removed = Hors de la partie
label-bag = Réserve du Chaos
label-test = Test de compétence
label-hand = Main
label-deck = Deck
label-discard = Défausse
label-play = En jeu
label-threat = Zone de menace
label-health = Vie
label-sanity = Santé mentale
label-resources = Ressources
label-clues = Indices
label-doom = Fatalité
label-actions = Actions
label-shroud = Valeur occulte
label-experience = Expérience
label-trauma = Traumatismes

## Ce que dit la table en ligne

web-denied-AHB-055 = une carte de ce titre est en jeu
web-denied-AHB-152 = lieu non connexe
web-denied-AHB-159 = injouable pour l’instant
web-denied-AHB-162 = trop peu d’actions
web-denied-AHB-213 = sans effet
web-denied-AHB-285 = Distant : à engager d’abord
web-denied-AHB-319 = on ne peut pas enquêter ici
web-denied-AHB-413 = personne ne peut entrer
web-denied-AHC-295 = pas engagé avec vous

web-undo-end_turn = Annuler la fin du tour
web-undo-investigate = Annuler l’enquête
web-undo-draw = Annuler la pioche
web-undo-resource = Annuler la ressource
web-undo-move_to = Annuler le déplacement
web-undo-fight = Annuler le combat
web-undo-evade = Annuler l’évasion
web-undo-engage = Annuler l’engagement
web-undo-play = Annuler la carte
web-undo-use = Annuler la capacité
web-undo-advance_act = Annuler l’avancée
web-undo-pass = Annuler « continuer »
web-undo-commit = Annuler l’attribution
web-undo-assign = Annuler la répartition
web-undo-target = Annuler la cible
web-undo-choose = Annuler le choix
web-undo-name = Annuler le choix
web-undo-pay = Annuler la dépense
web-undo-keep = Annuler le pion
web-undo-apply = Annuler l’ordre
web-undo-redraw = Annuler la mise de côté
web-undo-done = Annuler « c’est tout »

web-choosing-mulligan = { $name } examine sa main de départ
web-choosing-next_turn = { $name } dit à qui de jouer
web-choosing-turn = { $name } joue son tour
web-choosing-bonus_action = { $name } peut effectuer une action
web-choosing-free = { $name } peut utiliser une carte
web-choosing-reaction = { $name } peut réagir
web-choosing-forced = { $name } ordonne les effets
web-choosing-target = { $name } choisit une cible
web-choosing-commit = { $name } attribue des cartes
web-choosing-keep = { $name } choisit un pion
web-choosing-stand_in = { $name } choisit une compétence
web-choosing-result = { $name } ordonne les effets du test
web-choosing-assign = { $name } répartit dégâts et horreur
web-choosing-heal = { $name } soigne
web-choosing-trauma = { $name } choisit un traumatisme
web-choosing-whose_end = { $name } décide de la fin
web-choosing-lead = { $name } nomme l’investigateur principal
web-choosing-share = { $name } partage les indices
web-choosing-spend_action = { $name } choisit l’action employée
web-choosing-lose_action = { $name } choisit l’action perdue
web-choosing-room = { $name } fait de la place
web-choosing-discard_from_hand = { $name } défausse une carte
web-choosing-found = { $name } examine des cartes
web-choosing-deck_search = { $name } fouille un deck
web-choosing-fetch = { $name } fouille le deck Rencontre
web-choosing-errand = { $name } dit qui est ensuite
web-choosing-massive_victim = { $name } ordonne les attaques
web-choosing-prey = { $name } choisit la proie
web-choosing-quarry = { $name } choisit qui est chassé
web-choosing-step = { $name } choisit le chemin
web-choosing-empty_place = { $name } place l’ennemi
web-choosing-nearest = { $name } choisit le plus proche
web-choosing-lapse = { $name } décide pour tous
web-choosing-burn = { $name } décide du sort de la maison
web-choosing-graveyard = { $name } hésite parmi les tombes
web-choosing-shadow = { $name } hésite à dépenser un indice
web-choosing-power = { $name } pèse une offre
web-choosing-wrath = { $name } essuie la colère
web-choosing-own_asset = { $name } défausse un soutien
web-choosing-central = { $name } suit les ailes
web-choosing-door = { $name } dit où est la porte
web-choosing-combat_or_agility = { $name } choisit une compétence
web-choosing-ritual = { $name } choisit une compétence
web-choosing-skill = { $name } choisit une compétence
web-choosing-item = { $name } reprend un Objet
web-choosing-slip = { $name } se dérobe
web-choosing-retreat = { $name } peut se déplacer
web-choosing-step_away = { $name } choisit où aller
web-choosing-refuge = { $name } s’échappe
web-choosing-deck_choice = { $name } choisit un deck
web-choosing-top_order = { $name } repose des cartes
