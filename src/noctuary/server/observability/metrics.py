"""What the server counts and measures, told in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator

from noctuary.table.workers.pool import WorkerPool

from .logs import SUPPRESSED

CHOICE = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
THOUGHT = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)


class Histogram:
    """How many measurements were at most so many seconds."""

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self.bounds, self.counts, self.sum = bounds, [0] * (len(bounds) + 1), 0.0

    def observe(self, seconds: float) -> None:
        """Adds a measurement."""
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.sum += seconds

    def lines(self, name: str) -> Iterator[str]:
        """As Prometheus reads it."""
        total = 0
        for bound, count in zip((*map(str, self.bounds), "+Inf"), self.counts, strict=True):
            total += count
            yield f'{name}_bucket{{le="{bound}"}} {total}'
        yield f"{name}_sum {self.sum:.6f}"
        yield f"{name}_count {total}"


class Metrics:
    """Everything that is counted."""

    def __init__(self) -> None:
        self.callers = 0
        """Connections of any kind."""
        self.dropped: Counter[str] = Counter()
        """Connections that the server ended, by reason."""
        self.choices = 0
        self.refusals: Counter[str] = Counter()
        self.answered = Histogram(CHOICE)
        """From a person's choice to its event on everybody's way out."""
        self.thought = Histogram(THOUGHT)

    def text(self, connections: int, tables: int, pools: Iterable[WorkerPool] = ()) -> str:
        """Everything, in the text format of Prometheus; of pools, who thinks and waits in them."""
        lines = [
            "# TYPE noctuary_callers gauge",
            f"noctuary_callers {self.callers}",
            "# TYPE noctuary_connections gauge",
            f"noctuary_connections {connections}",
            "# TYPE noctuary_tables_in_memory gauge",
            f"noctuary_tables_in_memory {tables}",
            "# TYPE noctuary_choices_total counter",
            f"noctuary_choices_total {self.choices}",
        ]
        lines += counter_lines("noctuary_refusals_total", "error", self.refusals)
        lines += counter_lines("noctuary_dropped_total", "reason", self.dropped)
        lines += counter_lines("noctuary_log_lines_left_out_total", "level", SUPPRESSED)
        lines += slot_lines(pools)
        lines.append("# TYPE noctuary_choice_seconds histogram")
        lines += self.answered.lines("noctuary_choice_seconds")
        lines.append("# TYPE noctuary_thought_seconds histogram")
        lines += self.thought.lines("noctuary_thought_seconds")
        return "\n".join(lines) + "\n"


def counter_lines(name: str, label: str, counts: Counter[str]) -> Iterator[str]:
    """What was counted by kinds, of which there are few: none of them is a stranger's word."""
    yield f"# TYPE {name} counter"
    for kind, n in sorted(counts.items()):
        yield f'{name}{{{label}="{kind}"}} {n}'


def slot_lines(pools: Iterable[WorkerPool]) -> Iterator[str]:
    """The places in which can be thought, by pool."""
    turns = [pool.turns for pool in pools]
    for name, kind, counts in (
        ("places", "gauge", [len(t.limits) for t in turns]),
        ("places_taken", "gauge", [t.taken for t in turns]),
        ("waiting", "gauge", [t.waiting for t in turns]),
        ("places_lost_total", "counter", [t.lost for t in turns]),
    ):
        yield f"# TYPE noctuary_thinking_{name} {kind}"
        for one, n in zip(turns, counts, strict=True):
            yield f'noctuary_thinking_{name}{{pool="{one.name}"}} {n}'
