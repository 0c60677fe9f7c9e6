# Ce qu’on demande et raconte des invitées.

moment-commit = une carte est attribuée
moment-draw_step = les cartes Rencontre sont piochées
prompt-sleeve = Quel Objet mettez-vous en jeu ?
prompt-place = Où va cette carte ?
prompt-end = Le dessus du deck, ou le dessous ?
prompt-below = Quelle carte reposez-vous ensuite ?
prompt-may_take_below = Vous pouvez en donner une à la main de son propriétaire.
prompt-may_discard_below = Vous pouvez en défausser une.
prompt-pendant = Que fait le pendentif dans ce lieu ?
prompt-foe_at = Quel ennemi ?
web-choosing-below = { $name } repose des cartes
web-choosing-end = { $name } choisit un côté du deck
web-choosing-foe_at = { $name } choisit un ennemi
web-choosing-may_discard_below = { $name } peut défausser une carte
web-choosing-may_take_below = { $name } peut donner une carte à une main
web-choosing-pendant = { $name } se sert du pendentif
web-choosing-place = { $name } décide où va une carte
web-choosing-sleeve = { $name } choisit un Objet
