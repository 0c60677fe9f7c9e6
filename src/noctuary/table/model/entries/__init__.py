"""The rows of a table: one class for each kind, with what it checks, applies and tells.

Nothing changes at a table except by a row. A wish is checked and becomes a row; a store keeps the
row; the same row, read again, makes the same table.
"""

from __future__ import annotations

from typing import Any

import msgspec

from .answering import Answered
from .asking import Asked
from .chat import Pinned, Said
from .choices import Chosen
from .concession import Conceded, Deleted, Withdrawn
from .entry import LoggedEntry
from .lifecycle import Began, Opened, Sealed, Upgraded
from .seating import Seated, Settled, check_settings, sit_down
from .undoing import Undone

AnyEntry = (
    Opened
    | Seated
    | Settled
    | Began
    | Chosen
    | Asked
    | Answered
    | Undone
    | Conceded
    | Withdrawn
    | Deleted
    | Said
    | Pinned
    | Sealed
    | Upgraded
)


def read_entries(kept: list[dict[str, Any]]) -> list[AnyEntry]:
    """Rows as a store has kept them."""
    return msgspec.convert(kept, list[AnyEntry])


__all__ = [
    "Answered",
    "AnyEntry",
    "Asked",
    "Began",
    "Chosen",
    "Conceded",
    "Deleted",
    "LoggedEntry",
    "Opened",
    "Pinned",
    "Said",
    "Sealed",
    "Seated",
    "Settled",
    "Undone",
    "Upgraded",
    "Withdrawn",
    "check_settings",
    "read_entries",
    "sit_down",
]
