"""How a card says what it does: decorators, plain Python, that fill tables at import."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import TYPE_CHECKING, Any, TypeVar

from noctuary.kernel import Kind, Rule, rule

from .content import CODES, C

if TYPE_CHECKING:
    from .state import Nightfall

WHEN, AT, AFTER = 0, 1, 2
Timing = Kind("timing", "when", "at", "after")


class E(IntEnum):
    """What abilities wait for: events in flight, then places where only abilities hang."""

    ATTACK = 0
    DEAL = 1
    DEFEAT = 2
    DISCOVER = 3
    TEST = 4
    ECHO = 5
    ENTER = 6
    PLAY = 7
    ACT = 8


KINDS = 9
SLOTS = 3 * KINDS


class Q(IntEnum):
    """Questions that constant abilities and lasting effects answer."""

    COMBAT = 0
    LORE = 1
    HARM = 2
    DREAD = 3
    SILENCE = 4


QUESTIONS = 5
Question = Kind("question", "combat", "lore", "harm", "dread", "silence")

ABILITY = [[-1] * SLOTS for _ in range(CODES)]
"""Code, slot -> ability."""
SLOTS_OF = [[-1] * 4 for _ in range(CODES)]
"""Code -> the slots it listens to while in play."""
ANSWER = [[-1] * QUESTIONS for _ in range(CODES)]
"""Code, question -> constant ability."""
ANSWERS_OF = [[-1] * 4 for _ in range(CODES)]
FROM_HAND = [0] * SLOTS
"""Some card can be played from a hand at this slot."""

FORCED: list[int] = []
HAND: list[int] = []
EXHAUST: list[int] = []
LIMIT: list[int] = []
AIMED: list[int] = []
DO: list[Callable[[Nightfall, int, int, int, int], Rule]] = []
CAN: list[Callable[[Nightfall, int, int, int], bool]] = []
AIM: list[Callable[[Nightfall, int, int, int, int], bool]] = []
CONSTANT: list[Callable[[Nightfall, int, int, int], int]] = []


def always(g: Nightfall, c: int, p: int, ev: int) -> bool:
    """Impose no condition."""
    return True


def nowhere(g: Nightfall, c: int, p: int, ev: int, t: int) -> bool:
    """Allow no target."""
    return False


Can = Callable[["Nightfall", int, int, int], bool]
Aim = Callable[["Nightfall", int, int, int, int], bool]
Effect = TypeVar("Effect", bound=Callable[..., Any])


def _ability(
    card: C,
    slot: int,
    can: Can | None,
    aim: Aim | None = None,
    *,
    forced: bool = False,
    hand: bool = False,
    exhaust: int = 0,
    limit: int = 0,
) -> Callable[[Effect], Effect]:
    def fill(f: Effect) -> Effect:
        ABILITY[card][slot] = len(DO)
        effect: Effect = rule(asks=True)(f)
        DO.append(effect)
        CAN.append(can or always)
        AIM.append(aim or nowhere)
        AIMED.append(int(aim is not None))
        FORCED.append(int(forced))
        HAND.append(int(hand))
        EXHAUST.append(exhaust)
        LIMIT.append(limit)
        if hand:
            FROM_HAND[slot] = 1
        else:
            SLOTS_OF[card][SLOTS_OF[card].index(-1)] = slot
        return effect

    return fill


def reaction(
    card: C,
    timing: int,
    kind: E,
    can: Can | None = None,
    aim: Aim | None = None,
    exhaust: int = 0,
    limit: int = 0,
) -> Callable[[Effect], Effect]:
    """Declare an ability that the controller may use at that moment."""
    return _ability(card, timing * KINDS + kind, can, aim, exhaust=exhaust, limit=limit)


def forced(card: C, timing: int, kind: E, can: Can | None = None) -> Callable[[Effect], Effect]:
    """Declare an ability that happens by itself at that moment."""
    return _ability(card, timing * KINDS + kind, can, forced=True)


def from_hand(card: C, timing: int, kind: E, can: Can | None = None) -> Callable[[Effect], Effect]:
    """Declare an event card played from hand at that moment."""
    return _ability(card, timing * KINDS + kind, can, hand=True)


def event(card: C) -> Callable[[Effect], Effect]:
    """Declare an event card played from hand as an action."""
    return _ability(card, AT * KINDS + E.PLAY, None, hand=True)


def action(card: C, exhaust: int = 0) -> Callable[[Effect], Effect]:
    """Declare an ability of a card in play, used as an action."""
    return _ability(card, AT * KINDS + E.ACT, None, exhaust=exhaust)


def constant(card: C, *questions: Q) -> Callable[[Effect], Effect]:
    """Declare a standing answer to these questions while the card is in play."""

    def fill(f: Effect) -> Effect:
        for q in questions:
            ANSWER[card][q] = len(CONSTANT)
            ANSWERS_OF[card][ANSWERS_OF[card].index(-1)] = q
        CONSTANT.append(f)
        return f

    return fill
