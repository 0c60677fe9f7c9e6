"""Talents of the core set, of several classes: 1 resource for +1 in a test of one's own."""

from __future__ import annotations

from ...codes import C
from ...kinds import S
from ...registry import free
from ...rules.values import my_test_of, test_here
from ...state import Arkham


def strengthen(g: Arkham) -> None:
    """+1 for the test in progress."""
    g.tests.bonus[test_here(g)] += 1


@free(
    (C.PHYSICAL_TRAINING, C.ARCANE_STUDIES, C.DIG_DEEP),
    resources=1,
    can=lambda g, c, p, ev: my_test_of(g, p, S.WILLPOWER),
)
def train_willpower(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Willpower +1."""
    strengthen(g)


@free(
    (C.HYPERAWARENESS, C.ARCANE_STUDIES),
    resources=1,
    can=lambda g, c, p, ev: my_test_of(g, p, S.INTELLECT),
)
def train_intellect(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Intellect +1."""
    strengthen(g)


@free(
    (C.PHYSICAL_TRAINING, C.HARD_KNOCKS),
    resources=1,
    can=lambda g, c, p, ev: my_test_of(g, p, S.COMBAT),
)
def train_combat(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Combat +1."""
    strengthen(g)


@free(
    (C.HYPERAWARENESS, C.HARD_KNOCKS, C.DIG_DEEP),
    resources=1,
    can=lambda g, c, p, ev: my_test_of(g, p, S.AGILITY),
)
def train_agility(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Agility +1."""
    strengthen(g)
