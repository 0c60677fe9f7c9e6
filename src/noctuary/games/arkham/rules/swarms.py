"""Swarms: face-down cards under an enemy, each an enemy of the same sort."""

from __future__ import annotations

from noctuary.kernel import TAKE, IntRule, Rule, ask, emit, move, offer, rule

from ..ability import AFTER, Trigger
from ..actions import Bled, Choice, Choose, Defeated, Swarmed
from ..components import BENEATH, SEATS, SWARMING, TYPE, CardType
from ..state import Arkham
from . import decks, windows, zones
from .values import health


@rule("AHC-366")
def pile_of(g: Arkham, c: int) -> int:
    """Return the pile beneath a card in play, an empty one if it has none yet; 0 when all are
    taken.
    """
    for r in range(SEATS, BENEATH):
        if g.pile[c] == 0 and len(g.beneath[r]) == 0:
            g.pile[c] = r
    return g.pile[c]


@rule("AHB-385")
def swarm_size(g: Arkham, e: int) -> int:
    """Return how many swarm cards an enemy has."""
    return len(g.beneath[g.pile[e]]) if g.pile[e] else 0


@rule("AHB-385", "AHB-054", "AHC-366", "AHC-373")
def gather(g: Arkham, e: int, p: int) -> None:
    """Put the top cards of a deck face down under an enemy that enters play: nobody sees them."""
    if pile_of(g, e):
        for _ in range(SWARMING[g.code[e]]):
            if decks.peek(g, p, 1):
                g.wounds[g.pile[e]][swarm_size(g, e)] = 0
                move(g, g.top[p][0], g.beneath[g.pile[e]])
        emit(g, Swarmed(card=e, n=swarm_size(g, e)))


@rule("AHB-385")
def lose_one(g: Arkham, e: int, i: int) -> None:
    """Put a swarm card under its owner's deck, still face down."""
    r = g.pile[e]
    c = g.beneath[r][i]
    move(g, c, g.bottom[g.owner[c]])
    for k in range(i, len(g.beneath[r])):
        g.wounds[r][k] = g.wounds[r][k + 1]


@rule("AHB-385")
def scatter(g: Arkham, c: int) -> None:
    """Put a swarm under decks, and discard anything else beneath a card that leaves play."""
    while swarm_size(g, c):
        if TYPE[g.code[c]] == CardType.ENEMY:
            lose_one(g, c, 0)
        else:
            zones.discard(g, g.beneath[g.pile[c]][0])
    g.pile[c] = 0


# ---- damage


@rule("AHB-385")
def bleed(g: Arkham, e: int, i: int, n: int) -> int:
    """Deal damage to one swarm card; return the rest of the damage when it is defeated."""
    r = g.pile[e]
    emit(g, Bled(card=e, n=n))
    g.wounds[r][i] += n
    left = g.wounds[r][i] - health(g, e)
    if left < 0:
        return 0
    lose_one(g, e, i)
    return left


@rule("AHB-385")
def struck_options(g: Arkham, p: int, card: int) -> None:
    offer(g, Choose(choice=Choice.swarm))
    offer(g, Choose(choice=Choice.host))


@rule("AHB-385")
def strike(g: Arkham, e: int, n: int, by: int) -> IntRule:
    """Deal damage to one of a swarm, excess to the others of it; return the host's part."""
    a = yield ask(by if by >= 0 else g.lead, struck_options, e, alone=TAKE)
    host = 0
    if Choose.choice(a) == Choice.host:
        host = min(n, max(0, health(g, e) - g.damage[e]))
    n -= host
    while n > 0 and swarm_size(g, e):
        m = swarm_size(g, e)
        n = bleed(g, e, 0, n)
        if swarm_size(g, e) < m:
            yield from one_falls(g, e, by)
    return host + n


@rule("AHB-385")
def one_falls(g: Arkham, e: int, by: int) -> Rule:
    """Count the defeat of a swarm card as one more enemy of that sort."""
    emit(g, Defeated(card=e))
    with g.defeats.open(card=e, seat=by, place=g.at[e]) as event:
        yield from windows.window(g, AFTER, Trigger.DEFEAT, event)


@rule("AHB-385")
def burst(g: Arkham, e: int, n: int, by: int) -> Rule:
    """Deal damage to each enemy at a location: to every swarm card too."""
    i = 0
    while i < swarm_size(g, e):
        m = swarm_size(g, e)
        bleed(g, e, i, n)
        if swarm_size(g, e) < m:
            yield from one_falls(g, e, by)
        else:
            i += 1
