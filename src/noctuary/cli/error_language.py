"""The language in which errors are said."""

from __future__ import annotations


class ErrorLanguage:
    """The language of the running command, which sets it as soon as it knows."""

    lang = ""
