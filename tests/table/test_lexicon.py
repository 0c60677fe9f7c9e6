"""Each message carries the texts of the values in it, and no others."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console

from noctuary.cli.commands import report as reading
from noctuary.i18n import FluentTranslations
from noctuary.kernel import load
from noctuary.server.reports import ReportBuilder, read_sealed
from noctuary.table import protocol as wire
from noctuary.table.model import table as tables
from noctuary.table.model.creation import create_table, opening_entry
from noctuary.table.workers import bot_service
from tests.games.hearsay import GAME
from tests.games.hearsay.tales import TALES
from tests.table.company import House, Screen, choose, new_table, run

MARK = re.compile(r"<(\w+) (\w+) (\d+)>")
EVENTS = {"narrated": {"text": "text", "monster": "monster"}, "overheard": {"text": "text"}}
ACTIONS = {"open": {"door": "door"}, "listen": {}}

Values = set[tuple[str, int]]


@pytest.fixture(autouse=True)
def hearsay(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the game."""
    known = {**tables.games(), GAME.id: GAME}
    monkeypatch.setattr(tables, "games", lambda: known)
    for module in (tables, bot_service):
        monkeypatch.setattr(
            module, "load", lambda name, checked=False: load(known[name], checked=checked)
        )


def marks(data: bytes, tale: str = "mill") -> Values:
    """Return the values whose texts are anywhere in some bytes."""
    found = MARK.findall(data.decode())
    assert all(name == tale for name, _, _ in found), "a tale that nobody plays"
    return {(kind, int(value)) for _, kind, value in found}


def in_fields(kinds: dict[str, str], fields: dict[str, Any]) -> Iterator[tuple[str, int]]:
    yield from ((kind, fields[f]) for f, kind in kinds.items() if fields[f] is not None)


def in_message(message: dict[str, Any], shown: dict[str, list[int]]) -> Values:
    """Return the values in a message that have texts; `shown`: those new in its view."""
    out: Values = {(kind, v) for kind, values in shown.items() for v in values}
    lines = [*message.get("lines", ()), *([message["line"]] if message.get("line") else [])]
    for line in [*lines, message]:
        for event in line.get("events", ()):
            out |= set(in_fields(EVENTS[event["name"]], event["fields"]))
        if (option := line.get("option")) and "=" in option:
            out.add(("door", int(option.partition("=")[2])))
    if ask := message.get("ask"):
        out.add(("monster", ask["args"]["monster"]))
        for option in ask["options"] + ask["denied"]:
            out |= set(in_fields(ACTIONS[option["name"]], option["fields"]))
    return out


class Listener(Screen):
    """A screen that compares the texts in every message with the values in it."""

    def __init__(self, tale: str = "mill") -> None:
        super().__init__()
        self.tale = tale
        self.heard: dict[str, Values] = {}
        """Its messages by type."""

    def send(self, data: bytes) -> None:
        before = (self.view or {}).get("named", {})
        before = {kind: list(values) for kind, values in before.items()}
        super().send(data)
        message = json.loads(data)
        if message["type"] == "happened":
            now = (self.view or {}).get("named", {})
            shown = {k: [v for v in vs if v not in before.get(k, ())] for k, vs in now.items()}
        else:
            shown = (message.get("view") or {}).get("named", {})
        if message["type"] == "refused":
            assert "names" not in message
            return
        expected = in_message(message, shown) if "names" in message else set()
        assert marks(data, self.tale) == expected
        names = message.get("names", {})
        assert {(k, int(v)) for k, values in names.items() for v in values} == expected
        for kind, values in names.items():
            for value, texts in values.items():
                assert texts == TALES[self.tale][kind][int(value)]
        self.heard.setdefault(message["type"], set()).update(expected)


async def sit(house: House, tale: str) -> tuple[list[Listener], wire.TableKeys]:
    """Open a table of two people and a spectator."""
    wish = new_table("me", "open", undo="free")
    wish.game, wish.options = GAME.id, {"tale": tale}
    keys = await house.hub.open(wish)
    other = await house.hub.join(keys.table, wire.JoinBody("Bo", invite=keys.invite))
    screens = [Listener(tale) for _ in range(3)]
    for screen, key in zip(
        screens, (keys.seats[0].key, other.seats[0].key, keys.watch), strict=True
    ):
        await screen.enter(house.hub, keys.table, key)
    return screens, keys


@pytest.mark.parametrize("tale", sorted(TALES))
def test_every_message_brings_its_words_and_no_others(tale: str) -> None:
    async def play() -> None:
        random = Random(5)
        async with House() as house:
            screens, keys = await sit(house, tale)
            ann, _, eve = screens
            while not ann.table["over"]:
                asked = screens[ann.ask["seat"]]
                if asked is ann:
                    tried = await ann.request(wire.Try)
                    await ann.request(wire.TryChoose, option=tried.ask.options[0].id)
                    await ann.request(wire.TryBack)
                for screen in screens:
                    await screen.request(wire.Look, at=random.randrange(len(asked.lines) // 2))
                    await screen.request(wire.Say, text="Hush")
                await asked.choose_any(random)
            for screen in screens:
                await screen.request(wire.Earlier, before=max(screen.lines) + 1)
                await screen.request(wire.Look, at=5, eyes=1)
            late = Listener(tale)
            await late.enter(house.hub, keys.table, keys.watch)
            assert late.heard["welcome"] == eve.heard["lines"] | {
                ("room", room) for room in eve.view["rooms"]
            }
            for kind in ("welcome", "happened", "lines", "shown", "trying"):
                assert ann.heard[kind] or kind == "welcome", f"nothing was told in {kind}"

    run(play())


def test_what_only_one_seat_hears_is_told_to_it_alone() -> None:
    async def play() -> None:
        async with House() as house:
            (ann, bo, eve), _ = await sit(house, "mill")
            await ann.choose("listen")
            (heard,) = ann.view["heard"]
            whisper = f"<mill text {heard}>".encode()
            assert whisper in ann.raw[-2] and bo.view["heard"] == []
            assert not any(whisper in data for data in (*bo.raw, *eve.raw))
            await bo.choose("open/door=0")
            told = {v for k, v in bo.heard["happened"] if k == "door"}
            assert told == {0}, "of the next door hears who may open it"
            assert {v for k, v in ann.heard["happened"] if k == "door"} == {0, 1}

    run(play())


def test_the_words_of_a_view_are_told_once() -> None:
    async def play() -> None:
        async with House() as house:
            (ann, bo, _), _ = await sit(house, "mill")
            await ann.choose("open/door=0")
            assert ann.of(wire.Happened)[-1].names["room"].keys() == {"0"}
            await bo.choose("open/door=1")
            assert ann.of(wire.Happened)[-1].names["room"].keys() == {"1"}
            assert (await ann.request(wire.Look, at=2)).names["room"].keys() == {"0", "1"}

    run(play())


@pytest.mark.parametrize("eyes", [-1, 0, 1])
def test_a_report_brings_the_words_of_what_it_shows(
    eyes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    wish = new_table("me", "me")
    wish.game, wish.options = GAME.id, {"tale": "wreck"}
    table, random = create_table("TABLE2", opening_entry(wish, 1_000)), Random(2)
    for _ in range(5):
        choose(table, random)
    report = ReportBuilder(table, eyes, "")
    told = json.loads(report.file)
    expected = in_message(told, told["view"]["named"])
    assert expected and marks(report.file, "wreck") == expected
    sealed = read_sealed(report.file)
    assert sealed is not None

    monkeypatch.setitem(TALES, "wreck", {})  # read where nobody has the file
    monkeypatch.setattr(reading, "games", lambda: {GAME.id: GAME})
    printed = StringIO()
    console = Console(file=printed, width=500)
    reading.show(sealed, console, FluentTranslations("noctuary.cli", "fr"), whole=True)
    said = marks(printed.getvalue().encode(), "wreck")
    assert said <= expected
    assert ("monster", told["ask"]["args"]["monster"]) in said
    assert {v for k, v in said if k == "text"} == {
        e["fields"]["text"]
        for line in told["lines"]
        for e in line.get("events", ())
        if e["fields"]["text"] is not None
    }


def test_other_games_send_no_words() -> None:
    async def play() -> None:
        async with House() as house:
            screens, _ = await house.people(2)
            await screens[screens[0].ask["seat"]].choose_any(Random(1))
            told = [json.loads(data) for data in screens[0].raw]
            assert all(m["names"] == {} for m in told if m["type"] in ("welcome", "happened"))

    run(play())
