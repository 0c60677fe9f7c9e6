"""Try-outs: a private game from some point of this one."""

from __future__ import annotations

import secrets

from noctuary.kernel import GameEvent, Position

from ... import protocol as wire
from ...presentation import table_view
from ...presentation.decision import decision_for, event_for
from ...presentation.option_texts import merge_named
from ...presentation.view_patch import other_hands
from ...protocol import encode
from ...refusal import TableRefusal
from ..client import Client, ExclusiveQuery, Tryout
from ..handlers import RequestRoom


async def begin(room: RequestRoom, client: Client, request: wire.Try) -> None:
    """Begin a try-out in a sample, or in the true position once the game is over."""
    table = room.table
    at = table.choice_count if request.at is None else request.at
    state = table.at(at)
    if state.over:
        raise TableRefusal("over")
    if table.over:
        seat, sample = state.seat, state
    elif not table.game.spec.tryouts:
        raise TableRefusal("no-tryouts")
    elif client.viewer < 0:
        raise TableRefusal("not-seated")
    else:
        seat = client.viewer
        sample = state.sample(seat, secrets.randbits(31))
    with ExclusiveQuery(client):
        data, events = await room.services.bots.play_on(
            table.game, sample.to_bytes(), seat, None, client.address
        )
    client.tryout = Tryout(seat, at, data)
    send(room, client, client.tryout, request.n, events)


async def choose(room: RequestRoom, client: Client, request: wire.TryChoose) -> None:
    """Choose in the try-out; bots choose for the others."""
    tryout = open_tryout(client)
    state = position(room, tryout)
    if state.over:
        raise TableRefusal("over")
    if request.option not in {o.id for o in state.options()}:
        raise TableRefusal("no-such-option")
    with ExclusiveQuery(client):
        data, events = await room.services.bots.play_on(
            room.table.game, tryout.position, tryout.seat, request.option, client.address
        )
    if client.tryout is not tryout:
        raise TableRefusal("no-trial")
    tryout.advance(data)
    send(room, client, tryout, request.n, events)


async def back(room: RequestRoom, client: Client, request: wire.TryBack) -> None:
    """Take the last choice of the try-out back."""
    tryout = open_tryout(client)
    tryout.step_back()
    send(room, client, tryout, request.n, [])


async def end(room: RequestRoom, client: Client, request: wire.TryEnd) -> None:
    """End the try-out."""
    client.tryout = None
    room.done(client, request)


def open_tryout(client: Client) -> Tryout:
    """Return the client's try-out. Raise TableRefusal if there is none."""
    if client.tryout is None:
        raise TableRefusal("no-trial")
    return client.tryout


def position(room: RequestRoom, tryout: Tryout) -> Position:
    """Return the position of a try-out."""
    return room.table.game.from_bytes(tryout.position)


def send(
    room: RequestRoom, client: Client, tryout: Tryout, n: int, events: list[GameEvent]
) -> None:
    """Send the try-out as it is, and what has happened in it."""
    table, state, seat = room.table, position(room, tryout), tryout.seat
    view = table_view.view_for(table, seat, state)
    assert view is not None
    seats = table_view.other_own_seats(table, client.seats, seat)
    others = {k: table_view.view_for(table, k, state) for k in seats}
    count = tryout.at + tryout.choice_count
    ask = None if state.over else decision_for(table.game, state, seat, 0, count)
    sent = [event_for(event, seat) for event in events]
    named = merge_named(view, *others.values())
    message = wire.Trying(
        v=wire.VERSION,
        seq=table.seq,
        to=n,
        at=tryout.at,
        made=tryout.undo_count,
        eyes=seat,
        events=sent,
        view=view,
        hands=other_hands(view, others),
        ask=ask,
        over=state.over,
        names=table_view.texts_for(table, decision=ask, view=named, events=sent),
    )
    client.send(encode(message))
