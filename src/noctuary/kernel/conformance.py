"""The conformance kit: what every game must pass, on every pair of backends, with bounds checks
on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from .disclosure import ChoiceListener, listen, listen_at_first
from .journal.journal import Journal
from .language.game import Game
from .runtime.board import next_word, pick_below, seed_stream
from .runtime.loaded import BACKENDS, LoadedGame, load
from .runtime.observation import GameEvent
from .runtime.position import Position

CHOICES = 4
"""Of so many choices it is heard in the worlds of every seat, at a close look, what they tell."""
AHEAD = 60
"""Choices that every copy plays."""
LONGEST = 20_000
"""A random game with more choices than this does not end."""


class Nonconformance(AssertionError):
    """A game or a backend broke a promise; the message tells the seed and the choice."""


@dataclass
class Report:
    """How much was compared."""

    games: int = 0
    choices: int = 0
    samples: int = 0
    clones: int = 0
    heard: int = 0
    """How often what a choice tells was compared with what it would tell elsewhere."""
    longest: int = 0
    prompts: set[str] = field(default_factory=set)
    actions: set[str] = field(default_factory=set)
    events: set[str] = field(default_factory=set)


class Lockstep:
    """One game played on several backends at once, compared at every decision."""

    def __init__(
        self,
        loaded: list[LoadedGame],
        begin: Callable[[LoadedGame], Position],
        name: str,
        report: Report,
    ) -> None:
        self.loaded = loaded
        self.positions = [begin(game) for game in loaded]
        self.name, self.report = name, report
        self.first, self.fast = self.positions[0], self.positions[-1]

    def expect(self, ok: bool, what: str) -> None:
        """Nonconformance unless `ok`."""
        if not ok:
            raise Nonconformance(
                f"{self.loaded[0].id}, {self.name}, choice {self.first.choice_count}: {what}"
            )

    def same(self, what: str, values: list[Any]) -> Any:
        """The value all backends agree on."""
        for game, v in zip(self.loaded[1:], values[1:], strict=True):
            if v != values[0]:
                detail = difference(values[0], v)
                self.expect(
                    False, f"{what}: {self.loaded[0].backend} and {game.backend} differ: {detail}"
                )
        return values[0]

    def compare(self) -> dict[str, Any]:
        """Same fields, options, decision and denials everywhere; pieces conserved; the game's own
        invariants.
        """
        fields: dict[str, Any] = self.same("fields", [p.fields() for p in self.positions])
        self.same("books", [p.books.digest for p in self.positions])
        legal = self.same("options on offer", [p.legal() for p in self.positions])
        if twice := repeated(legal):
            self.expect(False, f"{self.loaded[0].action_id(twice[0])} is offered twice")
        self.same("decision", [p.decision for p in self.positions])
        self.same("reasons", [p.denials() for p in self.positions])
        game = self.loaded[0]
        game.schema.check(fields)
        if game.spec.invariants is not None:
            try:
                game.spec.invariants(fields)
            except AssertionError as e:
                self.expect(False, f"invariant broken: {e}")
        return fields

    def hidden(self, seed: int) -> None:
        """What a seat knows is the same in every world it can imagine, on every backend."""
        truth = self.fast
        legal = truth.legal()
        step = -(-len(legal) // CHOICES)
        listeners = [ChoiceListener(truth, c, seed) for c in legal[seed % step :: step]]
        for seat in range(len(truth.score)):
            self.report.samples += 1
            world = truth.sample(seat, seed)
            seen, imagined = truth.observe(seat), world.observe(seat)
            apart = difference(seen.to_dict(), imagined.to_dict())
            self.expect(
                seen.to_bytes() == imagined.to_bytes(),
                f"seat {seat} sees more than it may: {apart}",
            )
            if seat == truth.seat:
                self.expect(
                    world.denials() == truth.denials(),
                    f"seat {seat} is refused for reasons it cannot see",
                )
            self.hear(listener.in_world(seat, world) for listener in listeners)
            self.expect(world.books is truth.books, "a sample does not share the books")
            self.expect(
                world.sample(seat, seed + 1).fields() == truth.sample(seat, seed + 1).fields(),
                f"a sample of seat {seat} depends on what it cannot see",
            )
        seat = seed % len(truth.score)
        self.same(f"sample of seat {seat}", [p.sample(seat, seed).fields() for p in self.positions])
        self.same(f"what seat {seat} sees", [p.observe(seat).to_bytes() for p in self.positions])

    def hear(self, complaints: Iterable[str]) -> None:
        """Nonconformance where somebody is told what he may not know."""
        where = f"{self.loaded[0].id}, {self.name}, choice {self.first.choice_count}"
        attend(self.report, where, complaints)

    def copies(self, seed: int) -> None:
        """A clone, and bytes read back, go on exactly as the original: both for a while, and now
        the one, now the other to the end.
        """
        soon, ends = [], []
        for game, p in zip(self.loaded, self.positions, strict=True):
            before = p.fields()
            twins = [p.clone(), game.from_bytes(p.to_bytes())]
            for twin in twins:
                self.expect(twin.books is p.books, f"{game.backend}: a copy has books of its own")
                soon.append((twin.playout(seed, "random", AHEAD), twin.fields()))
                self.report.clones += 1
            twin = twins[seed % 2]
            ends.append((twin.playout(seed + 1, "random", LONGEST), twin.fields()))
            self.expect(twin.over, "the game does not end")
            self.expect(
                p.fields() == before, f"{game.backend}: playing a copy changed the original"
            )
        for group in (soon, ends):
            self.expect(all(e == group[0] for e in group), "copies went on differently")

    def choose(self, code: int, seed: int) -> list[GameEvent]:
        """Makes one choice everywhere; the same events and chance everywhere, and nobody is told
        what he may not know.
        """
        self.hear(listen(self.fast, code, seed))
        steps = [p.step(code) for p in self.positions]
        step = self.same("events and chance", [(s.events, s.chance) for s in steps])
        self.report.choices += 1
        self.report.events.update(t.name for t in step[0])
        events: list[GameEvent] = step[0]
        return events


def difference(a: Any, b: Any) -> str:
    """Where two values differ, shortly."""
    if isinstance(a, dict) and isinstance(b, dict):
        return "; ".join(f"{k}: {a.get(k)} / {b.get(k)}" for k in a if a.get(k) != b.get(k))[:600]
    return f"{a} / {b}"[:600]


def repeated(legal: list[int]) -> list[int]:
    """What stands in a list more than once."""
    return (
        [c for k, c in enumerate(legal) if c in legal[:k]] if len(set(legal)) < len(legal) else []
    )


def begin_at(
    seats: int, seed: int, late: Any = None, options: dict[str, Any] | None = None
) -> Callable[[LoadedGame], Position]:
    """A way to begin: a new game, or a late position that the game supplies."""

    def begin(game: LoadedGame) -> Position:
        position = game.new(seats, seed, options)
        if late is not None:
            while position.decision is not None and position.choice_count < 1:
                position.apply(position.legal()[seed % len(position.legal())])
            if callable(late):
                late(position)
            else:
                position.arrange(late)
        return position

    return begin


def beginnings(
    spec: Game, games: int, seed: int, positions: Iterable[str]
) -> Iterator[tuple[str, Callable[[LoadedGame], Position], int]]:
    """Plays to compare: from the start with every number of seats, and from late positions."""
    for k in range(games):
        seats = spec.seats[k % len(spec.seats)]
        yield f"seed {seed + k}, {seats} seats", begin_at(seats, seed + k), seed + k
    for name in positions:
        seats, *late = spec.positions[name]
        for k in range(2):
            yield f"position {name}, seed {seed + k}", begin_at(seats, seed + k, *late), seed + k


def check(
    spec: Game,
    *,
    games: int = 12,
    seed: int = 1,
    backends: tuple[str, ...] = BACKENDS,
    every: int = 29,
    positions: Iterable[str] | None = None,
) -> Report:
    """Plays random games on all backends at once and compares everything; Nonconformance tells
    what broke.

    `every`: hidden things and copies are checked at every so many choices; `positions`: the late
    positions to begin from, all if not said.
    """
    loaded = [load(spec, b, checked=True) for b in backends]
    report = Report()
    if games:
        begin_alike(loaded, seed, report)
    late = spec.positions if positions is None else positions
    for name, begin, s in beginnings(spec, games, seed, late):
        step = Lockstep(loaded, begin, name, report)
        stream = seed_stream(s ^ 0x5EED)
        events: list[str] = []
        while True:
            step.compare()
            if step.first.over:
                break
            step.expect(step.first.choice_count < LONGEST, "the game does not end")
            decision = step.first.decision
            assert decision is not None
            report.prompts.add(decision.prompt)
            if step.first.choice_count % every == s % every:
                step.hidden(s + step.first.choice_count)
                step.copies(s + step.first.choice_count)
            stream = next_word(stream)
            legal = step.first.legal()
            code = legal[pick_below(stream, len(legal))]
            events.append(loaded[0].action_id(code))
            report.actions.add(loaded[0].actions.of(code).name)
            step.choose(code, stream & 0xFFFF)
        step.expect(
            max(step.first.result) > 0 or len(set(step.first.result)) == 1,
            "the game ended without a result",
        )
        report.games += 1
        report.longest = max(report.longest, step.first.choice_count)
        if not name.startswith("position"):
            replay(loaded[-1], len(step.first.score), s, events, step)
    return report


def begin_alike(loaded: list[LoadedGame], seed: int, report: Report) -> None:
    """All backends tell the same of the beginning, and nobody what he may not know."""
    spec = loaded[0].spec
    for seats in spec.seats:
        openings = [g.begin(seats, seed)[1] for g in loaded]
        where = f"{spec.id}, seed {seed}, {seats} seats"
        if any(o != openings[0] for o in openings):
            raise Nonconformance(f"{where}: the backends begin differently")
        report.events.update(t.name for t in openings[0].events)
        attend(report, f"{where}, before choice 0", listen_at_first(loaded[-1], seats, seed))


def replay(game: LoadedGame, seats: int, seed: int, choices: list[str], step: Lockstep) -> None:
    """The journal of the play gives the same end."""
    journal = Journal(game, seats, seed)
    for c in choices:
        journal.choose(c)
    again = Journal.parse(
        "".join(x + "\n" for x in journal.lines).encode(), game.spec, backend=game.backend
    )
    step.expect(
        again.state.fields() == step.first.fields(), "the replay of the journal ends differently"
    )


def overhear(
    spec: Game,
    choices: int,
    *,
    seed: int = 1,
    backend: str = "native",
    report: Report | None = None,
) -> Report:
    """Random games on one backend until so many choices were made, from the start and from every
    late position: nobody is told what he may not know. Nonconformance says what and where.

    `report`: one to fill in, for those who want it even then.
    """
    game = load(spec, backend, checked=True)
    report = report or Report()
    while report.choices < choices:
        for name, begin, s in beginnings(spec, len(spec.seats), seed, spec.positions):
            position = begin(game)
            seats = len(position.score)
            if not name.startswith("position"):
                where = f"{spec.id}, {name}, before choice 0"
                attend(report, where, listen_at_first(game, seats, s))
            stream = seed_stream(s ^ 0x0EA5)
            while not position.over and report.choices < choices:
                stream = next_word(stream)
                legal = position.legal()
                code = legal[pick_below(stream, len(legal))]
                where = f"{spec.id}, {name}, choice {position.choice_count}"
                attend(report, where, listen(position, code, stream & 0xFFFF))
                position.apply(code)
                report.choices += 1
            report.games += position.over
        seed += len(spec.seats)
    return report


def attend(report: Report, where: str, complaints: Iterable[str]) -> None:
    """Nonconformance where somebody is told what he may not know."""
    for complaint in complaints:
        report.heard += 1
        if complaint:
            raise Nonconformance(f"{where}: {complaint}")


def play_for(spec: Game, backend: str, choices: int, *, seed: int = 1, watch: int = 1) -> Report:
    """Random games on one backend until so many choices were made, every third from a late
    position; invariants checked at every `watch`th choice.
    """
    game = load(spec, backend, checked=True)
    report = Report()
    late = list(spec.positions.values())
    while report.choices < choices:
        s = seed + report.games
        seats = spec.seats[s % len(spec.seats)]
        begin = begin_at(seats, s)
        if late and s % 3 == 0:
            seats, *how = late[s // 3 % len(late)]
            begin = begin_at(seats, s, *how)
        position = begin(game)
        stream = seed_stream(s ^ 0x50AC)
        while not position.over:
            stream = next_word(stream)
            legal = position.legal()
            if twice := repeated(legal):
                what = f"{game.action_id(twice[0])} is offered twice"
                raise Nonconformance(f"{spec.id}, seed {s}, choice {position.choice_count}: {what}")
            position.apply(legal[pick_below(stream, len(legal))])
            report.choices += 1
            if position.choice_count > LONGEST:
                raise Nonconformance(f"{spec.id}, seed {s}: the game does not end")
            if report.choices % watch == 0 or position.over:
                fields = position.fields()
                game.schema.check(fields)
                if spec.invariants is not None:
                    spec.invariants(fields)
        report.games += 1
        report.longest = max(report.longest, position.choice_count)
    return report
