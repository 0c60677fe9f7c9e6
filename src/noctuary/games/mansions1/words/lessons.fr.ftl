# La première partie, guidée.

lesson-first-goal = Une maison, et un gardien qui a répondu en secret à ses questions : ce qui gît dessous, où est la dernière page, ce qui veille. Vous y êtes pour le découvrir, et pour l’emporter sur lui.
lesson-first-person = Choisissez qui vous êtes. Oisin est un vieux soldat, avec un fusil et une forte volonté : un bon compagnon pour une première nuit.
lesson-first-step = Un tour, c’est deux pas et une action, dans l’ordre qu’on veut. Faites le premier pas, dans le hall.
lesson-first-second = Le second pas : vers l’escalier.
lesson-first-explore = Et l’action : explorez le hall. Vous prenez tout ce qui se trouve dans la pièce.
lesson-first-dining = Un fusil à pompe ; et le gardien a laissé passer son tour pour garder sa menace. Deuxième manche : entrez dans la salle à manger.
lesson-first-clue = Explorez ici. Vous cherchez des indices : chacun mène au suivant, et le dernier révèle l’Objectif.
lesson-first-on = Le premier indice désigne la chambre, à l’étage, qui est verrouillée. Les clés ouvrent les serrures : voyez la cuisine, un pas vers elle.
lesson-first-keeper = Le gardien a dépensé deux menaces : un homme de main attend au jardin, derrière la cuisine. La menace grandit à chaque tour et paie tout cela.
lesson-first-kitchen = Les monstres ne bougent que si le gardien paie. Entrez dans la cuisine.
lesson-first-key = Explorez, et faites vite.
lesson-first-horror = Une clé de laiton ! Mais l’homme de main est entré, et le voir est un test d’horreur : un dé à dix faces, 7 ou moins. C’est assez probable : lancez simplement.
lesson-first-luck = Il attaque, et une carte combat demande la dextérité : 3 ou moins. C’est maigre. Un point de compétence ajoute votre chance, une fois par test ; dépensez-en un, ils ne reviennent pas.
lesson-first-attack = Cela a servi. Rendez le coup avec le hachoir : là encore une carte dit quoi tester, et toucher inflige les dégâts de l’arme.
lesson-first-win = En somme : les indices dans l’ordre, puis l’Objectif que le dernier révèle, et le premier qui remplit sa part l’emporte. Cinq événements, et le temps est écoulé.
