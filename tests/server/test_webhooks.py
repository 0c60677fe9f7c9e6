"""People who are away are called when it is their turn."""

import json
import queue
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest

from noctuary.server.webhooks import is_public
from tests.server.house import House, Json, config
from tests.support import PATIENCE

Calls = "queue.Queue[tuple[str, Json]]"


@pytest.fixture
def receiver() -> Iterator[tuple[str, "queue.Queue[tuple[str, Json]]"]]:
    """An address that can be called, and the calls it got."""
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


def test_public_addresses() -> None:
    assert is_public("93.184.215.14") and is_public("2606:2800:21f:cb07:6820:80da:af6b:8b2c")
    for host in ("0.0.0.0", "224.0.0.1", "100.64.0.1", "fe80::1%eth0", "fc00::1", "64:ff9b::a00:1"):
        assert not is_public(host), host
