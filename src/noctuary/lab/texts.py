"""The texts of the lab, and its errors."""

from __future__ import annotations

from noctuary.i18n import FluentTranslations, TranslatedRefusal, choose_language


class LabError(TranslatedRefusal):
    """A refusal of the lab."""

    package = __package__


def load_texts(lang: str | None = None) -> FluentTranslations:
    """Return the texts of the lab in the language asked for."""
    return FluentTranslations(__package__, choose_language(lang))
