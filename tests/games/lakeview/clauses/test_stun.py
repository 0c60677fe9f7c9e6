"""The Stun token."""

from __future__ import annotations

from tests.games.lakeview.town import Spot, meeting, plain
from tests.support import clause

KIDS: dict[str, Spot | None] = {"nancy": (4, 6), "dustin": (7, 10)}


@clause("LAKE-211", "LAKE-212")
def test_the_next_action_does_nothing_and_the_token_is_gone(backend: str) -> None:
    t = plain(backend, stun=1, hand=[2, 21], monster_in="b1", at=KIDS)
    t.play(2)
    assert t.monster == "b1"
    assert t.told("attacked") == [] and t.get("calamity") == 0
    assert t.told("monster_stunned") == ["monster_stunned"]
    assert t.get("stun") == 0


@clause("LAKE-212")
def test_the_action_after_that_is_carried_out(backend: str) -> None:
    safe = {"nancy": (2, 2), "dustin": (10, 10)}
    t = plain(backend, stun=1, hand=[2, 21], monster_in="b1", at=safe)
    t.play(2).idle("card")
    t.grant(at=KIDS, monster_in="b2").play(21)
    assert t.told("kid_hit") == ["kid_hit nancy"]


@clause("LAKE-211", "LAKE-212")
def test_there_is_only_one_token(backend: str) -> None:
    for stun, told in ((0, ["stunned"]), (1, [])):
        t = meeting(backend, "dead_line", stun=stun)
        t.do("choose/option=1")
        assert t.get("stun") == 1 and t.told("stunned") == told


@clause("LAKE-213")
def test_only_the_first_of_two_actions_is_cancelled(backend: str) -> None:
    kids = {"nancy": (5, 6), "dustin": (10, 10)}
    for stun, moves in ((1, ["b3"]), (0, ["b3", "b2"])):
        t = plain(backend, stun=stun, hand=[31], monster_in="b4", at=kids)
        t.play(31)
        assert t.told("monster_stunned") == ["monster_stunned"] * stun
        assert t.told("monster_moved") == [f"monster_moved {d}" for d in moves]


@clause("LAKE-213")
def test_a_sweep_is_cancelled_and_the_step_back_is_not(backend: str) -> None:
    t = plain(
        backend,
        monster="snallygaster",
        found=(10, 10),
        stun=1,
        hand=[37],
        monster_in="b2",
        at={"nancy": (1, 6), "dustin": (7, 10)},
    )
    t.play(37)
    assert t.monster == "b1"
    assert t.told("attacked") == ["attacked b1"]
    assert t.told("kid_hit") == ["kid_hit nancy"]


@clause("LAKE-214")
def test_a_cancelled_move_is_not_a_blocked_one(backend: str) -> None:
    for stun, calamity in ((1, 0), (0, 1)):
        t = plain(backend, stun=stun, hand=[2], monster_in="b4", at=KIDS)
        t.play(2)
        assert t.get("calamity") == calamity
        assert t.told("monster_blocked") == ["monster_blocked"] * calamity
