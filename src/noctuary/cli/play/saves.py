"""Saved games: a journal each, and beside it a note of who sits where."""

from __future__ import annotations

import json
import os
import shutil
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from noctuary.kernel import BadState, LoadedGame
from noctuary.kernel.errors import BadJournal
from noctuary.kernel.journal import Journal
from noctuary.kernel.journal.files import read_file
from noctuary.kernel.runtime.chance import ChanceKey, Commitment
from noctuary.table.store.connect import data_folder

from ..errors import CommandRefusal, current, why_not_written

LARGEST_NOTE = 64 * 1024
LOOKED_AT = 50
"""How many of the latest journals are searched for an unfinished game."""


def make_folder(path: Path) -> Path:
    """Create a folder if it is missing; raise CommandRefusal if that fails."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as e:
        raise CommandRefusal(
            "error-not-written", path=str(path), why=why_not_written(e, current())
        ) from None
    return path


def new_path(journal: Journal) -> Path:
    """Return an unused path for a new game."""
    folder = make_folder(data_folder() / "games")
    origin = journal.chance_source
    mark = origin if isinstance(origin, int) else origin.commitment[:8]
    stem = f"{journal.game.id}-{time.strftime('%Y%m%d-%H%M%S')}-{mark}"
    path, k = folder / f"{stem}.jsonl", 2
    while path.exists():
        path, k = folder / f"{stem}-{k}.jsonl", k + 1
    return path


# ---- the note beside a journal


@dataclass
class SaveNote:
    """Who sits where, whether the game is finished, and the key from which its chance follows."""

    seats: list[str] = field(default_factory=list)
    over: bool = False
    key: str = ""


def note_path(journal: Path) -> Path:
    """Return the path of a journal's note: `game.seats` for `game.jsonl`."""
    return journal.with_suffix(".seats")


def read_note(journal: Path) -> SaveNote:
    """Return the note beside a journal; an empty one if it is missing or damaged."""
    try:
        data = json.loads(read_file(note_path(journal), LARGEST_NOTE))
        seats = data["seats"]
        if all(isinstance(s, str) for s in seats):
            return SaveNote(list(seats), data.get("over") is True, str(data.get("key", "")))
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        pass
    return SaveNote()


def write_note(journal: Path, note: SaveNote) -> None:
    """Write the note; failing to do so does not stop the game."""
    target = note_path(journal)
    work = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        told = {"seats": note.seats, "over": note.over, "key": note.key}
        with os.fdopen(os.open(work, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as f:
            f.write(json.dumps(told))
        os.replace(work, target)
    except OSError:
        work.unlink(missing_ok=True)


# ---- taking a game up again


@dataclass
class OpenedSave:
    """A journal that was opened for playing, and remarks on it."""

    journal: Journal
    path: Path
    note: SaveNote
    remarks: list[tuple[str, str]] = field(default_factory=list)
    """(key, path)"""


def attach_file(journal: Journal, path: Path) -> None:
    """Write a journal to its file from now on; raise CommandRefusal if another process has it."""
    try:
        journal.attach_file(path)
    except BadJournal as e:
        if e.__cause__ is None:
            raise CommandRefusal("error-locked", path=str(path)) from None
        why = (
            why_not_written(e.__cause__, current()) if isinstance(e.__cause__, OSError) else str(e)
        )
        raise CommandRefusal("error-not-written", path=str(path), why=why) from None


def refuse_if_locked(path: Path) -> None:
    """Raise CommandRefusal if another process plays the journal in a file."""
    try:
        import fcntl
    except ImportError:  # not on Windows
        return
    if not path.is_file():  # opening a pipe would block
        return
    try:
        with open(path, "rb") as f:
            fcntl.flock(f, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise CommandRefusal("error-locked", path=str(path)) from None
    except OSError:
        return  # reading it says what is wrong


def open_journal(path: Path, backend: str) -> OpenedSave:
    """Return the journal in a file, to be played on. A damaged end is copied and left out."""
    remarks = []
    refuse_if_locked(path)
    try:
        journal = Journal.load(path, backend=backend)
    except BadJournal as e:
        if e.line < 2:
            raise
        journal = Journal.load(path, backend=backend, recover=True)
        if not journal.damaged_line:  # a whole file whose replay diverges
            raise
        copy = path.with_name(f"{path.name}.damaged")
        try:
            shutil.copyfile(path, copy)
        except OSError as x:
            why = why_not_written(x, current())
            raise CommandRefusal("error-not-written", path=str(copy), why=why) from None
        remarks.append(("greet-recovered", str(copy)))
    note = read_note(path)
    with suppress(BadState):  # no key, or none that could be one
        journal.supply_key(ChanceKey.read(note.key))
    if not journal.divergence:
        attach_file(journal, path)
        commit_anew(journal, note)
        write_note(path, note)
    return OpenedSave(journal, path, note, remarks)


def commit_anew(journal: Journal, note: SaveNote) -> None:
    """Give a game whose chance key is unknown another one, and write it to the note."""
    if isinstance(journal.chance_source, Commitment) and not journal.state.over:
        key = ChanceKey.generate()
        note.key = key.hex()
        journal.commit_to(key)


def go_on(found: OpenedSave) -> OpenedSave:
    """Return a new game that begins like one whose journal diverges; the old file stays."""
    journal = found.journal.fork()
    note = SaveNote(found.note.seats, key=found.note.key)
    commit_anew(journal, note)
    path = new_path(journal)
    write_note(path, note)
    attach_file(journal, path)
    write_note(
        found.path, SaveNote(found.note.seats, True, found.note.key)
    )  # asked about only once
    return OpenedSave(journal, path, note, [("greet-forked", str(found.path))])


def unfinished(game: LoadedGame, backend: str) -> tuple[OpenedSave | None, list[tuple[str, str]]]:
    """Return the latest unfinished game of a kind, and remarks on those that were passed over."""
    remarks: list[tuple[str, str]] = []
    for path in latest(game):
        if read_note(path).over:
            continue
        try:
            found = open_journal(path, backend)
        except CommandRefusal:
            remarks.append(("greet-busy", str(path)))
        except BadJournal:
            remarks.append(("greet-unreadable", str(path)))
        else:
            if not found.journal.state.over:
                return found, remarks
            found.journal.close()
    return None, remarks


def latest(game: LoadedGame) -> list[Path]:
    """Return the journals of a game, the latest first."""
    folder = data_folder() / "games"
    try:
        dated = [(p.stat().st_mtime_ns, p) for p in folder.glob(f"{game.id}-*.jsonl")]
    except OSError:
        return []
    return [p for _, p in sorted(dated, reverse=True)[:LOOKED_AT]]
