"""The table as it was, and how the game went."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from ... import protocol as wire
from ...presentation.decision import ask_in
from ...presentation.log_pages import led_to
from ...presentation.option_texts import named
from ...presentation.view_patch import hands
from ...protocol import encode
from ...refusal import Refusal
from ..client import Guest

if TYPE_CHECKING:
    from ..room import Room

MOST_MOMENTS = 300
"""Of a graph: a longer game is told in steps."""


async def graph(room: Room, guest: Guest, request: wire.Graph) -> None:
    """How a game that is over stood from beginning to end: points, or what bots expected where
    seats share a side.
    """
    table = room.table
    if not table.over:
        raise Refusal("graph-running")
    sides = table.sides
    scored = table.game.spec.sides.kind == "rivals" and len(sides) > 1
    first = [sides.index(side) for side in dict.fromkeys(sides)]
    every = max(1, table.count // MOST_MOMENTS)
    at: list[int] = []
    values: list[list[int]] = [[] for _ in first]
    for n, (state, _) in enumerate(table.playing.positions()):
        if n % every and n != table.count:
            continue
        at.append(n)
        told = state.score if scored else state.result if state.over else state.expected_values()
        for line, seat in zip(values, first, strict=True):
            line.append(told[seat])
        await asyncio.sleep(0)
    guest.send(encode(wire.Curve(wire.VERSION, table.seq, request.n, at, scored, values, first)))


def eyes_of(room: Room, guest: Guest, wanted: int | None) -> int:
    """Once the game is over anybody may look with anybody's eyes."""
    if wanted is None or wanted == guest.eyes:
        return guest.eyes
    if not room.table.over or not wire.SPECTATOR <= wanted < len(room.table.places):
        raise Refusal("not-your-eyes")
    return wanted


async def look(room: Room, guest: Guest, request: wire.Look) -> None:
    """The table as it was when `at` choices stood."""
    table, eyes, at = room.table, eyes_of(room, guest, request.eyes), request.at
    state = table.at(at)
    ask = None if state.over else ask_in(table.game, state, eyes, 0, at)
    view = table.view(eyes, state)
    assert view is not None
    others = {k: table.view(k, state) for k in table.hands(guest.seats, eyes)}
    line = choice.line(eyes) if (choice := led_to(table.past, at)) else None
    assert line is None or isinstance(line, wire.Chosen)
    names = table.names([line] if line else [], ask, named(view, *others.values()))
    seen = hands(view, others)
    message = wire.Shown(wire.VERSION, table.seq, request.n, at, eyes, view, seen, ask, line, names)
    guest.send(encode(message))
