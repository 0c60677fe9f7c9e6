"""The declaration of a game."""

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
    """A house rule, or something that the source leaves open: its default, its ruling, a check."""

    name: str
    default: Any
    ruling: str
    check: Callable[[Any], Any] = lambda value: value
    """Returns the value in its final form; raises BadOption."""
    choices: tuple[Any, ...] = ()
    """All values, where there are few. Each is named `option-<name>-<value>`; numbers are not."""


NEVER_SEARCHED = -1_000_000
"""The score up to which no search tries an option, such as a free step that can be taken back for
free and would put off the future without end.
"""


@dataclass(frozen=True)
class Evaluation:
    """The functions that tell bots about a game, in the rules language.

    They read only what the seat may see.
    """

    score_action: Callable[[Any, int, int], int]
    value: Callable[[Any, int], int]
    """Points at the end; thousandths of a win where seats share a side."""
    search_depth: int | Callable[[Mapping[str, Any]], int] = 0
    """Choices that a search plays after its tree before it asks for the value, or a function of the
    observed fields that returns them; 0 leaves it to the search.
    """
    min_standard_errors: float = 0.0
    """Standard errors by which a search must have found something better, to leave what
    `score_action` likes best; 0 takes what it tried most often.
    """


@dataclass
class Game:
    """The declaration of a game. `noctuary.load` turns it into a LoadedGame."""

    id: str
    version: int
    seats: tuple[int, ...]
    state: type[State]
    entry: Callable[..., Any]
    options: tuple[TableOption, ...] = ()
    parameters: Callable[[int, dict[str, Any]], dict[str, Any]] = lambda seats, options: {}
    books: Callable[[int, dict[str, Any]], Mapping[str, Any]] | None = None
    """Returns the values of Book fields for seats and options; the same tuples are not read
    again.
    """
    evaluation: Evaluation | None = None
    resample: Callable[[Any, int], Any] | None = None
    positions: Mapping[str, Any] = field(default_factory=dict)
    """Late positions that random play rarely reaches: name -> (seats, values for `arrange` or a
    function that arranges, and table options where they matter).
    """
    view: Callable[..., ViewStruct] | None = None
    """Makes a view of an observation and the options."""
    invariants: Callable[[dict[str, Any]], None] | None = None
    """Raises AssertionError when the fields of a state cannot be right."""
    package: str = ""
    """The package with locales/*.ftl, content and ledger.yaml."""
    muted_seats: Callable[[Mapping[str, Any], Mapping[str, Any]], Mapping[int, str]] | None = None
    """Returns, from fields and options, the seats that may not talk, each with the clause that
    forbids it.
    """
    pins: tuple[str, ...] = ()
    """Places that seats may mark for one another while they play."""
    sides: Sides = COMPETITIVE
    """Who wins with whom."""
    tryouts: bool = True
    """Whether try-outs are offered during play: not where they would tell a story ahead."""
    outcome_prompts: tuple[str, ...] = ()
    """Prompts at which the seat that is asked may see where each option would lead, as far as the
    rules alone decide it.
    """
    people_only: Callable[[Mapping[str, Any]], bool] | None = None
    """Whether a table with these options is for people alone, without bots or hints."""
    value_names: str = ""
    """The module whose VALUE_NAMES names its values; for this and the next six see
    `noctuary.plugin`.
    """
    option_texts: str = ""
    """The module whose OPTION_TEXTS has the texts that a table's options name."""
    terminal: str = ""
    """The module whose DRAWING draws it at the terminal."""
    commands: str = ""
    """The module whose COMMANDS read options of the command line."""
    http: str = ""
    """The module whose ENDPOINTS it offers over HTTP."""
    tips: str = ""
    """The module whose TIPS say what matters before a choice, and whose TERMS hints name."""
    previews: str = ""
    """The module whose PREVIEWS say what options would come to."""
    minutes: tuple[int, ...] = ()
    """Minutes of a game with people, by number of seats."""
    tags: tuple[str, ...] = ()
    """What kind of game it is, for the lobby."""
    attachments: AttachmentReader | None = None
    """The functions that read files which options name by their content."""
    pages: Mapping[str, str] = field(default_factory=dict)
    """Pages of its own in the browser, by id: paths below `/<game>/`."""

    def resolve(self, options: Mapping[str, Any] | None) -> dict[str, Any]:
        """Return all options of a table, defaults filled in, each checked."""
        known = {o.name: o for o in self.options}
        given = dict(options or {})
        for name in given:
            if name not in known:
                raise BadOption(str(name), "there is no such option", ", ".join(known) or "none")
        return {n: o.check(given.get(n, o.default)) for n, o in known.items()}


@dataclass(frozen=True)
class AnnouncedGame:
    """A game that the lobby announces before its rules are written."""

    id: str
    seats: tuple[int, ...]
    minutes: tuple[int, ...]
    tags: tuple[str, ...]
    package: str
