"""The choice of the language."""

from __future__ import annotations

import locale
import os

from noctuary.errors import NoctuaryError
from noctuary.plugin import LANGUAGES

FALLBACK = "en"


class UnknownLanguage(NoctuaryError):
    """A language without translations."""


def choose_language(wanted: str | None = None) -> str:
    """Return the wanted language, else that of NOCTUARY_LANG, else the locale's, else English.

    Raise UnknownLanguage if there are no translations in it.
    """
    for given in (wanted, os.environ.get("NOCTUARY_LANG")):
        if given:
            if given not in LANGUAGES:
                raise UnknownLanguage(f"the languages are {', '.join(LANGUAGES)}, not {given!r}")
            return given
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if told := os.environ.get(name):
            return "fr" if told.lower().startswith("fr") else FALLBACK
    return "fr" if (locale.getlocale()[0] or "").lower().startswith("fr") else FALLBACK
