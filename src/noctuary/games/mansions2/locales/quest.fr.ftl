# What people who import quests of others are told, in French.

quest-title = { $name } : une quête jouable avec la boîte sur la table.
quest-languages = Langues : { $names }.
quest-languages-none = Elle n’a pas de textes.
quest-faithful = Elle se joue aussi sans la boîte, telle qu’elle est pensée.
quest-approximate = Elle se joue aussi sans la boîte, à peu de chose près.
quest-companion_only = Compagnon seulement : il faut la boîte.
quest-packs = Il vous faut : { $names }.
quest-packs-none = Le jeu de base suffit.
quest-problems = { $n ->
    [0] Rien d’étrange.
    [one] Une chose est étrange ; elle se joue malgré tout.
   *[other] { $n } choses sont étranges ; elle se joue malgré tout.
}
quest-media = { $n } fichiers de sons et d’images restent où ils sont ; on s’en passe.
quest-effects = Ce que ses textes semblent faire est dans { $path }. Relisez-le, corrigez-le, écrivez « confirmed: yes » en tête et gardez-le à côté de la quête : une table sans la boîte le fera pour vous.
quest-written = Écrit dans { $path } : { $id }
error-quest-written = Impossible d’écrire { $path }.

problem-quest-no-path = Ce fichier ou ce dossier n’existe pas.
problem-quest-no-head = Ce n’est pas une quête : { $name } manque.
problem-quest-save = C’est une partie sauvegardée d’un autre programme. Importez la quête elle-même.
problem-quest-zip = Le paquet ne s’ouvre pas : { $text }.
problem-quest-sealed = Ce fichier est verrouillé ou compressé d’une façon illisible.
problem-quest-bytes = C’est trop gros : { $most } octets au plus.
problem-quest-files = Il y a trop de fichiers : { $most } au plus.
problem-quest-sections = Il y a trop de sections : { $most } au plus.
problem-quest-too-large = La quête dépasse ce qu’une table peut contenir : { $text }.
problem-quest-other-game = Cette quête est pour un autre jeu, { $name }. Seules celles des Demeures de l’Épouvante se jouent ici.
problem-quest-sub-quest = { $section } mène à une autre quête, { $name }. Les quêtes qui mènent à d’autres ne se jouent pas ici.
problem-quest-format = { $section } : le format { $name } est inconnu ; { $most } est le plus récent qui le soit. La quête est lue malgré tout.
problem-quest-other-part = { $section } appartient à un autre jeu et n’est pas repris.
problem-quest-twice = { $section } figure deux fois. La première compte.
problem-quest-no-file = La quête n’a pas de fichier { $name }.
problem-quest-encoding = Le fichier n’est pas en UTF-8. Des lettres peuvent être fausses.
problem-quest-no-language = La première ligne ne dit pas de quelle langue il s’agit ; elle devrait être .,French. Le fichier n’est pas repris.
problem-quest-no-start = Aucun événement n’ouvre la quête : aucun n’a le déclencheur EventStart.
problem-quest-no-end = Rien ne fixe $end : la quête n’a pas de fin à elle. Vous y mettez fin par le menu.
problem-quest-no-texts = La quête n’a de texte dans aucune langue.
problem-quest-number = { $section } : { $name } n’est pas un nombre. Il compte pour 0.
problem-quest-lots = { $section } : un nombre tiré au sort, { $name }, ne peut l’être que par une opération. Il compte pour 0.
problem-quest-bracket = { $section } : une parenthèse est ouverte sans être fermée, ou fermée sans être ouverte.
problem-quest-deep = { $section } : il y a plus de { $most } parenthèses imbriquées. La condition n’est jamais remplie.
problem-quest-comparison = { $section } : { $name } n’est pas une comparaison ; on écrit variable,==,valeur. Elle n’est pas reprise.
problem-quest-never = { $section } : la comparaison { $name } n’existe pas et n’est donc jamais remplie. Il y a ==, !=, <, <=, > et >=.
problem-quest-operation = { $section } : { $name } n’est pas une opération ; on écrit variable,+,valeur. Il y a =, +, -, *, / et %.
problem-quest-no-event = { $section } : il n’y a pas d’événement { $name }.
problem-quest-no-piece = { $section } : rien ne s’appelle { $name } qu’on puisse ajouter ou retirer.
problem-quest-trigger = { $section } : le déclencheur { $name } est inconnu. L’événement n’arrive que si un autre y mène.
problem-quest-no-match = { $section } : aucun monstre connu n’a ces traits : { $name }. Vous en choisissez un.
problem-quest-no-monster = { $section } : il n’y a pas de monstre { $name }.
problem-quest-no-item = { $section } : aucun objet n’est nommé. Vous en choisissez un.
problem-quest-effect = { $name } n’est pas une opération pour un fichier annexe. Elle est ignorée.
problem-quest-attack = { $section } : { $name } n’est pas une sorte d’attaque ; on écrit heavy:2.
problem-quest-puzzle = { $section } : il n’y a pas d’énigme de la classe { $name }. Un verrou en tient lieu.
problem-quest-solution = { $section } : { $name } ne peut pas être la solution d’un code. On en tire une autre.
problem-quest-sign = Le signe { $name } entre accolades est inconnu. Il n’est pas repris dans les textes.
problem-quest-room = { $section } est de trop : il y a place pour { $most } ({ $name }).
