"""Damage and horror on investigators."""

from __future__ import annotations

from noctuary.games.mansions1.components import CARD_ROW, COMBAT, STRIKE, Myth, Strike
from tests.games.mansions1.evening import Evening
from tests.support import clause

BEAM = "falling_beam_1"
DREAM = "nightmare_1"


def struck(backend: str, **wish: object) -> Evening:
    """Set up Emmett (health 10, sanity 6) at the mercy of Mythos cards, indoors."""
    wish = {"skill": {"emmett": 0}, "threat": 20, "at": {"emmett": "hall_1"}, **wish}
    return Evening(backend, **wish)


def beam(e: Evening, die: int = 10) -> Evening:
    """Let a beam fall after a step: 2 damage, or 1 for a die that passes."""
    e.grant(mythos=BEAM)
    return e.do("step/space=hall_2", f"play_mythos/mythos={BEAM}", dice=[die])


def dream(e: Evening) -> Evening:
    """Play a nightmare after a step: 1 horror."""
    e.grant(mythos=DREAM)
    return e.do("step/space=hall_2", f"play_mythos/mythos={DREAM}")


@clause("MAN1-009")
def test_death_and_insanity_are_two_things(backend: str) -> None:
    e = dream(struck(backend, horror={"emmett": 5}, hurt={"emmett": 9}))
    assert e.of("status", "emmett") == 1
    assert e.shown("emmett")["insane"]
    e = beam(struck(backend, horror={"emmett": 5}, hurt={"emmett": 9}), die=1)
    assert e.of("status", "emmett") == 2


@clause("MAN1-010")
def test_cards_deal_damage_and_horror() -> None:
    assert Strike.DAMAGE in STRIKE
    assert {CARD_ROW[c] for c in range(COMBAT)} == set(range(len(STRIKE)))
    assert Myth.NIGHTMARE in Myth


@clause("MAN1-010")
def test_a_failed_horror_test_and_a_mythos_card_cost_horror(backend: str) -> None:
    assert dream(struck(backend, horror={"emmett": 3})).of("horror", "emmett") == 4
    e = Evening(backend, at={"emmett": "hall_1"}, monsters={"walking_dead_1": "landing"})
    e.grant(skill={"emmett": 0}, rooms={"landing": "lock_gone"})
    e.do("step/space=hall_2", "step/space=landing", dice=[10])
    assert e.of("horror", "emmett") == 1


@clause("MAN1-011", "MAN1-012")
def test_damage_lowers_health_and_lies_on_the_card(backend: str) -> None:
    e = beam(struck(backend, hurt={"emmett": 2}))
    assert e.of("damage", "emmett") == 4
    shown = e.shown("emmett")
    assert (shown["damage"], shown["health"]) == (4, 10)


@clause("MAN1-013", "MAN1-026")
def test_no_health_is_death_and_the_figure_goes(backend: str) -> None:
    for before, dead in ((7, False), (8, True), (9, True)):
        e = beam(struck(backend, hurt={"emmett": before}))
        assert (e.of("at", "emmett") == 0) == dead
        assert ("killed" in e.names()) == dead


@clause("MAN1-014", "MAN1-015")
def test_horror_lowers_sanity_and_lies_on_the_card(backend: str) -> None:
    e = dream(struck(backend, horror={"emmett": 4}))
    shown = e.shown("emmett")
    assert (shown["horror"], shown["sanity"], shown["insane"]) == (5, 6, False)


@clause("MAN1-016", "MAN1-018")
def test_no_sanity_is_insanity_and_life(backend: str) -> None:
    e = dream(struck(backend, horror={"emmett": 5}))
    assert e.shown("emmett")["insane"]
    assert e.of("at", "emmett") == e.space("hall_2")
    assert e.prompt == "turn", "he still takes his turn"
    e.grant(hand="rage").to_keeper()
    assert e.legal("play_trauma") == ["play_trauma/trauma=rage/person=emmett"]


@clause("MAN1-017", "MAN1-049")
def test_an_insanity_may_be_played_as_an_action(backend: str) -> None:
    e = struck(backend, horror={"emmett": 6}, hand="stupor").to_keeper()
    e.do("play_trauma/trauma=stupor/person=emmett")
    assert e.told("trauma_played") == [{"person": 3, "trauma": 16}]


@clause("MAN1-019", "MAN1-020")
def test_the_insane_take_no_more_horror(backend: str) -> None:
    e = dream(struck(backend, horror={"emmett": 6}))
    assert e.of("horror", "emmett") == 6
    assert "horrified" not in e.names()


@clause("MAN1-021")
def test_horror_that_is_not_taken_still_lets_the_keeper_answer(backend: str) -> None:
    e = dream(struck(backend, horror={"emmett": 6}, hand="shakes"))
    assert e.prompt == "trauma"
    assert e.legal("play_trauma") == ["play_trauma/trauma=shakes/person=emmett"]


@clause("MAN1-022", "MAN1-023", "MAN1-024")
def test_sanity_above_none_is_sanity_again(backend: str) -> None:
    e = struck(
        backend, horror={"emmett": 6}, hurt={"emmett": 3}, carry={"emmett": "brandy bandages"}
    )
    e.do("end_turn").to_turn()
    assert e.shown("emmett")["insane"], "over turns"
    e.do("use_thing/thing=brandy")
    assert not e.shown("emmett")["insane"]
    assert (e.of("horror", "emmett"), "came_round" in e.names()) == (5, True)
    e.do("end_turn").to_turn().do("use_thing/thing=bandages")
    assert e.of("damage", "emmett") == 1
    e.do("end_turn").to_turn()
    e.grant(carry={"emmett": "bandages_2"}).do("use_thing/thing=bandages_2")
    assert e.of("damage", "emmett") == 0, "no more than is there"


@clause("MAN1-073")
def test_tokens_do_not_run_out(backend: str) -> None:
    e = struck(backend, seats=5, hurt=dict.fromkeys(("emmett", "ada", "tobias", "hanna"), 6))
    e.grant(horror={"emmett": 5, "ada": 7, "tobias": 6, "hanna": 8})
    assert sum(e.field("horror")) == 26, "more than the 24 of the box"
    assert dream(e).of("horror", "emmett") == 6
