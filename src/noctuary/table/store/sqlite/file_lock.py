"""A lock on a file, by whatever path it is reached."""

from __future__ import annotations

import fcntl
import os
from io import FileIO
from pathlib import Path

from noctuary.kernel import NoctuaryError


class FileLock:
    """Keeps other stores off a file, in this process and in others, until it is closed.

    It does not collide with SQLite's own locks. Those are lost when the process closes any
    descriptor of the file, so this one is closed last, and a file known to be in use is not even
    opened.
    """

    def __init__(self, path: Path) -> None:
        """Take the lock; create the file if needed. Raise NoctuaryError if it is taken."""
        while True:
            _refuse_if_held(path)
            file = FileIO(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                file.close()
                raise _in_use(path) from None
            self._file, self.inode = file, _inode(os.fstat(file.fileno()))
            if _inode(path.stat()) == self.inode:
                break
            file.close()  # another file has come into its place meanwhile
        _held[self.inode] = self

    def close(self) -> None:
        """Release the lock."""
        if _held.get(self.inode) is self:
            del _held[self.inode]
        self._file.close()

    def __enter__(self) -> FileLock:
        return self

    def __exit__(self, *failure: object) -> None:
        self.close()


_held: dict[tuple[int, int], FileLock] = {}
"""The locks of this process, by device and inode."""


def _inode(found: os.stat_result) -> tuple[int, int]:
    return found.st_dev, found.st_ino


def _refuse_if_held(path: Path) -> None:
    if path.exists() and _inode(path.stat()) in _held:
        raise _in_use(path)


def _in_use(path: Path) -> NoctuaryError:
    return NoctuaryError(
        f"The tables in {path} are in use by another process. Stop it first, or choose another "
        "file; only PostgreSQL lets several processes share their tables."
    )


def _forget_locks() -> None:
    for lock in list(_held.values()):
        lock.close()


# A child that outlives its killed parent would keep the file locked.
os.register_at_fork(after_in_child=_forget_locks)
