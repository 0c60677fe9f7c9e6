"""Encounters: where they are had, the cards, and every kind of step on them."""

from __future__ import annotations

import pytest

from noctuary.games.lakeview.actions import Encounter
from noctuary.games.lakeview.components import MONSTERS
from tests.games.lakeview.town import Town, meeting, plain
from tests.support import clause

# What the second option of the plain cards asks for, and the symbol it brings.
PLAIN = {
    "bullies": ("red", "eye"),
    "drawn_curtains": ("blue", "eye"),
    "eyes_in_the_hedge": ("nearest", "eye"),
    "blurred_photograph": ("wheel", "eye"),
    "night_watchman": ("red", "key"),
    "forgotten_key_ring": ("blue", "key"),
    "flooded_cellar": ("nearest", "key"),
    "rusty_lock": ("wheel", "key"),
    "turned_earth": ("red", "bone"),
    "guard_dog": ("blue", "bone"),
    "empty_cage": ("nearest", "bone"),
    "borrowed_fossil": ("wheel", "bone"),
    "dustbin_fire": ("red", "flame"),
    "oil_lamp": ("blue", "flame"),
    "smell_of_sulphur": ("nearest", "flame"),
    "black_candles": ("wheel", "flame"),
}
BLANK = {"eye": 0, "key": 5, "bone": 10, "flame": 15}


def arrived(backend: str, *spot: int, **wish: object) -> Town:
    """Return a town: Nancy has ended her movement where she stands."""
    given = {"monster_in": "c3", "at": {"nancy": spot, "dustin": (10, 10)}} | wish
    t = plain(backend, turn="nancy", **given).do("spin/wheel=0", "stop")
    return t.do("stop") if t.asked[1] == "bonus" else t


@clause("LAKE-179")
def test_nothing_to_meet_on_a_street(backend: str) -> None:
    t = arrived(backend, 6, 6, tokens={9: 1, 11: 1})
    assert t.kid == "dustin"
    assert t.told("card_drawn") == []


@clause("LAKE-179")
def test_a_token_a_place_or_a_treehouse(backend: str) -> None:
    t = arrived(backend, 4, 7, tokens={10: 1})
    assert "meet" in t.offered() and "end_turn" in t.offered()
    t = arrived(backend, 5, 5)
    assert "fulfil/objective=d1" in t.offered() and "meet" not in t.offered()
    t = arrived(backend, 2, 2)
    assert t.told("rested") == ["rested nancy"]


@clause("LAKE-179")
def test_one_encounter_in_a_turn(backend: str) -> None:
    t = arrived(backend, 5, 5, tokens={9: 1})
    assert {"meet", "fulfil/objective=d1", "search", "end_turn"} == set(t.offered())
    t.do("fulfil")
    assert t.kid == "dustin" and t.get("tokens")[8] == 1


@clause("LAKE-180")
def test_a_token_goes_back_and_the_top_card_is_read_to_all(backend: str) -> None:
    t = arrived(backend, 4, 7, tokens={10: 2}, next_cards="rusty_lock bullies", next_symbols=[5])
    t.do("meet")
    assert t.get("tokens")[9] == 1
    assert [t.sees(seat, "drawn") for seat in range(3)] == [[7]] * 3
    t.do("choose/option=1", "turn_down/wheel=1")
    assert t.get("encounter_discard")[-1:] == [7]
    assert t.told("card_drawn") == ["card_drawn nancy rusty_lock"]


@clause("LAKE-180")
def test_an_empty_deck_is_made_of_the_discards(backend: str) -> None:
    t = arrived(
        backend,
        4,
        7,
        tokens={10: 1},
        encounter_deck=[],
        encounter_under=[],
        encounter_top=[],
        encounter_discard=[0],
    )
    t.do("meet")
    assert t.told("card_drawn") == ["card_drawn nancy bullies"]
    assert t.get("encounter_discard") == []


@clause("LAKE-180")
def test_discards_wait_until_the_last_card_is_drawn(backend: str) -> None:
    zones = {"encounter_deck": [4], "encounter_under": [9], "encounter_top": []}
    t = arrived(backend, 4, 7, tokens={10: 1}, encounter_discard=[0], **zones)
    t.do("meet")
    assert t.told("card_drawn") == ["card_drawn nancy night_watchman"]
    assert t.get("encounter_discard") == [0] and t.get("encounter_under") == [9]


@clause("LAKE-180")
def test_cards_that_are_foreseen_come_first_to_the_last(backend: str) -> None:
    t = arrived(backend, 4, 7, tokens={10: 1}, encounter_top=[9], foreseen={9: 1}).do("meet")
    assert t.told("card_drawn") == ["card_drawn nancy guard_dog"]
    assert t.get("encounter_top") == [] and t.get("foreseen")[9] == 0


def brings_a_symbol(backend: str, monster: str, card: str) -> bool:
    """Whether some option of a card gives Nancy a symbol."""
    t = meeting(backend, card, monster=monster)
    for choice in t.offered("choose"):
        x = t.fork().do(choice)
        while x.asked[1] not in ("end", "encounter", "wheel"):
            x.do(x.offered()[0])
        if x.told("symbol_gained"):
            return True
    return False


@clause("LAKE-181")
@pytest.mark.parametrize("monster", MONSTERS)
def test_most_cards_offer_a_symbol(backend: str, monster: str) -> None:
    deck = [Encounter.names[e] for e in Town(backend, monster=monster).get("encounter_deck")]
    assert len(deck) == 27
    with_symbol = [card for card in deck if brings_a_symbol(backend, monster, card)]
    assert len(with_symbol) > len(deck) / 2


@clause("LAKE-182")
@pytest.mark.parametrize("card", PLAIN)
def test_every_step_of_the_chosen_option_is_carried_out(backend: str, card: str) -> None:
    price, symbol = PLAIN[card]
    t = meeting(backend, card, next_symbols=[BLANK[symbol]])
    assert t.offered() == ["choose/option=0", "choose/option=1"]
    t.do("choose/option=1")
    if price == "wheel":
        assert t.asked == (1, "tire")
        t.do("turn_down/wheel=3")
        assert t.get("wheel")[0] == [0, 1, 1, 0]
    feds = {"red": [2, 0], "blue": [0, 2]}.get(price, [0, 0])
    assert t.get("feds") == feds
    assert t.told("monster_moved") == ([] if price != "nearest" else [f"monster_moved {t.monster}"])
    assert t.symbols("nancy") == [symbol]
    assert t.where("nancy") == (4, 7)


@clause("LAKE-182", "LAKE-045")
@pytest.mark.parametrize("card", PLAIN)
def test_or_one_moves_up_to_five_squares(backend: str, card: str) -> None:
    t = meeting(backend, card)
    t.do("choose/option=0")
    assert (3, 3) in t.reach() and (3, 2) not in t.reach()
    assert (4, 7) not in t.reach()
    t.go(3, 3)
    assert t.where("nancy") == (3, 3)
    assert t.symbols("nancy") == [] and t.get("feds") == [0, 0]


@clause("LAKE-183")
def test_example_dustin_at_the_clemency_hotel(backend: str) -> None:
    kids = {"nancy": (2, 10), "dustin": (6, 2)}
    for option in (0, 1):
        t = plain(
            backend,
            turn="dustin",
            at=kids,
            monster_in="c3",
            tokens={4: 1},
            next_cards="bullies",
            next_symbols=[0],
        )
        t.do("spin/wheel=0").go(6, 3).do("stop", "meet")
        assert t.get("tokens")[3] == 0
        t.do(f"choose/option={option}")
        if option == 0:
            assert (6, 8) in t.reach() and (6, 9) not in t.reach()
        else:
            assert t.get("feds") == [2, 0]
            assert t.symbols("dustin") == ["eye"]


@clause("LAKE-188", "LAKE-189")
def test_example_nancy_talks_to_lance(backend: str) -> None:
    t = plain(
        backend,
        turn="nancy",
        at={"nancy": (5, 6), "dustin": (10, 10)},
        monster_in="c3",
        tokens={9: 1},
        next_cards="bullies",
    )
    deck = t.get("encounter_under")
    t.do("spin/wheel=0").go(5, 5).do("stop", "fulfil/objective=d1")
    assert t.told("objective_done") == ["objective_done d1"]
    assert t.get("done")[0] == 1
    assert t.told("card_drawn") == [] and t.get("encounter_under") == deck
    assert t.get("tokens")[8] == 1


@clause("LAKE-199")
def test_a_move_in_an_encounter_gives_no_other(backend: str) -> None:
    t = meeting(backend, "bullies", tokens={10: 1, 9: 1})
    t.do("choose/option=0").go(5, 5).do("stop")
    assert t.kid == "dustin"
    assert t.get("tokens")[8] == 1
    assert t.get("done")[0] == 0


# ---- the other kinds of step


@clause("LAKE-182", "LAKE-195")
def test_an_item_and_the_feds(backend: str) -> None:
    for card, feds in (("high_school_party", [0, 2]), ("yard_sale", [2, 0])):
        t = meeting(backend, card)
        t.do("choose/option=0")
        assert len(t.items("nancy")) == 1
        assert t.get("ready")[t.get("carried")[0][0]] == 1
        assert t.get("feds") == feds


@clause("LAKE-182", "LAKE-044")
def test_a_token_on_any_building(backend: str) -> None:
    for card in ("high_school_party", "yard_sale"):
        t = meeting(backend, card)
        t.do("choose/option=1")
        assert len(t.offered("at_building")) == 20 and "pass" not in t.offered()
        t.do("at_building/building=b20")
        assert t.get("tokens")[19] == 1
        assert t.items("nancy") == [] and t.get("feds") == [0, 0]


@clause("LAKE-182", "LAKE-044")
def test_a_short_move(backend: str) -> None:
    t = meeting(backend, "high_school_party")
    t.do("choose/option=2")
    assert (3, 5) in t.reach() and (3, 4) not in t.reach()


@clause("LAKE-182")
def test_an_item_and_the_monster(backend: str) -> None:
    t = meeting(backend, "forgotten_locker", monster_in="b3")
    t.do("choose/option=0")
    assert len(t.items("nancy")) == 1
    assert t.told("kid_hit") == ["kid_hit nancy"]


@clause("LAKE-182", "LAKE-191")
def test_items_are_turned_up(backend: str) -> None:
    items = {"nancy": "-rope -flashlight", "dustin": "-camera"}
    t = meeting(backend, "forgotten_locker", items=items)
    t.do("choose/option=1")
    assert t.told("items_ready") == ["items_ready nancy"]
    assert t.face_up("rope") and t.face_up("flashlight")
    assert not t.face_up("camera")


@clause("LAKE-182", "LAKE-043", "LAKE-184")
def test_a_symbol_of_any_type(backend: str) -> None:
    t = meeting(backend, "dead_body", next_symbols=[10])
    t.do("choose/option=1")
    assert t.told("monster_moved") != []
    assert t.offered() == [
        "pay/symbol=eye",
        "pay/symbol=key",
        "pay/symbol=bone",
        "pay/symbol=flame",
    ]
    t.do("pay/symbol=bone")
    assert t.symbols("nancy") == ["bone"]


@clause("LAKE-182", "LAKE-211")
def test_a_stun_token(backend: str) -> None:
    for card, option, feds in (("dead_line", 1, [0, 3]), ("blackout", 0, [2, 0])):
        t = meeting(backend, card, stun=0)
        t.do(f"choose/option={option}")
        assert t.get("stun") == 1 and t.get("feds") == feds


@clause("LAKE-182")
def test_blackout_may_bring_a_symbol_instead(backend: str) -> None:
    t = meeting(backend, "blackout", next_symbols=[5], stun=0)
    t.do("choose/option=1", "pay/symbol=key")
    assert t.get("stun") == 0 and t.get("feds") == [0, 3]
    assert t.symbols("nancy") == ["key"]


@clause("LAKE-182")
def test_wheels_are_turned_up(backend: str) -> None:
    t = meeting(backend, "big_sister", wheel={0: [1, 0, 0, 1]})
    t.do("choose/option=1")
    assert t.get("wheel")[0] == [1, 1, 1, 1] and t.get("feds") == [3, 0]


@clause("LAKE-182", "LAKE-113")
def test_an_attack_and_an_item(backend: str) -> None:
    t = meeting(backend, "static", monster_in="b2")
    t.do("choose/option=1", "turn_down/wheel=3")
    assert t.told("attacked") == ["attacked b2"] and t.told("kid_hit") == ["kid_hit nancy"]
    assert t.told("got_item")[0].startswith("got_item nancy")


@clause("LAKE-182", "LAKE-221")
def test_calamity_for_two_symbols(backend: str) -> None:
    t = meeting(backend, "three_times", monster="bloody_mary", next_symbols=[0, 5])
    t.do("choose/option=1")
    assert t.get("calamity") == 1
    t.do("pay/symbol=key", "pay/symbol=eye")
    assert t.symbols("nancy") == ["key", "eye"]


@clause("LAKE-182", "LAKE-036")
def test_a_double_is_moved_anywhere(backend: str) -> None:
    t = meeting(backend, "veiled_mirror", monster="bloody_mary", double=[1, 8])
    t.do("choose/option=1", "to_district/district=a2")
    assert "to_district/district=a2" not in t.offered() and len(t.offered()) == 9
    t.do("to_district/district=c3")
    assert t.get("double") == [9, 8]


@clause("LAKE-182", "LAKE-022")
def test_a_curse_for_a_symbol(backend: str) -> None:
    t = meeting(backend, "cry_in_the_night", monster="jersey_devil", next_symbols=[0])
    t.do("choose/option=1", "pay/symbol=eye")
    assert t.get("curses") == [1, 0, 0, 0, 0]
    assert t.symbols("nancy") == ["eye"]


@clause("LAKE-182", "LAKE-022")
def test_a_curse_is_lifted_from_anybody(backend: str) -> None:
    t = meeting(backend, "old_missal", seats=4, monster="jersey_devil", curses=[0, 2, 1, 0, 0])
    t.do("choose/option=0")
    assert t.offered() == ["whom/figure=dustin", "whom/figure=will"]
    t.do("whom/figure=dustin")
    assert t.get("curses") == [0, 1, 1, 0, 0] and t.get("feds") == [2, 0]


@clause("LAKE-182", "LAKE-210")
def test_the_monster_is_revealed_and_one_moves(backend: str) -> None:
    t = meeting(backend, "feathers", monster="snallygaster", figure=0, haunts=0b1001000101)
    assert t.sees(1, "monster") is None
    t.do("choose/option=1")
    assert t.told("monster_shown") == ["monster_shown c3"]
    assert t.sees(1, "monster") == 9
    t.go(4, 6)
    assert t.where("nancy") == (4, 6)


@clause("LAKE-182", "LAKE-032")
def test_a_bystander_is_saved_from_anywhere(backend: str) -> None:
    t = meeting(backend, "panicked_passer_by", monster="snallygaster", saved=0, taken=0)
    t.do("choose/option=0", "to_district/district=c2", "at_building/building=b17")
    assert t.asked == (1, "save")
    t.do("at_building/building=b1")
    assert t.get("bystander")[0] == 0
    assert t.get("saved") == 1 and t.get("taken") == 1


# ---- options that cannot be chosen


@clause("LAKE-182")
def test_an_option_with_a_step_that_cannot_be_done(backend: str) -> None:
    t = meeting(backend, "rusty_lock", wheel={0: [1, 0, 0, 0]})
    assert t.offered() == ["choose/option=0"]
    t = meeting(backend, "old_missal", monster="jersey_devil")
    assert t.offered() == ["choose/option=1"]
    t = meeting(backend, "veiled_mirror", monster="bloody_mary", double=[-1, -1])
    assert t.offered() == ["choose/option=0"]
    t = meeting(backend, "panicked_passer_by", monster="snallygaster", bystander=[0] * 20)
    assert t.offered() == ["choose/option=1"]


@clause("LAKE-182")
def test_one_bystander_one_curse_or_one_double_is_enough(backend: str) -> None:
    one = [int(b == 19) for b in range(20)]
    t = meeting(backend, "panicked_passer_by", monster="snallygaster", bystander=one)
    assert t.offered() == ["choose/option=0", "choose/option=1"]
    t = meeting(backend, "old_missal", monster="jersey_devil", curses=[0, 1, 0, 0, 0])
    t.do("choose/option=0")
    assert t.get("curses") == [0, 0, 0, 0, 0]
    t = meeting(backend, "veiled_mirror", monster="bloody_mary", double=[-1, 0])
    t.do("choose/option=1", "to_district/district=b1")
    assert t.get("double") == [-1, 3]


@clause("LAKE-182", "LAKE-036")
def test_of_two_doubles_in_one_district_one_is_moved(backend: str) -> None:
    t = meeting(backend, "veiled_mirror", monster="bloody_mary", double=[0, 0])
    t.do("choose/option=1")
    assert "to_district/district=a1" not in t.offered()
    t.do("to_district/district=b1")
    assert t.get("double") == [3, 0]
    t = meeting(backend, "veiled_mirror", monster="bloody_mary", double=[0, 0], sheeted=[1, 0])
    t.do("choose/option=1", "to_district/district=b1")
    assert t.get("double") == [0, 3]


@clause("LAKE-182", "LAKE-032")
def test_nobody_is_saved_whom_the_monster_has_just_carried_off(backend: str) -> None:
    t = meeting(
        backend,
        "panicked_passer_by",
        monster="snallygaster",
        bystander=[int(b == 16) for b in range(20)],
        done=["s1"],
        taken=0,
        saved=4,
    )
    t.do("choose/option=0", "to_district/district=c2")
    assert t.told("carried_off") == ["carried_off b17 1"]
    assert t.told("saved") == [] and t.get("saved") == 4
    assert t.told("objective_done") == []  # the first objective was done before
    assert t.get("bystander") == [0] * 20


@clause("LAKE-182")
def test_a_wheel_that_is_down_is_not_turned_down_again(backend: str) -> None:
    t = meeting(backend, "rusty_lock", wheel={0: [1, 0, 1, 1]}, next_symbols=[5])
    t.do("choose/option=1")
    assert t.offered() == ["turn_down/wheel=2", "turn_down/wheel=3"]
    t.do("turn_down/wheel=3")
    assert t.get("wheel")[0] == [0, 0, 1, 0]


@clause("LAKE-182", "LAKE-036")
def test_a_double_under_the_sheet_cannot_be_moved(backend: str) -> None:
    wish = {"monster": "bloody_mary", "double": [1, 8]}
    t = meeting(backend, "veiled_mirror", sheeted=[1, 0], **wish)
    t.do("choose/option=1")
    t.do("to_district/district=a1")
    assert t.get("double") == [1, 0]
    t = meeting(backend, "veiled_mirror", sheeted=[1, 1], **wish)
    assert t.offered() == ["choose/option=0"]


@clause("LAKE-146", "LAKE-182")
@pytest.mark.parametrize("choice", ["turn_power", "use_item/item=rope"])
def test_a_lost_kid_has_no_wheels_but_a_power_and_items(backend: str, choice: str) -> None:
    t = plain(
        backend,
        found=(4, 7),
        power="blink",
        hand=[21],
        stun=1,
        at={"nancy": (2, 2), "dustin": (10, 10)},
        monster_in="b4",
        items={"lost": "rope"},
        next_cards="rusty_lock",
        next_symbols=[5],
        tokens={10: 1},
    )
    t.play(21).do("stop", "meet", "choose/option=1")
    assert t.offered() == ["turn_power", "use_item/item=rope"]
    t.do(choice)
    assert t.get("power_ready") == int(choice != "turn_power")
    assert t.face_up("rope") is (choice == "turn_power")
    assert t.symbols("lost") == ["key"]


@clause("LAKE-146", "LAKE-182")
def test_a_lost_kid_turns_down_only_what_is_face_up(backend: str) -> None:
    t = plain(
        backend,
        found=(4, 7),
        power="blink",
        hand=[21],
        stun=1,
        at={"nancy": (2, 2), "dustin": (10, 10)},
        monster_in="b4",
        items={"lost": "rope -town_map camera"},
        next_cards="blurred_photograph",
        next_symbols=[0],
        tokens={10: 1},
    )
    t.grant(power_ready=0)
    t.play(21).do("stop", "meet", "pass", "choose/option=1")
    assert t.offered() == ["use_item/item=rope", "use_item/item=camera"]
    t.do("use_item/item=camera")
    assert t.face_up("rope") and not t.face_up("camera") and t.get("power_ready") == 0


@clause("LAKE-182")
def test_quests_have_no_options(backend: str) -> None:
    t = meeting(backend, "lost_cat")
    assert t.told("quest_taken") == ["quest_taken nancy lost_cat"]
    assert t.told("option_chosen") == []
