"""Previews of actions and cards agree with the values that the rules then use."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from noctuary.games.arkham.card_codes import Code
from noctuary.games.arkham.components import Skill
from noctuary.games.arkham.view import types, view
from noctuary.kernel import Position
from tests.foreseen import questions, said
from tests.games.arkham.scene import Scene

ENOUGH = 30
"""Tests of cards that are compared."""
BASIC = ("fight", "evade", "investigate")
FEW = 5
"""Tests of each action that are compared at least."""
TOKENS = "plus_1 zero minus_1 minus_2 minus_4 skull auto_fail elder_sign"


def begun(state: Position, choice: str, target: int | None) -> types.Test | None:
    """Return the test that a choice leads to at the table, where it waits for cards; not the test
    of fear after a turn's last action.
    """
    way = state.clone()
    seat = way.seat
    way.apply(choice)
    for _ in range(9):
        asked = way.decision
        if asked is None:
            return None
        test = view(way.observe(seat, asked=False)).test
        if test is not None:
            fields = way.fields()
            source = fields["tests.source"][0]
            afraid = source >= 0 and fields["code"][source] == Code.FROZEN_IN_FEAR
            return None if afraid else test
        if asked.prompt == "target" and target is not None:
            way.apply(next(o.id for o in way.options() if o.fields["card"] == target))
        elif asked.prompt == "spend_action":
            way.apply(way.legal()[0])
        elif "pass" in {o.id for o in way.options()}:
            way.apply("pass")
        else:
            return None
    return None


def as_said(test: types.Test) -> dict[str, int]:
    assert test.odds
    return {
        "skill": Skill.names.index(test.skill),
        "n": test.value,
        "against": test.difficulty,
        "chance": test.odds.chance,
    }


def test_the_numbers_of_an_option_are_those_of_its_test() -> None:
    """Of cards, which are tried, and of actions, whose test is imagined."""
    compared = Counter[str]()
    for state, told in questions("arkham"):
        for id, remarks in told.items():
            for key, args in remarks if id else ():
                name, test = id.partition("/")[0], begun(state, id, args.get("card"))
                if test is not None and test.odds and (name not in BASIC or name == test.what):
                    compared[name] += 1
                    assert {k: args[k] for k in as_said(test)} == as_said(test), key
    assert compared["use"] + compared["play"] >= ENOUGH
    assert min(compared[name] for name in BASIC) >= FEW


def foreseen(s: Scene, option: str) -> list[tuple[str, dict[str, int]]]:
    id = next(o.id for o in s.state.options() if s.said(o) == option)
    return said(s.state.sample(s.state.seat, 0), "arkham").get(id, [])


@pytest.mark.parametrize("what", ["investigate", "fight ghoul_minion", "evade ghoul_minion"])
def test_the_numbers_of_an_action_are_those_of_its_test(backend: str, what: str) -> None:
    s = Scene(backend, cards="magnifying_glass beat_cop", tokens=TOKENS)
    s.hand("")
    s.asset("magnifying_glass")
    s.asset("beat_cop")
    s.enemy("ghoul_minion", engaged=0, exhausted=1)
    ((key, args),) = foreseen(s, what)
    assert key == ("attack" if what.startswith("fight") else "test")
    s.do(what)
    test = view(s.state.observe(0, asked=False)).test
    assert test is not None
    assert {k: args[k] for k in as_said(test)} == as_said(test)


def test_a_magnifying_glass_counts_only_where_it_helps(backend: str) -> None:
    s = Scene(backend, cards="magnifying_glass", tokens=TOKENS)
    ((_, before),) = foreseen(s, "investigate")
    s.asset("magnifying_glass")
    ((_, after),) = foreseen(s, "investigate")
    assert after["n"] == before["n"] + 1 and after["chance"] > before["chance"]


def test_an_investigation_is_told_though_somebody_strikes_first(backend: str) -> None:
    """And asks who bears it: the test is known before."""
    s = Scene(backend, cards="guard_dog", tokens=TOKENS)
    s.asset("guard_dog")
    ((_, calm),) = foreseen(s, "investigate")
    s.enemy("ghoul_minion", engaged=0)
    assert foreseen(s, "investigate") == [("test", calm)]
    s.do("investigate")
    assert s.asked == (0, "assign")


def test_a_plain_attack_deals_one_damage(backend: str) -> None:
    s = fight(backend)
    ((_, args),) = foreseen(s, "fight ghoul_minion")
    assert args["damage"] == 1
    s.bag("zero")
    s.do("fight ghoul_minion")
    s.until("turn")
    assert "dealt ghoul_minion 1 0" in s.log


def test_a_test_after_the_turn_is_not_the_cards(backend: str) -> None:
    """Playing a card with the last action ends the turn, and only then is fear tested."""
    s = Scene(backend, cards="guard_dog knife", extra="frozen_in_fear")
    s.hand("guard_dog knife")
    s.threat("frozen_in_fear")
    s.set("actions", 0, 1)
    assert foreseen(s, "play guard_dog") == []
    assert any(line.startswith("tested") for line in s.do("play guard_dog"))


def dealt(log: list[str]) -> list[str]:
    return [line for line in log if line.startswith("dealt")]


def fight(backend: str, **more: Any) -> Scene:
    s = Scene(backend, cards="n45_automatic beat_cop machete", tokens=TOKENS, **more)
    s.hand("")
    s.asset("n45_automatic")
    s.enemy("ghoul_minion", engaged=0, damage=0)
    return s


def test_a_weapon_tells_skill_odds_and_damage(backend: str) -> None:
    """Roland's combat 4 and 1 of the pistol against 2; a Beat Cop adds another."""
    s = fight(backend)
    ((key, args),) = foreseen(s, "use n45_automatic 0")
    assert (key, args["n"], args["against"], args["damage"]) == ("attack", 5, 2, 2)
    s.asset("beat_cop")
    ((_, more),) = foreseen(s, "use n45_automatic 0")
    assert more["n"] == 6 and more["chance"] >= args["chance"]
    s.bag("zero")
    s.do("use n45_automatic 0")
    s.until("turn")
    assert "dealt ghoul_minion 2 0" in s.log


def test_damage_that_depends_on_who_else_is_engaged(backend: str) -> None:
    s = fight(backend)
    s.asset("machete")
    ((_, alone),) = foreseen(s, "use machete 0")
    s.enemy("swarm_of_rats", engaged=0)
    both = foreseen(s, "use machete 0")
    assert alone["damage"] == 2
    assert [(key, args["damage"]) for key, args in both] == [("attack_on", 1)] * 2
    assert {s.name(args["card"]) for _, args in both} == {"ghoul_minion", "swarm_of_rats"}


def test_an_easier_investigation(backend: str) -> None:
    """A Flashlight takes 2 from the shroud."""
    s = Scene(backend, cards="flashlight", tokens=TOKENS)
    s.asset("flashlight")
    ((key, args),) = foreseen(s, "use flashlight 0")
    assert (key, args["skill"], args["against"]) == ("test", Skill.intellect, 0)


def test_what_begins_no_test_says_nothing(backend: str) -> None:
    s = Scene(backend, cards="guard_dog")
    s.hand("guard_dog")
    assert foreseen(s, "play guard_dog") == []


def test_a_question_knows_the_card_that_asks(backend: str) -> None:
    """Though it is in play, and being resolved nowhere in particular."""
    s = Scene(backend, cards="research_librarian old_book_of_lore")
    s.hand("research_librarian")
    s.set("resources", "0", 5)
    s.do("play research_librarian")
    s.until("reaction")
    s.do("use research_librarian 0")
    assert s.asked == (0, "deck_search")
    told = said(s.state.sample(0, 0), "arkham")
    assert told[""] == [("cause", {"card": s.row("research_librarian")})]
