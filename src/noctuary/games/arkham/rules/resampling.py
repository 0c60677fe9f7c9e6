"""What a seat may imagine of hidden cards beside what their backs tell."""

from __future__ import annotations

from noctuary.kernel import NONE, move, rand

from ..cards.core.devourer_below import AGENT_SETS, AGENTS
from ..cards.core.midnight_masks import unique_cultist
from ..components import CARDS, FIRST_SCENARIO, SCENARIO, SECOND_DECK, TYPE, CardType, Scenario
from ..state import Arkham
from . import snapshot


def resample(g: Arkham, seat: int) -> None:
    """Mend a sample so that every deck is possible. The state before an action is not resampled:
    there it was as it is now.
    """
    if g.scenario[0] == Scenario.midnight_masks:
        resample_cultists(g)
    elif g.scenario[0] == Scenario.devourer_below and len(g.unseen):
        resample_agents(g, seat)
    if g.kept:
        snapshot.remember(g)


# ---- The Midnight Masks: the Cultist deck


def resample_cultists(g: Arkham) -> None:
    """Fill the Cultist deck of a sample with unique cultists and nothing else."""
    for c in range(FIRST_SCENARIO, CARDS):
        if c in g.deck[SECOND_DECK] and not unique_cultist(g, c):
            for x in range(FIRST_SCENARIO, CARDS):
                if x in g.deck[SCENARIO] and unique_cultist(g, x):
                    move(g, x, g.deck[SECOND_DECK])
                    move(g, c, g.deck[SCENARIO])
                    break


# ---- The Devourer Below: one set of agents


def set_of(g: Arkham, c: int) -> int:
    """Return the set of agents a card belongs to, or none."""
    for i in range(AGENT_SETS):
        if g.code[c] == AGENTS[i][0] or g.code[c] == AGENTS[i][1]:
            return i
    return NONE


def known_to(g: Arkham, c: int, seat: int) -> bool:
    """Whether it is a card that a seat has seen: it lies open, or was looked at."""
    if c in g.deck[SCENARIO]:
        return False
    if c in g.top[SCENARIO] or c in g.bottom[SCENARIO] or c in g.unseen:
        return (g.seen[c] >> seat) & 1 == 1
    return True


def agents_known(g: Arkham, seat: int) -> int:
    """Return the set of agents in this scenario, once a seat has seen one of its cards, or has
    looked through the encounter deck; else none.
    """
    gone = 0
    for c in range(FIRST_SCENARIO, CARDS):
        if set_of(g, c) >= 0 and known_to(g, c, seat):
            if c not in g.unseen:
                return set_of(g, c)
            gone |= 1 << set_of(g, c)
    for k in range(AGENT_SETS):
        if gone > 0 and (gone >> k) & 1 == 0:
            return k
    return NONE


def belongs(g: Arkham, c: int, k: int) -> bool:
    """Whether it is a card of the encounter deck when set k of the agents is in it."""
    return TYPE[g.code[c]] != CardType.LOCATION and (set_of(g, c) < 0 or set_of(g, c) == k)


def resample_agents(g: Arkham, seat: int) -> None:
    """Put one whole set of agents into the encounter deck of a sample."""
    k = agents_known(g, seat)
    if k < 0:
        k = rand(g, AGENT_SETS)
    for c in range(FIRST_SCENARIO, CARDS):
        if c in g.deck[SCENARIO] and set_of(g, c) >= 0 and set_of(g, c) != k:
            for x in range(FIRST_SCENARIO, CARDS):
                if x in g.unseen and belongs(g, x, k):
                    g.seen[c] = g.seen[x]  # who knows a card that is gone is known
                    g.seen[x] = 0
                    move(g, x, g.deck[SCENARIO])
                    move(g, c, g.unseen)
                    break
