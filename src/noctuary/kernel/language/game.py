"""What the folder of a game declares about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ..errors import BadOption
from .attachments import AttachmentReader
from .sides import COMPETITIVE, Sides
from .state import State
from .view import ViewStruct


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


NEVER_SEARCHED = -1_000_000
"""What an option weighs, at most, that no search is to try: a free step that can be taken back for
free, which would put off for ever what is to come.
"""


@dataclass(frozen=True)
class Evaluation:
    """What bots may use of a game, in the rules language; it reads only what the seat may see."""

    score_action: Callable[[Any, int, int], int]
    value: Callable[[Any, int], int]
    """Points at the end; thousandths of a win where seats share a side."""
    search_depth: int | Callable[[Mapping[str, Any]], int] = 0
    """Choices that a search plays after its tree before it asks for the value, perhaps by what the
    seat sees; 0: its own.
    """
    min_standard_errors: float = 0.0
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
    evaluation: Evaluation | None = None
    resample: Callable[[Any, int], Any] | None = None
    positions: Mapping[str, Any] = field(default_factory=dict)
    """Late positions that random play rarely reaches: name -> (seats, wish for `arrange` or a
    function that arranges, and table options where they matter).
    """
    view: Callable[..., ViewStruct] | None = None
    """From what a seat may know, and the options, to what a table shows it."""
    invariants: Callable[[dict[str, Any]], None] | None = None
    """Raises AssertionError when the fields of a state cannot be right."""
    package: str = ""
    """The package with locales/*.ftl, content and ledger.yaml."""
    muted_seats: Callable[[Mapping[str, Any], Mapping[str, Any]], Mapping[int, str]] | None = None
    """From the fields of a state and the options: seats that may say nothing, each with the clause
    that forbids it.
    """
    pins: tuple[str, ...] = ()
    """Places that seats may mark for one another while they play."""
    sides: Sides = COMPETITIVE
    """Who wins with whom."""
    tryouts: bool = True
    """Whether try-outs are offered while it goes on: not where they would tell a story ahead."""
    outcome_prompts: tuple[str, ...] = ()
    """Questions of which whoever is asked may see where each option would lead, as far as chance
    and the others leave it to the rules.
    """
    people_only: Callable[[Mapping[str, Any]], bool] | None = None
    """From the options: whether a table is for people alone, without bots or their hints."""
    value_names: str = ""
    """The module whose NAMES say its values; this and the next four: see `noctuary.plugin`."""
    option_texts: str = ""
    """The module whose OPTION_TEXTS says the values that a table's options name."""
    terminal: str = ""
    """The module whose DRAWING shows it at the terminal."""
    commands: str = ""
    """The module whose COMMANDS say what options of the command line mean."""
    http: str = ""
    """The module whose ENDPOINTS it gives over HTTP."""
    tips: str = ""
    """The module whose TIPS say what matters before a choice, and whose TERMS bots weigh."""
    previews: str = ""
    """The module whose PREVIEWS say what options would come to."""
    minutes: tuple[int, ...] = ()
    """How long a game takes with people, by number of seats."""
    tags: tuple[str, ...] = ()
    """What kind of game it is, for the lobby."""
    attachments: AttachmentReader | None = None
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
class AnnouncedGame:
    """A game that is announced before its rules are written: what the lobby shows of it."""

    id: str
    seats: tuple[int, ...]
    minutes: tuple[int, ...]
    tags: tuple[str, ...]
    package: str
