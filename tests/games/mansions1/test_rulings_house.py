"""Our rules for the house: movement, locks, exploring, features, things (MAN1-Q06 to Q32)."""

from __future__ import annotations

import pytest

from noctuary.games.mansions1.actions import Thing
from noctuary.games.mansions1.components import Room
from tests.games.mansions1.evening import Evening

DEAD = "walking_dead_1"


def names(e: Evening, person: str) -> set[str]:
    """Return the names of an investigator's things."""
    return {t["name"] for t in e.shown(person)["things"]}


# ---- locks and exploring


def test_q12_a_key_opens_and_is_kept(backend: str) -> None:
    e = Evening(backend, at={"emmett": "hall_1"}, carry={"emmett": "brass_key"})
    e.do("step/space=study")
    assert e.of("at", "emmett") == e.space("study")
    assert names(e, "emmett") == {"brass_key"}
    assert e.room("study") & Room.LOCK_GONE


def test_q12_without_the_key_the_step_is_lost(backend: str) -> None:
    e = Evening(backend, at={"emmett": "hall_1"}).do("step/space=study")
    assert e.told("lock_held")
    assert (e.of("at", "emmett"), e.field("steps")) == (e.space("hall_1"), 1)
    shown = e.view(1)["rooms"][e.story.room("study")]
    assert shown["lock"] == {"kind": "key", "key": "brass_key"}
    e.do("step/space=study")
    assert e.field("steps") == 0


def test_q12_bolt_cutters_open_and_are_lost(backend: str) -> None:
    e = Evening(backend, at={"emmett": "hall_1"}, carry={"emmett": "bolt_cutters"})
    e.do("step/space=study", "cut")
    assert e.of("at", "emmett") == e.space("study")
    assert names(e, "emmett") == set()


def test_q12_monsters_ignore_locks(backend: str) -> None:
    e = Evening(backend, threat=1, monsters={DEAD: "hall_2"}).to_keeper()
    e.do("use_deed/deed=lurch", "to_space/space=study")
    assert e.monster(DEAD) == e.space("study")


def test_q13_an_obstacle_bars_the_finds(backend: str) -> None:
    e = Evening(backend, at={"emmett": "cellar_1"}).do("explore")
    assert (e.prompt, e.view(1)["puzzles"][0]["layout"]) == ("puzzle", "R1")
    e.do("close")
    assert names(e, "emmett") == {"knuckles"}
    assert not e.room("cellar") & Room.EXPLORED
    assert e.view(1)["rooms"][5]["obstacle"]["layout"] == "R1"


def test_q11_a_room_is_explored_once(backend: str) -> None:
    e = Evening(backend, at={"emmett": "dining_1"}).do("explore")
    assert names(e, "emmett") == {"knuckles", "clue_1", "candelabrum"}
    e.do("end_turn").to_turn()
    assert e.why_not("explore") == "MAN1-Q11"


def test_q11_the_last_clue_reveals_the_objective(backend: str) -> None:
    e = Evening(backend, answers="bab", at={"emmett": "study"}, skill={"emmett": 0}).do("explore")
    assert e.told("objective_shown") == [{"objective": 1}]
    assert e.monster("hollow_bride_1") == e.space("attic")
    assert e.of("horror", "emmett") == 1, "her wail"


def test_q14_a_puzzle_next_door_may_be_resumed(backend: str) -> None:
    e = Evening(backend, at={"emmett": "landing"}).do("step/space=bedroom", "close")
    assert e.told("lock_held")
    assert e.offers("resume/room=bedroom")
    e.do("resume/room=bedroom")
    assert (e.prompt, e.field("actions")) == ("puzzle", 0)


@pytest.mark.parametrize(("thing", "moves"), [("lockpicks", 5), ("toolkit", 3)])
def test_q03_tools_add_moves(thing: str, moves: int, backend: str) -> None:
    e = Evening(backend, at={"emmett": "landing"}, carry={"emmett": thing})
    assert e.do("step/space=bedroom").view(1)["puzzles"][0]["moves"] == moves


def test_q14_moves_turn_swap_and_replace(backend: str) -> None:
    e = Evening(backend, at={"emmett": "landing"}).do("step/space=bedroom")
    z = e.field("working") - 1
    cells, turns = e.field("cell")[z], e.field("turned")[z]
    e.do("swap/cell=0/other=1")
    assert e.field("cell")[z][:3] == [cells[1], cells[0], cells[2]]
    e.do("rotate/cell=2")
    assert e.field("turned")[z][2] == (turns[2] + 1) % 4
    e.do("replace/cell=2", chance=[5, 1])
    assert e.field("cell")[z][2] != cells[2]
    assert e.field("pieces_used")[0].bit_count() == 3


# ---- evading, range


def test_q19_leaving_a_monster_needs_evading(backend: str) -> None:
    for die, hurt in ((5, 0), (6, 2)):
        e = Evening(
            backend, at={"emmett": "hall_1"}, skill={"emmett": 0}, monsters={DEAD: "hall_1"}
        )
        e.do("step/space=hall_2", dice=[die])
        assert e.told("tested")[0]["n"] == 5, "Dexterity 4 and its awareness"
        assert (e.of("damage", "emmett"), e.of("at", "emmett")) == (hurt, e.space("hall_2"))
        e.do("step/space=hall_1", dice=[10]).do("explore")
        assert not e.told("evaded"), "once for each monster in a turn"


def test_q19_attacking_needs_no_evading(backend: str) -> None:
    e = Evening(backend, at={"emmett": "hall_1"}, skill={"emmett": 0}, monsters={DEAD: "hall_1"})
    e.grant(card={"humanoid": 16}).do(f"attack/monster={DEAD}/weapon=unarmed")
    assert not e.told("evaded")


def test_q18_guns_reach_the_room_and_across_open_lines(backend: str) -> None:
    for space, seen in (("hall_1", True), ("landing", True), ("dining_1", False), ("study", False)):
        e = Evening(backend, at={"emmett": "hall_2"}, carry={"emmett": "revolver"})
        e.grant(monsters={DEAD: space})
        assert e.offers(f"attack/monster={DEAD}/weapon=revolver") == seen
        assert not e.offers(f"attack/monster={DEAD}/weapon=unarmed")


def test_q15_rifles_are_of_no_use_at_arms_length(backend: str) -> None:
    e = Evening(backend, at={"emmett": "hall_2"}, carry={"emmett": "army_rifle revolver"})
    e.grant(monsters={DEAD: "hall_2"})
    assert e.why_not(f"attack/monster={DEAD}/weapon=army_rifle") == "MAN1-Q15"
    assert e.offers(f"attack/monster={DEAD}/weapon=revolver")


def test_q20_one_horror_test_for_each_monster_in_a_turn(backend: str) -> None:
    e = Evening(backend, at={"emmett": "hall_2"}, skill={"emmett": 0}, monsters={DEAD: "landing"})
    e.do("step/space=landing", dice=[10])
    assert e.of("horror", "emmett") == 1
    e.do("step/space=hall_2", dice=[1]).do("run/space=landing")
    assert e.of("horror", "emmett") == 1


# ---- features, fire, darkness


def test_q30_a_barricade_holds_monsters_up(backend: str) -> None:
    e = Evening(backend, at={"emmett": "hall_1"}).do("barricade/door=hall_1-study")
    assert not e.offers("step/space=study")
    e.grant(threat=2, monsters={DEAD: "study"}).to_keeper()
    e.do("use_deed/deed=lurch", "to_space/space=hall_1", dice=[6])
    assert e.told("monster_held")
    assert e.monster(DEAD) == e.space("study")
    e.do("end_actions").to_keeper().grant(threat=1)
    e.do("use_deed/deed=lurch", "to_space/space=hall_1", dice=[5])
    assert e.told("unblocked")
    assert e.monster(DEAD) == e.space("hall_1")


def test_q30_investigators_clear_a_barricade(backend: str) -> None:
    e = Evening(backend, at={"emmett": "hall_1"}).do("barricade/door=hall_1-study", "end_turn")
    e.to_turn().do("unblock/door=hall_1-study")
    assert e.offers("step/space=study")


def test_q30_who_hides_is_not_attacked(backend: str) -> None:
    e = Evening(backend, at={"emmett": "bedroom"}, skill={"emmett": 0}, threat=1).do("hide")
    e.grant(monsters={DEAD: "landing"}).to_keeper()
    e.do("use_deed/deed=lurch", "to_space/space=bedroom", dice=[3])
    assert not e.told("discovered")
    assert e.of("horror", "emmett") == 0
    assert e.legal("strike") == []
    e = Evening(backend, at={"emmett": "bedroom"}, skill={"emmett": 0}, threat=1).do("hide")
    e.grant(monsters={DEAD: "landing"}).to_keeper()
    e.do("use_deed/deed=lurch", "to_space/space=bedroom", dice=[10, 10])
    assert e.told("discovered")
    assert e.of("horror", "emmett") == 1


@pytest.mark.parametrize(("thing", "n"), [("poker", 6), ("candelabrum", 8)])
def test_q30_darkness_makes_tests_harder_without_a_light(thing: str, n: int, backend: str) -> None:
    e = Evening(backend, at={"emmett": "hall_1"}, skill={"emmett": 0}, monsters={DEAD: "hall_1"})
    e.grant(rooms={"hall": "dark"}, carry={"emmett": thing}, card={"humanoid": 7})
    e.do(f"attack/monster={DEAD}/weapon={thing}")
    assert e.told("tested")[0]["n"] == n


def test_q30_fire_frightens_burns_and_can_be_put_out(backend: str) -> None:
    e = Evening(backend, at={"emmett": "hall_2"}, skill={"emmett": 0}, rooms={"landing": "fire"})
    e.do("step/space=landing", dice=[10])
    assert e.told("fire_shunned")
    e.do("step/space=landing", dice=[3])
    assert e.of("damage", "emmett") == 1
    e.do("put_out", dice=[9])
    assert e.room("landing") & Room.FIRE
    assert e.of("damage", "emmett") == 2, "that was his turn"
    e.to_turn().do("put_out", dice=[1])
    assert not e.room("landing") & Room.FIRE


def test_q30_monsters_burn_at_the_end_of_the_keepers_turn(backend: str) -> None:
    e = Evening(backend, monsters={DEAD: "landing"}, rooms={"landing": "fire"})
    e.to_keeper().do("end_actions")
    assert e.monster(DEAD, "m_damage") == 1


def test_q30_beasts_use_no_ladders(backend: str) -> None:
    e = Evening(backend, answers="aab", threat=3, monsters={"lean_hound_1": "kitchen"}).to_keeper()
    e.do("use_deed/deed=stampede")
    assert e.numbered("to_space/space=dining_1") in e.legal()
    assert e.numbered("to_space/space=cellar_1") not in e.legal()


# ---- things


def test_q32_things_are_dropped_and_picked_up_in_one_action(backend: str) -> None:
    e = Evening(backend, seats=3, at={"emmett": "hall_1", "ada": "hall_1"}, floor={"hall": "poker"})
    e.do("rummage", "drop/thing=knuckles", "take/thing=poker")
    assert names(e, "emmett") == {"poker"}
    assert (e.field("floor"), e.field("actions")) == ([Thing.parse("knuckles")], 0)


def test_q32_things_are_given_in_the_trading_step(backend: str) -> None:
    e = Evening(backend, seats=3)
    while e.prompt != "trade":
        e.do(e.legal()[-1] if e.prompt == "turn" else e.legal()[0])
    e.do("give/thing=knuckles/person=ada")
    assert names(e, "ada") == {"camera", "knuckles"}
    assert not e.offers("give/thing=knuckles/person=emmett"), "a thing changes hands once"


def test_q03_the_camera_shows_a_room_next_door(backend: str) -> None:
    e = Evening(backend, people=["ada"], at={"ada": "hall_1"}).do("use_thing/thing=camera")
    assert e.numbered("in_room/room=attic") not in e.legal()
    e.do("in_room/room=dining")
    cards = e.view(1)["rooms"][e.story.room("dining")]["cards"]
    assert [c["name"] for c in cards] == ["clue_1", "candelabrum"]


def test_q03_salt_keeps_monsters_out(backend: str) -> None:
    e = Evening(backend, at={"emmett": "landing"}, carry={"emmett": "salt"}, threat=2)
    e.grant(monsters={DEAD: "hall_2"}).do("use_thing/thing=salt").to_keeper()
    e.do("use_deed/deed=lurch")
    assert e.numbered("to_space/space=landing") not in e.legal()


def test_q03_the_medical_bag_lasts_for_two_uses(backend: str) -> None:
    e = Evening(backend, hurt={"emmett": 6}, carry={"emmett": "medical_bag scalpel"})
    e.do("use_thing/thing=medical_bag", "pass")
    assert (e.of("damage", "emmett"), "medical_bag" in names(e, "emmett")) == (4, True)
    e.do("end_turn").to_turn().do("use_thing/thing=medical_bag", "cut")
    assert (e.of("damage", "emmett"), names(e, "emmett")) == (1, set())


def test_q21_spells_test_lore_and_have_backs(backend: str) -> None:
    e = Evening(backend, hurt={"emmett": 3}, spells={0: 1}, spell_gone={0: 0b11101})
    e.grant(skill={"emmett": 0}).do("cast/spell=mend", dice=[10])
    assert e.told("cast_spell") == [{"person": 3, "spell": 0, "n": 2, "passed": 0}]
    assert (e.of("horror", "emmett"), e.of("damage", "emmett")) == (1, 3)


def test_q21_a_ward_keeps_monsters_from_space_and_blows(backend: str) -> None:
    e = Evening(backend, at={"emmett": "hall_1"}, spells={0: 2}, spell_gone={1: 0b11110}, threat=2)
    e.grant(skill={"emmett": 0}, monsters={DEAD: "hall_1", "hired_hand_1": "hall_2"})
    e.do("cast/spell=ward", dice=[1, 1]).to_keeper()
    e.do("use_deed/deed=lurch", "at/monster=hired_hand_1")
    assert e.numbered("to_space/space=hall_1") not in e.legal()
    e.do("pass", "end_actions")
    assert not e.told("struck")


def test_q21_a_bolt_may_strike_twice(backend: str) -> None:
    e = Evening(backend, at={"emmett": "hall_1"}, spells={0: 4}, spell_gone={2: 0b10111})
    e.grant(skill={"emmett": 0}, monsters={"drowned_guest_1": "hall_2"})
    e.do("cast/spell=bolt", dice=[1])
    assert e.monster("drowned_guest_1", "m_damage") == 6
