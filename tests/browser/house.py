"""A server of its own for the browser tests, which may be killed and restarted."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx

from noctuary.games.gates import GAME
from noctuary.kernel import load
from noctuary.kernel.journal import Journal
from noctuary.table.model.table import journal_file
from noctuary.table.uploads import MAX_JOURNAL_SECONDS
from tests.browser.words import ROOT
from tests.support import PATIENCE

STATIC = ROOT / "src/noctuary/server/static/index.html"
SERVER = [sys.executable, "-c", "from tests.browser.serve import main; main()"]
Json = dict[str, Any]


class House:
    """A server in a process of its own, with its own folder."""

    def __init__(self, data: Path) -> None:
        assert STATIC.exists(), "the web client is not built: python web/build.py"
        self.data, self.log = data, data / "server.log"
        self._address = reserved()
        self.port: int = self._address.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        # The server may close a kept-alive connection just when a request is sent.
        once = httpx.Limits(max_keepalive_connections=0)
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE, limits=once)
        self.start()

    def start(self) -> None:
        """Start the server, or restart it at the same port."""
        self._serve(socket.create_server(("127.0.0.1", self.port)))

    def _serve(self, door: socket.socket) -> None:
        """Start a process on the listening socket and wait until it is healthy."""
        with door, self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*SERVER, str(door.fileno()), str(self.data)],
                cwd=ROOT,
                pass_fds=[door.fileno()],
                stdout=log,
                stderr=log,
            )
        late = time.monotonic() + PATIENCE
        while not self._answers():
            well = self.process.poll() is None and time.monotonic() < late
            assert well, f"there is no server:\n{self.log.read_text()}"

    def _answers(self) -> bool:
        try:
            return self.http.get("/health").is_success
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """Kill the process without warning."""
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        """Terminate the process as a person would."""
        self.process.terminate()
        self.process.wait(PATIENCE)
        self.http.close()
        self._address.close()

    def post(self, path: str, body: Json) -> Json:
        """Post JSON to the server. The request must succeed."""
        answer = self.http.post(path, json=body)
        assert answer.is_success, answer.text
        found: Json = answer.json()
        return found

    def open(self, *seats: str, name: str = "Ann", **more: Any) -> Table:
        """Open a table. A seat is `me`, `me:Bob` (at the same screen), `open`, or a bot."""
        run = {"pace": 0} | more.pop("settings", {})
        wish = {"game": "gates", "name": name, "seed": 5, "settings": run}
        keys = self.post("/api/tables", wish | {"seats": [*map(seat, seats)]} | more)
        return Table(self.url, keys)

    def finished(self, seats: int = 3) -> Table:
        """Return a table with a finished game."""
        game = Journal(load(GAME), seats, seed=5)
        while not game.state.over:
            game.choose(game.state.legal()[-1])
        return self.upload(game)

    def upload(self, game: Journal) -> Table:
        """Return a table opened from a journal, waiting until the server has replayed it."""
        path, file = "/api/journals?name=Ann", journal_file(game)
        answer = self.http.post(path, content=file, timeout=MAX_JOURNAL_SECONDS)
        assert answer.is_success, answer.text
        return Table(self.url, answer.json())

    def join(self, table: Table, name: str) -> str:
        """Join a table and return the link to the seat."""
        wish = {"name": name, "invite": table.keys["invite"]}
        keys = self.post(f"/api/tables/{table.id}/join", wish)
        return f"{table.link}#k={keys['seats'][0]['key']}"


def reserved() -> socket.socket:
    """Reserve a port, which nobody else gets while no server listens there."""
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    return held


def seat(who: str) -> Json:
    """Return the JSON of a seat of a new table."""
    kind, _, name = who.partition(":")
    if kind in ("me", "open"):
        return {"who": kind, "name": name}
    return {"who": "bot", "bot": kind}


class Table:
    """The links of an open table."""

    def __init__(self, url: str, keys: Json) -> None:
        self.keys = keys
        self.id: str = keys["table"]
        self.link = f"{url}/t/{self.id}"
        self.watch = f"{self.link}#w={keys['watch']}"
        self.invite = f"{self.link}#i={keys['invite']}"
        self.seats = f"{self.link}#" + "&".join(f"k={s['key']}" for s in keys["seats"])
