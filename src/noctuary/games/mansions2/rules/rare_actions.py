"""The rare actions: push, steal, set fire."""

from __future__ import annotations

from noctuary.kernel import NONE, IntRule, Rule, ask, deny, emit, offer, rule
from noctuary.mechanics.spaces import FIRE, REACHES, WALKS, exit_at, exits, steps_to

from ..actions import (
    Enough,
    MonsterPushed,
    Pushed,
    PushInvestigator,
    PushMonster,
    Resist,
    Resisted,
    Seize,
    SetFire,
    Steal,
    Stolen,
    Willing,
    Yield,
)
from ..columns import CreatureRow
from ..components import SKILLS
from ..opcodes import Forbid, Use
from ..state import Mansions
from . import cards, features, monsters, moving, skill_tests, tokens
from .interpreter import abilities

STRENGTH = SKILLS.index("strength")
SLEIGHTS = tuple(SKILLS.index(s) for s in ("strength", "agility", "observation"))

# ---- push


@rule("MAN2-141", "MAN2-142", "MAN2-098")
def push_offers(g: Mansions, i: int) -> None:
    """Offer everybody and everything else of the space, to every space one step away."""
    s = g.at[i]
    for q in range(g.party[0]):
        if q != i and g.at[q] == s and g.out[q] == 0:
            held = abilities.forbidden(g, q, Forbid.MOVE)
            for k in range(exits(g, s)):
                t = exit_at(g, s, k, WALKS)
                if t > 0:
                    if held:
                        deny(g, PushInvestigator(investigator=g.who[q], space=t), "MAN2-003")
                    else:
                        offer(g, PushInvestigator(investigator=g.who[q], space=t))
    for m in g.alive:
        if g.m_at[m] == s:
            for k in range(exits(g, s)):
                t = exit_at(g, s, k, WALKS)
                if t > 0:
                    offer(g, PushMonster(monster=m, creature=g.m_kind[m], space=t))


@rule("MAN2-143")
def pushed_options(g: Mansions, p: int, target: int, figure: int) -> None:
    """Go along, or resist."""
    offer(g, Yield())
    offer(g, Resist())


@rule("MAN2-143", "MAN2-145", "MAN2-146", "MAN2-147", "MAN2-148")
def push_investigator(g: Mansions, e: int, q: int, s: int) -> Rule:
    """Push another investigator: willingly, or with more Strength than his."""
    i = g.scenes.seat[e]
    if g.at[q] != g.at[i] or g.out[q]:
        return
    a = yield ask(g.player_of[q], pushed_options, q, i)
    if Yield.matches(a):
        emit(g, Willing(investigator=g.who[q]))
    else:
        emit(g, Resisted(investigator=g.who[q]))
        won = yield from outdone(g, e, q)
        if won == 0:
            return
    if g.out[q] == 0 and g.at[q] == g.at[i] and steps_to(g, g.at[q], s, WALKS):
        emit(g, Pushed(investigator=g.who[q], space=s))
        yield from moving.enter(g, q, s)
        yield from moving.follow(g, e, s)


@rule("MAN2-145", "MAN2-146")
def outdone(g: Mansions, e: int, q: int) -> IntRule:
    """Return 1 if the pusher has more successes of Strength than the one who resists."""
    g.scenes.use[e] = Use.PUSH
    with g.scenes.open(
        seat=q, origin=q, monster=NONE, card=NONE, place=NONE, weapon_card=NONE, use=Use.PUSH,
        skill=NONE, puzzle=NONE,
    ) as f:  # fmt: skip
        n = yield from skill_tests.make_test(g, f, STRENGTH, 0, NONE)
    mine = yield from skill_tests.make_test(g, e, STRENGTH, 0, n + 1)
    if mine > n:
        return 1
    g.scenes.forfeit[e] = 1
    return 0


@rule("MAN2-144", "MAN2-146", "MAN2-147", "MAN2-148", "MAN2-345")
def push_monster(g: Mansions, e: int, m: int, s: int) -> Rule:
    """Push a monster with as many successes of Strength as it has brawn."""
    i = g.scenes.seat[e]
    if m not in g.alive or g.m_at[m] != g.at[i]:
        return
    g.scenes.use[e] = Use.PUSH
    g.scenes.monster[e] = m
    need = g.creatures[g.m_kind[m]][CreatureRow.BRAWN]
    n = yield from skill_tests.make_test(g, e, STRENGTH, 0, need)
    if n < need:
        g.scenes.forfeit[e] = 1
        return
    if m in g.alive and g.m_at[m] == g.at[i] and steps_to(g, g.m_at[m], s, WALKS):
        g.m_at[m] = s
        emit(g, MonsterPushed(monster=m, creature=g.m_kind[m], space=s))
        yield from monsters.burn(g, m)
        yield from moving.follow(g, e, s)


# ---- steal


@rule("MAN2-149", "MAN2-150")
def steal_offers(g: Mansions, i: int) -> None:
    """Offer anybody else of the space who has something, by any of three skills."""
    for q in range(g.party[0]):
        if q != i and g.at[q] == g.at[i] and g.out[q] == 0 and len(g.held[q]) > 0:
            for k in range(len(SLEIGHTS)):
                offer(g, Steal(investigator=g.who[q], skill=SLEIGHTS[k]))


@rule("MAN2-151")
def seize_options(g: Mansions, p: int, target: int, left: int) -> None:
    """Offer a possession of the one who was robbed, or no more."""
    for n in range(len(g.held[target])):
        if not tokens.repeated(g, target, n):
            offer(g, Seize(card=cards.face_of(g, g.held[target][n])))
    offer(g, Enough())


@rule("MAN2-150", "MAN2-151", "MAN2-152")
def steal(g: Mansions, e: int, q: int, skill: int) -> Rule:
    """Let both test a skill; the thief takes a possession for each success he has more."""
    i = g.scenes.seat[e]
    if g.at[q] != g.at[i] or g.out[q]:
        return
    g.scenes.use[e] = Use.STEAL
    with g.scenes.open(
        seat=q, origin=q, monster=NONE, card=NONE, place=NONE, weapon_card=NONE, use=Use.STEAL,
        skill=NONE, puzzle=NONE,
    ) as f:  # fmt: skip
        theirs = yield from skill_tests.make_test(g, f, skill, 0, NONE)
    mine = yield from skill_tests.make_test(g, e, skill, 0, theirs + 1)
    left = mine - theirs
    if left <= 0:
        g.scenes.forfeit[e] = 1
    while left > 0 and len(g.held[q]) > 0 and g.out[i] == 0:
        a = yield ask(g.player_of[i], seize_options, q, left)
        if Enough.matches(a):
            return
        cards.hold(g, i, cards.first_showing(g, q, Seize.card(a)))
        emit(g, Stolen(thief=g.who[i], investigator=g.who[q], card=Seize.card(a)))
        left -= 1


# ---- set fire


@rule("MAN2-153", "MAN2-154", "MAN2-155")
def fire_offers(g: Mansions, i: int) -> None:
    """Offer with a Light Source the own space and those next to it that do not burn."""
    if not cards.carries_light(g, i):
        if g.feature[g.at[i]] & FIRE == 0:
            deny(g, SetFire(space=g.at[i]), "MAN2-154")
        return
    banned = abilities.forbidden(g, i, Forbid.SET_FIRE)
    one_fire(g, g.at[i], banned)
    for k in range(exits(g, g.at[i])):
        t = exit_at(g, g.at[i], k, REACHES)
        if t > 0:
            one_fire(g, t, banned)


def one_fire(g: Mansions, s: int, banned: int) -> None:
    """Offer to set a space on fire, or deny it if something forbids it."""
    if g.feature[s] & FIRE == 0:
        if banned:
            deny(g, SetFire(space=s), "MAN2-003")
        else:
            offer(g, SetFire(space=s))


@rule("MAN2-153", "MAN2-155", "MAN2-156", "MAN2-406")
def set_fire(g: Mansions, e: int, s: int) -> None:
    """Set a space on fire."""
    here = g.at[g.scenes.seat[e]]
    if s == here or steps_to(g, here, s, REACHES):
        features.lay_feature(g, features.FIRES, s)
