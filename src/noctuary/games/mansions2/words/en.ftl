# Mansions of Madness, second edition.

game-title = Mansions of Madness, 2nd ed.
