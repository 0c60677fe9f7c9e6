"""The Snallygaster: hidden, it carries off bystanders; and its four objectives."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lakeview.town import Spot, Town, plain
from tests.support import clause

SNALLY = "snallygaster"
CORNERS = 0b1010000101
"""The districts a1, a3, c1 and c3."""
SAFE: dict[str, Spot | None] = {"nancy": (2, 2), "dustin": (10, 10)}


def prowling(backend: str, district: str, **wish: Any) -> Town:
    """Return a town: it is hidden in one district; for the Kids it may be in any corner."""
    given = {"figure": 0, "haunts": CORNERS, "at": SAFE, "taken": 0, "saved": 0} | wish
    return plain(backend, monster=SNALLY, monster_in=district, **given)


def with_bystanders(*buildings: int) -> list[int]:
    return [int(b + 1 in buildings) for b in range(20)]


@clause("LAKE-032", "LAKE-210")
@pytest.mark.parametrize("corner", ["a1", "a3", "c1", "c3"])
def test_it_begins_in_a_corner_that_only_the_lost_kid_knows(backend: str, corner: str) -> None:
    t = Town(backend, monster=SNALLY, fresh=True)
    assert t.objectives() == ["s1", "s2", "s3", "s4"]
    home = [b + 1 for b in range(20) if t.get("bystander")[b]]
    assert home == [1, 3, 4, 5, 8, 9, 11, 14, 15, 17, 18, 20]
    assert t.get("figure") == 0 and t.get("haunts") == CORNERS
    state, _ = t.game.begin(seats=3, seed=1, options=t.options)
    while state.decision and state.decision.prompt != "lair":
        state.step(state.options()[0].id)
    assert state.seat == 0
    ids = [o.id for o in state.options()]
    assert ids == [f"to_district/district={d}" for d in ("a1", "a3", "c1", "c3")]
    state.step(f"to_district/district={corner}")
    assert state.observe(1).fields["monster"] is None
    assert state.observe(0).fields["monster"] == {"a1": 0, "a3": 2, "c1": 7, "c3": 9}[corner]


# ---- carried off


@clause("LAKE-032", "LAKE-124", "LAKE-210")
def test_an_attack_that_hits_nobody_takes_a_bystander(backend: str) -> None:
    t = prowling(backend, "a2", figure=1, hand=[21])
    t.play(21)
    assert t.asked == (0, "prey")
    assert t.offered() == ["at_building/building=b3", "at_building/building=b4"]
    t.do("at_building/building=b4")
    assert t.get("bystander")[3] == 0 and t.get("bystander")[2] == 1
    assert t.told("carried_off") == ["carried_off b4 1"]
    assert t.get("calamity") == 0


@clause("LAKE-124", "LAKE-210")
def test_an_attack_that_hits_a_kid_takes_none(backend: str) -> None:
    kids = {"nancy": (6, 2), "dustin": (10, 10)}
    t = prowling(backend, "a2", figure=1, hand=[21], at=kids)
    t.play(21)
    assert t.told("kid_hit") == ["kid_hit nancy"]
    assert t.get("calamity") == 1 and t.told("carried_off") == []


@clause("LAKE-032", "LAKE-210")
@pytest.mark.parametrize(("taken", "calamity"), [(1, 0), (2, 1), (3, 0), (5, 1), (8, 1)])
def test_every_third_bystander_costs_calamity(backend: str, taken: int, calamity: int) -> None:
    t = prowling(backend, "c1", figure=1, hand=[21], taken=taken)
    t.play(21)
    assert t.told("carried_off") == [f"carried_off b15 {taken + 1}"]
    assert t.get("calamity") == calamity


@clause("LAKE-032", "LAKE-210")
def test_with_nobody_left_to_save_the_first_objective_is_paid_for(backend: str) -> None:
    t = prowling(
        backend, "c1", figure=1, hand=[21], taken=6, saved=1, bystander=with_bystanders(15)
    )
    t.play(21)
    assert t.told("objective_done") == ["objective_done s1"]
    assert t.get("calamity") == 3


# ---- hidden


@clause("LAKE-032", "LAKE-210")
def test_the_last_bystander_saved_leaves_some_to_pay_for(backend: str) -> None:
    t = prowling(backend, "c3", figure=1, saved=1, bystander=with_bystanders(9), turn="dustin")
    t.visit((5, 5), "fulfil/objective=s1")
    assert t.get("saved") == 2 and t.get("calamity") == 2
    assert t.told("objective_done") == ["objective_done s1"]


@clause("LAKE-032", "LAKE-210")
def test_a_bystander_saved_while_others_are_left_ends_nothing(backend: str) -> None:
    t = prowling(backend, "c3", figure=1, saved=1, bystander=with_bystanders(9, 20))
    t.visit((5, 5), "fulfil/objective=s1")
    assert t.get("saved") == 2 and t.get("calamity") == 0 and t.told("objective_done") == []


@clause("LAKE-009", "LAKE-210")
def test_an_attack_that_changes_something_shows_it(backend: str) -> None:
    t = prowling(backend, "c1", hand=[21])
    assert t.sees(1, "monster") is None
    t.play(21)
    assert t.told("monster_shown") == ["monster_shown c1"]
    assert t.sees(1, "monster") == 7 and t.get("haunts") == 1 << 7


@clause("LAKE-210")
def test_it_is_shown_where_it_hits_a_kid_or_drives_off_the_feds(backend: str) -> None:
    nobody = with_bystanders(20)
    kids = {"nancy": (1, 10), "dustin": (10, 10)}
    t = prowling(backend, "c1", hand=[21], bystander=nobody, at=kids)
    t.play(21)
    assert t.told("kid_hit") == ["kid_hit nancy"]
    assert t.told("monster_shown") == ["monster_shown c1"]
    t = prowling(backend, "a1", hand=[21], bystander=nobody, feds=[0, 0])
    t.play(21)
    assert t.told("feds_fled") == ["feds_fled red"]
    assert t.told("monster_shown") == ["monster_shown a1"]


@clause("LAKE-009", "LAKE-210")
def test_an_attack_that_changes_nothing_does_not(backend: str) -> None:
    t = prowling(backend, "c1", hand=[21], bystander=with_bystanders(20))
    t.play(21)
    assert t.told("monster_shown") == [] and t.told("attacked") == []
    assert t.told("prowled") == ["prowled"]
    # It cannot be in c3 with its bystander, nor in a1 or c3 with the Feds on a corner.
    assert t.get("haunts") == (1 << 2) | (1 << 7)
    assert t.sees(1, "monster") is None


@clause("LAKE-009", "LAKE-210")
def test_it_vanishes_when_it_moves_on(backend: str) -> None:
    t = prowling(backend, "c1", figure=1, haunts=1 << 7, hand=[2], bystander=with_bystanders(20))
    t.play(2)
    assert t.asked == (0, "district")
    t.do("to_district/district=c2")
    assert t.told("monster_stalked") == ["monster_stalked"]
    assert t.told("monster_moved") == []
    assert t.get("figure") == 0 and t.sees(1, "monster") is None
    assert t.get("haunts") == 1 << 8


@clause("LAKE-009", "LAKE-210")
def test_it_stays_in_sight_when_it_does_not_move(backend: str) -> None:
    nobody = with_bystanders(20)
    kids = {"nancy": (1, 10), "dustin": (10, 10)}
    t = prowling(backend, "c1", figure=1, haunts=1 << 7, hand=[17], bystander=nobody, at=kids)
    t.play(17).do("to_district/district=c1")
    assert t.told("monster_stalked") == []
    assert t.get("figure") == 1 and t.told("kid_hit") == ["kid_hit nancy"]


@clause("LAKE-009", "LAKE-210")
def test_choices_between_districts_are_secret(backend: str) -> None:
    kids = {"nancy": (3, 6), "dustin": (10, 10)}
    t = prowling(backend, "a2", haunts=0b10, hand=[3], bystander=with_bystanders(20), at=kids)
    t.play(3)
    assert t.offered() == ["to_district/district=b2", "to_district/district=b3"]
    t.do("to_district/district=b3")
    assert t.get("haunts") & (1 << 5)
    assert t.told("monster_stalked") == ["monster_stalked"]
    assert t.sees(2, "monster") is None


@clause("LAKE-210")
def test_a_blocked_move_is_announced(backend: str) -> None:
    t = prowling(backend, "a3", hand=[2])
    t.play(2)
    assert t.told("monster_blocked") == ["monster_blocked"]
    assert t.get("calamity") == 1
    assert t.get("haunts") == (1 << 2) | (1 << 9)


@clause("LAKE-009", "LAKE-210")
@pytest.mark.parametrize(("card", "district", "left"), [(3, "c1", [7, 9]), (1, "a3", [0, 2])])
def test_a_blocked_move_tells_where_it_can_be(
    backend: str, card: int, district: str, left: list[int]
) -> None:
    t = prowling(backend, district, hand=[card])
    t.play(card)
    assert t.get("haunts") == sum(1 << d for d in left)


@clause("LAKE-009", "LAKE-210")
def test_it_can_be_wherever_its_move_may_have_led(backend: str) -> None:
    t = prowling(backend, "a3", hand=[8], haunts=(1 << 2) | (1 << 9), bystander=[0] * 20)
    t.grant(done=["s1"])
    t.play(8)
    assert t.offered() == ["to_district/district=a2"]
    t.do("to_district/district=a2")
    assert t.get("haunts") == (1 << 1) | (1 << 8) and t.get("figure") == 0


@clause("LAKE-210", "LAKE-145")
def test_when_the_lost_kid_is_found_it_is_in_sight_for_good(backend: str) -> None:
    t = prowling(backend, "c1", hiding=9, at={"nancy": (5, 5), "dustin": (10, 10)}, turn="nancy")
    t.do("spin/wheel=0", "stop", "search").go(5, 5)
    assert t.told("monster_shown") == ["monster_shown c1"]
    assert t.get("figure") == 1
    t.idle("card")
    t.grant(hand=[2], monster_in="c1", at=SAFE, bystander=with_bystanders(20)).play(2)
    assert t.told("monster_moved")[-1:] == ["monster_moved c2"]
    assert t.sees(1, "monster") == 8


# ---- claims about a hidden Monster


def claiming(backend: str, district: str, item: str = "", bike: str = "", **wish: Any) -> Town:
    """Return a town: Nancy stands in c3; it is hidden in a corner."""
    given = {
        "items": {"nancy": item},
        "bikes": {"nancy": bike},
        "at": {"nancy": (9, 10), "dustin": (2, 2)},
        "next_cards": "bullies",
        "stun": 0,
    }
    return prowling(backend, district, turn="nancy", **given | wish)


@clause("LAKE-042", "LAKE-215", "LAKE-216")
def test_firecrackers_on_the_right_district(backend: str) -> None:
    t = claiming(backend, "a1", "firecrackers")
    t.do("use_item/item=firecrackers")
    corners = {f"to_district/district={d}" for d in ("a1", "a3", "c1", "c3")}
    assert set(t.offered()) == corners
    t.do("to_district/district=a1")
    assert t.told("monster_shown") == ["monster_shown a1"]
    t.do("to_district/district=b1")
    assert t.monster == "b1" and t.sees(2, "monster") == 3
    assert not t.face_up("firecrackers")


@clause("LAKE-042", "LAKE-215", "LAKE-216")
def test_firecrackers_on_the_wrong_district(backend: str) -> None:
    t = claiming(backend, "a1", "firecrackers")
    t.do("use_item/item=firecrackers", "to_district/district=c1")
    assert t.told("denied") == ["denied c1"]
    assert t.monster == "a1" and t.told("monster_shown") == []
    assert not t.face_up("firecrackers") and t.asked[1] == "wheel"
    assert t.get("haunts") == CORNERS & ~(1 << 7)


@clause("LAKE-042", "LAKE-215", "LAKE-216")
@pytest.mark.parametrize(("district", "right"), [("c3", True), ("a1", False)])
def test_a_basket_is_declared(backend: str, district: str, right: bool) -> None:
    t = claiming(backend, district, "basket")
    t.do("use_item/item=basket")
    assert t.get("stun") == int(right)
    assert t.told("denied") == ([] if right else ["denied c3"])
    assert not t.face_up("basket")
    assert t.get("haunts") == (1 << 9 if right else CORNERS & ~(1 << 9))


@clause("LAKE-041", "LAKE-215", "LAKE-216")
@pytest.mark.parametrize(("district", "right"), [("c3", True), ("a1", False)])
def test_danger_zone_is_declared(backend: str, district: str, right: bool) -> None:
    t = claiming(backend, district, bike="danger_zone")
    t.do("spin/wheel=0", "stop")
    assert t.asked[1] == "roam" and t.offered() == ["roam", "pass"]
    t.do("roam")
    assert t.told("card_drawn") == (["card_drawn nancy bullies"] if right else [])
    assert t.told("denied") == ([] if right else ["denied c3"])
    assert t.told("bike_used") == ["bike_used nancy danger_zone"]
    assert t.get("bike_used")[0] == 1


@clause("LAKE-041", "LAKE-215")
def test_nobody_has_to_declare_danger_zone(backend: str) -> None:
    t = claiming(backend, "c3", bike="danger_zone")
    t.do("spin/wheel=0", "stop", "pass")
    assert t.kid == "dustin" and t.told("card_drawn") == []
    assert t.get("bike_used")[0] == 0 and t.get("haunts") == CORNERS


@clause("LAKE-041", "LAKE-216")
@pytest.mark.parametrize("figure", [0, 1])
def test_a_bike_that_was_declared_brings_nothing_more(backend: str, figure: int) -> None:
    t = claiming(backend, "c3", bike="danger_zone", bike_used={0: 1}, figure=figure)
    t.do("spin/wheel=0", "stop")
    assert t.kid == "dustin" and t.told("card_drawn") == []


@clause("LAKE-041", "LAKE-216", "LAKE-191")
def test_a_treehouse_encounter_turns_danger_zone_up(backend: str) -> None:
    at = {"nancy": (2, 2), "dustin": (9, 10)}
    t = claiming(backend, "c3", bike="danger_zone", bike_used={0: 1}, at=at)
    t.do("spin/wheel=0", "stop").do(t.offered("at_building")[0])
    assert t.get("bike_used")[0] == 0


@clause("LAKE-216", "LAKE-179")
def test_a_wrong_claim_leaves_the_encounter_of_the_turn(backend: str) -> None:
    at = {"nancy": (9, 9), "dustin": (2, 2)}
    t = claiming(backend, "a1", bike="danger_zone", at=at)
    t.do("spin/wheel=0", "stop", "roam")
    assert t.told("denied") == ["denied c3"]
    assert t.asked[1] == "encounter" and "search" in t.offered()


# ---- objectives


@clause("LAKE-032", "LAKE-188", "LAKE-210")
def test_four_bystanders_one_in_each_encounter(backend: str) -> None:
    t = prowling(backend, "a1")
    for n, spot in enumerate(((4, 5), (1, 9), (5, 9), (6, 11)), 1):
        assert t.told("objective_done") == []
        t.visit(spot, "fulfil/objective=s1", feds=[0, 0])
        assert t.get("saved") == n
    assert t.told("objective_done") == ["objective_done s1"]
    assert t.get("bystander")[8] == 0


@clause("LAKE-188", "LAKE-210")
def test_there_must_be_a_bystander(backend: str) -> None:
    t = prowling(backend, "a1")
    t.visit((4, 7))
    assert t.offered("fulfil") == []


@clause("LAKE-188", "LAKE-203")
def test_the_star_costs_a_key_and_a_bone(backend: str) -> None:
    for symbols, possible in (("key key eye", False), ("eye key bone", True)):
        t = prowling(backend, "a1", done=["s1"], symbols={"nancy": symbols})
        t.visit((10, 7), feds=[0, 0])
        assert t.offered("fulfil") == (["fulfil/objective=s2"] if possible else [])
    t.do("fulfil")
    assert t.symbols("nancy") == ["eye"] and t.get("done")[1] == 1


@clause("LAKE-188", "LAKE-198", "LAKE-210")
@pytest.mark.parametrize(
    ("spot", "symbols", "possible"),
    [
        ((4, 6), "eye flame", True),
        ((3, 6), "eye flame", True),
        ((2, 6), "eye flame", False),
        ((4, 6), "eye eye", False),
    ],
)
def test_brought_to_ground_in_the_district_of_the_monster(
    backend: str, spot: Spot, symbols: str, possible: bool
) -> None:
    t = plain(
        backend,
        monster=SNALLY,
        turn="nancy",
        found=(10, 2),
        done=["s1", "s2"],
        at={"nancy": spot, "dustin": (10, 10)},
        monster_in="b2",
        symbols={"nancy": symbols},
    )
    assert t.offered("fulfil") == (["fulfil/objective=s4"] if possible else [])


@clause("LAKE-005", "LAKE-188", "LAKE-210")
def test_from_the_first_objective_to_victory(backend: str) -> None:
    t = prowling(backend, "a1", hiding=20)
    calm = {"feds": [0, 0], "taken": 0}
    for spot in ((4, 5), (1, 9), (5, 9), (6, 11)):
        home = with_bystanders(9, 15, 17, 18, 20)
        t.visit(spot, "fulfil/objective=s1", bystander=home, **calm)
    mine = dict.fromkeys(("nancy", "dustin"), "key bone")
    t.visit((10, 7), "fulfil/objective=s2", symbols=mine, **calm)
    t.visit((10, 11), "search", **calm | {"feds": [0, 3]}).idle("wheel")
    kid = str(t.kid)
    t.grant(at={kid: (4, 6)}, monster_in="b2", symbols={kid: "eye flame"})
    t.do("fulfil/objective=s4")
    assert t.log[-1] == "won" and t.state.over
    done = ("s1", "s2", "s3", "s4")
    assert t.told("objective_done") == [f"objective_done {o}" for o in done]
