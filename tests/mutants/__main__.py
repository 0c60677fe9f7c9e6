"""Try mutants of the rules of a game and list those that its tests let pass.

Tests run on backend gen. A mutant that the rule checker refuses is invalid; a test that does not
end kills it. Mutants named in tests/mutants/set_aside/GAME.toml change nothing a player could
notice and are not tried.
"""

from __future__ import annotations

import argparse
import difflib
import json
import random
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from .changes import Mutant, every
from .set_aside import named, stale
from .trial import STAGES, Trial, Verdict


def arguments() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    add = parser.add_argument
    add("game")
    parts = "folders or files of the game, and how many mutants of each; without a number, all"
    add("--in", dest="parts", nargs="+", default=["rules=60"], metavar="PART[=N]", help=parts)
    add("--told", type=int, default=0, help="number of mutants of say() and deny() to add")
    add("--seed", type=int, default=10, help="seed of the sample")
    add("--jobs", type=int, default=1, help="number of processes")
    add("--tests", nargs="+", help="run these tests instead of all of the game's")
    add("--cited", action="store_true", help="only tests that cite the changed rule: much quicker")
    add("--out", type=Path, default=Path("mutants.jsonl"), help="one line per mutant")
    add("--only", type=int, nargs="+", metavar="ID", help="try these mutants instead of a sample")
    add("--list", action="store_true", help="print every mutant and stop")
    add("--diff", type=int, metavar="ID", help="print a mutant as a patch and stop")
    add("--control", action="store_true", help="change nothing: all must survive")
    return parser.parse_args()


def chosen(given: argparse.Namespace, found: list[Mutant], counts: dict[str, str]) -> list[Mutant]:
    """Return the mutants to try."""
    if given.only:
        return [found[i] for i in given.only]
    aside = named(given.game)
    draw = random.Random(given.seed).sample
    out: list[Mutant] = []
    for part, n in counts.items():
        pool = [m for m in found if m.name.of(part) and not m.told and m.name not in aside]
        out += draw(pool, min(int(n), len(pool))) if n else pool
    told = [m for m in found if m.told]
    out += draw(told, min(given.told, len(told)))
    return sorted(out, key=lambda m: m.id)


def patch(m: Mutant) -> str:
    """Return a mutant as a patch."""
    text = m.path.read_text(encoding="utf-8")
    old, new = (x.splitlines(keepends=True) for x in (text, m.applied(text)))
    return "".join(difflib.unified_diff(old, new, f"a/{m.path}", f"b/{m.path}"))


def share(n: int, of: int) -> str:
    return f"{n} of {of} ({100 * n / of:.0f} %)" if of else "none"


def report(what: str, rows: list[tuple[Mutant, Verdict]]) -> None:
    """Print how many mutants were killed, how many by tests that cite their clauses, and the
    survivors.
    """
    fates = Counter(v.fate for _, v in rows)
    valid = [(m, v) for m, v in rows if v.fate != "invalid"]
    dead = [v for _, v in valid if v.fate == "killed"]
    own = [v for v in dead if v.stage == "cited"]
    print(f"{what}: {len(rows)} tried, {dict(fates)}")
    print(f"  killed {share(len(dead), len(valid))}")
    print(f"  by tests that cite the rule's own clauses or cards {share(len(own), len(valid))}")
    print("  first killed by", {s: n for s in STAGES if (n := sum(v.stage == s for v in dead))})
    for m, v in valid:
        if v.fate != "killed":
            print(f"  {v.fate} {m} {v.tests} {v.why}".rstrip())


def main() -> None:
    """Run the command."""
    given = arguments()
    counts = {part: n for part, _, n in (p.partition("=") for p in given.parts)}
    found = every(given.game, list(counts))
    if given.diff is not None:
        sys.stdout.write(patch(found[given.diff]))
        return
    if given.list:
        for m in found:
            print(m, "(told)" if m.told else "", named(given.game).get(m.name, ""))
        return
    gone = stale(given.game, found, counts)
    if gone:
        sys.exit("set aside, but there is no such mutant:\n" + "\n".join(map(str, gone)))
    tried = chosen(given, found, counts)
    if given.control:
        tried = [replace(m, new=m.path.read_text("utf-8")[m.start : m.end]) for m in tried]
    how = ("--backends", "gen")
    quiet = ("-p", "no:cacheprovider", "-p", "no:terminal", "-p", "no:faulthandler", "-s")
    tests = given.tests or [f"tests/games/{given.game}"]
    stages = STAGES[:1] if given.cited else STAGES
    trial = Trial(given.game, tried, given.jobs, given.out, stages)
    if pytest.main([*how, *quiet, *tests], plugins=[trial]) != pytest.ExitCode.OK:
        sys.exit("the tests could not be run")
    verdicts = map(json.loads, given.out.read_text(encoding="utf-8").splitlines())
    by_id = {m.id: m for m in tried}
    rows = [(by_id[v.id], v) for v in (Verdict(**line) for line in verdicts)]
    rows.sort(key=lambda row: row[0].id)
    print(f"set aside: {sum(m.name in named(given.game) for m in found)}")
    for told in (False, True):
        part = [(m, v) for m, v in rows if m.told is told]
        if part:
            report("told" if told else "rules", part)


if __name__ == "__main__":
    main()
