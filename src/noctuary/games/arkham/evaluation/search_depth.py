"""How far a search looks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..components import Scenario

NEAR = 40


def search_depth(seen: Mapping[str, Any]) -> int:
    """As far as ever in The Gathering, where any end is worth something. In the streets and in the
    woods not to the end: most ends are alike there, and how far one came tells more.
    """
    return 0 if seen["scenario"][0] == Scenario.gathering else NEAR
