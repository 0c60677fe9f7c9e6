"""What a seat may imagine of hidden cards beside what their backs tell."""

from __future__ import annotations

from ..state import Arkham
from .devourer import guess_agents
from .midnight import guess_cultists


def guess(g: Arkham, seat: int) -> None:
    """Mends a world that a seat imagines, so that every deck could be what it is."""
    guess_cultists(g, seat)
    guess_agents(g, seat)
