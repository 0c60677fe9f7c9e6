"""Routes from the wanted end back to options of tokens, for bots.

Routes that would need what they bring about are left out.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ..columns import FaceRow, Goal
from ..opcodes import NumberSource, Opcode, Sign
from .effects import FLIPPED, Effect, Effects, Fact, Route
from .lock_puzzles import solution
from .option_values import Yield, Yields

Rows = list[list[int]]
WIN: Fact = (int(Goal.WIN), 0, 0, 0)
SET, ADD, SUBTRACT = range(3)
MOST_FACTS, MOST_ROUTES = 250, 2000
FOUGHT = 45
"""The cost of a fight, in tenths of an action."""
TERM_OPS = {
    NumberSource.VARIABLE: (Opcode.CALC,), NumberSource.HAS: (Opcode.GAIN,),
    NumberSource.HAS_TRAIT: (Opcode.GAIN, Opcode.GAIN_ANY), NumberSource.IS: (Opcode.BECOME,),
    NumberSource.ANYONE_IS: (Opcode.BECOME,), NumberSource.ON_BOARD: (Opcode.TOKEN, Opcode.REMOVE),
    NumberSource.LAID: (Opcode.TILE,), NumberSource.NAMED: (Opcode.SPAWN,),
}  # fmt: skip
"""The operations that can make a comparison true, by its source."""
MOST = 4
"""Routes to one fact that count for what they want."""


class RouteWriter(Effects):
    """The routes of a book that lead to its good end."""

    def __init__(self, tables: dict[str, list[Any]]) -> None:
        super().__init__(tables)
        self.routes: dict[Fact, list[Route]] = {}
        self.by_op: dict[Opcode, list[tuple[int, Effect]]] = {}
        for n, effect in enumerate(self.effects):
            self.by_op.setdefault(effect.op, []).append((n, effect))

    # -- what brings about what

    def _made_by(self, fact: Fact) -> list[Effect]:
        """Return the effects that could bring about a fact of this sort, in book order."""
        sort = fact[0]
        if sort == Goal.TERM:
            ops = TERM_OPS.get(self.numbers[fact[2]][0], ())
        else:
            ops = {
                Goal.WIN: (Opcode.END,),
                Goal.TOKEN: (Opcode.TOKEN,),
                Goal.TILE: (Opcode.TILE,),
            }.get(Goal(sort), ())
        found = [pair for op in ops for pair in self.by_op.get(op, ())]
        return [effect for _, effect in (sorted(found, key=_first) if len(ops) > 1 else found)]

    def _makes(self, effect: Effect, fact: Fact) -> bool:
        """Whether an effect brings a fact about, or nearer."""
        op, row = effect.op, effect.row
        if fact[0] == Goal.WIN:
            return op == Opcode.END and row[1] > 0
        if fact[0] == Goal.TOKEN:
            return op == Opcode.TOKEN and row[1] == fact[1]
        if fact[0] == Goal.TILE:
            return op == Opcode.TILE and row[1] == fact[1]
        return fact[0] == Goal.TERM and self._makes_term(op, row, Sign(fact[1]), fact[2], fact[3])

    def _makes_term(self, op: Opcode, row: list[int], sign: Sign, left: int, right: int) -> bool:
        source, argument = self.numbers[left][:2]
        more = sign in (Sign.GE, Sign.GT, Sign.EQ, Sign.NE)
        if source == NumberSource.VARIABLE:
            return op == Opcode.CALC and row[1] == argument and self._counts(row, sign, right)
        if source == NumberSource.HAS:
            return more and op == Opcode.GAIN and row[1] == argument
        if source == NumberSource.HAS_TRAIT:
            if op == Opcode.GAIN:
                return more and bool(self.faces[row[1]][FaceRow.TRAITS] >> argument & 1)
            return more and op == Opcode.GAIN_ANY and row[2] == argument + 1
        if source in (NumberSource.IS, NumberSource.ANYONE_IS):
            return more and op == Opcode.BECOME and row[1] == argument
        if source == NumberSource.ON_BOARD:
            return op == (Opcode.TOKEN if more else Opcode.REMOVE) and row[1] == argument
        if source == NumberSource.LAID:
            return more and op == Opcode.TILE and row[1] == argument
        return source == NumberSource.NAMED and more and op == Opcode.SPAWN and row[1] == argument

    def _counts(self, row: list[int], sign: Sign, right: int) -> bool:
        """Whether a calculation brings a variable to a number, or nearer."""
        than, (source, _, _, n) = self.numbers[right], self.numbers[row[3]]
        if than[0] or source:
            return True
        if row[2] == SET:
            return _compared(sign, n, than[3])
        grows = n > 0 if row[2] == ADD else n < 0
        return (
            grows
            if sign in (Sign.GE, Sign.GT, Sign.EQ)
            else (not grows if sign != Sign.NE else True)
        )

    def _routes_to(self, fact: Fact) -> list[Route]:
        """Return every route to a fact, the cheapest first."""
        if fact[0] == Goal.ANY:
            return [Route(wants=wants) for wants in self.any[fact]]
        found = [e.route for e in self._made_by(fact) if self._makes(e, fact)]
        if fact[0] == Goal.DEFEAT:
            found = [
                Route(wants=(self._term(Sign.GE, NumberSource.NAMED, fact[1], 1),), cost=FOUGHT)
            ]
        elif (
            fact[0] == Goal.TERM
            and self.numbers[fact[2]][0] == NumberSource.ROUND
            and fact[1] == Sign.GE
        ):
            found = [Route(round=self.numbers[fact[3]][3])]
        elif (
            fact[0] == Goal.TERM
            and self.numbers[fact[2]][0] == NumberSource.NAMED
            and fact[1] == Sign.LT
        ):
            found = [Route(wants=((int(Goal.DEFEAT), self.numbers[fact[2]][1], 0, 0),))]
        return sorted(self._plain_routes(found), key=lambda r: (len(r.wants), r.cost))

    def _plain_routes(self, found: list[Route]) -> list[Route]:
        """Drop routes that want more than another one by the same option."""
        alike: dict[Route, list[frozenset[Fact]]] = {}
        for r in found:
            alike.setdefault(replace(r, wants=()), []).append(frozenset(r.wants))
        left = []
        for r in dict.fromkeys(found):
            mine = self._resolved(alike[replace(r, wants=())])
            wants = frozenset(r.wants)
            if wants in mine:
                left.append(r)
            for fewer in mine:
                if fewer < wants and not any(frozenset(x.wants) == fewer for x in found):
                    left.append(replace(r, wants=tuple(w for w in r.wants if w in fewer)))
        return list(dict.fromkeys(left))

    def _resolved(self, wants: list[frozenset[Fact]]) -> set[frozenset[Fact]]:
        """Return sets of wants without facts that may hold or not, and without supersets."""
        known = set(wants)
        for a in wants:
            for b in wants:
                mine, other = a - b, b - a
                if len(mine) == len(other) == 1 and _opposite(*mine, *other):
                    known.add(a & b)
        return {a for a in known if not any(b < a for b in known)}

    def _gather(self, fact: Fact, above: tuple[Fact, ...]) -> None:
        """Gather a fact, its routes and theirs; leave out routes that lead back."""
        if fact in self.routes or len(self.routes) >= MOST_FACTS:
            return
        self.routes[fact] = []
        above = (*above, fact)
        for route in self._routes_to(fact):
            wants = tuple(w for w in route.wants if w not in above)
            if len(wants) == len(route.wants):
                for w in wants:
                    self._gather(w, above)
                if all(w in self.routes for w in wants):
                    self.routes[fact].append(route)

    # -- as tables

    def written(self) -> dict[str, Any]:
        """Return the tables of facts, routes, their wants, whom they serve, fruits of options."""
        self._gather(WIN, ())
        order = {fact: n for n, fact in enumerate(self.routes)}
        routes: Rows = []
        wants: list[int] = []
        facts: Rows = []
        uses: list[list[int]] = [[] for _ in order]
        fruits: dict[int, list[tuple[int, int]]] = {}
        for fact, number in order.items():
            mine = self.routes[fact][: MOST_ROUTES - len(routes)]
            facts.append([*fact, len(routes), len(mine), 0, 0])
            for r in mine:
                for w in r.wants:
                    uses[order[w]].append(len(routes))
                for c in (r.choice, *r.lines):
                    if c:
                        fruits.setdefault(c, []).append((number, len(routes)))
                row = [number, r.choice, min(r.cost, 900), r.chance, r.skill, r.need, r.tally]
                routes.append([*row, r.puzzle, r.round, len(wants), len(r.wants)])
                wants += [order[w] for w in r.wants]
        served: list[int] = []
        for fact_row, mine_uses in zip(facts, uses, strict=True):
            best = self._foremost(mine_uses, routes)
            fact_row[6:8] = [len(served), len(best)]
            served += best
        return {
            "facts": facts, "routes": routes, "wants": wants, "serves": served,
            "fruits": self._fruits(fruits), "openings": self._openings(),
        }  # fmt: skip

    @staticmethod
    def _foremost(uses: list[int], routes: Rows) -> list[int]:
        """Return those of the routes to each fact that want least."""
        served: dict[int, list[int]] = {}
        for r in uses:
            served.setdefault(routes[r][0], []).append(r)
        return [
            r for mine in served.values() for r in sorted(mine, key=lambda r: routes[r][10])[:MOST]
        ]

    def _listed(self, values: list[int]) -> int:
        lists = self.tables["lists"]
        lists += [len(values), *values]
        return len(lists) - len(values) - 1

    def _fruits(self, fruits: dict[int, list[tuple[int, int]]]) -> Rows:
        """Return what each option brings; note its other yields in its row."""
        found: Rows = []
        yields = Yields(self.code, self.tables["choices"], [e[2] for e in self.events], self.faces)
        for c, row in enumerate(self.tables["choices"]):
            mine = fruits.get(c, [])
            row[6:15] = [len(found), len(mine), *self._noted(yields.of(row[3]))]
            found += [list(x) for x in mine]
        return found

    @staticmethod
    def _noted(y: Yield) -> list[int]:
        return [y.gain, y.damage, y.horror, y.heal_damage, y.heal_horror, y.skill, y.need]

    def _openings(self) -> list[int]:
        """Return for each lock a list of its slides: a block, then where it goes."""
        found: list[int] = []
        for kind, _, a, b, first, _ in self.tables["puzzles"]:
            at = 0
            if kind == 2:
                slides = solution(self.tables["blocks"][first : first + a], b) or ()
                at = self._listed([x for slide in slides for x in slide])
            found.append(at)
        return found


def _first(pair: tuple[int, Effect]) -> int:
    return pair[0]


def _opposite(a: Fact, b: Fact) -> bool:
    """Whether one fact holds just when the other does not."""
    return a[0] == b[0] == Goal.TERM and a[2:] == b[2:] and FLIPPED[Sign(a[1])] == b[1]


def _compared(sign: Sign, a: int, b: int) -> bool:
    """Whether two numbers are as the sign has it."""
    return {
        Sign.EQ: a == b, Sign.NE: a != b, Sign.LT: a < b, Sign.LE: a <= b, Sign.GT: a > b,
        Sign.GE: a >= b,
    }[sign]  # fmt: skip
