"""`noctuary scenario import`: quests that others wrote for a program of their own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from noctuary.plugin.console import print_safe

from ..scenario import Broken
from ..valkyrie import Imported, imported, packed, proposed
from ..valkyrie.products import product_name
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
    effects: Annotated[
        str | None, typer.Option(help="A file for what its prose seems to do, to be confirmed.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Say what a quest is, in which languages, and what is odd about it."""
    say = speech(context, lang)
    try:
        found = imported(path)
    except Broken as broken:
        tell_problems(broken.problems, say)
        raise typer.Exit(PROBLEMS) from None
    index = 1 if say.lang == "fr" else 0
    print_safe(say.format("quest-title", name=found.made.name[index]))
    names = ", ".join(found.languages)
    print_safe(
        say.format("quest-languages", names=names) if names else say.format("quest-languages-none")
    )
    print_safe(say.format(f"quest-{found.fidelity}"))
    packs = ", ".join(product_name(name) for name in found.made.packs)
    print_safe(say.format("quest-packs", names=packs) if packs else say.format("quest-packs-none"))
    if found.quest.media:
        print_safe(say.format("quest-media", n=found.quest.media))
    tell_problems(found.problems, say)
    print_safe(say.format("quest-problems", n=len(found.problems)))
    if effects is not None:
        keep(effects, proposed(found.quest).encode())
        print_safe(say.format("quest-effects", path=effects))
    if out is not None:
        print_safe(say.format("quest-written", path=out, id=written(found, out)))


def written(found: Imported, out: str) -> str:
    """Write the package of a quest; return its name by content."""
    package = packed(found.quest)
    keep(out, package.packed)
    return package.hash


def keep(path: str, data: bytes) -> None:
    """Write a file, or raise BadScenario."""
    try:
        Path(path).write_bytes(data)
    except OSError:
        raise BadScenario("error-quest-written", path=path) from None
