# Demeures de l’Épouvante, deuxième édition, en français. Clés : un préfixe, puis le nom employé dans les règles.

game-title = Demeures de l’Épouvante, 2ᵉ éd.
game-summary = Une maison qui aurait dû rester close : explorez-la pièce après pièce, faites parler ceux qui l’habitent, gardez la tête froide, et venez à bout de la nuit avant qu’elle ne vienne à bout de vous. C’est la table elle-même qui tient la maison.

## Sortes

kind-investigator-agatha = Agatha
    .full = Agatha Crane
    .job = Parapsychologue
kind-investigator-carson = Carson
    .full = Carson Sinclair
    .job = Intendant
kind-investigator-rita = Rita
    .full = Rita
    .job = Coureuse de nuit
kind-investigator-yorick = Yorick
    .full = William Yorick
    .job = Comédien et fossoyeur
kind-investigator-preston = Preston
    .full = Preston Fairmont
    .job = Héritier
kind-investigator-odile = Odile
    .full = Odile Varenne
    .job = Horlogère
kind-investigator-bastien = Bastien
    .full = Bastien Crole
    .job = Contremaître des docks
kind-investigator-maud = Maud
    .full = Maud Sorrel
    .job = Sage-femme

kind-skill-strength = Force
kind-skill-agility = Agilité
kind-skill-observation = Observation
kind-skill-lore = Savoir
kind-skill-influence = Influence
kind-skill-will = Volonté

kind-feature-fire = Feu
kind-feature-darkness = Obscurité
kind-feature-barricade = Barricade
kind-feature-secret_passage = Passage secret

kind-harm-damage = Dégât
kind-harm-horror = Horreur

kind-die-success = réussite
kind-die-investigation = investigation
kind-die-blank = face vide

kind-adjustment-damage = 1 Dégât
kind-adjustment-horror = 1 Horreur
kind-adjustment-heal_damage = 1 Dégât en moins
kind-adjustment-heal_horror = 1 Horreur en moins
kind-adjustment-clue = 1 Indice
kind-adjustment-lose_clue = 1 Indice en moins
kind-adjustment-lose_card = un bien en moins
kind-adjustment-recover = un État en moins
kind-adjustment-strength = un test de Force
kind-adjustment-agility = un test d’Agilité
kind-adjustment-observation = un test d’Observation
kind-adjustment-lore = un test de Savoir
kind-adjustment-influence = un test d’Influence
kind-adjustment-will = un test de Volonté
kind-weapon-heavy = arme lourde
kind-weapon-bladed = arme tranchante
kind-weapon-firearm = arme à feu
kind-weapon-spell = Sort
kind-weapon-unarmed = mains nues

bare-hands = à mains nues
nowhere = hors du plan

## Actions

action-hand = { $card } : { $giver } donne cette carte à { $investigator }
action-begin = Tout est réparti : commencer
action-take = { $investigator }
action-move = Se déplacer : { $space }
action-press = { $choice }
action-attack = Attaquer ({ $card }) : { $creature } ({ $monster })
action-perform = Se servir d’une carte : { $card }
action-trade = Échanger
action-give = { $giver } donne à { $investigator } : { $card }
action-pick_up = { $investigator } ramasse : { $card }
action-drop = { $investigator } dépose : { $card }
action-push_investigator = Pousser ({ $space }) : { $investigator }
action-push_monster = Pousser ({ $space }) : { $creature } ({ $monster })
action-yield = Se laisser faire
action-resist = Résister
action-steal = Voler { $investigator } ({ $skill })
action-seize = Prendre : { $card }
action-set_fire = Mettre le feu : { $space }
action-block = Barricade { $barricade } : barrer un passage ({ $space })
action-block_passage = Barricade { $barricade } : barrer le passage secret
action-unblock = Barricade { $barricade } : libérer le passage
action-shove = Barricade { $barricade } : la repousser
action-extinguish = Éteindre des feux
action-end_turn = Finir le tour
action-spend = Dépenser un Indice : une investigation devient une réussite
action-reroll = Relancer un dé : { $die }
action-apply = Se servir d’une carte : { $card }
action-enough = C’est tout
action-negate = Prévenir : { $harm }
action-choose = { $choice }
action-leave = Ne pas y toucher
action-pick = { $investigator }
action-pick_monster = { $creature } ({ $monster })
action-pick_space = { $space }
action-pick_card = { $card }
action-pick_facedown = Une carte face cachée : { $harm }
action-step = Y aller : { $space }
action-stay = Rester ici
action-continue = Continuer
action-report = { $n }
action-yes = Oui
action-no = Non
action-dial = Rune { $rune }
action-wipe = Retirer les runes
action-propose = Proposer ce code
action-swap = Échanger les pièces { $cell } et { $other }
action-slide = Glisser la pièce { $block } à la place { $to }
action-hop = De la tige { $peg } à la tige { $to }
action-buy = Dépenser un Indice pour une étape de plus
action-close = Laisser l’énigme en l’état
action-assail = Attaquer { $creature } ({ $monster }) : { $weapon }
action-evade = S’échapper : { $creature } ({ $monster })
action-behold = Test d’horreur : { $creature } ({ $monster })
action-wound = { $creature } ({ $monster }) : { $n ->
    [one] 1 dégât de plus
   *[other] { $n } dégâts de plus
}
action-mend = { $creature } ({ $monster }) : { $n ->
    [one] 1 dégât de moins
   *[other] { $n } dégâts de moins
}
action-walk = { $investigator } se trouve ici : { $space }
action-burn = Le Feu brûle qui agit : 1 Dégât, face cachée
action-ignite = Mettre le feu : quelque chose brûle
action-douse = Plus rien ne brûle
action-fall = Éliminé : { $investigator }
action-finish = Fin de la partie
action-end_phase = Fin de la phase
action-amend = Corriger { $creature } ({ $monster })
action-amend_token = Corriger un pion : { $piece }
action-set_damage = Ses dégâts : { $n }
action-place_at = Sa place : { $space }
action-take_away = Hors du plateau
action-adjust = À la main : { $investigator }
action-adjust_by = { $adjustment }

## Questions

prompt-hand = Les biens sont sur la table. Qui prend quoi ?
prompt-other = { $figure } apporte quelque chose de chez soi : quoi donc ?
prompt-next = À qui le tour ?
prompt-turn = { $figure }, que faites-vous ?
prompt-trade = { $space } : qu’est-ce qui change de mains ?
prompt-pushed = { $target }, { $figure } vous pousse. Vous laissez-vous faire ?
prompt-seize = Que prenez-vous à { $target } ? { $left ->
    [one] Une seule chose
   *[other] { $left } choses au plus
}.
prompt-follow = Y allez-vous aussi ? { $space }.
prompt-stride = { $figure }, vous pouvez vous déplacer : où allez-vous ?
prompt-drive = { $figure } doit se déplacer : par où ?
prompt-march = Le monstre { $monster } peut passer par plusieurs endroits. Par où ?
prompt-prey = Le monstre { $monster } peut s’en prendre à plusieurs d’entre vous. À qui ?
prompt-evade = { $figure }, plusieurs monstres vous guettent d’aussi près. Auquel échapper ?
prompt-fright = { $figure }, plusieurs visions sont aussi affreuses. Laquelle affronter ?
prompt-spread = Le feu gagne. Où cela ?
prompt-order = Plusieurs cartes font effet à la fois. Laquelle d’abord ?
prompt-due = Plusieurs effets tombent en même temps. Lequel d’abord ?
prompt-closing = Le round s’achève, et plusieurs d’entre vous le sentent. Qui d’abord ?
prompt-heal = { $i }, { $kind ->
    [0] quel Dégât
   *[other] quelle Horreur
} défaussez-vous ?
prompt-part = { $i }, laquelle de vos cartes est-ce ?
prompt-whom = { $i }, qui choisissez-vous ?
prompt-tied = { $who ->
    [8] Plusieurs sont aussi près.
    [9] Plusieurs ont aussi peu de Dégâts.
    [10] Plusieurs ont autant de Dégâts.
    [11] Plusieurs ont aussi peu d’Horreurs.
    [12] Plusieurs ont autant d’Horreurs.
    [13] Plusieurs ont autant d’Indices.
    [14] Plusieurs ont aussi peu d’Indices.
    [15] Plusieurs sont aussi loin.
   *[other] Plusieurs d’entre vous conviennent.
} Qui est-ce ?
prompt-anybody = L’un de vous doit s’en charger. Qui ?
prompt-nearest = Plusieurs monstres sont aussi près. Lequel est-ce ?
prompt-seen = Quel monstre à portée ?
prompt-beside = Ici, ou sur une case voisine ?
prompt-apply = { $hook ->
    [1] Avant le jet : vous servir de quelque chose ?
    [3] Le coup porte : vous servir de quelque chose ?
    [4] Après l’attaque : vous servir de quelque chose ?
    [5] Le monstre est derrière vous : vous servir de quelque chose ?
    [6] Avant de vous mettre à l’énigme : vous servir de quelque chose ?
    [9] Des Dégâts menacent : vous servir de quelque chose ?
    [10] L’Horreur menace : vous servir de quelque chose ?
    [11] L’Horreur frappe à côté de vous : vous servir de quelque chose ?
    [14] Le Sort est lancé : vous servir de quelque chose ?
   *[other] Vous servir de quelque chose maintenant ?
}
prompt-improve = Les dés sont jetés. Changer le résultat ?
prompt-reroll = Quel dé relancez-vous ?
prompt-outcome = { $what ->
    [0] Lancez vos dés. Combien de réussites ?
    [1] Et combien d’investigations ?
   *[other] Que montre le dé à présent ? 0 : une réussite, 1 : une investigation, 2 : une face vide.
}
prompt-prevent = Que prévient cette réussite ?
prompt-choose = Que faites-vous ?
prompt-judge = { $question }
prompt-number = Combien, à votre table ?
prompt-read = Lisez, puis faites-le à votre table.
prompt-puzzle = { $figure } à l’œuvre : { $puzzle }.
prompt-told = Que faites-vous à votre table ?
prompt-still = Quelqu’un a encore le droit d’agir. Finir la phase quand même ?
prompt-screen = Quelque chose vous attend à l’écran.
prompt-won = Les investigateurs ont-ils gagné ?
prompt-amend = Que faut-il corriger ?
prompt-adjust = Que fait le texte à { $figure } ?
prompt-mark = Quel État prend fin ?
prompt-attacked = Le monstre { $monster } atteint-il sa proie ?
prompt-report = { $trial } Combien de succès ?
prompt-throw = { $trial } Combien de dés ?
prompt-spared = L’investigateur en a-t-il subi quelque chose ?
prompt-met = Qui est concerné ? { $bidding }
prompt-sight = Pour { $figure }, quel est le plus horrible des monstres à portée ?

## Ce qui arrive

event-narrated = { $text }
event-recounted = { $text }
event-objective = Objectif : { $text }
event-laid = Le plan s’étend : { $tile }.
event-lifted = Le plan se referme : { $tile }.
event-placed = Un pion rejoint le plan ({ $piece }).
event-removed = Un pion quitte le plan ({ $piece }).
event-added = Désormais avec vous : { $piece }.
event-spawned = { $creature } ({ $monster }) apparaît : { $space }.
event-vanished = { $creature } ({ $monster }) disparaît.
event-round_began = Round { $n }.
event-mythos_began = Phase du Mythe du round { $n }.
event-turn_began = { $investigator } commence son tour.
event-turn_ended = Fin de tour : { $investigator }.
event-activated = { $creature } ({ $monster }) : { $text }
event-targeted = { $creature } ({ $monster }) s’en prend à { $investigator }.
event-monster_moved = { $creature } ({ $monster }) se déplace : { $space }.
event-monster_hurt = { $creature } ({ $monster }) subit { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}.
event-monster_mended = { $creature } ({ $monster }) récupère de { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}.
event-defeated = Monstre vaincu : { $creature } ({ $monster }) !
event-evade_began = { $investigator } fait un test d’évasion : { $creature } ({ $monster }).
event-horror_began = { $investigator } fait face à l’horreur : { $creature } ({ $monster }).
event-attack_began = { $investigator } attaque ({ $card }) : { $creature } ({ $monster }).
event-ended = { $won ->
    [0] La nuit est perdue.
   *[other] La nuit est gagnée !
} { $text }
event-own_end = La nuit finit autrement pour { $investigator } : { $won ->
    [0] c’est perdu.
   *[other] c’est gagné !
}
event-stuck = L’histoire s’est nouée sur elle-même et ne va pas plus loin (en { $n }).
event-missing = { $n ->
    [0] Il n’en reste plus dans la boîte.
   *[other] Il n’en reste plus dans la boîte : { $n }.
}

event-moved = { $investigator } se déplace : { $space }.
event-forfeited = { $investigator } perd son action.
event-pressed = { $investigator } : { $choice }.
event-performed = { $investigator } se sert d’une carte : { $card }.
event-applied = { $investigator } se sert d’une carte : { $card }.
event-rolled = { $investigator } lance { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} ({ $skill }) : { $successes ->
    [0] aucune réussite
    [one] 1 réussite
   *[other] { $successes } réussites
}, { $investigations ->
    [0] aucune investigation
    [one] 1 investigation
   *[other] { $investigations } investigations
}.
event-barricade_rolled = { $creature } ({ $monster }) se jette contre la Barricade : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $successes ->
    [0] aucune réussite
    [one] 1 réussite
   *[other] { $successes } réussites
}.
event-rerolled = { $investigator } relance un dé : { $die }, puis { $now }.
event-converted = { $investigator } change { $n ->
    [one] { $n } investigation en réussite
   *[other] { $n } investigations en réussites
}.
event-clue_spent = { $investigator } dépense un Indice.
event-tested = { $difficulty ->
    [-1] { $successes ->
        [0] { $investigator } n’a aucune réussite.
        [one] { $investigator } a 1 réussite.
       *[other] { $investigator } a { $successes } réussites.
    }
   *[other] { $investigator } a { $successes ->
        [0] 0 réussite
        [one] 1 réussite
       *[other] { $successes } réussites
    } ; il en fallait { $difficulty }.
}
event-suffered = { $harm } pour { $investigator } : { $card }.
event-suffered_down = { $harm } : { $investigator } en subit { $n }, face cachée.
event-prevented = { $harm } : { $investigator } en prévient { $n }.
event-healed = { $harm } : { $investigator } en défausse { $n }.
event-turned_up = { $investigator } retourne une carte face visible ({ $harm }) : { $card }.
event-turned_down = { $investigator } retourne une carte face cachée ({ $harm }) : { $card }.
event-became = { $investigator } reçoit un État : { $card }.
event-maddened = { $investigator } perd la raison. Ce que dit le dos de la carte n’est que pour { $seat }.
event-maddened-hidden = { $investigator } perd la raison. Personne d’autre que { $seat } ne sait comment.
event-recovered = { $investigator } se défait d’un État : { $card }.
event-eliminated = La nuit s’arrête là pour { $investigator }, hors de combat.
event-clues_gained = { $investigator } gagne { $n ->
    [one] { $n } Indice
   *[other] { $n } Indices
}.
event-clues_lost = { $investigator } perd { $n ->
    [one] { $n } Indice
   *[other] { $n } Indices
}.
event-gained = { $investigator } reçoit : { $card }.
event-lost = { $investigator } défausse : { $card }.
event-dropped = { $investigator } lâche quelque chose, { $card } : { $space }.
event-picked_up = { $investigator } ramasse : { $card }.
event-given = { $giver } donne à { $investigator } : { $card }.
event-stolen = { $thief } prend à { $investigator } : { $card }.
event-flipped = { $investigator } retourne une carte : { $card }.
event-pushed = { $investigator } cède à la poussée : { $space }.
event-monster_pushed = { $creature } ({ $monster }) cède à la poussée : { $space }.
event-willing = { $investigator } se laisse faire.
event-resisted = { $investigator } résiste.
event-feature_placed = { $space } : pion { $feature } posé.
event-feature_gone = { $space } : pion { $feature } retiré.
event-blocked = La Barricade { $barricade } barre le passage : { $space }.
event-unblocked = La Barricade { $barricade } ne barre plus rien : { $space }.
event-fire_spread = Le feu gagne : { $space }.
event-voted = Vous n’êtes pas d’accord : { $investigator } tranche.
event-guessed = { $investigator } essaie un code ({ $puzzle }) : { $exact } à leur place, { $near } justes mais ailleurs.
event-solved = { $investigator } en vient à bout : { $puzzle } !
event-puzzle_closed = { $investigator } laisse l’énigme : { $puzzle }.
event-instructed = { $instruction }
event-bidden = { $bidding }
event-fetched = Dans la boîte : { $card }.
event-fetched_by = { $investigator } prend { $card } dans la boîte.
event-touched = { $choice }.
event-prowled = { $prowl }
event-assailed = Attaque de { $creature } ({ $monster }) : { $weapon }.
event-eluded = Test d’évasion : { $creature } ({ $monster }).
event-beheld = Test d’horreur : { $creature } ({ $monster }).
event-thrown = { $skill } : { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
}, { $successes ->
    [0] aucun succès
    [one] 1 succès
   *[other] { $successes } succès
}, { $investigations ->
    [0] aucune enquête
    [one] 1 enquête
   *[other] { $investigations } enquêtes
}.
event-reported = { $n ->
    [0] Aucun succès.
    [one] 1 succès.
   *[other] { $n } succès.
}
event-ignited = Quelque chose brûle sur votre plateau.
event-doused = Plus rien ne brûle sur votre plateau.
event-fire_spreads = Si quelque chose brûle, le Feu gagne une case voisine.
event-damage_corrected = Corrigé : dégâts de { $creature } ({ $monster }), { $n }.
event-monster_replaced = Corrigé : { $creature } ({ $monster }), { $space }.
event-monster_withdrawn = Corrigé : { $creature } ({ $monster }), hors du plateau.
event-token_replaced = Corrigé : un pion, { $space } ({ $piece }).
event-token_withdrawn = Corrigé : un pion, hors du plateau ({ $piece }).
event-adjusted = À la main, comme le dit le texte, pour { $investigator } :

## Ce que comptent les images de nombreuses parties

tally-applied-card = la carte qui sert en passant
tally-applied-investigator = l’investigateur qui se sert d’une carte en passant
tally-attack_began-card = l’arme d’une attaque
tally-attack_began-creature = le monstre attaqué
tally-attack_began-investigator = l’investigateur qui attaque
tally-became-card = l’État reçu
tally-became-investigator = l’investigateur qui reçoit un État
tally-clue_spent-investigator = l’investigateur qui dépense un Indice
tally-clues_gained-investigator = l’investigateur qui gagne des Indices
tally-defeated-creature = le monstre vaincu
tally-eliminated-investigator = l’investigateur éliminé
tally-feature_placed-feature = l’élément de décor posé
tally-feature_placed-space = la case d’un élément de décor
tally-forfeited-investigator = l’investigateur qui perd une action
tally-gained-card = le bien reçu
tally-gained-investigator = l’investigateur qui reçoit un bien
tally-horror_began-creature = le monstre regardé en face
tally-horror_began-investigator = l’investigateur face à l’horreur
tally-laid-tile = la partie du plan posée
tally-maddened-investigator = l’investigateur qui perd la raison
tally-moved-investigator = l’investigateur qui se déplace
tally-moved-space = la case d’arrivée
tally-narrated-text = le texte lu
tally-performed-card = la carte employée par une action
tally-pressed-choice = l’option choisie
tally-pressed-investigator = l’investigateur qui choisit une option
tally-rolled-investigator = l’investigateur qui fait un test
tally-rolled-skill = la compétence testée
tally-solved-puzzle = l’énigme résolue
tally-spawned-creature = le monstre apparu
tally-spawned-space = la case où un monstre apparaît
tally-suffered-card = la carte subie face visible
tally-suffered-harm = la sorte de mal face visible
tally-suffered-investigator = l’investigateur qui la subit face visible
tally-suffered_down-harm = la sorte de mal face cachée
tally-suffered_down-investigator = l’investigateur qui la subit face cachée
tally-targeted-creature = le monstre qui attaque
tally-targeted-investigator = l’investigateur attaqué

## Options de table

option-scenario = Scénario
option-scenario-help = Quelle nuit vous passez, et où.
option-scenario-thirteenth_chime = Le Treizième Coup (une soirée, facile)
option-scenario-salt_parish = La Paroisse de sel (une longue soirée)
option-scenario-black_regatta = La Régate noire (une longue soirée, difficile)
option-scenario-last_train = Le Dernier Train s’arrête deux fois (vingt minutes, pour une seule personne)
option-scenario-ninth_tenant = Le Neuvième Locataire (vingt minutes)
option-party = Investigateurs
option-party-help = Qui joue qui : « usual », ou pour chaque place la liste de ses investigateurs.
option-party-usual = un par place ; deux pour qui joue en solitaire
option-group = Ce que décide le groupe
option-group-help = Quand plusieurs réponses se valent, qui a le dernier mot.
option-group-leader = la personne dont c’est le tour, une fois tout le monde entendu
option-group-vote = tout le monde répond ; faute d’accord, on tire au sort
option-kept = Ce que fait la table
option-kept-help = Ce qui est sur votre table, et ce que tient l’écran. Avec vos figurines ou vos cartes, tous les appareils partagent une seule place.
option-kept-all = l’écran tient tout
option-kept-own_dice = nos dés ; l’écran tient figurines et cartes
option-kept-own_figures = notre plateau et nos figurines ; l’écran tient dés et cartes
option-kept-own_sheets = nos cartes ; l’écran tient dés et figurines
option-kept-dice = notre plateau, nos figurines et nos cartes ; l’écran lance les dés
option-kept-figures = nos dés et nos cartes ; l’écran tient les figurines
option-kept-sheets = nos dés, notre plateau et nos figurines ; l’écran tient les cartes
option-kept-keeper = toute notre boîte ; l’écran n’est que le Gardien
option-annex = Annexe
option-annex-help = Le scénario et les événements du Mythe de l’Annexe sont-ils dans la boîte ?
option-annex-false = non
option-annex-true = oui
option-collection = Votre collection
option-collection-help = Les produits de la boîte de l’éditeur que vous possédez, pour les quêtes d’autrui : « all », ou la liste de leurs noms.
option-collection-all = tous
option-flip_any = Cartes retournées face visible
option-flip_any-help = Quand une carte face cachée est retournée face visible, la choisir, ou la tirer au sort.
option-flip_any-false = tirées au sort
option-flip_any-true = choisies

## Ce qui ne va pas dans une option

error-scenario = Scénario : thirteenth_chime, salt_parish ou black_regatta.
error-party = Investigateurs : « usual », ou une liste d’investigateurs pour chaque place de la table ; cinq en tout au plus, et personne deux fois.
error-group = Ce que décide le groupe : leader ou vote.
error-kept = Ce que fait la table : all, own_dice, own_figures, own_sheets, dice, figures, sheets ou keeper ; avec vos figurines ou vos cartes, une table n’a qu’une place.
error-annex = Annexe : true ou false ; la Régate noire en a besoin.
error-collection = Votre collection : « all », ou une liste de BtT, SoA, SoT, HJ, PotS, RN, SM, MoM1CK, MoM1ET, MoM1EI, MoM1EM, FAT, FAI, FAM, CotWT, CotWI, CotWM. Une quête qui veut ce que vous n’avez pas ne peut pas être jouée.
error-flip_any = Cartes retournées face visible : true ou false.

## Ce que dit la table du navigateur

web-denied-MAN2-003 = quelque chose l’interdit
web-denied-MAN2-072 = a déjà joué ce round
web-denied-MAN2-074 = plus d’action
web-denied-MAN2-099 = plus d’action
web-denied-MAN2-101 = pas dans l’état des choses
web-denied-MAN2-154 = aucune Source de Lumière
web-denied-MAN2-279 = Blessé : une action de déplacement par round
web-denied-MAN2-292 = hors de combat
web-denied-MAN2-390 = trop sombre
web-denied-MAN2-438 = un emplacement est vide

web-undo-hand = Annuler le don
web-undo-begin = Annuler le début
web-undo-take = Annuler l’ordre des tours
web-undo-move = Annuler le déplacement
web-undo-press = Annuler le choix
web-undo-attack = Annuler l’attaque
web-undo-perform = Annuler la carte
web-undo-trade = Annuler l’échange
web-undo-give = Annuler le don
web-undo-pick_up = Annuler la trouvaille
web-undo-drop = Annuler le dépôt
web-undo-push_investigator = Annuler la poussée
web-undo-push_monster = Annuler la poussée
web-undo-yield = Annuler « se laisser faire »
web-undo-resist = Annuler la résistance
web-undo-steal = Annuler le vol
web-undo-seize = Annuler le vol
web-undo-set_fire = Annuler le feu
web-undo-block = Annuler la Barricade
web-undo-block_passage = Annuler la Barricade
web-undo-unblock = Annuler la Barricade
web-undo-shove = Annuler la poussée
web-undo-extinguish = Annuler l’extinction
web-undo-end_turn = Annuler la fin du tour
web-undo-spend = Annuler l’Indice
web-undo-reroll = Annuler la relance
web-undo-apply = Annuler la carte
web-undo-enough = Annuler « c’est tout »
web-undo-negate = Annuler la prévention
web-undo-choose = Annuler le choix
web-undo-leave = Annuler « ne pas y toucher »
web-undo-pick = Annuler l’investigateur
web-undo-pick_monster = Annuler le monstre
web-undo-pick_space = Annuler la case
web-undo-pick_card = Annuler la carte
web-undo-pick_facedown = Annuler la carte
web-undo-step = Annuler le pas
web-undo-stay = Annuler « rester ici »
web-undo-continue = Annuler « continuer »
web-undo-report = Annuler la réponse
web-undo-yes = Annuler « oui »
web-undo-no = Annuler « non »
web-undo-dial = Annuler la rune
web-undo-wipe = Annuler le retrait
web-undo-propose = Annuler le code
web-undo-swap = Annuler l’échange
web-undo-slide = Annuler le glissement
web-undo-hop = Annuler le disque
web-undo-buy = Annuler l’Indice
web-undo-close = Annuler la fin de l’essai
web-undo-assail = Annuler l’attaque
web-undo-evade = Annuler le test d’évasion
web-undo-behold = Annuler le test d’horreur
web-undo-wound = Annuler les dégâts
web-undo-mend = Annuler les dégâts
web-undo-walk = Annuler la place de la figurine
web-undo-burn = Annuler la brûlure
web-undo-ignite = Annuler le feu
web-undo-douse = Annuler la fin du feu
web-undo-fall = Annuler l’élimination
web-undo-finish = Annuler la fin de la partie
web-undo-end_phase = Annuler la fin de la phase
web-undo-amend = Annuler la correction
web-undo-amend_token = Annuler la correction
web-undo-set_damage = Annuler la correction
web-undo-adjust = Reprendre la main
web-undo-adjust_by = Annuler le geste
web-undo-place_at = Annuler la correction
web-undo-take_away = Annuler la correction

web-choosing-hand = { $name } répartit les biens
web-choosing-other = { $name } choisit quelque chose de chez soi
web-choosing-next = { $name } dit à qui le tour
web-choosing-turn = { $name } joue son tour
web-choosing-trade = { $name } échange
web-choosing-pushed = On pousse { $name }
web-choosing-seize = { $name } vole
web-choosing-follow = { $name } peut suivre
web-choosing-stride = { $name } peut se déplacer
web-choosing-drive = { $name } dit par où passer
web-choosing-march = { $name } dit par où passe un monstre
web-choosing-prey = { $name } dit à qui s’en prend un monstre
web-choosing-evade = { $name } choisit le monstre à fuir
web-choosing-fright = { $name } choisit ce qu’il faut affronter
web-choosing-spread = { $name } dit où gagne le feu
web-choosing-order = { $name } range les effets
web-choosing-due = { $name } range les effets
web-choosing-closing = { $name } dit qui est le premier
web-choosing-heal = { $name } choisit quoi défausser
web-choosing-part = { $name } se sépare de quelque chose
web-choosing-whom = { $name } choisit un investigateur
web-choosing-tied = { $name } dit qui c’est
web-choosing-anybody = { $name } dit qui c’est
web-choosing-nearest = { $name } dit quel monstre c’est
web-choosing-seen = { $name } choisit un monstre
web-choosing-beside = { $name } choisit une case
web-choosing-apply = { $name } peut se servir de quelque chose
web-choosing-improve = { $name } regarde les dés
web-choosing-reroll = { $name } relance des dés
web-choosing-outcome = { $name } lance des dés
web-choosing-prevent = { $name } prévient le mal
web-choosing-choose = { $name } doit choisir
web-choosing-judge = { $name } regarde sa table
web-choosing-number = { $name } compte
web-choosing-read = { $name } lit à voix haute
web-choosing-puzzle = { $name } s’attaque à une énigme
web-choosing-told = { $name } rapporte ce que vous faites
web-choosing-still = { $name } dit si tous ont agi
web-choosing-screen = { $name } touche ce qui est à l’écran
web-choosing-won = { $name } dit comment c’est fini
web-choosing-amend = { $name } corrige
web-choosing-adjust = { $name } fait ce que dit le texte
web-choosing-mark = { $name } perd un État
web-choosing-attacked = { $name } regarde le monstre
web-choosing-report = { $name } compte les succès
web-choosing-throw = { $name } compte les dés
web-choosing-spared = { $name } dit ce qui a été subi
web-choosing-met = { $name } dit qui est concerné
web-choosing-sight = { $name } cherche les monstres
