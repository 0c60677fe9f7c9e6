"""What a game may bring besides its rules: words, a drawing, commands, answers; as types.

Each is made in a module that `GAME` names and that is imported when it is wanted. What runs it
hands in all it needs, so that games import nothing from above them.
"""

from .commands import Commands, Console
from .load import answers, cautions, coach, commands, drawing, foresight, lexicon, names, terms
from .option_texts import Lexicon, Texts
from .refusal import Refused
from .terminal import Drawing
from .tips import Caution, Cautions, Coach, Foresight, Remark, Term, Terms
from .translations import LANGUAGES, Clause, Host, Speech, Words
from .value_names import Namer, Names, Teller

__all__ = [
    "LANGUAGES",
    "Caution",
    "Cautions",
    "Clause",
    "Coach",
    "Commands",
    "Console",
    "Drawing",
    "Foresight",
    "Host",
    "Lexicon",
    "Namer",
    "Names",
    "Refused",
    "Remark",
    "Speech",
    "Teller",
    "Term",
    "Terms",
    "Texts",
    "Words",
    "answers",
    "cautions",
    "coach",
    "commands",
    "drawing",
    "foresight",
    "lexicon",
    "names",
    "terms",
]
