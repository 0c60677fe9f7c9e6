"""What options that begin a test would come to: skill against difficulty, odds, damage.

What fighting, evading and investigating test is known in advance, whoever strikes first: such a
test is imagined, which is quick. What a card makes of one, only the card's own rule says: it is
played, in a world drawn from what the seat knows, up to the test. Both are read alike.
"""

from __future__ import annotations

from typing import NamedTuple

from noctuary.kernel import NONE, Option, Position, hypothetical_record, state_for_rules
from noctuary.plugin import Tip

from .ability import Question
from .components import Designator, Skill, Step
from .rules import skill_tests, values
from .state import Arkham
from .view.odds import REVEAL, likely

RESOLVED = "use_card"
"""The card whose ability is being carried out, as a variable of the rules: `use.card`."""
BASIC = ("fight", "evade", "investigate")
"""Options that begin a test of their own."""
CARDS = ("use", "play")
"""Options that may begin one."""
AIMED = "target"
"""Prompts for a target before the test; each target has its own preview."""
SKILL = "stand_in"
"""Asked before it: with which skill."""
ACTION = "spend_action"
"""Asked before it: which action is spent; it makes no difference."""
QUIET = ("reaction", "free")
"""What anybody may do before it, and does not."""
TESTED, ENDED = "tested", "turn_ended"
"""Events: a test begins; a turn is over, and tests that follow are not the card's."""


class Try(NamedTuple):
    """A test that has begun: at whom (-1: nobody in particular), and what it is up to."""

    target: int
    what: int
    skill: int
    value: int
    against: int
    chance: int
    amount: int


def list_previews(world: Position) -> dict[str, list[Tip]]:
    """Return the card that asks, and what each option that begins a test would come to."""
    card = world.variable(RESOLVED)
    cause = {} if card is None else {"": [Tip("cause", {"card": card})]}
    asked = world.decision
    assert asked is not None
    offered = world.options()
    basic = [o for o in offered if o.name in BASIC]
    cards = [o for o in offered if o.name in CARDS or asked.prompt == AIMED]
    return cause | actions(world, asked.seat, basic) | begins(world, asked.seat, cards)


PREVIEWS = list_previews

# ---- tests known in advance


def actions(world: Position, seat: int, wanted: list[Option]) -> dict[str, list[Tip]]:
    """Return the previews of each action that is a test."""
    if not wanted:
        return {}
    g: Arkham = state_for_rules(world.observe(seat, asked=False))
    return {o.id: [remark(attempt(g, seat, o), alone=True)] for o in wanted}


def attempt(g: Arkham, p: int, option: Option) -> Try:
    """Return the test that an action would begin, with all that counts in it."""
    place = values.spot(g, p)
    what = Designator.names.index(option.name)
    skill = {"fight": Skill.combat, "evade": Skill.agility}.get(option.name)
    if skill is None:
        own = values.total(g, Question.investigate_with, place, NONE) - 1
        skill = Skill.intellect if own < 0 else own
    at = option.fields.get("enemy", place)
    amount = int(what != Designator.evade)
    with hypothetical_record(
        g, Arkham.tests, seat=p, skill=skill, source=NONE, target=at, what=what, amount=amount
    ) as t:
        g.tests.step[t] = Step.BEGIN
        g.tests.difficulty[t] = skill_tests.difficulty_now(g, t)
        return read(g, t)


def read(g: Arkham, t: int) -> Try:
    """Return a test whose tokens are still in the bag."""
    return Try(
        target=g.tests.target[t],
        what=g.tests.what[t],
        skill=g.tests.skill[t],
        value=max(0, skill_tests.value_before_tokens(g, t)),
        against=max(0, skill_tests.difficulty_now(g, t)),
        chance=likely(g, t),
        amount=g.tests.amount[t],
    )


# ---- tests that cards begin


def begins(world: Position, seat: int, wanted: list[Option]) -> dict[str, list[Tip]]:
    """Return the previews of each card, or target, that begins a test."""
    found, patient = {}, None
    for o in wanted:
        tries = played(world, o.code, seat)
        if tries is None:
            patient = patient or attentive(world, seat)
            tries = played(patient, o.code, seat)
        if tries:
            found[o.id] = [remark(t, alone=len(tries) == 1) for t in tries]
    return found


def attentive(world: Position, seat: int) -> Position:
    """Return the same world, where a seat has at least one card besides the one it plays and is
    asked what to commit: a test then waits.
    """
    values = world.fields()
    hand, deck = values["hand"][seat], values["deck"][seat]
    world = world.clone()
    if len(hand) < 2 and deck:
        world.arrange({"asking": [1], "hand": {seat: [*hand, *deck[:2]]}})
    else:
        world.set("asking", [1])
    return world


def played(world: Position, choice: int, seat: int) -> list[Try] | None:
    """Return the tests that a choice leads to, one for each target and skill; none once chance, or
    somebody else, has a say. Return None if a test waited for nobody.
    """
    way = world.clone()
    while True:
        step = way.step(choice)
        first = next((e.name for e in step.events if e.name in (TESTED, ENDED)), None)
        if way.over or step.chance:
            return None if first == TESTED else []
        if first:
            return waiting(way, seat) if first == TESTED else []
        asked = way.decision
        assert asked is not None
        if asked.prompt in QUIET:
            choice = way.game.action_code("pass")
        elif asked.seat == seat and asked.prompt == ACTION:
            choice = way.legal()[0]
        elif asked.seat == seat and asked.prompt in (AIMED, SKILL):
            each = [played(way, code, seat) for code in way.legal()]
            return None if None in each else [t for tries in each for t in tries or ()]
        else:
            return []


def waiting(way: Position, seat: int) -> list[Try] | None:
    """Return the test that waits for cards to be committed."""
    g: Arkham = state_for_rules(way.observe(seat, asked=False))
    t = len(g.tests) - 1
    if t >= 0 and g.tests.seat[t] == seat and g.tests.step[t] < REVEAL:
        return [read(g, t)]
    return None


def remark(t: Try, *, alone: bool) -> Tip:
    """Return a test in words: the damage of an attack with it, and its target where there are
    several.
    """
    said = {"skill": t.skill, "n": t.value, "against": t.against, "chance": t.chance}
    attack = t.what == Designator.fight and t.amount > 0
    if attack:
        said |= {"damage": t.amount}
    if alone or t.target == NONE:
        return Tip("attack" if attack else "test", said)
    return Tip("attack_on" if attack else "test_of", said | {"card": t.target})
