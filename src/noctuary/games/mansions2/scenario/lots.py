"""Lots of a scenario file: values that chance decides before the first turn."""

from __future__ import annotations

from typing import Any

from ..limits import LOTS
from .lookups import Lookups
from .yaml_reader import Map

MOST_VALUES = 12


class Lots(Lookups):
    """The compiler of lots, which `when` reads."""

    lots: dict[str, tuple[str, ...]]
    drawn: list[str] | None = None
    """The lots that the condition in the making reads; None where none may be read."""
    used: set[str]

    def read_lots(self, given: Map) -> None:
        """Read every lot with its values."""
        self.lots, self.used = {}, set()
        for name, row in given.items():
            values = [str(v) for v in self.row(row, name)]
            if not 1 < len(set(values)) == len(values) <= MOST_VALUES:
                self.source.problem(given.at[name], "lot-values", most=MOST_VALUES)
            elif len(self.lots) == LOTS:
                self.source.problem(given.at[name], "lots-room", most=LOTS)
            else:
                self.lots[name] = tuple(values)

    def lot(self, v: Any) -> int:
        """Read a lot and some of its values, as the argument of a number."""
        name, *values = self.row(v, "lot") or [""]
        known = self.of(v, "lot", name, self.lots)
        if not values:
            self.source.problem(v, "lot-shape")
        if self.drawn is None:
            self.source.problem(v, "lot-elsewhere")
        if str(name) not in self.lots:
            return 0
        self.used.add(str(name))
        if self.drawn is not None and str(name) not in self.drawn:
            self.drawn.append(str(name))
        bits = {self.index(x, "value of the lot", x, known) for x in values}
        return [*self.lots].index(str(name)) + LOTS * sum(1 << bit for bit in bits)

    def check_lots(self, given: Map) -> None:
        """Note a problem for each lot that is read nowhere."""
        for name in self.lots:
            if name not in self.used:
                self.source.problem(given.at[name], "lot-unread", name=name)
