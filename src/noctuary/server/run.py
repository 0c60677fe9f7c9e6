"""Runs a server until it is told to stop, and stops it without losing anything."""

from __future__ import annotations

import gc
import socket
from collections.abc import Callable, Generator
from contextlib import contextmanager

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from .app import create_app
from .config import Config
from .house import House

GRACE = 5
"""Seconds that clients have to take their leave."""
PING = 20.0
GARBAGE = 10_000, 5, 1_000
"""How much must be new until Python looks for garbage: rarely through everything, which takes
hundreds of milliseconds when there are hundreds of tables.
"""


class Line(WebSocketsSansIOProtocol):
    """A WebSocket that can be hung up on, for a client that takes nothing any more."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["hang_up"] = self.transport.abort


class Server(uvicorn.Server):
    """Tells when it is ready; a signal to stop is no error."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[Server], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
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
    house = await House.found(config)
    # What is there now stays: looking through it again for garbage would make everybody wait.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    # Connections inherit it; without it a second small message waits 40 ms for an answer.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    options = uvicorn.Config(
        create_app(house),
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        http="h11",
        ws=Line,
        ws_max_size=config.limits.message,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_per_message_deflate=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        timeout_graceful_shutdown=GRACE,
    )
    await Server(options, ready).serve([listening])
