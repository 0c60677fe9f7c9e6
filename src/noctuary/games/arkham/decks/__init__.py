"""Tools for people with cards on the table: decks, prices, draws, charts, odds, rulings."""

from .cards import CLASSES, SKILLS, Card, Investigator, Library, Taboo, library, search
from .charts import Charts, charts
from .check import Report, check
from .deck import Deck, missing, read_json, write_json
from .deck_layout import Mode
from .draws import Draws, Sample, draw_odds, sample_hand
from .errors import BadDeck, Problem
from .odds import (
    Effect,
    Odds,
    SkillTest,
    default_bag,
    difficulties,
    odds,
    read_bag,
    scenario_effects,
    scenarios,
)
from .prices import LIST, experience, price
from .reference import Product, Starter, products, rulings, starter, starters
from .shop import Offer, shop
from .text_format import Group, groups, read, read_text, slot_keys, write_text
from .upgrade import Purchase, Upgrade, upgrade

__all__ = [
    "CLASSES",
    "LIST",
    "SKILLS",
    "BadDeck",
    "Card",
    "Charts",
    "Deck",
    "Draws",
    "Effect",
    "Group",
]
__all__ += ["Investigator", "Library", "Mode", "Odds", "Problem", "Product", "Purchase", "Report"]
__all__ += ["Sample", "SkillTest", "Starter", "Taboo", "Upgrade", "charts", "check", "default_bag"]
__all__ += ["difficulties", "draw_odds", "experience", "groups", "library", "missing"]
__all__ += ["odds", "price", "products", "read", "read_bag", "read_json", "read_text", "rulings"]
__all__ += ["sample_hand", "scenario_effects", "scenarios", "search", "slot_keys", "starter"]
__all__ += ["Offer", "shop", "starters", "upgrade", "write_json", "write_text"]
