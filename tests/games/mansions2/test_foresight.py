"""What options are said to come to is what the rules then use."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from random import Random

from noctuary.kernel import Position, Told
from tests.foreseen import questions

ENOUGH = 40
"""So many options are compared."""
SIDES, GOOD = 8, 3


def played(state: Position, choice: str, luck: Random) -> list[Told]:
    """What happens at the table, with some luck, without Clues or abilities."""
    way = state.clone()
    told = way.step(choice, luck.randrange).events
    while not way.over and "enough" in {o.id for o in way.options()}:
        told += way.step("enough", luck.randrange).events
    return told


def at_least(dice: int, wanted: int) -> int:
    """The chance of so many successes in per cent."""
    ways = (comb(dice, n) * GOOD**n * (SIDES - GOOD) ** (dice - n) for n in range(wanted, dice + 1))
    return int(100 * Fraction(sum(ways), SIDES**dice) + Fraction(1, 2))


def test_dice_are_rolled_as_it_was_said() -> None:
    """Skill, dice, successes wanted; whom one must evade before; and the odds of just that."""
    luck, compared, evaded = Random(3), 0, 0
    for state, told in questions("mansions2"):
        for id, remarks in told.items():
            events = played(state, id, luck)
            rolled = next((e.fields for e in events if e.name == "rolled"), None)
            tested = next((e.fields for e in events if e.name == "tested"), None)
            if rolled is None or tested is None:
                continue
            begun = (rolled["skill"], rolled["dice"], tested["difficulty"])
            assert begun in [(a["skill"], a["dice"], a["wanted"]) for _, a in remarks]
            provoked = [e.fields["creature"] for e in events if e.name == "evade_began"]
            if remarks[0][0] == "evade":
                evaded += 1
                assert provoked[0] == remarks[0][1]["creature"]
            for _, args in remarks:
                assert args["chance"] == at_least(args["dice"], args["wanted"])
            compared += 1
    assert compared >= ENOUGH and evaded >= ENOUGH // 2


def test_nothing_is_said_of_what_a_token_brings() -> None:
    for _, told in questions("mansions2"):
        for id, remarks in told.items():
            if id.startswith(("press/", "move/")):
                assert all(key in ("evade", "evade_or") for key, _ in remarks)


def test_what_provokes_is_said_and_nothing_else() -> None:
    """An option whose first event is an evade check says so; one that attacks never does."""
    luck, compared = Random(4), 0
    for state, told in questions("mansions2"):
        for option in state.options():
            if option.name == "end_turn":
                continue
            events = played(state, option.id, luck)
            keys = [key for key, _ in told.get(option.id, [])]
            if events and events[0].name == "evade_began":
                assert "evade" in keys
                compared += 1
            elif events:
                assert "evade" not in keys
    assert compared >= ENOUGH
