"""A pytest plugin that runs tests side by side: `pytest --jobs 4`, or `--jobs auto`.

What tests share is made once: they are collected and the games are loaded before the workers are
forked. Each worker has a stretch of the tests; an idle worker takes half of the longest stretch
that is left. A test that kills its worker, or that takes longer than LIMIT or than its own mark
`limit`, fails by name, and a new worker continues with the next.
"""

from __future__ import annotations

import ctypes
import faulthandler
import gc
import os
import resource
import signal
import tempfile
import time
import warnings
from collections import defaultdict, deque
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import pairwise
from multiprocessing import Pipe, connection
from multiprocessing.connection import Connection
from pathlib import Path
from typing import IO, Any, NoReturn

import pytest

LIMIT = 600
"""Seconds after which a test is taken to hang, on a busy machine too."""
LONG = 7200
"""The same for tests that play for minutes, and for fuzzers."""
FAREWELL = 30
"""Seconds that a worker has for leaving when everything is over or has been interrupted."""
DEPTH = 2
"""Folders below `tests` by which the summary adds up times."""
LISTED = 50
FEW = 200
"""Tests up to which the summary lists no slow ones."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--jobs`."""
    group = parser.getgroup("workers")
    group.addoption("--jobs", default="0", help="workers: a number, auto, or 0 for none (default)")
    group.addoption(
        "--times", metavar="FILE", help="with --jobs: what each test took, line by line"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Take the place of pytest's loop, if workers are wanted."""
    config.addinivalue_line("markers", "limit(seconds): after which a test is taken to hang")
    jobs = config.getoption("jobs")
    # Many tests wait, for a server, a browser or a terminal.
    count = (os.cpu_count() or 1) + 2 if jobs == "auto" else int(jobs)
    if count and not config.option.collectonly and not config.option.usepdb:
        config.pluginmanager.register(Crew(count), "crew")


@dataclass
class Worker:
    """A process that runs tests, as its parent sees it."""

    pid: int
    line: Connection
    trace: IO[bytes]
    """Where it writes what it was doing, when asked."""
    stretch: deque[int]
    """Tests that it is still to be given."""
    given: deque[int] = field(default_factory=deque)
    """Tests that it has: the one that it runs, and the next, for which it keeps fixtures."""
    since: float = 0.0
    """When it began the first of them; 0 before."""
    leaving: bool = False
    """Whether the end of the tests was sent to it."""

    def give(self) -> None:
        """Send the next test, or None for the last."""
        if self.leaving:
            return
        test = self.stretch.popleft() if self.stretch else None
        if test is None:
            self.leaving = True
        else:
            self.given.append(test)
        with suppress(OSError):  # it is gone: we shall hear of it
            self.line.send(test)

    def kill(self) -> None:
        """Kill the worker with its children."""
        with suppress(ProcessLookupError):
            os.killpg(self.pid, signal.SIGKILL)


class Crew:
    """The workers of a run."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.workers: list[Worker] = []
        self.costs: dict[str, tuple[float, float]] = {}
        """Of each test, with what it sets up: seconds, and seconds of a processor."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        """Hand out the tests, and gather their results."""
        if session.testsfailed and not session.config.option.continue_on_collection_errors:
            return None  # pytest says what it could not collect
        self.session, self.items = session, session.items
        self._warm_up()
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # leave nothing behind then, too
        for stretch in stretches(len(self.items), self.count):
            self._start(stretch)
        try:
            while self.workers:
                self._attend()
                if session.shouldfail or session.shouldstop:
                    for worker in self.workers:
                        worker.stretch.clear()
        except BaseException:
            self._dismiss()
            raise
        if session.shouldfail:
            raise session.Failed(session.shouldfail)
        if session.shouldstop:
            raise session.Interrupted(session.shouldstop)
        return True

    def _warm_up(self) -> None:
        """Load what the tests share, so that no worker has to."""
        self.session.config.hook.pytest_warm_up(session=self.session)
        gc.collect()
        gc.freeze()  # memory that is never collected is never copied

    def _start(self, stretch: Iterable[int]) -> None:
        """Fork a worker for these tests."""
        ours, theirs = Pipe()
        trace = tempfile.TemporaryFile()  # noqa: SIM115 it is closed with the worker
        pid = os.fork()
        if not pid:
            ours.close()
            for other in self.workers:
                other.line.close()
            work(self.session, theirs, trace)
        theirs.close()
        with suppress(OSError):
            os.setpgid(pid, pid)  # the child does so, too: either may be first
        worker = Worker(pid, ours, trace, deque(stretch))
        self.workers.append(worker)
        self._fill(worker)

    def _fill(self, worker: Worker) -> None:
        """Give a worker its next test, from the longest stretch if its own is done."""
        if not worker.stretch and not (self.session.shouldfail or self.session.shouldstop):
            longest = max(self.workers, key=lambda w: len(w.stretch))
            half = len(longest.stretch) - len(longest.stretch) // 2
            taken = [longest.stretch.pop() for _ in range(half)]
            worker.stretch.extend(reversed(taken))
        worker.give()

    def _attend(self) -> None:
        """Read what workers report, and end those that take too long."""
        ends = [w.since + self._limit(w) for w in self.workers if w.since]
        soon = max(0.0, min(ends) - time.monotonic()) if ends else None
        lines = {w.line: w for w in self.workers}
        for line in connection.wait(list(lines), soon):
            worker = lines[line]  # type: ignore[index]
            try:
                self._hear(worker, *worker.line.recv())
            except (EOFError, OSError):
                self._lose(worker)
        for worker in [*self.workers]:
            if worker.since and time.monotonic() > worker.since + self._limit(worker):
                self._stop(worker)

    def _limit(self, worker: Worker) -> float:
        """Return the seconds that a worker may take for its test."""
        if not worker.given:
            return FAREWELL
        item = self.items[worker.given[0]]
        if mark := item.get_closest_marker("limit"):
            return float(mark.args[0])
        long = item.get_closest_marker("soak") or item.get_closest_marker("fuzz")
        return LONG if long else LIMIT

    def _hear(self, worker: Worker, what: str, *told: Any) -> None:
        """Take in what a worker reports."""
        hook = self.session.config.hook
        if what == "began":
            worker.since = time.monotonic()
            item = self.items[worker.given[0]]
            hook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
            self._fill(worker)
        elif what == "report":
            report = hook.pytest_report_from_serializable(config=self.session.config, data=told[0])
            self.items[worker.given[0]].ihook.pytest_runtest_logreport(report=report)
        elif what == "warning":
            hook.pytest_warning_recorded.call_historic(kwargs=told[0])
        elif what == "done":
            item = self.items[worker.given.popleft()]
            worker.since = 0.0 if worker.given else time.monotonic()
            self.costs[item.nodeid] = told[0], told[1]
            hook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)

    def _stop(self, worker: Worker) -> None:
        """End a worker whose test does not end."""
        with suppress(ProcessLookupError):
            os.kill(worker.pid, signal.SIGUSR1)
        time.sleep(1)
        worker.kill()
        self._lose(worker, f"ended after {self._limit(worker):.0f} s: it hangs\n{doing(worker)}")

    def _lose(self, worker: Worker, why: str = "") -> None:
        """Replace a worker that died."""
        self.workers.remove(worker)
        _, status = os.waitpid(worker.pid, 0)
        worker.line.close()
        if worker.since and worker.given:
            self._blame(self.items[worker.given.popleft()], why or f"its worker died: {status=}")
        elif status or not worker.leaving:
            raise RuntimeError(f"a worker died between tests: {status=}\n{doing(worker)}")
        left = [*worker.given, *worker.stretch]
        if left:
            self._start(left)

    def _blame(self, item: pytest.Item, why: str) -> None:
        """Report a test as failed that cannot do so itself."""
        report = pytest.TestReport(
            item.nodeid, item.location, dict.fromkeys(item.keywords, 1), "failed", why, "call"
        )
        item.ihook.pytest_runtest_logreport(report=report)
        item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)

    def _dismiss(self) -> None:
        """End all workers; they get time to end what they started."""
        for worker in self.workers:
            with suppress(ProcessLookupError):
                os.kill(worker.pid, signal.SIGINT)
        late = time.monotonic() + FAREWELL
        for worker in self.workers:
            while not os.waitpid(worker.pid, os.WNOHANG)[0]:
                if time.monotonic() > late:
                    worker.kill()
                time.sleep(0.05)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print where the time went."""
        folders: dict[str, list[float]] = defaultdict(lambda: [0, 0.0, 0.0])
        for test, (seconds, cpu) in self.costs.items():
            folder = folders["/".join(test.partition("::")[0].split("/")[:-1][: DEPTH + 1])]
            folder[:] = folder[0] + 1, folder[1] + seconds, folder[2] + cpu
        line, costly = terminalreporter.line, sorted(self.costs.items(), key=lambda x: -x[1][0])
        if file := terminalreporter.config.getoption("times"):
            rows = (f"{seconds:.2f}\t{cpu:.2f}\t{name}\n" for name, (seconds, cpu) in costly)
            Path(file).write_text("".join(rows), encoding="utf-8")
        if len(costly) > FEW:
            terminalreporter.section("time by folder")
            line("  tests  seconds processor")
            for name, (count, seconds, cpu) in sorted(folders.items(), key=lambda x: -x[1][2]):
                line(f"{count:7.0f} {seconds:8.1f} {cpu:9.1f}  {name}")
            terminalreporter.section(f"the slowest {LISTED}")
            line("seconds processor")
            for name, (seconds, cpu) in costly[:LISTED]:
                line(f"{seconds:7.1f} {cpu:9.1f}  {name}")


class Hooks:
    """The hooks of this plugin."""

    def pytest_warm_up(self, session: pytest.Session) -> None:
        """Make what tests share, before workers are forked."""


def pytest_addhooks(pluginmanager: pytest.PytestPluginManager) -> None:
    """Add `pytest_warm_up`."""
    pluginmanager.add_hookspecs(Hooks)


def stretches(tests: int, workers: int) -> list[range]:
    """Return the tests in order, in parts of equal length."""
    workers = max(1, min(workers, tests))
    ends = [tests * k // workers for k in range(workers + 1)]
    return [range(a, b) for a, b in pairwise(ends)]


def doing(worker: Worker) -> str:
    """Return the place at which a worker was last seen."""
    worker.trace.seek(0)
    return worker.trace.read().decode(errors="replace")


# ---- in the worker's process


class Teller:
    """Reports the results of tests to the parent process."""

    def __init__(self, line: Connection, config: pytest.Config) -> None:
        self.line, self.config = line, config

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Report that a test was set up, called or torn down."""
        serialize = self.config.hook.pytest_report_to_serializable
        self.line.send(("report", serialize(config=self.config, report=report)))

    def pytest_warning_recorded(
        self, warning_message: warnings.WarningMessage, when: str, nodeid: str, location: Any
    ) -> None:
        """Report a warning."""
        m = warning_message
        plain = warnings.WarningMessage(str(m.message), m.category, m.filename, m.lineno)
        told = {"warning_message": plain, "when": when, "nodeid": nodeid, "location": location}
        self.line.send(("warning", told))


def work(session: pytest.Session, line: Connection, trace: IO[bytes]) -> NoReturn:
    """Run tests until there are no more."""
    code = 1
    try:
        with suppress(OSError):
            os.setpgid(0, 0)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        end_with_parent()
        faulthandler.register(signal.SIGUSR1, trace)
        config = session.config
        for name in ("terminalreporter", "crew"):
            config.pluginmanager.unregister(name=name)
        captured: Any = config.pluginmanager.get_plugin("capturemanager")
        captured.stop_global_capturing()
        captured.start_global_capturing()  # into a file of our own
        config.pluginmanager.register(Teller(line, config), "teller")
        run(session.items, line)
        code = 0
    except (KeyboardInterrupt, EOFError, BrokenPipeError):  # it is over, or the other end is gone
        with suppress(BaseException):
            session._setupstate.teardown_exact(None)
    except BaseException:
        faulthandler.dump_traceback(trace)
        raise
    finally:
        os._exit(code)


def end_with_parent() -> None:
    """Have this process interrupted when its parent dies, if the system offers that."""
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(1, signal.SIGINT)  # PR_SET_PDEATHSIG


def run(items: list[pytest.Item], line: Connection) -> None:
    """Run the tests that are received, one after another; None is the last."""
    test, coming = line.recv(), None
    while test is not None:
        line.send(("began",))
        coming = line.recv()
        seconds, cpu = time.perf_counter(), spent()
        item, after = items[test], None if coming is None else items[coming]
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
        line.send(("done", time.perf_counter() - seconds, spent() - cpu))
        test = coming


def spent() -> float:
    """Return the processor seconds of this process and of the children it has waited for."""
    who = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    return sum(u.ru_utime + u.ru_stime for u in map(resource.getrusage, who))
