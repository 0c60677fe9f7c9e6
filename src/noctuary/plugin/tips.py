"""What the rules say unasked before a decision: tips, warnings, previews and evaluation terms."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from noctuary.kernel import Observation, Option, Position


@dataclass(frozen=True)
class Tip:
    """Something that matters before a choice: a key of the game's words, `coach-<key>`, or of an
    option `ahead-<key>`, and what fills it in; an argument that is called like a kind is named by
    it.
    """

    key: str
    args: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class PlayWarning:
    """Something that nobody should overlook, coach or not: `warn-<key>` of the game's words; about
    one option where it would do nothing, or waste something.
    """

    key: str
    args: Mapping[str, int] = field(default_factory=dict)
    option: str = ""
    """The id of the option that it is about; nothing: about the game."""


PlayWarnings = Callable[
    ["Observation", Mapping[str, Any], str, Sequence["Option"]], Iterable[PlayWarning]
]
"""From what a seat may see, the table's options, what it is asked and offered: what it should know
first.
"""

Tips = Callable[["Observation", Mapping[str, Any], str], Sequence[Tip]]
"""From what a seat may see, the table's options and what it is asked: what matters most, first."""

Previews = Callable[["Position"], Mapping[str, Sequence[Tip]]]
"""From a position drawn from what the seat that is asked knows, where anything may be tried: what
options would come to, by their ids, and under no id what the question is about. It says the same
of all such positions.
"""


@dataclass(frozen=True)
class EvaluationTerm:
    """One of the quantities that bots weigh, as it stands: `why-<key>` of the game's words says
    what it is; an argument that is called like a kind is named by it.
    """

    key: str
    n: int
    weight: int
    """What one more is worth to the seat, as the game's sense reckons; negative: less is better."""
    args: Mapping[str, int] = field(default_factory=dict)


EvaluationTerms = Callable[[Any, int], Iterable[EvaluationTerm]]
"""From a glance of what a seat may see, and the seat: what its bots weigh there."""
