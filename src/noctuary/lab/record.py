"""The record of a game between bots."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

Counts = dict[str, int]


@dataclass(frozen=True)
class GameRecord:
    """A game that was played, or that failed, with the reason."""

    game: str
    number: int
    """Its number in the batch, from 0."""
    seed: int
    bots: tuple[str, ...]
    """The bot in each seat."""
    first: int = -1
    """The seat that was asked first."""
    scores: tuple[int, ...] = ()
    results: tuple[int, ...] = ()
    """Thousandths of a win of each seat."""
    choices: int = 0
    rounds: int = 0
    happened: tuple[Counts, ...] = ()
    """How often each event happened to each seat: `gate_opened`, `gate_opened/region=salem`."""
    error: str = ""
    """Why it failed: a key of the lab's texts, or a Python error."""
    sides: tuple[int, ...] = ()
    """The side of each seat at the end."""


@dataclass(frozen=True)
class Seating:
    """One seat of a game that was played to its end."""

    record: GameRecord
    seat: int

    @property
    def bot(self) -> str:
        """The bot in this seat."""
        return self.record.bots[self.seat]

    @property
    def place(self) -> int:
        """Its place in the order of play: 0 was asked first."""
        return (self.seat - self.record.first) % len(self.record.bots)

    @property
    def score(self) -> int:
        """Its points."""
        return self.record.scores[self.seat]

    @property
    def win(self) -> float:
        """Its share of the win."""
        return self.record.results[self.seat] / 1000

    @property
    def side(self) -> int:
        """Its side."""
        return self.record.sides[self.seat]

    @property
    def happened(self) -> Counts:
        """How often an event happened to this seat."""
        return self.record.happened[self.seat]


def count_played(records: Iterable[GameRecord]) -> list[GameRecord]:
    """Return the games that did not fail."""
    return [r for r in records if not r.error]


def seatings(records: Iterable[GameRecord]) -> Iterator[Seating]:
    """Yield every seat of every game that did not fail."""
    for r in count_played(records):
        for seat in range(len(r.bots)):
            yield Seating(r, seat)


def by_side(every: Iterable[Seating]) -> list[Seating]:
    """Return one seat of each side, where sides have several seats."""
    found: dict[tuple[int, int], Seating] = {}
    for s in every:
        if 1 < len(set(s.record.sides)) < len(s.record.sides):
            found.setdefault((s.record.number, s.side), s)
    return list(found.values())
