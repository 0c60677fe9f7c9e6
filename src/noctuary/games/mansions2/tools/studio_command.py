"""`noctuary studio`: a folder of this machine in the scenario studio."""

from __future__ import annotations

import webbrowser
from pathlib import Path
from threading import Thread
from typing import Annotated

import typer

from noctuary.plugin import Console
from noctuary.plugin.console import print_safe
from noctuary.plugin.http import Workspace

from ..scenario.package import KNOWN, MOST_TEXT, SCENARIO
from . import BadScenario
from .http import blank
from .scenario import speech

PAGE = "/mansions2/studio"


def studio(
    context: typer.Context,
    folder: Annotated[str, typer.Argument(help="The folder of a scenario.")],
    new: Annotated[bool, typer.Option("--new", help="Begin a scenario there.")] = False,
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="The port; 8642 or the next free one.")
    ] = None,
    open_browser: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the studio in a browser.")
    ] = True,
    lang: Annotated[str | None, typer.Option(help="fr or en.")] = None,
) -> None:
    """Open the scenario studio on a folder, on this machine alone."""
    host: Console = context.obj
    say = speech(context, lang)
    place = Path(folder)
    if new:
        begin(place)
    if not (place / SCENARIO).is_file():
        raise BadScenario("error-studio-folder", path=folder, name=SCENARIO)

    def ready(where: str) -> None:
        print_safe(say.format("studio-open", url=where))
        if open_browser:
            Thread(target=webbrowser.open, args=(where,), daemon=True).start()

    host.serve(Workspace("mansions2", PAGE, place, KNOWN, MOST_TEXT), ready, port)


def begin(folder: Path) -> None:
    """Begin a new scenario in a folder that has none."""
    if (folder / SCENARIO).exists():
        raise BadScenario("error-scenario-there", path=str(folder / SCENARIO))
    folder.mkdir(parents=True, exist_ok=True)
    (folder / SCENARIO).write_text(blank(), "utf-8")
