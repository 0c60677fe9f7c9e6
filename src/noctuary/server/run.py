"""Runs a server until it is told to stop, and stops it without losing anything."""

from __future__ import annotations

import gc
import logging
import math
import signal
import socket
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import Any

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from .app import create_app
from .config import Config
from .context import ServerContext
from .limits.connections import ConnectionMiddleware, ConnectionTracker, LimitedProtocol

GRACE_SECONDS = 5
"""Seconds that a server that stops gives its clients to close their connections."""
PING_SECONDS = 20.0
BACKLOG = 2048
"""Connections that the system keeps until the server accepts them."""
GC_THRESHOLDS = 400_000, 10, 100
"""Objects and collections until Python collects garbage. Every choice makes all views of a table
anew, so even a collection of young objects visits all tables: 0.1 seconds for 300 of them. Tables
and their clients leave no garbage; connections leave a little.
"""


class Server(uvicorn.Server):
    """A uvicorn server that calls back when it is ready, and that a signal stops without error."""

    def __init__(
        self,
        config: uvicorn.Config,
        connections: ConnectionTracker,
        ready: Callable[[Server], None],
    ) -> None:
        super().__init__(config)
        self._connections, self._ready = connections, ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then call back."""
        await super().startup(sockets)
        for listening in sockets or ():
            listening.listen(BACKLOG)
        self._ready(self)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close connections that wait for a request, then let uvicorn finish the others."""
        self._connections.shutdown()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop, at once at a second SIGINT; unlike uvicorn, do not raise the signal again."""
        self.force_exit = self.force_exit or (self.should_exit and sig == signal.SIGINT)
        self.should_exit = True


def is_server_fault(record: logging.LogRecord) -> bool:
    """Return whether a line of uvicorn's log is about more than a client's text that is not UTF-8.

    uvicorn closes such a connection with the right code, but logs a traceback.
    """
    return not (record.exc_info and record.exc_info[0] is UnicodeDecodeError)


async def serve(
    config: Config,
    listening: socket.socket,
    proxies: tuple[str, ...] = (),
    ready: Callable[[Server], None] = lambda server: None,
) -> None:
    """Serve until told to stop. The forwarded addresses of `proxies` are believed."""
    context = await ServerContext.from_config(config)
    # What exists now stays: visiting it in each collection would delay everybody.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
    # Connections inherit it; without it a second small message waits 40 ms for an answer.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    logging.getLogger("uvicorn.error").addFilter(is_server_fault)
    app: Any = create_app(context)  # uvicorn and Starlette have each their own type for it
    proxied: Any = ProxyHeadersMiddleware(app, list(proxies))
    limits, metrics = config.limits, context.metrics
    is_proxy = proxied.trusted_hosts.__contains__
    connections = ConnectionTracker(limits, is_proxy, metrics, deaf_seconds=2 * PING_SECONDS)
    protocol: Any = partial(LimitedProtocol, connections)  # called like the class it stands for
    options = uvicorn.Config(
        ConnectionMiddleware(proxied),
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        http=protocol,
        h11_max_incomplete_event_size=limits.head_bytes,
        ws="websockets-sansio",
        ws_max_size=limits.message,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=None,  # LimitedProtocol closes a connection over which nothing comes
        ws_per_message_deflate=False,
        proxy_headers=False,
        # Never first: LimitedProtocol closes idle connections.
        timeout_keep_alive=math.ceil(limits.header_seconds + limits.unread_seconds),
        # So many are accepted at once. When no file can be opened any more, asyncio tries so many
        # times, each with a line in the log and a timer that tries as often.
        backlog=1,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    await Server(options, connections, ready).serve([listening])
