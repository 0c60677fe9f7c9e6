"""Hints: what a bot would choose."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import aclosing

from noctuary.bots import HINT_BOT, Advice
from noctuary.kernel import Position

from ... import protocol as wire
from ...protocol import encode
from ...refusal import TableRefusal
from ..client import Client, ExclusiveQuery
from ..handlers import RequestRoom
from .tryouts import open_tryout, position


async def answer(room: RequestRoom, client: Client, request: wire.Hint) -> None:
    """Send what a bot would choose for the viewer, at the table or in the try-out."""
    table = room.table
    if not table.settings.hints or table.game.is_people_only(table.options):
        raise TableRefusal("hints-off")
    if request.trial:
        tryout = open_tryout(client)
        state, count = position(room, tryout), tryout.choice_count
        if state.over or state.seat != tryout.seat:
            raise TableRefusal("hint-turn")

        def same_choice() -> int | None:
            return 0 if tryout.choice_count == count else None

        await stream(room, client, request, state, same_choice)
        return
    seat, decision = client.viewer, table.decision_number
    if seat < 0 or table.turn != seat:
        raise TableRefusal("hint-turn", stale=True)
    assert table.state is not None

    def same_decision() -> int | None:
        return decision if room.table.decision_number == decision else None

    await stream(room, client, request, table.state, same_decision)


async def stream(
    room: RequestRoom,
    client: Client,
    request: wire.Hint,
    state: Position,
    pending: Callable[[], int | None],
) -> None:
    """Send a bot's advice while it thinks, or once at its end, until the client stops it.

    `pending`: the decision that it is about, while it is still to be made.
    """
    decision, viewer = pending(), client.viewer
    assert decision is not None
    with ExclusiveQuery(client):
        client.hint_stopped = False
        thoughts = room.services.bots.advise(state, state.seat, HINT_BOT, client.address)
        async with aclosing(thoughts):
            async for advice, thinks_on in thoughts:
                if client.viewer != viewer:  # the screen was passed on
                    break
                more = thinks_on and not client.hint_stopped and pending() == decision
                if more and not request.aloud:
                    continue
                options = [option_advice(a) for a in advice]
                about = (room.table.seq, request.n, decision, HINT_BOT)
                client.send(encode(wire.Advice(wire.VERSION, *about, options, more)))
                if not more:
                    break


async def stop(room: RequestRoom, client: Client, request: wire.Drop) -> None:
    """Stop the client's hint."""
    client.hint_stopped = True
    room.done(client, request)


def option_advice(a: Advice) -> wire.OptionAdvice:
    """Return a bot's advice as it is sent."""
    why = [
        wire.Reason(r.key, dict(r.args), r.before, r.after, r.samples_of_ten, r.versus_next_best)
        for r in a.why
    ]
    return wire.OptionAdvice(a.option, a.share, list(a.scores) if a.scores else None, a.win, why)
