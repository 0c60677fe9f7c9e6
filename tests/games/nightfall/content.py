"""The cards of Nightfall: one row per card, columns as tables for the rules."""

from __future__ import annotations

from enum import IntEnum

from noctuary.kernel import Kind


class C(IntEnum):
    """The printed face of a card; several rows may share it."""

    ROLAND = 0
    AGNES = 1
    STUDY = 2
    CRYPT = 3
    GUARD_DOG = 4
    AUTOMATIC = 5
    BEAT_COP = 6
    LENS = 7
    COAT = 8
    DODGE = 9
    TAUNT = 10
    LUCKY = 11
    EVIDENCE = 12
    SCRYING = 13
    VIGIL = 14
    BLAST = 15
    GONG = 16
    BELL = 17
    CHIME = 18
    FORK = 19
    GOAT_SPAWN = 20
    GHOUL_MINION = 21
    ACOLYTE = 22
    PRIESTESS = 23
    RATS = 24


CODES = 25


class T(IntEnum):
    """Types of cards."""

    INVESTIGATOR = 0
    PLACE = 1
    ASSET = 2
    EVENT = 3
    ENEMY = 4


class S(IntEnum):
    """Skills; also the first questions (see registry)."""

    COMBAT = 0
    LORE = 1


# name: type, copies, cost, health, sanity, damage, horror, fight or shroud, combat, lore, clues
_I, _P, _A, _V, _E = T.INVESTIGATOR, T.PLACE, T.ASSET, T.EVENT, T.ENEMY
_ROWS = {
    C.ROLAND: (_I, 1, 0, 9, 5, 0, 0, 0, 4, 3, 0),
    C.AGNES: (_I, 1, 0, 6, 8, 0, 0, 0, 2, 4, 0),
    C.STUDY: (_P, 1, 0, 0, 0, 0, 0, 2, 0, 0, 3),
    C.CRYPT: (_P, 1, 0, 0, 0, 0, 0, 4, 0, 0, 4),
    C.GUARD_DOG: (_A, 1, 3, 3, 1, 0, 0, 0, 1, 0, 0),
    C.AUTOMATIC: (_A, 1, 4, 0, 0, 0, 0, 0, 0, 0, 0),
    C.BEAT_COP: (_A, 1, 4, 2, 2, 0, 0, 0, 1, 0, 0),
    C.LENS: (_A, 2, 1, 0, 0, 0, 0, 0, 0, 1, 0),
    C.COAT: (_A, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0),
    C.DODGE: (_V, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0),
    C.TAUNT: (_V, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0),
    C.LUCKY: (_V, 2, 1, 0, 0, 0, 0, 0, 1, 1, 0),
    C.EVIDENCE: (_V, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0),
    C.SCRYING: (_A, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0),
    C.VIGIL: (_V, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0),
    C.BLAST: (_V, 1, 3, 0, 0, 0, 0, 0, 1, 0, 0),
    C.GONG: (_A, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0),
    C.BELL: (_A, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0),
    C.CHIME: (_A, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0),
    C.FORK: (_A, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0),
    C.GOAT_SPAWN: (_E, 2, 0, 3, 0, 1, 0, 3, 0, 0, 0),
    C.GHOUL_MINION: (_E, 2, 0, 2, 0, 1, 1, 2, 0, 0, 0),
    C.ACOLYTE: (_E, 1, 0, 3, 0, 1, 0, 3, 0, 0, 0),
    C.PRIESTESS: (_E, 1, 0, 4, 0, 2, 1, 4, 0, 0, 0),
    C.RATS: (_E, 3, 0, 1, 0, 1, 0, 1, 0, 0, 0),
}
_CARDS = [(c, i) for c in C for i in range(_ROWS[c][1])]

NAMES = [c.name.lower() + (f"_{i + 1}" if i else "") for c, i in _CARDS]
COUNT = len(_CARDS)
CODE = [int(c) for c, _ in _CARDS]
TYPE, _, COST, HEALTH, SANITY, DAMAGE, HORROR, GUARD, _combat, _lore, CLUES = (
    [int(_ROWS[c][k]) for c, _ in _CARDS] for k in range(11)
)
SKILL = [[a, b] for a, b in zip(_combat, _lore, strict=True)]
"""Card, skill -> the investigator's own value, or the icons of a card that can be committed."""

Card = Kind("card", *NAMES)
STUDY, CRYPT = 2, 3
"""The rows of the two places; rows 0 and 1 are the investigators of seats 0 and 1."""

TOKEN = [1, 0, 0, -1, -1, -2, -3, 0]
"""Chaos tokens by number; the last one fails by itself."""
AUTOFAIL = 7
Token = Kind("token", len(TOKEN))
