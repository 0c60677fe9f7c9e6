"""Echoes of the Past: agendas and reference card."""

from __future__ import annotations

from noctuary.kernel import NONE, Rule, rule

from ... import ability
from ...ability import Question, Use
from ...card_codes import Code
from ...components import SCENARIO, Token
from ...rules import bag, damage, decks, hunting, scenario_effects, spawning, stages, values, zones
from ...state import Arkham

# ---- symbols and resolution


def doom_on_enemies(g: Arkham) -> int:
    """Easy: the most doom on an enemy in play; hard: all doom on them."""
    most = 0
    all_of_it = 0
    for e in g.play:
        if values.is_enemy(g, e):
            most = max(most, g.doom[e])
            all_of_it += g.doom[e]
    return all_of_it if scenario_effects.hard(g) else most


@ability.constant(Code.SCENARIO_ECHOES_OF_THE_PAST, Question.skull)
def echoes_skull(g: Arkham, card: int, who: int, context: int) -> int:
    """-1 for each doom on the enemy with the most; hard: on all enemies."""
    return -doom_on_enemies(g)


@ability.constant(
    Code.SCENARIO_ECHOES_OF_THE_PAST, Question.cultist, Question.tablet, Question.elder_thing
)
def echoes_symbols(g: Arkham, card: int, who: int, context: int) -> int:
    """-2; hard: -4."""
    return -4 if scenario_effects.hard(g) else -2


def echoing(g: Arkham, token: int) -> bool:
    """Whether it is a symbol that does more than change the skill value."""
    return token == Token.cultist or token == Token.tablet or token == Token.elder_thing


@rule("AHB-191")
def echo(g: Arkham, p: int, token: int, card: int) -> Rule:
    """Cultist: 1 doom on the nearest enemy. Tablet: a random card is discarded. Elder thing: 1
    horror with an enemy at your location.
    """
    if token == Token.cultist:
        e = yield from hunting.nearest_enemy(g, p, NONE)
        stages.add_doom(g, e, 1)
    elif token == Token.tablet:
        zones.discard_random(g, p)
    elif any(values.is_enemy(g, e) and g.at[e] == values.spot(g, p) for e in g.play):
        yield from damage.suffer(g, p, 0, 1, card)


@ability.symbol(
    Code.SCENARIO_ECHOES_OF_THE_PAST,
    can=lambda g, use: echoing(g, use.token) and scenario_effects.hard(g),
)
def echoes_at_once(g: Arkham, use: Use) -> Rule:
    """Hard: whatever comes of the test."""
    yield from echo(g, use.seat, use.token, use.card)


@ability.symbol_result(
    Code.SCENARIO_ECHOES_OF_THE_PAST,
    can=lambda g, use: echoing(g, use.token) and not scenario_effects.hard(g),
)
def echoes_of_failure(g: Arkham, use: Use) -> Rule:
    """On a failure."""
    yield from echo(g, use.seat, use.token, use.card)


@ability.resolution(Code.SCENARIO_ECHOES_OF_THE_PAST)
@rule("AHC-018", asks=True)
def echoes_end(g: Arkham, use: Use) -> None:
    """Resolution 2 ends with 2 tablets for the chaos bag; the rest is for that campaign's log."""
    if use.event == 2:
        bag.add_tokens(g, Token.tablet, 2)


# ---- agendas


AGENDAS = (Code.THE_TRUTH_IS_HIDDEN, Code.RANSACKING_THE_MANOR, Code.SECRETS_BETTER_LEFT_HIDDEN)


@ability.constant(AGENDAS, Question.no_doom)
def no_doom_by_itself(g: Arkham, card: int, who: int, context: int) -> int:
    """Put no doom on it in the mythos phase."""
    return int(who == card)


@ability.advance(Code.THE_TRUTH_IS_HIDDEN)
def the_truth_is_hidden(g: Arkham, use: Use) -> None:
    """Put the encounter discard pile back into its deck."""
    decks.shuffle_discards_in(g, SCENARIO)


@ability.advance(Code.RANSACKING_THE_MANOR)
def ransacking_the_manor(g: Arkham, use: Use) -> Rule:
    """Spawn a set-aside Possessed Oathspeaker, here at the lead investigator's location."""
    e = scenario_effects.aside_card(g, Code.POSSESSED_OATHSPEAKER)
    if e >= 0:
        yield from spawning.spawn(g, e, g.at[g.lead], NONE)


@ability.advance(Code.SECRETS_BETTER_LEFT_HIDDEN)
def secrets_better_left_hidden(g: Arkham, use: Use) -> Rule:
    """End the scenario: the others were faster."""
    yield from stages.end_scenario(g, 0)
