"""Hostile clients are refused, and no other client notices."""

import json
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from noctuary.server.config import Limits, Rate
from noctuary.server.limits.rates import (
    MAX_ADDRESSES,
    AddressRateLimiter,
    TokenBucket,
    client_address,
)
from noctuary.server.websocket import FLOOD
from noctuary.table import protocol as wire
from noctuary.table.room.requests import QUERIES
from tests.server.house import EASY, MANY, Client, House, config

PUBLIC = "https://table.example.org"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Run a server with the usual limits of connections, and a public address."""
    limits = replace(Limits(), writes=MANY, reads=MANY, per_address=12)
    made = House(config(tmp_path_factory.mktemp("strict"), limits=limits, origins=(PUBLIC,)))
    yield made
    made.close()


@pytest.fixture
def watched(strict: House) -> Iterator[Client]:
    """Play at another table, where nothing may change."""
    keys = strict.open("me", "random")
    with strict.sit(keys["table"], keys["seats"][0]["key"]) as ann:
        yield ann
        assert ann.my_turn()
        ann.choose()


# ---- garbage


@pytest.mark.parametrize(
    "garbage",
    [
        "",
        "hello",
        "{}",
        "null",
        '{"v":1,"n":1,"type":"dance"}',
        '{"v":1,"n":"1","type":"ping"}',
        '{"v":1,"n":1.5,"type":"ping"}',
        '{"v":1,"n":-1,"type":"ping"}',
        '{"v":1,"n":99999999999999999999,"type":"ping"}',
        '{"v":1,"n":1,"type":"ping","more":1}',
        '{"v":1,"n":1,"type":"say","text":"\\ud800"}',
        '{"v":1,"n":1,"type":"choose","decision":true,"option":"x"}',
        "[" * 60_000,
        b"\x00\x01\x02",
    ],
)
def test_garbage(strict: House, watched: Client, garbage: str | bytes) -> None:
    keys = strict.open("me", "random")
    with strict.sit(keys["table"], keys["seats"][0]["key"]) as eve:
        for _ in range(3):
            eve.line.send(garbage)
        refusals = [eve.until(lambda m: m["type"] == "refused") for _ in range(3)]
        assert {r["error"] for r in refusals} == {"error-malformed"}
        assert {json.dumps(r["args"]) for r in refusals} == {"{}"}
        assert eve.closed() == 1008


def test_garbage_instead_of_hello(strict: House) -> None:
    with strict.connect() as eve:
        eve.line.send("GET / HTTP/1.1")
        assert eve.hear()["error"] == "error-malformed"
    with strict.connect() as eve:
        assert eve.refused("ping")["error"] == "error-hello"
        assert eve.closed() == 1008


def test_silence(folder: Path) -> None:
    house = House(config(folder, limits=replace(EASY, hello_seconds=0.2)))
    with house.connect() as eve:
        assert eve.closed() == 1008
    house.close()


def test_megabytes(strict: House, watched: Client) -> None:
    with strict.connect() as eve:
        eve.line.send("x" * (64 * 1024 + 1))
        assert eve.closed() == 1009
    with strict.connect() as eve, pytest.raises(ConnectionClosed):
        eve.line.send("x" * (8 << 20))
        eve.hear()


def test_other_versions(strict: House) -> None:
    for message in (
        {"v": 2, "n": 7, "type": "hello", "table": "ABCDEF", "cards": [1]},
        {"v": 2, "n": 7, "type": "hello", "table": "ABCDEF"},
        {"v": 0, "n": 7, "type": "salute"},
    ):
        with strict.connect() as eve:
            eve.line.send(json.dumps(message))
            refusal = eve.hear()
            assert (refusal["error"], refusal["to"]) == ("error-version", 7)
            assert refusal["args"] == {"theirs": message["v"], "ours": 1}


def test_hello_only_once(strict: House) -> None:
    keys = strict.open("me", "random")
    with strict.sit(keys["table"]) as eve:
        again = eve.refused("hello", table=keys["table"], keys=[keys["host"]])
        assert again["error"] == "error-unexpected"


def test_an_error_breaks_only_the_connection_that_met_it(
    strict: House, watched: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    keys = strict.open("me", "random")
    with strict.sit(keys["table"]) as eve:
        monkeypatch.setitem(QUERIES, wire.Look, broken)
        eve.post("look", at=0)
        assert eve.closed() == 1011
    with strict.connect() as eve:
        monkeypatch.setattr("noctuary.table.room.broadcast.Broadcast.welcome", broken)
        eve.post("hello", table=keys["table"])
        assert eve.closed() == 1011
    monkeypatch.undo()
    assert strict.http.get(f"/api/tables/{keys['table']}").json()["spectators"] == 0


# ---- too much


def test_flood(strict: House, watched: Client) -> None:
    keys = strict.open("me", "random")
    with strict.sit(keys["table"], keys["seats"][0]["key"]) as eve:
        with pytest.raises(ConnectionClosed):
            for _ in range(1_000):
                eve.post("ping")
            while True:
                eve.hear()
        # What was on the way when the line was cut can take the farewell with it.
        assert eve.line.close_code in (1006, 1008)


def test_the_farewell_of_who_asks_too_much(folder: Path) -> None:
    limits = replace(EASY, requests=Rate(0.001, 60))
    house = House(config(folder, limits=limits))
    table = house.open("me", "random")["table"]
    with house.sit(table) as eve, house.sit(table) as ann:
        for _ in range(60 + FLOOD):  # and the hello
            eve.post("ping")
        assert eve.closed() == 1008
        assert ann.request("ping")["type"] == "pong"
    house.close()


def test_a_little_too_fast(strict: House, monkeypatch: pytest.MonkeyPatch) -> None:
    keys = strict.open("me", "random")
    moment = time.monotonic()
    clock = SimpleNamespace(monotonic=lambda: moment)
    monkeypatch.setattr("noctuary.server.limits.rates.time", clock)
    with strict.sit(keys["table"]) as eve:
        for _ in range(65):
            eve.post("ping")
        heard = [eve.until(lambda m: m.get("to")) for _ in range(65)]
        refused = [m for m in heard if m["type"] == "refused"]
        assert refused and {m["error"] for m in refused} == {"error-too-fast"}
        assert [m["to"] for m in heard] == list(range(2, 67))
        clock.monotonic = lambda: moment + 1
        assert eve.request("ping")["type"] == "pong", "and then goes on"


def test_a_client_that_does_not_listen(folder: Path) -> None:
    limits = replace(EASY, waiting=50, linger_seconds=0.2)
    house = House(config(folder, limits=limits))
    keys = house.open("me", "random")
    with house.sit(keys["table"], keys["seats"][0]["key"]) as ann:
        deaf = socket.create_connection(("127.0.0.1", house.port))
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.sendall(
            b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        assert b" 101 " in deaf.recv(2048)
        hello = (
            json.dumps({"v": 1, "n": 1, "type": "hello", "table": keys["table"]})
            .ljust(200)
            .encode()
        )
        deaf.sendall(struct.pack("!BBHI", 0x81, 0x80 | 126, len(hello), 0) + hello)
        ann.until(lambda m: m["type"] == "changed" and m["table"]["spectators"] == 1)
        while ann.table["spectators"]:
            ann.done("say", text="la " * 160)
        deaf.close()
    house.close()


def test_too_many_connections(strict: House) -> None:
    keys = strict.open("me", "random")
    with ExitStack() as all:
        for _ in range(12):
            all.enter_context(strict.sit(keys["table"]))
        late = all.enter_context(strict.connect())
        assert late.hear()["error"] == "error-too-many"
        assert late.closed() == 1013


def test_too_much_talk_and_too_much_thought(folder: Path) -> None:
    limits = replace(EASY, chat_rate=Rate(0.001, 2), queries=1)
    house = House(config(folder, limits=limits))
    keys = house.open("me", "random")
    with house.sit(keys["table"], keys["seats"][0]["key"]) as ann, house.sit(keys["table"]) as eve:
        eve.done("say", text="one")
        ann.done("say", text="two")
        assert eve.refused("say", text="three")["error"] == "error-too-fast"
        assert ann.my_turn()
        hint = ann.post("hint")
        with house.sit(keys["table"], keys["seats"][0]["key"]) as tab:
            assert tab.refused("hint")["error"] == "error-thinking"
        assert ann.until(lambda m: m.get("to") == hint)["type"] == "advice"
        assert ann.request("try")["type"] == "trying", "one after the other"
    house.close()


def test_connecting_over_and_over(folder: Path) -> None:
    house = House(config(folder, limits=replace(EASY, reads=Rate(0.001, 3))))
    for _ in range(3):
        with house.connect():
            pass
    with house.connect() as eve:
        assert eve.hear()["error"] == "error-too-fast"
        assert eve.closed() == 1013
    house.close()


def test_a_full_table(folder: Path) -> None:
    house = House(config(folder, limits=replace(EASY, per_table=1)))
    keys = house.open("me", "random")
    with house.sit(keys["table"], keys["host"]), house.connect() as eve:
        eve.post("hello", table=keys["table"])
        assert eve.hear()["error"] == "error-full"
    house.close()


def test_guessing_keys(folder: Path) -> None:
    house = House(config(folder, limits=replace(EASY, key_guesses=Rate(0.001, 5))))
    keys = house.open("me", "random")
    heard = []
    for k in range(7):
        with house.connect() as eve:
            eve.post("hello", table=keys["table"], keys=[f"guess-{k}"])
            heard.append(eve.hear()["error"])
    assert heard == ["error-keys"] * 5 + ["error-too-fast"] * 2
    with house.connect() as eve:
        eve.post("hello", table=keys["table"], keys=[keys["host"]])
        assert eve.hear()["error"] == "error-too-fast", "not even the right one, for a while"
    assert house.http.get("/api/tables/ABCDEF").status_code == 429
    house.close()


def test_too_many_tables(folder: Path) -> None:
    house = House(config(folder, limits=replace(EASY, writes=Rate(0.001, 3))))
    for _ in range(3):
        house.open("me", "random")
    answer = house.http.post("/api/tables", json={})
    assert answer.status_code == 429 and answer.json()["error"] == "error-too-fast"
    house.close()


def test_a_household_is_one_address() -> None:
    assert (
        client_address(("2001:db8:1:2:3::4", 1))
        == client_address(("2001:db8:1:2::ff", 2))
        == "2001:db8:1:2::/64"
    )
    assert client_address(("::ffff:192.0.2.7", 1)) == "192.0.2.7"
    assert client_address(None) == ""


def test_addresses_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    looked = 0

    def level(bucket: TokenBucket) -> float:
        nonlocal looked
        looked += 1
        return 0.0

    monkeypatch.setattr(TokenBucket, "level", level)
    buckets = AddressRateLimiter(Rate(1, 5))
    for k in range(10 * MAX_ADDRESSES):
        buckets.bucket(f"2001:db8:{k:x}::/64")
    assert looked < 20 * MAX_ADDRESSES, "whoever comes is not made to look through all of them"
    monkeypatch.setattr(TokenBucket, "level", lambda bucket: 5.0)
    for k in range(10 * MAX_ADDRESSES):
        buckets.bucket(f"2001:db8:1:{k:x}::/64")
    assert len(buckets._buckets) <= 2 * MAX_ADDRESSES, "full buckets are forgotten"


# ---- from elsewhere


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://localhost:1"])
def test_pages_from_elsewhere(strict: House, origin: str) -> None:
    with pytest.raises(InvalidStatus) as e, strict.connect(origin=origin):
        pass
    assert e.value.response.status_code == 403
    answer = strict.http.post("/api/mine", json={"keys": []}, headers={"origin": origin})
    assert answer.status_code == 403 and answer.json()["error"] == "error-origin"


def test_own_pages_and_programs(strict: House) -> None:
    for origin in (strict.url, PUBLIC):
        with strict.connect(origin=origin) as ann:
            assert ann.refused("ping")["error"] == "error-hello"
        headers = {"origin": origin}
        assert strict.http.post("/api/mine", json={"keys": []}, headers=headers).is_success
    assert strict.http.post("/api/mine", json={"keys": []}).is_success, "no browser"


def test_names_that_are_not_ours(strict: House) -> None:
    for host in ("evil.example", "evil.example:8642", "localhost.evil.example", "192.0.2.1", ""):
        answer = strict.http.get("/api/games", headers={"host": host})
        assert answer.status_code in (400, 421), host
    for host in ("localhost", "LOCALHOST:99", "127.0.0.1:8642", "[::1]:8642", "table.example.org"):
        assert strict.http.get("/api/games", headers={"host": host}).is_success, host


def test_any_address_when_everybody_is_welcome(folder: Path) -> None:
    house = House(config(folder, host="0.0.0.0"))
    for host, known in (("192.168.1.20:8642", True), ("evil.example", False)):
        assert house.http.get("/api/games", headers={"host": host}).is_success is known
    assert house.http.get("/api/games", headers={"host": socket.gethostname()}).is_success
    house.close()


def test_a_proxy_is_believed_only_when_named(folder: Path, strict: House) -> None:
    limits = replace(EASY, writes=Rate(0.001, 1))
    wish = {"game": "gates", "name": "A", "seats": [{"who": "me"}, {"who": "bot"}]}
    for proxies, statuses in ((("127.0.0.1",), [201, 201]), ((), [201, 429])):
        house = House(config(folder, limits=limits), proxies)
        found = [
            house.http.post(
                "/api/tables", json=wish, headers={"x-forwarded-for": f"203.0.113.{k}"}
            ).status_code
            for k in range(2)
        ]
        assert found == statuses
        house.close()


@pytest.mark.parametrize("path", ["/", "/t/ABCDEF", "/api/games", "/api/nothing", "/nothing"])
def test_what_browsers_are_told(strict: House, path: str) -> None:
    headers = strict.http.get(path).headers
    policy = dict(x.split(" ", 1) for x in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert not set(policy.values()) - {"'self'", "'none'"}
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in headers
