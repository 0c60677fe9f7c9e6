"""One client of a table, over one WebSocket."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import AsyncGenerator, Callable

import msgspec
from starlette.types import Receive, Scope, Send

from noctuary.table import protocol as wire
from noctuary.table.refusal import TableRefusal
from noctuary.table.room.client import Client
from noctuary.table.room.room import Room

from .context import ServerContext
from .limits.rates import TokenBucket, client_address, decrement
from .refusal import ServerRefusal

log = logging.getLogger("noctuary.server")
decode = msgspec.json.Decoder(wire.FromClient).decode
encode = wire.encode

NORMAL, POLICY, INTERNAL_ERROR, TRY_LATER = 1000, 1008, 1011, 1013
"""Close codes. After TRY_LATER a client should reconnect; whatever it missed is sent again."""
STRIKES = 3
"""Malformed messages until the connection is closed."""
FLOOD = 100
"""Requests above the limit, until the connection is closed."""
LARGEST_NUMBER = 1 << 53
GUESSES = ("error-keys", "error-secret", "error-no-table")


class Envelope(msgspec.Struct):
    """What can be read of a message that is malformed otherwise."""

    v: int = wire.VERSION
    n: int = 0


class Connection:
    """Reads the requests of a client, and sends it the table's messages in order."""

    def __init__(self, context: ServerContext, scope: Scope, receive: Receive, send: Send) -> None:
        self.context, self._receive, self._send = context, receive, send
        self.address = client_address(scope.get("client"))
        self._hang_up: Callable[[], None] = scope["state"].get("hang_up", lambda: None)
        self._room: Room | None = None
        self._client: Client | None = None
        self._bucket = TokenBucket(context.limits.requests)
        self._strikes = 0
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._woken = asyncio.Event()
        self._closing: int | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def serve(self) -> None:
        """Serve the connection from its first message to its last."""
        await self._receive()  # the request to connect
        await self._send({"type": "websocket.accept"})
        sender = asyncio.create_task(self._send_all())
        self.context.connected[self.address] += 1
        try:
            await self._listen()
        finally:
            decrement(self.context.connected, self.address)
            for task in self._tasks:
                task.cancel()
            self.close(NORMAL)
            self._leave()
            await sender

    def _leave(self) -> None:
        """Leave the room: from now on neither references the other."""
        room, client, self._room, self._client = self._room, self._client, None, None
        if room is not None and client is not None:
            room.leave(client)

    # ---- out

    def send(self, message: bytes) -> None:
        """Queue a message without waiting. A client that does not keep up is disconnected."""
        if self._closing is not None:
            return
        limits = self.context.limits
        too_slow = len(self._waiting) >= limits.waiting or self._bytes > limits.waiting_bytes
        self._waiting.append(message)
        self._bytes += len(message)
        if too_slow:
            log.warning("too slow", extra={"address": self.address})
            self._waiting.clear()
            self.close(TRY_LATER)
        self._woken.set()

    def close(self, code: int) -> None:
        """Send what is queued, then close; cut the connection if that takes too long."""
        if self._closing is None:
            self._closing = code
            self._woken.set()
            seconds = self.context.limits.linger_seconds
            asyncio.get_running_loop().call_later(seconds, self._hang_up)

    async def _send_all(self) -> None:
        try:
            while True:
                while self._waiting:
                    message = self._waiting.popleft()
                    self._bytes -= len(message)
                    await self._send({"type": "websocket.send", "text": message.decode()})
                if self._closing is not None:
                    await self._send({"type": "websocket.close", "code": self._closing})
                    return
                self._woken.clear()
                await self._woken.wait()
        except (OSError, RuntimeError):  # gone: `_listen` notices as well
            self._closing = self._closing or NORMAL

    # ---- in

    async def _listen(self) -> None:
        requests = self._requests()
        try:
            self.context.reads.consume(self.address)
            if self.context.connected[self.address] > self.context.limits.per_address:
                raise ServerRefusal("too-many")
        except ServerRefusal as e:
            self._refuse(e, "", 0)
            self.close(TRY_LATER)
            return
        try:
            async with asyncio.timeout(self.context.limits.hello_seconds):
                hello = await anext(requests, None)
        except TimeoutError:
            self.close(POLICY)
            return
        if hello is not None and await self._enter(hello):
            async for request in requests:
                try:
                    if request.limit == "worker":
                        self._run_in_background(request)
                        continue
                    self.context.rate_limit(request, self.address)
                except TableRefusal as e:
                    self._refuse(e, message_type(request), request.n)
                else:
                    await self._answer(request)

    async def _requests(self) -> AsyncGenerator[wire.FromClient, None]:
        """Yield the client's requests; malformed and too frequent ones are refused here."""
        while self._closing is None:
            event = await self._receive()
            if event["type"] == "websocket.disconnect":
                return
            text = event.get("text") or ""
            left = self._bucket.take()
            if left < 0:
                self._refuse(ServerRefusal("too-fast"), "", envelope(text).n)
                if left < -FLOOD:
                    self.close(POLICY)
                continue
            try:
                request = self._read(text)
            except ServerRefusal as e:
                self._refuse(e, "", envelope(text).n)
                self._strikes += 1
                if self._strikes == STRIKES:
                    self.close(POLICY)
                continue
            yield request

    def _read(self, text: str) -> wire.FromClient:
        try:
            request: wire.FromClient = decode(text)
        except (msgspec.DecodeError, RecursionError):
            given = envelope(text).v
            if given != wire.VERSION:
                raise ServerRefusal("version", theirs=given, ours=wire.VERSION) from None
            raise ServerRefusal("malformed") from None
        if request.v != wire.VERSION:
            raise ServerRefusal("version", theirs=request.v, ours=wire.VERSION)
        if not 0 <= request.n < LARGEST_NUMBER:
            raise ServerRefusal("malformed")
        return request

    async def _enter(self, hello: wire.FromClient) -> bool:
        try:
            if not isinstance(hello, wire.Hello):
                raise ServerRefusal("hello")
            self.context.guesses.check(self.address)
            self._room, self._client = await self.context.hub.enter(hello, self.send, self.address)
        except TableRefusal as e:
            if e.key in GUESSES:
                self.context.guesses.bucket(self.address).take()
            self._refuse(e, "hello", hello.n)
            self.close(POLICY)
        except Exception:
            log.exception("a table could not be entered")
            self.close(INTERNAL_ERROR)
        return self._client is not None

    def _run_in_background(self, request: wire.FromClient) -> None:
        """Answer a request in the background, so that the client can send others."""
        thinking = self.context.thinking
        if thinking[self.address] >= self.context.limits.queries:
            raise TableRefusal("thinking")
        thinking[self.address] += 1

        def finish(task: asyncio.Task[None]) -> None:
            self._tasks.discard(task)
            decrement(thinking, self.address)

        task = asyncio.create_task(self._answer(request))
        self._tasks.add(task)
        task.add_done_callback(finish)

    async def _answer(self, request: wire.FromClient) -> None:
        room, client = self._room, self._client
        assert room is not None and client is not None
        began = time.perf_counter()
        try:
            refused = await room.request(client, request)
        except Exception:
            about = {"table": room.table.id, "request": message_type(request)}
            log.exception("a request failed", extra=about)
            self.close(INTERNAL_ERROR)
            return
        if refused is not None:
            self._note(refused, message_type(request))
        elif isinstance(request, wire.Choose):
            self.context.metrics.answered.observe(time.perf_counter() - began)

    def _refuse(self, refusal: TableRefusal, request: str, to: int) -> None:
        seq = self._room.table.seq if self._room else 0
        self.send(encode(wire.Refused(wire.VERSION, seq, to, refusal.key, refusal.arguments)))
        self._note(refusal.key, request)

    def _note(self, error: str, request: str) -> None:
        self.context.metrics.refusals[error] += 1
        table = self._room.table.id if self._room else ""
        about = {"error": error, "request": request, "table": table, "address": self.address}
        log.info("refused", extra=about)


def message_type(request: wire.FromClient) -> str:
    """Return the tag of a request on the wire."""
    return str(request.__struct_config__.tag)


def envelope(text: str) -> Envelope:
    """Return what can be read of any message."""
    try:
        found = msgspec.json.decode(text, type=Envelope)
    except (msgspec.DecodeError, RecursionError):
        return Envelope()
    return found if 0 <= found.n < LARGEST_NUMBER else Envelope(found.v)
