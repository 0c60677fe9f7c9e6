"""The writer of books: the tables of ints that the rules read a scenario from, and their verifier.

The compiler of scenarios and the importer of quests both write with it: rows and their limits are
known here alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from noctuary.mechanics import puzzles

from ..columns import ChoiceElse, ChoiceRow, EventRow, PieceRow
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
    OPERANDS,
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
    NumberSource,
    Opcode,
    Sign,
    Trigger,
)
from .routes import RouteWriter

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
"""Tables that only bots read."""
Range = tuple[int, int]
PUZZLE_SIZES: dict[int, tuple[Range, Range]] = {
    puzzles.CODE: ((1, 6), (2, 8)),
    puzzles.PICTURE: ((2, 8), (2, 8)),
    puzzles.LOCK: ((1, 16), (4, 8)),
    puzzles.TOWER: ((2, 8), (puzzles.PEGS, puzzles.PEGS)),
}
"""By type, the least and the largest of both sizes: see PuzzleRow.A and PuzzleRow.B."""


class TooLarge(ValueError):
    """A scenario that has more than a book has room for: names, numbers and rooms."""

    def __init__(self, what: list[tuple[str, int, int]]) -> None:
        super().__init__(what)
        self.what = what


@dataclass(frozen=True)
class Line:
    """One line of a question or a token."""

    text: Pair
    condition: int
    code: int
    act: bool = False
    """Whether it costs an action."""
    otherwise: ChoiceElse = ChoiceElse.USUAL


class BookWriter:
    """A book that is being written. Methods that add a part return its number."""

    def __init__(self) -> None:
        self.code: list[list[int]] = [_wide([int(Opcode.STOP)])]
        self.terms: list[Step] = [(int(Sign.STOP), 0, 0)]
        self.numbers: dict[tuple[int, int, int, int], int] = {(0, 0, 0, 0): 0}
        self.lists: list[int] = [0]
        self.choices: list[list[int]] = [[0] * len(ChoiceRow)]
        self.choice_texts: list[Pair] = [("", "")]
        self.pieces: list[list[int]] = [[0] * len(PieceRow)]
        self.fx: list[list[int]] = []
        self.texts: list[Pair] = [("", "")]
        self.rows: dict[str, list[Any]] = {}
        self.puzzles: list[list[int]] = []
        self.puzzle_names: list[Pair] = []
        self.blocks: list[list[int]] = []
        self.limits = [0] * LIMITS
        self.variables: dict[str, int] = {}
        self._numbered: dict[Pair, int] = {}
        self._events: dict[str, list[int]] = {}
        self._calls: list[tuple[int, int, str]] = []
        self._listed: list[tuple[int, str]] = []
        self._coded: dict[tuple[tuple[Any, ...], ...], int] = {}
        self._operands = 0
        self.event_names: list[str] = []

    # -- parts

    def text(self, pair: Pair | None) -> int:
        """Add a text, each only once; 0 is none."""
        if pair is None:
            return 0
        if pair not in self._numbered:
            self._numbered[pair] = len(self.texts)
            self.texts.append(pair)
        return self._numbered[pair]

    def variable(self, name: str) -> int:
        """Add a variable, each only once; 0 is none."""
        return self.variables.setdefault(name, len(self.variables) + 1)

    def number(
        self,
        source: NumberSource = NumberSource.PLAIN,
        argument: int = 0,
        times: int = 1,
        plus: int = 0,
    ) -> int:
        """Add a number, each only once: `source(argument) * times + plus`."""
        row = (int(source), argument, times if source else 0, plus)
        return self.numbers.setdefault(row, len(self.numbers))

    def comparison(
        self, sign: int, source: NumberSource, argument: int, than: int, scale: int = 1
    ) -> list[Step]:
        """Compare a source with a whole number; both count in units of 1 / `scale`."""
        left = self.number(source, argument, scale)
        return [(int(sign), left, self.number(plus=than * scale))]

    def condition(self, postfix: list[Step]) -> int:
        """Add a condition: comparisons and signs, each behind its operands. None: 0, always."""
        if not postfix:
            return 0
        self._operands = max(self._operands, most_operands(postfix))
        at = len(self.terms)
        self.terms += [*postfix, (int(Sign.STOP), 0, 0)]
        return at

    def listed(self, values: list[int]) -> int:
        """Add a list."""
        at = len(self.lists)
        self.lists += [len(values), *values]
        return at

    def block(self, ops: list[tuple[Any, ...]]) -> int:
        """Add operations. Events in them may be named before they are added."""
        if not ops:
            return 0
        key = tuple(ops)
        if key in self._coded:
            return self._coded[key]
        at = len(self.code)
        self._coded[key] = at
        for op in ops:
            row = [int(op[0])]
            for column, x in enumerate(op[1:], 1):
                if isinstance(x, str):
                    self._calls.append((len(self.code), column, x))
                    x = 0
                row.append(int(x))
            self.code.append(_wide(row))
        self.code.append(_wide([int(Opcode.STOP)]))
        return at

    def event(
        self,
        name: str,
        by: Trigger,
        argument: int = 0,
        *,
        condition: int = 0,
        code: int = 0,
        text: int = 0,
        again: bool = False,
        picture: int = 0,
    ) -> None:
        """Add an event. Its number comes at the end: by trigger, then in the order of adding."""
        self._events[name] = [int(by), argument, condition, code, text, int(again), picture]

    def event_list(self, names: list[str]) -> int:
        """Add a list of events by name."""
        at = self.listed([0] * len(names))
        self._listed += [(at + 1 + k, name) for k, name in enumerate(names)]
        return at

    def piece(
        self, kind: int, lines: Range, *, space: int = 0, edge: int = 0, text: int = 0,
        picture: int = 0,
    ) -> int:  # fmt: skip
        """Add a piece with its lines. `edge` is 1 + an edge, or 0."""
        self.pieces.append([kind, space, edge, text, *lines, 0, 0, picture])
        return len(self.pieces) - 1

    def lines(self, lines: Sequence[Line], piece: int = 0) -> Range:
        """Add lines one behind the other; return the number of the first, and how many."""
        first = len(self.choices)
        for one in lines:
            row = [self.text(one.text), int(one.act), one.condition, one.code, 0, piece]
            rest = len(ChoiceRow) - len(row) - 1
            self.choices.append([*row, *[0] * rest, int(one.otherwise)])
            self.choice_texts.append(one.text)
        return first, len(lines)

    def puzzle_row(
        self, name: Pair, kind: int, skill: int, sizes: Range,
        blocks: Sequence[Sequence[int]] = (), given: int = 0,
    ) -> int:  # fmt: skip
        """Add a puzzle. Its blocks are those of a lock, or the `given` pieces of a code."""
        self.puzzles.append([kind, skill, *sizes, len(self.blocks), given])
        self.puzzle_names.append(name)
        self.blocks += map(list, blocks)
        return len(self.puzzles) - 1

    def limit(self, what: Limit, value: int) -> None:
        """Set one of the numbers that a scenario has once."""
        self.limits[what] = value

    # -- the whole

    def tables(self, paths: bool = True) -> dict[str, Any]:
        """Return the tables, verified; `paths` adds those that bots read.

        Raise TooLarge if they have no room.
        """
        order = sorted(self._events, key=lambda n: self._events[n][0])
        number = {name: k + 1 for k, name in enumerate(order)}
        events = [[0] * len(EventRow)] + [self._events[name][1:] for name in order]
        heads = [1 + sum(self._events[n][0] < t for n in order) for t in range(TRIGGERS + 1)]
        for row, column, name in self._calls:
            self.code[row][column] = number[name]
        for at, name in self._listed:
            self.lists[at] = number[name]
        self.event_names = ["", *order]
        value = Worth(self.code, [e[EventRow.DO] for e in events])
        for choice in self.choices:
            choice[ChoiceRow.WORTH] = value.of(choice[ChoiceRow.DO], 4)
        for piece in self.pieces:
            first, n = piece[PieceRow.FIRST], piece[PieceRow.COUNT]
            worths = (self.choices[c][ChoiceRow.WORTH] for c in range(first, first + n))
            piece[PieceRow.WORTH] = max(worths, default=0)
        given: dict[str, list[Any]] = {
            "code": self.code, "terms": self.terms, "numbers": list(self.numbers),
            "lists": self.lists, "events": events, "heads": heads, "pieces": self.pieces,
            "choices": self.choices, "fx": self.fx, "limits": self.limits, **self.rows,
            "puzzles": self.puzzles, "blocks": self.blocks,
        }  # fmt: skip
        if paths:
            given |= RouteWriter(given).written()
        else:
            bare: list[list[Any]] = [[] for _ in PATHS]
            given |= dict(zip(PATHS, bare, strict=True))
            given["openings"] = [0] * len(given["puzzles"])
        counts = {name: len(given[name]) for name in ROOM}
        counts |= {"texts": len(self.texts), "variables": len(self.variables)}
        counts["operands"] = self._operands
        rooms = ROOM | {"texts": TEXTS, "variables": VARIABLES - 1, "operands": OPERANDS}
        large = [(name, n, rooms[name]) for name, n in counts.items() if n > rooms[name]]
        if large:
            raise TooLarge(large)
        verify(given)
        return {
            name: tuple(tuple(r) if isinstance(r, (list, tuple)) else r for r in rows)
            for name, rows in given.items()
        }


def join_conditions(parts: Sequence[list[Step]], sign: Sign) -> list[Step]:
    """Return conditions one behind the other, with the sign that joins them."""
    out = list(parts[0]) if parts else []
    for part in parts[1:]:
        out += [*part, (int(sign), 0, 0)]
    return out


def most_operands(postfix: Sequence[Step]) -> int:
    """Return how many operands wait at once while a condition is judged."""
    waiting = most = 0
    for sign, _, _ in postfix:
        if sign & 15 in (Sign.AND, Sign.OR):
            waiting -= 1
        elif sign & 15 != Sign.NOT:
            waiting += 1
            most = max(most, waiting)
    return most


def _wide(row: list[int]) -> list[int]:
    return [*row, *[0] * (WIDTH - len(row))]


WORTH = {
    Opcode.TILE: 40, Opcode.CALC: 25, Opcode.GAIN: 15, Opcode.GAIN_ANY: 15, Opcode.CLUE: 8,
    Opcode.HEAL: 5, Opcode.DAMAGE: -6, Opcode.HORROR: -6, Opcode.SPAWN: -10, Opcode.BECOME: -4,
    Opcode.PUZZLE: 20, Opcode.REMOVE: 4, Opcode.MOVE: 5,
}  # fmt: skip


class Worth:
    """The worth of blocks to bots: rooms, steps of the story, cards."""

    def __init__(self, code: list[list[int]], events: list[int]) -> None:
        self.code, self.events = code, events
        self.known: dict[tuple[int, int], int] = {}

    def of(self, at: int, depth: int) -> int:
        """Return the worth of the block at a place."""
        if not at or not depth:
            return 0
        if (at, depth) not in self.known:
            self.known[at, depth] = 0
            self.known[at, depth] = self._sum(at, depth)
        return self.known[at, depth]

    def _sum(self, at: int, depth: int) -> int:
        total = 0
        while self.code[at][0] != Opcode.STOP:
            row = self.code[at]
            op = Opcode(row[0])
            total += WORTH.get(op, 0)
            if op == Opcode.END:
                total += 400 if row[1] == 1 else -400
            elif op == Opcode.CALL:
                total += self.of(self.events[row[1]], depth - 1)
            inner = zip(OPS[op].operands, row[1:], strict=False)
            parts = [self.of(x, depth - 1) for kind, x in inner if kind == "code"]
            total += max(parts, default=0) * 2 // 3
            at += 1
        return max(-900, min(900, total))


def verify(t: dict[str, list[Any]]) -> None:
    """Raise ValueError unless code, conditions and puzzles lead to parts that exist."""
    room = {
        "code": len(t["code"]), "if": len(t["terms"]), "number": len(t["numbers"]),
        "list": len(t["lists"]), "event": len(t["events"]), "piece": len(t["pieces"]),
        "choice": len(t["choices"]), "face": len(t["faces"]), "creature": len(t["creatures"]),
        "puzzle": len(t["puzzles"]), "variable": VARIABLES, "text": TEXTS,
    }  # fmt: skip
    for k, row in enumerate(t["code"]):
        for kind, x in zip(OPS[Opcode(row[0])].operands, row[1:], strict=False):
            if kind in room and not 0 <= x < room[kind]:
                raise ValueError(f"operation {k} ({Opcode(row[0]).name}): there is no {kind} {x}")
    for k, (sign, left, right) in enumerate(t["terms"]):
        if not (0 <= left < room["number"] and 0 <= right < room["number"]) or sign & 15 > Sign.NOT:
            raise ValueError(f"term {k}: {sign}, {left}, {right}")
    for k, row in enumerate(t["puzzles"]):
        _verify_puzzle(k, row, len(t["blocks"]))


def _verify_puzzle(k: int, row: list[int], blocks: int) -> None:
    """Raise ValueError unless the rules can lay a puzzle out."""
    kind, _, a, b, first, given = row
    sizes = PUZZLE_SIZES.get(kind)
    fits = sizes and all(lo <= n <= hi for n, (lo, hi) in zip((a, b), sizes, strict=True))
    cells = a * b if kind == puzzles.PICTURE else 0
    end = first + (a if kind == puzzles.LOCK else given)
    if not fits or cells > puzzles.CELLS or end > min(blocks, puzzles.BLOCKS) or given > a:
        raise ValueError(f"puzzle {k}: the rules cannot lay out {row}")
