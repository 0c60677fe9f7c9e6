"""A server that can be killed, twenty tables of bots, and somebody who notes all they are told."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from noctuary.kernel.journal import Journal
from noctuary.table.model.entries import read_entries
from noctuary.table.model.table import Table, journal_file
from noctuary.table.store.connect import open_store
from tests.support import PATIENCE

Json = dict[str, Any]
TABLES = 20
SERVER = """
import asyncio, socket, sys
from noctuary.server.config import Config, Limits, Rate
from noctuary.server.observability.logs import start_logging
from noctuary.server.run import serve

many = Rate(10_000, 10_000)
limits = Limits(requests=many, reads=many, writes=many)
start_logging("error")
listening = socket.create_server(("127.0.0.1", int(sys.argv[1])))
asyncio.run(serve(Config(db=sys.argv[2], workers=1, limits=limits), listening))
"""


class Night:
    """Tables of bots, watched while terrible things happen to the server."""

    def __init__(self, folder: Path, db: str) -> None:
        self.folder, self.db = folder, db
        with socket.socket() as s:
            s.bind(("127.0.0.1", 0))
            self.at = f"127.0.0.1:{s.getsockname()[1]}"
        self.server: subprocess.Popen[bytes] | None = None
        self.told: dict[str, list[Json]] = {}
        """Every line that anybody was told, by table."""
        self.running: set[str] = set()
        self.watching: dict[str, asyncio.Task[None]] = {}
        self.checked = 0
        """Choices of games that are over."""

    # ---- the server

    def start(self) -> None:
        """Start a new server process on the same store."""
        command = [sys.executable, "-c", SERVER, self.at.rpartition(":")[2], self.db]
        env = os.environ | {"NOCTUARY_DATA": str(self.folder)}
        self.server = subprocess.Popen(command, env=env)
        late = time.monotonic() + PATIENCE
        while self.server.poll() is None and time.monotonic() < late:
            with suppress(httpx.HTTPError):
                if httpx.get(f"http://{self.at}/health", timeout=PATIENCE).status_code == 200:
                    return
            time.sleep(0.05)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """No warning, no time to write anything."""
        assert self.server is not None
        self.server.send_signal(signal.SIGKILL)
        self.server.wait(PATIENCE)

    def stop(self) -> None:
        """As one should."""
        assert self.server is not None
        self.server.terminate()
        assert self.server.wait(PATIENCE) == 0

    # ---- the tables

    async def fill(self) -> None:
        """Open tables of bots until twenty games are in progress."""
        async with httpx.AsyncClient(base_url=f"http://{self.at}", timeout=PATIENCE) as http:
            while len(self.running) < TABLES:
                seats = [{"who": "bot", "bot": "heuristic"}] * 2
                wish = {"game": "gates", "name": "Night", "seats": seats, "settings": {"pace": 0}}
                answer = await http.post("/api/tables", json=wish)
                answer.raise_for_status()
                self.running.add(answer.json()["table"])

    def watch(self) -> None:
        """Somebody looks at every table, and comes back whenever the line breaks."""
        for id in self.running:
            if id not in self.watching or self.watching[id].done():
                self.watching[id] = asyncio.create_task(self._watch(id))

    async def _watch(self, id: str) -> None:
        lines = self.told.setdefault(id, [])
        while True:
            with suppress(OSError, WebSocketException, TimeoutError):
                async with connect(f"ws://{self.at}/ws", compression=None, max_size=None) as line:
                    hello = {"type": "hello", "v": 1, "n": 0, "table": id, "seen": len(lines)}
                    await line.send(json.dumps(hello))
                    async for text in line:
                        self._note(id, json.loads(text))
                        if id not in self.running:
                            return
            await asyncio.sleep(0.05)

    def _note(self, id: str, message: Json) -> None:
        lines = self.told[id]
        new = {"welcome": message.get("lines", []), "happened": [message.get("line")]}
        for line in new.get(message["type"], []):
            assert line["seq"] == len(lines) + 1, "lines come in order, none twice, none missing"
            lines.append(line)
        if (message.get("table") or {}).get("over"):
            self.running.discard(id)

    async def hear(self, choices: int) -> None:
        """Wait for a number of further choices, or until every game is over."""
        told = self._choices()
        async with asyncio.timeout(PATIENCE):
            while self._choices() < told + choices and self.running:
                await asyncio.sleep(0.02)

    def _choices(self) -> int:
        return sum(line["kind"] == "chosen" for lines in self.told.values() for line in lines)

    async def rest(self) -> None:
        """Nobody watches any more."""
        for task in self.watching.values():
            task.cancel()
        done = await asyncio.gather(*self.watching.values(), return_exceptions=True)
        self.watching.clear()
        for error in done:
            if isinstance(error, Exception):
                raise error

    # ---- what must hold

    async def check(self) -> int:
        """With the server gone: all that was told is in the store, and replays to the same state.

        Returns how many choices were told. A game that is over is looked at once.
        """
        store = await open_store(self.db, self.folder)
        choices = self.checked
        try:
            for id, lines in list(self.told.items()):
                before = choices
                table = Table(id, read_entries(await store.rows(id)))
                assert table.seq >= len(lines)
                for line, past in zip(lines, table.log, strict=False):
                    assert (line["seq"], line["kind"], line["at"]) == (
                        past.seq, past.entry.data()["kind"], past.entry.time,
                    )  # fmt: skip
                    if line["kind"] == "chosen":
                        choices += 1
                        assert line["seat"] == past.entry.data()["seat"]
                        assert [e["name"] for e in line["events"]] == [e.name for e in past.events]
                again = Journal.parse(journal_file(table.journal_in_play))
                assert again.state.hash() == table.journal_in_play.state.hash()
                if id not in self.running:
                    self.checked += choices - before
                    del self.told[id]
        finally:
            await store.close()
        return choices
