"""Bots as Keeper and as investigators: they know what they want, and win about as often."""

from __future__ import annotations

import pytest

import noctuary
from noctuary.bots import SeatKnowledge, make_bot
from noctuary.games.mansions1.components import OBJECTIVES
from tests.games.mansions1.evening import Evening

GAMES = 30


def best(e: Evening) -> str:
    """Return the id of the option with the best score."""
    weights = dict(zip(e.state.legal(), e.state.action_scores(), strict=True))
    return e.game.action_id(max(weights, key=lambda c: weights[c]))


def play(keeper: str, others: str, team: int, objective: int, seed: int) -> tuple[int, ...]:
    """Return the result of a game."""
    state = noctuary.load("mansions1").new(2, seed, {"investigators": team})
    bots = [make_bot(keeper, seed), make_bot(others, seed + 1)]
    state.apply(state.legal()[objective])
    while not state.over:
        seat = state.seat
        state.apply(bots[seat].choose(SeatKnowledge(state, seat)))
    return state.result


def won(keeper: str, others: str, seat: int, games: int = GAMES) -> float:
    """Return how often a side wins, over all Objectives and sizes of the team."""
    played = [
        play(keeper, others, 1 + k % 4, k // 4 % OBJECTIVES, 900 + k) for k in range(4 * games)
    ]
    return sum(r[seat] for r in played) / (10 * len(played))


def test_equal_bots_are_a_match() -> None:
    assert 35 <= won("heuristic", "heuristic", 0, 60) <= 65


def test_random_bots_lose_on_either_side() -> None:
    assert won("random", "heuristic", 0) <= 10
    assert won("heuristic", "random", 1) <= 10


@pytest.mark.soak
@pytest.mark.parametrize("objective", range(OBJECTIVES))
@pytest.mark.parametrize("team", [1, 2, 3, 4])
def test_every_objective_is_a_match(team: int, objective: int) -> None:
    results = [play("heuristic", "heuristic", team, objective, 3000 + k) for k in range(200)]
    assert 32 <= sum(r[0] for r in results) / 2000 <= 66


def test_investigators_take_the_way_out(backend: str) -> None:
    e = Evening(backend, answers="caa", carry={"emmett": "clue_3"})
    e.grant(revealed=1, possible={0: 4}, at={"emmett": "hall_1"}, rooms={"hall": "explored"})
    assert best(e) == e.numbered("step/space=porch")
    e.do(best(e))
    assert best(e) == "leave"


def test_investigators_follow_the_clues(backend: str) -> None:
    e = Evening(backend, at={"emmett": "hall_2"}, rooms={"hall": "explored"})
    assert best(e) == e.numbered("step/space=dining_1"), "the opening speaks of a table"


def test_the_keeper_sends_the_mass_to_the_porch(backend: str) -> None:
    e = Evening(backend, revealed=1, possible={0: 1}, threat=1, at={"emmett": "attic"})
    e.grant(monsters={"seething_mass_1": "hall_1"}).to_keeper()
    assert best(e) == "use_deed/deed=lurch"
    e.do(best(e))
    assert best(e) == e.numbered("to_space/space=porch")
    e.do(best(e), "end_actions")
    assert e.state.result == (1000, 0)


def test_a_bot_solves_puzzles() -> None:
    solved = tried = 0
    for seed in range(20):
        e = Evening("native", people=["ada"], seed=seed, at={"ada": "landing"})
        e.state.step(e.numbered("step/space=bedroom"))
        while e.prompt == "puzzle":
            e.state.apply(best(e))
        tried += 1
        solved += e.field("at")[0] == e.space("bedroom")
    assert solved >= 12, f"{solved} of {tried} with six moves"
