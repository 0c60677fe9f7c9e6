"""The cards and figures of the game as tables, read from `content`."""

from __future__ import annotations

import tomllib
from enum import IntEnum
from importlib import resources
from typing import Any


def content(name: str) -> dict[str, Any]:
    """Load a table of the folder `content`."""
    file = resources.files(__package__).joinpath("content", f"{name}.toml")
    return tomllib.loads(file.read_text(encoding="utf-8"))


SEATS = 5
TEAM = 4
"""Investigators at once, at most."""
ROOMS, SPACES, LINKS = 16, 32, 32
QUESTIONS, LETTERS = 6, 4
STAGES = 5
OBJECTIVES = 3
CORPSES = 8
SAMPLES = 4
UNARMED_DAMAGE = 1
DARKER = 2
"""The penalty of darkness, and of a moth's dust, on a test."""
SIDES = 10
"""The sides of the die."""


class Attribute(IntEnum):
    """The attributes of tests: the first three on a physical Trait, the others on a mental one."""

    STRENGTH = 0
    MARKSMANSHIP = 1
    DEXTERITY = 2
    INTELLECT = 3
    WILLPOWER = 4
    LORE = 5
    LUCK = 6


ATTRIBUTES = tuple(a.name.lower() for a in Attribute)


class Status(IntEnum):
    """The status of an investigator player."""

    NONE = 0
    IN = 1
    KILLED = 2  # chooses a new investigator on the next turn
    OUT = 3


class Room(IntEnum):
    """The properties of a room, as bits."""

    DARK = 1
    FIRE = 2
    EXPLORED = 4
    LOCK_UP = 8  # its Lock has been turned faceup
    LOCK_GONE = 16  # there is none, or none any more, and everybody knows
    OBSTACLE_UP = 32
    OBSTACLE_GONE = 64
    READ = 128  # somebody has looked through its cards


class Feature(IntEnum):
    """The features of a space."""

    NOTHING = 0
    BARRICADE = 1
    HIDING = 2
    ALTAR = 3
    CONTAINER = 4


# ---- things


class Sort(IntEnum):
    """The sorts of attacks, and of things that are no weapons."""

    SHARP = 0
    BLUNT = 1
    RANGED = 2
    UNARMED = 3
    ANY = 4
    TOOL = 5
    KEY = 6
    CLUE = 7


class ThingKind(IntEnum):
    """The kinds of things that can be carried."""

    CAMERA = 0
    REVOLVER = 1
    CROWBAR = 2
    LOCKPICKS = 3
    KNUCKLES = 4
    FLASK = 5
    MEDICAL_BAG = 6
    SCALPEL = 7
    ARMY_RIFLE = 8
    LANTERN = 9
    TOOLKIT = 10
    BOLT_CUTTERS = 11
    HUNTING_RIFLE = 12
    HUNTING_KNIFE = 13
    SHOTGUN = 14
    CLEAVER = 15
    POKER = 16
    PISTOL = 17
    CANDELABRUM = 18
    MATCHES = 19
    BANDAGES = 20
    BRANDY = 21
    CHARM = 22
    TORN_PAGE = 23
    LAUDANUM = 24
    FLOOR_PLAN = 25
    SALT = 26
    BRASS_KEY = 27
    IRON_KEY = 28
    SILVER_KEY = 29
    BONE_KEY = 30
    GLASS_KEY = 31
    RUSTED_KEY = 32
    CLUE_1 = 33
    CLUE_2 = 34
    CLUE_3 = 35


_THINGS = content("things")["things"]
THING_NAMES = tuple(t["name"] for t in _THINGS)
if tuple(t.name.lower() for t in ThingKind) != THING_NAMES:
    raise ValueError("content/things.toml and ThingKind name other things")
COPIES: list[int] = [t.get("copies", 1) for t in _THINGS]
FIRST = [sum(COPIES[:k]) for k in range(len(COPIES))]
"""The first piece of each kind."""
THING = [k for k, n in enumerate(COPIES) for _ in range(n)]
"""The kind of each piece."""
THINGS = len(THING)
PIECE_NAMES = tuple(
    THING_NAMES[k] if c == FIRST[k] else f"{THING_NAMES[k]}_{c - FIRST[k] + 1}"
    for c, k in enumerate(THING)
)
SORT = [Sort[t.get("sort", "tool").upper()] for t in _THINGS]
WEAPON_DAMAGE: list[int] = [t.get("damage", 0) for t in _THINGS]
LIGHTS = [int(t.get("fire", False)) for t in _THINGS]
UNARMED = THINGS
"""In place of a weapon: bare hands."""

# ---- investigators

_PEOPLE = content("investigators")["investigators"]
PEOPLE = len(_PEOPLE)
PEOPLE_NAMES = tuple(p["name"] for p in _PEOPLE)
HEALTH: list[int] = [p["health"] for p in _PEOPLE]
SANITY: list[int] = [p["sanity"] for p in _PEOPLE]
SKILL: list[int] = [p["skill"] for p in _PEOPLE]
PHYSICAL, MENTAL = 3, 4
"""The number of attributes on each sort of Trait."""
TRAITS: list[list[int]] = [
    [*p["physical"][a], *p["mental"][b]] for p in _PEOPLE for a in range(2) for b in range(2)
]
"""By investigator and the two Traits (who * 4 + physical * 2 + mental): seven attributes."""

SPELL_NAMES = tuple(content("spells")["spells"])
SPELLS = len(SPELL_NAMES)


class Spell(IntEnum):
    """The four spells."""

    MEND = 0
    WARD = 1
    BOLT = 2
    SIGHT = 3


NO_START = -1


def _starting(names: tuple[str, ...]) -> list[int]:
    """Return what each investigator brings along with each pair of Traits, or nothing."""
    out = []
    for p in _PEOPLE:
        for k in range(4):
            name = p["start"][k % 2 if p.get("pair") == "mental" else k // 2]
            out.append(names.index(name) if name in names else NO_START)
    return out


START_THING = _starting(THING_NAMES)
START_SPELL = _starting(SPELL_NAMES)


class Cost(IntEnum):
    """The costs of spells."""

    NOTHING = 0
    HORROR = 1
    DAMAGE = 2
    THREAT = 3


_BACKS = content("spells")["backs"]
BACKS = len(_BACKS)
BACK_LORE: list[int] = [b[0] for b in _BACKS]
BACK_FAILED = [Cost[b[1].upper()] for b in _BACKS]
BACK_ALWAYS = [Cost[b[2].upper()] for b in _BACKS]
BACK_TWICE = [int(b[3]) for b in _BACKS]

# ---- monsters

DECK_NAMES = ("humanoid", "beast", "eldritch")
HUMANOID, BEAST, ELDRITCH = range(3)


class Creature(IntEnum):
    """The nine kinds of monsters."""

    HIRED_HAND = 0
    WALKING_DEAD = 1
    MASKED_CANTOR = 2
    LEAN_HOUND = 3
    CELLAR_CRAWLER = 4
    GRAVE_MOTH = 5
    DROWNED_GUEST = 6
    HOLLOW_BRIDE = 7
    SEETHING_MASS = 8


_MONSTERS = content("monsters")["monsters"]
CREATURE_NAMES = tuple(m["name"] for m in _MONSTERS)
if tuple(c.name.lower() for c in Creature) != CREATURE_NAMES:
    raise ValueError("content/monsters.toml and Creature name other monsters")
CREATURES = len(_MONSTERS)
CREATURE = [k for k, m in enumerate(_MONSTERS) for _ in range(m["count"])]
"""The kind of each figure."""
MONSTERS = len(CREATURE)
FIRST_FIGURE = [CREATURE.index(k) for k in range(CREATURES)]
FIGURES_OF: list[int] = [m["count"] for m in _MONSTERS]
MONSTER_NAMES = tuple(
    f"{CREATURE_NAMES[k]}_{m - FIRST_FIGURE[k] + 1}" for m, k in enumerate(CREATURE)
)
DECK = [DECK_NAMES.index(_MONSTERS[k]["deck"]) for k in CREATURE]
AWARENESS: list[int] = [_MONSTERS[k]["awareness"] for k in CREATURE]
HORROR: list[int] = [_MONSTERS[k]["horror"] for k in CREATURE]
M_HEALTH: list[int] = [_MONSTERS[k]["health"] for k in CREATURE]
M_DAMAGE: list[int] = [_MONSTERS[k]["damage"] for k in CREATURE]

# ---- Combat cards


class Fail(IntEnum):
    """The consequences of an investigator's failed attack."""

    NOTHING = 0
    HURT = 1
    DROP = 2
    JAM = 3
    STRAY = 4


class Strike(IntEnum):
    """The effects of a monster's attack if the test fails."""

    DAMAGE = 0
    HORROR = 1
    SPECIAL = 2
    SHOVE = 3


_COMBAT = content("combat")
_ROWS = _COMBAT["rows"]
DECK_SIZE = [len(_ROWS) - 1 + _COMBAT["extra"][d] for d in DECK_NAMES]
CARD_ROW = [min(c, len(_ROWS) - 1) for c in range(max(DECK_SIZE))]
"""A card of a deck by its row: those after the twentieth are all X."""
COMBAT = len(CARD_ROW)
CARD_SORT = [Sort[r[0].upper()] for r in _ROWS]
CARD_ATTRIBUTE = [Attribute[r[1].upper()] for r in _ROWS]
CARD_MODIFIER: list[int] = [r[2] for r in _ROWS]
CARD_BONUS: list[int] = [r[3] for r in _ROWS]
CARD_FAIL = [Fail[r[4].split()[0].upper()] for r in _ROWS]
CARD_PUSH = [int("push" in r[4]) for r in _ROWS]
NO_TEST = -1
STRIKE_ATTRIBUTE = [NO_TEST if r[5] == "none" else Attribute[r[5].upper()] for r in _ROWS]
STRIKE_MODIFIER: list[int] = [r[6] for r in _ROWS]
STRIKE = [Strike.SHOVE if "push" in r[7] else Strike[r[7].rstrip("+-1").upper()] for r in _ROWS]
STRIKE_MORE = [int(r[7][6:]) if r[7].startswith(("damage+", "damage-")) else 0 for r in _ROWS]
HARDER: list[int] = [_COMBAT["harder"][d][0] for d in DECK_NAMES]
"""The additions of a deck to the modifiers of the investigators' halves, and of the monsters'."""
STRIKE_HARDER: list[int] = [_COMBAT["harder"][d][1] for d in DECK_NAMES]

# ---- the Keeper's cards


class Deed(IntEnum):
    """Keeper action cards."""

    LURCH = 0
    STAMPEDE = 1
    HIRED_HANDS = 2
    RAISE_THE_DEAD = 3
    CALL_THE_PACK = 4
    OPEN_THE_DEEP = 5
    DRAW_BREATH = 6
    OLD_GRUDGES = 7
    SNUFF_THE_LAMPS = 8
    SPREAD_THE_FIRE = 9
    TAKE_A_SAMPLE = 10
    OFFER_THE_SAMPLE = 11
    BAR_THE_WAY = 12


class Myth(IntEnum):
    """Mythos cards."""

    STUMBLE = 0
    WHISPER = 1
    SLAMMED_DOOR = 2
    LIGHTS_OUT = 3
    AMBUSH = 4
    COLD_DRAUGHT = 5
    ROTTEN_FLOOR = 6
    DOUBT = 7
    SHAME = 8
    SECOND_STRIKE = 9
    NIGHTMARE = 10
    FALLING_BEAM = 11


class Trauma(IntEnum):
    """Trauma cards: injuries, then insanities."""

    TWISTED_ANKLE = 0
    CRACKED_RIBS = 1
    GASHED_HAND = 2
    STIFF_LEG = 3
    RINGING_EARS = 4
    DRAGGED_DOWN = 5
    BROKEN_ARM = 6
    DEEP_WOUND = 7
    BLEEDING = 8
    BLOOD_IN_EYES = 9
    MORTAL_WOUND = 10
    FEAR_OF_THE_DARK = 11
    SHAKES = 12
    MUTTERING = 13
    PARANOIA = 14
    RAGE = 15
    STUPOR = 16
    FIRE_SETTER = 17
    EMPTY_HANDS = 18
    OBEDIENCE = 19
    ONLY_WAY_OUT = 20


INJURY, INSANITY = 0, 1
_KEEPER = content("keeper")
DEED_NAMES = tuple(d[0] for d in _KEEPER["deeds"])
DEEDS = len(DEED_NAMES)
DEED_THREAT: list[int] = [d[1] for d in _KEEPER["deeds"]]
DEED_ONCE = [int(d[2]) for d in _KEEPER["deeds"]]
MYTH_NAMES = tuple(m[0] for m in _KEEPER["mythos"])
MYTH = [k for k, m in enumerate(_KEEPER["mythos"]) for _ in range(m[1])]
"""The kind of each Mythos card."""
MYTHOS = len(MYTH)
MYTHOS_NAMES = tuple(f"{MYTH_NAMES[k]}_{c - MYTH.index(k) + 1}" for c, k in enumerate(MYTH))
MYTH_THREAT: list[int] = [m[2] for m in _KEEPER["mythos"]]
MYTH_DOWN = [int(m[3]) for m in _KEEPER["mythos"]]
TRAUMA_NAMES = tuple(t[0] for t in _KEEPER["trauma"])
TRAUMAS = len(TRAUMA_NAMES)
TRAUMA_SORT = [int(t[1] == "insanity") for t in _KEEPER["trauma"]]
TRAUMA_NUMBER: list[int] = [t[2] for t in _KEEPER["trauma"]]
TRAUMA_SEVERAL = [int(t[3]) for t in _KEEPER["trauma"]]
for _names, _kinds in ((DEED_NAMES, Deed), (MYTH_NAMES, Myth), (TRAUMA_NAMES, Trauma)):
    if _names != tuple(k.name.lower() for k in _kinds):
        raise ValueError(f"content/keeper.toml and {_kinds.__name__} name other cards")

# ---- puzzles

FAMILIES = ("lock", "rune", "wiring")
LOCK, RUNE, WIRING = range(3)
CELLS = 9
NORTH, EAST, SOUTH, WEST = range(4)
PUZZLES = 6
"""Puzzles in one story, at most."""
_PUZZLES = content("puzzles")
_PIECES = [
    _PUZZLES["lock"],
    _PUZZLES["rune"],
    [piece for piece, n in _PUZZLES["wiring"].items() for _ in range(n)],
]
PIECES_OF = [len(p) for p in _PIECES]
MOST_PIECES = max(PIECES_OF)
EDGE = [
    [0 if c == "." else 1 + "123abcd".index(c) for c in (p[k] if k < len(p) else "....")]
    for p in _PIECES
    for k in range(MOST_PIECES)
]
"""By family and piece (family * MOST_PIECES + piece): four edges, clockwise from the top."""
LAYOUT_NAMES = tuple(_PUZZLES["layouts"])
_LAYOUTS = list(_PUZZLES["layouts"].values())
FAMILY = [FAMILIES.index(x["family"]) for x in _LAYOUTS]
COLUMNS: list[int] = [x["columns"] for x in _LAYOUTS]
ROWS: list[int] = [x["rows"] for x in _LAYOUTS]
LEFT: list[int] = [x.get("left", 0) for x in _LAYOUTS]
RIGHT: list[int] = [x.get("right", 0) for x in _LAYOUTS]
PAIRS = [len(x.get("pairs", [])) for x in _LAYOUTS]


def _terminals(x: dict[str, Any]) -> list[int]:
    """Return the cell and side of both ends of each wire to be joined, two wires at most."""
    ends = [
        n
        for a, b, side, c, d, other in x.get("pairs", [])
        for n in (
            b * x["columns"] + a,
            "NESW".index(side),
            d * x["columns"] + c,
            "NESW".index(other),
        )
    ]
    return ends + [0] * (8 - len(ends))


TERMINALS = [_terminals(x) for x in _LAYOUTS]


class Op(IntEnum):
    """The effects of an event or an Objective."""

    MYTHOS = 0  # the Keeper draws so many
    TRAUMA = 1
    THREAT = 2
    PLACE = 3  # a monster of a kind, in a space
    DARKNESS = 4  # in a room
    FIRE = 5
    HORROR = 6  # in a room, so much
    DAMAGE = 7
    CORPSE = 8
    REVEAL = 9
    TERROR = 10  # so much horror for everybody
    GREED = 11  # so much threat for each investigator


class Goal(IntEnum):
    """The ways for a side to win."""

    SLAIN = 0  # a monster of a kind has been killed
    REACHED = 1  # one is on a space at the end of a Keeper's turn
    LAST_EVENT = 2
    HORROR = 3  # so much for each investigator in play and so much more, at that moment
    SAMPLES = 4  # so many on the altar; so many with three investigators or more
    ESCAPE = 5  # somebody who carries a clue leaves from a space
    ALL_OUT = 6


KEEPER, INVESTIGATORS, NOBODY_WINS = 0, 1, 2


class Seed(IntEnum):
    """The cards of a room."""

    BLANK = 0
    THING = 1
    LOCK = 2
    OBSTACLE = 3


class Hold(IntEnum):
    """The demands of a Lock or an Obstacle."""

    KEY = 0
    PUZZLE = 1
    TEST = 2
