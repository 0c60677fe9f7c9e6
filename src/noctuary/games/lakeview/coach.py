"""What matters before a choice, in the quantities that bots weigh: see `sense/perils.py`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from noctuary.home import Remark
from noctuary.kernel import NONE, Observation, glance

from .kinds import FIGURES
from .rules.objectives import active
from .rules.places import exposed, within
from .state import Lakeview

MOST = 2
"""Remarks at a time."""
CLOSE = 3
"""So few steps of Calamity are left that it is said."""


def coach(observation: Observation, options: Mapping[str, Any], prompt: str) -> list[Remark]:
    """Calamity when it is near its end, who stands where the Monster is, the objective."""
    g: Lakeview = glance(observation)
    return [*calamity(g), *prey(g, observation.seat), *objective(g)][:MOST]


COACH = coach


def calamity(g: Lakeview) -> Iterator[Remark]:
    """How much is left, when it is little."""
    if g.end[0] - g.calamity <= CLOSE:
        yield Remark("calamity", {"n": g.end[0] - g.calamity})


def prey(g: Lakeview, p: int) -> Iterator[Remark]:
    """Figures of a seat that the next attack would hit; nothing of a Monster that is hidden."""
    if g.monster is None or g.monster < 0:
        return
    for f in range(FIGURES):
        if g.player[f] == p and exposed(g, f) and within(g, f, g.monster):
            yield Remark("prey", {"figure": f})


def objective(g: Lakeview) -> Iterator[Remark]:
    """The objective that comes next."""
    if (o := active(g)) != NONE:
        yield Remark("objective", {"objective": o})
