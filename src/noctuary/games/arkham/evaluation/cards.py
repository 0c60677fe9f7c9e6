"""Cards from hand and abilities of cards in play."""

from __future__ import annotations

from ..ability import ACTIONS, AT, CALM, DESIGNATOR, ORDER, Trigger
from ..card_codes import Code
from ..components import FAST, SEATS, SLOT_OF, SLOT_USED, SLOTS, TYPE, CardType, Designator, Skill
from ..rules import playing
from ..rules.values import ability_at, connected, engaged_with, remaining_health, spot, test_here
from ..state import Arkham
from .card_values import ARMED, CARD, DEED, FREE, RESOURCE, WORTH
from .enemies import (
    STAB,
    armed,
    best_blow,
    best_blow_at,
    blow,
    decisive,
    gain_of_hit,
    gain_of_slip,
    menace,
    slip,
    usable_weapon,
    weapon_blow,
)
from .movement import GOAL, clue_worth, help_worth, hopeless, ready_to_go, search_worth, wanted
from .odds import ALWAYS, HEALTHY, SANE, able, bearable, bite, chance, harm, provoked
from .skill_tests import again_worth, dread, luck_worth, training_worth

FIRST_WEAPON = 95
SPENT, SAVED = 90, 155
"""What a card or its help is worth that is spent now and could serve later; a clear head more."""
KEPT_BLADE = 170
"""A backstab is better kept for an enemy whose end is victory."""
PEACE = 40
"""What it is worth that an action, or a point of skill, meets enemies better."""
HALE, NIGHT_OF_REST = 9, 3
"""A bed of the town heals so much; nobody is better off than hale."""
HELP = 165
"""What Lita's help is worth where nobody needs it."""
URGENT = 5000
NEVER = -5000
DEADLY = 5000
"""Attacks of opportunity that cost so much would be the end."""


def foe_worth(g: Arkham, p: int, hurt: int) -> int:
    """Return the most that this much sure damage to an enemy here is worth."""
    best = 0
    for e in g.play:
        if TYPE[g.code[e]] == CardType.ENEMY and g.at[e] == spot(g, p):
            if remaining_health(g, e) <= hurt:
                best = max(best, gain_of_hit(g, p, e, hurt))
            else:
                best = max(best, gain_of_hit(g, p, e, hurt) // 10)
    return best


def at_the_end(g: Arkham, p: int) -> bool:
    """Whether an enemy is here whose end is the group's victory."""
    return any(g.at[e] == spot(g, p) and decisive(g, e) for e in g.play)


def stab_worth(g: Arkham, p: int) -> int:
    """Return the worth of the sure damage of a sneak attack: the enemy must be exhausted."""
    best = 0
    for e in g.play:
        if TYPE[g.code[e]] == CardType.ENEMY and g.at[e] == spot(g, p) and g.exhausted[e]:
            best = max(best, gain_of_hit(g, p, e, STAB))
    return best


def clear_worth(g: Arkham, p: int) -> int:
    """Return the worth of fighting with intellect for the rest of a turn; more than the blow that
    follows, and nothing for a single one.
    """
    best = 0
    saved = SAVED
    first = 0
    for e in g.play:
        if engaged_with(g, e, p):
            usual = max(0, best_blow(g, p, e))
            better = blow(g, p, e, Skill.intellect, 0, 1)
            if better - usual > best:
                best = better - usual
                first = better
                saved = 0 if decisive(g, e) else SAVED
    n = best * (g.actions[p] - 1) - saved
    return n + first if n > 0 else n


def slip_worth(g: Arkham, p: int) -> int:
    """Return the most that a sure evasion is worth."""
    best = 0
    for e in g.play:
        if engaged_with(g, e, p):
            best = max(best, gain_of_slip(g, p, e))
    return best


# ---- cards from hand


def play_worth(g: Arkham, p: int, c: int) -> int:
    """Return the worth of playing a card now."""
    n = asset_worth(g, p, c) if TYPE[g.code[c]] == CardType.ASSET else event_worth(g, p, c)
    n -= RESOURCE * playing.price(g, p, c)
    if FAST[g.code[c]] == 0 and not quiet(g, c):
        n -= provoked(g, p)
    return n


def quiet(g: Arkham, c: int) -> bool:
    """Whether it is an event whose bold word keeps enemies quiet."""
    a = ability_at(g, c, AT, Trigger.EVENT)
    return (
        TYPE[g.code[c]] == CardType.EVENT
        and a >= 0
        and Designator.fight <= DESIGNATOR[a] <= Designator.resign
    )


def asset_worth(g: Arkham, p: int, c: int) -> int:
    """Return the gain of an asset in play, less the worth of what it would push out."""
    k = g.code[c]
    n = WORTH[k]
    again = any(g.code[x] == k and g.ctrl[x] == p for x in g.play)
    if again and k != Code.SHRIVELLING:
        n = n // 3
    if ARMED[k] > 0 and not (again and k == Code.SHRIVELLING):
        n = n * 3 // 5 if armed(g, p) else n + FIRST_WEAPON
    s = SLOT_OF[k]
    if s > 0:
        used = SLOT_USED[k]
        least = NEVER
        for x in g.play:
            if (
                x >= SEATS
                and g.ctrl[x] == p
                and TYPE[g.code[x]] == CardType.ASSET
                and SLOT_OF[g.code[x]] == s
            ):
                used += SLOT_USED[g.code[x]]
                if least == NEVER or still_worth(g, p, x) < least:
                    least = still_worth(g, p, x)
        if used > SLOTS[s] and least > NEVER:
            n -= least
    if k == Code.ARCANE_INITIATE and g.code[g.agenda] == Code.THEYRE_GETTING_OUT:
        n -= 100
    return n


def still_worth(g: Arkham, p: int, c: int) -> int:
    """Return the worth that an asset in play still has for its controller."""
    k = g.code[c]
    n = WORTH[k]
    if ARMED[k] > 0 and not usable_weapon(g, c):
        return 10
    if k == Code.FLASHLIGHT or k == Code.FIRST_AID:
        n = n * g.uses[c] // 3
    return n


def event_worth(g: Arkham, p: int, c: int) -> int:
    """Return the gain of an event now, before its price."""
    k = g.code[c]
    here = spot(g, p)
    if k == Code.EMERGENCY_CACHE:
        return 3 * RESOURCE + 30 if g.resources[p] < 6 else 60
    if k == Code.HOT_STREAK:
        return 10 * RESOURCE
    if k == Code.WORKING_A_HUNCH:
        if g.clues[here] == 0 or sought(g, here):
            return 0
        hard = ALWAYS - chance(g, p, able(g, p, Skill.intellect, Designator.investigate) - 2)
        return clue_worth(g, p, here) * (700 + hard // 3) // ALWAYS
    if k == Code.DRAWN_TO_THE_FLAME:
        return clue_worth(g, p, here) * min(2, g.clues[here]) - 160
    if k == Code.BACKSTAB:
        return best_blow_at(g, p, c, 0) - (0 if at_the_end(g, p) else KEPT_BLADE)
    if k == Code.SNEAK_ATTACK:
        return stab_worth(g, p)
    if k == Code.BLINDING_LIGHT or k == Code.BLINDING_LIGHT_2:
        best = 0
        for e in g.play:
            if engaged_with(g, e, p):
                best = max(best, slip(g, p, e, Skill.willpower, 0) + PEACE)
        return best
    if k == Code.CUNNING_DISTRACTION or k == Code.ELUSIVE:
        return provoked(g, p) // 11
    if k == Code.DYNAMITE_BLAST:
        return blast_worth(g, p)
    if k == Code.MIND_OVER_MATTER:
        return clear_worth(g, p)
    if k == Code.CRYPTIC_RESEARCH:
        return 3 * CARD
    if k == Code.EXTRA_AMMUNITION:
        return 200
    if k == Code.WILL_TO_SURVIVE:
        return PEACE * g.actions[p] if provoked(g, p) > 0 else 0
    if k == Code.DARK_MEMORY:
        return harm(g, p, 0, 2) + 53
    return 0


def sought(g: Arkham, c: int) -> bool:
    """Whether the test in progress may find the last clue of a location."""
    t = test_here(g)
    return t >= 0 and g.tests.target[t] == c and g.tests.amount[t] >= g.clues[c]


BLAST = 3
"""The damage of dynamite."""


def blast_worth(g: Arkham, p: int) -> int:
    """Return the worth of three damage next door, or here."""
    best = 0
    for c in g.play:
        if TYPE[g.code[c]] == CardType.LOCATION and (c == g.at[p] or connected(g, g.at[p], c)):
            best = max(best, blast_at(g, p, c))
    return best


def blast_at(g: Arkham, p: int, c: int) -> int:
    """Return the worth of three damage to everybody at a location."""
    n = 0
    for e in g.play:
        if g.at[e] == c and TYPE[g.code[e]] == CardType.ENEMY:
            n += gain_of_hit(g, p, e, BLAST)
    for q in range(g.seats):
        if g.out[q] == 0 and g.at[q] == c:
            n -= harm(g, q, BLAST, 0)
    return n


# ---- events and abilities as reactions


def answer_worth(g: Arkham, p: int, c: int) -> int:
    """Return the worth of an event at the moment it is offered, outside the usual times."""
    k = g.code[c]
    n = -RESOURCE * playing.price(g, p, c)
    if k == Code.LUCKY or k == Code.LUCKY_2:
        return n + luck_worth(g, test_here(g))
    if k == Code.DODGE and len(g.attacks) > 0:
        return n + bite(g, p, g.attacks.enemy[len(g.attacks) - 1]) - SPENT
    if k == Code.WARD_OF_PROTECTION and len(g.encounters) > 0:
        danger = dread(g, p, g.encounters.card[len(g.encounters) - 1])
        return n + danger - harm(g, p, 0, 1) - SPENT
    if k == Code.EVIDENCE or k == Code.LOOK_WHAT_I_FOUND:
        return n + clue_worth(g, p, spot(g, p))
    if k == Code.ON_THE_LAM:
        return n + provoked(g, p) * 2 - SPENT
    if k == Code.SURE_GAMBLE and test_here(g) >= 0:
        return n + luck_worth(g, test_here(g)) // 2
    if k == Code.CLOSE_CALL:
        return n + 150
    return n


def answers_now(g: Arkham, c: int) -> bool:
    """Whether it is an event that is only ever played in answer to something."""
    return ability_at(g, c, AT, Trigger.EVENT) < 0 and TYPE[g.code[c]] == CardType.EVENT


# ---- abilities of cards in play


def use_worth(g: Arkham, p: int, c: int, n: int) -> int:
    """Return the worth of an ability of a card in play."""
    a = ORDER[g.code[c]][n]
    if ACTIONS[a] == 0:
        return free_worth(g, p, c)
    worth = deed_worth(g, p, c, n)
    if CALM[a] == 0 and not Designator.fight <= DESIGNATOR[a] <= Designator.resign:
        worth -= provoked(g, p)
    return worth


def deed_worth(g: Arkham, p: int, c: int, n: int) -> int:
    """Return the gain of an action of a card in play."""
    k = g.code[c]
    here = spot(g, p)
    if ARMED[k] > 0:
        return best_blow_at(g, p, c, n)
    if k == Code.FLASHLIGHT:
        with_it = search_worth(g, p, here, 2)
        return with_it - 40 if with_it > search_worth(g, p, here, 0) + 40 else 0
    if k == Code.BURGLARY:
        return 90 * chance(g, p, able(g, p, Skill.intellect, Designator.investigate) - 2) // ALWAYS
    if k == Code.OLD_BOOK_OF_LORE:
        return CARD + 12
    if k == Code.FIRST_AID or k == Code.MEDICAL_TEXTS or k == Code.QUIET_GLADE:
        return heal_worth(g, p, 1)
    if k == Code.ST_MARYS_HOSPITAL:
        return HEALTHY[min(HALE, bearable(g, p, 0) + NIGHT_OF_REST)] - HEALTHY[bearable(g, p, 0)]
    if k == Code.DOWNTOWN_ARKHAM_ASYLUM:
        return SANE[min(HALE, bearable(g, p, 1) + NIGHT_OF_REST)] - SANE[bearable(g, p, 1)]
    if k == Code.THE_NECRONOMICON:
        return 30 if g.horror[p] < 4 else -50
    if k == Code.LITA_CHANTLER:
        return max(HELP, help_worth(g, p))
    if k == Code.MOB_ENFORCER:
        return menace(g, p, c) - 4 * RESOURCE
    if k == Code.PARLOR or k == Code.PREDATOR_OR_PREY or k == Code.TIME_IS_RUNNING_SHORT:
        return leave_worth(g, p)
    if k == Code.MAIN_PATH:
        return NEVER
    return scenario_deed(g, p, c)


def scenario_deed(g: Arkham, p: int, c: int) -> int:
    """Return the worth of actions of the second and third scenario."""
    k = g.code[c]
    if k == Code.UNCOVERING_THE_CONSPIRACY or k == Code.DISRUPTING_THE_RITUAL:
        return GOAL
    if k == Code.HERMAN_COLLINS or k == Code.PETER_WARREN or k == Code.VICTORIA_DEVEREUX:
        return menace(g, p, c) - 100
    return DEED[k]


def heal_worth(g: Arkham, p: int, n: int) -> int:
    """Return the worth of healing one damage or one horror, whichever hurts more."""
    best = 0
    if g.damage[p] > 0:
        left = bearable(g, p, 0)
        best = HEALTHY[min(len(HEALTHY) - 1, left + n)] - HEALTHY[left]
    if g.horror[p] > 0:
        left = bearable(g, p, 1)
        best = max(best, SANE[min(len(SANE) - 1, left + n)] - SANE[left])
    return best


def leave_worth(g: Arkham, p: int) -> int:
    """Return the worth of getting away: only when staying would end worse."""
    if g.code[g.act] == Code.UNCOVERING_THE_CONSPIRACY:
        return URGENT if provoked(g, p) >= DEADLY else NEVER
    return URGENT if hopeless(g, p) else NEVER


def free_worth(g: Arkham, p: int, c: int) -> int:
    """Return the worth of a free or reaction ability now."""
    k = g.code[c]
    if k == Code.BEAT_COP:
        return foe_worth(g, p, 1) - WORTH[k] if foe_worth(g, p, 1) > 0 else NEVER
    if k == Code.BEAT_COP_2:
        return foe_worth(g, p, 1) - SPENT
    if k in (
        Code.PHYSICAL_TRAINING,
        Code.HYPERAWARENESS,
        Code.HARD_KNOCKS,
        Code.ARCANE_STUDIES,
        Code.DIG_DEEP,
    ):
        return training_worth(g, p)
    if k == Code.SKIDS_OTOOLE:
        return 40 if g.resources[p] >= 8 or provoked(g, p) > 0 else -10
    if k == Code.POLICE_BADGE:
        return 60 if provoked(g, p) > 0 or wanted(g) > 0 else -20
    if k == Code.FORBIDDEN_KNOWLEDGE:
        return RESOURCE + 10 - harm(g, p, 0, 1)
    if k == Code.STRAY_CAT:
        return slip_worth(g, p) - 120
    if k == Code.HOSPITAL_DEBTS:
        return 60 if g.uses[c] < 6 and g.resources[p] >= 1 else -10
    if k == Code.WENDY_ADAMS and len(g.reveals) > 0:
        return again_worth(g, len(g.reveals) - 1)
    if k == Code.THE_BARRIER:
        return 200 if ready_to_go(g, p) else -200
    if k == Code.GROTESQUE_STATUE and test_here(g) >= 0:
        return 60
    if k == Code.AQUINNAH and len(g.attacks) > 0:
        return bite(g, p, g.attacks.enemy[len(g.attacks) - 1]) - 50
    return FREE[k]


def hand_liking(g: Arkham, p: int, c: int) -> int:
    """Return how much a seat wants to keep a card in its hand."""
    k = g.code[c]
    n = WORTH[k]
    if TYPE[k] == CardType.ASSET:
        n = asset_worth(g, p, c) - 21 * max(0, playing.price(g, p, c) - g.resources[p])
    elif sum(g.code[x] == k for x in g.hand[p]) > 1:
        n -= 20
    return n


def weapon_target(g: Arkham, p: int, e: int) -> int:
    """Return how much a seat wants an enemy to be its target."""
    best = menace(g, p, e) // 10 + (100 if engaged_with(g, e, p) else 0)
    for c in g.play:
        if g.ctrl[c] == p and ARMED[g.code[c]] > 0:
            best = max(best, weapon_blow(g, p, c, e, 0))
    return best
