"""The five games, one folder each, with the same names inside."""

USUAL = "gates"
"""What is played where nobody names a game."""
