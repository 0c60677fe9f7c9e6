"""The interface of bots: pure functions from what a seat knows to an option."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random

from noctuary.kernel import NoctuaryError

from .knowledge import SeatKnowledge


class BadBot(NoctuaryError):
    """A bot spec that names no bot."""


@dataclass(frozen=True)
class Reason:
    """A reason for an option: an evaluation term, its value, and what it becomes."""

    key: str
    """A term of the game, see `noctuary.plugin.EvaluationTerm`; "" where the game is won."""
    args: Mapping[str, int] = field(default_factory=dict)
    before: int = 0
    """Its value now; with `versus_next_best`, what the next best option would make of it."""
    after: int = 0
    """What it becomes most often where it improves."""
    samples_of_ten: int = 0
    """The samples of ten in which it improves."""
    versus_next_best: bool = False


@dataclass(frozen=True)
class Advice:
    """A bot's opinion of one option."""

    option: str
    """The id of the option."""
    share: float
    """The part of its attention that the bot gave to the option; over all options they sum to 1."""
    scores: tuple[float, ...] | None = None
    """The points that each seat may expect at the end, if the bot looked ahead."""
    win: float | None = None
    """The share of a win that the seat may expect, if the bot looked ahead."""
    why: tuple[Reason, ...] = ()
    """The reasons for the best option, the strongest first."""


class Bot(ABC):
    """A player that sees only what its seat sees.

    A choice depends on knowledge and seed alone, so a resumed game goes on alike.
    """

    spec: str

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    @abstractmethod
    def choose(self, knowledge: SeatKnowledge) -> int:
        """Return the code of the chosen action."""

    @abstractmethod
    def advise(self, knowledge: SeatKnowledge) -> list[Advice]:
        """Return what the bot thinks of every option, best first."""

    def stream(self, knowledge: SeatKnowledge) -> Random:
        """Return the bot's own random stream at a decision, independent of the game's."""
        return Random(self.seed << 32 | knowledge.number)


def rank(knowledge: SeatKnowledge, advice: dict[int, Advice]) -> list[Advice]:
    """Return advice by code, best first; equal ones stay in the order of the options."""
    return sorted((advice[c] for c in knowledge.legal), key=lambda a: -a.share)
