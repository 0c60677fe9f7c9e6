"""The Keeper's turn: trades, threat, actions, attacks, event."""

from __future__ import annotations

from noctuary.kernel import TAKE, Rule, ask, deny, emit, offer, rule
from noctuary.mechanics.spaces import FLIES, WAYS, neighbour_through

from ..actions import (
    Command,
    EndActions,
    EndAttacks,
    KeeperTurn,
    PlayTrauma,
    Strike,
    ThreatGained,
    ToSpace,
    UseDeed,
)
from ..components import INSANITY, MONSTERS, TEAM, TRAUMA_SORT, Room, Trauma
from ..state import Mansions
from . import combat, damage, events, items, keeper_actions, monsters, moving
from .board import playing, room_of, slot_of, still_in
from .skill_tests import insane, suffers

TRADES, THREAT, ACTIONS, ATTACKS, EVENT = range(1, 6)
"""Steps of the Keeper's turn, as `phase` tells them; 0: the investigators' turns."""


@rule("MAN1-112", "MAN1-113", "MAN1-Q22")
def keeper_turn(g: Mansions) -> Rule:
    """Let investigators trade; then threat, actions, attacks, an event; then let fires burn."""
    emit(g, KeeperTurn(n=g.round))
    begin_turn(g)
    g.phase = TRADES
    yield from items.trade(g)
    g.phase = THREAT
    gain_threat(g)
    g.phase = ACTIONS
    yield from act(g)
    g.phase = ATTACKS
    yield from attacks(g)
    g.phase = EVENT
    yield from events.event_step(g)
    burn_monsters(g)
    yield from events.see_end_of_turn(g)
    g.phase = 0


@rule("MAN1-050", "MAN1-Q20", "MAN1-Q24")
def begin_turn(g: Mansions) -> None:
    """Begin to count anew what is counted once in a turn."""
    g.done = 0
    g.crazed = 0
    g.obeyed = 0
    g.struck = 0
    g.lurched = 0
    for i in range(TEAM):
        g.scared[i] = 0


@rule("MAN1-Q23")
def gain_threat(g: Mansions) -> None:
    """Gain threat by the number of investigators who are not eliminated."""
    n = growth_now(g)
    if n > 0:
        g.threat += n
        emit(g, ThreatGained(n=n))


@rule("MAN1-Q23")
def growth_now(g: Mansions) -> int:
    """Return half of the threat of two rounds, the greater half in even rounds."""
    n = still_in(g)
    return (g.growth[n - 1] + (g.round + 1) % 2) // 2 if n > 0 else 0


# ---- actions


@rule("MAN1-017", "MAN1-018", "MAN1-049", "MAN1-050", "MAN1-055", "MAN1-Q24")
def offer_insanity(g: Mansions) -> None:
    """Offer an insanity on somebody who is insane, once in a turn for each."""
    for i in range(TEAM):
        if playing(g, i) and insane(g, i):
            for c in g.trauma_hand:
                if (g.crazed >> i) & 1:
                    deny(g, PlayTrauma(trauma=c, person=g.who[i]), "MAN1-050")
                elif TRAUMA_SORT[c] != INSANITY:
                    deny(g, PlayTrauma(trauma=c, person=g.who[i]), "MAN1-049")
                elif damage.fits(g, c, i, INSANITY):
                    offer(g, PlayTrauma(trauma=c, person=g.who[i]))
                else:
                    deny(g, PlayTrauma(trauma=c, person=g.who[i]), "MAN1-055")
        elif playing(g, i):
            for c in g.trauma_hand:
                deny(g, PlayTrauma(trauma=c, person=g.who[i]), "MAN1-048")


@rule("MAN1-113", "MAN1-Q22", "MAN1-Q24", "MAN1-Q26")
def keeper_options(g: Mansions, p: int) -> None:
    """Offer an action card, an insanity, somebody who must obey, or the end of the turn."""
    keeper_actions.offer_deeds(g)
    if len(g.trauma_hand) > 0:
        offer_insanity(g)
    for i in range(TEAM):
        if playing(g, i) and (g.obeyed >> i) & 1 == 0 and suffers(g, i, Trauma.OBEDIENCE):
            offer(g, Command(person=g.who[i]))
    offer(g, EndActions())


@rule("MAN1-049", "MAN1-113", "MAN1-Q22", "MAN1-Q24")
def act(g: Mansions) -> Rule:
    """Take as many actions as the Keeper wants and can pay."""
    while True:
        a = yield ask(g.keeper[0], keeper_options)
        if EndActions.matches(a):
            return
        if UseDeed.matches(a):
            yield from keeper_actions.use(g, UseDeed.deed(a))
        elif PlayTrauma.matches(a):
            i = slot_of(g, PlayTrauma.person(a))
            g.crazed |= 1 << i
            yield from damage.play_trauma(g, i, PlayTrauma.trauma(a))
        else:
            i = slot_of(g, Command.person(a))
            g.obeyed |= 1 << i
            yield from command(g, i)


@rule("MAN1-113", "MAN1-Q26")
def command_options(g: Mansions, p: int, person: int) -> None:
    """Offer a neighbouring space that no Lock keeps."""
    i = slot_of(g, person)
    s = g.at[i]
    for k in range(WAYS):
        if g.ways[s][k] == 0:
            break
        t = neighbour_through(g, s, k, FLIES)
        if t > 0 and combat.open_to(g, t):
            offer(g, ToSpace(space=t))


@rule("MAN1-Q26")
def command(g: Mansions, i: int) -> Rule:
    """Let the Keeper move the investigator 1 space."""
    a = yield ask(g.keeper[0], command_options, g.who[i])
    if ToSpace.matches(a):
        g.hidden[i] = 0
        yield from moving.enter(g, i, ToSpace.space(a))


# ---- attacks


@rule("MAN1-Q16", "MAN1-Q22")
def strike_options(g: Mansions, p: int) -> None:
    """Offer each monster that shares a space with somebody, once, or to stop."""
    for m in range(MONSTERS):
        if g.m_at[m] > 0 and (g.struck >> m) & 1 == 0:
            for i in range(TEAM):
                if combat.may_strike(g, m, i):
                    offer(g, Strike(monster=m, person=g.who[i]))
    offer(g, EndAttacks())


@rule("MAN1-109", "MAN1-Q16", "MAN1-Q22")
def attacks(g: Mansions) -> Rule:
    """Let monsters attack in the order the Keeper wants."""
    while True:
        a = yield ask(g.keeper[0], strike_options, alone=TAKE)
        if EndAttacks.matches(a):
            return
        m = Strike.monster(a)
        g.struck |= 1 << m
        yield from combat.strike(g, m, slot_of(g, Strike.person(a)))


@rule("MAN1-Q30")
def burn_monsters(g: Mansions) -> None:
    """Deal 1 damage to monsters that end the Keeper's turn in a burning room."""
    for m in range(MONSTERS):
        if g.m_at[m] > 0 and g.room[room_of(g, g.m_at[m])] & Room.FIRE:
            monsters.hurt(g, m, 1)
