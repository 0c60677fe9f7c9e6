"""Muted seats: a Lost Kid who has not been found speaks only through cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def silent(fields: Mapping[str, Any], options: Mapping[str, Any]) -> dict[int, str]:
    """Return the muted seat, with the clause that forbids it to talk."""
    if options.get("relaxed_talk") or fields["found"]:
        return {}
    return {fields["lost"]: "LAKE-136"}
