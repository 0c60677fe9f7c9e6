"""Winning and losing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mansions2.dusk import last_turn, nightfall
from tests.games.mansions2.house import House
from tests.games.mansions2.lever import beside, insane, pull
from tests.support import clause

WIN = "[{end: win, epilogue: won}]"


def results(h: House) -> list[int]:
    """Return the result of every seat in the end."""
    return list(h.get("result"))[: h.get("seats")]


def night(backend: str, **parts: Any) -> House:
    """Set up the last turn of a round in a scenario with parts of its own."""
    return last_turn(backend, parts=parts)


@clause("MAN2-493", "MAN2-499")
def test_the_last_task_done_wins_for_all(backend: str) -> None:
    h = beside(backend, f"[{{test: lore, diff: 1, pass: {WIN}}}]", party="agatha bastien odile")
    failed = h.state.clone()
    pull(h, dice="s")
    assert h.state.over and results(h) == [1000] * 3
    assert h.told("ended") == ["ended 1 It is over."]
    h.state = failed
    pull(h, dice="b")
    assert not h.state.over


@clause("MAN2-494")
def test_the_objective_changes_when_they_are_slow(backend: str) -> None:
    events = """
open: {by: start, do: [{objective: o_look}]}
late: {by: {round: 1}, if: [{not: {flag: quick}}], do: [{objective: o_run}]}
"""
    objectives = {"o_run": ["Run.", "Fuyez."]}
    start = {"vars": {"quick": 0}}
    h = night(backend, events=events, objectives=objectives, start=start)
    texts = h.made.texts
    assert texts[h.get("objective")][0] == "Look around."
    nightfall(h)
    assert texts[h.get("objective")][0] == "Run." and h.told("objective") == ["objective Run."]
    quick = night(backend, events=events, objectives=objectives, start=start)
    nightfall(quick.grant(vars={"quick": 1}))
    assert texts[quick.get("objective")][0] == "Look around."


@clause("MAN2-495")
@pytest.mark.parametrize(("rounds", "over"), [(1, True), (2, False)])
def test_whoever_takes_too_long_loses(backend: str, rounds: int, over: bool) -> None:
    h = nightfall(night(backend, rounds=rounds))
    assert h.state.over == over
    assert h.told("ended") == (["ended 0 Too late."] if over else [])
    if over:
        assert results(h) == [0, 0, 0]


@clause("MAN2-497")
@pytest.mark.parametrize(("held", "mine"), [("rope torch sabre", 0), ("rope torch sabre drops", 1)])
def test_an_insane_card_says_how_its_owner_wins_or_loses(
    backend: str, held: str, mine: int
) -> None:
    """Bastien wins with the others only if he has four possessions."""
    h = beside(backend, WIN, party="agatha bastien odile", held={"bastien": held})
    pull(insane(h, "bastien", "i_hoard"))
    assert h.told("ended") == ["ended 1 It is over."]
    assert results(h) == [1000, 1000 * mine, 1000]
    assert h.told("own_end") == ([] if mine else ["own_end bastien 0"])


@clause("MAN2-497")
def test_an_insane_card_without_terms_shares_the_result_of_the_group(backend: str) -> None:
    h = beside(backend, WIN, party="agatha bastien odile")
    assert results(pull(insane(h, "bastien", "i_numb"))) == [1000, 1000, 1000]


@clause("MAN2-499")
@pytest.mark.parametrize(("ending", "every"), [("win", 1000), ("lose", 0)])
def test_a_night_is_won_or_lost_and_nothing_else(backend: str, ending: str, every: int) -> None:
    h = pull(beside(backend, f"[{{end: {ending}, epilogue: won}}]"))
    assert h.state.over and results(h) == [every, every]
    assert h.get("ending") == (2 if every else 1)
