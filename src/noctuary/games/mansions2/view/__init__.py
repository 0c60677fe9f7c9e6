"""The view that a table makes of an observation, with the scenario's texts in both languages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from noctuary.kernel import NONE, Observation, state_for_rules

from ..columns import PieceRow
from ..components import ITEM, PICTURES
from ..limits import Limit
from ..options import OPTIONS, scenario_of
from ..rules.ending import WON
from ..rules.round import Phase
from ..scenario import CompiledScenario
from ..state import Mansions
from .board import barricades, bilingual, features, looks, tile, token
from .figures import floor, investigator, monster, show_fronts, who
from .in_progress import harm, moment, puzzle, trial, watchers
from .keeper import keeper
from .types import Player, View

__all__ = ["View", "shown", "view"]

OWN = ("behind", "lots")
"""Fields of which a seat may know more than others."""


def view(observation: Observation, options: Mapping[str, Any] | None = None) -> View:
    """Return the view of a seat."""
    return view_of(
        observation, scenario_of({o.name: o.default for o in OPTIONS} | dict(options or {}))
    )


def view_of(observation: Observation, table: CompiledScenario) -> View:
    """Return the view of a seat at a table of this scenario."""
    return replace(observation.shared(common, table, known_fields=OWN), seat=observation.seat)


def common(observation: Observation, table: CompiledScenario) -> View:
    """Return the view of all seats with the same knowledge."""
    g: Mansions = state_for_rules(observation, table.tables)
    show_fronts(g)
    people = range(g.party[0])
    tokens = [token(g, table, k) for k in g.board if g.pieces[k][PieceRow.KIND] < ITEM]
    named = {**looks(g)}
    if g.objective > 0:
        named["text"] = sorted({*named["text"], g.objective})
    return View(
        game="mansions2",
        seat=NONE,
        seats=g.seats,
        over=observation.over,
        won=g.ending == WON,
        scenario=table.id,
        title=bilingual(table.name),
        round=g.round,
        rounds=table.rounds,
        phase=Phase(g.phase).name.lower(),
        active=who(g, g.turn) if g.turn >= 0 and g.phase == Phase.INVESTIGATORS else None,
        objective=max(0, g.objective),
        picture=PICTURES[g.limits[Limit.PICTURE]],
        last=g.fallen,
        tiles=[tile(g, table.plan, n) for n, laid in enumerate(g.laid) if laid],
        tokens=tokens,
        features=features(g),
        barricades=barricades(g, table.plan),
        floor=floor(g, table),
        investigators=[investigator(g, table, i) for i in people],
        monsters=[monster(g, table, m) for m in g.alive],
        watchers=watchers(g),
        trial=trial(g),
        harm=harm(g),
        puzzle=puzzle(g, table),
        moment=moment(g, table),
        keeper=keeper(g, table),
        players=[
            Player(
                seat=p,
                characters=[who(g, i) for i in people if g.player_of[i] == p],
                result=g.result[p] if observation.over else None,
            )
            for p in range(g.seats)
        ],
        named=named,
    )
