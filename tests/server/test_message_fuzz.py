"""Messages of every kind, wrong in every way, at every seat: the table goes on all the same."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from noctuary.table import protocol as wire
from noctuary.table.model.entries import read_entries
from noctuary.table.model.table import Table
from noctuary.table.presentation.log_lines import line_for
from noctuary.table.presentation.table_view import view_for
from noctuary.table.store.sqlite.store import SqliteStore
from tests.journals import hostile
from tests.server.house import Client, House, Json, config
from tests.support import Attacks, fuzz, trials

BROKEN = 1011
TEXTS = (
    "",
    "x",
    "salem",
    "convert/seat=0",
    "\x1b[2J",
    "la " * 400,
    "http://127.0.0.1:1/",
    "\u202e",
)
NUMBERS = (-(1 << 63), -1, 0, 1, 2, 3, 7, 100, 1 << 31, 1 << 53, (1 << 63) - 1, 1 << 64, 10**400)


class Eve:
    """A client that holds some access keys of a table and means no good."""

    def __init__(self, house: House, keys: Json, held: list[str], random: Attacks) -> None:
        self.house, self.keys, self.held, self.random = house, keys, held, random
        self.line: Client | None = None
        self.stack = ExitStack()

    def annoy(self) -> None:
        """Send something, on a new connection if the last one was closed."""
        try:
            if self.line is None:
                self.line = self.stack.enter_context(self.house.connect())
                if self.random.random() < 0.95:
                    self.line.hello(self.keys["table"], *self.held)
            self.send(self.line)
            if self.random.random() < 0.2:
                self.listen(self.line)
        except ConnectionClosed as e:
            self.gone(e)

    def listen(self, line: Client) -> None:
        """Read what has come, as a client would."""
        with suppress(TimeoutError):
            while True:
                message = json.loads(line.line.recv(0))
                line.ask = message.get("ask", line.ask)

    def gone(self, e: ConnectionClosed) -> None:
        """Check why a connection was closed: never because the server failed."""
        assert e.rcvd is None or e.rcvd.code != BROKEN, "the server broke"
        self.line = None
        self.stack.close()

    def send(self, line: Client) -> None:
        """Send one message, whole or in pieces, as text or not."""
        message = self.message(line)
        try:
            text = json.dumps(message)
        except RecursionError:  # too deep even to be written
            text = "[" * 5_000 + "]" * 5_000
        match self.random.pick("way", range(40)):
            case 0:
                at = self.random.randrange(len(text) + 1)
                text = text[:at] + self.random.choice(("", '"', "}", "[", "\x00", "é")) + text[at:]
            case 1:
                text = text[: self.random.randrange(len(text) + 1)]
            case 2:
                line.line.send(text.encode())
                return
            case 3:
                line.line.send([text[k : k + 7] for k in range(0, min(len(text), 2_000), 7)])
                return
            case 4:
                line.line.send(text.encode()[:-1] + b"\xff\xfe", text=True)
                return
            case 5:
                text = self.random.choice(("[", '{"a":', '"\\ud800', "1e999", "NaN")) * 2_000
        line.line.send(text)

    def message(self, line: Client) -> Any:
        """Return a request with one thing or more wrong with it."""
        random = self.random
        kind: Any = random.pick("kind", wire.FromClient.__args__)
        line.n += 1
        made: Json = {"v": 1, "type": kind.__struct_config__.tag, "n": line.n}
        for name in kind.__struct_fields__:
            if name not in made and random.random() < 0.95:
                made[name] = self.value(name, line)
        for _ in range(random.choice((0, 0, 0, 1, 2))):
            where = random.choice(hostile.places(made))
            made = hostile.put(made, where, json.loads(random.pick("junk", hostile.JUNK)))
            if not isinstance(made, dict):
                break
        return made

    def value(self, name: str, line: Client) -> Any:
        """Return a value for a field, mostly a sensible one."""
        random, ask = self.random, line.ask or {}
        if random.random() < 0.2:
            return random.choice((*TEXTS, *NUMBERS, None, True, []))
        options = [o["id"] for o in ask.get("options", ())]
        match name:
            case "table":
                return random.choice((self.keys["table"], "ABCDEF", self.keys["table"].lower()))
            case "keys":
                return self.held
            case "decision":
                return ask.get("decision", 0)
            case "option":
                return random.choice((*options, *TEXTS))
            case "settings":
                return {"undo": random.choice(("ask", "free", "off")), "pace": 0, "secret": False}
            case "yes" | "on":
                return random.random() < 0.5
            case "text" | "name" | "place" | "url":
                return random.choice(TEXTS)
        return random.choice(NUMBERS)


@pytest.fixture
def calm(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Check that the server's log has no error."""
    caplog.set_level(logging.WARNING)
    yield
    assert not [r.getMessage() for r in caplog.records if r.exc_info or r.levelno >= logging.ERROR]


async def check(data: Path, everybody: list[Client]) -> None:
    """Check that what each has seen is what the stored entries make."""
    store = await SqliteStore.open(str(data / "tables.db"))
    try:
        for ann in everybody:
            id = ann.table["id"]
            rows = read_entries(await store.rows(id))
            table = Table(id, rows[: len(ann.lines)])
            told = (ann.lines, ann.view)
            kept = json.loads(
                wire.encode([[line_for(p, 0) for p in table.log], view_for(table, 0)])
            )
            assert [*told] == kept
    finally:
        await store.close()


@fuzz
@pytest.mark.usefixtures("calm")
def test_hostile_messages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("noctuary.server.websocket.STRIKES", 50)
    random, house, played = Attacks(31), House(config(tmp_path)), list[Client]()
    for _ in trials(10):
        keys = house.open("me", "open", "random", settings={"pace": 0}, seed=random.randrange(99))
        mine, table = keys["seats"][0]["key"], keys["table"]
        bob = house.join(table, "Bob")
        held = ([], [bob], [keys["host"]], [keys["watch"]], [bob, keys["host"], "x" * 24])
        crowd = [Eve(house, keys, some, random) for some in held]
        with house.sit(table, mine) as ann:
            for _ in range(60):
                random.pick("held", crowd).annoy()
                if random.random() < 0.3:
                    assert ann.request("ping")["type"] == "pong", "an honest player is heard"
                    if ann.my_turn_now() and ann.ask is not None:
                        option = random.choice(ann.ask["options"])["id"]
                        ann.request("choose", decision=ann.ask["decision"], option=option)
            assert ann.request("ping")["type"] == "pong"
            played.append(ann)
        for eve in crowd:
            eve.stack.close()
    house.close()
    assert random.met() == {"held", "junk", "kind", "way"}
    asyncio.run(check(tmp_path, played))
