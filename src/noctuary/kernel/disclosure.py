"""Whether anybody is told what they may not know.

A choice is made again where something is otherwise that some eyes cannot see: in a world drawn from
what a seat knows, with one outcome of chance changed, or as another choice of the same sort. Eyes
that could not tell the two apart before, and cannot afterwards, must have been told the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from .language.state import ZoneField
from .runtime.board import next_word, pick_below, seed_stream
from .runtime.loaded import LoadedGame
from .runtime.observation import GameEvent
from .runtime.position import SPECTATOR, Position

ADVICE = "say secret(), or fleeting() where everybody is shown it for a moment"


class Outcomes:
    """Outcomes of chance as they were, but for one of them perhaps; where there are no more, or
    one cannot be, others that follow from the seed.
    """

    def __init__(self, seed: int, given: Sequence[int] = (), change: int = -1) -> None:
        self.sizes: list[int] = []
        """Of how many each was one."""
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


@dataclass
class Course:
    """How a choice or a beginning came out: the position, what was told, by what chance."""

    after: Position
    events: list[GameEvent]
    chance: Outcomes

    @classmethod
    def of(cls, before: Position, code: int, chance: Outcomes) -> Course:
        """A choice made at a copy of a position."""
        after = before.clone()
        return cls(after, after.step(code, chance).events, chance)

    def heard(self, eyes: int) -> list[GameEvent]:
        """What is told to these eyes."""
        return [t.redact(eyes) for t in self.events]

    def truth(self) -> dict[str, Any]:
        """All that is so, but for the order of things that have none."""
        values = self.after.fields()
        del values["rng"]
        for f in self.after.game.schema.fields.values():
            if isinstance(f, ZoneField) and f.order == "bag":
                v = values[f.name]
                values[f.name] = [sorted(z) for z in v] if f.rows else sorted(v)
        return values


@dataclass(frozen=True)
class Difference:
    """Where what is told in two courses differs first: an event of each, and a field of both."""

    here: GameEvent | None
    there: GameEvent | None
    field: str = ""

    @property
    def values(self) -> tuple[int | None, int | None]:
        """What the field is in each."""
        assert self.here is not None and self.there is not None
        return self.here.fields[self.field], self.there.fields[self.field]

    def told(self, game: LoadedGame) -> str:
        """What is told here, and what there."""
        if not self.field:
            return f"{describe_event(game, self.here)}, but {describe_event(game, self.there)}"
        assert self.here is not None
        kind = game.events[self.here.name].fields[self.field]
        a, b = ("nothing" if v is None else kind.name_of(v) for v in self.values)
        return f"{self.here.name}.{self.field} = {a}, but {b}"


def describe_event(game: LoadedGame, told: GameEvent | None) -> str:
    """An event in one line."""
    if told is None:
        return "nothing more"
    kinds = game.events[told.name].fields
    fields = (f"{f}={v if v is None else kinds[f].name_of(v)}" for f, v in told.fields.items())
    return f"{told.name}({', '.join(fields)})"


def difference(
    game: LoadedGame, here: list[GameEvent], there: list[GameEvent]
) -> Difference | None:
    """What is told in one course only, whatever the order. None where there is nothing, or where
    something else is shown for a moment: by that the two can be told apart.
    """
    here, there = without(here, there), without(there, here)
    if any(t.fields[f] is not None for t in here + there for f in game.events[t.name].fleeting):
        return None
    for a in here:
        for b in there:
            if (a.name, a.clauses, a.depth) == (b.name, b.clauses, b.depth):
                return Difference(a, b, next(f for f in a.fields if a.fields[f] != b.fields[f]))
    if not here and not there:
        return None
    return Difference(next(iter(here), None), next(iter(there), None))


def without(told: list[GameEvent], other: list[GameEvent]) -> list[GameEvent]:
    """What is told here and not there."""
    left = other.copy()
    out = []
    for t in told:
        if t in left:
            left.remove(t)
        else:
            out.append(t)
    return out


class Listener:
    """A choice or a beginning, compared with how else it could have come out."""

    def __init__(self, course: Course, again: Callable[[Outcomes], Course], seed: int) -> None:
        self.course, self.again, self.seed = course, again, seed
        self.game = course.after.game
        self.everybody = [SPECTATOR, *range(len(course.after.score))]

    def outcomes(self, change: int = -1) -> Outcomes:
        """The same chance, but for one outcome perhaps."""
        return Outcomes(self.seed, self.course.chance.drawn, change)

    def by_chance(self, change: int) -> str:
        """What is told to eyes that may not know it, as another outcome of chance shows; nothing
        where all is well.
        """
        other = self.again(self.outcomes(change))
        if not self.unseen(other):
            return ""
        return self.betrayed(other, self.everybody, "had chance come out otherwise")

    def unseen(self, other: Course) -> bool:
        """Whether another course left something else that not everybody sees. What leaves no trace
        at all, such as dice, is no secret.
        """
        return (
            self.course.events != other.events
            and self.course.chance.sizes == other.chance.sizes
            and self.course.after.observe(SPECTATOR) == other.after.observe(SPECTATOR)
            and self.course.truth() != other.truth()
        )

    def betrayed(self, other: Course, eyes: Iterable[int], where: str) -> str:
        """What is told to some of these eyes, though they cannot tell the two apart."""
        for e in eyes:
            apart = difference(self.game, self.course.heard(e), other.heard(e))
            if apart and self.course.after.observe(e) == other.after.observe(e):
                who = "a spectator" if e == SPECTATOR else f"seat {e}"
                return (
                    f"{who} was told what it may not see: {apart.told(self.game)} {where}, "
                    f"and nothing else that it sees differs; {ADVICE}"
                )
        return ""


class ChoiceListener(Listener):
    """A choice at a position."""

    def __init__(self, position: Position, code: int, seed: int) -> None:
        self.before, self.code = position, code
        course = Course.of(position, code, Outcomes(seed))
        super().__init__(course, lambda chance: Course.of(position, code, chance), seed)

    def in_world(self, seat: int, world: Position) -> str:
        """What is told to a seat that may not know it, or to a spectator, as a world shows that the
        seat holds possible; nothing where all is well. Where the choice is not on offer there,
        another of its sort is made.
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
        """Whether somebody has answered a question asked of all: soon everybody knows it, and then
        it is forgotten.
        """
        if not self.before._question()[2]:
            return False
        return any(a >= 0 for a in self.before.fields()["answers"])

    def by_choice(self) -> str:
        """What is told of a choice to others who may not know it, as another one shows; nothing
        where all is well.
        """
        code = self.another(self.before.legal())
        if code is None:
            return ""
        other = Course.of(self.before, code, self.outcomes())
        if not self.unseen(other):
            return ""
        where = f"had seat {self.before.seat} chosen {self.game.action_id(code)}"
        return self.betrayed(other, self.told_of(other, code, self.everybody), where)

    def another(self, legal: list[int]) -> int | None:
        """Another choice of the same sort, if there is one."""
        action = self.game.actions.of(self.code)
        others = [c for c in legal if c != self.code and action.matches(c)]
        return others[pick_below(seed_stream(self.seed), len(others))] if others else None

    def told_of(self, other: Course, code: int, eyes: Iterable[int]) -> list[int]:
        """Whom of these an event tells what was chosen."""
        chosen, instead = (self.game.option(c).fields for c in (self.code, code))
        values = {(chosen[f], instead[f]) for f in chosen}
        found = []
        for e in eyes:
            apart = difference(self.game, self.course.heard(e), other.heard(e))
            if e != self.before.seat and apart and apart.field and apart.values in values:
                found.append(e)
        return found


def listen(position: Position, code: int, seed: int) -> Iterator[str]:
    """What a choice tells to eyes that may not know it: one complaint, or nothing, of each
    comparison.
    """
    listener = ChoiceListener(position, code, seed)
    seat = position.choice_count % len(position.score)
    yield listener.in_world(seat, position.sample(seat, seed))
    if drawn := listener.course.chance.drawn:
        yield listener.by_chance(pick_below(seed_stream(seed + 1), len(drawn)))
    yield listener.by_choice()


def listen_at_first(
    game: LoadedGame, seats: int, seed: int, options: dict[str, Any] | None = None, most: int = 16
) -> Iterator[str]:
    """The same of what is told before the first choice, where `most` outcomes of chance are
    changed, one at a time.
    """

    def begin(chance: Outcomes) -> Course:
        position, step = game.begin(seats, seed, options, source=chance)
        return Course(position, step.events, chance)

    listener = Listener(begin(Outcomes(seed)), begin, seed)
    drawn = len(listener.course.chance.drawn)
    for k in range(0, drawn, max(1, -(-drawn // most))):
        yield listener.by_chance(k)
