"""`noctuary replay`: a recorded game, seen again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from noctuary.home import drawing
from noctuary.home.scene import Line, Scene, line_text
from noctuary.home.screen import PAPER, QUIET, WAX, Marks, make_console
from noctuary.kernel.journal import Journal
from noctuary.server.reports import read_sealed
from noctuary.table.stores import data_folder
from noctuary.words import Words

from . import plain
from .play import title
from .say import Refused, speech
from .screen import NARROWEST
from .screen import plain as plain_letters
from .seats import Seat, names, seat_down
from .store import read_note

SPECTATOR = -1


def sitting(path: Path, journal: Journal) -> list[Seat]:
    """Who sat there, as far as the note beside the journal tells."""
    seats = journal.header["seats"]
    noted = read_note(path).seats
    try:
        return seat_down(noted if len(noted) == seats else ["me"] * seats, 0)
    except Refused:
        return seat_down(["me"] * seats, 0)


def unsealed(file: Path) -> Path:
    """The journal to replay: for the report of a running game, the one its server keeps."""
    report = read_sealed(file)
    if report is None:
        return file
    journal = report.journal(data_folder())
    if not journal.exists():
        raise Refused("error-report-sealed", table=report.table, path=f"reports/{journal.name}")
    return journal


def replay(
    file: Annotated[Path, typer.Argument(help="A journal.")],
    at: Annotated[int | None, typer.Option(help="Stop after so many choices.")] = None,
    any_rules: Annotated[
        bool, typer.Option("--any-rules", help="Also a journal of other rules, as far as it goes.")
    ] = False,
    recover: Annotated[
        bool, typer.Option("--recover", help="Read up to the first damaged line.")
    ] = False,
    lang: Annotated[str | None, typer.Option(help="fr or en.")] = None,
    events: Annotated[bool, typer.Option("--events", help="Print everything that happened.")] = (
        False
    ),
) -> None:
    """Replay a recorded game and show where it stands."""
    say = speech(lang)
    if not file.exists():
        raise Refused("error-file-missing", path=str(file))
    file = unsealed(file)
    journal = Journal.load(file, recover=recover, any_rules=any_rules)
    header, total = journal.header, len(journal.entries)
    if at is not None and not 0 <= at <= total:
        raise Refused("error-at", at=str(at), n=str(total))
    upto = total if at is None else at
    console = make_console()
    game = journal.game
    seats = sitting(file, journal)
    words = Words(game, say.lang, names=names(seats, say), options=header["options"])
    told = {"seats": header["seats"], "seed": str(header["seed"]), "version": str(game.version)}
    console.print(Text(say.say("replay-game", title=title(game, say), **told), style=PAPER))
    if journal.recovered:
        console.print(Text(say.say("replay-recovered", line=str(journal.recovered)), style=WAX))
    state = game.new(header["seats"], header["seed"], header["options"])
    log: list[Line] = []
    for e in journal.entries[:upto]:
        log += [Line(state.number, t) for t in state.step(e.choice).events]
    seen = state.observe(SPECTATOR)
    scene = Scene(
        game,
        words,
        say,
        seen,
        log,
        specs=[s.spec for s in seats],
        width=max(NARROWEST, console.width),
        marks=Marks(plain_letters(console)),
    )
    if events:
        for line in log:
            console.print(line_text(scene, line))
    table = drawing(game.spec) or plain.DRAWING
    console.print(table.draw(scene))
    console.print(Text(say.say("replay-stands", at=str(upto), n=str(total)), style=QUIET))
    if state.over:
        console.print(table.final(scene))
