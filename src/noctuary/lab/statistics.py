"""Means, shares and how sure they are."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

Z = 1.96  # 95 %


@dataclass(frozen=True)
class Estimate:
    """A value and the interval in which it lies with 95 % confidence."""

    n: int
    value: float
    low: float
    high: float


def share(wins: float, n: int) -> Estimate:
    """Return a share with its Wilson interval."""
    if not n:
        return Estimate(0, 0.0, 0.0, 1.0)
    p = wins / n
    middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z / (1 + Z * Z / n) * math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
    return Estimate(n, p, max(0.0, middle - half), min(1.0, middle + half))


def mean(values: Sequence[float]) -> Estimate:
    """Return a mean with its normal interval."""
    n = len(values)
    if not n:
        return Estimate(0, 0.0, 0.0, 0.0)
    m = sum(values) / n
    half = Z * spread(values) / math.sqrt(n)
    return Estimate(n, m, m - half, m + half)


def spread(values: Sequence[float]) -> float:
    """Return the standard deviation."""
    n = len(values)
    if n < 2:
        return 0.0
    m = sum(values) / n
    return math.sqrt(sum((x - m) ** 2 for x in values) / (n - 1))


def quantile(values: Sequence[float], q: float) -> float:
    """Return the value below which the share `q` lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(q * len(ordered)))]
