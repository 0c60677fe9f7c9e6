"""A draft: a copy of a table that one command extends."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from noctuary.kernel import GameEvent
from noctuary.kernel.runtime.chance import ChanceKey

from ..refusal import TableRefusal
from .entries import AnyEntry, Began, Chosen, Sealed, Upgraded
from .table import Table, check_log_length, opening_outcomes

Command = Callable[["Draft"], None]
"""Extends a draft. Raises TableRefusal if it cannot."""


class Draft:
    """A copy of a table that one command extends. The table itself stays as it is."""

    def __init__(self, table: Table, now: int) -> None:
        """`now`: the time of the new entries, in milliseconds since 1970.

        Raise TableRefusal if the table takes no entries.
        """
        check_log_length(table.seq)
        if table.divergence:
            raise TableRefusal("departed")
        if table.deleted:
            raise TableRefusal("no-table", id=table.id)
        self.now = now
        self.table = table
        """The table after the last new entry."""
        self.versions: list[Table] = []
        """The table after each new entry."""

    @property
    def entries(self) -> list[AnyEntry]:
        """The new entries."""
        return [table.log[-1].entry for table in self.versions]

    def require_decision(self, seat: int, decision: int) -> None:
        """Raise TableRefusal unless a seat must answer this decision now."""
        state = self.table.journal_in_play.state
        if self.table.over:
            raise TableRefusal("over")
        if decision != self.table.decision_number:
            raise TableRefusal("stale", stale=True)
        if seat != state.seat:
            name = self.table.occupants[state.seat].name
            raise TableRefusal("not-your-turn", stale=True, name=name)

    def begin_game(self) -> None:
        """Add the beginning of the game."""
        self._prepare()
        table = self.table.copy(with_game=False)
        journal = table.begin_game()
        entry = Began(self.now, *opening_outcomes(journal))
        self._fold(table, entry, 0, journal.first_step.events)

    def choose(self, seat: int, option: str) -> None:
        """Add a choice. Raise TableRefusal if the rules do not allow it.

        The rules run once: the step is the one that is recorded and shown.
        """
        self._prepare()
        count = self.table.choice_count
        table = self.table.copy(with_game=True)
        step, outcomes = table.play(option)
        self._fold(table, Chosen(self.now, seat, option, *outcomes), count, step.events)

    def add(self, entry: AnyEntry) -> None:
        """Add an entry other than a choice or the beginning of the game."""
        assert not isinstance(entry, (Began, Chosen))
        self._prepare()
        self._add(entry)

    def _prepare(self) -> None:
        """Add what every command needs before its first entry."""
        if self.versions:
            return
        needs_key = self.table.needs_new_key and not self.table.over
        if self.table.rules != self.table.game.rules_hash:
            self._add(present_rules(self.table, self.now))
        if needs_key:
            self._add(Sealed(self.now, ChanceKey.generate().hex()))

    def _add(self, entry: AnyEntry) -> None:
        table = self.table.copy(entry.changes_game)
        self._fold(table, entry, table.choice_count)

    def _fold(
        self, table: Table, entry: AnyEntry, count: int, events: Sequence[GameEvent] = ()
    ) -> None:
        table.fold(entry, count, events)
        self.versions.append(table)
        self.table = table


def present_rules(table: Table, now: int, origin: str = "") -> Upgraded:
    """Return the entry that records the rules of this program."""
    return Upgraded(now, table.game.version, table.game.rules_hash, origin)
