"""Who is connected: how many may be, and how long they may say nothing or take nothing."""

from __future__ import annotations

import asyncio
import logging
import resource
from collections import Counter, defaultdict
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request

from ..config import Limits, Rate
from ..observability.metrics import Metrics
from ..websocket import LINGER, POLICY, decrement
from .rates import TokenBucket, client_address

log = logging.getLogger("noctuary.server")

ALL = ""
RESERVED_FILES = 256
"""Open files that are not connections of clients: the store's, pipes to thinkers, what is read."""

FRAMES = 3
"""Frames of a WebSocket for each request that is allowed."""
PIECE = 1024
"""Bytes of a WebSocket that are read before anything is counted."""
NO_TEXT = 1007


class Timer:
    """Calls when time is up."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    @property
    def runs(self) -> bool:
        """Whether it was set, and not stopped since."""
        return self._timer is not None

    def set(self, seconds: float, then: Callable[..., object], *args: object) -> None:
        """Runs, for the first time or anew."""
        self.stop()
        self._timer = asyncio.get_running_loop().call_later(seconds, then, *args)

    def stop(self) -> None:
        """Does not call."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class ConnectionTracker(ServerState):
    """Everybody who is connected to the server, over HTTP or at a table."""

    def __init__(self, limits: Limits, believed: Callable[[str], bool], metrics: Metrics) -> None:
        super().__init__()
        self.limits, self._believed, self._metrics = limits, believed, metrics
        self._most = connection_capacity(limits.connections)
        self.here: dict[asyncio.Protocol, str] = {}
        """With the address that counts for each; a proxy asks for many and has none."""
        self._from: Counter[str] = Counter()
        self._silent: defaultdict[str, dict[LimitedHttp, None]] = defaultdict(dict)
        """Those of whom a request is awaited, by address and all, for the longest first."""

    def come(self, caller: LimitedHttp | LimitedWebSocket, client: tuple[str, int] | None) -> None:
        """Counts somebody."""
        proxy = client is not None and self._believed(client[0])
        self.here[caller] = address = ALL if proxy else client_address(client)
        self._from[address] += 1
        self._metrics.callers = len(self.here)

    def go(self, caller: LimitedHttp | LimitedWebSocket) -> None:
        """Counts somebody no more."""
        decrement(self._from, self.here.pop(caller))
        self._metrics.callers = len(self.here)

    def make_room(self, newcomer: LimitedHttp) -> None:
        """Lets somebody go when there are too many, of the newcomer's address or of all.

        It is who has been silent for the longest: whoever wants something says so at once. Where
        nobody else is silent that is the newcomer, for those who play stay.
        """
        address = self.here[newcomer]
        if address and self._from[address] > 2 * self.limits.per_address:
            next(iter(self._silent[address])).drop("address")
        if len(self.here) > self._most:
            next(iter(self._silent[ALL])).drop("crowd")

    def expect(self, caller: LimitedHttp) -> None:
        """Somebody is to ask for something."""
        for address in (self.here[caller], ALL):
            self._silent[address][caller] = None

    def heard(self, caller: LimitedHttp) -> None:
        """Somebody has asked, or is about to go."""
        for address in (self.here[caller], ALL):
            self._silent[address].pop(caller, None)
            if not self._silent[address]:
                del self._silent[address]

    def note(self, caller: LimitedHttp | LimitedWebSocket, reason: str) -> None:
        """Somebody is let go."""
        self._metrics.dropped[reason] += 1
        if reason != "idle":
            log.info("let go", extra={"reason": reason, "address": self.here[caller]})


class LimitedHttp(H11Protocol):
    """Somebody who asks over HTTP: is let go who does not ask, or does not take the answer."""

    server_state: ConnectionTracker

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._patience, self._taking = Timer(), Timer()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.server_state.come(self, self.client)
        self._watch()
        self.server_state.make_room(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._unset_keepalive_if_required()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        if self._answering():
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:  # in the midst of an answer, or after it
            self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._taking.set(self.server_state.limits.unread_seconds, self.drop, "unread")

    def resume_writing(self) -> None:
        super().resume_writing()
        self._taking.stop()

    def shutdown(self) -> None:
        if self._answering() and not self.cycle.more_body:
            self.cycle.keep_alive = False
        else:  # nothing was asked, or not all of it
            self.transport.close()

    def drop(self, reason: str) -> None:
        """Lets the client go at once."""
        self.server_state.note(self, reason)
        self._leave()
        self.transport.abort()

    def _watch(self) -> None:
        """Awaits a request while none is being answered, but not for ever."""
        if self not in self.server_state.here:
            return
        if self._answering():
            self._patience.stop()
            self.server_state.heard(self)
        elif not self._patience.runs:
            self._patience.set(self.server_state.limits.header_seconds, self._give_up)
            self.server_state.expect(self)

    def _answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not (cycle.response_complete or cycle.disconnected)

    def _give_up(self) -> None:
        """Closes once what was answered has left, for which there is some time, too."""
        self.server_state.note(self, "silent" if self.cycle is None else "idle")
        self._patience.set(self.server_state.limits.unread_seconds, self.transport.abort)
        self.transport.close()

    def _leave(self) -> None:
        self._patience.stop()
        self._taking.stop()
        if self in self.server_state.here:
            self.server_state.heard(self)
            self.server_state.go(self)


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that is hung up on when its client takes nothing any more."""

    def __init__(
        self, config: uvicorn.Config, server_state: ConnectionTracker, app_state: dict[str, Any]
    ) -> None:
        super().__init__(config, server_state, app_state)
        self._callers = server_state
        requests = server_state.limits.requests
        self._frames = TokenBucket(Rate(FRAMES * requests.per_second, FRAMES * requests.burst))
        self._patience = Timer()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._callers.come(self, self.client)

    def connection_lost(self, exc: Exception | None) -> None:
        self._callers.go(self)
        self._patience.stop()
        super().connection_lost(exc)
        # By these asyncio's transports and the parsers of websockets hold themselves.
        vars(self.transport).pop("_read_ready_cb", None)
        self.conn.parser.close()

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), PIECE):
            super().data_received(data[at : at + PIECE])
            if self.transport.is_closing():
                return
        if not self.handshake_initiated:  # a request that is none for websockets: too many headers
            self.transport.close()

    def handle_events(self) -> None:
        """Counts frames too: pings, fragments and what comes after a farewell are no requests."""
        left = min((self._frames.take() for _ in self.conn.events), default=0.0)
        if left < 0:
            self._callers.note(self, "flood")
            self._fail(POLICY)
        else:
            super().handle_events()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "bytes" or is_text(b"".join(self.frames)):
            super().send_receive_event_to_app()
        else:
            self._fail(NO_TEXT)

    def shutdown(self) -> None:
        if self.transport.is_closing():
            self.transport.abort()
        else:
            super().shutdown()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["hang_up"] = self._hang_up
        else:
            self._linger()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self.scope["state"].pop("hang_up", None)  # by which this holds itself
        self._linger()

    def keepalive_timeout(self) -> None:
        self._callers.note(self, "deaf")
        super().keepalive_timeout()
        self._linger()

    def _fail(self, code: int) -> None:
        self.conn.fail(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        self._linger()

    def _linger(self) -> None:
        if not self.disconnected:
            self._patience.set(LINGER, self._hang_up)

    def _hang_up(self) -> None:
        if not self.disconnected:
            self.transport.abort()


def is_text(data: bytes) -> bool:
    """Whether bytes are UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def connection_capacity(wanted: int) -> int:
    """How many connections there is room for, after asking the system for as many as are wanted."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return wanted
    needed = wanted + RESERVED_FILES
    most = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
    if soft < most:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
    found = min(wanted, max(soft - RESERVED_FILES, soft // 2))
    if found < wanted:
        log.warning("room for fewer connections", extra={"connections": found})
    return found
