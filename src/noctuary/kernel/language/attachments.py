"""Attachments: files from outside that table options name by the hash of their content."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ..errors import BadState


@dataclass(eq=False)
class Attachment:
    """A file that was read; it is known for as long as somebody holds this object."""

    name: str
    """`sha256:` and the hash of its content."""
    data: bytes
    note: dict[str, Any]
    """The facts that lists of files show about it."""


@dataclass(frozen=True)
class AttachmentReader:
    """The functions by which a game reads its attachments."""

    names: Callable[[Mapping[str, Any]], tuple[str, ...]]
    """The names of the attachments that table options name."""
    read: Callable[[bytes], Attachment]
    """Reads one; raises BadState for other content. A known one is returned as it is."""
    get: Callable[[str], Attachment | None]
    """The one of this name that somebody holds, or None."""
    validate: Callable[[bytes], Attachment]
    """Reads one from a stranger; raises a Refusal with everything that is wrong."""


def hold_attachments(
    given: AttachmentReader | None, options: Mapping[str, Any]
) -> tuple[Attachment, ...]:
    """Return the attachments that options name, to be held; leave out unknown ones."""
    if given is None:
        return ()
    found = (given.get(name) for name in given.names(options))
    return tuple(file for file in found if file is not None)


def to_header(files: tuple[Attachment, ...]) -> dict[str, str]:
    """Return attachments in the form of a journal's header."""
    return {file.name: b64encode(file.data).decode() for file in files}


def from_header(given: AttachmentReader | None, record: Any) -> tuple[Attachment, ...]:
    """Return the attachments of a header, to be held; raise ValueError or BadState."""
    if record is None or given is None:
        return ()
    if not isinstance(record, dict) or not all(isinstance(v, str) for v in record.values()):
        raise BadState("its files cannot be read")
    files = tuple(given.read(b64decode(data, validate=True)) for data in record.values())
    if [file.name for file in files] != list(record):
        raise BadState("its files are not those of their names")
    return files
