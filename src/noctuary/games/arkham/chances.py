"""How chances are rounded, at the table and in the calculator: half a point goes up."""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction


def percent(chance: float | Fraction, digits: int = 0) -> float:
    """Return a chance in per cent with this many decimals, as the browser rounds it."""
    exact = 100 * Decimal(repr(float(chance)))
    return float(exact.quantize(Decimal(1).scaleb(-digits), ROUND_HALF_UP))
