"""The check that events tell nobody what they may not know.

A choice is made again where something differs that a viewer cannot see: in a sample of a seat, with
one outcome of chance changed, or as another choice of the same sort. A viewer who could not tell
the two apart before, and cannot afterwards, must be told the same. What an event shows for a moment
counts where the state shows it too at that moment.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from .language.state import EVERYBODY, Schema, ZoneField
from .runtime.board import next_word, pick_below, seed_stream
from .runtime.loaded import LoadedGame
from .runtime.observation import GameEvent, Observation, ObservationBuilder
from .runtime.position import SPECTATOR, Position

ADVICE = "; say secret(), or fleeting() where everybody is shown it for a moment"
ADVICE_ON_MOMENTS = ", not at that moment either; say secret(), or show it before it is told"


class Outcomes:
    """Recorded outcomes of chance, with one of them changed perhaps.

    Where there are no more, or one cannot be, others follow from the seed.
    """

    def __init__(self, seed: int, given: Sequence[int] = (), change: int = -1) -> None:
        self.sizes: list[int] = []
        """The numbers of outcomes that each was one of."""
        self.drawn: list[int] = []
        self._given, self._change = given, change
        self._stream = seed_stream(seed)

    def __call__(self, n: int) -> int:
        at = len(self.sizes)
        k = self._given[at] if at < len(self._given) else n
        if at == self._change and n > 1:
            k = (k + 1 + self._any(n - 1)) % n
        elif k >= n:
            k = self._any(n)
        self.sizes.append(n)
        self.drawn.append(k)
        return k

    def _any(self, n: int) -> int:
        self._stream = next_word(self._stream)
        return pick_below(self._stream, n)


class MomentObserver(ObservationBuilder):
    """An observer of the fields that hide something at times, while a choice is carried out.

    Other fields may hold anything meanwhile: they show nothing. Spectators see what every seat
    sees, and where there is one seat, what a second would see.
    """

    def __init__(self, schema: Schema) -> None:
        super().__init__(schema)
        self._everybody = (1 << schema.max_seats) - 1 if schema.max_seats > 1 else EVERYBODY

    def look_at(self, position: Position, eyes: int) -> dict[str, Any]:
        """Return what a viewer sees of a position."""
        values = position.fields()
        for name in {f.known for f in self._known}:
            values[name] = [self._mask(m) for m in values[name]]
        shown = self.fields_for(values, eyes, position)
        return {name: shown[name] for name in self.guarded}

    def _mask(self, mask: int) -> int:
        """Return EVERYBODY for a mask of all seats that a game can have."""
        return EVERYBODY if mask & self._everybody == self._everybody else mask

    @staticmethod
    def sees(see: Any, rows: int, seat: int, position: Position) -> list[bool]:
        if seat >= 0 or not callable(see):
            return ObservationBuilder.sees(see, rows, seat, position)
        if position.game.schema.max_seats < 2:
            return [False] * rows
        seats = range(max(2, len(position.score)))
        each = [position._sees(see, rows, p) for p in seats]
        return [all(seen) for seen in zip(*each, strict=True)]


@dataclass
class Course:
    """One way that a choice or a beginning can turn out: the position, its events, its chance."""

    before: Position | None
    after: Position
    events: list[GameEvent]
    chance: Outcomes
    again: Callable[[Outcomes], list[Position]]
    """Takes the same course and returns the position at each event."""
    _looks: dict[tuple[int, int], dict[str, Any]] = field(default_factory=dict)
    _ends: dict[int, Observation] = field(default_factory=dict)

    @classmethod
    def of(cls, before: Position, code: int, chance: Outcomes) -> Course:
        """Return the course of a choice at a copy of a position."""
        after = before.clone()
        events = after.step(code, chance).events
        return cls(before, after, events, chance, lambda x: before.clone().moments(code, x))

    @cached_property
    def moments(self) -> list[Position]:
        """The position at each event."""
        return self.again(Outcomes(0, self.chance.drawn))

    @cached_property
    def observer(self) -> MomentObserver:
        """The observer of those positions."""
        return MomentObserver(self.after.game.schema)

    def heard(self, eyes: int) -> list[GameEvent]:
        """Return the events as a viewer is told them."""
        return [t.redact(eyes) for t in self.events]

    @cached_property
    def values(self) -> dict[str, Any]:
        """All fields at the end."""
        return self.after.fields()

    def end(self, eyes: int) -> Observation:
        """Return what a viewer may know at the end."""
        if eyes not in self._ends:
            self._ends[eyes] = self.after._observed(self.values, eyes, asked=True)
        return self._ends[eyes]

    def ends_like(self, other: Course, eyes: int) -> bool:
        """Return whether a viewer cannot tell at the end which of two courses was taken."""
        if self.after.game.observations.is_open_difference(self.values, other.values):
            return False
        return self.end(eyes) == other.end(eyes)

    def seen(self, eyes: int, at: int) -> dict[str, Any]:
        """Return what a viewer sees at an event of the fields that hide something at times."""
        if (eyes, at) not in self._looks:
            self._looks[eyes, at] = self.observer.look_at(self.moments[at], eyes)
        return self._looks[eyes, at]

    def is_ever(self, seen: dict[str, Any], eyes: int) -> bool:
        """Return whether a viewer sees this at some event, before the choice or after it."""
        ends = [p for p in (self.before, self.after) if p is not None]
        if any(self.observer.look_at(p, eyes) == seen for p in ends):
            return True
        return any(self.seen(eyes, at) == seen for at in range(len(self.events)))

    def shows_apart(self, other: Course, eyes: int) -> bool:
        """Return whether an event of this course alone shows a viewer something for a moment.

        What they see then must be something that they never see in the other course.
        """
        heard = self.heard(eyes)
        return any(
            is_fleeting(self.after.game, heard[at]) and not other.is_ever(self.seen(eyes, at), eyes)
            for at in without(heard, other.heard(eyes))
        )

    def truth(self) -> dict[str, Any]:
        """Return all fields at the end, with bags in one order and without the random stream."""
        values = {name: v for name, v in self.values.items() if name != "rng"}
        for f in self.after.game.schema.fields.values():
            if isinstance(f, ZoneField) and f.order == "bag":
                v = values[f.name]
                values[f.name] = [sorted(z) for z in v] if f.rows else sorted(v)
        return values


def is_fleeting(game: LoadedGame, told: GameEvent) -> bool:
    """Return whether an event, as a viewer was told it, shows something for a moment."""
    return any(told.fields[f] is not None for f in game.events[told.name].fleeting)


@dataclass(frozen=True)
class Difference:
    """The first difference between what two courses tell: an event of each, and a field of both."""

    here: GameEvent | None
    there: GameEvent | None
    field: str = ""

    @property
    def values(self) -> tuple[int | None, int | None]:
        """The field's value in each course."""
        assert self.here is not None and self.there is not None
        return self.here.fields[self.field], self.there.fields[self.field]

    def describe(self, game: LoadedGame) -> str:
        """Return the field, or the events, with the values of both courses."""
        if not self.field:
            return f"{describe_event(game, self.here)}, but {describe_event(game, self.there)}"
        assert self.here is not None
        kind = game.events[self.here.name].fields[self.field]
        a, b = ("nothing" if v is None else kind.name_of(v) for v in self.values)
        return f"{self.here.name}.{self.field} = {a}, but {b}"


def describe_event(game: LoadedGame, told: GameEvent | None) -> str:
    """Return an event in one line."""
    if told is None:
        return "nothing more"
    kinds = game.events[told.name].fields
    fields = (f"{f}={v if v is None else kinds[f].name_of(v)}" for f, v in told.fields.items())
    return f"{told.name}({', '.join(fields)})"


def difference(here: list[GameEvent], there: list[GameEvent]) -> Difference | None:
    """Return what only one course tells, whatever the order; None if they tell the same."""
    ours = [here[at] for at in without(here, there)]
    theirs = [there[at] for at in without(there, here)]
    for a in ours:
        for b in theirs:
            if (a.name, a.clauses, a.depth) == (b.name, b.clauses, b.depth):
                return Difference(a, b, next(f for f in a.fields if a.fields[f] != b.fields[f]))
    if not ours and not theirs:
        return None
    return Difference(next(iter(ours), None), next(iter(theirs), None))


def without(told: list[GameEvent], other: list[GameEvent]) -> list[int]:
    """Return the numbers of the events that are told here and not there."""
    left = other.copy()
    out = []
    for at, t in enumerate(told):
        if t in left:
            left.remove(t)
        else:
            out.append(at)
    return out


class Listener:
    """A choice or a beginning, compared with other courses that it could have taken."""

    def __init__(self, course: Course, again: Callable[[Outcomes], Course], seed: int) -> None:
        self.course, self.again, self.seed = course, again, seed
        self.game = course.after.game
        self.everybody = [SPECTATOR, *range(len(course.after.score))]

    def outcomes(self, change: int = -1) -> Outcomes:
        """Return the same outcomes of chance, with one of them changed perhaps."""
        return Outcomes(self.seed, self.course.chance.drawn, change)

    def by_chance(self, change: int) -> str:
        """Return the complaint that another outcome of chance shows, or ""."""
        other = self.again(self.outcomes(change))
        if not self.unseen(other):
            return ""
        return self.betrayed(other, self.everybody, "had chance come out otherwise")

    def unseen(self, other: Course) -> bool:
        """Return whether another course left something else that not everybody sees.

        What leaves no trace at all, such as dice, is no secret.
        """
        return (
            self.course.events != other.events
            and self.course.chance.sizes == other.chance.sizes
            and self.course.ends_like(other, SPECTATOR)
            and self.course.truth() != other.truth()
        )

    def betrayed(self, other: Course, eyes: Iterable[int], where: str) -> str:
        """Return the complaint about the first viewer who is told two courses apart, or "".

        Viewers who can tell them apart by what they see are left out.
        """
        for e in eyes:
            apart = difference(self.course.heard(e), other.heard(e))
            if apart is None or self.told_apart(other, e):
                continue
            who = "a spectator" if e == SPECTATOR else f"seat {e}"
            shown = any(t and is_fleeting(self.game, t) for t in (apart.here, apart.there))
            what = f"{apart.describe(self.game)} {where}"
            return (
                f"{who} was told what it may not see: {what}, and nothing else that it sees "
                f"differs{ADVICE_ON_MOMENTS if shown else ADVICE}"
            )
        return ""

    def told_apart(self, other: Course, eyes: int) -> bool:
        """Return whether a viewer can tell two courses apart at the end, or at some moment."""
        return (
            not self.course.ends_like(other, eyes)
            or self.course.shows_apart(other, eyes)
            or other.shows_apart(self.course, eyes)
        )


class ChoiceListener(Listener):
    """A choice at a position, compared with other courses."""

    def __init__(self, position: Position, code: int, seed: int) -> None:
        self.before, self.code = position, code
        course = Course.of(position, code, Outcomes(seed))
        super().__init__(course, lambda chance: Course.of(position, code, chance), seed)

    def in_world(self, seat: int, world: Position) -> str:
        """Return the complaint that a sample of a seat shows, or "".

        Where the choice is not on offer in the sample, another one of its sort is made there.
        """
        if self.answered():
            return ""
        legal = world.legal()
        code = self.code if self.code in legal else self.another(legal)
        if code is None:
            return ""
        other = Course.of(world, code, self.outcomes())
        if self.course.events == other.events or self.course.chance.sizes != other.chance.sizes:
            return ""
        same = self.before.observe(SPECTATOR) == world.observe(SPECTATOR)
        eyes = [SPECTATOR, seat] if same else [seat]
        where = "in another world that it holds possible"
        if code == self.code:
            return self.betrayed(other, eyes, where)
        where = f"{where}, had seat {self.before.seat} chosen {self.game.action_id(code)}"
        return self.betrayed(other, self.told_of(other, code, eyes), where)

    def answered(self) -> bool:
        """Return whether somebody has answered a question asked of all.

        Answers are public soon and then forgotten, so they are not compared.
        """
        if not self.before._question()[2]:
            return False
        return any(a >= 0 for a in self.before.fields()["answers"])

    def by_choice(self) -> str:
        """Return the complaint that another choice of the same sort shows, or ""."""
        code = self.another(self.before.legal())
        if code is None:
            return ""
        other = Course.of(self.before, code, self.outcomes())
        if not self.unseen(other):
            return ""
        where = f"had seat {self.before.seat} chosen {self.game.action_id(code)}"
        return self.betrayed(other, self.told_of(other, code, self.everybody), where)

    def another(self, legal: list[int]) -> int | None:
        """Return another choice of the same sort, or None."""
        action = self.game.actions.of(self.code)
        others = [c for c in legal if c != self.code and action.matches(c)]
        return others[pick_below(seed_stream(self.seed), len(others))] if others else None

    def told_of(self, other: Course, code: int, eyes: Iterable[int]) -> list[int]:
        """Return the viewers to whom an event tells what was chosen."""
        chosen, instead = (self.game.option(c).fields for c in (self.code, code))
        values = {(chosen[f], instead[f]) for f in chosen}
        found = []
        for e in eyes:
            apart = difference(self.course.heard(e), other.heard(e))
            if e != self.before.seat and apart and apart.field and apart.values in values:
                found.append(e)
        return found


def listen(position: Position, code: int, seed: int) -> Iterator[str]:
    """Yield a complaint, or "", for each comparison of a choice with another course."""
    listener = ChoiceListener(position, code, seed)
    seat = position.choice_count % len(position.score)
    yield listener.in_world(seat, position.sample(seat, seed))
    if drawn := listener.course.chance.drawn:
        yield listener.by_chance(pick_below(seed_stream(seed + 1), len(drawn)))
    yield listener.by_choice()


def listen_at_first(
    game: LoadedGame, seats: int, seed: int, options: dict[str, Any] | None = None, most: int = 16
) -> Iterator[str]:
    """Yield a complaint, or "", for comparisons of what is told before the first choice.

    At most about `most` outcomes of chance are changed, one at a time.
    """

    def begin(chance: Outcomes) -> Course:
        position, step = game.begin(seats, seed, options, source=chance)
        return Course(None, position, step.events, chance, again)

    def again(chance: Outcomes) -> list[Position]:
        return game.moments(seats, seed, options, chance)

    listener = Listener(begin(Outcomes(seed)), begin, seed)
    drawn = len(listener.course.chance.drawn)
    for k in range(0, drawn, max(1, -(-drawn // most))):
        yield listener.by_chance(k)
