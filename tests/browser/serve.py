"""The server of the browser tests: it deals the same cards each time, limits no rates, and gives
uploaded journals full priority.
"""

from __future__ import annotations

import asyncio
import secrets
import socket
import sys
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

from noctuary.kernel.runtime.chance import ChanceKey
from noctuary.server.observability.logs import start_logging
from noctuary.server.run import serve
from noctuary.table import uploads
from noctuary.table.model import creation
from noctuary.table.workers import bot_service
from tests.server.house import EASY, MANY, config
from tests.support import PATIENCE

SEED = 5
"""Seed of every campaign."""
KEY = ChanceKey(bytes([SEED] * 32))
"""Chance key of every table opened without a seed; its bots draw from the same key."""
LIMITS = replace(EASY, key_guesses=MANY, hello_seconds=PATIENCE)


def main() -> None:
    """Serve at the open socket given first, with the data folder given second."""
    listening, data = sys.argv[1:]
    secrets.randbits = lambda bits: SEED
    creation.ChanceKey = SimpleNamespace(generate=lambda: KEY)  # type: ignore[misc, assignment]
    uploads.NICENESS = 0
    bot_service.MAX_JOB_SECONDS = PATIENCE
    start_logging("info")
    asyncio.run(serve(config(Path(data), limits=LIMITS), socket.socket(fileno=int(listening))))
