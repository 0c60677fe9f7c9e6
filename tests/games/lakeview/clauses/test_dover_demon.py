"""The Dover Demon: lone prey, and its five objectives."""

from __future__ import annotations

import pytest

from tests.games.lakeview.town import Spot, Town, plain
from tests.support import clause

AWAY: dict[str, Spot | None] = {"nancy": (2, 2), "dustin": (10, 10)}


@clause("LAKE-209")
def test_it_begins_on_the_strip_with_three_projectors_to_come(backend: str) -> None:
    t = Town(backend, fresh=True, monster="dover_demon")
    assert t.monster == "b3" and t.objectives() == ["d1", "d2", "d3", "d4", "d5"]
    assert t.get("projector") == [0] * 20
    assert sum(t.get("reflection")) == sum(t.get("bystander")) == sum(t.get("curses")) == 0


# ---- lone prey


@clause("LAKE-124", "LAKE-209")
def test_a_kid_hit_alone_turns_a_wheel_down(backend: str) -> None:
    t = plain(backend, hand=[21], monster_in="b2", at={"nancy": (5, 7), "dustin": (10, 10)})
    t.play(21)
    assert t.get("calamity") == 1 and t.where("nancy") == (2, 10)
    assert t.asked == (1, "weary")
    t.do("turn_down/wheel=3")
    assert t.get("wheel")[0] == [1, 1, 1, 0]


@clause("LAKE-124", "LAKE-209")
def test_two_who_are_hit_keep_their_wheels(backend: str) -> None:
    t = plain(backend, hand=[21], monster_in="b2", at={"nancy": (5, 7), "dustin": (4, 7)})
    t.play(21).idle("next")
    assert len(t.told("kid_hit")) == 2
    assert t.told("wheel_down") == []


@clause("LAKE-124", "LAKE-167", "LAKE-209")
def test_the_last_wheel_turned_down_turns_all_up(backend: str) -> None:
    kids = {"nancy": (5, 7), "dustin": (10, 10)}
    t = plain(backend, hand=[21], monster_in="b2", at=kids, wheel={0: [0, 0, 1, 0]})
    t.play(21)
    assert t.told("wheel_down") == ["wheel_down nancy 2"]
    assert t.told("wheels_up") == ["wheels_up nancy"]
    assert t.get("wheel")[0] == [1, 1, 1, 1]


@clause("LAKE-209")
def test_who_has_no_wheel_left_in_the_own_turn_turns_none_down(backend: str) -> None:
    t = plain(
        backend,
        turn="nancy",
        at={"nancy": (4, 6), "dustin": (10, 10)},
        wheel={0: [1, 0, 0, 0]},
        tokens={10: 1},
        next_cards="eyes_in_the_hedge",
        next_symbols=[0],
        monster_in="b1",
    )
    t.do("spin/wheel=0").go(4, 7).do("stop", "meet", "choose/option=1").idle("wheel")
    assert t.told("kid_hit") == ["kid_hit nancy"] and t.told("wheel_down") == []
    assert t.told("wheels_up") == ["wheels_up nancy"]  # when the turn ends
    assert t.symbols("nancy") == ["eye"]


@clause("LAKE-209")
def test_the_second_kid_hit_alone_loses_a_wheel_that_is_up(backend: str) -> None:
    kids = {"nancy": (10, 10), "dustin": (5, 7)}
    t = plain(backend, hand=[21], monster_in="b2", at=kids, wheel={1: [0, 1, 1, 0]})
    t.play(21)
    assert t.asked == (2, "weary")
    assert t.offered() == ["turn_down/wheel=1", "turn_down/wheel=2"]
    t.do("turn_down/wheel=2")
    assert t.get("wheel")[:2] == [[1, 1, 1, 1], [0, 1, 0, 0]] and t.told("wheels_up") == []


@clause("LAKE-209")
def test_a_lost_kid_hit_alone_has_no_wheel_to_lose(backend: str) -> None:
    t = plain(backend, found=(5, 7), power="blink", hand=[21], monster_in="b2", at=AWAY)
    t.play(21)
    assert t.told("kid_hit") == ["kid_hit lost"]
    assert t.asked == (0, "travel") and t.get("power_ready") == 1


# ---- objectives


@clause("LAKE-188", "LAKE-209")
def test_the_objectives_come_in_order(backend: str) -> None:
    t = plain(backend, symbols={"nancy": "eye eye"}, feds=[5, 0])
    t.visit((2, 1), feds=[5, 0])
    assert t.offered("fulfil") == []
    t = plain(backend, symbols={"nancy": "eye eye"}, done=["d1"])
    t.visit((2, 1), feds=[5, 0])
    assert t.offered("fulfil") == ["fulfil/objective=d2"]


@clause("LAKE-188", "LAKE-203")
def test_the_vault_costs_two_of_a_type(backend: str) -> None:
    t = plain(backend, symbols={"nancy": "eye eye key key bone"}, done=["d1"])
    t.visit((2, 1), "fulfil/objective=d2", feds=[5, 0])
    assert t.offered() == ["pay/symbol=eye", "pay/symbol=key"]
    t.do("pay/symbol=key")
    assert t.symbols("nancy") == ["eye", "eye", "bone"]
    assert t.get("done") == [1, 1, 0, 0, 0]


@clause("LAKE-020", "LAKE-188")
def test_three_projectors_one_at_each_place(backend: str) -> None:
    t = plain(backend, done=["d1", "d2"])
    t.visit((8, 7), "fulfil/objective=d3")
    assert t.get("projector")[11] == 1 and t.get("done")[2] == 0
    t.visit((7, 7))
    assert t.offered("fulfil") == []
    t.visit((10, 5), "fulfil/objective=d3")
    t.visit((9, 9), "fulfil/objective=d3")
    assert [b + 1 for b in range(20) if t.get("projector")[b]] == [12, 13, 19]
    assert t.get("done")[2] == 1


def lamps(*buildings: int) -> list[int]:
    return [int(b + 1 in buildings) for b in range(20)]


@clause("LAKE-188", "LAKE-198")
@pytest.mark.parametrize(
    ("spot", "monster", "symbols", "possible"),
    [
        ((7, 6), "b3", "eye bone", True),
        ((6, 6), "b3", "eye bone", True),
        ((7, 6), "b3", "eye eye", False),
        ((7, 6), "b4", "eye bone", False),
        ((4, 6), "b2", "eye bone", False),
    ],
)
def test_full_beam_needs_the_monster_a_projector_and_two_types(
    backend: str, spot: Spot, monster: str, symbols: str, possible: bool
) -> None:
    t = plain(
        backend,
        turn="nancy",
        found=(10, 2),
        done=["d1", "d2", "d3"],
        at={"nancy": spot, "dustin": (10, 10)},
        monster_in=monster,
        projector=lamps(12, 13, 19),
        symbols={"nancy": symbols},
    )
    assert t.offered("fulfil") == (["fulfil/objective=d5"] if possible else [])


@clause("LAKE-005", "LAKE-188", "LAKE-209")
def test_from_the_first_objective_to_victory(backend: str) -> None:
    t = plain(backend, hiding=20, seed=3)
    t.visit((5, 5), "fulfil/objective=d1")
    t.visit((2, 1), "fulfil", feds=[5, 0], symbols={"nancy": "eye eye", "dustin": "eye eye"})
    for spot in ((7, 7), (10, 5), (9, 9)):
        t.visit(spot, "fulfil/objective=d3")
    t.idle("wheel").grant(symbols={str(t.kid): "eye key"})
    assert t.offered("fulfil") == []
    t.visit((10, 11), "search").idle("wheel")
    done = ["d1", "d2", "d3", "d4"]
    assert t.told("objective_done") == [f"objective_done {o}" for o in done]
    t.grant(at={str(t.kid): (7, 6)}, monster_in="b3", symbols={str(t.kid): "eye key bone"})
    t.do("fulfil/objective=d5")
    assert t.asked == (1 if t.kid == "nancy" else 2, "payment")
    t.do("pay/symbol=key")
    assert t.offered() == ["pay/symbol=eye", "pay/symbol=bone"]
    t.do("pay/symbol=bone")
    assert t.log[-1] == "won" and t.state.over
    assert t.get("result")[:3] == [1000, 1000, 1000]
