"""Helpers of the tests of every game."""

import os
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NoReturn, TypeVar

import pytest

PATIENCE = 120.0
"""Seconds that a busy machine may take for anything."""

card = pytest.mark.card
"""Names the printed cards whose effect a test shows: `@card("01016")`."""

clause = pytest.mark.clause
"""Cites the rule clauses a test shows: `@clause("GATE-087")`. `test_ledger.py` reads the ids."""

fuzz = pytest.mark.fuzz
"""A test that looks for trouble, as often as `trials` says."""

Picked = TypeVar("Picked")


def trials(few: int) -> Iterator[int]:
    """Yield numbers of trials: a few, and as many more as fit in NOCTUARY_FUZZ_SECONDS."""
    end, n = time.monotonic() + float(os.environ.get("NOCTUARY_FUZZ_SECONDS", "0")), 0
    while n < few or time.monotonic() < end:
        yield n
        n += 1


class Attacks(Random):
    """A source of chance that remembers what it picked from lists of attacks, by their names."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.left: dict[str, set[int]] = {}

    def pick(self, name: str, attacks: Sequence[Picked]) -> Picked:
        """Return an attack; every other time one that was not met yet, while there are any."""
        left = self.left.setdefault(name, {*range(len(attacks))})
        new = left and self.random() < 0.5
        n = self.choice(sorted(left)) if new else self.randrange(len(attacks))
        left.discard(n)
        return attacks[n]

    def met(self) -> set[str]:
        """Return the lists of which every attack was met."""
        return {name for name, left in self.left.items() if not left}


def missing(what: str) -> NoReturn:
    """Skip a test for which this machine lacks something; NOCTUARY_SKIP=none makes it fail."""
    if os.environ.get("NOCTUARY_SKIP") == "none":
        pytest.fail(what)
    pytest.skip(what)


WRONG_FILES = (
    "missing", "empty", "folder", "pipe", "device", "loop", "forbidden", "utf-16", "binary",
    "null", "number", "deep",
)  # fmt: skip
"""Kinds of files that cannot be read."""


def wrong_file(sort: str, path: Path) -> None:
    """Put a file of one of the WRONG_FILES somewhere."""
    match sort:
        case "folder":
            path.mkdir()
        case "pipe":
            os.mkfifo(path)
        case "device":
            path.symlink_to("/dev/zero")
        case "loop":
            path.symlink_to(path)
        case "forbidden":
            path.symlink_to("/proc/self/mem" if os.geteuid() == 0 else "/etc/shadow")
        case "missing":
            pass
        case _:
            path.write_bytes(CONTENTS[sort])


CONTENTS = {
    "empty": b"",
    "utf-16": '{"report":1,"seats":[]}\n'.encode("utf-16"),
    "binary": bytes(range(256)) * 40,
    "null": b"null\n",
    "number": b"1e999\n",
    "deep": b"[" * 100_000,
}
