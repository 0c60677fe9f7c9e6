"""Where games are kept: one journal each, and beside it a note of who sits where."""

from __future__ import annotations

import json
import os
import shutil
import time
from dataclasses import dataclass, field
from pathlib import Path

from noctuary.kernel import Loaded
from noctuary.kernel.errors import BadJournal
from noctuary.kernel.journal import Journal
from noctuary.table.stores import data_folder

from .say import Refused, current, reason

LOOKED_AT = 50
"""How many of the latest journals are looked at for an unfinished game."""


def make_folder(path: Path) -> Path:
    """A folder that is there, or one clear line."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as e:
        raise Refused("error-not-written", path=str(path), why=reason(e, current())) from None
    return path


def new_path(game: Loaded, seed: int) -> Path:
    """A file for a new game that is not there yet."""
    folder = make_folder(data_folder() / "games")
    stem = f"{game.id}-{time.strftime('%Y%m%d-%H%M%S')}-{seed}"
    path, k = folder / f"{stem}.jsonl", 2
    while path.exists():
        path, k = folder / f"{stem}-{k}.jsonl", k + 1
    return path


# ---- the note beside a journal


@dataclass
class Note:
    """Who sits where, and whether the game is finished."""

    seats: list[str] = field(default_factory=list)
    over: bool = False


def note_path(journal: Path) -> Path:
    """`game.jsonl` has its note in `game.seats`."""
    return journal.with_suffix(".seats")


def read_note(journal: Path) -> Note:
    """The note beside a journal; an empty one when it is missing or damaged."""
    try:
        data = json.loads(note_path(journal).read_text(encoding="utf-8"))
        seats = data["seats"]
        if all(isinstance(s, str) for s in seats):
            return Note(list(seats), data.get("over") is True)
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        pass
    return Note()


def write_note(journal: Path, note: Note) -> None:
    """Writes the note; a game goes on without it."""
    target = note_path(journal)
    work = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        work.write_text(json.dumps({"seats": note.seats, "over": note.over}), encoding="utf-8")
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
    if not journal.departed:
        keep(journal, path)
    return Found(journal, path, read_note(path), remarks)


def go_on(found: Found) -> Found:
    """A new game that begins like one whose journal does not hold to its end; that one is kept."""
    journal = found.journal.fork()
    path = new_path(journal.game, journal.header["seed"])
    keep(journal, path)
    write_note(found.path, Note(found.note.seats, over=True))  # asked about only once
    return Found(journal, path, found.note, [("greet-forked", str(found.path))])


def unfinished(game: Loaded, backend: str) -> tuple[Found | None, list[tuple[str, str]]]:
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


def latest(game: Loaded) -> list[Path]:
    """Journals of a game, the latest first."""
    folder = data_folder() / "games"
    try:
        dated = [(p.stat().st_mtime_ns, p) for p in folder.glob(f"{game.id}-*.jsonl")]
    except OSError:
        return []
    return [p for _, p in sorted(dated, reverse=True)[:LOOKED_AT]]
