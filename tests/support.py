"""What tests of every game are written with."""

import os
from pathlib import Path
from typing import NoReturn

import pytest

PATIENCE = 120.0
"""Seconds that a busy machine may take for anything."""

card = pytest.mark.card
"""Names the printed cards whose effect a test shows: `@card("01016")`."""

clause = pytest.mark.clause
"""Cites the rule clauses a test shows: `@clause("GATE-087")`. `test_ledger.py` reads the ids."""

fuzz = pytest.mark.fuzz
"""A test that looks for trouble for as long as `fuzz_seconds` says."""


def fuzz_seconds() -> float:
    """How long a fuzzer looks for trouble: NOCTUARY_FUZZ_SECONDS, or a minute."""
    return float(os.environ.get("NOCTUARY_FUZZ_SECONDS", "60"))


def missing(what: str) -> NoReturn:
    """Skips a test for which this machine lacks something; NOCTUARY_SKIP=none allows none of it."""
    if os.environ.get("NOCTUARY_SKIP") == "none":
        pytest.fail(what)
    pytest.skip(what)


WRONG_FILES = (
    "missing", "empty", "folder", "pipe", "device", "loop", "forbidden", "utf-16", "binary",
    "null", "number", "deep",
)  # fmt: skip
"""Sorts of files that hold nothing anybody wants to read."""


def wrong_file(sort: str, path: Path) -> None:
    """Puts a file of one of the WRONG_FILES somewhere."""
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
