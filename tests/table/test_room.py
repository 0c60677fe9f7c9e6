"""Everybody at a table sees the same table, each what they may know of it."""

from __future__ import annotations

import asyncio
import json
from copy import deepcopy
from itertools import pairwise
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from noctuary.table import protocol as wire
from noctuary.table.presentation.table_view import view_for
from noctuary.table.room import bot_turns
from noctuary.table.room.client import MAX_UNDO
from noctuary.table.room.queries import hints
from tests.table.company import House, Screen, new_table, run, settle, until
from tests.table.memory import MemoryStore


async def play(screens: list[Screen], random: Random, choices: int) -> None:
    """Make random choices of the people at these screens."""
    for _ in range(choices):
        turn = screens[0].ask["seat"] if screens[0].ask else None
        if turn is None:
            return
        done = await screens[turn].choose_any(random)
        assert isinstance(done, wire.Done)


async def same_as_new(house: House, screen: Screen, *keys: str) -> None:
    """Check that a screen shows what a new one is sent."""
    new = await Screen().enter(
        house.hub, screen.room.table.id, *keys, facing=screen.client.viewer, seen=0
    )
    await new.read_up()
    new.leave()
    assert screen.view == new.view
    assert screen.ask == new.ask
    assert anyhow(screen.table) == anyhow(new.table)
    assert screen.lines == new.lines


def anyhow(table: Any) -> Any:
    """Return a table's information without presence."""
    return {**table, "spectators": 0, "seats": [s | {"here": False} for s in table["seats"]]}


# ---- being told


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 3)])
def test_patches_make_what_a_newcomer_is_shown(seats: int, seed: int) -> None:
    """Over a whole game, with undos, votes and chat, for every pair of eyes."""

    async def story() -> None:
        random = Random(seed)
        async with House() as house:
            screens, keys = await house.people(seats, seed=seed)
            watcher = await house.watcher(keys)
            held = [k.key for k in keys.seats]
            n = 0
            while not screens[0].room.table.over:
                n += 1
                await play(screens, random, 1)
                who = random.choice(screens)
                what = random.random() if n < 200 else 1
                if what < 0.05 and who.ask and who.ask["undo"] is not None:
                    await who.request(wire.Undo, to=who.ask["undo"])
                elif what < 0.1:
                    await who.request(wire.Say, text=f"{what}")
                if who.table["vote"] and random.random() < 0.8:
                    for seat in list(who.table["vote"]["waiting"]):
                        await screens[seat].request(wire.Consent, yes=random.random() < 0.9)
                screen = [*screens, watcher][n % (seats + 1)]
                shown = view_for(screen.room.table, screen.client.viewer)
                assert screen.view == json.loads(wire.encode(shown))
                for k in range(seats) if n % 60 == 0 or screens[0].ask is None else []:
                    await same_as_new(house, screens[k], held[k])
                    await same_as_new(house, watcher, keys.watch)
            kinds = {line["kind"] for line in watcher.lines.values()}
            assert {"asked", "answered", "undone", "said", "chosen"} <= kinds
            assert watcher.table["over"] and watcher.table["result"] is not None

    run(story())


def test_lines_since_the_last_one_seen() -> None:
    async def story() -> None:
        random = Random(4)
        async with House() as house:
            screens, keys = await house.people(2)
            comer, key = Screen(), keys.seats[1].key
            for _ in range(12):
                await comer.enter(house.hub, keys.table, key)
                await play(screens, random, random.randrange(4))
                comer.leave()
                await play(screens, random, random.randrange(4))
            await comer.enter(house.hub, keys.table, key)
            assert comer.lines == screens[1].lines and comer.view == screens[1].view
            assert len(comer.of(wire.Welcome)) == 13
            assert sum(len(w.lines) for w in comer.of(wire.Welcome)) < len(comer.lines)
            for odd in (-1, comer.seq + 1, 10**9):
                other = await Screen().enter(house.hub, keys.table, key, seen=odd)
                assert other.lines == screens[1].lines

    run(story())


def test_a_welcome_in_the_middle_of_a_vote() -> None:
    async def story() -> None:
        async with House() as house:
            screens, keys = await house.people(3)
            await play(screens, Random(1), 25)
            await screens[0].request(wire.Undo, to=3)
            for screen in screens:
                assert screen.table["vote"]["waiting"] == [1, 2]
            watcher = await house.watcher(keys)
            assert watcher.table["vote"]["by"] == 0
            await play(screens, Random(1), 1)
            for screen in [*screens, watcher]:
                assert screen.table["vote"] is None, "a choice ends the vote, and all see it"

    run(story())


def test_only_who_is_asked_is_told_the_options() -> None:
    async def story() -> None:
        async with House() as house:
            screens, keys = await house.people(3)
            watcher = await house.watcher(keys)
            for n in range(40):
                await play(screens, Random(n), 1)
                turn = watcher.ask["seat"]
                for k, screen in enumerate([*screens, watcher]):
                    assert bool(screen.ask["options"]) == (k == turn)
                    assert k == turn or not screen.ask["denied"]
                chosen = [s.lines[s.seq] for s in [*screens, watcher]]
                assert [c["option"] is not None for c in chosen].count(True) == 1

    run(story())


# ---- kept before shown


def test_nothing_is_shown_that_is_not_kept() -> None:
    async def story() -> None:
        async with House() as house:
            screens, _ = await house.people(2)
            await play(screens, Random(1), 5)
            room = screens[0].room
            turn = room.table.turn
            assert turn is not None
            before = (
                room.table.seq,
                room.table.journal_in_play.state.hash(),
                [len(s.raw) for s in screens],
            )
            house.store.broken = True
            for request in (
                (
                    wire.Choose,
                    {
                        "decision": room.table.decision_number,
                        "option": screens[turn].ask["options"][0]["id"],
                    },
                ),
                (wire.Say, {"text": "Hello"}),
                (wire.Rename, {"name": "Zoe"}),
                (wire.Undo, {"to": 2}),
            ):
                answer = await screens[turn].request(request[0], **request[1])
                assert isinstance(answer, wire.Refused) and answer.error == "error-not-saved"
                assert answer.seq == before[0] and answer.ask is not None
                assert (room.table.seq, room.table.journal_in_play.state.hash()) == before[:2]
            assert len(screens[1 - turn].raw) == before[2][1 - turn]
            assert len(screens[turn].raw) == before[2][turn] + 4
            house.store.broken = False
            await play(screens, Random(2), 3)
            assert room.table.seq == before[0] + 3 and screens[0].view is not None
            assert len(house.store.tables[room.table.id]) == room.table.seq

    run(story())


def test_written_although_nobody_knew() -> None:
    """The store could not say that it had written: what it has counts."""

    async def story() -> None:
        async with House() as house:
            screens, keys = await house.people(2)
            await play(screens, Random(1), 5)
            room, held = screens[0].room, [k.key for k in keys.seats]
            seq, turn = room.table.seq, room.table.turn
            assert turn is not None
            house.store.doubtful = True
            options = [o["id"] for o in screens[turn].ask["options"]]
            decision = screens[turn].ask["decision"]
            answer = await screens[turn].request(wire.Choose, decision=decision, option=options[0])
            assert answer.error == "error-not-saved"
            house.store.doubtful = False
            again = await screens[turn].request(wire.Choose, decision=decision, option=options[-1])
            assert isinstance(again, wire.Refused) and again.error == "error-stale"
            await until(lambda: room.table.seq == seq + 1)
            assert room.table.log[-1].entry.choice == options[0]
            await play(screens, Random(3), 6)
            assert len(house.store.tables[room.table.id]) == room.table.seq
            for k in range(2):
                await same_as_new(house, screens[k], held[k])

    run(story())


def test_the_same_when_nobody_tries_again() -> None:
    async def story() -> None:
        async with House() as house:
            screens, _ = await house.people(2)
            room = screens[0].room
            turn, seq = room.table.turn, room.table.seq
            assert turn is not None
            house.store.doubtful = True
            await screens[turn].choose_any(Random(1))
            house.store.doubtful = False
            await until(lambda: room.table.seq == seq + 1)
            assert screens[0].seq == screens[1].seq == seq + 1

    run(story())


def test_bots_try_again_when_the_disk_was_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_turns, "RETRY_SECONDS", 0.01)

    async def story() -> None:
        async with House() as house:
            house.bots.hold = asyncio.Event()
            keys = await house.hub.open(new_table("heuristic", "random"))
            watcher = await house.watcher(keys)
            house.store.broken = True
            house.bots.hold.set()
            await asyncio.sleep(0.05)
            assert watcher.room.table.choice_count == 0
            house.store.broken = False
            await until(lambda: watcher.room.table.choice_count > 3)

    run(story())


# ---- who is here


def test_several_guests_in_one_seat() -> None:
    async def story() -> None:
        async with House() as house:
            screens, keys = await house.people(2)
            twin = await Screen().enter(house.hub, keys.table, keys.seats[0].key)
            both = [screens[0], twin]
            for n in range(12):
                turn = screens[0].room.table.turn
                assert turn is not None
                chooser = both[n % 2] if turn == 0 else screens[1]
                await chooser.choose_any(Random(n))
                assert twin.view == screens[0].view and twin.ask == screens[0].ask
                assert twin.lines == screens[0].lines
            assert [s["here"] for s in twin.table["seats"]] == [True, True]
            twin.leave()
            assert screens[1].table["seats"][0]["here"], "the other screen is still there"
            screens[0].leave()
            assert not screens[1].table["seats"][0]["here"]

    run(story())


def test_two_screens_answer_one_question() -> None:
    async def story() -> None:
        async with House() as house:
            screens, keys = await house.people(2)
            turn = screens[0].ask["seat"]
            twin = await Screen().enter(house.hub, keys.table, keys.seats[turn].key)
            first, second = await asyncio.gather(
                screens[turn].choose_any(Random(1)), twin.choose_any(Random(2))
            )
            assert isinstance(first, wire.Done) and isinstance(second, wire.Refused)
            assert second.error in ("error-stale", "error-not-your-turn")
            assert second.ask is not None and second.ask.decision == screens[turn].ask["decision"]

    run(story())


def test_presence() -> None:
    async def story() -> None:
        async with House() as house:
            screens, keys = await house.people(3)
            assert [s["here"] for s in screens[0].table["seats"]] == [True] * 3
            watcher = await house.watcher(keys)
            assert screens[0].table["spectators"] == watcher.table["spectators"] == 1
            screens[1].leave()
            for screen in (screens[0], screens[2], watcher):
                assert [s["here"] for s in screen.table["seats"]] == [True, False, True]
            watcher.leave()
            assert screens[0].table["spectators"] == 0
            before = len(watcher.raw)
            await play(screens, Random(1), 1)
            assert len(watcher.raw) == before, "who has left is told nothing"

    run(story())


def test_the_same_screen_passed_around() -> None:
    async def story() -> None:
        async with House() as house:
            keys = await house.hub.open(new_table("me", "me", "me"))
            held = [k.key for k in keys.seats]
            screen = await Screen().enter(house.hub, keys.table, *held)
            assert screen.client.viewer == 0 and screen.client.seats == [0, 1, 2]
            for n in range(30):
                turn = screen.ask["seat"]
                await screen.request(wire.Face, seat=turn)
                welcome = screen.last
                assert isinstance(welcome, wire.Welcome) and welcome.you.eyes == turn
                assert welcome.since == 0
                hands = [p["hand"]["cards"] for p in welcome.view["players"]]
                assert [h is not None for h in hands] == [k == turn for k in range(3)]
                await screen.choose_any(Random(n))
            again = await Screen().enter(house.hub, keys.table, *held, facing=2)
            assert again.client.viewer == 2
            for odd in (3, -1, 99):
                other = await Screen().enter(house.hub, keys.table, *held, facing=odd)
                assert other.client.viewer == 0
            lone = await Screen().enter(house.hub, keys.table, held[1])
            assert lone.client.viewer == 1
            for odd in (0, 2, -1, 7):
                await lone.room.request(lone.client, wire.Face(1, 77, odd))
                assert lone.last.error == "error-not-your-seat"

    run(story())


def test_one_screen_answers_for_another_seat_it_holds() -> None:
    async def story() -> None:
        async with House() as house:
            keys = await house.hub.open(new_table("me", "me", "me"))
            held = [k.key for k in keys.seats]
            both = await Screen().enter(house.hub, keys.table, *held[:2], facing=0)
            other = await Screen().enter(house.hub, keys.table, held[2])
            random = Random(3)
            chosen = 0
            while chosen < 20:
                seat = both.ask["seat"]
                options = house.hub.rooms[keys.table].table.journal_in_play.state.options()
                asked = {"decision": both.ask["decision"], "option": random.choice(options).id}
                if seat == 2:
                    refused = await both.request(wire.Choose, seat=2, **asked)
                    assert refused.error == "error-not-your-seat"
                    await other.choose_any(random)
                    continue
                done = await both.request(wire.Choose, seat=seat, **asked)
                assert isinstance(done, wire.Done) and both.client.viewer == 0
                chosen += seat

    run(story())


# ---- requests that are refused


def test_who_may_ask_what() -> None:
    async def story() -> None:
        async with House() as house:
            screens, keys = await house.people(2)
            watcher = await house.watcher(keys)
            ana, bo = screens

            async def refused(screen: Screen, error: str, kind: Any, **fields: Any) -> None:
                seq = screen.room.table.seq
                answer = await screen.request(kind, **fields)
                assert isinstance(answer, wire.Refused) and answer.error == f"error-{error}"
                assert screen.room.table.seq == seq

            decision = ana.ask["decision"]
            for kind, fields in (
                (wire.Choose, {"decision": decision, "option": "pass"}),
                (wire.Undo, {"to": 0}),
                (wire.Consent, {"yes": True}),
                (wire.StandIn, {"seat": 0, "on": True}),
                (wire.Rename, {"name": "Zoe"}),
                (wire.Webhook, {"url": "https://example.org"}),
                (wire.Begin, {}),
                (wire.Try, {}),
            ):
                await refused(watcher, "not-seated", kind, **fields)
            await refused(watcher, "hint-turn", wire.Hint)
            await refused(bo, "host-only", wire.Settle, settings=wire.Settings())
            await refused(ana, "settings", wire.Settle, settings=wire.Settings(pace=-4))
            await refused(ana, "begun", wire.Begin)
            await refused(ana, "stand-in-here", wire.StandIn, seat=1, on=True)
            await refused(ana, "stand-in-not-yours", wire.StandIn, seat=1, on=False)
            await refused(ana, "stand-in", wire.StandIn, seat=5, on=True)
            await refused(ana, "no-trial", wire.TryBack)
            await refused(ana, "no-trial", wire.TryChoose, option="pass")
            await refused(ana, "unexpected", wire.Hello, table="X")
            await refused(ana, "silence", wire.Say, text="")
            await refused(ana, "nothing-asked", wire.Consent, yes=True)
            for at in (-1, 1, 99):
                await refused(ana, "no-such-moment", wire.Look, at=at)
                await refused(ana, "no-such-moment", wire.Try, at=at)
            for eyes in (-1, 1, 7):
                await refused(ana, "not-your-eyes", wire.Look, at=0, eyes=eyes)
            await refused(watcher, "not-your-eyes", wire.Look, at=0, eyes=0)
            assert isinstance(await ana.request(wire.Settle, settings=wire.Settings()), wire.Done)
            assert isinstance(await watcher.request(wire.Say, text="Boo"), wire.Done)
            assert isinstance(await watcher.request(wire.Ping), wire.Pong)
            assert isinstance(await ana.request(wire.TryEnd), wire.Done)

    run(story())


def test_settings_reach_everybody() -> None:
    async def story() -> None:
        async with House() as house:
            screens, _ = await house.people(2)
            await screens[0].request(wire.Settle, settings=wire.Settings(hints=False, undo="off"))
            assert screens[1].table["settings"]["undo"] == "off"
            turn = screens[0].ask["seat"]
            answer = await screens[turn].request(wire.Hint)
            assert answer.error == "error-hints-off"
            await play(screens, Random(1), 1)
            assert all(s.ask["undo"] is None for s in screens)

    run(story())


# ---- bots


def test_bots_play_to_the_end_by_themselves() -> None:
    async def story() -> None:
        async with House() as house:
            keys = await house.hub.open(new_table("heuristic", "random", "heuristic"))
            watcher = await house.watcher(keys)
            await until(lambda: watcher.table["over"])
            assert watcher.ask is None and sum(watcher.table["result"]) == 1000

    run(story())


def test_a_bot_waits_so_that_people_can_follow() -> None:
    async def story() -> None:
        async with House() as house:
            keys = await house.hub.open(new_table("random", "random", pace=60))
            watcher = await house.watcher(keys)
            await until(lambda: watcher.room.table.choice_count >= 3)
            at = [line["at"] for line in watcher.lines.values() if line["kind"] == "chosen"]
            assert all(b - a >= 59 for a, b in pairwise(at))

    run(story())


def test_taking_back_while_a_bot_thinks() -> None:
    async def story() -> None:
        async with House() as house:
            keys = await house.hub.open(new_table("me", "heuristic", undo="free"))
            screen = await Screen().enter(house.hub, keys.table, keys.seats[0].key)
            room = screen.room
            random = Random(1)
            await until(lambda: room.table.turn == 0)
            house.bots.hold = asyncio.Event()
            while room.table.turn == 0:
                await screen.choose_any(random)
            count, thought = room.table.choice_count, len(house.bots.asked)
            await until(lambda: len(house.bots.asked) > thought)
            await screen.request(wire.Undo, to=screen.ask["undo"])
            assert room.table.turn == 0 and room.table.choice_count == count - 1
            house.bots.hold.set()
            await settle()
            assert room.table.turn == 0 and room.table.choice_count == count - 1, (
                "its choice came too late"
            )
            house.bots.hold = None
            while room.table.turn == 0:
                await screen.choose_any(random)
            await until(lambda: room.table.turn == 0)

    run(story())


@pytest.mark.parametrize("pace", [0, 10_000])
def test_a_bot_does_not_choose_for_somebody_who_came_back(
    pace: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither while it thought nor while it waited for its time."""

    async def story() -> None:
        due = asyncio.Event()
        waits = SimpleNamespace(**vars(asyncio))
        waits.sleep = lambda seconds: due.wait()
        monkeypatch.setattr(bot_turns, "asyncio", waits)
        async with House() as house:
            screens, keys = await house.people(2, pace=pace)
            room = screens[0].room
            away = room.table.turn
            assert away is not None
            house.bots.hold = asyncio.Event()
            screens[away].leave()
            await screens[1 - away].request(wire.StandIn, seat=away, on=True)
            await until(lambda: house.bots.asked)
            if pace:
                house.bots.hold.set()
                await settle()
            await screens[away].enter(house.hub, keys.table, keys.seats[away].key)
            assert not room.table.occupants[away].stand_in
            house.bots.hold.set()
            due.set()
            await until(lambda: not screens[away].room.bot_turns.is_running)
            assert room.table.choice_count == 0 and room.table.turn == away
            await screens[away].choose_any(Random(1))
            assert room.table.choice_count == 1

    run(story())


def test_somebody_sits_down_where_a_bot_thinks() -> None:
    async def story() -> None:
        async with House() as house:
            house.bots.hold = asyncio.Event()
            keys = await house.hub.open(new_table("me", "open", "open"))
            screen = await Screen().enter(house.hub, keys.table, keys.seats[0].key, keys.host)
            room = screen.room
            await screen.request(wire.Begin)
            while room.table.turn == 0:
                await screen.choose_any(Random(1))
            turn, count = room.table.turn, room.table.choice_count
            await until(lambda: house.bots.asked)
            await house.hub.join(keys.table, wire.JoinBody("Bo", seat=turn))
            house.bots.hold.set()
            await settle()
            assert room.table.turn == turn and room.table.choice_count == count

    run(story())


def test_a_bot_takes_over_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    real = asyncio.sleep

    async def hasty(seconds: float, *args: Any) -> None:
        await real(seconds / 100)

    monkeypatch.setattr(asyncio, "sleep", hasty)

    async def story() -> None:
        async with House() as house:
            screens, keys = await house.people(2, stand_in_after=2)
            room = screens[0].room
            turn = room.table.turn
            assert turn is not None
            screens[turn].leave()
            await screens[turn].enter(house.hub, keys.table, keys.seats[turn].key)
            await real(0.05)
            assert not room.table.occupants[turn].stand_in, "they came back in time"
            screens[turn].leave()
            await until(lambda: room.table.occupants[turn].stand_in)
            await until(lambda: room.table.turn != turn)
            assert room.table.choice_count > 0
            await screens[turn].enter(house.hub, keys.table, keys.seats[turn].key)
            assert not room.table.occupants[turn].stand_in
            assert screens[1 - turn].table["seats"][turn]["standIn"] is False

    run(story())


def test_what_a_bot_is_told_is_no_way_to_the_seed() -> None:
    """Bots are seeded by something from which nobody can reckon the seed of the game."""

    async def seeds(seed: int) -> list[int]:
        async with House() as house:
            await house.hub.open(new_table("random", "random", seed=seed))
            await until(lambda: len(house.bots.asked) > 20)
            return [args[4] for _, args in house.bots.asked[:20]]

    first, again, near = (run(seeds(s)) for s in (1000, 1000, 1001))
    assert first == again, "a game taken up again goes on alike"
    assert len(set(first)) == len(set(near)) == 2
    assert all(abs((a & 0xFFFF) - (b & 0xFFFF)) > 1 for a in first for b in near)


# ---- hints, looking back, try-outs


def test_a_hint_is_for_who_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "HINT_BOT", "ismcts:30")

    async def story() -> None:
        async with House() as house:
            screens, _ = await house.people(2)
            turn = screens[0].ask["seat"]
            advice = await screens[turn].request(wire.Hint)
            assert isinstance(advice, wire.Advice)
            assert {a.id for a in advice.options} == {o["id"] for o in screens[turn].ask["options"]}
            assert advice.decision == screens[turn].ask["decision"]
            refusal = await screens[1 - turn].request(wire.Hint)
            assert refusal.error == "error-hint-turn"
            house.bots.hold = asyncio.Event()
            pending = asyncio.create_task(screens[turn].request(wire.Hint))
            await settle()
            more = wire.Hint(1, 999)
            await screens[turn].room.request(screens[turn].client, more)
            assert screens[turn].last.error == "error-thinking"
            house.bots.hold.set()
            assert isinstance(await pending, wire.Advice)

    run(story())


def test_looking_back() -> None:
    async def story() -> None:
        async with House() as house:
            screens, keys = await house.people(2)
            watcher = await house.watcher(keys)
            seen: list[list[Any]] = []
            for n in range(60):
                seen.append([(s.view, s.ask) for s in [*screens, watcher]])
                for s in [*screens, watcher]:
                    s.view = deepcopy(s.view)
                await play(screens, Random(n), 1)
            for at in (0, 1, 17, 59):
                for k, screen in enumerate([*screens, watcher]):
                    shown = await screen.request(wire.Look, at=at)
                    view, ask = seen[at][k]
                    assert shown.view == view and shown.at == at
                    assert [o.id for o in shown.ask.options] == [o["id"] for o in ask["options"]]

    run(story())


def test_looking_with_other_eyes_once_it_is_over() -> None:
    async def story() -> None:
        async with House() as house:
            screens, keys = await house.people(2)
            await play(screens, Random(5), 10_000)
            room = screens[0].room
            assert room.table.over
            watcher = await house.watcher(keys)
            for eyes in (-1, 0, 1):
                for at in (0, 30, room.table.choice_count):
                    shown = await watcher.request(wire.Look, at=at, eyes=eyes)
                    assert shown.eyes == eyes
                    assert shown.view == json.loads(
                        wire.encode(view_for(room.table, eyes, room.table.at(at)))
                    )
            for eyes in (-2, 2):
                answer = await watcher.request(wire.Look, at=0, eyes=eyes)
                assert answer.error == "error-not-your-eyes"
            tried = await watcher.request(wire.Try, at=10)
            assert tried.ask.options, "then anybody may try the game out"

    run(story())


def test_a_try_out_is_private_and_invented() -> None:
    """Its world is drawn from what the seat knows: the true hands of the others are not in it."""

    async def story() -> None:
        async with House() as house:
            screens, _ = await house.people(3)
            random = Random(2)
            await play(screens, random, 30)
            room = screens[0].room
            state = room.table.journal_in_play.state
            turn = state.seat
            screen = screens[turn]
            seq, sent = room.table.seq, [len(s.raw) for s in screens]
            truth = state.fields()
            worlds = []
            for n in range(8):
                tried = await screen.request(wire.Try)
                assert tried.view == screen.view and tried.made == 0 and not tried.over
                assert [o.id for o in tried.ask.options] == [o["id"] for o in screen.ask["options"]]
                trial = screen.client.tryout
                assert trial is not None
                world = room.table.game.from_bytes(trial.position)
                assert world.observe(turn).to_bytes() == state.observe(turn).to_bytes()
                worlds.append(world.fields())
                tried = await screen.request(wire.TryChoose, option=tried.ask.options[n % 2].id)
                assert tried.made == 1 and (tried.over or tried.ask.seat == turn)
                back = await screen.request(wire.TryBack)
                assert back.made == 0 and back.view == screen.view
                assert (await screen.request(wire.TryBack)).made == 0
                answer = await screen.request(wire.TryChoose, option="no_such")
                assert answer.error == "error-no-such-option"
            others = [k for k in range(3) if k != turn]
            assert len({str([w["hand"][k] for k in others]) for w in worlds}) > 4
            assert all(w["rng"] != truth["rng"] for w in worlds)
            assert sum(w["deck"] == truth["deck"] for w in worlds) == 0
            assert room.table.seq == seq and room.table.journal_in_play.state.fields() == truth
            unheard = [len(s.raw) for s in screens]
            assert [unheard[k] for k in others] == [sent[k] for k in others]
            waiting = screens[others[0]]
            tried = await waiting.request(wire.Try)
            assert tried.ask.seat == others[0], "the others have chosen until it is one's turn"
            assert tried.events

    run(story())


def test_what_was_thought_for_one_seat_is_not_shown_to_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The screen was passed on while a try-out or a hint was being thought about."""
    monkeypatch.setattr(hints, "HINT_BOT", "ismcts:10")

    async def story() -> None:
        async with House() as house:
            keys = await house.hub.open(new_table("me", "me"))
            screen = await Screen().enter(house.hub, keys.table, *(k.key for k in keys.seats))
            turn = screen.ask["seat"]
            for kind in (wire.Try, wire.Hint, wire.TryChoose):
                await screen.request(wire.Face, seat=turn)
                fields = {}
                if kind is wire.TryChoose:
                    tried = await screen.request(wire.Try)
                    fields = {"option": tried.ask.options[0].id}
                house.bots.hold = asyncio.Event()
                pending = asyncio.create_task(screen.request(kind, **fields))
                await settle()
                await screen.room.request(screen.client, wire.Face(1, 500, 1 - turn))
                house.bots.hold.set()
                answer = await pending
                assert isinstance(answer, wire.Refused)
                assert screen.client.tryout is None and not screen.client.is_thinking

    run(story())


# ---- notices


def test_only_who_is_away_is_called() -> None:
    async def story() -> None:
        async with House() as house:
            screens, _ = await house.people(2)
            house.calls.clear()
            await play(screens, Random(1), 30)
            assert house.calls == []
            room = screens[0].room
            here = room.table.turn
            assert here is not None
            screens[1 - here].leave()
            assert house.calls == []
            while room.table.turn == here:
                await screens[here].choose_any(Random(1))
            assert house.calls == [(room.table.id, 1 - here)]
            await screens[here].request(wire.Say, text="Your turn")
            assert len(house.calls) == 1, "once is enough"

    run(story())


def test_nobody_is_called_for_a_bot() -> None:
    async def story() -> None:
        async with House() as house:
            keys = await house.hub.open(new_table("random", "heuristic"))
            watcher = await house.watcher(keys)
            await until(lambda: watcher.room.table.choice_count > 50)
            assert house.calls == []

    run(story())


def test_closing_while_bots_think() -> None:
    async def story() -> None:
        store = MemoryStore()
        async with House(store) as house:
            house.bots.hold = asyncio.Event()
            keys = await house.hub.open(new_table("heuristic", "random"))
            watcher = await house.watcher(keys)
            await until(lambda: house.bots.asked)
        assert watcher.room.table.choice_count == 0 and not watcher.room.bot_turns.is_running
        async with House(store) as house:
            keys = await house.hub.open(new_table("heuristic", "random", pace=10_000))
            await settle()
        assert len(asyncio.all_tasks()) == 2, "this story and its time limit"

    run(story())


def test_a_long_try_out_can_be_taken_back_a_part_of_the_way() -> None:
    async def story() -> None:
        async with House() as house:
            screens, _ = await house.people(2)
            screen = screens[screens[0].room.table.turn or 0]
            tried = await screen.request(wire.Try)
            for n in range(1, MAX_UNDO + 4):
                tried = await screen.request(wire.TryChoose, option=tried.ask.options[0].id)
                assert tried.made == min(n, MAX_UNDO)
            for n in reversed(range(MAX_UNDO)):
                assert (await screen.request(wire.TryBack)).made == n
            assert (await screen.request(wire.TryBack)).made == 0

    run(story())
