"""The printed facts of cards, as tables for the rules: one row for each card they know."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum

from noctuary.kernel import Kind

from .card_table import keywords_of, parse_column, rows_of_rules

CARDS = 256
"""Cards at a table: rows 0-3 are the investigators of the seats, then four decks, then the rest."""
DECK = 40
"""Rows kept for each investigator's deck."""
FIRST_DECK, FIRST_SCENARIO = 4, 4 + 4 * DECK
SEATS = 4
EVERYBODY = (1 << SEATS) - 1
"""Mask of seats: a card that all know."""
SCENARIO = 4
"""The scenario as an owner of cards, a deck and a discard pile."""
SECOND_DECK = 5
"""The second deck of a scenario."""

ACTIONS_A_TURN = 3
BENEATH = 12
"""Piles beneath cards: those of the seats, then of other cards, as a host of a swarm."""
SACRIFICES, GIVEN_UP = 0, 1
"""Piles of kidnapped cards: potential sacrifices, and those beneath the agenda deck."""

Card = Kind("card", CARDS)
Ability = Kind("ability", 8)
Amount = Kind("amount", 64)


class CardType(IntEnum):
    """Types of cards."""

    INVESTIGATOR = 0
    ASSET = 1
    EVENT = 2
    SKILL = 3
    TREACHERY = 4
    ENEMY = 5
    LOCATION = 6
    ACT = 7
    AGENDA = 8
    SCENARIO = 9


class CardClass(IntEnum):
    """Classes of cards."""

    NEUTRAL = 0
    GUARDIAN = 1
    SEEKER = 2
    ROGUE = 3
    MYSTIC = 4
    SURVIVOR = 5
    MYTHOS = 6


Skill = Kind("skill", "willpower", "intellect", "combat", "agility", "wild")
"""Skills; also the first questions (see registry.Question) and the columns of icons."""


Token = Kind(
    "token",
    "plus_1",
    "zero",
    "minus_1",
    "minus_2",
    "minus_3",
    "minus_4",
    "minus_5",
    "minus_6",
    "minus_7",
    "minus_8",
    "skull",
    "cultist",
    "tablet",
    "elder_thing",
    "auto_fail",
    "elder_sign",
    "bless",
    "curse",
    "frost",
)
"""Chaos tokens."""
TOKENS = Token.size
TOKEN = [1, 0, -1, -2, -3, -4, -5, -6, -7, -8, 0, 0, 0, 0, 0, 0, 2, -2, -1]
"""Token -> its number; symbols have theirs from cards."""
MOST = [99] * Token.bless + [10, 10, 8]
"""Token -> how many there are at most."""


Phase = Kind("phase", "mythos", "investigation", "enemy", "upkeep")
"""Phases of a round."""


Designator = Kind(
    "designator",
    "none",
    "fight",
    "evade",
    "parley",
    "resign",
    "investigate",
    "move",
    "engage",
    "draw",
    "resource",
    "play",
)
"""What an action is: the basic ones, and the bold words of abilities. Fight to resign provoke no
attack of opportunity.
"""


class Step(IntEnum):
    """Steps of a skill test: ST.1 to ST.8."""

    BEGIN = 1
    COMMIT = 2
    REVEAL = 3
    SYMBOLS = 4
    VALUE = 5
    OUTCOME = 6
    RESULTS = 7
    END = 8


Scenario = Kind("scenario", "gathering", "midnight_masks", "devourer_below")
Difficulty = Kind("difficulty", "easy", "standard", "hard", "expert")


class Rewind(IntEnum):
    """The fate of a phase."""

    NONE = 0
    SKIP = 1
    REPEAT = 2


class Out(IntEnum):
    """The standing of an investigator in the scenario."""

    IN = 0
    DEFEATED = 1
    RESIGNED = 2


class Note(IntEnum):
    """Notes of the campaign log for a scenario; the last six are the cultists who got away."""

    LITA_FORCED = 0
    HOUSE_BURNED = 1
    PRIEST_ALIVE = 2
    PAST_MIDNIGHT = 3
    GOT_AWAY = 4


class Noted(IntEnum):
    """Notes that a card of an investigator writes into the campaign log, as bits."""

    DREAMS_INTERPRETED = 1


Memory = Kind(
    "memory",
    "patient_released",
    "patrols_known",
    "way_recalled",
    "daniel_survived",
    "daniel_possessed",
    "daniel_lost",
    "constance_interviewed",
    "sebastien_interviewed",
    "secret_known",
    "temple_broken_into",
    "nightgaunts_freed",
    "nightgaunts_executed",
    "denizens_warned",
    "escape_cut_off",
    "help_pled_for",
    "ruler_affronted",
    "harbinger_met",
    "harbinger_slain",
)
"""Facts that the investigators remember for the rest of a scenario, and after it."""


Key = Kind("key", "blue", "red", "yellow", "green")
"""Keys that lie on locations and that investigators carry."""


Slot = Kind("slot", "none", "hand", "arcane", "ally", "accessory", "body", "tarot")
"""Slots of assets."""
SLOTS = [99, 2, 2, 1, 1, 1, 1]


class UseType(IntEnum):
    """Sorts of uses."""

    NONE = 0
    AMMO = 1
    CHARGES = 2
    SECRETS = 3
    SUPPLIES = 4


class Prey(IntEnum):
    """The prey of an enemy."""

    ANY = 0
    BEARER = 1
    HIGHEST_COMBAT = 2
    LOWEST_COMBAT = 3
    LOWEST_AGILITY = 4
    LOWEST_HEALTH = 5
    LOWEST_SANITY = 6
    MOST_CLUES = 7
    FEWEST_CARDS = 8
    HIGHEST_SANITY = 9


SPAWN_ENGAGED, SPAWN_EMPTY, SPAWN_PREY, SPAWN_FARTHEST, SPAWN_ASKED = -1, -2, -3, -4, -5
"""Where an enemy spawns, unless a title of a location is given."""

# ---- the table of cards


ROWS = rows_of_rules()
CODES = len(ROWS)
CODE = [r["code"] for r in ROWS]
"""Code as printed: "01016"."""
BY_CODE = {code: k for k, code in enumerate(CODE)}


def _number(text: str, absent: int = 0) -> int:
    text = text.strip("p ")
    return int(text) if text.removeprefix("-").isdecimal() else absent


def _column(name: str, absent: int = 0) -> list[int]:
    return [_number(r[name], absent) for r in ROWS]


def _each(name: str) -> list[int]:
    return [int("p" in r[name]) for r in ROWS]


TYPE = parse_column("type", [r["type"] for r in ROWS], lambda text: int(CardType[text.upper()]))
WEAKNESS = [int(r["subtype"] in ("weakness", "basicweakness")) for r in ROWS]
BASIC = [int(k > 0 and r["subtype"] == "basicweakness") for k, r in enumerate(ROWS)]
ENCOUNTER = [int(bool(r["encounter_set"])) for r in ROWS]
"""An encounter card: it has an encounter set (story assets too)."""
SET = [r["encounter_set"] for r in ROWS]
COPIES = _column("qty", 1)
COST = [0 if r["cost"] == "X" else _number(r["cost"], -1) for r in ROWS]
X_COST = [int(r["cost"] == "X") for r in ROWS]
"""The player chooses its cost."""
LEVEL = _column("level", -1)
HEALTH, HEALTH_EACH = _column("health", -1), _each("health")
SANITY = _column("sanity", -1)
FIGHT, EVADE = _column("fight"), _column("evade")
DAMAGE, HORROR = _column("damage"), _column("horror")
SHROUD = _column("shroud")
CLUES, CLUES_EACH = _column("clues"), _each("clues")
DOOM, STAGE, VICTORY = _column("doom"), _column("stage"), _column("victory")
SCORED = [int(r["victory"] != "") for r in ROWS]
"""Has a Victory value, even one of 0."""
UNIQUE = _column("unique")

SKILL = [
    [int(x) for x in r["icons"].split("/")] if r["type"] == "investigator" else [0] * 4
    for r in ROWS
]
ICONS = [[r["icons"].count(x) if "/" not in r["icons"] else 0 for x in "WICA?"] for r in ROWS]

_titles = sorted({r["name"] for r in ROWS})
TITLE = [_titles.index(r["name"]) for r in ROWS]
"""Copies are cards with the same title."""

CLASS = [int(CardClass[r["class"].upper()]) for r in ROWS]

SLOT_OF = [Slot.parse((r["slot"].replace(".", "").split() or ["none"])[0].lower()) for r in ROWS]
SLOT_USED = [(2 if "x2" in r["slot"] else 1) if r["slot"] else 0 for r in ROWS]


class Trait(IntEnum):
    """Traits that rules and cards look at."""

    ALLY = 0
    ANCIENT_ONE = 1
    CENTRAL = 2
    CULTIST = 3
    ELITE = 4
    FIREARM = 5
    GHOUL = 6
    ITEM = 7
    MADNESS = 8
    MONSTER = 9
    NIGHTGAUNT = 10
    SPELL = 11
    TOME = 12
    WOODS = 13
    FOOTWEAR = 14
    HEX = 15
    WEAPON = 16
    OMEN = 17
    INJURY = 18
    INSIGHT = 19
    TENOCHTITLAN = 20
    ABOMINATION = 21
    ALTERED = 22
    ARKHAM_ASYLUM = 23
    BROTHERHOOD = 24
    BYSTANDER = 25
    CAIRO = 26
    CITY = 27
    GEIST = 28
    POSSESSED = 29
    SPECTRAL = 30
    SURFACE = 31
    WITCH = 32


_trait_names = [t.name.replace("_", " ").title() for t in Trait]
_traits = [{t.strip() for t in r["traits"].split(".")} for r in ROWS]
TRAIT = [[int(name in traits) for name in _trait_names] for traits in _traits]


# ---- keywords

_keywords = [keywords_of(r["keywords"]) for r in ROWS]


def _keyword(word: str) -> list[int]:
    return [int(word in keywords) for keywords in _keywords]


def _arguments(word: str, read: Callable[[str], int]) -> list[int]:
    return parse_column("keywords", [keywords.get(word, "") for keywords in _keywords], read)


FAST = _keyword("fast")
HUNTER, RETALIATE, ALERT = _keyword("hunter"), _keyword("retaliate"), _keyword("alert")
ALOOF, MASSIVE = _keyword("aloof"), _keyword("massive")
PERIL, SURGE = _keyword("peril"), _keyword("surge")
PERMANENT = _keyword("permanent")
EMPTIES = _keyword("empties")
"""Discarded when its last use is spent."""
ONE_PER_TEST = _keyword("one_per_test")
OWN_TEST = _keyword("own_test")
ALL_ICONS = _keyword("all_icons")
"""In its test every icon matches, willpower and wild ones twice."""
OPENS = _keyword("opens")
"""May be put into play from the opening hand."""
STARTS = _keyword("starts")
"""Begins the game in play."""
HIDDEN, ELUSIVE = _keyword("hidden"), _keyword("elusive")
ASIDE = _keyword("aside")
"""Set aside instead of going to a discard pile or into a deck."""
FADES = _keyword("fades")
"""Set aside when no card it is bonded to is in play."""
SPENDS = _keyword("spends")
"""An act that advances when its clues are spent."""

USES = _arguments("uses", lambda text: int(text.partition(":")[0] or 0))
USE_OF = _arguments("uses", lambda text: int(UseType[(text.partition(":")[2] or "none").upper()]))
PREY_OF = _arguments("prey", lambda text: int(Prey[(text or "any").upper()]))


def _spawn(text: str) -> int:
    places = {
        "": SPAWN_ENGAGED,
        "empty": SPAWN_EMPTY,
        "prey": SPAWN_PREY,
        "farthest": SPAWN_FARTHEST,
        "asked": SPAWN_ASKED,
    }
    return places[text] if text in places else _titles.index(text)


SPAWN = _arguments("spawn", _spawn)
SWARMING, VENGEANCE = (
    _arguments(word, lambda text: int(text or 0)) for word in ("swarming", "vengeance")
)
LIMITED = _arguments("limit", lambda text: int(Trait[text.upper()]) if text else -1)
"""One card with this trait in an investigator's play area."""
SEALS = _arguments("seal", lambda text: sum(1 << Token.parse(t) for t in text.split("/") if t))
"""The tokens that may be sealed on it when it enters play, as a mask: one is."""
BONDED = _arguments("bonded", lambda text: _titles.index(text) if text in _titles else -1)
"""The title of the card that summons it; none where the rules do not know that card."""
LEADS = _arguments("leads", lambda text: _titles.index(text) if text else -1)
"""The title of the card of the collection that takes its place in a deck."""
LED = [int(t in LEADS) for t in TITLE]
"""Takes the place of another card: it waits in the collection, in no pool of weaknesses."""
BINDS = [int(any(FADES[x] and BONDED[x] == TITLE[k] for x in range(CODES))) for k in range(CODES)]
"""Other cards are in play only while this one is."""
SIGNATURE = [
    int(
        r["type"] in ("asset", "event", "skill") and not (r["level"] or ENCOUNTER[k] or WEAKNESS[k])
    )
    for k, r in enumerate(ROWS)
]
"""Belongs to one investigator, or to one card."""

# ---- locations: symbols and links, unrevealed side first

_symbols = sorted({s for r in ROWS for s in r["loc_symbol"].split(">") if s})
SYMBOL_NAMES = [s.lower() for s in _symbols]


def _sides(text: str) -> tuple[str, str]:
    back, _, front = text.partition(">")
    return back, front or back


SYMBOL = [[_symbols.index(s) if s else -1 for s in _sides(r["loc_symbol"])] for r in ROWS]
LINKS = [
    [sum(1 << _symbols.index(s) for s in side.split()) for side in _sides(r["loc_connects"])]
    for r in ROWS
]
