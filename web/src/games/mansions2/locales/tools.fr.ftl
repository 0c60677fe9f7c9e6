# Les outils des Demeures, tels que le salon les nomme.

tools-title = Demeures : l’atelier des scénarios
tools-studio = Atelier des scénarios
