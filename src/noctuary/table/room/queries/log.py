"""Earlier pages of the log."""

from __future__ import annotations

from ... import protocol as wire
from ...presentation import log_pages, table_view
from ...protocol import encode
from ..client import Client
from ..handlers import RequestRoom


async def page(room: RequestRoom, client: Client, request: wire.Earlier) -> None:
    """Send the lines before one."""
    table = room.table
    since, lines = log_pages.earlier(table.log, client.viewer, request.before, request.talk)
    texts = table_view.texts_for(table, lines)
    client.send(encode(wire.Lines(wire.VERSION, table.seq, request.n, since, lines, texts)))
