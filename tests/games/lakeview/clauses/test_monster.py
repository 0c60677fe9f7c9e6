"""The Monster: moving and attacking."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lakeview.town import Spot, Town
from tests.support import clause

CARD = {"n": 1, "e": 2, "s": 3, "w": 4}
"""The cards that send the Monster one district in a direction."""
NEAREST, ATTACK = 17, 21
BLOCKS = {
    "a1": (1, 3, 1, 3),
    "a2": (5, 7, 1, 3),
    "a3": (9, 11, 1, 3),
    "b1": (1, 2, 5, 7),
    "b2": (4, 5, 5, 7),
    "b3": (7, 8, 5, 7),
    "b4": (10, 11, 5, 7),
    "c1": (1, 3, 9, 11),
    "c2": (5, 7, 9, 11),
    "c3": (9, 11, 9, 11),
}
"""The first and last column and row of each district."""
SAFE: dict[str, Spot | None] = {"nancy": (2, 2), "dustin": (2, 2)}


def hunting(backend: str, card: int, district: str, **wish: Any) -> Town:
    """Return a town: the Lost Kid is about to play; the Kids are in a treehouse by default."""
    wish = {"items": {}, "at": SAFE, **wish}
    return Town(backend, hand=[card, 24, 27, 30], monster_in=district, **wish)


def beyond(district: str, way: str) -> list[str]:
    """Return the districts on the other side of the street in a direction."""
    left, right, top, foot = BLOCKS[district]
    return [
        d
        for d, (x, u, y, v) in BLOCKS.items()
        if (way == "e" and x == right + 2 and y == top)
        or (way == "w" and u == left - 2 and y == top)
        or (way == "s" and y == foot + 2 and x <= right and u >= left)
        or (way == "n" and v == top - 2 and x <= right and u >= left)
    ]


# ---- moving


@clause("LAKE-099", "LAKE-101", "LAKE-103")
@pytest.mark.parametrize("way", "nesw")
def test_the_monster_goes_to_a_district_across_the_street(backend: str, way: str) -> None:
    for district in BLOCKS:
        t = hunting(backend, CARD[way], district).play(CARD[way])
        ends = beyond(district, way)
        if len(ends) == 2:
            assert t.offered() == [f"to_district/district={d}" for d in ends]
            t.do(f"to_district/district={ends[1]}")
        assert t.monster == (ends[-1] if ends else district)
        assert t.told("attacked") == [f"attacked {d}" for d in ends[-1:]]


@clause("LAKE-099")
def test_a_street_parts_neighbouring_districts(backend: str) -> None:
    """Between two of them there is a row of street squares that belong to both."""
    for district in BLOCKS:
        right, top, foot = BLOCKS[district][1:]
        for other in beyond(district, "e"):
            for y in range(top, foot + 1):
                spots = {"nancy": (right + 1, y), "dustin": (2, 2)}
                for d in (district, other):
                    t = hunting(backend, ATTACK, d, at=spots).play(ATTACK)
                    assert "kid_hit nancy" in t.log


@clause("LAKE-100")
@pytest.mark.parametrize("district", ["b2", "c2"])
def test_the_monster_attacks_every_square_of_its_district_alike(
    backend: str, district: str
) -> None:
    left, right, top, foot = BLOCKS[district]
    for x in range(left, right + 1):
        for y in range(top, foot + 1):
            spots = {"nancy": (x, y), "dustin": (2, 2)}
            t = hunting(backend, ATTACK, district, at=spots).play(ATTACK)
            assert t.told("kid_hit") == ["kid_hit nancy"]


@clause("LAKE-102")
def test_the_monster_attacks_where_it_arrives_even_with_nobody_there(backend: str) -> None:
    for card, end in ((CARD["e"], "b3"), (CARD["s"], "c2"), (16, "b1"), (NEAREST, "c2")):
        spots = {"nancy": (2, 2), "dustin": (9, 11)}
        t = hunting(backend, card, "b2", at=spots).play(card)
        assert t.monster == end and t.told("attacked") == [f"attacked {end}"]
        assert not t.told("kid_hit")


@clause("LAKE-102")
def test_the_monster_hits_whom_it_finds_where_it_arrives_and_not_where_it_was(
    backend: str,
) -> None:
    t = hunting(backend, CARD["e"], "b1", at={"nancy": (1, 6), "dustin": (5, 5)})
    t.play(CARD["e"])
    assert t.told("kid_hit") == ["kid_hit dustin"] and t.where("nancy") == (1, 6)


@clause("LAKE-103")
@pytest.mark.parametrize(("start", "card"), [("a2", 3), ("c2", 1)])
@pytest.mark.parametrize("end", ["b2", "b3"])
def test_the_lost_kid_chooses_between_two_districts(
    backend: str, start: str, card: int, end: str
) -> None:
    t = hunting(backend, card, start, options={"lost_kid": 2}).play(card)
    assert t.asked == (2, "district")
    t.do(f"to_district/district={end}")
    assert t.monster == end and t.told("attacked") == [f"attacked {end}"]


@clause("LAKE-101", "LAKE-104")
def test_example_the_monster_goes_one_district_east_and_attacks(backend: str) -> None:
    t = hunting(backend, 2, "b1", at={"nancy": (1, 2), "dustin": (11, 11)}).play(2)
    assert t.monster == "b2"
    assert t.told("monster_moved") == ["monster_moved b2"]
    assert t.told("attacked") == ["attacked b2"]


# ---- the nearest Kid


@clause("LAKE-105")
def test_the_monster_goes_one_district_toward_the_nearest_kid(backend: str) -> None:
    spots = {"nancy": (11, 3), "dustin": (2, 10)}
    t = hunting(backend, NEAREST, "a1", at=spots).play(NEAREST)
    assert t.monster == "a2" and t.told("attacked") == ["attacked a2"]
    assert t.where("nancy") == (11, 3)


@clause("LAKE-105")
def test_the_monster_reaches_a_kid_next_door_and_attacks(backend: str) -> None:
    spots = {"nancy": (5, 7), "dustin": (11, 6)}
    t = hunting(backend, NEAREST, "b1", at=spots).play(NEAREST)
    assert t.monster == "b2" and t.told("kid_hit") == ["kid_hit nancy"]


@clause("LAKE-105", "LAKE-109")
def test_a_kid_in_the_corner_where_the_squares_begin_is_hunted(backend: str) -> None:
    kids: dict[str, Spot | None] = {"nancy": (0, 0), "dustin": (2, 10)}
    t = Town(backend, hand=[17], monster_in="c1", at=kids, items={}, bikes={})
    t.play(17)
    assert t.monster == "b1" and t.told("kid_hit") == []


@clause("LAKE-106")
@pytest.mark.parametrize("spot", [(4, 6), (6, 6)])
def test_the_monster_stays_with_a_kid_in_its_district(backend: str, spot: Spot) -> None:
    """On a street along it too."""
    spots = {"nancy": spot, "dustin": (10, 10)}
    t = hunting(backend, NEAREST, "b2", at=spots).play(NEAREST)
    assert t.monster == "b2" and not t.told("monster_moved")
    assert t.told("attacked") == ["attacked b2"] and t.told("kid_hit") == ["kid_hit nancy"]


@clause("LAKE-107")
def test_districts_count_and_not_squares(backend: str) -> None:
    """From a2 Nancy is one district away; Dustin two, though fewer squares."""
    spots = {"nancy": (8, 7), "dustin": (5, 9)}
    t = hunting(backend, NEAREST, "a2", at=spots).play(NEAREST)
    assert t.monster == "b3" and t.told("kid_hit") == ["kid_hit nancy"]


@clause("LAKE-107")
def test_a_kid_on_a_street_is_in_every_district_along_it(backend: str) -> None:
    """At the crossing (8, 8) Nancy is in b3, c2 and c3: from b2 she is one district away."""
    spots = {"nancy": (8, 8), "dustin": (1, 2)}
    t = hunting(backend, NEAREST, "b2", at=spots).play(NEAREST)
    assert t.offered() == [f"to_district/district={d}" for d in ("b3", "c2")]


@clause("LAKE-108")
def test_the_lost_kid_decides_between_kids_equally_near(backend: str) -> None:
    spots = {"nancy": (3, 3), "dustin": (11, 6)}
    t = hunting(backend, NEAREST, "b2", at=spots, options={"lost_kid": 1}).play(NEAREST)
    assert t.asked == (1, "district")
    assert t.offered() == [f"to_district/district={d}" for d in ("a2", "b1", "b3")]
    assert t.do("to_district/district=b3").told("attacked") == ["attacked b3"]


@clause("LAKE-108")
def test_the_lost_kid_decides_between_ways_to_one_kid(backend: str) -> None:
    spots = {"nancy": (5, 6), "dustin": (2, 2)}
    t = hunting(backend, NEAREST, "a1", at=spots).play(NEAREST)
    assert t.offered() == [f"to_district/district={d}" for d in ("a2", "b1")]


@clause("LAKE-109")
def test_a_kid_in_a_treehouse_is_not_the_nearest(backend: str) -> None:
    spots = {"nancy": (2, 2), "dustin": (11, 6)}
    t = hunting(backend, NEAREST, "b1", at=spots).play(NEAREST)
    assert t.monster == "b2"
    t = hunting(backend, NEAREST, "a1", at=spots).play(NEAREST)
    assert t.monster == "a2"
    assert not t.told("kid_hit") and t.get("calamity") == 0


@clause("LAKE-109")
def test_a_kid_in_a_treehouse_is_safe(backend: str) -> None:
    t = hunting(backend, ATTACK, "a1", at={"nancy": (2, 2), "dustin": (11, 6)}).play(ATTACK)
    assert "attacked a1" in t.log and not t.told("kid_hit")
    assert t.where("nancy") == (2, 2) and t.get("calamity") == 0


# ---- moves that cannot be made


@clause("LAKE-110")
@pytest.mark.parametrize(
    ("district", "way"),
    [(d, w) for d in BLOCKS for w in "nesw" if not beyond(d, w)],
)
def test_a_monster_that_cannot_move_does_nothing_and_calamity_advances(
    backend: str, district: str, way: str
) -> None:
    """Not even a Kid in its own district is attacked."""
    left, _, _, foot = BLOCKS[district]
    spots = {"nancy": (left, foot), "dustin": (2, 2)}
    t = hunting(backend, CARD[way], district, at=spots, feds=[6, 6]).play(CARD[way])
    assert t.monster == district and t.where("nancy") == (left, foot)
    assert t.told("monster_blocked") == ["monster_blocked"]
    assert not t.told("attacked") and t.get("calamity") == 1


@clause("LAKE-110")
def test_a_stunned_monster_that_cannot_move_costs_no_calamity(backend: str) -> None:
    t = hunting(backend, CARD["e"], "a3", stun=1).play(CARD["e"])
    assert t.told("monster_stunned") and not t.told("monster_blocked")
    assert (t.monster, t.get("calamity"), t.get("stun")) == ("a3", 0, 0)


@clause("LAKE-111")
@pytest.mark.parametrize("district", ["a3", "b4", "c3"])
def test_example_a_monster_sent_east_off_the_board(backend: str, district: str) -> None:
    t = hunting(backend, 6, district, calamity=4).play(6)
    assert t.log[:4] == [
        "card_played 0 c6 0",
        "monster_blocked",
        "calamity_advanced 5",
        "token_placed b6",
    ]
    assert t.monster == district and not t.told("attacked")


@clause("LAKE-112")
def test_with_all_kids_in_treehouses_there_is_nobody_to_hunt(backend: str) -> None:
    t = hunting(backend, NEAREST, "b2", at={"nancy": (2, 2), "dustin": (10, 10)}).play(NEAREST)
    assert t.monster == "b2" and not t.told("attacked")
    assert t.told("calamity_advanced") == ["calamity_advanced 1"]


@clause("LAKE-112")
def test_before_anybody_has_come_to_town_there_is_nobody_to_hunt(backend: str) -> None:
    t = hunting(backend, NEAREST, "b2", at={}, fresh=True).play(NEAREST)
    assert t.monster == "b2" and not t.told("attacked")
    assert t.get("calamity") == 1


# ---- attacking


@clause("LAKE-118", "LAKE-119", "LAKE-121")
def test_a_kid_on_a_street_along_the_district_is_hit(backend: str) -> None:
    t = Town(
        backend, hand=[21, 24, 27, 30], monster_in="a1", at={"nancy": (2, 4), "dustin": (11, 11)}
    )
    t.play(21)
    assert t.get("calamity") == 1
    assert t.where("nancy") == (2, 2)
    assert t.told("kid_hit") == ["kid_hit nancy"]


@clause("LAKE-170", "LAKE-171")
def test_a_kid_moves_up_to_the_number(backend: str) -> None:
    t = Town(backend, turn="nancy", at={"nancy": (4, 6), "dustin": (11, 11)}, monster_in="c3")
    t.do("spin/wheel=0")
    assert (4, 7) in t.reach() and (3, 6) in t.reach()
    assert (4, 5) not in t.reach()
    t.go(3, 6)
    assert t.get("left") == 1
