"""What goes wrong, in one line of the reader's language."""

from __future__ import annotations

from noctuary.errors import NoctuaryError
from noctuary.plugin.console import harmless

from .errors import Refused, current, error_line, reason


def explained(e: Exception, usage: str = "") -> str | None:
    """An error in one line; `usage` is what is wrong with the command line. None where nobody
    foresaw it.
    """
    if usage:
        told: NoctuaryError = Refused("error-usage", text=usage)
    elif isinstance(e, NoctuaryError):
        told = e
    elif isinstance(e, UnicodeEncodeError):  # what no file can be called
        told = Refused("error-other", text=f"{e.object}: {e.reason}")
    elif isinstance(e, OSError):
        told = Refused("error-other", text=reason(e, current()))
    else:
        return None
    return harmless(error_line(told, current()))
