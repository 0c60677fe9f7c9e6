"""The words of the command line itself, and its errors: one clear line each."""

from __future__ import annotations

import errno
import re

from noctuary import plugin
from noctuary.errors import NoctuaryError
from noctuary.i18n import (
    FALLBACK,
    LANGUAGES,
    Speech,
    Spoken,
    UnknownLanguage,
    choose_language,
    refusal,
)

from .error_language import Tongue

FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


class Refused(Spoken):
    """Something the command line cannot do."""

    package = __package__


def speech(wanted: str | None = None) -> Speech:
    """The words of the command line in the language asked for."""
    try:
        Tongue.lang = choose_language(wanted)
    except UnknownLanguage:
        text = wanted or "NOCTUARY_LANG"
        raise Refused("error-language", text=text, allowed=", ".join(LANGUAGES)) from None
    return Speech(__package__, Tongue.lang)


def current() -> Speech:
    """The words in the language of the running command; English where none can be had."""
    try:
        return Speech(__package__, Tongue.lang) if Tongue.lang else speech()
    except Refused:
        return speech(FALLBACK)


def reason(e: OSError, say: Speech) -> str:
    """Why a file could not be written."""
    return say.say("error-disk-full") if e.errno in FULL else (e.strerror or str(e))


def error_line(e: NoctuaryError, say: Speech) -> str:
    """An error in one line of the reader's language."""
    from noctuary.kernel import BadJournal  # not for what the tools of games say

    if isinstance(e, plugin.Refused):
        said = refusal(e, say.lang)
    elif isinstance(e, BadJournal):
        if isinstance(e.__cause__, OSError):
            said = say.say("error-not-saved", why=reason(e.__cause__, say))
        else:
            said = say.say("error-journal", text=str(e))
    else:
        said = say.say("error-other", text=str(e))
    return re.sub(r"[ \t\r\n]+", " ", say.say("error", text=said)).strip(" ")
