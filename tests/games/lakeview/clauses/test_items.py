"""Items: when they can be used, and what each of them does."""

from __future__ import annotations

import pytest

from tests.games.lakeview.town import Town, meeting, plain
from tests.support import clause

HIDDEN = {"monster": "snallygaster", "figure": 0}


def equipped(backend: str, item: str, *spot: int, **wish: object) -> Town:
    """Return a town: Nancy has an item and is about to choose a wheel."""
    given = {"at": {"nancy": spot, "dustin": (10, 10)}, "monster_in": "c3"} | wish
    return plain(backend, turn="nancy", items={"nancy": item}, **given)


@clause("LAKE-194")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_kid_begins_with_an_item(backend: str, seats: int) -> None:
    t = Town(backend, seats=seats, fresh=True)
    team = t.get("team")[0]
    assert [len(row) for row in t.get("carried")] == [1] * team + [0] * (5 - team)
    for row in t.get("carried")[:team]:
        assert t.get("ready")[row[0]] == 1


@clause("LAKE-194", "LAKE-195")
def test_there_is_no_limit_to_what_one_carries(backend: str) -> None:
    five = "basket rope rope_2 flashlight flashlight_2"
    t = meeting(backend, "yard_sale", items={"nancy": five})
    t.do("choose/option=0")
    assert len(t.items("nancy")) == 6
    assert set(five.split()) < set(t.items("nancy"))


@clause("LAKE-196")
def test_an_item_without_a_limit_on_the_turn_of_another(backend: str) -> None:
    t = plain(
        backend,
        hand=[21],
        monster_in="b2",
        at={"nancy": (4, 6), "dustin": (10, 10)},
        items={"dustin": "firecrackers"},
    )
    t.play(21)
    assert t.asked == (2, "watch")
    assert t.offered() == ["use_item/item=firecrackers", "pass"]
    t.do("pass")
    assert t.told("kid_hit") == ["kid_hit nancy"]
    t = meeting(backend, "eyes_in_the_hedge", items={"dustin": "firecrackers"})
    t.do("choose/option=1")
    assert t.asked == (2, "watch")


@clause("LAKE-196")
def test_it_may_be_used_before_a_card_is_chosen(backend: str) -> None:
    t = plain(backend, stun=1, monster_in="b2", hand=[21], at={"nancy": (2, 2), "dustin": (10, 10)})
    t.grant(items={"dustin": "firecrackers"})
    t.play(21).do("pass")
    while t.asked != (2, "watch"):
        t.do(next((i for i in ("stop", "end_turn") if i in t.offered()), t.offered()[0]))
    assert t.told("round_began") != [] and t.told("card_played")[1:] == []


@clause("LAKE-196")
def test_an_item_for_the_own_turn_is_not_offered_to_others(backend: str) -> None:
    t = plain(
        backend,
        hand=[21],
        monster_in="b2",
        at={"nancy": (2, 2), "dustin": (10, 10)},
        items={"dustin": "town_map walkie_talkie rope"},
    )
    t.play(21)
    assert t.asked[1] == "next"


@clause("LAKE-197")
def test_a_used_item_is_face_down_until_a_treehouse(backend: str) -> None:
    t = equipped(backend, "town_map", 2, 1, at={"nancy": (2, 1), "dustin": (4, 10)})
    t.do("use_item/item=town_map", "at_building/building=b5")
    assert not t.face_up("town_map") and t.offered("use_item") == []
    t.do("spin/wheel=0").go(2, 2)
    assert t.offered("use_item") == []
    t.do("stop", "at_building/building=b6")
    assert t.face_up("town_map")
    assert t.offered("use_item") == ["use_item/item=town_map"]


@clause("LAKE-198")
def test_a_free_action_before_during_and_after_the_move(backend: str) -> None:
    for moment in ("wheel", "travel", "encounter"):
        t = equipped(backend, "town_map", 4, 6)
        if moment != "wheel":
            t.do("spin/wheel=2").go(4, 7)
        if moment == "encounter":
            t.do("stop")
        assert t.asked[1] == moment
        t.do("use_item/item=town_map", "at_building/building=b20")
        assert t.asked[1] == moment
        if moment == "travel":
            assert t.get("left") == 3 and t.reach()


@clause("LAKE-198")
def test_a_free_action_during_an_encounter(backend: str) -> None:
    t = meeting(backend, "bullies", items={"nancy": "town_map"})
    t.do("use_item/item=town_map", "at_building/building=b20")
    assert t.asked == (1, "choice")
    assert t.get("tokens")[19] == 1


@clause("LAKE-194")
def test_an_empty_deck_gives_no_item(backend: str) -> None:
    t = meeting(backend, "yard_sale", item_deck=[])
    t.do("choose/option=0")
    assert t.items("nancy") == [] and t.told("got_item") == []
    t = meeting(backend, "yard_sale", item_deck=[12])
    t.do("choose/option=0")
    assert t.items("nancy") == ["camera"] and t.face_up("camera")


# ---- each of them


@clause("LAKE-028", "LAKE-042", "LAKE-196")
def test_firecrackers_drive_the_monster_next_door(backend: str) -> None:
    t = plain(
        backend,
        hand=[21],
        monster_in="b2",
        stun=0,
        at={"nancy": (4, 6), "dustin": (1, 10)},
        items={"dustin": "firecrackers"},
    )
    t.play(21).do("use_item/item=firecrackers")
    assert set(t.offered()) == {f"to_district/district={d}" for d in ("a2", "b1", "b3", "c2")}
    t.do("to_district/district=b1")
    assert t.monster == "b1"
    assert t.told("kid_hit") == [] and t.told("attacked") == ["attacked b1"]


@clause("LAKE-028", "LAKE-042")
def test_firecrackers_are_no_action_of_the_monster(backend: str) -> None:
    t = equipped(backend, "firecrackers", 4, 6, monster_in="b1", stun=1)
    t.do("use_item/item=firecrackers", "to_district/district=b2")
    assert t.monster == "b2" and t.get("stun") == 1
    assert t.told("attacked") == []


@clause("LAKE-028", "LAKE-042", "LAKE-211")
def test_a_basket_stuns_the_monster_of_the_own_district(backend: str) -> None:
    t = plain(
        backend,
        hand=[21],
        monster_in="b2",
        stun=0,
        at={"nancy": (4, 6), "dustin": (10, 10)},
        items={"nancy": "basket", "dustin": "basket_2"},
    )
    t.play(21)
    assert t.asked == (1, "watch")
    t.do("use_item/item=basket")
    assert t.told("monster_stunned") == ["monster_stunned"]
    assert t.told("kid_hit") == [] and t.get("stun") == 0


@clause("LAKE-028", "LAKE-042")
def test_a_basket_is_useless_elsewhere(backend: str) -> None:
    t = equipped(backend, "basket", 4, 6, monster_in="b4", stun=0)
    assert t.offered("use_item") == []
    t = equipped(backend, "basket", 3, 6, monster_in="b1", stun=0)
    assert t.offered("use_item") == ["use_item/item=basket"]
    t = equipped(backend, "basket", 3, 6, monster_in="b1", stun=1)
    assert t.offered("use_item") == []


@clause("LAKE-028", "LAKE-196")
def test_a_flashlight_gives_two_squares(backend: str) -> None:
    t = equipped(backend, "flashlight", 6, 6)
    assert t.offered("use_item") == []
    t.do("spin/wheel=0", "use_item/item=flashlight")
    assert t.get("left") == 4 and (6, 2) in t.reach()


@clause("LAKE-028", "LAKE-200")
def test_a_walkie_talkie_trades_once_with_anybody(backend: str) -> None:
    t = plain(
        backend,
        turn="nancy",
        monster_in="c3",
        at={"nancy": (6, 6), "dustin": (10, 10)},
        items={"nancy": "walkie_talkie rope", "dustin": "camera town_map"},
    )
    t.do("use_item/item=walkie_talkie", "give/item=rope/figure=dustin")
    assert set(t.offered()) == {
        "fetch/item=camera/figure=dustin",
        "fetch/item=town_map/figure=dustin",
        "pass",
    }
    t.do("fetch/item=camera")
    assert t.asked == (2, "deal")
    t.do("agree")
    assert t.items("nancy") == ["walkie_talkie", "camera"]
    assert set(t.items("dustin")) == {"rope", "town_map"}
    assert t.asked[1] == "wheel" and t.offered("fetch") == []


@clause("LAKE-028", "LAKE-200")
def test_a_call_in_vain_turns_the_walkie_talkie_down(backend: str) -> None:
    t = plain(
        backend,
        turn="dustin",
        monster_in="c3",
        at={"nancy": (6, 6), "dustin": (10, 10)},
        items={"nancy": "camera", "dustin": "walkie_talkie rope"},
    )
    t.do("use_item/item=walkie_talkie", "fetch/item=camera")
    assert t.asked == (2, "price") and "give/item=rope/figure=nancy" in t.offered()
    t.do("give/item=rope", "pass")
    assert t.items("nancy") == ["camera"] and t.items("dustin") == ["walkie_talkie", "rope"]
    assert not t.face_up("walkie_talkie")


@clause("LAKE-028", "LAKE-200")
def test_the_walkie_talkie_reaches_everybody_in_town(backend: str) -> None:
    t = plain(
        backend,
        seats=5,
        turn="dustin",
        monster_in="c3",
        at={"nancy": (0, 0), "dustin": (6, 6), "will": (2, 10), "jane": None},
        items={"dustin": "walkie_talkie", "jane": "camera"},
        symbols={"nancy": "key", "dustin": "flame", "will": "bone"},
        feds=[6, 0],
    )
    t.do("use_item/item=walkie_talkie")
    assert t.asked == (2, "radio")
    assert set(t.offered()) == {
        "give/item=walkie_talkie/figure=nancy",
        "give/item=walkie_talkie/figure=will",
        "give_symbol/symbol=flame/figure=nancy",
        "give_symbol/symbol=flame/figure=will",
        "fetch_symbol/symbol=key/figure=nancy",
        "fetch_symbol/symbol=bone/figure=will",
    }
    t.do("give_symbol/symbol=flame/figure=will")
    assert t.offered() == ["fetch_symbol/symbol=bone/figure=will", "pass"]
    t.do("fetch_symbol/symbol=bone")
    assert t.asked == (3, "deal")
    t.do("agree")
    assert t.symbols("dustin") == ["bone"] and t.symbols("will") == ["flame"]
    assert t.offered("use_item") == []


@clause("LAKE-028", "LAKE-200")
def test_a_gift_by_walkie_talkie_needs_no_answer(backend: str) -> None:
    t = plain(
        backend,
        turn="dustin",
        monster_in="c3",
        at={"nancy": (1, 2), "dustin": (6, 6)},
        items={"nancy": "camera", "dustin": "walkie_talkie"},
        symbols={"dustin": "bone"},
    )
    t.do("use_item/item=walkie_talkie", "give_symbol/symbol=bone/figure=nancy", "pass")
    assert t.symbols("nancy") == ["bone"] and t.symbols("dustin") == []
    assert t.asked == (2, "wheel")


@clause("LAKE-028", "LAKE-200")
def test_a_walkie_talkie_needs_somebody_to_talk_to(backend: str) -> None:
    t = equipped(backend, "walkie_talkie", 6, 6, at={"nancy": (6, 6), "dustin": None})
    assert t.offered("use_item") == []
    t = equipped(
        backend, "walkie_talkie", 6, 6, at={"nancy": (6, 6), "dustin": (0, 0)}, feds=[6, 0]
    )
    assert t.offered("use_item") == ["use_item/item=walkie_talkie"]


@clause("LAKE-028", "LAKE-177")
def test_a_rope_crosses_one_fence(backend: str) -> None:
    t = equipped(backend, "rope", 3, 2)
    t.do("spin/wheel=2", "use_item/item=rope")
    assert (1, 2) in t.reach() and (0, 2) not in t.reach()
    t.go(1, 2)
    assert t.get("left") == 2 and (0, 2) not in t.reach()


@clause("LAKE-028", "LAKE-192")
def test_a_town_map_puts_a_token_anywhere(backend: str) -> None:
    t = equipped(backend, "town_map", 6, 6)
    t.do("use_item/item=town_map")
    assert len(t.offered("at_building")) == 20
    t.do("at_building/building=b17")
    assert t.get("tokens")[16] == 1


@clause("LAKE-028", "LAKE-192")
@pytest.mark.parametrize(("lying", "possible"), [(11, True), (12, False)])
def test_a_town_map_needs_a_token_in_the_supply(backend: str, lying: int, possible: bool) -> None:
    t = equipped(backend, "town_map", 6, 6, tokens={5: lying})
    assert bool(t.offered("use_item")) is possible


@clause("LAKE-028", "LAKE-180")
@pytest.mark.parametrize(("kept", "other"), [("bullies", 7), ("rusty_lock", 0)])
def test_a_camera_shows_two_cards(backend: str, kept: str, other: int) -> None:
    t = meeting(backend, "bullies rusty_lock", items={"nancy": "rope camera flashlight"})
    assert t.offered() == ["use_item/item=camera", "pass"]
    t.do("use_item/item=camera")
    assert t.offered() == ["resolve/encounter=bullies", "resolve/encounter=rusty_lock"]
    t.do(f"resolve/encounter={kept}")
    assert t.get("encounter_under")[-1] == other
    assert t.told("card_drawn") == [f"card_drawn nancy {kept}"]
    assert t.told("item_used") == ["item_used nancy camera"] and not t.face_up("camera")


@clause("LAKE-028", "LAKE-180")
def test_a_camera_that_is_face_down_shows_nothing(backend: str) -> None:
    t = meeting(backend, "bullies rusty_lock", items={"nancy": "-camera rope"})
    assert t.told("card_drawn") == ["card_drawn nancy bullies"]


@clause("LAKE-028", "LAKE-180")
def test_a_camera_may_be_kept(backend: str) -> None:
    t = meeting(backend, "bullies rusty_lock", items={"nancy": "camera"})
    t.do("pass")
    assert t.told("card_drawn") == ["card_drawn nancy bullies"] and t.face_up("camera")


@clause("LAKE-028", "LAKE-196")
def test_a_lunchbox_sends_the_feds_back(backend: str) -> None:
    t = plain(
        backend,
        hand=[21],
        stun=1,
        monster_in="b2",
        feds=[2, 0],
        at={"nancy": (5, 1), "dustin": (10, 10)},
        items={"dustin": "lunchbox"},
    )
    t.play(21)
    assert t.asked == (2, "watch")
    t.do("use_item/item=lunchbox")
    # The blue van stands at its start, so it was the red sedan; nobody was surprised going back.
    back = t.log.index("item_used dustin lunchbox")
    assert t.log[back + 1] == "surprised nancy red"
    assert t.told("feds_moved") == ["feds_moved red x8y0", "feds_moved blue x12y8"]


@clause("LAKE-028", "LAKE-122", "LAKE-196")
def test_a_lunchbox_stops_feds_who_flee(backend: str) -> None:
    """Blue stands on a crossing of B2: the attack drives it on, one crossing back first."""
    t = Town(
        backend,
        hand=[21, 24, 27, 30],
        monster_in="b2",
        at={"nancy": (1, 2), "dustin": (11, 11)},
        feds=[0, 5],
        items={"dustin": "lunchbox"},
    )
    t.play(21)
    assert t.asked == (2, "watch")
    t.do("use_item/item=lunchbox")
    assert t.log.index("item_used dustin lunchbox") > t.log.index("feds_fled blue")
    assert t.get("feds")[1] == 5 - 1 + 3 + 1


@clause("LAKE-028", "LAKE-196")
def test_a_lunchbox_on_the_own_turn_surprises_nobody(backend: str) -> None:
    t = equipped(backend, "lunchbox", 4, 6, feds=[2, 9], at={"nancy": (7, 1), "dustin": (0, 6)})
    t.do("use_item/item=lunchbox")
    assert t.offered() == ["which/feds=red", "which/feds=blue"]
    t.do("which/feds=blue")
    assert t.get("feds") == [2, 8]
    assert t.told("surprised") == []
    t = equipped(backend, "lunchbox", 4, 6, feds=[0, 0])
    assert t.offered("use_item") == []


@clause("LAKE-028", "LAKE-184")
def test_a_lucky_coin_takes_the_next_token(backend: str) -> None:
    mine = {"nancy": "rope lucky_coin town_map"}
    t = meeting(backend, "bullies", items=mine, next_symbols=[2, 1])
    t.do("choose/option=1")
    assert t.sees(1, "turned") == [2]
    assert t.offered() == ["use_item/item=lucky_coin", "pass"]
    t.do("use_item/item=lucky_coin")
    assert t.told("item_used") == ["item_used nancy lucky_coin"] and not t.face_up("lucky_coin")
    assert t.get("held")[0] == [1]
    assert t.told("monster_moved") == []
    assert t.get("under")[0][-1] == 2


@clause("LAKE-028", "LAKE-184")
def test_a_lucky_coin_that_is_kept_or_face_down(backend: str) -> None:
    t = meeting(backend, "bullies", items={"nancy": "lucky_coin"}, next_symbols=[0, 1])
    t.do("choose/option=1", "pass")
    assert t.get("held")[0] == [0] and t.face_up("lucky_coin")
    t = meeting(backend, "bullies", items={"nancy": "-lucky_coin rope"}, next_symbols=[0, 1])
    t.do("choose/option=1")
    assert t.get("held")[0] == [0]


@clause("LAKE-028", "LAKE-020")
def test_an_extension_lead_moves_a_projector(backend: str) -> None:
    lit = [0] * 20
    lit[11] = 1  # the cinema, in b3
    t = equipped(backend, "extension_lead", 6, 6, projector=lit)
    t.do("use_item/item=extension_lead")
    near = {11, 3, 4, 9, 10, 13, 14, 17, 18}  # b3, a2, b2, b4, c2
    assert set(t.offered()) == {f"at_building/building=b{n}" for n in near}
    t.do("at_building/building=b4")
    assert t.get("projector")[3] == 1 and t.get("projector")[11] == 0
    t = equipped(backend, "extension_lead", 6, 6)
    assert t.offered("use_item") == []


@clause("LAKE-028", "LAKE-124")
def test_a_fuse_saves_a_wheel_and_calamity(backend: str) -> None:
    t = plain(
        backend,
        hand=[21],
        monster_in="b2",
        at={"nancy": (5, 7), "dustin": (10, 10)},
        items={"nancy": "fuse"},
    )
    t.play(21)
    assert t.asked == (1, "brace")
    t.do("use_item/item=fuse")
    assert t.told("item_used") == ["item_used nancy fuse"] and not t.face_up("fuse")
    assert t.told("kid_hit") == ["kid_hit nancy"]
    assert t.get("calamity") == 0 and t.get("wheel")[0] == [1, 1, 1, 1]
    assert t.where("nancy") == (2, 10)
    assert t.asked[1] == "next"


@clause("LAKE-028", "LAKE-196")
def test_a_fuse_is_for_its_owner_and_for_an_attack(backend: str) -> None:
    for kids, items in (
        ({"nancy": (5, 7), "dustin": (10, 10)}, {"dustin": "fuse"}),
        ({"nancy": (5, 7), "dustin": (10, 10)}, {"nancy": "-fuse rope"}),
        ({"nancy": (5, 7), "dustin": (10, 10)}, {"nancy": "rope town_map"}),
    ):
        t = plain(backend, hand=[21], monster_in="b2", at=kids, items=items)
        t.play(21)
        assert t.told("item_used") == [] and t.get("calamity") == 1


@clause("LAKE-028", "LAKE-196")
def test_the_second_of_two_who_are_hit_has_the_fuse(backend: str) -> None:
    t = plain(
        backend,
        hand=[21],
        monster_in="b2",
        at={"nancy": (4, 6), "dustin": (5, 7)},
        items={"nancy": "rope", "dustin": "fuse town_map"},
    )
    t.play(21)
    assert t.asked == (2, "brace") and t.offered() == ["use_item/item=fuse", "pass"]
    t.do("use_item/item=fuse").idle("next")
    assert sorted(t.told("kid_hit")) == ["kid_hit dustin", "kid_hit nancy"]
    assert t.get("calamity") == 1
    assert t.told("item_used") == ["item_used dustin fuse"] and not t.face_up("fuse")


@clause("LAKE-028", "LAKE-021", "LAKE-203")
def test_a_hammer_breaks_a_reflection_for_nothing(backend: str) -> None:
    t = equipped(backend, "hammer", 4, 6, monster="bloody_mary", done=["m1"], double=[-1, -1])
    t.grant(at={"nancy": (5, 8), "dustin": (10, 10)})
    t.do("use_item/item=hammer", "spin/wheel=0").go(5, 9).do("stop", "fulfil/objective=m2")
    assert t.get("reflection")[16] == 0 and t.get("hammer") == 0
    t = equipped(backend, "hammer", 5, 9, monster="bloody_mary", done=["m1"])
    t.do("spin/wheel=0", "stop")
    assert t.offered("fulfil") == []


@clause("LAKE-028", "LAKE-036")
def test_a_white_sheet_hides_a_double_until_the_next_turn_of_the_lost_kid(backend: str) -> None:
    t = plain(
        backend,
        monster="bloody_mary",
        hand=[21, 22],
        monster_in="c1",
        double=[1, 8],
        at={"nancy": (6, 2), "dustin": (2, 10)},
        items={"dustin": "white_sheet"},
    )
    t.play(21)
    assert t.asked == (2, "watch") and t.told("attacked") == ["attacked c1"]
    t.do("use_item/item=white_sheet", "to_district/district=a2")
    assert t.told("double_attacked") == ["double_attacked c2"]
    assert t.told("kid_hit") == [] and t.get("double") == [1, 8]
    t.idle("card")
    assert t.get("sheeted") == [0, 0]


@clause("LAKE-028", "LAKE-036")
def test_of_two_doubles_in_one_district_a_sheet_hides_one(backend: str) -> None:
    wish = {"monster": "bloody_mary", "double": [0, 0]}
    t = equipped(backend, "white_sheet", 6, 6, **wish)
    t.do("use_item/item=white_sheet")
    assert t.get("sheeted") == [1, 0]
    t = equipped(backend, "white_sheet", 6, 6, sheeted=[1, 0], **wish)
    t.do("use_item/item=white_sheet")
    assert t.get("sheeted") == [1, 1]
    t = equipped(backend, "white_sheet", 6, 6, sheeted=[1, 1], **wish)
    assert t.offered("use_item") == []


@clause("LAKE-028", "LAKE-036")
def test_a_sheet_for_the_second_double(backend: str) -> None:
    t = equipped(backend, "white_sheet", 6, 6, monster="bloody_mary", double=[1, 8])
    t.do("use_item/item=white_sheet")
    assert t.offered() == ["to_district/district=a2", "to_district/district=c2"]
    t.do("to_district/district=c2")
    assert t.get("sheeted") == [0, 1]
    t = equipped(backend, "white_sheet", 6, 6, monster="bloody_mary", double=[-1, 0])
    t.do("use_item/item=white_sheet")
    assert t.get("sheeted") == [0, 1]


@clause("LAKE-028", "LAKE-022")
def test_holy_water_lifts_a_curse_on_the_own_square(backend: str) -> None:
    t = equipped(
        backend,
        "holy_water",
        6,
        6,
        monster="jersey_devil",
        curses=[0, 2, 0, 0, 0],
        at={"nancy": (6, 6), "dustin": (6, 6)},
    )
    t.do("use_item/item=holy_water")
    assert t.get("curses") == [0, 1, 0, 0, 0]
    t = equipped(backend, "holy_water", 6, 6, monster="jersey_devil", curses=[0, 2, 0, 0, 0])
    assert t.offered("use_item") == []


@clause("LAKE-028", "LAKE-022")
def test_holy_water_is_for_one_of_those_who_are_there(backend: str) -> None:
    t = plain(
        backend,
        seats=4,
        turn="dustin",
        monster="jersey_devil",
        curses=[1, 1, 2, 0, 0],
        at={"nancy": (6, 6), "dustin": (6, 6), "will": (1, 2)},
        items={"dustin": "holy_water"},
        monster_in="c3",
    )
    t.do("use_item/item=holy_water")
    assert t.asked[0] == 2 and t.offered() == ["whom/figure=nancy", "whom/figure=dustin"]
    t.do("whom/figure=dustin")
    assert t.get("curses") == [1, 0, 2, 0, 0]
    assert t.told("uncursed") == ["uncursed dustin 1"] and not t.face_up("holy_water")


@clause("LAKE-028", "LAKE-022")
def test_a_horseshoe_wards_off_a_curse(backend: str) -> None:
    t = plain(
        backend,
        monster="jersey_devil",
        hand=[21],
        monster_in="b2",
        at={"nancy": (4, 6), "dustin": (5, 6)},
        items={"nancy": "horseshoe"},
    )
    t.play(21)
    assert t.asked == (1, "brace")
    t.do("use_item/item=horseshoe").idle("next")
    assert t.told("item_used") == ["item_used nancy horseshoe"] and not t.face_up("horseshoe")
    assert sorted(t.told("kid_hit")) == ["kid_hit dustin", "kid_hit nancy"]
    assert t.get("calamity") == 2
    assert t.get("curses") == [0, 1, 0, 0, 0]


@clause("LAKE-028", "LAKE-022", "LAKE-124")
def test_a_horseshoe_of_the_second_kid_wards_off_the_second_curse(backend: str) -> None:
    t = plain(
        backend,
        monster="jersey_devil",
        hand=[21],
        monster_in="b2",
        at={"nancy": (4, 6), "dustin": (5, 6)},
        items={"nancy": "rope", "dustin": "horseshoe town_map"},
    )
    t.play(21)
    assert t.asked == (2, "brace") and t.offered() == ["use_item/item=horseshoe", "pass"]
    t.do("use_item/item=horseshoe").idle("next")
    assert t.get("curses") == [1, 0, 0, 0, 0] and t.get("calamity") == 2


@clause("LAKE-028", "LAKE-215")
@pytest.mark.parametrize(("district", "right"), [("c3", True), ("a1", False)])
def test_binoculars_ask_where_the_monster_is(backend: str, district: str, right: bool) -> None:
    t = equipped(backend, "binoculars", 6, 6, haunts=0b1010000101, **HIDDEN)
    t.do("use_item/item=binoculars", f"to_district/district={district}")
    assert t.told("monster_shown") == (["monster_shown c3"] if right else [])
    assert t.sees(1, "monster") == (9 if right else None)
    assert not t.face_up("binoculars")
    assert bool(t.get("haunts") & 1) is False


@clause("LAKE-028", "LAKE-032")
@pytest.mark.parametrize("used", [True, False])
def test_a_painted_star_keeps_a_bystander(backend: str, used: bool) -> None:
    t = plain(
        backend,
        monster="snallygaster",
        hand=[21],
        monster_in="c1",
        bystander=[int(b == 14) for b in range(20)],
        taken=0,
        at={"nancy": (2, 2), "dustin": (2, 10)},
        items={"dustin": "painted_star"},
    )
    t.play(21)
    assert t.asked == (2, "brace")
    t.do("use_item/item=painted_star" if used else "pass")
    assert t.get("bystander")[14] == int(used)
    assert t.told("carried_off") == ([] if used else ["carried_off b15 1"])


@clause("LAKE-028", "LAKE-196")
@pytest.mark.parametrize(
    ("dustin", "bystanders", "item"),
    [
        ((10, 10), 14, "painted_star"),
        ((2, 10), 0, "painted_star"),
        ((2, 10), 14, "-painted_star"),
        ((2, 10), 14, "rope"),
    ],
)
def test_a_painted_star_needs_its_owner_and_a_bystander_there(
    backend: str, dustin: tuple[int, int], bystanders: int, item: str
) -> None:
    t = plain(
        backend,
        monster="snallygaster",
        hand=[21],
        monster_in="c1",
        bystander=[int(b in (bystanders, 7)) for b in range(20)],
        taken=0,
        at={"nancy": (2, 2), "dustin": dustin},
        items={"dustin": item},
    )
    t.play(21)
    assert t.asked[1] == "next" and t.told("item_used") == []
    assert len(t.told("carried_off")) == int(bystanders == 14)


@clause("LAKE-028", "LAKE-196")
def test_a_painted_star_is_not_for_an_attack_on_a_kid(backend: str) -> None:
    t = plain(
        backend,
        monster="snallygaster",
        hand=[21],
        monster_in="c1",
        taken=0,
        at={"nancy": (1, 11), "dustin": (2, 10)},
        items={"dustin": "painted_star"},
    )
    t.play(21)
    assert t.told("kid_hit") == ["kid_hit nancy"] and t.told("item_used") == []
    assert t.asked[1] == "next" and t.face_up("painted_star")


@clause("LAKE-196")
def test_only_what_could_help_is_offered(backend: str) -> None:
    t = plain(
        backend,
        hand=[21],
        monster_in="b2",
        at={"nancy": (2, 2), "dustin": (10, 10)},
        items={"dustin": "rope firecrackers -firecrackers_2 lunchbox"},
        feds=[2, 0],
    )
    t.play(21)
    assert t.asked == (2, "watch")
    assert t.offered() == ["use_item/item=firecrackers", "pass"]
    t.do("pass")
    assert t.offered() == ["use_item/item=lunchbox", "pass"]


@clause("LAKE-042", "LAKE-196")
def test_a_basket_in_the_corner_where_the_squares_begin(backend: str) -> None:
    t = equipped(backend, "basket", 0, 0, monster_in="a1", stun=0, feds=[6, 0])
    t.do("use_item/item=basket")
    assert t.get("stun") == 1


@clause("LAKE-028", "LAKE-200")
def test_what_is_asked_for_by_walkie_talkie_is_paid_for(backend: str) -> None:
    t = plain(
        backend,
        turn="dustin",
        monster_in="c3",
        at={"nancy": (6, 6), "dustin": (10, 10)},
        items={"nancy": "camera", "dustin": "walkie_talkie rope"},
    )
    t.do("use_item/item=walkie_talkie", "fetch/item=camera", "give/item=rope", "agree")
    assert t.items("nancy") == ["rope"] and t.items("dustin") == ["walkie_talkie", "camera"]
