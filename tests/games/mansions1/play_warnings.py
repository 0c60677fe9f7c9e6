"""What the seat that is asked is warned of, and when each warning is true."""

from __future__ import annotations

from tests.games.warned import Truth, fields

TRUE: dict[str, Truth] = {
    "last": lambda s, one: fields(s, "stage") == [4] and one.args["n"] <= 2,
    "unused": lambda s, _: fields(s, "actions")[0] > 0,
}
SEEDS = (0,)
SHOWN = "unused"
"""The warning that a browser shows in a test."""
