"""`noctuary sim`: bots play one another."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from noctuary.games import USUAL
from noctuary.i18n import FluentTranslations
from noctuary.kernel import LoadedGame, hold_attachments
from noctuary.lab import (
    Batch,
    GameRecord,
    UnfitBot,
    check_file,
    check_plots,
    fill_specs,
    play_batch,
    plots,
    save,
    tables,
)
from noctuary.plugin.console import make_console

from ..errors import CommandRefusal, error_line, load_texts, why_not_written
from ..play.players import find_bot
from .play import explained, find_game, title, typed_options


def sim(
    game: Annotated[str, typer.Argument(help=f"The game, such as {USUAL}.")],
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seats: Annotated[
        str, typer.Option(help="Bots, one per seat: random, heuristic, ismcts:1000, ismcts:1s.")
    ] = "heuristic,random",
    players: Annotated[
        int | None,
        typer.Option(help="How many seats; a list of bots that is shorter begins again."),
    ] = None,
    jobs: Annotated[int, typer.Option(help="How many processes.")] = 1,
    seed: Annotated[int, typer.Option(help="The seed of the first game.")] = 0,
    out: Annotated[Path | None, typer.Option(help="Write records: .csv or .parquet.")] = None,
    plots_in: Annotated[
        Path | None, typer.Option("--plots", help="Draw pictures into this folder.")
    ] = None,
    picture: Annotated[str, typer.Option(help="How pictures are drawn: png or svg.")] = "png",
    lang: Annotated[str | None, typer.Option(help="fr or en.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="A table option as name=json; may be repeated.")
    ] = None,
    backend: Annotated[str, typer.Option(help="native, frames or gen.")] = "native",
) -> None:
    """Let bots play one another and report who wins."""
    say = load_texts(lang)
    loaded = find_game(game, backend)
    bots = fill_specs([s.strip() for s in seats.split(",") if s.strip()], players, loaded.seats)
    for spec in bots:
        find_bot(spec)
    options = typed_options(loaded, option or [])
    batch = Batch(game, bots, games, seed, options, backend, files_of(loaded, options))
    with explained(loaded, len(bots), say):
        try:
            batch.check()
        except UnfitBot as e:
            print(error_line(e, say), file=sys.stderr)
            raise typer.Exit(1) from None
    if out is not None:
        check_file(out)
    if plots_in is not None:
        check_plots(picture)
    records = play_with_bar(batch, jobs, title(loaded, say))
    console = make_console()
    for table in tables(records, say.lang):
        console.print(table)
    if out is not None:
        with writing(out, say):
            save(records, out)
        console.print(say.format("sim-saved", n=len(records), path=str(out)))
    if plots_in is not None:
        with writing(plots_in, say):
            files = plots(records, plots_in, picture, say.lang, batch.options)
        console.print(say.format("sim-drawn", n=len(files), path=str(plots_in)))


def files_of(game: LoadedGame, options: dict[str, Any]) -> tuple[bytes, ...]:
    """Return the files that options name, for other processes."""
    return tuple(file.data for file in hold_attachments(game.spec.attachments, options))


@contextmanager
def writing(path: Path, say: FluentTranslations) -> Iterator[None]:
    """Around the writing of a file: why it failed."""
    try:
        yield
    except OSError as e:
        raise CommandRefusal(
            "error-not-written", path=str(path), why=why_not_written(e, say)
        ) from None


def play_with_bar(batch: Batch, jobs: int, title: str) -> list[GameRecord]:
    """Plays a batch under a progress bar, where there is a terminal to show it."""
    console = Console(stderr=True)
    bar = Progress(
        "[progress.description]{task.description}",
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with bar:
        task = bar.add_task(title, total=batch.games)
        return play_batch(batch, jobs, lambda record: bar.advance(task))
