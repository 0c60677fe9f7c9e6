"""People who are away are called when it is their turn."""

import asyncio
import json
import queue
import socket
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest

from noctuary.server import webhooks
from noctuary.server.config import Rate
from noctuary.server.webhooks import Webhooks, is_public
from tests.server.house import EASY, House, Json, config
from tests.support import PATIENCE
from tests.table.company import table_of

Calls = "queue.Queue[tuple[str, Json]]"


@pytest.fixture
def receiver() -> Iterator[tuple[str, "queue.Queue[tuple[str, Json]]"]]:
    """Return an address that can be called, and the calls that it got."""
    calls: queue.Queue[tuple[str, Json]] = queue.Queue()

    class Receiver(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            calls.put((self.path, json.loads(body)))
            self.send_response(302)
            self.send_header("location", "/elsewhere")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Receiver)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/turn?of=me", calls
    server.shutdown()
    server.server_close()


def test_a_call(folder: Path, receiver: tuple[str, "queue.Queue[tuple[str, Json]]"]) -> None:
    url, calls = receiver
    house = House(config(folder, webhooks="any"))
    keys = house.open("me", "open")
    bob = house.join(keys["table"], "Bob")
    with house.sit(keys["table"], keys["seats"][0]["key"]) as ann:
        with house.sit(keys["table"], bob) as bobs:
            bobs.done("webhook", url=url)
            ann.done("webhook", url=url)
            if bobs.my_turn_now():  # so that it is Ann's turn when Bob leaves
                while bobs.my_turn_now():
                    bobs.choose()
                ann.until(lambda m: m["type"] == "happened" and m["ask"]["options"])
        ann.until(lambda m: m["type"] == "changed" and not m["table"]["seats"][1]["here"])
        while ann.my_turn_now():
            ann.choose()
        path, call = calls.get(timeout=PATIENCE)
        assert path == "/turn?of=me"
        assert call == {"table": keys["table"], "game": "gates", "seat": 1, "name": "Bob"}
        ann.request("ping")
        assert calls.empty(), "who is here is not called, and a redirect is not followed"
    house.close()


@pytest.mark.parametrize(
    ("url", "error"),
    [
        ("ftp://example.org/", "error-webhook"),
        ("javascript:alert(1)", "error-webhook"),
        ("http://", "error-webhook"),
        ("http://user:word@example.org/", "error-webhook"),
        ("http://example.org:99999/", "error-webhook"),
        ("http://example.org/a b", "error-webhook"),
        ("http://example.org/\r\nX: y", "error-webhook"),
        ("http://example.org/" + "x" * 500, "error-webhook"),
        ("http://no.such.host.invalid/", "error-webhook"),
        ("http://127.0.0.1:8642/", "error-webhook-private"),
        ("http://localhost/", "error-webhook-private"),
        ("http://[::1]/", "error-webhook-private"),
        ("http://[::ffff:10.0.0.1]/", "error-webhook-private"),
        ("http://169.254.169.254/latest", "error-webhook-private"),
        ("http://192.168.1.1/", "error-webhook-private"),
        ("http://2130706433/", "error-webhook-private"),
    ],
)
def test_addresses_that_are_not_called(house: House, url: str, error: str) -> None:
    keys = house.open("me", "random")
    with house.sit(keys["table"], keys["seats"][0]["key"]) as ann:
        assert ann.refused("webhook", url=url)["error"] == error
        ann.done("webhook", url="")


# ---- names and servers that do not answer


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """Make names that end in .slow resolve only when told to."""
    known, answering = socket.getaddrinfo, Event()

    def getaddrinfo(host: str, *args: Any, **more: Any) -> Any:
        if str(host).endswith(".slow"):
            answering.wait()
            raise OSError("no such name")
        return known(host, *args, **more)

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    yield answering
    answering.set()


def test_a_name_that_hangs_holds_up_nobody(
    folder: Path, slow: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webhooks, "LOOKUPS", 3)
    monkeypatch.setattr(webhooks, "PATIENCE", 0.2)
    house = House(config(folder))
    keys = house.open("me", "random")
    seat = keys["seats"][0]["key"]
    with house.sit(keys["table"], seat) as ann, house.sit(keys["table"], name="Eve") as eve:
        for n in range(3):
            assert ann.refused("webhook", url=f"http://{n}.slow/")["error"] == "error-webhook"
        for name in ("4.slow", "example.invalid"):  # all who look names up are busy
            assert ann.refused("webhook", url=f"http://{name}/")["error"] == "error-too-fast"
        eve.done("say", text="Go on.")
        for _ in range(40):  # more than there are threads for everything that takes a while
            found = house.http.get("/api/games/gates/rules/find?text=gate")
            assert found.status_code == 200
        monkeypatch.setattr(webhooks, "PATIENCE", PATIENCE)
        slow.set()
        while ann.refused("webhook", url="http://10.0.0.1/")["error"] == "error-too-fast":
            pass
        assert ann.refused("webhook", url="http://10.0.0.1/")["error"] == "error-webhook-private"
    slow.clear()
    monkeypatch.setattr(webhooks, "PATIENCE", 0.2)
    with house.sit(keys["table"], seat) as ann:
        ann.refused("webhook", url="http://late.slow/")
    house.close()  # and the server stops without it


def test_too_many_addresses(folder: Path) -> None:
    house = House(config(folder, limits=replace(EASY, webhooks=Rate(0.001, 2))))
    keys = house.open("me", "random")
    with house.sit(keys["table"], keys["seats"][0]["key"]) as ann:
        for _ in range(2):
            ann.done("webhook", url="")
        assert ann.refused("webhook", url="")["error"] == "error-too-fast"
    house.close()


@pytest.mark.parametrize(
    "said", [b"x" * 2_000_000, b"HTTP/1.1\r\n", b"HTTP/1.1 no\r\n", b"\xff", b""]
)
def test_servers_that_make_no_sense(said: bytes, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            with suppress(OSError):
                writer.write(said)
                await writer.drain()
            writer.close()

        async def address(table: str, seat: int) -> str:
            return f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"

        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        async with server:
            await Webhooks(address, any_address=True)._call("TABLE2", 0, b"{}")

    asyncio.run(asyncio.wait_for(story(), PATIENCE))
    assert [r.message for r in caplog.records] == ["webhook failed"]


def test_only_so_many_calls_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "MOST_CALLS", 5)

    async def story() -> None:
        asked = []

        async def address(table: str, seat: int) -> str:
            asked.append(seat)
            await asyncio.sleep(PATIENCE)
            return ""

        made = Webhooks(address, any_address=True)
        for _ in range(9):
            made.call(table_of("me", "random"), 0)
        await asyncio.sleep(0)
        assert len(asked) == 5
        await made.close()

    asyncio.run(story())


def test_public_addresses() -> None:
    assert is_public("93.184.215.14") and is_public("2606:2800:21f:cb07:6820:80da:af6b:8b2c")
    for host in ("0.0.0.0", "224.0.0.1", "100.64.0.1", "fe80::1%eth0", "fc00::1", "64:ff9b::a00:1"):
        assert not is_public(host), host
