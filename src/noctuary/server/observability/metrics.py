"""What the server counts and measures, for Prometheus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from prometheus_client import CollectorRegistry, disable_created_metrics, generate_latest
from prometheus_client import Histogram as Histogram
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from noctuary.table.workers.fair_queue import FairScheduler
from noctuary.table.workers.pool import WorkerPool

from .logs import SUPPRESSED

CHOICE_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
THOUGHT_SECONDS = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)

# A second series for each counter and histogram, with the time of its beginning.
disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics(Collector):
    """All counts and measurements of one server."""

    def __init__(self) -> None:
        self.callers = 0
        """Connections of any kind."""
        self.dropped: Counter[str] = Counter()
        """Connections that the server ended, by reason."""
        self.choices = 0
        self.refusals: Counter[str] = Counter()
        """Refusals by their key."""
        self._connections = self._tables = 0
        self._queues: list[FairScheduler] = []
        self._registry = CollectorRegistry()
        self._registry.register(self)
        self.answered = Histogram(
            "noctuary_choice_seconds",
            "From a person's choice to its event on the way to all clients",
            buckets=CHOICE_SECONDS,
            registry=self._registry,
        )
        self.thought = Histogram(
            "noctuary_thought_seconds",
            "From the question to a bot until its choice, waiting included",
            buckets=THOUGHT_SECONDS,
            registry=self._registry,
        )

    def text(self, connections: int, tables: int, pools: Iterable[WorkerPool] = ()) -> str:
        """Return all metrics in the text format of Prometheus, with those of pools."""
        self._connections, self._tables = connections, tables
        self._queues = [pool.turns for pool in pools]
        return generate_latest(self._registry).decode()

    def collect(self) -> Iterator[Metric]:
        """Yield the metrics that are plain numbers here, and those of logs and pools."""
        yield gauge_family("callers", "Connections of any kind", self.callers)
        yield gauge_family("connections", "Clients at tables", self._connections)
        yield gauge_family("tables_in_memory", "Tables in memory", self._tables)
        yield CounterMetricFamily("noctuary_choices_total", "Choices at all tables", self.choices)
        yield counter_family("refusals_total", "Refusals", "error", self.refusals)
        yield counter_family(
            "dropped_total", "Connections that the server ended", "reason", self.dropped
        )
        yield counter_family("log_lines_left_out_total", "Lines not logged", "level", SUPPRESSED)
        queues = self._queues
        yield pool_family("places", "Worker slots", {q.name: len(q.limits) for q in queues})
        yield pool_family("places_taken", "Worker slots in use", {q.name: q.taken for q in queues})
        yield pool_family("waiting", "Tasks that wait", {q.name: q.waiting for q in queues})
        lost = Counter({q.name: q.lost for q in queues})
        yield counter_family("thinking_places_lost_total", "Worker slots lost", "pool", lost)


def gauge_family(name: str, documentation: str, value: int) -> Metric:
    """Return a number that goes up and down."""
    return GaugeMetricFamily(f"noctuary_{name}", documentation, value)


def pool_family(name: str, documentation: str, values: dict[str, int]) -> Metric:
    """Return a number of each pool of workers."""
    family = GaugeMetricFamily(f"noctuary_thinking_{name}", documentation, labels=["pool"])
    for pool, value in values.items():
        family.add_metric([pool], value)
    return family


def counter_family(name: str, documentation: str, label: str, counts: Counter[str]) -> Metric:
    """Return counts by a label, whose values are few and never a stranger's text."""
    family = CounterMetricFamily(f"noctuary_{name}", documentation, labels=[label])
    for value, count in sorted(counts.items()):
        family.add_metric([value], count)
    return family
