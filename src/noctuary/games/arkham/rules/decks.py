"""Decks: an unordered bag each, with a short known top and bottom."""

from __future__ import annotations

from noctuary.kernel import NONE, draw, emit, move, rule

from ..actions import Looked, Shuffled
from ..components import ASIDE, SCENARIO
from ..state import Arkham
from . import zones

# ---- order and size


@rule("AHB-046")
def deck_size(g: Arkham, o: int) -> int:
    """Return the number of cards in a deck."""
    return len(g.top[o]) + len(g.deck[o]) + len(g.bottom[o])


@rule("AHB-045", "AHB-060")
def peek(g: Arkham, o: int, n: int) -> int:
    """Fix the top n cards of a deck; return how many there are."""
    while len(g.top[o]) < n and len(g.deck[o]):
        draw(g, g.deck[o], g.top[o])
    while len(g.top[o]) < n and len(g.bottom[o]):
        move(g, g.bottom[o][0], g.top[o])
    return min(n, len(g.top[o]))


@rule("AHB-045")
def raise_last(g: Arkham, o: int) -> None:
    """Put the last card that went under a deck above those that were there."""
    for _ in range(len(g.bottom[o]) - 1):
        move(g, g.bottom[o][0], g.bottom[o])


@rule("AHB-045", "AHB-060")
def peek_under(g: Arkham, o: int, n: int) -> int:
    """Fix the bottom n cards of a deck; return how many there are."""
    while len(g.bottom[o]) < n and len(g.deck[o]):
        draw(g, g.deck[o], g.bottom[o])
        raise_last(g, o)
    while len(g.bottom[o]) < n and len(g.top[o]):
        move(g, g.top[o][len(g.top[o]) - 1], g.bottom[o])
        raise_last(g, o)
    return min(n, len(g.bottom[o]))


@rule("AHB-045")
def put_on_top(g: Arkham, c: int, o: int) -> None:
    """Put a card on top of a deck; who knows it still does."""
    move(g, c, g.limbo)
    n = len(g.top[o])
    move(g, c, g.top[o])
    for _ in range(n):
        move(g, g.top[o][0], g.top[o])


@rule("AHB-045", "AHB-061")
def shuffle(g: Arkham, o: int) -> None:
    """Shuffle a deck: nobody knows the order any more."""
    while len(g.top[o]):
        move(g, g.top[o][0], g.deck[o])
    while len(g.bottom[o]):
        move(g, g.bottom[o][0], g.deck[o])
    for c in g.deck[o]:
        g.seen[c] = 0
    g.mixed |= 1 << o
    emit(g, Shuffled(seat=o))


@rule("AHB-061", "AHB-301")
def shuffle_discards_in(g: Arkham, o: int) -> None:
    """Shuffle a discard pile back into its deck; an empty one changes nothing."""
    if len(g.discard[o]) == 0:
        return
    while len(g.discard[o]):
        move(g, g.discard[o][0], g.deck[o])
    shuffle(g, o)


@rule("AHC-191", "AHC-192", "AHC-193")
def shuffle_in(g: Arkham, c: int, o: int) -> bool:
    """Shuffle one card into a deck by an effect; not into an empty one."""
    if ASIDE[g.code[c]]:
        zones.set_aside(g, c)
        return False
    if deck_size(g, o) == 0:
        if c in g.limbo:
            zones.discard(g, c)
        return False
    zones.take_out(g, c)
    move(g, c, g.deck[o])
    shuffle(g, o)
    return True


@rule("AHB-301")
def refill_encounter(g: Arkham) -> None:
    """Shuffle the discard pile into a new encounter deck as soon as that is empty."""
    if deck_size(g, SCENARIO) == 0:
        shuffle_discards_in(g, SCENARIO)


@rule("AHB-050", "AHB-295")
def draw_to_limbo(g: Arkham, o: int) -> int:
    """Put the top card of a deck, face up, into limbo; return it, or none."""
    c = NONE
    if len(g.top[o]):
        c = g.top[o][0]
        zones.into_limbo(g, c)
    elif len(g.deck[o]):
        c = draw(g, g.deck[o], g.limbo)
        zones.count_voices(g, c, 1)
    elif len(g.bottom[o]):
        c = g.bottom[o][0]
        zones.into_limbo(g, c)
    if o == SCENARIO:
        refill_encounter(g)
    return c


# ---- looking and searching


def look_under(g: Arkham, p: int, o: int, n: int) -> int:
    """Show the bottom cards of a deck to one seat."""
    k = peek_under(g, o, n)
    for i in range(k):
        c = g.bottom[o][len(g.bottom[o]) - 1 - i]
        g.seen[c] |= 1 << p
        emit(g, Looked(seat=p, card=c))
    return k


def look_at_top(g: Arkham, p: int, o: int, n: int) -> int:
    """Show the top cards of a deck to one seat."""
    k = peek(g, o, n)
    for i in range(k):
        g.seen[g.top[o][i]] |= 1 << p
        emit(g, Looked(seat=p, card=g.top[o][i]))
    return k
