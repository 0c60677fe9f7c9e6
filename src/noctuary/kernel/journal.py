"""A journal: a seed and the choices made, with what chance gave, one JSON line each, from which
everything else is derived.

The first line is the header; each line carries a checksum that covers every line before it. What
was recorded is replayed, whatever rules wrote it: outcomes of chance are taken from the journal.
"""

from __future__ import annotations

import errno
import hashlib
import json
import os
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from io import FileIO
from pathlib import Path
from typing import IO, Any

from .books import Books
from .errors import BadJournal, BadState, Departed, NoctuaryError
from .game import Game, Loaded, games, load
from .position import Position, Step

try:
    import fcntl
except ImportError:  # not on Windows: two players of one journal are then not told apart
    fcntl = None  # type: ignore[assignment]

FORMAT = 1
EVERY = 16
"""A copy of the position is kept for every so many choices."""
LARGEST = 64 * 1024 * 1024


@dataclass(frozen=True)
class Entry:
    """One choice of a journal."""

    seat: int
    choice: str
    chance: tuple[int, ...]


def canonical(data: dict[str, Any]) -> str:
    """The one text form of a line, without its checksum."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def sealed(data: dict[str, Any], before: str) -> tuple[str, str]:
    """(the line with its checksum, the checksum)"""
    check = hashlib.sha256((before + canonical(data)).encode()).hexdigest()[:16]
    return canonical(data | {"check": check}), check


class Journal:
    """A play of a game with everything that was chosen in it."""

    def __init__(
        self,
        game: Loaded,
        seats: int,
        seed: int,
        options: Mapping[str, Any] | None = None,
        chance: list[int] | None = None,
        books: Books | None = None,
    ) -> None:
        """`chance`: what it gave before the first choice, where that was recorded; `books`: what
        was read then, where that was.
        """
        self.game = game
        self.state: Position
        self.opening: Step
        """What happened before the first choice."""
        self.state, self.opening = game.begin(seats, seed, options, chance, books)
        self.books = self.state.books
        self.header: dict[str, Any] = {
            "noctuary": FORMAT,
            "game": game.id,
            "version": game.version,
            "rules": game.rules_hash,
            "seats": seats,
            "seed": seed,
            "options": dict(options or {}),
            "chance": self.opening.chance,
        }
        if self.books:
            self.header["books"] = self.books.record()
        self.rules: str = game.rules_hash
        """The rules that wrote the last line."""
        self.departed: Departed | None = None
        """The line that does not hold under the present rules; the journal ends before it."""
        self.entries: list[Entry] = []
        """The choices that stand, undone ones left out."""
        self.recovered = 0
        """The damaged line at which reading stopped, when recovery was asked for."""
        line, self._check = sealed(self.header, "")
        self.lines = [line]
        """Everything ever written, undone choices and undos included."""
        self._copies: list[Position] = []
        self._file: FileIO | None = None
        self._kept = Path()

    # -- playing

    def choose(self, choice: int | str) -> Step:
        """Makes a choice; when the journal is kept in a file, the choice is safe on disk before
        this returns.
        """
        code = self.state._checked(choice)
        seat, name = self.state.seat, self.game.action_id(code)
        self._remember()
        step = self.state.step(code)
        self._enter(Entry(seat, name, tuple(step.chance)))
        return step

    def follow(self, seat: int, choice: str, chance: Sequence[int]) -> Step:
        """Makes a choice that was recorded, with the outcomes it had; Departed, and nothing is
        changed, where it does not hold under these rules.
        """
        step = self._followed(seat, choice, chance)
        self._enter(Entry(seat, choice, tuple(chance)))
        return step

    def _followed(self, seat: int, choice: str, chance: Sequence[int]) -> Step:
        self._remember()
        try:
            return self.state.follow(seat, choice, chance)
        except Departed:
            self.state = self.replay(len(self.entries))
            raise

    def _enter(self, entry: Entry) -> None:
        """Writes a choice that was made; takes it back where it cannot be written."""
        try:
            line = {"seat": entry.seat, "choice": entry.choice, "chance": list(entry.chance)}
            self._write(line)
        except (OSError, BadJournal) as e:
            self.state = self.replay(len(self.entries))
            raise _not_saved(e) if isinstance(e, OSError) else e from e
        self.entries.append(entry)

    def undo(self, count: int = 1) -> None:
        """Takes back the last choices; the journal notes it and keeps what was undone."""
        if not 1 <= count <= len(self.entries):
            raise BadJournal(f"{count} choices cannot be undone: {len(self.entries)} were made")
        try:
            self._write({"undo": count})
        except OSError as e:
            raise _not_saved(e) from e
        self._undo(count)

    def _undo(self, count: int) -> None:
        upto = len(self.entries) - count
        self.state = self.replay(upto)
        del self.entries[upto:]
        del self._copies[(upto + EVERY - 1) // EVERY :]

    def replay(self, upto: int) -> Position:
        """The position after the first `upto` choices that stand."""
        if not 0 <= upto <= len(self.entries):
            raise BadJournal(f"there is no choice {upto}: {len(self.entries)} were made")
        k = min(upto // EVERY, len(self._copies) - 1)
        state = self._begun()[0] if k < 0 else self._copies[k].clone()
        for e in self.entries[max(0, k) * EVERY : upto]:
            state.follow(e.seat, e.choice, e.chance)
        return state

    def story(self, upto: int | None = None) -> Iterator[tuple[Position, Step]]:
        """The opening, then choice by choice: the position, which goes on, and what happened."""
        state, opening = self._begun()
        yield state, opening
        for e in self.entries[:upto]:
            yield state, state.follow(e.seat, e.choice, e.chance)

    def fork(self, upto: int | None = None) -> Journal:
        """A new journal of the present rules with the same beginning, kept nowhere."""
        h = self.header
        begun = (h["seats"], h["seed"], h["options"], self.opening.chance, self.books)
        new = Journal(self.game, *begun)
        for e in self.entries[:upto]:
            new.follow(e.seat, e.choice, e.chance)
        return new

    def copy(self) -> Journal:
        """The same journal, kept nowhere; what is chosen in one is not chosen in the other."""
        new = copy(self)
        new.state, new._file = self.state.clone(), None
        new.entries, new.lines = list(self.entries), list(self.lines)
        new._copies = list(self._copies)
        return new

    def _begun(self) -> tuple[Position, Step]:
        h = self.header
        return self.game.begin(h["seats"], h["seed"], h["options"], self.opening.chance, self.books)

    def _remember(self) -> None:
        due = len(self._copies) * EVERY == len(self.entries)
        if due and self.game.backend != "gen":
            self._copies.append(self.state.clone())

    # -- on disk

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the whole journal to a file: either the old file or the new one is there, never
        half of one.
        """
        target = Path(path)
        if self._file is not None and target.resolve() == self._kept:
            return  # every line of it is there already
        work = target.with_name(f".{target.name}.{os.getpid()}.part")
        try:
            if target.exists():
                with open(target, "rb") as old:
                    _lock(old, target)
            with open(work, "wb", buffering=0) as f:
                _put(f, self._whole())
            os.replace(work, target)
            _sync_folder(target.parent)
        except OSError as e:
            work.unlink(missing_ok=True)
            raise _not_saved(e) from e

    def keep(self, path: str | os.PathLike[str]) -> None:
        """From now on every choice is appended to this file, safe on disk before it is shown."""
        target = Path(path)
        try:
            if not target.exists():
                self.save(target)
            f = open(target, "r+b", buffering=0)  # noqa: SIM115 - open while the game is played
        except OSError as e:
            raise _not_saved(e) from e
        try:
            _lock(f, target)
            there, whole = f.readall(), self._whole()
            ours = whole.startswith(there) or (self.recovered and there.startswith(whole))
            if not ours:
                raise BadJournal(f"{target} holds another play: choose another file")
            if there != whole:
                f.seek(0)
                _put(f, whole)
                f.truncate()
        except OSError as e:
            f.close()
            raise _not_saved(e) from e
        except BadJournal:
            f.close()
            raise
        self.close()
        self._file, self._kept = f, target.resolve()

    def _whole(self) -> bytes:
        return "".join(x + "\n" for x in self.lines).encode()

    def close(self) -> None:
        """Stops keeping the journal in its file."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def _write(self, data: dict[str, Any]) -> None:
        """Adds a line; before the first one of other rules than so far, a line that notes them."""
        if self.departed:
            raise BadJournal("this journal does not go on under these rules: fork it", 0)
        if self.rules != self.game.rules_hash:
            self._add({"rules": self.game.rules_hash, "version": self.game.version})
            self.rules = self.game.rules_hash
        self._add(data)

    def _add(self, data: dict[str, Any]) -> None:
        line, check = sealed(data, self._check)
        if self._file is not None:
            f = self._file
            end = f.seek(0, os.SEEK_END)
            try:
                _put(f, line.encode() + b"\n")
            except OSError:
                f.truncate(end)
                raise
        self.lines.append(line)
        self._check = check

    # -- reading

    @classmethod
    def load(
        cls,
        path: str | os.PathLike[str],
        game: Game | None = None,
        *,
        backend: str = "native",
        recover: bool = False,
    ) -> Journal:
        """The journal in a file, replayed. BadJournal tells what is wrong and where.

        `recover`: reads up to the first damaged line. Where the present rules do not allow what was
        recorded, `departed` tells the line, and the journal is the game up to there.
        """
        try:
            if os.path.getsize(path) > LARGEST:
                raise BadJournal(f"{path} is too large to be a journal")
            data = Path(path).read_bytes()
        except OSError as e:
            raise BadJournal(f"{path} cannot be read: {e.strerror or e}") from None
        return cls.parse(data, game, backend=backend, recover=recover)

    @classmethod
    def parse(
        cls,
        data: bytes,
        game: Game | None = None,
        *,
        backend: str = "native",
        recover: bool = False,
    ) -> Journal:
        """The journal that these bytes are."""
        lines, bad = _read(data)
        if not lines:
            raise BadJournal(f"line 1: {bad or 'this is not a journal: it is empty'}", 1)
        header = lines[0]
        if header.get("noctuary") != FORMAT:
            raise BadJournal(
                "line 1: this is not a journal of this format; another program or version wrote it",
                1,
            )
        if bad and not recover:
            n = len(lines) + 1
            raise BadJournal(
                f"line {n}: {bad}; the {n - 1} lines before it are whole: read them with recover", n
            )
        known = {game.id: game} if game else games()
        names = ", ".join(sorted(known))
        if header.get("game") not in known:
            raise BadJournal(
                f"line 1: there is no game {header.get('game')!r}; there are: {names}",
                1,
            )
        loaded = load(known[header["game"]], backend)
        try:
            how = (header["seats"], header["seed"], header["options"])
            books = books_of(loaded, header.get("books"), header.get("rules"))
            journal = cls(loaded, *how, _outcomes(header.get("chance")), books)
        except (NoctuaryError, KeyError, TypeError, ValueError) as e:
            raise BadJournal(f"line 1: the game cannot begin: {e}", 1) from None
        journal.header = {k: v for k, v in header.items() if k != "check"}
        journal.rules = str(header.get("rules"))
        journal.lines, journal._check = [], ""
        journal._take(header)
        for n, line in enumerate(lines[1:], 2):
            try:
                journal._read_line(line, n)
            except Departed as e:
                journal.departed = e.at(n)
                return journal
        journal.recovered = len(lines) + 1 if bad else 0
        return journal

    def _take(self, line: dict[str, Any]) -> None:
        text, self._check = sealed({k: v for k, v in line.items() if k != "check"}, self._check)
        self.lines.append(text)

    def _read_line(self, line: dict[str, Any], n: int) -> None:
        """Plays one line of a journal that is being read."""
        if "undo" in line:
            count = line["undo"]
            if not isinstance(count, int) or not 1 <= count <= len(self.entries):
                raise BadJournal(f"line {n}: it undoes {count!r} of {len(self.entries)} choices", n)
            self._take(line)
            self._undo(count)
            return
        if isinstance(line.get("rules"), str):
            self.rules = line["rules"]
            self._take(line)
            return
        seat, choice = line.get("seat"), line.get("choice")
        try:
            chance = _outcomes(line["chance"])
        except (KeyError, ValueError):
            chance = None
        if not isinstance(seat, int) or not isinstance(choice, str) or chance is None:
            raise BadJournal(f"line {n}: neither a choice nor an undo", n)
        self._followed(seat, choice, chance)
        self._take(line)
        self.entries.append(Entry(seat, choice, tuple(chance)))


def _outcomes(given: Any) -> list[int] | None:
    """Recorded outcomes of chance; None where there are none; ValueError for anything else."""
    if given is None:
        return None
    if not isinstance(given, list) or not all(type(x) is int and 0 <= x < 1 << 31 for x in given):
        raise ValueError("outcomes of chance are whole numbers")
    return given


def books_of(game: Loaded, record: Any, rules: str | None) -> Books | None:
    """The books that were recorded; None, for those that the options give now, where none were, or
    where that was by other rules and the present ones cannot read them.
    """
    if record is None:
        return None
    try:
        return game.shelf.recall(record)
    except BadState:
        if rules == game.rules_hash:
            raise
        return None


def _read(data: bytes) -> tuple[list[dict[str, Any]], str]:
    """The whole lines at the beginning, and what is wrong with the first bad one."""
    out: list[dict[str, Any]] = []
    check = ""
    *whole, rest = data.split(b"\n")
    for raw in whole:
        try:
            line = json.loads(raw.decode("ascii"))
            if not isinstance(line, dict):
                raise ValueError
        except (ValueError, RecursionError):
            return out, "this is not a line of a journal"
        given = line.get("check")
        text, check = sealed({k: v for k, v in line.items() if k != "check"}, check)
        if given != check or text.encode() != raw:
            return out, "the line was changed or damaged (its checksum is wrong)"
        out.append(line)
    return out, "the line is not finished" if rest else ""


def _put(f: FileIO, data: bytes) -> None:
    """Writes all of it, and waits until it is on disk."""
    while data:
        data = data[f.write(data) :]
    os.fsync(f.fileno())


def _lock(f: IO[bytes] | FileIO, target: Path) -> None:
    """One process plays a journal at a time."""
    if fcntl is not None:
        try:
            fcntl.flock(f, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadJournal(
                f"{target} is being played by another process: close it there first"
            ) from None


def _sync_folder(folder: Path) -> None:
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


def _not_saved(e: OSError) -> BadJournal:
    why = "the disk is full" if e.errno == errno.ENOSPC else (e.strerror or str(e))
    return BadJournal(
        f"the journal could not be written ({why}); the choice was not made and nothing was lost"
    )
