"""`noctuary scenario`: for those who write nights of their own."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import typer

from noctuary.home import Host, Speech
from noctuary.home.screen import tell

from ..scenario import SCENARIOS, Broken, Problem, shipped
from ..scenario.check import check
from ..scenario.package import Package, found
from . import PACKAGE, BadScenario

PROBLEMS = 1

scenario = typer.Typer(
    no_args_is_help=True, help="Nights for Mansions of Madness: check, show, try, pack."
)

Path = Annotated[str, typer.Argument(help="A folder, a file .night, or a night of ours by its id.")]
Lang = Annotated[str | None, typer.Option(help="fr or en.")]


def speech(context: typer.Context, lang: str | None) -> Speech:
    """The words of the game in the language asked for."""
    host: Host = context.obj
    return host.speech(PACKAGE, lang)


def read_package(path: str, say: Speech) -> Package:
    """The package at a path; what is wrong with it is told."""
    if path in SCENARIOS:
        return shipped(path)
    try:
        return found(path)
    except Broken as broken:
        tell_problems(broken.problems, say)
        raise typer.Exit(PROBLEMS) from None
    except OSError:
        raise BadScenario("error-scenario-path", path=path) from None


def tell_problems(problems: Iterable[Problem], say: Speech) -> None:
    """One line for each."""
    for problem in problems:
        tell(problem.said(say))


@scenario.command("check")
def check_scenario(context: typer.Context, path: Path, lang: Lang = None) -> None:
    """Says everything that is wrong with a scenario: file, line, column, and what there is."""
    say = speech(context, lang)
    report = check(read_package(path, say))
    tell_problems(report.problems, say)
    if report.problems:
        tell(say.say("scenario-problems", n=len(report.problems)))
        raise typer.Exit(PROBLEMS)
    tell(say.say("scenario-sound"))
