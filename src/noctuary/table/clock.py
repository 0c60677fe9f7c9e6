"""Wall-clock time, for people to read. Nothing waits by it: it may be set at any moment."""

from __future__ import annotations

import time

MAX_ELAPSED = 24 * 60 * 60 * 1000
"""Milliseconds counted for one choice at most."""


def now_ms() -> int:
    """Return the milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def elapsed_ms(since: int, until: int) -> int:
    """Return the milliseconds that a choice took, within bounds even if the clock was set."""
    return min(max(0, until - since), MAX_ELAPSED)
