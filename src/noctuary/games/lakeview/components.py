"""The cards and tokens of Lakeview as tables, read from `content`."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from .town import BUILDINGS, DISTRICT_NAMES, EAST, LANDMARK_NAMES, NORTH, SOUTH, WEST, content

SEATS = 5
KIDS = 4
LOST = 4
"""The figure of the Lost Kid, after those of the Kids."""
FIGURES = 5
CARDS = 38
HAND = 4
ENCOUNTERS = 33
ITEMS = 23
SYMBOLS = 20
TYPES = 4
WHEELS = 4
OBJECTIVES = 5
TOKENS = 12
COMMON = -1

MONSTERS = ("dover_demon", "snallygaster", "jersey_devil", "bloody_mary")
COLOURS = ("red", "blue", "green", "yellow")
SYMBOL_NAMES = ("eye", "key", "bone", "flame")
FEDS = ("red", "blue")


class MonsterName(IntEnum):
    """The four Monsters, from the easiest to the hardest."""

    DOVER = 0
    SNALLY = 1
    JERSEY = 2
    MARY = 3


class Deed(IntEnum):
    """The effects of cards and of the backs of tokens; most have a number."""

    NOTHING = 0
    STEP = 1
    SWEEP = 2
    NEAREST = 3
    ATTACK = 4
    RED = 5
    BLUE = 6
    CALAMITY = 7
    MOVE_KID = 8
    NEW_HAND = 9
    TOKEN = 10
    MOVE = 11
    SYMBOL = 12
    ITEM = 13
    WHEEL_DOWN = 14
    WHEEL_UP = 15
    READY_ITEMS = 16
    STUN = 17
    CURSE = 18
    UNCURSE = 19
    SHIFT = 20
    REVEAL = 21
    SAVE = 22


ANY = 4
"""Any colour of building, any type of symbol."""
_POINTS = {"n": NORTH, "e": EAST, "s": SOUTH, "w": WEST}


def deed(text: str) -> tuple[int, int]:
    """Parse a step of a card, with its number: `sweep e`, `red 2`, `token blue`, `move 1-5`."""
    word, _, rest = text.partition(" ")
    match word:
        case "step" | "sweep":
            return Deed[word.upper()], _POINTS[rest]
        case "red" | "blue":
            return Deed[word.upper()], int(rest)
        case "token":
            return Deed.TOKEN, [*COLOURS, "any"].index(rest)
        case "symbol":
            return Deed.SYMBOL, [*SYMBOL_NAMES, "any"].index(rest)
        case "move":
            return Deed.MOVE, int(rest.partition("-")[2])
        case _:
            return Deed[word.upper()] if word else Deed.NOTHING, 0


def deeds(texts: list[str], most: int) -> list[int]:
    """Return steps one after the other, two numbers each, padded with NONE."""
    found = [n for text in texts for n in deed(text)]
    return found + [0] * (2 * most - len(found))


def for_monster(entry: dict[str, Any]) -> int:
    """Return the only Monster that a card is used with, or none."""
    return MONSTERS.index(entry["monster"]) if "monster" in entry else COMMON


# ---- the Lost Kid's cards

_CARDS = content("cards")["cards"]
CARD_MONSTER = [for_monster(c) for c in _CARDS]
SCARY = [deeds(c["scary"], 2) for c in _CARDS]
CLUE = [LANDMARK_NAMES.index(c["clue"]) if "clue" in c else COMMON for c in _CARDS]
CENTRE = [deeds([c["action"]] if "action" in c else [], 1) for c in _CARDS]
CARD_MOVE = [int(c["move"].rstrip("d")) for c in _CARDS]
CARD_DIAGONAL = [int(c["move"].endswith("d")) for c in _CARDS]
CARD_BUILDING = [c["building"] - 1 for c in _CARDS]
CARD_ENEMY = [c["enemy"] for c in _CARDS]

# ---- encounter cards

CHOICES = 3
_ENCOUNTERS = content("encounters")["encounters"]
ENCOUNTER_NAMES = tuple(e["name"] for e in _ENCOUNTERS)
ENCOUNTER_MONSTER = [for_monster(e) for e in _ENCOUNTERS]
CHOICE_COUNT = [len(e.get("options", ())) for e in _ENCOUNTERS]
CHOICE = [
    deeds(options[k] if k < len(options) else [], 3)
    for e in _ENCOUNTERS
    for options in [e.get("options", [])]
    for k in range(CHOICES)
]
"""By card and option (card * CHOICES + option): up to three steps."""
QUEST = [int("reward" in e) for e in _ENCOUNTERS]
REWARD = [deeds(e.get("reward", []), 2) for e in _ENCOUNTERS]
CAT, PAPERS, DARE = (ENCOUNTER_NAMES.index(n) for n in ("lost_cat", "paper_round", "double_dare"))
CAT_PLACE = LANDMARK_NAMES.index(_ENCOUNTERS[CAT]["pass"][0])
PAPER_PLACES = [int(b + 1 in _ENCOUNTERS[PAPERS]["pass"]) for b in range(BUILDINGS)]
DARE_PLACE = _ENCOUNTERS[DARE]["meet"] - 1

# ---- items


class ItemName(IntEnum):
    """The items."""

    FIRECRACKERS = 0
    BASKET = 1
    FLASHLIGHT = 2
    WALKIE_TALKIE = 3
    ROPE = 4
    TOWN_MAP = 5
    CAMERA = 6
    LUNCHBOX = 7
    LUCKY_COIN = 8
    EXTENSION_LEAD = 9
    FUSE = 10
    HAMMER = 11
    WHITE_SHEET = 12
    HOLY_WATER = 13
    HORSESHOE = 14
    BINOCULARS = 15
    PAINTED_STAR = 16


class When(IntEnum):
    """When an item can be used."""

    OWN = 0
    MOVE = 1
    ANY = 2
    DRAW = 3
    SYMBOL = 4
    HIT = 5


_ITEMS = content("items")["items"]
if [i["name"].upper() for i in _ITEMS] != [i.name for i in ItemName]:
    raise ValueError("content/items.toml: the items are those of ItemName, in order")
ITEM = [k for k, i in enumerate(_ITEMS) for _ in range(i["copies"])]
ITEM_NAMES = tuple(
    f"{i['name']}{'' if n == 0 else '_2'}" for i in _ITEMS for n in range(i["copies"])
)
"""Every single card: the second Basket is `basket_2`."""
ITEM_MONSTER = [for_monster(_ITEMS[k]) for k in ITEM]
ITEM_WHEN = [When[i["when"].upper()] for i in _ITEMS]

# ---- symbols

_SYMBOLS = content("symbols")
SYMBOL_TYPE = [k for k in range(TYPES) for _ in _SYMBOLS[SYMBOL_NAMES[k]]["backs"]]
BACK = [deeds([b], 1) for name in SYMBOL_NAMES for b in _SYMBOLS[name]["backs"]]
if [_SYMBOLS[n]["colour"] for n in SYMBOL_NAMES] != list(COLOURS):
    raise ValueError("content/symbols.toml: the types go with red, blue, green, yellow, in order")

# ---- wheels and bikes


class BikeName(IntEnum):
    """The seven bikes."""

    TANGERINE = 0
    BULL_BAR = 1
    DANGER_ZONE = 2
    SUNDAY_BOARD = 3
    FREEWHEEL = 4
    CARGO_TRIKE = 5
    MOPED = 6


BIKES = len(BikeName)
WHEEL = (2, 3, 4, 5)
WHEEL_DIAGONAL = (0, 1, 0, 0)
TANGERINE_WHEEL = 6


class PowerName(IntEnum):
    """The four powers."""

    TELEKINESIS = 0
    SHIELD = 1
    FORESIGHT = 2
    BLINK = 3


POWERS = len(PowerName)

# ---- Monsters and objectives


class ObjectiveBy(IntEnum):
    """How an objective is met."""

    ENCOUNTER = 0
    FREE = 1
    FIND = 2


class Payment(IntEnum):
    """Which symbols are paid."""

    NOTHING = 0
    SAME = 1
    DIFFERENT = 2
    ANY = 3
    COLOUR = 4
    EXACT = 5


_MONSTERS = content("monsters")
_SHEETS = [_MONSTERS[m] for m in MONSTERS]
DIFFICULTY = [s["difficulty"] for s in _SHEETS]
HIDDEN = [int(s.get("hidden", False)) for s in _SHEETS]
STARTS = [sum(1 << DISTRICT_NAMES.index(d) for d in s["start"]) for s in _SHEETS]
KID_START = [s["kids"] - 1 for s in _SHEETS]
BYSTANDERS_AT = [int(b + 1 in _MONSTERS["snallygaster"]["bystanders_at"]) for b in range(BUILDINGS)]
REFLECTIONS_AT = [
    int(b + 1 in _MONSTERS["bloody_mary"]["reflections_at"]) for b in range(BUILDINGS)
]
DOUBLES_AT = [DISTRICT_NAMES.index(d) for d in _MONSTERS["bloody_mary"]["doubles_at"]]
DOUBLES = len(DOUBLES_AT)
CURSES = _MONSTERS["jersey_devil"]["curses"]
PROJECTORS = _MONSTERS["dover_demon"]["projectors"]
CHAPEL = 17

OBJECTIVE_NAMES = tuple(o["name"] for s in _SHEETS for o in s["objectives"])
OBJECTIVE_COUNT = [len(s["objectives"]) for s in _SHEETS]
FIRST_OBJECTIVE = [sum(OBJECTIVE_COUNT[:m]) for m in range(len(MONSTERS))]
_OBJECTIVES = [o for s in _SHEETS for o in s["objectives"]]
OBJECTIVE_HOW = [ObjectiveBy[o["how"].upper()] for o in _OBJECTIVES]
PLACES = [sum(1 << (b - 1) for b in o.get("places", [])) for o in _OBJECTIVES]
TIMES = [o.get("times", o.get("bystanders", len(o.get("places", [0])))) for o in _OBJECTIVES]
SAVING = [int("bystanders" in o) for o in _OBJECTIVES]
FINAL = [int(o is s["objectives"][-1]) for s in _SHEETS for o in s["objectives"]]


def _cost(entries: list[str]) -> tuple[int, int, int]:
    """Return the form of payment, the number of symbols, and the mask of named types."""
    if not entries:
        return Payment.NOTHING, 0, 0
    word, _, n = entries[0].partition(" ")
    if n:
        return Payment[word.upper()], int(n), 0
    return Payment.EXACT, len(entries), sum(1 << SYMBOL_NAMES.index(e) for e in entries)


_COSTS = [_cost(o.get("cost", [])) for o in _OBJECTIVES]
COST_HOW = [c[0] for c in _COSTS]
COST_N = [c[1] for c in _COSTS]
COST_TYPES = [c[2] for c in _COSTS]

# Objectives with a rule of their own.
VAULT, THREE_PROJECTORS, FULL_BEAM = (OBJECTIVE_NAMES.index(n) for n in ("d2", "d3", "d5"))
UNDER_COVER, TO_GROUND = (OBJECTIVE_NAMES.index(n) for n in ("s1", "s4"))
BACK_TO_THE_PIT = OBJECTIVE_NAMES.index("j5")
MIRRORS, BEHIND_THE_GLASS = (OBJECTIVE_NAMES.index(n) for n in ("m2", "m5"))
PIT = DISTRICT_NAMES.index("c2")
GLASS = DISTRICT_NAMES.index("a3")

LAST_SPACE = {2: 7, 3: 7, 4: 9, 5: 10}
"""The end of the Calamity track by number of players."""
