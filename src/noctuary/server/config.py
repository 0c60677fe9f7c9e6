"""Configuration and limits of a server."""

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
    """A rate limit: events per second on average, and in a burst."""

    per_second: float
    burst: float


@dataclass(frozen=True)
class Limits:
    """The limits of a server: more than people at tables need, less than what would hurt them."""

    message: int = 64 * KB
    """Bytes of a message over the WebSocket, and of a request over HTTP."""
    journal: int = 4 * MB
    """Bytes of an uploaded journal."""
    file: int = 5 * MB
    """Bytes of an uploaded file that table options may name."""
    connections: int = 4_000
    """Connections altogether; fewer where the system allows fewer open files."""
    per_address: int = 200
    """Connections from one address to tables; HTTP included, twice as many."""
    per_table: int = 100
    """Connections to one table."""
    rows: int = 200_000
    """Entries of all tables together that one address keeps in memory."""
    waiting: int = 1_000
    """Messages queued for a slow client until it is disconnected."""
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
    """HTTP requests and new connections of one address; all rates below are of one address."""
    chat_rate: Rate = Rate(1, 15)
    """Chat."""
    command_rate: Rate = Rate(1, 30)
    """Names, settings, stand-ins, undo, votes, changes of the viewer."""
    webhooks: Rate = Rate(0.1, 5)
    """Webhooks set."""
    queries: int = 4
    """Hints, try-outs and jobs of tools in progress at once."""
    round: float = ROUND_SECONDS
    """Seconds of a round, in which every address that waits gets a worker."""
    writes: Rate = Rate(2, 40)
    """Tables opened and joined."""
    tools: Rate = Rate(5, 60)
    """Decks checked and odds computed."""
    files: Rate = Rate(0.1, 10)
    """Uploads and problem reports."""
    key_guesses: Rate = Rate(0.2, 30)
    """Access keys that open nothing, and tables that do not exist."""


@dataclass(frozen=True)
class Config:
    """What the operator of a server decides."""

    host: str = "127.0.0.1"
    db: str = ""
    """The store of tables; empty: in the data folder."""
    data: Path = field(default_factory=data_folder)
    """The folder of problem reports."""
    origins: tuple[str, ...] = ()
    """Other origins of the server, such as https://table.example.org."""
    webhooks: Literal["public", "any"] = "public"
    """Whether a webhook may lead into the server's own network."""
    metrics: Literal["local", "public"] = "local"
    workers: int | None = None
    """Worker processes for searches; None: one for each core but one."""
    limits: Limits = Limits()
    workspace: Workspace | None = None
    """A folder of this machine that a page of a game reads and writes."""
