"""`noctuary sim`: bots play one another."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from noctuary.kernel import NoctuaryError, load
from noctuary.lab import (
    Batch,
    GameRecord,
    check_file,
    check_plots,
    fill,
    play_batch,
    plots,
    save,
    tables,
)


class BadCommand(NoctuaryError):
    """A command line that cannot be understood."""


def sim(
    game: Annotated[str, typer.Argument(help="The game, such as gates.")],
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
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the table: name=json. May be repeated.")
    ] = None,
    backend: Annotated[str, typer.Option(help="native, frames or gen.")] = "native",
) -> None:
    """Lets bots play one another and tells who wins."""
    console = Console()
    try:
        specs = [s.strip() for s in seats.split(",") if s.strip()]
        bots = fill(specs, players, load(game, backend).seats)
        batch = Batch(game, bots, games, seed, read_options(option or []), backend)
        if out is not None:
            check_file(out)
        if plots_in is not None:
            check_plots(picture)
        records = play_with_bar(batch, jobs)
        for table in tables(records):
            console.print(table)
        if out is not None:
            save(records, out)
            console.print(f"{len(records)} games written to {out}")
        if plots_in is not None:
            files = plots(records, plots_in, picture)
            console.print(f"{len(files)} pictures drawn in {plots_in}")
    except (NoctuaryError, OSError) as e:
        typer.echo(f"noctuary sim: {e}", err=True)
        raise typer.Exit(2) from None


def play_with_bar(batch: Batch, jobs: int) -> list[GameRecord]:
    """Plays a batch under a progress bar."""
    bar = Progress(
        "[progress.description]{task.description}",
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with bar:
        task = bar.add_task(batch.game, total=batch.games)
        return play_batch(batch, jobs, lambda record: bar.advance(task))


def read_options(given: list[str]) -> dict[str, Any]:
    """`["tokens=20"]` -> `{"tokens": 20}`."""
    found: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadCommand(f"an option is written name=json, not {text!r}")
        try:
            found[name] = json.loads(value)
        except ValueError:
            raise BadCommand(
                f"option {name}: {value!r} is not JSON (a text needs quotes: {name}='\"text\"')"
            ) from None
    return found
