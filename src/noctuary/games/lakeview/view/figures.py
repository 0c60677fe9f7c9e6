"""Kids, the Lost Kid and their encounters in the view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import UNSET

from noctuary.kernel import Hidden

from .. import actions
from ..components import (
    CARD_BUILDING,
    CHOICE,
    CHOICE_COUNT,
    CHOICES,
    ITEM,
    LOST,
    PAPERS,
    REWARD,
    TYPES,
    WHEELS,
    ItemName,
)
from ..rules import board, items
from ..rules import kid as kids
from ..state import Lakeview
from ..town import BELONGS, BUILDINGS, NOWHERE
from .board import districts, spot
from .cards import card, steps
from .types import Encounter, EncounterCard, Hand, Item, Kid, LostKid, Quest, Wheel


def figure_name(f: int) -> str | None:
    """Return the name of a figure; None for nobody."""
    return None if f == NOWHERE else actions.Figure.names[f]


def bears(g: Lakeview, k: int) -> dict[str, Any]:
    """Return the fields that every Figure has."""
    s = g.at[k]
    held = {actions.Symbol.names[t]: items.held_of(g, k, t) for t in range(TYPES)}
    return {
        "figure": actions.Figure.names[k],
        "seat": g.player[k],
        "at": None if s == NOWHERE else spot(s),
        "districts": [] if s == NOWHERE else districts(BELONGS[s]),
        "sheltered": board.sheltered(g, k),
        "items": [
            Item(
                item=actions.Item.names[i],
                sort=ItemName(ITEM[i]).name.lower(),
                ready=bool(g.ready[i]),
            )
            for i in g.carried[k]
        ],
        "symbols": {name: n for name, n in held.items() if n},
        "curses": g.curses[k],
        "quests": [quest(g, e) for e in g.quests[k]],
    }


def quest(g: Lakeview, e: int) -> Quest:
    """Return a quest that a figure has."""
    left = [actions.Building.names[b] for b in range(BUILDINGS) if board.paper_left(g, b)]
    return Quest(
        quest=actions.Encounter.names[e],
        reward=steps(REWARD[e]),
        left=left if e == PAPERS else UNSET,
    )


def kid(g: Lakeview, k: int) -> Kid:
    """Return a Kid."""
    return Kid(
        **bears(g, k),
        entered=g.begun[k] > 0,
        acted=bool(g.acted[k]),
        bike=actions.Bike.names[g.bike[k][0]] if g.bike[k] else None,
        bike_used=bool(g.bike_used[k]),
        wheels=[
            Wheel(
                wheel=w,
                value=kids.wheel_value(g, k, w),
                diagonal=bool(kids.wheel_diagonal(g, k, w)),
                up=bool(g.wheel[k][w]),
            )
            for w in range(WHEELS)
        ],
    )


def lost_kid(g: Lakeview, f: Mapping[str, Any]) -> LostKid:
    """Return the Lost Kid."""
    hiding = [CARD_BUILDING[c] for c in [*seen(f["hiding"]), *g.uncovered]]
    power = [*seen(f["power"]), *g.power_shown]
    return LostKid(
        **bears(g, LOST),
        found=bool(g.found),
        hand=Hand(
            count=len(g.hand),
            cards=None if isinstance(f["hand"], Hidden) else [card(c) for c in g.hand],
        ),
        hiding=actions.Building.names[hiding[0]] if hiding else None,
        power=actions.Power.names[power[0]] if power else None,
        power_ready=bool(g.power_ready),
        new_hand=bool(g.new_hand),
    )


def seen(zone: Any) -> list[int]:
    """Return the cards of a zone that the viewer can see."""
    return [] if isinstance(zone, Hidden) else list(zone)


def encounter(g: Lakeview) -> Encounter | None:
    """Return the encounter in progress, if any."""
    if not g.drawn:
        return None
    cards = [
        EncounterCard(
            encounter=actions.Encounter.names[e],
            options=[steps(CHOICE[e * CHOICES + k]) for k in range(CHOICE_COUNT[e])],
        )
        for e in g.drawn
    ]
    return Encounter(figure=figure_name(g.turn), cards=cards)
