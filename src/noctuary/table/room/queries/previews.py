"""Previews: what an option would come to."""

from __future__ import annotations

from noctuary.kernel import GameEvent, Position

from ... import protocol as wire
from ...presentation import table_view
from ...presentation.decision import event_for
from ...protocol import encode
from ...refusal import TableRefusal
from ..client import Client
from ..handlers import RequestRoom

MAX_PASSES = 20

MAX_NEXT_OPTIONS = 8
"""Next options of which each is followed in a preview."""


async def show(room: RequestRoom, client: Client, request: wire.Foresee) -> None:
    """Send where an option would lead, in a sample: what the rules do if nobody intervenes, or
    after each option that the seat has next.
    """
    table, seat = room.table, client.viewer
    state = table.state
    if state is None or seat < 0 or table.turn != seat:
        raise TableRefusal("hint-turn", stale=True)
    decision = state.decision
    if decision is None or decision.prompt not in table.game.spec.outcome_prompts:
        raise TableRefusal("foresee")
    if request.option not in {o.id for o in state.options()}:
        raise TableRefusal("no-such-option", stale=True)
    sample = state.sample(seat, 0)
    events = [*sample.step(request.option).events, *pass_for_others(sample, seat)]
    ways: list[tuple[str | None, Position, list[GameEvent]]] = [(None, sample, events)]
    if not sample.over and sample.seat == seat and 1 < len(sample.legal()) <= MAX_NEXT_OPTIONS:
        ways = []
        for option in sample.options():
            way = sample.clone()
            ways.append((option.id, way, [*events, *way.step(option.code).events]))
            ways[-1][2].extend(pass_for_others(way, seat))
    outcomes = [
        wire.PreviewOutcome(
            via,
            [event_for(event, seat) for event in its_events],
            table_view.view_for(table, seat, way) or {},
            table_view.view_for(table, wire.SPECTATOR, way) or {},
        )
        for via, way, its_events in ways
    ]
    now = table_view.view_for(table, wire.SPECTATOR, state) or {}
    foreseen = wire.Foreseen(wire.VERSION, table.seq, request.n, request.option, now, outcomes)
    client.send(encode(foreseen))


def pass_for_others(sample: Position, seat: int) -> list[GameEvent]:
    """Let other seats pass as long as they can; return the events."""
    events: list[GameEvent] = []
    for _ in range(MAX_PASSES):
        passes = [] if sample.over or sample.seat == seat else sample.options()
        code = next((o.code for o in passes if o.name == "pass"), None)
        if code is None:
            break
        events += sample.step(code).events
    return events
