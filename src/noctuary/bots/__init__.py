"""Players that see only what their seat sees."""

from .bot import Advice, BadBot, Bot
from .knowledge import Knowledge, NotAsked
from .specs import BOT_NAMES, HINT_BOT, hint, make_bot, usual_bot

__all__ = ["BOT_NAMES", "HINT_BOT", "Advice", "BadBot", "Bot", "Knowledge", "NotAsked"]
__all__ += ["hint", "make_bot", "usual_bot"]
