"""How a card says what it does: decorators, plain Python, that fill tables at import."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import IntEnum
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from noctuary.kernel import NONE, Kind, Rule, rule

from .card_codes import Code
from .components import CODES, Ability, Designator

if TYPE_CHECKING:
    from .state import Arkham

WOULD, WHEN, AT, AFTER = 0, 1, 2, 3


class Trigger(IntEnum):
    """Triggers of abilities: events in flight (in the order of the records of the state), then
    moments without a record, then places where only abilities hang.
    """

    TEST = 0
    REVEAL = 1
    ATTACK = 2
    DEAL = 3
    DEFEAT = 4
    DISCOVER = 5
    MOVE = 6
    ENTER = 7
    ENCOUNTER = 8
    PLAY = 9
    EVADE = 10
    ENGAGE = 11

    SUCCEED = 12
    FAIL = 13
    PHASE_BEGINS = 14
    PHASE_ENDS = 15
    TURN_BEGINS = 16
    TURN_ENDS = 17
    ROUND_ENDS = 18
    GAME_ENDS = 19
    AGENDA_ADVANCES = 20
    DREW = 21

    FREE = 22
    ACT = 23
    EVENT = 24
    REVELATION = 25
    BOOST = 26
    RESULT = 27
    SIGN = 28
    TOKEN = 29
    TOKEN_RESULT = 30
    ADVANCE = 31
    SETUP = 32
    RESOLUTION = 33

    COMMIT = 34
    DRAW_STEP = 35
    HAUNTED = 36
    EXPLORE = 37
    OPENING = 38
    SYMBOL = 39
    HEAL = 40
    ENTRY = 41
    ARRIVE = 42
    SEARCH = 43
    FOUND = 44
    VANISH = 45
    FALL = 46
    ACTED = 47


TRIGGERS = len(Trigger)
MOMENTS = 4 * TRIGGERS
"""A moment is a timing and a trigger: timing * TRIGGERS + trigger."""


Question = Kind(
    "question",
    "willpower",
    "intellect",
    "combat",
    "agility",
    "health",
    "sanity",
    "fight",
    "evade",
    "shroud",
    "cost",
    "enemy_damage",
    "enemy_horror",
    "hand_size",
    "skull",
    "cultist",
    "tablet",
    "elder_thing",
    "sign",
    "actions",
    "action_cost",
    "tome_slots",
    "arcane_slots",
    "blank",
    "no_play",
    "no_move",
    "no_enter",
    "no_attack",
    "no_investigate",
    "no_clues",
    "no_damage",
    "no_leave",
    "no_tokens",
    "no_doom",
    "immune",
    "sign_fails",
    "sign_wins",
    "double_token",
    "as_intellect",
    "investigate_with",
    "connected",
    "hunter",
    "retaliate",
    "alert",
    "aloof",
    "massive",
    "surge",
    "as_if_at",
    "auto",
    "patrol",
    "starting_hand",
    "left_alone",
    "no_aim",
    "no_encounters",
    "goes_home",
    "owed_action",
    "entry_cost",
    "no_ready",
    "no_explore",
    "income",
    "no_spawn",
    "shields",
    "exiles",
    "exposed",
    "redraws",
    "takes_along",
    "capped",
    "replays",
    "returns",
    "objective",
    "recurs",
    "no_mulligan",
    "pays_here",
    "purse",
    "spares",
    "as_hand",
    "models",
    "toll",
    "no_defeat",
    "not_aloof",
    "no_flip",
    "no_engage",
    "resolution",
    "spawns",
)
"""Questions that constant abilities and lasting effects answer about a card or a seat."""
QUESTIONS = Question.size


class Period(IntEnum):
    """Periods of limits and lasting effects."""

    NONE = 0
    TEST = 1
    TURN = 2
    PHASE = 3
    ROUND = 4
    GAME = 5
    IN_PLAY = 6
    """As long as its source is in play."""


class Change(IntEnum):
    """How a lasting effect changes a value."""

    ADD = 0
    SET = 1
    DOUBLE = 2
    HALVE = 3


LISTENED, ANSWERED = 10, 8
"""Moments a card may listen to, questions it may answer, at most."""


class Use(NamedTuple):
    """An ability in use: the context of its condition, its targets, its cost and its effect."""

    card: int
    """The card that has the ability."""
    seat: int
    """The investigator who uses it; for what happens by itself, who controls the card, or none."""
    event: int = NONE
    """What it answers: a record of the state, a seat whose turn ends, a phase, a resolution."""
    target: int = NONE
    """The card that was chosen."""
    token: int = NONE
    """The chaos token whose symbol acts."""


ABILITY = [[-1] * MOMENTS for _ in range(CODES)]
"""Code, moment -> its first ability there; NEXT leads on."""
ORDER = [[-1] * Ability.size for _ in range(CODES)]
"""Code, n -> its abilities in the order they are written."""
MOMENTS_OF = [[-1] * LISTENED for _ in range(CODES)]
"""Code -> the moments it listens to while in play."""
ANSWER = [[-1] * QUESTIONS for _ in range(CODES)]
"""Code, question -> constant ability."""
ANSWERS_OF = [[-1] * ANSWERED for _ in range(CODES)]

NEXT: list[int] = []
NUMBER: list[int] = []
FORCED: list[int] = []
HAND: list[int] = []
EXHAUST: list[int] = []
USED: list[int] = []
PRICE: list[int] = []
DISCARDED: list[int] = []
ACTIONS: list[int] = []
DESIGNATOR: list[int] = []
CALM: list[int] = []
"""Says itself that it provokes no attack of opportunity."""
LIMIT: list[int] = []
PERIOD: list[int] = []
GROUP: list[int] = []
TURN: list[int] = []
"""Only during the turn of the one who uses it."""
ANYWHERE: list[int] = []
"""Open to everybody, wherever they are."""
AIMED: list[int] = []
MOMENT: list[int] = []
"""The moment of the ability."""
DO: list[Callable[[Arkham, Use], Rule]] = []
PAY: list[Callable[[Arkham, Use], Rule]] = []
CAN: list[Callable[[Arkham, Use], bool]] = []
AIM: list[Callable[[Arkham, Use], bool]] = []
CONSTANT: list[Callable[[Arkham, int, int, int], int]] = []

SERVES: list[Callable[[Arkham, Use], bool]] = []
"""What additional actions may be spent on."""
SERVED_BY = [0] * CODES
"""Code -> what the additional actions it gives serve for."""
LIMIT_PERIOD = [0] * CODES
"""Code -> the period of its limited ability."""
REPEATS: dict[int, Callable[[Arkham, int], bool]] = {}
"""Code of a scenario -> whether a symbol brings another token; for who reckons the odds."""


def always(g: Arkham, use: Use) -> bool:
    """Impose no condition."""
    return True


SERVES.append(always)


def nowhere(g: Arkham, use: Use) -> bool:
    """Allow no target."""
    return False


@rule(asks=True)
def nothing_more(g: Arkham, use: Use) -> None:
    """Impose no cost beside the usual ones."""


Can = Callable[["Arkham", Use], bool]
Effect = TypeVar("Effect", bound=Callable[..., Any])
Cards = Code | tuple[Code, ...]


NOTHING: Any = nothing_more


def _codes(cards: Cards) -> Iterable[Code]:
    return cards if isinstance(cards, tuple) else (cards,)


def _ability(
    cards: Cards,
    moment: int,
    *,
    can: Can | None = None,
    aim: Can | None = None,
    pay: Any = None,
    forced: bool = False,
    hand: bool = False,
    listens: bool = True,
    exhaust: int = 0,
    uses: int = 0,
    resources: int = 0,
    discard: int = 0,
    actions: int = 0,
    designator: int = Designator.none,
    calm: bool = False,
    limit: int = 0,
    period: Period = Period.ROUND,
    group: bool = False,
    my_turn: bool = False,
    anywhere: bool = False,
) -> Callable[[Effect], Effect]:
    def fill(f: Effect) -> Effect:
        effect: Effect = rule(asks=True)(f) if not hasattr(f, "marks") else f
        for code in _codes(cards):
            a = len(DO)
            n = ORDER[code].index(-1)
            ORDER[code][n] = a
            NUMBER.append(n)
            NEXT.append(-1)
            last = ABILITY[code][moment]
            if last < 0:
                ABILITY[code][moment] = a
            else:
                while NEXT[last] >= 0:
                    last = NEXT[last]
                NEXT[last] = a
            DO.append(effect)
            PAY.append(pay or NOTHING)
            CAN.append(can or always)
            AIM.append(aim or nowhere)
            AIMED.append(int(aim is not None))
            FORCED.append(int(forced))
            HAND.append(int(hand))
            EXHAUST.append(exhaust)
            USED.append(uses)
            PRICE.append(resources)
            DISCARDED.append(discard)
            ACTIONS.append(actions)
            DESIGNATOR.append(designator)
            CALM.append(int(calm))
            LIMIT.append(limit)
            PERIOD.append(int(period))
            GROUP.append(int(group))
            TURN.append(int(my_turn))
            ANYWHERE.append(int(anywhere))
            MOMENT.append(moment)
            if limit:
                LIMIT_PERIOD[code] = int(period)
            if not hand and listens and moment not in MOMENTS_OF[code]:
                MOMENTS_OF[code][MOMENTS_OF[code].index(-1)] = moment
        return effect

    return fill


def reaction(
    cards: Cards, timing: int, trigger: Trigger, **more: Any
) -> Callable[[Effect], Effect]:
    """Declare an ability that may be used at that moment."""
    return _ability(cards, timing * TRIGGERS + trigger, **more)


def forced(
    cards: Cards, timing: int, trigger: Trigger, can: Can | None = None, hand: bool = False
) -> Callable[[Effect], Effect]:
    """Declare an ability that happens by itself at that moment."""
    return _ability(cards, timing * TRIGGERS + trigger, can=can, forced=True, hand=hand)


def free(cards: Cards, **more: Any) -> Callable[[Effect], Effect]:
    """Declare an ability of a card in play that may be used in any player window."""
    return _ability(cards, AT * TRIGGERS + Trigger.FREE, **more)


def action(cards: Cards, actions: int = 1, **more: Any) -> Callable[[Effect], Effect]:
    """Declare an ability of a card in play that is used with an action."""
    return _ability(cards, AT * TRIGGERS + Trigger.ACT, actions=actions, **more)


def event(
    cards: Cards, timing: int = AT, trigger: Trigger = Trigger.EVENT, **more: Any
) -> Callable[[Effect], Effect]:
    """Declare the effect of an event; at a moment of its own, or with the Play action or in a
    window.
    """
    return _ability(cards, timing * TRIGGERS + trigger, hand=True, **more)


def revelation(cards: Cards) -> Callable[[Effect], Effect]:
    """Declare the effect of a card when it is drawn."""
    return _ability(cards, AT * TRIGGERS + Trigger.REVELATION, listens=False)


def boost(cards: Cards, can: Can | None = None) -> Callable[[Effect], Effect]:
    """Declare what a committed skill, or the source of a test, adds to the result beforehand."""
    return _ability(cards, AT * TRIGGERS + Trigger.BOOST, can=can, listens=False)


def committed(cards: Cards, can: Can | None = None) -> Callable[[Effect], Effect]:
    """Declare what a card does as soon as it is committed to a test (its event)."""
    return _ability(cards, AT * TRIGGERS + Trigger.COMMIT, can=can, listens=False)


def entry(cards: Cards, can: Can | None = None) -> Callable[[Effect], Effect]:
    """Declare an additional cost to play an asset."""
    return _ability(cards, AT * TRIGGERS + Trigger.ENTRY, can=can, listens=False)


def result(cards: Cards, can: Can | None = None) -> Callable[[Effect], Effect]:
    """Declare what a committed skill brings by itself when the test has succeeded."""
    return _ability(cards, AT * TRIGGERS + Trigger.RESULT, can=can, listens=False)


def sign_result(cards: Cards, can: Can | None = None) -> Callable[[Effect], Effect]:
    """Declare what an investigator's elder sign brings when the test has succeeded."""
    return _ability(cards, AT * TRIGGERS + Trigger.SIGN, can=can, listens=False)


def symbol(cards: Cards, can: Can) -> Callable[[Effect], Effect]:
    """Declare what a symbol of the scenario does when it is revealed in a test (its event)."""
    return _ability(cards, AT * TRIGGERS + Trigger.TOKEN, can=can, listens=False)


def repeats(card: Code) -> Callable[[Effect], Effect]:
    """Declare whether a symbol of the scenario brings another token, as its rule asks."""

    def keep(f: Effect) -> Effect:
        REPEATS[card] = f
        return f

    return keep


def symbol_result(cards: Cards, can: Can) -> Callable[[Effect], Effect]:
    """Declare what a symbol of the scenario does when the test has failed."""
    return _ability(cards, AT * TRIGGERS + Trigger.TOKEN_RESULT, can=can, listens=False)


def opening(cards: Cards) -> Callable[[Effect], Effect]:
    """Declare what an investigator does with the opening hand."""
    return _ability(cards, AT * TRIGGERS + Trigger.OPENING, listens=False)


def haunted(cards: Cards, can: Can | None = None) -> Callable[[Effect], Effect]:
    """Declare what a location does after a failed test to investigate it."""
    return _ability(cards, AT * TRIGGERS + Trigger.HAUNTED, can=can, listens=False)


def falls(cards: Cards) -> Callable[[Effect], Effect]:
    """Declare what an enemy does by itself after it was defeated (its event)."""
    return _ability(cards, AT * TRIGGERS + Trigger.FALL, listens=False)


def advance(cards: Cards) -> Callable[[Effect], Effect]:
    """Declare side b of an act or agenda."""
    return _ability(cards, AT * TRIGGERS + Trigger.ADVANCE, listens=False)


def setup(cards: Cards) -> Callable[[Effect], Effect]:
    """Declare how a scenario is set up."""
    return _ability(cards, AT * TRIGGERS + Trigger.SETUP, listens=False)


def resolution(cards: Cards) -> Callable[[Effect], Effect]:
    """Declare what the end of a scenario brings (its event: the resolution, 0 for none)."""
    return _ability(cards, AT * TRIGGERS + Trigger.RESOLUTION, listens=False)


def reserved(cards: Cards) -> Callable[[Effect], Effect]:
    """Declare what the additional actions of a card may be spent on: actions of a sort (its event:
    the designator), abilities of a card (its target, or none).
    """

    def fill(f: Effect) -> Effect:
        for code in _codes(cards):
            SERVED_BY[code] = len(SERVES)
        SERVES.append(f)
        return f

    return fill


def constant(cards: Cards, *questions: int) -> Callable[[Effect], Effect]:
    """Declare a standing answer to these questions while the card is in play."""

    def fill(f: Effect) -> Effect:
        for code in _codes(cards):
            for q in questions:
                ANSWER[code][q] = len(CONSTANT)
                ANSWERS_OF[code][ANSWERS_OF[code].index(-1)] = int(q)
        CONSTANT.append(f)
        return f

    return fill
