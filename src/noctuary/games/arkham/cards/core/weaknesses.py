"""Basic weaknesses."""

from __future__ import annotations

from noctuary.kernel import Rule, rule

from ... import ability
from ...ability import AFTER, Question, Trigger, Use
from ...card_codes import Code
from ...components import Designator
from ...rules import damage, drawing, stages, values, zones
from ...state import Arkham


@ability.revelation(Code.AMNESIA)
def amnesia(g: Arkham, use: Use) -> Rule:
    """Choose and discard cards until 1 is left in hand."""
    while len(g.hand[use.seat]) > 1 and zones.can_discard(g, use.seat):
        yield from zones.choose_and_discard(g, use.seat)


@ability.revelation(Code.PARANOIA)
def paranoia(g: Arkham, use: Use) -> None:
    """Lose all resources."""
    drawing.lose(g, use.seat, g.resources[use.seat])


@ability.revelation((Code.HAUNTED, Code.PSYCHOSIS, Code.HYPOCHONDRIA))
def haunting(g: Arkham, use: Use) -> None:
    """Into your threat area."""
    zones.threaten(g, use.card, use.seat)


@ability.action((Code.HAUNTED, Code.PSYCHOSIS, Code.HYPOCHONDRIA), actions=2)
def shake_off(g: Arkham, use: Use) -> None:
    """Two actions: discard it."""
    zones.discard(g, use.card)


@ability.constant(
    Code.HAUNTED, Question.willpower, Question.intellect, Question.combat, Question.agility
)
def haunted(g: Arkham, card: int, who: int, context: int) -> int:
    """-1 to each of your skills."""
    return -1 if g.at[card] == who else 0


@rule("AHC-273", "AHC-275")
def suffered(g: Arkham, deal: int, p: int, horror: int) -> bool:
    """Whether damage or horror of a dealing went to an investigator or their assets."""
    if g.deals.placed[deal] == 0:
        return False
    for x in g.deals.assigned[deal]:
        c = x // 2
        if x % 2 == horror and (g.ctrl[c] == p or (g.ctrl[c] < 0 and g.owner[c] == p)):
            return True
    return False


@ability.forced(
    Code.PSYCHOSIS,
    AFTER,
    Trigger.DEAL,
    can=lambda g, use: (
        use.card in g.play
        and g.out[g.at[use.card]] == 0
        and suffered(g, use.event, g.at[use.card], 1)
    ),
)
def psychosis(g: Arkham, use: Use) -> Rule:
    """After you take horror: 1 direct damage."""
    yield from damage.suffer_directly(g, g.at[use.card], 1, 0, use.card)


@ability.forced(
    Code.HYPOCHONDRIA,
    AFTER,
    Trigger.DEAL,
    can=lambda g, use: (
        use.card in g.play
        and g.out[g.at[use.card]] == 0
        and suffered(g, use.event, g.at[use.card], 0)
    ),
)
def hypochondria(g: Arkham, use: Use) -> Rule:
    """After you take damage: 1 direct horror."""
    yield from damage.suffer_directly(g, g.at[use.card], 0, 1, use.card)


@ability.action(Code.MOB_ENFORCER, designator=Designator.parley, resources=4)
def mob_enforcer(g: Arkham, use: Use) -> None:
    """Parley, 4 resources: discard it."""
    zones.discard(g, use.card)


@ability.forced(
    Code.SILVER_TWILIGHT_ACOLYTE,
    AFTER,
    Trigger.ATTACK,
    can=lambda g, use: g.attacks.enemy[use.event] == use.card,
)
def silver_twilight_acolyte(g: Arkham, use: Use) -> None:
    """After it attacks: 1 doom on the agenda."""
    stages.add_doom(g, g.agenda, 1)


@ability.constant(Code.STUBBORN_DETECTIVE, Question.blank)
def stubborn_detective(g: Arkham, card: int, who: int, context: int) -> int:
    """Investigators at its location have blank text boxes."""
    return int(0 <= who < 4 and g.at[card] == values.spot(g, who))
