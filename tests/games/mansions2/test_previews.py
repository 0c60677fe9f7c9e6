"""What options are said to come to is what the rules then use."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from random import Random

from noctuary.kernel import GameEvent, Position
from tests.foreseen import questions

ENOUGH = 40
"""So many options are compared."""
TRIES = 12
SIDES, GOOD = 8, 3


def played(state: Position, choice: str, luck: Random) -> list[GameEvent]:
    """Return the events of a choice with some luck, without Clues or abilities."""
    way = state.clone()
    told = way.step(choice, luck.randrange).events
    while not way.over and "enough" in {o.id for o in way.options()}:
        told += way.step("enough", luck.randrange).events
    return told


def at_least(dice: int, wanted: int) -> int:
    """Return the chance of so many successes in per cent."""
    ways = (comb(dice, n) * GOOD**n * (SIDES - GOOD) ** (dice - n) for n in range(wanted, dice + 1))
    return int(100 * Fraction(sum(ways), SIDES**dice) + Fraction(1, 2))


def begun(events: list[GameEvent]) -> tuple[int, int, int] | None:
    """Return skill, dice and successes wanted of the first test that was made."""
    rolled = next((e.fields for e in events if e.name == "rolled"), None)
    tested = next((e.fields for e in events if e.name == "tested"), None)
    if rolled is None or tested is None:
        return None
    return rolled["skill"] or 0, rolled["dice"] or 0, tested["difficulty"] or 0


def test_dice_are_rolled_as_it_was_said() -> None:
    """Skill, dice, successes wanted, and the odds of just that."""
    luck, compared = Random(3), 0
    for state, told in questions("mansions2"):
        for id, remarks in told.items():
            exact = [args for _, args in remarks if "dice" in args]
            test = begun(played(state, id, luck)) if exact else None
            if test is not None:
                assert test in [(a["skill"], a["dice"], a["wanted"]) for a in exact]
                assert all(a["chance"] == at_least(a["dice"], a["wanted"]) for a in exact)
                compared += 1
    assert compared >= ENOUGH


def test_whoever_must_be_evaded_and_how_likely_that_is() -> None:
    """On average, so between the odds of the texts that a monster is seen to have."""
    luck, compared = Random(5), 0
    for state, told in questions("mansions2", range(12)):
        id = next(
            (id for id, said in told.items() if [key for key, _ in said] == ["evade_any"]), ""
        )
        if not id:
            continue
        args = told[id][0][1]
        worlds = [state.sample(state.seat, seed) for seed in range(TRIES)]
        games = [played(world, id, luck) for world in worlds]
        if not games[0]:
            continue  # one of several monsters is chosen first
        assert all(events[0].fields["creature"] == args["creature"] for events in games)
        texts = {test for events in games if (test := begun(events))}
        odds = [at_least(dice, wanted) for _, dice, wanted in texts]
        assert min(odds) <= args["chance"] <= max(odds)
        compared += 1
    assert compared >= ENOUGH // 2


def test_nothing_is_said_of_what_a_token_brings() -> None:
    for _, told in questions("mansions2"):
        for id, remarks in told.items():
            if id.startswith(("press/", "move/")):
                assert all(key in ("evade", "evade_any") for key, _ in remarks)


def test_what_provokes_is_said_and_nothing_else() -> None:
    """An option whose first event is an evade check says so; one that attacks never does."""
    luck, compared = Random(4), 0
    for state, told in questions("mansions2"):
        for option in state.options():
            if option.name == "end_turn":
                continue
            events = played(state, option.id, luck)
            said = [args for key, args in told.get(option.id, []) if key.startswith("evade")]
            if events and events[0].name == "evade_began":
                assert said[0]["creature"] == events[0].fields["creature"]
                compared += 1
            elif events:
                assert not said
    assert compared >= ENOUGH
