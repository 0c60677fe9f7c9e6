# L’atelier des scénarios : là où s’écrivent les nuits.

studio-title = Atelier des scénarios
studio-panels = Parties de l’atelier
studio-source = Source
studio-map = Plan
studio-problems = Problèmes
studio-events = Événements
studio-now = Que faire maintenant
studio-options = Ce que vous pouvez faire
studio-texts = Textes côte à côte
studio-files = Fichiers
studio-folder = dossier { $name }
studio-browser = gardé dans ce navigateur

# ---- garder

studio-kept = chaque frappe est gardée
studio-keeping = on garde…
studio-clash = { $name } a aussi changé ailleurs
studio-away = personne ne le garde en ce moment
studio-full = impossible de le garder

# ---- la source

studio-editor = Source du scénario. Tab décale ; Échap, puis Tab, fait sortir.
studio-line = ligne { $line } sur { $of }
studio-in-token = jeton
studio-in-event = événement
studio-counts =
    { $events ->
        [one] { $events } événement
       *[other] { $events } événements
    } · { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    } · { $puzzles ->
        [one] { $puzzles } énigme
       *[other] { $puzzles } énigmes
    } · { $endings ->
        [one] { $endings } fin
       *[other] { $endings } fins
    }
studio-to-write = { $language } : { $n } à écrire
studio-no-such = « { $name } » n’est pas { $what }.
studio-is-it = Est-ce { $name } ?
studio-is-it-line = Est-ce { $name }, ligne { $line } ?
studio-where = Où
studio-only-missing = Seulement ce qui manque ({ $n })
studio-unsaid = pas encore écrit

studio-find-0 = Chercher
studio-find-1 = Remplacer
studio-find-2 = suivant
studio-find-3 = précédent
studio-find-4 = tous
studio-find-5 = respecter la casse
studio-find-6 = motif
studio-find-7 = mots entiers
studio-find-8 = remplacer
studio-find-9 = tout remplacer
studio-find-10 = fermer
studio-find-11 = résultat en cours
studio-find-12 = ligne
studio-find-13 = $ remplacements
studio-find-14 = remplacé ligne $
studio-find-15 = Aller à la ligne
studio-find-16 = aller

# ---- le plan

studio-map-share = salles visitées, part des parties
studio-map-none = tuiles et jetons
studio-map-label = Plan : { $n } tuiles, { $tokens } jetons
studio-token = { $name }, { $kind ->
    [explore] jeton Exploration
    [search] jeton Fouille
    [interact] jeton Interaction
    [person] personne
   *[sight] jeton Vue
}, ligne { $line }
studio-round = manche
studio-by-round = à la fin de la manche { $n }
studio-people = personnes

# ---- problèmes

studio-stopping = { $n ->
    [one] { $n } arrête le scénario
   *[other] { $n } arrêtent le scénario
}
studio-remarks = { $n ->
    [one] { $n } chose à voir
   *[other] { $n } choses à voir
}
studio-none = aucun
studio-sound = Tout est en ordre.
studio-weight-stops = Arrête le scénario :
studio-weight-words = Texte manquant :
studio-weight-remark = À considérer :
studio-no-text = Pas de texte en { $language } : { $name }
studio-meant = { $name } ?
studio-seen = vu dans { $share }
studio-rare = { $name } est atteint dans { $share } des parties
studio-never = { $name } n’a jamais été atteint
studio-of = { $n } sur { $of }
studio-written = { $n } textes sur { $of }

# ---- événements

studio-ring = anneau : part des parties qui y arrivent
studio-ring-none = ce qui mène à quoi
studio-graph = Ce qui mène à quoi
studio-graph-label = { $n } événements, { $ends } fins. Les flèches mènent de l’un à l’autre.
studio-event-share = { $name }, { $share } des parties
studio-end-share = Fin { $name }, { $how ->
    [won] gagnée
   *[lost] perdue
} { $share }
studio-broken = rompu, ligne { $line }
studio-won = gagnée
studio-lost = perdue
studio-reach = des parties atteignent
studio-reach-round = à la manche { $mid } ({ $low } à { $high })
studio-reach-one = à la manche { $mid }
studio-sure = ± { $half }, sur { $n } parties
studio-last-round = dernière manche
studio-ended-in = manche { $round } : { $n }
studio-trial-told = { $n } parties de robots sensés, { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}, { $stale ->
    [yes] d’un texte antérieur
   *[no] du texte tel qu’il est
}. { $seconds } s.
studio-open-one = Ouvrir l’une des { $n }

# ---- que faire

studio-looking = On le parcourt…
studio-lost-name = Un nom ne mène nulle part
studio-stopped = { $n ->
    [one] Une chose arrête le scénario
   *[other] { $n } choses arrêtent le scénario
}
studio-fix-name = Écrire { $name }
studio-fix-line = celui de la ligne { $line }
studio-fix-near = le plus proche qu’il y ait
studio-fix-event = Créer un événement { $name }
studio-fix-empty = aux textes vides
studio-off-line = ne se compile pas · ligne { $line }
studio-unsaid-title = { $n ->
    [one] Un texte manque dans une langue
   *[other] { $n } textes manquent dans une langue
}
studio-unsaid-why = Cela se joue ; qui lit cette langue y entendra l’autre.
studio-write = Écrire le suivant
studio-ready = Rien ne l’arrête
studio-ready-why = Laissez des robots y jouer, et voyez ce qu’ils n’atteignent jamais ; ou asseyez-vous vous-même.
studio-won-title = Des robots sensés gagnent { $share } des nuits
studio-won-why = Sur { $n } parties. Entre un cinquième et quatre cinquièmes, c’est bon signe ; les événements que nul n’atteint sont parmi les problèmes.
studio-play-start = Jouer depuis le début
studio-play-start-note = { $n ->
    [one] une table à vous, { $n } personne
   *[other] une table à vous, { $n } personnes
}
studio-play-event = Jouer depuis { $name }
studio-play-event-note = { $n ->
    [one] là où un robot vient d’y arriver
   *[other] là où { $n } robots viennent d’y arriver
}
studio-play-opening = on ouvre une table…
studio-play-unreached = aucun robot n’y est arrivé en { $n } parties
studio-run = Lancer { $n } parties
studio-run-note = { $n ->
    [one] de robots sensés, { $n } personne
   *[other] de robots sensés, { $n } personnes
}
studio-running = Les robots jouent : { $n } parties sur { $of }
studio-running-why = Ce qui est déjà joué se voit ; vous pouvez continuer d’écrire.
studio-stop = Arrêter
studio-stop-note = ce qui est joué reste
studio-undo = Défaire la dernière frappe
studio-refused = Le serveur ne le parcourt pas
studio-clash-why = Quelqu’un d’autre a écrit dans le fichier en même temps que vous. Rien n’est perdu : quel que soit votre choix, « défaire » mène à l’autre.
studio-clash-mine = Garder le mien
studio-clash-mine-note = et l’écrire par-dessus le leur
studio-clash-theirs = Prendre le leur
studio-clash-theirs-note = tel qu’il est dans le dossier

# ---- fichiers

studio-files-folder = Ce sont les fichiers du dossier { $name }. Ce que vous écrivez y est écrit aussitôt ; ce qu’un autre programme y écrit apparaît ici.
studio-files-browser = Ce que vous écrivez reste dans ce navigateur, et nulle part ailleurs. Enregistrez-le dans un fichier pour le garder ou l’envoyer.
studio-save = Enregistrer en un fichier
studio-save-note = un paquet .night, pour le salon ou pour un ami
studio-add-note = les textes d’une langue dans un fichier à part
studio-instead = Une autre nuit à la place
studio-instead-note = Elle prend la place de ce qui est ici : enregistrez-le d’abord.
studio-open-file = Ouvrir un fichier
studio-new = En commencer une nouvelle
studio-new-note = une petite nuit où tout se trouve une fois
