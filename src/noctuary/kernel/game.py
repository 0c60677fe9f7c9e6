"""A game as the world sees it: what its folder declares, and the same loaded on a backend."""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import json
import pkgutil
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from noctuary.machine import cache_folder

from . import frames, gen, native
from .actions import ActionSet, Kind
from .attached import Attachments
from .books import Books, Shelf
from .errors import BadOption, BadSeats, BadState, Departed, NeedChance, UnknownGame
from .key import Source
from .lang import Program, bind
from .meaning import digest, meaning
from .outline import Hashes, Outline, Part, find, keep, keepable, key, outline
from .position import FORMAT, Position, Step
from .schema import Schema, State
from .see import Eyes, Option, Told
from .shown import Shown
from .sides import RIVALS, Sides

BACKENDS = ("gen", "frames", "native")
MOST_WHYS = 20_000
"""Places in the rules of which is remembered what clauses they stand under."""


@dataclass(frozen=True)
class TableOption:
    """Something the source leaves open, or a house rule: its default, its ruling, a check."""

    name: str
    default: Any
    ruling: str
    check: Callable[[Any], Any] = lambda value: value
    """Returns the value in its final form; raises BadOption."""
    choices: tuple[Any, ...] = ()
    """All values, where there are few; each is named `option-<name>-<value>`, numbers are not."""


REFUSED = -1_000_000
"""What an option weighs, at most, that no search is to try: a free step that can be taken back for
free, which would put off for ever what is to come.
"""


@dataclass(frozen=True)
class Sense:
    """What bots may use of a game, in the rules language; it reads only what the seat may see."""

    weigh: Callable[[Any, int, int], int]
    value: Callable[[Any, int], int]
    """Points at the end; thousandths of a win where seats share a side."""
    ahead: int | Callable[[Mapping[str, Any]], int] = 0
    """Choices that a search plays after its tree before it asks for the value, perhaps by what the
    seat sees; 0: its own.
    """
    sure: float = 0.0
    """Standard errors by which a search must have found something better to leave what `weigh`
    likes best; 0: it takes what it tried most often.
    """


@dataclass
class Game:
    """What a game declares about itself. `noctuary.load` turns it into a Loaded game."""

    id: str
    version: int
    seats: tuple[int, ...]
    state: type[State]
    entry: Callable[..., Any]
    options: tuple[TableOption, ...] = ()
    parameters: Callable[[int, dict[str, Any]], dict[str, Any]] = lambda seats, options: {}
    books: Callable[[int, dict[str, Any]], Mapping[str, Any]] | None = None
    """Of seats and options: what the Book fields hold; the same tuples again are not read again."""
    sense: Sense | None = None
    resample: Callable[[Any, int], Any] | None = None
    positions: Mapping[str, Any] = field(default_factory=dict)
    """Late positions that random play rarely reaches: name -> (seats, wish for `arrange` or a
    function that arranges, and table options where they matter).
    """
    view: Callable[..., Shown] | None = None
    """From what a seat may know, and the options, to what a table shows it."""
    invariants: Callable[[dict[str, Any]], None] | None = None
    """Raises AssertionError when the fields of a state cannot be right."""
    package: str = ""
    """The package with words/*.ftl, content and ledger.yaml."""
    silent: Callable[[Mapping[str, Any], Mapping[str, Any]], Mapping[int, str]] | None = None
    """From the fields of a state and the options: seats that may say nothing, each with the clause
    that forbids it.
    """
    pins: tuple[str, ...] = ()
    """Places that seats may mark for one another while they play."""
    sides: Sides = RIVALS
    """Who wins with whom."""
    tryouts: bool = True
    """Whether try-outs are offered while it goes on: not where they would tell a story ahead."""
    foresees: tuple[str, ...] = ()
    """Questions of which whoever is asked may see where each option would lead, as far as chance
    and the others leave it to the rules.
    """
    people: Callable[[Mapping[str, Any]], bool] | None = None
    """From the options: whether a table is for people alone, without bots or their hints."""
    namers: str = ""
    """The module whose NAMES say its values; this and the next four: see `noctuary.home`."""
    lexicon: str = ""
    """The module whose LEXICON says the values that a table's options name."""
    terminal: str = ""
    """The module whose DRAWING shows it at the terminal."""
    commands: str = ""
    """The module whose COMMANDS say what options of the command line mean."""
    answers: str = ""
    """The module whose ANSWERS it gives over HTTP."""
    coach: str = ""
    """The module whose COACH says what matters before a choice, and whose TERMS bots weigh."""
    foresight: str = ""
    """The module whose FORESIGHT says what options would come to."""
    minutes: tuple[int, ...] = ()
    """How long a game takes with people, by number of seats."""
    tags: tuple[str, ...] = ()
    """What kind of game it is, for the lobby."""
    attachments: Attachments | None = None
    """How it knows files that options name by their content."""
    pages: Mapping[str, str] = field(default_factory=dict)
    """Pages of its own in the browser, by id: paths below `/<game>/`."""

    def resolve(self, options: Mapping[str, Any] | None) -> dict[str, Any]:
        """All options of a table, defaults filled in, each checked."""
        known = {o.name: o for o in self.options}
        given = dict(options or {})
        for name in given:
            if name not in known:
                raise BadOption(str(name), "there is no such option", ", ".join(known) or "none")
        return {n: o.check(given.get(n, o.default)) for n, o in known.items()}


@dataclass(frozen=True)
class Coming:
    """A game that is announced before its rules are written: what the lobby shows of it."""

    id: str
    seats: tuple[int, ...]
    minutes: tuple[int, ...]
    tags: tuple[str, ...]
    package: str


class Loaded:
    """A game on a backend. `game.new(seats=4, seed=7)` begins a play of it."""

    def __init__(self, spec: Game, backend: str, *, checked: bool = False) -> None:
        self.spec = spec
        self.id, self.version, self.seats = spec.id, spec.version, spec.seats
        self.schema = Schema(spec.state, max(spec.seats))
        self.shelf = Shelf(self.schema)
        self._defaults: dict[int, dict[str, Any]] = {}
        self.outline = self._outline(backend)
        """Its rules without their code."""
        self.actions = ActionSet(self.outline.actions)
        self.events = {e.name: e for e in self.outline.events}
        self.eyes = Eyes(self.schema)
        self._options: dict[int, Option] = {}
        self._whys: dict[tuple[int, ...], tuple[str, ...]] = {}
        self.checked = checked or backend != "native"
        """Whether it looks at bounds: in Python always."""
        self.backend = backend
        self._positions: type[Any]
        if backend == "native":
            made, reason = native.prepare(self, checked=checked)
            if made is None:
                print(f"noctuary: {reason}; using the frames backend instead", file=sys.stderr)
                self.backend = "frames"
                self._positions = frames.prepare(self)
            else:
                self._positions = made
        else:
            self._positions = (gen if backend == "gen" else frames).prepare(self)

    @cached_property
    def program(self) -> Program:
        """Its rules, read and checked."""
        spec = self.spec
        weighers = [spec.sense.weigh, spec.sense.value] if spec.sense else []
        others = [spec.resample] if spec.resample else []
        program = Program(self.schema, spec.entry, others, weighers)
        if self.schema.hidden() and not spec.resample:
            entry = program.entry
            program.fail("resample", entry, entry.node, self.schema.hidden()[0].name)
        modules = {f.module.__name__: f.module for f in program.fns.values()}
        bind([item for m in modules.values() for item in vars(m).items()], program)
        return program

    def _outline(self, backend: str) -> Outline:
        """The outline of its rules: where they are compiled, the one that was kept with them."""
        if backend != "native":
            return outline(self.program)
        kept = key(self.spec)
        file = cache_folder() / f"{kept}.outline"
        if kept and (found := find(file)):
            return found
        made = outline(self.program)
        source, files = native.write(self)
        made.source, made.files = native.digest(source), tuple(files)
        if kept and keepable(self.spec, self.program):
            made.hashes = Hashes(self.program.hash, self._rules_hash(), self._sense_hash())
            keep(file, made)
        return made

    @cached_property
    def hash(self) -> str:
        """Changes when anything changes that the layout of a saved position can depend on."""
        return self.outline.hashes.layout if self.outline.hashes else self.program.hash

    @cached_property
    def rules_hash(self) -> str:
        """Changes when something changes that can change play."""
        return self.outline.hashes.rules if self.outline.hashes else self._rules_hash()

    @cached_property
    def sense_hash(self) -> str:
        """Changes when what bots are told changes."""
        return self.outline.hashes.sense if self.outline.hashes else self._sense_hash()

    def _rules_hash(self) -> str:
        spec = self.spec
        roots = [spec.entry, *([spec.resample] if spec.resample else ())]
        defaults = json.dumps(
            [[o.name, o.default] for o in spec.options]
            + [self._parameters(n, None) for n in spec.seats],
            sort_keys=True,
            default=list,
        )
        return digest(meaning(self.program, roots, whole=True) + defaults)

    def _sense_hash(self) -> str:
        sense = self.spec.sense
        return digest(meaning(self.program, [sense.weigh, sense.value] if sense else []))

    # -- beginning

    def new(
        self,
        seats: int | None = None,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        books: Mapping[str, Any] | None = None,
    ) -> Position:
        """A new play at its first decision; the same seats, seed, options and books begin alike.

        `books`: to read others than those that the options give now.
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
        source: Source | None = None,
    ) -> tuple[Position, Step]:
        """Like `new`, and tells what happened before the first decision; with outcomes of chance
        that were recorded, those, or Departed; otherwise with those that `source` gives.
        """
        how: list[Any] = [*self._beginning(seats, seed, options, books)]
        if chance is not None:
            how.append(chance)
        elif source is not None:
            how += [None, source]
        try:
            begun, (events, traced) = self._positions.opened(*how)
        except NeedChance:
            raise Departed("begin", "") from None
        if chance is not None and len(traced) != len(chance):
            raise Departed("begin", "")
        return begun, Step([self.told(e) for e in events], traced)

    def books(self, seats: int, options: Mapping[str, Any] | None = None) -> Books:
        """The books that a table with these options begins with."""
        give = self.spec.books
        return self.shelf.read(give(seats, self.spec.resolve(options)) if give else {})

    def guarded(self, seats: int, options: Mapping[str, Any] | None, books: Books | None) -> Loaded:
        """This game, with bounds checks where what it reads may have been written by a stranger:
        books that came with a file, or that are not those that the options give today.
        """
        if self.checked or self.spec.books is None:
            return self
        files = self.spec.attachments
        strange = files is not None and bool(files.named(options or {}))
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
        """What a play begins with, checked."""
        if seats is None:
            seats = self.seats[0]
        if isinstance(seats, bool) or seats not in self.seats:
            raise BadSeats(
                f"{self.id} is played with {', '.join(map(str, self.seats))} seats, not {seats!r}"
            )
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << 63:
            raise BadState(f"a seed is an int from 0 to 2**63 - 1, not {seed!r}")
        read = self.books(seats, options) if books is None else self.shelf.read(books)
        return seats, seed, self._parameters(seats, options), read

    def _parameters(self, seats: int, options: Mapping[str, Any] | None) -> dict[str, Any]:
        """The values of the Param fields for a table; kept for tables without options of their
        own.
        """
        if not options and seats in self._defaults:
            return self._defaults[seats]
        params: dict[str, Any] = _listed(self.spec.parameters(seats, self.spec.resolve(options)))
        for f in self.schema.params():
            if f.name not in params:
                raise BadState(f"{self.id}: parameters() gives no value for {f.name}")
            self.schema.check_field(f.name, params[f.name])
        if not options:
            self._defaults[seats] = params
        return params

    def from_bytes(self, data: bytes) -> Position:
        """The position that `to_bytes` wrote with the same rules on the same backend."""
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
            books, rest = self.shelf.split(body)
            loaded: Position = self._positions.from_body(rest, books)
        except (ValueError, TypeError, KeyError, IndexError) as e:
            raise BadState(f"these bytes are damaged: {e}") from None
        return loaded

    def for_people(self, options: Mapping[str, Any] | None) -> bool:
        """Whether a table with these options is for people alone."""
        return self.spec.people is not None and self.spec.people(self.spec.resolve(options))

    # -- names

    def action_id(self, code: int) -> str:
        """The readable id of an action code."""
        return self.actions.id(code)

    def action_code(self, text: str) -> int:
        """The code of a readable id."""
        return self.actions.code(text)

    def option(self, code: int) -> Option:
        """An action on offer, readable."""
        if code not in self._options:
            a = self.actions.of(code)
            self._options[code] = Option(code, a.id_of(code), a.name, a.values(code))
        return self._options[code]

    def told(self, raw: Any) -> Told:
        """An event as the backends tell it, made readable."""
        (index, *values), stack, place = raw
        event = self.outline.events[index]
        return Told(
            event.name,
            dict(zip(event.fields, values, strict=True)),
            event.secret,
            self._clauses((*stack, place)),
            len(stack),
        )

    def _clauses(self, within: tuple[int, ...]) -> tuple[str, ...]:
        """The clauses of the rules in progress and of the function that tells, each once."""
        if within not in self._whys:
            if len(self._whys) >= MOST_WHYS:
                self._whys.clear()
            *stack, place = within
            told = [*(self.outline.rules[r] for r in stack), self.outline.parts[place]]
            self._whys[within] = tuple(dict.fromkeys(c for f in told for c in f.clauses))
        return self._whys[within]

    @cached_property
    def prompts(self) -> list[str]:
        """The key of every question the rules can ask."""
        return sorted(f.name.removesuffix("_options") for f in self.outline.options)

    @cached_property
    def questions(self) -> dict[str, dict[str, str]]:
        """Of every question, by its key: the rules that ask it, each with the clause about it."""
        askers = {f.name: dict(self.outline.askers(f)) for f in self.outline.options}
        return {prompt: askers[f"{prompt}_options"] for prompt in self.prompts}

    @cached_property
    def kinds(self) -> dict[str, Kind]:
        """The kinds of values in actions and events, by name."""
        fields = [x.fields for x in self.outline.actions] + [x.fields for x in self.outline.events]
        return {k.name: k for f in fields for k in f.values()}

    @cached_property
    def clauses(self) -> dict[str, list[Part]]:
        """Clause id -> the functions that implement it."""
        out: dict[str, list[Part]] = {}
        for f in self.outline.parts:
            for c in f.clauses:
                out.setdefault(c, []).append(f)
        return out

    @property
    def sense(self) -> Sense:
        """The game's sense for bots."""
        if self.spec.sense is None:
            raise BadState(f"{self.id} has no sense.py: only the random policy works")
        return self.spec.sense

    def policy(self, name: str) -> bool:
        """Whether a playout policy is the sensible one; an unknown name is an error."""
        if name not in ("random", "sense"):
            raise BadState(f"a policy is random or sense, not {name!r}")
        return name == "sense" and self.sense is not None


def _listed(v: Any) -> Any:
    """The same with lists for tuples."""
    if isinstance(v, dict):
        return {k: _listed(x) for k, x in v.items()}
    return [_listed(x) for x in v] if isinstance(v, (list, tuple)) else v


_loaded: dict[tuple[str, str, bool], Loaded] = {}


def games() -> dict[str, Game]:
    """Every registered game, by id."""
    return {spec.id: spec for spec in _declared() if isinstance(spec, Game)}


def announced() -> dict[str, Coming]:
    """Every game that is yet to come, by id."""
    return {spec.id: spec for spec in _declared() if isinstance(spec, Coming)}


def _declared() -> Iterator[object]:
    """What the folders of games declare."""
    package = importlib.import_module("noctuary.games")
    for m in pkgutil.iter_modules(package.__path__):
        if m.ispkg:
            yield getattr(importlib.import_module(f"{package.__name__}.{m.name}"), "GAME", None)


def _found(name: str) -> Game:
    """The game with this id: that of the folder with its name, without reading the others."""
    if name.isidentifier() and importlib.util.find_spec(f"noctuary.games.{name}"):
        spec = getattr(importlib.import_module(f"noctuary.games.{name}"), "GAME", None)
        if isinstance(spec, Game) and spec.id == name:
            return spec
    known = games()
    if name not in known:
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(sorted(known))}")
    return known[name]


def load(game: str | Game, backend: str = "native", *, checked: bool = False) -> Loaded:
    """A game ready to play: `load("watch")`, on backend "native" (falls back to "frames"),
    "frames" or "gen".

    `checked` keeps bounds checks on in the native backend, as all tests do.
    """
    if backend not in BACKENDS:
        raise UnknownGame(f"a backend is {', '.join(BACKENDS)}, not {backend!r}")
    spec = _found(game) if isinstance(game, str) else game
    checked = checked or backend != "native"
    key = (f"{spec.state.__module__}.{spec.id}", backend, checked)
    if key not in _loaded or _loaded[key].spec is not spec:
        _loaded[key] = Loaded(spec, backend, checked=checked)
    return _loaded[key]
