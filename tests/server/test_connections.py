"""Connections that send or read nothing are closed; however many there are, others are answered."""

import asyncio
import gc
import json
import logging
import os
import resource
import socket
import struct
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any
from weakref import ref

import httpx
import pytest
from starlette.requests import Request
from starlette.responses import Response

from noctuary.server.api.lobby import LobbyApi
from noctuary.server.config import Limits
from noctuary.server.limits.connections import (
    ConnectionMiddleware,
    LimitedProtocol,
    connection_capacity,
)
from noctuary.server.run import GRACE_SECONDS
from noctuary.server.security import PART
from noctuary.server.websocket import Connection
from noctuary.table import protocol as wire
from noctuary.table.room.client import Client
from noctuary.table.room.room import Room
from tests.server.house import EASY, House, config
from tests.server.test_stopping import BODY, Program
from tests.support import PATIENCE

NEVER = 10 * PATIENCE
UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
HEALTH = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
ONCE = HEALTH.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
HALF = b"GET /health HTTP/1.1\r\nHost: local"
POSTED = b"POST /api/mine HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\n"


@contextmanager
def opened(folder: Path, proxies: tuple[str, ...] = (), **limits: Any) -> Iterator[House]:
    """Run a server with some limits, and time for everything else."""
    kept = {"header_seconds": NEVER, "unread_seconds": NEVER, "hello_seconds": NEVER} | limits
    house = House(config(folder, limits=replace(EASY, **kept)), proxies)
    yield house
    house.close()


def call(port: int, said: bytes = b"") -> socket.socket:
    """Connect and send something."""
    line = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
    line.sendall(said)
    return line


def framed(kind: int, data: bytes) -> bytes:
    """Return a frame of a WebSocket, masked with zeros."""
    return struct.pack("!BBI", kind, 0x80 | len(data), 0) + data


def rest(line: socket.socket) -> bytes:
    """Return all bytes until the connection is closed or reset."""
    heard = b""
    try:
        while part := line.recv(1 << 16):
            heard += part
    except ConnectionResetError:
        pass
    line.close()
    return heard


def counts(url: str) -> dict[str, float]:
    """Return the metrics of a server."""
    text = httpx.get(f"{url}/metrics", timeout=PATIENCE).text
    rows = (x.rsplit(" ", 1) for x in text.splitlines() if not x.startswith("#"))
    return {name: float(n) for name, n in rows}


def dropped(url: str, reason: str) -> float:
    """Return how many connections were ended for a reason."""
    return counts(url).get(f'noctuary_dropped_total{{reason="{reason}"}}', 0)


def wait_for(met: Callable[[], object]) -> None:
    """Wait until a condition holds."""
    until = time.monotonic() + PATIENCE
    while not met():
        assert time.monotonic() < until
        time.sleep(0.05)


def plays(house: House) -> bool:
    """Whether a client like a browser can open a table and play."""
    keys = house.open("me", "random")
    with house.sit(keys["table"], keys["seats"][0]["key"]) as ann:
        assert ann.my_turn()
        ann.choose()
    return True


# ---- time


@pytest.mark.parametrize("said", [b"", HALF, b"\x16\x03\x01\x02\x00\x01\x00", b"\r\n"])
def test_whoever_does_not_ask_is_let_go(folder: Path, said: bytes) -> None:
    with opened(folder, header_seconds=0.3) as house:
        assert b"200 OK" not in rest(call(house.port, said))
        assert plays(house)


def test_one_letter_after_the_other(folder: Path) -> None:
    with opened(folder, header_seconds=0.3) as house:
        slow = call(house.port)
        with pytest.raises(OSError):
            for letter in b"GET / HTTP/1.1\r\nX: " + b"x" * 15_000:
                slow.send(bytes([letter]))
                time.sleep(0.02)
        slow.close()
        wait_for(lambda: dropped(house.url, "silent") == 1)


def test_after_an_answer_too(folder: Path) -> None:
    with opened(folder, header_seconds=0.3) as house:
        for more in (b"", HALF):
            assert rest(call(house.port, HEALTH + HEALTH + more)).count(b"200 OK") == 2
        unasked = (
            b"POST /api/nothing HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999999\r\n\r\n"
        )
        line = call(house.port, unasked)
        assert b" 404 " in line.recv(1 << 16)
        with pytest.raises(OSError):
            while True:
                line.send(b"x")
                time.sleep(0.02)


@pytest.mark.parametrize("first", [b"", HEALTH])
def test_a_bad_rest_of_a_request(
    folder: Path, caplog: pytest.LogCaptureFixture, first: bytes
) -> None:
    """It is refused before its handler begins, alone and behind another request."""
    bad = (
        b"POST /api/nothing HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nx\r\n"
    )
    with opened(folder) as house:
        heard = rest(call(house.port, first + bad))
        assert heard.count(b"HTTP/1.1 400") == 1 and b" 404 " not in heard
        assert heard.count(b"200 OK") == bool(first)
    assert not [r for r in caplog.records if r.levelno >= logging.ERROR]


def test_a_body_that_never_ends(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("noctuary.server.api.endpoints.PATIENCE", 0.5)
    with opened(folder) as house:
        line = call(house.port, POSTED)
        line.settimeout(0.05)
        answer = b""
        while not answer:
            line.send(b" ")
            try:
                answer = line.recv(1 << 16)
            except TimeoutError:
                continue
        assert b" 400 " in answer
        line.close()


def test_an_answer_that_nobody_takes(folder: Path) -> None:
    with opened(folder, unread_seconds=0.3) as house:
        with socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.connect(("127.0.0.1", house.port))
            deaf.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n" * 100)
            wait_for(lambda: dropped(house.url, "unread") == 1)
        wait_for(lambda: counts(house.url)["noctuary_callers"] == 1)


def test_an_answer_of_which_the_end_is_not_taken(folder: Path) -> None:
    with opened(folder, header_seconds=0.3, unread_seconds=0.3) as house, socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", house.port))
        deaf.sendall(HEALTH * 100)
        wait_for(lambda: counts(house.url)["noctuary_callers"] == 1)


def test_half_closed_and_unread(folder: Path) -> None:
    with opened(folder, unread_seconds=0.3) as house, socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", house.port))
        deaf.sendall(HEALTH * 100)
        time.sleep(0.3)  # a part of the answers waits, too little for the limit of unread bytes
        assert counts(house.url)["noctuary_callers"] == 2
        deaf.shutdown(socket.SHUT_WR)
        wait_for(lambda: counts(house.url)["noctuary_callers"] == 1)


def test_a_large_answer_arrives_whole(folder: Path) -> None:
    with opened(folder, unread_seconds=PATIENCE) as house:
        rules = "/api/games/gates/rules"
        whole = house.http.get(rules, headers={"accept-encoding": "identity"})
        assert len(whole.content) > PART and whole.json()
        slow = call(house.port, f"GET {rules} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        heard = b""
        while not heard.endswith(whole.content):
            time.sleep(0.001)
            heard += slow.recv(4096)
        slow.close()


def test_an_upgrade_without_a_hello(folder: Path) -> None:
    with opened(folder, hello_seconds=0.3) as house:
        heard, line = b"", call(house.port, UPGRADE)
        while not heard.endswith(struct.pack("!BBH", 0x88, 2, 1008)):
            part = line.recv(2048)
            assert part
            heard += part
        assert b" 101 " in heard
        line.close()


def test_a_table_where_nobody_answers_pings(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("noctuary.server.run.PING_SECONDS", 0.5)
    with opened(folder) as house:
        keys = house.open("me", "random")
        with house.sit(keys["table"], keys["seats"][0]["key"]) as ann:
            deaf = call(house.port, UPGRADE)
            assert b" 101 " in deaf.recv(2048)
            hello = {"v": 1, "n": 1, "type": "hello", "table": keys["table"]}
            deaf.sendall(framed(0x81, json.dumps(hello).encode()))
            ann.until(lambda m: m["type"] == "changed" and m["table"]["spectators"] == 1)
            ann.until(lambda m: m["type"] == "changed" and m["table"]["spectators"] == 0)
            deaf.close()
        assert dropped(house.url, "deaf") == 1


def test_only_pings_keep_a_table_open(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("noctuary.server.run.PING_SECONDS", 0.2)
    with opened(folder) as house:
        keys = house.open("me", "random")
        with house.sit(keys["table"], keys["seats"][0]["key"]) as ann:
            time.sleep(1.5)  # the library replies to pings by itself
            assert ann.request("ping")["type"] == "pong"
        assert dropped(house.url, "deaf") == 0


def test_a_slow_application_is_no_silence(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the server itself does not read, it cannot receive the reply to a ping."""
    monkeypatch.setattr("noctuary.server.run.PING_SECONDS", 0.2)
    request = Room.request

    async def slow(self: Room, guest: Client, wish: wire.Request) -> str | None:
        if isinstance(wish, wire.Ping):
            await asyncio.sleep(1.5)
        return await request(self, guest, wish)

    monkeypatch.setattr(Room, "request", slow)
    with opened(folder) as house:
        with house.sit(house.open("me", "random")["table"]) as ann:
            ann.post("ping")
            assert ann.request("ping")["type"] == "pong", "the second was not read for a while"
        assert dropped(house.url, "deaf") == 0


def test_text_that_is_not_utf_8_is_no_error_of_ours(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with opened(folder) as house:
        line = call(house.port, UPGRADE)
        assert b" 101 " in line.recv(2048)
        line.sendall(framed(0x81, b"\xff"))
        assert struct.pack("!BBH", 0x88, 2, 1007) in rest(line)
    assert not [r for r in caplog.records if r.levelno >= logging.ERROR]


def test_what_websockets_leave_is_collected(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("noctuary.server.limits.connections.GARBAGE_LIMIT", 5)
    inner: list[ref[Any]] = []
    switch = LimitedProtocol.switch

    def watched(self: LimitedProtocol, protocol: Any) -> None:
        inner.append(ref(protocol.conn))
        switch(self, protocol)

    monkeypatch.setattr(LimitedProtocol, "switch", watched)
    gc.disable()
    try:
        with opened(folder) as house:
            for _ in range(10):
                with house.connect():
                    pass
            wait_for(lambda: counts(house.url)["noctuary_callers"] == 1)
            wait_for(lambda: sum(one() is not None for one in inner) <= 5)
    finally:
        gc.enable()


@pytest.mark.parametrize(
    ("first", "frame", "code"),
    [
        (b"", (0x89, b""), 1008),
        (b"", (0x8A, b""), 1008),
        (framed(0x01, b""), (0x00, b""), 1008),
        (b"", (0x81, b"\xff"), 1007),
    ],
    ids=["pings", "pongs", "fragments", "no text"],
)
def test_a_flood_of_frames(folder: Path, first: bytes, frame: tuple[int, bytes], code: int) -> None:
    with opened(folder, requests=Limits.requests) as house:
        line = call(house.port, UPGRADE)
        assert b" 101 " in line.recv(2048)
        line.sendall(first + framed(*frame) * 1_000)
        assert struct.pack("!BBH", 0x88, 2, code) in rest(line)


def test_a_flood_before_the_handshake(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    began, serve = threading.Event(), Connection.serve

    async def slow(self: Connection) -> None:
        began.set()
        await asyncio.sleep(0.5)
        await serve(self)

    monkeypatch.setattr(Connection, "serve", slow)
    with opened(folder, requests=Limits.requests) as house:
        line = call(house.port, UPGRADE)
        assert began.wait(PATIENCE)
        line.sendall(framed(0x89, b"") * 1_000)
        farewell = struct.pack("!BBH", 0x88, 2, 1008)
        assert farewell not in rest(line), "no reason where no WebSocket was agreed on"
        assert dropped(house.url, "flood") == 1
        time.sleep(0.6)  # the application goes on, and finds nobody
    assert not [r for r in caplog.records if r.levelno >= logging.ERROR]


# ---- what the middleware notes


class Notes:
    """A connection that only notes what it is told."""

    def __init__(self) -> None:
        self.calls: list[str] = []
        self.is_awaiting_body = False

    def request_started(self) -> None:
        self.calls.append("started")

    def request_ended(self) -> None:
        self.calls.append("ended")


def http_scope(notes: Notes) -> dict[str, Any]:
    """Return the scope of a request over a connection."""
    return {"type": "http", "state": {"connection": notes}}


def test_work_after_the_answer_does_not_end_the_next_request() -> None:
    async def story() -> list[str]:
        notes, over = Notes(), asyncio.Event()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await send({"type": "http.response.start"})
            await send({"type": "http.response.body", "body": b"a", "more_body": True})
            notes.calls.append("half")
            await send({"type": "http.response.body", "body": b"b"})
            await over.wait()

        async def send(message: Any) -> None:
            pass

        middleware = ConnectionMiddleware(app)
        both = []
        for _ in range(2):
            both.append(asyncio.create_task(middleware(http_scope(notes), send, send)))
            await asyncio.sleep(0)
        over.set()
        await asyncio.gather(*both)
        return notes.calls

    assert asyncio.run(story()) == ["started", "half", "ended"] * 2


def test_a_request_that_fails_is_over() -> None:
    async def broken(*_: Any) -> None:
        raise ZeroDivisionError

    notes = Notes()
    with pytest.raises(ZeroDivisionError):
        asyncio.run(ConnectionMiddleware(broken)(http_scope(notes), broken, broken))
    assert notes.calls == ["started", "ended"]


def test_a_body_is_awaited_until_it_is_whole() -> None:
    notes, seen = Notes(), []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        while (await receive())["type"] != "http.disconnect":
            assert not notes.is_awaiting_body

    messages = iter(
        [
            {"type": "http.request", "body": b"a", "more_body": True},
            {"type": "http.request", "body": b"b"},
            {"type": "http.disconnect"},
        ]
    )

    async def receive() -> Any:
        seen.append(notes.is_awaiting_body)
        return next(messages)

    asyncio.run(ConnectionMiddleware(app)(http_scope(notes), receive, receive))
    assert seen == [True, True, False]


# ---- the end


def test_a_server_that_stops_answers_what_was_asked(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    began = threading.Event()

    async def slow(self: LobbyApi, request: Request) -> Response:
        began.set()
        await asyncio.sleep(0.5)
        return Response("answered")

    monkeypatch.setattr(LobbyApi, "health", slow)
    with opened(folder) as house:
        line = call(house.port, HEALTH)
        assert began.wait(PATIENCE)
    assert rest(line).endswith(b"answered")


def test_a_server_that_stops_waits_for_nobody(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither for a request, nor for the rest of one, nor for a WebSocket without a hello."""
    with opened(folder) as house, ExitStack() as held:
        for said in (b"", HALF, POSTED, POSTED + b" " * 100, HEALTH, UPGRADE, UPGRADE[:-2]):
            held.enter_context(call(house.port, said))
        wait_for(lambda: counts(house.url)["noctuary_callers"] == 8)
        house.http.close()
        began = time.monotonic()
    assert time.monotonic() - began < GRACE_SECONDS
    assert not [r for r in caplog.records if r.levelno >= logging.ERROR]


# ---- number


def test_hundreds_of_silent_connections(folder: Path) -> None:
    with opened(folder, per_address=20) as house, ExitStack() as held:
        keys = house.open("me", "random")
        ann = held.enter_context(house.sit(keys["table"], keys["seats"][0]["key"]))
        for k in range(300):
            held.enter_context(call(house.port, (b"", HALF)[k % 2]))
            if k % 50 == 0:
                assert b"200 OK" in rest(call(house.port, ONCE))
        wait_for(lambda: dropped(house.url, "address") >= 300 - 2 * 20)
        assert counts(house.url)["noctuary_callers"] <= 2 * 20
        assert plays(house)
        assert ann.my_turn()
        ann.choose()


def test_who_is_silent_makes_room_for_who_asks(folder: Path) -> None:
    with opened(folder, connections=12) as house, ExitStack() as held:
        for _ in range(100):
            held.enter_context(call(house.port, HALF))
        assert plays(house) and dropped(house.url, "crowd") >= 88


def test_who_plays_stays(folder: Path) -> None:
    with opened(folder, connections=5) as house, ExitStack() as held:
        keys = house.open("me", "random")
        house.http.close()
        players = [held.enter_context(house.sit(keys["table"])) for _ in range(5)]
        assert rest(call(house.port, HEALTH)) == b""
        for player in players:
            assert player.request("ping")["type"] == "pong"


def test_a_proxy_asks_for_many(folder: Path) -> None:
    with opened(folder, ("127.0.0.1",), per_address=2) as house, ExitStack() as held:
        lines = [held.enter_context(call(house.port, HALF)) for _ in range(50)]
        wait_for(lambda: counts(house.url)["noctuary_callers"] >= 50)
        for line in lines:
            line.sendall(b"host\r\nConnection: close\r\n\r\n")
            assert b"200 OK" in rest(line)


@pytest.mark.parametrize(
    ("soft", "hard", "found", "asked"),
    [
        (1024, 20_000, 4_000, 4_256),
        (1024, 3_000, 2_744, 3_000),
        (1024, 1024, 768, None),
        (200, 200, 100, None),
        (1024, resource.RLIM_INFINITY, 4_000, 4_256),
        (8_000, 8_000, 4_000, None),
        (resource.RLIM_INFINITY, resource.RLIM_INFINITY, 4_000, None),
    ],
)
def test_as_many_as_the_system_allows(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, found: int, asked: int | None
) -> None:
    wishes = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda _, wish: wishes.append(wish))
    assert connection_capacity(4_000) == found
    assert wishes == ([] if asked is None else [(asked, hard)])


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    """Start the program with a limit of 1,024 open files, which is usual."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (1024, hard))
    made = Program(tmp_path / "data", "--port", "0")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 4_096)), hard))
    yield made
    made.process.kill()


def files(program: Program) -> int:
    """Return how many files a program has open."""
    return len(os.listdir(f"/proc/{program.process.pid}/fd"))


def test_no_file_can_be_opened_any_more(program: Program) -> None:
    pid, limit = program.process.pid, resource.RLIMIT_NOFILE
    with ExitStack() as held:
        soft, hard = resource.prlimit(pid, limit)
        assert soft > Limits.connections
        resource.prlimit(pid, limit, (files(program), hard))
        for _ in range(20):
            held.enter_context(call(program.port))
        time.sleep(2.5)  # it tries again each second
        resource.prlimit(pid, limit, (soft, hard))
        assert httpx.get(f"{program.url}/health", timeout=PATIENCE).json()["ok"]
    _, log = program.stop()
    assert log.count("Traceback") == 1, log
    assert "Too many open files" in log


@pytest.mark.soak
@pytest.mark.parametrize("said", [b"", HALF])
def test_more_connections_than_files(program: Program, said: bytes) -> None:
    with ExitStack() as held:
        for k in range(1_100):
            held.enter_context(call(program.port, said))
            if k % 100 == 0:
                assert httpx.get(f"{program.url}/health", timeout=PATIENCE).json()["ok"]
        assert files(program) < 2 * Limits.per_address + 100
        keys = httpx.post(f"{program.url}/api/tables", json=BODY, timeout=PATIENCE).json()
        with program.sit(keys["table"], keys["seats"][0]["key"]) as ann:
            assert ann.my_turn()
            ann.choose()
        wait_for(lambda: counts(program.url)["noctuary_callers"] == 1)
    _, log = program.stop()
    assert len(log.splitlines()) < 100
