"""The command line: `noctuary play`, `serve`, `rules`, `replay`, `sim`, `doctor`, and more."""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from noctuary import __version__
from noctuary.home import commands
from noctuary.home.screen import tell
from noctuary.kernel import NoctuaryError, games, load

from .doctor import doctor
from .play import play
from .replay import replay
from .rescue import rescue_tables
from .rules import rules
from .say import Refused, Tongue, current, error_line, reason
from .screen import forgiving
from .serve import serve
from .terminal import Terminal

WRONG, INTERRUPTED = 2, 130
UsageError: type[Exception] = typer.BadParameter.__mro__[2]
"""What typer raises for a command line it cannot read, whichever click it is built on."""

app = typer.Typer(
    name="noctuary",
    help="A table for five horror board games with rules you can trust.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def show_version(wanted: bool) -> None:
    """The version, and what the rules run on here."""
    if wanted:
        backend = load(next(iter(games().values()))).backend
        print(f"noctuary {__version__} ({backend})")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """A table for five horror board games with rules you can trust."""


app.command()(play)
app.command()(serve)
app.add_typer(rules, name="rules")
app.command()(replay)
app.command(name="rescue")(rescue_tables)
app.command()(doctor)
if importlib.util.find_spec(f"{__name__}.sim"):
    app.command()(importlib.import_module(f"{__name__}.sim").sim)
for game in games().values():
    if brought := commands(game):
        app.add_typer(brought.app)


def fail(line: str) -> None:
    """One line of error."""
    tell(line, sys.stderr)


def run(args: Sequence[str] | None = None) -> int:
    """Runs a command line; the exit code. Whatever is wrong with it is told in one line."""
    forgiving(sys.stdin, sys.stdout, sys.stderr)
    Tongue.lang = ""  # not that of the command line before
    try:
        given = None if args is None else list(args)
        code = app(args=given, standalone_mode=False, obj=Terminal())
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except NoctuaryError as e:
        fail(error_line(e, current()))
    except UsageError as e:
        text = getattr(e, "format_message", e.__str__)()
        if not text:  # no command at all: its help was shown
            return 0
        fail(error_line(Refused("error-usage", text=text.rstrip(".")), current()))
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        quiet()
        return 0
    except SystemExit as e:  # rich, when nobody reads what it prints
        return e.code if isinstance(e.code, int) else WRONG
    except UnicodeEncodeError as e:  # what no file can be called
        told = f"{e.object}: {e.reason}"
        fail(error_line(Refused("error-other", text=told), current()))
    except OSError as e:
        fail(error_line(Refused("error-other", text=reason(e, current())), current()))
        quiet()
    return WRONG


def quiet() -> None:
    """Nobody reads what we print any more: what is left goes nowhere."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


def main() -> None:
    """The entry point of `noctuary`."""
    sys.exit(run())
