"""Types for what a game brings besides its rules: texts, a drawing, commands, endpoints.

Each is made in a module that `GAME` names and that is imported on first use. Its callers pass in
everything it needs, so that games import nothing from the layers above them.
"""

from .commands import Commands, Console
from .load import (
    load_commands,
    load_drawing,
    load_endpoints,
    load_option_texts,
    load_previews,
    load_terms,
    load_tips,
    load_value_names,
    load_warnings,
)
from .option_texts import OptionTexts, Texts
from .refusal import Refusal
from .terminal import Drawing
from .tips import EvaluationTerm, EvaluationTerms, PlayWarning, PlayWarnings, Previews, Tip, Tips
from .translations import LANGUAGES, Clause, GameTexts, ToolHost, Translations
from .value_names import Namer, Teller, ValueNames

__all__ = [
    "LANGUAGES",
    "Clause",
    "Commands",
    "Console",
    "Drawing",
    "EvaluationTerm",
    "EvaluationTerms",
    "GameTexts",
    "Namer",
    "OptionTexts",
    "PlayWarning",
    "PlayWarnings",
    "Previews",
    "Refusal",
    "Teller",
    "Texts",
    "Tip",
    "Tips",
    "ToolHost",
    "Translations",
    "ValueNames",
    "load_commands",
    "load_drawing",
    "load_endpoints",
    "load_option_texts",
    "load_previews",
    "load_terms",
    "load_tips",
    "load_value_names",
    "load_warnings",
]
