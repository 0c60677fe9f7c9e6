"""A log of any length is sent in pages."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from noctuary.kernel import GameEvent
from noctuary.table import protocol as wire
from noctuary.table.model.entries import Said
from noctuary.table.model.entries.entry import MAX_EVENTS, LoggedEntry, pack_events
from noctuary.table.presentation import log_pages
from noctuary.table.protocol import encode
from tests.table.company import House, Screen, run
from tests.table.test_room import play


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make pages short: ten lines."""
    monkeypatch.setattr(log_pages, "MAX_LINES", 10)


def seqs(lines: Any) -> list[int]:
    return [line.seq for line in lines]


def test_who_comes_reads_the_latest_lines_and_the_others_when_they_ask() -> None:
    async def story() -> None:
        async with House() as house:
            screens, keys = await house.people(2)
            await play(screens, Random(1), 37)
            ann, end = screens[0], screens[0].seq
            new = await Screen().enter(house.hub, keys.table, keys.seats[0].key)
            (welcome,) = new.of(wire.Welcome)
            assert seqs(welcome.lines) == [*range(end - 9, end + 1)]
            assert welcome.since == end - 10 and welcome.count == 37
            part = await new.request(wire.Earlier, before=end - 9)
            assert seqs(part.lines) == [*range(end - 19, end - 9)] and part.since == end - 20
            first = await new.request(wire.Earlier, before=4)
            assert seqs(first.lines) == [1, 2, 3] and first.since == 0
            assert (await new.request(wire.Earlier, before=1)).lines == []
            other = await Screen().enter(house.hub, keys.table, keys.seats[0].key)
            await other.read_up()
            assert other.lines == ann.lines, "as this seat may read them"
            for odd in (0, -1, end + 2, 1 << 53):
                assert (await new.request(wire.Earlier, before=odd)).error == "error-no-such-line"

    run(story())


def test_who_missed_much_gets_the_latest_and_knows_of_the_gap() -> None:
    async def story() -> None:
        async with House() as house:
            screens, keys = await house.people(2)
            bob = await Screen().enter(house.hub, keys.table, keys.seats[1].key)
            had = bob.seq
            bob.leave()
            await play(screens, Random(2), 6)
            await bob.enter(house.hub, keys.table, keys.seats[1].key)
            assert bob.of(wire.Welcome)[-1].since == had, "all of a few"
            bob.leave()
            await play(screens, Random(3), 24)
            await bob.enter(house.hub, keys.table, keys.seats[1].key)
            last = bob.of(wire.Welcome)[-1]
            assert last.since == bob.seq - 10 > had + 6 and len(last.lines) == 10
            await bob.read_up()
            assert bob.lines == screens[1].lines

    run(story())


def test_another_seat_at_the_screen_reads_its_own_latest_lines() -> None:
    async def story() -> None:
        async with House() as house:
            screens, keys = await house.people(2)
            await play(screens, Random(4), 30)
            both = await Screen().enter(house.hub, keys.table, *(s.key for s in keys.seats))
            await both.request(wire.Face, seat=1)
            assert len(both.of(wire.Welcome)[-1].lines) == 10
            await both.read_up()
            assert both.lines == screens[1].lines

    run(story())


def test_what_was_said_is_found_behind_many_choices() -> None:
    async def story() -> None:
        async with House() as house:
            screens, keys = await house.people(2)
            for n in range(14):
                await screens[n % 2].request(wire.Say, text=f"{n}")
                await play(screens, Random(n), 3)
            new = await house.watcher(keys)
            first = min(new.lines)
            part = await new.request(wire.Earlier, before=first, talk=True)
            said = [line.text for line in part.lines if isinstance(line, wire.Said)]
            assert len(part.lines) == 10 and said == [f"{n}" for n in range(2, 12)]
            rest = await new.request(wire.Earlier, before=part.lines[0].seq, talk=True)
            assert rest.since == 0
            assert {type(line) for line in rest.lines} <= {wire.Said, wire.Seated}

    run(story())


def test_marks_stand_however_long_ago_they_were_made(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with House() as house:
            screens, keys = await house.people(2)
            spec = screens[0].room.table.game.spec
            monkeypatch.setattr(spec, "pins", ("here", "there"), raising=False)
            for seat, place in ((0, "there"), (1, "here"), (0, "here"), (0, "here")):
                await screens[seat].request(wire.Pin, place=place)
            await play(screens, Random(5), 20)
            (welcome,) = (await house.watcher(keys)).of(wire.Welcome)
            assert welcome.pins == [wire.PinnedPlace(0, "there"), wire.PinnedPlace(1, "here")]
            assert not any(isinstance(line, wire.Pinned) for line in welcome.lines)

    run(story())


def test_looking_back_tells_the_choice_that_led_there() -> None:
    async def story() -> None:
        async with House() as house:
            screens, _ = await house.people(2, undo="free")
            random = Random(6)
            for _ in range(25):
                await play(screens, random, 2)
                asked = screens[0].ask
                if random.random() < 0.4:
                    await screens[0].request(wire.Undo, to=max(0, asked["number"] - 3))
            standing: dict[int, Any] = {}
            for line in screens[1].lines.values():
                if line["kind"] == "chosen":
                    standing[line["number"] + 1] = line
            count = screens[1].room.table.choice_count
            for at in range(count + 1):
                shown = await screens[1].request(wire.Look, at=at)
                told = shown.line and shown.line.seq
                assert told == (standing[at]["seq"] if at else None)

    run(story())


def test_a_part_is_no_longer_than_so_many_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_pages, "MAX_BYTES", 4_000)
    past = [LoggedEntry(n, Said(0, 0, "Ann", "x" * 500)) for n in range(1, 40)]
    since, lines = log_pages.latest(past, 0, 0)
    assert 0 < len(encode(lines)) <= 4_000 and since + len(lines) == 39
    huge = [*past, LoggedEntry(40, Said(0, 0, "Ann", "x" * 5_000))]
    assert seqs(log_pages.latest(huge, 0, 0)[1]) == [40], "a line that is too long comes alone"
    assert log_pages.latest(huge, 0, 40) == (40, [])


def test_a_line_tells_so_many_events() -> None:
    many = [GameEvent("drawn", {"seat": n}, frozenset(), ("RULE-1",), 1) for n in range(1_000)]
    said = Said(0, 0, "", "")
    logged = LoggedEntry(1, said, packed_events=pack_events(many))
    assert logged.events == many[:MAX_EVENTS]
    assert LoggedEntry(1, said, packed_events=pack_events([])).events == []
