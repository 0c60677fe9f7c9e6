# The tools of Mansions, as the lobby names them.

tools-title = Mansions: the scenario studio
tools-studio = Scenario studio
