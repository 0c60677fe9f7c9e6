"""Playtests of a night by bots: how it ends, how long it lasts, what happens in it and where."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from noctuary.kernel import Position, load

from ..columns import EventRow
from ..rules.interpreter.events import BITS
from ..scenario.compiled import CompiledScenario

Z = 1.96
"""95 %."""
LONGEST = 20_000
"""Choices after which a night counts as endless."""
WON = 2
UNTOLD, ENDLESS = "–", "∞"
"""It ended without an epilogue, as for an Insane investigator it may; it did not end."""
TELLING = ("narrated", "recounted")
GOING = ("moved", "pushed")


@dataclass(frozen=True)
class Share:
    """A share of a number, with its 95 % confidence interval."""

    n: int
    of: int
    low: float
    high: float

    @property
    def value(self) -> float:
        """The share itself."""
        return self.n / self.of if self.of else 0.0


def share(n: int, of: int) -> Share:
    """Return a share with its Wilson interval."""
    if not of:
        return Share(0, 0, 0.0, 1.0)
    p, z = n / of, Z * Z / of
    middle, half = p + z / 2, Z * math.sqrt(p * (1 - p) / of + z / (4 * of))
    return Share(n, of, max(0.0, (middle - half) / (1 + z)), min(1.0, (middle + half) / (1 + z)))


@dataclass(frozen=True)
class Trial:
    """The figures of all games of one sort of bot."""

    policy: str
    games: int
    won: Share
    ends: Mapping[str, Share]
    """By epilogue."""
    rounds: tuple[float, float, float]
    """Their mean, and between what it lies."""
    events: Mapping[str, Share]
    """The number of times that each event happened, in the order of the file."""

    @property
    def never(self) -> list[str]:
        """Events that never happened."""
        return [name for name, seen in self.events.items() if not seen.n]


# ---- one night


class Course:
    """The observed part of a scenario in play: its events, and the rooms of its map."""

    def __init__(self, made: CompiledScenario, names: list[str]) -> None:
        number = {name: k for k, name in enumerate(made.events)}
        self.names = [name for name in names if name in number]
        self.told: dict[int, list[str]] = {}
        """Events by their texts."""
        self.untold: dict[int, str] = {}
        """Those without a text, by their numbers."""
        for name in self.names:
            text = made.tables["events"][number[name]][EventRow.TEXT]
            if text:
                self.told.setdefault(text, []).append(name)
            else:
                self.untold[number[name]] = name
        first: dict[int, int] = {}
        for space, row in enumerate(made.plan.rows):
            first.setdefault(row[1], space)
        self.room = [first[row[1]] for row in made.plan.rows]
        """The first space of the room that a space is in."""
        self.epilogues = {text: name for name, text in made.epilogues.items()}


@dataclass
class Night:
    """One game: the round in which everything happened first."""

    course: Course
    round: int = 1
    events: dict[str, int] = field(default_factory=dict)
    rooms: dict[int, int] = field(default_factory=dict)
    ending: str = ENDLESS
    won: bool = False

    def note(self, state: Position, told: list[Any]) -> None:
        """Note what was told after a choice."""
        course = self.course
        for one in told:
            name, fields = one.name, one.fields
            if name in GOING:
                self.rooms.setdefault(course.room[fields["space"]], self.round)
            elif name in TELLING:
                for event in course.told.get(fields["text"], ()):
                    self.events.setdefault(event, self.round)
            elif name == "round_began":
                self.look(state.fields())
                self.round = fields["n"]
            elif name == "ended":
                self.ending = course.epilogues.get(fields["text"], UNTOLD)

    def look(self, f: Mapping[str, Any]) -> None:
        """Note what the state tells: past events, and where everybody stands."""
        for text, events in self.course.told.items():
            if was_told(f, text):
                for event in events:
                    self.events.setdefault(event, self.round)
        for number, event in self.course.untold.items():
            if f["done"][number]:
                self.events.setdefault(event, self.round)
        for space in f["at"][: f["party"][0]]:
            if space > 0:
                self.rooms.setdefault(self.course.room[space], self.round)

    def close(self, state: Position) -> None:
        """Close a night that is over, or whose end nobody waits for any more."""
        f = state.fields()
        self.look(f)
        self.won = f["ending"] == WON
        if state.over and self.ending == ENDLESS:
            self.ending = UNTOLD


def was_told(f: Mapping[str, Any], text: int) -> bool:
    """Whether a text has been told."""
    return bool(f["told"][text // BITS] >> (text % BITS) & 1)


def chosen(state: Position, policy: str, random: Random) -> int:
    """Return a bot's choice: a random one, or the one with the best score."""
    codes = state.legal()
    if policy == "sense":
        weights = state.action_scores()
        top = max(weights)
        codes = [c for c, w in zip(codes, weights, strict=True) if w == top]
    return codes[0] if len(codes) == 1 else random.choice(codes)


def played(
    course: Course,
    state: Position,
    policy: str,
    seed: int,
    stop: Callable[[Night], bool] = lambda night: False,
) -> tuple[Night, list[int]]:
    """Play to the end, until `stop`, or until a limit; return the night and its choices."""
    night, random, choices = Night(course), Random(seed), []
    for _ in range(LONGEST):
        if state.over or stop(night):
            break
        choices.append(chosen(state, policy, random))
        night.note(state, state.step(choices[-1]).events)
    night.close(state)
    return night, choices


# ---- many


@dataclass
class Tally:
    """The figures of so many games; tallies of the same scenario can be added up."""

    games: int = 0
    won: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    rounds: Counter[int] = field(default_factory=Counter)
    """In which round they ended."""
    events: dict[str, Counter[int]] = field(default_factory=dict)
    """In which round each event happened first."""
    rooms: dict[int, Counter[int]] = field(default_factory=dict)
    """In which round each room was entered first; a room by its first space."""
    example: dict[str, int] = field(default_factory=dict)
    """The seed of the first game in which an event happened."""

    def add(self, night: Night, seed: int) -> None:
        """Add one more game."""
        self.games += 1
        self.won += night.won
        self.ends[night.ending] += 1
        self.rounds[night.round] += 1
        for event, round in night.events.items():
            self.events.setdefault(event, Counter())[round] += 1
            self.example.setdefault(event, seed)
        for room, round in night.rooms.items():
            self.rooms.setdefault(room, Counter())[round] += 1


def tally(
    made: CompiledScenario,
    names: list[str],
    policy: str = "sense",
    games: int = 100,
    seats: int = 2,
    seed: int = 0,
    party: Any = "usual",
    enough: Callable[[], bool] = lambda: False,
) -> Tally:
    """Play a scenario so many times, or until it is enough.

    `names`: the events that are looked at. The same seed plays the same games.
    """
    from .. import GAME

    game, course, found = load(GAME, checked=True), Course(made, names), Tally()
    for n in range(seed, seed + games):
        state = game.new(seats, n, {"party": party}, books=made.tables)
        night, _ = played(course, state, policy, n, lambda night: enough())
        if enough() and found.games:
            break  # this one was not played to its end
        found.add(night, n)
    return found


def trial(
    made: CompiledScenario,
    names: list[str],
    policy: str = "sense",
    games: int = 100,
    seats: int = 2,
    seed: int = 0,
    party: Any = "usual",
) -> Trial:
    """Play so many games and return their figures."""
    found = tally(made, names, policy, games, seats, seed, party)
    rounds = [n for n, times in found.rounds.items() for _ in range(times)]
    return Trial(
        policy=policy,
        games=games,
        won=share(found.won, games),
        ends={name: share(k, games) for name, k in found.ends.most_common()},
        rounds=mean(rounds),
        events={n: share(found.events.get(n, Counter()).total(), games) for n in names},
    )


def mean(values: list[int]) -> tuple[float, float, float]:
    """Return a mean and its interval."""
    n = len(values)
    if not n:
        return 0.0, 0.0, 0.0
    m = sum(values) / n
    spread = math.sqrt(sum((x - m) ** 2 for x in values) / max(1, n - 1))
    half = Z * spread / math.sqrt(n)
    return m, m - half, m + half
