"""What operators know by name: metrics, their kinds and their labels."""

from __future__ import annotations

from prometheus_client.parser import text_string_to_metric_families

from noctuary.server.observability.logs import SUPPRESSED
from noctuary.server.observability.metrics import CHOICE_SECONDS, THOUGHT_SECONDS, Metrics
from noctuary.table.workers.pool import WorkerPool

KINDS = {
    "noctuary_callers": "gauge",
    "noctuary_choice_seconds": "histogram",
    "noctuary_choices": "counter",
    "noctuary_connections": "gauge",
    "noctuary_dropped": "counter",
    "noctuary_log_lines_left_out": "counter",
    "noctuary_refusals": "counter",
    "noctuary_tables_in_memory": "gauge",
    "noctuary_thinking_places": "gauge",
    "noctuary_thinking_places_lost": "counter",
    "noctuary_thinking_places_taken": "gauge",
    "noctuary_thinking_waiting": "gauge",
    "noctuary_thought_seconds": "histogram",
}
"""The parser leaves out the `_total` of counters."""
LABELS = {
    "noctuary_choice_seconds_bucket": "le",
    "noctuary_dropped_total": "reason",
    "noctuary_log_lines_left_out_total": "level",
    "noctuary_refusals_total": "error",
    "noctuary_thinking_places": "pool",
    "noctuary_thinking_places_lost_total": "pool",
    "noctuary_thinking_places_taken": "pool",
    "noctuary_thinking_waiting": "pool",
    "noctuary_thought_seconds_bucket": "le",
}
"""The one label of each series that has any."""
POOLS = [WorkerPool(2, name="quick"), WorkerPool(1, name="deep")]


def full() -> Metrics:
    """Return metrics of which each was counted at least once."""
    metrics = Metrics()
    metrics.callers, metrics.choices = 7, 3
    metrics.refusals["error-keys"], metrics.dropped["silent"] = 2, 4
    for seconds in (0.001, 0.02, 100.0):
        metrics.answered.observe(seconds)
    metrics.thought.observe(0.3)
    return metrics


def samples(metrics: Metrics) -> dict[tuple[str, str], float]:
    """Return values by name and label value."""
    families = text_string_to_metric_families(metrics.text(5, 6, POOLS))
    return {
        (s.name, "".join(s.labels.values())): s.value for family in families for s in family.samples
    }


def test_names_kinds_and_labels_stay() -> None:
    SUPPRESSED["info"] += 1
    families = list(text_string_to_metric_families(full().text(5, 6, POOLS)))
    assert {f.name: f.type for f in families} == KINDS
    assert all(f.documentation for f in families)
    found = [(s.name, *s.labels) for f in families for s in f.samples]
    assert {name: label for name, *labels in found for label in labels} == LABELS
    assert all(len(labels) == (name in LABELS) for name, *labels in found)
    assert not [name for name, *_ in found if name.endswith("_created")]


def test_values() -> None:
    found = samples(full())
    assert found["noctuary_callers", ""] == 7
    assert found["noctuary_connections", ""] == 5
    assert found["noctuary_tables_in_memory", ""] == 6
    assert found["noctuary_choices_total", ""] == 3
    assert found["noctuary_refusals_total", "error-keys"] == 2
    assert found["noctuary_dropped_total", "silent"] == 4
    assert found["noctuary_thinking_places", "quick"] == 2
    assert found["noctuary_thinking_places_lost_total", "deep"] == 0


def test_buckets() -> None:
    found = samples(full())
    for name, bounds in (("choice", CHOICE_SECONDS), ("thought", THOUGHT_SECONDS)):
        series = f"noctuary_{name}_seconds"
        assert [le for s, le in found if s == f"{series}_bucket"] == [*map(str, bounds), "+Inf"]
    choice = "noctuary_choice_seconds"
    assert [found[f"{choice}_bucket", le] for le in ("0.001", "0.01", "0.025", "2.5", "+Inf")] == [
        1, 1, 2, 2, 3,
    ]  # fmt: skip
    assert found[f"{choice}_count", ""] == 3
    assert abs(found[f"{choice}_sum", ""] - 100.021) < 1e-9


def test_two_servers_count_for_themselves() -> None:
    assert samples(full()) == samples(full())
