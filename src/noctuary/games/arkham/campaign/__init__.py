"""Night of the Zealot as a campaign: one document, and what may happen to it between scenarios."""

from .aftermath import after, decide, may_take
from .bot_purchases import spend
from .document import (
    INVESTIGATORS,
    LITA,
    ORDER,
    VERSION,
    Campaign,
    Choice,
    Fact,
    Played,
    Record,
    bereft,
    chaos_bag,
    playing,
    remember,
    remembers,
    unused,
)
from .errors import BadCampaign, Problem, Refused
from .files import read, write
from .log import NOTES, Log, Note, cross_out, number, record, says
from .next_scenario import introductions, table_options
from .participants import Newcomer, begin, come_back, join, leave, replace
from .purchases import Bought, lose, side_story, upgrade
from .standalone import Assumed, standalone, won
from .transfer import close, survivors, transfer
from .weakness_pool import pool

__all__ = ["INVESTIGATORS", "LITA", "NOTES", "ORDER", "VERSION", "Assumed", "BadCampaign", "Bought"]
__all__ += ["Campaign", "Choice", "Fact", "Log", "Newcomer", "Note", "Played", "Problem", "Record"]
__all__ += ["Refused", "after", "begin", "bereft", "chaos_bag", "close", "come_back", "cross_out"]
__all__ += ["decide", "introductions", "join", "leave", "lose", "may_take", "number", "playing"]
__all__ += ["pool", "read", "record", "remember", "remembers", "replace", "says", "side_story"]
__all__ += [
    "spend",
    "standalone",
    "survivors",
    "table_options",
    "transfer",
    "unused",
    "upgrade",
    "won",
]
__all__ += ["write"]
