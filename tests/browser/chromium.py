"""Debian's chromium."""

from __future__ import annotations

import shutil

PROGRAMS = ("chromium-headless-shell", "chromium")
"""The first has no windows, and needs half as much of the processor for a page."""


def installed() -> str | None:
    """The program, if there is one."""
    return next(filter(None, map(shutil.which, PROGRAMS)), None)
