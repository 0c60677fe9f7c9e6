"""Our rules for the Keeper: threat, action cards, Mythos and Trauma cards, monsters, objectives."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.games.mansions1 import GAME
from noctuary.games.mansions1.actions import Monster, Thing
from noctuary.games.mansions1.components import Room
from noctuary.kernel import BadOption, load
from tests.games.mansions1.clauses.test_harm import beam, dream, struck
from tests.games.mansions1.clauses.test_trauma import play
from tests.games.mansions1.evening import Evening

DEAD = "walking_dead_1"


def myth(backend: str, name: str, dice: list[int], **wish: Any) -> Evening:
    """Let Emmett step into the second half of the hall, where the Keeper plays a card."""
    wish = {"skill": {"emmett": 0}, "at": {"emmett": "hall_1"}, "threat": 5, **wish}
    e = Evening(backend, mythos=f"{name}_1", **wish)
    if e.prompt == "turn":
        e.do("step/space=hall_2")
    return e.do(f"play_mythos/mythos={name}_1", dice=dice)


# ---- threat and action cards


@pytest.mark.parametrize(("team", "gained"), [(1, [1, 1]), (2, [1, 2]), (3, [3, 3]), (4, [4, 4])])
def test_q23_threat_grows_with_the_team(team: int, gained: list[int], backend: str) -> None:
    e = Evening(backend, options={"investigators": team})
    for n in gained:
        before = e.field("threat")
        e.to_keeper()
        assert e.field("threat") == before + n
        e.do("end_actions")


def test_q24_a_card_costs_threat_and_some_are_used_once(backend: str) -> None:
    e = Evening(backend, threat=9).to_keeper()
    e.do("use_deed/deed=hired_hands", "place/creature=hired_hand/space=garden_1")
    assert e.field("threat") == 8
    assert e.why_not("use_deed/deed=hired_hands") == "MAN1-Q24"
    e.do("use_deed/deed=draw_breath", "use_deed/deed=draw_breath")
    assert (len(e.field("mythos_hand")), e.field("threat")) == (2, 6)
    e.grant(threat=0)
    assert e.why_not("use_deed/deed=draw_breath") == "MAN1-Q23"


def test_q24_a_monster_lurches_once_a_turn(backend: str) -> None:
    e = Evening(backend, threat=5, monsters={DEAD: "attic", "seething_mass_1": "cellar_2"})
    e.to_keeper().do("use_deed/deed=lurch", "at/monster=seething_mass_1")
    assert e.numbered("to_space/space=kitchen") not in e.legal(), "eldritch monsters are slow"
    e.do("to_space/space=cellar_1", "use_deed/deed=lurch")
    assert e.prompt == "destination", "only the other one is left"
    e.do("to_space/space=landing")
    assert e.monster(DEAD) == e.space("landing")
    assert e.why_not("use_deed/deed=lurch") == "MAN1-Q24"


def test_q24_the_deep_opens_after_the_third_event(backend: str) -> None:
    e = Evening(backend, threat=20, stage=2).to_keeper()
    assert e.why_not("use_deed/deed=open_the_deep") == "MAN1-Q24"
    e.grant(stage=3).do("use_deed/deed=open_the_deep")
    e.do("place/creature=hollow_bride/space=cellar_1")
    assert e.monster("hollow_bride_1") == e.space("cellar_1")


def test_q24_darkness_fire_and_sealed_doors(backend: str) -> None:
    e = Evening(backend, answers="baa", threat=20, monsters={DEAD: "attic"}).to_keeper()
    e.do("use_deed/deed=snuff_the_lamps", "in_room/room=hall")
    assert e.room("hall") & Room.DARK
    e.do("use_deed/deed=spread_the_fire")
    assert e.room("attic") & Room.FIRE, "the only room with a monster"
    e.do("use_deed/deed=spread_the_fire")
    assert e.room("nursery") & Room.FIRE, "next to the fire"
    e.do("use_deed/deed=bar_the_way", "seal/door=dining_2-kitchen")
    assert e.view(1)["links"][e.door("dining_2", "kitchen")]["sealed"]
    assert e.numbered("seal/door=porch-hall_1") not in e.legal()
    e.grant(time=4).do("end_actions")
    assert e.told("unsealed")


def test_q24_samples_are_taken_and_offered(backend: str) -> None:
    e = Evening(backend, answers="caa", at={"emmett": "cellar_2"}, threat=9)
    e.grant(monsters={"hired_hand_1": "cellar_2"}).to_keeper()
    e.do("use_deed/deed=take_a_sample")
    assert e.why_not("use_deed/deed=take_a_sample") == "MAN1-Q24"
    assert not e.offers("use_deed/deed=offer_the_sample"), "the Objective is still hidden"
    e.grant(revealed=1, possible={0: 4})
    threat = e.field("threat")
    e.do("use_deed/deed=offer_the_sample")
    assert (e.field("offered"), e.field("threat")) == (1, threat + 3)
    assert not e.state.over
    e.grant(offered=2, samples=0).do("end_actions")
    while not e.state.over and e.prompt == "strike":
        e.do("end_attacks")
    assert e.state.result == (1000, 0), "two are enough against one investigator"


def test_q24_secret_cards_lie_facedown_until_used(backend: str) -> None:
    e = Evening(backend, threat=9).to_keeper()
    assert "hired_hands" not in e.view(1)["keeper"]["deeds"]
    e.do("use_deed/deed=hired_hands", "place/creature=hired_hand/space=garden_2")
    assert "hired_hands" in e.view(1)["keeper"]["deeds"]


# ---- Mythos cards


def test_q25_one_card_a_turn_when_it_fits(backend: str) -> None:
    e = myth(backend, "stumble", [])
    assert (e.field("steps"), e.field("threat")) == (0, 4)
    e.grant(mythos="lights_out_1").do("explore")
    assert e.prompt == "keeper", "one for each investigator in a turn"


def test_q25_whisper_and_slammed_door(backend: str) -> None:
    assert myth(backend, "whisper", [10]).of("horror", "emmett") == 1
    assert myth(backend, "whisper", [1]).of("horror", "emmett") == 0
    e = myth(backend, "slammed_door", [10])
    assert e.why_not("step/space=dining_1") == "MAN1-Q25"
    assert e.offers("step/space=landing"), "an open way"


def test_q25_lights_out_and_rotten_floor(backend: str) -> None:
    assert myth(backend, "lights_out", []).room("hall") & Room.DARK
    e = myth(backend, "rotten_floor", [10])
    assert e.of("damage", "emmett") == 1
    assert e.legal("step") == e.legal("run") == []


def test_q25_ambush_and_second_strike(backend: str) -> None:
    e = myth(backend, "ambush", [1], monsters={DEAD: "bedroom"})
    assert e.monster(DEAD) == e.space("hall_2")
    e = myth(backend, "second_strike", [1, 10], monsters={DEAD: "hall_2"}, card={"humanoid": 1})
    assert e.told("struck") == [{"monster": Monster.parse(DEAD), "person": 3}]


def test_q25_cold_draught(backend: str) -> None:
    e = myth(backend, "cold_draught", [10], carry={"emmett": "poker knuckles"})
    e.do("drop/thing=poker")
    assert e.field("floor") == [Thing.parse("poker")]


def test_q25_doubt_forbids_skill_points_until_a_failure(backend: str) -> None:
    e = myth(backend, "doubt", [], skill={"emmett": 2}).grant(monsters={DEAD: "landing"})
    e.do("step/space=landing", dice=[10])
    assert e.told("mythos_gone")
    assert (e.of("skill", "emmett"), e.of("mythos_down", "emmett")) == (2, [])


def test_q25_shame_hurts_twice(backend: str) -> None:
    e = myth(backend, "shame", [], seats=3)
    e.do("end_turn")
    assert e.of("horror", "emmett") == 1
    while not e.told("mythos_gone"):
        e.do("end_turn" if e.prompt == "turn" else e.legal()[-1])
    assert e.of("horror", "emmett") == 2


# ---- what Trauma cards do


def suffering(backend: str, card: str, **wish: Any) -> Evening:
    """Set up Emmett's turn, with a Trauma card before him."""
    wish = {"skill": {"emmett": 0}, "at": {"emmett": "hall_1"}, **wish}
    e = Evening(backend, traumas={"emmett": card}, **wish)
    return e.do("end_turn").to_turn() if card in ("stupor",) else e


@pytest.mark.parametrize(
    ("card", "attribute"),
    [
        ("cracked_ribs", "strength"),
        ("gashed_hand", "marksmanship"),
        ("stiff_leg", "dexterity"),
        ("shakes", "willpower"),
        ("muttering", "lore"),
    ],
)
def test_q26_some_lower_an_attribute(card: str, attribute: str, backend: str) -> None:
    whole = Evening(backend).shown("emmett")["attributes"][attribute]
    assert suffering(backend, card).shown("emmett")["attributes"][attribute] == whole - 2


def test_q26_broken_arm_and_blood_in_the_eyes(backend: str) -> None:
    e = suffering(backend, "broken_arm", monsters={DEAD: "hall_1"})
    e.grant(carry={"emmett": "poker revolver"})
    assert e.why_not(f"attack/monster={DEAD}/weapon=poker") == "MAN1-Q15"
    assert e.offers(f"attack/monster={DEAD}/weapon=revolver")
    e = suffering(backend, "blood_in_eyes", carry={"emmett": "revolver"}, monsters={DEAD: "hall_1"})
    assert not e.offers(f"attack/monster={DEAD}/weapon=revolver")
    assert not e.offers("explore")


def test_q26_deep_wound_and_bleeding(backend: str) -> None:
    e = suffering(backend, "deep_wound").do("step/space=hall_2", "step/space=hall_1")
    assert e.do("run/space=hall_2").of("damage", "emmett") == 1
    e = suffering(backend, "bleeding").do("end_turn")
    assert e.of("damage", "emmett") == 1
    e.to_turn().do("staunch", dice=[1])
    assert e.of("trauma_on", "emmett") == []


def test_q26_mortal_wound(backend: str) -> None:
    e = beam(struck(backend, seats=3, hurt={"emmett": 7}, hand="mortal_wound"))
    e.do(play("mortal_wound")).do("end_turn")
    assert e.of("status", "emmett") == 1, "not at the end of this turn"
    while e.field("status")[0] == 1:
        e.do("end_turn" if e.prompt == "turn" else e.legal()[-1])
    assert ("killed", {"person": 3}) in e.events


def test_q26_fear_and_paranoia_keep_one_away(backend: str) -> None:
    e = suffering(backend, "fear_of_the_dark", rooms={"landing": "dark"}, at={"emmett": "hall_2"})
    assert e.why_not("step/space=landing") == "MAN1-Q26"
    e = suffering(backend, "paranoia", seats=3, at={"emmett": "hall_1", "ada": "hall_2"})
    assert e.why_not("step/space=hall_2") == "MAN1-Q26"


def test_q26_rage_stupor_and_obedience(backend: str) -> None:
    e = Evening(backend, seats=3, traumas={"emmett": "rage"}, horror={"emmett": 2})
    while e.field("round") == 1 or e.prompt != "turn":
        e.do("end_turn" if e.prompt == "turn" else e.legal()[-1])
        if e.prompt == "next":
            e.do("next_person/person=emmett")
    assert e.of("damage", "ada") == 1
    e = suffering(backend, "stupor")
    assert (e.field("round"), e.of("trauma_on", "emmett")) == (3, []), "a turn was lost"
    e = suffering(backend, "obedience", rooms={"landing": "lock_gone"}, at={"emmett": "hall_2"})
    e.to_keeper().do("command/person=emmett", "to_space/space=landing")
    assert e.of("at", "emmett") == e.space("landing")
    assert e.legal("command") == []


def test_q26_fire_setter_and_empty_hands(backend: str) -> None:
    e = dream(struck(backend, horror={"emmett": 3}, hand="fire_setter")).do(play("fire_setter"))
    assert e.room("hall") & Room.FIRE
    assert not e.offers("put_out")
    e = struck(backend, horror={"emmett": 4}, hand="empty_hands")
    dream(e.grant(carry={"emmett": "poker charm salt"})).do(play("empty_hands"))
    e.do("retain/thing=charm")
    assert e.of("carried", "emmett") == [Thing.parse("charm")]
    assert not e.offers("rummage")


# ---- monsters


def special(backend: str, figure: str, dice: list[int], **wish: Any) -> Evening:
    """Let a monster make its special attack on Emmett."""
    wish = {"skill": {"emmett": 1}, "at": {"emmett": "hall_1"}, "tokens": 1, **wish}
    e = Evening(backend, monsters={figure: "hall_1"}, options={"monster_skill": True}, **wish)
    e.to_keeper("strike").do(f"strike/monster={figure}/person=emmett")
    return e.do("special", dice=dice)


def test_q33_special_attacks(backend: str) -> None:
    e = special(backend, "hired_hand_1", [])
    assert e.of("damage", "emmett") == 1
    e = special(backend, DEAD, [])
    assert (e.of("damage", "emmett"), e.to_turn().field("steps")) == (2, 0)
    e = special(backend, "masked_cantor_1", [])
    assert (e.of("horror", "emmett"), e.of("skill", "emmett")) == (1, 0)
    e = special(backend, "cellar_crawler_1", [10], skill={"emmett": 0})
    assert e.of("damage", "emmett") == 3
    e = special(backend, "grave_moth_1", [])
    assert e.of("dazed", "emmett")
    assert e.to_turn().shown("emmett")["dazed"]
    e.do("end_turn")
    assert not e.shown("emmett")["dazed"], "until the end of the next turn"
    assert special(backend, "seething_mass_1", []).of("damage", "emmett") == 3


def test_q33_some_hurt_the_whole_room(backend: str) -> None:
    at = {"emmett": "hall_1", "ada": "hall_2"}
    assert special(backend, "drowned_guest_1", [], seats=3, at=at).of("damage", "ada") == 1
    assert special(backend, "hollow_bride_1", [], seats=3, at=at).of("horror", "ada") == 1


def test_q33_the_hound_drags_its_prey(backend: str) -> None:
    e = special(backend, "lean_hound_1", [], rooms={"landing": "lock_gone"})
    e.grant(rooms={"hall": "lock_gone"})
    assert e.prompt == "drag"
    e.do(e.numbered("to_space/space=porch"))
    assert e.of("at", "emmett") == e.monster("lean_hound_1") == e.space("porch")


def test_q17_decks_are_harder(backend: str) -> None:
    for figure, deck, n in ((DEAD, "humanoid", 7), ("lean_hound_1", "beast", 7)):
        e = Evening(backend, at={"emmett": "hall_1"}, monsters={figure: "hall_1"})
        e.grant(skill={"emmett": 0}, card={deck: 6}).do(f"attack/monster={figure}/weapon=knuckles")
        assert e.told("tested")[0]["n"] == n
    e = Evening(backend, at={"emmett": "hall_1"}, monsters={"hollow_bride_1": "hall_1"})
    e.grant(skill={"emmett": 0}, card={"eldritch": 6})
    e.do("attack/monster=hollow_bride_1/weapon=knuckles")
    assert e.told("tested")[0]["n"] == 6


def test_q17_what_failed_attacks_bring(backend: str) -> None:
    def failed(card: int, weapon: str, **wish: Any) -> Evening:
        e = Evening(backend, at={"emmett": "hall_1"}, monsters={DEAD: "hall_1"}, **wish)
        e.grant(skill={"emmett": 0}, card={"humanoid": card}, carry={"emmett": weapon})
        return e.do(f"attack/monster={DEAD}/weapon={weapon}", dice=[10])

    assert failed(2, "cleaver").of("damage", "emmett") == 1
    assert failed(5, "cleaver").field("floor") == [Thing.parse("cleaver")]
    e = failed(14, "revolver").do("end_turn").to_turn()
    assert not e.offers(f"attack/monster={DEAD}/weapon=revolver"), "jammed for a turn"
    assert failed(11, "shotgun").of("carried", "emmett") == []


# ---- objectives


def test_q28_killing_the_mass_wins(backend: str) -> None:
    e = Evening(backend, at={"emmett": "hall_1"}, monsters={"seething_mass_1": "hall_1"})
    e.grant(m_damage={Monster.parse("seething_mass_1"): 5}, skill={"emmett": 0})
    e.grant(revealed=1, possible={0: 1}, card={"eldritch": 7})
    e.do("attack/monster=seething_mass_1/weapon=knuckles", dice=[1])
    assert e.state.result == (0, 1000)


def test_q28_a_kill_before_the_reveal_does_not_count(backend: str) -> None:
    e = Evening(backend, at={"emmett": "hall_1"}, monsters={"seething_mass_1": "hall_1"})
    e.grant(
        m_damage={Monster.parse("seething_mass_1"): 5}, skill={"emmett": 0}, card={"eldritch": 7}
    )
    e.do("attack/monster=seething_mass_1/weapon=knuckles", dice=[1])
    assert not e.state.over


def test_q28_horror_enough_wins_for_the_keeper(backend: str) -> None:
    for horror, over in ((5, False), (6, True)):
        e = Evening(backend, answers="baa", revealed=1, possible={0: 2}, horror={"emmett": horror})
        e.to_keeper().do("end_actions")
        assert e.state.over == over


def test_q28_time_is_the_keepers_unless_the_page_was_found(backend: str) -> None:
    for answers, told, result in (
        ("aaa", 0, (1000, 0)),
        ("aaa", 8, (0, 0)),
        ("baa", 8, (0, 1000)),
        ("baa", 0, (1000, 0)),
    ):
        e = Evening(backend, answers=answers, stage=4, time=3, told=told, revealed=1)
        e.grant(possible={0: 1 << "abc".index(answers[0])}).to_keeper().do("end_actions")
        assert e.state.result == result


def test_q28_when_all_are_out_the_keeper_wins(backend: str) -> None:
    e = struck(backend, hurt={"emmett": 9}, revealed=1, possible={0: 1})
    assert beam(e).state.result == (1000, 0)


# ---- options


BAD: list[tuple[str, Any]] = [
    ("story", "none"),
    ("keeper", 5),
    ("keeper", 3),
    ("investigators", 1),
    ("timed_puzzles", 1),
    ("minute", 0),
    ("dealt", {"gold": 1}),
    ("dealt", []),
    ("growth", [1, 2]),
    ("corpses", -1),
]


@pytest.mark.parametrize(("name", "value"), BAD)
def test_a_bad_option_is_refused(name: str, value: Any) -> None:
    with pytest.raises(BadOption) as refused:
        load(GAME, "gen", checked=True).new(3, 1, {name: value})
    assert refused.value.name == name
