"""`noctuary card`: a card of Arkham Horror, its figures and every ruling that names it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from noctuary.plugin import Clause, ToolHost, Translations
from noctuary.plugin.console import FOG, LAMP, QUIET, make_console

from ..decks import (
    CLASSES,
    SKILLS,
    Card,
    library,
    products,
    rulings,
    search,
    slot_keys,
)
from . import PACKAGE, BadWish
from .shared import Lang, card_name, speech

SHEETS = 4
"""Up to how many cards are shown whole; more are listed."""
PARTS = {"errata": "errata", "campaign_errata": "errata", "taboo": "taboo"}
FLAGS = ("weakness", "unique", "permanent", "exceptional", "myriad", "exile")
VARIABLE = -2


def card(
    context: typer.Context,
    name: Annotated[
        list[str] | None, typer.Argument(help="A code, or a part of a name in French or English.")
    ] = None,
    trait: Annotated[str, typer.Option(help="Only cards with this trait.")] = "",
    cls: Annotated[str, typer.Option("--class", help="Only cards of this class.")] = "",
    level: Annotated[int | None, typer.Option(help="Only cards of this level.")] = None,
    pack: Annotated[str, typer.Option(help="Only cards of this product, by its code.")] = "",
    lang: Lang = None,
) -> None:
    """Show a card, or list those that fit."""
    say = speech(context, lang)
    text = " ".join(name or [])
    if not (text.strip() or trait or cls or pack or level is not None):
        raise BadWish("error-card-empty")
    if cls and cls not in CLASSES:
        raise BadWish("error-card-class", text=cls, allowed=", ".join(CLASSES))
    if pack and pack not in products():
        raise BadWish("error-card-product", text=pack, allowed=", ".join(products()))
    found = search(text, trait=trait, cls=cls, level=level, pack=pack)
    if not found:
        raise BadWish("error-card-none")
    console = make_console()
    host: ToolHost = context.obj
    if text and len(found) <= SHEETS:
        for one in found:
            show_card(console, one, say)
            show_rulings(console, one, host.clauses(PACKAGE), say)
    else:
        show_list(console, found, say)


def show_list(console: Console, found: Iterable[Card], say: Translations) -> None:
    """Print cards, one a line."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    n = 0
    for n, one in enumerate(found, 1):  # noqa: B007
        classes = ", ".join(say.format(f"class-{c}") for c in one.classes)
        kind = say.format(f"type-{one.type}")
        table.add_row(
            Text(one.code, style=QUIET), card_name(one, say), classes, kind, ". ".join(one.traits)
        )
    console.print(table)
    console.print(Text(say.format("card-count", n=n), style=QUIET))


# ---- one card


def show_card(console: Console, one: Card, say: Translations) -> None:
    """Print a card with all that is known of it."""
    other = one.named("en" if say.lang == "fr" else "fr")
    head = Text.assemble((card_name(one, say), LAMP), (f"  {one.subname}", QUIET))
    if other != one.named(say.lang):
        head.append(f"  ({other})", style=QUIET)
    console.print(head)
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style=FOG)
    grid.add_column(overflow="fold")
    for key, value in facts(one, say):
        grid.add_row(say.format(f"card-{key}"), value)
    console.print(Padding(grid, (0, 0, 0, 2)))


def facts(one: Card, say: Translations) -> list[tuple[str, str]]:
    """Return the figures of a card, each with its name; what it lacks is left out."""
    product = products().get(one.pack)
    out = [
        ("code", one.code),
        ("pack", product.named(say.lang) if product else one.pack),
        ("type", say.format(f"type-{one.type}")),
        ("class", ", ".join(say.format(f"class-{c}") for c in one.classes)),
        ("level", "" if one.level is None else str(one.level)),
        ("cost", "" if one.cost is None else "X" if one.cost == VARIABLE else str(one.cost)),
        ("slot", ", ".join(map(say.format, slot_keys(one.slot)))),
        ("icons", skills(one, say)),
        ("traits", ". ".join(one.traits)),
        ("health", "" if one.health is None else str(one.health)),
        ("sanity", "" if one.sanity is None else str(one.sanity)),
        ("keywords", ", ".join(say.format(f"card-{f}") for f in FLAGS if getattr(one, f))),
        ("deck-limit", str(one.deck_limit) if one.deck_limit else ""),
        ("bonded", one.bonded_to),
        ("only", only(one, say)),
        ("taboo", taboo(one, say)),
    ]
    return [(key, value) for key, value in out if value]


def skills(one: Card, say: Translations) -> str:
    """Return the icons, or the skills of an investigator."""
    named = zip(SKILLS, one.icons, strict=True)
    return ", ".join(f"{say.format(f'skill-{s}')} {n}" for s, n in named if n)


def only(one: Card, say: Translations) -> str:
    """Return in whose decks alone a card may be."""
    known = library().cards
    return ", ".join(known[c].named(say.lang) for c in one.restrictions if c in known)


def taboo(one: Card, say: Translations) -> str:
    """Return the entry of a card in the list of taboos."""
    found = library().taboos.get(one.code)
    return say.format(f"card-taboo-{found.kind}", n=found.extra) if found else ""


def show_rulings(
    console: Console, one: Card, ledger: Mapping[str, Clause], say: Translations
) -> None:
    """Print errata, taboo and rulings that name a card, in the words of the ledger."""
    parts: dict[str, list[tuple[str, str]]] = {"errata": [], "taboo": [], "rulings": []}
    for id in rulings().get(one.code, ()):
        clause = ledger[id]
        parts[PARTS.get(clause.kind, "rulings")].append((id, clause.words[say.lang]))
    for part, clauses in parts.items():
        if clauses:
            console.print(Text(say.format(f"card-part-{part}"), style=FOG))
            grid = Table.grid(padding=(0, 2, 0, 0))
            grid.add_column(style=QUIET)
            grid.add_column(overflow="fold")
            for id, words in clauses:
                grid.add_row(id, words)
            console.print(Padding(grid, (0, 0, 0, 2)))
    console.print()
