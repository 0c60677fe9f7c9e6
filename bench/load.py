"""How many tables one server process holds: `python bench/load.py [tables ...]`.

Four connections a table, one choice a table every two seconds; the time from sending a choice to
the event that tells it, on the chooser's own connection. Server and clients share the machine.
"""

from __future__ import annotations

import asyncio
import gc
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from noctuary.server.config import Config, Limits, Rate
from noctuary.server.run import serve

EVERY = 2.0
SETTLE, MEASURE = 6.0, 20.0
USUAL = (100, 200, 300, 400)
decode = msgspec.json.decode


@contextmanager
def server() -> Iterator[tuple[str, int]]:
    """Run a server with an empty store; yield its address and its process id."""
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port = s.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        env = os.environ | {"NOCTUARY_DATA": folder}
        running = subprocess.Popen([sys.executable, __file__, "--serve", str(port)], env=env)
        at = f"127.0.0.1:{port}"
        try:
            for _ in range(200):
                try:
                    httpx.get(f"http://{at}/health").raise_for_status()
                    break
                except httpx.HTTPError:
                    time.sleep(0.1)
            yield at, running.pid
        finally:
            running.terminate()
            running.wait(20)


def serve_all(port: int) -> None:
    """Run a server without limits for an address."""
    many = Rate(100_000, 100_000)
    limits = Limits(per_address=100_000, requests=many, reads=many, writes=many)
    listening = socket.create_server(("127.0.0.1", port), backlog=2048)
    asyncio.run(serve(Config(limits=limits), listening))


def memory(pid: int) -> float:
    """Return the megabytes of a process in memory."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def open_table(http: httpx.AsyncClient, game: str = "gates") -> dict[str, Any]:
    """Open a table whose four seats are all ours."""
    wish = {"game": game, "name": "Load", "seats": [{"who": "me"}] * 4}
    answer = await http.post("/api/tables", json=wish | {"settings": {"undo": "free"}})
    answer.raise_for_status()
    opened: dict[str, Any] = answer.json()
    return opened


class Player:
    """A connection that knows the pending decision."""

    def __init__(self, seat: int, line: ClientConnection) -> None:
        self.seat, self.line = seat, line
        self.ask: dict[str, Any] | None = None
        self.count = 0
        self.told = asyncio.Event()

    async def listen(self) -> None:
        """Receive every message."""
        async for text in self.line:
            message = decode(text)
            if message["type"] in ("welcome", "happened"):
                self.ask = message["ask"]
                self.told.set()

    async def answer(self, rng: random.Random) -> float:
        """Make a choice; return the seconds until it is sent."""
        assert self.ask is not None
        self.told.clear()
        self.count += 1
        choice = {
            "type": "choose",
            "v": 1,
            "n": self.count,
            "decision": self.ask["decision"],
            "option": rng.choice(self.ask["options"])["id"],
        }
        sent = time.perf_counter()
        await self.line.send(msgspec.json.encode(choice).decode())
        await asyncio.wait_for(self.told.wait(), 30)
        return time.perf_counter() - sent

    async def undo(self, to: int) -> float:
        """Take back choices; return the seconds until that is sent."""
        self.told.clear()
        self.count += 1
        wish = {"type": "undo", "v": 1, "n": self.count, "to": to}
        sent = time.perf_counter()
        await self.line.send(msgspec.json.encode(wish).decode())
        await asyncio.wait_for(self.told.wait(), 30)
        return time.perf_counter() - sent


async def sit(at: str, http: httpx.AsyncClient, game: str = "gates") -> list[Player]:
    """Open a table with four connections."""
    opened = await open_table(http, game)
    players = []
    for key in opened["seats"]:
        line = await connect(f"ws://{at}/ws", origin=f"http://{at}", compression=None)
        hello = {"type": "hello", "v": 1, "n": 0, "table": opened["table"], "keys": [key["key"]]}
        await line.send(msgspec.json.encode(hello).decode())
        players.append(Player(key["seat"], line))
    return players


async def play(players: list[Player], times: list[tuple[float, float]], stop: float) -> None:
    """Choose every two seconds, until time is up or the game is over."""
    rng = random.Random(id(players))
    await asyncio.sleep(rng.random() * EVERY)
    while time.perf_counter() < stop:
        due = time.perf_counter() + EVERY
        ask = players[0].ask
        if ask is None:
            return
        times.append((time.perf_counter(), await players[ask["seat"]].answer(rng)))
        await asyncio.sleep(max(0.0, due - time.perf_counter()))


async def load(at: str, tables: int) -> list[float]:
    """Return the sorted times of all choices once the tables have settled."""
    async with httpx.AsyncClient(base_url=f"http://{at}", timeout=60) as http:
        every = [await sit(at, http) for _ in range(tables)]
    listening = [asyncio.create_task(p.listen()) for t in every for p in t]
    await asyncio.gather(*(p.told.wait() for t in every for p in t))
    times: list[tuple[float, float]] = []
    begin = time.perf_counter()
    await asyncio.gather(*(play(t, times, begin + SETTLE + MEASURE) for t in every))
    for task in listening:
        task.cancel()
    await asyncio.gather(*(p.line.close() for t in every for p in t))
    return sorted(took for when, took in times if when > begin + SETTLE)


def part(times: list[float], share: float) -> float:
    """Return the milliseconds within which a share of the choices was sent."""
    return 1000 * times[min(len(times) - 1, int(share * len(times)))]


async def idle(at: str, pid: int, tables: int = 300) -> float:
    """Return the kilobytes of a table without connections."""
    async with httpx.AsyncClient(base_url=f"http://{at}", timeout=60) as http:
        for _ in range(20):
            await open_table(http)
        before = memory(pid)
        for _ in range(tables):
            await open_table(http)
    return 1000 * (memory(pid) - before) / tables


async def asked(players: list[Player]) -> Player:
    """Return the player who is asked, once all connections know."""
    while len({p.ask and p.ask["decision"] for p in players}) != 1:
        await asyncio.sleep(0.001)
    return players[players[0].ask["seat"]] if players[0].ask else players[0]


async def flat(at: str) -> tuple[float, float, int]:
    """Return milliseconds of the first 60 choices, and of as many after thousands of log lines."""
    async with httpx.AsyncClient(base_url=f"http://{at}", timeout=60) as http:
        players = await sit(at, http)
    listening = [asyncio.create_task(p.listen()) for p in players]
    await asyncio.gather(*(p.told.wait() for p in players))

    async def choices(count: int) -> float:
        rng, took = random.Random(4), []
        for _ in range(count):
            took.append(await (await asked(players)).answer(rng))
        return 1000 * sorted(took)[len(took) // 2]

    early = await choices(60)
    lines = 60
    for _ in range(20):
        await (await asked(players)).undo(0)
        await choices(150)
        lines += 151
    await (await asked(players)).undo(0)
    late = await choices(60)
    for task in listening:
        task.cancel()
    await asyncio.gather(*(p.line.close() for p in players))
    return early, late, lines


async def whole(at: str, game: str) -> tuple[int, float, float, float]:
    """Play a random game; return choices, median and slowest of the last 100, an undo's time."""
    async with httpx.AsyncClient(base_url=f"http://{at}", timeout=60) as http:
        players = await sit(at, http, game)
    listening = [asyncio.create_task(p.listen()) for p in players]
    await asyncio.gather(*(p.told.wait() for p in players))
    rng, took, back = random.Random(4), [], []
    while (player := await asked(players)).ask:
        took.append(await player.answer(rng))
        if len(took) % 50 == 0 and player.ask:
            back.append(await player.undo(len(took) - 1))
            await (await asked(players)).answer(rng)
    for task in listening:
        task.cancel()
    await asyncio.gather(*(p.line.close() for p in players))
    last = sorted(took[-100:])
    return len(took), 1000 * last[len(last) // 2], 1000 * last[-1], 1000 * max(back)


def main() -> None:
    """Print the table."""
    if sys.argv[1:2] == ["--serve"]:
        serve_all(int(sys.argv[2]))
        return
    gc.disable()  # the clients' own pauses are not the server's
    counts = [int(x) for x in sys.argv[1:]] or list(USUAL)
    print("| tables of four seats | choices | p50 ms | p99 ms | slowest ms |")
    print("| --: | --: | --: | --: | --: |")
    for count in counts:
        with server() as (at, _):
            times = asyncio.run(load(at, count))
        print(
            f"| {count} | {len(times)} | {part(times, 0.5):.1f} | {part(times, 0.99):.1f} | "
            f"{1000 * times[-1]:.1f} |",
            flush=True,
        )
    with server() as (at, pid):
        print(f"An idle table takes {asyncio.run(idle(at, pid)):.0f} kB in memory.")
    with server() as (at, _):
        early, late, lines = asyncio.run(flat(at))
    print(f"A choice takes {early:.1f} ms at first, {late:.1f} ms after {lines} lines of log.")
    with server() as (at, _):
        n, usual, slowest, back = asyncio.run(whole(at, "arkham"))
    print(f"Arkham, four seats, {n} choices: {usual:.1f} ms a choice at the end of the game,")
    print(f"{slowest:.1f} ms the slowest of the last 100, {back:.1f} ms the slowest undo.")


if __name__ == "__main__":
    main()
