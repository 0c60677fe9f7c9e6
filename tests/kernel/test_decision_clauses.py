"""The clause about a question: the options function's first, unless the rule that asks names it."""

from __future__ import annotations

from pathlib import Path

import pytest

from noctuary.kernel import LoadedGame
from tests.kernel.snippets import on, snippet

RULES = """
@rule("X-030", "X-031")
def known_options(g, p):
    offer(g, Go())


def blank_options(g, p):
    offer(g, Go())


@rule("X-010")
def inner(g) -> Rule:
    yield ask(0, known_options)
    yield ask(1, blank_options)


@rule("X-020")
def named(g) -> Rule:
    yield ask(0, choose_options, 2, alone=TAKE, clause="X-021")
    yield ask(0, known_options, clause="X-031")
    yield ask_all(blank_options, clause="X-022")


@rule("X-040", "X-041", "X-042")
def shared_options(g, p):
    offer(g, Go())


@rule()
def shared(g) -> Rule:
    yield ask(0, shared_options, clause=OUTER)


@rule("X-050", "X-042")
def second(g) -> Rule:
    yield from shared(g)


@rule("X-001", "X-041")
def body(g) -> Rule:
    yield from inner(g)
    yield from named(g)
    yield from shared(g)
    yield from second(g)
"""


@pytest.fixture
def loaded(tmp_path: Path, backend: str) -> LoadedGame:
    return on(snippet(tmp_path, RULES), backend)


def test_the_clause_is_about_what_is_asked(loaded: LoadedGame) -> None:
    p = loaded.new()
    seen = []
    while not p.over:
        assert p.decision is not None
        seen.append((p.decision.prompt, p.decision.clause, p.decision.clauses))
        p.apply(p.legal()[0])
    assert seen == [
        ("known", "X-030", ("X-001", "X-041", "X-010", "X-030", "X-031")),
        ("blank", "X-010", ("X-001", "X-041", "X-010")),
        ("choose", "X-021", ("X-001", "X-041", "X-020", "X-021")),
        ("known", "X-031", ("X-001", "X-041", "X-020", "X-030", "X-031")),
        ("blank", "X-022", ("X-001", "X-041", "X-020", "X-022")),
        ("blank", "X-022", ("X-001", "X-041", "X-020", "X-022")),
        ("shared", "X-041", ("X-001", "X-041", "X-040", "X-042")),
        ("shared", "X-042", ("X-001", "X-041", "X-050", "X-042", "X-040")),
        ("go", "", ()),
    ]


def test_a_loaded_game_lists_its_questions(loaded: LoadedGame) -> None:
    assert loaded.questions == {
        "blank": {"inner": "X-010", "named": "X-022"},
        "choose": {"named": "X-021"},
        "go": {"main": ""},
        "known": {"inner": "X-030", "named": "X-031"},
        "shared": {"body/shared": "X-041", "second/shared": "X-042"},
    }


def test_what_is_observed_has_the_clause(loaded: LoadedGame) -> None:
    seen = loaded.new().observe(1).to_dict()["decision"]
    assert (seen["seat"], seen["clause"]) == (0, "X-030")
