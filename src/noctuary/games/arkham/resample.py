"""What a seat may imagine of hidden cards beside what their backs tell."""

from __future__ import annotations

from .cards.core.devourer_below import guess_agents
from .cards.core.midnight_masks import guess_cultists
from .state import Arkham


def guess(g: Arkham, seat: int) -> None:
    """Mends a world that a seat imagines, so that every deck could be what it is."""
    guess_cultists(g, seat)
    guess_agents(g, seat)
