"""Runs a server until it is told to stop, and stops it without losing anything."""

from __future__ import annotations

import gc
import socket
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from .app import create_app
from .config import Config
from .context import ServerContext
from .limits.connections import ConnectionTracker, LimitedHttp, LimitedWebSocket

GRACE_SECONDS = 5
"""Seconds that clients have to take their leave."""
PING_SECONDS = 20.0
BACKLOG = 2048
"""Connections that may wait to be let in."""
GC_THRESHOLDS = 400_000, 10, 100
"""How much must be new until Python looks for garbage. What everybody sees is made anew with every
choice, so even a look at what is young goes through all tables: a tenth of a second for 300 of
them. Tables and those who sit at them leave no garbage; other connections leave a little.
"""


class Server(uvicorn.Server):
    """Tells when it is ready; a signal to stop is no error."""

    def __init__(
        self, config: uvicorn.Config, callers: ConnectionTracker, ready: Callable[[Server], None]
    ) -> None:
        super().__init__(config)
        self.server_state = callers
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listening in sockets or ():
            listening.listen(BACKLOG)
        self._ready(self)

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        with super().capture_signals():
            yield
            self._captured_signals.clear()


async def serve(
    config: Config,
    listening: socket.socket,
    proxies: tuple[str, ...] = (),
    ready: Callable[[Server], None] = lambda server: None,
) -> None:
    """Serves until told to stop; `proxies` are believed when they say for whom they ask."""
    house = await ServerContext.from_config(config)
    # What is there now stays: looking through it again for garbage would make everybody wait.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
    # Connections inherit it; without it a second small message waits 40 ms for an answer.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    app: Any = create_app(house)  # uvicorn and Starlette have each their own type for it
    proxied = ProxyHeadersMiddleware(app, list(proxies))
    callers = ConnectionTracker(config.limits, proxied.trusted_hosts.__contains__, house.metrics)
    options = uvicorn.Config(
        proxied,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        http=LimitedHttp,
        h11_max_incomplete_event_size=config.limits.head_bytes,
        ws=LimitedWebSocket,
        ws_max_size=config.limits.message,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        proxy_headers=False,
        # So many are let in at once. When no file can be opened any more, asyncio tries so many
        # times, each with a line in the log and a timer that tries as often.
        backlog=1,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    await Server(options, callers, ready).serve([listening])
