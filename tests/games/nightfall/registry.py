"""How a card says what it does: decorators, plain Python, that fill tables at import."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from noctuary.kernel import Kind, Rule, rule

from .content import CODES, C

if TYPE_CHECKING:
    from .state import Nightfall

WHEN, AT, AFTER = 0, 1, 2
Timing = Kind("timing", "when", "at", "after")


class E(IntEnum):
    """Events in flight that abilities wait for; PLAY and ACT only hold abilities."""

    ATTACK = 0
    DEAL = 1
    DEFEAT = 2
    DISCOVER = 3
    FAIL = 4
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
    """No condition."""
    return True


def nowhere(g: Nightfall, c: int, p: int, ev: int, t: int) -> bool:
    """No target."""
    return False


def _ability(
    card: C, slot: int, can: Any, aim: Any, forced: int, hand: int, exhaust: int, limit: int
) -> Any:
    def fill(f: Any) -> Any:
        f = rule()(f)
        ABILITY[card][slot] = len(DO)
        DO.append(f)
        CAN.append(can or always)
        AIM.append(aim or nowhere)
        for column, v in (
            (AIMED, aim is not None),
            (FORCED, forced),
            (HAND, hand),
            (EXHAUST, exhaust),
            (LIMIT, limit),
        ):
            column.append(int(v))
        if hand:
            FROM_HAND[slot] = 1
        else:
            SLOTS_OF[card][SLOTS_OF[card].index(-1)] = slot
        return f

    return fill


def reaction(
    card: C,
    timing: int,
    kind: E,
    can: Any = None,
    aim: Any = None,
    exhaust: int = 0,
    limit: int = 0,
) -> Any:
    """An ability that the controller may use at that moment."""
    return _ability(card, timing * KINDS + kind, can, aim, 0, 0, exhaust, limit)


def forced(card: C, timing: int, kind: E, can: Any = None) -> Any:
    """An ability that happens by itself at that moment."""
    return _ability(card, timing * KINDS + kind, can, None, 1, 0, 0, 0)


def from_hand(card: C, timing: int, kind: E, can: Any = None, aim: Any = None) -> Any:
    """An event card played from hand at that moment."""
    return _ability(card, timing * KINDS + kind, can, aim, 0, 1, 0, 0)


def event(card: C, can: Any = None) -> Any:
    """An event card played from hand as an action."""
    return _ability(card, AT * KINDS + E.PLAY, can, None, 0, 1, 0, 0)


def action(card: C, can: Any = None, exhaust: int = 0) -> Any:
    """An ability of a card in play, used as an action."""
    return _ability(card, AT * KINDS + E.ACT, can, None, 0, 0, exhaust, 0)


def constant(card: C, *questions: Q) -> Any:
    """A standing answer to these questions while the card is in play."""

    def fill(f: Any) -> Any:
        for q in questions:
            ANSWER[card][q] = len(CONSTANT)
            ANSWERS_OF[card][ANSWERS_OF[card].index(-1)] = q
        CONSTANT.append(f)
        return f

    return fill
