# La table dans le navigateur.

## L’accueil

web-story-weir_lane = Douze salles, un jardin et un hangar ; deux heures environ. Trois secrets au choix du gardien, et une dernière page à trouver.
web-story-gull_rock = Sept salles sur un rocher en mer ; une heure environ. Moins de portes, moins de tours.
web-setup-keeps = La place { $n } tient la maison
web-setup-keeper-help = seul contre tous les autres
web-setup-holds = { $n ->
    [one] tient l’investigateur { $list }
   *[other] tient les investigateurs { $list }
}
web-setup-team-help = S’ils sont plus nombreux que les joueurs, quelqu’un en tient plusieurs.
web-setup-threat = menaces
web-setup-mythos = Mythe
web-setup-trauma = Trauma
web-setup-growth = à { $n }

## Qui et où

web-keeper = Gardien
web-you-keep = vous tenez le gardien
web-round = manche { $n }
web-nobody-yet = encore personne
web-health = points de vie
web-sanity = santé mentale
web-threat = menaces
web-damage = dégâts
web-horror = horreur de qui le rencontre
web-awareness = difficulté de l’esquiver
web-health-of = Points de vie : { $n } sur { $of }
web-sanity-of = Santé mentale : { $n } sur { $of }
web-skill = compétence { $n }
web-insane = dément
web-status-killed = tué
web-status-out = hors jeu
web-state-hidden = caché
web-state-stuck = retenu
web-state-dazed = étourdi
web-haunted = { $n ->
    [one] 1 carte face cachée
   *[other] { $n } cartes face cachée
}
web-haunted-help = Le gardien sait ce qu’elle dit.
web-keeper-shows = { $threat } menaces, { $mythos } Mythe, { $trauma } Trauma
web-steps-of-keeper = Le tour du gardien
web-step-trades = Échanges
web-step-threat = Menace
web-step-actions = Actions
web-step-attacks = Attaques
web-step-event = Événement
web-yours = à vous
web-monsters-n = { $n ->
    [one] 1 monstre
   *[other] { $n } monstres
}
web-event-next = { $n } sort

## La maison

web-map = { $title } : un plan de { $n } salles
web-rooms = Salles
web-whole = toute la maison
web-explored = explorée
web-room-pile = { $room } : { $pile }
web-pile = { $n ->
    [0] aucune carte
    [one] 1 carte face cachée
   *[other] { $n } cartes face cachée
}
web-pile-known = { $n ->
    [one] 1 carte : { $list }
   *[other] { $n } cartes : { $list }
}
web-card-hold = { $card } ({ $hold })
web-hold-puzzle = énigme : { $family }
web-hold-test = { $attribute } { $modifier }
web-feature-barricade = de quoi barricader une porte
web-feature-hiding = une cachette
web-feature-altar = un autel
web-feature-container = un recoin qu’on ne voit pas d’abord
web-dark = obscurité
web-fire = feu
web-corpses = { $n ->
    [one] un cadavre
   *[other] { $n } cadavres
}
web-lock = un verrou : { $hold }
web-obstacle = un obstacle : { $hold }
web-floor = au sol : { $list }
web-entry = les monstres entrent par ici
web-legend-piles = piles, pour vous seul :
web-legend-lock = verrou
web-legend-obstacle = obstacle
web-legend-clue = indice
web-legend-thing = objet

## Le tiroir

web-drawer = Tiroir du gardien
web-drawer-yours = pour vous seul, { $name }
web-drawer-open = Ouvrir
web-drawer-shut = Fermer
web-others-see = la table ne voit que : menace { $threat }, { $mythos } Mythe, { $trauma } Trauma, { $cards } cartes Action ouvertes, un objectif fermé
web-others-see-open = la table ne voit que : menace { $threat }, { $mythos } Mythe, { $trauma } Trauma, { $cards } cartes Action ouvertes, et l’objectif
web-choices = vos choix secrets :
web-threats = { $n ->
    [one] menace
   *[other] menaces
}
web-gains = +{ $n } à votre prochaine étape de menace
web-monster-skill = { $n ->
    [one] 1 point de compétence de monstre.
   *[other] { $n } points de compétence de monstre.
}
web-deeds = Cartes Action
web-cost = { $n ->
    [one] coûte { $n } menace
   *[other] coûte { $n } menaces
}
web-deed-used = déjà joué ce tour
web-deed-dear = pas assez de menaces
web-deed-not-now = rien à en faire maintenant
web-deed-secret = Les autres ignorent que vous avez cette carte.
web-deed-lurch = un monstre, 2 cases
web-deed-stampede = chaque bête, 3 cases
web-deed-hired_hands = un homme de main entre
web-deed-raise_the_dead = un cadavre se lève
web-deed-call_the_pack = une bête entre
web-deed-open_the_deep = après l’Événement III
web-deed-draw_breath = piochez 1 Mythe
web-deed-old_grudges = piochez 1 Trauma
web-deed-snuff_the_lamps = 1 salle dans le noir
web-deed-spread_the_fire = une salle brûle
web-deed-take_a_sample = sur qui côtoie un monstre
web-deed-offer_the_sample = sur l’autel, +3 menaces
web-deed-bar_the_way = scelle une porte libre
web-mythos = Mythe
web-trauma = Trauma
web-hands = Cartes en main
web-mythos-hand = Cartes Mythe en main
web-trauma-hand = Cartes Trauma en main
web-hand-empty = aucune en main
web-mythos-when = { $n ->
    [0] au tour d’un investigateur, pour rien
    [one] au tour d’un investigateur, 1 menace
   *[other] au tour d’un investigateur, { $n } menaces
}
web-mythos-down = { $n ->
    [0] face cachée, au tour d’un investigateur
    [one] face cachée, au tour d’un investigateur, 1 menace
   *[other] face cachée, au tour d’un investigateur, { $n } menaces
}
web-trauma-on = sur { $names }
web-trauma-when-injury = après des dégâts
web-trauma-when-insanity = après de l’horreur, ou sur qui est dément
web-clock = Événement { $stage } : { $n } pions sur { $of }
web-clock-next = l’événement suivant
web-clock-left = { $n ->
    [one] sort à la fin de ce tour du gardien
   *[other] encore { $n } pions sur { $of }, un par tour
}
web-clock-done = le dernier est sorti
web-clock-text = ce qu’il fait
web-objective-yours = Objectif, pour vous seul
web-objective-open = Objectif, révélé
web-objective-shut = Objectif, fermé
web-objective-shut-help = Le gardien sait ce qui vous attend. Indices et événements le diront.
web-you-win = Vous gagnez :
web-they-win = Ils gagnent :
web-keeper-wins = Le gardien gagne :
web-samples = Échantillons : { $n } en main, { $offered } sur l’autel
web-story = L’histoire jusqu’ici
web-clue = Indice { $n }
web-coming = Ce qui viendra, pour vous seul

## Ce qui se joue

web-moment = Ce qui se passe
web-monsters = Monstres
web-monsters-backs = Monstres, dos compris
web-of-24 = { $n } sur 24
web-no-monsters = Aucun dans la maison pour l’instant.
web-monster-health = dégâts : { $n } sur { $of }
web-special = Spéciale : { $text }
web-combat = Combat
web-test = Un test
web-combat-card = Combat, { $deck }, n° { $n }
web-card-bonus = , +{ $n } dégâts
web-card-push = réussi : le monstre est repoussé d’une case
web-card-monster = Monstre
web-card-evade = { $attribute } { $modifier }, sinon
web-fail-hurt = raté : le monstre riposte
web-fail-drop = raté : l’arme tombe
web-fail-jam = raté : l’arme s’enraye
web-fail-stray = raté : la balle se perd
web-strike-damage = dégâts { $more }
web-strike-horror = son horreur
web-strike-special = son attaque spéciale
web-strike-shove = dégâts, et jeté d’une case
web-deck-left = { $n ->
    [one] Il reste 1 carte. Tout le monde lit la carte avant de dépenser un point de compétence.
   *[other] Il reste { $n } cartes. Tout le monde lit la carte avant de dépenser un point de compétence.
}
web-trial = { $person } : { $attribute }
web-trial-goal = { $goal } ou moins : { $chance } %
web-passed = réussi ({ $goal } ou moins)
web-failed = raté ({ $goal } ou moins)
web-minute = { $n ->
    [one] encore 1 seconde
   *[other] encore { $n } secondes
}
web-minute-over = La minute est passée. Laissez là, si vous en êtes convenus.
web-trial-luck = Un point de compétence ajoute { $n }.

## Énigmes

web-puzzle = { $room } : { $family }
web-pieces = Pièces
web-puzzle-how-lock = Les marques qui se touchent doivent être pareilles, celles des deux bouts aussi.
web-puzzle-how-rune = Les signes qui se touchent doivent être pareils, côte à côte et l’un sur l’autre.
web-puzzle-how-wiring = Un fil doit mener de chaque lampe à sa jumelle.
web-piece = Pièce { $n } : { $text }
web-piece-none = une place vide
web-piece-do = Pièce { $n }
web-edge = { $side } { $mark }
web-wire = fil { $a } – { $b }
web-side-top = en haut
web-side-right = à droite
web-side-bottom = en bas
web-side-left = à gauche
web-mark-lock-0 = rien
web-mark-lock-1 = anneau
web-mark-lock-2 = triangle
web-mark-lock-3 = carré
web-mark-rune-0 = rien
web-mark-rune-1 = drapeau
web-mark-rune-2 = étoile
web-mark-rune-3 = pignon
web-mark-rune-4 = flèche
web-lock-ends = Marques des bouts : { $left } à gauche, { $right } à droite.
web-terminal = Lampe { $name } : de la pièce { $a }, { $aside }, à la pièce { $b }, { $bside }.
web-turn-piece = Tourner
web-swap-piece = échanger
web-new-piece = Une autre ({ $n } en pile)
web-moves-left = { $n ->
    [one] encore 1 coup
   *[other] encore { $n } coups
}

## Choisir

web-note-person = { $calling }, vie { $health }, santé mentale { $sanity }, compétence { $skill }
web-note-damage = dégâts { $n }, plus ce que la carte ajoute
web-note-chance = { $n } % de réussir
web-turn-left = { $steps ->
    [0] Plus d’étape de mouvement
    [one] Encore 1 étape de mouvement
   *[other] Encore { $steps } étapes de mouvement
}, { $actions ->
    [0] plus d’action.
   *[other] 1 action.
}
web-threat-left = { $n ->
    [one] { $n } menace à dépenser ; les cartes sont dans votre tiroir.
   *[other] { $n } menaces à dépenser ; les cartes sont dans votre tiroir.
}
web-denied-MAN1-Q11 = barré, ou plus rien à trouver
web-denied-MAN1-106 = plus d’action
web-denied-MAN1-034 = a déjà eu un rôle dans cette histoire
web-denied-MAN1-Q23 = pas assez de menaces
web-denied-MAN1-Q24 = rien à en faire maintenant
web-denied-MAN1-Q25 = son moment n’est pas là
web-denied-MAN1-048 = en son moment seulement
web-denied-MAN1-049 = une blessure suit des dégâts
web-denied-MAN1-050 = une fois par tour pour chacun
web-denied-MAN1-053 = une blessure suit des dégâts
web-denied-MAN1-054 = une démence suit de l’horreur
web-denied-MAN1-055 = ne convient pas, ou il en porte une
web-denied-MAN1-071 = plus de pièce dans la pile
web-denied-MAN1-Q15 = pas d’ici

## Premiers mots pour un gardien

web-guide = Vous tenez la maison
web-guide-on = Guidez-moi
web-guide-off = Masquer les conseils
web-first-aim = Vous seul connaissez l’objectif. Gagnez par lui ; d’ici là, ralentissez-les.
web-first-threat = Tout se paie en menaces. Vous en gagnez à chacun de vos tours ; ce que vous gardez reste à vous.
web-first-cards = Votre tour a cinq étapes. À l’étape d’actions, jouez autant de cartes Action que vous pouvez en payer. Les cartes Mythe attendent les tours des investigateurs.
web-first-monsters = Vous seul voyez le dos des monstres : vie et dégâts. L’Embardée les déplace ; ils frappent à l’étape d’attaques.
web-first-secret = Personne d’autre ne voit votre tiroir. La ligne du haut dit ce que la table en sait.
web-guide-answer = Une réponse secrète : elle décide de l’objectif, de vos cartes, et d’où sont les choses. Nul ne l’entend.
web-guide-keeper = Jouez une carte du tiroir, ou finissez vos actions. Les menaces gardées servent au tour suivant, et aux cartes Mythe.
web-guide-lurch = Près d’un investigateur, un monstre effraie qui le rencontre, et frappe à l’étape d’attaques.
web-guide-destination = Entrer dans une salle y cause des tests de Volonté. Sur la case d’un investigateur, il peut frapper.
web-guide-strike = Chaque monstre sur la case d’un investigateur peut attaquer une fois. Rien n’y oblige.
web-guide-mythos = Un moment pour une carte Mythe. En jouer une coûte des menaces ; dire non ne coûte rien.
web-guide-trauma = Quelqu’un vient de souffrir. Une carte Trauma convient maintenant ou jamais ; le nombre dit combien de vie ou de santé mentale il peut lui rester.
web-guide-special = L’attaque spéciale de ce monstre, au lieu de l’ordinaire.
web-guide-entry = Les monstres entrent par les salles d’entrée ; placez-le où ils devront passer.
web-guide-hand = Les monstres entrent par les salles d’entrée ; placez-le où ils devront passer.
web-guide-grave = Qui gisait là se lève, et il est à vous.
web-guide-snuff = Dans le noir les tests sont plus durs ; qui porte une lumière n’en souffre pas.
web-guide-fire = Une salle en feu blesse qui y finit son tour.
web-guide-seal = Une porte scellée reste close jusqu’à l’événement suivant.
web-guide-ambush = Il vient sur la case de l’investigateur.
web-guide-reroll = Un point de compétence de monstre fait relancer le dé.

## La fin

web-won-keeper = Le gardien a gagné.
web-won-investigators = Les investigateurs ont gagné.
web-won-nobody = Personne n’a gagné.
web-wins = gagne
web-loses = perd
web-final-who = Qui
web-final-fate = Ce qu’il est devenu
web-fate-in = s’en est sorti
web-clues-found = { $n ->
    [one] 1 indice a été lu.
   *[other] { $n } indices ont été lus.
}

## Ce que vaut une action

web-note-evade = d’abord échapper à { $monster }, { $chance } %
web-note-evade-or = d’abord échapper à { $monster }, { $chance } %, sinon { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}
