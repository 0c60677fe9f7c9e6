"""Where Doom Awaits: the way up Sentinel Hill."""

from __future__ import annotations

from noctuary.kernel import NONE, Rule, emit, rand, ref, rule

from ... import ability
from ...ability import AFTER, Question, Trigger, Use
from ...actions import Entered
from ...card_codes import Code
from ...components import SEATS, TYPE, CardType, Designator, Trait
from ...rules import action_costs, attempts, damage, locations, stages, values, zones
from ...state import Arkham
from .encounters import found_by


@ability.forced(
    Code.THE_PATH_TO_THE_HILL,
    AFTER,
    Trigger.DISCOVER,
    can=lambda g, use: stages.group_clues(g, NONE) >= values.clue_value(g, use.card),
)
def the_path_to_the_hill(g: Arkham, use: Use) -> Rule:
    """As soon as the investigators have found its clues they spend them, and it advances."""
    yield from stages.spend_and_advance(g)


@ability.advance(Code.THE_PATH_TO_THE_HILL)
@rule("AHC-087", asks=True)
def a_sacrifice_made(g: Arkham, use: Use) -> None:
    """All clues leave the locations, then Ascending Path is revealed."""
    for c in g.play:
        if TYPE[g.code[c]] == CardType.LOCATION:
            locations.clear_clues(g, c)
    path = values.find(g, Code.ASCENDING_PATH)
    if path >= 0:
        locations.reveal_location(g, path)


@ability.constant(Code.ASCENDING_PATH, Question.no_enter)
def masked_path(g: Arkham, card: int, who: int, context: int) -> int:
    """Until it is revealed no investigator enters."""
    return int(who == card and context < SEATS and g.revealed[card] == 0)


@ability.constant(Code.ASCENDING_PATH, Question.connected)
def ascending_path_leads_on(g: Arkham, card: int, who: int, context: int) -> int:
    """Revealed, it and each Altered location are connected."""
    if g.revealed[card] == 0:
        return 0
    return int(
        (who == card and values.trait(g, context, Trait.ALTERED))
        or (context == card and values.trait(g, who, Trait.ALTERED))
    )


@ability.action(
    Code.ASCENDING_PATH,
    designator=Designator.investigate,
    limit=1,
    can=lambda g, use: g.revealed[use.card] > 0 and attempts.can_investigate(g, use.seat),
)
def ascending_path(g: Arkham, use: Use) -> Rule:
    """Once a round, investigate: success finds a way on instead of clues."""
    yield from attempts.investigate(g, use.seat, use.card, 0, ref(ascending_path_result))


def altered_aside(g: Arkham, c: int) -> bool:
    """Whether it is a location with the Altered trait."""
    return TYPE[g.code[c]] == CardType.LOCATION and values.trait(g, c, Trait.ALTERED)


@rule("AHB-198", asks=True)
def ascending_path_result(g: Arkham, t: int) -> None:
    """Success: a set-aside Altered location comes into play, at random."""
    n = sum(altered_aside(g, c) for c in g.aside)
    if g.tests.passed[t] and n > 0:
        k = rand(g, n)
        for c in g.aside:
            if altered_aside(g, c):
                if k == 0:
                    zones.put(g, c)
                    emit(g, Entered(card=c))
                    return
                k -= 1


@ability.forced(
    Code.A_TEAR_IN_THE_PATH,
    AFTER,
    Trigger.MOVE,
    can=lambda g, use: (
        found_by(g, use.card, use.event) and not has_actions(g, g.moves.seat[use.event])
    ),
)
def a_tear_in_the_path(g: Arkham, use: Use) -> Rule:
    """Deal 2 damage to an investigator who reveals it with no action left."""
    yield from damage.suffer(g, g.moves.seat[use.event], 2, 0, use.card)


def has_actions(g: Arkham, p: int) -> bool:
    """Whether an investigator has an action left."""
    return action_costs.actions_left(g, p) > 0
