"""Acts and agendas, doom, objectives, the end of a scenario."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, emit, finish, offer, rule

from ..ability import AT, DO, WHEN, Question, Trigger, Use
from ..actions import ActAdvanced, AgendaAdvanced, Doomed, Ended, Pay
from ..components import DOOM, SPENDS, TYPE, VENGEANCE, VICTORY, CardType
from ..state import Arkham
from . import abilities, damage, locations, windows, zones
from .values import ability_at, clue_value, doom_in_play, in_game, seat_in_order, total

WIN, POINT = 1000, 100
"""Thousandths of a win: the most, and what a point of experience less trauma is."""

# ---- doom


def add_doom(g: Arkham, c: int, n: int) -> None:
    """Place doom on a card in play."""
    if c >= 0 and n > 0:
        g.doom[c] += n
        emit(g, Doomed(card=c, n=n))


@rule("AHB-125", "AHB-126", "AHB-326", "AHB-330")
def check_doom(g: Arkham) -> Rule:
    """Advance the agenda when all doom in play has reached its threshold."""
    if DOOM[g.code[g.agenda]] > 0 and g.revealed[g.agenda] == 0:
        if doom_in_play(g) >= DOOM[g.code[g.agenda]]:
            yield from advance_agenda(g)


@rule("AHB-126", "AHB-331")
def doom_that_advances(g: Arkham, n: int) -> Rule:
    """Place doom on the agenda by an effect that may make it advance."""
    add_doom(g, g.agenda, n)
    yield from check_doom(g)


@rule("AHB-327", "AHB-322")
def advance_agenda(g: Arkham) -> Rule:
    """Remove all doom from play, carry out side b, make the next agenda current."""
    c = g.agenda
    for x in g.play:
        g.doom[x] = 0
    g.clues[c] = 0
    emit(g, AgendaAdvanced(card=c))
    yield from windows.window(g, WHEN, Trigger.AGENDA_ADVANCES, c)
    a = ability_at(g, c, AT, Trigger.ADVANCE)
    if a >= 0:
        yield from DO[a](g, Use(card=c, seat=g.lead))
    if g.agenda == c and len(g.agendas):
        zones.remove(g, c)
        next_agenda(g)


@rule("AHB-322", "AHB-327")
def next_agenda(g: Arkham) -> None:
    """Make the next card of the agenda deck current."""
    g.agenda = g.agendas[0]
    zones.put(g, g.agenda)


# ---- acts


@rule("AHB-080", "AHB-323", "AHB-324", "AHB-326")
def may_advance(g: Arkham, p: int) -> bool:
    """Whether it is during a turn, and the group has and may spend the clues the act asks for."""
    if g.turn < 0 or SPENDS[g.code[g.act]] == 0 or abilities.silenced(g, p):
        return False
    return group_clues(g, NONE) >= clue_value(g, g.act)


@rule("AHB-080", "AHB-411")
def group_clues(g: Arkham, where: int) -> int:
    """Return the clues that the investigators at a location (none: anywhere) may spend together."""
    n = 0
    for p in range(g.seats):
        if (
            in_game(g, p)
            and (where < 0 or g.at[p] == where)
            and total(g, Question.no_clues, p, NONE) == 0
        ):
            n += g.clues[p]
    return n


@rule("AHB-080", "AHB-324")
def share_options(g: Arkham, p: int, least: int, most: int) -> None:
    for n in range(least, most + 1):
        offer(g, Pay(n=n))


@rule("AHB-080", "AHB-324")
def spend_together(g: Arkham, n: int, where: int) -> Rule:
    """Share a payment of clues as the investigators like, in player order."""
    left = group_clues(g, where)
    for k in range(g.seats):
        p = seat_in_order(g, k)
        if n > 0 and in_game(g, p) and (where < 0 or g.at[p] == where):
            if total(g, Question.no_clues, p, NONE) == 0 and g.clues[p]:
                left -= g.clues[p]
                least = max(0, n - left)
                most = min(n, g.clues[p])
                a = yield ask(p, share_options, least, most, alone=TAKE)
                n -= Pay.n(a)
                locations.spend_clues(g, p, Pay.n(a))


@rule("AHB-323", "AHB-324")
def spend_and_advance(g: Arkham) -> Rule:
    """Spend exactly the clues that the act asks for, and advance it."""
    yield from spend_together(g, clue_value(g, g.act), NONE)
    yield from advance_act(g)


@rule("AHB-327", "AHB-328", "AHB-322")
def advance_act(g: Arkham) -> Rule:
    """Remove tokens from the act, carry out side b, make the next act current."""
    c = g.act
    g.clues[c] = 0
    g.doom[c] = 0
    emit(g, ActAdvanced(card=c))
    a = ability_at(g, c, AT, Trigger.ADVANCE)
    if a >= 0:
        yield from DO[a](g, Use(card=c, seat=g.lead))
    if g.act == c and len(g.acts):
        zones.remove(g, c)
        next_act(g)


@rule("AHB-322", "AHB-327")
def next_act(g: Arkham) -> None:
    """Make the next card of the act deck current."""
    g.act = g.acts[0]
    zones.put(g, g.act)


@rule("AHB-334")
def objective_falls(g: Arkham) -> bool:
    """Whether the enemy whose defeat is the objective is about to fall."""
    for c in g.play:
        if TYPE[g.code[c]] == CardType.ENEMY and damage.fallen(g, c):
            if total(g, Question.objective, c, NONE) > 0:
                return True
    return False


# ---- the end


@rule("AHB-320")
def victory_places(g: Arkham) -> None:
    """Put revealed locations with Victory and no clues into the display."""
    i = 0
    while i < len(g.play):
        c = g.play[i]
        i += 1
        if TYPE[g.code[c]] == CardType.LOCATION and g.revealed[c] and g.clues[c] == 0:
            if zones.worth_victory(g, c):
                zones.to_victory(g, c)
                i = 0


@rule("AHB-386")
def vengeance(g: Arkham) -> int:
    """Return the Vengeance points in the victory display."""
    return sum(VENGEANCE[g.code[c]] for c in g.victory)


def victory_points(g: Arkham) -> int:
    """Return the value of the victory display."""
    return sum(VICTORY[g.code[c]] for c in g.victory)


@rule("AHB-332", "AHB-333", "AHB-335", "AHB-364", "AHB-365")
def end_scenario(g: Arkham, r: int) -> Rule:
    """End the scenario at once by a resolution (0: none, unless the scenario then has one read):
    end-of-game abilities, victory, outcome.
    """
    r += total(g, Question.resolution, g.reference, r)
    g.ending = r
    emit(g, Ended(resolution=r))
    for p in range(g.seats):
        if g.out[p] == 0:
            yield from windows.window(g, WHEN, Trigger.GAME_ENDS, p)
            yield from damage.fall_at_the_end(g, p)
    victory_places(g)
    a = ability_at(g, g.reference, AT, Trigger.RESOLUTION)
    yield from DO[a](g, Use(card=g.reference, seat=g.lead, event=r))
    outcome = 0
    for p in range(g.seats):
        g.score[p] = max(0, victory_points(g) + g.experience[p])
        if g.killed[p]:
            g.score[p] = 0
        outcome += max(0, g.score[p] - g.physical[p] - g.mental[p])
    for p in range(g.seats):
        g.result[p] = min(WIN, POINT * outcome // g.seats)
    finish(g)
