# Demeures de l’Épouvante, première édition.

game-title = Demeures de l’Épouvante, 1ʳᵉ éd.
