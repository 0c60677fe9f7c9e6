"""Files of strangers that the options of a table name by their content."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ..errors import BadState


@dataclass(eq=False)
class Attachment:
    """A file that was read. It is known for as long as somebody holds it."""

    name: str
    """`sha256:` and the hash of its content."""
    data: bytes
    note: dict[str, Any]
    """What it is listed with."""


@dataclass(frozen=True)
class AttachmentReader:
    """How a game knows such files."""

    names: Callable[[Mapping[str, Any]], tuple[str, ...]]
    """The names of those that the options of a table name."""
    read: Callable[[bytes], Attachment]
    """Reads one, or has it already; BadState where it is none."""
    get: Callable[[str], Attachment | None]
    """One that somebody holds."""
    validate: Callable[[bytes], Attachment]
    """Reads one that is new to everybody; a Refused where anything is wrong with it."""


def hold_attachments(
    given: AttachmentReader | None, options: Mapping[str, Any]
) -> tuple[Attachment, ...]:
    """The files that options name, to be held; those that nobody has are left out."""
    if given is None:
        return ()
    found = (given.get(name) for name in given.names(options))
    return tuple(file for file in found if file is not None)


def to_header(files: tuple[Attachment, ...]) -> dict[str, str]:
    """Files as the header of a journal has them."""
    return {file.name: b64encode(file.data).decode() for file in files}


def from_header(given: AttachmentReader | None, record: Any) -> tuple[Attachment, ...]:
    """The files of a header, to be held; ValueError or BadState where they are not what it says."""
    if record is None or given is None:
        return ()
    if not isinstance(record, dict) or not all(isinstance(v, str) for v in record.values()):
        raise BadState("its files cannot be read")
    files = tuple(given.read(b64decode(data, validate=True)) for data in record.values())
    if [file.name for file in files] != list(record):
        raise BadState("its files are not those of their names")
    return files
