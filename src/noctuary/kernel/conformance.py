"""The conformance kit: what every game must pass, on every pair of backends, with bounds checks.

Its games are random, and the same numbers play them again: every message ends with the line that
does, a call of `replay`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from .disclosure import ChoiceListener, listen, listen_at_first
from .errors import NoctuaryError
from .journal.journal import Journal
from .language.game import Game
from .runtime.board import next_word, pick_below, seed_stream
from .runtime.loaded import BACKENDS, LoadedGame, load
from .runtime.observation import GameEvent, Hidden
from .runtime.position import Position

CHOICES = 4
"""Choices of a position whose events are compared in the samples of every seat."""
AHEAD = 60
"""Choices that every copy plays."""
LONGEST = 20_000
"""Choices after which a random game counts as endless."""
SALTS = {"check": 0x5EED, "overhear": 0x0EA5, "play_for": 0x50AC}
"""What tells the random choices of the three parts of the kit apart."""


class Nonconformance(AssertionError):
    """A broken promise of a game or a backend; the message ends with the line to replay."""


@dataclass(frozen=True)
class RandomPlay:
    """One random game of the kit, from the start or from a late position."""

    kit: str
    """The part of the kit that plays it: `check`, `overhear` or `play_for`."""
    seats: int
    seed: int
    position: str = ""
    """The late position that it begins with; empty: the start."""

    def __str__(self) -> str:
        if self.position:
            return f"position {self.position}, seed {self.seed}"
        return f"seed {self.seed}, {self.seats} seats"

    def begin(self, game: LoadedGame) -> Position:
        """Return the first position."""
        late = game.spec.positions[self.position][1:] if self.position else ()
        return begin_at(self.seats, self.seed, *late)(game)

    def stream(self) -> int:
        """Return the start of the stream that the choices are drawn from."""
        return seed_stream(self.seed ^ SALTS[self.kit])

    def line(self, choices: int, then: str = "") -> str:
        """Return the line of Python that plays the game again, up to a choice and with it."""
        late = f", position={self.position!r}" if self.position else ""
        kit = f", kit={self.kit!r}" if self.kit != "check" else ""
        step = f".step({then!r})" if then else ""
        call = f"replay(GAME, seats={self.seats}, seed={self.seed}{late}, choices={choices}{kit})"
        return f"to replay: from noctuary.kernel.conformance import replay; {call}{step}"


def replay(
    spec: Game,
    *,
    seats: int,
    seed: int,
    choices: int = 0,
    position: str = "",
    kit: str = "check",
    backend: str = "gen",
) -> Position:
    """Play a random game of the kit again and return its position after some choices."""
    play = RandomPlay(kit, seats, seed, position)
    reached = play.begin(load(spec, backend, checked=True))
    stream = play.stream()
    while reached.choice_count < choices and not reached.over:
        stream = next_word(stream)
        legal = reached.legal()
        reached.apply(legal[pick_below(stream, len(legal))])
    return reached


@dataclass
class Progress:
    """The progress of a random game, for messages about errors."""

    game: str
    play: RandomPlay
    choices: int = -1
    """Choices made so far; -1 before the first position."""
    choosing: str = ""
    """The id of the choice being made; empty between two choices."""

    def __str__(self) -> str:
        when = f"choice {self.choices}" if self.choices >= 0 else "before choice 0"
        return f"{self.game}, {self.play}, {when}"

    @contextmanager
    def named(self) -> Iterator[None]:
        """Raise every error as a Nonconformance with the place and the line to replay."""
        try:
            yield
        except (NoctuaryError, AssertionError) as e:
            what = str(e) if isinstance(e, Nonconformance) else f"{type(e).__name__}: {e}"
            line = self.play.line(max(0, self.choices), self.choosing)
            raise Nonconformance(f"{self}: {what}\n    {line}") from e


@dataclass
class Report:
    """The number of comparisons made."""

    games: int = 0
    choices: int = 0
    samples: int = 0
    clones: int = 0
    heard: int = 0
    """Comparisons of what a choice tells with what it would tell in another course."""
    longest: int = 0
    prompts: set[str] = field(default_factory=set)
    actions: set[str] = field(default_factory=set)
    events: set[str] = field(default_factory=set)


class Lockstep:
    """One game played on several backends at once, compared at every decision."""

    def __init__(self, loaded: list[LoadedGame], play: RandomPlay, report: Report) -> None:
        self.loaded, self.play, self.report = loaded, play, report
        self.progress = Progress(loaded[0].id, play, 0)
        self.positions = [play.begin(game) for game in loaded]
        self.first, self.fast = self.positions[0], self.positions[-1]

    def expect(self, ok: bool, what: str) -> None:
        """Raise Nonconformance unless `ok`."""
        if not ok:
            raise Nonconformance(what)

    def same(
        self, what: str, values: list[Any], show: Callable[[Any], Any] = lambda value: value
    ) -> Any:
        """Return the value that all backends agree on; `show` makes it readable in the error."""
        for game, v in zip(self.loaded[1:], values[1:], strict=True):
            if v != values[0]:
                detail = difference(show(values[0]), show(v))
                self.expect(
                    False, f"{what}: {self.loaded[0].backend} and {game.backend} differ: {detail}"
                )
        return values[0]

    def compare(self) -> dict[str, Any]:
        """Compare fields, options, decision and denials; check pieces and the game's invariants."""
        game = self.loaded[0]
        fields: dict[str, Any] = self.same("fields", [p.fields() for p in self.positions])
        self.same("books", [p.books.digest for p in self.positions])
        options = [p.legal() for p in self.positions]
        legal = self.same("options on offer", options, lambda x: [game.action_id(c) for c in x])
        if twice := repeated(legal):
            self.expect(False, f"{game.action_id(twice[0])} is offered twice")
        self.same("decision", [p.decision for p in self.positions], vars_of)
        self.same("reasons", [p.denials() for p in self.positions])
        game.schema.check(fields)
        if game.spec.invariants is not None:
            try:
                game.spec.invariants(fields)
            except AssertionError as e:
                self.expect(False, f"invariant broken: {e}")
        return fields

    def hidden(self, seed: int) -> None:
        """Compare what each seat knows with what it knows in a sample, on every backend."""
        truth = self.fast
        legal = truth.legal()
        step = -(-len(legal) // CHOICES)
        listeners = [ChoiceListener(truth, c, seed) for c in legal[seed % step :: step]]
        for seat in range(len(truth.score)):
            self.report.samples += 1
            world = truth.sample(seat, seed)
            seen, imagined = truth.observe(seat), world.observe(seat)
            self.expect(
                seen.to_bytes() == imagined.to_bytes(),
                f"seat {seat} sees more than it may, here / in a sample: "
                f"{difference(seen.to_dict(), imagined.to_dict())}",
            )
            if seat == truth.seat:
                here, there = truth.denials(), world.denials()
                self.expect(
                    here == there,
                    f"seat {seat} is refused for reasons it cannot see, here / in a sample: "
                    f"{difference(here, there)}",
                )
            attend(self.report, (listener.in_world(seat, world) for listener in listeners))
            self.expect(world.books is truth.books, "a sample does not share the books")
            again = world.sample(seat, seed + 1).fields()
            other = truth.sample(seat, seed + 1).fields()
            self.expect(
                again == other,
                f"a sample of seat {seat} depends on what it cannot see, drawn from a sample / "
                f"from the truth: {difference(again, other)}",
            )
        seat = seed % len(truth.score)
        self.same(f"sample of seat {seat}", [p.sample(seat, seed).fields() for p in self.positions])
        seen_by_all = [p.observe(seat) for p in self.positions]
        if any(o.to_bytes() != seen_by_all[0].to_bytes() for o in seen_by_all):
            self.same(f"what seat {seat} sees", [o.to_dict() for o in seen_by_all])
            self.expect(False, f"what seat {seat} sees: the backends differ")

    def copies(self, seed: int) -> None:
        """Check that a clone and bytes read back go on exactly as the original.

        Both play some choices, and one of them to the end.
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
            after = p.fields()
            self.expect(
                after == before,
                f"{game.backend}: playing a copy changed the original, before / after: "
                f"{difference(before, after)}",
            )
        for group in (soon, ends):
            for e in group:
                self.expect(e == group[0], f"copies went on differently: {difference(group[0], e)}")

    def choose(self, code: int, seed: int) -> list[GameEvent]:
        """Make one choice on all backends and return its events, which must be the same.

        Nobody may be told what they may not know.
        """
        self.progress.choosing = self.loaded[0].action_id(code)
        attend(self.report, listen(self.fast, code, seed))
        steps = [p.step(code) for p in self.positions]
        step = self.same("events and chance", [(s.events, s.chance) for s in steps])
        self.progress.choosing, self.progress.choices = "", self.first.choice_count
        self.report.choices += 1
        self.report.events.update(t.name for t in step[0])
        events: list[GameEvent] = step[0]
        return events


def difference(a: Any, b: Any, at: str = "") -> str:
    """Return where two values differ first, as a path, and both values there."""
    if isinstance(a, Hidden) and isinstance(b, Hidden):
        return difference(vars(a), vars(b), at)
    if isinstance(a, GameEvent) and isinstance(b, GameEvent) and a.name == b.name:
        here, there = ({**x.fields, "clauses": x.clauses, "depth": x.depth} for x in (a, b))
        return difference(here, there, f"{at}.{a.name}")
    if isinstance(a, dict) and isinstance(b, dict):
        for k in [*a, *(k for k in b if k not in a)]:
            if k not in a or k not in b or a[k] != b[k]:
                return difference(a.get(k), b.get(k), f"{at}.{k}" if at else str(k))
    if isinstance(a, (list, tuple)) and isinstance(b, (list, tuple)):
        for k, (x, y) in enumerate(zip(a, b, strict=False)):
            if x != y:
                return difference(x, y, f"{at}[{k}]")
        if len(a) != len(b):
            k = min(len(a), len(b))
            more = [str(x[k]) if k < len(x) else "nothing more" for x in (a, b)]
            return f"{at}[{k}]: {more[0]} / {more[1]}"[:600]
    return f"{at}: {a} / {b}"[:600]


def vars_of(value: Any) -> Any:
    """Return the fields of a decision; None without one."""
    return None if value is None else vars(value)


def repeated(legal: list[int]) -> list[int]:
    """Return the options that a list has more than once."""
    return (
        [c for k, c in enumerate(legal) if c in legal[:k]] if len(set(legal)) < len(legal) else []
    )


def begin_at(
    seats: int, seed: int, late: Any = None, options: dict[str, Any] | None = None
) -> Callable[[LoadedGame], Position]:
    """Return a function that begins a game anew, or at a late position that the game supplies."""

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
    kit: str, spec: Game, games: int, seed: int, positions: Iterable[str]
) -> Iterator[RandomPlay]:
    """Yield plays from the start with every number of seats, and from late positions."""
    for k in range(games):
        yield RandomPlay(kit, spec.seats[k % len(spec.seats)], seed + k)
    for name in positions:
        for k in range(2):
            yield RandomPlay(kit, spec.positions[name][0], seed + k, name)


def check(
    spec: Game,
    *,
    games: int = 12,
    seed: int = 1,
    backends: tuple[str, ...] = BACKENDS,
    every: int = 29,
    positions: Iterable[str] | None = None,
) -> Report:
    """Play random games on all backends at once and compare everything.

    Raise Nonconformance for the first difference. Hidden fields and copies are checked at every
    `every`th choice. `positions` are the late positions to begin from; None: all of them.
    """
    loaded = [load(spec, b, checked=True) for b in backends]
    report = Report()
    if games:
        begin_alike(loaded, seed, report)
    late = spec.positions if positions is None else positions
    for play in beginnings("check", spec, games, seed, late):
        with Progress(spec.id, play).named():
            step = Lockstep(loaded, play, report)
        step.progress.choices = step.first.choice_count
        with step.progress.named():
            check_play(step, every)
    return report


def check_play(step: Lockstep, every: int) -> None:
    """Play one game to its end and compare everything."""
    loaded, report, s = step.loaded, step.report, step.play.seed
    stream = step.play.stream()
    choices: list[str] = []
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
        choices.append(loaded[0].action_id(code))
        report.actions.add(loaded[0].actions.of(code).name)
        step.choose(code, stream & 0xFFFF)
    step.expect(
        max(step.first.result) > 0 or len(set(step.first.result)) == 1,
        "the game ended without a result",
    )
    report.games += 1
    report.longest = max(report.longest, step.first.choice_count)
    if not step.play.position:
        check_journal(loaded[-1], len(step.first.score), s, choices, step)


def begin_alike(loaded: list[LoadedGame], seed: int, report: Report) -> None:
    """Check that all backends begin alike, and tell nobody what they may not know."""
    spec = loaded[0].spec
    for seats in spec.seats:
        with Progress(spec.id, RandomPlay("check", seats, seed)).named():
            openings = [g.begin(seats, seed)[1] for g in loaded]
            for game, o in zip(loaded, openings, strict=True):
                if o != openings[0]:
                    raise Nonconformance(
                        f"{loaded[0].backend} and {game.backend} begin differently: "
                        f"{difference(vars(openings[0]), vars(o))}"
                    )
            report.events.update(t.name for t in openings[0].events)
            attend(report, listen_at_first(loaded[-1], seats, seed))


def check_journal(
    game: LoadedGame, seats: int, seed: int, choices: list[str], step: Lockstep
) -> None:
    """Check that the journal of a play gives the same end."""
    journal = Journal(game, seats, seed)
    for c in choices:
        journal.choose(c)
    again = Journal.parse(
        "".join(x + "\n" for x in journal.lines).encode(), game.spec, backend=game.backend
    )
    end, replayed = step.first.fields(), again.state.fields()
    step.expect(
        end == replayed,
        f"the replay of the journal ends differently, played / replayed: "
        f"{difference(end, replayed)}",
    )


def overhear(
    spec: Game,
    choices: int,
    *,
    seed: int = 1,
    backend: str = "native",
    report: Report | None = None,
) -> Report:
    """Play random games on one backend and check that nobody is told what they may not know.

    They begin at the start and at every late position, until `choices` choices were made. `report`
    is filled in even where Nonconformance is raised.
    """
    game = load(spec, backend, checked=True)
    report = report or Report()
    while report.choices < choices:
        for play in beginnings("overhear", spec, len(spec.seats), seed, spec.positions):
            progress = Progress(spec.id, play)
            with progress.named():
                position = play.begin(game)
                if not play.position:
                    attend(report, listen_at_first(game, len(position.score), play.seed))
                stream = play.stream()
                while not position.over and report.choices < choices:
                    stream = next_word(stream)
                    legal = position.legal()
                    code = legal[pick_below(stream, len(legal))]
                    progress.choices, progress.choosing = (
                        position.choice_count,
                        game.action_id(code),
                    )
                    attend(report, listen(position, code, stream & 0xFFFF))
                    position.apply(code)
                    report.choices += 1
                report.games += position.over
        seed += len(spec.seats)
    return report


def attend(report: Report, complaints: Iterable[str]) -> None:
    """Raise Nonconformance for the first complaint that is not empty."""
    for complaint in complaints:
        report.heard += 1
        if complaint:
            raise Nonconformance(complaint)


def play_for(spec: Game, backend: str, choices: int, *, seed: int = 1, watch: int = 1) -> Report:
    """Play random games on one backend until `choices` choices were made.

    Every third begins at a late position. Invariants are checked at every `watch`th choice.
    """
    game = load(spec, backend, checked=True)
    report = Report()
    late = list(spec.positions)
    while report.choices < choices:
        s = seed + report.games
        play = RandomPlay("play_for", spec.seats[s % len(spec.seats)], s)
        if late and s % 3 == 0:
            name = late[s // 3 % len(late)]
            play = RandomPlay("play_for", spec.positions[name][0], s, name)
        progress = Progress(spec.id, play)
        with progress.named():
            position = play.begin(game)
            stream = play.stream()
            while not position.over:
                stream = next_word(stream)
                legal = position.legal()
                if twice := repeated(legal):
                    raise Nonconformance(f"{game.action_id(twice[0])} is offered twice")
                code = legal[pick_below(stream, len(legal))]
                progress.choices = position.choice_count
                progress.choosing = game.action_id(code)
                position.apply(code)
                report.choices += 1
                if position.choice_count > LONGEST:
                    raise Nonconformance("the game does not end")
                if report.choices % watch == 0 or position.over:
                    fields = position.fields()
                    game.schema.check(fields)
                    if spec.invariants is not None:
                        spec.invariants(fields)
        report.games += 1
        report.longest = max(report.longest, position.choice_count)
    return report
