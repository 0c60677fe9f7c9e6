"""Killed investigators, new ones, elimination."""

from __future__ import annotations

from noctuary.games.mansions1.actions import Thing
from noctuary.games.mansions1.components import PEOPLE, SKILL
from tests.games.mansions1.clauses.test_harm import beam
from tests.games.mansions1.evening import Evening
from tests.support import clause

ALL = (1 << PEOPLE) - 1


def doomed(backend: str, seats: int = 3, **wish: object) -> Evening:
    """Set up Emmett in the hall with 1 health left, and a Keeper who has a beam."""
    wish = {"at": {"emmett": "hall_1"}, "hurt": {"emmett": 9}, "skill": {"emmett": 2}, **wish}
    return Evening(backend, seats=seats, threat=20, **wish)


def killed(backend: str, **wish: object) -> Evening:
    """Kill Emmett in the hall."""
    return beam(doomed(backend, **wish).grant(skill={"emmett": 0}))


@clause("MAN1-027", "MAN1-028")
def test_things_are_left_in_the_room_spells_are_not(backend: str) -> None:
    e = killed(backend, carry={"emmett": "knuckles poker clue_1"}, spells={0: 1})
    assert sorted(t["name"] for t in e.view(-1)["rooms"][1]["floor"]) == [
        "clue_1",
        "knuckles",
        "poker",
    ]
    assert e.field("spells")[0] == 0
    assert e.field("spell_gone")[0].bit_count() == 1, "a copy lies on its discard pile"
    e.grant(at={"ada": "hall_2"}).do("rummage", "take/thing=poker", "done")
    assert Thing.parse("poker") in e.of("carried", "ada")


@clause("MAN1-029", "MAN1-117")
def test_tokens_and_traumas_are_discarded(backend: str) -> None:
    e = beam(
        doomed(backend, traumas={"emmett": "shakes"}, horror={"emmett": 2}).grant(
            skill={"emmett": 0}
        )
    )
    assert (e.field("damage")[0], e.field("horror")[0], e.field("skill")[0]) == (0, 0, 0)
    assert 12 in e.field("trauma_discard")


@clause("MAN1-030", "MAN1-031", "MAN1-033", "MAN1-034", "MAN1-044")
def test_the_next_turn_is_the_choice_of_somebody_new(backend: str) -> None:
    e = killed(backend)
    while e.prompt != "person":
        e.do(e.legal()[-1])
    assert e.field("round") == 2
    names = {id.rpartition("=")[2] for id in e.legal()}
    assert len(names) == PEOPLE - 2
    assert not names & {"emmett", "ada"}
    assert e.why_not("take_person/person=emmett") == "MAN1-034"


@clause("MAN1-036", "MAN1-037", "MAN1-038", "MAN1-039", "MAN1-040")
def test_somebody_new_has_traits_a_card_and_skill_points(backend: str) -> None:
    e = killed(backend)
    while e.prompt != "person":
        e.do(e.legal()[-1])
    e.do("take_person/person=solange")
    assert len(e.legal("take_traits")) == 4, "one of each pair"
    e.do("take_traits/person=solange/physical=1/mental=1")
    shown = e.shown("solange")
    assert shown["traits"] == [1, 3]
    assert shown["spells"] == ["ward"]
    assert shown["skill"] == SKILL[2]
    assert shown["space"] == e.space("porch")
    assert e.field("turn") != 1, "that was the turn"


@clause("MAN1-038")
def test_a_trait_names_the_starting_item(backend: str) -> None:
    assert Evening(backend, traits="10").shown("emmett")["things"][0]["name"] == "flask"
    assert Evening(backend, traits="01").shown("emmett")["things"][0]["name"] == "knuckles"


@clause("MAN1-040")
def test_arriving_beside_a_monster_is_frightening(backend: str) -> None:
    e = killed(backend).grant(monsters={"walking_dead_1": "porch"})
    while e.prompt != "person":
        e.do(e.legal()[-1])
    e.do("take_person/person=ines", "take_traits/person=ines/physical=0/mental=0", dice=[10])
    if e.prompt == "skill":
        e.do("keep", dice=[10])
    assert e.of("horror", "ines") == 1


@clause("MAN1-035", "MAN1-045")
def test_who_finds_nobody_left_is_eliminated(backend: str) -> None:
    e = killed(backend, used=ALL)
    assert e.field("status")[0] == 3, "at the moment of death"
    e = killed(backend, used=ALL - 128)
    assert e.field("status")[0] == 2
    e.grant(used=ALL)
    while e.field("status")[0] == 2:
        e.do(e.legal()[-1])
    assert e.told("eliminated")


@clause("MAN1-032", "MAN1-041", "MAN1-042")
def test_after_the_reveal_death_is_the_end(backend: str) -> None:
    e = killed(backend, carry={"emmett": "poker"}, revealed=1, possible={0: 1})
    assert e.names().index("dropped") < e.names().index("eliminated")
    assert e.field("status")[0] == 3
    for _ in range(6):
        assert e.state.seat != 1, "takes no further part"
        e.do(e.legal()[-1])


@clause("MAN1-043")
def test_the_eliminated_win_with_the_others(backend: str) -> None:
    e = Evening(backend, seats=3, answers="caa", revealed=1, possible={0: 4}, status={1: 3})
    e.state.arrange({"at": {1: 0}, "carried": {1: []}, "skill": {1: 0}})
    e.grant(carry={"emmett": "clue_3"}).do("leave")
    assert e.state.over
    assert e.state.result == (0, 1000, 1000)
