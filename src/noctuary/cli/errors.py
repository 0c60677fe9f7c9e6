"""The texts of the command line, and its errors: one clear line each."""

from __future__ import annotations

import errno
import re

from noctuary import plugin
from noctuary.errors import NoctuaryError
from noctuary.i18n import (
    FALLBACK,
    LANGUAGES,
    FluentTranslations,
    TranslatedRefusal,
    UnknownLanguage,
    choose_language,
    translate_refusal,
)

from .error_language import ErrorLanguage

PACKAGE = "noctuary.cli"
"""The package with the texts of the command line."""
FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


class CommandRefusal(TranslatedRefusal):
    """What the command line refuses to do."""

    package = PACKAGE


def load_texts(wanted: str | None = None) -> FluentTranslations:
    """Return the texts of the command line; raise CommandRefusal if the language is unknown."""
    try:
        ErrorLanguage.lang = choose_language(wanted)
    except UnknownLanguage:
        text = wanted or "NOCTUARY_LANG"
        raise CommandRefusal("error-language", text=text, allowed=", ".join(LANGUAGES)) from None
    return FluentTranslations(PACKAGE, ErrorLanguage.lang)


def current() -> FluentTranslations:
    """Return the texts in the language of the running command, or in English if it is unknown."""
    try:
        return (
            FluentTranslations(PACKAGE, ErrorLanguage.lang) if ErrorLanguage.lang else load_texts()
        )
    except CommandRefusal:
        return load_texts(FALLBACK)


def why_not_written(e: OSError, say: FluentTranslations) -> str:
    """Return why a file could not be written."""
    return say.format("error-disk-full") if e.errno in FULL else (e.strerror or str(e))


def error_line(e: NoctuaryError, say: FluentTranslations) -> str:
    """Return an error in one line of the reader's language."""
    from noctuary.kernel import BadJournal  # not needed for errors of the games' tools

    if isinstance(e, plugin.Refusal):
        said = translate_refusal(e, say.lang)
    elif isinstance(e, BadJournal):
        if isinstance(e.__cause__, OSError):
            said = say.format("error-not-saved", why=why_not_written(e.__cause__, say))
        else:
            said = say.format("error-journal", text=str(e))
    else:
        said = say.format("error-other", text=str(e))
    return re.sub(r"[ \t\r\n]+", " ", say.format("error", text=said)).strip(" ")
