"""Chance at a table: a key that nobody knows before the end, and everybody can check after it."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from noctuary.kernel.journal import Journal
from noctuary.kernel.journal.verify import verify
from noctuary.kernel.runtime.chance import ChanceKey, Commitment
from noctuary.table import protocol as wire
from noctuary.table.model.commands import chat, choices
from noctuary.table.model.creation import create_table, entries_from_journal, opening_entry
from noctuary.table.model.entries import (
    Asked,
    Began,
    Chosen,
    Said,
    Sealed,
    read_entries,
)
from noctuary.table.model.table import Table, journal_file
from noctuary.table.presentation.log_lines import line_for
from noctuary.table.presentation.table_view import table_info
from noctuary.table.protocol import encode
from noctuary.table.room.bot_turns import bot_seed
from tests.table.company import decide, draft, new_table, people, random_choice, sealed


def keyed(*seats: str, seed: int = 1, **settings: Any) -> Table:
    """Return a table with a key that follows from a seed."""
    return create_table(
        "T", sealed(opening_entry(new_table(*seats, seed=None, **settings), 0), seed)
    )


def go_on(table: Table, random: Random, count: int = 10_000) -> Table:
    """Return the table after some more choices, or at its end."""
    for _ in range(count):
        if table.over:
            break
        table = draft(table, random_choice(table, random)).table
    return table


def kept(table: Table) -> list[dict[str, Any]]:
    """Return the entries as a store keeps them."""
    rows: list[dict[str, Any]] = msgspec.json.decode(encode([p.entry.data() for p in table.log]))
    return rows


def key_of(table: Table) -> ChanceKey:
    """Return the key from which the table's chance follows."""
    assert isinstance(table.chance_source, ChanceKey)
    return table.chance_source


def test_the_key_is_told_when_the_game_is_over_and_everything_follows_from_it() -> None:
    table = keyed("me", "me")
    commitment = table_info(table).chance.commitment
    table = go_on(table, Random(3), 30)
    assert table_info(table).chance == wire.ChanceInfo(commitment=commitment)
    assert verify(Journal.parse(journal_file(table.journal_in_play))).right == 0
    table = go_on(table, Random(4))
    chance = table_info(table).chance
    assert chance == wire.ChanceInfo(commitment=commitment, key=key_of(table).hex())
    found = verify(Journal.parse(journal_file(table.journal_in_play)))
    drawn = len(table.journal_in_play.first_step.chance) + sum(
        len(e.chance) for e in table.journal_in_play.choices
    )
    assert found.right == drawn > 30 and found.sealed
    assert not found.wrong and not found.unknown


def test_rows_make_the_same_journal_again() -> None:
    table = go_on(keyed("me", "me"), Random(3))
    again = Table("T", read_entries(kept(table)))
    assert (
        again.journal_in_play.lines == table.journal_in_play.lines
        and again.chance_source == table.chance_source
    )


def test_another_outcome_is_found() -> None:
    table = go_on(keyed("me", "me"), Random(3))
    rows = kept(table)
    drawn = [n for n, r in enumerate(rows) if r["kind"] == "chosen" and r["chance"]]
    at = drawn[-1]
    wrong = rows[at]["chance"], rows[at]["of"]
    rows[at]["chance"] = [(x + 1) % n for x, n in zip(*wrong, strict=True)]
    other = Table("T", read_entries(rows[: at + 1]))
    assert other.divergence is None
    other.journal_in_play.keys[key_of(table).commitment] = key_of(table)
    assert verify(other.journal_in_play).wrong == [at + 1 - 1]


def test_after_the_end_chance_needs_another_key(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first one was told: whoever takes back the last choice must not know what comes."""
    monkeypatch.setattr(ChanceKey, "generate", lambda: ChanceKey(bytes(32)))
    table = go_on(keyed("me", "me", undo="free"), Random(3))
    first, end = table_info(table).chance, table.choice_count
    table = draft(table, choices.undo, 0, table.choice_count - 40, now=5).table
    assert not table.over
    table = go_on(table, Random(5), 1)
    assert [type(p.entry) for p in table.log[-2:]] == [Sealed, Chosen]
    assert (
        table_info(table).chance.commitment != first.commitment and not table_info(table).chance.key
    )
    table = go_on(table, Random(5))
    assert table.over and table.choice_count > end - 40
    found = verify(Journal.parse(journal_file(table.journal_in_play)))
    assert not found.wrong and not found.unknown, "both keys are told, what was undone included"
    again = Table("T", read_entries(kept(table)))
    assert again.journal_in_play.lines == table.journal_in_play.lines


def test_after_the_end_taking_back_needs_consent() -> None:
    """Everybody may look at everything then: whoever ended the game has learned all there is."""
    table = go_on(people(keyed("me", "me")), Random(3))
    last = table.journal_in_play.choices[-1].seat
    row = decide(table, choices.undo, last, table.choice_count - 1, now=5)[0]
    assert isinstance(row, Asked)


def test_a_seed_that_an_old_program_drew_is_not_told_nor_used_any_more() -> None:
    opened = opening_entry(new_table("me", "me", seed=314_159_265), 0)
    table = Table("T", [msgspec.structs.replace(opened, chosen=False), Began(0)])
    assert table_info(table).chance == wire.ChanceInfo()
    ahead = draft(table, chat.say, 0, "Ana", "Boo", now=9).versions
    assert [type(t.log[-1].entry) for t in ahead] == [Sealed, Said]
    table = go_on(ahead[-1], Random(2), 20)
    assert sum(isinstance(p.entry, Sealed) for p in table.log) == 1
    assert key_of(table).commitment == table_info(table).chance.commitment
    assert (
        "314159265"
        not in encode([table_info(table), *(line_for(p, 0) for p in table.log)]).decode()
    )


@pytest.mark.parametrize("count", [0, 20])
def test_an_uploaded_game_whose_key_is_not_known_goes_on_with_another(count: int) -> None:
    played = go_on(keyed("me", "me"), Random(3), count).journal_in_play
    data = journal_file(played)
    table = Table("T", entries_from_journal(Journal.parse(data), data, "Ana", 5))
    assert journal_file(table.journal_in_play) == data
    assert isinstance(table.chance_source, Commitment)
    table = go_on(table, Random(4), 1)
    assert isinstance(table.log[-2].entry, Sealed)
    assert key_of(table).commitment != played.header["commitment"]


def test_an_uploaded_game_that_is_over_is_the_same_file() -> None:
    table = go_on(keyed("me", "me", undo="free"), Random(3))
    table = draft(table, choices.undo, 0, table.choice_count - 3, now=5).table
    table = go_on(table, Random(5))
    data = journal_file(table.journal_in_play)
    again = Table("T", entries_from_journal(Journal.parse(data), data, "Ana", 5))
    assert journal_file(again.journal_in_play) == data


def test_bots_are_seeded_with_something_that_tells_nothing() -> None:
    one, two = keyed("me", "me", seed=1), keyed("me", "me", seed=2)
    seeds = [bot_seed(t, seat) for t in (one, two) for seat in (0, 1)]
    assert len(set(seeds)) == 4 and seeds[0] == bot_seed(keyed("me", "me", seed=1), 0)
    secret = key_of(one).hex()
    assert all(f"{s >> 30:08x}" not in secret for s in seeds)


def test_the_position_holds_nothing_of_the_key() -> None:
    """Whatever leaves the table as bytes, a thinking process gets no bit of it."""
    tables = [go_on(people(keyed("me", "me", seed=s)), Random(3), 0) for s in (1, 2)]
    rngs = {t.journal_in_play.state.fields()["rng"] for t in tables}
    draws = {len(t.journal_in_play.first_step.chance) for t in tables}
    assert len(draws) == 1 and len(rngs) == 1, "the same fast stream, whatever the key"
    for table in tables:
        assert bytes.fromhex(key_of(table).hex())[:8] not in table.journal_in_play.state.to_bytes()
