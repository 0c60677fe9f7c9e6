"""Information-set Monte Carlo tree search: one tree over many samples of a seat's knowledge.

Every iteration draws a sample, goes down the tree along the choices that the sample offers, plays
on a little and evaluates. Each seat in the tree chooses for the good of its side. A child counts
how often it was available, so that choices which few samples offer are not explored too much
(Cowling, Powley and Whitehouse 2012).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import sqrt
from time import perf_counter
from typing import Any

from noctuary.kernel import NEVER_SEARCHED, Position

from .bot import Advice, Bot, rank
from .heuristic import added, has_evaluation, softmax
from .knowledge import SeatKnowledge
from .utility import RESULT, Utility, utility_of

EXPLORATION = 2.0  # how much the search trusts the prior against what it has seen
CLOSE_SCORE = 0.5  # the same where values are shares of a win: options differ little
TEMPERATURE = 150.0  # scores this far apart make one option about three times as likely
DOUBT = 0.1  # the share of the prior that is equal for all options
NOISE = 0.01  # least variance of a playout: a few equal ones prove little
LOOKAHEAD = 12  # choices played after the tree, in games with an evaluation
FAR = 300  # the same where all seats share a side: chance needs time
MOST_NODES = 500_000  # of a tree; after that, further choices are only played out
CHECK_INTERVAL = 40  # bits between the seeds of trees that grow side by side
TIME_SLICE = 0.02  # seconds that a compiled search runs between two calls of `enough`
TICK = 1e-9  # seconds at least between two looks at a clock

ShouldStop = Callable[[], bool]
"""Whether a search should answer now with what it has; called now and then."""
Clock = Callable[[], float]
"""Seconds since some moment; time budgets are measured with one."""


def never() -> bool:
    """Return False: the bot's own budget is the only end."""
    return False


class Node:
    """A choice in the tree: how often it was available and taken, and its rewards."""

    __slots__ = ("available", "children", "prior", "reward", "squares", "visits")

    def __init__(
        self,
        urge: float,
        visits: int = 0,
        available: int = 0,
        reward: float = 0.0,
        squares: float = 0.0,
    ) -> None:
        self.prior = urge
        self.available = available
        self.visits = visits
        self.reward = reward
        self.squares = squares
        self.children: dict[int, Node] = {}


@dataclass
class RootStatistics:
    """The results of the iterations that began with one option."""

    points: list[float]
    win: float = 0.0


class Search:
    """A search for one decision.

    Where the rules are compiled, so is the search: it gives the same result to the bit, and several
    searches can run at once.
    """

    def __init__(
        self,
        knowledge: SeatKnowledge,
        seed: int,
        *,
        compiled: bool = True,
        cores: int = 1,
        clock: Clock = perf_counter,
    ) -> None:
        self.knowledge = knowledge
        self.seed = seed
        self.clock = clock
        self.evaluation = has_evaluation(knowledge.game)
        self.utility: Utility = utility_of(knowledge.game, knowledge.seats)
        self.declared = knowledge.game.spec.sides
        self.sides = self.declared.known(knowledge.seats)
        """The side of each seat; None where each sample has its own."""
        self.explore = CLOSE_SCORE if self.utility.is_result else EXPLORATION
        self.lookahead = self.look_ahead() if self.evaluation else 0
        self.min_standard_errors = (
            knowledge.game.evaluation.min_standard_errors if self.evaluation else 0.0
        )
        self.root = Node(1.0)
        self.nodes = 1
        self.sums: dict[int, RootStatistics] = {}
        made = (
            [self.compiled(seed + (n << CHECK_INTERVAL)) for n in range(cores)] if compiled else []
        )
        self.trees: list[Any] = [tree for tree in made if tree is not None]
        """Trees that grow side by side; only one where iterations are counted."""

    def look_ahead(self) -> int:
        """Return the number of choices that are played after the tree."""
        ahead = self.knowledge.game.evaluation.search_depth
        if callable(ahead):
            ahead = ahead(self.knowledge.observation.fields)
        together = self.sides is not None and len(set(self.sides)) == 1
        return ahead or (FAR if together else LOOKAHEAD)

    def compiled(self, seed: int) -> Any:
        """Return the same search in C; None where the rules are not compiled."""
        where = "" if self.sides else str(self.declared.where)
        told, spread, base = self.utility.is_result, self.utility.spread, self.utility.base
        limits = (
            int(self.evaluation),
            self.lookahead,
            MOST_NODES,
            self.explore,
            TEMPERATURE,
            DOUBT,
            NEVER_SEARCHED,
        )
        sides = (list(self.sides or ()), where, int(self.declared.kind == "against"))
        return self.knowledge.tree(seed, *limits, int(told), RESULT, spread, base, *sides)

    def run(
        self,
        iterations: int,
        seconds: float,
        enough: ShouldStop = never,
        *,
        until_settled: bool = False,
    ) -> None:
        """Search for some iterations, for some seconds, or until `enough`.

        With `until_settled` a compiled search stops when the rest could hardly change the answer.
        """
        if self.trees:
            self.think(iterations, seconds, enough, until_settled)
            return
        for seed in seeds(self.seed, iterations, seconds, self.clock):
            self.iterate(seed)
            self.seed = seed + 1
            if enough():
                break

    def think(
        self, iterations: int, seconds: float, enough: ShouldStop, until_settled: bool
    ) -> None:
        """Search in C, slice by slice, and within a time with all trees at once."""
        first, *others = self.trees
        began, made = self.clock(), 0
        left: float = iterations
        slice_of = TIME_SLICE if iterations else min(TIME_SLICE, seconds)
        with ThreadPoolExecutor(len(self.trees)) as hands:
            while True:
                beside = [] if iterations else [hands.submit(t.run, 0, slice_of) for t in others]
                made += first.run(iterations - made if iterations else 0, slice_of)
                for one in beside:
                    one.result()
                if iterations:
                    left = iterations - made
                else:
                    spent = self.clock() - began
                    slice_of = min(TIME_SLICE, max(0.0, seconds - spent))
                    left = len(self.trees) * made * (seconds - spent) / max(spent, TICK)
                self.gather()
                if enough() or left <= 0 or (until_settled and self.is_decided(left)):
                    break

    def is_decided(self, left: float) -> bool:
        """Return whether some more iterations could not change the best choice."""
        lead, *others = sorted((n.visits for n in self.root.children.values()), reverse=True)
        if others and lead - others[0] <= left:
            return False
        return not self.min_standard_errors or self.most_taken() == self.heuristic_choice()

    def gather(self) -> None:
        """Build the root from the results of all trees."""
        self.root.children, self.sums = {}, {}
        for row in (row for tree in self.trees for row in tree.rows()):
            code, visits, available, reward, squares, urge, win, points = row
            node = self.root.children.setdefault(code, Node(urge))
            node.visits += visits
            node.available += available
            node.reward += reward
            node.squares += squares
            if visits:
                found = self.sums.setdefault(code, RootStatistics([0.0] * len(points)))
                found.win += win
                found.points = [a + b for a, b in zip(found.points, points, strict=True)]

    def iterate(self, seed: int) -> None:
        """Draw one sample, go down the tree once, and look ahead once."""
        world = self.knowledge.sample(seed)
        node = self.root
        path: list[tuple[Node, int]] = []
        first = -1
        while not world.over:
            seat = world.seat
            chosen = self.select(node, world)
            if chosen is None:
                break
            code, node = chosen
            world.apply(code)
            if not path:
                first = code
            path.append((node, seat))
            if not node.visits:
                break
        if not world.over:
            world.playout(seed, "evaluation" if self.evaluation else "random", self.lookahead)
        points = world.score if world.over else world.expected_values()
        sides = self.sides or world.sides()
        wins = self.utility.wins(points, world.result if world.over else None, sides)
        for node, seat in path:
            node.visits += 1
            node.reward += wins[seat]
            node.squares += wins[seat] * wins[seat]
        if path:
            self.note(first, points, wins[self.knowledge.seat])

    def select(self, node: Node, world: Position) -> tuple[int, Node] | None:
        """Return the choice that looks best by rewards and visits; None if the tree is full."""
        legal = world.legal()
        children = node.children
        try:
            found = [children[c] for c in legal]
        except KeyError:
            new = sum(c not in children for c in legal)
            if self.nodes + new > MOST_NODES:
                return None
            self.nodes += new
            for c, u in zip(legal, self.priors(world, len(legal)), strict=True):
                if c not in children:
                    children[c] = Node(u)
            found = [children[c] for c in legal]
        best, top, usual = 0, -1.0, -1.0
        for i, child in enumerate(found):
            n = child.visits
            child.available = available = child.available + 1
            if not child.prior:
                continue
            if n:
                worth = child.reward / n + child.prior * sqrt(available) / (n + 1)
            else:
                if usual < 0:
                    usual = mean_reward(found)
                worth = usual + child.prior * sqrt(available)
            if worth > top:
                best, top = i, worth
        return legal[best], found[best]

    def priors(self, world: Position, n: int) -> list[float]:
        """Return the prior of each option before any search; 0 where the evaluation refuses it.

        Where the evaluation refuses all of them, none is 0.
        """
        if not self.evaluation or n == 1:
            return [self.explore / n] * n
        weights = world.action_scores()
        tried = sum(w > NEVER_SEARCHED for w in weights) or n
        urges = [
            self.explore * ((1 - DOUBT) * p + DOUBT / tried) for p in softmax(weights, TEMPERATURE)
        ]
        if max(weights) <= NEVER_SEARCHED:
            return urges
        return [u if w > NEVER_SEARCHED else 0.0 for u, w in zip(urges, weights, strict=True)]

    def note(self, first: int, points: tuple[int, ...], win: float) -> None:
        """Add up the result of an iteration that began with an option of the root."""
        found = self.sums.get(first)
        if found is None:
            found = self.sums[first] = RootStatistics([0.0] * len(points))
        found.win += win
        for p, n in enumerate(points):
            found.points[p] += n

    def best(self) -> int:
        """Return the option that was taken most often.

        In some games it must also be significantly better than the option that the evaluation likes
        best: a bot with few playouts would waver.
        """
        most = self.most_taken()
        if not self.min_standard_errors:
            return most
        children, usual = self.root.children, self.heuristic_choice()
        return (
            most
            if is_significant(children[most], children[usual], self.min_standard_errors)
            else usual
        )

    def most_taken(self) -> int:
        """Return the option that was taken most often."""
        children = self.root.children
        return max(self.knowledge.legal, key=lambda c: children[c].visits if c in children else 0)

    def heuristic_choice(self) -> int:
        """Return the option that the evaluation likes best."""
        children = self.root.children
        return max(self.knowledge.legal, key=lambda c: children[c].prior if c in children else 0)

    def advices(self) -> list[Advice]:
        """Return what the search thinks of every option, best first."""
        return rank(self.knowledge, {c: self.advice(c) for c in self.knowledge.legal})

    def advice(self, code: int) -> Advice:
        """Return what the search thinks of an option."""
        name = self.knowledge.game.action_id(code)
        if code not in self.sums:
            return Advice(name, 0.0)
        n = self.root.children[code].visits
        total = sum(child.visits for child in self.root.children.values())
        found = self.sums[code]
        points = None if self.utility.is_result else tuple(x / n for x in found.points)
        return Advice(name, n / total, points, found.win / n)


def is_significant(better: Node, usual: Node, errors: float) -> bool:
    """Return whether one choice is better than the usual one by some standard errors."""
    if better is usual or not usual.visits:
        return True
    gain = better.reward / better.visits - usual.reward / usual.visits
    return gain > errors * sqrt(squared_error(better) + squared_error(usual))


def squared_error(node: Node) -> float:
    """Return the squared standard error of the mean reward of a choice."""
    mean = node.reward / node.visits
    return max(NOISE, node.squares / node.visits - mean * mean) / node.visits


def mean_reward(nodes: list[Node]) -> float:
    """Return the mean reward of choices, which is expected of one never tried."""
    visits = sum(node.visits for node in nodes)
    return added(node.reward for node in nodes) / visits if visits else 0.5


def seeds(first: int, iterations: int, seconds: float, clock: Clock) -> Iterator[int]:
    """Yield a seed for every iteration of a budget; at least one."""
    if iterations:
        yield from range(first, first + iterations)
        return
    end = clock() + seconds
    seed = first
    yield seed
    while clock() < end:
        seed += 1
        yield seed


class Ismcts(Bot):
    """A bot that searches in samples of what its seat knows."""

    clock: Clock = staticmethod(perf_counter)

    def __init__(
        self,
        seed: int = 0,
        *,
        iterations: int = 0,
        seconds: float = 0.0,
        enough: ShouldStop = never,
        cores: int = 1,
    ) -> None:
        super().__init__(seed)
        self.iterations, self.seconds, self.enough = iterations, seconds, enough
        self.cores = 1 if iterations else cores
        self.spec = f"ismcts:{iterations}" if iterations else f"ismcts:{seconds:g}s"

    def choose(self, knowledge: SeatKnowledge) -> int:
        """Return the option that the search took most often, as soon as that is settled.

        A single option is returned without a search.
        """
        if len(knowledge.legal) == 1:
            return knowledge.legal[0]
        search = self.begin(knowledge)
        search.run(self.iterations, self.seconds, self.enough, until_settled=True)
        return search.best()

    def advise(self, knowledge: SeatKnowledge) -> list[Advice]:
        """Return visits as shares, with what the search expects of each option."""
        return self.search(knowledge).advices()

    def begin(self, knowledge: SeatKnowledge) -> Search:
        """Return a search that has not begun."""
        seed = self.stream(knowledge).getrandbits(60)
        return Search(knowledge, seed, cores=self.cores, clock=self.clock)

    def search(self, knowledge: SeatKnowledge) -> Search:
        """Return a search that has spent the bot's whole budget, even on a single option.

        The time it takes therefore reveals nothing about the seat.
        """
        search = self.begin(knowledge)
        search.run(self.iterations, self.seconds, self.enough)
        return search
