"""Every word a person can read: keys of `words/*.ftl` said in French or in English."""

from noctuary.plugin import LANGUAGES

from .game_texts import Words
from .language import FALLBACK, UnknownLanguage, choose_language
from .translations import Host, Speech, Spoken, refusal, variables

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "Host",
    "Speech",
    "Spoken",
    "UnknownLanguage",
    "Words",
    "choose_language",
    "refusal",
    "variables",
]
