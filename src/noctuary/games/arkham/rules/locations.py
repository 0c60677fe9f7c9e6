"""Locations: moving, revealing, clues."""

from __future__ import annotations

from noctuary.kernel import NONE, Rule, emit, move, rand, rule

from ..ability import AFTER, AT, WHEN, WOULD, Question, Trigger, Use
from ..actions import (
    Cleared,
    Discovered,
    Disengaged,
    Entered,
    Flipped,
    GainedClues,
    Moved,
    ReturnedClues,
    Revealed,
    SpentClues,
)
from ..components import CARDS, FIRST_SCENARIO, SECOND_DECK, TYPE, CardType
from ..state import Arkham
from . import decks, encounter, enemies, hunting, stages, windows, zones
from .values import clue_value, connected, copies, in_game, is_enemy, is_location, spot, total

# ---- moving


@rule("AHB-002", "AHB-310", "AHB-413")
def can_enter(g: Arkham, p: int, c: int) -> bool:
    """Whether nothing bars an investigator from a location."""
    if not is_location(g, c) or g.at[p] == c:
        return False
    return total(g, Question.no_enter, c, p) == 0 and total(g, Question.no_move, p, c) == 0


@rule("AHB-308", "AHB-310")
def next_door(g: Arkham, p: int, c: int) -> bool:
    """Whether it is a connecting location the investigator may enter."""
    if not is_location(g, c) or not connected(g, spot(g, p), c) or not can_enter(g, p, c):
        return False
    if g.answering[Question.toll] and not can_spend_clues(g, p, toll(g, p, c)):
        return False
    if g.answering[Question.entry_cost] == 0:
        return True
    return stages.group_clues(g, payers(g, p, c)) >= entry_cost(g, p, c)


@rule("AHC-160")
def payers(g: Arkham, p: int, c: int) -> int:
    """Return the location whose investigators pay for somebody to enter another, or none: all of
    them.
    """
    return spot(g, p) if total(g, Question.pays_here, c, p) > 0 else NONE


@rule("AHC-158", "AHC-160")
def entry_cost(g: Arkham, p: int, c: int) -> int:
    """Return the clues that the group must spend for an investigator to enter a location."""
    return total(g, Question.entry_cost, c, p)


@rule("AHC-158", "AHC-160")
def toll(g: Arkham, p: int, c: int) -> int:
    """Return the clues that an investigator must spend to enter a location."""
    return total(g, Question.toll, c, p)


@rule("AHB-309", "AHB-310", "AHB-311", "AHB-166", "AHC-160")
def move_to(g: Arkham, p: int, c: int, made_to: int = 0) -> Rule:
    """Move from one location straight to another; leaving may be stopped. A forced move has no
    additional cost.
    """
    if not in_game(g, p) or not can_enter(g, p, c):
        return
    if g.answering[Question.entry_cost] and made_to == 0:
        n = entry_cost(g, p, c)
        where = payers(g, p, c)
        if stages.group_clues(g, where) < n:
            return
        yield from stages.spend_together(g, n, where)
    if g.answering[Question.toll] and made_to == 0:
        n = toll(g, p, c)
        if not can_spend_clues(g, p, n):
            return
        spend_clues(g, p, n)
    with g.moves.open(seat=p, start=g.at[p], goal=c) as event:
        yield from windows.window(g, WOULD, Trigger.MOVE, event)
        if g.moves.cancelled[event] or not in_game(g, p) or not can_enter(g, p, c):
            return
        yield from windows.window(g, WHEN, Trigger.MOVE, event)
        g.at[p] = c
        emit(g, Moved(seat=p, place=c))
        followers(g, p, c)
        yield from arrive(g, p, c, event)


@rule("AHB-269", "AHB-288")
def followers(g: Arkham, p: int, c: int) -> None:
    """Move engaged enemies along; an enemy that cannot follow stays, loose."""
    for e in g.play:
        if is_enemy(g, e) and g.engaged[e] == p:
            if hunting.enemy_can_enter(g, e, c):
                g.at[e] = c
            else:
                g.engaged[e] = NONE
                emit(g, Disengaged(card=e))


@rule("AHB-307", "AHB-306", "AHB-261", "AHC-342")
def arrive(g: Arkham, p: int, c: int, event: int) -> Rule:
    """Reveal, be engaged, then what waits for somebody to enter."""
    g.moves.found[event] = int(g.revealed[c] == 0)
    reveal_location(g, c)
    yield from windows.window(g, AFTER, Trigger.ARRIVE, event)
    yield from enemies.engage_all(g)
    if in_game(g, p) and g.at[p] == g.moves.goal[event]:
        yield from windows.window(g, AT, Trigger.MOVE, event)
        yield from windows.window(g, AFTER, Trigger.MOVE, event)


@rule("AHC-222", "AHB-321")
def place_at(g: Arkham, p: int, c: int) -> None:
    """Put somewhere by an instruction: that is no move, and nothing forbids it."""
    g.at[p] = c
    emit(g, Moved(seat=p, place=c))
    reveal_location(g, c)


@rule("AHB-119", "AHB-306", "AHC-289", "AHC-290")
def reveal_location(g: Arkham, c: int) -> None:
    """Turn a location over the first time somebody enters; add its clues to those there."""
    if g.revealed[c] == 0:
        x = deal_version(g, c)
        g.revealed[x] = 1
        n = clue_value(g, x)
        g.clues[x] = min(120, g.clues[x] + n)
        emit(g, Revealed(place=x, clues=n))


@rule("AHB-429", "AHB-451")
def undealt(g: Arkham, x: int, c: int) -> bool:
    """Whether it is a location that one of this title may turn out to be."""
    if TYPE[g.code[x]] != CardType.LOCATION or not copies(g, x, c) or g.revealed[x]:
        return False
    return x in g.play or x in g.unseen


@rule("AHB-429", "AHB-451")
def deal_version(g: Arkham, c: int) -> int:
    """Draw which of several locations of one title it is as it is turned over: until then nothing,
    not even the row of the card, tells.
    """
    n = sum(undealt(g, x, c) for x in range(FIRST_SCENARIO, CARDS))
    if n > 1:
        k = rand(g, n)
        for x in range(FIRST_SCENARIO, CARDS):
            if undealt(g, x, c):
                if k == 0:
                    exchange(g, c, x)
                    return x
                k -= 1
    return c


@rule("AHB-429", "AHB-451")
def exchange(g: Arkham, a: int, b: int) -> None:
    """Exchange the places of two locations, a in play; everything there stays there."""
    if a == b:
        return
    order = [0] * 160
    n = len(g.play)
    for i in range(n):
        order[i] = other(g, g.play[i], a, b)
    if b not in g.play:
        zones.count_voices(g, a, -1)
        zones.count_voices(g, b, 1)
        move(g, a, g.unseen)
    for i in range(n):
        move(g, order[i], g.play)
    for x in g.play:
        g.at[x] = other(g, g.at[x], a, b)
    k = g.clues[a]
    g.clues[a] = g.clues[b]
    g.clues[b] = k
    k = g.doom[a]
    g.doom[a] = g.doom[b]
    g.doom[b] = k
    for i in range(g.lasting):
        g.lasting_who[i] = other(g, g.lasting_who[i], a, b)
    for i in range(len(g.moves)):
        g.moves.start[i] = other(g, g.moves.start[i], a, b)
        g.moves.goal[i] = other(g, g.moves.goal[i], a, b)


@rule("AHB-429", "AHB-451")
def other(g: Arkham, x: int, a: int, b: int) -> int:
    """Return the other one of two that are exchanged; any third card stays."""
    if x == a:
        return b
    return a if x == b else x


@rule("AHB-321")
def vanish(g: Arkham, c: int) -> Rule:
    """Let act what sends those at a location elsewhere before it leaves play."""
    yield from windows.window(g, WHEN, Trigger.VANISH, c)


@rule("AHC-093", "AHC-094")
def can_flip(g: Arkham, c: int) -> bool:
    """Whether nothing keeps a location from showing its other face."""
    return total(g, Question.no_flip, c, 1 - g.flipped[c]) == 0


@rule("AHC-393")
def flip(g: Arkham, c: int) -> None:
    """Turn a location to its other face; it does not leave play, and everything there stays."""
    if can_flip(g, c):
        g.flipped[c] = 1 - g.flipped[c]
        emit(g, Flipped(card=c))


def clear_clues(g: Arkham, c: int) -> None:
    """Return all clues of a location to the supply."""
    if g.clues[c]:
        emit(g, Cleared(place=c, n=g.clues[c]))
        g.clues[c] = 0


# ---- exploring


@rule("AHB-388", "AHC-384", "AHC-385")
def explore(g: Arkham, p: int) -> Rule:
    """Draw cards of the exploration deck until a treachery, or a connecting location, which one
    enters; other locations are shuffled back.
    """
    if total(g, Question.no_explore, p, NONE) > 0:
        return
    with g.errands.open(seat=p) as w:
        found = NONE
        while found == NONE and decks.deck_size(g, SECOND_DECK):
            c = decks.draw_to_limbo(g, SECOND_DECK)
            if TYPE[g.code[c]] == CardType.LOCATION and not connected(g, spot(g, p), c):
                g.errands.cards[w].append(c)
            else:
                found = c
        if found >= 0:
            yield from explored(g, p, found)
        while len(g.errands.cards[w]):
            c = g.errands.cards[w].pop(0)
            zones.take_out(g, c)
            move(g, c, g.deck[SECOND_DECK])
        decks.shuffle(g, SECOND_DECK)


@rule("AHB-388")
def explored(g: Arkham, p: int, c: int) -> Rule:
    """Resolve the find: a location is a success, a treachery a failure."""
    if TYPE[g.code[c]] == CardType.LOCATION:
        zones.put(g, c)
        emit(g, Entered(card=c))
        yield from move_to(g, p, c)
        with g.enters.open(card=c, seat=p, place=c) as event:
            yield from windows.window(g, AFTER, Trigger.FOUND, event)
    else:
        yield from encounter.resolve(g, p, c, SECOND_DECK)
        yield from windows.window(g, AFTER, Trigger.EXPLORE, p)


# ---- clues


@rule("AHB-313", "AHB-088", "AHB-314", "AHC-279", "AHC-282")
def discover(g: Arkham, p: int, c: int, n: int) -> Rule:
    """Move clues from a location to an investigator; something else may happen instead."""
    n = min(n, g.clues[c])
    if n <= 0 or not in_game(g, p) or total(g, Question.no_clues, p, c) > 0:
        return
    with g.discoveries.open(seat=p, place=c, amount=n) as event:
        yield from windows.window(g, WOULD, Trigger.DISCOVER, event)
        k = min(g.discoveries.amount[event], g.clues[c])
        if k <= 0:
            return
        g.clues[c] -= k
        g.clues[p] = min(120, g.clues[p] + k)
        emit(g, Discovered(seat=p, place=c, n=k))
        yield from windows.window(g, AFTER, Trigger.DISCOVER, event)


@rule("AHB-070", "AHB-313")
def can_discover(g: Arkham, p: int) -> bool:
    """Whether there is a clue here for an investigator to discover."""
    return g.clues[spot(g, p)] > 0 and total(g, Question.no_clues, p, spot(g, p)) == 0


@rule("AHB-315")
def return_clues(g: Arkham, p: int, n: int) -> None:
    """Return clues of an investigator to their location."""
    n = min(n, g.clues[p])
    if n > 0:
        g.clues[p] -= n
        g.clues[g.at[p]] = min(120, g.clues[g.at[p]] + n)
        emit(g, ReturnedClues(seat=p, place=g.at[p], n=n))


@rule("AHB-316")
def spend_clues(g: Arkham, p: int, n: int) -> None:
    """Return clues to the supply."""
    if n > 0:
        g.clues[p] -= n
        emit(g, SpentClues(seat=p, n=n))


@rule("AHB-078", "AHB-316", asks=True)
def pay_a_clue(g: Arkham, use: Use) -> None:
    """Pay 1 clue as the cost of an ability."""
    spend_clues(g, use.seat, 1)


@rule("AHB-314", "AHB-344")
def can_spend_clues(g: Arkham, p: int, n: int) -> bool:
    """Whether an investigator has that many clues and may spend them."""
    return n == 0 or (g.clues[p] >= n and total(g, Question.no_clues, p, NONE) == 0)


@rule("AHB-317")
def gain_clues(g: Arkham, p: int, n: int) -> None:
    """Take clues from the supply; that is no discovery."""
    g.clues[p] = min(120, g.clues[p] + n)
    emit(g, GainedClues(seat=p, n=n))
