"""The table as it was, and the progress of a game that is over."""

from __future__ import annotations

import asyncio

from ... import protocol as wire
from ...presentation import decision, log_lines, table_view
from ...presentation.option_texts import merge_named
from ...presentation.view_patch import other_hands
from ...protocol import encode
from ...refusal import TableRefusal
from ..client import Client
from ..handlers import RequestRoom

MAX_POINTS = 300
"""Points of a graph: of a longer game every second choice is left out, and so on."""


async def progress(room: RequestRoom, client: Client, request: wire.Graph) -> None:
    """Send the course of a game that is over: scores, or what bots expected where seats share a
    side.
    """
    table = room.table
    if not table.over:
        raise TableRefusal("graph-running")
    sides = table.sides
    scored = table.game.spec.sides.kind == "rivals" and len(sides) > 1
    first = [sides.index(side) for side in dict.fromkeys(sides)]
    every = max(1, table.choice_count // MAX_POINTS)
    at: list[int] = []
    values: list[list[int]] = [[] for _ in first]
    for n, (state, _) in enumerate(table.journal_in_play.positions()):
        if n % every and n != table.choice_count:
            continue
        at.append(n)
        found = state.score if scored else state.result if state.over else state.expected_values()
        for line, seat in zip(values, first, strict=True):
            line.append(found[seat])
        await asyncio.sleep(0)
    client.send(encode(wire.Curve(wire.VERSION, table.seq, request.n, at, scored, values, first)))


def check_viewer(room: RequestRoom, client: Client, wanted: int | None) -> int:
    """Return the viewer of a replay. Only once the game is over may it be another's."""
    if wanted is None or wanted == client.viewer:
        return client.viewer
    if not room.table.over or not wire.SPECTATOR <= wanted < len(room.table.occupants):
        raise TableRefusal("not-your-eyes")
    return wanted


async def show(room: RequestRoom, client: Client, request: wire.Look) -> None:
    """Send the table as it was when `at` choices stood."""
    table, viewer, at = room.table, check_viewer(room, client, request.eyes), request.at
    state = table.at(at)
    ask = None if state.over else decision.decision_for(table.game, state, viewer, 0, at)
    view = table_view.view_for(table, viewer, state)
    assert view is not None
    seats = table_view.other_own_seats(table, client.seats, viewer)
    others = {k: table_view.view_for(table, k, state) for k in seats}
    choice = table.entry_of_choice(at)
    line = log_lines.line_for(choice, viewer) if choice else None
    assert line is None or isinstance(line, wire.Chosen)
    named = merge_named(view, *others.values())
    texts = table_view.texts_for(table, [line] if line else [], ask, named)
    hands = other_hands(view, others)
    about = (table.seq, request.n, at, viewer)
    client.send(encode(wire.Shown(wire.VERSION, *about, view, hands, ask, line, texts)))
