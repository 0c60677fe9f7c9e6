"""The entries of a log: frozen data, one class for each kind.

Nothing changes at a table except by an entry. `model/commands` decides which entries a command
adds, `Table.replay` folds stored ones, `presentation/log_lines` shows them.
"""

from __future__ import annotations

from typing import Any

import msgspec

from .chat import Pinned, Said
from .choices import Chosen, Undone
from .concession import Conceded
from .entry import LoggedEntry
from .lifecycle import Began, Deleted, Opened, Sealed, Upgraded
from .seating import Seated, Settled
from .votes import Answered, Asked, Withdrawn

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
    """Read stored entries. Raise msgspec.ValidationError if another program wrote them."""
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
    "read_entries",
]
