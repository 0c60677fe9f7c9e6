"""Nightfall: a small cooperative card game that tries the hardest the rules language must carry.

Two investigators search a house for clues. Windows nest, events in flight are changed and
cancelled, hands and the looked-at top of the deck are hidden. It ends after at most six rounds.
"""

from __future__ import annotations

from typing import Any

from noctuary.kernel import COOPERATIVE, Game, TableOption

from .invariants import check
from .positions import POSITIONS
from .state import Nightfall
from .turn import night


def parameters(seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """Return the table's options as the rules read them."""
    return {"whispers": [int(options["whispers"])]}


GAME = Game(
    id="nightfall",
    version=1,
    seats=(2,),
    sides=COOPERATIVE,
    state=Nightfall,
    entry=night,
    options=(TableOption("whispers", 1, "NIGHT-21"),),
    parameters=parameters,
    positions=POSITIONS,
    invariants=check,
    package="tests.games.nightfall",
)
