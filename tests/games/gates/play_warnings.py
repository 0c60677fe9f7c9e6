"""What the seat that is asked is warned of, and when each warning is true."""

from __future__ import annotations

from tests.games.warned import Truth, after, fields

TRUE: dict[str, Truth] = {
    "last": lambda s, _: fields(s, "released")[0] + 1 == fields(s, "discs")[0][0],
    "ends": lambda s, one: after(s, one.option).over,
}
SEEDS = (0, 1)
SHOWN = "last"
"""The warning that a browser shows in a test."""
