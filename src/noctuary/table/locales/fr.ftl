# Pourquoi une table refuse une demande, en français.

error-name = Donnez un nom, s’il vous plaît.
error-name-reserved = « { $name } », c’est la table elle-même qui le dit : prenez un autre nom.
error-name-taken = { $name } est à cette table : prenez un nom qu’on ne puisse pas confondre.
error-silence = Il n’y a rien à dire là-dedans.
error-bot = Aucun automate ne s’appelle « { $text } ».
error-bot-slow = L’automate « { $text } » réfléchirait trop longtemps.
error-game = Aucun jeu ne s’appelle « { $text } ».
error-seats = Ce jeu compte { $allowed } places, pas { $n }.
error-options-long = Ces options de table sont trop longues.
error-option = Option { $name } : { $wrong }
error-seed = Une graine est un nombre entier de 0 à 9223372036854775807.
error-settings = Ces réglages dépassent les bornes.
error-settings-undo = D’autres ont commencé sous cette règle : le retour en arrière ne peut devenir que plus strict.
error-not-begun = La partie n’a pas encore commencé.
error-begun = La partie a déjà commencé.
error-over = La partie est finie.
error-stale = La table a continué : voici la question telle qu’elle se pose maintenant.
error-not-your-turn = C’est à { $name } de choisir.
error-illegal = Les règles ne le permettent pas maintenant.
error-no-such-option = Il n’y a pas de telle option ici.
error-undo-off = Rien ne se reprend à cette table.
error-undo-nothing = Il n’y a rien à reprendre.
error-undo-asked = { $name } a déjà demandé quelque chose à la table.
error-nothing-asked = Plus personne ne demande quoi que ce soit.
error-already-answered = Vous avez déjà répondu.
error-seat-taken = Cette place est prise.
error-stand-in = Un automate ne peut remplacer qu’une personne.
error-stand-in-already = Rien ne change pour { $name }.
error-stand-in-here = { $name } est là.
error-stand-in-not-yours = Seule la personne assise là peut reprendre sa place.
error-host-only = Seule la personne qui a ouvert la table peut changer cela.
error-pin = Cet endroit ne peut pas être marqué dans ce jeu.
error-silent = Ce siège se tait pour l’instant : la règle du jeu l’impose.
error-not-your-seat = Cette place n’est pas la vôtre.
error-not-seated = Vous regardez : prenez une place pour faire cela.
error-not-your-eyes = Tant que la partie dure, vous ne voyez que ce que voit votre place.
error-no-such-line = Le journal n’a pas cette ligne.
error-no-such-moment = La partie n’a pas de tel moment.
error-no-trial = Aucun essai n’est en cours.
error-no-tryouts = Ce jeu ne permet d’essai qu’une fois la partie finie : avant, un essai raconterait la suite de l’histoire.
error-thinking = Une réflexion à la fois, s’il vous plaît.
error-people-only = À cette table, il n’y a que des personnes : la boîte est devant elles, et aucun automate ne la voit.
error-hints-off = Il n’y a pas de conseil à cette table.
error-hint-turn = Un conseil se demande quand c’est à vous de choisir.
error-unexpected = La table n’attendait pas ce message.
error-not-saved = Impossible d’enregistrer cela, donc rien n’a été fait. Essayez encore.
error-failed = Quelque chose a mal tourné ; rien n’a changé.
error-journal = Ce journal est illisible : { $text }
error-journal-long = Ce journal est trop long : { $n } lignes au plus.
error-journal-running = Le journal se donne quand la partie est finie : d’ici là, il contient des secrets.
error-secret = Cette table est réservée à ceux qui ont son lien.
error-version = Cette page parle la version { $theirs } du langage de la table, le serveur la version { $ours } : rechargez la page.
error-keys = Ce lien n’ouvre pas la table.
error-no-table = Il n’y a pas de table { $id }.
error-other-rules = La table { $id } a été ouverte avec des options de la version { $version } des règles, que ce serveur n’a plus.
error-departed = Cette table a été jouée avec d’autres règles et ne peut pas continuer ici : reprenez-la à une nouvelle table.
error-not-departed = Cette table continue : elle n’a pas besoin d’une nouvelle.
error-damaged = La table { $id } est abîmée : on ne peut plus lire tout ce qui en a été écrit. Rien n’a été deviné ni supprimé ; la personne qui tient ce serveur peut en retrouver le journal jusqu’à l’endroit abîmé, avec « noctuary rescue ».
error-newer = La table { $id } a été écrite par un programme plus récent que ce serveur.
error-table-full = Cette table a { $n } lignes, et n’en garde pas davantage : ouvrez-en une autre pour continuer.
error-file = { $n ->
    [one] Une chose ne va pas dans ce fichier.
   *[other] { $n } choses ne vont pas dans ce fichier.
}
error-file-game = Ce jeu ne connaît pas de fichiers.

# Abandonner, se lever, ranger

error-conceded = Cette place a abandonné : un automate joue à sa suite.
error-withdraw = Seule la personne qui a demandé ({ $name }) peut retirer sa demande.
error-leave-last = Personne d’autre n’est assis ici : abandonnez, ou oubliez la table.
error-delete-running = D’autres jouent ici : une table se range avant la partie ou après.
error-graph-running = Le cours de la partie se montre quand elle est finie.
error-foresee = Pour cette question, on ne regarde pas en avant.
