"""Tips, warnings, previews and evaluation terms."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from noctuary.kernel import Observation, Option, Position


@dataclass(frozen=True)
class Tip:
    """What matters before a choice: a key of the game's texts, and its arguments.

    The text of a tip is `tip-<key>`, of an option's preview `preview-<key>`. An argument with the
    name of a kind is formatted as a value of that kind.
    """

    key: str
    args: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class PlayWarning:
    """What nobody should overlook: `warning-<key>` of the game's texts.

    It may be about one option that would do nothing, or waste something.
    """

    key: str
    args: Mapping[str, int] = field(default_factory=dict)
    option: str = ""
    """The id of the option that it is about; empty: about the game."""


PlayWarnings = Callable[
    ["Observation", Mapping[str, Any], str, Sequence["Option"]], Iterable[PlayWarning]
]
"""From an observation, the table's options, the prompt and the options on offer to warnings."""

Tips = Callable[["Observation", Mapping[str, Any], str], Sequence[Tip]]
"""From an observation, the table's options and the prompt to tips, the most important first."""

Previews = Callable[["Position"], Mapping[str, Sequence[Tip]]]
"""From a sample of the deciding seat to what each option would come to, by option id; under the
empty id, what the decision is about. The result must be the same for all samples.
"""


@dataclass(frozen=True)
class EvaluationTerm:
    """A quantity that the evaluation counts, and its present number.

    `reason-<key>` of the game's texts says what it is; an argument with the name of a kind is
    formatted as a value of that kind.
    """

    key: str
    n: int
    weight: int
    """The value of one more to the seat, in the evaluation's unit; negative: fewer is better."""
    args: Mapping[str, int] = field(default_factory=dict)


EvaluationTerms = Callable[[Any, int], Iterable[EvaluationTerm]]
"""From an observation as a state (`state_for_rules`) and the seat to its evaluation terms."""
