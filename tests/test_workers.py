"""Tests that run side by side: each runs once, even if its worker dies."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.backends import drawn
from tests.support import PATIENCE
from tests.workers import stretches

ROOT = Path(__file__).parent.parent


def run(folder: Path, *how: str, **files: str) -> str:
    """Return what pytest prints of some files of tests."""
    for name, text in files.items():
        (folder / f"test_{name}.py").write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "tests.workers", "-p", "no:cacheprovider"]
    command += ["--rootdir", str(folder), "-c", os.devnull, "-rA", "--tb=short", *how, str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE)
    return done.stdout + done.stderr


def ended(told: str, outcome: str) -> list[str]:
    """Return the names of the tests with an outcome."""
    return re.findall(rf"^{outcome}.*?::(\w+)", told, re.MULTILINE)


def ended_in_all(told: str) -> str:
    """Return the last line, without the time."""
    return told.splitlines()[-1].strip("= ").partition(" in ")[0]


MANY = """
import os, pathlib, pytest
@pytest.fixture(scope="module")
def shared(tmp_path_factory):
    made = pathlib.Path(FILE)
    made.open("a").write("made ")
    yield made
    made.open("a").write("gone ")
@pytest.mark.parametrize("n", range(40))
def test_many(shared, n):
    print("said by", n)
    shared.open("a").write(f"n{n} ")
    assert n != 33
"""


@pytest.mark.parametrize("jobs", ["1", "3", "50"])
def test_each_test_runs_once(tmp_path: Path, jobs: str) -> None:
    made = tmp_path / "made"
    told = run(tmp_path, "--jobs", jobs, many=MANY.replace("FILE", repr(str(made))))
    assert ended_in_all(told) == "1 failed, 39 passed"
    assert ended(told, "FAILED") == ["test_many"]
    parts = made.read_text().split()
    assert sorted(p for p in parts if p[0] == "n") == sorted(f"n{n}" for n in range(40))
    assert parts.count("made") == parts.count("gone") <= int(jobs), "each worker keeps its fixture"
    section = told.partition("test_many[33]")[2]
    assert "said by 33" in section and "assert 33 != 33" in section


HARM = """
import os, signal, time, pytest
def test_first(): pass
def test_dies(): os.kill(os.getpid(), signal.SIGKILL)
def test_leaves(): os._exit(0)
@pytest.mark.limit(1)
def test_hangs():
    where_it_hangs()
def where_it_hangs():
    while True: time.sleep(0.1)
def test_last(): pass
"""


def test_a_test_that_dies_or_hangs_fails_by_its_name_and_no_other_does(tmp_path: Path) -> None:
    told = run(tmp_path, "--jobs", "2", harm=HARM)
    assert ended_in_all(told).startswith("3 failed, 2 passed")
    assert sorted(ended(told, "FAILED")) == ["test_dies", "test_hangs", "test_leaves"]
    assert sorted(ended(told, "PASSED")) == ["test_first", "test_last"]
    assert "it hangs" in told and "in where_it_hangs" in told


def test_an_error_while_collecting_stops_the_run(tmp_path: Path) -> None:
    told = run(tmp_path, "--jobs", "2", good="def test_one(): pass", bad="import no_such_module")
    assert "no_such_module" in told and "1 error" in ended_in_all(told)


def test_the_first_failure_may_be_the_last(tmp_path: Path) -> None:
    text = "def test_0(): assert 0\n" + "".join(f"def test_{n}(): pass\n" for n in range(1, 90))
    told = run(tmp_path, "--jobs", "2", "-x", some=text)
    assert ended(told, "FAILED") == ["test_0"]
    assert len(ended(told, "PASSED")) < 89


WAITS = """
import pathlib, time, pytest
@pytest.fixture
def tidy():
    pathlib.Path(FILE + "-began").touch()
    yield
    pathlib.Path(FILE + "-tidied").touch()
def test_waits(tidy):
    for _ in range(6000): time.sleep(0.1)
"""


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_whoever_interrupts_leaves_nothing_behind(tmp_path: Path, sign: signal.Signals) -> None:
    file = str(tmp_path / "it")
    (tmp_path / "test_waits.py").write_text(WAITS.replace("FILE", repr(file)), encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "tests.workers", "--jobs", "2"]
    command += ["-c", os.devnull, "--rootdir", str(tmp_path), str(tmp_path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as run:
        while not Path(f"{file}-began").exists():
            assert run.poll() is None
        time.sleep(0.2)  # in any state
        run.send_signal(sign)
        told, _ = run.communicate(timeout=PATIENCE)
    assert sign is signal.SIGKILL or "KeyboardInterrupt" in told
    late = time.monotonic() + PATIENCE
    while not Path(f"{file}-tidied").exists():
        assert time.monotonic() < late, "what a test set up is taken down"


def test_stretches_are_of_one_length_and_leave_nothing_out() -> None:
    for tests, workers in ((0, 3), (2, 3), (10, 3), (11_000, 4)):
        parts = stretches(tests, workers)
        assert [n for part in parts for n in part] == list(range(tests))
        assert max(map(len, parts)) - min(map(len, parts)) <= 1


def test_every_backend_is_drawn_about_as_often() -> None:
    drawn_ones = [drawn(f"tests/x.py::test_{n}") for n in range(900)]
    assert all(200 < drawn_ones.count(b) < 400 for b in ("gen", "frames", "native"))
