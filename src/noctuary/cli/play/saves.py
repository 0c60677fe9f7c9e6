"""Where games are kept: one journal each, and beside it a note of who sits where."""

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

from ..errors import Refused, current, reason

LARGEST_NOTE = 64 * 1024
LOOKED_AT = 50
"""How many of the latest journals are looked at for an unfinished game."""


def make_folder(path: Path) -> Path:
    """A folder that is there, or one clear line."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as e:
        raise Refused("error-not-written", path=str(path), why=reason(e, current())) from None
    return path


def new_path(journal: Journal) -> Path:
    """A file for a new game that is not there yet."""
    folder = make_folder(data_folder() / "games")
    origin = journal.origin
    mark = origin if isinstance(origin, int) else origin.commitment[:8]
    stem = f"{journal.game.id}-{time.strftime('%Y%m%d-%H%M%S')}-{mark}"
    path, k = folder / f"{stem}.jsonl", 2
    while path.exists():
        path, k = folder / f"{stem}-{k}.jsonl", k + 1
    return path


# ---- the note beside a journal


@dataclass
class Note:
    """Who sits where, whether the game is finished, and the key from which its chance follows."""

    seats: list[str] = field(default_factory=list)
    over: bool = False
    key: str = ""


def note_path(journal: Path) -> Path:
    """`game.jsonl` has its note in `game.seats`."""
    return journal.with_suffix(".seats")


def read_note(journal: Path) -> Note:
    """The note beside a journal; an empty one when it is missing or damaged."""
    try:
        data = json.loads(read_file(note_path(journal), LARGEST_NOTE))
        seats = data["seats"]
        if all(isinstance(s, str) for s in seats):
            return Note(list(seats), data.get("over") is True, str(data.get("key", "")))
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        pass
    return Note()


def write_note(journal: Path, note: Note) -> None:
    """Writes the note; a game goes on without it."""
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
class Found:
    """A journal opened for playing, and what to tell about it."""

    journal: Journal
    path: Path
    note: Note
    remarks: list[tuple[str, str]] = field(default_factory=list)
    """(key, path)"""


def keep(journal: Journal, path: Path) -> None:
    """Keeps a journal in its file; an error when another process has it."""
    try:
        journal.keep(path)
    except BadJournal as e:
        if e.__cause__ is None:
            raise Refused("error-locked", path=str(path)) from None
        why = reason(e.__cause__, current()) if isinstance(e.__cause__, OSError) else str(e)
        raise Refused("error-not-written", path=str(path), why=why) from None


def refuse_busy(path: Path) -> None:
    """An error when another process plays the journal in a file."""
    try:
        import fcntl
    except ImportError:  # not on Windows
        return
    if not path.is_file():  # a pipe would make us wait for ever
        return
    try:
        with open(path, "rb") as f:
            fcntl.flock(f, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise Refused("error-locked", path=str(path)) from None
    except OSError:
        return  # reading it tells what is wrong


def open_journal(path: Path, backend: str) -> Found:
    """The journal in a file, ready to be played on. A damaged end is left out, and a copy kept."""
    remarks = []
    refuse_busy(path)
    try:
        journal = Journal.load(path, backend=backend)
    except BadJournal as e:
        if e.line < 2:
            raise
        journal = Journal.load(path, backend=backend, recover=True)
        if not journal.recovered:  # a whole file whose replay diverges
            raise
        copy = path.with_name(f"{path.name}.damaged")
        try:
            shutil.copyfile(path, copy)
        except OSError as x:
            why = reason(x, current())
            raise Refused("error-not-written", path=str(copy), why=why) from None
        remarks.append(("greet-recovered", str(copy)))
    note = read_note(path)
    with suppress(BadState):  # no key, or none that could be one
        journal.unlock(ChanceKey.read(note.key))
    if not journal.departed:
        keep(journal, path)
        seal_anew(journal, note)
        write_note(path, note)
    return Found(journal, path, note, remarks)


def seal_anew(journal: Journal, note: Note) -> None:
    """A game whose key is not known goes on with another one, which its note then has."""
    if isinstance(journal.origin, Commitment) and not journal.state.over:
        key = ChanceKey.fresh()
        note.key = key.told()
        journal.seal(key)


def go_on(found: Found) -> Found:
    """A new game that begins like one whose journal does not hold to its end; that one is kept."""
    journal = found.journal.fork()
    note = Note(found.note.seats, key=found.note.key)
    seal_anew(journal, note)
    path = new_path(journal)
    write_note(path, note)
    keep(journal, path)
    write_note(found.path, Note(found.note.seats, True, found.note.key))  # asked about only once
    return Found(journal, path, note, [("greet-forked", str(found.path))])


def unfinished(game: LoadedGame, backend: str) -> tuple[Found | None, list[tuple[str, str]]]:
    """The latest unfinished game of this sort, and remarks on those that had to be passed over."""
    remarks: list[tuple[str, str]] = []
    for path in latest(game):
        if read_note(path).over:
            continue
        try:
            found = open_journal(path, backend)
        except Refused:
            remarks.append(("greet-busy", str(path)))
        except BadJournal:
            remarks.append(("greet-unreadable", str(path)))
        else:
            if not found.journal.state.over:
                return found, remarks
            found.journal.close()
    return None, remarks


def latest(game: LoadedGame) -> list[Path]:
    """Journals of a game, the latest first."""
    folder = data_folder() / "games"
    try:
        dated = [(p.stat().st_mtime_ns, p) for p in folder.glob(f"{game.id}-*.jsonl")]
    except OSError:
        return []
    return [p for _, p in sorted(dated, reverse=True)[:LOOKED_AT]]
