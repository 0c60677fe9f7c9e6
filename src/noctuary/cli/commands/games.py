"""`noctuary games`: which games there are, and what one of them lacks."""

from __future__ import annotations

import importlib.util
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from noctuary.i18n import FluentTranslations
from noctuary.plugin.console import LAMP, QUIET, WAX, make_console

from ..errors import CommandRefusal, load_texts
from ..game_parts import PartState, examine

games_commands = typer.Typer(no_args_is_help=True, help="The games: list, check.")

Lang = Annotated[str | None, typer.Option(help="fr or en.")]

SHOWN = 6
"""Missing things that are listed for a part; of the others, only how many there are."""


@games_commands.command(name="list")
def list_games(lang: Lang = None) -> None:
    """List every game with its title, its seats and the number of its clauses."""
    from noctuary.kernel import games
    from noctuary.rulebook import read_ledger

    say = load_texts(lang)
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style=LAMP)
    for id, spec in sorted(games().items()):
        ledger = read_ledger(spec.package)
        title = FluentTranslations(spec.package, say.lang).format("game-title")
        seats = say.format("games-seats", min=min(spec.seats), max=max(spec.seats))
        clauses = say.format("games-clauses", n=len(ledger.clauses) if ledger else 0)
        grid.add_row(id, title, seats, clauses)
    make_console().print(grid)


@games_commands.command()
def check(
    game: Annotated[str, typer.Argument(help="The id of the game: the name of its folder.")],
    every: Annotated[
        bool, typer.Option("--all", help="Fail where anything is missing, required or not.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Say what a game lacks, and how to make it; fail if something required is missing."""
    say = load_texts(lang)
    if not game.isidentifier() or importlib.util.find_spec(f"noctuary.games.{game}") is None:
        from noctuary.kernel import games

        raise CommandRefusal("error-game", text=game, allowed=", ".join(sorted(games())))
    states = examine(game)
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style=LAMP, no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    for state in states:
        grid.add_row(say.format(f"part-{state.part.id}"), *describe(state, game, say))
    make_console().print(grid)
    if any(state.missing and (every or state.part.is_required) for state in states):
        raise typer.Exit(1)


def describe(state: PartState, game: str, say: FluentTranslations) -> tuple[Text, Text]:
    """Return the state of a part, and what to do about it."""
    if state.unknown:
        return Text(say.format("games-unknown"), style=QUIET), Text(say.format(state.unknown))
    if not state.missing:
        return Text(say.format("games-present")), Text("")
    required = state.part.is_required
    status = Text(
        say.format("games-missing" if required else "games-optional"), style=WAX if required else ""
    )
    listed = ", ".join(state.missing[:SHOWN])
    if more := len(state.missing) - SHOWN:
        listed += say.format("games-more", n=more) if more > 0 else ""
    how = say.format(f"part-{state.part.id}-how", game=game)
    return status, Text.assemble(listed, "\n", (how, QUIET))
