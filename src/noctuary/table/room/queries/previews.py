"""What an option would come to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from noctuary.kernel import GameEvent, Position

from ... import protocol as wire
from ...presentation.decision import event_for
from ...protocol import encode
from ...refusal import TableRefusal
from ..client import Client

if TYPE_CHECKING:
    from ..room import Room

MAX_PASSES = 20

MAX_NEXT_OPTIONS = 8
"""Next choices of which each is followed when one looks ahead."""


async def show(room: Room, guest: Client, request: wire.Foresee) -> None:
    """Where an option would lead, in a world drawn from what the seat knows: what the rules do if
    nobody does anything about it, and what the seat itself may choose next.
    """
    table, seat = room.table, guest.viewer
    state = table.state
    if state is None or seat < 0 or table.turn != seat:
        raise TableRefusal("hint-turn", stale=True)
    asked = state.decision
    if asked is None or asked.prompt not in table.game.spec.outcome_prompts:
        raise TableRefusal("foresee")
    if request.option not in {o.id for o in state.options()}:
        raise TableRefusal("no-such-option", stale=True)
    world = state.sample(seat, 0)
    told = [*world.step(request.option).events, *pass_for_others(world, seat)]
    ways: list[tuple[str | None, Position, list[GameEvent]]] = [(None, world, told)]
    if not world.over and world.seat == seat and 1 < len(world.legal()) <= MAX_NEXT_OPTIONS:
        ways = []
        for option in world.options():
            way = world.clone()
            ways.append((option.id, way, [*told, *way.step(option.code).events]))
            ways[-1][2].extend(pass_for_others(way, seat))
    outcomes = [
        wire.PreviewOutcome(
            via,
            [event_for(t, seat) for t in events],
            table.view_for(seat, way) or {},
            table.view_for(wire.SPECTATOR, way) or {},
        )
        for via, way, events in ways
    ]
    now = table.view_for(wire.SPECTATOR, state) or {}
    foreseen = wire.Foreseen(wire.VERSION, table.seq, request.n, request.option, now, outcomes)
    guest.send(encode(foreseen))


def pass_for_others(world: Position, seat: int) -> list[GameEvent]:
    """Lets the others pass, as long as they may and are asked; what happened."""
    told: list[GameEvent] = []
    for _ in range(MAX_PASSES):
        passes = [] if world.over or world.seat == seat else world.options()
        code = next((o.code for o in passes if o.name == "pass"), None)
        if code is None:
            break
        told += world.step(code).events
    return told
