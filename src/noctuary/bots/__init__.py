"""Players that see only what their seat sees."""

from .bot import Advice, BadBot, Bot, Reason
from .hints import HintSearch, hint
from .ismcts import Ismcts, ShouldStop, never
from .knowledge import NotAsked, SeatKnowledge
from .reasons import reasons
from .specs import BOT_NAMES, HINT_BOT, can_play, default_bot, make_bot, spare_cores

__all__ = [
    "BOT_NAMES",
    "HINT_BOT",
    "Advice",
    "BadBot",
    "Bot",
    "Ismcts",
    "SeatKnowledge",
    "ShouldStop",
]
__all__ += ["NotAsked", "Reason", "hint", "make_bot", "never", "reasons", "spare_cores"]
__all__ += ["HintSearch", "can_play", "default_bot"]
