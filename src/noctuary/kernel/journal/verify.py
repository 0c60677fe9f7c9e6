"""The verification of chance: every outcome of a journal, computed again."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from ..runtime.chance import FIRST_THREAD, ChanceKey, ChanceStream, extend_thread
from ..runtime.position import Position, Step
from .journal import Journal


@dataclass
class ChanceReport:
    """The result of checking every outcome of chance in a journal, undone ones included."""

    right: int = 0
    """Outcomes that follow from the seed or the key."""
    unknown: int = 0
    """Outcomes whose key was not revealed, or which other rules drew from a seed."""
    wrong: list[int] = field(default_factory=list)
    """Lines with outcomes that do not follow."""
    sealed: bool = False
    """Whether commitments preceded all of it, rather than a chosen seed."""


def verify(journal: Journal) -> ChanceReport:
    """Compute every outcome of chance again from what the journal holds.

    Where the rules are the present ones, they must also ask chance for as many outcomes as were
    recorded.
    """
    return _Check(journal).verdict


class _Check:
    def __init__(self, journal: Journal) -> None:
        self.keys, header = journal.keys, journal.header
        self.verdict = ChanceReport(
            sealed=all(not isinstance(o, int) for _, o in journal.chance_sources)
        )
        opening = (header["options"], journal.first_step.chance, journal.books, journal.opening_of)
        self.walk = Journal(journal.game, header["seats"], journal.chance_sources[0][1], *opening)
        self.walk.rules = str(header["rules"])
        self._look(1, FIRST_THREAD, journal.first_step.chance, journal.opening_of, self._begin)
        for n, text in enumerate(journal.lines[1:], 2):
            line = json.loads(text)
            if "choice" in line:
                self._choice(n, line)
            self.walk._read_line(line, n)

    def _begin(self, draws: ChanceStream | None) -> Step:
        walk, seed = self.walk, self.walk.chance_source if draws is None else 0
        assert isinstance(seed, int)
        how = (walk.header["seats"], seed, walk.header["options"], None, walk.books, draws)
        return walk.game.begin(*how)[1]

    def _choice(self, n: int, line: dict[str, Any]) -> None:
        before: Position = self.walk.state
        thread = extend_thread(self.walk._threads[-1], line["seat"], line["choice"])

        def step(draws: ChanceStream | None) -> Step:
            return before.clone().step(line["choice"], draws)

        self._look(n, thread, line["chance"], line.get("of", []), step)

    def _look(self, n: int, thread: bytes, chance: list[int], of: list[int], run: Any) -> None:
        """Check the outcomes of one line."""
        origin, verdict = self.walk.chance_source, self.verdict
        same_rules = self.walk.rules == self.walk.game.rules_hash
        key = None if isinstance(origin, int) else self.keys.get(origin.commitment)
        if key is None and not (isinstance(origin, int) and same_rules):
            verdict.unknown += len(chance)
        elif self._follows(key, thread, chance, of, run if same_rules else None):
            verdict.right += len(chance)
        else:
            verdict.wrong.append(n)

    def _follows(
        self, key: ChanceKey | None, thread: bytes, chance: list[int], of: list[int], run: Any
    ) -> bool:
        if key is None:
            return bool(run(None).chance == chance)
        draws = ChanceStream(key, thread)
        if run is None:
            return len(of) == len(chance) and [draws(size) for size in of if size > 0] == chance
        return bool(run(draws).chance == chance) and draws.sizes == of
