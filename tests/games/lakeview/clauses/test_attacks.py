"""Attacks of the Monster: whom they reach, where the Kids go, and what the Feds do."""

from __future__ import annotations

import pytest

from tests.games.lakeview.town import Spot, plain
from tests.support import clause

AWAY = (7, 10)


@clause("LAKE-113")
def test_an_attack_is_on_the_district_where_it_is(backend: str) -> None:
    t = plain(backend, monster_in="b2", hand=[21], at={"nancy": (4, 6), "dustin": AWAY})
    t.play(21)
    assert t.told("attacked") == ["attacked b2"]
    assert t.told("kid_hit") == ["kid_hit nancy"]
    assert t.monster == "b2" and t.told("monster_moved") == []


@clause("LAKE-114")
def test_a_sweep_attacks_only_where_it_ends(backend: str) -> None:
    t = plain(backend, monster_in="b1", hand=[14], at={"nancy": (5, 6), "dustin": (10, 6)})
    t.play(14)
    assert t.monster == "b4"
    assert t.told("attacked") == ["attacked b4"]
    assert t.told("kid_hit") == ["kid_hit dustin"]


@clause("LAKE-114")
def test_a_sweep_over_two_districts_spares_both(backend: str) -> None:
    t = plain(backend, monster_in="c2", hand=[13], at={"nancy": (5, 6), "dustin": (7, 6)})
    t.play(13)
    assert t.monster == "a2" and t.told("attacked") == ["attacked a2"]
    assert t.told("kid_hit") == []


@clause("LAKE-115")
def test_a_sweep_that_cannot_leave_is_blocked(backend: str) -> None:
    t = plain(backend, monster_in="b4", hand=[14], at={"nancy": (10, 6), "dustin": AWAY})
    t.play(14)
    assert t.monster == "b4"
    assert t.told("monster_blocked") == ["monster_blocked"]
    assert t.get("calamity") == 1
    assert t.told("attacked") == []


@clause("LAKE-116")
@pytest.mark.parametrize(
    ("spot", "hit"),
    [
        ((5, 6), True),
        ((3, 6), True),
        ((3, 4), True),
        ((5, 4), True),
        ((6, 8), True),
        ((2, 6), False),
        ((5, 3), False),
        ((7, 6), False),
    ],
)
def test_an_attack_covers_a_district_and_its_streets(backend: str, spot: Spot, hit: bool) -> None:
    t = plain(backend, monster_in="b2", hand=[21], at={"nancy": spot, "dustin": AWAY})
    t.play(21)
    assert t.told("kid_hit") == (["kid_hit nancy"] if hit else [])


@clause("LAKE-116")
def test_the_corner_where_the_squares_begin_is_attacked_too(backend: str) -> None:
    t = plain(backend, monster_in="a1", hand=[21], at={"nancy": (2, 10), "dustin": (0, 0)})
    t.play(21)
    assert t.told("kid_hit") == ["kid_hit dustin"] and t.where("dustin") == (2, 2)


@clause("LAKE-117", "LAKE-193")
def test_a_kid_in_a_treehouse_is_not_hit(backend: str) -> None:
    t = plain(backend, monster_in="c1", hand=[21], at={"nancy": (2, 10), "dustin": (1, 10)})
    t.play(21)
    assert t.told("kid_hit") == ["kid_hit dustin"]
    assert t.get("calamity") == 1
    assert t.where("nancy") == (2, 10)


@clause("LAKE-118")
def test_every_kid_who_is_hit_costs_calamity(backend: str) -> None:
    spots = {"nancy": (4, 6), "dustin": (3, 6), "will": (5, 7), "jane": AWAY}
    t = plain(backend, seats=5, monster_in="b2", hand=[21], at=spots)
    t.play(21)
    assert t.asked == (0, "victim")
    t.do("whom/figure=will")
    assert t.get("calamity") == 1
    while t.asked[1] != "next":
        t.do(t.offered()[0])
    assert t.get("calamity") == 3
    assert sorted(t.told("kid_hit")) == ["kid_hit dustin", "kid_hit nancy", "kid_hit will"]


@clause("LAKE-119")
def test_the_nearest_treehouse_is_counted_round_the_fences(backend: str) -> None:
    # As the crow flies the treehouses at (2, 2) and (10, 2) are equally far from (6, 2).
    t = plain(backend, monster_in="a2", hand=[21], at={"nancy": (6, 2), "dustin": AWAY})
    t.play(21)
    assert t.where("nancy") == (10, 2)


@clause("LAKE-120")
@pytest.mark.parametrize("spot", [(2, 2), (10, 2)])
def test_the_lost_kid_chooses_among_equal_treehouses(backend: str, spot: Spot) -> None:
    t = plain(backend, monster_in="a2", hand=[21], at={"nancy": (5, 2), "dustin": AWAY})
    t.play(21)
    assert t.asked == (0, "shelter")
    assert t.reach() == {(2, 2), (10, 2)}
    t.go(*spot)
    assert t.where("nancy") == spot


@clause("LAKE-121")
def test_example_nancy_on_a_street_along_the_district(backend: str) -> None:
    t = plain(backend, monster_in="b2", hand=[21], at={"nancy": (3, 6), "dustin": AWAY})
    t.play(21)
    assert t.get("calamity") == 1
    assert t.reach() == {(2, 2), (2, 10)}
    t.go(2, 10)
    assert t.where("nancy") == (2, 10)


@clause("LAKE-122", "LAKE-123")
def test_example_the_blue_van_flees_three_crossings(backend: str) -> None:
    kids = {"nancy": (2, 10), "dustin": AWAY}
    t = plain(backend, monster_in="b3", hand=[21], feds=[0, 4], at=kids)
    t.play(21)
    assert t.told("feds_fled") == ["feds_fled blue"]
    # Three crossings further; then both drive one crossing at the end of the turn.
    moves = ["feds_moved blue x3y4", "feds_moved red x4y0", "feds_moved blue x0y4"]
    assert t.told("feds_moved") == moves


@clause("LAKE-122")
def test_feds_who_flee_surprise_and_finish_laps(backend: str) -> None:
    kids = {"nancy": (3, 11), "dustin": AWAY}
    t = plain(backend, monster_in="b1", hand=[21], feds=[0, 9], at=kids)
    t.play(21)
    assert t.told("surprised") == ["surprised nancy blue"]
    assert t.log.index("fled nancy x2y10") < t.log.index("feds_moved blue x8y12")
    t = plain(backend, monster_in="c1", hand=[21], feds=[0, 10], at={"nancy": (2, 10)})
    t.play(21)
    assert t.log.index("lap_done blue") < t.log.index("feds_moved blue x12y12")
    assert t.get("calamity") == 1


@clause("LAKE-122")
def test_feds_in_another_district_stay(backend: str) -> None:
    t = plain(backend, monster_in="b2", hand=[21], feds=[0, 4], at={"nancy": (2, 10)})
    t.play(21)
    assert t.told("feds_fled") == []
