# Mansions of Madness, first edition.

game-title = Mansions of Madness, 1st ed.
