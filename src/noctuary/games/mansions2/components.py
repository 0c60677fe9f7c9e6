"""The components in the box, as numbers of books and rules: cards, skills, tokens, edges."""

from __future__ import annotations

from enum import IntEnum

INVESTIGATORS = ("agatha", "carson", "rita", "yorick", "preston", "odile", "bastien", "maud")
SKILLS = ("strength", "agility", "observation", "lore", "influence", "will")
DECKS = ("damage", "horror", "common", "unique", "spell", "condition", "investigator")
CONDITIONS = (
    "wounded", "insane", "dazed", "stunned", "restrained", "focused", "soaked", "marked",
)  # fmt: skip
TRAITS = (
    "heavy_weapon", "bladed_weapon", "firearm", "light_source", "tool", "evidence", "relic", "tome",
    "spell", "common", "unique", "own",
)  # fmt: skip
FEATURES = ("fire", "darkness", "barricade", "secret_passage")
TOKENS = ("explore", "search", "interact", "person", "sight")
ITEM, SCREEN, SHEET = range(len(TOKENS), len(TOKENS) + 3)
"""Pieces of the book that are no tokens: of the inventory, on the screen, a tile without a map."""
CLASSES = ("humanoid", "beast", "spirit", "titan")
WEAPONS = ("heavy", "bladed", "firearm", "spell", "unarmed")
ABILITIES = ("flying", "aquatic", "unbound", "battering", "chanting")
ADJUSTMENTS = (
    "damage", "horror", "heal_damage", "heal_horror", "clue", "lose_clue", "lose_card", "recover",
    *SKILLS,
)  # fmt: skip
"""Adjustments of an investigator by hand; a skill is a test of it."""
PUZZLE_TYPES = ("code", "slide", "lock", "tower")
EDGES = ("none", "border", "room_border", "impassable", "room_impassable", "wall", "door")
SPACES_LIKE = ("darkness", "fire", "water", "outdoor", "indoor", "monster", "empty")
RESULTS = ("lose", "win", "asked")
PICTURES = (
    "", "priest", "widow", "nun", "filmmaker", "child", "farmer", "mourner", "servant", "guest",
    "sailor", "captain", "constable", "doctor", "ferryman", "singer", "dandy", "hall", "study",
    "cellar", "church", "crypt", "graveyard", "square", "alley", "quay", "lamp_room", "warehouse",
    "bedroom", "garden", "marsh", "vault", "cultist", "mob", "hybrid", "amphibian", "ghost",
    "priest_of_tides", "winged_hunter", "deep_spawn", "star_spawn", "clock", "fire", "flood", "fog",
    "procession", "letter", "door", "bell", "key", "salt",
)  # fmt: skip


class Deck(IntEnum):
    """The decks of cards."""

    DAMAGE = 0
    HORROR = 1
    COMMON = 2
    UNIQUE = 3
    SPELL = 4
    CONDITION = 5
    INVESTIGATOR = 6


UNARMED = 0
"""The face that is no card."""
