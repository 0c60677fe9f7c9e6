"""How a server is run, and how much it puts up with."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from noctuary.plugin.http import Workspace
from noctuary.table.store.connect import data_folder
from noctuary.table.workers.fair_queue import ROUND_SECONDS

KB, MB = 1024, 1024 * 1024
EVERYWHERE = ("0.0.0.0", "::", "")
"""Hosts that mean every address of this machine."""


@dataclass(frozen=True)
class Rate:
    """How often something may happen: so many a second on average, so many at once."""

    per_second: float
    burst: float


@dataclass(frozen=True)
class Limits:
    """More than people at tables need, less than what would hurt them."""

    message: int = 64 * KB
    """Bytes of a message over the WebSocket, and of a request over HTTP."""
    journal: int = 4 * MB
    """Bytes of an uploaded journal."""
    file: int = 5 * MB
    """Bytes of an uploaded file that table options may name."""
    connections: int = 4_000
    """Connections altogether, fewer where the system allows fewer open files."""
    per_address: int = 200
    """Connections from one address to tables; with those that ask over HTTP, twice as many."""
    per_table: int = 100
    """Connections to one table."""
    rows: int = 200_000
    """Rows of all tables together at which one address is: they are in memory for it."""
    waiting: int = 1_000
    """Messages that wait for a slow client before it is let go."""
    waiting_bytes: int = 4 * MB
    header_seconds: float = 10.0
    """Seconds until a request must have come, its body aside, on a new connection or after an
    answer; of several at once the next is read when the one before is answered.
    """
    head_bytes: int = 16 * KB
    """Bytes of a request, its body aside."""
    unread_seconds: float = 30.0
    """Seconds in which a client must take what waits for it, which is never much over HTTP."""
    hello_seconds: float = 10.0
    """Seconds until a connection must have said who it is."""
    linger_seconds: float = 10.0
    """Seconds that a client has to read why its WebSocket is closed, until it is cut."""
    requests: Rate = Rate(20, 60)
    """Of one connection."""
    reads: Rate = Rate(30, 200)
    """Over HTTP, and connections begun; from one address, as all below."""
    chat_rate: Rate = Rate(1, 15)
    """Chat."""
    command_rate: Rate = Rate(1, 30)
    """Names, settings, stand-ins, choices taken back, seats that face the screen."""
    webhooks: Rate = Rate(0.1, 5)
    """Addresses to be called at."""
    queries: int = 4
    """Hints, try-outs and labours of tools thought about at once."""
    round: float = ROUND_SECONDS
    """Seconds in which the bots of all tables that wait have a turn to think."""
    writes: Rate = Rate(2, 40)
    """Tables opened and joined."""
    tools: Rate = Rate(5, 60)
    """Decks checked and odds computed."""
    files: Rate = Rate(0.1, 10)
    """Journals and other files uploaded, and problems reported."""
    key_guesses: Rate = Rate(0.2, 30)
    """Keys that open nothing, and tables that do not exist."""


@dataclass(frozen=True)
class Config:
    """What the one who runs a server decides."""

    host: str = "127.0.0.1"
    db: str = ""
    """Where tables are kept; empty: in the data folder."""
    data: Path = field(default_factory=data_folder)
    """Where problem reports are kept."""
    origins: tuple[str, ...] = ()
    """Other addresses under which the server is known, such as https://table.example.org."""
    webhooks: Literal["public", "any"] = "public"
    """Whether a webhook may also lead into the server's own network."""
    metrics: Literal["local", "public"] = "local"
    workers: int | None = None
    """Processes in which bots think; None: one for each core but one."""
    limits: Limits = Limits()
    workspace: Workspace | None = None
    """A folder of this machine that a page of a game reads and writes."""
