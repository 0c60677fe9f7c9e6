"""What a batch of games says, as tables for a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from rich.table import Table

from .record import GameRecord, Seating, played, seatings
from .statistics import Estimate, mean, quantile, share, spread


def tables(records: Sequence[GameRecord]) -> list[Table]:
    """Everything worth reading, table by table."""
    every = list(seatings(records))
    if not every:
        return [failures(records)]
    found = [
        who_wins("By bot", "bot", every, lambda s: s.bot),
        who_wins("By seat", "seat", every, lambda s: str(s.seat)),
        who_wins("By order of play", "place", every, lambda s: str(s.place + 1)),
        lengths(played(records)),
    ]
    if len(played(records)) < len(records):
        found.append(failures(records))
    return found


def who_wins(
    title: str, column: str, every: Iterable[Seating], key: Callable[[Seating], str]
) -> Table:
    """Win share and points by bot, seat or place."""
    groups: dict[str, list[Seating]] = {}
    for s in every:
        groups.setdefault(key(s), []).append(s)
    table = _table(title, column, "games", "wins", "share", "95 %", "score", "spread")
    for name in sorted(groups):
        group = groups[name]
        wins = sum(s.win for s in group)
        won = share(wins, len(group))
        scores = [s.score for s in group]
        points = mean(scores)
        table.add_row(
            name,
            str(len(group)),
            f"{wins:g}",
            f"{won.value:.1%}",
            f"{won.low:.1%} – {won.high:.1%}",
            with_error(points),
            f"{spread(scores):.1f}",
        )
    return table


def lengths(records: Sequence[GameRecord]) -> Table:
    """How long the games were."""
    table = _table("Length", "of a game in", "mean", "shortest", "median", "longest")
    for name, values in (
        ("choices", [r.choices for r in records]),
        ("rounds", [r.rounds for r in records]),
        ("points of the winner", [max(r.scores) for r in records]),
        ("points ahead of the next", [lead(r) for r in records]),
    ):
        m = mean(values)
        row = (min(values), quantile(values, 0.5), max(values))
        table.add_row(name, with_error(m), *(f"{x:g}" for x in row))
    return table


def failures(records: Iterable[GameRecord]) -> Table:
    """Games that failed, and why."""
    table = Table("game", "seed", "error", title="Failed", title_justify="left")
    for r in records:
        if r.error:
            table.add_row(str(r.number), str(r.seed), r.error)
    return table


def lead(record: GameRecord) -> int:
    """By how much the most points are ahead of the next."""
    ordered = sorted(record.scores, reverse=True)
    return ordered[0] - ordered[1] if len(ordered) > 1 else 0


def with_error(e: Estimate) -> str:
    """A mean and how far it may be off."""
    return f"{e.value:.1f} ± {e.high - e.value:.1f}"


def _table(title: str, first: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left")
    table.add_column(first)
    for c in columns:
        table.add_column(c, justify="right")
    return table
