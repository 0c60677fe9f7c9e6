"""The tests of a game, run once to record the functions that each enters, then on one mutant after
another.

Each mutant runs in a process of its own and meets only the tests that enter the changed function:
first those that cite the clauses or cards of that function, then the other clause tests, the
recorded games and the rest. Recorded games can be compared line by line, because the rules on disk
stay unchanged.
"""

from __future__ import annotations

import contextlib
import importlib
import io
import json
import os
import resource
import signal
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from types import CodeType
from typing import Any, NoReturn

import pytest

from .changes import Mutant
from .surgery import Patient

PATIENCE = 20
"""Seconds allowed for one test on a mutant."""
MEMORY = 6 << 30
"""Bytes of memory allowed for a mutant."""
STAGES = ("cited", "clauses", "journals", "rest")


@dataclass
class Verdict:
    """The outcome of a trial of one mutant."""

    id: int
    fate: str = "survived"  # killed, survived, invalid, unreached
    stage: str = ""
    killer: str = ""
    why: str = ""
    tests: dict[str, int] = field(default_factory=dict)


class TooSlow(BaseException):
    """A test takes too long on a mutant."""


class Trial:
    """A pytest plugin that replaces the test loop."""

    def __init__(
        self, game: str, chosen: list[Mutant], jobs: int, out: Path, met: tuple[str, ...]
    ) -> None:
        self.game, self.chosen, self.jobs, self.out, self.met = game, chosen, jobs, out, met
        self.failed = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Select the tests that take a backend, without soak tests."""
        items[:] = [
            item
            for item in items
            if "backend" in getattr(item, "fixturenames", ())
            and not item.get_closest_marker("soak")
        ]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Record the first failure of a test."""
        if report.failed and not self.failed:
            crash = getattr(report.longrepr, "reprcrash", None)
            self.failed = crash.message.splitlines()[0] if crash else str(report.longrepr)[-200:]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run the whole trial."""
        self.patient = Patient(self.game)
        self.names = printed(self.game)
        self.entered = list(self.look(session.items))
        print(f"{len(self.entered)} tests", flush=True)
        with self.out.open("w", encoding="utf-8") as out:
            for verdict in self.verdicts():
                print(json.dumps(asdict(verdict)), file=out, flush=True)
        return True

    def look(self, items: list[pytest.Item]) -> Iterator[tuple[float, pytest.Item, set[CodeType]]]:
        """Yield each test with its duration in seconds and the rule functions that it enters."""
        own = self.patient.codes()
        for item in items:
            here: set[CodeType] = set()

            def note(frame: Any, event: str, arg: Any, here: set[CodeType] = here) -> None:
                if frame.f_code in own:
                    here.add(frame.f_code)

            began = time.perf_counter()
            sys.settrace(note)
            try:
                self.once(item)
            finally:
                sys.settrace(None)
            if self.failed:
                raise SystemExit(f"{item.nodeid} fails without a mutant: {self.failed}")
            yield time.perf_counter() - began, item, here

    def once(self, item: pytest.Item) -> None:
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)

    def stages(self, m: Mutant) -> dict[str, list[pytest.Item]]:
        """Return the tests that enter the changed function, quick ones first."""
        code = self.patient.code(m)
        wanted = {*m.clauses, *(self.names[c] for c in m.cards if c in self.names)}
        stages: dict[str, list[pytest.Item]] = {stage: [] for stage in STAGES}
        for _, item, entered in sorted(self.entered, key=lambda row: row[0]):
            if code in entered:
                marks = [m for kind in ("clause", "card") for m in item.iter_markers(kind)]
                shown = {x for mark in marks for x in mark.args}
                if shown & wanted:
                    stages["cited"].append(item)
                elif "playthroughs" in item.nodeid:
                    stages["journals"].append(item)
                else:
                    stages["clauses" if shown else "rest"].append(item)
        return stages

    def judge(self, m: Mutant) -> Verdict:
        """Apply the mutant and run its tests. Call it only in a process of its own."""
        if self.patient.fn(m) is None:
            return Verdict(m.id, "unreached")
        stages = self.stages(m)
        tests = {stage: len(items) for stage, items in stages.items()}
        refused = self.patient.operate(m)
        if refused:
            return Verdict(m.id, "invalid", why=refused, tests=tests)
        for stage in self.met:
            for item in stages[stage]:
                why = self.fails(item)
                if why:
                    return Verdict(m.id, "killed", stage, item.nodeid, why, tests)
        return Verdict(m.id, tests=tests)

    def fails(self, item: pytest.Item) -> str:
        """Return the failure of a test, or an empty string."""

        rung = False

        def ring(*_: Any) -> NoReturn:
            nonlocal rung
            rung = True
            raise TooSlow

        signal.signal(signal.SIGALRM, ring)
        signal.alarm(PATIENCE)
        self.failed = ""
        try:
            self.once(item)
        except (TooSlow, pytest.exit.Exception, KeyboardInterrupt):
            return "does not end"
        except TypeError:
            # In an endless loop pytest may find no line to show.
            if not rung:
                raise
        finally:
            signal.alarm(0)
        return "does not end" if rung else self.failed

    def verdicts(self) -> Iterator[Verdict]:
        """Run each mutant in a fork, at most `jobs` at a time."""
        waiting = list(self.chosen)
        running: dict[int, tuple[Mutant, int]] = {}
        while waiting or running:
            while waiting and len(running) < self.jobs:
                m = waiting.pop(0)
                read, write = os.pipe()
                pid = os.fork()
                if pid == 0:
                    self.child(m, write)
                os.close(write)
                running[pid] = m, read
            pid, _ = os.wait()
            m, read = running.pop(pid)
            with os.fdopen(read, encoding="utf-8") as f:
                line = f.read()
            yield Verdict(**json.loads(line)) if line else Verdict(m.id, "killed", "died")

    def child(self, m: Mutant, write: int) -> NoReturn:
        """Judge one mutant and send the verdict to the parent process."""
        try:
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            with contextlib.redirect_stdout(io.StringIO()):
                verdict = self.judge(m)
        except BaseException as e:
            verdict = Verdict(m.id, "broken", why=repr(e))
        verdict.why = verdict.why[:500]
        os.write(write, json.dumps(asdict(verdict)).encode())
        os._exit(0)


def printed(game: str) -> dict[str, str]:
    """Map names of cards in the rules to the codes that mark their tests."""
    base = f"noctuary.games.{game}"
    if importlib.util.find_spec(f"{base}.card_codes") is None:
        return {}
    codes, components = (
        importlib.import_module(f"{base}.{x}") for x in ("card_codes", "components")
    )
    return {c.name: components.CODE[c] for c in codes.Code}
