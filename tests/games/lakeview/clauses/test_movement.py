"""A Kid's turn: wheels, steps, streets, fences, and where a movement may end."""

from __future__ import annotations

import pytest

from tests.games.lakeview.town import Spot, Town, meeting, plain
from tests.support import clause


def ready(backend: str, *spot: int, **wish: object) -> Town:
    """Return a town: Nancy is about to choose a wheel; the others are out of the way."""
    given = {"monster_in": "c3"} | wish
    return plain(backend, turn="nancy", at={"nancy": spot, "dustin": (10, 10)}, **given)


@clause("LAKE-164")
def test_a_wheel_is_turned_down_and_its_number_counts(backend: str) -> None:
    t = ready(backend, 6, 6)
    assert t.get("wheel")[0] == [1, 1, 1, 1]
    t.do("spin/wheel=2")
    assert t.get("wheel")[0] == [1, 1, 0, 1]
    assert t.told("spun") == ["spun nancy 4"] and t.get("left") == 4


@clause("LAKE-165")
def test_the_movement_comes_before_the_encounter_and_may_be_none(backend: str) -> None:
    t = ready(backend, 4, 7, tokens={10: 1})
    assert t.offered("meet") == [] and t.offered("move_to") == []
    t.do("spin/wheel=0")
    assert t.offered("meet") == []
    t.do("stop")
    assert t.asked[1] == "encounter" and t.offered("meet") == ["meet"]
    assert t.offered("move_to") == []
    assert t.where("nancy") == (4, 7)


@clause("LAKE-166")
def test_a_wheel_that_is_down_cannot_be_used(backend: str) -> None:
    t = ready(backend, 6, 6, wheel={0: [1, 1, 0, 1]})
    assert t.offered("spin") == ["spin/wheel=0", "spin/wheel=1", "spin/wheel=3"]
    assert t.offered("rev") == []


@clause("LAKE-166", "LAKE-167")
def test_the_last_wheel_turns_them_all_up_when_the_turn_ends(backend: str) -> None:
    t = ready(backend, 6, 6, wheel={0: [0, 0, 0, 1]})
    t.do("spin/wheel=3")
    assert t.get("wheel")[0] == [0, 0, 0, 0]
    t.go(5, 6).do("stop")
    assert t.told("wheels_up") == ["wheels_up nancy"]
    assert t.get("wheel")[0] == [1, 1, 1, 1]


@clause("LAKE-168")
@pytest.mark.parametrize(
    ("monster", "doors"),
    [
        ("dover_demon", {(6, 3), (7, 3)}),
        ("snallygaster", {(4, 7), (5, 7)}),
        ("jersey_devil", {(1, 9), (2, 9)}),
        ("bloody_mary", {(10, 5), (11, 5)}),
    ],
)
def test_kids_enter_at_the_building_of_the_sheet(
    backend: str, monster: str, doors: set[Spot]
) -> None:
    t = Town(backend, monster=monster, fresh=True, items={})
    assert t.where("nancy") is None and t.where("dustin") is None
    t.idle("enter")
    ids = {f"enter/square=x{x}y{y}" for x, y in doors}
    assert set(t.offered()) == ids
    t.do(sorted(ids)[0])
    assert t.where("nancy") in doors and t.where("dustin") is None
    assert t.asked[1] == "wheel"


@clause("LAKE-169")
def test_nobody_is_hit_or_surprised_before_the_end_of_the_first_turn(backend: str) -> None:
    t = plain(backend, fresh=True, monster_in="a2", hand=[21])
    t.play(21).do("next_kid/figure=nancy", "enter/square=x6y3")
    assert t.told("attacked") == ["attacked a2"]
    t.grant(fresh=True, tokens={4: 1}, next_cards="static dead_line", feds=[0, 2], calamity=0)
    t.do("spin/wheel=0", "stop", "meet", "choose/option=1")
    assert t.told("attacked") == ["attacked a2", "attacked a2"]
    assert t.told("kid_hit") == []
    assert t.get("calamity") == 0


@clause("LAKE-169")
def test_the_feds_pass_by_a_kid_in_the_first_turn(backend: str) -> None:
    t = plain(backend, fresh=True, monster_in="c2", hand=[21])
    t.play(21).do("next_kid/figure=nancy", "enter/square=x6y3")
    t.grant(fresh=True, tokens={4: 1}, next_cards="dead_line", feds=[0, 2])
    t.do("spin/wheel=0", "stop", "meet", "choose/option=1")
    assert t.told("feds_moved")[-1] == "feds_moved blue x6y4"
    assert t.told("surprised") == []
    assert t.where("nancy") == (6, 3)


@clause("LAKE-169", "LAKE-105")
def test_a_kid_in_the_first_turn_draws_the_monster_and_is_not_hit(backend: str) -> None:
    t = plain(backend, fresh=True, monster_in="a3", hand=[21])
    t.play(21).do("next_kid/figure=nancy", "enter/square=x6y3")
    t.grant(fresh=True, tokens={4: 1}, next_cards="dead_body", calamity=0)
    t.do("spin/wheel=0", "stop", "meet", "choose/option=1")
    assert t.told("monster_moved")[-1:] == ["monster_moved a2"] and t.monster == "a2"
    assert t.told("kid_hit") == [] and t.get("calamity") == 0


@clause("LAKE-168", "LAKE-169")
def test_after_the_first_turn_a_kid_can_be_hit(backend: str) -> None:
    t = Town(backend, fresh=True, items={}, hand=[24], monster_in="c3").play(24)
    t.do("next_kid/figure=dustin")
    assert t.asked == (2, "enter")
    t.do(t.offered()[0]).idle("card")
    assert t.where("dustin") in {(6, 3), (7, 3)}
    t.grant(fresh=True, hand=[21], monster_in="a2", at={"nancy": (2, 2)}).play(21)
    assert t.told("kid_hit") == ["kid_hit dustin"]


@clause("LAKE-170")
def test_a_diagonal_neighbour_is_two_squares_away(backend: str) -> None:
    t = ready(backend, 6, 6)
    t.do("spin/wheel=0")
    assert {(7, 7), (5, 5), (6, 4), (6, 8)} <= t.reach()
    t.go(6, 5)
    assert t.reach() == {(5, 5), (7, 5), (6, 4), (6, 6)}


@clause("LAKE-171")
def test_square_by_square_up_to_the_number(backend: str) -> None:
    t = ready(backend, 6, 6)
    t.do("spin/wheel=2")
    assert {(6, 5), (6, 4), (6, 3), (6, 2)} <= t.reach()
    assert (6, 1) not in t.reach()
    assert "stop" in t.offered()
    t.go(6, 4)
    assert t.get("left") == 2
    assert (6, 2) in t.reach() and (6, 1) not in t.reach()
    t.do("stop")
    assert t.where("nancy") == (6, 4)


@clause("LAKE-172")
def test_kids_share_a_square(backend: str) -> None:
    t = plain(backend, turn="nancy", at={"nancy": (6, 6), "dustin": (6, 5)}, monster_in="c3")
    t.do("spin/wheel=0").go(6, 5)
    assert t.where("nancy") == t.where("dustin") == (6, 5)


@clause("LAKE-173", "LAKE-178")
def test_through_the_feds_and_the_monster_for_nothing(backend: str) -> None:
    t = ready(backend, 6, 6, feds=[8, 0], monster_in="c2")
    t.do("spin/wheel=3").go(6, 8)
    assert t.get("left") == 3 and t.offered("stop") == []
    t.go(6, 10)
    assert t.where("nancy") == (6, 10) and "stop" in t.offered()
    assert t.get("calamity") == 0
    assert t.told("surprised") == [] and t.told("kid_hit") == []


@clause("LAKE-178")
@pytest.mark.parametrize(("wheel", "deep"), [(1, False), (2, True)])
def test_one_stops_beside_the_feds_only_with_squares_left_to_leave(
    backend: str, wheel: int, deep: bool
) -> None:
    t = ready(backend, 9, 6, feds=[6, 0])  # the sedan is at (9, 8)
    t.do(f"spin/wheel={wheel}")
    assert (9, 7) in t.reach()
    assert ((9, 8) in t.reach()) is deep
    t.go(9, 7)
    assert t.offered("stop") == [] and (9, 6) in t.reach()


@clause("LAKE-178", "LAKE-177")
def test_a_way_out_of_the_zone_is_straight_and_crosses_no_fence(backend: str) -> None:
    """From (8, 5) one step would lead out only diagonally, or over the fence to (8, 6)."""
    t = ready(backend, 9, 3, feds=[8, 4])
    t.do("spin/wheel=2")
    assert (8, 5) not in t.reach() and (9, 6) in t.reach()
    t = ready(backend, 9, 3, feds=[8, 4])
    t.do("spin/wheel=3")
    assert (8, 5) in t.reach()


@clause("LAKE-178", "LAKE-040")
def test_a_square_won_at_a_fence_helps_to_leave_the_zone(backend: str) -> None:
    t = ready(backend, 4, 5, feds=[9, 12], bikes={"nancy": "bull_bar"})
    t.do("spin/wheel=3")
    assert {(3, 9), (5, 9)} <= t.reach()
    t = ready(backend, 4, 5, feds=[9, 12], bikes={"nancy": "bull_bar"})
    t.do("spin/wheel=0")
    assert (4, 7) in t.reach() and (4, 8) not in t.reach()
    t = ready(backend, 4, 5, feds=[9, 12])
    t.do("spin/wheel=3")
    assert not {(3, 9), (5, 9)} & t.reach()


@clause("LAKE-198", "LAKE-178")
def test_a_free_action_beside_the_feds_on_a_detour(backend: str) -> None:
    t = plain(
        backend,
        seats=2,
        turn="nancy",
        at={"nancy": (9, 6), "dustin": (9, 7)},
        feds=[6, 0],
        symbols={"dustin": "key"},
        monster_in="c1",
    )
    t.do("spin/wheel=0").go(9, 7).do("fetch_symbol/symbol=key").go(9, 6)
    assert t.symbols("nancy") == ["key"] and t.where("nancy") == (9, 6)
    assert t.told("surprised") == [] and t.get("calamity") == 0


@clause("LAKE-174")
def test_a_wheel_with_the_symbol_allows_diagonal_steps(backend: str) -> None:
    for wheel, diagonal in ((1, True), (2, False), (3, False)):
        t = ready(backend, 6, 4)
        t.do(f"spin/wheel={wheel}")
        assert ((9, 7) in t.reach()) is diagonal


@clause("LAKE-175")
def test_a_street_gives_one_square_more(backend: str) -> None:
    t = ready(backend, 6, 6)
    t.do("spin/wheel=0").go(6, 4)
    assert t.asked == (1, "bonus")
    assert t.reach() == {(5, 4), (7, 4), (6, 3), (6, 5)}
    t.go(7, 4)
    assert t.where("nancy") == (7, 4)
    assert t.asked[1] != "bonus"


@clause("LAKE-175")
def test_the_bonus_may_be_left(backend: str) -> None:
    t = ready(backend, 6, 6)
    t.do("spin/wheel=0").go(6, 4).do("stop")
    assert t.where("nancy") == (6, 4)


@clause("LAKE-175", "LAKE-174")
def test_the_bonus_is_diagonal_on_a_diagonal_wheel_and_crosses_no_fence(backend: str) -> None:
    t = ready(backend, 6, 6)
    t.do("spin/wheel=1").go(6, 4).do("stop")
    assert t.asked == (1, "bonus")
    assert t.reach() == {(x, y) for x in (5, 6, 7) for y in (3, 4, 5)} - {(6, 4)}
    t = ready(backend, 12, 3)
    t.do("spin/wheel=0").go(12, 2).do("stop")
    assert t.reach() == {(12, 1), (12, 3)}


@clause("LAKE-175")
def test_the_second_kid_may_leave_the_bonus_too(backend: str) -> None:
    kids = {"nancy": (2, 2), "dustin": (6, 6)}
    t = plain(backend, turn="dustin", at=kids, monster_in="c3")
    t.do("spin/wheel=0").go(6, 4)
    assert t.asked == (2, "bonus") and "stop" in t.offered()
    assert t.reach() == {(5, 4), (7, 4), (6, 3), (6, 5)}
    t.do("stop")
    assert t.where("dustin") == (6, 4)


@clause("LAKE-175", "LAKE-198")
def test_a_free_action_before_the_bonus_keeps_it(backend: str) -> None:
    t = ready(backend, 6, 6, items={"nancy": "town_map"})
    t.do("spin/wheel=0", "stop")
    assert t.asked == (1, "bonus")
    t.do("use_item/item=town_map", "at_building/building=b9")
    assert t.asked == (1, "bonus") and t.get("left") == 1
    t.go(6, 7)
    assert t.where("nancy") == (6, 7) and t.asked[1] != "bonus"


@clause("LAKE-176")
@pytest.mark.parametrize(
    ("spot", "street"),
    [((7, 1), True), ((6, 2), True), ((5, 3), True), ((7, 2), False), ((5, 2), False)],
)
def test_diagonal_pieces_of_street_count(backend: str, spot: Spot, street: bool) -> None:
    t = ready(backend, *spot)
    t.do("spin/wheel=0", "stop")
    assert (t.asked[1] == "bonus") is street


@clause("LAKE-177")
@pytest.mark.parametrize(
    ("spot", "over"),
    [
        ((3, 2), (2, 2)),
        ((2, 2), (3, 2)),
        ((4, 6), (4, 5)),
        ((1, 6), (1, 5)),
        ((11, 6), (11, 7)),
        ((10, 2), (11, 2)),
    ],
)
def test_a_fence_is_not_crossed(backend: str, spot: Spot, over: Spot) -> None:
    t = ready(backend, *spot)
    t.do("spin/wheel=0")
    assert over not in t.reach()


@clause("LAKE-177")
def test_a_diagonal_step_needs_one_way_without_a_fence(backend: str) -> None:
    # From (2, 2) to (3, 1) there is one over (2, 1); from (0, 9) to (1, 10) both are fenced.
    t = ready(backend, 2, 2)
    t.do("spin/wheel=1").go(3, 1)
    assert t.get("left") == 2
    t = ready(backend, 0, 9)
    t.do("spin/wheel=1").go(1, 10)
    assert t.told("moved") == ["moved nancy x1y10 3"]


@clause("LAKE-178")
def test_a_kid_beside_the_feds_must_leave(backend: str) -> None:
    t = ready(backend, 12, 4, feds=[4, 0])
    t.do("spin/wheel=0")
    assert t.offered("stop") == []
    assert {(12, 2), (10, 4), (12, 6)} <= t.reach()
    # A step aside leads out with the second step; one into a dead end does not.
    assert t.reach() - {(12, 2), (10, 4), (12, 6)} == {(12, 3), (11, 4), (12, 5)}


@clause("LAKE-178")
def test_with_nowhere_to_go_a_kid_stays(backend: str) -> None:
    t = ready(backend, 12, 4, feds=[4, 0], monster="jersey_devil", curses={0: 4})
    t.do("spin/wheel=0")
    assert t.told("spun") == ["spun nancy 1"]
    assert t.where("nancy") == (12, 4) and t.get("left") == 0
    assert t.kid == "dustin"


@clause("LAKE-174")
@pytest.mark.parametrize(("wheel", "diagonal"), [(1, True), (0, False)])
def test_diagonal_steps_last_the_whole_turn(backend: str, wheel: int, diagonal: bool) -> None:
    t = ready(backend, 4, 6, tokens={10: 1}, next_cards="high_school_party")
    t.do(f"spin/wheel={wheel}").go(4, 7).do("stop", "meet", "choose/option=2")
    assert ((1, 10) in t.reach()) is diagonal
    assert ((7, 10) in t.reach()) is diagonal


@clause("LAKE-174", "LAKE-149")
def test_the_card_of_the_lost_kid_gives_diagonal_steps_in_an_encounter_too(backend: str) -> None:
    for card, diagonal in ((9, True), (24, False)):
        t = plain(
            backend,
            found=(4, 7),
            hand=[card],
            stun=1,
            at={"nancy": (2, 2), "dustin": (10, 10)},
            monster_in="a3",
            tokens={10: 1},
            next_cards="high_school_party",
        )
        t.play(card).do("stop", "meet", "choose/option=2")
        assert ((7, 10) in t.reach()) is diagonal


@clause("LAKE-198", "LAKE-199")
def test_one_stops_on_the_way_of_an_encounter_too(backend: str) -> None:
    t = meeting(
        backend,
        "dead_body",
        at={"dustin": (4, 8)},
        symbols={"dustin": "key"},
        seats=2,
        monster_in="a3",
    )
    t.do("choose/option=0")
    assert t.offered("stop") == []  # at least one square
    t.go(4, 8).do("fetch_symbol/symbol=key").go(4, 7)
    assert t.symbols("nancy") == ["key"] and "stop" in t.offered()
    t.do("stop")
    assert t.where("nancy") == (4, 7) and t.kid == "dustin"


@clause("LAKE-199", "LAKE-175")
def test_a_move_given_by_a_card_has_no_street_bonus(backend: str) -> None:
    t = meeting(backend, "bullies")
    t.do("choose/option=0").go(3, 7).do("stop")
    assert t.where("nancy") == (3, 7)
    assert t.kid == "dustin"


@clause("LAKE-205")
def test_the_turn_ends_after_the_encounter(backend: str) -> None:
    t = meeting(
        backend, "rusty_lock", tokens={10: 2}, items={"nancy": "town_map"}, next_symbols=[5]
    )
    t.do("choose/option=1", "turn_down/wheel=1")
    assert t.asked == (1, "end")
    assert t.offered() == ["end_turn", "use_item/item=town_map"]
    t.do("end_turn")
    assert t.kid == "dustin"
    assert t.get("tokens")[9] == 1
