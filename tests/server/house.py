"""A real server on a free port, and clients as anybody could write them."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from threading import Event, Thread
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from noctuary.server.config import Config, Limits, Rate
from noctuary.server.context import ServerContext
from noctuary.server.run import Server, serve
from noctuary.table.hub import Hub
from tests.support import PATIENCE

MANY = Rate(5_000, 5_000)
EASY = replace(
    Limits(),
    requests=MANY,
    reads=MANY,
    chat_rate=MANY,
    command_rate=MANY,
    webhooks=MANY,
    writes=MANY,
    tools=MANY,
    files=MANY,
)
"""Limits that tests do not notice."""
Json = dict[str, Any]


class House:
    """A server in a thread of its own."""

    def __init__(self, config: Config, proxies: tuple[str, ...] = ()) -> None:
        self._listening = socket.create_server((config.host, 0))
        self._listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)
        self.port: int = self._listening.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE)
        self._server: Server | None = None
        self._ready = Event()
        self._thread = Thread(target=self._serve, args=(config, proxies), daemon=True)
        self._thread.start()
        assert self._ready.wait(PATIENCE)

    def _serve(self, config: Config, proxies: tuple[str, ...]) -> None:
        def ready(server: Server) -> None:
            self._server = server
            self._ready.set()

        asyncio.run(serve(config, self._listening, proxies, ready))

    @property
    def hub(self) -> Hub:
        """The rooms of the server."""
        return self.context.hub

    @property
    def context(self) -> ServerContext:
        """The context of the server."""
        assert self._server is not None
        app = self._server.config.app
        while not hasattr(app, "routes"):
            app = app.app
        (door,) = [r.app for r in app.routes if r.path == "/ws"]
        context: ServerContext = door.context
        return context

    def close(self) -> None:
        """Stop the server as a signal would."""
        assert self._server is not None
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        self.http.close()

    def post(self, path: str, body: Json, status: int = 200, **headers: str) -> Json:
        """Send a POST; return the answer."""
        answer = self.http.post(path, json=body, headers=headers)
        assert answer.status_code == status, answer.text
        found: Json = answer.json()
        return found

    def open(self, *seats: str, **more: Any) -> Json:
        """Open a table: seats are `me`, `open`, or a bot."""
        wish: Json = {"game": "gates", "name": "Ann", "seed": 5, "settings": {"pace": 0}}
        wish["seats"] = [
            {"who": s} if s in ("me", "open") else {"who": "bot", "bot": s} for s in seats
        ]
        wish["settings"] |= more.pop("settings", {})
        return self.post("/api/tables", wish | more, 201)

    def join(self, table: str, name: str, **more: Any) -> str:
        """Take a seat; return its access key."""
        keys = self.post(f"/api/tables/{table}/join", {"name": name} | more, 201)
        key: str = keys["seats"][0]["key"]
        return key

    @contextmanager
    def sit(self, table: str, *keys: str, **hello: Any) -> Iterator[Client]:
        """Connect a client that is welcomed."""
        with self.connect() as client:
            client.hello(table, *keys, **hello)
            yield client

    @contextmanager
    def connect(self, **headers: str) -> Iterator[Client]:
        """Connect a client that has sent nothing yet."""
        where = f"ws://127.0.0.1:{self.port}/ws"
        with connect(
            where,
            additional_headers=headers,
            max_size=None,
            max_queue=None,
            open_timeout=PATIENCE,
        ) as line:
            yield Client(line)


class Client:
    """What one connection has received, and what it makes of it."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.n = 0
        self.lines: list[Json] = []
        self.welcome: Json = {}
        self.table: Json = {}
        self.view: Any = None
        self.ask: Json | None = None
        self.seq = 0

    # ---- speaking

    def post(self, type: str, **fields: Any) -> int:
        """Send a request; return its number."""
        self.n += 1
        self.line.send(json.dumps({"v": 1, "type": type, "n": self.n} | fields))
        return self.n

    def request(self, type: str, **fields: Any) -> Json:
        """Send a request; return the answer."""
        n = self.post(type, **fields)
        return self.until(lambda m: m.get("to") == n)

    def refused(self, type: str, **fields: Any) -> Json:
        """Send a request that must be refused."""
        answer = self.request(type, **fields)
        assert answer["type"] == "refused", answer
        return answer

    def done(self, type: str, **fields: Any) -> None:
        """Send a request that must be granted."""
        answer = self.request(type, **fields)
        assert answer["type"] == "done", answer

    def hello(self, table: str, *keys: str, **more: Any) -> Json:
        """Send a hello; return the welcome."""
        self.post("hello", table=table, keys=list(keys), **more)
        return self.until(lambda m: m["type"] == "welcome")

    def choose(self, option: str | None = None) -> None:
        """Choose an option, by default the first."""
        assert self.ask is not None and self.ask["options"], self.ask
        chosen = option or self.ask["options"][0]["id"]
        self.done("choose", decision=self.ask["decision"], option=chosen)

    # ---- listening

    def hear(self) -> Json:
        """Return the next message, applied as the protocol says."""
        message: Json = json.loads(self.line.recv(PATIENCE))
        assert message["v"] == 1
        self.seq = max(self.seq, message["seq"])
        match message["type"]:
            case "welcome":
                self.welcome = message
                if message["since"] != (self.lines[-1]["seq"] if self.lines else 0):
                    self.lines = []
                self.lines += message["lines"]
                self.table, self.view, self.ask = (
                    message["table"], message["view"], message["ask"],
                )  # fmt: skip
            case "happened":
                assert message["line"]["seq"] == self.lines[-1]["seq"] + 1, "no line is missing"
                self.lines.append(message["line"])
                self.ask = message["ask"]
                self.table = message["table"] or self.table
                if message["view"] is not None:
                    self.view = message["view"]
                for path in message["gone"]:
                    without(self.view, path)
                for change in message["patch"] or ():
                    self.view = patched(self.view, change["path"], change["value"])
            case "changed":
                self.table = message["table"]
            case "lines":
                self.lines = message["lines"] + self.lines
            case "refused" if message["ask"] is not None:
                self.ask = message["ask"]
        return message

    def until(self, wanted: Callable[[Json], Any]) -> Json:
        """Receive until a message is the one that is waited for."""
        while True:
            message = self.hear()
            if wanted(message):
                return message

    def my_turn(self) -> bool:
        """Receive until there is something to choose; return False once the game is over."""
        while not self.table["over"]:
            if self.my_turn_now():
                return True
            self.hear()
        return False

    def my_turn_now(self) -> bool:
        """Return whether there is something to choose, as far as is known."""
        return self.ask is not None and bool(self.ask["options"])

    def read_up(self) -> None:
        """Read the log back to its first line."""
        while (first := self.lines[0]["seq"]) > 1:
            told = self.request("earlier", before=first)
            assert told["lines"][-1]["seq"] == first - 1, "no line is missing"

    def closed(self) -> int:
        """Receive until the connection is closed; return the close code."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as e:
            assert e.rcvd is not None
            return e.rcvd.code


def patched(view: Any, path: list[Any], value: Any) -> Any:
    """Return a view with another value somewhere in it."""
    if not path:
        return value
    below = view.get(path[0]) if isinstance(view, dict) else view[path[0]]
    view[path[0]] = patched(below, path[1:], value)
    return view


def without(view: Any, path: list[Any]) -> None:
    """Remove something from a view."""
    for step in path[:-1]:
        view = view[step]
    del view[path[-1]]


def config(folder: Path, **more: Any) -> Config:
    """Return the configuration of a server with its own folder."""
    return Config(**{"data": folder, "workers": 1, "limits": EASY} | more)
