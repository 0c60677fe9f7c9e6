"""On which backend a test runs: each on one of them, or each on all with `--backends all`.

A rule is the same on every backend: the conformance kit compares them choice by choice. So a test
of a rule runs on one, drawn by its name, and every folder meets all three.
"""

from __future__ import annotations

import multiprocessing
from zlib import crc32

import pytest

from noctuary.kernel import BACKENDS, games, load

MANY = 1000
"""Tests from which on games are loaded before workers are forked."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--backends`."""
    known = ("one", "all", *BACKENDS)
    text = "of each test that takes any: one (default), all, or the one with this name"
    parser.getgroup("noctuary").addoption("--backends", choices=known, default="one", help=text)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Add every backend in turn, if that is wanted and the test does not do so itself."""
    if metafunc.config.getoption("backends") != "all" or "backend" not in metafunc.fixturenames:
        return
    marks = metafunc.definition.iter_markers("parametrize")
    if not any("backend" in mark.args[0] for mark in marks):
        metafunc.parametrize("backend", BACKENDS)


@pytest.fixture
def backend(request: pytest.FixtureRequest) -> str:
    """Return the backend of a test: `noctuary.load("gates", backend=backend)`."""
    wanted = str(request.config.getoption("backends"))
    chosen = drawn(request.node.nodeid) if wanted == "one" else wanted
    request.node.add_report_section("setup", "backend", chosen)
    return chosen


def drawn(name: str) -> str:
    """Return the backend for a test of this name: always the same."""
    return BACKENDS[crc32(name.encode()) % len(BACKENDS)]


def pytest_warm_up(session: pytest.Session) -> None:
    """Load and compile every game on every backend, if many tests are to come."""
    if len(session.items) < MANY:
        return
    compiling = multiprocessing.get_context("fork").Process(target=compile_games)
    compiling.start()
    for spec in games().values():
        for backend in ("gen", "frames"):
            load(spec, backend, checked=True)
    compiling.join()
    for spec in games().values():
        load(spec, "native", checked=True)


def compile_games() -> None:
    """Compile every game, with bounds checks and without."""
    for spec in games().values():
        for checked in (True, False):
            load(spec, "native", checked=checked)
