"""Fighting, evading, and what it is worth to be rid of an enemy."""

from __future__ import annotations

from noctuary.kernel import NONE

from ..ability import Question
from ..card_codes import Code
from ..components import TYPE, VICTORY, CardType, Designator, Skill, Trait
from ..rules import playing
from ..rules.values import (
    alert,
    controls,
    engaged_with,
    evade_value,
    fight_value,
    hunter,
    remaining_health,
    retaliates,
    spot,
    total,
    trait,
)
from ..state import Arkham
from .card_values import ARMED, ATTACK_BONUS, ATTACK_HURT, ATTACK_SKILL
from .odds import ALWAYS, able, bearable, bite, chance, parting

POINT = 1110
"""What a point of experience is worth."""
NUISANCE = 185
"""What any enemy costs beside its attacks: it stands in the way."""
DECISIVE = 1050
DOOM = 100
AMMO, LAST_AMMO = 85, 45
"""What a shot costs, and one at an enemy whose end is victory."""
STAB = 2
"""The damage of a sneak attack."""
HURRY = 29
"""What an action costs that takes one more than usual."""


def decisive(g: Arkham, e: int) -> bool:
    """Whether it is an enemy whose end is the group's victory."""
    return g.code[e] == Code.UMORDHOTH or g.code[e] == Code.GHOUL_PRIEST


def menace(g: Arkham, p: int, e: int) -> int:
    """Return the worth to a seat of an enemy's end."""
    n = NUISANCE + bite(g, p, e) + POINT * VICTORY[g.code[e]] + DOOM * g.doom[e]
    if hunter(g, e):
        n += NUISANCE // 2
    if decisive(g, e):
        n += DECISIVE
    elif trait(g, e, Trait.CULTIST) and g.code[g.act] == Code.UNCOVERING_THE_CONSPIRACY:
        n += NUISANCE
    return n


def doomed(g: Arkham, p: int) -> bool:
    """Whether a seat falls at the end of its turn if nothing changes: it has nothing to lose."""
    return parting(g, p, 0) >= bearable(g, p, 0) or parting(g, p, 1) >= bearable(g, p, 1)


def blow(g: Arkham, p: int, e: int, s: int, bonus: int, hurt: int) -> int:
    """Return the worth of an attack: its part of the enemy's end, less the cost of a failure."""
    odds = chance(g, p, able(g, p, s, Designator.fight) + bonus - fight_value(g, e))
    n = gain_of_hit(g, p, e, hurt) * odds // ALWAYS
    if retaliates(g, e) and g.exhausted[e] == 0 and not doomed(g, p):
        n -= bite(g, p, e) * (ALWAYS - odds) // ALWAYS
    q = g.engaged[e]
    if q >= 0 and q != p:
        n -= 100 * hurt * (ALWAYS - odds) // ALWAYS
    if total(g, Question.action_cost, p, Designator.fight) > 0:
        n -= HURRY
    return n


def gain_of_hit(g: Arkham, p: int, e: int, hurt: int) -> int:
    """Return the worth of this much damage to an enemy."""
    left = max(1, remaining_health(g, e))
    if (
        TYPE[g.code[e]] == CardType.ENEMY
        and trait(g, e, Trait.MONSTER)
        and controls(g, p, Code.LITA_CHANTLER)
    ):
        hurt += 1
    if hurt >= left:
        return menace(g, p, e) * 11 // 10
    return menace(g, p, e) * hurt // left


def weapon_blow(g: Arkham, p: int, c: int, e: int, thrown: int) -> int:
    """Return the worth of an attack with a card."""
    k = g.code[c]
    bonus = ATTACK_BONUS[k] + thrown
    hurt = ATTACK_HURT[k] + thrown
    if k == Code.ROLANDS_38_SPECIAL and g.clues[spot(g, p)] > 0:
        bonus += 2
    elif k == Code.MACHETE and engaged_with(g, e, p):
        hurt += int(sum(engaged_with(g, x, p) for x in g.play) == 1)
    elif k == Code.SWITCHBLADE or k == Code.N41_DERRINGER:
        margin = able(g, p, Skill.combat, Designator.fight) + bonus - fight_value(g, e)
        hurt += int(margin >= 3)
    n = blow(g, p, e, ATTACK_SKILL[k], bonus, hurt)
    if g.uses[c] > 0:
        n -= (LAST_AMMO if decisive(g, e) else AMMO) * (1 + max(0, hurt - remaining_health(g, e)))
    return n - 100 * thrown


def best_blow(g: Arkham, p: int, e: int) -> int:
    """Return the worth of the best attack on an enemy with the cards in play."""
    n = blow(g, p, e, Skill.combat, 0, 1)
    for c in g.play:
        if g.ctrl[c] == p and ARMED[g.code[c]] > 0 and usable_weapon(g, c):
            n = max(n, weapon_blow(g, p, c, e, 0))
    return n


def usable_weapon(g: Arkham, c: int) -> bool:
    """Whether it is a weapon with something left in it."""
    return g.uses[c] > 0 or needs_nothing(g, c)


def needs_nothing(g: Arkham, c: int) -> bool:
    """Whether it is a weapon that works without uses."""
    return g.code[c] in (Code.MACHETE, Code.SWITCHBLADE, Code.BASEBALL_BAT, Code.KNIFE)


def armed(g: Arkham, p: int) -> bool:
    """Whether a seat has a weapon in play."""
    return any(g.ctrl[c] == p and ARMED[g.code[c]] > 0 and usable_weapon(g, c) for c in g.play)


def best_blow_at(g: Arkham, p: int, c: int, thrown: int) -> int:
    """Return the best enemy here for an attack with a card (none: bare hands)."""
    best = -DECISIVE
    for e in g.play:
        if TYPE[g.code[e]] == CardType.ENEMY and g.at[e] == spot(g, p):
            if c == NONE:
                best = max(best, blow(g, p, e, Skill.combat, 0, 1))
            else:
                best = max(best, weapon_blow(g, p, c, e, thrown))
    return best


def slip(g: Arkham, p: int, e: int, s: int, bonus: int) -> int:
    """Return the worth of an attempt to evade: one attack less, and actions in peace."""
    odds = chance(g, p, able(g, p, s, Designator.evade) + bonus - evade_value(g, e))
    n = gain_of_slip(g, p, e) * odds // ALWAYS
    if alert(g, e) and g.exhausted[e] == 0:
        n -= bite(g, p, e) * (ALWAYS - odds) // ALWAYS
    if total(g, Question.action_cost, p, Designator.evade) > 0:
        n -= HURRY
    return n


def gain_of_slip(g: Arkham, p: int, e: int) -> int:
    """Return the worth of an evasion of an enemy."""
    if g.exhausted[e]:
        return 36
    if g.code[e] == Code.RUTH_TURNER:
        return menace(g, p, e)
    n = bite(g, p, e) * 3 // 8 + 28 * max(0, g.actions[p] - 1)
    if g.actions[p] > 1:
        for c in g.hand[p]:
            if g.code[c] == Code.SNEAK_ATTACK and g.resources[p] >= playing.price(g, p, c):
                return n + gain_of_hit(g, p, e, STAB) * 8 // 10
    return n
