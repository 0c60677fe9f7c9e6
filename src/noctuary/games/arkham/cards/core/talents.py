"""Talents of the core set, of several classes: 1 resource for +1 in an own test."""

from __future__ import annotations

from ... import ability
from ...ability import Use
from ...card_codes import Code
from ...components import Skill
from ...rules import values
from ...state import Arkham


def strengthen(g: Arkham) -> None:
    """Add 1 for the test in progress."""
    g.tests.bonus[values.test_here(g)] += 1


@ability.free(
    (Code.PHYSICAL_TRAINING, Code.ARCANE_STUDIES, Code.DIG_DEEP),
    resources=1,
    can=lambda g, use: values.my_test_of(g, use.seat, Skill.willpower),
)
def train_willpower(g: Arkham, use: Use) -> None:
    """Willpower +1."""
    strengthen(g)


@ability.free(
    (Code.HYPERAWARENESS, Code.ARCANE_STUDIES),
    resources=1,
    can=lambda g, use: values.my_test_of(g, use.seat, Skill.intellect),
)
def train_intellect(g: Arkham, use: Use) -> None:
    """Intellect +1."""
    strengthen(g)


@ability.free(
    (Code.PHYSICAL_TRAINING, Code.HARD_KNOCKS),
    resources=1,
    can=lambda g, use: values.my_test_of(g, use.seat, Skill.combat),
)
def train_combat(g: Arkham, use: Use) -> None:
    """Combat +1."""
    strengthen(g)


@ability.free(
    (Code.HYPERAWARENESS, Code.HARD_KNOCKS, Code.DIG_DEEP),
    resources=1,
    can=lambda g, use: values.my_test_of(g, use.seat, Skill.agility),
)
def train_agility(g: Arkham, use: Use) -> None:
    """Agility +1."""
    strengthen(g)
