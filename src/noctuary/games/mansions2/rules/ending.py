"""The end of the night, and each investigator's result."""

from __future__ import annotations

from noctuary.kernel import Rule, emit, finish, offer, rule
from noctuary.mechanics.spaces import FIRE

from ..actions import Ended, No, OwnEnd, Yes
from ..columns import EndRow, FaceRow, SpaceRow
from ..components import CONDITIONS
from ..limits import Limit
from ..opcodes import Trigger
from ..state import Mansions
from . import conditions, round
from .interpreter import events

INSANE = CONDITIONS.index("insane")
LOST, WON = 1, 2
WHOLE = 1000


@rule("MAN2-019", "MAN2-293", "MAN2-493", "MAN2-495", "MAN2-004")
def conclude(g: Mansions, won: int, text: int) -> None:
    """End the night; everybody has the group's result unless something says otherwise."""
    g.ending = WON if won else LOST
    emit(g, Ended(won=won, text=text))
    for p in range(g.seats):
        g.result[p] = 0
    for i in range(g.party[0]):
        mine = own_result(g, i, won)
        if mine != won:
            emit(g, OwnEnd(investigator=g.who[i], won=mine))
        if mine:
            g.result[g.player_of[i]] = WHOLE


@rule("MAN2-287", "MAN2-293", "MAN2-497", "MAN2-Q08")
def own_result(g: Mansions, i: int, won: int) -> int:
    """Return 1 if an investigator wins: not if eliminated; an Insane card has its own terms."""
    mine = 0 if g.out[i] else won
    c = conditions.card_of(g, i, INSANE)
    if c < 0:
        return mine
    at = g.faces[g.behind[c]][FaceRow.ENDS]
    for k in range(g.lists[at] // 2):
        term = g.lists[at + 1 + 2 * k]
        if EndRow.WIN_OTHERS_OUT <= term <= EndRow.WIN_ELIMINATED:
            if fulfilled(g, i, won, term, g.lists[at + 2 + 2 * k]):
                return 1
    for k in range(g.lists[at] // 2):
        term = g.lists[at + 1 + 2 * k]
        if term < EndRow.WIN_OTHERS_OUT or term > EndRow.WIN_ELIMINATED:
            if fulfilled(g, i, won, term, g.lists[at + 2 + 2 * k]):
                return 0
    return mine


@rule("MAN2-287", "MAN2-497")
def fulfilled(g: Mansions, i: int, won: int, term: int, n: int) -> bool:
    """Whether a term of an Insane card about the end is fulfilled."""
    if term == EndRow.LOSE_POSSESSIONS_BELOW:
        return len(g.held[i]) < n
    if term == EndRow.LOSE_NOT_ON_START:
        return not on_start(g, i)
    if term == EndRow.LOSE_NOT_MOST_CLUES:
        return any(g.clues[q] > g.clues[i] for q in range(g.party[0]))
    if term == EndRow.WIN_OTHERS_OUT:
        return alone(g, i, won) and sum(g.out) >= n
    if term == EndRow.WIN_BURNING:
        burning = sum(1 for f in g.feature if f & FIRE)
        return alone(g, i, won) and g.phase == round.Phase.HORROR and burning >= n
    if term == EndRow.WIN_ELIMINATED:
        return g.out[i] > 0
    if term == EndRow.LOSE_GROUP_WINS:
        return won > 0
    return term == EndRow.LOSE_NOT_ELIMINATED and g.out[i] == 0


@rule("MAN2-287", "MAN2-293")
def alone(g: Mansions, i: int, won: int) -> bool:
    """Whether somebody in play may win alone, which is never with the group."""
    return won == 0 and g.out[i] == 0


def on_start(g: Mansions, i: int) -> bool:
    """Whether an investigator stands on a starting tile."""
    at = g.limits[Limit.START_TILES]
    if g.at[i] <= 0:
        return False
    tile = g.spaces[g.at[i]][SpaceRow.TILE]
    return any(g.lists[at + 1 + k] == tile for k in range(g.lists[at]))


@rule("MAN2-498", "MAN2-019")
def won_options(g: Mansions, p: int) -> None:
    """Whether the investigators have won."""
    offer(g, Yes())
    offer(g, No())


@rule("MAN2-295", asks=True)
def all_fallen(g: Mansions) -> Rule:  # type: ignore[return]  # a rule that asks nothing
    """Lose at once when everybody is eliminated."""
    if sum(g.out) == g.party[0]:
        conclude(g, 0, g.limits[Limit.FALLEN])
        finish(g)


@rule("MAN2-294", "MAN2-496", "MAN2-Q22")
def deadline(g: Mansions) -> Rule:
    """Lose an unfinished investigation at the end of the phase after an elimination."""
    if 0 < g.fallen <= g.round:
        yield from events.trigger(g, Trigger.ELIMINATED, 0, -1)
        conclude(g, 0, g.limits[Limit.FALLEN])
        finish(g)


@rule("MAN2-495", "MAN2-494", asks=True)
def too_late(g: Mansions) -> Rule:  # type: ignore[return]  # a rule that asks nothing
    """Lose the investigation when the rounds of the scenario are over."""
    if g.round >= g.limits[Limit.ROUNDS]:
        conclude(g, 0, g.limits[Limit.LATE])
        finish(g)
