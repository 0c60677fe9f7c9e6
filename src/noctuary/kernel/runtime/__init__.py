"""Positions of a game, on any backend, and what may be known of them."""
