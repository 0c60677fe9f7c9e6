"""Everything that is sent is, byte for byte, the same in all positions that its receiver cannot
tell apart.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import AsyncIterator, Callable
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from noctuary.bots import Advice
from noctuary.kernel import load
from noctuary.kernel.runtime.chance import ChanceKey
from noctuary.table import clock
from noctuary.table import protocol as wire
from noctuary.table.model import table as tables
from noctuary.table.model.commands import choices
from noctuary.table.model.creation import create_table, opening_entry
from noctuary.table.model.draft import Draft
from noctuary.table.model.entries import Chosen, LoggedEntry
from noctuary.table.model.table import Table, journal_file
from noctuary.table.presentation import decision, log_lines, log_pages, table_view
from noctuary.table.refusal import TableRefusal
from noctuary.table.room import requests as handlers
from noctuary.table.room.handlers import RequestRoom
from noctuary.table.room.queries import hints, previews, replay, tryouts
from noctuary.table.workers import bot_service
from noctuary.table.workers.bot_service import BotService
from tests.kernel.games.secrets import GAME
from tests.table.company import House, Screen, choose, new_table, people, run, sealed
from tests.table.worlds import Leak, Twins

V = wire.VERSION
N = 7


@pytest.fixture(autouse=True)
def always_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fix the clock and samples, let bots count, and register a game full of secrets."""
    monkeypatch.setattr(clock, "now_ms", lambda: 2_000)
    monkeypatch.setattr(hints, "HINT_BOT", "ismcts:12")
    monkeypatch.setattr(tryouts, "secrets", SimpleNamespace(randbits=lambda bits: 77))
    known = {**tables.games(), GAME.id: GAME}
    monkeypatch.setattr(tables, "games", lambda: known)
    for module in (tables, bot_service):
        monkeypatch.setattr(
            module, "load", lambda name, checked=False: load(known[name], checked=checked)
        )


def started(game: str, seats: int, seed: int, **options: Any) -> Table:
    """Return a game with another person in every seat."""
    wish = new_table(*["me"] * seats, seed=None)
    wish.game, wish.options = game, options
    return people(create_table("TABLE2", sealed(opening_entry(wish, 1_000), seed)))


def requests(table: Table, viewer: int, random: Random) -> list[wire.Request]:
    """Return everything that may be requested without a choice being made."""
    state = table.journal_in_play.state
    count, seats = table.choice_count, len(table.occupants)
    moments = random.sample(range(count + 1), min(3, count + 1))
    cards = table.game.kinds["card"]
    guesses = [f"play/card={cards.name_of(c)}" for c in random.sample(range(cards.size), 8)]
    allowed = {o.id for o in state.options()}
    now = table.decision_number
    asked: list[wire.Request] = [wire.Look(V, N, at) for at in {0, *moments, count}]
    asked += [wire.Look(V, N, count, eyes) for eyes in range(-1, seats)]
    asked += [wire.Choose(V, N, now - 1, o) for o in list(allowed)[:2]]
    if viewer == state.seat:
        asked += [wire.Choose(V, N, now, o) for o in guesses if o not in allowed]
        asked += [wire.Choose(V, N, now, o) for o, _ in state.denials()[:3]]
    else:
        asked += [wire.Choose(V, N, now, o) for o in [*allowed, *guesses][:6]]
    asked += [wire.Choose(V, N, now, "no such thing"), wire.Hint(V, N), wire.Ping(V, N)]
    asked += [wire.Try(V, N), wire.TryBack(V, N), *tries(table, viewer)]
    asked += [wire.Try(V, N, moments[0]), wire.TryChoose(V, N, "no such thing"), wire.TryEnd(V, N)]
    asked += [wire.Say(V, N, "Boo"), wire.Say(V, N, ""), wire.Rename(V, N, "Zoe")]
    asked += [wire.Consent(V, N, True), wire.Begin(V, N), wire.Webhook(V, N, "https://x.example")]
    asked += [wire.Face(V, N, (viewer + 1) % seats), wire.Hello(V, N, "TABLE2")]
    asked += [wire.StandIn(V, N, k, on) for k in range(seats) for on in (False, True)]
    asked += [wire.Settle(V, N, wire.Settings(hints=False)), wire.Hint(V, N)]
    asked += [wire.Undo(V, N, to) for to in {-1, *moments, count}]
    return asked


def tries(table: Table, viewer: int) -> list[wire.Request]:
    """Return choices in a try-out that begins now."""
    options = table.journal_in_play.state.options() if table.turn == viewer else []
    return [wire.TryChoose(V, N, o.id) for o in options[:1]]


async def watch(
    game: str, seats: int, seed: int, *, every: int, most: int = 10_000, **options: Any
) -> Counter[str]:
    """Play a random game; now and then, every viewer sends all requests in both positions."""
    table, random, seen = started(game, seats, seed, **options), Random(seed), Counter[str]()
    while not table.over and table.choice_count < most:
        if table.choice_count % every == 0:
            viewer = (table.choice_count // every) % (seats + 1) - 1
            await question(table, viewer, random, seen)
        choose(table, random, 2_000)
    return seen


async def question(table: Table, viewer: int, random: Random, seen: Counter[str]) -> None:
    """Let one client in both positions enter, come back, ask, and hear of a choice."""
    twins = Twins(table, viewer, random.getrandbits(20))
    seen["differ"] += twins.states[0].hash() != twins.states[1].hash()
    await twins.enter()
    await twins.enter(seen=random.randrange(table.seq + 1))
    for request in requests(table, viewer, random):
        await twins.ask(request)
    seen["asked"] += twins.compared
    options = table.journal_in_play.state.options()
    for option in random.sample(options, min(3, len(options))):
        for attempt in range(16):
            twins = Twins(table, viewer, random.getrandbits(20) + attempt)
            if not twins.alike(option.id):
                continue
            seat = table.journal_in_play.state.seat
            await twins.enter()
            if seat == viewer:
                await twins.ask(wire.Choose(V, N, table.decision_number, option.id))
            else:
                await twins.happens(seat, option.id)
            await twins.ask(wire.Undo(V, N, table.choice_count))
            seen["own" if seat == viewer else "others"] += 1
            break


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 5), (4, 3)])
def test_nobody_learns_what_they_may_not_see(seats: int, seed: int) -> None:
    seen = run(watch("gates", seats, seed, every=21))
    assert seen["differ"] > 9 and seen["asked"] > 500 and seen["own"] and seen["others"] > 9


@pytest.mark.parametrize(("seats", "monster"), [(2, "dover_demon"), (3, "snallygaster")])
def test_nor_where_the_lost_kid_is(seats: int, monster: str) -> None:
    """Hiding place, power and hand; and where a hidden Monster is."""
    seen = run(watch("lakeview", seats, 5, every=7, monster=monster, calamity=8))
    assert seen["differ"] > 9 and seen["asked"] > 500 and seen["own"] and seen["others"] > 5


@pytest.mark.parametrize(
    ("seats", "scenario"), [(2, "thirteenth_chime"), (3, "salt_parish"), (4, "black_regatta")]
)
def test_nor_what_is_behind_a_card(seats: int, scenario: str) -> None:
    """Facedown cards and decks, backs of Spells and Conditions, codes; the owner of an Insane card
    sees its back, nobody else does.
    """
    seen = run(watch("mansions2", seats, 5, every=17, scenario=scenario))
    assert seen["differ"] > 4 and seen["asked"] > 200 and seen["own"] + seen["others"] > 9


@pytest.mark.parametrize("seed", range(6))
def test_nor_in_a_game_full_of_secrets(seed: int) -> None:
    """Cards that one seat has looked at, hidden numbers and wishes, secret events."""
    seen = run(watch("secrets", 2, seed, every=1))
    assert seen["differ"] > 4 and seen["asked"] > 200 and seen["own"] + seen["others"] > 8


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_nor_by_looking_back_at_any_moment(viewer: int) -> None:
    async def story() -> None:
        table, random = started("gates", 3, 8), Random(8)
        for _ in range(150):
            choose(table, random, 2_000)
        twins = Twins(table, viewer, 5)
        for at in range(151):
            await twins.ask(wire.Look(V, N, at))
        assert twins.compared == 151

    run(story())


# ---- the check above finds leaks


def leaky_view(patch: pytest.MonkeyPatch) -> None:
    """Show all hands in views."""
    view = table_view.view_for

    def leak(table: Table, viewer: int, state: Any = None) -> Any:
        found, state = view(table, viewer, state), state or table.state
        return found and {**found, "hands": state.fields()["hand"]}

    patch.setattr(table_view, "view_for", leak)


def leaky_deck(patch: pytest.MonkeyPatch) -> None:
    """Show the next card of the deck in views."""
    view = table_view.view_for

    def leak(table: Table, viewer: int, state: Any = None) -> Any:
        found, state = view(table, viewer, state), state or table.state
        return found and {**found, "deck": state.fields()["deck"][-1:]}

    patch.setattr(table_view, "view_for", leak)


def leaky_events(patch: pytest.MonkeyPatch) -> None:
    """Send events unredacted."""

    def leak(told: Any, eyes: int) -> wire.Event:
        return wire.Event(told.name, told.fields, told.depth, list(told.clauses))

    for module in (log_lines, previews, tryouts):
        patch.setattr(module, "event_for", leak)


def leaky_options(patch: pytest.MonkeyPatch) -> None:
    """Send options to everybody."""
    ask_in = decision.decision_for

    def leak(game: Any, state: Any, eyes: int, decision: int, number: int) -> wire.Decision:
        return ask_in(game, state, state.seat, decision, number)

    patch.setattr(table_view, "decision_for", leak)


def leaky_look(patch: pytest.MonkeyPatch) -> None:
    """Send options in replays only."""
    true = decision.decision_for
    leak = SimpleNamespace(decision_for=lambda g, s, viewer, d, n: true(g, s, s.seat, d, n))
    patch.setattr(replay, "decision", leak)


def leak_lines(patch: pytest.MonkeyPatch, leak: Callable[[LoggedEntry, int], Any]) -> None:
    """Let lines be made by another function."""
    patch.setattr(log_lines, "line_for", leak)
    patch.setattr(log_pages, "line_for", leak)


def leaky_lines(patch: pytest.MonkeyPatch) -> None:
    """Send chosen options to everybody."""
    true = log_lines.line_for

    def leak(logged: LoggedEntry, viewer: int) -> Any:
        line = true(logged, viewer)
        if isinstance(logged.entry, Chosen) and isinstance(line, wire.Chosen):
            line.option = logged.entry.choice
        return line

    leak_lines(patch, leak)


def leaky_chance(patch: pytest.MonkeyPatch) -> None:
    """Let the log depend on chance."""
    true = log_lines.line_for

    def leak(logged: LoggedEntry, viewer: int) -> Any:
        line = true(logged, viewer)
        if isinstance(logged.entry, Chosen):
            line.at += sum(logged.entry.chance or [])
        return line

    leak_lines(patch, leak)


def leaky_key(patch: pytest.MonkeyPatch) -> None:
    """Send the chance key."""
    true = table_view.table_info

    def leak(table: Table, *args: Any) -> wire.TableInfo:
        made = true(table, *args)
        assert isinstance(table.chance_source, ChanceKey)
        made.options = {"key": table.chance_source._bits.hex()}
        return made

    patch.setattr(table_view, "table_info", leak)


def leaky_refusals(patch: pytest.MonkeyPatch) -> None:
    """Refuse illegal options before seats that may not choose."""
    true = choices.choose

    def leak(draft: Draft, seat: int, decision: int, option: str) -> None:
        if option not in {o.id for o in draft.table.journal_in_play.state.options()}:
            raise TableRefusal("illegal")
        true(draft, seat, decision, option)

    patch.setattr(choices, "choose", leak)


def leaky_hint(patch: pytest.MonkeyPatch) -> None:
    """Let hints depend on hidden cards."""

    async def leak(
        self: BotService, position: Any, seat: int, *_: str
    ) -> AsyncIterator[tuple[list[Advice], bool]]:
        cards = sum(
            c for k, hand in enumerate(position.fields()["hand"]) for c in hand if k != seat
        )
        yield [Advice(o.id, float(cards)) for o in position.options()], False

    patch.setattr(BotService, "advise", leak)


class Bare:
    """A position that is its own sample."""

    def __init__(self, state: Any) -> None:
        self.state, self.over, self.seat = state, state.over, state.seat

    def sample(self, seat: int, seed: int) -> Any:
        return self.state.clone()


def leaky_try(patch: pytest.MonkeyPatch) -> None:
    """Begin try-outs in the true position."""
    begin, at = tryouts.begin, Table.at

    async def leak(room: RequestRoom, client: Any, request: wire.Try) -> None:
        patch.setattr(Table, "at", lambda t, count: Bare(at(t, count)))
        try:
            await begin(room, client, request)
        finally:
            patch.setattr(Table, "at", at)

    patch.setitem(handlers.QUERIES, wire.Try, leak)


LEAKS = [
    *(leaky_view, leaky_deck, leaky_events, leaky_options, leaky_look, leaky_lines, leaky_chance),
    *(leaky_key, leaky_refusals, leaky_hint, leaky_try),
]


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_leak_is_found(
    leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    with pytest.raises(Leak):
        run(watch("gates", 3, 5, every=4, most=200))


# ---- what nobody is ever sent


def test_no_chance_and_no_key_is_ever_sent() -> None:
    async def story() -> None:
        async with House() as house:
            screens, keys = await house.people(3, seed=None)
            watcher = await house.watcher(keys)
            random = Random(1)
            for n in range(120):
                turn = watcher.ask["seat"]
                await screens[turn].choose_any(random)
                who: Screen = random.choice([*screens, watcher])
                kinds = (
                    (wire.Look, {"at": n}),
                    (wire.Hint, {}),
                    (wire.Try, {}),
                    (wire.Undo, {"to": n}),
                )
                kind, fields = random.choice(kinds)
                await who.request(kind, **fields)
            table = house.hub.rooms[keys.table].table
            assert isinstance(table.chance_source, ChanceKey)
            secret = table.chance_source.hex()
            told = [k.key for k in keys.seats] + [keys.host, keys.invite, keys.watch]
            hashes = [hashlib.sha256(k.encode()).hexdigest() for k in told]
            never = [secret, secret.upper(), str(int(secret, 16)), '"rng"', '"of"', *told, *hashes]
            for screen in [*screens, watcher]:
                sent = b"\n".join(screen.raw).decode()
                assert [x for x in never if x in sent] == []
                assert table.chance_source.commitment in sent
            summary = str(house.store.notes[keys.table])
            assert [x for x in never if x in summary] == [], "nor stands it in the lobby"
            assert secret not in journal_file(table.journal_in_play).decode()

    run(story())
