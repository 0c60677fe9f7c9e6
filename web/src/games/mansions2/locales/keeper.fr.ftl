# Là où la boîte est sur la table, et où l’écran posé au bout est le gardien.

keeper-companion = compagnon : votre boîte, votre table
keeper-says = Ce que dit le gardien
keeper-screen = À l’écran
keeper-screen-fold = Voir le plateau
keeper-quiet = Le gardien écoute. Jouez sur votre table ; touchez ce que vous explorez, fouillez ou combattez.
keeper-quiet-screen = Lisez à voix haute ce qui est à l’écran, puis touchez ce qui s’y trouve.
keeper-quiet-read = C’est tout pour l’instant : continuez.
keeper-over = La nuit est finie.
keeper-hear = Réécouter
keeper-done = fait
keeper-from-box = À prendre dans la boîte
keeper-tile-small = petite tuile { $face }
keeper-tile-medium = tuile moyenne { $face }
keeper-tile-large = grande tuile { $face }
keeper-piece-explore = jeton Exploration
keeper-piece-search = jeton Fouille
keeper-piece-interact = jeton Interaction
keeper-piece-person = jeton Personne
keeper-piece-sight = jeton Vue

# ---- la question

keeper-where-token = Que faites-vous là ?
keeper-where-step = Étape { $n } sur { $of }.
keeper-where-phase = Touchez un jeton sur le plan, un monstre dans son tiroir, un nom ; ou finissez la phase.
keeper-where-phase-bare = Touchez un nom quand commence son tour, ou finissez la phase.
keeper-where-screen = { $n ->
    [0] Lisez à voix haute, puis touchez ce qui s’y trouve.
    [1] Lisez à voix haute, faites l’étape de la liste, puis touchez ce qui s’y trouve.
   *[other] Lisez à voix haute, faites les { $n } étapes de la liste, puis touchez ce qui s’y trouve.
}
keeper-where-amend = Touchez une place sur le plan, donnez d’autres dégâts, ou retirez-le du plateau. Le journal le note comme une correction.
keeper-where-still = Pas nommés dans cette manche : { $names }.
keeper-back = Retour
keeper-step-lies = C’est en place
keeper-step-done = C’est fait
keeper-step-next = ensuite : { $next }
keeper-step-last = plus rien sur la liste
keeper-say-continue = Tout est fait : continuer
keeper-say-attacked-yes = Il attaque
keeper-say-attacked-no = Il ne peut pas
keeper-say-still-yes = Finir la phase
keeper-say-still-no = Continuer à jouer
keeper-say-amend_token = Corriger une erreur de saisie…

# ---- dire un nombre

keeper-successes = Réussites
keeper-number = Le nombre
keeper-number-damage = Les dégâts qu’il a
keeper-your-dice = ce que montrent vos dés
keeper-clues = Indices dépensés
keeper-less = Un Indice de moins
keeper-more = Un Indice de plus
keeper-sum = { $a } + { $b } = { $n } : { $n ->
    [one] { $n } réussite
   *[other] { $n } réussites
}.
keeper-sum-none = Lancez vos dés, puis touchez le nombre de réussites.
keeper-tell = Le dire au gardien
keeper-tell-first = touchez d’abord un nombre
keeper-tell-roll = { $n ->
    [0] Aucune réussite : le dire au gardien
    [one] 1 réussite : le dire au gardien
   *[other] { $n } réussites : le dire au gardien
}
keeper-tell-number = { $n } : le dire au gardien

# ---- les gens et la manche

keeper-people = À la table
keeper-people-note = Cartes, blessures et figurines restent sur votre table. Touchez un nom quand son tour commence.
keeper-rail = Où en est la manche
keeper-phase-investigators = Investigateurs
keeper-phase-events = Événement
keeper-phase-monsters = Monstres
keeper-phase-horror = Horreur

# ---- en bas de l’écran

keeper-dock = Menu et tiroirs
keeper-menu = Menu
keeper-monsters = Monstres
keeper-inventory = Inventaire
keeper-story = Récit
keeper-map = Plateau
keeper-end = Finir la phase
keeper-end-left = { $n ->
    [one] { $names } n’a pas agi
   *[other] n’ont pas agi : { $names }
}
keeper-end-later = le gardien est à l’œuvre
keeper-end-screen = d’abord ce qui est à l’écran
keeper-legend-explore = explorer
keeper-legend-search = fouiller
keeper-legend-interact = interagir
keeper-legend-sight = vue
keeper-legend-person = personne
keeper-legend-sent = où un monstre a été envoyé

# ---- monstres et inventaire

keeper-left = reste { $n } sur { $of }
keeper-sent = envoyé : { $space }
keeper-sent-nowhere = là où vous l’avez mis
keeper-effect = Ce qui en a été dit
keeper-no-monsters = Aucun monstre n’est encore dans la maison.
keeper-no-inventory = Rien encore à examiner ici. Les autres cartes restent sur votre table.
keeper-damage = dégâts
keeper-wound = 1 dégât à { $name }
keeper-mend = 1 dégât de moins pour { $name }
keeper-many = Plusieurs points à la fois
keeper-attack = Attaquer…
keeper-attack-with = Avec quelle arme
keeper-evade = Esquiver
keeper-behold = Test d’horreur
keeper-amend = Corriger…
keeper-token-mark = jeton { $mark }
keeper-not-now = pas maintenant : le gardien est à l’œuvre

# ---- le menu

keeper-menu-log = Journal
keeper-menu-objective = Objectif
keeper-menu-ignite = Mettre le feu
keeper-menu-douse = Le feu est éteint
keeper-menu-fall = Investigateur éliminé
keeper-menu-finish = Fin de la partie
keeper-menu-leave = Sauvegarder et quitter
keeper-fall-help = Qui est éliminé ? Les autres ont jusqu’à la fin de la prochaine phase des investigateurs.
keeper-finish-help = Une carte a mis fin à la partie. Le gardien demande si les investigateurs ont gagné.
keeper-voice = Lire les textes à voix haute
keeper-voice-on = oui : la voix de ce navigateur
keeper-voice-off = non
keeper-leave-saved = Tout ce que l’écran garde est sauvegardé à chaque touche : tuiles, jetons, monstres et leurs dégâts, le récit.
keeper-leave-note = Notez ce qui est sur votre table :
keeper-note-sheet = cartes, États, Indices, Dégâts et Horreurs
keeper-note-place = sa case, et ce qui est posé sur le plateau
keeper-note-monster = sa case
keeper-leave = Quitter la table

# ---- avant d’ouvrir une table

keeper-setup = Qu’y a-t-il sur votre table ?
keeper-setup-help = Le gardien raconte l’histoire dans tous les cas. Ce que l’écran ne garde pas, vous le gardez avec votre boîte.
keeper-setup-dice = L’écran lance les dés
keeper-setup-dice-help = Non : lancez les vôtres et dites combien de réussites ils montrent.
keeper-setup-figures = L’écran garde le plateau et les figurines
keeper-setup-figures-help = Non : tuiles, jetons et figurines sont sur votre table ; l’écran dit où.
keeper-setup-sheets = L’écran garde cartes et blessures
keeper-setup-sheets-help = Non : objets, Indices, Dégâts et Horreurs sont des cartes sur votre table.
keeper-setup-companion = La boîte est sur votre table : un seul siège que tous vos téléphones et tablettes partagent. Touchez tous ceux qui jouent.
keeper-setup-collection = Votre collection
keeper-setup-base = Boîte de base
keeper-setup-base-help = Toujours là : chaque nuit en a besoin.
keeper-setup-on = Oui
keeper-setup-off = Non

# ---- quêtes d’autrui

keeper-quest = une quête d’autrui
keeper-quest-about = À propos de cette quête
keeper-quest-kept = Cette quête se joue avec la boîte : l’écran ne garde que le Gardien.
keeper-quest-mixed = Une quête d’autrui se joue avec toute la boîte sur votre table, ou sans rien d’elle.
keeper-quest-lacks = Il faut à cette quête { $names }. Si vous l’avez, activez-le dans votre collection.
keeper-product-BtT = Beyond the Threshold
keeper-product-SoA = Streets of Arkham
keeper-product-SoT = Sanctum of Twilight
keeper-product-HJ = Horrific Journeys
keeper-product-PotS = Path of the Serpent
keeper-product-RN = Recurring Nightmares
keeper-product-SM = Suppressed Memories
keeper-product-MoM1CK = Kit de conversion
keeper-product-MoM1E = Première édition
keeper-product-FA = Forbidden Alchemy (première édition)
keeper-product-CotW = Call of the Wild (première édition)
