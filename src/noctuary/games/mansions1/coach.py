"""What matters before a choice, in the quantities that bots weigh: see `sense/odds.py`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from noctuary.home import Remark
from noctuary.kernel import Observation, glance

from .kinds import MONSTERS, STAGES
from .state import Mansions
from .stories import STORIES, story

MOST = 2
"""Remarks at a time."""
LATE = 2
"""So few tokens are left before the last event that it is said."""


def coach(observation: Observation, options: Mapping[str, Any], prompt: str) -> list[Remark]:
    """The last event, a monster in one's space, the next event; for the Keeper, the threat."""
    tale = story(STORIES[observation.fields["tale"][0]])
    g: Mansions = glance(observation, tale.books)
    if g.round == 0 or g.stage >= STAGES:
        return []
    left = tale.books["times"][g.stage][g.team[0] - 1] - g.time
    found = [*ending(g, left), *beside(g, prompt)]
    if prompt in ("turn", "keeper"):
        found.append(Remark("event", {"n": left}))
    return found[:MOST]


COACH = coach


def ending(g: Mansions, left: int) -> Iterator[Remark]:
    """The story is nearly over."""
    if g.stage == STAGES - 1 and left <= LATE:
        yield Remark("last", {"n": left})


def beside(g: Mansions, prompt: str) -> Iterator[Remark]:
    """Monsters in the space of whoever acts."""
    if prompt == "turn" and g.turn > 0:
        n = sum(g.m_at[m] == g.at[g.turn - 1] for m in range(MONSTERS) if g.m_at[m] > 0)
        if n:
            yield Remark("beside", {"n": n})
