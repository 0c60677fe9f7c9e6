"""The results of a batch as tables for a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from rich.table import Table
from rich.text import Text

from noctuary.i18n import FluentTranslations

from .record import GameRecord, Seating, by_side, count_played, seatings
from .statistics import Estimate, mean, quantile, share, spread
from .texts import load_texts


def tables(records: Sequence[GameRecord], lang: str | None = None) -> list[Table]:
    """Return every table worth reading."""
    say = load_texts(lang)
    every = list(seatings(records))
    if not every:
        return [failures(say, records)]
    found = [
        who_wins(say, "bot", every, lambda s: s.bot),
        who_wins(say, "seat", every, lambda s: str(s.seat)),
        who_wins(say, "place", every, lambda s: str(s.place + 1)),
        lengths(say, count_played(records)),
    ]
    if sides := by_side(every):
        found.insert(1, who_wins(say, "side", sides, lambda s: against(say, s)))
    if len(count_played(records)) < len(records):
        found.append(failures(say, records))
    return found


def who_wins(
    say: FluentTranslations, column: str, every: Iterable[Seating], key: Callable[[Seating], str]
) -> Table:
    """Return win share and points by bot, side, seat or place."""
    groups: dict[str, list[Seating]] = {}
    for s in every:
        groups.setdefault(key(s), []).append(s)
    table = _table(say, column, column, "games", "wins", "share", "interval", "score", "spread")
    for name in sorted(groups):
        group = groups[name]
        wins = sum(s.win for s in group)
        won = share(wins, len(group))
        scores = [s.score for s in group]
        points = mean(scores)
        table.add_row(
            name,
            say.format("number", n=len(group)),
            say.format("number", n=wins),
            say.format("share", n=100 * won.value),
            say.format("interval", low=100 * won.low, high=100 * won.high),
            with_error(say, points),
            say.format("decimal", n=spread(scores)),
        )
    return table


def against(say: FluentTranslations, s: Seating) -> str:
    """Return a side by its number of seats, and how many it is against."""
    own = s.record.sides.count(s.side)
    return say.format("side", own=own, others=len(s.record.sides) - own)


def lengths(say: FluentTranslations, records: Sequence[GameRecord]) -> Table:
    """Return the lengths of the games."""
    table = _table(say, "length", "length", "mean", "minimum", "median", "maximum")
    for name, values in (
        ("choices", [r.choices for r in records]),
        ("rounds", [r.rounds for r in records]),
        ("winner", [max(r.scores) for r in records]),
        ("lead", [lead(r) for r in records]),
    ):
        m = mean(values)
        row = (say.format("number", n=x) for x in (min(values), quantile(values, 0.5), max(values)))
        table.add_row(say.format(f"row-{name}"), with_error(say, m), *row)
    return table


def failures(say: FluentTranslations, records: Iterable[GameRecord]) -> Table:
    """Return the games that failed, with the reasons."""
    table = _table(say, "failures", "game", "seed", "error")
    table.columns[-1].justify = "left"
    for r in records:
        if r.error:
            why = say.format(r.error) if say.has(r.error) else r.error
            table.add_row(str(r.number), str(r.seed), Text(why))
    return table


def lead(record: GameRecord) -> int:
    """Return how far the most points are ahead of the next."""
    ordered = sorted(record.scores, reverse=True)
    return ordered[0] - ordered[1] if len(ordered) > 1 else 0


def with_error(say: FluentTranslations, e: Estimate) -> str:
    """Return a mean and its error."""
    return say.format("mean", n=e.value, error=e.high - e.value)


def _table(say: FluentTranslations, title: str, first: str, *others: str) -> Table:
    table = Table(title=say.format(f"table-{title}"), title_justify="left")
    table.add_column(say.format(f"head-{first}"))
    for head in others:
        table.add_column(say.format(f"head-{head}"), justify="right")
    return table
