"""How far a search looks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..components import Scenario

NEAR = 40


def search_depth(seen: Mapping[str, Any]) -> int:
    """Return no limit in The Gathering, where any end is worth something. In the streets and in the
    woods stop before the end: most ends are alike there, and the progress until then tells more.
    """
    return 0 if seen["scenario"][0] == Scenario.gathering else NEAR
