"""The view of a seat, for drawing. Names in it are keys of locales/*.ftl, never prose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from noctuary.kernel import NONE, Observation, state_for_rules

from .. import actions
from ..belief import belief
from ..components import LOST, TYPES
from ..muting import silent
from ..rules import encounters, items
from ..rules.calamity import WIN
from ..state import Lakeview
from ..town import BUILDINGS
from .board import board, building, feds, monster, movement, objective, of_monster
from .cards import card, pile, turned
from .figures import encounter, figure_name, kid, lost_kid
from .types import Calamity, Cycle, Decks, Player, View

__all__ = ["View", "view"]

SCREEN = ("monster", "hand", "hiding", "buried", "power", "encounter_top", "foreseen")
"""Fields of which the Lost Kid, the Kids and spectators know different things."""


def view(observation: Observation, options: Mapping[str, Any] | None = None) -> View:
    """Return the view of a seat: what its side sees, and what others may believe."""
    f, seat = observation.fields, observation.seat
    return replace(
        observation.shared(one_side, known_fields=SCREEN),
        seat=seat,
        hushed=not observation.over and seat in silent(f, options or {}),
        belief=UNSET if seat == f["lost"] else observation.shared(suspects),
    )


def suspects(observation: Observation) -> list[int] | UnsetType:
    """Return the public probabilities of the hiding place, while it is a secret."""
    g: Lakeview = state_for_rules(observation)
    return UNSET if g.found or len(g.uncovered) > 0 else belief(g)


def one_side(observation: Observation) -> View:
    """Return the part of the view that viewers with the same knowledge share."""
    f = observation.fields
    g: Lakeview = state_for_rules(observation)
    kids = range(g.team[0])
    return View(
        game="lakeview",
        seat=NONE,
        seats=g.seats,
        over=observation.over,
        won=observation.over and max(g.result) == WIN,
        hushed=False,
        round=g.round,
        turn=figure_name(g.turn),
        calamity=Calamity(n=g.calamity, end=g.end[0]),
        monster=monster(g),
        feds=[feds(g, c) for c in range(actions.Feds.size)],
        buildings=[building(g, b) for b in range(BUILDINGS)],
        objectives=[objective(g, o) for o in of_monster(g)],
        kids=[kid(g, k) for k in kids],
        lost=lost_kid(g, f),
        cycle=Cycle(
            acted=[actions.Figure.names[k] for k in kids if g.acted[k]],
            double=g.seats == 4,
            doubled=bool(g.doubled),
            paired=bool(g.paired),
        ),
        revealed=[card(c) for c in g.revealed],
        piles=[pile(g, k) for k in range(len(g.piles))],
        encounter=encounter(g),
        turned=[turned(c) for c in g.turned],
        movement=movement(g),
        decks=decks(g),
        players=[player(g, p, observation.over) for p in range(g.seats)],
        board=board(),
        belief=UNSET,
    )


def decks(g: Lakeview) -> Decks:
    """Return the remaining cards and tokens."""
    return Decks(
        cards=len(g.deck),
        buried=len(g.buried),
        encounters=len(g.encounter_deck) + len(g.encounter_top) + len(g.encounter_under),
        items=len(g.item_deck),
        tokens=encounters.supply(g),
        symbols={actions.Symbol.names[k]: items.pile_left(g, k) for k in range(TYPES)},
    )


def player(g: Lakeview, p: int, over: bool) -> Player:
    """Return a seat."""
    figures = [*range(g.team[0]), LOST]
    return Player(
        seat=p,
        figures=[actions.Figure.names[k] for k in figures if g.player[k] == p],
        score=g.score[p],
        result=g.result[p] if over else None,
    )
