"""The language of error messages."""

from __future__ import annotations


class ErrorLanguage:
    """The language of the running command, which sets it once it is known."""

    lang = ""
