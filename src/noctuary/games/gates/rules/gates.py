"""Opening gates."""

from noctuary.kernel import NONE, emit, move, rule

from ..actions import (
    Category,
    GateOpened,
    MonstrosityReleased,
    NeutralsRanked,
    NeutralsRemoved,
    Recovered,
    RegionScored,
)
from ..state import NEUTRAL, Gates
from . import scoring, scrolls

RANKS = 3


@rule("GATE-022", "GATE-023", "GATE-024", "GATE-025", "GATE-026", "GATE-092")
def completes(g: Gates, r: int, n: int) -> bool:
    """Whether this number of sections is a whole gate."""
    return n >= g.gate_size[r]


@rule("GATE-092", "GATE-094", "GATE-099", "GATE-108")
def open_gate(g: Gates, p: int, r: int) -> None:
    """Release a monstrosity, reveal a scroll, evaluate the region, recover investigators."""
    set_gate_aside(g, p, r)
    release_monstrosity(g, p, r)
    scrolls.reveal_scroll(g)
    evaluate_region(g, r)
    recover_investigators(g, r)


@rule(
    "GATE-022", "GATE-023", "GATE-024", "GATE-025", "GATE-026", "GATE-089", "GATE-109", "GATE-110"
)
def set_gate_aside(g: Gates, p: int, r: int) -> None:
    """Keep the cards of the opened gate under its disc; the next of its type begins a new gate."""
    g.sections[p][r] = 0
    left = g.gate_size[r]
    i = 0
    while left > 0:
        c = g.building[p][i]
        if g.gate_type[c] == r:
            move(g, c, g.opened[p])
            left -= 1
        else:
            i += 1
    emit(g, GateOpened(seat=p, region=r))


@rule("GATE-015", "GATE-016", "GATE-031", "GATE-032", "GATE-095", "GATE-096", "GATE-157")
def release_monstrosity(g: Gates, p: int, r: int) -> None:
    """Take the top disc of the stack and score its value for the opener."""
    value = g.disc_value[g.released]
    g.disc_seat[g.released] = p
    g.disc_region[g.released] = r
    g.released += 1
    scoring.gain_points(g, p, Category.monstrosities, value)
    emit(g, MonstrosityReleased(seat=p, value=value))


@rule("GATE-100", "GATE-105")
def evaluate_region(g: Gates, r: int) -> None:
    """Score the ranks of the three largest presences."""
    for rank in range(RANKS):
        for q in range(NEUTRAL + 1):
            if rank_in(g, q, r) == rank:
                score_rank(g, q, r, rank)


@rule("GATE-100", "GATE-102", "GATE-103", "GATE-104", "GATE-162", "GATE-163")
def rank_in(g: Gates, q: int, r: int) -> int:
    """Count the larger presences, equal ones once; no rank after three, or without a figure."""
    rank = 0
    for o in range(NEUTRAL + 1):
        if g.board[o][r] > g.board[q][r]:
            if not any(g.board[x][r] == g.board[o][r] for x in range(o)):
                rank += 1
    return rank if g.board[q][r] > 0 and rank < RANKS else NONE


@rule("GATE-101", "GATE-105", "GATE-111", "GATE-112", "GATE-162")
def score_rank(g: Gates, q: int, r: int, rank: int) -> None:
    """Score what the board shows for the rank; neutral figures only occupy it."""
    if q == NEUTRAL:
        emit(g, NeutralsRanked(region=r, rank=rank + 1))
    else:
        n = g.region_points[r][rank]
        scoring.gain_points(g, q, Category.regions, n)
        emit(g, RegionScored(seat=q, region=r, rank=rank + 1, n=n))


@rule("GATE-106", "GATE-107", "GATE-164")
def recover_investigators(g: Gates, r: int) -> None:
    """Return every figure of the region to its reserve; neutral ones leave the game."""
    for q in range(g.seats):
        n = g.board[q][r]
        if n > 0:
            g.board[q][r] = 0
            g.reserve[q] += n
            emit(g, Recovered(seat=q, region=r, n=n))
    if g.board[NEUTRAL][r] > 0:
        emit(g, NeutralsRemoved(region=r, n=g.board[NEUTRAL][r]))
        g.board[NEUTRAL][r] = 0
