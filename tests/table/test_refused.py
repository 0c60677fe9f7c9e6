"""An option is denied once, with all its clauses; what is on offer is not denied."""

from __future__ import annotations

from pathlib import Path

from noctuary.table.presentation.decision import decision_for
from tests.kernel.snippets import on, snippet

RULES = """
@rule("X-001")
def pick_options(g, p):
    deny(g, Choose(n=1), "X-010")
    deny(g, Choose(n=2), "X-020")
    deny(g, Choose(n=1), "X-011")
    deny(g, Choose(n=1), "X-010")
    deny(g, Choose(n=3), "X-030")
    offer(g, Choose(n=3))
    offer(g, Go())
    offer(g, Choose(n=3))


@rule()
def body(g) -> Rule:
    yield ask(0, pick_options)
"""


def test_reasons_are_gathered_the_nearest_first(tmp_path: Path, backend: str) -> None:
    game = on(snippet(tmp_path, RULES), backend)
    asked = decision_for(game, game.new(), 0, 1, 0)
    told = [(no.id, no.clause, no.more) for no in asked.denied]
    assert told == [("choose/n=1", "X-010", ["X-011"]), ("choose/n=2", "X-020", [])]
    assert asked.clause == "X-001"


def test_what_is_offered_twice_is_told_once(tmp_path: Path, backend: str) -> None:
    game = on(snippet(tmp_path, RULES), backend)
    asked = decision_for(game, game.new(), 0, 1, 0)
    assert [o.id for o in asked.options] == ["choose/n=3", "go"]


def test_only_the_seat_that_is_asked_is_told(tmp_path: Path, backend: str) -> None:
    game = on(snippet(tmp_path, RULES), backend)
    asked = decision_for(game, game.new(), 1, 1, 0)
    assert not asked.denied and not asked.options and asked.clause == "X-001"
