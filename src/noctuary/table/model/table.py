"""A table as its log makes it. Nothing here waits.

A table in use never changes: a command extends a draft (`model/draft`), and once the new entries
are stored, the last version of the draft takes the table's place.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from typing import Any, assert_never

import msgspec

from noctuary.bots import default_bot
from noctuary.kernel import (
    Attachment,
    BadAction,
    BadOption,
    Books,
    GameEvent,
    IllegalChoice,
    LoadedGame,
    Position,
    ReplayDiverged,
    Step,
    games,
    hold_attachments,
    load,
)
from noctuary.kernel.journal import Journal
from noctuary.kernel.journal.journal import books_of
from noctuary.kernel.runtime.chance import ChanceSource, Commitment
from noctuary.kernel.runtime.information import THOROUGH_SAMPLES, reveals_information

from .. import clock
from .. import protocol as wire
from ..refusal import TableRefusal
from .entries import (
    Answered,
    AnyEntry,
    Asked,
    Began,
    Chosen,
    Conceded,
    Deleted,
    LoggedEntry,
    Opened,
    Pinned,
    Said,
    Sealed,
    Seated,
    Settled,
    Undone,
    Upgraded,
    Withdrawn,
)
from .entries.entry import pack_events
from .entries.lifecycle import chance_source
from .occupants import Occupant
from .votes import PendingVote, persons_in, vote_after

MAX_ENTRIES = 40_000
"""Entries of a table: ten times what the longest games have."""
GAINED = 1 << 30
"""Samples, in `information_gained`: more than are ever taken."""


def find_game(name: str) -> LoadedGame:
    """Return a registered game, ready to play. Raise TableRefusal if there is none."""
    if name not in games():
        raise TableRefusal("game", text=name[:40])
    return load(name)


def check_log_length(entries: int) -> None:
    """Raise TableRefusal if a table with this many entries takes no more."""
    if entries >= MAX_ENTRIES:
        raise TableRefusal("table-full", n=MAX_ENTRIES)


class Table:
    """A table as its entries make it."""

    options: dict[str, Any]
    parameters: dict[str, Any]
    """What a client needs only once: parameters of the state, public books."""
    books: Books
    files: tuple[Attachment, ...] = ()
    """The attachments that the options name, held as long as the table."""
    chance_source: ChanceSource
    seed_is_private: bool
    """Whether an old program drew the seed, so that it is secret."""
    settings: wire.Settings
    occupants: list[Occupant]
    clock: list[int]
    """Milliseconds that each seat has spent choosing."""
    opened: int
    """When the table was opened, in milliseconds since 1970."""
    asked_at: int
    """When the pending decision came up, in milliseconds since 1970."""
    rules: str
    """Hash of the rules under which the last entries were written."""

    def __init__(self, id: str, entries: Sequence[AnyEntry]) -> None:
        """Replay stored entries, the first of which opens the table."""
        assert isinstance(entries[0], Opened)
        self.id = id
        self.game = find_game(entries[0].game)
        self.journal: Journal | None = None
        self.information_gained: list[dict[int, int]] = []
        """For each choice that stands, by seat: the number of samples in which it revealed nothing
        to the seat, or GAINED.
        """
        self.pinned_places: frozenset[tuple[int, str]] = frozenset()
        self.vote: PendingVote | None = None
        self.conceded: frozenset[int] = frozenset()
        """Seats of sides that conceded."""
        self._conceded_by: tuple[frozenset[int], tuple[int, ...]] | None = None
        """The side whose concession ended the game, and the result."""
        self.deleted = False
        self.log: list[LoggedEntry] = []
        self.divergence: wire.Divergence | None = None
        """The entry that does not hold under the present rules; the table ends before it."""
        self.replay_all(entries)

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return len(self.log)

    @property
    def is_full(self) -> bool:
        """Whether the table takes no more entries."""
        return self.seq >= MAX_ENTRIES

    @property
    def begun(self) -> bool:
        """Whether the game has begun."""
        return self.journal is not None

    @property
    def state(self) -> Position | None:
        """The true position; None before the game begins."""
        return self.journal.state if self.journal else None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.journal is not None and (self.journal.state.over or self.given_up)

    @property
    def given_up(self) -> bool:
        """Whether a concession has ended the game."""
        return self._conceded_by is not None

    @property
    def journal_in_play(self) -> Journal:
        """The journal. Raises TableRefusal before the game begins."""
        if self.journal is None:
            raise TableRefusal("not-begun")
        return self.journal

    @property
    def choice_count(self) -> int:
        """How many choices stand."""
        return len(self.journal.choices) if self.journal else 0

    @property
    def decision_number(self) -> int:
        """The number of the pending decision: each line of the journal makes a new one."""
        return len(self.journal.lines) if self.journal else 0

    @property
    def turn(self) -> int | None:
        """The seat that must choose now."""
        state = self.state
        at_rest = self.over or self.divergence or self.deleted
        return None if state is None or at_rest else state.seat

    @property
    def free(self) -> list[int]:
        """The open seats."""
        return [k for k, p in enumerate(self.occupants) if p.kind == "open"]

    @property
    def needs_new_key(self) -> bool:
        """Whether a new chance key is needed, because the present source is known to somebody or
        unknown here.
        """
        if isinstance(self.chance_source, int):
            return self.seed_is_private
        is_revealed = (
            self.journal is not None and self.chance_source.commitment in self.journal.keys
        )
        return is_revealed or isinstance(self.chance_source, Commitment)

    # -- replay

    def replay_all(self, entries: Iterable[AnyEntry]) -> None:
        """Replay stored entries as far as they hold, into a table that nobody else has."""
        for entry in entries:
            if self.divergence:
                return
            try:
                self.replay(entry)
            except ReplayDiverged as e:
                seat = entry.seat if isinstance(entry, Chosen) else wire.SPECTATOR
                self.divergence = wire.Divergence(
                    self.seq + 1, self.choice_count, seat, e.reason, e.clause
                )

    def replay(self, entry: AnyEntry) -> LoggedEntry:
        """Fold a stored entry into a table that nobody else has.

        The log gets an old entry without outcomes with those that its seed gives. Raise
        ReplayDiverged if the entry does not hold under the present rules.
        """
        count = self.choice_count
        match entry:
            case Began():
                journal = self.begin_game(entry.chance, entry.outcome_counts or ())
                if entry.chance is None:
                    entry = Began(entry.time, *opening_outcomes(journal))
                return self.fold(entry, count, journal.first_step.events)
            case Chosen(chance=None):
                step, outcomes = self.play(entry.choice)
                entry = Chosen(entry.time, entry.seat, entry.choice, *outcomes)
                return self.fold(entry, count, step.events)
            case Chosen(chance=list() as chance):
                counts = entry.outcome_counts or ()
                choice = (entry.seat, entry.choice, chance, counts)
                step = self.journal_in_play.replay_choice(*choice)
                return self.fold(entry, count, step.events)
            case _:
                return self.fold(entry, count)

    def begin_game(self, chance: list[int] | None = None, counts: Sequence[int] = ()) -> Journal:
        """Begin the game, with recorded outcomes of chance or new ones."""
        how = (self.chance_source, self.options, chance, self.books, counts)
        self.journal = Journal(self.game, len(self.occupants), *how)
        return self.journal

    def play(self, option: str) -> tuple[Step, tuple[list[int], list[int] | msgspec.UnsetType]]:
        """Make a new choice; return the step, and what an entry records of chance.

        Raise TableRefusal if the rules do not allow it.
        """
        journal = self.journal_in_play
        try:
            step = journal.choose(option)
        except IllegalChoice as e:
            raise TableRefusal("illegal", stale=True, clause=e.clause) from None
        except BadAction:
            raise TableRefusal("no-such-option", stale=True) from None
        return step, (step.chance, list(journal.choices[-1].outcome_counts) or msgspec.UNSET)

    def fold(
        self, entry: AnyEntry, choice_count: int, events: Sequence[GameEvent] = ()
    ) -> LoggedEntry:
        """Add an entry whose step, if it has one, was played on this table's own journal.

        `choice_count` choices stood before it. Lists of the table are replaced, not changed.
        """
        match entry:
            case Chosen():
                self.information_gained.append({})
                self.clock = list(self.clock)
                self.clock[entry.seat] += clock.elapsed_ms(self.asked_at, entry.time)
                self.asked_at = entry.time
            case Opened():
                self._open(entry)
            case Seated():
                self._seat(entry.seat, entry.occupant)
            case Settled():
                self.settings = entry.settings
            case Began():
                self.asked_at = entry.time
            case Undone():
                self._undo(entry)
            case Conceded():
                self._concede(self.side_of(entry.seat))
            case Pinned():
                pin = {(entry.seat, entry.place)}
                pins = self.pinned_places
                self.pinned_places = pins | pin if entry.on else pins - pin
            case Sealed():
                source = chance_source(entry)
                self.chance_source, self.seed_is_private = source, False
                if self.journal is not None:
                    self.journal.commit_to(source)
            case Upgraded():
                self.rules = entry.rules
            case Deleted():
                self.deleted = True
            case Asked() | Answered() | Withdrawn() | Said():
                pass  # a vote or nothing but the log
            case _:
                assert_never(entry)
        vote = vote_after(entry, self.vote, self.occupants)
        if self.over and vote is not None and vote.kind == "concede":
            vote = None
        is_public = not entry.is_private or vote != self.vote or self.over
        self.vote = vote
        packed = pack_events(events)
        logged = LoggedEntry(self.seq + 1, entry, choice_count, is_public, packed)
        self.log.append(logged)
        return logged

    def copy(self, with_game: bool) -> Table:
        """Return a table that an entry can extend without changing this one."""
        new = copy(self)
        new.log = list(self.log)
        if with_game and self.journal is not None:
            new.journal, new.information_gained = self.journal.copy(), list(self.information_gained)
        return new

    def versions(self, entries: Iterable[AnyEntry]) -> list[Table]:
        """Return the tables after each of these stored entries; this one stays as it is.

        Raise ReplayDiverged if one does not hold under the present rules.
        """
        tables, table = [], self
        for entry in entries:
            table = table.copy(entry.changes_game)
            table.replay(entry)
            tables.append(table)
        return tables

    def _open(self, entry: Opened) -> None:
        self.options, self.rules = entry.options, entry.rules
        self.chance_source = chance_source(entry) if entry.seed is None else entry.seed
        self.seed_is_private = entry.seed is not None and not entry.chosen
        self.settings, self.occupants = entry.settings, entry.seats
        self.clock = [0] * len(entry.seats)
        self.opened = self.asked_at = entry.time
        spec, seats = self.game.spec, len(entry.seats)
        try:
            parameters = spec.parameters(seats, spec.resolve(entry.options))
            books = books_of(self.game, entry.books or None, entry.rules)
            self.books = self.game.books(seats, entry.options) if books is None else books
            self.parameters = parameters | self.books.public()
            self.game = self.game.with_bounds_checks(seats, entry.options, self.books)
            self.files = hold_attachments(spec.attachments, entry.options)
        except BadOption:
            raise TableRefusal("other-rules", id=self.id, version=entry.version) from None

    def _seat(self, seat: int, occupant: Occupant) -> None:
        self.occupants = list(self.occupants)
        self.occupants[seat] = occupant

    def _undo(self, entry: Undone) -> None:
        if self._conceded_by is not None:
            self.conceded, self._conceded_by = self.conceded - self._conceded_by[0], None
        if entry.to < self.choice_count:
            self.journal_in_play.undo(self.choice_count - entry.to)
        del self.information_gained[entry.to :]
        self.asked_at = entry.time

    def _concede(self, side: frozenset[int]) -> None:
        """End the game, or let bots play on for a side."""
        self.conceded = self.conceded | side
        left = frozenset(range(len(self.occupants))) - self.conceded
        if len({self.sides[k] for k in left}) < 2 or not persons_in(self.occupants, left):
            score = self.journal_in_play.state.score
            self._conceded_by = side, won_by_others(score, self.sides, self.conceded)
            self.journal_in_play.reveal_key()
            return
        for k in side:
            p = self.occupants[k]
            if p.kind == "person":
                self._seat(k, Occupant("bot", p.name, default_bot(self.game)))

    # -- sides

    @property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat."""
        return self.journal_in_play.state.sides()

    def side_of(self, seat: int) -> frozenset[int]:
        """Return the seats that win and lose with a seat, itself included."""
        sides = self.sides
        return frozenset(k for k, side in enumerate(sides) if side == sides[seat])

    @property
    def result(self) -> tuple[int, ...] | None:
        """Thousandths of a win for each seat, once the game is over."""
        if self._conceded_by is not None:
            return self._conceded_by[1]
        if not self.over:
            return None
        state = self.journal_in_play.state
        if any(state.result[k] for k in self.conceded):
            return won_by_others(state.score, self.sides, self.conceded)
        return state.result

    # -- the past

    def entry_of_choice(self, count: int) -> LoggedEntry | None:
        """Return the choice after which `count` choices stood: the latest of that number."""
        made = (
            p
            for p in reversed(self.log)
            if isinstance(p.entry, Chosen) and p.choice_count == count - 1
        )
        return next(made, None)

    def at(self, count: int) -> Position:
        """Return the true position in which `count` choices stood."""
        if not 0 <= count <= self.choice_count:
            raise TableRefusal("no-such-moment")
        journal = self.journal_in_play
        return journal.state.clone() if count == self.choice_count else journal.replay(count)

    def undo_target(self, seat: int) -> int | None:
        """Return how many choices stand after an undo of this seat's last choice."""
        choices = self.journal.choices if self.journal else []
        return next((k for k in range(len(choices) - 1, -1, -1) if choices[k].seat == seat), None)

    def undo_free(self, seat: int, to: int, samples: int = THOROUGH_SAMPLES) -> bool:
        """Return whether an undo needs no vote, because its choices gave the seat no information.

        Information is looked for in this many samples.
        """
        if self.settings.undo != "ask":
            return self.settings.undo == "free"
        mine = {k for k, p in enumerate(self.occupants) if p.person == self.occupants[seat].person}
        if self.over or any(e.seat not in mine for e in self.journal_in_play.choices[to:]):
            return False  # once it is over, anybody may look at everything
        return not any(
            self._has_gained(k, p, samples) for k in range(to, self.choice_count) for p in mine
        )

    def _has_gained(self, at: int, seat: int, samples: int) -> bool:
        """Return whether a choice that stands gave a seat information."""
        known = self.information_gained[at]
        if known.get(seat, 0) < samples:
            logged = self.entry_of_choice(at + 1)
            assert logged is not None
            choice = self.journal_in_play.choices[at].choice
            moment = (self.at(at), choice, self.at(at + 1), logged.events)
            known[seat] = GAINED if reveals_information(*moment, seat, samples) else samples
        return known[seat] == GAINED


def opening_outcomes(journal: Journal) -> tuple[list[int], list[int] | msgspec.UnsetType]:
    """Return what an entry records of chance at the beginning of a game."""
    return journal.first_step.chance, journal.opening_of or msgspec.UNSET


def won_by_others(
    score: tuple[int, ...], sides: tuple[int, ...], lost: frozenset[int]
) -> tuple[int, ...]:
    """Return the result where some seats have lost: of several sides left, the highest scores win.

    In thousandths of a win for each seat.
    """
    left = [k for k in range(len(sides)) if k not in lost]
    if len({sides[k] for k in left}) > 1:
        best = max(score[k] for k in left)
        left = [k for k in left if score[k] == best]
        return tuple(1000 // len(left) if k in left else 0 for k in range(len(sides)))
    return tuple(1000 if k in left else 0 for k in range(len(sides)))


def journal_file(journal: Journal) -> bytes:
    """Return the journal as a file that `noctuary replay` reads."""
    return "".join(f"{line}\n" for line in journal.lines).encode()
