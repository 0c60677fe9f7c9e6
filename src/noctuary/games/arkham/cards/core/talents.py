"""Talents of the core set, of several classes: 1 resource for +1 in a test of one's own."""

from __future__ import annotations

from ...codes import Code
from ...kinds import Skill
from ...registry import free
from ...rules.values import my_test_of, test_here
from ...state import Arkham


def strengthen(g: Arkham) -> None:
    """+1 for the test in progress."""
    g.tests.bonus[test_here(g)] += 1


@free(
    (Code.PHYSICAL_TRAINING, Code.ARCANE_STUDIES, Code.DIG_DEEP),
    resources=1,
    can=lambda g, c, p, ev: my_test_of(g, p, Skill.willpower),
)
def train_willpower(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Willpower +1."""
    strengthen(g)


@free(
    (Code.HYPERAWARENESS, Code.ARCANE_STUDIES),
    resources=1,
    can=lambda g, c, p, ev: my_test_of(g, p, Skill.intellect),
)
def train_intellect(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Intellect +1."""
    strengthen(g)


@free(
    (Code.PHYSICAL_TRAINING, Code.HARD_KNOCKS),
    resources=1,
    can=lambda g, c, p, ev: my_test_of(g, p, Skill.combat),
)
def train_combat(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Combat +1."""
    strengthen(g)


@free(
    (Code.HYPERAWARENESS, Code.HARD_KNOCKS, Code.DIG_DEEP),
    resources=1,
    can=lambda g, c, p, ev: my_test_of(g, p, Skill.agility),
)
def train_agility(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Agility +1."""
    strengthen(g)
