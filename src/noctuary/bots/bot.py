"""What every bot is: a pure function from what a seat knows to one of the actions on offer."""

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
    """What speaks for an option: a quantity that bots weigh, how it stands and where it goes."""

    key: str
    """A term of the game, see `noctuary.plugin.EvaluationTerm`; nothing: the game is won."""
    args: Mapping[str, int] = field(default_factory=dict)
    before: int = 0
    """How it stands; with `rather`, what the next best option would make of it."""
    after: int = 0
    """What it becomes most often where it becomes better."""
    samples_of_ten: int = 0
    """In how many of ten worlds it does."""
    versus_next_best: bool = False


@dataclass(frozen=True)
class Advice:
    """What a bot thinks of one option."""

    option: str
    """The id of the option."""
    share: float
    """The part of its attention that the bot gave to it; over all options they sum to 1."""
    scores: tuple[float, ...] | None = None
    """Points that each seat may expect at the end, if the bot looked ahead."""
    win: float | None = None
    """The share of a win that the seat may expect, if the bot looked ahead."""
    why: tuple[Reason, ...] = ()
    """What speaks most for the best option."""


class Bot(ABC):
    """A player that sees only what its seat sees.

    A choice depends on knowledge and seed alone, so a game that is taken up again goes on alike.
    """

    spec: str

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    @abstractmethod
    def choose(self, knowledge: SeatKnowledge) -> int:
        """The code of the action chosen."""

    @abstractmethod
    def advise(self, knowledge: SeatKnowledge) -> list[Advice]:
        """What the bot thinks of every option, best first."""

    def stream(self, knowledge: SeatKnowledge) -> Random:
        """The bot's own random stream at a decision, which never touches the game's."""
        return Random(self.seed << 32 | knowledge.number)


def rank(knowledge: SeatKnowledge, advice: dict[int, Advice]) -> list[Advice]:
    """Advice by code in the order of its worth; what is alike stays in the order of the options."""
    return sorted((advice[c] for c in knowledge.legal), key=lambda a: -a.share)
