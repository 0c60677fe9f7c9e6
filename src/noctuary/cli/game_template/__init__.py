"""The files of a small game that `noctuary new-game` copies under the id of a new one.

`newgame`, `NewGame`, `NEWGAME` and `New game` stand for its id, class, clause prefix and title.
"""
