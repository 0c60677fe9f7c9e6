"""The town, the Monster, the Feds and the objectives in the view."""

from __future__ import annotations

from functools import cache

from msgspec import UNSET

from noctuary.kernel import NONE

from .. import actions
from ..components import (
    BACK_TO_THE_PIT,
    BEHIND_THE_GLASS,
    CARD_BUILDING,
    COST_HOW,
    COST_N,
    COST_TYPES,
    DIFFICULTY,
    FINAL,
    FIRST_OBJECTIVE,
    FULL_BEAM,
    GLASS,
    KID_START,
    OBJECTIVE_COUNT,
    OBJECTIVE_HOW,
    PIT,
    PLACES,
    PROJECTORS,
    SAVING,
    TIMES,
    TYPES,
    MonsterName,
    ObjectiveBy,
    Payment,
)
from ..rules import monster as monsters
from ..rules import objectives
from ..rules.board import fed_square, steps_to
from ..state import Lakeview
from ..town import (
    BESIDE,
    BOARD,
    BUILDINGS,
    COLOUR,
    DISTRICTS,
    DOORS,
    FENCED,
    HOME,
    LAP,
    MAP,
    NOWHERE,
    ROUTE,
    SIDE,
    SQUARES,
    TREEHOUSE,
    place,
)
from .types import (
    Cost,
    District,
    Double,
    House,
    Marks,
    Monster,
    Movement,
    Objective,
    Spot,
    Town,
    Vehicle,
)

AHEAD = 3
"""Crossings of a circuit that are shown ahead of a figure of the Feds."""


def spot(s: int) -> Spot:
    """Return column and row of a square."""
    return list(place(s))


def buildings(mask: int) -> list[str]:
    """Return the buildings of a mask."""
    return [actions.Building.names[b] for b in range(BUILDINGS) if (mask >> b) & 1]


def districts(mask: int) -> list[str]:
    """Return the districts of a mask."""
    return [actions.District.names[d] for d in range(DISTRICTS) if (mask >> d) & 1]


# ---- the board


@cache
def board() -> Town:
    """Return the town itself, from a cache."""
    return Town(
        side=SIDE,
        map=MAP,
        fences=BOARD["fences"],
        barred=[
            [spot(s), spot(t)]
            for s in range(SQUARES)
            for t, fence in zip(BESIDE[s], FENCED[s], strict=True)
            if fence and s < t
        ],
        districts=[
            District(district=name, x=d["x"], y=d["y"]) for name, d in BOARD["districts"].items()
        ],
        buildings=[
            House(
                building=actions.Building.names[b],
                colour=actions.Colour.names[COLOUR[b]],
                symbol=actions.Symbol.names[COLOUR[b]],
                district=actions.District.names[HOME[b]],
                squares=[spot(s) for s in DOORS[b]],
            )
            for b in range(BUILDINGS)
        ],
        treehouses=[spot(s) for s in TREEHOUSE],
        landmarks=BOARD["landmarks"],
        routes={name: [spot(s) for s in ROUTE[c]] for c, name in enumerate(actions.Feds.names)},
    )


def building(g: Lakeview, b: int) -> Marks:
    """Return the tokens and marks of a building."""
    o = objectives.active(g)
    return Marks(
        building=actions.Building.names[b],
        tokens=g.tokens[b] or UNSET,
        searched=(g.searched >> b) & 1 or UNSET,
        projector=g.projector[b] or UNSET,
        bystander=g.bystander[b] or UNSET,
        reflection=g.reflection[b] or UNSET,
        star=1 if o != NONE and objectives.place_left(g, o, b) else UNSET,
        start=1 if b == KID_START[g.beast[0]] else UNSET,
        found=1 if any(CARD_BUILDING[c] == b for c in g.uncovered) else UNSET,
    )


def feds(g: Lakeview, c: int) -> Vehicle:
    """Return a vehicle on its circuit."""
    n = g.feds[c]
    return Vehicle(
        feds=actions.Feds.names[c],
        at=spot(fed_square(g, c)),
        crossing=n,
        lap=LAP,
        next=[spot(ROUTE[c][(n + k) % LAP]) for k in range(1, AHEAD + 1)],
    )


def movement(g: Lakeview) -> Movement | None:
    """Return the distances of all squares, if they were measured."""
    steps = {actions.Square.names[s]: n for s in range(SQUARES) if (n := steps_to(g, s)) > 0}
    return Movement(left=g.left, diagonal=bool(g.diagonal), steps=steps) if steps else None


# ---- the Monster


def monster(g: Lakeview) -> Monster:
    """Return the Monster, as far as the viewer knows."""
    m = g.beast[0]
    haunts = districts(g.haunts)
    seen: int | None = g.monster
    if seen is not None:
        district: str | None = actions.District.names[seen]
    else:
        district = haunts[0] if g.figure else None
    dover, snally, jersey, mary = (
        m == x
        for x in (MonsterName.DOVER, MonsterName.SNALLY, MonsterName.JERSEY, MonsterName.MARY)
    )
    return Monster(
        monster=actions.Monster.names[m],
        difficulty=DIFFICULTY[m],
        on_board=bool(g.figure),
        hides=monsters.hides(g),
        district=district,
        haunts=haunts,
        stun=bool(g.stun),
        projectors=PROJECTORS - sum(g.projector) if dover else UNSET,
        bystanders=sum(g.bystander) if snally else UNSET,
        saved=g.saved if snally else UNSET,
        taken=g.taken if snally else UNSET,
        curses=monsters.curses_left(g) if jersey else UNSET,
        reflections=sum(g.reflection) if mary else UNSET,
        doubles=doubles(g) if mary else UNSET,
    )


def doubles(g: Lakeview) -> list[Double]:
    """Return the doubles of Bloody Mary that are left."""
    return [
        Double(district=actions.District.names[d], sheeted=bool(sheeted))
        for d, sheeted in zip(g.double, g.sheeted, strict=True)
        if d != NOWHERE
    ]


# ---- objectives


def of_monster(g: Lakeview) -> range:
    """Return the objectives of the Monster."""
    first = FIRST_OBJECTIVE[g.beast[0]]
    return range(first, first + OBJECTIVE_COUNT[g.beast[0]])


def objective(g: Lakeview, o: int) -> Objective:
    """Return the present state of an objective."""
    done = bool(g.done[o - FIRST_OBJECTIVE[g.beast[0]]])
    now = o == objectives.active(g)
    so_far = g.saved if SAVING[o] else g.times if now else 0
    there = {BACK_TO_THE_PIT: PIT, BEHIND_THE_GLASS: GLASS}.get(o)
    return Objective(
        objective=actions.Objective.names[o],
        how=ObjectiveBy(OBJECTIVE_HOW[o]).name.lower(),
        done=done,
        active=now or (OBJECTIVE_HOW[o] == ObjectiveBy.FIND and not done),
        final=bool(FINAL[o]),
        places=buildings(PLACES[o]),
        visited=buildings(g.visited) if now else [],
        needs=TIMES[o],
        has=TIMES[o] if done else min(so_far, TIMES[o]),
        cost=cost(o) if COST_HOW[o] != Payment.NOTHING else UNSET,
        monster_in=UNSET if there is None else actions.District.names[there],
        lit=lit(g) if o == FULL_BEAM else UNSET,
    )


def lit(g: Lakeview) -> list[str]:
    """Return the districts with a Projector."""
    return [name for d, name in enumerate(actions.District.names) if objectives.lit(g, d)]


@cache
def cost(o: int) -> Cost:
    """Return what an objective costs."""
    return Cost(
        how=Payment(COST_HOW[o]).name.lower(),
        n=COST_N[o],
        symbols=[actions.Symbol.names[k] for k in range(TYPES) if (COST_TYPES[o] >> k) & 1],
    )
