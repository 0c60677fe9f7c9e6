"""Every panel of every game, opened at five sizes by mouse and by touch: each control is wholly in
sight, in both languages.

Tables reach the wanted moment by a journal or over the wire.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
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
from noctuary.table.model.commands import choices
from noctuary.table.model.draft import Draft
from noctuary.table.store.sqlite.store import SqliteStore
from noctuary.table.workers.bot_service import BotService
from tests.browser.conftest import Come
from tests.browser.house import House, Table
from tests.browser.person import Person, until
from tests.browser.sight import Walk, in_sight, turn
from tests.browser.test_keeper import TABLE as COMPANION
from tests.browser.test_keeper import evening, monsters
from tests.browser.test_other_rules import change
from tests.browser.test_reconnecting import DEAD
from tests.games.parts import setting, with_content
from tests.server.house import Client
from tests.support import PATIENCE

GAMES = sorted(games())
TABLES = sorted([*GAMES, "companion"])
"""Games, and the companion of Mansions 2, which has panels of its own."""
MID = 24
"""Number of choices before most panels are opened."""


def journal(game: str, choices: int | None = None, seed: int = 3) -> Journal:
    """Return a random game, played to its end or for a number of choices."""
    if game == "companion":
        made = Journal(load(games()["mansions2"]), 1, seed, COMPANION)
    else:
        made = Journal(load(games()[game]), 2, seed)
    dice = random.Random(seed)
    while not made.state.over and (choices is None or made.state.choice_count < choices):
        made.choose(dice.choice(made.state.legal()))
    return made


@pytest.fixture
def ann(come: Come) -> Walk:
    """Return Ann, at a desk and at her phone."""
    return Walk(come("Ann"), come("Ann", "phone"))


@contextmanager
def seated(house: House, table: Table, *keys: str) -> Iterator[Client]:
    """Connect a client without a browser to a table, by its keys."""
    where = house.url.replace("http", "ws") + "/ws"
    with connect(where, max_size=None, max_queue=None, open_timeout=PATIENCE) as line:
        client = Client(line)
        client.hello(table.id, *keys)
        yield client


def two(house: House, game: str) -> tuple[Table, str, str]:
    """Open a table of two people, and return it with Ann's key and Bob's."""
    table = house.open("me", "open", game=game)
    bob = house.join(table, "Bob").partition("#k=")[2]
    return table, table.keys["seats"][0]["key"], bob


def seat_of(table: Table, journal: Journal) -> str:
    """Return the link to the seat in turn."""
    return f"{table.link}#k={table.keys['seats'][journal.state.seat]['key']}"


def named(person: Person, key: str) -> Locator:
    """Return a button by its name in the person's present language."""
    return person.button(key).first


def menu(person: Person) -> Locator:
    """Return the button that opens the tools on a phone."""
    return person.page.locator(".topbar .tools > button").last


def tool(person: Person, key: str) -> None:
    """Press a tool of the top bar, which is in a menu on a phone."""
    if person.touches:
        person.hit(menu(person))
    person.hit(named(person, key))


def dialog(person: Person) -> Locator:
    """Return the open sheet."""
    return person.page.get_by_role("dialog")


def shut(person: Person) -> None:
    """Close a sheet."""
    person.hit(dialog(person).get_by_role("button", name=person.say("table-close"), exact=True))
    expect(dialog(person)).to_have_count(0)


def sheet(person: Person, where: str) -> None:
    """Check the open sheet, and close it."""
    expect(dialog(person)).to_be_visible()
    in_sight(person, where)
    shut(person)


def seed(person: Person) -> None:
    """Open the sheet about chance from the top bar."""
    person.hit(person.page.locator(".topbar .tools > button").first)


@pytest.mark.parametrize("game", TABLES)
def test_the_end(house: House, ann: Walk, game: str) -> None:
    table = house.upload(journal(game, seed=setting(game, "SHORT_SEED", 0)))
    ann.go(f"{table.link}#k={table.keys['seats'][0]['key']}")
    for one in ann.screens():
        expect(one.page.locator(".over")).to_be_attached()
        in_sight(one, "the end")
        for key in ("table-final", "table-report"):
            one.hit(named(one, key))
            sheet(one, key)
        seed(one)
        sheet(one, "chance")


@pytest.mark.parametrize("game", GAMES)
def test_the_replay(house: House, ann: Walk, game: str) -> None:
    """After the end, behind a link, and a try-out from there."""
    table = house.upload(journal(game, seed=setting(game, "SHORT_SEED", 0)))
    ann.go(f"{table.link}?at=7#{table.watch.split('#')[1]}")
    for one in ann.screens():
        expect(one.zone("table-replay")).to_be_visible()
        expect(one.page.locator(".rail path").first).to_be_attached()
        in_sight(one, "the replay behind a link")
        one.hit(named(one, "table-try-here"))
        expect(one.page.locator(".trial")).to_be_visible()
        in_sight(one, "a try-out after the end")
        one.hit(named(one, "table-trial-end"))
        expect(one.page.locator(".trial")).to_have_count(0)
        one.hit(named(one, "table-replay"))


@pytest.mark.parametrize("game", TABLES)
def test_looking_back(house: House, ann: Walk, game: str) -> None:
    made = journal(game, MID)
    ann.sit(seat_of(house.upload(made), made))
    for one in ann.screens():
        tool(one, "table-replay")
        expect(one.zone("table-replay")).to_be_visible()
        in_sight(one, "looking back")
        one.hit(named(one, "table-replay-now"))
        expect(one.zone("table-replay")).to_have_count(0)


def begun(house: House, ann: Walk, game: str, *more: str) -> tuple[Table, str, str]:
    """Open a table of Ann and Bob, seat Ann, and return the table and the keys of both."""
    table = house.open("me", "open", *more, game=game)
    mine = table.keys["seats"][0]["key"]
    theirs = house.join(table, "Bob").partition("#k=")[2]
    ann.sit(f"{table.link}#k={mine}")
    return table, mine, theirs


def play(me: Client, bob: Client) -> None:
    """Make some choices for the seat in turn."""
    for _ in range(MID):
        client = me if me.my_turn_now() else bob
        client.my_turn()
        client.choose()
        for one in (me, bob):
            one.request("ping")


@pytest.mark.parametrize("game", GAMES)
def test_votes_on_taking_back(house: House, ann: Walk, game: str) -> None:
    """For those who vote and for the one who asks; each is answered at the size it was seen at."""
    table, mine, theirs = begun(house, ann, game)
    with seated(house, table, mine) as me, seated(house, table, theirs) as bob:
        play(me, bob)
        for one in ann.screens():
            bob.done("undo", to=0)
            refuse = one.page.locator("[data-option=refuse]")
            expect(refuse).to_be_attached()
            in_sight(one, "a vote on taking back")
            one.hit(refuse)
            expect(refuse).to_have_count(0)
            me.done("undo", to=0)
            expect(named(one, "table-withdraw")).to_be_attached()
            in_sight(one, "one's own vote")
            one.hit(named(one, "table-withdraw"))
            expect(named(one, "table-withdraw")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_votes_on_giving_up(house: House, ann: Walk, game: str) -> None:
    """A player with partners asks them; a player without loses at once."""
    sides = games()[game].sides.kind
    if sides == "against":  # Ann and Bob together, against a bot
        table = house.open("heuristic", "me", "open", game=game)
        mine = table.keys["seats"][0]["key"]
        theirs = house.join(table, "Bob").partition("#k=")[2]
        ann.sit(f"{table.link}#k={mine}")
    else:
        table, mine, theirs = begun(house, ann, game)
    with seated(house, table, mine) as me, seated(house, table, theirs) as bob:
        if sides == "rivals":
            bob.request("concede")
            for one in ann.screens():
                expect(named(one, "table-again")).to_be_attached()
                in_sight(one, "the end after somebody gave up")
            return
        for one in ann.screens():
            bob.done("concede")
            refuse = one.page.locator("[data-option=refuse]")
            expect(refuse).to_be_attached()
            in_sight(one, "a vote on giving up")
            one.hit(refuse)
            expect(refuse).to_have_count(0)
            me.done("concede")
            expect(named(one, "table-withdraw")).to_be_attached()
            in_sight(one, "one's own vote on giving up")
            one.hit(named(one, "table-withdraw"))
            expect(named(one, "table-withdraw")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_the_waiting_room(house: House, ann: Walk, game: str) -> None:
    ann.go(house.open("me", "open", game=game).seats)
    for one in ann.screens():
        expect(one.page.locator("#invite")).to_be_visible()
        in_sight(one, "the waiting room")


@pytest.mark.parametrize("game", GAMES)
def test_a_guest_sits_down(house: House, ann: Walk, game: str) -> None:
    ann.go(house.open("me", "open", game=game).invite)
    for one in ann.screens():
        expect(one.page.locator("#invite")).to_be_visible()
        in_sight(one, "a guest's waiting room")
        one.hit(named(one, "table-sit"))
        sheet(one, "sitting down")


@pytest.mark.parametrize("game", GAMES)
def test_the_device_is_passed(house: House, ann: Walk, game: str) -> None:
    table = house.open("me", "me:Bob", game=game)
    ann.go(table.seats)
    keys = [seat["key"] for seat in table.keys["seats"]]
    with seated(house, table, keys[0]) as me, seated(house, table, keys[1]) as bob:

        def passed() -> bool:
            for one in ann.both:
                until(one, lambda one=one: one.heard and one.latest >= max(me.seq, bob.seq))  # type: ignore[misc]
                one.rest()
            if ann.desk.page.locator(".pass").count():
                return True
            for client in (me, bob):
                client.request("ping")
            next(client for client in (me, bob) if client.my_turn_now()).choose()
            return False

        until(ann.desk, passed)
    for one in ann.screens():
        expect(one.page.locator(".pass")).to_be_visible()
        in_sight(one, "passing the device")
    for one in ann.both:
        one.hit(one.page.locator(".pass .opt"))
        expect(one.question).to_be_visible()


def leaf(person: Person) -> Locator:
    """Return the button that turns the pages of how the game is played."""
    return dialog(person).locator("nav .opt.main")


@pytest.mark.parametrize("game", [*with_content("how.toml"), "companion"])
def test_how_it_is_played(house: House, ann: Walk, game: str) -> None:
    """The keys, the card, and the first page with its picture."""
    made = journal(game, MID)
    ann.sit(seat_of(house.upload(made), made))
    for one in ann.screens():
        tool(one, "table-help")
        expect(dialog(one)).to_be_visible()
        in_sight(one, "help")
        one.hit(dialog(one).locator(".how .opt"))
        expect(leaf(one)).to_be_attached()
        in_sight(one, "how it is played: the card")
        one.hit(leaf(one))
        expect(dialog(one).locator("svg.how")).to_be_visible()
        in_sight(one, "how it is played: a page")
        shut(one)


@pytest.mark.parametrize("game", TABLES)
def test_beside_the_game(house: House, ann: Walk, game: str) -> None:
    """The sheets of the top bar."""
    made = journal(game, MID)
    table = house.upload(made)
    for one in ann.both:
        one.hold(table)
    ann.sit(seat_of(table, made))
    for one in ann.screens():
        for key in ("table-settings", "table-report"):
            tool(one, key)
            sheet(one, key)
        seed(one)
        sheet(one, "chance")


@pytest.mark.parametrize("game", TABLES)
def test_seats_and_what_has_happened(house: House, ann: Walk, game: str) -> None:
    """*Since your turn*, from the journal; on a phone each tab, and a seat's own sheet."""
    made = journal(game, MID)
    ann.sit(seat_of(house.upload(made), made))
    seen = set[int]()
    for one in ann.screens():
        tabs = one.page.locator("[role=tab], #side > .bar button")
        seats = one.page.locator(".strip button")
        if one.touches:
            assert seats.count() == (0 if game == "companion" else 2)
            for n in range(seats.count()):
                one.hit(seats.nth(n))
                sheet(one, "a seat")
        for n in range(tabs.count()):
            one.hit(tabs.nth(n))
            one.rest()
            in_sight(one, f"tab {n}")
            since = one.page.locator(".panel.side > .bar .btn, .in > .bar .btn")
            if since.count():
                one.hit(since)
                sheet(one, "since one's turn")
                seen.add(one.page.viewport_size["width"])  # type: ignore[index]
        one.hit(tabs.first)
    assert len(seen) == (0 if game == "companion" else 5), "since one's turn"


@pytest.mark.parametrize("game", TABLES)
def test_ways_out_and_in(house: House, ann: Walk, game: str) -> None:
    """The ways out of a table, the links that invite others, the menu of a phone."""
    made = journal(game, MID)
    table = house.upload(made)
    for one in ann.both:
        one.hold(table)
    ann.sit(seat_of(table, made))
    for one in ann.screens():
        tool(one, "table-leave")
        in_sight(one, "leaving")
        ways = dialog(one).locator("li")
        for n in range(ways.count()):
            one.hit(ways.nth(n).locator("> .opt"))
            expect(ways.nth(n).locator(".sure")).to_be_visible()
            in_sight(one, f"leaving, way {n}")
        shut(one)
        if one.touches:
            one.hit(menu(one))
            in_sight(one, "the menu", ".drawer")
        one.hit(one.page.locator(".links .code"))
        expect(one.page.locator(".links li button").first).to_be_visible()
        in_sight(one, "the links", ".links")
        one.hit(one.page.locator(".links .code"))
        expect(one.page.locator(".links li")).to_have_count(0)
        if one.touches:
            one.hit(menu(one))


@pytest.mark.parametrize("game", GAMES)
def test_a_hint(house: House, ann: Walk, game: str) -> None:
    made = journal(game, MID)
    ann.sit(seat_of(house.upload(made), made))
    for one in ann.screens():
        one.hit(named(one, "table-hint"))
        expect(one.page.locator(".hinted, .advice").first).to_be_attached()
        expect(named(one, "table-hint")).to_be_attached()
        in_sight(one, "a hint")


@pytest.mark.parametrize("game", GAMES)
def test_a_try_out(house: House, ann: Walk, game: str) -> None:
    made = journal(game, MID)
    ann.sit(seat_of(house.upload(made), made))
    for one in ann.screens():
        if not games()[game].tryouts:
            if one.touches:
                one.hit(menu(one))
            expect(one.button("table-settings")).to_be_visible()
            expect(one.button("table-try")).to_have_count(0)
            if one.touches:
                one.hit(menu(one))
            continue
        tool(one, "table-try")
        expect(one.page.locator(".trial")).to_be_visible()
        in_sight(one, "a try-out")
        one.hit(named(one, "table-trial-end"))
        expect(one.page.locator(".trial")).to_have_count(0)


@pytest.mark.parametrize("game", TABLES)
def test_no_connection(house: House, ann: Walk, game: str) -> None:
    made = journal(game, MID)
    ann.sit(seat_of(house.upload(made), made))
    for one in ann.both:
        one.expects(*DEAD)
        one.context.set_offline(True)
    for one in ann.screens():
        expect(one.page.get_by_role("heading", name=one.say("table-lost"))).to_be_visible()
        in_sight(one, "no connection")


def test_no_table(house: House, ann: Walk) -> None:
    """A table that never existed, and one that is put away while somebody looks."""
    for one in ann.both:
        one.expects("404", "console: Failed to load resource")
    ann.go(f"{house.url}/t/NOSUCH")
    for one in ann.screens():
        expect(one.page.locator(".alone .sheet")).to_be_visible()
        in_sight(one, "no such table")
    table = house.open("me", "heuristic")
    ann.sit(table.seats)
    house.post(f"/api/tables/{table.id}/delete", {"keys": [table.keys["host"]]})
    for one in ann.screens():
        expect(one.page.locator(".alone .sheet")).to_be_visible()
        in_sight(one, "a table that is put away")


@pytest.mark.parametrize("game", GAMES)
def test_what_the_game_itself_opens(house: House, ann: Walk, game: str) -> None:
    """Cards and piles for reading, drawers, menus on the map."""
    openers = setting(game, "OPENERS", ())
    made = journal(game, MID)
    seat = setting(game, "OPENING_SEAT", made.state.seat)
    table = house.upload(made)
    ann.sit(f"{table.link}#k={table.keys['seats'][seat]['key']}")
    opened = set[str]()
    for one in ann.screens():
        for how in openers:
            opener = one.page.locator(how).filter(visible=True).first
            if not opener.count():
                continue
            one.hit(opener)
            one.rest()
            in_sight(one, how)
            opened.add(how)
            if one.page.locator(":popover-open").count():
                one.page.keyboard.press("Escape")
            else:
                one.hit(opener)
    assert opened == set(openers)


OWN = ".panel.menu, .panel.draw, .panel.inv, .dock, #side > .bar"
"""Selector of the companion's panels, which cover other controls until closed."""


def drawer(person: Person, place: int) -> Locator:
    """Return a button along the bottom, by its position."""
    return person.page.locator(".dk").nth(place)


def test_what_the_companion_opens(house: House, ann: Walk) -> None:
    """The drawers along the bottom, each entry of the menu, the menu of a monster."""
    ann.sit(house.upload(evening(monsters(1))).seats)
    for one in ann.screens():
        listed = one.page.get_by_role("region", name=one.say("keeper-menu"), exact=True)
        one.hit(drawer(one, 0))
        expect(listed).to_be_visible()
        in_sight(one, "the menu", OWN)
        for n in range(listed.locator("[aria-expanded]").count()):
            one.hit(listed.locator("[aria-expanded]").nth(n))
            in_sight(one, f"the menu, entry {n}", OWN)
        one.hit(drawer(one, -2))
        in_sight(one, "the monsters", OWN)
        one.hit(one.page.locator(".mc").first)
        in_sight(one, "a monster", OWN)
        for n in range(one.page.locator(".mm [aria-expanded]").count()):
            one.hit(one.page.locator(".mm [aria-expanded]").nth(n))
            in_sight(one, f"a monster, menu {n}", OWN)
        one.hit(one.page.locator(".mc").first)
        one.hit(drawer(one, -1))
        in_sight(one, "the inventory", OWN)
        one.hit(drawer(one, -1))


LESSONS = [(game, name) for game in GAMES for name in load_lessons(games()[game])]


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_lessons(house: House, ann: Walk, game: str, name: str) -> None:
    """Reading and choosing; then neither the lobby nor the next table shows the lesson."""
    steps = load_lessons(games()[game])[name].steps
    reading = next(n for n, step in enumerate(steps) if not step.read)
    table = house.open("me", "heuristic", game=game)
    ann.go(house.url)
    for one in ann.screens():
        one.hit(one.page.locator(f"[data-lesson='{game}/{name}']"))
        go_on = one.page.locator("[data-lesson=next]")
        expect(go_on).to_be_visible()
        in_sight(one, f"{name}: reading")
        for _ in range(reading):
            one.hit(go_on)
        expect(one.options.first).to_be_visible()
        in_sight(one, f"{name}: choosing")
        ring = one.page.locator(".spot")
        if steps[reading].look:
            expect(ring).to_be_visible()
        turn(one, table.seats)
        expect(one.page.locator(".lesson")).to_have_count(0)
        assert one.wait_turn()
        one.rest()
        assert ring.count() == 0, "the next table has a ring"
        one.hit(one.page.locator(".topbar a").first)
        expect(one.button("lobby-light")).to_be_visible()
        assert ring.count() == 0, "the lobby has a ring"


# ---- an invalid journal


async def played(data: Path) -> dict[str, Any]:
    """One table of each game, of two people, a few choices on."""
    hub = Hub(await SqliteStore.open(str(data / "tables.db")), BotService(1))
    opened = {}
    for game in GAMES:
        seats = [wire.NewSeat("me"), wire.NewSeat("me", name="Bob")]
        keys = await hub.open(wire.NewTable(game, "Ann", seats, wire.Settings(pace=0), {}, 5))
        room, dice = await hub.room(keys.table), random.Random(5)

        def choose(draft: Draft, dice: random.Random = dice) -> None:
            state = draft.table.journal_in_play.state
            option = dice.choice(state.options()).id
            choices.choose(draft, state.seat, draft.table.decision_number, option)

        while room.table.choice_count < 8:
            await room.execute(choose)
        opened[game] = {"table": keys.table, "key": keys.seats[0].key, "row": room.table.seq}
    await hub.close()
    return opened


@pytest.fixture(scope="module")
def falling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, dict[str, Any]]]:
    """Start a server with tables whose last row is invalid."""
    data = tmp_path_factory.mktemp("falling")
    with ThreadPoolExecutor(1) as thread:  # the browser's event loop runs in this thread
        opened = thread.submit(asyncio.run, played(data)).result()
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
    ann = Walk(come("Ann", at=house), come("Ann", "phone", at=house))
    ann.go(f"{house.url}/t/{opened[game]['table']}#k={opened[game]['key']}")
    for one in ann.screens():
        expect(one.page.locator(".departed")).to_be_attached()
        in_sight(one, "a journal that does not hold")
