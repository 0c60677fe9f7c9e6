"""Bots play a night many times: how it ends, how long it lasts, what happens in it."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from noctuary.kernel import Position, load

from ..kinds import EventRow
from ..rules.script.events import BITS
from ..scenario.made import Made

Z = 1.96
"""95 %."""
LONGEST = 20_000
"""Choices after which a night counts as endless."""
WON = 2
UNTOLD, ENDLESS = "–", "∞"
"""It ended without an epilogue, as for an Insane investigator it may; it did not end."""


@dataclass(frozen=True)
class Share:
    """How many of so many, and between which shares it lies with 95 % confidence."""

    n: int
    of: int
    low: float
    high: float

    @property
    def value(self) -> float:
        """The share itself."""
        return self.n / self.of if self.of else 0.0


def share(n: int, of: int) -> Share:
    """A share with its Wilson interval."""
    if not of:
        return Share(0, 0, 0.0, 1.0)
    p, z = n / of, Z * Z / of
    middle, half = p + z / 2, Z * math.sqrt(p * (1 - p) / of + z / (4 * of))
    return Share(n, of, max(0.0, (middle - half) / (1 + z)), min(1.0, (middle + half) / (1 + z)))


@dataclass(frozen=True)
class Trial:
    """What came of all games of one sort of bot."""

    policy: str
    games: int
    won: Share
    ends: Mapping[str, Share]
    """By epilogue."""
    rounds: tuple[float, float, float]
    """Their mean, and between what it lies."""
    events: Mapping[str, Share]
    """How often each event of the scenario happened, in the order of the file."""

    @property
    def never(self) -> list[str]:
        """Events that never happened."""
        return [name for name, seen in self.events.items() if not seen.n]


def trial(
    made: Made,
    names: list[str],
    policy: str = "sense",
    games: int = 100,
    seats: int = 2,
    seed: int = 0,
    party: Any = "usual",
    after: Callable[[int], None] = lambda n: None,
) -> Trial:
    """Plays a scenario so many times; `names`: the events that are looked at. The same seed plays
    the same games.
    """
    from .. import GAME

    game = load(GAME, checked=True)
    number = {name: k for k, name in enumerate(made.events)}
    rows = {name: (number[name], made.tables["events"][number[name]]) for name in names}
    told_by = {text: name for name, text in made.epilogues.items()}
    ends: Counter[str] = Counter()
    seen: Counter[str] = Counter()
    rounds: list[int] = []
    won = 0
    for n in range(games):
        state = game.new(seats, seed + n, {"party": party}, books=made.tables)
        text = played(state, policy, Random(seed + n))
        f = state.fields()
        rounds.append(f["round"])
        won += f["ending"] == WON
        ends[told_by.get(text, UNTOLD) if state.over else ENDLESS] += 1
        seen.update(name for name, (ev, row) in rows.items() if happened(f, ev, row))
        after(n + 1)
    return Trial(
        policy=policy,
        games=games,
        won=share(won, games),
        ends={name: share(k, games) for name, k in ends.most_common()},
        rounds=mean(rounds),
        events={name: share(seen[name], games) for name in names},
    )


def played(state: Position, policy: str, random: Random) -> int:
    """To the end, or for as long as anybody would wait; the text that was told at the end."""
    for _ in range(LONGEST):
        if state.over:
            break
        codes = state.legal()
        if policy == "sense":
            weights = state.weigh()
            top = max(weights)
            codes = [c for c, w in zip(codes, weights, strict=True) if w == top]
        step = state.step(codes[0] if len(codes) == 1 else random.choice(codes))
    return next((t.fields["text"] or 0 for t in step.events if t.name == "ended"), 0)


def was_told(f: Mapping[str, Any], text: int) -> bool:
    """A text has been told."""
    return bool(f["told"][text // BITS] >> (text % BITS) & 1)


def happened(f: Mapping[str, Any], ev: int, row: tuple[int, ...]) -> bool:
    """An event was told or, where it has no text, carried out."""
    text = row[EventRow.TEXT]
    return was_told(f, text) if text else bool(f["done"][ev])


def mean(values: list[int]) -> tuple[float, float, float]:
    """A mean and its interval."""
    n = len(values)
    if not n:
        return 0.0, 0.0, 0.0
    m = sum(values) / n
    spread = math.sqrt(sum((x - m) ** 2 for x in values) / max(1, n - 1))
    half = Z * spread / math.sqrt(n)
    return m, m - half, m + half
