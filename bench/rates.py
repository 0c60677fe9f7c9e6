"""How many units of work a second: medians of five, in turns."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import perf_counter

from noctuary.bots import Ismcts, SeatKnowledge

ROUNDS = 5
Work = Callable[[int], int]
"""A function that takes its number, and returns how many units that was."""


def rate(work: Work, seconds: float, start: int = 0) -> float:
    """Return units of work a second; they are called with start, start + 1, ... for some time."""
    done, k, began = 0, start, perf_counter()
    while (spent := perf_counter() - began) < seconds:
        done += work(k)
        k += 1
    return done / spent


def medians(works: dict[str, Work], seconds: float) -> dict[str, float]:
    """Return medians of five rates each, measured in turns: a noisy moment hits all alike."""
    found: dict[str, list[float]] = {name: [] for name in works}
    for r in range(ROUNDS):
        for name, work in works.items():
            found[name].append(rate(work, seconds, start=1000 * r))
    return {name: median(rates) for name, rates in found.items()}


def searches(knowledge: SeatKnowledge, iterations: int) -> Work:
    """Return a unit of work: iterations of the search bot at a decision."""
    return lambda k: (Ismcts(k, iterations=iterations).search(knowledge), iterations)[1]
