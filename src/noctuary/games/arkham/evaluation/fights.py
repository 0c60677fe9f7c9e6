"""Whether a seat alone would fell a strong enemy before it falls, with all it has."""

from __future__ import annotations

from noctuary.kernel import NONE, cached

from ..card_codes import Code
from ..components import (
    DAMAGE,
    FIGHT,
    HEALTH,
    HEALTH_EACH,
    HORROR,
    ICONS,
    RETALIATE,
    Designator,
    Skill,
    Trait,
)
from ..rules import playing
from ..rules.values import controls, evade_value, find, in_game, trait
from ..state import Arkham
from .card_values import ARMED, ATTACK_BONUS, ATTACK_HURT, ATTACK_SKILL
from .enemies import STAB, usable_weapon
from .odds import ALWAYS, able, bearable, chance, parting

MOST = 7
"""Wounds and attacks that are counted one by one."""
ROUNDS, TURN = 5, 3
"""Rounds that are foreseen, and actions in each."""
BLOWS = ROUNDS * TURN
WAYS, CALM = 128, 64
BACK = 2
"""A blow that misses and is struck back costs as much as that damage is worth."""
PARLEY, SHIELD = 4, 2
"""How hard it is to win Lita, and what she then bears in one's place."""
LEAVE, WIN = 1000, 7010
"""What it counts to leave, and to win, more than to fall: a trauma spared; and three points, which
count double, since whoever weighs them soberly dares too little.
"""
BARE, CLEAR = NONE, -2
"""In place of a card: bare hands, and a clear head, which makes intellect of combat."""


@cached
def duel(g: Arkham, p: int, e: int, friend: int, lost: int) -> int:
    """Return how likely a seat fells an enemy before it is felled, per mille: blow by blow, or
    slipping away first each round; perhaps with Lita's help, and `lost` actions later.

    `now` has the chances for each number of wounds and attacks left to it and to the seat, then the
    same while the enemy is exhausted.
    """
    share = max(1, sum(in_game(g, q) for q in range(g.seats)))
    left = HEALTH[g.code[e]] * (g.seats if HEALTH_EACH[g.code[e]] else 1) - g.damage[e]
    left = min(MOST, max(1, (left + share - 1) // share))
    lives = min(
        attacks_borne(g, p, 0, DAMAGE[g.code[e]], friend),
        attacks_borne(g, p, 1, HORROR[g.code[e]], friend),
    )
    lives = min(MOST, lives) - int(lost > 1)
    away = attempt(g, p, Skill.agility, evade_value(g, e))
    best = 0
    for slips in range(2):
        now = [0] * WAYS
        if lives > 0:
            now[left * 8 + lives] = ALWAYS
        blow = 0
        won = 0
        for turn in range(ROUNDS):
            for action in range(lost if turn == 0 else 0, TURN):
                if slips and action == 0:
                    for i in range(CALM):
                        now[CALM + i] = now[i] * away // ALWAYS
                        now[i] -= now[CALM + i]
                    continue
                c = means(g, p, e, friend, blow)
                odds = hits(g, p, e, friend, c)
                hurt = hurts(g, p, e, friend, c)
                blow += 1
                for h in range(1, left + 1):
                    for k in range(1, lives + 1):
                        for calm in (0, CALM):
                            i = calm + h * 8 + k
                            x = now[i]
                            hit = x * odds // ALWAYS
                            now[i] = 0
                            if hurt >= h:
                                won += hit
                            else:
                                now[i - 8 * hurt] += hit
                            less = int(calm == 0 and RETALIATE[g.code[e]] > 0)
                            if k > less:
                                now[i - less] += x - hit
            for h in range(1, left + 1):
                for k in range(1, lives + 1):
                    i = h * 8 + k
                    if k > 1:
                        now[i - 1] += now[i]
                    now[i] = now[CALM + i]
                    now[CALM + i] = 0
        best = max(best, won)
    return best


def attacks_borne(g: Arkham, p: int, horror: int, n: int, friend: int) -> int:
    """Return the attack that would fell a seat: the first, the second..."""
    return MOST if n == 0 else (bearable(g, p, horror) + SHIELD * friend + n - 1) // n


def attempt(g: Arkham, p: int, s: int, difficulty: int) -> int:
    """Return the chance that a test of a skill succeeds, with cards to help, per mille."""
    return chance(g, p, able(g, p, s, Designator.none) + icons_in_hand(g, p, s) - difficulty)


def icons_in_hand(g: Arkham, p: int, s: int) -> int:
    """Return what cards in hand add to each of the next few tests of a skill."""
    n = sum(ICONS[g.code[c]][s] + ICONS[g.code[c]][Skill.wild] > 0 for c in g.hand[p])
    return min(2, n // 2)


@cached
def tricks(g: Arkham, p: int, n: int) -> int:
    """Return the events in hand that strike by themselves and can be paid: the first, the
    second...; none when there are no more.
    """
    purse = g.resources[p]
    for c in g.hand[p]:
        if g.code[c] in (Code.BACKSTAB, Code.SNEAK_ATTACK) and purse >= playing.price(g, p, c):
            if n == 0:
                return c
            n -= 1
            purse -= playing.price(g, p, c)
    return NONE


@cached
def means(g: Arkham, p: int, e: int, friend: int, blow: int) -> int:
    """Return the means of a seat's next blow, its second, its third...: a card, bare hands or a
    clear head; events first.
    """
    n = blow
    for k in range(MOST):
        if tricks(g, p, k) == NONE:
            break
        if n == 0:
            return tricks(g, p, k)
        n -= 1
    best: int = BARE
    for c in g.play:
        if g.ctrl[c] == p and ARMED[g.code[c]] > 0 and usable_weapon(g, c):
            lasts = g.uses[c] if g.uses[c] > 0 else BLOWS
            if lasts > n and force(g, p, e, friend, c) > force(g, p, e, friend, best):
                best = c
    clear = sum(g.code[c] == Code.MIND_OVER_MATTER for c in g.hand[p])
    if TURN * clear > n and force(g, p, e, friend, CLEAR) > force(g, p, e, friend, best):
        return CLEAR
    return best


@cached
def force(g: Arkham, p: int, e: int, friend: int, c: int) -> int:
    """Return the expected damage of a blow, less the cost of a miss if the enemy strikes back."""
    odds = hits(g, p, e, friend, c)
    back = (ALWAYS - odds) * BACK if RETALIATE[g.code[e]] > 0 else 0
    return odds * hurts(g, p, e, friend, c) - back


@cached
def hits(g: Arkham, p: int, e: int, friend: int, c: int) -> int:
    """Return the chance that a blow hits, per mille."""
    hard = FIGHT[g.code[e]]
    if c == CLEAR:
        return attempt(g, p, Skill.intellect, hard + friend * learned(g, p))
    if c == BARE:
        return attempt(g, p, Skill.combat, hard - friend)
    k = g.code[c]
    if k == Code.SNEAK_ATTACK:
        return attempt(g, p, Skill.agility, evade_value(g, e))
    s = ATTACK_SKILL[k]
    return attempt(g, p, s, hard - ATTACK_BONUS[k] - (friend if s == Skill.combat else 0))


def learned(g: Arkham, p: int) -> int:
    """Return the intellect that is lost with an ally who makes room for Lita."""
    return int(controls(g, p, Code.DR_MILAN_CHRISTOPHER))


def hurts(g: Arkham, p: int, e: int, friend: int, c: int) -> int:
    """Return the damage of a blow that hits."""
    more = int(trait(g, e, Trait.MONSTER) and (friend > 0 or controls(g, p, Code.LITA_CHANTLER)))
    if c in (BARE, CLEAR):
        return 1 + more
    k = g.code[c]
    if k == Code.SNEAK_ATTACK:
        return STAB
    return ATTACK_HURT[k] + int(k == Code.MACHETE) + more


# ---- the Ghoul Priest and Lita: worth in thousandths of a point more than to fall


def friendless(g: Arkham) -> bool:
    """Whether Lita stands there and belongs to nobody."""
    lita = find(g, Code.LITA_CHANTLER)
    return lita >= 0 and g.ctrl[lita] < 0


@cached
def stand(g: Arkham, p: int, e: int) -> int:
    """Return the worth of fighting it out."""
    return WIN * duel(g, p, e, 0, 0) // ALWAYS


@cached
def plea(g: Arkham, p: int, e: int, lost: int) -> int:
    """Return the worth of asking for Lita's help where one can leave if she refuses."""
    odds = attempt(g, p, Skill.intellect, PARLEY)
    helped = max(LEAVE, WIN * duel(g, p, e, 1, lost) // ALWAYS)
    return (helped * odds + LEAVE * (ALWAYS - odds)) // ALWAYS


@cached
def flight(g: Arkham, p: int, e: int) -> int:
    """Return the worth of running to where Lita stands, and the way out is."""
    if not survives_parting(g, p):
        return 0
    return plea(g, p, e, 2) if friendless(g) else LEAVE


def survives_parting(g: Arkham, p: int) -> bool:
    """Whether a seat would bear the attacks of all that hold it."""
    return parting(g, p, 0) < bearable(g, p, 0) and parting(g, p, 1) < bearable(g, p, 1)
