"""The room in a state and in a book; the compiler reports a scenario that has more."""

from __future__ import annotations

from enum import IntEnum

# Of a state.
INV = 5
MONSTERS = 24
CARDS = 256
BARRICADES = 4
PASSAGES = 4
ID_TOKENS = 6
NOTES = 48
MOVED = 16
DICE = 8
BOARD = 256
"""Pieces that lie on the board at once."""

# Of a book.
CODE, TERMS, NUMBERS, LISTS = 16384, 8192, 2048, 16384
EVENTS, CHOICES, PIECES, VARIABLES, LOTS = 1536, 2400, 1536, 256, 32
SPACES, WAYS, EDGE_ROOM, TILES = 256, 8, 512, 64
FACES, FX, CREATURES, ACTS, PUZZLES, TEXTS = 512, 1024, 192, 512, 24, 8192
FACTS, ROUTES, WANTS, FRUITS = 256, 2048, 8192, 4096
ATTACKS = 160
"""Texts of attacks, for each class and each kind of weapon."""
LIMITS = 16
"""Places of the table `limits`, see Limit."""
OPERANDS = 24
"""Comparisons of a condition that wait at once for the signs behind them."""
WIDTH = 8
"""Columns of a row of code."""


class Limit(IntEnum):
    """Places of the table `limits`: the numbers that a scenario has once."""

    LIFO = 0  # events of a trigger: the first one first; 0: as foreign quests have it
    START = 1  # place where the investigators stand
    SCALE = 2  # of numbers
    ROUNDS = 3
    FALLEN = 4  # text after an elimination
    QUIET = 5  # text of a round without an event
    PROLOGUE = 6
    LATE = 7  # text when the rounds are over
    OWN = 8  # everybody brings a possession
    START_TILES = 9  # a list of tiles
    POSSESSIONS = 10  # a list of faces
    PICTURE = 11
    LOTS = 12  # a list: how many values each has
    FILLED = 13  # a list of texts that tell something: text, two numbers, 1 if somebody is drawn
