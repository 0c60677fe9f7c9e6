"""The five games, one folder each, with the same names inside."""
