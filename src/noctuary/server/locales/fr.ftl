# Ce que dit le serveur lui-même, en français.

## Refus

error-malformed = Le serveur n’a pas compris ce message.
error-too-fast = C’était trop d’un coup : attendez un instant, s’il vous plaît.
error-too-large = C’est trop gros : { $n } Ko au plus.
error-uploading = Un journal à la fois, s’il vous plaît : un autre des vôtres est encore en lecture.
error-too-many = Trop de connexions viennent de votre réseau.
error-full = Il y a déjà trop de monde à cette table.
error-hello = Le premier message doit dire qui vous êtes.
error-webhook = Cette adresse ne peut pas être appelée : donnez-en une qui commence par http:// ou https://.
error-webhook-private = Cette adresse mène dans un réseau privé, que ce serveur n’appelle pas.
error-host = Le serveur n’est pas connu sous ce nom : qui le fait tourner peut l’ajouter avec --origin.
error-origin = Cette page vient d’ailleurs et ne peut pas parler à ce serveur.
error-metrics = Les mesures ne se donnent que sur la machine du serveur.
error-no-page = Il n’y a rien à cette adresse.
error-too-long = C’était trop long à calculer, et c’est abandonné.
error-shelf-name = Il n’y a pas de { $name } sur cette étagère.
error-shelf-file = { $name } est un lien, ou n’est pas un simple fichier : rien n’y est lu ni écrit.
error-shelf-large = { $name } est trop grand : { $n } Ko au plus.
error-shelf-text = { $name } n’est pas du texte en UTF-8.
error-shelf-changed = { $name } a été changé par quelqu’un d’autre entre-temps : rien n’a été écrit.
error-shelf-full = { $name } ne peut pas être écrit : { $why }.

## Pages

page-unbuilt = Le serveur tourne, mais sa table web n’est pas construite : lancez « make play » dans le dossier de Noctuary, ou installez un paquet publié.
page-missing = Il n’y a rien à cette adresse.
