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
from ..model.entries import AnyRow, Chosen, Seated
from ..model.occupants import LONGEST_THOUGHT
from ..model.table import Table, Wish
from ..presentation.log_pages import latest
from ..presentation.option_texts import named
from ..presentation.view_patch import changes, hands
from ..protocol import encode
from ..refusal import Refusal
from ..store.base import Behind, Damaged, NotSaved
from ..workers.bot_service import Thought
from .client import Guest
from .requests import ANSWERS, WISHES

if TYPE_CHECKING:
    from ..hub import Hub

log = logging.getLogger("noctuary.table")

RETRY = 1.0
"""Seconds until a bot tries again when its choice could not be saved."""
MOST_ROWS = 40_000
"""Rows of a table: ten times what the longest games have."""


class Room:
    """A table in memory."""

    def __init__(self, hub: Hub, table: Table, address: str = "") -> None:
        self.hub, self.table = hub, table
        self.address = address
        """For whom bots think here: who opened the table, or has sat at it first since it was
        loaded; kept nowhere but here.
        """
        self.guests: set[Guest] = set()
        self.idle_since = time.monotonic()
        self._lock = asyncio.Lock()
        self._views: dict[int, dict[str, Any] | None] = {}
        """What each pair of eyes was last shown; everybody with those eyes has the same."""
        self._bots: asyncio.Task[None] | None = None
        self._thought: asyncio.Future[Thought] | None = None
        self._longest: dict[str, float] = {}
        """Seconds that each bot here has worked on a choice at most."""
        self._away: dict[int, asyncio.Task[None]] = {}
        self._told_turn: int | None = None
        self._elsewhere: frozenset[int] = frozenset()
        """Seats whose person is connected, as far as the store knows of other processes."""
        self._leaving: asyncio.Task[None] | None = None
        self._coming = 0
        self._closed = False

    # ---- guests

    @property
    def deserted(self) -> bool:
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

    def here(self) -> frozenset[int]:
        """The seats whose person is connected."""
        return self._elsewhere | self._near()

    def _near(self) -> frozenset[int]:
        return frozenset(s for g in self.guests for s in g.seats)

    @property
    def watched(self) -> bool:
        """Whether anybody would see a bot choose."""
        return bool(self.guests or self._elsewhere)

    def public(self) -> wire.Table:
        """The table as everybody sees it now."""
        spectators = sum(not g.seats for g in self.guests)
        return self.table.public(self.here(), spectators)

    async def enter(self, guest: Guest, seen: int) -> None:
        """Somebody connects and is told everything since the last line they have."""
        await self._look_around()
        try:
            async with self._lock:
                self.guests.add(guest)
                if guest.seats:
                    self.address = self.address or guest.address
                self.welcome(guest, seen)
                self.tell_table(guest)
            if guest.seats:
                await self._announce()
            for seat in guest.seats:
                if task := self._away.pop(seat, None):
                    task.cancel()
                await self._give_back(seat)
        except BaseException:
            self.leave(guest)
            raise
        self.wake()

    async def _give_back(self, seat: int) -> None:
        """Whoever comes back plays on where a bot stood in."""
        if self.table.places[seat].stand_in:
            with suppress(NoctuaryError):  # they can still ask for it
                await self.write(lambda t: [Seated.check_stand_in(t, seat, False, clock.now())])

    def leave(self, guest: Guest) -> None:
        """Somebody is gone."""
        self.guests.discard(guest)
        self.idle_since = time.monotonic()
        self._drop_views()
        self._elsewhere -= frozenset(guest.seats)
        if not self.watched:
            self._think_anew()
        self.tell_table()
        if guest.seats and not self._ending:
            self._leaving = asyncio.create_task(self._announce())
        for seat in guest.seats:
            self._wait_for(seat)

    async def get_up(self, seats: list[int]) -> None:
        """Whoever sat in these seats only watches from now on, on every screen."""
        async with self._lock:
            for guest in [g for g in self.guests if set(g.seats) & set(seats)]:
                guest.seats = [k for k in guest.seats if k not in seats]
                guest.eyes = guest.seats[0] if guest.seats else wire.SPECTATOR
                guest.trial = None
                self._drop_views()
                self.welcome(guest, 0)
            self.tell_table()
        await self._announce()

    def _wait_for(self, seat: int) -> None:
        """Where the table is set so, a bot takes over for somebody who stays away."""
        wait, place = self.table.settings.stand_in_after, self.table.places[seat]
        idle = self.table.over or self.table.departed or self._ending
        if self.table.game.is_people_only(self.table.options):
            return
        if not wait or place.automatic or idle:
            return
        waiting = seat in self._away and not self._away[seat].done()
        if not waiting and seat not in self.here():
            self._away[seat] = asyncio.create_task(self._take_over(seat, wait))

    async def _announce(self) -> None:
        """Tells other processes who is here."""
        with suppress(NoctuaryError):  # told again with the next one who comes or goes
            await self.hub.store.attend(self.table.id, self._near())

    async def _look_around(self) -> None:
        """Learns who is connected to other processes."""
        try:
            found = await self.hub.store.attended(self.table.id)
        except NoctuaryError:
            return
        if found != self._elsewhere:
            self._elsewhere = found
            self.tell_table()

    def welcome(self, guest: Guest, seen: int) -> None:
        """Everything as it stands, and what is new in the log, or the latest of it."""
        table, eyes = self.table, guest.eyes
        since, lines = latest(table.past, eyes, seen if 0 <= seen <= table.seq else 0)
        view, ask = self._view(eyes), table.ask(eyes)
        others = {seat: self._view(seat) for seat in table.hands(guest.seats, eyes)}
        message = wire.Welcome(
            v=wire.VERSION,
            seq=table.seq,
            you=wire.You(eyes, guest.seats, guest.host),
            table=self.public(),
            since=since,
            lines=lines,
            count=table.count,
            pins=[wire.Mark(seat, place) for seat, place in sorted(table.pins)],
            parameters=table.parameters,
            view=view,
            hands=hands(view, others),
            ask=ask,
            names=table.names(lines, ask, named(view, *others.values())),
        )
        guest.send(encode(message))

    def tell_table(self, but: Guest | None = None) -> None:
        """Tells everybody how the table is, without a line."""
        message = encode(wire.Changed(wire.VERSION, self.table.seq, self.public()))
        for g in self.guests:
            if g is not but:
                g.send(message)

    async def _take_over(self, seat: int, wait: int) -> None:
        """A bot plays for somebody who stays away."""
        await asyncio.sleep(wait)
        await self._look_around()
        if seat not in self.here() and not self.table.places[seat].stand_in:
            with suppress(Refusal, NotSaved):  # the next one to ask gets it
                await self.write(lambda t: [Seated.check_stand_in(t, seat, True, clock.now())])

    # ---- views

    def _view(self, eyes: int) -> dict[str, Any] | None:
        if eyes not in self._views:
            self._views[eyes] = self.table.view(eyes)
        return self._views[eyes]

    def _drop_views(self) -> None:
        kept = {k for g in self.guests for k in (g.eyes, *self.table.hands(g.seats, g.eyes))}
        self._views = {e: v for e, v in self._views.items() if e in kept}

    # ---- rows: kept first, then applied, then told

    async def write(self, wish: Wish) -> None:
        """Grants a wish: on disk, then in memory, then on every screen."""
        async with self._lock:
            while True:
                check_length(self.table.seq)
                ahead = self.table.grant(wish)
                try:
                    await self.hub.keep(ahead)
                    break
                except Behind:
                    await self._catch_up()
            self._follow(ahead)
            self._notice()
        self.wake()

    async def follow(self, seq: int) -> None:
        """Another process has added rows; 0: or somebody came or went there."""
        if seq > self.table.seq or seq == 0:
            async with self._lock:
                await self._catch_up()
            self.wake()
        if seq == 0:
            await self._look_around()

    async def _catch_up(self) -> None:
        if self.table.departed:
            return
        rows = await self.hub.rows_of(self.table.id, self.table.seq)
        try:
            self._follow(self.table.ahead(rows))
        except ReplayDiverged:  # another program than this one writes there
            self.table = await self.hub.build(self.table.id)
            for guest in self.guests:
                self.welcome(guest, 0)

    def _follow(self, ahead: list[Table]) -> None:
        """The table becomes what rows that are kept have made of it, and everybody is told."""
        for self.table in ahead:
            self._publish()

    def _publish(self) -> None:
        """Tells everybody about the last row what they may know of it."""
        table, past = self.table, self.table.past[-1]
        played = past.row.plays
        if played or not self._bots_turn():
            self._think_anew()
        told = self.public() if past.public else None
        screens = {g: (g.eyes, *table.hands(g.seats, g.eyes)) for g in self.guests}
        before, seen = self._views, dict[int, Observation]()
        if played:
            seen = table.look({k for s in screens.values() for k in s})
            self._views = {eyes: table.shown(one) for eyes, one in seen.items()}
        messages: dict[tuple[int, ...], bytes] = {}
        for screen in {*screens.values()}:
            eyes, *others = screen
            patch, whole, old, new = None, None, None, None
            gone: list[list[str | int]] = []
            if played:
                old, new = before.get(eyes), self._views.get(eyes)
                patch, whole = (changes(old, new, gone), None) if old else (None, new)
            line, ask = past.line(eyes), table.ask(eyes, seen.get(eyes))
            beside = {k: self._views.get(k) for k in others} if played else {}
            message = wire.Happened(
                v=wire.VERSION,
                seq=past.seq,
                line=line,
                table=told,
                gone=gone,
                patch=patch,
                view=whole,
                hands=hands(new, beside) if played else None,
                ask=ask,
                clocks=table.clock,
                names=table.names(
                    [line],
                    ask,
                    named(new, *beside.values()),
                    before=named(old, *(before.get(k) for k in beside)),
                ),
            )
            messages[screen] = encode(message)
        for g, screen in screens.items():
            g.send(messages[screen])

    def _notice(self) -> None:
        """Calls the person whose turn it is, where the table does not see them."""
        turn, before = self.table.turn, self._told_turn
        self._told_turn = turn
        if turn is None or turn == before or self.table.places[turn].automatic:
            return
        if turn not in self.here():
            self.hub.call(self.table, turn)

    # ---- bots

    def wake(self) -> None:
        """Lets bots choose, if it is a bot's turn; waits for a person who is away."""
        if self._bots_turn() and not self.busy_bots:
            self._bots = asyncio.create_task(self._let_bots_choose())
        if (turn := self.table.turn) is not None:
            self._wait_for(turn)

    @property
    def busy_bots(self) -> bool:
        """Whether bots are choosing."""
        return self._bots is not None and not self._bots.done()

    def _bots_turn(self) -> bool:
        turn = self.table.turn
        due = turn is not None and self.table.places[turn].automatic
        return due and not self._ending and self.table.seq < MOST_ROWS

    async def _let_bots_choose(self) -> None:
        """One choice after another, as long as it is a bot's turn."""
        if not await self.hub.store.claim(self.table.id):
            return  # another process does it
        while self._bots_turn():
            try:
                await self._let_choose()
            except Refusal:
                continue  # the table has moved on
            except Exception:  # a lost process, a full disk: try again
                log.exception("a bot could not choose", extra={"table": self.table.id})
                await asyncio.sleep(RETRY)

    async def _let_choose(self) -> None:
        began, table, decision = time.monotonic(), self.table, self.table.decision
        state, pace = table.state, table.settings.pace / 1000
        assert state is not None
        seat, bot = state.seat, table.places[state.seat].bot
        most = LONGEST_THOUGHT if self.watched else pace
        thinking = self.hub.thinkers.choose(
            state, seat, bot, bot_seed(table, seat), self.address, most
        )
        self._thought = asyncio.ensure_future(thinking)
        await asyncio.wait({self._thought})
        if self._thought.cancelled():
            return  # something happened meanwhile
        thought = self._thought.result()
        due = began + max(pace, self._usual(bot, thought) if self.watched else 0)
        await asyncio.sleep(max(0, due - time.monotonic()))

        def choose(t: Table) -> list[AnyRow]:
            if not t.places[seat].automatic:
                raise Refusal("stale")  # somebody has sat down, or come back
            return [Chosen.check(t, seat, decision, thought.option, clock.now())]

        await self.write(choose)

    def _usual(self, bot: str, thought: Thought) -> float:
        """Seconds after which a bot answers here, however soon it knows what it wants."""
        self._longest[bot] = longest = max(self._longest.get(bot, 0.0), thought.work)
        return longest

    def _think_anew(self) -> None:
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

    async def answer(self, guest: Guest, request: wire.Request) -> str | None:
        """Grants a request, or says why not and returns the key of the reason."""
        try:
            await self._grant(guest, request)
            return None
        except Refusal as e:
            ask = self.table.ask(guest.eyes) if e.stale else None
            self._refuse(guest, request.n, e.key, e.arguments, e.clause, ask)
            return e.key
        except Damaged as e:
            self._refuse(guest, request.n, "error-damaged", {"id": e.table}, None, None)
            return "error-damaged"
        except NotSaved:
            key, ask = "error-not-saved", self.table.ask(guest.eyes)
        except NoctuaryError as e:
            log.warning("request failed", extra={"table": self.table.id, "reason": str(e)})
            key, ask = "error-failed", None
        self._refuse(guest, request.n, key, {}, None, ask)
        return key

    def _refuse(
        self,
        guest: Guest,
        to: int,
        error: str,
        args: dict[str, Any],
        clause: str | None,
        ask: wire.Ask | None,
    ) -> None:
        seq = self.table.seq
        guest.send(encode(wire.Refused(wire.VERSION, seq, to, error, args, clause, ask)))

    async def _grant(self, guest: Guest, request: wire.Request) -> None:
        kind = type(request)
        if kind in WISHES:
            await self.write(WISHES[kind](self, guest, request))
            self.done(guest, request)
        elif kind in ANSWERS:
            await ANSWERS[kind](self, guest, request)
        else:
            raise Refusal("unexpected")

    def done(self, guest: Guest, request: wire.Request) -> None:
        """A request was carried out."""
        guest.send(encode(wire.Done(wire.VERSION, self.table.seq, request.n)))

    async def face(self, guest: Guest, seat: int) -> None:
        """Another of the seats that somebody holds looks at the screen."""
        async with self._lock:
            guest.eyes, guest.trial = seat, None
            self._drop_views()
            self.welcome(guest, 0)


def check_length(rows: int) -> None:
    """Refusal where a table has so many rows that no more are kept."""
    if rows >= MOST_ROWS:
        raise Refusal("table-full", n=MOST_ROWS)


def bot_seed(table: Table, seat: int) -> int:
    """The seed of a bot, always the same, which tells nothing of the game's chance."""
    if isinstance(table.origin, ChanceKey):
        return table.origin.derive(f"bot {seat}")
    return int.from_bytes(blake2b(f"{table.origin} {seat}".encode(), digest_size=4).digest(), "big")
