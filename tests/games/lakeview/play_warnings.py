"""What the seat that is asked is warned of, and when each warning is true."""

from __future__ import annotations

from tests.games.warned import Truth, after, fields

TRUE: dict[str, Truth] = {
    "calamity": lambda s, _: fields(s, "calamity")[0] + 1 == fields(s, "end")[0][0],
    "elsewhere": lambda s, one: fields(after(s, one.option), "found") == [0],
}
SEEDS = (0, 1)
SHOWN = "calamity"
"""The warning that a browser shows in a test."""
