"""What tests of rules lose by running on one backend: mutants that only more backends kill.

    python bench/backends.py gates --in rules=60 [--seed 10] [--jobs 2]

Each mutant is written to a copy of the project, whose tests of that game run as `make test` runs
them, each on the backend that its name draws. Those that live meet every test on every backend.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from queue import SimpleQueue

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.mutants.changes import Mutant, every  # noqa: E402
from tests.mutants.set_aside import named  # noqa: E402

LONGEST = 900
"""Seconds until tests that do not end count as failed."""


def arguments() -> argparse.Namespace:
    """Return the arguments of the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--in", dest="parts", nargs="+", default=["rules=60"], metavar="PART=N")
    parser.add_argument("--seed", type=int, default=10)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--control", action="store_true", help="change nothing: all must live")
    return parser.parse_args()


def drawn(game: str, parts: list[str], seed: int) -> list[Mutant]:
    """Return a sample of mutants that change what a player could notice."""
    counts = {part: int(n) for part, _, n in (p.partition("=") for p in parts)}
    found, aside, draw = every(game, list(counts)), named(game), random.Random(seed).sample
    chosen: list[Mutant] = []
    for part, n in counts.items():
        pool = [m for m in found if m.name.of(part) and not m.told and m.name not in aside]
        chosen += draw(pool, min(n, len(pool)))
    return chosen


def copied(folder: Path) -> Path:
    """Return a copy of the project in which rules can be changed."""
    leave_out = shutil.ignore_patterns("__pycache__", "static")
    for part in ("src", "tests"):
        shutil.copytree(ROOT / part, folder / part, ignore=leave_out)
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def kills(home: Path, game: str, backends: str) -> bool:
    """Return whether a test of the game fails there."""
    how = ["-x", "-q", "-m", "not soak", "-p", "no:cacheprovider", "--backends", backends]
    own = {"PYTHONPATH": str(home / "src"), "NOCTUARY_CACHE": str(home / "cache")}
    command = [sys.executable, "-m", "pytest", *how, f"tests/games/{game}"]
    try:
        done = subprocess.run(
            command, cwd=home, env=os.environ | own, capture_output=True, timeout=LONGEST
        )
    except subprocess.TimeoutExpired:
        return True
    return done.returncode != 0


def fate(home: Path, game: str, mutant: Mutant) -> str:
    """Return which backend kills a mutant first, if one does."""
    file = home / mutant.path
    text = file.read_text(encoding="utf-8")
    try:
        file.write_text(mutant.applied(text), encoding="utf-8")
        return next((who for who in ("one", "all") if kills(home, game, who)), "nobody")
    finally:
        file.write_text(text, encoding="utf-8")
        shutil.rmtree(home / "cache", ignore_errors=True)


def main() -> None:
    """Print the mutants that live, and both shares."""
    given = arguments()
    with tempfile.TemporaryDirectory() as folder:
        homes: SimpleQueue[Path] = SimpleQueue()
        for n in range(given.jobs):
            homes.put(copied(Path(folder) / str(n)))

        def tried(mutant: Mutant) -> str:
            home = homes.get()
            try:
                found = fate(home, given.game, mutant)
            finally:
                homes.put(home)
            if found != "one":
                print(f"{mutant}: killed by {found}", flush=True)
            return found

        sample = drawn(given.game, given.parts, given.seed)
        if given.control:
            sample = [replace(m, new=m.path.read_text("utf-8")[m.start : m.end]) for m in sample]
        with ThreadPoolExecutor(given.jobs) as pool:
            fates = list(pool.map(tried, sample))
    one, more = fates.count("one"), fates.count("all")
    of = len(fates)
    print(f"{given.game}: {of} mutants, killed with one backend a test {100 * one / of:.1f} %,")
    print(f"with all {100 * (one + more) / of:.1f} %")


if __name__ == "__main__":
    main()
