"""Bloody Mary: doubles, reflections, and her five objectives."""

from __future__ import annotations

import pytest

from tests.games.lakeview.town import Spot, Town, plain
from tests.support import clause

MARY = "bloody_mary"
A2, C1, C2 = 1, 7, 8


@clause("LAKE-021", "LAKE-036", "LAKE-208")
def test_she_begins_in_the_suburbs_with_reflections_and_doubles(backend: str) -> None:
    t = Town(backend, fresh=True, monster=MARY)
    assert t.monster == "c1" and t.objectives() == ["m1", "m2", "m3", "m4", "m5"]
    assert [b + 1 for b in range(20) if t.get("reflection")[b]] == [3, 8, 14, 17]
    assert t.get("double") == [A2, C2]


# ---- doubles


@clause("LAKE-036", "LAKE-124", "LAKE-208")
def test_doubles_attack_after_her(backend: str) -> None:
    kids = {"nancy": (6, 2), "dustin": (6, 10)}
    t = plain(backend, monster=MARY, hand=[21], monster_in="b1", double=[A2, C2], at=kids)
    t.play(21)
    assert t.told("attacked") == ["attacked b1"]
    assert t.told("double_attacked") == ["double_attacked a2", "double_attacked c2"]
    assert t.told("kid_hit") == ["kid_hit nancy", "kid_hit dustin"]
    assert t.get("calamity") == 2


@clause("LAKE-208")
def test_a_district_is_attacked_once(backend: str) -> None:
    for double in ([A2, C1], [C1, A2], [A2, A2]):
        safe: dict[str, Spot | None] = {"nancy": (2, 2), "dustin": (10, 10)}
        t = plain(backend, monster=MARY, hand=[21], monster_in="c1", double=double, at=safe)
        t.play(21)
        assert t.told("attacked") == ["attacked c1"]
        assert t.told("double_attacked") == ["double_attacked a2"]


@clause("LAKE-122", "LAKE-208")
def test_the_feds_do_not_mind_a_double(backend: str) -> None:
    kids: dict[str, Spot | None] = {"nancy": (2, 2), "dustin": (10, 10)}
    t = plain(
        backend, monster=MARY, hand=[21], monster_in="b1", double=[A2, C2], at=kids, feds=[1, 0]
    )
    t.play(21)
    assert t.told("feds_fled") == []
    assert t.get("feds") == [2, 1]


@clause("LAKE-208")
def test_doubles_come_after_the_feds(backend: str) -> None:
    kids: dict[str, Spot | None] = {"nancy": (2, 2), "dustin": (10, 10)}
    t = plain(
        backend, monster=MARY, hand=[21], monster_in="a3", double=[A2, -1], at=kids, feds=[2, 0]
    )
    t.play(21)
    assert t.log.index("feds_fled red") < t.log.index("double_attacked a2")


# ---- objectives


@clause("LAKE-188")
def test_the_register_is_read_for_nothing(backend: str) -> None:
    t = plain(backend, monster=MARY, symbols={"nancy": "bone eye"})
    t.visit((2, 3), "fulfil/objective=m1")
    assert t.symbols("nancy") == ["bone", "eye"] and t.get("done")[0] == 1


@clause("LAKE-021", "LAKE-188", "LAKE-203", "LAKE-208")
@pytest.mark.parametrize(
    ("building", "spot", "symbol"),
    [(3, (6, 1), "bone"), (8, (1, 7), "flame"), (14, (10, 7), "key"), (17, (5, 9), "eye")],
)
def test_a_mirror_costs_the_symbol_of_its_colour(
    backend: str, building: int, spot: Spot, symbol: str
) -> None:
    others = {"eye", "key", "bone", "flame"} - {symbol}
    t = plain(backend, monster=MARY, done=["m1"], symbols={"nancy": " ".join(others)})
    t.visit(spot, feds=[7, 5])
    assert t.offered("fulfil") == []
    t = plain(backend, monster=MARY, done=["m1"], symbols={"nancy": f"{symbol} {symbol}"})
    t.visit(spot, "fulfil/objective=m2", feds=[11 if building == 14 else 5, 5])
    assert t.get("reflection")[building - 1] == 0
    assert t.symbols("nancy") == [symbol]
    assert t.get("done")[1] == 0


@clause("LAKE-036", "LAKE-208")
def test_a_double_leaves_with_the_reflection_of_its_district(backend: str) -> None:
    t = plain(backend, monster=MARY, done=["m1"], symbols={"nancy": "eye", "dustin": "flame"})
    t.visit((5, 9), "fulfil/objective=m2", double=[A2, C2])
    assert t.get("double") == [A2, -1]
    t.visit((1, 7), "fulfil/objective=m2", double=[A2, -1])
    assert t.get("double") == [A2, -1]


@clause("LAKE-036", "LAKE-208")
def test_of_two_doubles_in_its_district_one_leaves_with_a_reflection(backend: str) -> None:
    t = plain(backend, monster=MARY, done=["m1"], symbols={"nancy": "eye"})
    t.visit((5, 9), "fulfil/objective=m2", double=[C2, C2])
    assert t.get("double") == [-1, C2] and t.told("double_gone") == ["double_gone"]


@clause("LAKE-036", "LAKE-208")
def test_both_leave_with_the_last_reflection(backend: str) -> None:
    t = plain(
        backend,
        monster=MARY,
        done=["m1"],
        symbols={"nancy": "flame"},
        reflection=[int(b == 7) for b in range(20)],
        visited=(1 << 2) | (1 << 13) | (1 << 16),
        times=3,
    )
    t.visit((1, 7), "fulfil/objective=m2", double=[A2, C2])
    assert t.get("double") == [-1, -1]
    assert t.told("objective_done") == ["objective_done m2"]


@clause("LAKE-188", "LAKE-208")
def test_her_name_three_times_on_three_turns(backend: str) -> None:
    t = plain(backend, monster=MARY, found=(2, 10), done=["m1", "m2"], double=[-1, -1])
    for n in range(3):
        assert t.told("objective_done") == []
        t.visit((10, 3), "fulfil/objective=m4", feds=[5, 0], monster_in="b1")
        assert len(t.told("objective_step")) == n + 1
    assert t.told("objective_done") == ["objective_done m4"]


@clause("LAKE-188", "LAKE-208")
@pytest.mark.parametrize(
    ("district", "symbols", "possible"),
    [("a3", "key", True), ("a2", "key", False), ("a3", "", False)],
)
def test_behind_the_glass(backend: str, district: str, symbols: str, possible: bool) -> None:
    t = plain(
        backend,
        monster=MARY,
        found=(2, 10),
        done=["m1", "m2", "m4"],
        double=[-1, -1],
        symbols={"nancy": symbols},
    )
    t.visit((10, 3), feds=[5, 0], monster_in=district)
    assert t.offered("fulfil") == (["fulfil/objective=m5"] if possible else [])


@clause("LAKE-005", "LAKE-188", "LAKE-208")
def test_from_the_first_objective_to_victory(backend: str) -> None:
    t = plain(backend, monster=MARY, hiding=20)

    def both(symbol: str) -> dict[str, str]:
        return {"nancy": symbol, "dustin": symbol}

    t.visit((2, 3), "fulfil/objective=m1", symbols=both("key"))
    for spot, symbol in (((6, 1), "bone"), ((1, 7), "flame"), ((10, 7), "key"), ((5, 9), "eye")):
        t.visit(spot, "fulfil/objective=m2", symbols=both(symbol), feds=[0, 0], monster_in="b1")
    t.visit((10, 11), "search", feds=[0, 3])
    for _ in range(3):
        t.visit((10, 3), "fulfil/objective=m4", feds=[0, 0], monster_in="b1")
    t.visit((10, 3), "fulfil", symbols=both("key"), feds=[0, 0], monster_in="a3")
    assert t.log[-1] == "won" and t.state.over
    done = ("m1", "m2", "m3", "m4", "m5")
    assert t.told("objective_done") == [f"objective_done {o}" for o in done]
