"""Treehouses: a rest, and a token for any building."""

from __future__ import annotations

from tests.games.lakeview.town import Town, plain
from tests.support import clause


def climbing(backend: str, **wish: object) -> Town:
    """Return a town: Nancy has moved into a treehouse, and her movement is not yet over."""
    kids = {"nancy": (2, 1), "dustin": (9, 10)}
    t = plain(backend, turn="nancy", at=kids, monster_in="b2", **wish)
    return t.do("spin/wheel=0").go(2, 2)


@clause("LAKE-190")
def test_all_wheels_are_turned_up(backend: str) -> None:
    t = climbing(backend, wheel={0: [1, 0, 0, 1], 1: [1, 0, 1, 1]})
    assert t.get("wheel")[0] == [0, 0, 0, 1]
    t.do("stop")
    assert t.get("wheel")[0] == [1, 1, 1, 1]
    assert t.get("wheel")[1] == [1, 0, 1, 1]


@clause("LAKE-191", "LAKE-197")
def test_all_own_items_are_turned_up(backend: str) -> None:
    t = climbing(backend, items={"nancy": "-rope -camera", "dustin": "-lucky_coin"})
    assert not t.face_up("rope") and not t.face_up("camera")
    assert "use_item/item=rope" not in t.offered()
    t.do("stop")
    assert t.face_up("rope") and t.face_up("camera")
    assert not t.face_up("lucky_coin")


@clause("LAKE-192")
def test_a_token_goes_on_any_building(backend: str) -> None:
    t = climbing(backend, tokens={1: 2})
    t.do("stop")
    assert t.asked == (1, "building")
    assert t.offered() == [f"at_building/building=b{n}" for n in range(1, 21)]
    t.do("at_building/building=b13")
    assert t.get("tokens")[12] == 1 and sum(t.get("tokens")) == 3


@clause("LAKE-192")
def test_there_are_only_twelve_tokens(backend: str) -> None:
    t = climbing(backend, tokens={1: 6, 2: 6})
    t.do("stop")
    assert t.told("rested") == ["rested nancy"]
    assert t.kid == "dustin" and sum(t.get("tokens")) == 12


@clause("LAKE-190", "LAKE-193")
def test_to_be_sent_there_is_no_encounter(backend: str) -> None:
    t = plain(
        backend,
        seats=3,
        hand=[21],
        monster_in="b2",
        at={"nancy": (4, 5), "dustin": (5, 5)},
        wheel={0: [1, 0, 1, 1]},
    )
    t.play(21).idle("next")
    assert t.where("nancy") in ((2, 2), (10, 2))
    assert t.told("rested") == [] and t.get("wheel")[0] == [1, 0, 1, 1]
