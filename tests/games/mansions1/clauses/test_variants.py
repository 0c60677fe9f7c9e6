"""The three variants."""

from __future__ import annotations

from noctuary.games.mansions1 import GAME
from noctuary.games.mansions1.components import DECK_SIZE
from tests.games.mansions1.clauses.test_monsters import DEAD, HIT, fight
from tests.games.mansions1.evening import Evening
from tests.support import clause

SKILLED = {"monster_skill": True}
LATE = {"uncertain_end": True}


@clause("MAN1-095")
def test_variants_are_agreed_on_before_the_game() -> None:
    chosen = GAME.resolve(None)
    assert not any(chosen[v] for v in ("timed_puzzles", "monster_skill", "uncertain_end"))
    assert GAME.resolve({"timed_puzzles": True})["timed_puzzles"]


@clause("MAN1-096", "MAN1-111")
def test_the_minute_takes_the_place_of_intellect(backend: str) -> None:
    e = Evening(backend, at={"emmett": "landing"}).do("step/space=bedroom")
    assert e.view(1)["puzzles"][0]["moves"] == 3, "the Intellect of Emmett"
    e = Evening(backend, people=["ada"], at={"ada": "landing"}).do("step/space=bedroom")
    assert e.view(1)["puzzles"][0]["moves"] == 6
    for people in (["emmett"], ["ada"]):
        timed = {"timed_puzzles": True, "minute": 12}
        e = Evening(backend, people=people, options=timed, at={people[0]: "landing"})
        e.do("step/space=bedroom")
        assert e.view(1)["puzzles"][0]["moves"] == 12


@clause("MAN1-097")
def test_when_the_time_is_over_no_more_moves(backend: str) -> None:
    e = Evening(backend, options={"timed_puzzles": True, "minute": 2}, at={"emmett": "landing"})
    e.do("step/space=bedroom").do("swap/cell=0/other=1")
    e.do("swap/cell=0/other=1")
    assert e.told("puzzle_left")
    assert e.prompt == "turn"
    e = Evening(backend, options={"timed_puzzles": True}, at={"emmett": "landing"})
    e.do("step/space=bedroom").do("close")
    assert e.prompt == "turn", "people who keep the time themselves may stop"


@clause("MAN1-098")
def test_a_token_for_each_investigator(backend: str) -> None:
    assert Evening(backend, seats=4, options=SKILLED).field("tokens") == 3
    assert Evening(backend, seats=4).field("tokens") == 0


@clause("MAN1-099", "MAN1-100", "MAN1-101")
def test_a_roll_in_combat_may_be_rolled_again_once(backend: str) -> None:
    e = fight(backend, options=SKILLED, tokens=3).do(HIT, dice=[3])
    assert (e.prompt, e.state.seat) == ("reroll", 0)
    e.do("reroll", dice=[9])
    assert e.told("rerolled") == [{"person": 3, "die": 9}]
    assert e.monster(DEAD, "m_damage") == 0, "the new roll counts"
    assert e.field("tokens") == 2, "and the token is gone for good"
    assert e.prompt == "turn", "nobody is asked about the second roll"


@clause("MAN1-100")
def test_only_tests_in_combat_are_rolled_again(backend: str) -> None:
    e = Evening(backend, options=SKILLED, at={"emmett": "hall_1"}, skill={"emmett": 0})
    e.grant(monsters={DEAD: "landing"}).do("step/space=hall_2", "step/space=landing", dice=[2])
    assert e.told("tested")
    assert e.prompt == "turn"


@clause("MAN1-102")
def test_a_token_makes_a_special_attack_without_a_card(backend: str) -> None:
    gone = (1 << DECK_SIZE[0]) - 1
    e = fight(backend, options=SKILLED, tokens=1).to_keeper("strike")
    before = e.field("combat_gone")
    e.do(f"strike/monster={DEAD}/person=emmett")
    assert e.prompt == "special"
    e.do("special")
    assert e.told("special_attack")
    assert e.field("combat_gone") == before != [gone, 0, 0]
    assert (e.field("tokens"), e.of("damage", "emmett")) == (0, 2)


@clause("MAN1-103", "MAN1-104")
def test_the_last_event_may_be_late(backend: str) -> None:
    e = Evening(backend, answers="aaa", options=LATE, stage=4, time=3).to_keeper()
    e.do("end_actions", dice=[2])
    assert (e.told("event_delayed"), e.state.over) == ([{"die": 2}], False)
    e.to_keeper().do("end_actions", dice=[1])
    assert not e.state.over, "rolled again at the next event step"
    e.to_keeper().do("end_actions", dice=[3])
    assert e.state.over


@clause("MAN1-103")
def test_other_events_are_never_late(backend: str) -> None:
    e = Evening(backend, options=LATE, stage=3, time=3).to_keeper().do("end_actions", dice=[1])
    assert e.told("event_came") == [{"stage": 3}]


@clause("MAN1-105")
def test_no_roll_where_the_last_event_decides(backend: str) -> None:
    e = Evening(backend, answers="baa", options=LATE, stage=4, time=3, told=8)
    e.grant(revealed=1, possible={0: 2}).to_keeper().do("end_actions", dice=[1])
    assert e.state.over
    assert e.told("won") == [{"side": 1}]
