"""Sane actions: lost pages, blueprint fragments, investigators."""

from noctuary.kernel import Rule, ask, deny, emit, move, offer, rule

from ..actions import (
    Decline,
    Forgo,
    Forwent,
    FragmentCollected,
    Mode,
    Move,
    Moved,
    PageCollected,
    Send,
    Sent,
)
from ..state import REGIONS, Gates
from . import desperate, scrolls


@rule("GATE-052", "GATE-061", "GATE-062", "GATE-118")
def collect_page(g: Gates, p: int) -> Rule:
    """Add the card to the lost pages of the journal."""
    c = g.played[0]
    move(g, c, g.pages[p])
    emit(g, PageCollected(seat=p, page=g.number[Mode.sane][c]))
    yield from scrolls.builders_warrant(g, p)


@rule("GATE-052", "GATE-064", "GATE-119")
def collect_fragment(g: Gates, p: int) -> Rule:
    """Add the card to the blueprint fragments of the journal."""
    c = g.played[0]
    move(g, c, g.fragments[p])
    emit(g, FragmentCollected(seat=p, quadrant=g.number[Mode.sane][c]))
    yield from scrolls.cartographers_order(g, p)


@rule("GATE-067")
def send_investigators(g: Gates, p: int) -> Rule:
    """Send as many investigators as the card shows."""
    yield from send(g, p, g.number[Mode.sane][g.played[0]], 0)


@rule("GATE-067", "GATE-069", "GATE-123", "GATE-125")
def send_options(g: Gates, p: int, left: int, free: int) -> None:
    """Offer a region for a figure of the reserve; if it is empty, a figure to move."""
    for r in range(REGIONS):
        if g.reserve[p] > 0:
            offer(g, Send(region=r))
        else:
            deny(g, Send(region=r), "GATE-069")
            for o in range(REGIONS):
                if o != r and g.board[p][o] > 0:
                    offer(g, Move(origin=o, region=r))
    if free:
        offer(g, Decline())
    elif g.reserve[p] == 0:
        offer(g, Forgo())
    else:
        deny(g, Forgo(), "GATE-067")
    desperate.offer_desperate(g, p)


@rule("GATE-067", "GATE-068", "GATE-069", "GATE-123", "GATE-125")
def send(g: Gates, p: int, left: int, free: int) -> Rule:
    """Place figures from the reserve one by one; the missing ones may be moved or forgone."""
    while left > 0:
        a = yield ask(p, send_options, left, free)
        if desperate.is_desperate(g, a):
            yield from desperate.desperate_action(g, p, a)
        else:
            left -= 1
            if Send.matches(a):
                place_figure(g, p, Send.region(a))
            elif Move.matches(a):
                move_figure(g, p, Move.origin(a), Move.region(a))
            elif Forgo.matches(a):
                emit(g, Forwent(seat=p))


@rule("GATE-067", "GATE-073")
def place_figure(g: Gates, p: int, r: int) -> None:
    """Place one figure from the reserve in a region."""
    g.reserve[p] -= 1
    g.board[p][r] += 1
    emit(g, Sent(seat=p, region=r))


@rule("GATE-069")
def move_figure(g: Gates, p: int, origin: int, r: int) -> None:
    """Move one figure from one region to another."""
    g.board[p][origin] -= 1
    g.board[p][r] += 1
    emit(g, Moved(seat=p, origin=origin, region=r))
