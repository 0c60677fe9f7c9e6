"""Turns, tests and setup, as far as the fragment tells them."""

from __future__ import annotations

from noctuary.games.mansions1.actions import Person
from noctuary.games.mansions1.components import CREATURE_NAMES, SKILL, STRIKE_ATTRIBUTE
from noctuary.games.mansions1.rules.combat import SPECIAL
from tests.games.mansions1.clauses.test_monsters import DEAD, HIT, fight
from tests.games.mansions1.evening import Evening
from tests.support import clause


@clause("MAN1-106")
def test_a_turn_has_two_steps_and_an_action(backend: str) -> None:
    e = Evening(backend, rooms={"hall": "lock_gone"})
    e.do("step/space=hall_1", "explore", "step/space=hall_2")
    assert e.legal("step") == e.legal("run") == []
    assert not e.offers("explore")
    e = Evening(backend, rooms={"hall": "lock_gone"})
    e.do("step/space=hall_1", "step/space=hall_2")
    assert e.why_not("step/space=hall_1") is None, "an action is left to run"
    e.do("run/space=hall_1")
    assert e.of("at", "emmett") == e.space("hall_1")


@clause("MAN1-107")
def test_a_test_is_one_die_against_attribute_and_modifier(backend: str) -> None:
    e = fight(backend).do(HIT, dice=[8])
    assert e.told("tested") == [
        {"person": 3, "attribute": 0, "n": 8, "die": 8, "passed": 1, "spent": 0}
    ], "Strength 7 and 1 of the card"
    for die, passed in ((8, 1), (9, 0)):
        assert fight(backend).do(HIT, dice=[die]).told("tested")[0]["passed"] == passed


@clause("MAN1-108")
def test_a_monster_that_enters_frightens(backend: str) -> None:
    for die, horror in ((6, 0), (7, 1)):
        e = Evening(backend, at={"emmett": "hall_1"}, skill={"emmett": 0}, threat=1)
        e.grant(monsters={DEAD: "landing"}).to_keeper()
        e.do("use_deed/deed=lurch", "to_space/space=hall_2", dice=[die])
        assert e.told("tested")[0]["n"] == 6, "Willpower 7 and the -1 of the walking dead"
        assert e.of("horror", "emmett") == horror


@clause("MAN1-109")
def test_monsters_attack_with_cards_and_have_a_special_attack(backend: str) -> None:
    e = fight(backend).to_keeper("strike").do(f"strike/monster={DEAD}/person=emmett", dice=[10])
    assert len(e.told("card_drawn")) == 1
    assert e.of("damage", "emmett") == 2
    assert len(SPECIAL) == len(CREATURE_NAMES)
    assert STRIKE_ATTRIBUTE[-1] == -1


@clause("MAN1-110")
def test_skill_points_come_from_the_card_and_do_not_return(backend: str) -> None:
    e = fight(backend, skill={})
    assert e.of("skill", "emmett") == SKILL[Person.parse("emmett")] == 2
    e.do(HIT, "spend")
    assert e.of("skill", "emmett") == 1
    e.do("end_turn").to_turn()
    assert e.of("skill", "emmett") == 1


@clause("MAN1-112", "MAN1-113")
def test_the_keepers_turn_has_actions_and_an_event_step(backend: str) -> None:
    e = Evening(backend, threat=5).to_keeper()
    assert (e.prompt, e.state.seat, e.view(0)["phase"]) == ("keeper", 0, "actions")
    assert e.offers("use_deed/deed=draw_breath")
    e.do("end_actions")
    assert e.told("time_passes") == [{"n": 1, "time": 1}]


@clause("MAN1-115")
def test_setup_gives_everybody_what_a_new_investigator_gets(backend: str) -> None:
    e = Evening(backend, seats=3, people=["ada", "solange"])
    ada, solange = e.shown("ada"), e.shown("solange")
    assert (ada["traits"], [t["name"] for t in ada["things"]]) == ([0, 2], ["camera"])
    assert (solange["things"], solange["spells"]) == ([], ["sight"])
    assert (ada["skill"], solange["skill"]) == (4, 4)
    assert ada["space"] == solange["space"] == e.space("porch")


@clause("MAN1-116")
def test_rooms_hold_corpses(backend: str) -> None:
    e = Evening(backend)
    shown = {room["name"]["en"]: room["corpses"] for room in e.view(1)["rooms"]}
    assert {k for k, n in shown.items() if n} == {"Garden", "Cellar"}
