"""What this terminal can print, and whether a person uses it."""

from __future__ import annotations

import codecs
import sys
import unicodedata
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console

CLEAR = "\x1b[2J\x1b[H"
FORGET = "\x1b[2J\x1b[3J\x1b[H"
"""The code that clears the scrollback as well."""
NARROWEST = 60

NEAREST = str.maketrans({"’": "'", "“": '"', "”": '"', "«": '"', "»": '"', "…": "..."})
NEAREST |= str.maketrans({"\N{MINUS SIGN}": "-", "→": ">", "\N{EN DASH}": "-"})
"""Letters in place of symbols, where only plain letters can be printed."""


def nearest_letter(error: UnicodeError) -> tuple[str | bytes, int]:
    """Return the nearest letter that a terminal has, or `?`."""
    if not isinstance(error, UnicodeEncodeError):
        return codecs.replace_errors(error)
    apart = unicodedata.normalize("NFKD", error.object[error.start : error.end].translate(NEAREST))
    bare = "".join(c for c in apart if not unicodedata.combining(c))
    return bare.encode("ascii", "replace"), error.end


def replace_unprintable(*streams: IO[str]) -> None:
    """Replace letters that a terminal lacks; bytes that are not text do not stop a game."""
    codecs.register_error("likest", nearest_letter)
    for stream in streams:
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="likest")


def plain(console: Console) -> bool:
    """Return whether only plain letters can be printed."""
    return not console.encoding.lower().startswith("utf")


def interactive() -> bool:
    """Return whether a person reads the output and types the input."""
    return sys.stdin.isatty() and sys.stdout.isatty()
