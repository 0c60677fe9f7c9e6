"""A client's own connection: its viewer, its webhook, its pings."""

from __future__ import annotations

from ... import protocol as wire
from ...protocol import encode
from ...refusal import TableRefusal
from ..client import Client
from ..handlers import RequestRoom, own_seat


async def switch_viewer(room: RequestRoom, client: Client, request: wire.Face) -> None:
    """Let another of the client's seats look at the screen."""
    if request.seat not in client.seats:
        raise TableRefusal("not-your-seat")
    await room.switch_viewer(client, request.seat)


async def set_webhook(room: RequestRoom, client: Client, request: wire.Webhook) -> None:
    """Store the address that is called when it is the viewer's turn."""
    await room.services.set_webhook(room.table, own_seat(client), request.url)
    room.done(client, request)


async def ping(room: RequestRoom, client: Client, request: wire.Ping) -> None:
    """Reply with a pong."""
    client.send(encode(wire.Pong(wire.VERSION, room.table.seq, request.n)))
