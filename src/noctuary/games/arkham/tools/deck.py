"""`noctuary deck`: check, convert, price, draw and show decks of Arkham Horror."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from noctuary.plugin import Translations
from noctuary.plugin.console import FOG, LAMP, QUIET, VERDIGRIS, make_console, print_safe

from ..decks import (
    LIST,
    BadDeck,
    Charts,
    Deck,
    Group,
    Mode,
    Report,
    Upgrade,
    charts,
    check,
    draw_odds,
    groups,
    library,
    sample_hand,
    search,
    slot_keys,
    starters,
    upgrade,
    write_json,
    write_text,
)
from . import BadWish
from .shared import (
    Json,
    Lang,
    bars,
    card_name,
    name_of,
    names_of,
    percent,
    print_json,
    problem_lines,
    read_deck,
    speech,
)

deck = typer.Typer(
    no_args_is_help=True, help="Decks of Arkham Horror: check, convert, upgrade, odds, show."
)

File = Annotated[str, typer.Argument(help="A deck (JSON or text), - for input, or a starter deck.")]
TabooOption = Annotated[
    bool | None,
    typer.Option("--taboo/--no-taboo", help="Apply the list of taboos; else as the deck says."),
]
PROBLEMS = 1


def title(given: Deck, say: Translations) -> Text:
    """Return the name of a deck and whose it is."""
    who = name_of(given.investigator, say)
    return Text.assemble((given.name or who, LAMP), (f"  {who}" if given.name else "", QUIET))


# ---- check


@deck.command("check")
def check_deck(
    context: typer.Context,
    file: File,
    taboo: TabooOption = None,
    standalone: Annotated[
        bool, typer.Option("--standalone", help="A deck for a single scenario.")
    ] = False,
    start: Annotated[bool, typer.Option("--start", help="A deck that starts a campaign.")] = False,
    xp: Annotated[int, typer.Option(help="Experience that a starting deck may hold.")] = 0,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Say whether a deck may be played, and if not, why."""
    say = speech(context, lang)
    if standalone and start:
        raise BadWish("error-deck-modes")
    given = read_deck(file)
    mode: Mode = "standalone" if standalone else "start" if start else "campaign"
    report = check(given, taboo=taboo, mode=mode, budget=xp)
    if as_json:
        print_json(report)
    else:
        show_report(make_console(), given, report, say)
    if not report.legal:
        raise typer.Exit(PROBLEMS)


def show_report(console: Console, given: Deck, report: Report, say: Translations) -> None:
    """Print the findings of a check."""
    console.print(title(given, say))
    console.print(Text(figures(report, say), style=QUIET))
    if report.taboo and given.taboo not in (None, int(LIST)):
        console.print(
            Text(say.format("deck-other-list", n=str(given.taboo), list=LIST), style=QUIET)
        )
    if report.legal:
        console.print(Text(say.format("deck-legal"), style=VERDIGRIS))
    else:
        console.print(say.format("deck-problems", n=len(report.problems)))
    if lines := (*report.problems, *report.notes):
        console.print(Padding(problem_lines(lines, say), (0, 0, 0, 2)))


def figures(report: Report, say: Translations) -> str:
    """Return size, experience and taboos in one line."""
    key = "deck-taboo-on" if report.taboo else "deck-taboo-off"
    parts = [
        say.format("deck-size", n=report.size, wanted=report.wanted),
        say.format("deck-experience", n=report.experience),
        say.format("deck-weaknesses", n=report.weaknesses),
        say.format(key, list=LIST),
    ]
    return " · ".join(parts)


# ---- convert, show, starters


@deck.command()
def convert(
    context: typer.Context,
    file: File,
    to: Annotated[str, typer.Option(help="json or text.")] = "text",
    lang: Lang = None,
) -> None:
    """Write a deck in the other format, to standard output."""
    say = speech(context, lang)
    given = read_deck(file)
    if to not in ("json", "text"):
        raise BadWish("error-deck-format", text=to, allowed="json, text")
    out = write_json(given) if to == "json" else write_text(given, say.format, say.lang)
    print_safe(out, end="")


@deck.command()
def show(context: typer.Context, file: File, lang: Lang = None) -> None:
    """Show the cards of a deck and its charts."""
    say = speech(context, lang)
    given = read_deck(file)
    console = make_console()
    listed, drawn = groups(given.slots, library(), say.lang), charts(given)
    console.print(title(given, say))
    for group in listed:
        console.print(Padding(group_lines(group, say), (0, 0, 0, 2)))
    for table in chart_tables(drawn, say):
        console.print(Padding(table, (1, 0, 0, 2)))


def group_lines(group: Group, say: Translations) -> Table:
    """Return the cards of one type and slot."""
    words = [say.format(f"deck-type-{group.type}"), *map(say.format, slot_keys(group.slot))]
    total = sum(n for _, n in group.cards)
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_row(Text(str(total), style=FOG), Text(", ".join(words), style=FOG))
    for card, n in group.cards:
        grid.add_row(f"{n}×", card_name(card, say), Text(card.code, style=QUIET))
    return grid


def chart_tables(drawn: Charts, say: Translations) -> list[Table]:
    """Return the charts of a deck as bars."""
    named = {
        "costs": {f"{k} ": n for k, n in drawn.costs.items()},
        "icons": {say.format(f"skill-{k}"): n for k, n in drawn.icons.items()},
        "classes": {say.format(f"class-{k}"): n for k, n in drawn.classes.items()},
        "types": {say.format(f"deck-type-{k}"): n for k, n in drawn.types.items()},
        "levels": {f"{k} ": n for k, n in drawn.levels.items()},
    }
    return [
        bars(say.format(f"deck-chart-{key}"), counts, {k: str(n) for k, n in counts.items()})
        for key, counts in named.items()
    ]


@deck.command("starters")
def list_starters(context: typer.Context, lang: Lang = None) -> None:
    """List our starter decks: three for each investigator of the core set."""
    say = speech(context, lang)
    table = Table(box=None, padding=(0, 2, 0, 0))
    for key in ("deck-column-name", "deck-investigator", "deck-column-difficulty"):
        table.add_column(say.format(key))
    table.add_column(say.format("deck-column-sets"), justify="right")
    for s in starters().values():
        who = library().cards[s.investigator].named(say.lang)
        table.add_row(s.id, who, say.format(f"deck-difficulty-{s.difficulty}"), str(s.sets))
    console = make_console()
    console.print(table)
    console.print(Text(say.format("deck-starters-hint"), style=QUIET))


# ---- upgrade


@deck.command("upgrade")
def upgrade_deck(
    context: typer.Context,
    old: File,
    new: Annotated[str, typer.Argument(help="The deck after the purchases.")],
    xp: Annotated[int | None, typer.Option(help="The experience there is to spend.")] = None,
    exiled: Annotated[
        list[str] | None, typer.Option(help="A card exiled since, by code or name; repeatable.")
    ] = None,
    researched: Annotated[
        list[str] | None, typer.Option(help="A title whose task the log records; repeatable.")
    ] = None,
    taboo: TabooOption = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Show the price of a new version of a deck, and its breaches of the rules."""
    say = speech(context, lang)
    before, after = read_deck(old), read_deck(new)
    lost = None if exiled is None else wanted_cards(exiled, before)
    found = upgrade(
        before,
        after,
        taboo=taboo,
        exiled=None if lost is None else {c: lost.count(c) for c in lost},
        available=xp,
        researched=researched or (),
    )
    report = check(after, taboo=taboo)
    if as_json:
        print_json({"upgrade": found, "check": report})
    else:
        console = make_console()
        show_upgrade(console, after, found, say)
        show_report(console, after, report, say)
    if found.refusals or not report.legal:
        raise typer.Exit(PROBLEMS)


def show_upgrade(console: Console, after: Deck, found: Upgrade, say: Translations) -> None:
    """Print the purchases and their price."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style=FOG)
    grid.add_column(overflow="fold")
    grid.add_column(justify="right")
    for p in found.bought:
        name = name_of(p.code, say)
        if p.replaces:
            name = say.format("deck-replaces", old=name_of(p.replaces, say), new=name)
        grid.add_row(say.format(f"deck-how-{p.how}"), name, say.format("deck-xp", n=p.price))
    for key, cards in (
        ("deck-removed", found.removed),
        ("deck-exiled", found.exiled),
        ("deck-gained", found.gained),
    ):
        for code, n in cards.items():
            grid.add_row(say.format(key), f"{name_of(code, say)} ×{n}", "")
    console.print(grid)
    console.print(Text(say.format("deck-price", n=found.price), style=LAMP))
    if found.left is not None:
        console.print(Text(say.format("deck-left", n=found.left), style=QUIET))
    if found.refusals:
        console.print(Padding(problem_lines(found.refusals, say), (0, 0, 0, 2)))


# ---- odds


def wanted_cards(texts: list[str], given: Deck) -> list[str]:
    """Return cards of a deck by code or by name, in either language."""
    out: list[str] = []
    for text in (part.strip() for t in texts for part in t.split(",")):
        found = [c.code for c in search(text) if c.code in given.slots] if text else []
        if not found:
            raise BadDeck("error-deck-not-in-deck", text=text)
        out += found
    return out


@deck.command("odds")
def deck_odds(
    context: typer.Context,
    file: File,
    cards: Annotated[
        list[str], typer.Option(help="Cards wanted, by code or name; commas, or repeated.")
    ],
    turn: Annotated[int, typer.Option(help="Up to which turn.")] = 5,
    mulligan: Annotated[
        bool, typer.Option("--mulligan/--no-mulligan", help="Redraw a hand that has none.")
    ] = True,
    seed: Annotated[int | None, typer.Option(help="Also deal a sample hand.")] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Show the exact chance to have drawn one of these cards."""
    say = speech(context, lang)
    given = read_deck(file)
    wanted = wanted_cards(cards, given)
    found = draw_odds(given, wanted, turns=turn, mulligan="seek" if mulligan else "none")
    hand = (
        None
        if seed is None
        else sample_hand(given, seed, wanted, mulligan="seek" if mulligan else "none")
    )
    if as_json:
        print_json({"odds": found, "hand": hand})
        return
    console = make_console()
    console.print(say.format("deck-odds-wanted", cards=names_of(dict.fromkeys(wanted), say)))
    told = {"copies": found.copies, "deck": found.deck, "weak": found.weaknesses}
    console.print(Text(say.format("deck-odds-pile", **told), style=QUIET))
    rows = {say.format("deck-odds-opening"): found.opening}
    rows |= {say.format("deck-odds-turn", n=k): p for k, p in enumerate(found.turns, 1) if k > 1}
    shown = {key: percent(p, say) for key, p in rows.items()}
    console.print(bars(say.format("deck-odds-title"), rows, shown))
    if hand is not None:
        console.print(say.format("deck-odds-hand", cards=names_of(hand.hand, say)))
        console.print(say.format("deck-odds-next", cards=names_of(hand.draws, say)))
