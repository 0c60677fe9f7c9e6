"""What the cards do."""

from __future__ import annotations

from noctuary.kernel import NONE, Rule, draw, emit, rule

from .actions import Cancelled, Chimed, Faded, Looked, Redirected
from .content import CRYPT, TYPE, C, T
from .damage import assigned, deal, hurt
from .registry import AFTER, WHEN, E, Q, action, constant, event, forced, from_hand, reaction
from .state import Nightfall
from .timing import discover, here, is_enemy, last, window

# ---- investigators, places


@reaction(
    C.ROLAND,
    AFTER,
    E.DEFEAT,
    limit=1,
    can=lambda g, c, p, ev: g.defeats.by[ev] == p and g.clues[g.at[p]] > 0,
)
def roland(g: Nightfall, c: int, p: int, ev: int, t: int) -> Rule:
    """After you defeat an enemy: discover a clue (once a round)."""
    yield from discover(g, p, 1)


@reaction(
    C.AGNES,
    AFTER,
    E.DEAL,
    limit=1,
    can=lambda g, c, p, ev: assigned(g, ev, c, 1) > 0,
    aim=lambda g, c, p, ev, t: here(g, p, t),
)
def agnes(g: Nightfall, c: int, p: int, ev: int, t: int) -> Rule:
    """After horror is placed on you: an enemy at your place takes a damage (once a round)."""
    yield from hurt(g, t, 1, p, c)


@constant(C.CRYPT, Q.DREAD)
def crypt(g: Nightfall, c: int, who: int, x: int) -> int:
    """Enemies in the crypt deal one more horror."""
    return 1 if g.at[who] == CRYPT else 0


# ---- assets


@reaction(
    C.GUARD_DOG,
    WHEN,
    E.DEAL,
    can=lambda g, c, p, ev: (
        g.deals.attack[ev] == 1 and assigned(g, ev, c, 0) > 0 and is_enemy(g, g.deals.source[ev])
    ),
)
def guard_dog(g: Nightfall, c: int, p: int, ev: int, t: int) -> Rule:
    """When an enemy attack deals damage to the dog: the enemy takes a damage."""
    yield from hurt(g, g.deals.source[ev], 1, p, c)


@constant(C.AUTOMATIC, Q.COMBAT, Q.HARM)
def automatic(g: Nightfall, c: int, who: int, x: int) -> int:
    """You get +1 combat and deal +1 damage."""
    return 1 if g.ctrl[c] == who else 0


@constant(C.BEAT_COP, Q.COMBAT)
def beat_cop(g: Nightfall, c: int, who: int, x: int) -> int:
    """You get +1 combat."""
    return 1 if g.ctrl[c] == who else 0


@constant(C.LENS, Q.LORE)
def lens(g: Nightfall, c: int, who: int, x: int) -> int:
    """You get +1 lore."""
    return 1 if g.ctrl[c] == who else 0


@reaction(
    C.COAT,
    WHEN,
    E.ATTACK,
    exhaust=1,
    can=lambda g, c, p, ev: g.attacks.victim[ev] == p and g.attacks.damage[ev] > 0,
)
def coat(g: Nightfall, c: int, p: int, ev: int, t: int) -> None:
    """When you are attacked: one damage less."""
    g.attacks.damage[ev] -= 1


@action(C.SCRYING, exhaust=1)
def scrying(g: Nightfall, c: int, p: int, ev: int, t: int) -> None:
    """Look at the top two cards of the deck."""
    while len(g.top) < 2 and len(g.deck):
        draw(g, g.deck, g.top)
    for x in g.top:
        g.seen[x] |= 1 << p
        emit(g, Looked(seat=p, card=x))


@action(C.GONG, exhaust=1)
def gong(g: Nightfall, c: int, p: int, ev: int, t: int) -> Rule:
    """Start an echo."""
    yield from echo(g, g.resonance)


@forced(C.BELL, WHEN, E.ECHO, can=lambda g, c, p, ev: g.echoes.amount[ev] > 1)
def bell(g: Nightfall, c: int, p: int, ev: int, t: int) -> Rule:
    """When something echoes: a smaller echo."""
    yield from echo(g, g.echoes.amount[ev] - 1)


@forced(C.CHIME, WHEN, E.ECHO)
def chime_before(g: Nightfall, c: int, p: int, ev: int, t: int) -> None:
    """When something echoes: nothing but a note in the log."""


@forced(C.CHIME, AFTER, E.ECHO)
def chime_behind(g: Nightfall, c: int, p: int, ev: int, t: int) -> None:
    """After something echoed: nothing but a note in the log."""


@reaction(C.FORK, AFTER, E.ECHO, can=lambda g, c, p, ev: g.echoes.amount[ev] == 1)
def fork(g: Nightfall, c: int, p: int, ev: int, t: int) -> None:
    """After the last echo: gain a resource."""
    g.resources[p] += 1


# ---- events


@from_hand(
    C.DODGE,
    WHEN,
    E.ATTACK,
    can=lambda g, c, p, ev: g.at[g.attacks.victim[ev]] == g.at[p] and not g.attacks.cancelled[ev],
)
def dodge(g: Nightfall, c: int, p: int, ev: int, t: int) -> None:
    """When an investigator at your place is attacked: cancel that attack."""
    g.attacks.cancelled[ev] = 1
    emit(g, Cancelled(card=g.attacks.enemy[ev]))


@from_hand(
    C.TAUNT,
    WHEN,
    E.ATTACK,
    can=lambda g, c, p, ev: (
        g.attacks.victim[ev] != p
        and g.at[g.attacks.victim[ev]] == g.at[p]
        and not g.attacks.cancelled[ev]
    ),
)
def taunt(g: Nightfall, c: int, p: int, ev: int, t: int) -> None:
    """When another investigator at your place is attacked: you are attacked instead."""
    g.attacks.victim[ev] = p
    g.attacks.redirected[ev] = 1
    emit(g, Redirected(card=g.attacks.enemy[ev], seat=p))


@from_hand(C.LUCKY, WHEN, E.TEST, can=lambda g, c, p, ev: g.tests.seat[ev] == p)
def lucky(g: Nightfall, c: int, p: int, ev: int, t: int) -> None:
    """When you would fail: +2."""
    g.tests.bonus[ev] += 2


@from_hand(
    C.EVIDENCE,
    AFTER,
    E.DEFEAT,
    can=lambda g, c, p, ev: g.defeats.by[ev] == p and g.clues[g.at[p]] > 0,
)
def evidence(g: Nightfall, c: int, p: int, ev: int, t: int) -> Rule:
    """After you defeat an enemy: discover a clue."""
    yield from discover(g, p, 1)


@event(C.VIGIL)
def vigil(g: Nightfall, c: int, p: int, ev: int, t: int) -> None:
    """+2 combat until the end of the round."""
    last(g, Q.COMBAT, p, 2, c)


@event(C.BLAST)
def blast(g: Nightfall, c: int, p: int, ev: int, t: int) -> Rule:
    """Two damage to everyone at your place, at once."""
    with g.deals.open(source=c, by=p, damage=2) as d:
        for x in g.play:
            if g.at[x] == g.at[p] and (
                TYPE[x] == T.ENEMY or (TYPE[x] == T.INVESTIGATOR and not g.out[x])
            ):
                g.deals.victims[d].append(x)
        yield from deal(g, d)


# ---- enemies


@forced(C.GOAT_SPAWN, WHEN, E.DEFEAT, can=lambda g, c, p, ev: g.defeats.card[ev] == c)
def goat_spawn(g: Nightfall, c: int, p: int, ev: int, t: int) -> Rule:
    """When defeated: a horror for each investigator at its place, at once."""
    with g.deals.open(source=c, by=NONE, horror=1) as d:
        for q in range(g.seats):
            if g.at[q] == g.at[c] and not g.out[q]:
                g.deals.victims[d].append(q)
        yield from deal(g, d)


@forced(C.ACOLYTE, AFTER, E.ATTACK, can=lambda g, c, p, ev: g.attacks.enemy[ev] == c)
def acolyte(g: Nightfall, c: int, p: int, ev: int, t: int) -> None:
    """After it attacks: one doom."""
    g.doom += 1


@constant(C.PRIESTESS, Q.COMBAT, Q.SILENCE)
def priestess(g: Nightfall, c: int, who: int, x: int) -> int:
    """Investigators at her place have -1 combat and cannot play events."""
    return -1 if g.at[who] == g.at[c] else 0


# ---- echoes: a condition that does nothing but nest


@rule("AHC-143", "AHC-146", "AHC-147")
def echo(g: Nightfall, n: int) -> Rule:
    """When, the echo itself, after."""
    with g.echoes.open(amount=n) as ev:
        yield from window(g, WHEN, g.echoes.kind, ev)
        emit(g, Chimed(n=n))
        yield from window(g, AFTER, g.echoes.kind, ev)
    emit(g, Faded(n=n))
