"""Noctuary measured against itself and its peers: one run, medians of five, ratios."""

from __future__ import annotations

import argparse
import importlib.util
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import noctuary
from bench import peers
from bench.prompt import prompt
from bench.rates import medians, searches
from noctuary.bots import SeatKnowledge
from noctuary.kernel.journal import Journal
from noctuary.machine import find_compiler

SEATS = 4


def playout(backend: str, game: str = "gates", seats: int = SEATS) -> Callable[[int], int]:
    """Return a unit of work: random games played inside the backend."""
    root = noctuary.load(game, backend).new(seats, 1)
    return lambda k: root.clone().playout(k)


def driven(backend: str, game: str = "gates", seats: int = SEATS) -> Callable[[int], int]:
    """Return a unit of work: random games driven choice by choice from Python."""
    root = noctuary.load(game, backend).new(seats, 1)

    def work(k: int) -> int:
        state, draw, n = root.clone(), random.Random(k).random, 0
        while not state.over:
            legal = state.legal()
            state.apply(legal[int(draw() * len(legal))])
            n += 1
        return n

    return work


def middle(backend: str, choices: int = 60) -> noctuary.Position:
    """Return a decision in the middle of an effect, some way into a game."""
    state = noctuary.load("gates", backend).new(SEATS, 3)
    state.playout(5, "random", choices)
    while state.decision is not None and state.decision.prompt not in ("send", "gate_card"):
        state.apply(state.legal()[0])
    return state


def repeat(call: Callable[[], object], times: int) -> Callable[[int], int]:
    """Return a unit of work: the same call many times."""

    def work(_: int) -> int:
        for _ in range(times):
            call()
        return times

    return work


def thinking(backend: str, iterations: int) -> Callable[[int], int]:
    """Return a unit of work: iterations of the search bot at a decision."""
    state = middle(backend)
    return searches(SeatKnowledge(state, state.seat), iterations)


def table(
    console: Console, title: str, rows: list[tuple[str, ...]], heads: tuple[str, ...]
) -> None:
    """Print a table."""
    t = Table(title=title, title_justify="left")
    for i, h in enumerate(heads):
        t.add_column(h, justify="left" if i == 0 else "right")
    for r in rows:
        t.add_row(*r)
    console.print(t)


def speed(console: Console, seconds: float) -> None:
    """Measure native against frames."""
    rows = []
    for name, make, target in (
        ("random playouts inside, choices/s", playout, "40"),
        ("driven from Python, choices/s", driven, "6"),
    ):
        m = medians({b: make(b) for b in ("native", "frames")}, seconds)
        ratio = m["native"] / m["frames"]
        rows.append((name, f"{m['native']:,.0f}", f"{m['frames']:,.0f}", f"{ratio:.0f}", target))
    m = medians({"native": thinking("native", 400), "frames": thinking("frames", 20)}, seconds)
    ratio = m["native"] / m["frames"]
    rows.append(
        (
            "search bot, iterations/s",
            f"{m['native']:,.0f}",
            f"{m['frames']:,.0f}",
            f"{ratio:.0f}",
            "25",
        )
    )
    table(console, "Gates, 4 seats, one core", rows, ("", "native", "frames", "ratio", "wanted"))


def arkham(console: Console, seconds: float) -> None:
    """Measure Arkham, native against frames: playouts, a copy, the size of a state."""
    rows = []
    for name, make, seats, target in (
        ("solo playouts inside, choices/s", playout, 1, "30, 500,000/s"),
        ("playouts of four inside, choices/s", playout, 4, ""),
        ("solo, driven from Python, choices/s", driven, 1, ""),
    ):
        works = {b: make(b, "arkham", seats) for b in ("native", "frames")}
        m = medians(works, seconds)
        ratio = m["native"] / m["frames"]
        rows.append((name, f"{m['native']:,.0f}", f"{m['frames']:,.0f}", f"{ratio:.0f}", target))
    table(console, "Arkham, one core", rows, ("", "native", "frames", "ratio", "wanted"))
    state = noctuary.load("arkham").new(1, 1)
    copies = medians({"clone": repeat(state.clone, 200)}, seconds / 4)
    size = type(state).size  # type: ignore[attr-defined]
    rows = [
        ("a native state, in memory", f"{size:,} bytes"),
        ("a copy of it", f"{1e6 / copies['clone']:.2f} µs"),
    ]
    table(console, "Arkham, a state", rows, ("", ""))


def lakeview(console: Console, seconds: float) -> None:
    """Measure Lakeview, native against frames."""
    rows = []
    for name, make, seats in (
        ("playouts inside, choices/s", playout, 3),
        ("driven choice by choice from Python, choices/s", driven, 3),
    ):
        works = {b: make(b, "lakeview", seats) for b in ("native", "frames")}
        m = medians(works, seconds)
        ratio = m["native"] / m["frames"]
        rows.append((name, f"{m['native']:,.0f}", f"{m['frames']:,.0f}", f"{ratio:.0f}"))
    table(console, "Lakeview, 3 seats, one core", rows, ("", "native", "frames", "ratio"))


def costs(console: Console, seconds: float) -> None:
    """Measure single calls at a decision in the middle of an effect."""
    rows = []
    native, frames = middle("native"), middle("frames")
    seat = native.seat
    for name, calls in {
        "clone": (native.clone, frames.clone),
        "legal": (native.legal, frames.legal),
        "sample": (lambda: native.sample(seat, 1), lambda: frames.sample(seat, 1)),
        "observe": (lambda: native.observe(seat), lambda: frames.observe(seat)),
        "infoset": (lambda: native.infoset(seat), lambda: frames.infoset(seat)),
        "to_bytes": (native.to_bytes, frames.to_bytes),
    }.items():
        works = {"native": repeat(calls[0], 200), "frames": repeat(calls[1], 50)}
        m = medians(works, seconds / 4)
        rows.append((name, f"{1e6 / m['native']:.2f}", f"{1e6 / m['frames']:.1f}"))
    table(
        console,
        "Microseconds a call (clone on native: under 0.5 wanted)",
        rows,
        ("", "native", "frames"),
    )


def long_games(console: Console) -> None:
    """Measure memory, and a choice at the start and at the end of a long game."""
    game = noctuary.load("gates")
    journal = Journal(game, SEATS, 11)
    spent: list[float] = []
    draw = random.Random(1)
    while not journal.state.over:
        legal = [o for o in journal.state.options() if o.name not in ("take_supply", "take_deck")]
        option = draw.choice(legal or journal.state.options())
        begin = time.perf_counter()
        journal.choose(option.code)
        spent.append(time.perf_counter() - begin)
        if len(spent) == 1000:
            break
    first, last = (1e6 * statistics.median(x) for x in (spent[:200], spent[-200:]))
    text = sum(len(x) + 1 for x in journal.lines)
    size = type(journal.state).size  # type: ignore[attr-defined]
    rows = [
        ("a native state, in memory", f"{size:,} bytes"),
        ("a native state, saved", f"{len(journal.state.to_bytes()):,} bytes"),
        (f"a journal of {len(spent)} choices, on disk", f"{text:,} bytes"),
        ("its kept copies, in memory", f"{len(journal._copies) * size:,} bytes"),
        ("a choice with its journal line, first 200", f"{first:.1f} µs"),
        ("a choice with its journal line, last 200", f"{last:.1f} µs"),
    ]
    table(console, "Memory, and long games (must be flat)", rows, ("", ""))


def against(console: Console, seconds: float) -> None:
    """Measure random games of peers, driven from Python."""
    found = {n: w for n, w in peers.ALL.items() if importlib.util.find_spec(peers.NEEDS[n])}
    if not found:
        console.print("No peer is installed: pip install 'noctuary[bench]' measures against them.")
        return
    ours = "Noctuary: Gates, driven from Python"
    works = {ours: driven("native"), **{n: make() for n, make in found.items()}}
    m = medians(works, seconds)
    rows = [
        (n, f"{v:,.0f}", f"{m[ours] / v:.1f}") for n, v in sorted(m.items(), key=lambda x: -x[1])
    ]
    table(
        console, "Choices/s of random games, one core", rows, ("", "choices/s", "we are faster by")
    )


def main() -> None:
    """Run everything."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--seconds", type=float, default=1.0, help="how long each measurement lasts"
    )
    args = parser.parse_args()
    console = Console(width=100)
    console.print(
        f"noctuary {noctuary.__version__}, Python {sys.version.split()[0]}, {find_compiler()}"
    )
    speed(console, args.seconds)
    arkham(console, args.seconds)
    lakeview(console, args.seconds)
    costs(console, args.seconds)
    long_games(console)
    against(console, args.seconds)
    prompt(console)


if __name__ == "__main__":
    main()
