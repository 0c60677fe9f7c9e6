"""Small games written as text: a test shows the rules it is about, and nothing else."""

from __future__ import annotations

import hashlib
import importlib.util
import sys
import textwrap
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import Any

from noctuary.kernel import BACKENDS, Game, LoadedGame, Position, RulesError, load

HEAD = """\
from noctuary.kernel import *

Pick = Kind("pick", 16)
Go = Action()
Choose = Action(n=Pick)
Told = Event(n=Number, m=Number)


class Attack(Record):
    seat = Col()
    damage = Col()
    tiny = Col(bits=8)
    hits = Cols(4)


class Table(State):
    OPTIONS = 8
    log = Zone(96, bits=32)
    cards = Pieces(8)
    deck = Zone(8, of=cards, start=True)
    hand = Zone(2, 4, of=cards)
    pile = Zone(8, of=cards, order=STACK)
    bag = Zone(6)
    bags = Zone(2, 4)
    row = Arr(4)
    grid = Arr(2, 3)
    small = Arr(4, bits=8)
    x = Int()
    tiny = Int(bits=8)
    attacks = Attack.rows(3)


def put(g, n):
    g.log.append(n)
    return n


def go_options(g, p):
    offer(g, Go())


def choose_options(g, p, n):
    for i in range(n):
        offer(g, Choose(n=i))

"""
"""What every snippet may use: a state with one field of each sort, a log, two questions."""

TAIL = """

@rule()
def main(g) -> Rule:
    yield from body(g)
    g.result[0] = 1000
    yield ask(0, go_options)
"""


def module(folder: Path, source: str, name: str = "") -> ModuleType:
    """Import a text as a module of its own, named after the text, so that its C is built once."""
    name = name or f"snippet_{hashlib.sha256(source.encode()).hexdigest()[:10]}"
    path = folder / f"{name}.py"
    path.write_text(textwrap.dedent(source), encoding="utf-8")
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    sys.modules[name] = made
    spec.loader.exec_module(made)
    return made


def game(source: ModuleType, entry: str = "main", **more: Any) -> Game:
    """Return the game of a module with a state `Table` and a rule `main`."""
    given = {"id": source.__name__, "version": 1, "seats": (2,), "state": source.Table} | more
    return Game(entry=getattr(source, entry), **given)


def snippet(folder: Path, rules: str, **more: Any) -> Game:
    """Return a game on the table above, whose rule `body` is given as text."""
    return game(module(folder, HEAD + textwrap.dedent(rules) + TAIL), **more)


def case(name: str) -> str:
    """Return the id of the choice that plays a case of `many`."""
    return f"play/case={name.replace(' ', '_')}"


def many(folder: Path, cases: dict[str, str]) -> Game:
    """Return one game of many rules `body`; the first choice says which of them is played."""
    rules = "\n".join(
        r.replace("def body(", f"def body_{i}(") for i, r in enumerate(cases.values())
    )
    names = [name.replace(" ", "_") for name in cases]
    tail = f"""
BODIES = ({", ".join(f"body_{i}" for i in range(len(cases)))},)
COUNT = {len(cases)}
Case = Kind("case", *{names!r})
Play = Action(case=Case)


def play_options(g, p):
    for i in range(COUNT):
        offer(g, Play(case=i))


@rule()
def main(g) -> Rule:
    a = yield ask(0, play_options)
    yield from BODIES[Play.case(a)](g)
    g.result[0] = 1000
    yield ask(0, go_options)
"""
    head = HEAD.replace("OPTIONS = 8", f"OPTIONS = {len(cases)}")
    return game(module(folder, head + rules + tail))


def on(spec: Game, backend: str) -> LoadedGame:
    """Return the game on a backend, with bounds checks."""
    loaded = load(spec, backend, checked=True)
    assert loaded.backend == backend, "the native backend fell back to frames"
    return loaded


def play(position: Position, choices: Iterable[int | str] = ()) -> Position:
    """Make these choices, then the first on offer until the end."""
    for c in choices:
        position.apply(c)
    while not position.over:
        position.apply(position.legal()[0])
    return position


def logs(spec: Game, choices: Iterable[int | str] = ()) -> dict[str, Any]:
    """Return what a snippet logs on each backend, or the error it ends with."""
    out: dict[str, Any] = {}
    for b in BACKENDS:
        try:
            out[b] = play(on(spec, b).new(seed=3), choices).fields()["log"]
        except RulesError as e:
            out[b] = "RulesError: " + str(e)
        except Exception as e:
            out[b] = f"{type(e).__name__}: {e}"
    return out
