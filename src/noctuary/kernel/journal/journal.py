"""A journal: the choices of a game with the outcomes of chance, one JSON line each.

It begins with a seed, or with a commitment to the key that chance follows from. The first line is
the header; the checksum of each line covers every line before it. Whatever rules wrote it, what was
recorded is replayed: outcomes of chance are taken from the journal.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from copy import copy
from io import FileIO
from pathlib import Path
from typing import Any

from ..errors import BadJournal, BadState, NoctuaryError, ReplayDiverged
from ..language.attachments import from_header, hold_attachments, to_header
from ..language.game import Game
from ..runtime.books import Books
from ..runtime.chance import (
    FIRST_THREAD,
    ChanceKey,
    ChanceSource,
    ChanceStream,
    Commitment,
    extend_thread,
    position_seed,
)
from ..runtime.loaded import LoadedGame, games, load
from ..runtime.position import Position, Step
from .files import lock, read_file, sync_folder, write_fully
from .lines import (
    RecordedChoice,
    check_header,
    read_entry,
    read_lines,
    read_origin,
    read_outcomes,
    shorten,
    with_checksum,
)

FORMAT = 1
EVERY = 16
"""Choices between two copies of the position that are kept; there is one for each of the last
`EVERY` choices too.
"""
LARGEST = 64 * 1024 * 1024


class Journal:
    """A game with everything that was chosen in it."""

    def __init__(
        self,
        game: LoadedGame,
        seats: int,
        seed: ChanceSource,
        options: Mapping[str, Any] | None = None,
        chance: list[int] | None = None,
        books: Books | None = None,
        of: Sequence[int] = (),
    ) -> None:
        """Begin a game.

        `seed` may also be the key that chance follows from. A recorded beginning gives `chance`,
        its outcomes before the first choice, `of`, the number of outcomes that each was one of, and
        `books`.
        """
        self.game = game = game.with_bounds_checks(seats, options, books)
        self.files = hold_attachments(game.spec.attachments, options or {})
        """The files that the options name, held for as long as this journal."""
        self.state: Position
        self.first_step: Step
        """What happened before the first choice."""
        draws = _draws(seed, FIRST_THREAD) if chance is None else None
        begun = (position_seed(seed), options, chance, books, draws)
        self.state, self.first_step = game.begin(seats, *begun)
        self.books = self.state.books
        self.header: dict[str, Any] = {
            "noctuary": FORMAT,
            "game": game.id,
            "version": game.version,
            "rules": game.rules_hash,
            "seats": seats,
            "options": dict(options or {}),
            "chance": self.first_step.chance,
        }
        if isinstance(seed, int):
            self.header["seed"] = seed
        else:
            sizes = list(draws.sizes if draws else of)
            self.header |= {"commitment": seed.commitment, "of": sizes}
        if self.books:
            self.header["books"] = self.books.record()
        if self.files:
            self.header["files"] = to_header(self.files)
        self.rules: str = game.rules_hash
        """The hash of the rules that wrote the last line."""
        self.divergence: ReplayDiverged | None = None
        """The line that does not hold under the present rules; the journal ends before it."""
        self.choices: list[RecordedChoice] = []
        """The choices that stand, without undone ones."""
        self.chance_sources: list[tuple[int, ChanceSource]] = [(0, seed)]
        """The sources of chance, each with the number of choices from which on it holds."""
        self.keys: dict[str, ChanceKey] = {}
        """The keys that were revealed, by their commitments."""
        self._threads = [FIRST_THREAD]
        """The hash of all choices so far, after each choice that stands; chance follows from it and
        the key.
        """
        self.damaged_line = 0
        """The damaged line at which reading stopped, where recovery was asked for."""
        line, self._check = with_checksum(self.header, "")
        self.lines = [line]
        """Every line ever written, with undone choices and undos."""
        self._copies: dict[int, Position] = {}
        """Positions by the number of choices that stand in them."""
        self._file: FileIO | None = None
        self._kept = Path()

    @property
    def opening_of(self) -> list[int]:
        """The sizes of the chance nodes before the first choice, where a key gave the outcomes."""
        sizes: list[int] = self.header.get("of", [])
        return sizes

    # -- playing

    def choose(self, choice: int | str) -> Step:
        """Make a choice and return what happened.

        A choice of a journal with a file is safe on disk before this returns.
        """
        code = self.state._checked(choice)
        seat, name = self.state.seat, self.game.action_id(code)
        draws = self.chance_stream(seat, name)
        self._remember(len(self.choices), self.state)
        step = self.state.step(code, draws)
        self._enter(
            RecordedChoice(seat, name, tuple(step.chance), tuple(draws.sizes if draws else ()))
        )
        return step

    def replay_choice(
        self, seat: int, choice: str, chance: Sequence[int], of: Sequence[int] = ()
    ) -> Step:
        """Repeat a recorded choice with the outcomes it had.

        Raise ReplayDiverged, with nothing changed, if it does not hold under these rules.
        """
        step = self._replayed(seat, choice, chance)
        self._enter(RecordedChoice(seat, choice, tuple(chance), tuple(of)))
        return step

    @property
    def chance_source(self) -> ChanceSource:
        """The present source of chance."""
        return self.chance_sources[-1][1]

    def chance_stream(self, seat: int, choice: str) -> ChanceStream | None:
        """Return the outcomes of chance for a choice; None for the position's own stream."""
        if not isinstance(self.chance_source, int) and self.chance_source.commitment in self.keys:
            raise BadJournal("the key of this journal was told: seal it with another one")
        return _draws(self.chance_source, extend_thread(self._threads[-1], seat, choice))

    def commit_to(self, origin: ChanceKey | Commitment) -> None:
        """Let chance follow from this key from now on, and write the commitment."""
        try:
            self._write({"commitment": origin.commitment})
        except OSError as e:
            raise _not_saved(e) from e
        self.chance_sources.append((len(self.choices), origin))

    def supply_key(self, key: ChanceKey) -> None:
        """Supply the key of a journal of which only the commitment was read."""
        seal = Commitment(key.commitment)
        self.chance_sources = [
            (n, key if origin == seal else origin) for n, origin in self.chance_sources
        ]

    def reveal_key(self) -> None:
        """Write the key, so that anybody can verify the outcomes; no choice may follow."""
        key = self.chance_source
        if isinstance(key, ChanceKey) and key.commitment not in self.keys:
            with suppress(OSError):  # the choice is safe, and the key can be revealed later
                self._write({"key": key.hex()})
                self.keys[key.commitment] = key

    def _replayed(self, seat: int, choice: str, chance: Sequence[int]) -> Step:
        self._remember(len(self.choices), self.state)
        try:
            return self.state.replay_choice(seat, choice, chance)
        except ReplayDiverged:
            self.state = self.replay(len(self.choices))
            raise

    def _enter(self, entry: RecordedChoice) -> None:
        """Write a choice that was made; take it back if it cannot be written."""
        try:
            line = {"seat": entry.seat, "choice": entry.choice, "chance": list(entry.chance)}
            self._write(line | ({"of": list(entry.outcome_counts)} if entry.outcome_counts else {}))
        except (OSError, BadJournal) as e:
            self.state = self.replay(len(self.choices))
            raise _not_saved(e) if isinstance(e, OSError) else e from e
        self._stands(entry)
        if self.state.over:
            self.reveal_key()

    def _stands(self, entry: RecordedChoice) -> None:
        self.choices.append(entry)
        self._threads.append(extend_thread(self._threads[-1], entry.seat, entry.choice))

    def undo(self, count: int = 1) -> None:
        """Take back the last choices; the journal keeps them and the undo."""
        if not 1 <= count <= len(self.choices):
            raise BadJournal(f"{count} choices cannot be undone: {len(self.choices)} were made")
        try:
            self._write({"undo": count})
        except OSError as e:
            raise _not_saved(e) from e
        self._undo(count)

    def _undo(self, count: int) -> None:
        upto = len(self.choices) - count
        for n, state in self._walk(upto):
            self._remember(n, state)
        for n in range(upto + 1, len(self.choices) + 1):
            self._copies.pop(n, None)
        self.state = state
        del self.choices[upto:], self._threads[upto + 1 :]
        self.chance_sources = [(min(count, upto), origin) for count, origin in self.chance_sources]

    def replay(self, upto: int) -> Position:
        """Return the position after the first `upto` choices that stand."""
        if not 0 <= upto <= len(self.choices):
            raise BadJournal(f"there is no choice {upto}: {len(self.choices)} were made")
        *_, (_, state) = self._walk(upto)
        return state

    def _walk(self, upto: int) -> Iterator[tuple[int, Position]]:
        """Yield the position and its number of choices, from the nearest copy up to `upto` choices.

        It is always the same position, which goes on.
        """
        k = next((k for k in range(upto, -1, -1) if k in self._copies), -1)
        state = self._begun()[0] if k < 0 else self._copies[k].clone()
        for n in range(max(0, k), upto):
            yield n, state
            state.replay_choice(
                self.choices[n].seat, self.choices[n].choice, self.choices[n].chance
            )
        yield upto, state

    def positions(self, upto: int | None = None) -> Iterator[tuple[Position, Step]]:
        """Yield the opening, then each choice: the position, which goes on, and what happened."""
        state, opening = self._begun()
        yield state, opening
        for e in self.choices[:upto]:
            yield state, state.replay_choice(e.seat, e.choice, e.chance)

    def fork(self, upto: int | None = None) -> Journal:
        """Return a new journal of the present rules with the same beginning and no file."""
        h, (_, first), later = self.header, self.chance_sources[0], self.chance_sources[1:]
        how = (h["options"], self.first_step.chance, self.books, self.opening_of)
        new = Journal(self.game, h["seats"], first, *how)
        for k, e in enumerate([*self.choices[:upto], None]):
            for count, origin in later:
                if count == k and not isinstance(origin, int):
                    new.commit_to(origin)
            if e is not None:
                new.replay_choice(e.seat, e.choice, e.chance, e.outcome_counts)
        return new

    def copy(self) -> Journal:
        """Return an independent copy without a file."""
        new = copy(self)
        new.state, new._file = self.state.clone(), None
        new.choices, new.lines = list(self.choices), list(self.lines)
        new._copies, new._threads = dict(self._copies), list(self._threads)
        new.chance_sources, new.keys = list(self.chance_sources), dict(self.keys)
        return new

    def _begun(self) -> tuple[Position, Step]:
        h = self.header
        seed = position_seed(self.chance_sources[0][1])
        return self.game.begin(h["seats"], seed, h["options"], self.first_step.chance, self.books)

    def _remember(self, n: int, state: Position) -> None:
        """Keep a copy of the position in which `n` choices stand, to make undo fast."""
        if self.game.backend != "gen":
            self._copies[n] = state.clone()
            if n % EVERY:
                self._copies.pop(n - EVERY, None)

    # -- on disk

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the whole journal to a file, atomically."""
        target = Path(path)
        if self._file is not None and target.resolve() == self._kept:
            return  # it has every line already
        work = target.with_name(f".{target.name}.{os.getpid()}.part")
        try:
            if target.exists():
                with open(target, "rb") as old:
                    lock(old, target)
            with open(work, "wb", buffering=0) as f:
                write_fully(f, self._whole())
            os.replace(work, target)
            sync_folder(target.parent)
        except OSError as e:
            work.unlink(missing_ok=True)
            raise _not_saved(e) from e

    def attach_file(self, path: str | os.PathLike[str]) -> None:
        """Append every choice to this file from now on, safe on disk before `choose` returns."""
        target = Path(path)
        try:
            if not target.exists():
                self.save(target)
            f = open(target, "r+b", buffering=0)  # noqa: SIM115 - open while the game is played
        except OSError as e:
            raise _not_saved(e) from e
        try:
            lock(f, target)
            there, whole = f.readall(), self._whole()
            ours = whole.startswith(there) or (self.damaged_line and there.startswith(whole))
            if not ours:
                raise BadJournal(f"{target} holds another play: choose another file")
            if there != whole:
                f.seek(0)
                write_fully(f, whole)
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
        """Stop writing to the file."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def _write(self, data: dict[str, Any]) -> None:
        """Add a line; before the first one of other rules, add a line that names them."""
        if self.divergence:
            raise BadJournal("this journal does not go on under these rules: fork it", 0)
        if self.rules != self.game.rules_hash:
            self._add({"rules": self.game.rules_hash, "version": self.game.version})
            self.rules = self.game.rules_hash
        self._add(data)

    def _add(self, data: dict[str, Any]) -> None:
        line, check = with_checksum(data, self._check)
        if self._file is not None:
            f = self._file
            end = f.seek(0, os.SEEK_END)
            try:
                write_fully(f, line.encode() + b"\n")
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
        """Read the journal in a file and replay it.

        Raise BadJournal with the line that is wrong. With `recover` read up to the first damaged
        line. Where the present rules do not allow what was recorded, `divergence` is the line, and
        the journal is the game up to there.
        """
        try:
            data = read_file(path, LARGEST)
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
        """Return the journal of these bytes; see `load`."""
        lines, bad = read_lines(data)
        if not lines:
            raise BadJournal(f"line 1: {bad or 'this is not a journal: it is empty'}", 1)
        header = lines[0]
        if type(header.get("noctuary")) is not int or header["noctuary"] != FORMAT:
            raise BadJournal(
                "line 1: this is not a journal of this format; another program or version wrote it",
                1,
            )
        if bad and not recover:
            n = len(lines) + 1
            raise BadJournal(
                f"line {n}: {bad}; the {n - 1} lines before it are whole: read them with recover", n
            )
        try:
            check_header(header)
        except BadState as e:
            raise BadJournal(f"line 1: the game cannot begin: {e}", 1) from None
        known = {game.id: game} if game else games()
        if header["game"] not in known:
            there = f"there are: {', '.join(sorted(known))}"
            raise BadJournal(
                f"line 1: there is no game {shorten(repr(header['game']))}; {there}", 1
            )
        loaded = load(known[header["game"]], backend)
        try:
            how = (header["seats"], read_origin(header), header["options"])
            files = from_header(loaded.spec.attachments, header.get("files"))
            books = books_of(loaded, header.get("books"), header["rules"])
            of = read_outcomes(header.get("of")) or ()
            journal = cls(loaded, *how, read_outcomes(header.get("chance")), books, of)
        except (NoctuaryError, KeyError, TypeError, ValueError) as e:
            raise BadJournal(f"line 1: the game cannot begin: {shorten(str(e))}", 1) from None
        del files  # the journal holds those that its options name
        journal.header = {k: v for k, v in header.items() if k != "check"}
        journal.rules = header["rules"]
        journal.lines, journal._check = [], ""
        journal._take(header)
        for n, line in enumerate(lines[1:], 2):
            try:
                journal._read_line(line, n)
            except ReplayDiverged as e:
                journal.divergence = e.at(n)
                return journal
        journal.damaged_line = len(lines) + 1 if bad else 0
        return journal

    def _take(self, line: dict[str, Any]) -> None:
        text, self._check = with_checksum(
            {k: v for k, v in line.items() if k != "check"}, self._check
        )
        self.lines.append(text)

    def _read_line(self, line: dict[str, Any], n: int) -> None:
        """Replay one line of a journal that is being read."""
        match [k for k in ("undo", "rules", "choice", "commitment", "key") if k in line]:
            case ["undo"]:
                count, made = line["undo"], len(self.choices)
                if type(count) is not int or not 1 <= count <= made:
                    told = f"it undoes {shorten(repr(count))} of {made} choices"
                    raise BadJournal(f"line {n}: {told}", n)
                self._take(line)
                self._undo(count)
            case ["rules"] if isinstance(line["rules"], str):
                self.rules = line["rules"]
                self._take(line)
            case ["choice"]:
                entry = read_entry(line, n)
                self._replayed(entry.seat, entry.choice, entry.chance)
                self._take(line)
                self._stands(entry)
            case ["commitment" | "key"]:
                self._read_origin(line, n)
            case _:
                raise BadJournal(f"line {n}: neither a choice nor an undo", n)

    def _read_origin(self, line: dict[str, Any], n: int) -> None:
        """Read a new commitment, or the key of one."""
        try:
            if "key" in line:
                key = ChanceKey.read(line["key"])
                seals = {o.commitment for _, o in self.chance_sources if not isinstance(o, int)}
                if key.commitment not in seals:
                    raise BadState("this key is of no commitment before it")
                self.keys[key.commitment] = key
            else:
                self.chance_sources.append((len(self.choices), Commitment.read(line["commitment"])))
        except BadState as e:
            raise BadJournal(f"line {n}: {e}", n) from None
        self._take(line)


def _draws(origin: ChanceSource, thread: bytes) -> ChanceStream | None:
    """Return the outcomes of chance for a thread of choices; None for the position's own stream."""
    if isinstance(origin, Commitment):
        raise BadJournal("the key of this journal is not known here: seal it with another one")
    return ChanceStream(origin, thread) if isinstance(origin, ChanceKey) else None


def books_of(game: LoadedGame, record: Any, rules: str | None) -> Books | None:
    """Return the recorded books; None to use those that the options give now.

    That is where none were recorded, or other rules recorded them and the present ones cannot read
    them.
    """
    if record is None:
        return None
    match record:
        case {"hash": str(), "data": str()} if len(record) == 2:
            pass
        case _:
            raise ValueError("its books cannot be read")
    try:
        return game.book_cache.recall(record)
    except BadState:
        if rules == game.rules_hash:
            raise
        return None


def _not_saved(e: OSError) -> BadJournal:
    why = "the disk is full" if e.errno == errno.ENOSPC else (e.strerror or str(e))
    return BadJournal(
        f"the journal could not be written ({why}); the choice was not made and nothing was lost"
    )
