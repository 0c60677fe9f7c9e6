"""More of our rules, where a small change would otherwise pass unseen."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.games.mansions1.actions import Attribute, Thing
from noctuary.games.mansions1.components import EDGE, MOST_PIECES, PIECES_OF, WIRING
from tests.games.mansions1.clauses.test_harm import beam, dream, struck
from tests.games.mansions1.clauses.test_trauma import play
from tests.games.mansions1.evening import Evening
from tests.games.mansions1.test_rulings_keeper import myth

DEAD = "walking_dead_1"


def attributes(e: Evening) -> list[str]:
    """Return the attributes of the latest tests."""
    return [Attribute.names[t["attribute"]] for t in e.told("tested")]


# ---- tests and skill points


def test_nobody_is_asked_for_a_skill_point_that_cannot_help(backend: str) -> None:
    e = Evening(backend, at={"emmett": "hall_1"}, monsters={DEAD: "hall_1"})
    e.grant(card={"humanoid": 7}).do(f"attack/monster={DEAD}/weapon=knuckles")
    assert e.prompt == "skill", "8 or less: one better"
    e = Evening(backend, at={"emmett": "hall_1"}, monsters={"hired_hand_1": "landing"}, traits="00")
    e.grant(traumas={"emmett": "ringing_ears"}).do("step/space=hall_2", "step/space=landing")
    assert e.told("tested")
    assert e.prompt != "skill", "ringing ears"
    e = Evening(backend, people=["ines"], at={"ines": "hall_2"}, carry={"ines": "army_rifle"})
    e.grant(monsters={DEAD: "landing"}, card={"humanoid": 12})
    e.do(f"attack/monster={DEAD}/weapon=army_rifle", dice=[9])
    assert e.told("tested")[0]["n"] == 9, "Marksmanship 7, rifle 1, card 1: nothing better"


def test_one_always_passes_and_ten_never(backend: str) -> None:
    for die, passed in ((1, 1), (10, 0)):
        e = Evening(
            backend, at={"emmett": "hall_1"}, monsters={DEAD: "hall_1"}, skill={"emmett": 0}
        )
        e.grant(traumas={"emmett": "cracked_ribs"} if die == 1 else {}, card={"humanoid": 8})
        e.do(f"attack/monster={DEAD}/weapon=knuckles", dice=[die])
        assert e.told("tested")[0]["passed"] == passed


@pytest.mark.parametrize(
    ("card", "attribute"),
    [("whisper", "willpower"), ("slammed_door", "strength"), ("cold_draught", "luck")],
)
def test_mythos_cards_test_what_they_say(card: str, attribute: str, backend: str) -> None:
    assert attributes(myth(backend, card, [1])) == [attribute]


def test_fire_tests_willpower_to_enter_and_dexterity_to_fight(backend: str) -> None:
    e = Evening(backend, at={"emmett": "hall_2"}, skill={"emmett": 0}, rooms={"landing": "fire"})
    assert attributes(e.do("step/space=landing")) == ["willpower"]
    assert attributes(e.do("put_out")) == ["dexterity"]


# ---- combat


def test_only_monsters_in_reach_are_offered(backend: str) -> None:
    e = Evening(
        backend, at={"emmett": "hall_1"}, monsters={DEAD: "hall_1", "hired_hand_1": "attic"}
    )
    assert e.legal("attack") == [
        f"attack/monster={DEAD}/weapon=unarmed",
        f"attack/monster={DEAD}/weapon=knuckles",
    ]


def test_a_shot_may_go_astray(backend: str) -> None:
    e = Evening(
        backend, seats=3, at={"emmett": "hall_1", "ada": "hall_2"}, monsters={DEAD: "hall_2"}
    )
    e.grant(carry={"emmett": "revolver"}, skill={"emmett": 0}, card={"humanoid": 15})
    e.do(f"attack/monster={DEAD}/weapon=revolver", dice=[10])
    assert e.of("damage", "ada") == 1


def strike(backend: str, card: int, die: int = 10, **wish: Any) -> Evening:
    """Let a walking dead attack Emmett with a known card."""
    e = Evening(backend, at={"emmett": "hall_1"}, monsters={DEAD: "hall_1"}, **wish)
    e.grant(skill={"emmett": 0}, card={"humanoid": card}).to_keeper("strike")
    return e.do(f"strike/monster={DEAD}/person=emmett", dice=[die])


def test_the_monsters_half_of_a_card(backend: str) -> None:
    for card, damage, horror in ((1, 2, 0), (4, 3, 0), (9, 1, 0), (5, 0, 1), (8, 2, 0)):
        e = strike(backend, card)
        assert (e.of("damage", "emmett"), e.of("horror", "emmett")) == (damage, horror), card
    assert strike(backend, 8).told("special_attack")
    assert not strike(backend, 1).told("special_attack")
    assert strike(backend, 1, die=1).of("damage", "emmett") == 0


def test_a_blow_may_throw_somebody(backend: str) -> None:
    e = strike(backend, 10, rooms={"hall": "lock_gone"})
    assert e.prompt == "shove"
    e.do("to_space/space=hall_2")
    assert (e.of("at", "emmett"), e.of("damage", "emmett")) == (e.space("hall_2"), 2)


def test_a_blow_may_push_a_monster(backend: str) -> None:
    e = Evening(backend, at={"emmett": "hall_1"}, monsters={DEAD: "hall_1"}, skill={"emmett": 0})
    e.grant(card={"humanoid": 10}).do(f"attack/monster={DEAD}/weapon=knuckles", dice=[1])
    assert e.prompt == "push"
    e.do("to_space/space=hall_2")
    assert e.monster(DEAD) == e.space("hall_2")


def test_whoever_acts_beside_a_monster_evades_it_first(backend: str) -> None:
    e = Evening(backend, at={"emmett": "hall_1"}, monsters={DEAD: "hall_1"}, skill={"emmett": 0})
    e.do("explore", dice=[10])
    assert (e.of("damage", "emmett"), bool(e.told("explored"))) == (2, True)
    e = Evening(backend, people=["ines"], at={"ines": "hall_1"}, monsters={DEAD: "hall_1"})
    e.grant(carry={"ines": "hunting_knife"}, skill={"ines": 0}).do("explore", dice=[5])
    assert e.told("tested")[0]["n"] == 5, "Dexterity 3, awareness 1, and the knife"


# ---- horror, trauma


def test_insanity_is_told(backend: str) -> None:
    assert dream(struck(backend, horror={"emmett": 5})).told("went_insane") == [{"person": 3}]
    assert not dream(struck(backend, horror={"emmett": 4})).told("went_insane")


def test_a_mortal_wound_that_was_healed_is_over(backend: str) -> None:
    e = beam(struck(backend, hurt={"emmett": 7}, hand="mortal_wound")).do(play("mortal_wound"))
    e.do("end_turn").to_turn().grant(hurt={"emmett": 5}).do("end_turn")
    assert (e.of("status", "emmett"), e.of("trauma_on", "emmett")) == (1, [])


# ---- spells


def test_only_spells_that_one_has_and_that_find_a_target(backend: str) -> None:
    e = Evening(backend, spells={0: 0b0101})
    assert e.legal("cast") == [], "nobody to mend, nothing to strike"
    e.grant(hurt={"emmett": 1})
    assert e.legal("cast") == ["cast/spell=mend"]
    e.grant(traumas={"emmett": "muttering"})
    assert e.legal("cast") == []


@pytest.mark.parametrize(("back", "damage", "threat"), [(4, 1, 0), (5, 0, 2), (1, 0, 0)])
def test_a_spell_that_fails_has_its_price(
    back: int, damage: int, threat: int, backend: str
) -> None:
    gone = 0b11111 & ~(1 << (back - 1))
    e = Evening(backend, spells={0: 2}, spell_gone={1: gone}, skill={"emmett": 0})
    e.do("cast/spell=ward", dice=[10])
    assert (e.of("damage", "emmett"), e.field("threat")) == (damage, threat)


def test_a_spell_may_always_cost_horror(backend: str) -> None:
    e = Evening(backend, spells={0: 2}, spell_gone={1: 0b11011}, skill={"emmett": 0})
    e.do("cast/spell=ward", dice=[1])
    assert (e.of("horror", "emmett"), e.of("ward", "emmett")) == (1, e.space("porch"))


def test_sight_reads_any_room(backend: str) -> None:
    e = Evening(backend, spells={0: 8}, spell_gone={3: 0b11110}, skill={"emmett": 0})
    e.do("cast/spell=sight", "in_room/room=attic", dice=[1])
    cards = e.view(1)["rooms"][e.story.room("attic")]["cards"]
    assert [c["name"] for c in cards] == ["obstacle", "shotgun", "matches"]
    assert cards[0]["hold"] == {"kind": "puzzle", "layout": "W2"}


# ---- puzzles


def test_a_replaced_piece_goes_back_to_the_pile(backend: str) -> None:
    e = Evening(backend, at={"emmett": "landing"}).do("step/space=bedroom")
    z = e.field("working") - 1
    before = e.field("cell")[z][:3]
    e.do("replace/cell=1", chance=[3, 0])
    after = e.field("cell")[z][:3]
    assert (after[0], after[2]) == (before[0], before[2])
    assert after[1] not in before
    assert not e.field("pieces_used")[0] >> (before[1] - 1) & 1


def test_wires_are_joined_through_the_grid(backend: str) -> None:
    e = Evening(backend, at={"emmett": "attic"}, traits="01").do("explore")
    assert e.view(1)["puzzles"][0]["terminals"] == [[3, 3, 2, 1]], "from below left to above right"
    z = e.field("working") - 1
    straight, curve = [piece(k) for k in ("a.a.", "aa..")]
    pieces = [straight[0], straight[1], curve[0], straight[2], straight[3], curve[1]]
    turns = [0, 0, 0, 1, 1, 3]
    e.state.arrange(
        {
            "cell": {z: [1 + p for p in pieces] + [0] * 3},
            "turned": {z: turns + [0] * 3},
            "pieces_used": {WIRING: sum(1 << p for p in pieces)},
        }
    )
    e.do("rotate/cell=2")
    assert e.told("puzzle_solved"), "along the lower row, up at its end, out to the right"
    assert Thing.parse("shotgun") in e.of("carried", "emmett")


def piece(edges: str) -> list[int]:
    """Return wiring pieces of a shape."""
    wanted = [0 if c == "." else 4 for c in edges]
    rows = [EDGE[WIRING * MOST_PIECES + k] for k in range(PIECES_OF[WIRING])]
    return [k for k, row in enumerate(rows) if row == wanted]


# ---- setup


@pytest.mark.parametrize(("team", "threat", "cards"), [(1, 0, 1), (2, 1, 2), (4, 3, 2)])
def test_the_keeper_begins_with_more_against_more(
    team: int, threat: int, cards: int, backend: str
) -> None:
    dealt = {"threat": 1, "mythos": 2, "trauma": 2}
    state = Evening(backend, options={"dealt": dealt, "investigators": team}).state
    f = state.fields()
    assert f["threat"] == threat
    assert len(f["mythos_hand"]) + len(f["mythos_discard"]) == cards
    assert len(f["trauma_hand"]) == cards


# ---- the Keeper


@pytest.mark.parametrize(
    ("answers", "mine"),
    [
        ("aaa", {"hired_hands", "raise_the_dead"}),
        ("bab", {"spread_the_fire"}),
        ("caa", {"hired_hands", "raise_the_dead"}),
    ],
)
def test_an_answer_brings_its_own_cards(answers: str, mine: set[str], backend: str) -> None:
    e = Evening(backend, answers=answers, threat=50, stage=3, monsters={DEAD: "attic"}).to_keeper()
    always = {"lurch", "draw_breath", "old_grudges", "snuff_the_lamps", "bar_the_way"}
    found = {id.rpartition("=")[2] for id in e.legal("use_deed")}
    extra = {"open_the_deep"} if answers[0] == "a" else set()
    packs = {"call_the_pack"} if answers[2] == "b" else set()
    assert found == always | mine | extra | packs


def test_the_insane_count_twice_for_the_bride(backend: str) -> None:
    for horror, over in ((6, True), (3, False)):
        e = Evening(backend, seats=3, answers="baa", revealed=1, possible={0: 2})
        e.grant(horror={"emmett": horror}).to_keeper().do("end_actions")
        assert e.state.over == over, "8 are wanted of two"


def test_an_ambush_comes_from_near_by(backend: str) -> None:
    for space, near in (("bedroom", True), ("dining_2", True), ("attic", False), ("hall_2", False)):
        e = Evening(backend, at={"emmett": "hall_1"}, threat=5, mythos="ambush_1")
        e.grant(monsters={DEAD: space}, skill={"emmett": 0}).do("step/space=hall_2")
        assert ("play_mythos/mythos=ambush_1" in e.legal()) == near, space


def test_pieces_are_swapped_with_their_neighbours_alone(backend: str) -> None:
    e = Evening(backend, at={"emmett": "landing"}).do("step/space=bedroom")
    assert e.legal("swap") == ["swap/cell=0/other=1", "swap/cell=1/other=2"]
    e = Evening(backend, at={"emmett": "cellar_1"}).do("explore")
    assert e.legal("swap") == [
        "swap/cell=0/other=1",
        "swap/cell=0/other=2",
        "swap/cell=1/other=3",
        "swap/cell=2/other=3",
    ]


def test_a_card_is_offered_only_where_it_does_something(backend: str) -> None:
    e = Evening(backend, carry={"emmett": "camera bandages brandy laudanum medical_bag salt"})
    e.grant(at={"emmett": "attic"}, rooms={"nursery": "explored"})
    assert e.legal("use_thing") == ["use_thing/thing=salt"]
    e.grant(hurt={"emmett": 1}, horror={"emmett": 1}, traumas={"emmett": "shakes"})
    found = {id.rpartition("=")[2] for id in e.legal("use_thing")}
    assert found == {"bandages", "brandy", "laudanum", "medical_bag", "salt"}
