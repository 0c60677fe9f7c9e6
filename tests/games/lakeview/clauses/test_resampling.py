"""Samples of what a seat cannot see: the hiding place, the hand, a hidden Monster."""

from __future__ import annotations

from noctuary.games.lakeview.components import CARD_BUILDING
from tests.games.lakeview.town import Spot, Town, plain
from tests.support import clause

SAFE: dict[str, Spot | None] = {"nancy": (2, 2), "dustin": (10, 10)}
SEEDS = range(40)


def sampled(t: Town, seat: int, name: str) -> list[object]:
    """Return the values of a field in many samples of a seat."""
    return [t.state.sample(seat, seed).fields()[name] for seed in SEEDS]


@clause("LAKE-071")
def test_the_lost_kid_knows_the_hiding_place(backend: str) -> None:
    t = plain(backend, hiding=14, hand=[21, 24, 27, 30], at=SAFE)
    assert sampled(t, 0, "hiding") == [[13]] * len(SEEDS)


@clause("LAKE-071", "LAKE-137")
def test_a_kid_may_think_of_every_card_that_lies_face_down(backend: str) -> None:
    searched = sum(1 << b for b in range(20) if b not in (0, 4, 8))
    t = plain(
        backend,
        hiding=1,
        hand=[5, 24, 27, 30],
        piles=[[21], [25], [2]],
        deck=[8, 2, 3],
        buried=[27, 28],
        searched=searched,
        meant=[0, 0, 0],
        at=SAFE,
    )
    # Cards 1, 5, 9 and 29 are face down; 21 and 25 lie on piles; the others were searched for.
    assert {c + 1 for (c,) in sampled(t, 1, "hiding")} == {1, 5, 9, 29}  # type: ignore[misc]
    hidden = sorted([0, 4, 23, 26, 29, 8, 2, 3, 28, 27])
    for seed in SEEDS:
        f = t.state.sample(2, seed).fields()
        zones = [f["hand"], f["deck"], f["buried"], f["hiding"]]
        assert [len(z) for z in zones] == [4, 3, 2, 1]
        assert sorted(c for z in zones for c in z) == hidden


@clause("LAKE-071")
def test_a_clue_makes_what_lies_near_it_likelier(backend: str) -> None:
    t = plain(backend, hiding=14, piles=[[1], [2], [6]], meant=[1, 0, 0], at=SAFE)
    near = [CARD_BUILDING[c[0]] < 6 for c in sampled(t, 1, "hiding")]  # type: ignore[index]
    assert sum(near) > len(SEEDS) // 2


@clause("LAKE-009")
def test_a_kid_may_think_of_every_district_where_a_hidden_monster_can_be(backend: str) -> None:
    wish = {"monster": "snallygaster", "monster_in": "c1", "at": SAFE}
    t = plain(backend, figure=0, haunts=0b1010000001, **wish)
    assert set(sampled(t, 1, "monster")) == {0, 7, 9}
    assert set(sampled(t, 0, "monster")) == {7}
    t = plain(backend, figure=1, **wish)
    assert set(sampled(t, 1, "monster")) == {7}


@clause("LAKE-009", "LAKE-071")
def test_nothing_is_left_to_imagine_once_the_lost_kid_is_found(backend: str) -> None:
    t = plain(backend, monster="snallygaster", found=(6, 6), hiding=14, monster_in="c1", at=SAFE)
    assert sampled(t, 1, "hiding") == [[]] * len(SEEDS)
    assert sampled(t, 1, "uncovered") == [[13]] * len(SEEDS)
