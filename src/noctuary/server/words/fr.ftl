# Ce que dit le serveur lui-même, en français.

## Refus

error-malformed = Le serveur n’a pas compris ce message.
error-too-fast = C’était trop d’un coup : attendez un instant, s’il vous plaît.
error-too-large = C’est trop gros : { $n } Ko au plus.
error-too-many = Trop de connexions viennent de votre réseau.
error-full = Il y a déjà trop de monde à cette table.
error-hello = Le premier message doit dire qui vous êtes.
error-webhook = Cette adresse ne peut pas être appelée : donnez-en une qui commence par http:// ou https://.
error-webhook-private = Cette adresse mène dans un réseau privé, que ce serveur n’appelle pas.
error-host = Le serveur n’est pas connu sous ce nom : qui le fait tourner peut l’ajouter avec --origin.
error-origin = Cette page vient d’ailleurs et ne peut pas parler à ce serveur.
error-metrics = Les mesures ne se donnent que sur la machine du serveur.
error-no-page = Il n’y a rien à cette adresse.

## Decks, cartes et chances d’Arkham

error-deck-empty = Il n’y a rien à lire.
error-deck-json = Ce JSON n’est pas un deck d’ArkhamDB ni d’arkham.build.
error-deck-long = C’est trop long pour être un deck.
error-deck-investigator = Ce deck ne nomme aucun investigateur.
error-deck-who = Aucun deck ne se construit ici pour l’investigateur « { $text } ».
error-deck-back = Le verso « { $text } » n’est pas celui de cet investigateur.
error-deck-slots = Le champ « { $field } » du deck est illisible.
error-deck-copies = Le champ « { $field } » dit combien il y a de { $code } : un nombre entier de 0 à { $most }.
error-deck-meta = Le champ « meta » du deck n’est pas un objet JSON.
error-deck-card = Aucune carte ne s’appelle « { $text } ».
error-deck-line = Cette ligne est illisible : { $text }
error-deck-line-several = Plusieurs cartes s’appellent « { $text } » : ajoutez le sous-titre après deux-points, ou le code entre crochets.
error-deck-taboo = Il n’y a pas de liste de tabous « { $text } » : la liste { $allowed } s’applique tout entière, ou aucune.
error-deck-other = Ces decks sont ceux de deux investigateurs : { $old } et { $new }.
error-deck-small = Le deck a { $n } cartes à piocher ; il en faut au moins { $wanted } pour cela.
error-deck-turns = Les chances se donnent pour les tours 0 à { $most }.
error-deck-starter = Il n’y a pas de deck de départ « { $text } ». Il y a : { $allowed }
error-deck-not-in-deck = Aucune carte du deck ne s’appelle « { $text } ».
error-odds-difficulty = Il n’y a pas de difficulté « { $text } ». Il y a : { $allowed }
error-odds-scenario = Il n’y a pas de scénario « { $text } ». Il y a : { $allowed }
error-odds-bag = Une réserve contient de 1 à { $most } pions.
error-odds-bless = Une réserve contient au plus { $most } pions bénédiction et { $most } pions malédiction.
error-odds-figures = Compétence et difficulté sont des nombres entiers de 0 à { $most }.
error-card-class = Il n’y a pas de classe « { $text } ». Il y a : { $allowed }
error-card-pack = Il n’y a pas de produit « { $text } ».
error-card-number = { $name } : un nombre entier de 0 à { $most }, pas « { $text } ».
error-odds-symbol = « { $text } » n’est pas un symbole, ou son modificateur dépasse { $most }.
error-odds-long = Le calcul serait trop long : moins de pions bénédiction et malédiction, ou moins de cartes à la fois.
error-odds-token = « { $text } » n’est pas un pion Chaos : un nombre comme -1, ou l’un de { $allowed }.
error-no-campaign = Cette table n’appartient à aucune campagne.
error-campaign-running = Le scénario se joue encore : la campagne reprend quand il est fini.

## Titres d’un deck

deck-investigator = Investigateur
deck-side = Réserve
deck-type-asset = Soutiens
deck-type-event = Événements
deck-type-skill = Compétences
deck-type-weakness = Faiblesses
deck-type-other = Autres cartes
deck-slot-hand = Main
deck-slot-hand-x2 = Deux mains
deck-slot-ally = Allié
deck-slot-arcane = Arcane
deck-slot-arcane-x2 = Deux arcanes
deck-slot-accessory = Accessoire
deck-slot-body = Corps
deck-slot-tarot = Tarot

## Pages

page-unbuilt = Le serveur tourne, mais sa table web n’est pas construite : lancez « make play » dans le dossier de Noctuary, ou installez un paquet publié.
page-missing = Il n’y a rien à cette adresse.
