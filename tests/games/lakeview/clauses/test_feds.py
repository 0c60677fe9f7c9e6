"""The Feds: circuits, icons, laps, and the Kids they surprise."""

from __future__ import annotations

import pytest

from tests.games.lakeview.town import Spot, Town, meeting, plain
from tests.support import clause

RED = [(0, 0), (4, 0), (8, 0), (12, 0), (12, 4), (12, 8), (9, 8), (8, 8), (6, 8)]
RED += [(4, 8), (3, 8), (0, 8), (0, 4)]
BLUE = [(12, 12), (12, 8), (12, 4), (9, 4), (8, 4), (6, 4), (4, 4), (3, 4), (0, 4)]
BLUE += [(0, 8), (0, 12), (4, 12), (8, 12)]
SAFE: dict[str, Spot | None] = {"nancy": (2, 2), "dustin": (10, 10)}


def patrol(backend: str, feds: list[int], **wish: object) -> Town:
    """Play a card whose attack the Stun token cancels, so that only the Feds move."""
    given = {"hand": [22], "stun": 1, "at": SAFE, "monster_in": "b2"} | wish
    return plain(backend, feds=feds, **given).play(22)


@clause("LAKE-125", "LAKE-126")
@pytest.mark.parametrize("k", range(13))
def test_a_circuit_leads_from_crossing_to_crossing(backend: str, k: int) -> None:
    t = patrol(backend, [k, k])
    n = (k + 1) % 13
    (x, y), (u, v) = RED[n], BLUE[n]
    assert t.told("feds_moved") == [f"feds_moved red x{x}y{y}", f"feds_moved blue x{u}y{v}"]
    assert t.get("feds") == [n, n]


@clause("LAKE-126")
def test_the_feds_begin_on_the_first_crossing(backend: str) -> None:
    t = Town(backend, fresh=True)
    assert t.get("feds") == [0, 0]


@clause("LAKE-127")
def test_an_icon_moves_one_vehicle_by_its_number(backend: str) -> None:
    t = meeting(backend, "big_sister")
    t.do("choose/option=1")
    assert t.told("feds_moved") == ["feds_moved red x12y0"]
    assert t.get("feds") == [3, 0]


@clause("LAKE-128")
def test_example_a_blue_two(backend: str) -> None:
    t = plain(backend, hand=[28], at=SAFE)
    t.play(28)
    assert t.told("feds_moved")[0] == "feds_moved blue x12y4"


@clause("LAKE-129")
def test_a_lap_costs_calamity(backend: str) -> None:
    t = patrol(backend, [12, 0])
    assert t.told("lap_done") == ["lap_done red"]
    assert t.get("calamity") == 1


@clause("LAKE-129")
def test_a_start_that_is_passed_counts_as_a_lap(backend: str) -> None:
    t = meeting(backend, "big_sister", feds=[12, 0])
    t.do("choose/option=1")
    assert t.get("feds") == [2, 0]
    assert t.get("calamity") == 1


@clause("LAKE-130", "LAKE-178")
def test_a_vehicle_touches_the_squares_around_it(backend: str) -> None:
    t = plain(
        backend,
        turn="nancy",
        monster_in="a1",
        feds=[8, 0],
        at={"nancy": (6, 6), "dustin": None},
        symbols={"nancy": "eye"},
    )
    t.do("spin/wheel=3", "spend/symbol=eye")
    near = [(x, y) for x in range(4, 9) for y in range(6, 11) if (x, y) != (6, 6)]
    barred = {spot for spot in near if "stop" not in t.fork().go(*spot).offered()}
    assert barred == {(x, y) for x in (5, 6, 7) for y in (7, 8, 9)}


@clause("LAKE-131", "LAKE-132", "LAKE-133")
def test_a_kid_beside_the_way_is_surprised_once(backend: str) -> None:
    t = patrol(backend, [0, 0], at={"nancy": (2, 1), "dustin": (3, 2)})
    assert t.log.index("surprised nancy red") + 1 == t.log.index("calamity_advanced 1")
    assert t.log.index("fled nancy x2y2") < t.log.index("feds_moved red x4y0")
    assert t.told("surprised") == ["surprised nancy red"]
    assert t.get("calamity") == 1
    assert t.where("nancy") == (2, 2) and t.where("dustin") == (3, 2)


@clause("LAKE-132")
def test_two_kids_in_the_zone_cost_two(backend: str) -> None:
    t = patrol(backend, [0, 0], at={"nancy": (2, 1), "dustin": (2, 1)})
    assert t.asked == (0, "surprise")
    t.do("whom/figure=dustin")
    assert t.told("surprised") == ["surprised dustin red", "surprised nancy red"]
    assert t.get("calamity") == 2


@clause("LAKE-134", "LAKE-193")
@pytest.mark.parametrize("k", range(13))
def test_nobody_in_a_treehouse_is_surprised(backend: str, k: int) -> None:
    homes: dict[str, Spot | None] = {
        "nancy": (2, 2),
        "dustin": (10, 2),
        "will": (2, 10),
        "jane": (10, 10),
    }
    t = patrol(backend, [k, k], seats=5, at=homes)
    assert t.told("surprised") == []
    assert [t.where(kid) for kid in homes] == list(homes.values())


@clause("LAKE-135")
def test_example_dustin_at_the_joneses(backend: str) -> None:
    t = plain(backend, hand=[28], feds=[0, 6], at={"nancy": (10, 10), "dustin": (2, 5)})
    t.play(28)
    assert t.told("surprised") == ["surprised dustin blue"]
    assert t.get("calamity") == 1
    assert t.where("dustin") == (2, 2)
    assert t.told("feds_moved")[0] == "feds_moved blue x0y4"
