"""What commands cost at the prompt: `python bench/prompt.py`.

Each is measured against `python -c "import typer, rich"`, which nothing with a command line of ours
can do without: time of the processor (user and system, of the process and its children), medians of
five, in turns, after each was run once. Where others use the machine, that is steadier than what a
clock on the wall tells, which stands beside it.
"""

from __future__ import annotations

import subprocess
import sys
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from time import perf_counter

from rich.console import Console
from rich.table import Table

ROUNDS = 5
PYTHON = [sys.executable, "-c"]
NOCTUARY = [*PYTHON, "from noctuary.cli import main; main()"]
NOTHING = "python -c 'import typer, rich'"
WANTED = {
    "--help": 2.5,
    "--version": 2.5,
    "card Beat Cop": 6.0,
    "odds --skill 4 --difficulty 3": 6.0,
    "rules find madness": 10.0,
    "rules show GATE-042": None,
    "rules list --topic setup": None,
    "rules coverage": None,
    "deck check roland-easy": None,
    "play --help": None,
    "doctor": None,
}
"""Command lines, with the most that each may cost."""


def cost(command: list[str]) -> tuple[float, float]:
    """Return seconds of the processor, and seconds on the wall."""
    before, began = getrusage(RUSAGE_CHILDREN), perf_counter()
    subprocess.run(command, check=True, capture_output=True)
    wall, after = perf_counter() - began, getrusage(RUSAGE_CHILDREN)
    spent = after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
    return spent, wall


def prompt(console: Console) -> None:
    """Measure, and print the table."""
    commands = {NOTHING: [*PYTHON, "import typer, rich"]}
    commands |= {line: [*NOCTUARY, *line.split()] for line in WANTED}
    for command in commands.values():
        cost(command)
    costs: dict[str, list[tuple[float, float]]] = {line: [] for line in commands}
    for _ in range(ROUNDS):
        for line, command in commands.items():
            costs[line].append(cost(command))
    told = {line: [median(x) for x in zip(*found, strict=True)] for line, found in costs.items()}
    table = Table(title="At the prompt", title_justify="left")
    for column in ("", "processor, s", "ratio", "wanted", "wall, s", "ratio"):
        table.add_column(column, justify="right" if column else "left")
    for line, (spent, wall) in told.items():
        most = WANTED.get(line)
        ratios = [a / b for a, b in zip((spent, wall), told[NOTHING], strict=True)]
        wanted = f"{most:g}" if most else ""
        values = (f"{spent:.3f}", f"{ratios[0]:.1f}", wanted, f"{wall:.3f}", f"{ratios[1]:.1f}")
        table.add_row(line, *values)
    console.print(table)


if __name__ == "__main__":
    prompt(Console(width=100))
