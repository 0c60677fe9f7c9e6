"""What a book costs: 100 kB beside the state, against the same inside it, and against next to
nothing.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.run import medians, repeat, table
from noctuary.kernel import (
    Action,
    Book,
    Game,
    Kind,
    LoadedGame,
    Param,
    Rule,
    State,
    ask,
    load,
    offer,
    rule,
)

ROWS, WIDTH, STEPS = 6250, 8, 200
"""Rows of eight 16-bit ints: 100 kB. A game is two hundred steps from row to row."""
FEW = 64

Go = Action(row=Kind("row", ROWS))


class Beside(State):
    """A large book."""

    pages = Book(ROWS, WIDTH)


class Little(State):
    """A small book."""

    pages = Book(FEW, WIDTH)


class Inside(State):
    """The same table as parameters."""

    pages = Param(ROWS, WIDTH)


def go_options(g: Beside, p: int, at: int) -> None:
    for k in range(4):
        if g.pages[at][k] != at:
            offer(g, Go(row=g.pages[at][k]))


@rule()
def walk(g: Beside) -> Rule:
    """Go from row to row, and score what each is worth."""
    at = 0
    for _ in range(STEPS):
        a = yield ask(0, go_options, at)
        at = Go.row(a)
        for n in g.pages[at]:
            g.score[0] += n % 3
    g.result[0] = 1000


def pages(rows: int) -> tuple[tuple[int, ...], ...]:
    """Return rows that lead to one another."""
    draw = Random(7)
    return tuple(tuple(draw.randrange(rows) for _ in range(WIDTH)) for _ in range(rows))


def loaded(state: type[State], rows: int) -> LoadedGame:
    """Return a game with that state."""
    given = {"pages": pages(rows)}
    way: dict[str, Any] = {
        "parameters" if state is Inside else "books": lambda seats, options: given
    }
    return load(Game(state.__name__, 1, (1,), state, walk, **way))


def books(console: Console, seconds: float) -> None:
    """Print what copies, new games and playouts cost with a book, and with it inside the state."""
    games = {
        "beside": loaded(Beside, ROWS),
        "little": loaded(Little, FEW),
        "inside": loaded(Inside, ROWS),
    }
    roots = {name: game.new(seed=1) for name, game in games.items()}
    rows = []
    for title, unit, works in (
        ("clone, µs", 1e6, {n: repeat(p.clone, 200) for n, p in roots.items()}),
        ("new(), µs", 1e6, {n: repeat(g.new, 20) for n, g in games.items()}),
        ("a random choice, ns", 1e9, {n: _playouts(p) for n, p in roots.items()}),
    ):
        m = medians(works, seconds)
        cost = {n: unit / rate for n, rate in m.items()}
        rows.append(
            (
                title,
                *(f"{cost[n]:,.2f}" for n in ("little", "beside", "inside")),
                f"{cost['little'] / cost['beside']:.2f}",
                f"{cost['inside'] / cost['beside']:.2f}",
            )
        )
    sizes = [f"{type(roots[n]).size:,}" for n in ("little", "beside", "inside")]  # type: ignore[attr-defined]
    rows.append(("a state, bytes", *sizes, "", ""))
    heads = (
        "",
        "book of 1 kB",
        "book of 100 kB",
        "100 kB inside",
        "1 kB / 100 kB",
        "inside / book",
    )
    table(console, "Books", rows, heads)


def _playouts(root: Any) -> Any:
    return lambda k: root.clone().playout(k)


if __name__ == "__main__":
    books(Console(width=100), 1.0)
