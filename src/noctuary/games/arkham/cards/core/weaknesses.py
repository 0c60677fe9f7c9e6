"""Basic weaknesses."""

from __future__ import annotations

from noctuary.kernel import Rule, rule

from ...codes import Code
from ...kinds import Designator
from ...registry import AFTER, Question, Trigger, action, constant, forced, revelation
from ...rules import damage, drawing, stages, zones
from ...rules.values import spot
from ...state import Arkham


@revelation(Code.AMNESIA)
def amnesia(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """Choose and discard cards until 1 is left in hand."""
    while len(g.hand[p]) > 1 and zones.can_discard(g, p):
        yield from zones.choose_and_discard(g, p)


@revelation(Code.PARANOIA)
def paranoia(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Lose all resources."""
    drawing.lose(g, p, g.resources[p])


@revelation((Code.HAUNTED, Code.PSYCHOSIS, Code.HYPOCHONDRIA))
def haunting(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Into your threat area."""
    zones.threaten(g, c, p)


@action((Code.HAUNTED, Code.PSYCHOSIS, Code.HYPOCHONDRIA), actions=2)
def shake_off(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Two actions: discard it."""
    zones.discard(g, c)


@constant(Code.HAUNTED, Question.willpower, Question.intellect, Question.combat, Question.agility)
def haunted(g: Arkham, c: int, who: int, x: int) -> int:
    """-1 to each of your skills."""
    return -1 if g.at[c] == who else 0


@rule("AHC-273", "AHC-275")
def suffered(g: Arkham, ev: int, p: int, horror: int) -> bool:
    """Whether damage or horror of a dealing went to an investigator or their assets."""
    if g.deals.placed[ev] == 0:
        return False
    for x in g.deals.assigned[ev]:
        c = x // 2
        if x % 2 == horror and (g.ctrl[c] == p or (g.ctrl[c] < 0 and g.owner[c] == p)):
            return True
    return False


@forced(
    Code.PSYCHOSIS,
    AFTER,
    Trigger.DEAL,
    can=lambda g, c, p, ev: c in g.play and g.out[g.at[c]] == 0 and suffered(g, ev, g.at[c], 1),
)
def psychosis(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """After you take horror: 1 direct damage."""
    yield from damage.suffer_directly(g, g.at[c], 1, 0, c)


@forced(
    Code.HYPOCHONDRIA,
    AFTER,
    Trigger.DEAL,
    can=lambda g, c, p, ev: c in g.play and g.out[g.at[c]] == 0 and suffered(g, ev, g.at[c], 0),
)
def hypochondria(g: Arkham, c: int, p: int, ev: int, t: int) -> Rule:
    """After you take damage: 1 direct horror."""
    yield from damage.suffer_directly(g, g.at[c], 0, 1, c)


@action(Code.MOB_ENFORCER, designator=Designator.parley, resources=4)
def mob_enforcer(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """Parley, 4 resources: discard it."""
    zones.discard(g, c)


@forced(
    Code.SILVER_TWILIGHT_ACOLYTE,
    AFTER,
    Trigger.ATTACK,
    can=lambda g, c, p, ev: g.attacks.enemy[ev] == c,
)
def silver_twilight_acolyte(g: Arkham, c: int, p: int, ev: int, t: int) -> None:
    """After it attacks: 1 doom on the agenda."""
    stages.add_doom(g, g.agenda, 1)


@constant(Code.STUBBORN_DETECTIVE, Question.blank)
def stubborn_detective(g: Arkham, c: int, who: int, x: int) -> int:
    """Investigators at its location have blank text boxes."""
    return int(0 <= who < 4 and g.at[c] == spot(g, who))
