"""`noctuary scenario import`: quests that others wrote for a program of their own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from noctuary.home.screen import tell

from ..scenario import Broken
from ..valkyrie import Imported, imported, packed
from . import BadScenario
from .scenario import PROBLEMS, speech, tell_problems

Quest = Annotated[str, typer.Argument(help="A quest folder, or a package .valkyrie.")]
Lang = Annotated[str | None, typer.Option(help="fr or en.")]


def import_quest(
    context: typer.Context,
    path: Quest,
    out: Annotated[
        str | None, typer.Option(help="A file for what the quest is made of, without its media.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Says what a quest is, in which languages, and what is odd about it."""
    say = speech(context, lang)
    try:
        found = imported(path)
    except Broken as broken:
        tell_problems(broken.problems, say)
        raise typer.Exit(PROBLEMS) from None
    index = 1 if say.lang == "fr" else 0
    tell(say.say("quest-title", name=found.made.name[index]))
    names = ", ".join(found.languages)
    tell(say.say("quest-languages", names=names) if names else say.say("quest-languages-none"))
    tell(say.say(f"quest-{found.fidelity}"))
    if found.quest.media:
        tell(say.say("quest-media", n=found.quest.media))
    tell_problems(found.problems, say)
    tell(say.say("quest-problems", n=len(found.problems)))
    if out is not None:
        tell(say.say("quest-written", path=out, id=written(found, out)))


def written(found: Imported, out: str) -> str:
    """Writes the package of a quest; its name by content."""
    package = packed(found.quest)
    try:
        Path(out).write_bytes(package.packed)
    except OSError:
        raise BadScenario("error-quest-written", path=out) from None
    return package.hash
