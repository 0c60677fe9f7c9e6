"""`noctuary rules`: from a word of the rulebook to the clause, its code and its tests."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import noctuary
from noctuary.home.screen import FOG, QUIET, make_console
from noctuary.kernel import Loaded, games, load
from noctuary.words import Clause, Ledger, Ruling, Speech, read_ledger

from .say import Refused, speech
from .session import folded, rule_text

rules = typer.Typer(no_args_is_help=True, help="The rules: find, show, coverage.")

Lang = Annotated[str | None, typer.Option(help="fr or en.")]
OneGame = Annotated[str | None, typer.Option(help="Only this game.")]


def chosen(name: str | None) -> list[Loaded]:
    """One game, or all."""
    known = games()
    if name is not None and name not in known:
        raise Refused("error-game", text=name, allowed=", ".join(sorted(known)))
    return [load(spec, "frames") for id, spec in sorted(known.items()) if name in (None, id)]


def ledger_of(game: Loaded) -> Ledger | None:
    """The ledger of a game."""
    return read_ledger(game.spec.package)


# ---- where a clause is written and shown


def checkout() -> Path | None:
    """The root of the checkout this runs from, when there is one with tests."""
    root = Path(noctuary.__file__).resolve().parents[2]
    return root if (root / "tests").is_dir() and (root / "pyproject.toml").is_file() else None


def near(path: str) -> str:
    """A path, from the root of the checkout when it lies in it."""
    root = checkout()
    full = Path(path).resolve()
    return str(full.relative_to(root)) if root and full.is_relative_to(root) else path


def code_places(game: Loaded, id: str) -> list[str]:
    """Where the rules implement a clause."""
    return [f"{near(f.file)}:{f.line} {f.name}" for f in game.clauses.get(id, [])]


def cited(path: Path) -> Iterator[tuple[str, int, str]]:
    """(clause, line, test) for each citation in a test file."""
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, SyntaxError):
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            for call in (x for d in node.decorator_list for x in ast.walk(d)):
                if isinstance(call, ast.Call) and ast.unparse(call.func).endswith("clause"):
                    for arg in call.args:
                        if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                            yield arg.value, node.lineno, node.name


@cache
def tests_of(game: str) -> dict[str, list[str]]:
    """Clause -> tests that cite it, in a checkout."""
    root = checkout()
    out: dict[str, list[str]] = {}
    if root:
        for path in sorted((root / "tests" / "games" / game).rglob("*.py")):
            for id, line, name in cited(path):
                out.setdefault(id, []).append(f"{path.relative_to(root)}:{line} {name}")
    return out


# ---- printing


def show_rule(console: Console, game: Loaded, found: Clause | Ruling, say: Speech) -> None:
    """A clause with its code and its tests."""
    console.print(rule_text(found, say))
    places = [("rules-code", p) for p in code_places(game, found.id)]
    places += [("rules-test", p) for p in tests_of(game.id).get(found.id, [])]
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style=FOG)
    grid.add_column(style=QUIET, overflow="fold")
    for key, place in places:
        grid.add_row(say.say(key), place)
    console.print(Padding(grid, (0, 0, 1, 3)))


@rules.command()
def find(
    text: Annotated[list[str], typer.Argument(help="Words to look for, in French or English.")],
    game: OneGame = None,
    lang: Lang = None,
) -> None:
    """From words to clauses, their code and their tests."""
    say = speech(lang)
    wanted = folded(" ".join(text))
    if not wanted:
        raise Refused("error-text-empty")
    console = make_console()
    n = 0
    for loaded in chosen(game):
        ledger = ledger_of(loaded)
        every: list[Clause | Ruling] = []
        if ledger:
            every += [*ledger.clauses.values(), *ledger.rulings.values()]
        for rule in every:
            if any(wanted in folded(said) for said in (rule.id, *rule.words.values())):
                n += 1
                show_rule(console, loaded, rule, say)
    key = "rules-count" if n else "rules-none"
    console.print(Text(say.say(key, n=n, text=" ".join(text)), style=QUIET))


@rules.command()
def show(
    id: Annotated[str, typer.Argument(help="Such as GATE-042.")],
    game: OneGame = None,
    lang: Lang = None,
) -> None:
    """One clause or ruling, with its code and its tests; a bare number is shown of every game."""
    say = speech(lang)
    example, shown = "GATE-042", False
    for loaded in chosen(game):
        ledger = ledger_of(loaded)
        if ledger and (found := ledger.find(id)):
            show_rule(make_console(), loaded, found, say)
            shown = True
        example = next(iter(ledger.clauses)) if ledger else example
    if not shown:
        raise Refused("error-rule", text=id, example=example)


@rules.command()
def coverage(
    brief: Annotated[bool, typer.Option("--brief", help="One line for each game.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
    game: OneGame = None,
    lang: Lang = None,
) -> None:
    """How many clauses are done, game by game, and what waiting ones wait for."""
    say = speech(lang)
    every = chosen(game)
    counted = [figures(g) for g in every]
    if as_json:
        print(json.dumps({str(c.pop("game")): c for c in counted}, indent=2))
        return
    console = make_console()
    if brief:
        for c in counted:
            line = say.say("coverage-brief", **{k: str(v) for k, v in c.items()})
            if c["waits"]:
                line += say.say("coverage-brief-waits", n=str(c["waits"]))
            if c["tests"] is not None:
                line += say.say("coverage-brief-tests", n=str(c["tests"]))
            console.print(line, soft_wrap=True)
        return
    table = Table(
        box=None, padding=(0, 1, 0, 0), title=say.say("coverage-title"), title_justify="left"
    )
    table.add_column(say.say("coverage-game"))
    statuses = [f"rules-status-{x}" for x in ("done", "na", "open", "waits")]
    for key in ("coverage-clauses", *statuses, "coverage-rulings", "coverage-tests"):
        longest = max(map(len, say.say(key).split()))
        table.add_column(say.say(key), justify="right", min_width=longest)
    for c in counted:
        names = ("total", "done", "na", "open", "waits", "rulings", "tests")
        values = ("" if c[k] is None else str(c[k]) for k in names)
        table.add_row(str(c["game"]), *values)
    console.print(table)
    for loaded in every:
        waiting = waits_for(loaded)
        if waiting:
            console.print(waiting_table(loaded, waiting, say))


def figures(game: Loaded) -> dict[str, object]:
    """The counts of a game; `tests` is None outside a checkout."""
    ledger = ledger_of(game)
    cited = tests_of(game.id)
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


def waits_for(game: Loaded) -> dict[str, list[Clause]]:
    """Product -> the clauses that wait for it or for its cards."""
    ledger = ledger_of(game)
    out: dict[str, list[Clause]] = {}
    for clause in ledger.clauses.values() if ledger else ():
        if clause.status == "waits":
            out.setdefault(clause.scope or "", []).append(clause)
    return out


def waiting_table(game: Loaded, waiting: dict[str, list[Clause]], say: Speech) -> Table:
    """For each product: how many clauses wait for it, and for which of its cards."""
    words = Speech(game.spec.package, say.lang)
    title = say.say("coverage-waits", game=game.id)
    table = Table(box=None, padding=(0, 2, 0, 0), title=title, title_justify="left")
    for key in ("coverage-product", "coverage-clauses", "coverage-cards"):
        table.add_column(say.say(key), overflow="fold")
    for scope, clauses in waiting.items():
        cards = sorted({x for c in clauses for x in c.waits if x != scope})
        name = words.say(f"scope-{scope}") if words.has(f"scope-{scope}") else scope
        table.add_row(name, str(len(clauses)), Text(" ".join(cards), style=QUIET))
    return table
