"""The results of a batch as pictures."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from noctuary.i18n import FluentGameTexts, FluentTranslations
from noctuary.kernel import games, load

from .record import GameRecord, Seating, count_played, seatings
from .statistics import Estimate, quantile, share
from .texts import LabError, load_texts

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INK, PAPER, GRID = "#22262e", "#ffffff", "#dfe3e8"
COLOURS = ("#3b6ea8", "#c8702a", "#4d8f5b", "#8a5aa3", "#b0413e", "#6b7280")
ENDINGS = ("png", "svg")
BARS = 24  # values in a picture of winners, at most


class NoPlots(LabError):
    """The error where pictures cannot be drawn here."""


def check_plots(ending: str = "png") -> None:
    """Raise NoPlots if pictures cannot be drawn; call it before the games are played."""
    if ending not in ENDINGS:
        raise NoPlots("error-picture", text=ending, allowed=", ".join(ENDINGS))
    _figure_class()


def plots(
    records: Sequence[GameRecord],
    folder: Path,
    ending: str = "png",
    lang: str | None = None,
    options: Mapping[str, Any] | None = None,
) -> list[Path]:
    """Draw all pictures into a folder and return their files; `options` are the table's."""
    check_plots(ending)
    say = load_texts(lang)
    every = list(seatings(records))
    if not every:
        raise NoPlots("error-nothing-to-draw")
    (folder / "wins").mkdir(parents=True, exist_ok=True)
    figures = {
        "scores": scores(say, every),
        "length": length(say, count_played(records)),
        "seats": advantage(say, every),
    }
    names = PlotLabels(every[0].record, say.lang, options)
    for what, values in values_that_win(every).items():
        figures[f"wins/{what.replace('/', '-')}"] = winners(say, names, what, values, every)
    files = []
    for name, figure in figures.items():
        file = folder / f"{name}.{ending}"
        figure.savefig(file, dpi=130, facecolor=PAPER)
        files.append(file)
    return files


# ---- pictures


def scores(say: FluentTranslations, every: Sequence[Seating]) -> Figure:
    """Draw the distribution of each bot's points."""
    figure, (axes,) = _drawing(1)
    low, high = min(s.score for s in every), max(s.score for s in every)
    edges = _edges(low, high)
    for k, bot in enumerate(sorted({s.bot for s in every})):
        found = [s.score for s in every if s.bot == bot]
        weights = [100 / len(found)] * len(found)
        colour = COLOURS[k % len(COLOURS)]
        axes.hist(found, edges, weights=weights, color=colour, alpha=0.35)
        axes.hist(found, edges, weights=weights, color=colour, histtype="step", linewidth=1.6)
        axes.axvline(quantile(found, 0.5), color=colour, linewidth=1.2, linestyle="--")
        axes.plot([], [], color=colour, linewidth=6, alpha=0.6, label=f"{bot} ({len(found)})")
    _titled(axes, say.format("plot-scores"), say.format("axis-points"), say.format("axis-seats"))
    axes.legend(frameon=False)
    return figure


def length(say: FluentTranslations, records: Sequence[GameRecord]) -> Figure:
    """Draw the length of games."""
    figure, (left, right) = _drawing(2)
    for axes, name, found in (
        (left, "choices", [r.choices for r in records]),
        (right, "rounds", [r.rounds for r in records]),
    ):
        axes.hist(found, _edges(min(found), max(found)), color=COLOURS[0], alpha=0.75)
        axes.axvline(quantile(found, 0.5), color=INK, linewidth=1.2, linestyle="--")
        title = say.format(f"plot-{name}", n=quantile(found, 0.5))
        _titled(axes, title, say.format(f"axis-{name}"), say.format("axis-games"))
    return figure


def advantage(say: FluentTranslations, every: Sequence[Seating]) -> Figure:
    """Draw wins by seat and by order of play."""
    figure, (left, right) = _drawing(2)
    seats = len(every[0].record.bots)
    keys: list[tuple[Axes, str, Callable[[Seating], int]]] = [
        (left, "seat", lambda s: s.seat),
        (right, "place", lambda s: s.place + 1),
    ]
    for axes, name, key in keys:
        places = sorted({key(s) for s in every})
        found = [_won([s for s in every if key(s) == k]) for k in places]
        axes.bar(
            [str(k) for k in places],
            [100 * e.value for e in found],
            yerr=_whiskers(found),
            color=COLOURS[0],
            alpha=0.75,
            capsize=4,
            ecolor=INK,
        )
        axes.axhline(100 / seats, color=INK, linewidth=1, linestyle="--")
        axes.set_ylim(bottom=0)
        _titled(
            axes, say.format(f"plot-{name}"), say.format(f"axis-{name}"), say.format("axis-won")
        )
    return figure


def winners(
    say: FluentTranslations,
    names: PlotLabels,
    what: str,
    values: Sequence[str],
    every: Sequence[Seating],
) -> Figure:
    """Draw the win share of seats to which something happened, value by value.

    Copies count as one.
    """
    alike: dict[str, set[str]] = {}
    for v in values:
        alike.setdefault(names.value(what, v), set()).add(f"{what}={v}")
    found = {v: _won([s for s in every if keys & s.happened.keys()]) for v, keys in alike.items()}
    ordered = sorted(found, key=lambda v: found[v].value)
    if len(ordered) > BARS:
        ordered = ordered[: BARS // 2] + ordered[-BARS // 2 :]
    estimates = [found[v] for v in ordered]
    figure, (axes,) = _drawing(1, height=1.4 + 0.24 * len(ordered))
    axes.barh(
        [f"{v} ({found[v].n})" for v in ordered],
        [100 * e.value for e in estimates],
        xerr=_whiskers(estimates),
        color=COLOURS[0],
        alpha=0.75,
        capsize=2,
        ecolor=INK,
    )
    axes.axvline(100 * _won(every).value, color=INK, linewidth=1, linestyle="--")
    axes.grid(axis="y", visible=False)
    axes.grid(axis="x", color=GRID)
    _titled(axes, say.format("plot-wins", what=names.what(what)), say.format("axis-won-then"), "")
    return figure


def values_that_win(every: Sequence[Seating]) -> dict[str, list[str]]:
    """Return the values of each counted field that has at least three."""
    found: dict[str, dict[str, None]] = {}
    for s in every:
        for key in s.happened:
            what, equals, value = key.partition("=")
            if equals:
                found.setdefault(what, {})[value] = None
    return {w: sorted(v, key=_natural) for w, v in sorted(found.items()) if len(v) > 2}


class PlotLabels:
    """The counted things in the words of the game, or their keys where it has none."""

    def __init__(self, record: GameRecord, lang: str, options: Mapping[str, Any] | None) -> None:
        self.words: FluentGameTexts | None = None
        if spec := games().get(record.game):
            seats = len(record.bots)
            self.words = FluentGameTexts(load(spec, "frames"), lang, seats=seats, options=options)

    def what(self, what: str) -> str:
        """Return `gate_opened/region` in words."""
        key = f"tally-{what.replace('/', '-')}"
        return self.words.format(key) if self.words and self.words.speech.has(key) else what

    def value(self, what: str, value: str) -> str:
        """Return one of its values, such as `salem`, in words."""
        event, _, field = what.partition("/")
        if self.words is None:
            return value
        try:
            kind = self.words.game.events[event].fields[field]
            return self.words.kind(kind, kind.parse(value))
        except (KeyError, ValueError):  # from other rules
            return value


# ---- drawing


def _won(group: Sequence[Seating]) -> Estimate:
    return share(sum(s.win for s in group), len(group))


def _whiskers(found: Sequence[Estimate]) -> list[list[float]]:
    below = [100 * max(0.0, e.value - e.low) for e in found]
    above = [100 * max(0.0, e.high - e.value) for e in found]
    return [below, above]


def _natural(text: str) -> list[tuple[int, str]]:
    return [(int(x), "") if x.isdigit() else (0, x) for x in re.split(r"([0-9]+)", text)]


def _edges(low: int, high: int) -> list[float]:
    step = max(1, -(-(high - low + 1) // 30))
    return [low - 0.5 + k * step for k in range((high - low) // step + 2)]


def _figure_class() -> Any:
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise NoPlots("error-matplotlib") from None
    return Figure


def _drawing(columns: int, height: float = 4.2) -> tuple[Figure, list[Axes]]:
    figure = _figure_class()(figsize=(4.6 * columns + 2.6, height), layout="constrained")
    found = [figure.add_subplot(1, columns, k + 1) for k in range(columns)]
    for axes in found:
        axes.spines[["top", "right"]].set_visible(False)
        axes.set_axisbelow(True)
        axes.grid(axis="y", color=GRID)
        axes.tick_params(colors=INK, labelsize=9)
    return figure, found


def _titled(axes: Axes, title: str, x: str, y: str) -> None:
    axes.set_title(title, loc="left", color=INK, fontsize=11)
    axes.set_xlabel(x, color=INK)
    axes.set_ylabel(y, color=INK)
