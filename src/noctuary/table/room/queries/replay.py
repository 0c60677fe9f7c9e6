"""The table as it was, and how the game went."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from ... import protocol as wire
from ...presentation.decision import decision_for
from ...presentation.log_pages import entry_of_choice
from ...presentation.option_texts import merge_named
from ...presentation.view_patch import other_hands
from ...protocol import encode
from ...refusal import TableRefusal
from ..client import Client

if TYPE_CHECKING:
    from ..room import Room

MAX_POINTS = 300
"""Of a graph: a longer game is told in steps."""


async def progress(room: Room, guest: Client, request: wire.Graph) -> None:
    """How a game that is over stood from beginning to end: points, or what bots expected where
    seats share a side.
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
        told = state.score if scored else state.result if state.over else state.expected_values()
        for line, seat in zip(values, first, strict=True):
            line.append(told[seat])
        await asyncio.sleep(0)
    guest.send(encode(wire.Curve(wire.VERSION, table.seq, request.n, at, scored, values, first)))


def check_viewer(room: Room, guest: Client, wanted: int | None) -> int:
    """Once the game is over anybody may look with anybody's eyes."""
    if wanted is None or wanted == guest.viewer:
        return guest.viewer
    if not room.table.over or not wire.SPECTATOR <= wanted < len(room.table.occupants):
        raise TableRefusal("not-your-eyes")
    return wanted


async def show(room: Room, guest: Client, request: wire.Look) -> None:
    """The table as it was when `at` choices stood."""
    table, eyes, at = room.table, check_viewer(room, guest, request.eyes), request.at
    state = table.at(at)
    ask = None if state.over else decision_for(table.game, state, eyes, 0, at)
    view = table.view_for(eyes, state)
    assert view is not None
    others = {k: table.view_for(k, state) for k in table.other_hands(guest.seats, eyes)}
    line = choice.line(eyes) if (choice := entry_of_choice(table.log, at)) else None
    assert line is None or isinstance(line, wire.Chosen)
    names = table.texts_for([line] if line else [], ask, merge_named(view, *others.values()))
    seen = other_hands(view, others)
    message = wire.Shown(wire.VERSION, table.seq, request.n, at, eyes, view, seen, ask, line, names)
    guest.send(encode(message))
