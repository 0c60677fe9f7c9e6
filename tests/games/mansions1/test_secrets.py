"""Secrets in both directions: worlds that a seat cannot tell apart are the same to it."""

from __future__ import annotations

import msgspec
import pytest

import noctuary
from noctuary.kernel import Position
from tests.games.mansions1.evening import Evening


def moments(seats: int, seed: int, every: int = 11) -> list[Position]:
    """Return some positions of a game between heuristic bots."""
    state = noctuary.load("mansions1").new(seats, seed)
    found = []
    while not state.over:
        if state.choice_count % every == 0:
            found.append(state.clone())
        state.playout(seed + state.choice_count, "sense", 1)
    return found


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_worlds_are_byte_equal_to_every_seat(seats: int) -> None:
    view = noctuary.load("mansions1").spec.view
    assert view is not None
    differed = 0
    for truth in moments(seats, seats):
        for seat in range(seats):
            for k in range(3):
                world = truth.sample(seat, 50 + k)
                assert world.observe(seat).to_bytes() == truth.observe(seat).to_bytes()
                mine, other = (
                    msgspec.json.encode(view(x.observe(seat, asked=False))) for x in (truth, world)
                )
                assert mine == other
                differed += world.hash() != truth.hash()
    assert differed > 20, "there are secrets"


def test_the_keepers_answers_stay_open_until_something_tells(backend: str) -> None:
    e = Evening(backend, answers="bba", seats=3)
    seen = set()
    for k in range(40):
        world = e.state.sample(1, k).fields()
        seen.add(tuple(world["chosen"][:3]))
        assert e.state.sample(0, k).fields()["chosen"] == e.field("chosen")
    assert len(seen) == 12, "every answer is possible"


def test_what_is_found_rules_answers_out(backend: str) -> None:
    e = Evening(backend, answers="aba", at={"emmett": "study"})
    assert e.field("possible")[:3] == [7, 3, 3]
    e.do("explore")
    assert e.field("possible")[1] == 2, "the page is not in the study"
    e = Evening(backend, answers="aba", at={"emmett": "garden_2"}).do("step/space=boathouse")
    assert e.told("lock_turned")
    assert e.field("possible")[1] == 2, "the lock tells it"
    e = Evening(backend, answers="aba", threat=9).to_keeper()
    e.do("use_deed/deed=hired_hands")
    assert e.field("possible")[2] == 1, "and so does a card of the Keeper"


def test_every_stack_is_as_high_whatever_the_answers(backend: str) -> None:
    piles = {
        tuple(room["pile"] for room in Evening(backend, answers=a).view(1)["rooms"])
        for a in ("aaa", "bba", "cab", "abb")
    }
    assert len(piles) == 1


def test_a_bot_weighs_alike_in_worlds_it_cannot_tell_apart() -> None:
    differed = 0
    for truth in moments(3, 8, every=3):
        if truth.seat < 0:
            continue
        for k in range(2):
            other = truth.sample(truth.seat, 100 + k)
            differed += other.hash() != truth.hash()
            assert dict(zip(other.legal(), other.action_scores(), strict=True)) == dict(
                zip(truth.legal(), truth.action_scores(), strict=True)
            )
    assert differed > 20
