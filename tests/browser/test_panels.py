"""Every panel of every game: whatever can be pressed is in sight, at five sizes, in both languages.
Tables are brought to where they are wanted as journals or over the wire.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from websockets.sync.client import connect

from noctuary.kernel import games, load
from noctuary.kernel.journal import Journal
from noctuary.plugin.lessons import load_lessons
from noctuary.table import protocol as wire
from noctuary.table.hub import Hub
from noctuary.table.model.entries import AnyEntry, Chosen
from noctuary.table.model.table import Table as Rows
from noctuary.table.store.sqlite.store import SqliteStore
from noctuary.table.workers.bot_service import BotService
from tests.browser.conftest import Come
from tests.browser.house import House, Table
from tests.browser.person import Person, until
from tests.browser.sight import READ, faults, in_sight
from tests.browser.test_other_rules import change
from tests.browser.test_reconnecting import DEAD
from tests.server.house import Client
from tests.support import PATIENCE

GAMES = sorted(games())
MID = 24
"""Choices before most panels are opened."""
SHORT = {"arkham": 0, "gates": 5, "lakeview": 7, "mansions1": 1, "mansions2": 2}
"""Seeds with which a game played by chance is soon over."""
LAPTOP = {"width": 1366, "height": 768}


def journal(game: str, choices: int | None = None, seed: int = 3) -> Journal:
    """A game played by chance, to its end unless told how far."""
    made = Journal(load(games()[game]), 2, seed)
    dice = random.Random(seed)
    while not made.state.over and (choices is None or made.state.choice_count < choices):
        made.choose(dice.choice(made.state.legal()))
    return made


@pytest.fixture
def ann(come: Come) -> Person:
    """Ann at a laptop, whose page is looked at."""
    made = come("Ann", viewport=LAPTOP)
    return made


@contextmanager
def seated(house: House, table: Table, *keys: str) -> Iterator[Client]:
    """Somebody at a table without a browser, by their keys."""
    where = house.url.replace("http", "ws") + "/ws"
    with connect(where, max_size=None, max_queue=None, open_timeout=PATIENCE) as line:
        client = Client(line)
        client.hello(table.id, *keys)
        yield client


def two(house: House, game: str) -> tuple[Table, str, str]:
    """A table of two people who play; the table, Ann's key and Bob's."""
    table = house.open("me", "open", game=game)
    bob = house.join(table, "Bob").partition("#k=")[2]
    return table, table.keys["seats"][0]["key"], bob


def press(person: Person, button: Locator) -> None:
    """Presses a button at the size of a laptop, where none is in a menu."""
    person.page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
    person.rest()
    button.click()


def shut(person: Person) -> None:
    """Shuts a sheet."""
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)


def sheets(person: Person, opened: dict[str, Callable[[], Locator]]) -> None:
    """Opens one sheet after the other, and looks at it."""
    for where, button in opened.items():
        press(person, button())
        expect(person.page.get_by_role("dialog")).to_be_visible()
        in_sight(person, where)
        shut(person)


def named(person: Person, key: str) -> Callable[[], Locator]:
    """A button by what it is called, in the language the person has then."""
    return lambda: person.page.get_by_role("button", name=person.say(key), exact=True).first


def seed(person: Person) -> Callable[[], Locator]:
    """What the top bar says of chance."""
    return lambda: person.page.locator(".topbar .seed")


@pytest.mark.parametrize("game", GAMES)
def test_the_end(house: House, ann: Person, game: str) -> None:
    table = house.upload(journal(game, seed=SHORT[game]))
    ann.go(f"{table.link}#k={table.keys['seats'][0]['key']}")
    expect(ann.page.locator(".over")).to_be_attached()
    ann.rest()
    in_sight(ann, "the end")
    sheets(
        ann,
        {
            "the final score": named(ann, "table-final"),
            "chance": seed(ann),
            "a report": named(ann, "table-report"),
        },
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_replay(house: House, come: Come, ann: Person, game: str) -> None:
    """After the end, behind a link, and in the middle of a game; and a try-out from there."""
    table = house.upload(journal(game, seed=SHORT[game]))
    ann.go(f"{table.link}?at=7#{table.watch.split('#')[1]}")
    expect(ann.zone("table-replay")).to_be_visible()
    expect(ann.page.locator(".rail path").first).to_be_attached()
    in_sight(ann, "the replay behind a link")
    press(ann, named(ann, "table-try-here")())
    expect(ann.page.locator(".trial")).to_be_visible()
    in_sight(ann, "a try-out after the end")
    halfway = house.upload(journal(game, MID))
    ann.go(f"{halfway.link}#k={halfway.keys['seats'][0]['key']}")
    press(ann, named(ann, "table-replay")())
    expect(ann.zone("table-replay")).to_be_visible()
    in_sight(ann, "looking back")


@pytest.mark.parametrize("game", GAMES)
def test_votes(house: House, ann: Person, game: str) -> None:
    """On taking back and on giving up: for whoever is asked, and for whoever asks."""
    table, mine, theirs = two(house, game)
    ann.sit(f"{table.link}#k={mine}")
    with seated(house, table, mine) as me, seated(house, table, theirs) as bob:
        for _ in range(MID):
            client = me if me.my_turn_now() else bob
            client.my_turn()
            client.choose()
            for one in (me, bob):
                one.request("ping")
        bob.done("undo", to=0)
        expect(ann.page.locator("[data-option=agree]")).to_be_attached()
        in_sight(ann, "a vote on taking back")
        press(ann, ann.page.locator("[data-option=refuse]"))
        expect(ann.page.locator("[data-option=refuse]")).to_have_count(0)
        me.done("undo", to=0)
        expect(named(ann, "table-withdraw")()).to_be_attached()
        in_sight(ann, "one's own vote")
        press(ann, named(ann, "table-withdraw")())
        expect(ann.page.get_by_text(ann.say("table-vote-waiting", names="Bob"))).to_have_count(0)
        bob.request("concede")
        if bob.table["over"] or not bob.table["vote"]:
            expect(named(ann, "table-again")()).to_be_attached()
        else:
            expect(ann.page.locator("[data-option=agree]")).to_be_attached()
        in_sight(ann, "a vote on giving up")


@pytest.mark.parametrize("game", GAMES)
def test_before_the_game(house: House, come: Come, ann: Person, game: str) -> None:
    """The waiting room of whoever opened the table and of a guest; sitting down; the device."""
    table = house.open("me", "open", game=game)
    ann.go(table.seats)
    expect(ann.page.locator("#invite")).to_be_visible()
    in_sight(ann, "the waiting room")
    guest = come("Bea", viewport=LAPTOP)
    guest.go(table.invite)
    expect(guest.page.locator("#invite")).to_be_visible()
    in_sight(guest, "a guest's waiting room")
    press(guest, named(guest, "table-sit")())
    expect(guest.page.get_by_role("dialog")).to_be_visible()
    in_sight(guest, "sitting down")


@pytest.mark.parametrize("game", GAMES)
def test_the_device_is_passed(house: House, ann: Person, game: str) -> None:
    table = house.open("me", "me:Bob", game=game)
    ann.go(table.seats)
    keys = [seat["key"] for seat in table.keys["seats"]]
    with seated(house, table, keys[0]) as me, seated(house, table, keys[1]) as bob:

        def passed() -> bool:
            until(ann, lambda: ann.heard and ann.latest >= max(me.seq, bob.seq))
            ann.rest()
            if ann.page.locator(".pass").count():
                return True
            for one in (me, bob):
                one.request("ping")
            next(one for one in (me, bob) if one.my_turn_now()).choose()
            return False

        until(ann, passed)
        in_sight(ann, "passing the device")


@pytest.mark.parametrize("game", GAMES)
def test_beside_the_game(house: House, ann: Person, game: str) -> None:
    """The sheets of the top bar."""
    made = journal(game, MID)
    table = house.upload(made)
    ann.hold(table)
    ann.sit(f"{table.link}#k={table.keys['seats'][made.state.seat]['key']}")
    sheets(
        ann,
        {
            "the settings": named(ann, "table-settings"),
            "help": named(ann, "table-help"),
            "a report": named(ann, "table-report"),
            "chance": seed(ann),
        },
    )


@pytest.mark.parametrize("game", GAMES)
def test_ways_out_and_in(house: House, ann: Person, game: str) -> None:
    """What leads out of a table, the links that lead others in, the menu of a phone."""
    made = journal(game, MID)
    table = house.upload(made)
    ann.hold(table)
    ann.sit(f"{table.link}#k={table.keys['seats'][made.state.seat]['key']}")
    press(ann, named(ann, "table-leave")())
    ann.page.get_by_role("dialog").locator("li > .opt").first.click()
    expect(ann.page.get_by_role("dialog").locator(".sure")).to_be_visible()
    in_sight(ann, "leaving")
    shut(ann)
    press(ann, ann.page.locator(".links .code"))
    in_sight(ann, "the links", ".links")
    ann.page.keyboard.press("Escape")
    ann.page.locator(".title, .tt").first.click()
    ann.page.set_viewport_size({"width": 360, "height": 740})
    ann.rest()
    ann.button("table-menu").click()
    for width, height in ((360, 740), (390, 844)):
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.rest()
        hidden = faults(ann, ".drawer")
        assert hidden == [], f"the menu, {width}x{height}"


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_and_a_try_out(house: House, ann: Person, game: str) -> None:
    made = journal(game, MID)
    table = house.upload(made)
    ann.sit(f"{table.link}#k={table.keys['seats'][made.state.seat]['key']}")
    hint = named(ann, "table-hint")
    if hint().count():
        press(ann, hint())
        expect(ann.page.locator(".hinted, .advice").first).to_be_attached()
        in_sight(ann, "a hint")
    if games()[game].tryouts:
        press(ann, named(ann, "table-try")())
        expect(ann.page.locator(".trial")).to_be_visible()
        in_sight(ann, "a try-out")


@pytest.mark.parametrize("game", GAMES)
def test_no_connection(house: House, ann: Person, game: str) -> None:
    ann.expects(*DEAD)
    table = house.upload(journal(game, MID))
    ann.sit(f"{table.link}#k={table.keys['seats'][0]['key']}")
    ann.context.set_offline(True)
    expect(ann.page.get_by_role("heading", name=ann.say("table-lost"))).to_be_visible()
    in_sight(ann, "no connection")


def test_no_table(house: House, ann: Person) -> None:
    """One that never was, and one that is put away while somebody looks."""
    ann.expects("404", "console: Failed to load resource")
    ann.go(f"{house.url}/t/NOSUCH")
    expect(ann.page.locator(".alone .sheet")).to_be_visible()
    in_sight(ann, "no such table")
    table = house.open("me", "heuristic")
    ann.sit(table.seats)
    house.post(f"/api/tables/{table.id}/delete", {"keys": [table.keys["host"]]})
    expect(ann.page.locator(".alone .sheet")).to_be_visible()
    in_sight(ann, "a table that is put away")


@pytest.mark.parametrize("game", GAMES)
def test_lessons(house: House, ann: Person, game: str) -> None:
    """Reading, choosing, and at the end; then nothing of it is left on another page."""
    for name in load_lessons(games()[game]):
        ann.go(ann.url)
        ann.page.locator(f"[data-lesson='{game}/{name}']").click()
        steps = load_lessons(games()[game])[name].steps
        expect(ann.page.locator(".lesson")).to_be_visible()
        until(ann, lambda: ann.page.locator("[data-lesson=next]").is_visible())
        in_sight(ann, f"{name}: reading")
        for step in steps:
            if not step.read:
                break
            press(ann, ann.page.locator("[data-lesson=next]"))
        expect(ann.options.first).to_be_visible()
        # Where there is little room, the note of the lesson stands where the reason would.
        in_sight(ann, f"{name}: choosing", but=f"{READ}, .question:has(.lesson) .why")
        if step.look:
            expect(ann.page.locator(".spot")).to_be_visible()
        press(ann, ann.page.locator(".wordmark"))
        expect(ann.button("lobby-light")).to_be_visible()
        expect(ann.page.locator(".spot")).to_have_count(0)


# ---- a journal that does not hold


async def play(data: Path) -> dict[str, Any]:
    """One table of each game, of two people, a few choices on."""
    hub = Hub(await SqliteStore.open(str(data / "tables.db")), BotService(1))
    opened = {}
    for game in GAMES:
        seats = [wire.NewSeat("me"), wire.NewSeat("me", name="Bob")]
        keys = await hub.open(wire.NewTable(game, "Ann", seats, wire.Settings(pace=0), {}, 5))
        room, dice = await hub.room(keys.table), random.Random(5)

        def choose(table: Rows, dice: random.Random = dice) -> list[AnyEntry]:
            state = table.journal_in_play.state
            option = dice.choice(state.options()).id
            return [
                Chosen.check(table, state.seat, table.decision_number, option, table.asked_at + 100)
            ]

        while room.table.choice_count < 8:
            await room.execute(choose)
        opened[game] = {"table": keys.table, "key": keys.seats[0].key, "row": room.table.seq}
    await hub.close()
    return opened


@pytest.fixture(scope="module")
def falling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, dict[str, Any]]]:
    """A server with tables whose last row does not hold any more."""
    data = tmp_path_factory.mktemp("falling")
    with ThreadPoolExecutor(1) as thread:  # the browser has the loop of this one
        opened = thread.submit(asyncio.run, play(data)).result()
    for one in opened.values():
        change(data, one["table"], 1, rules="0" * 16)
        change(data, one["table"], one["row"], choice="no_such_choice")
    house = House(data)
    yield house, opened
    house.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_journal_that_does_not_hold(
    falling: tuple[House, dict[str, Any]], come: Come, game: str
) -> None:
    house, opened = falling
    ann = come("Ann", viewport=LAPTOP, at=house)
    ann.go(f"{house.url}/t/{opened[game]['table']}#k={opened[game]['key']}")
    expect(ann.page.locator(".departed")).to_be_attached()
    in_sight(ann, "a journal that does not hold")
