"""The attack action."""

from __future__ import annotations

from noctuary.kernel import NONE, Rule, deny, emit, offer, rule
from noctuary.mechanics.spaces import in_range

from ..actions import Attack, AttackBegan
from ..columns import CreatureRow, FaceRow
from ..components import UNARMED, WEAPONS
from ..opcodes import Forbid, Hook, Use
from ..state import Mansions
from . import cards, tokens
from .evade import ATTACK, drawn
from .interpreter import abilities, dispatch

HEAVY = 1 + WEAPONS.index("heavy")
BARE_HANDS = WEAPONS.index("unarmed")


@rule("MAN2-128", "MAN2-129", "MAN2-130", "MAN2-131", "MAN2-135", "MAN2-006", "MAN2-007")
def attack_offers(g: Mansions, i: int) -> None:
    """Offer each weapon or attack spell, and bare hands, against every monster it reaches."""
    if len(g.alive) == 0:
        return
    hesitant = 0 if g.performed[i] else abilities.forbidden(g, i, Forbid.ATTACK_FIRST)
    weak = abilities.forbidden(g, i, Forbid.HEAVY)
    for m in g.alive:
        if g.m_at[m] == g.at[i]:
            one_offer(g, UNARMED, m, hesitant)
    for n in range(len(g.held[i])):
        f = cards.face_of(g, g.held[i][n])
        if g.faces[f][FaceRow.WEAPON] > 0 and not tokens.repeated(g, i, n):
            banned = weak if g.faces[f][FaceRow.WEAPON] == HEAVY else hesitant
            for m in g.alive:
                if weapon_reaches(g, i, f, m):
                    one_offer(g, f, m, max(banned, hesitant))


def one_offer(g: Mansions, f: int, m: int, banned: int) -> None:
    """Offer an attack, or deny it if something forbids it."""
    if banned:
        deny(g, Attack(card=f, monster=m, creature=g.m_kind[m]), "MAN2-003")
    else:
        offer(g, Attack(card=f, monster=m, creature=g.m_kind[m]))


@rule("MAN2-132", "MAN2-133", "MAN2-217")
def weapon_reaches(g: Mansions, i: int, f: int, m: int) -> bool:
    """Whether a weapon reaches a monster: melee in the same space, ranged within range."""
    if g.m_at[m] == g.at[i]:
        return True
    return g.faces[f][FaceRow.RANGED] > 0 and in_range(g, g.at[i], g.m_at[m])


@rule("MAN2-134", "MAN2-136", "MAN2-137", "MAN2-500", "MAN2-501", "MAN2-Q13")
def attack(g: Mansions, e: int, f: int, m: int) -> Rule:
    """Attack by one of the texts for this class of monster and this kind of attack."""
    i = g.scenes.seat[e]
    kind = g.m_kind[m]
    weapon = g.faces[f][FaceRow.WEAPON] - 1 if f != UNARMED else BARE_HANDS
    texts = g.attacks[g.creatures[kind][CreatureRow.CLASS] * len(WEAPONS) + weapon]
    emit(g, AttackBegan(investigator=g.who[i], card=f, monster=m, creature=kind))
    g.scenes.monster[e] = m
    g.scenes.place[e] = g.m_at[m]
    g.scenes.use[e] = Use.ATTACK
    g.scenes.weapon_card[e] = cards.first_showing(g, i, f) if f != UNARMED else NONE
    g.scenes.number[e] = 0
    yield from abilities.hooks(g, Hook.HIT, e)
    g.scenes.weapon[e] = max(0, g.faces[f][FaceRow.DAMAGE] + g.scenes.number[e])
    g.scenes.number[e] = 0
    if g.lists[texts] > 0:
        yield from dispatch.run(g, g.lists[texts + 1 + drawn(g, m, ATTACK, g.lists[texts])], e)
    if g.out[i] == 0:
        yield from abilities.hooks(g, Hook.ATTACKED, e)
