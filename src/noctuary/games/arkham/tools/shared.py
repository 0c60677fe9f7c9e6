"""What the commands about decks and cards share: reading files, naming cards, drawing bars."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from noctuary.plugin import ToolHost, Translations
from noctuary.plugin.console import FOG, LAMP, QUIET, VERDIGRIS, WAX, print_safe

from .. import chances
from ..decks import BadDeck, Card, Deck, Problem, library, read, starters
from . import PACKAGE

LARGEST = 1_000_000
"""Bytes of a file that can still be a deck."""
BAR = 24

Lang = Annotated[str | None, typer.Option(help="fr or en.")]
Json = Annotated[bool, typer.Option("--json", help="As JSON.")]


def speech(context: typer.Context, lang: str | None) -> Translations:
    """Return the words of the game in the language asked for."""
    host: ToolHost = context.obj
    return host.translations(PACKAGE, lang)


def print_json(value: object) -> None:
    """Print a value as JSON."""
    print_safe(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


# ---- reading


def read_deck(name: str) -> Deck:
    """Return a deck from a file, from standard input for `-`, or a starter deck by its name."""
    if name == "-":
        return read(sys.stdin.read(LARGEST))
    path = Path(name)
    if not path.exists() and name in starters():
        return starters()[name].deck()
    return read(file_text(path))


def file_text(path: Path) -> str:
    """Return the text of a file, or why there is none."""
    if not path.is_file():
        raise BadDeck("error-deck-file", path=str(path))
    if path.stat().st_size > LARGEST:
        raise BadDeck("error-deck-long")
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise BadDeck("error-deck-encoding") from None
    except OSError:
        raise BadDeck("error-deck-file", path=str(path)) from None


# ---- words


def card_name(card: Card, say: Translations) -> str:
    """Return a card with its level, where it has one above 0."""
    return card.named(say.lang) + (f" ({card.level})" if card.level else "")


def name_of(code: str, say: Translations) -> str:
    """Return a card by its code; the code itself where nothing is known of it."""
    card = library().cards.get(code)
    return f"{card_name(card, say)} [{code}]" if card else code


def names_of(codes: Iterable[str], say: Translations) -> str:
    """Return several cards by name."""
    return ", ".join(name_of(c, say) for c in codes)


def said_problem(problem: Problem, say: Translations) -> str:
    """Return one problem in words."""
    told = dict(problem.args)
    if isinstance(allowed := told.get("allowed"), str):
        words = (say.format(f"class-{a}") if say.has(f"class-{a}") else a for a in allowed.split())
        told["allowed"] = ", ".join(words)
    return say.format(f"deck-problem-{problem.key}", cards=names_of(problem.cards, say), **told)


def problem_lines(problems: Iterable[Problem], say: Translations) -> Table:
    """Return problems, each with its kind and its clause."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style=WAX)
    grid.add_column(overflow="fold")
    grid.add_column(style=QUIET)
    for p in problems:
        grid.add_row(say.format(f"deck-kind-{p.kind}"), said_problem(p, say), p.clause)
    return grid


# ---- drawing


def percent(chance: float, say: Translations) -> str:
    """Return a chance, with one decimal."""
    return say.format("percent", n=chances.percent(chance, 1))


def bars(title: str, counts: Mapping[str, float], shown: Mapping[str, str]) -> Table:
    """Return a chart of bars; `shown` is what stands behind each."""
    grid = Table(
        box=None, padding=(0, 2, 0, 0), title=title, title_justify="left", show_header=False
    )
    grid.add_column(style=FOG)
    grid.add_column(justify="right")
    grid.add_column()
    top = max(counts.values(), default=0) or 1
    for key, n in counts.items():
        length = round(BAR * n / top)
        style = LAMP if n == top else VERDIGRIS
        grid.add_row(key, shown[key], Text("#" * length, style=style))
    return grid
