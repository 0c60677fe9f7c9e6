"""A sweep over all secrets, which shows how soon a `secret()` is missed that was left off.

With `fleeting()` and without, one after the other, in every game, from several seeds: python -m
tests.kernel.sweep [gates ...]
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import median

from noctuary.kernel import Game, games, load
from noctuary.kernel.conformance import Nonconformance, Report, overhear
from noctuary.kernel.language.actions import Event
from tests.games.hearsay import GAME as HEARSAY
from tests.games.nightfall import GAME as NIGHTFALL
from tests.kernel.games.secrets import GAME as SECRETS

SPECS = {**games(), "nightfall": NIGHTFALL, "hearsay": HEARSAY, "secrets": SECRETS}
SEEDS = (1, 101, 201, 301, 401)


@dataclass(frozen=True)
class Omission:
    """Marks that are left off a field of an event."""

    event: Event
    field: str
    marks: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.event.name}.{self.field} without {' and '.join(self.marks)}"

    @contextmanager
    def made(self) -> Iterator[None]:
        """Leave the marks off for as long as it lasts."""
        before = {mark: getattr(self.event, mark) for mark in self.marks}
        for mark, fields in before.items():
            setattr(self.event, mark, fields - {self.field})
        try:
            yield
        finally:
            for mark, fields in before.items():
                setattr(self.event, mark, fields)


@dataclass(frozen=True)
class Trial:
    """What came of an omission: what the kit complained of, or nothing, and after how many choices
    and comparisons.
    """

    omission: Omission
    complaint: str
    choices: int
    comparisons: int

    @property
    def is_noticed(self) -> bool:
        """Whether the complaint is about the very field, with both values."""
        return f": {self.omission.event.name}.{self.omission.field} = " in self.complaint


def without_secret(spec: Game) -> list[Omission]:
    """Return each `secret()` of a game left off; where the field is fleeting too, also both."""
    return [
        Omission(event, field, marks)
        for event in load(spec, "native").outline.events
        for field in sorted(event.secret)
        for marks in (("secret",), ("secret", "fleeting"))
        if len(marks) == 1 or field in event.fleeting
    ]


def without_fleeting(spec: Game) -> list[Omission]:
    """Return each `fleeting()` of a game left off."""
    return [
        Omission(event, field, ("fleeting",))
        for event in load(spec, "native").outline.events
        for field in sorted(event.fleeting)
    ]


def trial(spec: Game, omission: Omission, choices: int, seed: int = 1) -> Trial:
    """Play random games with marks left off until the kit notices."""
    report, complaint = Report(), ""
    with omission.made():
        try:
            overhear(spec, choices, seed=seed, report=report)
        except Nonconformance as e:
            complaint = str(e)
    return Trial(omission, complaint, report.choices, report.heard)


def main(names: list[str]) -> None:
    """Print how soon each omission is noticed, and a line of figures for each game."""
    for name in names or SPECS:
        spec = SPECS[name]
        told: list[Trial] = []
        for omission in without_secret(spec) + without_fleeting(spec):
            seeds = SEEDS if "secret" in omission.marks else SEEDS[:1]
            trials = [trial(spec, omission, 400_000, seed) for seed in seeds]
            told += trials if omission.marks == ("secret",) else []
            print(f"{name:10} {omission!s:44} {figures(trials)}", flush=True)
        print(f"{name:10} {len(told) // len(SEEDS)} secrets: {figures(told)}", flush=True)


def figures(trials: list[Trial]) -> str:
    """Return how soon something was noticed, and how often it was not."""
    missed = sum(not t.complaint for t in trials)
    choices, comparisons = [t.choices for t in trials], [t.comparisons for t in trials]
    return (
        f"choices {median(choices):g}, most {max(choices)}; "
        f"comparisons {median(comparisons):g}, most {max(comparisons)}"
        + (f"; not noticed {missed} of {len(trials)}" if missed else "")
    )


if __name__ == "__main__":
    main(sys.argv[1:])
