"""People who send requests and are gone before the answer, all at the same moment."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.server.house import House, Json
from tests.support import PATIENCE


def addresses(count: int) -> list[str]:
    """Return addresses that a proxy may forward."""
    return [f"198.51.100.{n + 1}" for n in range(count)]


class Seat:
    """A seat at a table with a bot, for one connection after another."""

    def __init__(self, house: House, address: str, bot: str) -> None:
        self.house, self.address = house, address
        opened = house.post("/api/tables", wish("me", bot), 201, **{"x-forwarded-for": address})
        self.table: str = opened["table"]
        self.keys = [k["key"] for k in opened["seats"]]

    async def come(self) -> Line:
        """Connect, and wait for a decision."""
        line = await self.look_in()
        while not line.my_turn:
            await line.until("happened")
        return line

    async def look_in(self) -> Line:
        """Connect."""
        where = f"ws://127.0.0.1:{self.house.port}/ws"
        headers = {"x-forwarded-for": self.address}
        socket = await connect(
            where,
            additional_headers=headers,
            max_size=None,
            max_queue=None,
            open_timeout=PATIENCE,
            ping_interval=None,
            compression=None,
        )
        line = Line(socket)
        await line.send("hello", table=self.table, keys=self.keys)
        await line.until("welcome")
        return line


def wish(*seats: str) -> Json:
    """Return the body of a request for a table with these seats."""
    who = [{"who": s} if s == "me" else {"who": "bot", "bot": s} for s in seats]
    settings = {"pace": 0, "undo": "free"}
    return {"game": "gates", "name": "Ann", "seed": 5, "settings": settings, "seats": who}


class Line:
    """A connection without overhead."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket, self.n = socket, 0
        self.ask: Json | None = None
        self.stood = 0
        """How many choices stood before the last one."""

    @property
    def my_turn(self) -> bool:
        """Whether there is something to choose."""
        return self.ask is not None and bool(self.ask["options"])

    async def play(self) -> None:
        """Choose until it is somebody else's turn."""
        while self.my_turn:
            assert self.ask is not None
            self.stood = self.ask["number"]
            option = self.ask["options"][0]["id"]
            await self.send("choose", decision=self.ask["decision"], option=option)
            if (await self.until("happened", "refused"))["type"] == "refused":
                return

    async def take_back(self) -> None:
        """Take the last choice back."""
        await self.send("undo", to=self.stood)
        while (await self.until("happened", "refused"))["type"] != "refused" and not self.my_turn:
            pass

    async def change_mind(self) -> None:
        """Choose, undo, choose anew."""
        if self.my_turn:
            await self.play()
            await self.take_back()
            await self.play()

    async def send(self, type: str, **fields: Any) -> None:
        """Send a request."""
        self.n += 1
        await self.socket.send(json.dumps({"v": 1, "type": type, "n": self.n} | fields))

    async def until(self, *types: str) -> Json:
        """Receive until there is a message of such a type."""
        while True:
            async with asyncio.timeout(PATIENCE):
                message: Json = json.loads(await self.socket.recv())
            if message["type"] in ("welcome", "happened"):
                self.ask = message["ask"]
            if message["type"] in types:
                return message

    def break_off(self) -> None:
        """Break the connection off."""
        self.socket.transport.abort()
