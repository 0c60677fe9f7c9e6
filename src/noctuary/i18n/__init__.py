"""The texts of every package, in French and in English: keys of `locales/*.ftl`."""

from noctuary.plugin import LANGUAGES

from .game_texts import FluentGameTexts
from .language import FALLBACK, UnknownLanguage, choose_language
from .translations import (
    FluentToolHost,
    FluentTranslations,
    TranslatedRefusal,
    message_variables,
    translate_refusal,
)

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "FluentGameTexts",
    "FluentToolHost",
    "FluentTranslations",
    "TranslatedRefusal",
    "UnknownLanguage",
    "choose_language",
    "message_variables",
    "translate_refusal",
]
