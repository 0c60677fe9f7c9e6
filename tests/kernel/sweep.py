"""What if `secret()` were left off an event, or `fleeting()`? One after the other, in every game:

python -m tests.kernel.sweep [gates ...]
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from noctuary.kernel import Game, games, load
from noctuary.kernel.conformance import Nonconformance, overhear
from noctuary.kernel.language.actions import Event
from tests.games.hearsay import GAME as HEARSAY
from tests.games.nightfall import GAME as NIGHTFALL
from tests.kernel.games.secrets import GAME as SECRETS

SPECS = {**games(), "nightfall": NIGHTFALL, "hearsay": HEARSAY, "secrets": SECRETS}


@dataclass(frozen=True)
class Trial:
    """What came of it: what the kit complained of, or nothing, and after how many seconds."""

    event: str
    complaint: str
    seconds: float


@contextmanager
def unmarked(event: Event, fields: frozenset[str]) -> Iterator[None]:
    """An event some of whose fields are marked neither as secret nor as fleeting."""
    marks = event.secret, event.fleeting
    event.secret, event.fleeting = event.secret - fields, event.fleeting - fields
    try:
        yield
    finally:
        event.secret, event.fleeting = marks


def without(spec: Game, marks: Callable[[Event], frozenset[str]], choices: int) -> list[Trial]:
    """Random games, for each event of a game that has such marks once without them."""
    trials = []
    for event in load(spec, "native").outline.events:
        if fields := marks(event):
            complaint, began = "", time.process_time()
            with unmarked(event, fields):
                try:
                    overhear(spec, choices)
                except Nonconformance as e:
                    complaint = str(e)
            trials.append(Trial(event.name, complaint, time.process_time() - began))
    return trials


def secrets(event: Event) -> frozenset[str]:
    """The fields of an event that only one seat may see."""
    return event.secret


def moments(event: Event) -> frozenset[str]:
    """The fields of an event that everybody is shown for a moment."""
    return event.fleeting - event.secret


def main(names: list[str]) -> None:
    """Prints a table of every secret, and how soon one notices that it is told."""
    for name in names or SPECS:
        for trial in without(SPECS[name], secrets, 200_000):
            said = trial.complaint or "not noticed"
            print(f"{name:10} {trial.event:14} {trial.seconds:7.2f} s  {said}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
