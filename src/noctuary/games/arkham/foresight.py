"""What cards that begin a test would come to: each is played in a world drawn from what the seat
knows, up to the test, and the test is read there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from noctuary.home import Remark
from noctuary.kernel import NONE, Position, Step, glance

from .kinds import Designator
from .rules import skill_tests
from .state import Arkham
from .view.odds import REVEAL, odds

RESOLVED = "use_card"
"""The card whose ability is being carried out, as a variable of the rules: `use.card`."""
CARDS = ("use", "play")
"""Options that may begin a test."""
AIMED = "target"
"""Asked before the test: at whom; several are said one by one."""
SKILL = "stand_in"
"""Asked before it: with which skill."""
ACTION = "spend_action"
"""Asked before it: which action is spent; it makes no difference."""
QUIET = ("reaction", "free")
"""What anybody may do before it, and does not."""


class Try(NamedTuple):
    """A test that has begun: at whom (-1: nobody in particular), and what it is up to."""

    target: int
    what: int
    skill: int
    value: int
    against: int
    chance: int
    amount: int


def foresight(world: Position) -> dict[str, list[Remark]]:
    """The card that asks, and what each option that begins a test would come to."""
    card = world.variable(RESOLVED)
    cause = {} if card is None else {"": [Remark("cause", {"card": card})]}
    return cause | begins(world)


FORESIGHT = foresight


def begins(world: Position) -> dict[str, list[Remark]]:
    """Of each card, or target, that begins a test: skill against difficulty, odds, damage."""
    asked = world.decision
    assert asked is not None
    wanted = [o for o in world.options() if o.name in CARDS or asked.prompt == AIMED]
    if not wanted:
        return {}
    world = attentive(world, asked.seat)
    found = {}
    for o in wanted:
        way = world.clone()
        tries = list(begun(way, way.step(o.code), asked.seat))
        if tries:
            found[o.id] = [remark(t, alone=len(tries) == 1) for t in tries]
    return found


def attentive(world: Position, seat: int) -> Position:
    """The same world, where a seat has at least one card besides the one it plays and is asked
    what to commit: a test then waits.
    """
    values = world.fields()
    hand, deck = values["hand"][seat], values["deck"][seat]
    world = world.clone()
    if len(hand) < 2 and deck:
        world.arrange({"asking": [1], "hand": {seat: [*hand, *deck[:2]]}})
    else:
        world.set("asking", [1])
    return world


def begun(way: Position, step: Step, seat: int) -> Iterator[Try]:
    """The tests that a choice leads to, one for each target and skill; nothing once chance, or
    somebody else, has a say.
    """
    while not way.over and not step.chance:
        if any(e.name == "tested" for e in step.events):
            yield from now(way, seat)
            return
        asked = way.decision
        assert asked is not None
        if asked.prompt in QUIET:
            step = way.step("pass")
        elif asked.seat == seat and asked.prompt == ACTION:
            step = way.step(way.legal()[0])
        elif asked.seat == seat and asked.prompt in (AIMED, SKILL):
            for code in way.legal():
                each = way.clone()
                yield from begun(each, each.step(code), seat)
            return
        else:
            return


def now(way: Position, seat: int) -> Iterator[Try]:
    """The test that waits for cards to be committed."""
    g: Arkham = glance(way.observe(seat, asked=False))
    t = len(g.tests) - 1
    if t >= 0 and g.tests.seat[t] == seat and g.tests.step[t] < REVEAL:
        yield Try(
            target=g.tests.target[t],
            what=g.tests.what[t],
            skill=g.tests.skill[t],
            value=max(0, skill_tests.value_before_tokens(g, t)),
            against=max(0, skill_tests.difficulty_now(g, t)),
            chance=odds(g, t).chance,
            amount=g.tests.amount[t],
        )


def remark(t: Try, *, alone: bool) -> Remark:
    """A test in words: the damage of an attack with it, and its target where there are several."""
    said = {"skill": t.skill, "n": t.value, "against": t.against, "chance": t.chance}
    attack = t.what == Designator.fight and t.amount > 0
    if attack:
        said |= {"damage": t.amount}
    if alone or t.target == NONE:
        return Remark("attack" if attack else "test", said)
    return Remark("attack_on" if attack else "test_of", said | {"card": t.target})
