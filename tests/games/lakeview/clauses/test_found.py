"""The Lost Kid is found: a figure on the board, a movement, an encounter and a power."""

from __future__ import annotations

import pytest

from tests.games.lakeview.town import Spot, Town, plain
from tests.support import clause

SAFE: dict[str, Spot | None] = {"nancy": (2, 2), "dustin": (10, 10)}


def searching(backend: str, hiding: int, **wish: object) -> Town:
    """Return a town: Nancy has ended her movement at building 9."""
    kids = {"nancy": (5, 6), "dustin": (10, 10)}
    t = plain(backend, turn="nancy", hiding=hiding, at=kids, monster_in="c3", **wish)
    return t.do("spin/wheel=0").go(5, 5).do("stop")


def freed(backend: str, *spot: int, card: int, **wish: object) -> Town:
    """Return a town: the Lost Kid, found, has just played a card; the Monster is stunned."""
    given = {"hand": [card], "stun": 1, "at": SAFE, "monster_in": "b4"} | wish
    return plain(backend, found=spot, **given).play(card)


@clause("LAKE-145", "LAKE-151")
@pytest.mark.parametrize("spot", [(4, 5), (5, 5)])
def test_a_search_in_the_right_building_finds_the_lost_kid(backend: str, spot: Spot) -> None:
    t = searching(backend, 9, power="blink")
    assert t.sees(1, "power").count == 1
    t.do("search")
    assert t.asked == (0, "doorstep")
    assert t.reach() == {(4, 5), (5, 5)}
    t.go(*spot)
    assert t.where("lost") == spot
    assert t.told("found") == ["found nancy b9"]
    assert t.told("objective_done") == ["objective_done d4"]
    assert t.told("monster_shown") == []  # it was in sight
    for seat in range(3):
        assert t.sees(seat, "power_shown") == [3]
        assert t.sees(seat, "uncovered") == [8]


@clause("LAKE-145")
def test_a_search_elsewhere_finds_nothing_and_may_be_made_again(backend: str) -> None:
    t = searching(backend, 10, tokens={9: 1})
    t.do("search")
    assert t.told("searched_in_vain") == ["searched_in_vain nancy b9"]
    assert t.get("found") == 0 and t.where("lost") is None and t.get("searched") == 1 << 8
    assert t.get("tokens")[8] == 1
    t = searching(backend, 10, searched=1 << 8)
    assert t.offered("search") == ["search"]


@clause("LAKE-146", "LAKE-147")
def test_the_four_steps_then_a_movement_then_an_encounter(backend: str) -> None:
    t = plain(
        backend, found=(5, 6), hand=[21], stun=1, at=SAFE, monster_in="b4", next_cards="bullies"
    )
    assert t.offered("move_to") == [] and t.offered("meet") == []
    t.grant(tokens={9: 1}).play(21)
    assert t.told("feds_moved") == ["feds_moved red x4y0", "feds_moved blue x12y8"]
    assert len(t.told("drew")) == 1
    assert t.asked == (0, "travel") and t.offered("meet") == []
    t.go(5, 5).do("stop")
    assert t.asked == (0, "encounter")
    t.do("meet")
    assert t.told("card_drawn") == ["card_drawn lost bullies"]


@clause("LAKE-146")
def test_before_being_found_the_lost_kid_only_plays_a_card(backend: str) -> None:
    t = plain(backend, hand=[21], stun=1, at=SAFE, monster_in="b4")
    t.play(21)
    assert t.asked[1] == "next"


@clause("LAKE-146")
def test_a_lost_kid_on_the_board_is_hit_like_the_others(backend: str) -> None:
    t = plain(backend, found=(4, 6), hand=[21], at=SAFE, monster_in="b2")
    t.play(21)
    assert t.told("kid_hit") == ["kid_hit lost"]
    assert t.get("calamity") == 1
    assert t.asked[1] == "shelter" and t.reach() == {(2, 2), (2, 10)}


@clause("LAKE-148")
def test_the_card_says_how_far_and_no_wheel_is_turned(backend: str) -> None:
    t = freed(backend, 6, 6, card=24)
    assert t.get("left") == 2
    near = {(x, y) for x in range(13) for y in range(13) if 0 < abs(x - 6) + abs(y - 6) <= 2}
    assert t.reach() == near
    assert "stop" in t.offered()
    assert t.told("spun") == []


@clause("LAKE-149")
@pytest.mark.parametrize(("card", "diagonal"), [(7, False), (9, True)])
def test_only_the_symbol_allows_diagonal_steps(backend: str, card: int, diagonal: bool) -> None:
    t = freed(backend, 6, 4, card=card)
    assert t.get("left") == 5
    assert ((10, 8) in t.reach()) is diagonal


@clause("LAKE-150")
def test_example_a_movement_of_five_then_an_encounter(backend: str) -> None:
    t = freed(backend, 4, 6, card=7, tokens={12: 1}, next_cards="bullies")
    assert t.get("left") == 5
    t.go(8, 7)
    assert t.get("left") == 0
    t.idle("encounter").do("meet")
    assert t.told("card_drawn") == ["card_drawn lost bullies"]


@clause("LAKE-152")
def test_the_power_is_for_the_own_turn(backend: str) -> None:
    t = plain(backend, found=(5, 6), power="blink", at=SAFE, hand=[21], stun=1, monster_in="b4")
    assert t.offered("use_power") == ["use_power"]
    t.play(21)
    for prompt in ("travel", "encounter"):
        assert t.asked == (0, prompt)
        assert t.offered("use_power") == ["use_power"]
        t.do("stop" if prompt == "travel" else "end_turn")
    asked = set()
    while t.asked[1] != "card":
        assert t.offered("use_power") == []
        asked.add(t.asked[1])
        t.do(next((i for i in ("stop", "end_turn") if i in t.offered()), t.offered()[0]))
    assert {"wheel", "travel"} <= asked


@clause("LAKE-152")
def test_there_is_no_power_before_being_found(backend: str) -> None:
    t = plain(backend, power="blink", at=SAFE)
    assert t.offered("use_power") == []


@clause("LAKE-153")
def test_a_power_that_was_used_is_face_down(backend: str) -> None:
    t = plain(backend, found=(5, 6), power="shield", at=SAFE, stun=0, monster_in="b4")
    t.do("use_power")
    assert t.get("stun") == 1 and t.get("power_ready") == 0
    assert t.offered("use_power") == []


@clause("LAKE-154")
def test_a_treehouse_encounter_readies_the_power(backend: str) -> None:
    t = freed(backend, 2, 3, card=21, power="blink")
    t.do("use_power").go(2, 1)
    t.go(2, 2)
    assert t.get("power_ready") == 0
    t.do("stop")
    assert t.told("rested") == ["rested lost"]
    assert t.get("power_ready") == 1


# ---- the four powers


@clause("LAKE-034", "LAKE-152")
def test_telekinesis_moves_another_kid_over_fences(backend: str) -> None:
    kids = {"nancy": (11, 2), "dustin": (2, 10)}
    t = plain(backend, found=(5, 6), power="telekinesis", at=kids, monster_in="b1")
    t.do("use_power", "whom/figure=nancy")
    assert t.asked[0] == 0
    assert {(12, 2), (10, 2), (8, 2), (11, 5)} <= t.reach()
    assert (7, 2) not in t.reach() and (11, 2) not in t.reach()
    t.go(8, 2)
    assert t.where("nancy") == (8, 2)


@clause("LAKE-034", "LAKE-178")
def test_telekinesis_does_not_end_beside_the_feds(backend: str) -> None:
    kids = {"nancy": (3, 2), "dustin": (2, 10)}
    t = plain(backend, found=(5, 6), power="telekinesis", at=kids, monster_in="b1", feds=[1, 0])
    t.do("use_power", "whom/figure=nancy")
    assert (2, 2) in t.reach() and (3, 1) not in t.reach()


@clause("LAKE-034")
def test_telekinesis_needs_a_kid_in_town(backend: str) -> None:
    nobody: dict[str, Spot | None] = {"nancy": None, "dustin": None}
    for power, possible in (("telekinesis", False), ("blink", True), ("shield", True)):
        t = plain(backend, found=(5, 6), power=power, at=nobody, stun=0)
        assert bool(t.offered("use_power")) is possible
    t = plain(backend, found=(5, 6), power="telekinesis", at=nobody | {"dustin": (0, 0)})
    t.do("use_power")
    assert t.offered() == ["whom/figure=dustin"]
    t.do("whom/figure=dustin").go(3, 0)
    assert t.where("dustin") == (3, 0) and t.told("fled") == ["fled dustin x3y0"]


@clause("LAKE-034", "LAKE-211")
def test_shield_puts_the_stun_token_on_the_monster(backend: str) -> None:
    t = plain(backend, found=(5, 6), power="shield", at=SAFE, hand=[21], monster_in="b2", stun=0)
    t.do("use_power").play(21)
    assert t.told("monster_stunned") == ["monster_stunned"]
    assert t.told("kid_hit") == []


@clause("LAKE-034")
def test_shield_waits_while_the_token_is_there(backend: str) -> None:
    t = plain(backend, found=(5, 6), power="shield", at=SAFE, stun=1)
    assert t.offered("use_power") == []


@clause("LAKE-034")
def test_foresight_puts_three_cards_in_an_order_only_the_lost_kid_knows(backend: str) -> None:
    t = plain(backend, found=(5, 6), power="foresight", at=SAFE, hand=[21], stun=1, tokens={9: 2})
    t.do("use_power")
    seen = sorted(t.offered("resolve"))
    assert len(seen) == 3
    for card in reversed(seen):
        t.do(card)
    assert t.sees(1, "encounter_top").count == 3
    assert t.sees(1, "encounter_top").known == (-1, -1, -1)
    t.play(21).go(5, 5).do("stop", "meet")
    name = seen[2].rpartition("=")[2]
    assert t.told("card_drawn") == [f"card_drawn lost {name}"]


@clause("LAKE-034")
@pytest.mark.parametrize(("left", "possible"), [(1, False), (2, True)])
def test_foresight_needs_two_cards_to_put_in_order(backend: str, left: int, possible: bool) -> None:
    deck = [4, 7][:left]
    t = plain(backend, found=(5, 6), power="foresight", at=SAFE, encounter_deck=deck)
    assert bool(t.offered("use_power")) is possible
    if possible:
        t.do("use_power", "resolve/encounter=rusty_lock", "resolve/encounter=night_watchman")
        assert t.get("encounter_top") == [7, 4] and t.get("encounter_deck") == []


@clause("LAKE-034")
def test_foresight_takes_only_what_is_missing_on_top(backend: str) -> None:
    t = plain(
        backend,
        found=(5, 6),
        power="foresight",
        at=SAFE,
        encounter_top=[9, 11],
        encounter_deck=[4],
        foreseen={9: 1, 11: 1},
        options={"lost_kid": 2},
    )
    t.do("use_power")
    assert t.asked == (2, "foresee") and len(t.offered()) == 3
    t.do("resolve/encounter=borrowed_fossil")
    assert set(t.offered()) == {"resolve/encounter=guard_dog", "resolve/encounter=night_watchman"}
    t.do("resolve/encounter=night_watchman", "resolve/encounter=guard_dog")
    assert t.get("encounter_top") == [11, 4, 9]
    assert [t.get("foreseen")[e] >> 2 for e in (11, 4, 9)] == [1, 1, 1]


@clause("LAKE-034")
def test_blink_goes_to_a_district_next_door(backend: str) -> None:
    t = plain(backend, found=(1, 6), power="blink", at=SAFE, monster_in="b4", hand=[21], stun=1)
    t.do("use_power")
    assert {(3, 3), (4, 6), (1, 11), (0, 12)} <= t.reach()
    assert not {(2, 2), (2, 10), (7, 6), (5, 2), (1, 6), (0, 1)} & t.reach()
    t.go(5, 5)
    assert t.where("lost") == (5, 5)
    t.play(21)
    assert t.get("left") == 3


@clause("LAKE-034")
def test_blink_goes_no_further_than_next_door(backend: str) -> None:
    t = plain(backend, found=(11, 11), power="blink", at=SAFE, monster_in="b1")
    t.do("use_power")
    assert {(10, 6), (6, 10), (9, 9)} <= t.reach()
    assert not {(1, 1), (0, 1), (1, 6), (5, 2), (10, 2), (2, 11)} & t.reach()
