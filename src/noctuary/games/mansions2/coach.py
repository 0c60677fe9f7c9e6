"""What matters before a choice, in the quantities that bots weigh: see `sense/perils.py`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from noctuary.home import Remark
from noctuary.kernel import Observation, glance

from .options import OPTIONS, made
from .state import Mansions

MOST = 2
"""Remarks at a time."""
LATE = 3
"""So few rounds are left that it is said."""


def coach(observation: Observation, options: Mapping[str, Any], prompt: str) -> list[Remark]:
    """Time, a friend lost, a monster one would have to evade, clues that turn dice."""
    table = made({o.name: o.default for o in OPTIONS} | dict(options))
    g: Mansions = glance(observation, table.tables)
    found = [*fallen(g), *time(g, table.rounds), *beside(g, prompt), *clues(g, prompt)]
    return found[:MOST]


COACH = coach


def fallen(g: Mansions) -> Iterator[Remark]:
    """Somebody is out: this is the last round."""
    if g.fallen:
        yield Remark("last")


def time(g: Mansions, rounds: int) -> Iterator[Remark]:
    """How many rounds are left, when they are few."""
    if g.round and rounds and rounds - g.round < LATE:
        yield Remark("rounds", {"n": rounds - g.round})


def beside(g: Mansions, prompt: str) -> Iterator[Remark]:
    """Monsters in the space of whoever acts."""
    if prompt == "turn" and g.turn >= 0:
        n = sum(g.m_at[m] == g.at[g.turn] for m in g.alive)
        if n:
            yield Remark("beside", {"n": n})


def clues(g: Mansions, prompt: str) -> Iterator[Remark]:
    """How many lenses could become successes."""
    if prompt == "improve" and g.turn >= 0 and g.clues[g.turn]:
        yield Remark("clues", {"n": g.clues[g.turn]})
