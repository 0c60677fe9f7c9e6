"""A server that opens and closes tables for hours needs no more memory at the end."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import statistics
import subprocess
import sys
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.support import PATIENCE

Json = dict[str, Any]
SERVER = """
import asyncio, socket, sys
from noctuary.server.config import Config, Limits, Rate
from noctuary.server.observability.logs import start_logging
from noctuary.server.run import serve
from noctuary.table import hub

hub.IDLE_SECONDS = 15.0  # rooms leave soon, but not while new: garbage among those is found
many = Rate(10_000, 10_000)
limits = Limits(requests=many, reads=many, writes=many, chat_rate=many, per_address=1_000)
start_logging("error")
listening = socket.create_server(("127.0.0.1", int(sys.argv[1])))
asyncio.run(serve(Config(db=sys.argv[2], workers=1, limits=limits), listening))
"""
GUESTS = 4
"""People at once."""
LINES = 50
"""Tables that each of them stays at."""
FLAT = 1.0
"""Megabytes a minute by which the second half of the night may grow: noise, not tables."""


def seconds() -> float:
    """Return the duration: NOCTUARY_SOAK_SECONDS, or half an hour."""
    return float(os.environ.get("NOCTUARY_SOAK_SECONDS", "1800"))


@contextmanager
def server(folder: Path) -> Iterator[tuple[str, int]]:
    """Start a server process with the usual settings; return its address and its id."""
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port = s.getsockname()[1]
    command = [sys.executable, "-c", SERVER, str(port), str(folder / "tables.db")]
    process = subprocess.Popen(command, env=os.environ | {"NOCTUARY_DATA": str(folder)})
    try:
        late = time.monotonic() + PATIENCE
        while not answers(port):
            assert process.poll() is None and time.monotonic() < late, "it did not start"
            time.sleep(0.05)
        yield f"127.0.0.1:{port}", process.pid
    finally:
        process.terminate()
        process.wait(PATIENCE)


def answers(port: int) -> bool:
    """Return whether the server answers."""
    try:
        found = httpx.get(f"http://127.0.0.1:{port}/health", timeout=PATIENCE)
    except httpx.HTTPError:
        return False
    return found.status_code == 200


def megabytes(pid: int) -> float:
    """Return the memory of a process."""
    status = Path(f"/proc/{pid}/status").read_text()
    (line,) = [x for x in status.splitlines() if x.startswith("VmRSS:")]
    return int(line.split()[1]) / 1024


class Guest:
    """A person who opens tables, plays a little, and leaves in one way or another."""

    def __init__(self, at: str, http: httpx.AsyncClient) -> None:
        self.at, self.http = at, http
        self.tables = 0
        self.lines: deque[ClientConnection] = deque()

    async def come_and_go(self, until: float) -> None:
        """Visit one table after another."""
        while time.monotonic() < until:
            keys = await self._open()
            self.tables += 1
            if self.tables % 5 == 0:
                continue  # nobody ever enters it
            self.lines.append(await connect(f"ws://{self.at}/ws", max_size=None))
            await self._play(self.lines[-1], keys)
            if len(self.lines) > LINES:
                await self._leave(self.lines.popleft())
        for line in self.lines:
            await line.close()

    async def _leave(self, line: ClientConnection) -> None:
        """Leave, or break the connection off."""
        if self.tables % 3 == 0:
            line.transport.abort()
        else:
            await line.close()

    async def _open(self) -> Json:
        seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
        wish = {"game": "gates", "name": "Ann", "seats": seats, "settings": {"pace": 0}}
        answer = await self.http.post(f"http://{self.at}/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        keys: Json = answer.json()
        return keys

    async def _play(self, line: ClientConnection, keys: Json) -> None:
        """Take a seat, choose five times, chat, and send requests that are refused."""
        held = [keys["seats"][0]["key"], keys["host"]]
        ask = (await self._ask(line, 1, "hello", table=keys["table"], keys=held))["ask"]
        for n in range(2, 7):
            while not ask["options"]:
                ask = (await self._hear(line))["ask"] or ask
            wish = {"decision": ask["decision"], "option": ask["options"][0]["id"]}
            ask = await self._chosen(line, n, wish)
        await self._ask(line, 7, "say", text="Hello?")
        await self._ask(line, 8, "choose", decision=1, option="nothing")
        await self._ask(line, 9, "try")

    async def _chosen(self, line: ClientConnection, n: int, wish: Json) -> Json:
        """Choose; return the next decision."""
        await self._send(line, n, "choose", wish)
        while (message := await self._hear(line)).get("to") != n:
            ask: Json = message.get("ask") or {}
        return ask

    async def _ask(self, line: ClientConnection, n: int, type: str, **wish: Any) -> Json:
        """Send a request; return the answer."""
        await self._send(line, n, type, wish)
        while (message := await self._hear(line)).get("to") != n:
            if n == 1 and message["type"] == "welcome":
                break
        return message

    async def _send(self, line: ClientConnection, n: int, type: str, wish: Json) -> None:
        await line.send(json.dumps({"v": 1, "type": type, "n": n} | wish))

    async def _hear(self, line: ClientConnection) -> Json:
        async with asyncio.timeout(PATIENCE):
            message: Json = json.loads(await line.recv())
        return message


async def night(at: str, pid: int, until: float) -> tuple[int, list[tuple[float, float]]]:
    """Return how many tables were opened, and the server's memory from second to second."""
    samples = []
    async with httpx.AsyncClient(timeout=PATIENCE) as http:
        guests = [Guest(at, http) for _ in range(GUESTS)]
        coming = asyncio.gather(*(g.come_and_go(until) for g in guests))
        while not coming.done():
            samples.append((time.monotonic() / 60, megabytes(pid)))
            await asyncio.wait([coming], timeout=1)
        await coming
    return sum(g.tables for g in guests), samples


@pytest.mark.soak
def test_memory_stays_flat(tmp_path: Path) -> None:
    with server(tmp_path) as (at, pid):
        tables, samples = asyncio.run(night(at, pid, time.monotonic() + seconds()))
    half = samples[len(samples) // 2 :]
    slope = statistics.linear_regression(*zip(*half, strict=True)).slope
    shown = [f"{samples[k][1]:.1f}" for k in (0, len(samples) // 2, -1)]
    print(f"{tables} tables; MB at start, middle, end: {', '.join(shown)}; {slope:+.2f} a minute")
    assert slope < FLAT, f"{slope:.2f} MB a minute"
