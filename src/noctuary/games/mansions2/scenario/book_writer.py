"""Writes a book: the tables of ints that the rules read a scenario from, and their verifier."""

from __future__ import annotations

from typing import Any

from ..columns import (
    ChoiceRow,
)
from ..limits import (
    ACTS,
    CARDS,
    CHOICES,
    CODE,
    CREATURES,
    EVENTS,
    FACES,
    FACTS,
    FRUITS,
    FX,
    LIMITS,
    LISTS,
    NUMBERS,
    PIECES,
    PUZZLES,
    ROUTES,
    TERMS,
    TEXTS,
    VARIABLES,
    WANTS,
    WIDTH,
    Limit,
)
from ..opcodes import (
    OPS,
    TRIGGERS,
    C,
    N,
    O,
    T,
)
from .routes import Paths

Pair = tuple[str, str]
Step = tuple[int, int, int]
"""One step of a condition."""
ROOM = {
    "code": CODE, "terms": TERMS, "numbers": NUMBERS, "lists": LISTS, "events": EVENTS,
    "choices": CHOICES, "pieces": PIECES, "faces": FACES, "copies": CARDS, "fx": FX,
    "creatures": CREATURES, "acts": ACTS, "puzzles": PUZZLES, "facts": FACTS, "routes": ROUTES,
    "wants": WANTS, "serves": WANTS, "fruits": FRUITS,
}  # fmt: skip


PATHS = ("facts", "routes", "wants", "serves", "fruits", "openings")
"""What bots read."""


class TooLarge(ValueError):
    """A scenario has more of some things than a book has room for: name, number, room."""

    def __init__(self, what: list[tuple[str, int, int]]) -> None:
        super().__init__(what)
        self.what = what


class Book:
    """A book in the making."""

    def __init__(self) -> None:
        self.code: list[list[int]] = [_wide([int(O.STOP)])]
        self.terms: list[Step] = [(int(C.STOP), 0, 0)]
        self.numbers: dict[tuple[int, int, int, int], int] = {(0, 0, 0, 0): 0}
        self.lists: list[int] = [0]
        self.choices: list[list[int]] = [[0] * 6]
        self.choice_texts: list[Pair] = [("", "")]
        self.pieces: list[list[int]] = [[0] * 9]
        self.fx: list[list[int]] = []
        self.texts: list[Pair] = [("", "")]
        self.rows: dict[str, list[Any]] = {}
        self.limits = [0] * LIMITS
        self.variables: dict[str, int] = {}
        self._numbered: dict[Pair, int] = {}
        self._events: dict[str, list[int]] = {}
        self._calls: list[tuple[int, int, str]] = []
        self._listed: list[tuple[int, str]] = []
        self._blocks: dict[tuple[tuple[Any, ...], ...], int] = {}
        self.event_names: list[str] = []

    # -- parts

    def text(self, pair: Pair | None) -> int:
        """The number of a text; 0 is none."""
        if pair is None:
            return 0
        if pair not in self._numbered:
            self._numbered[pair] = len(self.texts)
            self.texts.append(pair)
        return self._numbered[pair]

    def variable(self, name: str) -> int:
        """The number of a variable; 0 is no variable of the scenario."""
        return self.variables.setdefault(name, len(self.variables) + 1)

    def number(self, source: N = N.PLAIN, argument: int = 0, times: int = 1, plus: int = 0) -> int:
        """The number of a number."""
        row = (int(source), argument, times if source else 0, plus)
        return self.numbers.setdefault(row, len(self.numbers))

    def condition(self, postfix: list[Step]) -> int:
        """Where a condition stands: leaves and signs, each behind its operands; none: always."""
        if not postfix:
            return 0
        at = len(self.terms)
        self.terms += [*postfix, (int(C.STOP), 0, 0)]
        return at

    def listed(self, values: list[int]) -> int:
        """Where a list stands."""
        at = len(self.lists)
        self.lists += [len(values), *values]
        return at

    def block(self, ops: list[tuple[Any, ...]]) -> int:
        """Where operations stand; events in them may be named, and are filled in at the end."""
        if not ops:
            return 0
        key = tuple(ops)
        if key in self._blocks:
            return self._blocks[key]
        at = len(self.code)
        self._blocks[key] = at
        for op in ops:
            row = [int(op[0])]
            for column, x in enumerate(op[1:], 1):
                if isinstance(x, str):
                    self._calls.append((len(self.code), column, x))
                    x = 0
                row.append(int(x))
            self.code.append(_wide(row))
        self.code.append(_wide([int(O.STOP)]))
        return at

    def event(self, name: str, by: T, argument: int, *row: int) -> None:
        """An event; they are numbered by what makes them happen, then in the order given."""
        self._events[name] = [int(by), argument, *row]

    def event_list(self, names: list[str]) -> int:
        """A list of events by name."""
        at = self.listed([0] * len(names))
        self._listed += [(at + 1 + k, name) for k, name in enumerate(names)]
        return at

    def limit(self, what: Limit, value: int) -> None:
        """One of the numbers that a scenario has once."""
        self.limits[what] = value

    # -- the whole

    def tables(self, paths: bool = True) -> dict[str, Any]:
        """The tables, verified; with what leads to what, where bots may play."""
        order = sorted(self._events, key=lambda n: self._events[n][0])
        number = {name: k + 1 for k, name in enumerate(order)}
        events = [[0] * 6] + [self._events[name][1:] for name in order]
        heads = [1 + sum(self._events[n][0] < t for n in order) for t in range(TRIGGERS + 1)]
        for row, column, name in self._calls:
            self.code[row][column] = number[name]
        for at, name in self._listed:
            self.lists[at] = number[name]
        self.event_names = ["", *order]
        value = Worth(self.code, [e[2] for e in events])
        for choice in self.choices:
            choice[4] = value.of(choice[3], 4)
        for piece in self.pieces:
            first, n = piece[4], piece[5]
            piece[7] = max((self.choices[c][4] for c in range(first, first + n)), default=0)
        given: dict[str, list[Any]] = {
            "code": self.code, "terms": self.terms, "numbers": list(self.numbers),
            "lists": self.lists, "events": events, "heads": heads, "pieces": self.pieces,
            "choices": self.choices, "fx": self.fx, "limits": self.limits, **self.rows,
        }  # fmt: skip
        if paths:
            given |= Paths(given).written()
        else:
            bare: list[list[Any]] = [[] for _ in PATHS]
            given |= dict(zip(PATHS, bare, strict=True))
            given["openings"] = [0] * len(given["puzzles"])
        for choice in self.choices:
            choice += [0] * (len(ChoiceRow) - len(choice))
        extra: dict[str, Any] = {"texts": self.texts, "variables": self.variables}
        large = []
        for name, room in (*ROOM.items(), ("texts", TEXTS), ("variables", VARIABLES)):
            n = len(extra[name] if name in extra else given[name])
            if n > room:
                large.append((name, n, room))
        if large:
            raise TooLarge(large)
        verify(given)
        return {
            name: tuple(tuple(r) if isinstance(r, (list, tuple)) else r for r in rows)
            for name, rows in given.items()
        }


def _wide(row: list[int]) -> list[int]:
    return [*row, *[0] * (WIDTH - len(row))]


WORTH = {
    O.TILE: 40, O.CALC: 25, O.GAIN: 15, O.GAIN_ANY: 15, O.CLUE: 8, O.HEAL: 5, O.DAMAGE: -6,
    O.HORROR: -6, O.SPAWN: -10, O.BECOME: -4, O.PUZZLE: 20, O.REMOVE: 4, O.MOVE: 5,
}  # fmt: skip


class Worth:
    """What bots may expect of a block: rooms, steps of the story, cards; found by reading it."""

    def __init__(self, code: list[list[int]], events: list[int]) -> None:
        self.code, self.events = code, events
        self.known: dict[tuple[int, int], int] = {}

    def of(self, at: int, depth: int) -> int:
        """The worth of the block at a place."""
        if not at or not depth:
            return 0
        if (at, depth) not in self.known:
            self.known[at, depth] = 0
            self.known[at, depth] = self._sum(at, depth)
        return self.known[at, depth]

    def _sum(self, at: int, depth: int) -> int:
        total = 0
        while self.code[at][0] != O.STOP:
            row = self.code[at]
            op = O(row[0])
            total += WORTH.get(op, 0)
            if op == O.END:
                total += 400 if row[1] == 1 else -400
            elif op == O.CALL:
                total += self.of(self.events[row[1]], depth - 1)
            inner = zip(OPS[op].operands, row[1:], strict=False)
            parts = [self.of(x, depth - 1) for kind, x in inner if kind == "code"]
            total += max(parts, default=0) * 2 // 3
            at += 1
        return max(-900, min(900, total))


def verify(t: dict[str, list[Any]]) -> None:
    """ValueError unless code, conditions and lists lead to places that exist."""
    room = {
        "code": len(t["code"]), "if": len(t["terms"]), "number": len(t["numbers"]),
        "list": len(t["lists"]), "event": len(t["events"]), "piece": len(t["pieces"]),
        "choice": len(t["choices"]), "face": len(t["faces"]), "creature": len(t["creatures"]),
        "puzzle": len(t["puzzles"]), "variable": VARIABLES, "text": TEXTS,
    }  # fmt: skip
    for k, row in enumerate(t["code"]):
        for kind, x in zip(OPS[O(row[0])].operands, row[1:], strict=False):
            if kind in room and not 0 <= x < room[kind]:
                raise ValueError(f"operation {k} ({O(row[0]).name}): there is no {kind} {x}")
    for k, (sign, left, right) in enumerate(t["terms"]):
        if not (0 <= left < room["number"] and 0 <= right < room["number"]) or sign & 15 > C.NOT:
            raise ValueError(f"term {k}: {sign}, {left}, {right}")
