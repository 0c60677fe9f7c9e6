"""A reader of zips that anybody may have written; it trusts no size that they declare."""

from __future__ import annotations

import stat
import zipfile
import zlib
from types import TracebackType
from typing import IO

UNREADABLE = (
    zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, OSError,
    ValueError, OverflowError, MemoryError,
)  # fmt: skip
"""Everything that `zipfile` raises for a zip that is none."""
METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)


class ZipRefused(ValueError):
    """A zip, or a file in one, that is not read. `key`: zip, files or sealed."""

    def __init__(self, key: str, **told: str | int) -> None:
        super().__init__(key, told)
        self.key, self.told = key, told


class ZipReader:
    """An open zip. Raise ZipRefused if the file is none."""

    def __init__(self, file: IO[bytes]) -> None:
        try:
            self._zip = zipfile.ZipFile(file)
        except UNREADABLE as e:
            raise ZipRefused("zip", text=str(e)) from None

    def __enter__(self) -> ZipReader:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._zip.close()

    @property
    def names(self) -> list[str]:
        """The names of all entries."""
        return self._zip.namelist()

    def entries(self, most: int, *, folders: bool) -> list[zipfile.ZipInfo]:
        """Return the files, and the folders where asked. Raise ZipRefused if they are too many."""
        found = [entry for entry in self._zip.infolist() if folders or not entry.is_dir()]
        if len(found) > most:
            raise ZipRefused("files", most=most)
        return found

    def read(self, entry: zipfile.ZipInfo | str, most: int) -> bytes:
        """Unpack a file, of one that is larger the first `most` + 1 bytes.

        Raise ZipRefused if it is encrypted, packed in another way, or damaged.
        """
        try:
            info = self._zip.getinfo(entry) if isinstance(entry, str) else entry
            if info.flag_bits & 1 or info.compress_type not in METHODS:
                raise ZipRefused("sealed", name=info.filename)
            with self._zip.open(info) as file:
                return file.read(most + 1)
        except ZipRefused:
            raise
        except UNREADABLE as e:
            raise ZipRefused("zip", text=str(e)) from None


def is_link(entry: zipfile.ZipInfo) -> bool:
    """Whether an entry is a symbolic link."""
    return stat.S_ISLNK(entry.external_attr >> 16)
