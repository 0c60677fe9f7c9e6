"""A table with people around it: grants their requests one at a time, keeps each row before it
shows it, tells everybody what they may know, and lets bots choose.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from noctuary.kernel import NoctuaryError, Observation, ReplayDiverged
from noctuary.kernel.runtime.chance import ChanceKey

from .. import clock
from .. import protocol as wire
from ..model.entries import AnyEntry, Chosen, Seated
from ..model.occupants import MAX_THINKING_SECONDS
from ..model.table import Decide, Table
from ..presentation.log_pages import latest
from ..presentation.option_texts import merge_named
from ..presentation.view_patch import diff_views, other_hands
from ..protocol import encode
from ..refusal import TableRefusal
from ..store.base import Damaged, NotSaved, StaleWrite
from ..workers.bot_service import BotChoice
from .client import Client
from .requests import COMMANDS, QUERIES

if TYPE_CHECKING:
    from ..hub import Hub

log = logging.getLogger("noctuary.table")

RETRY_SECONDS = 1.0
"""Seconds until a bot tries again when its choice could not be saved."""
MAX_ENTRIES = 40_000
"""Rows of a table: ten times what the longest games have."""


class Room:
    """A table in memory."""

    def __init__(self, hub: Hub, table: Table, address: str = "") -> None:
        self.hub, self.table = hub, table
        self.address = address
        """For whom bots think here: who opened the table, or has sat at it first since it was
        loaded; kept nowhere but here.
        """
        self.guests: set[Client] = set()
        self.idle_since = time.monotonic()
        self._lock = asyncio.Lock()
        self._views: dict[int, dict[str, Any] | None] = {}
        """What each pair of eyes was last shown; everybody with those eyes has the same."""
        self._bots: asyncio.Task[None] | None = None
        self._thought: asyncio.Future[BotChoice] | None = None
        self._longest: dict[str, float] = {}
        """Seconds that each bot here has worked on a choice at most."""
        self._away: dict[int, asyncio.Task[None]] = {}
        self._told_turn: int | None = None
        self.remote_seats: frozenset[int] = frozenset()
        """Seats whose person is connected, as far as the store knows of other processes."""
        self._leaving: asyncio.Task[None] | None = None
        self._coming = 0
        self._closed = False

    # ---- guests

    @property
    def is_empty(self) -> bool:
        """Whether nobody is at the table, nor on the way to it."""
        return not self.guests and not self._coming

    @contextmanager
    def expecting(self) -> Iterator[None]:
        """While somebody is on the way in, the table stays."""
        self._coming += 1
        try:
            yield
        finally:
            self._coming -= 1

    @property
    def _ending(self) -> bool:
        return self._closed or self.hub.closing

    def connected_seats(self) -> frozenset[int]:
        """The seats whose person is connected."""
        return self.remote_seats | self.local_seats()

    def local_seats(self) -> frozenset[int]:
        return frozenset(s for g in self.guests for s in g.seats)

    @property
    def watched(self) -> bool:
        """Whether anybody would see a bot choose."""
        return bool(self.guests or self.remote_seats)

    def public(self) -> wire.TableInfo:
        """The table as everybody sees it now."""
        spectators = sum(not g.seats for g in self.guests)
        return self.table.table_info(self.connected_seats(), spectators)

    async def enter(self, guest: Client, seen: int) -> None:
        """Somebody connects and is told everything since the last line they have."""
        await self.refresh_presence()
        try:
            async with self._lock:
                self.guests.add(guest)
                if guest.seats:
                    self.address = self.address or guest.address
                self.welcome(guest, seen)
                self.broadcast_table(guest)
            if guest.seats:
                await self._publish_presence()
            for seat in guest.seats:
                if task := self._away.pop(seat, None):
                    task.cancel()
                await self.give_back(seat)
        except BaseException:
            self.leave(guest)
            raise
        self.wake()

    async def give_back(self, seat: int) -> None:
        """Whoever comes back plays on where a bot stood in."""
        if self.table.occupants[seat].stand_in:
            with suppress(NoctuaryError):  # they can still ask for it
                await self.execute(
                    lambda t: [Seated.check_stand_in(t, seat, False, clock.now_ms())]
                )

    def leave(self, guest: Client) -> None:
        """Somebody is gone."""
        self.guests.discard(guest)
        self.idle_since = time.monotonic()
        self._drop_views()
        self.remote_seats -= frozenset(guest.seats)
        if not self.watched:
            self._cancel_thought()
        self.broadcast_table()
        if guest.seats and not self._ending:
            self._leaving = asyncio.create_task(self._publish_presence())
        for seat in guest.seats:
            self.schedule_stand_in(seat)

    async def vacate(self, seats: list[int]) -> None:
        """Whoever sat in these seats only watches from now on, on every screen."""
        async with self._lock:
            for guest in [g for g in self.guests if set(g.seats) & set(seats)]:
                guest.seats = [k for k in guest.seats if k not in seats]
                guest.viewer = guest.seats[0] if guest.seats else wire.SPECTATOR
                guest.tryout = None
                self._drop_views()
                self.welcome(guest, 0)
            self.broadcast_table()
        await self._publish_presence()

    def schedule_stand_in(self, seat: int) -> None:
        """Where the table is set so, a bot takes over for somebody who stays away."""
        wait, place = self.table.settings.stand_in_after, self.table.occupants[seat]
        idle = self.table.over or self.table.divergence or self._ending
        if self.table.game.is_people_only(self.table.options):
            return
        if not wait or place.is_automatic or idle:
            return
        waiting = seat in self._away and not self._away[seat].done()
        if not waiting and seat not in self.connected_seats():
            self._away[seat] = asyncio.create_task(self._stand_in(seat, wait))

    async def _publish_presence(self) -> None:
        """Tells other processes who is here."""
        with suppress(NoctuaryError):  # told again with the next one who comes or goes
            await self.hub.store.publish_presence(self.table.id, self.local_seats())

    async def refresh_presence(self) -> None:
        """Learns who is connected to other processes."""
        try:
            found = await self.hub.store.read_presence(self.table.id)
        except NoctuaryError:
            return
        if found != self.remote_seats:
            self.remote_seats = found
            self.broadcast_table()

    def welcome(self, guest: Client, seen: int) -> None:
        """Everything as it stands, and what is new in the log, or the latest of it."""
        table, eyes = self.table, guest.viewer
        since, lines = latest(table.log, eyes, seen if 0 <= seen <= table.seq else 0)
        view, ask = self._view(eyes), table.decision_for(eyes)
        others = {seat: self._view(seat) for seat in table.other_hands(guest.seats, eyes)}
        message = wire.Welcome(
            v=wire.VERSION,
            seq=table.seq,
            you=wire.ClientInfo(eyes, guest.seats, guest.is_host),
            table=self.public(),
            since=since,
            lines=lines,
            count=table.choice_count,
            pins=[wire.PinnedPlace(seat, place) for seat, place in sorted(table.pinned_places)],
            parameters=table.parameters,
            view=view,
            hands=other_hands(view, others),
            ask=ask,
            names=table.texts_for(lines, ask, merge_named(view, *others.values())),
        )
        guest.send(encode(message))

    def broadcast_table(self, but: Client | None = None) -> None:
        """Tells everybody how the table is, without a line."""
        message = encode(wire.Changed(wire.VERSION, self.table.seq, self.public()))
        for g in self.guests:
            if g is not but:
                g.send(message)

    async def _stand_in(self, seat: int, wait: int) -> None:
        """A bot plays for somebody who stays away."""
        await asyncio.sleep(wait)
        await self.refresh_presence()
        if seat not in self.connected_seats() and not self.table.occupants[seat].stand_in:
            with suppress(TableRefusal, NotSaved):  # the next one to ask gets it
                await self.execute(lambda t: [Seated.check_stand_in(t, seat, True, clock.now_ms())])

    # ---- views

    def _view(self, eyes: int) -> dict[str, Any] | None:
        if eyes not in self._views:
            self._views[eyes] = self.table.view_for(eyes)
        return self._views[eyes]

    def _drop_views(self) -> None:
        kept = {
            k for g in self.guests for k in (g.viewer, *self.table.other_hands(g.seats, g.viewer))
        }
        self._views = {e: v for e, v in self._views.items() if e in kept}

    # ---- rows: kept first, then applied, then told

    async def execute(self, wish: Decide) -> None:
        """Grants a wish: on disk, then in memory, then on every screen."""
        async with self._lock:
            while True:
                check_length(self.table.seq)
                ahead = self.table.decide(wish)
                try:
                    await self.hub.commit(ahead)
                    break
                except StaleWrite:
                    await self._catch_up()
            self._advance(ahead)
            self._notify_absent()
        self.wake()

    async def follow(self, seq: int) -> None:
        """Another process has added rows; 0: or somebody came or went there."""
        if seq > self.table.seq or seq == 0:
            async with self._lock:
                await self._catch_up()
            self.wake()
        if seq == 0:
            await self.refresh_presence()

    async def _catch_up(self) -> None:
        if self.table.divergence:
            return
        rows = await self.hub.rows_of(self.table.id, self.table.seq)
        try:
            self._advance(self.table.drafts(rows))
        except ReplayDiverged:  # another program than this one writes there
            self.table = await self.hub.build(self.table.id)
            for guest in self.guests:
                self.welcome(guest, 0)

    def _advance(self, ahead: list[Table]) -> None:
        """The table becomes what rows that are kept have made of it, and everybody is told."""
        for self.table in ahead:
            self._broadcast_entry()

    def _broadcast_entry(self) -> None:
        """Tells everybody about the last row what they may know of it."""
        table, past = self.table, self.table.log[-1]
        played = past.entry.changes_game
        if played or not self._is_bots_turn():
            self._cancel_thought()
        told = self.public() if past.public else None
        screens = {g: (g.viewer, *table.other_hands(g.seats, g.viewer)) for g in self.guests}
        before, seen = self._views, dict[int, Observation]()
        if played:
            seen = table.observe({k for s in screens.values() for k in s})
            self._views = {eyes: table.view_of(one) for eyes, one in seen.items()}
        messages: dict[tuple[int, ...], bytes] = {}
        for screen in {*screens.values()}:
            eyes, *others = screen
            patch, whole, old, new = None, None, None, None
            gone: list[list[str | int]] = []
            if played:
                old, new = before.get(eyes), self._views.get(eyes)
                patch, whole = (diff_views(old, new, gone), None) if old else (None, new)
            line, ask = past.line(eyes), table.decision_for(eyes, seen.get(eyes))
            beside = {k: self._views.get(k) for k in others} if played else {}
            message = wire.Happened(
                v=wire.VERSION,
                seq=past.seq,
                line=line,
                table=told,
                gone=gone,
                patch=patch,
                view=whole,
                hands=other_hands(new, beside) if played else None,
                ask=ask,
                clocks=table.clock,
                names=table.texts_for(
                    [line],
                    ask,
                    merge_named(new, *beside.values()),
                    before=merge_named(old, *(before.get(k) for k in beside)),
                ),
            )
            messages[screen] = encode(message)
        for g, screen in screens.items():
            g.send(messages[screen])

    def _notify_absent(self) -> None:
        """Calls the person whose turn it is, where the table does not see them."""
        turn, before = self.table.turn, self._told_turn
        self._told_turn = turn
        if turn is None or turn == before or self.table.occupants[turn].is_automatic:
            return
        if turn not in self.connected_seats():
            self.hub.call(self.table, turn)

    # ---- bots

    def wake(self) -> None:
        """Lets bots choose, if it is a bot's turn; waits for a person who is away."""
        if self._is_bots_turn() and not self.busy_bots:
            self._bots = asyncio.create_task(self._let_bots_choose())
        if (turn := self.table.turn) is not None:
            self.schedule_stand_in(turn)

    @property
    def busy_bots(self) -> bool:
        """Whether bots are choosing."""
        return self._bots is not None and not self._bots.done()

    def _is_bots_turn(self) -> bool:
        turn = self.table.turn
        due = turn is not None and self.table.occupants[turn].is_automatic
        return due and not self._ending and self.table.seq < MAX_ENTRIES

    async def _let_bots_choose(self) -> None:
        """One choice after another, as long as it is a bot's turn."""
        if not await self.hub.store.claim(self.table.id):
            return  # another process does it
        while self._is_bots_turn():
            try:
                await self._choose_for_bots()
            except TableRefusal:
                continue  # the table has moved on
            except Exception:  # a lost process, a full disk: try again
                log.exception("a bot could not choose", extra={"table": self.table.id})
                await asyncio.sleep(RETRY_SECONDS)

    async def _choose_for_bots(self) -> None:
        began, table, decision = time.monotonic(), self.table, self.table.decision_number
        state, pace = table.state, table.settings.pace / 1000
        assert state is not None
        seat, bot = state.seat, table.occupants[state.seat].bot
        most = MAX_THINKING_SECONDS if self.watched else pace
        thinking = self.hub.bots.choose(state, seat, bot, bot_seed(table, seat), self.address, most)
        self._thought = asyncio.ensure_future(thinking)
        await asyncio.wait({self._thought})
        if self._thought.cancelled():
            return  # something happened meanwhile
        thought = self._thought.result()
        due = began + max(pace, self._fallback_choice(bot, thought) if self.watched else 0)
        await asyncio.sleep(max(0, due - time.monotonic()))

        def choose(t: Table) -> list[AnyEntry]:
            if not t.occupants[seat].is_automatic:
                raise TableRefusal("stale")  # somebody has sat down, or come back
            return [Chosen.check(t, seat, decision, thought.option, clock.now_ms())]

        await self.execute(choose)

    def _fallback_choice(self, bot: str, thought: BotChoice) -> float:
        """Seconds after which a bot answers here, however soon it knows what it wants."""
        self._longest[bot] = longest = max(self._longest.get(bot, 0.0), thought.work)
        return longest

    def _cancel_thought(self) -> None:
        """What a bot thinks about now is of no use any more."""
        if self._thought is not None:
            self._thought.cancel()

    async def close(self) -> None:
        """Stops everything that runs for this table, and lets go of it: a task that is done still
        holds its last error, and that the table.
        """
        self._closed = True
        every = (self._bots, self._thought, self._leaving, *self._away.values())
        tasks = [t for t in every if t is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._bots = self._thought = self._leaving = None
        self._away.clear()

    # ---- requests

    async def request(self, guest: Client, request: wire.Request) -> str | None:
        """Grants a request, or says why not and returns the key of the reason."""
        try:
            await self._perform(guest, request)
            return None
        except TableRefusal as e:
            ask = self.table.decision_for(guest.viewer) if e.stale else None
            self._refuse(guest, request.n, e.key, e.arguments, e.clause, ask)
            return e.key
        except Damaged as e:
            self._refuse(guest, request.n, "error-damaged", {"id": e.table}, None, None)
            return "error-damaged"
        except NotSaved:
            key, ask = "error-not-saved", self.table.decision_for(guest.viewer)
        except NoctuaryError as e:
            log.warning("request failed", extra={"table": self.table.id, "reason": str(e)})
            key, ask = "error-failed", None
        self._refuse(guest, request.n, key, {}, None, ask)
        return key

    def _refuse(
        self,
        guest: Client,
        to: int,
        error: str,
        args: dict[str, Any],
        clause: str | None,
        ask: wire.Decision | None,
    ) -> None:
        seq = self.table.seq
        guest.send(encode(wire.Refused(wire.VERSION, seq, to, error, args, clause, ask)))

    async def _perform(self, guest: Client, request: wire.Request) -> None:
        kind = type(request)
        if kind in COMMANDS:
            await self.execute(COMMANDS[kind](self, guest, request))
            self.done(guest, request)
        elif kind in QUERIES:
            await QUERIES[kind](self, guest, request)
        else:
            raise TableRefusal("unexpected")

    def done(self, guest: Client, request: wire.Request) -> None:
        """A request was carried out."""
        guest.send(encode(wire.Done(wire.VERSION, self.table.seq, request.n)))

    async def switch_viewer(self, guest: Client, seat: int) -> None:
        """Another of the seats that somebody holds looks at the screen."""
        async with self._lock:
            guest.viewer, guest.tryout = seat, None
            self._drop_views()
            self.welcome(guest, 0)


def check_length(rows: int) -> None:
    """Refusal where a table has so many rows that no more are kept."""
    if rows >= MAX_ENTRIES:
        raise TableRefusal("table-full", n=MAX_ENTRIES)


def bot_seed(table: Table, seat: int) -> int:
    """The seed of a bot, always the same, which tells nothing of the game's chance."""
    if isinstance(table.chance_source, ChanceKey):
        return table.chance_source.derive(f"bot {seat}")
    return int.from_bytes(
        blake2b(f"{table.chance_source} {seat}".encode(), digest_size=4).digest(), "big"
    )
