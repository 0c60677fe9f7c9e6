# Demeures de l’Épouvante, deuxième édition.

game-title = Demeures de l’Épouvante, 2ᵉ éd.
