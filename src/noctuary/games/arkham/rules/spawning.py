"""Enemies entering play."""

from __future__ import annotations

from noctuary.kernel import NONE, TAKE, Rule, ask, emit, offer, rule

from ..ability import AFTER, ANSWER, CONSTANT, WHEN, Question, Trigger
from ..actions import MoveTo, Name, Spawned
from ..components import (
    SEATS,
    SPAWN,
    SPAWN_ASKED,
    SPAWN_EMPTY,
    SPAWN_ENGAGED,
    SPAWN_FARTHEST,
    SPAWN_PREY,
    SWARMING,
    TYPE,
    UNIQUE,
    CardType,
)
from ..state import Arkham
from . import enemies, swarms, windows, zones
from .values import (
    NO_WAY,
    aloof,
    blank,
    connected,
    copies,
    distance,
    find_title,
    in_game,
    is_enemy,
    is_location,
    massive,
    total,
)


@rule("AHB-025")
def empty(g: Arkham, c: int) -> bool:
    """Whether it is a location with no enemy and no investigator."""
    if any(in_game(g, p) and g.at[p] == c for p in range(g.seats)):
        return False
    return not any(TYPE[g.code[e]] == CardType.ENEMY and g.at[e] == c for e in g.play)


@rule("AHB-273", "AHB-025")
def empty_place_options(g: Arkham, p: int) -> None:
    for c in g.play:
        if is_location(g, c) and empty(g, c):
            offer(g, MoveTo(place=c))


def told_rank(g: Arkham, e: int, c: int, p: int) -> int:
    """Return how much the text of a drawn enemy wants a location; 0: not at all."""
    k = ANSWER[g.code[e]][Question.spawns]
    return CONSTANT[k](g, e, c, p) if k >= 0 and is_location(g, c) else 0


@rule("AHB-273", "AHB-271")
def told_place_options(g: Arkham, p: int, card: int) -> None:
    best = 1
    for c in g.play:
        best = max(best, told_rank(g, card, c, p))
    for c in g.play:
        if told_rank(g, card, c, p) == best:
            offer(g, MoveTo(place=c))


@rule("AHB-028")
def farthest_options(g: Arkham, p: int, start: int) -> None:
    best = 0
    for c in g.play:
        if is_location(g, c) and distance(g, start, c) < NO_WAY:
            best = max(best, distance(g, start, c))
    for c in g.play:
        if is_location(g, c) and distance(g, start, c) == best:
            offer(g, MoveTo(place=c))


@rule("AHB-271", "AHB-272", "AHB-273", "AHC-439", "AHC-440", "AHC-441", "AHC-442")
def spawn_drawn(g: Arkham, e: int, p: int) -> Rule:
    """Spawn a drawn enemy where its text says, else engaged with the investigator who drew it."""
    k = SPAWN[g.code[e]]
    if k == SPAWN_ENGAGED or blank(g, e):
        yield from spawn(g, e, g.at[p], p)
    elif k == SPAWN_PREY:
        a = yield ask(g.lead, enemies.prey_options, e, NONE, alone=TAKE, clause="AHB-274")
        q = Name.seat(a)
        yield from spawn(g, e, g.at[q], q)
    else:
        where = NONE
        if k == SPAWN_EMPTY:
            a = yield ask(p, empty_place_options, alone=TAKE)
            if a != NONE:
                where = MoveTo.place(a)
        elif k == SPAWN_ASKED:
            a = yield ask(p, told_place_options, e, alone=TAKE)
            if a != NONE:
                where = MoveTo.place(a)
        elif k == SPAWN_FARTHEST:
            a = yield ask(g.lead, farthest_options, g.at[p], alone=TAKE)
            where = MoveTo.place(a)
        else:
            where = find_title(g, k)
        if where == NONE:
            zones.discard(g, e)
        else:
            yield from spawn(g, e, where, NONE)


@rule("AHB-056", "AHB-274", "AHB-275", "AHB-276", "AHC-437", "AHC-438")
def spawn(g: Arkham, e: int, where: int, with_seat: int) -> Rule:
    """Put an enemy into play at a location, engaged with a seat or with nobody yet."""
    if g.answering[Question.no_spawn] and total(g, Question.no_spawn, where, e) > 0:
        a = yield ask(g.lead, next_to_options, e, where, alone=TAKE)
        if a != NONE:
            where = MoveTo.place(a)
    with g.enters.open(card=e, seat=with_seat, place=where) as event:
        zones.put(g, e)
        g.at[e] = where
        emit(g, Spawned(card=e, place=where))
        if SWARMING[g.code[e]]:
            n = len(g.encounters)
            swarms.gather(g, e, g.encounters.seat[n - 1] if n else g.lead)
        yield from windows.window(g, WHEN, Trigger.ENTER, event)
        if is_enemy(g, e):
            drop_namesakes(g, e)
            q = g.enters.seat[event]
            if in_game(g, q) and not aloof(g, e) and not massive(g, e) and g.engaged[e] < 0:
                if g.at[e] == g.at[q]:
                    yield from enemies.engage(g, e, q)
            yield from enemies.engage_all(g)
        if is_enemy(g, e):
            yield from windows.window(g, AFTER, Trigger.ENTER, event)


@rule("AHB-273", "AHC-059")
def next_to_options(g: Arkham, p: int, card: int, where: int) -> None:
    for c in g.play:
        if (
            is_location(g, c)
            and connected(g, where, c)
            and total(g, Question.no_spawn, c, card) == 0
        ):
            offer(g, MoveTo(place=c))


@rule("AHB-056")
def drop_namesakes(g: Arkham, e: int) -> None:
    """Discard a unique player card when a unique encounter card of its title enters play."""
    if UNIQUE[g.code[e]]:
        for c in g.play:
            if c != e and g.ctrl[c] >= 0 and c >= SEATS and copies(g, c, e):
                zones.discard(g, c)
                return
