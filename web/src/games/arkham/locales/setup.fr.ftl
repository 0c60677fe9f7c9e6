# Une table d’Arkham avant son ouverture.

setup-deck = Investigateur et deck de la place { $n }
setup-brought = { $who }, { $name }
setup-brought-nameless = { $who }, votre deck
setup-taken = déjà pris
setup-bring = Apporter un deck…
setup-bring-title = Un deck pour la place { $n }
setup-bring-it = Jouer avec { $who }
setup-bring-anyway = Jouer avec { $who } malgré tout
setup-bring-help = JSON d’ArkhamDB ou d’arkham.build, ou une liste en texte.
setup-bring-missing = Un deck se joue ici quand toutes ses cartes s’y jouent.
setup-legal = valide
setup-xp = { $n } d’expérience
setup-flaw-twice = Deux places ont le même investigateur.
setup-flaw-missing = Un deck contient des cartes qui ne se jouent pas encore ici.
setup-taboo = Liste de tabous { $list }
setup-taboo-help = Toute la liste de juin 2021 change les cartes qu’elle nomme.
setup-notes = Ce que les nuits d’avant ont laissé
setup-got-away = { $name } s’est échappé.
setup-bag = Une autre réserve du Chaos
setup-bag-help = D’autres pions que ceux de la difficulté.
setup-as-campaign = La jouer en campagne
setup-check-deck = Vérifier un deck
setup-unbrought = Un deck a été regardé, mais pas apporté
