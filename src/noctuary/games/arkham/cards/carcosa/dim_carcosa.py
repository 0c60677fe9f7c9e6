"""Dim Carcosa: the King in Tatters, his palace, the three Hasturs."""

from __future__ import annotations

from noctuary.kernel import Rule, ref, rule

from ... import ability
from ...ability import AFTER, Question, Trigger, Use
from ...card_codes import Code
from ...components import TITLE, TYPE, CardType, Memory, Phase, Skill
from ...rules import enemies, locations, scenario_effects, skill_tests, stages, values
from ...state import Arkham

# What the two other Hasturs do to an investigator with no sanity left waits for the
# scenario, where horror alone defeats nobody

HASTUR = TITLE[Code.HASTUR_THE_KING_IN_YELLOW]


def is_hastur(g: Arkham, c: int) -> bool:
    """Whether it is Hastur, in any of his versions."""
    return TITLE[g.code[c]] == HASTUR


@ability.constant(Code.MADNESS_DIES, Question.fight)
def madness_dies(g: Arkham, card: int, who: int, context: int) -> int:
    """Hastur gets +2 fight."""
    return 2 if is_hastur(g, who) else 0


@ability.constant(Code.MADNESS_DIES, Question.no_defeat)
def hastur_stands(g: Arkham, card: int, who: int, context: int) -> int:
    """Hastur cannot be defeated unless the investigators know the secret."""
    return int(is_hastur(g, who) and not scenario_effects.remembers(g, Memory.secret_known))


@ability.advance(Code.MADNESS_DIES)
def madness_has_died(g: Arkham, use: Use) -> Rule:
    """End the scenario; the log of that campaign would say with which resolution."""
    yield from stages.end_scenario(g, 0)


@ability.constant(Code.HASTUR_THE_KING_IN_YELLOW, Question.no_damage)
def hastur_untouchable(g: Arkham, card: int, who: int, context: int) -> int:
    """Only the stories of locations damage him."""
    told = context >= 0 and TYPE[g.code[context]] == CardType.LOCATION
    return int(who == card and not told)


@ability.forced(
    Code.HASTUR_THE_KING_IN_YELLOW,
    AFTER,
    Trigger.PHASE_BEGINS,
    can=lambda g, use: use.event == Phase.enemy and g.exhausted[use.card] == 0,
)
def hastur_strikes(g: Arkham, use: Use) -> Rule:
    """At the beginning of the enemy phase, if he is ready, he attacks everybody."""
    for k in range(g.seats):
        yield from enemies.attack(g, use.card, values.seat_in_order(g, k))


@ability.action(Code.HASTUR_THE_KING_IN_YELLOW, anywhere=True)
def hastur_defied(g: Arkham, use: Use) -> Rule:
    """Test willpower against his fight value, from anywhere."""
    yield from skill_tests.test(
        g,
        use.seat,
        Skill.willpower,
        values.fight_value(g, use.card),
        use.card,
        ref(hastur_defied_result),
        use.card,
    )


@rule("AHB-198", asks=True)
def hastur_defied_result(g: Arkham, t: int) -> None:
    """Success: he is exhausted."""
    if g.tests.passed[t]:
        g.exhausted[g.tests.about[t]] = 1


def hastur_weakened(g: Arkham) -> bool:
    """Whether Hastur bears at least 5 damage for each investigator."""
    return any(is_hastur(g, e) and g.damage[e] >= 5 * g.seats for e in g.play)


@ability.free(
    Code.THE_KING_IN_TATTERS,
    can=lambda g, use: (
        g.code[values.spot(g, use.seat)] == Code.PALACE_OF_THE_KING
        and g.clues[values.spot(g, use.seat)] == 0
        and hastur_weakened(g)
        and not scenario_effects.remembers(g, Memory.secret_known)
    ),
)
def the_king_in_tatters(g: Arkham, use: Use) -> None:
    """At the Palace of the King, when no clue is left: all clues of the investigators are gone,
    and its story tells the secret, once.
    """
    for q in range(g.seats):
        locations.spend_clues(g, q, g.clues[q])
    scenario_effects.remember(g, Memory.secret_known)


@ability.forced(
    Code.THE_KING_IN_TATTERS,
    AFTER,
    Trigger.DEFEAT,
    can=lambda g, use: is_hastur(g, g.defeats.card[use.event]),
)
def hastur_falls(g: Arkham, use: Use) -> Rule:
    """When Hastur is defeated, it advances; it matters which Hastur fell."""
    k = g.code[g.defeats.card[use.event]]
    if k == Code.HASTUR_THE_TATTERED_KING:
        g.uses[use.card] = 1
    elif k == Code.HASTUR_THE_KING_IN_YELLOW:
        g.uses[use.card] = 2
    else:
        g.uses[use.card] = 3
    yield from stages.advance_act(g)


@ability.advance(Code.THE_KING_IN_TATTERS)
def the_king_falls(g: Arkham, use: Use) -> Rule:
    """Resolve the fall of this Hastur."""
    yield from stages.end_scenario(g, g.uses[use.card])
