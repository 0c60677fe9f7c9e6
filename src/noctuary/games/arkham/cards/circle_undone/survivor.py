"""Survivor cards of The Circle Undone."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, offer, ref, rule

from ... import ability
from ...ability import AFTER, WHEN, Period, Question, Trigger, Use
from ...actions import Choice, Choose, MoveTo
from ...card_codes import Code
from ...components import ICONS, SANITY, Skill
from ...rules import conflicts, locations, skill_tests, tokens, zones
from ...state import Arkham
from ..dunwich.neutral import base_skill_options


@ability.event(Code.TRIAL_BY_FIRE, my_turn=True)
def trial_by_fire(g: Arkham, use: Use) -> Rule:
    """Set the base value of a skill of yours to 5 until the end of your turn."""
    a = yield ask(use.seat, base_skill_options, NONE)
    yield from conflicts.set_value(
        g, Choose.choice(a) - Choice.willpower, use.seat, 5, use.card, Period.TURN
    )


@ability.constant(Code.TRACK_SHOES, Question.agility)
def track_shoes(g: Arkham, card: int, who: int, context: int) -> int:
    """Agility +1."""
    return int(g.ctrl[card] == who)


@rule("AHB-308")
def run_options(g: Arkham, p: int) -> None:
    for c in g.play:
        if locations.next_door(g, p, c):
            offer(g, MoveTo(place=c))


@ability.reaction(
    Code.TRACK_SHOES,
    AFTER,
    Trigger.ARRIVE,
    exhaust=1,
    can=lambda g, use: g.moves.seat[use.event] == use.seat,
)
def track_shoes_run(g: Arkham, use: Use) -> Rule:
    """After you move, before anybody engages you: test agility (3) to move on."""
    yield from skill_tests.test(g, use.seat, Skill.agility, 3, use.card, ref(track_shoes_result))


@rule("AHB-198")
def track_shoes_result(g: Arkham, t: int) -> Rule:
    """Success: a connecting location."""
    if g.tests.passed[t]:
        p = g.tests.seat[t]
        a = yield ask(p, run_options, alone=TAKE)
        if a != NONE:
            yield from locations.move_to(g, p, MoveTo.place(a))


@ability.constant(Code.GUIDING_SPIRIT, Question.intellect)
def guiding_spirit(g: Arkham, card: int, who: int, context: int) -> int:
    """Intellect +1."""
    return int(g.ctrl[card] == who)


@ability.constant(Code.GUIDING_SPIRIT, Question.shields)
def guiding_spirit_shields(g: Arkham, card: int, who: int, context: int) -> int:
    """Horror that is not direct goes to it before it goes to you."""
    return int(who == card)


@ability.constant(Code.GUIDING_SPIRIT, Question.exiles)
def guiding_spirit_goes(g: Arkham, card: int, who: int, context: int) -> int:
    """Defeated by horror, it is exiled."""
    return int(who == card and g.horror[card] >= SANITY[g.code[card]])


def ruinous(g: Arkham, reveal: int) -> bool:
    """Whether it is a token just revealed that would bring the skill value to 0."""
    t = g.reveals.test[reveal]
    k = g.reveals.token[reveal]
    if tokens.fails_by_itself(g, t, k):
        return True
    n = skill_tests.value_before_tokens(g, t) + tokens.modifier(g, t, k)
    for i in range(len(g.tests.tokens[t])):
        n += tokens.token_value(g, t, i)
    return n <= 0


@ability.event(
    Code.EUCATASTROPHE,
    WHEN,
    Trigger.REVEAL,
    can=lambda g, use: (
        g.reveals.seat[use.event] == use.seat
        and g.reveals.cancelled[use.event] == 0
        and g.reveals.was[use.event] == 0
        and ruinous(g, use.event)
    ),
)
def eucatastrophe(g: Arkham, use: Use) -> None:
    """When a token would bring your value to 0: it counts as an elder sign."""
    tokens.count_as_sign(g, use.event)
    if g.taboo[0]:
        zones.remove(g, use.card)


@rule("AHB-187")
def icon_options(g: Arkham, p: int, card: int) -> None:
    for s in range(4):
        if ICONS[g.code[card]][s]:
            offer(g, Choose(choice=Choice.willpower + s))
    if ICONS[g.code[card]][Skill.wild]:
        offer(g, Choose(choice=Choice.both))


def just_committed(g: Arkham, t: int) -> int:
    """Return the card committed last."""
    return g.tests.cards[t][len(g.tests.cards[t]) - 1]


@ability.reaction(
    Code.GRISLY_TOTEM,
    AFTER,
    Trigger.COMMIT,
    exhaust=1,
    can=lambda g, use: (
        g.owner[just_committed(g, use.event)] == use.seat
        and any(ICONS[g.code[just_committed(g, use.event)]][s] for s in range(Skill.size))
    ),
)
def grisly_totem(g: Arkham, use: Use) -> Rule:
    """After you commit a card: it gains another of one of its icons."""
    a = yield ask(use.seat, icon_options, just_committed(g, use.event), alone=TAKE)
    s = Skill.wild if Choose.choice(a) == Choice.both else Choose.choice(a) - Choice.willpower
    g.tests.gained[use.event].append(Skill.size * just_committed(g, use.event) + s)


@ability.constant(Code.FIVE_OF_PENTACLES, Question.health, Question.sanity)
def five_of_pentacles(g: Arkham, card: int, who: int, context: int) -> int:
    """Health +1, sanity +1."""
    return int(g.ctrl[card] == who)
