"""`noctuary scenario`: the commands for authors of nights."""

from __future__ import annotations

import json
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path as Folder
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from noctuary.plugin import ToolHost, Translations
from noctuary.plugin.console import LAMP, WAX, make_console, print_safe

from ..scenario import (
    NIGHTS,
    PRODUCTS,
    Broken,
    CompiledScenario,
    Problem,
    compiled_package,
    shipped,
)
from ..scenario.box import base
from ..scenario.check import check
from ..scenario.compile import Compiler
from ..scenario.graph import graph
from ..scenario.package import ENDING, Package
from ..scenario.schema import schema
from ..scenario.translations_out import moved, wordings
from . import PACKAGE, BadScenario
from .playtest import Share, Trial, trial
from .show_command import show

PROBLEMS = 1
POLICIES = ("random", "sense")

scenario = typer.Typer(
    no_args_is_help=True, help="Nights for Mansions of Madness: check, show, try, pack."
)

Path = Annotated[str, typer.Argument(help="A folder, a file .night, or a night of ours by its id.")]
Lang = Annotated[str | None, typer.Option(help="fr or en.")]


def speech(context: typer.Context, lang: str | None) -> Translations:
    """Return the texts of the game in a language."""
    host: ToolHost = context.obj
    return host.translations(PACKAGE, lang)


def read_package(path: str, say: Translations) -> Package:
    """Read the package at a path, or print what is wrong with it and exit."""
    if path in NIGHTS:
        return shipped(path)
    try:
        return Package.from_path(path)
    except Broken as broken:
        tell_problems(broken.problems, say)
        raise typer.Exit(PROBLEMS) from None
    except OSError:
        raise BadScenario("error-scenario-path", path=path) from None


def tell_problems(problems: Iterable[Problem], say: Translations) -> None:
    """Print problems, one line for each."""
    for problem in problems:
        print_safe(problem.full_text(say))


@scenario.command("check")
def check_scenario(context: typer.Context, path: Path, lang: Lang = None) -> None:
    """Say everything that is wrong with a scenario: file, line, column, and what there is."""
    say = speech(context, lang)
    report = check(read_package(path, say))
    tell_problems(report.problems, say)
    if report.problems:
        print_safe(say.format("scenario-problems", n=len(report.problems)))
        raise typer.Exit(PROBLEMS)
    print_safe(say.format("scenario-sound"))


@scenario.command("show")
def show_scenario(context: typer.Context, path: Path, lang: Lang = None) -> None:
    """Show a scenario: its head, its map, its tokens, and what leads to what."""
    say = speech(context, lang)
    package = read_package(path, say)
    show(make_console(), playable(package, say), graph(package.source()), say)


def playable(package: Package, say: Translations) -> CompiledScenario:
    """Return a playable scenario, even if it lacks something, or print what is wrong and exit."""
    try:
        return compiled_package(package)
    except Broken as broken:
        tell_problems(broken.problems, say)
        raise typer.Exit(PROBLEMS) from None


@scenario.command("trial")
def try_scenario(
    context: typer.Context,
    path: Path,
    games: Annotated[int, typer.Option(min=1, max=100_000, help="How many games.")] = 200,
    players: Annotated[int, typer.Option(min=1, max=5, help="How many seats.")] = 2,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the first game.")] = 0,
    party: Annotated[
        str, typer.Option(help="Investigators, by seat: agatha,odile; both of one seat: a+b.")
    ] = "",
    lang: Lang = None,
) -> None:
    """Let bots play a scenario: how it ends, how long it lasts, what is never seen."""
    say = speech(context, lang)
    package = read_package(path, say)
    made = playable(package, say)
    events = list(package.source().root["events"])
    who = [seat.split("+") for seat in party.split(",")] if party else "usual"
    console = make_console()
    for policy in POLICIES:
        found = trial(made, events, policy, games, players, seed, who)
        console.print(tried(found, say))


def tried(found: Trial, say: Translations) -> Table:
    """Draw the figures of a trial."""
    table = Table(
        title=say.format(f"scenario-bots-{found.policy}", n=found.games), title_style=LAMP
    )
    for key, how in (("what", "left"), ("share", "right"), ("interval", "right")):
        table.add_column(say.format(f"scenario-{key}"), justify=how)  # type: ignore[arg-type]
    table.add_row(say.format("scenario-won"), *percents(found.won), end_section=True)
    for name, part in found.ends.items():
        table.add_row(say.format("scenario-ending", name=name), *percents(part))
    m, low, high = found.rounds
    table.add_row(
        say.format("scenario-rounds"), f"{m:.1f}", f"{low:.1f}–{high:.1f}", end_section=True
    )
    for name, part in found.events.items():
        style = WAX if not part.n else ""
        table.add_row(Text(name, style=style), *percents(part))
    never = ", ".join(found.never) or "–"
    table.caption = say.format("scenario-never", names=never)
    return table


def percents(part: Share) -> tuple[str, str]:
    """Return a share and its interval in per cent."""
    return f"{part.value:.0%}", f"{part.low:.0%}–{part.high:.0%}"


@scenario.command("words")
def words_of_scenario(
    context: typer.Context,
    path: Path,
    out: Annotated[
        str | None, typer.Option(help="A folder for the scenario with its texts in files of words.")
    ] = None,
    lang: Lang = None,
) -> None:
    """List texts that are missing in a language; --out moves all texts into files of words."""
    say = speech(context, lang)
    package = read_package(path, say)
    source = package.source()
    with suppress(Broken):
        Compiler(source, base(), frozenset(PRODUCTS)).make()
    texts = wordings(source)
    missing = [(w, x) for w in texts for x in source.languages if x not in w.said]
    for wording, language in missing:
        line, column = wording.mark
        place = f"{source.name}:{line}:{column}"
        print_safe(say.format("scenario-missing", place=place, name=wording.key, lang=language))
    counts = {"n": len(texts), "missing": len(missing)}
    print_safe(say.format("scenario-texts", **counts))
    if out is not None:
        write_package(moved(package, source), Folder(out), say)


def write_package(package: Package, folder: Folder, say: Translations) -> None:
    """Write the files of a package into a folder that has none of them yet."""
    taken = [name for name in package.files if (folder / name).exists()]
    if taken:
        raise BadScenario("error-scenario-there", path=str(folder / taken[0]))
    for name, data in package.files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)
    print_safe(say.format("scenario-written", path=str(folder)))


@scenario.command("pack")
def pack_scenario(
    context: typer.Context,
    path: Path,
    out: Annotated[str | None, typer.Option(help="The file; else the id with .night.")] = None,
    lang: Lang = None,
) -> None:
    """Pack a scenario with which nothing is wrong into one file."""
    say = speech(context, lang)
    package = read_package(path, say)
    report = check(package)
    if report.problems or report.made is None:
        tell_problems(report.problems, say)
        raise typer.Exit(PROBLEMS)
    file = Folder(out or f"{report.made.id}{ENDING}")
    file.write_bytes(package.packed)
    print_safe(
        say.format("scenario-packed", path=str(file), n=len(package.packed), hash=package.hash)
    )


@scenario.command("schema")
def scenario_schema() -> None:
    """Print the format as a JSON Schema, for editors."""
    print_safe(json.dumps(schema(), indent=1, ensure_ascii=False))
