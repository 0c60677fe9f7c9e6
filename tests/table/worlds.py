"""One table twice, in two positions that a viewer cannot tell apart."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

from msgspec import structs

from noctuary.kernel import GameEvent, Position
from noctuary.kernel.journal.lines import RecordedChoice
from noctuary.kernel.runtime.chance import ChanceKey
from noctuary.table import protocol as wire
from noctuary.table.hub import Hub
from noctuary.table.model.commands.choices import choose
from noctuary.table.model.entries import Chosen, LoggedEntry, Opened
from noctuary.table.model.entries.entry import pack_events
from noctuary.table.model.table import Table
from noctuary.table.room.client import Client
from noctuary.table.room.room import Room
from tests.table.company import Inline
from tests.table.memory import MemoryStore

World = Callable[[Position], Position]


class Leak(AssertionError):
    """A client was sent something that depends on what it may not see."""


def same(state: Position) -> Position:
    """Return the true position."""
    return state.clone()


def otherwise(viewer: int, seed: int) -> World:
    """Return a function that draws a sample for a seat, or for a spectator."""

    def world(state: Position) -> Position:
        seats = range(len(state.score)) if viewer < 0 else [viewer]
        for seat in seats:
            state = state.sample(seat, seed + seat)
        return state

    return world


def elsewhere(table: Table, viewer: int, world: World, lies: Random | None) -> Table:
    """Return the table in such a position; `lies` replace all that the viewer was never sent."""
    made = copy(table)
    made.occupants, made.clock = list(table.occupants), list(table.clock)
    made.information_gained, made.vote = [{} for _ in table.information_gained], copy(table.vote)
    made.log = list(table.log)
    made.journal = journal = copy(table.journal_in_play)
    journal.choices, journal.lines, journal._copies = [*journal.choices], [*journal.lines], {}
    journal.state = world(table.journal_in_play.state)
    setattr(journal, "_walk", lambda n: [(n, world(table.journal_in_play.replay(n)))])  # noqa: B010
    if lies is not None:
        assert isinstance(table.chance_source, ChanceKey)
        made.chance_source = Liar(lies.randbytes(32), table.chance_source)
        journal.chance_sources = [(0, made.chance_source)]
        journal.lines = [f"{lies.random()}" for _ in journal.lines]
        journal.choices = [
            e
            if e.seat == viewer
            else RecordedChoice(e.seat, f"{lies.random()}", (lies.randrange(9),))
            for e in journal.choices
        ]
        made.log = [untold(p, viewer, lies) for p in made.log]
    return made


def untold(past: LoggedEntry, viewer: int, lies: Random) -> LoggedEntry:
    """Return an entry with other secrets."""
    entry = past.entry
    if isinstance(entry, Opened):
        entry = structs.replace(entry, key=lies.randbytes(32).hex())
    if isinstance(entry, Chosen):
        chance = [lies.randrange(9) for _ in entry.chance or []]
        choice = entry.choice if entry.seat == viewer else f"{lies.random()}"
        entry = structs.replace(entry, chance=chance, choice=choice)
    events = [other_event(t, viewer, lies) for t in past.events]
    return structs.replace(past, entry=entry, packed_events=pack_events(events))


def other_event(told: GameEvent, viewer: int, lies: Random) -> GameEvent:
    """Return an event with other values in the fields that the viewer may not see."""
    if told.fields.get("seat") == viewer:
        return told
    fields = {k: lies.randrange(80) if k in told.secret else v for k, v in told.fields.items()}
    return replace(told, fields=fields)


class Liar(ChanceKey):
    """Another key with the same commitment, before the end and after it."""

    __slots__ = ("_true",)

    def __init__(self, bits: bytes, true: ChanceKey) -> None:
        super().__init__(bits)
        self._true = true

    @property
    def commitment(self) -> str:
        return self._true.commitment

    def hex(self) -> str:
        return self._true.hex()


class Twin:
    """A room in one of the positions, with a client in it."""

    def __init__(self, table: Table, viewer: int) -> None:
        store = MemoryStore()
        store.tables[table.id] = [{} for _ in table.log]
        store.claims[table.id] = MemoryStore()  # another process lets bots choose
        self.bots = Inline()
        self.room = Room(Hub(store, self.bots), table)
        self.raw: list[bytes] = []
        seats = [viewer] if viewer >= 0 else []
        self.client = Client(self.raw.append, seats, viewer == 0, viewer, "Wes")


class Twins:
    """The same table in both positions, with the same requests by the same client."""

    def __init__(self, table: Table, viewer: int, seed: int) -> None:
        self.viewer, self.compared = viewer, 0
        self.true = Twin(elsewhere(table, viewer, same, None), viewer)
        made_up = elsewhere(table, viewer, otherwise(viewer, seed), Random(seed))
        self.other = Twin(made_up, viewer)
        self.both = (self.true, self.other)
        self.states = tuple(t.room.table.journal_in_play.state for t in self.both)

    async def enter(self, seen: int = 0) -> None:
        """Let the client enter."""
        for twin in self.both:
            await twin.room.enter(twin.client, seen)
        self.compare("welcome")

    async def ask(self, request: wire.Request) -> None:
        """Send a request."""
        for twin in self.both:
            await twin.room.request(twin.client, request)
        self.compare(request)

    async def happens(self, seat: int, option: str) -> None:
        """Let a seat choose."""
        for twin in self.both:
            decision = twin.room.table.decision_number
            command = partial(choose, seat=seat, decision=decision, option=option)
            await twin.room.execute(command)
        self.compare(option)

    def alike(self, option: str) -> bool:
        """Return whether a choice leads to the same for the viewer in both positions."""
        after = []
        for twin in self.both:
            journal = twin.room.table.journal_in_play
            trial = journal.state.clone()
            if option not in {o.id for o in trial.options()}:
                return False
            step = trial.step(option, journal.chance_stream(trial.seat, option))
            events = [t.redact(self.viewer) for t in step.events]
            after.append((events, trial.observe(self.viewer).to_bytes()))
        return bool(after[0] == after[1])

    def compare(self, what: Any) -> None:
        """Check that the client was sent the same bytes."""
        a, b = self.true.raw, self.other.raw
        if a != b:
            raise Leak(f"{what}: {next((p for p in zip(a, b, strict=False) if p[0] != p[1]), 0)}")
        self.compared += len(a)
        a.clear()
        b.clear()
