"""What matters before a choice, in the quantities that bots weigh: see `sense/worth.py`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from noctuary.home import Remark
from noctuary.kernel import NONE, Observation, glance

from .kinds import CLUES, DOOM, SPENDS
from .rules import stages, values
from .state import Arkham

MOST = 2
"""Remarks at a time."""
FRAIL = 2
"""So little health or sanity is left that it is said."""
TURN = "turn"


def coach(observation: Observation, options: Mapping[str, Any], prompt: str) -> list[Remark]:
    """Enemies that would strike first, clues for the act, doom, how much one can still bear."""
    g: Arkham = glance(observation)
    if prompt != TURN or not g.act:
        return []
    p = observation.seat
    return [*doom(g, last=True), *enemies(g, p), *frail(g, p), *clues(g), *doom(g)][:MOST]


COACH = coach


def doom(g: Arkham, *, last: bool = False) -> Iterator[Remark]:
    """How much doom turns the agenda; with `last`, only where the next one loses the game."""
    c = g.agenda
    if g.revealed[c]:
        return
    left = max(0, DOOM[g.code[c]] - values.doom_in_play(g))
    if last and left <= 1 and not g.agendas:
        yield Remark("last")
    elif not last:
        yield Remark("doom", {"n": left})


def enemies(g: Arkham, p: int) -> Iterator[Remark]:
    """Those engaged with an investigator, and ready to strike."""
    ready = [
        c for c in g.play if values.is_enemy(g, c) and g.engaged[c] == p and not g.exhausted[c]
    ]
    if ready:
        yield Remark("enemies", {"n": len(ready)})


def frail(g: Arkham, p: int) -> Iterator[Remark]:
    """How little an investigator can still bear."""
    for key, left in (
        ("health", values.remaining_health(g, p)),
        ("sanity", values.remaining_sanity(g, p)),
    ):
        if left <= FRAIL:
            yield Remark(key, {"n": left})


def clues(g: Arkham) -> Iterator[Remark]:
    """What the act still lacks, or that it can be turned."""
    c = g.act
    if g.revealed[c] or not CLUES[g.code[c]] or not SPENDS[g.code[c]]:
        return
    left = values.clue_value(g, c) - stages.group_clues(g, NONE)
    yield Remark("clues", {"n": left}) if left > 0 else Remark("act")
