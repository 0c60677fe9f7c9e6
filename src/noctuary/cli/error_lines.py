"""Errors in one line of the reader's language."""

from __future__ import annotations

from noctuary.errors import NoctuaryError
from noctuary.plugin.console import escape_controls

from .errors import CommandRefusal, current, error_line, why_not_written


def explain_error(e: Exception, usage: str = "") -> str | None:
    """Return an error in one line, or None if it is unexpected; `usage` is the error of a command
    line.
    """
    if usage:
        told: NoctuaryError = CommandRefusal("error-usage", text=usage)
    elif isinstance(e, NoctuaryError):
        told = e
    elif isinstance(e, UnicodeEncodeError):  # a path that cannot be encoded
        told = CommandRefusal("error-other", text=f"{e.object}: {e.reason}")
    elif isinstance(e, OSError):
        told = CommandRefusal("error-other", text=why_not_written(e, current()))
    else:
        return None
    return escape_controls(error_line(told, current()))
