"""A game that was loaded on a backend."""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import json
import pkgutil
import sys
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

from noctuary.machine import cache_folder

from ..compiler.fingerprint import digest, fingerprint_of
from ..compiler.outline import (
    FunctionInfo,
    Hashes,
    Outline,
    cache_key,
    is_cacheable,
    load_cached,
    outline_of,
    save_cached,
)
from ..compiler.program import Program, name_actions_and_events
from ..errors import BadOption, BadSeats, BadState, NeedChance, ReplayDiverged, UnknownGame
from ..language.actions import ActionSet, Kind
from ..language.game import AnnouncedGame, Evaluation, Game
from ..language.state import Schema
from .backends import frames, generators, native
from .books import BookCache, Books
from .chance import ChanceFunction
from .observation import GameEvent, ObservationBuilder, Option
from .position import FORMAT, Position, Step

BACKENDS = ("gen", "frames", "native")
MAX_CACHED_CLAUSES = 20_000
"""Places in the rules of which is remembered what clauses they stand under."""


class LoadedGame:
    """A game on a backend. `game.new(seats=4, seed=7)` begins a play of it."""

    def __init__(self, spec: Game, backend: str, *, checked: bool = False) -> None:
        self.spec = spec
        self.id, self.version, self.seats = spec.id, spec.version, spec.seats
        self.schema = Schema(spec.state, max(spec.seats))
        self.book_cache = BookCache(self.schema)
        self._defaults: dict[int, dict[str, Any]] = {}
        self.outline = self._outline(backend)
        """Its rules without their code."""
        self.actions = ActionSet(self.outline.actions)
        self.events = {e.name: e for e in self.outline.events}
        self.observations = ObservationBuilder(self.schema)
        self._options: dict[int, Option] = {}
        self._whys: dict[tuple[int, ...], tuple[str, ...]] = {}
        self.checked = checked or backend != "native"
        """Whether it looks at bounds: in Python always."""
        self.backend = backend
        self._positions: type[Any]
        if backend == "native":
            made, reason = native.position_class(self, checked=checked)
            if made is None:
                print(f"noctuary: {reason}; using the frames backend instead", file=sys.stderr)
                self.backend = "frames"
                self._positions = frames.position_class(self)
            else:
                self._positions = made
        else:
            self._positions = (generators if backend == "gen" else frames).position_class(self)

    @cached_property
    def program(self) -> Program:
        """The rules, read and checked."""
        spec = self.spec
        weighers = [spec.evaluation.score_action, spec.evaluation.value] if spec.evaluation else []
        others = [spec.resample] if spec.resample else []
        program = Program(self.schema, spec.entry, others, weighers)
        if self.schema.hidden() and not spec.resample:
            entry = program.entry
            program.fail("resample", entry, entry.node, self.schema.hidden()[0].name)
        modules = {f.module.__name__: f.module for f in program.fns.values()}
        name_actions_and_events(
            [item for m in modules.values() for item in vars(m).items()], program
        )
        return program

    def _outline(self, backend: str) -> Outline:
        """Return the outline of the rules; where they are compiled, the cached one."""
        if backend != "native":
            return outline_of(self.program)
        kept = cache_key(self.spec)
        file = cache_folder() / f"{kept}.outline"
        if kept and (found := load_cached(file)):
            return found
        made = outline_of(self.program)
        source, files = native.write(self)
        made.source, made.files = native.digest(source), tuple(files)
        if kept and is_cacheable(self.spec, self.program):
            made.hashes = Hashes(self.program.hash, self._rules_hash(), self._evaluation_hash())
            save_cached(file, made)
        return made

    @cached_property
    def hash(self) -> str:
        """A hash of everything that the layout of a saved position can depend on."""
        return self.outline.hashes.layout if self.outline.hashes else self.program.hash

    @cached_property
    def rules_hash(self) -> str:
        """A hash of everything that can change play."""
        return self.outline.hashes.rules if self.outline.hashes else self._rules_hash()

    @cached_property
    def evaluation_hash(self) -> str:
        """A hash of what bots may use of the game."""
        return self.outline.hashes.evaluation if self.outline.hashes else self._evaluation_hash()

    def _rules_hash(self) -> str:
        spec = self.spec
        roots = [spec.entry, *([spec.resample] if spec.resample else ())]
        defaults = json.dumps(
            [[o.name, o.default] for o in spec.options]
            + [self._parameters(n, None) for n in spec.seats],
            sort_keys=True,
            default=list,
        )
        return digest(fingerprint_of(self.program, roots, whole=True) + defaults)

    def _evaluation_hash(self) -> str:
        evaluation = self.spec.evaluation
        return digest(
            fingerprint_of(
                self.program, [evaluation.score_action, evaluation.value] if evaluation else []
            )
        )

    # -- beginning

    def new(
        self,
        seats: int | None = None,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        books: Mapping[str, Any] | None = None,
    ) -> Position:
        """Return a new game at its first decision.

        The same seats, seed, options and books begin alike. `books` replaces those that the options
        give.
        """
        begun: Position = self._positions.start(*self._beginning(seats, seed, options, books))
        return begun

    def begin(
        self,
        seats: int | None = None,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        chance: list[int] | None = None,
        books: Mapping[str, Any] | None = None,
        source: ChanceFunction | None = None,
    ) -> tuple[Position, Step]:
        """Return a new game and what happened before its first decision.

        `chance` holds recorded outcomes of chance; raise ReplayDiverged if they do not fit.
        Otherwise `source` gives them.
        """
        how: list[Any] = [*self._beginning(seats, seed, options, books)]
        if chance is not None:
            how.append(chance)
        elif source is not None:
            how += [None, source]
        try:
            begun, (events, traced) = self._positions.opened(*how)
        except NeedChance:
            raise ReplayDiverged("begin", "") from None
        if chance is not None and len(traced) != len(chance):
            raise ReplayDiverged("begin", "")
        return begun, Step([self.event(e) for e in events], traced)

    def moments(
        self, seats: int, seed: int, options: Mapping[str, Any] | None, source: ChanceFunction
    ) -> list[Position]:
        """Return the position at each event before the first decision.

        They can be observed without the question, and nothing else. `source` gives the outcomes of
        chance.
        """
        found: list[Position] = []
        how = self._beginning(seats, seed, options, None)
        self._positions.opened(*how, None, source, found)
        return found

    def books(self, seats: int, options: Mapping[str, Any] | None = None) -> Books:
        """Return the books that a table with these options begins with."""
        give = self.spec.books
        return self.book_cache.read(give(seats, self.spec.resolve(options)) if give else {})

    def with_bounds_checks(
        self, seats: int, options: Mapping[str, Any] | None, books: Books | None
    ) -> LoadedGame:
        """Return this game with bounds checks, if its books may come from a stranger.

        Those are books from a file, or others than the options give today.
        """
        if self.checked or self.spec.books is None:
            return self
        files = self.spec.attachments
        strange = files is not None and bool(files.names(options or {}))
        if not strange and books is not None:
            try:
                strange = self.books(seats, options) != books
            except BadOption:
                strange = True
        return load(self.spec, self.backend, checked=True) if strange else self

    def _beginning(
        self,
        seats: int | None,
        seed: int,
        options: Mapping[str, Any] | None,
        books: Mapping[str, Any] | None,
    ) -> tuple[int, int, dict[str, Any], Books]:
        """Return the seats, seed, parameters and books of a new game, checked."""
        if seats is None:
            seats = self.seats[0]
        if isinstance(seats, bool) or seats not in self.seats:
            raise BadSeats(
                f"{self.id} is played with {', '.join(map(str, self.seats))} seats, not {seats!r}"
            )
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << 63:
            raise BadState(f"a seed is an int from 0 to 2**63 - 1, not {seed!r}")
        read = self.books(seats, options) if books is None else self.book_cache.read(books)
        return seats, seed, self._parameters(seats, options), read

    def _parameters(self, seats: int, options: Mapping[str, Any] | None) -> dict[str, Any]:
        """Return the values of the Param fields for a table; those without options are cached."""
        if not options and seats in self._defaults:
            return self._defaults[seats]
        params: dict[str, Any] = _as_lists(self.spec.parameters(seats, self.spec.resolve(options)))
        for f in self.schema.params():
            if f.name not in params:
                raise BadState(f"{self.id}: parameters() gives no value for {f.name}")
            self.schema.check_field(f.name, params[f.name])
        if not options:
            self._defaults[seats] = params
        return params

    def from_bytes(self, data: bytes) -> Position:
        """Return the position that `to_bytes` wrote with the same rules on the same backend."""
        head = FORMAT + self.backend[:1].encode() + self.hash.encode()
        if not isinstance(data, bytes) or not data.startswith(FORMAT):
            raise BadState("these bytes are not a saved position")
        if not data.startswith(head):
            raise BadState(
                "these bytes are of other rules or another backend: replay the journal instead"
            )
        digest, body = data[len(head) : len(head) + 8], data[len(head) + 8 :]
        if digest != hashlib.blake2b(body, digest_size=8).digest():
            raise BadState("these bytes are damaged: their checksum is wrong")
        try:
            books, rest = self.book_cache.split(body)
            loaded: Position = self._positions.from_body(rest, books)
        except (ValueError, TypeError, KeyError, IndexError) as e:
            raise BadState(f"these bytes are damaged: {e}") from None
        return loaded

    def is_people_only(self, options: Mapping[str, Any] | None) -> bool:
        """Return whether a table with these options is for people alone."""
        return self.spec.people_only is not None and self.spec.people_only(
            self.spec.resolve(options)
        )

    # -- names

    def action_id(self, code: int) -> str:
        """Return the readable id of an action code."""
        return self.actions.id(code)

    def action_code(self, text: str) -> int:
        """Return the code of a readable id."""
        return self.actions.code(text)

    def option(self, code: int) -> Option:
        """Return an action on offer in readable form."""
        if code not in self._options:
            a = self.actions.of(code)
            self._options[code] = Option(code, a.id_of(code), a.name, a.values(code))
        return self._options[code]

    def event(self, raw: Any) -> GameEvent:
        """Return an event of a backend in readable form."""
        (index, *values), stack, place = raw
        event = self.outline.events[index]
        return GameEvent(
            event.name,
            dict(zip(event.fields, values, strict=True)),
            event.secret,
            self._clauses((*stack, place)),
            len(stack),
        )

    def _clauses(self, within: tuple[int, ...]) -> tuple[str, ...]:
        """Return the clauses of the rules in progress and of the function that emits, each once."""
        if within not in self._whys:
            if len(self._whys) >= MAX_CACHED_CLAUSES:
                self._whys.clear()
            *stack, place = within
            told = [*(self.outline.rules[r] for r in stack), self.outline.parts[place]]
            self._whys[within] = tuple(dict.fromkeys(c for f in told for c in f.clauses))
        return self._whys[within]

    @cached_property
    def prompts(self) -> list[str]:
        """The key of every question that the rules can ask."""
        return sorted(f.name.removesuffix("_options") for f in self.outline.options)

    @cached_property
    def questions(self) -> dict[str, dict[str, str]]:
        """The rules that ask each question, by its key, each with the clause about it."""
        askers = {f.name: dict(self.outline.askers(f)) for f in self.outline.options}
        return {prompt: askers[f"{prompt}_options"] for prompt in self.prompts}

    @cached_property
    def kinds(self) -> dict[str, Kind]:
        """The kinds of values in actions and events, and those of pieces, by name."""
        fields = [x.fields for x in self.outline.actions] + [x.fields for x in self.outline.events]
        named = {k.name: k for f in fields for k in f.values()}
        return named | {k.name: k for k in self.schema.piece_kinds().values()}

    @cached_property
    def clauses(self) -> dict[str, list[FunctionInfo]]:
        """The functions that implement each clause, by its id."""
        out: dict[str, list[FunctionInfo]] = {}
        for f in self.outline.parts:
            for c in f.clauses:
                out.setdefault(c, []).append(f)
        return out

    @property
    def evaluation(self) -> Evaluation:
        """The evaluation that bots use; raises BadState without one."""
        if self.spec.evaluation is None:
            raise BadState(f"{self.id} has no evaluation: only the random policy works")
        return self.spec.evaluation

    def policy(self, name: str) -> bool:
        """Return whether a playout policy uses the evaluation; `sense` is its name before 0.3."""
        if name not in ("random", "evaluation", "sense"):
            raise BadState(f"a policy is random or evaluation, not {name!r}")
        return name != "random" and self.evaluation is not None


def _as_lists(v: Any) -> Any:
    """Return a value with lists for tuples."""
    if isinstance(v, dict):
        return {k: _as_lists(x) for k, x in v.items()}
    return [_as_lists(x) for x in v] if isinstance(v, (list, tuple)) else v


_loaded: dict[tuple[str, str, bool], LoadedGame] = {}


def games() -> dict[str, Game]:
    """Return every registered game, by id."""
    return {spec.id: spec for spec in _declarations() if isinstance(spec, Game)}


def announced_games() -> dict[str, AnnouncedGame]:
    """Return every announced game, by id."""
    return {spec.id: spec for spec in _declarations() if isinstance(spec, AnnouncedGame)}


def _declarations() -> Iterator[object]:
    """Yield what the folders of games declare."""
    package = importlib.import_module("noctuary.games")
    for m in pkgutil.iter_modules(package.__path__):
        if m.ispkg:
            yield getattr(importlib.import_module(f"{package.__name__}.{m.name}"), "GAME", None)


def _find_game(name: str) -> Game:
    """Return the game with this id, without importing other games if possible."""
    if name.isidentifier() and importlib.util.find_spec(f"noctuary.games.{name}"):
        spec = getattr(importlib.import_module(f"noctuary.games.{name}"), "GAME", None)
        if isinstance(spec, Game) and spec.id == name:
            return spec
    known = games()
    if name not in known:
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(sorted(known))}")
    return known[name]


def load(game: str | Game, backend: str = "native", *, checked: bool = False) -> LoadedGame:
    """Load a game by its id, or a declared one.

    `backend` is "native" (which falls back to "frames"), "frames" or "gen". `checked` keeps bounds
    checks on in the native backend, as all tests do.
    """
    if backend not in BACKENDS:
        raise UnknownGame(f"a backend is {', '.join(BACKENDS)}, not {backend!r}")
    spec = _find_game(game) if isinstance(game, str) else game
    checked = checked or backend != "native"
    key = (f"{spec.state.__module__}.{spec.id}", backend, checked)
    if key not in _loaded or _loaded[key].spec is not spec:
        _loaded[key] = LoadedGame(spec, backend, checked=checked)
    return _loaded[key]
