"""A table that everybody has left is gone from memory, without Python looking for garbage."""

from __future__ import annotations

import base64
import gc
import json
import os
import socket
import struct
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from weakref import ref

import pytest

from noctuary.server import run
from noctuary.table import hub as hubs
from tests.server.house import EASY, Client, House, Json, config
from tests.support import PATIENCE

LONG, SHORT = 20.0, 0.2
"""Seconds until a table leaves, while a story is told and when it is over."""


@pytest.fixture
def house(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """Start a server whose garbage collector is off."""
    monkeypatch.setattr(hubs, "IDLE_SECONDS", LONG)
    monkeypatch.setattr(run, "PING_SECONDS", 0.5)
    limits = replace(EASY, linger_seconds=0.5)
    made = House(config(folder, limits=limits, webhooks="any"))
    gc.disable()
    yield made
    gc.enable()
    made.close()


class Memory:
    """What a table consists of in memory, held by nobody here."""

    def __init__(self, house: House, table: str) -> None:
        room = house.hub.rooms[table]
        guests = list(room.presence.clients)
        connections = [g.send.__self__ for g in guests]
        lines = [c._hang_up.__self__ for c in connections]
        journal = [room.table.journal] if room.table.journal else []
        every = [room, room.table, *journal, *guests, *connections, *lines]
        every += [line._inner for line in lines]
        self._refs = [(type(x).__name__, ref(x)) for x in every]

    def left(self) -> list[str]:
        """Return the objects that are still alive."""
        return [name for name, at in self._refs if at() is not None]

    def gone(self) -> bool:
        """Wait until none of the objects is alive."""
        hubs.IDLE_SECONDS = SHORT
        late = time.monotonic() + PATIENCE
        while self.left() and time.monotonic() < late:
            time.sleep(0.02)
        assert self.left() == []
        return True


# ---- how a night ends


def play(ann: Client, bob: Client) -> None:
    """They choose, talk, ask for what is refused, try something out and ask for a hint."""
    for _ in range(4):
        (ann if ann.my_turn_now() else bob).choose()
        ann.request("ping"), bob.request("ping")
    ann.done("say", text="Hello?")
    ann.refused("choose", decision=0, option="dance")
    ann.refused("rename", name="")
    ann.request("try")
    ann.request("look", at=0)
    (ann if ann.my_turn_now() else bob).request("hint")


def ask_for_a_vote(ann: Client, bob: Client) -> None:
    """One wants to take back what the other must agree to."""
    play(ann, bob)
    ann.done("undo", to=0)
    assert ann.table["vote"]


def wait_for_a_bot(ann: Client, bob: Client) -> None:
    """One has gone, and a bot is to stand in tomorrow."""
    ann.done("settle", settings={"pace": 0, "standInAfter": 86_400})


def think(ann: Client, bob: Client) -> None:
    """They leave in the middle of a thought."""
    for guest in (ann, bob):
        guest.post("hint" if guest.my_turn_now() else "try")


def call(ann: Client, bob: Client) -> None:
    """Somebody is to be called at an address that never answers."""
    for guest in (ann, bob):
        guest.done("webhook", url=f"http://127.0.0.1:{SILENT.getsockname()[1]}/")


SILENT = socket.create_server(("127.0.0.1", 0))


@pytest.mark.parametrize("story", [play, ask_for_a_vote, wait_for_a_bot, think, call])
def test_people_leave(house: House, story: Callable[[Client, Client], None]) -> None:
    keys = house.open("me", "open")
    table, bob_key = keys["table"], house.join(keys["table"], "Bob")
    with house.sit(table, keys["seats"][0]["key"], keys["host"]) as ann:
        with house.sit(table, bob_key) as bob, house.sit(table, name="Eve") as eve:
            story(ann, bob)
            eve.request("ping")
            memory = Memory(house, table)
        if ann.my_turn_now():  # it is the turn of somebody who is not there
            ann.choose()
    assert memory.gone()


def test_bots_play_on_and_leave_as_well(house: House) -> None:
    keys = house.open("me", "random", "heuristic")
    with house.sit(keys["table"], keys["seats"][0]["key"]) as ann:
        while not ann.my_turn_now():
            ann.hear()
        memory = Memory(house, keys["table"])
        ann.choose()
    assert memory.gone()


def test_nobody_ever_comes(house: House) -> None:
    begun, waiting = (house.open("me", other)["table"] for other in ("random", "open"))
    memories = [Memory(house, table) for table in (begun, waiting)]
    assert all(memory.gone() for memory in memories)


def test_a_seat_that_is_joined_and_never_taken(house: House) -> None:
    keys = house.open("me", "open")
    house.join(keys["table"], "Bob")
    assert Memory(house, keys["table"]).gone()


def test_who_is_turned_away_holds_no_table(house: House) -> None:
    keys = house.open("me", "random", settings={"secret": True})
    memory = Memory(house, keys["table"])
    for wrong in ([], ["x" * 24]):
        with house.connect() as eve:
            eve.post("hello", table=keys["table"], keys=wrong)
            assert eve.closed() == 1008
    assert memory.gone()


# ---- without a word


class Ghost:
    """A client that says hello and is never heard of again; it hears nothing either."""

    def __init__(self, house: House, table: str, *keys: str) -> None:
        self.line = socket.socket()
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        self.line.connect(("127.0.0.1", house.port))
        nonce = base64.b64encode(os.urandom(16)).decode()
        self.line.sendall(
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {nonce}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert self.line.recv(12) == b"HTTP/1.1 101"
        self._say({"v": 1, "n": 1, "type": "hello", "table": table, "keys": keys})

    def _say(self, message: Json) -> None:
        text = json.dumps(message).encode()
        self.line.sendall(struct.pack("!BBH4x", 0x81, 0xFE, len(text)) + text)


def arrived(house: House, table: str, guests: int) -> None:
    """Wait until a table has this many clients."""
    late = time.monotonic() + PATIENCE
    while len(house.hub.rooms[table].presence.clients) != guests and time.monotonic() < late:
        time.sleep(0.02)
    assert len(house.hub.rooms[table].presence.clients) == guests


@pytest.mark.parametrize("talk", [0, 200])
def test_somebody_vanishes(house: House, talk: int) -> None:
    """With an empty line, and with one that is full of what they never took."""
    keys = house.open("me", "random")
    ghost: Any = Ghost(house, keys["table"], keys["seats"][0]["key"])
    arrived(house, keys["table"], 1)
    with house.sit(keys["table"], name="Eve") as eve:
        for _ in range(talk):
            eve.done("say", text="Is anybody there? " * 25)
        memory = Memory(house, keys["table"])
    assert memory.gone()
    ghost.line.close()
