"""Every word a person can read: keys of `words/*.ftl` said in French or in English."""

from noctuary.home import LANGUAGES

from .game_texts import Words
from .language import FALLBACK, UnknownLanguage, choose_language
from .ledger import Clause, Ledger, Ruling, read_ledger
from .translations import Host, Speech, Spoken, refusal, variables

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "Clause",
    "Host",
    "Ledger",
    "Ruling",
    "Speech",
    "Spoken",
    "UnknownLanguage",
    "Words",
    "choose_language",
    "read_ledger",
    "refusal",
    "variables",
]
