"""What `noctuary play arkham --deck` means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from noctuary.plugin import Commands

from .shared import read_deck


def investigators(names: Sequence[str]) -> dict[str, Any]:
    """Return the investigators of a table, from starter decks and deck files."""
    read = [read_deck(name) for name in names]
    return {"investigators": [{"investigator": d.investigator, "cards": d.counted} for d in read]}


COMMANDS = Commands(investigators)
