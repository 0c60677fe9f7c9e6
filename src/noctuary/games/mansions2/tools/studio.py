"""The jobs of the scenario studio: problems, the graph, games of bots.

All of them work on files that a stranger may have sent, in a process of its own, and answer with
the problems.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from noctuary.kernel import load
from noctuary.kernel.journal import Journal
from noctuary.plugin.http import ShouldStop

from ..attachments import hold
from ..scenario import Broken, CompiledScenario, Problem
from ..scenario.check import Report, check
from ..scenario.compile import ID, ROUNDS
from ..scenario.graph import graph
from ..scenario.map_layout import MapLayout
from ..scenario.package import ENDING, SCENARIO, Package
from ..scenario.translations_out import wordings
from ..scenario.yaml_reader import Map, Noun, Quoted, Source
from ..view.board import bilingual, line, printed
from . import http_types
from .playtest import Course, Night, played, tally

MOST_TRIED = 200
"""Games in which bots try to come to an event."""


# ---- what is wrong


def package_of(files: Mapping[str, str]) -> Package:
    """Return the files of an author as a package. Raise Broken if they are none."""
    return Package.from_files(
        {name: text.encode("utf-8", "replace") for name, text in files.items()}
    )


def flaws(problems: Iterable[Problem], stopping: Iterable[Problem] = ()) -> list[http_types.Flaw]:
    """Return problems as they travel."""
    stops = {str(p) for p in stopping}
    return [flaw(p, stops=str(p) in stops) for p in problems]


def flaw(problem: Problem, *, stops: bool = True) -> http_types.Flaw:
    """Return a problem as it travels."""
    weight: http_types.Weight = "stops" if stops else "remark"
    if problem.key == "not-said":
        weight = "words"
    told = problem.told
    what = told.get("what")
    return http_types.Flaw(
        file=problem.file,
        line=problem.line,
        column=problem.column,
        key=problem.key,
        weight=weight,
        told={name: v if isinstance(v, int) else parts(v) for name, v in told.items()},
        name=str(told.get("name", "")),
        what=str(what) if isinstance(what, Noun) else "",
        there=[name for name in str(told.get("there", "")).split(", ") if name not in ("", "–")],
    )


def parts(value: Any) -> list[http_types.Part]:
    """Return the arguments of a problem, part by part."""
    if isinstance(value, tuple):
        return [part for one in value for part in parts(one)]
    if isinstance(value, Noun):
        return [http_types.Part("noun", value.key)]
    return [http_types.Part("quoted" if isinstance(value, Quoted) else "text", str(value))]


# ---- looking through


def look(enough: ShouldStop, wish: http_types.SourceWish) -> http_types.Sheet:
    """Return a scenario as its author has it, with all that is wrong."""
    try:
        package = package_of(wish.files)
    except Broken as broken:
        return sheet(Report(None, (), ()), flaws(broken.problems, broken.problems))
    report = check(package)
    return sheet(report, flaws(report.problems, report.stopping))


def sheet(report: Report, found: list[http_types.Flaw]) -> http_types.Sheet:
    """Return the studio's view of a scenario."""
    source, plan, made = report.source or Source(SCENARIO), report.plan, report.made
    web = graph(source)
    return http_types.Sheet(
        flaws=found,
        playable=made is not None,
        name=bilingual(made.name) if made else None,
        rounds=made.rounds if made else rounds(source),
        languages=list(source.languages),
        knots=[http_types.Knot(n.kind, n.name, n.by, n.line) for n in web.nodes],  # type: ignore[arg-type]
        strands=[http_types.Strand(s.source, s.how, s.target) for s in web.lines],
        epilogues={name: mark[0] for name, mark in section(source, "epilogues").at.items()},
        puzzles=len(section(source, "puzzles")),
        tiles=[printed(plan, n) for n in range(1, len(plan.laid))] if plan else [],
        spots=list(spots(section(source, "tokens"), plan)) if plan else [],
        wordings=[
            http_types.Wording(w.key, SCENARIO, *w.mark, dict(w.said)) for w in wordings(source)
        ],
    )


def rounds(source: Source) -> int:
    """Return the rounds of a night that cannot be played yet; 0 if it does not say."""
    given = str(as_map(source.root).get("rounds", ""))
    return int(given) if given in ROUNDS else 0


def as_map(found: Any) -> Map:
    """Return names with values; none if it is something else."""
    return found if isinstance(found, Map) else Map()


def section(source: Source, name: str) -> Map:
    """Return a part of a scenario."""
    return as_map(as_map(source.root).get(name))


def spots(tokens: Map, plan: MapLayout) -> Iterable[http_types.Spot]:
    """Return the tokens that lie on the map."""
    for name, token in tokens.items():
        at = str(token.get("at", "")) if isinstance(token, Map) else ""
        outer = plan.outer(at)
        space = outer[0] if outer else plan.spaces.get(at, 0)
        if space:
            kind, who = str(token.get("kind", "")), str(token.get("who", ""))
            edge = line(plan.rim_line(at)) if outer else None
            yield http_types.Spot(name, kind, who, tokens.at[name][0], space, edge)


# ---- playing


Playable = tuple[Package, CompiledScenario, list[str]]


def playable(files: Mapping[str, str]) -> Playable:
    """Return a scenario that can be played, with the names of its events, or raise Broken."""
    return compiled(tuple(sorted(files.items())))


@lru_cache(maxsize=4)
def compiled(files: tuple[tuple[str, str], ...]) -> Playable:
    """Compile a scenario, and keep the latest: a trial is asked for in pieces."""
    package = package_of(dict(files))
    report = check(package)
    if report.made is None:
        raise Broken(report.stopping or report.problems)
    assert report.source is not None
    return package, report.made, list(section(report.source, "events"))


def try_out(enough: ShouldStop, wish: http_types.TrialWish) -> http_types.TrialSheet:
    """Let bots play a scenario."""
    began = time.perf_counter()
    found = http_types.TrialSheet([], 0, 0, {}, [], {}, {}, {}, 0.0)
    try:
        _, made, events = playable(wish.files)
    except Broken as broken:
        found.flaws = flaws(broken.problems, broken.problems)
        return found
    got = tally(made, events, wish.policy, wish.games, wish.seats, wish.seed, enough=enough)
    found.games, found.won, found.ends = got.games, got.won, dict(got.ends)
    found.rounds, found.example = by_round(got.rounds), got.example
    found.events = {name: by_round(seen) for name, seen in got.events.items()}
    found.rooms = {str(room): by_round(seen) for room, seen in got.rooms.items()}
    found.seconds = time.perf_counter() - began
    return found


def by_round(seen: Counter[int]) -> list[int]:
    """Return how often in each round, from round 0 on."""
    return [seen[n] for n in range(max(seen, default=-1) + 1)]


def play_from(enough: ShouldStop, wish: http_types.PlayWish) -> http_types.PlaySheet:
    """Let bots play a game until an event has just happened."""
    try:
        package, made, events = playable(wish.files)
    except Broken as broken:
        return http_types.PlaySheet(flaws(broken.problems, broken.problems), "", 0)
    course = Course(made, events)
    night = hold(package)
    options = {"scenario": night.name}

    def there(so_far: Night) -> bool:
        return not wish.event or wish.event in so_far.events or enough()

    from .. import GAME

    game = load(GAME, checked=True)
    for n in range(MOST_TRIED):
        seed = wish.seed + n
        state = game.new(wish.seats, seed, books=made.tables)
        so_far, choices = played(course, state, "sense", seed, there)
        if not wish.event or (wish.event in so_far.events and not state.over):
            journal = Journal(load(GAME), wish.seats, seed, options)
            for choice in choices:
                journal.choose(choice)
            return http_types.PlaySheet([], "".join(f"{line}\n" for line in journal.lines), n + 1)
        if enough():
            break
    return http_types.PlaySheet([], "", n + 1)


# ---- packages


def open_package(enough: ShouldStop, wish: http_types.OpenWish) -> http_types.OpenSheet:
    """Read the files of a package."""
    try:
        return http_types.OpenSheet([], dict(Package.from_bytes(wish.data).texts))
    except Broken as broken:
        return http_types.OpenSheet(flaws(broken.problems, broken.problems), {})


def pack(enough: ShouldStop, wish: http_types.SourceWish) -> http_types.PackSheet:
    """Pack a scenario into one file, sound or not: it is its author's."""
    try:
        package = package_of(wish.files)
    except Broken as broken:
        return http_types.PackSheet(flaws(broken.problems, broken.problems), "", b"")
    return http_types.PackSheet([], f"{called(package)}{ENDING}", package.packed)


def called(package: Package) -> str:
    """Return the id of a scenario, if it has one."""
    try:
        given = as_map(package.source().root).get("id")
    except Broken:
        given = None
    return str(given) if isinstance(given, str) and ID.fullmatch(given) else "scenario"
