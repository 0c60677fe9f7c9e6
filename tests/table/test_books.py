"""A table keeps the books it was opened with, and hands out those that everybody may read."""

from __future__ import annotations

from random import Random

import pytest

from noctuary.kernel import load
from noctuary.table.model import creation, table
from noctuary.table.model.creation import create_table, entries_from_journal, opening_entry
from noctuary.table.model.entries import read_entries
from noctuary.table.model.table import Table
from tests.kernel.games.story import GAME, STREETS
from tests.table.company import choose, new_table


@pytest.fixture
def street(monkeypatch: pytest.MonkeyPatch) -> Table:
    """Return a table on the long street, some way into the game; then the street is rebuilt."""
    for where in (creation, table):
        monkeypatch.setattr(where, "find_game", lambda name: load(GAME))
    wish = new_table("me", "me")
    wish.game, wish.options = GAME.id, {"street": "long"}
    found = create_table("STREET", opening_entry(wish, 0))
    random = Random(4)
    for _ in range(5):
        choose(found, random)
    rebuilt = {**STREETS["long"], "prices": (9,) * 9, "houses": ((0, 0),) * 2}
    monkeypatch.setitem(STREETS, "long", rebuilt)
    return found


def test_a_kept_table_reads_what_it_read(street: Table) -> None:
    kept = [p.entry.data() for p in street.log]
    assert kept[0]["books"] == street.books.record()
    again = Table("STREET", read_entries(kept))
    assert again.divergence is None and again.books == street.books
    assert again.state is not None and street.state is not None
    assert again.state.fields() == street.state.fields()
    assert again.parameters == {k: street.books.public()[k] for k in ("ways", "prices")}


def test_a_journal_brings_its_books_to_a_table(street: Table) -> None:
    journal = street.journal_in_play
    data = "".join(x + "\n" for x in journal.lines).encode()
    again = Table("GUEST", entries_from_journal(journal, data, "Ann", 1))
    assert again.books == street.books and again.choice_count == street.choice_count


def test_a_table_without_books_keeps_none() -> None:
    assert "books" not in opening_entry(new_table("me", "me"), 0).data()
