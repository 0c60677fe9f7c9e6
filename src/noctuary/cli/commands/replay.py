"""`noctuary replay`: a recorded game."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from noctuary.i18n import FluentGameTexts, FluentTranslations
from noctuary.kernel.journal import Journal
from noctuary.kernel.journal.verify import verify as check
from noctuary.plugin import load_drawing
from noctuary.plugin.console import PAPER, QUIET, WAX, Symbols, make_console
from noctuary.plugin.terminal_scene import Scene, TerminalLine, line_text

from ..errors import CommandRefusal, load_texts
from ..play import plain_drawing
from ..play.players import Player, names, seat_players
from ..play.saves import read_note
from ..terminal import NARROWEST
from ..terminal import plain as plain_letters
from . import divergence
from .play import title
from .report import journal_of_report, show

SPECTATOR = -1


def sitting(path: Path, journal: Journal) -> list[Player]:
    """Return the players, as far as the note beside the journal names them."""
    seats = journal.header["seats"]
    noted = read_note(path).seats
    try:
        return seat_players(noted if len(noted) == seats else ["me"] * seats, 0)
    except CommandRefusal:
        return seat_players(["me"] * seats, 0)


def replay(
    file: Annotated[Path, typer.Argument(help="A journal, or a report.")],
    at: Annotated[int | None, typer.Option(help="Stop after so many choices.")] = None,
    recover: Annotated[
        bool, typer.Option("--recover", help="Read up to the first damaged line.")
    ] = False,
    lang: Annotated[str | None, typer.Option(help="fr or en.")] = None,
    events: Annotated[bool, typer.Option("--events", help="Print everything that happened.")] = (
        False
    ),
    verify: Annotated[
        bool, typer.Option("--verify", help="Work out every outcome of chance again.")
    ] = False,
) -> None:
    """Replay a recorded game and show where it stands."""
    say = load_texts(lang)
    if not file.exists():
        raise CommandRefusal("error-file-missing", path=str(file))
    found = journal_of_report(file)
    if not isinstance(found, Path):
        if at is not None or recover or verify:
            raise CommandRefusal("error-report-moment")
        show(found, make_console(), say, whole=events)
        return
    file = found
    journal = Journal.load(file, recover=recover)
    header, total = journal.header, len(journal.choices)
    if at is not None and not 0 <= at <= total:
        raise CommandRefusal("error-at", at=str(at), n=str(total))
    upto = total if at is None else at
    console = make_console()
    game = journal.game
    seats = sitting(file, journal)
    words = FluentGameTexts(game, say.lang, names=names(seats, say), options=header["options"])
    told = {"seats": header["seats"], "version": str(game.version)}
    console.print(Text(say.format("replay-game", title=title(game, say), **told), style=PAPER))
    first = journal.chance_sources[0][1]
    if isinstance(first, int):
        console.print(Text(say.format("replay-seed", seed=str(first)), style=QUIET))
    if journal.damaged_line:
        console.print(
            Text(say.format("replay-recovered", line=str(journal.damaged_line)), style=WAX)
        )
    if journal.divergence:
        console.print(Text(divergence.describe(journal, say), style=WAX))
        command = f"noctuary play --file {shlex.quote(str(file))}"
        console.print(
            Text(say.format("departed-play", command=command), style=QUIET), soft_wrap=True
        )
    elif journal.rules != game.rules_hash:
        console.print(Text(say.format("replay-other-rules"), style=QUIET))
    (state, _), *steps = journal.positions(upto)
    log = [TerminalLine(n, t) for n, (_, step) in enumerate(steps) for t in step.events]
    seen = state.observe(SPECTATOR)
    scene = Scene(
        game,
        words,
        say,
        seen,
        log,
        specs=[s.spec for s in seats],
        width=max(NARROWEST, console.width),
        marks=Symbols(plain_letters(console)),
    )
    if events:
        for line in log:
            console.print(line_text(scene, line))
    table = load_drawing(game.spec) or plain_drawing.DRAWING
    console.print(table.draw(scene))
    console.print(Text(say.format("replay-stands", at=str(upto), n=str(total)), style=QUIET))
    if state.over:
        console.print(table.final(scene))
    if verify:
        tell_chance(journal, console, say)


def tell_chance(journal: Journal, console: Console, say: FluentTranslations) -> None:
    """Print whether chance follows from the key; raise CommandRefusal if an outcome does not."""
    found = check(journal)
    if found.wrong:
        raise CommandRefusal("error-chance", line=str(found.wrong[0]), n=len(found.wrong))
    if found.right:
        key = "verify-sealed" if found.sealed else "verify-seed"
        console.print(Text(say.format(key, n=found.right), style=PAPER))
    if found.unknown or not found.right:
        console.print(Text(say.format("verify-unknown", n=found.unknown), style=WAX))
