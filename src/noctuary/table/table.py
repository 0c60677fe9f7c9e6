"""A table: everything that happened at it, row by row, and what that makes of it.

Rows are data that a store keeps. `propose_*` checks a wish against the table as it stands and
makes the row that grants it; `apply` takes a row, new or read from a store, and returns the line
of the log that it is. Nothing here waits, and nothing changes except by `apply`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec

from noctuary.bots import usual_bot
from noctuary.kernel import (
    BadAction,
    Decision,
    IllegalChoice,
    Loaded,
    NoctuaryError,
    Position,
    Told,
    games,
    load,
)
from noctuary.kernel.journal import Journal

from . import protocol as wire
from .refusal import Refusal
from .seats import Place, clean_name, clean_saying
from .store import Summary

Row = dict[str, Any]
QUIET = ("chosen", "said", "pinned")
"""Rows that usually change nothing but the game, or nothing but the log."""


class OtherRules(NoctuaryError):
    """A table that was played by rules this program does not have."""


@dataclass
class Past:
    """A row that was applied, and the events it caused."""

    seq: int
    row: Row
    events: list[Told] = field(default_factory=list)
    number: int = 0
    public: bool = True
    """Whether it changed the table as everybody sees it, in more than a clock."""


@dataclass
class Request:
    """A wish to take back choices that waits for consent."""

    by: int
    to: int
    waiting: list[int]
    """Persons who have not answered."""


def others(places: list[Place], seat: int) -> set[int]:
    """The other persons who play, and must agree to what is not free."""
    me = places[seat].person
    return {p.person for p in places if not p.automatic and p.person != me}


def request_after(row: Row, request: Request | None, places: list[Place]) -> Request | None:
    """The request that waits once a row is applied; nobody waits for somebody who has left."""
    match row["kind"]:
        case "asked":
            return Request(row["seat"], row["to"], sorted(others(places, row["seat"])))
        case "chosen" | "undone":
            return None
        case "answered" if not row["yes"]:
            return None
        case "answered" | "seated" if request is not None:
            still = others(places, request.by)
            if row["kind"] == "answered":
                still.discard(places[row["seat"]].person)
            waiting = [p for p in request.waiting if p in still]
            return Request(request.by, request.to, waiting) if waiting else None
    return request


def vote_on(request: Request | None, places: list[Place]) -> wire.Vote | None:
    """A request as everybody sees it."""
    if request is None:
        return None
    waiting = [k for k, p in enumerate(places) if p.person in request.waiting]
    return wire.Vote(request.by, request.to, waiting)


def find_game(name: str) -> Loaded:
    """A registered game, ready to play."""
    if name not in games():
        raise Refusal("game", text=name[:40])
    return load(name)


def check_settings(settings: wire.Settings) -> None:
    """Settings within reason."""
    if not 0 <= settings.pace <= 10_000 or not 0 <= settings.stand_in_after <= 86_400:
        raise Refusal("settings")


def place_in(row: Row) -> Place:
    """The place that a row of kind `seated` makes."""
    return Place(row["who"], row["name"], row["bot"], row["stand_in"], row["person"])


# ---- the table


class Table:
    """A table as its rows make it."""

    def __init__(self, id: str, rows: list[Row]) -> None:
        opened = rows[0]
        self.id = id
        self.game = find_game(opened["game"])
        if opened["rules"] != self.game.rules_hash:
            raise OtherRules(
                f"table {id} was played by version {opened['version']} of {self.game.id} "
                f"({opened['rules']}); this program has {self.game.rules_hash}"
            )
        self.options: dict[str, Any] = opened["options"]
        self.seed: int = opened["seed"]
        self.settings = msgspec.convert(opened["settings"], wire.Settings)
        self.places = [
            Place(s["kind"], s["name"], s["bot"], False, s["person"]) for s in opened["seats"]
        ]
        self.clock = [0] * len(self.places)
        self.opened: int = opened["at"]
        self.asked_at: int = opened["at"]
        self.journal: Journal | None = None
        self.revealed: list[bool] = []
        """For each choice that stands, whether chance or a secret was revealed by it."""
        self.pins: set[tuple[int, str]] = set()
        """Seats and the places they have marked."""
        self.request: Request | None = None
        self.past: list[Past] = []
        spec = self.game.spec
        self.parameters = spec.parameters(len(self.places), spec.resolve(self.options))
        for row in rows:
            self.apply(row)

    @property
    def seq(self) -> int:
        """The number of the last row."""
        return len(self.past)

    @property
    def begun(self) -> bool:
        """Whether the game has begun."""
        return self.journal is not None

    @property
    def state(self) -> Position | None:
        """The true position; None before the game begins."""
        return self.journal.state if self.journal else None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.journal is not None and self.journal.state.over

    @property
    def playing(self) -> Journal:
        """The journal of a game that has begun."""
        if self.journal is None:
            raise Refusal("not-begun")
        return self.journal

    @property
    def count(self) -> int:
        """How many choices stand."""
        return len(self.journal.entries) if self.journal else 0

    @property
    def decision(self) -> int:
        """The number of the question that waits: every line of the journal makes another."""
        return len(self.journal.lines) if self.journal else 0

    @property
    def turn(self) -> int | None:
        """The seat that is asked now."""
        state = self.state
        return None if state is None or state.over else state.seat

    # -- rows

    def apply(self, row: Row) -> Past:
        """Takes one row into account."""
        past = Past(len(self.past) + 1, row, number=self.count)
        getattr(self, f"_{row['kind']}")(row, past)
        request = request_after(row, self.request, self.places)
        past.public = row["kind"] not in QUIET or request != self.request or self.over
        self.request = request
        self.past.append(past)
        return past

    def _opened(self, row: Row, past: Past) -> None:
        pass

    def _seated(self, row: Row, past: Past) -> None:
        self.places[row["seat"]] = place_in(row)

    def _settled(self, row: Row, past: Past) -> None:
        self.settings = msgspec.convert(row["settings"], wire.Settings)

    def _began(self, row: Row, past: Past) -> None:
        self.journal = Journal(self.game, len(self.places), self.seed, self.options)
        past.events = self.journal.opening.events
        self.asked_at = row["at"]

    def _chosen(self, row: Row, past: Past) -> None:
        journal = self.playing
        self.clock[row["seat"]] += self._spent(row)
        self.asked_at = row["at"]
        step = journal.choose(row["choice"])
        if step.chance != row["chance"]:
            raise OtherRules(f"table {self.id}: row {past.seq} went otherwise when it was played")
        past.events = step.events
        self.revealed.append(bool(step.chance) or any(t.secret for t in step.events))

    def _spent(self, row: Row) -> int:
        """How long a choice took."""
        return max(0, int(row["at"]) - self.asked_at)

    def _asked(self, row: Row, past: Past) -> None:
        pass

    def _answered(self, row: Row, past: Past) -> None:
        pass

    def _undone(self, row: Row, past: Past) -> None:
        self.playing.undo(self.count - row["to"])
        del self.revealed[row["to"] :]
        self.asked_at = row["at"]

    def _said(self, row: Row, past: Past) -> None:
        pass

    def _pinned(self, row: Row, past: Past) -> None:
        pin = (row["seat"], row["place"])
        (self.pins.add if row["on"] else self.pins.discard)(pin)

    # -- wishes

    def propose_choice(self, seat: int, decision: int, option: str, now: int) -> Row:
        """A seat answers the question."""
        journal = self.playing
        state = journal.state
        if state.over:
            raise Refusal("over")
        if decision != self.decision:
            raise Refusal("stale", stale=True)
        if seat != state.seat:
            raise Refusal("not-your-turn", stale=True, name=self.places[state.seat].name)
        trial = state.clone()
        try:
            step = trial.step(option)
        except IllegalChoice as e:
            raise Refusal("illegal", stale=True, clause=e.clause) from None
        except BadAction:
            raise Refusal("no-such-option", stale=True) from None
        return {"kind": "chosen", "at": now, "seat": seat, "choice": option, "chance": step.chance}

    def propose_undo(self, seat: int, to: int, now: int) -> Row:
        """A seat takes back choices, or asks whether it may."""
        self.playing  # noqa: B018 - refuses before the game begins
        if self.settings.undo == "off":
            raise Refusal("undo-off")
        if not 0 <= to < self.count:
            raise Refusal("undo-nothing", stale=True)
        if self.undo_free(seat, to) or not others(self.places, seat):
            return {"kind": "undone", "at": now, "seat": seat, "to": to}
        if self.request is not None:
            raise Refusal("undo-asked", name=self.places[self.request.by].name)
        return {"kind": "asked", "at": now, "seat": seat, "to": to}

    def propose_consent(self, seat: int, yes: bool, now: int) -> list[Row]:
        """A seat answers a request to take back; the last consent takes back."""
        request = self.request
        if request is None:
            raise Refusal("nothing-asked", stale=True)
        if self.settings.undo == "off":
            raise Refusal("undo-off")
        if self.places[seat].person not in request.waiting:
            raise Refusal("already-answered")
        rows: list[Row] = [{"kind": "answered", "at": now, "seat": seat, "yes": yes}]
        if yes and request.waiting == [self.places[seat].person]:
            rows.append({"kind": "undone", "at": now, "seat": request.by, "to": request.to})
        return rows

    def propose_begin(self, now: int) -> Row:
        """The game begins."""
        if self.begun:
            raise Refusal("begun")
        return {"kind": "began", "at": now}

    def propose_seat(self, seat: int | None, name: str, now: int) -> list[Row]:
        """Somebody new sits down in a free seat; the last one to sit begins the game."""
        free = [k for k, p in enumerate(self.places) if p.kind == "open"]
        if not free or (seat is not None and seat not in free):
            raise Refusal("seat-taken")
        person = max(p.person for p in self.places) + 1
        rows = [
            self._seat(
                free[0] if seat is None else seat,
                Place("person", clean_name(name), "", False, person),
                now,
            )
        ]
        if len(free) == 1 and not self.begun:
            rows.append({"kind": "began", "at": now})
        return rows

    def propose_stand_in(self, seat: int, on: bool, now: int) -> Row:
        """A bot plays for a person who is away, or gives the seat back."""
        if not 0 <= seat < len(self.places) or self.places[seat].kind != "person":
            raise Refusal("stand-in")
        place = self.places[seat]
        if place.stand_in == on:
            raise Refusal("stand-in-already", name=place.name)
        bot = usual_bot(self.game) if on else ""
        return self._seat(seat, Place("person", place.name, bot, on, place.person), now)

    def propose_name(self, seat: int, name: str, now: int) -> Row:
        """A person is called otherwise."""
        self._may_tell(seat)
        place = self.places[seat]
        new = Place(place.kind, clean_name(name), place.bot, place.stand_in, place.person)
        return self._seat(seat, new, now)

    def propose_settings(self, settings: wire.Settings, now: int) -> Row:
        """The table is run otherwise."""
        check_settings(settings)
        return {"kind": "settled", "at": now, "settings": msgspec.to_builtins(settings)}

    def propose_saying(self, seat: int, name: str, text: str, now: int) -> Row:
        """Somebody says something."""
        self._may_tell(seat)
        said = clean_saying(text)
        return {"kind": "said", "at": now, "seat": seat, "name": name, "text": said}

    def propose_pin(self, seat: int, place: str, now: int) -> Row:
        """A seat marks a place, or takes its mark away."""
        self._may_tell(seat)
        if place not in self.game.spec.pins:
            raise Refusal("pin")
        on = (seat, place) not in self.pins
        return {"kind": "pinned", "at": now, "seat": seat, "place": place, "on": on}

    def _may_tell(self, seat: int) -> None:
        """Refuses words, names and marks of a seat that the game wants silent."""
        silent = self.game.spec.silent
        if silent and self.state is not None and not self.state.over:
            told = self.game.spec.resolve(self.options)
            clause = silent(self.state.fields(), told).get(seat)
            if clause is not None:
                raise Refusal("silent", clause=clause)

    def _seat(self, seat: int, place: Place, now: int) -> Row:
        return {
            "kind": "seated",
            "at": now,
            "seat": seat,
            "who": place.kind,
            "name": place.name,
            "bot": place.bot,
            "stand_in": place.stand_in,
            "person": place.person,
        }

    # -- undo

    def undo_target(self, seat: int) -> int | None:
        """How many choices stand once this seat's last choice is taken back."""
        entries = self.journal.entries if self.journal else []
        return next((k for k in range(len(entries) - 1, -1, -1) if entries[k].seat == seat), None)

    def undo_free(self, seat: int, to: int) -> bool:
        """Whether taking back to `to` needs nobody's consent."""
        if self.settings.undo != "ask":
            return self.settings.undo == "free"
        mine = {k for k, p in enumerate(self.places) if p.person == self.places[seat].person}
        taken = self.playing.entries[to:]
        return all(e.seat in mine for e in taken) and not any(self.revealed[to:])

    # -- what others see

    def public(self, here: frozenset[int] = frozenset(), spectators: int = 0) -> wire.Table:
        """The table as everybody sees it; `here` are the seats whose person is connected."""
        seats = [
            wire.Seat(k, p.kind, p.name, p.bot, k in here, p.stand_in, self.clock[k])
            for k, p in enumerate(self.places)
        ]
        state = self.state if self.over else None
        return wire.Table(
            id=self.id,
            game=self.game.id,
            rules=self.game.rules_hash,
            opened=self.opened,
            seats=seats,
            options=self.options,
            settings=self.settings,
            begun=self.begun,
            over=self.over,
            spectators=spectators,
            vote=vote_on(self.request, self.places),
            result=list(state.result) if state else None,
            score=list(state.score) if state else None,
        )

    def summary(self) -> Summary:
        """What the table is listed with."""
        row = wire.Row(self.public(), self.turn, self.count, self.past[-1].row["at"])
        return self._summary(row, self.seq)

    def preview(self, rows: list[Row]) -> Summary:
        """What the table will be listed with once these rows are applied."""
        listed = wire.Row(self.public(), self.turn, self.count, rows[-1]["at"])
        request, places = self.request, list(self.places)
        for row in rows:
            match row["kind"]:
                case "seated":
                    seat, place = row["seat"], place_in(row)
                    places[seat] = place
                    listed.table.seats[seat] = wire.Seat(
                        *(seat, place.kind, place.name, place.bot, False, place.stand_in),
                        clock=self.clock[seat],
                    )
                case "settled":
                    listed.table.settings = msgspec.convert(row["settings"], wire.Settings)
                case "began":
                    begun = self.game.new(len(self.places), self.seed, self.options)
                    listed.table.begun, listed.turn = True, begun.seat
                case "chosen":
                    after = self.playing.state.clone()
                    after.apply(row["choice"])
                    listed.choices += 1
                    listed.table.seats[row["seat"]].clock += self._spent(row)
                    listed.turn = None if after.over else after.seat
                    if after.over:
                        listed.table.over = True
                        listed.table.result = list(after.result)
                        listed.table.score = list(after.score)
                case "undone":
                    listed.choices = row["to"]
                    listed.turn = self.playing.replay(row["to"]).seat
                    listed.table.over, listed.table.result, listed.table.score = False, None, None
            request = request_after(row, request, places)
        listed.table.vote = vote_on(request, places)
        return self._summary(listed, self.seq + len(rows))

    def _summary(self, row: wire.Row, seq: int) -> Summary:
        turn, seats = row.turn, row.table.seats
        bot = turn is not None and (seats[turn].kind != "person" or seats[turn].stand_in)
        note = {"row": msgspec.to_builtins(row), "bot": bot}
        listed = not row.table.settings.secret
        return Summary(self.id, seq, row.since, listed, row.table.over, note)

    def line(self, past: Past, eyes: int) -> wire.AnyLine:
        """A line of the log as a seat may read it."""
        row, seq, at = past.row, past.seq, past.row["at"]
        match row["kind"]:
            case "opened":
                return wire.Opened(seq, at)
            case "seated":
                return wire.Seated(
                    seq, at, row["seat"], row["who"], row["name"], row["bot"], row["stand_in"]
                )
            case "settled":
                return wire.Settled(seq, at, msgspec.convert(row["settings"], wire.Settings))
            case "began":
                return wire.Began(seq, at, [event(t, eyes) for t in past.events])
            case "chosen":
                seat = row["seat"]
                told = [event(t, eyes) for t in past.events]
                return wire.Chosen(
                    seq, at, past.number, seat, row["choice"] if seat == eyes else None, told
                )
            case "asked":
                return wire.Asked(seq, at, row["seat"], row["to"])
            case "answered":
                return wire.Answered(seq, at, row["seat"], row["yes"])
            case "undone":
                return wire.Undone(seq, at, row["seat"], row["to"])
            case "pinned":
                return wire.Pinned(seq, at, row["seat"], row["place"], row["on"])
            case _:
                return wire.Said(seq, at, row["seat"], row["name"], row["text"])

    def view(self, eyes: int, state: Position | None = None) -> dict[str, Any] | None:
        """What the table shows to a seat, now or in another position."""
        state = state or self.state
        if state is None:
            return None
        observation = state.observe(eyes, asked=False)
        if self.game.spec.view is None:
            plain = observation.to_dict()
            return {k: v for k, v in plain.items() if k not in ("decision", "options")}
        shown: dict[str, Any] = msgspec.to_builtins(self.game.spec.view(observation, self.options))
        return shown

    def ask(self, eyes: int) -> wire.Ask | None:
        """The question that waits, as a seat may know it."""
        state = self.state
        if state is None or state.over:
            return None
        made = ask_in(self.game, state, eyes, self.decision, self.count)
        if eyes >= 0 and self.settings.undo != "off":
            made.undo = self.undo_target(eyes)
            if made.undo is not None:
                made.undo_free = self.undo_free(eyes, made.undo) or not others(self.places, eyes)
        return made

    def at(self, count: int) -> Position:
        """The true position when so many choices stood."""
        if not 0 <= count <= self.count:
            raise Refusal("no-such-moment")
        return self.playing.replay(count)


def event(told: Told, eyes: int) -> wire.Event:
    """An event as a seat may know it."""
    shown = told.redact(eyes)
    return wire.Event(shown.name, shown.fields, shown.depth, list(shown.why))


def ask_in(game: Loaded, state: Position, eyes: int, decision: int, number: int) -> wire.Ask:
    """The question that waits in a position."""
    asked: Decision | None = state.decision
    assert asked is not None
    if eyes in asked.together:
        asked = next(d for d in state.decisions() if d.seat == eyes)
    made = wire.Ask(
        decision,
        number,
        asked.seat,
        asked.prompt,
        asked.args,
        list(asked.why),
        list(asked.together),
    )
    if eyes == state.seat:
        made.options = [wire.Choice(o.id, o.name, dict(o.fields)) for o in state.options()]
        for action, clause in state.denials():
            o = game.option(game.action_code(action))
            made.denied.append(wire.Denied(o.id, o.name, dict(o.fields), clause))
    return made


def changes(old: Any, new: Any, path: tuple[str | int, ...] = ()) -> list[wire.Change]:
    """What must be set where to make the new view of the old one."""
    if old is new or (type(old) is type(new) and old == new):
        return []
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        return [c for k, v in new.items() for c in changes(old[k], v, (*path, k))]
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return [c for k, v in enumerate(new) for c in changes(old[k], v, (*path, k))]
    return [wire.Change(list(path), new)]


def journal_file(journal: Journal) -> bytes:
    """The journal as a file that `noctuary replay` reads."""
    return "".join(f"{line}\n" for line in journal.lines).encode()
