"""The rules, clause by clause: each test sets up little, makes one choice, asserts one outcome."""

from __future__ import annotations

import noctuary
from noctuary.kernel import Position
from tests.support import clause

HANDS = {0: [5, 20], 1: [0, 23]}


def begun(backend: str, seats: int = 2) -> Position:
    """Return a game at its first turn."""
    return noctuary.load("newgame", backend).new(seats=seats, seed=1)


def ending(backend: str, row: list[int], score: list[int]) -> Position:
    """Return a game in which each of two seats holds two cards, and the deck is empty."""
    state = begun(backend)
    held = [c for hand in HANDS.values() for c in hand]
    row = [c for c in range(48) if c not in held and c not in row] + row
    state.arrange({"deck": [], "hand": HANDS, "row": row, "score": dict(enumerate(score))})
    return state


@clause("NEWGAME-001")
def test_each_seat_is_dealt_four_cards(backend: str) -> None:
    for seats in (2, 3, 4):
        fields = begun(backend, seats).fields()
        assert [len(hand) for hand in fields["hand"][:seats]] == [4] * seats
        assert len(fields["deck"]) == 48 - 4 * seats


@clause("NEWGAME-002")
def test_a_card_is_played_and_another_drawn(backend: str) -> None:
    state = begun(backend)
    choice = state.legal()[0]
    card = state.options()[0].fields["card"]
    step = state.step(choice)
    fields = state.fields()
    assert fields["row"] == [card]
    assert len(fields["hand"][0]) == 4
    assert [event.name for event in step.events] == ["played", "scored", "drew"]
    assert state.seat == 1


@clause("NEWGAME-002")
def test_nothing_is_drawn_from_an_empty_deck(backend: str) -> None:
    state = ending(backend, [22], [0, 0])
    state.apply("play/card=5")
    assert state.fields()["hand"][0] == [20]


@clause("NEWGAME-003")
def test_only_a_higher_card_scores(backend: str) -> None:
    for last, points in ((4, 1), (6, 0)):
        state = ending(backend, [last], [0, 0])
        state.apply("play/card=5")
        assert state.fields()["score"][0] == points


@clause("NEWGAME-004")
def test_most_points_win(backend: str) -> None:
    state = ending(backend, [22], [3, 0])
    while not state.over:
        state.apply(state.legal()[0])
    assert state.result == (1000, 0)


@clause("NEWGAME-004")
def test_those_who_tie_share_the_win(backend: str) -> None:
    state = ending(backend, [22], [1, 0])
    for choice in ("play/card=20", "play/card=23", "play/card=5", "play/card=0"):
        state.apply(choice)
    assert state.over
    assert state.score == (1, 1)
    assert state.result == (500, 500)
