"""The seven bikes."""

from __future__ import annotations

from tests.games.lakeview.town import Town, plain
from tests.support import clause


def riding(backend: str, bike: str, *spot: int, **wish: object) -> Town:
    """Return a town: Nancy is about to choose a wheel."""
    given = {"monster_in": "c3", "at": {"nancy": spot, "dustin": (10, 10)}} | wish
    return plain(backend, turn="nancy", bikes={"nancy": bike}, **given)


@clause("LAKE-029", "LAKE-039")
def test_tangerine_has_a_six_for_the_two(backend: str) -> None:
    t = riding(backend, "tangerine", 6, 6)
    t.do("spin/wheel=0")
    assert t.told("spun") == ["spun nancy 6"] and t.get("left") == 6


@clause("LAKE-029", "LAKE-040")
def test_bull_bar_crosses_fences_and_the_first_gives_a_square(backend: str) -> None:
    t = riding(backend, "bull_bar", 3, 2)
    t.do("spin/wheel=0")
    assert (1, 3) in t.reach()
    assert (3, 5) not in t.reach()
    t.go(2, 2)
    assert t.get("left") == 2
    assert (0, 2) in t.reach() and (0, 3) not in t.reach()


@clause("LAKE-029", "LAKE-040")
def test_bull_bar_crosses_fences_in_an_encounter_too(backend: str) -> None:
    t = riding(backend, "bull_bar", 4, 7, tokens={10: 1}, next_cards="high_school_party")
    t.do("spin/wheel=0", "stop", "meet", "choose/option=2")
    assert (5, 5) in t.reach()  # over two fences, and the first gives a square
    t.go(5, 6)
    assert t.get("left") == 2
    t = riding(backend, "bull_bar", 5, 6, tokens={10: 1}, next_cards="high_school_party")
    t.do("spin/wheel=1").go(5, 7)
    assert t.get("left") == 3
    t.do("stop", "meet", "choose/option=2").go(5, 6)
    assert t.get("left") == 2  # the square was had in this turn


@clause("LAKE-029", "LAKE-041")
def test_danger_zone_draws_a_card_without_being_asked(backend: str) -> None:
    t = riding(backend, "danger_zone", 4, 6, monster_in="b2", next_cards="bullies")
    t.do("spin/wheel=0").go(5, 6).do("stop")
    assert t.told("card_drawn") == ["card_drawn nancy bullies"]
    assert t.asked == (1, "choice")
    t.do("choose/option=0").go(5, 5).do("stop")
    assert t.kid == "dustin" and t.get("bike_used")[0] == 0


@clause("LAKE-041", "LAKE-179")
def test_an_encounter_follows_the_card_of_danger_zone(backend: str) -> None:
    """The card takes no token, so the one of the building is still there to be met."""
    t = riding(
        backend,
        "danger_zone",
        4,
        6,
        monster_in="b2",
        tokens={10: 2},
        next_cards="yard_sale high_school_party",
    )
    t.do("spin/wheel=0").go(4, 7).do("stop")
    assert t.told("card_drawn") == ["card_drawn nancy yard_sale"]
    t.do("choose/option=1", "at_building/building=b2")
    assert t.asked[1] == "encounter" and t.get("tokens")[9] == 2
    t.do("meet")
    assert t.told("card_drawn")[1:] == ["card_drawn nancy high_school_party"]
    assert t.get("tokens")[9] == 1


@clause("LAKE-041", "LAKE-199")
def test_no_encounter_after_the_free_move_of_a_card_from_danger_zone(backend: str) -> None:
    t = riding(backend, "danger_zone", 4, 6, monster_in="b2", tokens={10: 2}, next_cards="bullies")
    t.do("spin/wheel=0").go(5, 6).do("stop", "choose/option=0").go(4, 7).do("stop")
    assert t.kid == "dustin" and t.get("tokens")[9] == 2
    # Nor does the next Kid suffer from it.
    t.grant(at={"dustin": (4, 7)}, monster_in="c3").do("spin/wheel=0", "stop")
    assert "meet" in t.offered()


@clause("LAKE-041", "LAKE-190")
def test_danger_zone_and_then_a_rest_in_the_treehouse(backend: str) -> None:
    t = riding(backend, "danger_zone", 2, 1, monster_in="a1", next_cards="yard_sale")
    t.do("spin/wheel=0").go(2, 2).do("stop")
    assert t.told("card_drawn") == ["card_drawn nancy yard_sale"] and t.told("rested") == []
    t.do("choose/option=1", "at_building/building=b2")
    assert t.told("rested") == ["rested nancy"] and t.asked[1] == "building"


@clause("LAKE-029", "LAKE-041")
def test_danger_zone_needs_the_monster(backend: str) -> None:
    t = riding(backend, "danger_zone", 4, 6, monster_in="b4")
    t.do("spin/wheel=0").go(5, 6).do("stop")
    assert t.kid == "dustin"


@clause("LAKE-029", "LAKE-175")
def test_sunday_board_doubles_the_street_bonus(backend: str) -> None:
    t = riding(backend, "sunday_board", 6, 6)
    t.do("spin/wheel=0").go(6, 4)
    assert t.asked[1] == "bonus"
    assert {(6, 2), (4, 4), (7, 3)} <= t.reach()
    t.go(6, 2)
    assert t.where("nancy") == (6, 2) and t.asked[1] != "bonus"


@clause("LAKE-029", "LAKE-174")
def test_freewheel_has_a_diagonal_four(backend: str) -> None:
    t = riding(backend, "freewheel", 6, 4)
    t.do("spin/wheel=2")
    assert t.get("left") == 4
    assert (10, 8) in t.reach()


@clause("LAKE-029", "LAKE-200")
def test_cargo_trike_trades_two_squares_away(backend: str) -> None:
    for spot, offered in (((4, 2), True), ((3, 3), True), ((5, 2), False)):
        t = riding(
            backend,
            "cargo_trike",
            2,
            2,
            at={"nancy": (2, 2), "dustin": spot},
            items={"dustin": "rope"},
        )
        assert (t.offered("fetch") == ["fetch/item=rope/figure=dustin"]) is offered


@clause("LAKE-029", "LAKE-200")
def test_cargo_trike_counts_both_directions(backend: str) -> None:
    for dustin, near in (((7, 7), True), ((8, 8), False), ((8, 7), False), ((7, 5), True)):
        kids = {"nancy": (6, 6), "dustin": dustin}
        t = riding(backend, "cargo_trike", 6, 6, at=kids, symbols={"dustin": "key"})
        assert bool(t.offered("fetch_symbol")) is near


@clause("LAKE-029", "LAKE-040")
def test_bull_bar_wins_a_square_in_every_turn(backend: str) -> None:
    t = riding(backend, "bull_bar", 3, 2)
    t.do("spin/wheel=0").go(2, 2).do("stop").idle("card")
    t.grant(stun=1, at={"nancy": (3, 2), "dustin": (10, 10)}).idle("next")
    t.do("next_kid/figure=nancy", "spin/wheel=1").go(2, 2)
    assert t.get("left") == 3


@clause("LAKE-029", "LAKE-200")
def test_cargo_trike_is_for_the_turn_of_its_rider(backend: str) -> None:
    t = plain(
        backend,
        turn="dustin",
        bikes={"nancy": "cargo_trike"},
        at={"nancy": (3, 2), "dustin": (4, 2)},
        items={"nancy": "rope"},
        monster_in="c3",
    )
    assert t.offered("fetch") == []


@clause("LAKE-029", "LAKE-166")
def test_moped_uses_a_wheel_that_is_down_once(backend: str) -> None:
    t = riding(backend, "moped", 6, 6, wheel={0: [1, 0, 0, 1]})
    assert t.offered() == ["spin/wheel=0", "rev/wheel=1", "rev/wheel=2", "spin/wheel=3"]
    t.do("rev/wheel=2")
    assert t.get("left") == 4
    assert t.get("wheel")[0] == [1, 0, 0, 1]
    assert t.get("bike_used")[0] == 1
    t = riding(backend, "moped", 6, 6, wheel={0: [1, 0, 0, 1]}, bike_used={0: 1})
    assert t.offered("rev") == []


@clause("LAKE-029", "LAKE-190")
def test_a_treehouse_encounter_fuels_the_moped(backend: str) -> None:
    t = riding(backend, "moped", 2, 1, bike_used={0: 1})
    t.do("spin/wheel=0").go(2, 2).do("stop", "at_building/building=b1")
    assert t.get("bike_used")[0] == 0
