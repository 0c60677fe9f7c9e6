"""Tables written under other rules: a valid journal continues, an invalid one is explained and
restarted.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from noctuary.games.gates import GAME
from noctuary.rulebook import read_ledger
from noctuary.table import protocol as wire
from noctuary.table.hub import Hub
from noctuary.table.model.commands import choices
from noctuary.table.model.draft import Draft
from noctuary.table.store.records import checksum
from noctuary.table.store.sqlite.store import SqliteStore
from noctuary.table.workers.bot_service import BotService
from tests.browser.axe import violations
from tests.browser.conftest import Come
from tests.browser.house import House, Json, Table
from tests.browser.person import Person

CHOICES, HOLD = 12, 6
FALLS = 3 + HOLD + 1
"""Number of the first invalid row: opened, seated, began, then the valid choices."""


async def play(data: Path) -> tuple[Json, str]:
    """Ann and Bob play a while with the program as it is; Ann's keys and Bob's."""
    hub = Hub(await SqliteStore.open(str(data / "tables.db")), BotService(1))
    seats = [wire.NewSeat("me"), wire.NewSeat("open")]
    wish = wire.NewTable("gates", "Ann", seats, wire.Settings(pace=0), {"first_player": 0}, 5)
    ann = await hub.open(wish)
    bob = await hub.join(ann.table, wire.JoinBody("Bob"))
    room, random = await hub.room(ann.table), Random(5)

    def choose(draft: Draft) -> None:
        state = draft.table.journal_in_play.state
        option = random.choice(state.options()).id
        choices.choose(draft, state.seat, draft.table.decision_number, option)

    while room.table.choice_count < CHOICES:
        await room.execute(choose)
    await hub.close()
    return msgspec.to_builtins(ann), bob.seats[0].key


def change(data: Path, table: str, row: int, **fields: Any) -> None:
    """Rewrite a row as a program with other rules would have written it."""
    with sqlite3.connect(data / "tables.db") as db:
        which = "WHERE table_id = ? AND seq = ?"
        (kept,) = db.execute(f"SELECT data FROM rows {which}", (table, row)).fetchone()
        written = json.dumps(json.loads(kept) | fields)
        proof = checksum("row", table, row, written)
        db.execute(f"UPDATE rows SET data = ?, checksum = ? {which}", (written, proof, table, row))
    db.close()


def rows(data: Path, table: str) -> list[str]:
    """Return the rows of a table, byte for byte."""
    db = sqlite3.connect(data / "tables.db")
    found = db.execute("SELECT data FROM rows WHERE table_id = ? ORDER BY seq", (table,))
    kept = [text for (text,) in found]
    db.close()
    return kept


class Old:
    """A server with a table that another program has written."""

    def __init__(self, data: Path, **changed: Any) -> None:
        with ThreadPoolExecutor(1) as thread:  # the browser's event loop runs in this thread
            keys, bob = thread.submit(asyncio.run, play(data)).result()
        change(data, keys["table"], 1, rules="0" * 16)
        if changed:
            change(data, keys["table"], FALLS, **changed)
        self.before = rows(data, keys["table"])
        self.house = House(data)
        self.table = Table(self.house.url, keys)
        self.ann = self.table.seats
        self.bob = f"{self.table.link}#k={bob}"

    def read_rows(self) -> list[str]:
        """Return the present rows of the old table."""
        return rows(self.house.data, self.table.id)


@pytest.fixture
def holding(tmp_path: Path) -> Iterator[Old]:
    made = Old(tmp_path)
    yield made
    made.house.close()


@pytest.fixture
def falling(tmp_path: Path) -> Iterator[Old]:
    made = Old(tmp_path, choice="score_three")
    yield made
    made.house.close()


def test_rules_that_mean_the_same_open_as_before(holding: Old, come: Come) -> None:
    """As after a change that no recorded game notices."""
    ann, bob = (come(name, "laptop", at=holding.house) for name in ("Ann", "Bob"))
    ann.sit(holding.ann)
    bob.sit(holding.bob)
    expect(ann.page.get_by_text(ann.say("table-departed"))).to_have_count(0)
    assert holding.read_rows() == holding.before, "opening the table wrote rows"
    one = ann if ann.turn() == "mine" else bob
    one.choose()
    for person in (ann, bob):
        expect(person.log.filter(has_text=person.say("table-note-upgraded"))).to_have_count(1)
    after = holding.read_rows()
    assert after[: len(holding.before)] == holding.before, "rows were rewritten"


def check_notice(person: Person) -> None:
    """Assert that the notice names the invalid line, its player and the clause."""
    expect(person.question).to_contain_text(person.say("table-departed"))
    expect(person.question).to_contain_text(str(FALLS))
    ledger = read_ledger(GAME.package)
    assert ledger is not None
    expect(person.question.locator(".rule")).to_be_visible()
    shown = person.question.inner_text()
    named = [c for c in ledger.clauses.values() if c.id in shown]
    assert len(named) == 1
    assert " ".join(named[0].words[person.lang].split()) in " ".join(shown.split())
    assert person.options.count() == 0


@pytest.mark.parametrize(("size", "lang"), [("laptop", "en"), ("phone", "fr")])
def test_a_rule_that_changed_is_told_and_the_game_goes_on(
    falling: Old, come: Come, size: str, lang: str
) -> None:
    ann, bob = (come(name, size, lang, at=falling.house) for name in ("Ann", "Bob"))
    eve = come("Eve", size, lang, at=falling.house)
    ann.sit(falling.ann)
    bob.sit(falling.bob)
    eve.sit(falling.table.watch)
    for person in (ann, bob, eve):
        check_notice(person)
    ann.shot(f"departed-{size}")
    assert violations(ann) == []
    expect(eve.button("table-departed-go")).to_have_count(0)

    ann.question.get_by_role("button", name=ann.say("table-replay"), exact=True).click()
    expect(ann.zone("table-replay")).to_contain_text(ann.say("table-replay-at", at=0, end=HOLD))
    ann.button("table-replay-now").click()

    ann.button("table-departed-go").click()
    ann.page.wait_for_url(f"**/{falling.table.id}-{FALLS}")
    expect(eve.page.get_by_role("link", name=falling.table.id)).to_be_visible()
    bob.button("table-departed-go").click()
    bob.page.wait_for_url(f"**/{falling.table.id}-{FALLS}")
    for person in (ann, bob):
        expect(person.page.get_by_text(person.say("table-departed"))).to_have_count(0)
    ann.shot(f"departed-onward-{size}")
    for _ in range(6):
        for person in (ann, bob):
            if person.turn() == "mine":
                person.choose()
    assert falling.read_rows() == falling.before, "the old table was changed"
