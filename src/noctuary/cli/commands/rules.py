"""`noctuary rules`: from a word of the rulebook to the clause, its code and its tests."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from noctuary.i18n import FluentTranslations
from noctuary.plugin.console import FOG, PAPER, QUIET, make_console
from noctuary.rulebook import Clause, Ledger, Ruling, read_ledger
from noctuary.rulebook.search import load_search

from ..clause_text import clause_line, rule_text
from ..errors import CommandRefusal, load_texts
from ..rule_locations import (
    GameFolder,
    checkout,
    game_folders,
    relative_path,
    rules_in_code,
    rules_in_tests,
)

rules = typer.Typer(no_args_is_help=True, help="The rules: find, list, show, coverage.")

Lang = Annotated[str | None, typer.Option(help="fr or en.")]
OneGame = Annotated[str | None, typer.Option(help="Only this game.")]

IN_FULL = 5
"""Answers shown with their code and their tests; the others follow by topic."""


def chosen(name: str | None) -> list[GameFolder]:
    """Return one game, or all."""
    known = {book.id: book for book in game_folders()}
    if name is not None and name not in known:
        raise CommandRefusal("error-game", text=name, allowed=", ".join(known))
    return [book for id, book in known.items() if name in (None, id)]


def ledgers(name: str | None) -> list[tuple[GameFolder, Ledger]]:
    """Return the ledger of one game, or of all."""
    return [(book, x) for book in chosen(name) if (x := read_ledger(book.package))]


# ---- printing


def show_rule(
    console: Console, game: GameFolder, found: Clause | Ruling, say: FluentTranslations
) -> None:
    """Print a clause with its code and its tests."""
    console.print(rule_text(found, say))
    places = [("rules-code", relative_path(p)) for p in rules_in_code(game).get(found.id, [])]
    places += [("rules-test", p) for p in rules_in_tests(game.id).get(found.id, [])]
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style=FOG)
    grid.add_column(style=QUIET, overflow="fold")
    for key, place in places:
        grid.add_row(say.format(key), place)
    console.print(Padding(grid, (0, 0, 1, 3)))


def show_topics(
    console: Console, game: GameFolder, every: Iterable[Clause | Ruling], say: FluentTranslations
) -> None:
    """Print rules of a game, without their code, under the names of their topics."""
    title = FluentTranslations(game.package, say.lang).format("game-title")
    topics: dict[str, list[Clause | Ruling]] = {}
    for rule in every:
        name = f"{title}, {rule.topic.text(say.lang)}" if rule.topic else title
        topics.setdefault(name, []).append(rule)
    for name, about in topics.items():
        console.print(Text(name, style=f"bold {PAPER}"))
        for rule in about:
            console.print(clause_line(rule.id, rule.text(say.lang)))
        console.print()


@rules.command()
def find(
    text: Annotated[list[str], typer.Argument(help="Words to look for, in French or English.")],
    game: OneGame = None,
    lang: Lang = None,
) -> None:
    """Find clauses by words of the rulebook, with their code and their tests, best first."""
    say = load_texts(lang)
    wanted = " ".join(text)
    if not wanted.strip():
        raise CommandRefusal("error-text-empty")
    console = make_console()
    every = ledgers(game)
    home = {rule.id: book for book, ledger in every for rule in ledger.rules()}

    def tell(answers: list[Clause | Ruling], in_full: int) -> None:
        for rule in answers[:in_full]:
            show_rule(console, home[rule.id], rule, say)
        for book, _ in every:
            more = [rule for rule in answers[in_full:] if home[rule.id] is book]
            show_topics(console, book, more, say)

    answers = load_search(*(book.package for book, _ in every)).find(wanted, marked=False)
    whole = [found.rule for found in answers if found.has_all_words]
    partly = [found.rule for found in answers if not found.has_all_words]
    tell(whole, IN_FULL)
    if partly:
        console.print(Text(say.format("rules-partly"), style=QUIET), end="\n\n")
        tell(partly, max(0, IN_FULL - len(whole)))
    key = "rules-count" if answers else "rules-none"
    console.print(Text(say.format(key, n=len(answers), text=wanted), style=QUIET))


@rules.command(name="list")
def list_rules(
    topic: Annotated[str | None, typer.Option(help="Only this topic, such as setup.")] = None,
    game: OneGame = None,
    lang: Lang = None,
) -> None:
    """List every clause and ruling, by topic."""
    say = load_texts(lang)
    console = make_console()
    every = ledgers(game)
    known = list(dict.fromkeys(id for _, ledger in every for id in ledger.topics))
    if topic is not None and topic not in known:
        raise CommandRefusal("error-topic", text=topic, allowed=", ".join(known))
    for book, ledger in every:
        about = [r for r in ledger.rules() if topic in (None, r.topic and r.topic.id)]
        show_topics(console, book, about, say)


@rules.command()
def show(
    id: Annotated[str, typer.Argument(help="Such as GATE-042.")],
    game: OneGame = None,
    lang: Lang = None,
) -> None:
    """Show a clause or ruling, with its code and its tests; a bare number is that of every game."""
    say = load_texts(lang)
    example, shown = "GATE-042", False
    for book, ledger in ledgers(game):
        if found := ledger.find(id):
            show_rule(make_console(), book, found, say)
            shown = True
        example = next(iter(ledger.clauses))
    if not shown:
        raise CommandRefusal("error-rule", text=id, example=example)


@rules.command()
def coverage(
    brief: Annotated[bool, typer.Option("--brief", help="One line for each game.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
    game: OneGame = None,
    lang: Lang = None,
) -> None:
    """Count the clauses that are done, game by game, and say what waiting ones wait for."""
    say = load_texts(lang)
    every = chosen(game)
    counted = [figures(g) for g in every]
    if as_json:
        print(json.dumps({str(c.pop("game")): c for c in counted}, indent=2))
        return
    console = make_console()
    if brief:
        for c in counted:
            line = say.format("coverage-brief", **{k: str(v) for k, v in c.items()})
            if c["waits"]:
                line += say.format("coverage-brief-waits", n=str(c["waits"]))
            if c["tests"] is not None:
                line += say.format("coverage-brief-tests", n=str(c["tests"]))
            console.print(line, soft_wrap=True)
        return
    table = Table(
        box=None, padding=(0, 1, 0, 0), title=say.format("coverage-title"), title_justify="left"
    )
    table.add_column(say.format("coverage-game"))
    statuses = [f"rules-status-{x}" for x in ("done", "na", "open", "waits")]
    for key in ("coverage-clauses", *statuses, "coverage-rulings", "coverage-tests"):
        longest = max(map(len, say.format(key).split()))
        table.add_column(say.format(key), justify="right", min_width=longest)
    for c in counted:
        names = ("total", "done", "na", "open", "waits", "rulings", "tests")
        values = ("" if c[k] is None else str(c[k]) for k in names)
        table.add_row(str(c["game"]), *values)
    console.print(table)
    for book in every:
        if waiting := waits_for(book):
            console.print(waiting_table(book, waiting, say))


def figures(game: GameFolder) -> dict[str, object]:
    """Return the counts of a game; `tests` is None outside a checkout."""
    ledger = read_ledger(game.package)
    cited = rules_in_tests(game.id)
    count = ledger.count if ledger else (lambda status: 0)
    return {
        "game": game.id,
        "total": len(ledger.clauses) if ledger else 0,
        "done": count("done"),
        "na": count("n/a"),
        "open": count("open"),
        "waits": count("waits"),
        "rulings": len(ledger.rulings) if ledger else 0,
        "tests": sum(c in cited for c in ledger.clauses) if ledger and checkout() else None,
    }


def waits_for(game: GameFolder) -> dict[str, list[Clause]]:
    """Return product -> the clauses that wait for it or for its cards."""
    ledger = read_ledger(game.package)
    out: dict[str, list[Clause]] = {}
    for clause in ledger.clauses.values() if ledger else ():
        if clause.status == "waits":
            out.setdefault(clause.scope or "", []).append(clause)
    return out


def waiting_table(
    game: GameFolder, waiting: dict[str, list[Clause]], say: FluentTranslations
) -> Table:
    """Return a table of products: how many clauses wait for each, and for which of its cards."""
    words = FluentTranslations(game.package, say.lang)
    title = say.format("coverage-waits", game=game.id)
    table = Table(box=None, padding=(0, 2, 0, 0), title=title, title_justify="left")
    for key in ("coverage-product", "coverage-clauses", "coverage-cards"):
        table.add_column(say.format(key), overflow="fold")
    for scope, clauses in waiting.items():
        cards = sorted({x for c in clauses for x in c.waits if x != scope})
        name = words.format(f"scope-{scope}") if words.has(f"scope-{scope}") else scope
        table.add_row(name, str(len(clauses)), Text(" ".join(cards), style=QUIET))
    return table
