"""The words of the lab, and its errors."""

from __future__ import annotations

from noctuary.i18n import Speech, Spoken, choose_language


class LabError(Spoken):
    """Something the lab cannot do."""

    package = __package__


def speech(lang: str | None = None) -> Speech:
    """The words of the lab in the language asked for."""
    return Speech(__package__, choose_language(lang))
