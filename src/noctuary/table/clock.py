"""The time of day, for people to read. Nothing waits by it: somebody may set it at any moment."""

from __future__ import annotations

import time

MAX_ELAPSED = 24 * 60 * 60 * 1000
"""Milliseconds that one choice counts at most: nobody thinks about it day and night."""


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def elapsed_ms(since: int, until: int) -> int:
    """Milliseconds that somebody took to choose, whatever was done to the clock meanwhile."""
    return min(max(0, until - since), MAX_ELAPSED)
