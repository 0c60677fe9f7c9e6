"""Players that see only what their seat sees."""

from .bot import Advice, BadBot, Bot, Reason
from .hints import Hint, hint
from .ismcts import Enough, Ismcts, never
from .knowledge import Knowledge, NotAsked
from .reasons import reasons
from .specs import BOT_NAMES, HINT_BOT, make_bot, spare_cores, usual_bot

__all__ = ["BOT_NAMES", "HINT_BOT", "Advice", "BadBot", "Bot", "Enough", "Ismcts", "Knowledge"]
__all__ += ["NotAsked", "Reason", "hint", "make_bot", "never", "reasons", "spare_cores"]
__all__ += ["Hint", "usual_bot"]
