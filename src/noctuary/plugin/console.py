"""The means of drawing at the terminal: colours, symbols and the console."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import IO

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

LAMP = "#f2b85c"
PAPER = "#eadfc6"
QUIET = "#979384"
FOG = "#6d7c8c"
WAX = "#ef7d6b"
VERDIGRIS = "#74cbb6"

SEATS = ("#f0683f", "#5a9bf0", "#f4eddc", "#e7a0d4", "#4fc49a", "#c9a227", "#8fb8de", "#b5b5b5")
SHAPES = "●■▲◆⬢✶▼◉"
LETTERS = "ABCDEFGH"
NEUTRAL = "#9aa3ab"


CONTROL_CATEGORIES = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Unicode categories of characters that are invisible but act, or cannot be printed."""


class Visible(dict[int, str]):
    """How each character is printed: control characters as JSON escapes them."""

    def __missing__(self, code: int) -> str:
        sign = chr(code)
        if unicodedata.category(sign) in CONTROL_CATEGORIES:
            units = sign.encode("utf-16-be", "surrogatepass")
            sign = "".join(f"\\u{units[i : i + 2].hex()}" for i in range(0, len(units), 2))
        self[code] = sign
        return sign


VISIBLE = Visible({ord("\n"): "\n", ord("\t"): " "})


def escape_controls(text: str) -> str:
    """Return the text with control characters escaped, so that it can be printed safely."""
    return text if text.isprintable() else text.translate(VISIBLE)


def print_safe(text: str, file: IO[str] | None = None, end: str = "\n") -> None:
    """Print a text with its control characters escaped."""
    print(escape_controls(text), file=file, end=end)


class SafeConsole(Console):
    """A console that escapes control characters in every text."""

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterable[Segment]:
        """Yield the segments of a renderable, escaped; control codes of rich itself remain."""
        for part in super().render(renderable, options):
            safe = part.control or part.text.isprintable()
            yield part if safe else Segment(escape_controls(part.text), part.style)


def make_console(file: IO[str] | None = None, width: int | None = None) -> Console:
    """Return a console without markup, emoji or highlighting."""
    return SafeConsole(
        file=file, width=width, markup=False, highlight=False, emoji=False, soft_wrap=False
    )


class Symbols:
    """The symbols of the table, in Unicode or in ASCII. `joints` are lines to the north (1), south
    (2), east (4) and west (8), indexed by the sum of their directions.
    """

    def __init__(self, ascii_only: bool = False) -> None:
        self.shapes = LETTERS if ascii_only else SHAPES
        self.neutral = "x" if ascii_only else "✚"
        self.full, self.empty = ("#", "-") if ascii_only else ("▰", "▱")
        self.sane, self.insane = ("o", "c") if ascii_only else ("☼", "☾")
        self.scroll = "*" if ascii_only else "§"
        self.dot = "-" if ascii_only else "·"
        self.times = "x" if ascii_only else "×"
        self.arrow = ">" if ascii_only else "▸"
        self.dash = "-" if ascii_only else "–"
        self.star, self.house, self.sight = ("*", "^", "o") if ascii_only else ("★", "⌂", "◇")
        self.aslant, self.upright, self.level = ("/", "|", "-") if ascii_only else ("⤢", "┆", "╌")
        self.joints = " |||-+++-+++-+++" if ascii_only else " │││─└┌├─┘┐┤─┴┬┼"
        self.beast, self.double = ("M", "m") if ascii_only else ("☠", "‡")
        self.yes, self.no, self.again = ("y", "n", "+") if ascii_only else ("✓", "✗", "↻")

    def seat(self, seat: int) -> Text:
        """Return the symbol of a seat: shape and colour together."""
        if 0 <= seat < len(self.shapes):
            return Text(self.shapes[seat], style=SEATS[seat])
        return Text(self.neutral, style=NEUTRAL)

    def figures(self, seat: int, n: int) -> Text:
        """Return the figures of a seat: one symbol each up to five, then a number."""
        sign = self.seat(seat)
        if n <= 5:
            return Text(sign.plain * n, style=sign.style)
        return Text(f"{sign.plain}{self.times}{n}", style=sign.style)

    def bar(self, n: int, size: int) -> Text:
        """Return a progress bar for `n` of `size`."""
        out = Text()
        if size <= 7:
            out.append(self.full * min(n, size), style=VERDIGRIS)
            out.append(self.empty * (size - n), style=FOG)
            out.append(" ")
            if not n:
                return out
        out.append(f"{n}/{size}", style=LAMP if n == size - 1 else VERDIGRIS if n else FOG)
        return out
