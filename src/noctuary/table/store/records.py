"""The records of a store: written with a checksum, and believed only if it matches."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any

import msgspec

from .base import AccessKey, Damaged, DamageReport, NoSuchTable, StoredAttachment, Summary

LENGTH = 8
"""Bytes of a checksum. It protects against failing disks, not against people: it is no signature.
"""

Record = tuple[Any, ...]
"""The columns of a table of the schema in their order; the last one is the checksum."""


def checksum(kind: str, *fields: Any) -> bytes:
    """Return the checksum of a record, over its kind, its name and all its fields.

    Damaged fields of any type give another checksum.
    """
    plain = [str(int(f)) if isinstance(f, bool) else str(f) for f in fields]
    said = "\n".join((kind, *plain))
    return sha256(said.encode(errors="replace")).digest()[:LENGTH]


def text(data: Any) -> str:
    """Return data as a store writes it."""
    return msgspec.json.encode(data).decode()


def with_checksum(kind: str, *fields: Any) -> Record:
    """Return a record with its checksum."""
    return *fields, checksum(kind, *fields)


def is_intact(kind: str, record: Sequence[Any]) -> bool:
    """Return whether a record is as it was written."""
    *fields, found = record
    return bool(found == checksum(kind, *fields))


# ---- what is written


def summary_record(s: Summary) -> Record:
    """Return the record of a summary."""
    return with_checksum("table", s.table, s.seq, s.changed, s.listed, s.over, text(s.note))


def row_records(summary: Summary, texts: list[str]) -> list[Record]:
    """Return the records of the entries that lead to a summary."""
    first = summary.seq - len(texts) + 1
    return [with_checksum("row", summary.table, seq, t) for seq, t in enumerate(texts, first)]


def key_record(hashed: str, key: AccessKey) -> Record:
    """Return the record of an access key."""
    return with_checksum("key", hashed, key.table, key.rights, key.seat)


def secret_record(name: str, value: str) -> Record:
    """Return the record of a secret."""
    return with_checksum("secret", name, value)


def file_record(file: StoredAttachment) -> Record:
    """Return the record of a file."""
    return with_checksum("file", file.name, file.game, file.added, text(file.note), file.data)


# ---- what is read


def read_summary(record: Sequence[Any]) -> Summary:
    """Read a summary; only the name of a damaged one."""
    table, seq, changed, listed, over, note, _ = record
    if not is_intact("table", record):
        return Summary(str(table), 0, 0, False, False, {}, damaged=True)
    return Summary(table, seq, changed, bool(listed), bool(over), msgspec.json.decode(note))


def read_rows(
    table: str, head: Sequence[Any] | None, after: int, records: Iterable[Sequence[Any]]
) -> list[dict[str, Any]]:
    """Read all entries after one of them. Raise Damaged or NoSuchTable.

    `head` is the record of the summary, which says how many there are.
    """
    rows: list[dict[str, Any]] = []
    for seq, (table_id, number, data, proof) in enumerate(records, after + 1):
        if number != seq or not is_intact("row", (table_id, number, data, proof)):
            raise Damaged(table, seq, rows)
        rows.append(msgspec.json.decode(data))
    if head is None:
        if rows:
            raise Damaged(table, 0, rows)
        raise NoSuchTable(table)
    summary = read_summary(head)
    if summary.damaged:
        raise Damaged(table, 0, rows)
    if len(rows) != max(0, summary.seq - after):
        raise Damaged(table, min(after + len(rows), summary.seq) + 1, rows)
    return rows


def read_summaries(
    records: Iterable[Sequence[Any]], damage: DamageReport, *, listed: bool = False
) -> list[Summary]:
    """Read summaries; `listed`: only those that are surely public."""
    summaries = [read_summary(record) for record in records]
    for s in summaries:
        if s.damaged:
            damage.of(s.table)
    return [s for s in summaries if s.listed or not listed]


def read_keys(records: Iterable[Sequence[Any]], damage: DamageReport) -> dict[str, AccessKey]:
    """Read access keys; a damaged one opens nothing."""
    keys = {}
    for record in records:
        hashed, table, rights, seat, _ = record
        if is_intact("key", record):
            keys[hashed] = AccessKey(table, rights, seat)
        else:
            damage.of_other("key", str(hashed))
    return keys


def read_secret(record: Sequence[Any] | None, damage: DamageReport) -> str | None:
    """Read a secret; None if it is missing or damaged."""
    if record is None:
        return None
    name, value, _ = record
    if is_intact("secret", record):
        return str(value)
    damage.of_other("secret", str(name))
    return None


def read_files(records: Iterable[Sequence[Any]], damage: DamageReport) -> list[StoredAttachment]:
    """Read files; damaged ones are left out."""
    files = []
    for record in records:
        name, game, added, note, data, proof = record
        if is_intact("file", (name, game, added, note, bytes(data), bytes(proof))):
            files.append(
                StoredAttachment(name, game, added, msgspec.json.decode(note), bytes(data))
            )
        else:
            damage.of_other("file", str(name))
    return files


def read_file_infos(
    records: Iterable[Sequence[Any]], damage: DamageReport
) -> list[StoredAttachment]:
    """Read files without their data, by which alone damage is known for sure."""
    files = []
    for name, game, added, note in records:
        try:
            files.append(
                StoredAttachment(name, game, added, msgspec.json.decode(note, type=dict[str, Any]))
            )
        except (msgspec.DecodeError, UnicodeDecodeError):
            damage.of_other("file", str(name))
    return [file for file in files if file.name not in damage.others]
