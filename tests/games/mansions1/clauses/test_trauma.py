"""Trauma cards: when they are played, on whom, and what stays."""

from __future__ import annotations

from noctuary.games.mansions1.actions import Trauma
from noctuary.games.mansions1.components import (
    TRAUMA_NAMES,
    TRAUMA_NUMBER,
    TRAUMA_SEVERAL,
    TRAUMA_SORT,
)
from tests.games.mansions1.clauses.test_harm import beam, dream, struck
from tests.games.mansions1.evening import Evening
from tests.support import clause


def on(e: Evening, person: str) -> list[str]:
    """Return the Trauma cards before an investigator."""
    return [t["trauma"] for t in e.shown(person)["traumas"]]


def play(card: str, person: str = "emmett") -> str:
    return f"play_trauma/trauma={card}/person={person}"


@clause("MAN1-046")
def test_a_trauma_lasts(backend: str) -> None:
    e = beam(struck(backend, hand="twisted_ankle")).do(play("twisted_ankle"))
    e.do("end_turn").to_turn()
    assert on(e, "emmett") == ["twisted_ankle"]
    assert e.field("steps") == 1


@clause("MAN1-047", "MAN1-051", "MAN1-083")
def test_only_the_keeper_holds_and_plays_them(backend: str) -> None:
    e = struck(backend, hand="rage shakes")
    assert e.legal("play_trauma") == []
    assert e.state.seat == 1
    assert [t["trauma"] for t in e.view(0)["drawer"]["traumas"]] == ["shakes", "rage"]
    seen = e.view(1)
    assert (seen["drawer"], seen["keeper"]["traumas"]) == (None, 2)


@clause("MAN1-048")
def test_only_right_after_harm(backend: str) -> None:
    e = struck(backend, hand="cracked_ribs shakes").to_keeper()
    assert e.legal("play_trauma") == []
    assert e.why_not(play("shakes")) == "MAN1-048"
    e = beam(struck(backend, hand="cracked_ribs gashed_hand"))
    e.do(play("cracked_ribs"))
    assert e.prompt == "turn", "one card for what was suffered"


@clause("MAN1-050")
def test_once_a_turn_for_each_who_is_insane(backend: str) -> None:
    e = Evening(backend, seats=3, horror={"emmett": 6, "ada": 8}, hand="shakes muttering")
    e.to_keeper().do(play("shakes"))
    assert e.why_not(play("muttering")) == "MAN1-050"
    assert e.legal("play_trauma") == [play("muttering", "ada")]


@clause("MAN1-052")
def test_an_action_card_draws_a_trauma(backend: str) -> None:
    e = struck(backend).to_keeper().do("use_deed/deed=old_grudges")
    assert len(e.field("trauma_hand")) == 1


@clause("MAN1-053")
def test_injuries_need_damage(backend: str) -> None:
    e = dream(struck(backend, horror={"emmett": 3}, hand="cracked_ribs shakes"))
    assert e.legal("play_trauma") == [play("shakes")]
    assert e.why_not(play("cracked_ribs")) == "MAN1-053"


@clause("MAN1-054")
def test_insanities_need_horror(backend: str) -> None:
    e = beam(struck(backend, hand="cracked_ribs shakes"))
    assert e.legal("play_trauma") == [play("cracked_ribs")]
    assert e.why_not(play("shakes")) == "MAN1-054"


@clause("MAN1-055")
def test_a_number_is_the_most_that_may_be_left(backend: str) -> None:
    for before, allowed in ((4, False), (5, True), (6, True)):
        e = beam(struck(backend, hurt={"emmett": before}, hand="bleeding"))
        assert (play("bleeding") in e.legal()) == allowed, "3 of health, read after the damage"
        if not allowed:
            assert e.prompt == "turn", "nothing to ask"


@clause("MAN1-056")
def test_what_is_worse_needs_less_left() -> None:
    numbered = {n: TRAUMA_NUMBER[k] for k, n in enumerate(TRAUMA_NAMES) if TRAUMA_NUMBER[k] >= 0}
    assert len(numbered) == 11
    assert numbered["only_way_out"] == 0 < numbered["obedience"] < numbered["stupor"]
    assert numbered["mortal_wound"] < numbered["bleeding"] < numbered["deep_wound"]


@clause("MAN1-057")
def test_the_example_of_the_only_way_out(backend: str) -> None:
    e = Evening(backend, people=["ada"], at={"ada": "hall_1"}, horror={"ada": 7})
    e.grant(monsters={"walking_dead_1": "hall_2"}, hand="only_way_out", skill={"ada": 0}, threat=1)
    e.grant(monsters={"walking_dead_1": "landing"}).to_keeper()
    e.do("use_deed/deed=lurch", "to_space/space=hall_2", dice=[7])
    assert e.told("tested")[0] == {
        "person": 0,
        "attribute": 4,
        "n": 3,
        "die": 7,
        "passed": 0,
        "spent": 0,
    }
    assert e.shown("ada")["insane"]
    e.do(play("only_way_out", "ada"))
    assert e.told("killed") == [{"person": 0}]


@clause("MAN1-058", "MAN1-059", "MAN1-084")
def test_one_of_each_sort_the_second_replaces_the_first(backend: str) -> None:
    e = struck(backend, traumas={"emmett": "cracked_ribs shakes"}, hand="gashed_hand")
    assert on(e, "emmett") == ["cracked_ribs", "shakes"]
    beam(e).do(play("gashed_hand"))
    assert sorted(on(e, "emmett")) == ["gashed_hand", "shakes"]
    assert e.view(1)["discards"]["traumas"] == ["cracked_ribs"]


@clause("MAN1-060")
def test_laudanum_cures(backend: str) -> None:
    e = struck(backend, traumas={"emmett": "rage"}, carry={"emmett": "laudanum"})
    e.do("use_thing/thing=laudanum")
    assert on(e, "emmett") == []


@clause("MAN1-061")
def test_three_cards_are_for_several_investigators(backend: str) -> None:
    several = {n for k, n in enumerate(TRAUMA_NAMES) if TRAUMA_SEVERAL[k]}
    assert several == {"dragged_down", "paranoia", "rage"}
    assert [TRAUMA_SORT[Trauma.parse(n)] for n in sorted(several)] == [0, 1, 1]
    e = struck(backend, seats=3, hand="dragged_down").grant(at={"ada": "hall_1"})
    beam(e).do(play("dragged_down"))
    assert e.of("damage", "ada") == 1


@clause("MAN1-062")
def test_against_one_investigator_another_card_is_drawn(backend: str) -> None:
    rage, shakes = Trauma.parse("rage"), Trauma.parse("shakes")
    rest = [c for c in range(21) if c not in (rage, shakes)]
    swapped = []
    for first in (0, 1):
        e = struck(backend, trauma_deck=[rage, shakes], trauma_discard=rest)
        e.to_keeper().do("use_deed/deed=old_grudges", chance=[first])
        assert e.field("trauma_hand") == [shakes]
        swapped += e.told("trauma_swapped")
    assert swapped == [{"trauma": rage}], "one of the two came up first"
    e = struck(backend, seats=3, trauma_deck=[rage])
    e.grant(trauma_discard=[c for c in range(21) if c != rage])
    e.to_keeper().do("use_deed/deed=old_grudges")
    assert e.field("trauma_hand") == [rage], "against two it is of use"


@clause("MAN1-063")
def test_when_one_is_left_the_hand_is_changed(backend: str) -> None:
    e = struck(backend, seats=3, hurt={"emmett": 9}, hand="rage paranoia shakes")
    e.grant(revealed=1, possible={0: 1})
    beam(e)
    assert "eliminated" in e.names()
    hand = e.field("trauma_hand")
    assert len(hand) == 3
    assert not any(TRAUMA_SEVERAL[c] for c in hand)
    e = struck(backend, seats=3, hurt={"emmett": 9}, hand="rage paranoia shakes")
    beam(e)
    assert {Trauma.names[c] for c in e.field("trauma_hand")} == {"rage", "paranoia", "shakes"}, (
        "somebody killed who comes again does not count as eliminated"
    )
