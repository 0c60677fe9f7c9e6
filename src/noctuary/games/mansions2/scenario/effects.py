"""What options and events bring about, read from a book: effects, each with the way to it.

A *fact* can be brought about; a *route* is one way to do so, by an option or by an event, and has
*wants*: facts that must hold first.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from ..columns import FaceRow, Goal
from ..components import TOKENS, Deck
from ..limits import LOTS, Limit
from ..opcodes import NumberSource, Opcode, Sign, Trigger
from .lock_puzzles import solution

Fact = tuple[int, int, int, int]
"""Kind and up to three numbers, as the columns of `facts` have them."""
FLIPPED = {
    Sign.EQ: Sign.NE,
    Sign.NE: Sign.EQ,
    Sign.LT: Sign.GE,
    Sign.GE: Sign.LT,
    Sign.GT: Sign.LE,
    Sign.LE: Sign.GT,
}
JUDGED = (
    NumberSource.INVESTIGATORS,
    NumberSource.PRESENT,
    NumberSource.ELIMINATED,
    NumberSource.MONSTERS,
    NumberSource.ROUND,
)
MADE = (
    NumberSource.VARIABLE,
    NumberSource.HAS,
    NumberSource.HAS_TRAIT,
    NumberSource.IS,
    NumberSource.ANYONE_IS,
    NumberSource.ON_BOARD,
    NumberSource.LAID,
    NumberSource.NAMED,
)
DEEPEST = 14
PASSED = (100, 90, 66, 40, 20, 10)
"""Percent of tests of a difficulty that somebody of use passes."""
PRESSED = 18
"""The cost of an option with the way to it, in tenths of an action."""
LIKELY = 50


@dataclass(frozen=True)
class Route:
    """One way to bring something about."""

    choice: int = 0
    lines: tuple[int, ...] = ()  # of the questions on the way
    wants: tuple[Fact, ...] = ()
    chance: int = 100
    skill: int = 0  # 1 + the skill of its test
    need: int = 0  # its difficulty; for a tally, a number of the book
    tally: int = 0  # the variable that adds up successes
    puzzle: int = 0  # 1 + a puzzle
    round: int = 0  # an event of that round
    cost: int = 0


@dataclass
class Effect:
    """An operation's effect, and the route to it."""

    op: Opcode
    row: list[int]
    route: Route


class Effects:
    """Every effect of a book that somebody can bring about."""

    def __init__(self, tables: dict[str, list[Any]]) -> None:
        t = self.tables = tables
        self.code, self.terms, self.numbers = t["code"], t["terms"], t["numbers"]
        self.events, self.heads, self.faces = t["events"], t["heads"], t["faces"]
        self.any: dict[Fact, list[tuple[Fact, ...]]] = {}
        self.drawn = self._drawn()
        self.effects = list(self._all())

    # -- effects

    def _triggered(self, trigger: Trigger) -> range:
        return range(self.heads[trigger], self.heads[trigger + 1])

    def _drawn(self) -> dict[int, int]:
        """Return the variables that chance sets, with how many values each can have."""
        return {row[1]: max(1, row[2]) for row in self.code if row[0] == Opcode.CHANCE}

    def _chance(self, source: int, argument: int) -> int | None:
        """Return the percentage with which chance makes a comparison true; None without chance."""
        if source == NumberSource.VARIABLE and argument in self.drawn:
            return 100 // self.drawn[argument]
        if source == NumberSource.LOT:
            values = self.tables["lists"][self.tables["limits"][Limit.LOTS] + 1 + argument % LOTS]
            return 100 * (argument // LOTS).bit_count() // int(values)
        return None

    def _all(self) -> Iterator[Effect]:
        """Yield every effect of every option and of every event that is not merely called."""
        for k, piece in enumerate(self.tables["pieces"]):
            for c in range(piece[4], piece[4] + piece[5]):
                row = self.tables["choices"][c]
                wants = (*self._held(k, piece), *self._condition(row[2]).wants)
                yield from self._walk(row[3], Route(c, wants=wants, cost=PRESSED), 0)
        for trigger in (Trigger.ROUND, Trigger.REACHED, Trigger.DEFEATED, Trigger.EXPLORED):
            for ev in self._triggered(trigger):
                argument, condition, do = self.events[ev][:3]
                route = self._condition(condition)
                if trigger == Trigger.ROUND:
                    route = replace(route, round=argument)
                else:
                    route = replace(route, wants=(*route.wants, self._cause(trigger, argument)))
                yield from self._walk(do, route, 0)

    def _held(self, k: int, piece: list[int]) -> tuple[Fact, ...]:
        """Return what using a token wants: it lies on the board, or somebody has its card."""
        if piece[0] == len(TOKENS):
            f = next((n for n, row in enumerate(self.faces) if row[FaceRow.APP] == k + 1), 0)
            return (self._term(Sign.GE, NumberSource.HAS, f, 1),)
        return ((int(Goal.TOKEN), k, 0, 0),)

    def _cause(self, trigger: Trigger, argument: int) -> Fact:
        if trigger == Trigger.REACHED:
            return self._term(Sign.GE, NumberSource.VARIABLE, argument // 100, argument % 100)
        kind = Goal.DEFEAT if trigger == Trigger.DEFEATED else Goal.TILE
        return (int(kind), argument, 0, 0)

    def _walk(self, at: int, route: Route, deep: int) -> Iterator[Effect]:
        """Yield the effects of a block, each with the way to it."""
        if not at or deep > DEEPEST:
            return
        start = at
        while self.code[at][0] != Opcode.STOP:
            row = self.code[at]
            if row[0] == Opcode.GAIN and self.faces[row[1]][FaceRow.DECK] == Deck.UNIQUE:
                route = replace(route, wants=(*route.wants, (int(Goal.SHELF), row[1], 0, 0)))
            at += 1
        at = start
        while self.code[at][0] != Opcode.STOP:
            yield from self._step(Opcode(self.code[at][0]), self.code[at], route, deep + 1)
            at += 1

    def _step(self, op: Opcode, row: list[int], route: Route, deep: int) -> Iterator[Effect]:
        """Yield the effects of one operation: its own, or those further on."""
        if op == Opcode.WHEN:
            yes, no = self._condition(row[1]), self._condition(row[1], no=True)
            yield from self._walk(row[2], self._joined(route, yes), deep)
            yield from self._walk(row[3], self._joined(route, no), deep)
        elif op == Opcode.EACH:
            yield from self._walk(row[3], route, deep)
        elif op == Opcode.TEST:
            yield from self._walk(row[5], self._tested(route, row[1], row[3]), deep)
            yield from self._walk(row[6], replace(route, chance=route.chance * 2 // 5), deep)
        elif op == Opcode.ADD_UP:
            way = replace(route, skill=row[1] + 1, need=row[3], tally=row[4])
            yield from self._walk(row[6], way, deep)
        elif op == Opcode.TIMES:
            yield from self._walk(row[4], route, deep)
        elif op == Opcode.PUZZLE:
            way = replace(route, puzzle=row[1] + 1, cost=route.cost + self._puzzle(row[1]))
            yield from self._walk(row[2], way, deep)
        elif op == Opcode.CALL:
            event = self.events[row[1]]
            yield from self._walk(event[2], self._joined(route, self._condition(event[1])), deep)
        elif op == Opcode.CHOOSE:
            for c in range(row[2], row[2] + row[3]):
                line = self.tables["choices"][c]
                way = self._joined(route, self._condition(line[2]))
                yield from self._walk(line[3], replace(way, lines=(*way.lines, c)), deep)
        elif op == Opcode.QUEUE:
            at = row[1]
            for ev in self.tables["lists"][at + 1 : at + 1 + self.tables["lists"][at]]:
                way = self._joined(route, self._condition(self.events[ev][1]))
                yield from self._walk(self.events[ev][2], way, deep)
        else:
            yield Effect(op, row, route)

    def _tested(self, route: Route, skill: int, difficulty: int) -> Route:
        share = PASSED[min(difficulty, len(PASSED) - 1)]
        if route.skill:
            return replace(route, chance=route.chance * share // 100)
        return replace(
            route, skill=skill + 1, need=difficulty, cost=route.cost * 100 // max(1, share)
        )

    def _puzzle(self, z: int) -> int:
        """Return the cost of a puzzle, in tenths of an action."""
        kind, _, a, b, first, _ = self.tables["puzzles"][z]
        if kind == 0:
            return int(4 * a + b)
        if kind == 1:
            return int(5 * a * b)
        if kind == 2:
            return 10 + 3 * len(solution(self.tables["blocks"][first : first + a], b) or ())
        return int(3 << a)

    # -- conditions

    def _joined(self, route: Route, more: Route) -> Route:
        wants = (*route.wants, *(w for w in more.wants if w not in route.wants))
        return replace(route, wants=wants, chance=route.chance * more.chance // 100)

    def _condition(self, at: int, no: bool = False) -> Route:
        """Return the wants of a condition, as a route with nothing else."""
        if not at:
            return Route()
        stack: list[Any] = []
        while self.terms[at][0] != Sign.STOP:
            sign, left, right = self.terms[at]
            op = Sign(sign & 15)
            if op == Sign.NOT:
                stack.append(("not", stack.pop()))
            elif op in (Sign.AND, Sign.OR):
                b, a = stack.pop(), stack.pop()
                stack.append(("and" if op == Sign.AND else "or", a, b))
            else:
                stack.append((op, left, right))
            at += 1
        wants, chance = self._wanted(stack[0], no)
        return Route(wants=wants, chance=chance)

    def _wanted(self, tree: Any, no: bool) -> tuple[tuple[Fact, ...], int]:
        if tree[0] == "not":
            return self._wanted(tree[1], not no)
        if tree[0] in ("and", "or"):
            a, x = self._wanted(tree[1], no)
            b, y = self._wanted(tree[2], no)
            if (tree[0] == "and") != no:
                return (*a, *(w for w in b if w not in a)), x * y // 100
            if not a or not b:
                return (), max(x, y)
            ways = [w for part in (a, b) for w in self.any.get(part[0], [part])]
            fact = (int(Goal.ANY), *self._number_any(ways), 0)
            self.any[fact] = ways
            return (fact,), max(x, y)
        sign, left, right = tree
        return self._leaf(FLIPPED[sign] if no else sign, left, right)

    def _number_any(self, ways: list[tuple[Fact, ...]]) -> tuple[int, int]:
        for fact, known in self.any.items():
            if known == ways:
                return fact[1], 0
        return len(self.any) + 1, 0

    def _leaf(self, sign: Sign, left: int, right: int) -> tuple[tuple[Fact, ...], int]:
        source, argument = self.numbers[left][:2]
        share = self._chance(source, argument)
        if share is not None:
            fact = (int(Goal.LOT), int(sign), left, right)
            return (fact,), share if sign in (Sign.EQ, Sign.GE) else 100 - share
        if source in MADE or source in JUDGED:
            return ((int(Goal.TERM), int(sign), left, right),), 100
        return (), LIKELY if source == NumberSource.RESULT else 100

    def _term(self, sign: Sign, source: NumberSource, argument: int, than: int) -> Fact:
        """Return a comparison, with numbers of its own in the book."""
        return int(Goal.TERM), int(sign), self._number(source, argument), self._plain(than)

    def _number(self, source: NumberSource, argument: int) -> int:
        return self._numbered((int(source), argument, 1, 0))

    def _plain(self, n: int) -> int:
        return self._numbered((0, 0, 0, n))

    def _numbered(self, row: tuple[int, int, int, int]) -> int:
        if row not in self.numbers:
            self.numbers.append(row)
        return self.numbers.index(row)
