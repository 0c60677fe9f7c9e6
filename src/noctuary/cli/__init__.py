"""The command line: `noctuary play`, `serve`, `rules`, `replay`, `sim`, `doctor`, and more.

A command is imported when it is run: `--help` and `--version` do without kernel, games and words.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from noctuary import __version__

from .error_language import ErrorLanguage
from .lazy import LazyGroup
from .terminal import replace_unprintable

WRONG, INTERRUPTED = 2, 130
UsageError: type[Exception] = typer.BadParameter.__mro__[2]
"""What typer raises for a command line that it cannot read, with any version of click."""

app = typer.Typer(
    name="noctuary",
    cls=LazyGroup,
    help="A table for five horror board games with rules you can trust.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def show_version(wanted: bool) -> None:
    """Print the version and the backend of this machine."""
    if wanted:
        from noctuary.machine import default_backend

        print(f"noctuary {__version__} ({default_backend()})")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """Take the options before a command."""


def run(args: Sequence[str] | None = None) -> int:
    """Run a command line and return its exit code. Errors are printed in one line."""
    replace_unprintable(sys.stdin, sys.stdout, sys.stderr)
    ErrorLanguage.lang = ""  # not that of an earlier command line
    try:
        code = app(args=None if args is None else list(args), standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        quiet()
        return 0
    except SystemExit as e:  # rich, when its pipe is closed
        return e.code if isinstance(e.code, int) else WRONG
    except UsageError as e:
        text = getattr(e, "format_message", e.__str__)()
        if not text:  # no command at all: its help was shown
            return 0
        return fail(e, text.rstrip("."))
    except Exception as e:
        return fail(e)


def fail(e: Exception, usage: str = "") -> int:
    """Print an error in one line and return the exit code; raise it again if it is unexpected."""
    from .error_lines import explain_error  # texts are imported only for errors

    line = explain_error(e, usage)
    if line is None:
        raise e
    print(line, file=sys.stderr)
    if isinstance(e, OSError):
        quiet()
    return WRONG


def quiet() -> None:
    """Discard further output: its reader has closed the pipe."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


def main() -> None:
    """Run `noctuary` with the arguments of this process."""
    sys.exit(run())
