"""Files of journals: read within a limit, written to last."""

from __future__ import annotations

import errno
import os
import stat
from io import FileIO
from pathlib import Path
from typing import IO

from ..errors import BadJournal

try:
    import fcntl
except ImportError:  # Windows: two processes that play one journal go unnoticed
    fcntl = None  # type: ignore[assignment]


def read_file(path: str | os.PathLike[str], largest: int) -> bytes:
    """Return the bytes of a plain file of at most `largest` bytes; raise OSError for others."""
    with open(path, "rb", opener=_open_nonblocking) as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise OSError(errno.EINVAL, "it is not a plain file", str(path))
        data = file.read(largest + 1)
    if len(data) > largest:
        raise OSError(errno.EINVAL, "it is too large", str(path))
    return data


def _open_nonblocking(path: str, flags: int) -> int:
    """Open a file without waiting for a writer."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def write_fully(f: FileIO, data: bytes) -> None:
    """Write all of `data`, and wait until it is on disk."""
    while data:
        data = data[f.write(data) :]
    os.fsync(f.fileno())


def lock(f: IO[bytes] | FileIO, target: Path) -> None:
    """Lock a journal against other processes; raise BadJournal if another one has it."""
    if fcntl is not None:
        try:
            fcntl.flock(f, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadJournal(
                f"{target} is being played by another process: close it there first"
            ) from None


def sync_folder(folder: Path) -> None:
    """Wait until the names in a folder are on disk."""
    try:
        fd = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(fd)
    except OSError:
        pass
    finally:
        os.close(fd)
