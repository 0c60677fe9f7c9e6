"""The terminal that a table is at: what it can print, and who sits before it."""

from __future__ import annotations

import codecs
import sys
import unicodedata
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console

CLEAR = "\x1b[2J\x1b[H"
FORGET = "\x1b[2J\x1b[3J\x1b[H"
"""Clears what can be scrolled back to as well."""
NARROWEST = 60

NEAREST = str.maketrans({"’": "'", "“": '"', "”": '"', "«": '"', "»": '"', "…": "..."})
NEAREST |= str.maketrans({"\N{MINUS SIGN}": "-", "→": ">", "\N{EN DASH}": "-"})
"""What stands for a sign where only plain letters can be printed."""


def nearest_letter(error: UnicodeError) -> tuple[str | bytes, int]:
    """A letter that a terminal lacks becomes the likest it has, or `?`."""
    if not isinstance(error, UnicodeEncodeError):
        return codecs.replace_errors(error)
    apart = unicodedata.normalize("NFKD", error.object[error.start : error.end].translate(NEAREST))
    bare = "".join(c for c in apart if not unicodedata.combining(c))
    return bare.encode("ascii", "replace"), error.end


def replace_unprintable(*streams: IO[str]) -> None:
    """Letters that a terminal lacks become others; bytes that are no text do not stop a game."""
    codecs.register_error("likest", nearest_letter)
    for stream in streams:
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="likest")


def plain(console: Console) -> bool:
    """Whether only plain letters can be printed."""
    return not console.encoding.lower().startswith("utf")


def interactive() -> bool:
    """Whether a person sits at both ends."""
    return sys.stdin.isatty() and sys.stdout.isatty()
