"""Tables are opened, found, joined and taken up again."""

from __future__ import annotations

import asyncio
import hashlib
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from noctuary.kernel import load
from noctuary.kernel.journal import Journal
from noctuary.kernel.journal.lines import with_checksum
from noctuary.table import hub as hubs
from noctuary.table import protocol as wire
from noctuary.table.model import table as tables
from noctuary.table.presentation.table_view import view_for
from noctuary.table.refusal import TableRefusal
from noctuary.table.store.base import NotSaved, StaleWrite
from tests.table.company import House, Screen, new_table, run, settle, until
from tests.table.memory import MemoryStore


async def refused(key: str, work: Any) -> TableRefusal:
    """Wait for a refusal with this key."""
    with pytest.raises(TableRefusal) as e:
        await work
    assert e.value.key == f"error-{key}"
    return e.value


# ---- keys


def test_keys_are_kept_as_hashes() -> None:
    async def story() -> None:
        async with House() as house:
            keys = await house.hub.open(new_table("me", "me", "open"))
            told = [*(k.key for k in keys.seats), keys.host, keys.invite, keys.watch]
            assert len(set(told)) == 5 and all(len(k) >= 24 for k in told)
            assert [k.seat for k in keys.seats] == [0, 1]
            everything = str(vars(house.store))
            assert not [k for k in told if k in everything]
            hashes = {hashlib.sha256(k.encode()).hexdigest() for k in told}
            assert set(house.store.kept) == hashes

    run(story())


def test_what_a_key_opens() -> None:
    async def story() -> None:
        async with House() as house:
            keys = await house.hub.open(new_table("me", "me", "random"))
            other = await house.hub.open(new_table("me", "random"))
            seat0, seat1 = (k.key for k in keys.seats)
            for held, seats, host, eyes in (
                ([], [], False, -1),
                ([seat1], [1], False, 1),
                ([seat1, seat0], [0, 1], False, 0),
                ([keys.host], [], True, -1),
                ([keys.watch], [], False, -1),
                ([seat1, keys.host], [1], True, 1),
                ([seat1, other.seats[0].key], [1], False, 1),
            ):
                screen = await Screen().enter(house.hub, keys.table, *held)
                you = screen.last.you
                assert (you.seats, you.host, you.eyes) == (seats, host, eyes)
            for wrong in ("x", "", seat0[:-1], seat0.swapcase(), other.host, other.seats[0].key):
                await refused("keys", Screen().enter(house.hub, keys.table, wrong))
            await refused("keys", Screen().enter(house.hub, keys.table, *["x"] * 201))
            await refused("version", house.hub.enter(wire.Hello(9, 0, keys.table), print))

    run(story())


def test_a_table_is_found_however_its_code_is_typed() -> None:
    async def story() -> None:
        async with House() as house:
            keys = await house.hub.open(new_table("me", "random"))
            room = await house.hub.room(keys.table)
            assert await house.hub.room(f" {keys.table.lower()}\n") is room
            e = await refused("no-table", house.hub.room("no\nsuch" * 20))
            assert e.arguments["id"] == ("NO SUCH" * 20)[:20].strip()

    run(story())


def test_a_code_is_given_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new table whose code is taken gets another; the old one stays as it was."""
    codes = iter(["AAAAAA", "AAAAAA", "BBBBBB", "BBBBBB", "AAAAAA", "CCCCCC"])
    monkeypatch.setattr(hubs, "new_code", lambda: next(codes))
    data = "".join(f"{line}\n" for line in Journal(load("gates"), 2, seed=1).lines).encode()

    async def story() -> None:
        async with House() as house:
            first = await house.hub.open(new_table("me", "random"))
            kept = await house.store.rows("AAAAAA", 0)
            second = await house.hub.open(new_table("me", "random"))
            third = await house.hub.upload(data, "Ana")
            assert [k.table for k in (first, second, third)] == ["AAAAAA", "BBBBBB", "CCCCCC"]
            assert await house.store.rows("AAAAAA", 0) == kept
            assert (await house.hub.room("CCCCCC")).table.id == "CCCCCC"
            await Screen().enter(house.hub, "CCCCCC", third.seats[0].key)

    run(story())


def test_no_code_is_sought_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "new_code", lambda: "AAAAAA")

    async def story() -> None:
        async with House() as house:
            await house.hub.open(new_table("me", "random"))
            with pytest.raises(StaleWrite):
                await house.hub.open(new_table("me", "random"))

    run(story())


def test_secret_tables() -> None:
    async def story() -> None:
        async with House() as house:
            keys = await house.hub.open(new_table("me", "open", secret=True))
            await refused("secret", Screen().enter(house.hub, keys.table))
            for wrong in ("", "x", keys.watch, keys.host, keys.seats[0].key):
                await refused(
                    "secret", house.hub.join(keys.table, wire.JoinBody("Bo", invite=wrong))
                )
            assert await house.hub.public_tables() == []
            for held in (keys.watch, keys.invite, keys.host, keys.seats[0].key):
                await Screen().enter(house.hub, keys.table, held)
            joined = await house.hub.join(
                keys.table.lower(), wire.JoinBody("Bo", invite=keys.invite)
            )
            assert [k.seat for k in joined.seats] == [1]
            assert joined.host == joined.watch == joined.invite == ""
            open_ = await house.hub.open(new_table("me", "open"))
            assert [r.table.id for r in await house.hub.public_tables()] == [open_.table]

    run(story())


def test_two_who_want_the_last_seat() -> None:
    async def story() -> None:
        async with House() as house:
            keys = await house.hub.open(new_table("me", "open"))
            wishes = [house.hub.join(keys.table, wire.JoinBody(f"P{k}")) for k in range(3)]
            answers = await asyncio.gather(*wishes, return_exceptions=True)
            assert sum(isinstance(a, wire.TableKeys) for a in answers) == 1
            assert all(a.key == "error-seat-taken" for a in answers if isinstance(a, TableRefusal))
            room = await house.hub.room(keys.table)
            assert room.table.begun and room.table.occupants[1].kind == "person"

    run(story())


def test_a_seat_that_could_not_be_kept_is_not_given() -> None:
    async def story() -> None:
        async with House() as house:
            keys = await house.hub.open(new_table("me", "open"))
            house.store.broken = True
            with pytest.raises(Exception, match="full"):
                await house.hub.join(keys.table, wire.JoinBody("Bo"))
            assert (await house.hub.room(keys.table)).table.occupants[1].kind == "open"
            house.store.broken = False
            assert (await house.hub.join(keys.table, wire.JoinBody("Bo"))).seats

    run(story())


def test_somebody_enters_while_a_table_is_being_opened() -> None:
    """It stands in the lobby before its keys are kept; there is one room all the same."""

    async def story() -> None:
        async with House() as house:
            opening = asyncio.create_task(house.hub.open(new_table("me", "open")))
            await until(lambda: house.store.tables)
            early = await Screen().enter(house.hub, next(iter(house.store.tables)))
            keys = await opening
            assert (await house.hub.room(keys.table)) is early.room
            await house.hub.join(keys.table, wire.JoinBody("Bo"))
            assert early.table["begun"]

    run(story())


# ---- lists


def test_my_tables() -> None:
    async def story() -> None:
        async with House() as house:
            first = await house.hub.open(new_table("me", "me", secret=True))
            second = await house.hub.open(new_table("me", "open"))
            third = await house.hub.open(new_table("me", "open"))
            held = [k.key for k in first.seats] + [second.host, "unknown"]
            rows = {r.table.id: r for r in await house.hub.tables_of(held)}
            assert rows.keys() == {first.table, second.table}
            assert rows[first.table].seats == [0, 1] and rows[second.table].seats == []
            assert rows[first.table].turn in (0, 1) and rows[second.table].turn is None
            assert await house.hub.tables_of([]) == []
            listed = [r.table.id for r in await house.hub.public_tables()]
            assert sorted(listed) == sorted([second.table, third.table])

    run(story())


def test_a_list_follows_the_game() -> None:
    async def story() -> None:
        async with House() as house:
            screens, keys = await house.people(2)
            for n in range(10):
                turn = screens[0].ask["seat"]
                await screens[turn].choose_any(Random(n))
                [row] = await house.hub.public_tables()
                assert row.choices == n + 1 and row.turn == screens[0].ask["seat"]
                assert [s.here for s in row.table.seats] == [True, True]
            assert keys.table == row.table.id

    run(story())


# ---- journals


def test_a_journal_is_had_when_the_game_is_over() -> None:
    async def story() -> None:
        async with House() as house:
            keys = await house.hub.open(new_table("random", "random", secret=True))
            room = await house.hub.room(keys.table)
            await refused("journal-running", house.hub.journal(keys.table, keys.watch))
            await until(lambda: room.table.over)
            for wrong in ("", "x", keys.invite):
                await refused("secret", house.hub.journal(keys.table, wrong))
            data = await house.hub.journal(keys.table, keys.host)
            assert Journal.parse(data).state.hash() == room.table.journal_in_play.state.hash()
            again = await house.hub.upload(data, "Ana")
            assert len(again.seats) == 2
            copy = (await house.hub.room(again.table)).table
            assert copy.over and copy.settings.secret
            for bad in (b"", b"{}", data[:-40], data.replace(b'"choice"', b'"choose"', 1), b"\xff"):
                e = await refused("journal", house.hub.upload(bad, "Ana"))
                assert e.arguments["text"]
            await refused("name", house.hub.upload(data, " "))

    run(story())


# ---- several processes, and one after another


def test_two_processes_at_one_table() -> None:
    """People at both, a bot that only one of them lets choose."""

    async def story() -> None:
        here = House()
        there = House(here.store.other())
        async with here, there:
            keys = await here.hub.open(new_table("me", "open", "heuristic", undo="free"))
            joined = await there.hub.join(keys.table, wire.JoinBody("Bo"))
            ana = await Screen().enter(here.hub, keys.table, keys.seats[0].key)
            bo = await Screen().enter(there.hub, keys.table, joined.seats[0].key)
            watchers = [await Screen().enter(h.hub, keys.table) for h in (here, there)]
            random = Random(3)
            assert ana.room is not bo.room

            def level() -> bool:
                one, two = ana.room.table, bo.room.table
                stored = len(here.store.tables[keys.table])
                return one.seq == two.seq == stored and (one.over or one.turn in (0, 1))

            for n in range(10_000):
                await until(level)
                if ana.room.table.over:
                    break
                screen = (ana, bo)[ana.room.table.turn or 0]
                if n in (20, 50, 80):
                    work = [bo.request(wire.Undo, to=n // 2)]
                else:
                    work = [screen.choose_any(random)]
                if n % 5 == 0:  # both write at the same time
                    work += [ana.request(wire.Say, text="a"), bo.request(wire.Say, text="b")]
                await asyncio.gather(*work)
            one, two = ana.room.table, bo.room.table
            assert one.over and two.over
            assert one.journal_in_play.state.hash() == two.journal_in_play.state.hash()
            assert watchers[0].lines == watchers[1].lines
            assert watchers[0].view == watchers[1].view
            assert [p.entry.data() for p in one.log] == here.store.tables[keys.table]
            thought = [
                len([w for w, _ in h.bots.asked if w == "bot_choice"]) for h in (here, there)
            ]
            assert min(thought) == 0 and max(thought) > 20, "one process lets bots choose"

    run(story())


def test_another_process_lets_bots_choose_when_the_first_is_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hubs, "IDLE_SECONDS", 0.2)

    async def story() -> None:
        here = House()
        there = House(here.store.other())
        async with there:
            async with here:
                here.bots.hold = asyncio.Event()
                keys = await here.hub.open(new_table("heuristic", "random"))
                watcher = await Screen().enter(there.hub, keys.table)
                await settle()
                assert not there.bots.asked
            await until(lambda: watcher.room.table.choice_count > 5)
            assert there.bots.asked

    run(story())


def test_bots_go_on_after_a_restart() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with House(store) as house:
            keys = await house.hub.open(new_table("heuristic", "random", "heuristic"))
            room = await house.hub.room(keys.table)
            await until(lambda: room.table.choice_count > 30)
        rows = list(store.tables[keys.table])
        async with House(store.other()) as house:
            assert keys.table in house.hub.rooms, "without anybody looking"
            room = house.hub.rooms[keys.table]
            await until(lambda: room.table.over)
        assert store.tables[keys.table][: len(rows)] == rows
        async with House(store.other()) as house:
            assert house.hub.rooms == {}, "nothing to do"

    run(story())


def test_a_game_taken_up_again_goes_on_alike() -> None:
    """Bots choose by knowledge and seed alone, in whatever process."""

    async def story(stops: int) -> list[str]:
        store = MemoryStore()
        house = House(store)
        await house.hub.start()
        keys = await house.hub.open(new_table("heuristic", "random"))
        for n in range(1, stops + 1):
            room = await house.hub.room(keys.table)
            await until(lambda room=room, n=n: room.table.choice_count > 20 * n)
            await house.hub.close()
            store = store.other()
            house = House(store)
            await house.hub.start()
        room = await house.hub.room(keys.table)
        await until(lambda: room.table.over)
        await house.hub.close()
        return [row["choice"] for row in store.tables[keys.table] if row["kind"] == "chosen"]

    assert run(story(0)) == run(story(3))


# ---- rules that have changed


def changed(store: MemoryStore, table: str, row: int, **fields: Any) -> None:
    """Change an entry as a program with other rules would have written it."""
    rows = store.tables[table]
    rows[0] = rows[0] | {"rules": "other"}
    rows[row - 1] = rows[row - 1] | fields


def test_a_table_of_other_rules_that_holds_goes_on() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with House(store) as house:
            screens, keys = await house.people(2)
            for _ in range(12):
                await screens[screens[0].ask["seat"]].choose_any(Random(1))
        changed(store, keys.table, 1)
        before = list(store.tables[keys.table])
        async with House(store.other()) as house:
            screen = await Screen().enter(house.hub, keys.table, *(k.key for k in keys.seats))
            assert screen.table["departed"] is None and store.tables[keys.table] == before
            await screen.request(wire.Face, seat=screen.ask["seat"])
            await screen.choose_any(Random(1))
            after = store.tables[keys.table]
            assert after[: len(before)] == before, "nothing is rewritten"
            assert [r["kind"] for r in after[len(before) :]] == ["upgraded", "chosen"]
            assert after[-2]["rules"] == load("gates").rules_hash
            assert [x["kind"] for x in screen.lines.values()][-2:] == ["upgraded", "chosen"]
        async with House(store.other()) as house:
            assert (await house.hub.room(keys.table)).table.choice_count == 13

    run(story())


def test_a_table_that_does_not_hold_goes_on_as_a_new_one() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with House(store) as house:
            screens, keys = await house.people(3)
            for _ in range(12):
                await screens[screens[0].ask["seat"]].choose_any(Random(1))
        changed(store, keys.table, 10, choice="score_three")
        before = list(store.tables[keys.table])
        async with House(store.other()) as house:
            hub = house.hub
            ana = await Screen().enter(hub, keys.table, keys.seats[0].key, keys.host)
            bo = await Screen().enter(hub, keys.table, keys.seats[1].key)
            eve = await house.watcher(keys)
            for screen in (ana, bo, eve):
                told = screen.table["departed"]
                assert (told["row"], told["number"], told["why"]) == (10, 5, "choice")
                assert told["clause"] and told["onward"] == "" and screen.ask is None
                assert max(screen.lines) == 9 and screen.view is not None
                shown = await screen.request(wire.Look, at=3)
                assert shown.at == 3
                answer = await screen.request(wire.Say, text="Boo")
                assert answer.error == "error-departed"
            assert eve.view == view_for(ana.room.table, -1)
            await refused(
                "not-seated", hub.continue_diverged(keys.table, [keys.watch, keys.invite, "x"])
            )
            await refused("not-seated", hub.continue_diverged(keys.table, []))
            mine = await hub.continue_diverged(keys.table, [keys.seats[0].key, keys.host])
            yours = await hub.continue_diverged(keys.table.lower(), [keys.seats[1].key])
            assert mine.table == yours.table == f"{keys.table}-10"
            assert [k.seat for k in mine.seats] == [0] and mine.host
            assert [k.seat for k in yours.seats] == [1] and not yours.host
            for screen in (ana, bo, eve):
                assert screen.table["departed"]["onward"] == mine.table
            assert store.tables[keys.table] == before, "the old one stays"
            rows = store.tables[mine.table]
            assert rows[:-1] == before[:9] and rows[-1]["kind"] == "upgraded"
            assert rows[-1]["origin"] == keys.table
            ana = await Screen().enter(hub, mine.table, mine.seats[0].key, mine.host)
            bo = await Screen().enter(hub, mine.table, yours.seats[0].key)
            assert ana.table["departed"] is None and len(ana.lines) == 10
            names = [s["name"] for s in ana.table["seats"]]
            assert names == ["Ana", "P1", "P2"]
            cy = await hub.continue_diverged(keys.table, [keys.seats[2].key])
            cy_screen = await Screen().enter(hub, cy.table, cy.seats[0].key)
            for _ in range(6):
                asked = (ana, bo, cy_screen)[ana.ask["seat"]]
                assert isinstance(await asked.choose_any(Random(1)), wire.Done)
            await refused("not-departed", hub.continue_diverged(mine.table, [mine.host]))
        async with House(store.other()) as house:
            room = await house.hub.room(keys.table)
            assert room.table.divergence and room.table.divergence.onward == mine.table
            assert (await house.hub.room(mine.table)).table.choice_count == 11

    run(story())


def test_bots_leave_a_table_alone_that_does_not_hold() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with House(store) as house:
            keys = await house.hub.open(new_table("heuristic", "random"))
            room = await house.hub.room(keys.table)
            await until(lambda: room.table.over)
        del store.tables[keys.table][40:]
        changed(store, keys.table, 30, choice="score_three")
        store.notes[keys.table] = replace(store.notes[keys.table], over=False, note={"bot": True})
        async with House(store.other()) as house:
            await settle()
            room = await house.hub.room(keys.table)
            assert room.table.divergence and not room.bot_turns.is_running
            new = await house.hub.continue_diverged(keys.table, [keys.host])
            onward = await house.hub.room(new.table)
            await until(lambda: onward.table.over)
            assert len(store.tables[keys.table]) == 40

    run(story())


def test_a_game_that_cannot_begin_goes_on_before_it() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with House(store) as house:
            keys = await house.hub.open(new_table("me", "me"))
        changed(store, keys.table, 2, chance=[])
        async with House(store.other()) as house:
            new = await house.hub.continue_diverged(keys.table, [k.key for k in keys.seats])
            screen = await Screen().enter(house.hub, new.table, *(k.key for k in new.seats))
            assert not screen.table["begun"]
            await screen.request(wire.Begin)
            assert screen.view is not None

    run(story())


def test_a_table_whose_options_are_no_more_is_refused() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with House(store) as house:
            keys = await house.hub.open(new_table("heuristic", "random", pace=9_000))
        changed(store, keys.table, 1, options={"no_such": 1})
        async with House(store.other()) as house:
            e = await refused("other-rules", house.hub.room(keys.table))
            assert e.arguments == {"id": keys.table, "version": 1}
            assert [r.table.id for r in await house.hub.public_tables()] == [keys.table]

    run(story())


def test_a_row_of_a_kind_that_is_not_known_yet() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with House(store) as house:
            keys = await house.hub.open(new_table("heuristic", "random", pace=9_000))
        store.tables[keys.table].append({"kind": "dreamt", "at": 5})
        async with House(store.other()) as house:
            await refused("newer", house.hub.room(keys.table))

    run(story())


def test_an_uploaded_journal_is_listed_under_its_code() -> None:
    """Before anybody has opened it, and so before it is in memory."""

    async def story() -> None:
        async with House() as house:
            played = Journal(load("gates"), 2, 5)
            played.choose(played.state.legal()[0])
            data = b"".join(text.encode() + b"\n" for text in played.lines)
            keys = await house.hub.upload(data, "Ana")
            (row,) = await house.hub.tables_of([k.key for k in keys.seats])
            assert row.table.id == keys.table and row.seats == [0, 1]

    run(story())


def test_an_uploaded_journal_of_other_rules() -> None:
    async def story() -> None:
        async with House() as house:
            played, random = Journal(load("gates"), 2, 5), Random(5)
            for _ in range(12):
                played.choose(random.choice(played.state.legal()))
            lines = [msgspec.json.decode(x) for x in played.lines]
            lines[0]["rules"] = "other"
            lines[6]["choice"] = "score_three"
            data, check = b"", ""
            for line in lines:
                text, check = with_checksum({k: v for k, v in line.items() if k != "check"}, check)
                data += text.encode() + b"\n"
            keys = await house.hub.upload(data, "Ana")
            table = (await house.hub.room(keys.table)).table
            assert table.divergence and (table.divergence.number, table.choice_count) == (5, 5)
            new = await house.hub.continue_diverged(keys.table, [k.key for k in keys.seats])
            assert len(new.seats) == 2

    run(story())


# ---- leaving memory


def test_tables_leave_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "IDLE_SECONDS", 0.1)

    async def story() -> None:
        async with House() as house:
            kept, keys = await house.people(2)
            left, others = await house.people(2)
            bots = await house.hub.open(new_table("random", "random", pace=5_000))
            for screen in left:
                screen.leave()
            old = left[0].room
            await until(lambda: others.table not in house.hub.rooms)
            assert keys.table in house.hub.rooms, "somebody is there"
            assert bots.table in house.hub.rooms, "bots play there"
            again = await Screen().enter(house.hub, others.table, others.seats[0].key)
            assert again.room is not old and again.view == left[0].view
            assert kept[0].room is house.hub.rooms[keys.table]

    run(story())


def test_a_table_that_was_just_asked_for_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between finding the table and sitting down at it nobody takes it away."""
    monkeypatch.setattr(hubs, "IDLE_SECONDS", 5.0)

    async def story() -> None:
        async with House() as house:
            keys = await house.hub.open(new_table("me", "open"))
            room = await house.hub.room(keys.table)
            room.presence.idle_since -= 1_000
            slow = house.store.keys

            async def keys_of(hashed: list[str]) -> Any:
                await asyncio.sleep(0.6)  # longer than until the next look for idle tables
                return await slow(hashed)

            monkeypatch.setattr(house.store, "keys", keys_of)
            screen = await Screen().enter(house.hub, keys.table, keys.seats[0].key)
            assert house.hub.rooms[keys.table] is screen.room

    run(story())


def test_only_so_many_tables_wait_for_somebody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever opens one after another makes those leave that were left alone longest."""
    monkeypatch.setattr(hubs, "MAX_EMPTY_ROOMS", 5)

    async def story() -> None:
        async with House() as house:
            house.bots.hold = asyncio.Event()
            kept, keys = await house.people(2)
            bots = await house.hub.open(new_table("random", "random"))
            opened = [await house.hub.open(new_table("me", "open")) for _ in range(9)]
            held = {keys.table, *(k.table for k in opened[-5:])}
            assert house.hub.rooms.keys() == held, "somebody is at the first"
            for key in opened:  # looking at tables is no way around it
                await house.hub.room(key.table)
                assert len(house.hub.rooms) == 6
            house.bots.hold = None
            watcher = await Screen().enter(house.hub, bots.table)
            await until(lambda: watcher.room.table.over)
            assert kept[0].room is house.hub.rooms[keys.table]

    run(story())


def test_long_games_that_nobody_is_at_leave_sooner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "MAX_EMPTY_ENTRIES", 7)

    async def story() -> None:
        async with House() as house:
            opened = [await house.hub.open(new_table("me", "me")) for _ in range(4)]
            held = [keys.table for keys in opened[-3:]]
            assert [*house.hub.rooms] == held, "two rows each: one more would be too many"

    run(story())


def test_somebody_on_the_way_keeps_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "MAX_EMPTY_ROOMS", 2)

    async def story() -> None:
        async with House() as house:
            keys = await house.hub.open(new_table("me", "open"))
            slow, gate = house.store.keys, asyncio.Event()

            async def keys_of(hashed: list[str]) -> Any:
                await gate.wait()
                return await slow(hashed)

            monkeypatch.setattr(house.store, "keys", keys_of)
            coming = asyncio.create_task(Screen().enter(house.hub, keys.table, keys.seats[0].key))
            await settle()
            for _ in range(4):
                await house.hub.open(new_table("me", "open"))
            gate.set()
            assert (await coming).room is house.hub.rooms[keys.table]

    run(story())


def test_a_table_whose_bots_another_process_moves_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "IDLE_SECONDS", 0.1)

    async def story() -> None:
        here = House()
        there = House(here.store.other())
        async with here, there:
            here.bots.hold = asyncio.Event()
            keys = await here.hub.open(new_table("heuristic", "random"))
            await settle()
            await there.hub.room(keys.table)
            await until(lambda: keys.table not in there.hub.rooms)
            assert keys.table in here.hub.rooms

    run(story())


def test_tables_leave_although_the_store_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "IDLE_SECONDS", 0.1)

    async def story() -> None:
        async with House() as house:

            async def release(table: str) -> None:
                raise NotSaved("the store is gone")

            monkeypatch.setattr(house.store, "release", release)
            for _ in range(2):
                keys = await house.hub.open(new_table("me", "open"))
                await until(lambda keys=keys: keys.table not in house.hub.rooms)

    run(story())


def test_a_table_with_too_many_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Choosing and taking back could go on for ever."""
    monkeypatch.setattr(tables, "MAX_ENTRIES", 12)

    async def story() -> None:
        async with House() as house:
            keys = await house.hub.open(new_table("me", "random", undo="free"))
            screen = await Screen().enter(house.hub, keys.table, keys.seats[0].key)
            answers = []
            for n in range(20):
                await until(lambda: screen.ask["seat"] == 0 or len(screen.lines) == 12)
                if n % 2:
                    answers.append(await screen.request(wire.Undo, to=0))
                elif screen.ask["options"]:
                    answers.append(await screen.choose_any(Random(n)))
            assert isinstance(answers[0], wire.Done) and len(screen.lines) == 12
            assert (answers[-1].error, answers[-1].args) == ("error-table-full", {"n": 12})
            await settle()
            assert not screen.room.bot_turns.is_running, "bots give up as well"
            said = await screen.request(wire.Say, text="Nobody hears me.")
            assert said.error == "error-table-full"
            await screen.request(wire.Look, at=0)

    run(story())


def test_webhooks_are_secrets_of_the_store() -> None:
    async def story() -> None:
        async with House() as house:
            screens, keys = await house.people(2)
            await screens[1].request(wire.Webhook, url="https://example.org/bo")
            assert await house.hub.webhook(keys.table, 1) == "https://example.org/bo"
            assert await house.hub.webhook(keys.table, 0) == ""
            assert not [x for s in screens for x in s.raw if b"example.org" in x]
            await screens[1].request(wire.Webhook, url="")
            assert await house.hub.webhook(keys.table, 1) == ""

    run(story())
