"""Limits on connections: how many there may be, and how long they may be silent or read nothing.

uvicorn's protocols are held, not subclassed. Everything here needs bytes, time, and the knowledge
whether a request is being answered, which `ConnectionMiddleware` has.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import resource
import struct
from collections import Counter, defaultdict
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import h11
from starlette.status import WS_1008_POLICY_VIOLATION, WS_1011_INTERNAL_ERROR
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

from ..config import Limits, Rate
from ..observability.metrics import Metrics
from .frames import FrameCounter
from .rates import TokenBucket, client_address, decrement

log = logging.getLogger("noctuary.server")

ANY_ADDRESS = ""
RESERVED_FILES = 256
"""Open files that are not connections of clients: the store's, pipes to workers, files being read.
"""
FRAMES_PER_REQUEST = 3
"""Frames that a client may send for each request that it may make."""
CHUNK = 1024
"""Bytes of a WebSocket that are passed on between two looks at the rate of frames."""
GARBAGE_LIMIT = 1_000
"""Closed WebSockets until their garbage is collected."""
SWITCHING_PROTOCOLS = b"HTTP/1.1 101"


class Timer:
    """A callback after some time, at most one at once."""

    def __init__(self) -> None:
        self._handle: asyncio.TimerHandle | None = None

    def set(self, seconds: float, callback: Callable[..., object], *args: object) -> None:
        """Call back after some seconds, instead of what was set before."""
        self.stop()
        self._handle = asyncio.get_running_loop().call_later(seconds, callback, *args)

    def stop(self) -> None:
        """Forget the callback, if there is one."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


class ConnectionTracker:
    """All connections to the server, with the address that counts for each."""

    def __init__(
        self,
        limits: Limits,
        is_proxy: Callable[[str], bool],
        metrics: Metrics,
        deaf_seconds: float,
    ) -> None:
        self.limits, self._is_proxy, self._metrics = limits, is_proxy, metrics
        self.deaf_seconds = deaf_seconds
        """Seconds without a byte, not even the reply to a ping, until a WebSocket is closed."""
        self._capacity = connection_capacity(limits.connections)
        self._addresses: dict[LimitedProtocol, str] = {}
        """A proxy stands for many clients and counts as no address."""
        self._count: Counter[str] = Counter()
        self._silent: defaultdict[str, dict[LimitedProtocol, None]] = defaultdict(dict)
        """Connections that owe a request, the oldest first, by address and altogether."""
        self._garbage = 0

    def add(self, connection: LimitedProtocol, client: tuple[str, int] | None) -> None:
        """Count a connection."""
        is_proxy = client is not None and self._is_proxy(client[0])
        address = ANY_ADDRESS if is_proxy else client_address(client)
        self._addresses[connection] = address
        self._count[address] += 1
        self._metrics.callers = len(self._addresses)

    def remove(self, connection: LimitedProtocol) -> None:
        """Count a connection no more; does nothing when called again."""
        if connection in self._addresses:
            self.set_silent(connection, False)
            decrement(self._count, self._addresses.pop(connection))
            self._metrics.callers = len(self._addresses)

    def make_room(self, newcomer: LimitedProtocol) -> None:
        """Drop a connection if there are too many, from the newcomer's address or altogether.

        The one that has been silent for the longest goes: a client that wants something asks at
        once. If no other is silent the newcomer goes, so players keep their places.
        """
        address = self._addresses[newcomer]
        if address and self._count[address] > 2 * self.limits.per_address:
            next(iter(self._silent[address])).drop("address")
        if len(self._addresses) > self._capacity:
            next(iter(self._silent[ANY_ADDRESS])).drop("crowd")

    def set_silent(self, connection: LimitedProtocol, silent: bool) -> None:
        """Note whether a connection owes a request."""
        for address in {self._addresses[connection], ANY_ADDRESS}:
            if silent:
                self._silent[address][connection] = None
                continue
            self._silent[address].pop(connection, None)
            if not self._silent[address]:
                del self._silent[address]

    def note(self, connection: LimitedProtocol, reason: str) -> None:
        """Count and log why the server ends a connection."""
        self._metrics.dropped[reason] += 1
        if reason != "idle":
            address = self._addresses[connection]
            log.info("connection dropped", extra={"reason": reason, "address": address})

    def note_garbage(self) -> None:
        """Collect garbage once enough WebSockets are closed.

        The parser of websockets is a generator that refers to its own protocol, so only the
        collector frees both, and it seldom runs by itself.
        """
        self._garbage += 1
        if self._garbage >= GARBAGE_LIMIT:
            self._garbage = 0
            gc.collect(0)

    def shutdown(self) -> None:
        """Close each connection that is not being answered; uvicorn sees to the others."""
        for connection in list(self._addresses):
            connection.shutdown()


class LimitedProtocol(asyncio.Protocol):
    """A connection, first of HTTP, then perhaps a WebSocket; uvicorn's protocol is inside."""

    def __init__(self, tracker: ConnectionTracker, **arguments: Any) -> None:
        self._tracker, self._limits = tracker, tracker.limits
        state = arguments["app_state"] | {"connection": self, "hang_up": self.abort}
        self._inner: asyncio.Protocol | None = H11Protocol(**arguments | {"app_state": state})
        self._transport: asyncio.Transport
        self.is_detached = False
        """Whether uvicorn was told that the connection is lost, and sends nothing more."""
        self.is_upgraded = False
        """Whether the change to a WebSocket was sent."""
        self._is_answering = self._was_asked = False
        self.is_awaiting_body = False
        """Whether the request that is being answered has not arrived whole."""
        self._deadline, self._unread = Timer(), Timer()
        self._frames: FrameCounter | None = None
        """Of a WebSocket; None for HTTP."""
        self._bucket: TokenBucket
        self._heard_at = 0.0

    # ---- asyncio calls these

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Pass it on with a transport of our own, and begin to wait for a request."""
        assert self._inner is not None and isinstance(transport, asyncio.Transport)
        self._transport = transport
        peer = transport.get_extra_info("peername")
        self._tracker.add(self, peer[:2] if isinstance(peer, tuple) else None)
        self._await_request()
        self._inner.connection_made(ForwardingTransport(transport, self))
        self._tracker.make_room(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Pass it on, unless uvicorn was told before, and forget the connection."""
        self._forget()
        self._detach(exc)
        if self._frames is not None:
            self._tracker.note_garbage()

    def data_received(self, data: bytes) -> None:
        """Pass bytes on while the client keeps to the limits."""
        if self._frames is not None:
            self._heard_at = asyncio.get_running_loop().time()
            self._pass_frames(data, self._frames)
        elif self._inner is not None:
            try:
                self._inner.data_received(data)
            except h11.ProtocolError:  # uvicorn answers a bad request in the midst of an answer
                self.close()
            if self._transport.is_closing():
                self._detach()  # the application is told at once, not when all was sent

    def eof_received(self) -> bool | None:
        """Pass it on; a connection that asyncio closes now has limited time, too."""
        stays_open = self._inner is not None and self._inner.eof_received()
        if not stays_open:
            self.close()
        return stays_open

    def pause_writing(self) -> None:
        """Pass it on; over HTTP, the client must read on in time."""
        if self._inner is not None:
            self._inner.pause_writing()
        if self._frames is None:
            self._unread.set(self._limits.unread_seconds, self.drop, "unread")

    def resume_writing(self) -> None:
        """Pass it on: the client reads."""
        self._unread.stop()
        if self._inner is not None:
            self._inner.resume_writing()

    # ---- uvicorn calls these, through its transport

    def switch(self, protocol: asyncio.Protocol) -> None:
        """Hold a WebSocket from now on; its bytes are counted as frames."""
        requests = self._limits.requests
        per_second, burst = requests.per_second, requests.burst
        self._inner, self._frames = protocol, FrameCounter()
        self._bucket = TokenBucket(
            Rate(FRAMES_PER_REQUEST * per_second, FRAMES_PER_REQUEST * burst)
        )
        self._unread.stop()
        # By then the application has the request, unless the WebSocket's parser refused it.
        asyncio.get_running_loop().call_soon(self._check_started)

    def close(self) -> None:
        """Close when everything is sent, for which there is limited time."""
        if not self._transport.is_closing():
            self._transport.close()
            self._deadline.set(self._farewell_seconds, self._transport.abort)

    # ---- the application calls these

    def request_started(self) -> None:
        """Note that the application has a request: nothing is owed by the client."""
        if self._transport.is_closing():  # its rest was bad, and came with the request before it
            self._detach()
            return
        self._is_answering = self._was_asked = True
        self._deadline.stop()
        self._tracker.set_silent(self, False)
        if self._frames is not None:
            self._heard_at = asyncio.get_running_loop().time()
            self._deadline.set(self._tracker.deaf_seconds, self._check_heard)

    def request_ended(self) -> None:
        """Note that a request is answered: the next one is awaited, or the end of a WebSocket."""
        self._is_answering = self.is_awaiting_body = False
        if self._transport.is_closing():
            return
        if self._frames is None:
            self._await_request()
        else:
            self._deadline.set(self._farewell_seconds, self._transport.abort)

    def abort(self) -> None:
        """Cut the connection, whatever is unsent."""
        self._transport.abort()

    # ---- the server calls these

    def drop(self, reason: str) -> None:
        """Cut the connection because of a limit; it does not count from now on."""
        self._tracker.note(self, reason)
        self._forget()
        self._transport.abort()

    def shutdown(self) -> None:
        """Close the connection unless a request is being answered."""
        if self._transport.is_closing():
            if self._frames is not None:
                self._transport.abort()
                self._detach()
        elif not self._is_answering or self.is_awaiting_body:
            self.close()
            self._detach()

    # ----

    @property
    def _farewell_seconds(self) -> float:
        limits = self._limits
        return limits.unread_seconds if self._frames is None else limits.linger_seconds

    def _check_started(self) -> None:
        if not self._is_answering:
            self.close()

    def _pass_frames(self, data: bytes, frames: FrameCounter) -> None:
        for at in range(0, len(data), CHUNK):
            chunk = data[at : at + CHUNK]
            if any(self._bucket.take() < 0 for _ in range(frames.feed(chunk))):
                self._tracker.note(self, "flood")
                self._fail(WS_1008_POLICY_VIOLATION)
            if self._inner is None or self._transport.is_closing():
                return
            self._inner.data_received(chunk)

    def _await_request(self) -> None:
        self._deadline.set(self._limits.header_seconds, self._end_silence)
        self._tracker.set_silent(self, True)

    def _end_silence(self) -> None:
        self._tracker.note(self, "idle" if self._was_asked else "silent")
        self.close()

    def _check_heard(self) -> None:
        now = asyncio.get_running_loop().time()
        if not self._transport.is_reading():  # it is our turn
            self._heard_at = now
        left = self._heard_at + self._tracker.deaf_seconds - now
        if left > 0:
            self._deadline.set(left, self._check_heard)
        else:
            self._tracker.note(self, "deaf")
            self._fail(WS_1011_INTERNAL_ERROR)

    def _fail(self, code: int) -> None:
        """Close a WebSocket with a code, after which uvicorn sends nothing more."""
        if self.is_upgraded:
            self._transport.write(struct.pack("!BBH", 0x88, 2, code))
        self.close()
        self._detach()

    def _detach(self, exc: Exception | None = None) -> None:
        inner, self._inner, self.is_detached = self._inner, None, True
        if inner is not None:
            inner.connection_lost(exc)

    def _forget(self) -> None:
        self._deadline.stop()
        self._unread.stop()
        self._tracker.remove(self)


class ForwardingTransport(asyncio.Transport):
    """The transport that uvicorn's protocols see."""

    def __init__(self, transport: asyncio.Transport, connection: LimitedProtocol) -> None:
        super().__init__()
        self._transport, self._connection = transport, connection

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Send bytes, unless the connection is detached."""
        connection = self._connection
        if not connection.is_detached:
            if not connection.is_upgraded:
                connection.is_upgraded = data[:12] == SWITCHING_PROTOCOLS
            self._transport.write(data)

    def close(self) -> None:
        """Close the connection when everything is sent."""
        self._connection.close()

    def abort(self) -> None:
        """Cut the connection."""
        self._connection.abort()

    def is_closing(self) -> bool:
        """Return whether the connection is closed or being closed."""
        return self._transport.is_closing()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Change to a WebSocket."""
        assert isinstance(protocol, asyncio.Protocol)
        self._connection.switch(protocol)

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """Return what asyncio knows about the connection."""
        return self._transport.get_extra_info(name, default)

    def pause_reading(self) -> None:
        """Receive nothing for a while."""
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        """Receive again."""
        self._transport.resume_reading()


class ConnectionMiddleware:
    """Tells each connection when a request of its own is being answered."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        connection: LimitedProtocol = scope["state"]["connection"]
        is_http = scope["type"] == "http"
        is_ended = is_received = False

        async def receive_body() -> Message:
            nonlocal is_received
            connection.is_awaiting_body = not (is_received or is_ended)
            message = await receive()
            is_received = is_received or not message.get("more_body")
            connection.is_awaiting_body = False
            return message

        async def send_answer(message: Message) -> None:
            await send(message)
            if message["type"] == "http.response.body" and not message.get("more_body"):
                end()

        def end() -> None:
            # Once: the next request of the connection may have begun since.
            nonlocal is_ended
            if not is_ended:
                is_ended = True
                connection.request_ended()

        connection.request_started()
        try:
            if is_http:
                await self.app(scope, receive_body, send_answer)
            else:
                await self.app(scope, receive, send)
        finally:
            end()


def connection_capacity(wanted: int) -> int:
    """Return how many connections the system allows, after asking for as many as are wanted."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return wanted
    needed = wanted + RESERVED_FILES
    most = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
    if soft < most:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
    capacity = min(wanted, max(soft - RESERVED_FILES, soft // 2))
    if capacity < wanted:
        log.warning("room for fewer connections", extra={"connections": capacity})
    return capacity
