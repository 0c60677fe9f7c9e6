"""A position in a game, whatever the backend."""

from __future__ import annotations

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any, NoReturn, Self

from ..errors import BadAction, BadState, GameIsOver, IllegalChoice, ReplayDiverged, RulesError
from ..language.state import ZoneField
from .books import Books
from .chance import ChanceFunction
from .observation import Decision, GameEvent, Observation, Option, SharedObservation

if TYPE_CHECKING:
    from .loaded import LoadedGame

FORMAT = b"NOCT2"
SPECTATOR = -1


@dataclass(frozen=True)
class Step:
    """The consequences of a choice: its events and the outcomes of chance, in order."""

    events: list[GameEvent]
    chance: list[int]


@dataclass(frozen=True)
class ChanceNode:
    """A chance node with `n` outcomes, each with its odds."""

    n: int
    odds: tuple[Fraction, ...]


class Position(ABC):
    """A game at a decision, or at its end; `game.new(...)` returns the first one."""

    __slots__ = ()
    game: LoadedGame
    over: bool
    """Whether the game has ended."""
    seat: int
    """The seat that is asked now; -1 when the game is over."""
    choice_count: int
    """The number of choices applied so far."""
    books: Books
    """The books of the game, shared by all copies."""

    # -- what each backend provides

    @abstractmethod
    def legal(self) -> list[int]:
        """Return the codes of all actions on offer, in a fixed order."""

    @abstractmethod
    def apply(self, choice: int | str, /) -> None:
        """Make a choice, by code or by id such as `convert/region=salem/owner=2`.

        The rules run on to the next decision. Raise IllegalChoice, BadAction or GameIsOver.
        """

    @abstractmethod
    def clone(self) -> Self:
        """Return an independent copy."""

    @abstractmethod
    def sample(self, seat: int, seed: int, /) -> Self:
        """Return a position drawn from what `seat` knows.

        It is a function of that knowledge and the seed, never of the truth.
        """

    @abstractmethod
    def playout(self, seed: int, policy: str = "random", limit: int = 0, /) -> int:
        """Play this very position to its end, or for `limit` choices; return how many it took.

        `policy` is "random", or "evaluation": mostly the action with the best score, now and then
        one with a slightly lower score.
        """

    @abstractmethod
    def fields(self) -> dict[str, Any]:
        """Return all values of the state: the truth, for tests and storage, not for players."""

    @abstractmethod
    def _body(self) -> bytes: ...

    @abstractmethod
    def _frames(self) -> list[tuple[int, list[int]]]:
        """Return the rules in progress, outermost first: numbers and values of variables."""

    @abstractmethod
    def expected_values(self) -> tuple[int, ...]:
        """Return the score that the evaluation expects for each seat.

        The unit is points, or thousandths of a win where seats share a side.
        """

    @abstractmethod
    def action_scores(self) -> list[int]:
        """Return the score that the evaluation gives each action on offer."""

    @property
    @abstractmethod
    def score(self) -> tuple[int, ...]:
        """Points of each seat."""

    @property
    @abstractmethod
    def result(self) -> tuple[int, ...]:
        """Thousandths of a win of each seat; all zero before the end."""

    @abstractmethod
    def _load(self, values: dict[str, Any]) -> None: ...

    @abstractmethod
    def _question(self) -> tuple[int, tuple[int, ...], int, int]:
        """Return (options function, context, whether all are asked, lowest seat not yet asked)."""

    @abstractmethod
    def _why(self) -> list[int]: ...

    @abstractmethod
    def _step(
        self,
        code: int,
        source: ChanceFunction | None = None,
        moments: list[Position] | None = None,
        /,
    ) -> tuple[list[Any], list[int]]: ...

    @abstractmethod
    def _denials(self) -> list[tuple[int, str]]: ...

    @abstractmethod
    def _scripted(self, code: int, script: list[int]) -> tuple[int, tuple[list[Any], list[int]]]:
        """Apply a choice with given outcomes of chance.

        Return the size of the chance node reached, or 0, and the events and outcomes.
        """

    @abstractmethod
    def _sees(self, see: Callable[..., bool], rows: int, seat: int) -> list[bool]:
        """Return which rows a function of the rules lets a seat see."""

    @abstractmethod
    def _options_of(self, seat: int) -> list[int]:
        """Return what a seat has on offer in a question asked of all."""

    # -- what follows from it

    @property
    def decision(self) -> Decision | None:
        """The decision that is waiting, with its prompt key and its clauses; None when over."""
        return None if self.over else self._decision(self.seat)

    def _decision(self, seat: int) -> Decision:
        options, context, everyone, _ = self._question()
        fn = self.game.outline.options[options]
        stack = [self.game.outline.rules[r] for r in self._why()]
        clause = self.game.outline.about(fn, stack[-1], stack[-2] if len(stack) > 1 else None)
        why = dict.fromkeys(c for f in (*stack, fn) for c in f.clauses)
        why.update(dict.fromkeys([clause] if clause else []))
        waiting = range(self.seat, len(self.score)) if everyone else ()
        together = tuple(p for p in waiting if p == self.seat or self._options_of(p))
        args = dict(zip(fn.params[1:], context, strict=True))
        prompt = fn.name.removesuffix("_options")
        return Decision(seat, prompt, args, self.choice_count, tuple(why), together, clause)

    @property
    def rule_depth(self) -> int:
        """The number of rules in progress; what follows from a choice is asked from deeper ones."""
        return len(self._why())

    def variable(self, name: str, depth: int = 2) -> int | None:
        """Return a variable of one of the `depth` innermost rules; None if none has it."""
        for number, values in reversed(self._frames()[-depth:]):
            names = self.game.outline.rules[number].locals
            if name in names:
                return values[names.index(name)]
        return None

    def decisions(self) -> list[Decision]:
        """Return all waiting decisions: one, or one for each seat that is asked together."""
        if self.over:
            return []
        first = self._decision(self.seat)
        if not first.simultaneous_seats:
            return [first]
        return [self._decision(p) for p in first.simultaneous_seats]

    def options(self, seat: int | None = None) -> list[Option]:
        """Return everything on offer in readable form, to `seat` if several are asked together."""
        codes = self.legal() if seat is None or seat == self.seat else self._options_of(seat)
        return [self.game.option(c) for c in codes]

    def step(self, choice: int | str, source: ChanceFunction | None = None) -> Step:
        """Make a choice and return what happened; `source` gives the outcomes of chance."""
        code = self._checked(choice)
        events, chance = self._step(code) if source is None else self._step(code, source)
        return Step([self.game.event(e) for e in events], chance)

    def moments(self, choice: int | str, source: ChanceFunction) -> list[Position]:
        """Make a choice and return the position at each event.

        They can be observed without the question, and nothing else. `source` gives the outcomes of
        chance.
        """
        found: list[Position] = []
        self._step(self._checked(choice), source, found)
        return found

    def replay_choice(self, seat: int, choice: str, chance: Sequence[int]) -> Step:
        """Make a recorded choice again, with the outcomes of chance it had.

        Raise ReplayDiverged if it does not hold under these rules; the position must not be used
        after that.
        """
        if self.over:
            raise ReplayDiverged("over", choice)
        clause = self._decision(self.seat).clause or None
        if seat != self.seat:
            raise ReplayDiverged("seat", choice, clause)
        try:
            need, (events, traced) = self._scripted(self._checked(choice), list(chance))
        except (IllegalChoice, BadAction) as e:
            raise ReplayDiverged("choice", choice, getattr(e, "clause", None) or clause) from None
        except RulesError as e:
            raise ReplayDiverged("rules", choice, clause, detail=str(e)) from None
        if need or len(traced) != len(chance):
            raise ReplayDiverged("chance", choice, clause)
        return Step([self.game.event(e) for e in events], traced)

    def sides(self) -> tuple[int, ...]:
        """Return the side of each seat in this position."""
        declared, seats = self.game.spec.sides, len(self.score)
        known = declared.known(seats)
        if known is not None:
            return known
        value = self.fields()[str(declared.where)]
        if declared.kind == "against":
            alone = value[0] if isinstance(value, list) else value
            return tuple(int(p != alone) for p in range(seats))
        return tuple(value[:seats])

    def observe(self, seat: int, *, asked: bool = True) -> Observation:
        """Return all that `seat` may know (-1: a spectator), with its question if `asked`."""
        return self._observed(self.fields(), seat, asked=asked)

    def observe_all(self, seats: Iterable[int]) -> Iterator[Observation]:
        """Yield what each seat may know, without the question; common parts are computed once."""
        values = self.fields()
        common = SharedObservation(self._observed(values, SPECTATOR, asked=False))
        for seat in seats:
            yield self._observed(values, seat, asked=False, common=common)

    def _observed(
        self,
        values: dict[str, Any],
        seat: int,
        *,
        asked: bool,
        common: SharedObservation | None = None,
    ) -> Observation:
        public = common.observation.fields if common else None
        shown = self.game.observations.fields_for(values, seat, self, public)
        decision: Decision | None = None
        options: tuple[Option, ...] = ()
        if asked and not self.over:
            decision = self._decision(self.seat)
            if seat == self.seat:
                options = tuple(self.options())
            elif seat in decision.simultaneous_seats:
                decision, options = self._decision(seat), tuple(self.options(seat))
        return Observation(
            seat, values["seats"], self.over, shown, decision, options, self.books.open, common
        )

    def infoset(self, seat: int) -> int:
        """Return a 64-bit hash of what `seat` knows."""
        return self.observe(seat).infoset()

    def denials(self) -> list[tuple[str, str]]:
        """Return the actions that are not on offer, each with the clause that forbids it."""
        return [] if self.over else [(self.game.action_id(a), c) for a, c in self._denials()]

    def to_bytes(self) -> bytes:
        """Return the position with its books, for `from_bytes` of the same rules and backend."""
        body = self.books.saved() + self._body()
        head = FORMAT + self.game.backend[:1].encode() + self.game.hash.encode()
        return head + hashlib.blake2b(body, digest_size=8).digest() + body

    def chance(self, choice: int | str, script: list[int]) -> Self | ChanceNode:
        """Return the position after a choice with given outcomes; a ChanceNode to ask for more."""
        new = self.clone()
        n, _ = new._scripted(self._checked(choice), list(script))
        if n < 0:
            raise BadState(f"{script!r} has an outcome that chance cannot have here")
        return ChanceNode(n, (Fraction(1, n),) * n) if n else new

    def outcomes(self, choice: int | str, limit: int = 10_000) -> list[tuple[Fraction, Self]]:
        """Return every position that a choice can lead to, with its exact odds.

        Equal positions are counted together. Raise BadState for more than `limit` outcomes.
        """
        found: dict[int, tuple[Fraction, Self]] = {}
        todo: list[tuple[Fraction, list[int]]] = [(Fraction(1), [])]
        tried = 0
        while todo:
            odds, script = todo.pop()
            tried += 1
            if tried > limit:
                raise BadState(
                    f"more than {limit} outcomes: raise limit, or walk them with chance()"
                )
            new = self.chance(choice, script)
            if isinstance(new, ChanceNode):
                todo += [(odds / new.n, [*script, k]) for k in range(new.n)]
            else:
                key = new.hash()
                before = found[key][0] if key in found else Fraction(0)
                found[key] = (before + odds, new)
        return sorted(found.values(), key=lambda x: -x[0])

    def hash(self) -> int:
        """Return a 64-bit hash of the whole state.

        The order inside unordered zones and the random stream do not count.
        """
        values = self.fields()
        values.pop("rng")
        for f in self.game.schema.fields.values():
            if isinstance(f, ZoneField) and f.order == "bag":
                v = values[f.name]
                values[f.name] = [sorted(z) for z in v] if f.rows else sorted(v)
        waiting = None if self.over else [self._question(), self._frames()]
        whole = [values, waiting, self.seat] + [self.books.digest] * bool(self.books)
        text = json.dumps(whole, sort_keys=True)
        return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")

    def edit(self, values: dict[str, Any]) -> None:
        """Set fields to given values and ask the waiting question again.

        For tests, puzzles and try-outs.
        """
        fixed = [n for n in ("over", "seats", *self.books) if n in values]
        if fixed:
            raise BadState(f"{fixed[0]} cannot be edited: begin another game")
        new = self.fields() | values
        self.game.schema.check(new)
        self._load(new)

    def set(self, name: str, value: Any) -> None:
        """Set one field that depends on no other, such as a parameter; nothing else is checked."""
        self.game.schema.check_field(name, value)
        self._load(self.fields() | {name: value})

    def arrange(self, wish: dict[str, Any]) -> None:
        """Set what matters, and let the rest follow, unlike `edit`.

        `{"hand": {0: [3, 4]}, "tokens": {0: 4}, "mode": 1}` takes the named pieces from wherever
        they are; pieces pushed out go to the zone where they start.
        """
        self.edit(self.arranged(wish))

    def arranged(self, wish: dict[str, Any]) -> dict[str, Any]:
        """Return the fields that `arrange` would set."""
        values = self.fields()
        schema = self.game.schema
        for name, w in wish.items():
            if name in self.books:
                raise BadState(f"{name} is a book: begin another game with another one")
            if name not in values or name in ("over", "seats"):
                raise BadState(f"{schema.cls.__name__} has no field {name!r} to arrange")
            f = schema.fields.get(name)
            if not isinstance(f, ZoneField) or f.of is None:
                values[name] = _merged(values[name], w)
        for p in schema.pieces:
            zones = schema.zones(p)
            asked = {z.name: _places(z, wish[z.name]) for z in zones if z.name in wish}
            named = {c for rows in asked.values() for pieces in rows.values() for c in pieces}
            spill: list[int] = []
            for z in zones:
                rows = values[z.name] if z.rows else [values[z.name]]
                for r, zone in enumerate(rows):
                    if r in asked.get(z.name, {}):
                        spill += [c for c in zone if c not in named]
                        zone[:] = asked[z.name][r]
                    else:
                        zone[:] = [c for c in zone if c not in named]
            values[next(z.name for z in zones if z.start)] += spill
        return {n: v for n, v in values.items() if n not in ("over", "seats")}

    def _checked(self, choice: int | str) -> int:
        """Return the code of a choice on offer; raise the error that says why it is not."""
        if self.over:
            raise GameIsOver("the game is over: no choice is left to make")
        code = self.game.action_code(choice) if isinstance(choice, str) else choice
        if isinstance(code, bool) or not isinstance(code, int):
            raise BadAction(f"{choice!r} is neither an action id nor an action code")
        if code not in self.legal():
            self._refuse(code)
        return code

    def _bad_seat(self, seat: object) -> NoReturn:
        raise BadState(
            f"a sample is drawn for a seat from 0 to {len(self.score) - 1}, not {seat!r}"
        )

    def _refuse(self, code: int) -> NoReturn:
        """Raise the error for an action that is not on offer."""
        if self.over:
            raise GameIsOver("the game is over: no choice is left to make")
        name = self.game.action_id(code)
        clause = next((c for a, c in self._denials() if a == code), None)
        because = f" ({clause})" if clause else ""
        raise IllegalChoice(
            f"{name} is not on offer to seat {self.seat} now{because}; see legal() or options()",
            clause,
        )

    def __repr__(self) -> str:
        d = self.decision
        what = f"seat {d.seat} is asked {d.prompt}" if d else f"over, score {self.score}"
        return f"<{self.game.id} on {self.game.backend}, choice {self.choice_count}: {what}>"


def _places(z: ZoneField, wish: Any) -> dict[int, list[int]]:
    """Return what is wanted in each zone: of {0: [3, 4]}, or a list of zones, or one zone."""
    rows = dict(enumerate(wish)) if z.rows and isinstance(wish, list) else wish
    rows = rows if z.rows else {0: wish}
    shape = isinstance(rows, dict) and all(r in range(max(1, z.rows)) for r in rows)
    if not shape or any(not isinstance(v, list) for v in rows.values()):
        raise BadState(f"{z.name}: say {{row: [pieces]}} or [pieces], not {wish!r}")
    if any(isinstance(c, bool) or not isinstance(c, int) for v in rows.values() for c in v):
        raise BadState(f"{z.name}: pieces are ints, not {wish!r}")
    return {r: list(v) for r, v in rows.items()}


def _merged(value: Any, wish: Any) -> Any:
    """Return a value with some of its parts replaced: `{1: {2: 7}}` sets [1][2]."""
    if isinstance(wish, dict) and isinstance(value, list):
        out = list(value)
        for k, w in wish.items():
            if not isinstance(k, int) or not 0 <= k < len(out):
                raise BadState(f"{k!r} is not an index below {len(out)}")
            out[k] = _merged(out[k], w)
        return out
    return wish
