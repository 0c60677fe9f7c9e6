"""A table: everything that happened at it, row by row, and what that makes of it.

A table in use never changes: `ahead` makes the tables that new rows lead to, and once those rows
are kept, the last of them takes its place. Nothing here waits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from typing import Any

import msgspec

from noctuary.kernel import (
    Attachment,
    Books,
    LoadedGame,
    Observation,
    Position,
    ReplayDiverged,
    games,
    load,
)
from noctuary.kernel.journal import Journal
from noctuary.kernel.runtime.chance import ChanceKey, ChanceSource, Commitment
from noctuary.kernel.runtime.information import QUICK_SAMPLES, THOROUGH_SAMPLES, reveals_information
from noctuary.plugin import Tip, load_previews, load_tips, load_warnings

from .. import protocol as wire
from ..presentation.decision import decision_for
from ..presentation.log_pages import entry_of_choice
from ..presentation.option_texts import MessageTexts
from ..refusal import TableRefusal
from ..store.base import Summary
from .entries import AnyEntry, Chosen, LoggedEntry, Opened, Sealed, Upgraded
from .occupants import Occupant, are_one_person
from .votes import PendingVote, other_persons

LEARNED = 1 << 30

Decide = Callable[["Table"], list[AnyEntry]]
"""Checks a wish against a table, and makes the rows that grant it."""


def find_game(name: str) -> LoadedGame:
    """A registered game, ready to play."""
    if name not in games():
        raise TableRefusal("game", text=name[:40])
    return load(name)


class Table:
    """A table as its rows make it."""

    options: dict[str, Any]
    parameters: dict[str, Any]
    """What everybody is told once: parameters of the state, public books."""
    books: Books
    """What the rules read beside the state."""
    files: tuple[Attachment, ...] = ()
    """Those that the options name, held for as long as the table is."""
    message_texts: MessageTexts | None = None
    """What the options name; None where they name nothing."""
    chance_source: ChanceSource
    """Where chance comes from: a seed that was chosen, or a key."""
    seed_is_private: bool
    """Whether chance comes from a seed that an old program drew and told nobody."""
    settings: wire.Settings
    occupants: list[Occupant]
    clock: list[int]
    """Milliseconds that each seat has spent choosing."""
    opened: int
    asked_at: int
    """When the question that waits came up."""
    rules: str
    """Hash of the rules that the last rows were made by."""

    def __init__(self, id: str, rows: list[AnyEntry]) -> None:
        assert isinstance(rows[0], Opened)
        self.id = id
        self.game = find_game(rows[0].game)
        self.journal: Journal | None = None
        self.information_gained: list[dict[int, int]] = []
        """For each choice that stands, and for seats for which it was asked: in how many worlds
        nothing was learned by it, or LEARNED.
        """
        self.pinned_places: frozenset[tuple[int, str]] = frozenset()
        """Seats and the places they have marked."""
        self.vote: PendingVote | None = None
        self.conceded: frozenset[int] = frozenset()
        """Seats of sides that gave up."""
        self._conceded_by: tuple[frozenset[int], tuple[int, ...]] | None = None
        """Whoever gave up last, and the result, where that ended the game."""
        self._ahead: tuple[Position, int, Mapping[str, Sequence[Tip]]] | None = None
        """What was said last of options, and of which position."""
        self.deleted = False
        self.log: list[LoggedEntry] = []
        self.divergence: wire.Divergence | None = None
        """The row that does not hold under the present rules; the table ends before it."""
        self.replay(rows)

    @property
    def seq(self) -> int:
        """The number of the last row."""
        return len(self.log)

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
        """Whether the game has ended because somebody gave it up."""
        return self._conceded_by is not None

    @property
    def journal_in_play(self) -> Journal:
        """The journal of a game that has begun."""
        if self.journal is None:
            raise TableRefusal("not-begun")
        return self.journal

    @property
    def choice_count(self) -> int:
        """How many choices stand."""
        return len(self.journal.choices) if self.journal else 0

    @property
    def decision_number(self) -> int:
        """The number of the question that waits: every line of the journal makes another."""
        return len(self.journal.lines) if self.journal else 0

    @property
    def turn(self) -> int | None:
        """The seat that is asked now."""
        state = self.state
        at_rest = self.over or self.divergence or self.deleted
        return None if state is None or at_rest else state.seat

    @property
    def free(self) -> list[int]:
        """The seats in which nobody sits."""
        return [k for k, p in enumerate(self.occupants) if p.kind == "open"]

    # -- rows

    def replay(self, rows: list[AnyEntry]) -> None:
        """Takes kept rows into account, as far as they hold, at a table that nobody else has."""
        for row in rows:
            if self.divergence:
                return
            try:
                self.apply(row)
            except ReplayDiverged as e:
                self.divergence = self._divergence(row, e)

    def decide(self, wish: Decide) -> list[Table]:
        """The tables that a wish leads to; before the first row of other rules than so far comes
        one that notes them, and before the first that needs a new key one that seals it.
        """
        if self.divergence:
            raise TableRefusal("departed")
        if self.deleted:
            raise TableRefusal("no-table", id=self.id)
        rows = wish(self)
        if self._needs_new_key and not self.over:
            rows = [Sealed(rows[0].time, ChanceKey.generate().hex()), *rows]
        if self.rules != self.game.rules_hash:
            rows = [Upgraded.to(self.game, rows[0].time), *rows]
        return self.drafts(rows)

    @property
    def _needs_new_key(self) -> bool:
        """Whether chance must come from a new key: somebody may be able to work out what the old
        origin gives, or nobody here can.
        """
        if isinstance(self.chance_source, int):
            return self.seed_is_private
        told = self.journal is not None and self.chance_source.commitment in self.journal.keys
        return told or isinstance(self.chance_source, Commitment)

    def drafts(self, rows: list[AnyEntry]) -> list[Table]:
        """The tables that these rows lead to, one for each; this one stays as it is."""
        tables, table = [], self
        for row in rows:
            table = table._copy(row.changes_game)
            table.apply(row)
            tables.append(table)
        return tables

    def _copy(self, plays: bool) -> Table:
        """A table to which a row can be applied without changing this one."""
        new = copy(self)
        new.log = list(self.log)
        if plays and self.journal is not None:
            new.journal, new.information_gained = self.journal.copy(), list(self.information_gained)
        return new

    def apply(self, row: AnyEntry) -> None:
        """Takes one row into account, at a table that nobody else has yet."""
        past = LoggedEntry(self.seq + 1, row, choice_count=self.choice_count)
        row.apply(self, past)
        request = row.vote_after(self.vote, self.occupants)
        if self.over and request is not None and request.kind == "concede":
            request = None  # there is nothing left to give up
        past.public = not row.is_private or request != self.vote or self.over
        self.vote = request
        self.log.append(past)

    def _divergence(self, row: AnyEntry, why: ReplayDiverged) -> wire.Divergence:
        seat = row.seat if isinstance(row, Chosen) else wire.SPECTATOR
        return wire.Divergence(self.seq + 1, self.choice_count, seat, why.reason, why.clause)

    # -- giving up

    @property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat."""
        return self.journal_in_play.state.sides()

    def side_of(self, seat: int) -> frozenset[int]:
        """The seats that win and lose with one."""
        sides = self.sides
        return frozenset(k for k, side in enumerate(sides) if side == sides[seat])

    def concede(self, side: frozenset[int]) -> None:
        """The game ends: whoever gave up has lost."""
        self._conceded_by = (
            side,
            won_by_others(self.journal_in_play.state.score, self.sides, self.conceded),
        )
        self.journal_in_play.reveal_key()

    def withdraw_concession(self) -> None:
        """Whoever ended the game by giving up did not."""
        assert self._conceded_by is not None
        self.conceded, self._conceded_by = self.conceded - self._conceded_by[0], None

    @property
    def result(self) -> tuple[int, ...] | None:
        """Thousandths of a win of each seat, when the game is over."""
        if self._conceded_by is not None:
            return self._conceded_by[1]
        if not self.over:
            return None
        state = self.journal_in_play.state
        if any(state.result[k] for k in self.conceded):
            return won_by_others(state.score, self.sides, self.conceded)
        return state.result

    # -- undo

    def undo_target(self, seat: int) -> int | None:
        """How many choices stand once this seat's last choice is taken back."""
        entries = self.journal.choices if self.journal else []
        return next((k for k in range(len(entries) - 1, -1, -1) if entries[k].seat == seat), None)

    def undo_free(self, seat: int, to: int, worlds: int = THOROUGH_SAMPLES) -> bool:
        """Whether taking back to `to` needs nobody's consent; what was learned is looked for in so
        many worlds.
        """
        if self.settings.undo != "ask":
            return self.settings.undo == "free"
        mine = {k for k, p in enumerate(self.occupants) if p.person == self.occupants[seat].person}
        if self.over or any(e.seat not in mine for e in self.journal_in_play.choices[to:]):
            return False  # at the end everybody may look at everything
        return not any(
            self._learned(k, p, worlds) for k in range(to, self.choice_count) for p in mine
        )

    def _learned(self, at: int, seat: int, worlds: int) -> bool:
        """Whether a choice that stands told a seat something."""
        known = self.information_gained[at]
        if known.get(seat, 0) < worlds:
            made = entry_of_choice(self.log, at + 1)
            assert made is not None
            moment = (
                self.at(at),
                self.journal_in_play.choices[at].choice,
                self.at(at + 1),
                made.events,
            )
            known[seat] = LEARNED if reveals_information(*moment, seat, worlds) else worlds
        return known[seat] == LEARNED

    # -- what others see

    def table_info(self, here: frozenset[int] = frozenset(), spectators: int = 0) -> wire.TableInfo:
        """The table as everybody sees it; `here` are the seats whose person is connected."""
        seats = [
            wire.Seat(
                k, p.kind, p.name, p.bot, k in here, p.stand_in, self.clock[k], k in self.conceded
            )
            for k, p in enumerate(self.occupants)
        ]
        state = self.state if self.over else None
        return wire.TableInfo(
            id=self.id,
            game=self.game.id,
            rules=self.game.rules_hash,
            opened=self.opened,
            seats=seats,
            options=self.options,
            settings=self.settings,
            begun=self.begun,
            over=self.over,
            spectators=spectators,
            vote=self.vote.vote(self.occupants) if self.vote else None,
            result=list(self.result) if self.result is not None else None,
            score=list(state.score) if state else None,
            departed=self.divergence,
            chance=self.chance,
            conceded=self.given_up,
            deleted=self.deleted,
        )

    @property
    def chance(self) -> wire.ChanceInfo:
        """What everybody may know of where chance comes from."""
        if isinstance(self.chance_source, int):
            return wire.ChanceInfo(
                seed=None if self.seed_is_private and not self.over else self.chance_source
            )
        told = (
            self.chance_source.hex()
            if self.over and isinstance(self.chance_source, ChanceKey)
            else ""
        )
        return wire.ChanceInfo(commitment=self.chance_source.commitment, key=told)

    def summary(self) -> Summary:
        """What the table is listed with."""
        turn, at = self.turn, self.log[-1].entry.time
        row = wire.TableListing(self.table_info(), turn, self.choice_count, at)
        bot = turn is not None and self.occupants[turn].is_automatic
        note = {"row": msgspec.to_builtins(row), "bot": bot}
        listed = not self.settings.secret and not self.deleted
        return Summary(self.id, self.seq, at, listed, self.over, note)

    def view_for(self, eyes: int, state: Position | None = None) -> dict[str, Any] | None:
        """What the table shows to a seat, now or in another position."""
        state = state or self.state
        return None if state is None else self.view_of(state.observe(eyes, asked=False))

    def observe(self, eyes: Iterable[int]) -> dict[int, Observation]:
        """What several seats may know now; what they share is made once."""
        all_eyes, state = list(eyes), self.state
        if state is None:
            return {}
        if len(all_eyes) < 2:
            return {e: state.observe(e, asked=False) for e in all_eyes}
        return dict(zip(all_eyes, state.observe_all(all_eyes), strict=True))

    def view_of(self, observation: Observation) -> dict[str, Any]:
        """What the table shows to a seat that knows this."""
        if self.game.spec.view is None:
            plain = observation.to_dict()
            kinds = {name: k.name for name, k in self.game.schema.piece_kinds().items()}
            shown = {k: v for k, v in plain.items() if k not in ("decision", "options")}
            return shown | ({"kinds": kinds} if kinds else {})
        drawn: dict[str, Any] = msgspec.to_builtins(self.game.spec.view(observation, self.options))
        return drawn

    def decision_for(self, eyes: int, seen: Observation | None = None) -> wire.Decision | None:
        """The question that waits, as a seat may know it; `seen`: what it sees, where that is
        known already.
        """
        state = self.state
        if state is None or self.turn is None:
            return None
        if eyes in self.conceded:
            eyes = wire.SPECTATOR
        made = decision_for(self.game, state, eyes, self.decision_number, self.choice_count)
        if made.options and made.seat == eyes:
            self.add_tips(made, state, seen or state.observe(eyes, asked=False))
        self._add_previews(made, state)
        if eyes >= 0 and self.settings.undo != "off":
            made.undo = self.undo_target(eyes)
            if made.undo is not None:
                alone = not other_persons(self.occupants, eyes)
                made.undo_free = alone or self.undo_free(eyes, made.undo, QUICK_SAMPLES)
        return made

    def _add_previews(self, ask: wire.Decision, state: Position) -> None:
        """Says of options what they would come to, by what the seat that is asked knows."""
        look = load_previews(self.game.spec) if ask.options else None
        if look is None:
            return
        if self._ahead is None or self._ahead[:2] != (state, state.choice_count):
            self._ahead = state, state.choice_count, look(state.sample(ask.seat, 0))
        found = self._ahead[2]
        parts: dict[str, wire.Decision | wire.Option] = {"": ask} | {o.id: o for o in ask.options}
        for id in parts.keys() & found.keys():
            parts[id].ahead = [wire.Tip(one.key, dict(one.args)) for one in found[id]]

    def add_tips(self, made: wire.Decision, state: Position, seen: Observation) -> None:
        """Adds what the seat that is asked should know, and what matters most to it."""
        if (advise := load_tips(self.game.spec)) is not None:
            said = advise(seen, self.options, made.prompt)
            made.coach = [wire.Tip(one.key, dict(one.args)) for one in said]
        if (warn := load_warnings(self.game.spec)) is not None:
            warned = warn(seen, self.options, made.prompt, state.options(seen.seat))
            made.cautions = [
                wire.PlayWarning(one.key, dict(one.args), one.option) for one in warned
            ]

    def texts_for(
        self,
        lines: Iterable[wire.AnyLine] = (),
        ask: wire.Decision | None = None,
        view: Mapping[str, Any] | None = None,
        *,
        events: Iterable[wire.Event] = (),
        before: Mapping[str, Any] | None = None,
    ) -> wire.SentTexts:
        """The words that go with what is told; `before`: a view whose words were told already."""
        return (
            self.message_texts.names(lines, events, ask, view, before) if self.message_texts else {}
        )

    def other_hands(self, seats: Sequence[int], eyes: int) -> list[int]:
        """The other seats of somebody who holds these alone: nothing is secret between them."""
        one = eyes in seats and are_one_person(self.occupants[k].name for k in seats)
        return sorted({*seats} - {eyes}) if one else []

    def at(self, count: int) -> Position:
        """The true position when so many choices stood."""
        if not 0 <= count <= self.choice_count:
            raise TableRefusal("no-such-moment")
        playing = self.journal_in_play
        return playing.state.clone() if count == self.choice_count else playing.replay(count)


def won_by_others(
    score: tuple[int, ...], sides: tuple[int, ...], lost: frozenset[int]
) -> tuple[int, ...]:
    """The result where some have lost: the side that is left wins; of several, those seats that
    have most.
    """
    left = [k for k in range(len(sides)) if k not in lost]
    if len({sides[k] for k in left}) > 1:
        best = max(score[k] for k in left)
        left = [k for k in left if score[k] == best]
        return tuple(1000 // len(left) if k in left else 0 for k in range(len(sides)))
    return tuple(1000 if k in left else 0 for k in range(len(sides)))


def journal_file(journal: Journal) -> bytes:
    """The journal as a file that `noctuary replay` reads."""
    return "".join(f"{line}\n" for line in journal.lines).encode()
