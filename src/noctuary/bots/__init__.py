"""Players that see only what their seat sees."""

from .bot import Advice, BadBot, Bot
from .knowledge import Knowledge, NotAsked
from .specs import hint, make_bot

__all__ = ["Advice", "BadBot", "Bot", "Knowledge", "NotAsked", "hint", "make_bot"]
