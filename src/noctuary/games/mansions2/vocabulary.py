"""What a book is written in: one vocabulary for the compiler of scenarios and for the rules."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

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
"""What people do to an investigator by hand; a skill is a test of it."""
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

# How much a table has room for; the compiler says so when a scenario has more.
INV = 5
MONSTERS = 24
CARDS = 256
BARRICADES = 4
PASSAGES = 4
ID_TOKENS = 6
NOTES = 48
MOVED = 16
DICE = 8
CODE, TERMS, NUMBERS, LISTS = 16384, 8192, 2048, 16384
EVENTS, CHOICES, PIECES, VARIABLES, LOTS = 1536, 2400, 1536, 256, 32
SPACES, WAYS, EDGE_ROOM, TILES = 256, 8, 512, 64
FACES, FX, CREATURES, ACTS, PUZZLES, TEXTS = 512, 1024, 192, 512, 24, 8192
WIDTH = 8
FACTS, ROUTES, WANTS, FRUITS = 256, 2048, 8192, 4096
BOARD, ATTACKS = 256, 160
"""Pieces that lie there at once; texts of attacks, for each class and each kind of weapon."""


class Deck(IntEnum):
    """What a card is."""

    DAMAGE = 0
    HORROR = 1
    COMMON = 2
    UNIQUE = 3
    SPELL = 4
    CONDITION = 5
    INVESTIGATOR = 6


class Side(IntEnum):
    """Who carries out an operation where people keep a part of the game themselves."""

    KEEPER = 0
    DICE = 1
    FIGURES = 2
    SHEETS = 3


class Note(IntEnum):
    """What stands in the list that people at their own table read and do."""

    TEXT = 0  # text
    OBJECTIVE = 1  # text
    BID = 2  # an operation, of whom, about which monster
    TILE = 3
    LIFT = 4  # a tile
    TOKEN = 5
    REMOVE = 6  # a token
    SPAWN = 7  # a creature; the monster
    VANISH = 8  # a creature; the monster
    PROWL = 9  # an activation; the monster
    ATTACK = 10  # a kind of attack; the monster
    EVADE = 11  # a creature; the monster
    HORROR = 12  # a creature; the monster
    HURT = 13  # so much damage; the monster
    MEND = 14  # so much damage less; the monster
    DEFEATED = 15  # a creature; the monster
    FETCH = 16  # a card, by whom
    SPREAD = 17  # Fire
    EDGE = 18  # an operation that changes an edge


class T(IntEnum):
    """What makes an event happen."""

    CALL = 0
    START = 1
    ROUND_STARTS = 2
    PHASE_ENDS = 3  # of the investigators
    ROUND = 4  # event step of round n
    EVERY_ROUND = 5
    MYTHOS = 6
    BEFORE_MONSTERS = 7
    ROUND_ENDS = 8
    DEFEATED = 9  # a creature
    REACHED = 10  # a variable reaches n for the first time
    SIGNAL = 11
    ELIMINATED = 12
    EXPLORED = 13  # a tile was laid
    POOL_MINOR = 14
    POOL_MAJOR = 15
    ITEM = 16  # of the inventory


TRIGGERS = 17


class Hook(IntEnum):
    """When an ability of a card takes part."""

    ACTION = 0
    TEST = 1
    ROLLED = 2
    HIT = 3
    ATTACKED = 4
    EVADED = 5
    PUZZLE = 6
    MOVE_ACTION = 7
    ALWAYS = 8
    SUFFER_DAMAGE = 9
    SUFFER_HORROR = 10
    ALLY_HORROR = 11
    WOUNDED = 12
    INSANE = 13
    FLIPPED = 14
    TURN_END = 15
    ROUND_END = 16


class Forbid(IntEnum):
    """What an ability that always holds can forbid."""

    MOVE = 0
    SECOND_MOVE_ACTION = 1
    HEAL_HORROR = 2
    CLUE_TESTS = 3
    CLUE_STEPS = 4
    TRADE = 5
    HEAVY = 6
    BARRICADE = 7
    ENTER_FIRE = 8
    SET_FIRE = 9
    ATTACK_FIRST = 10
    MOVE_FIRST_BY_SEARCH = 11
    SECOND_ACTION = 12


class Use(IntEnum):
    """What a test is for."""

    NONE = 0
    ATTACK = 1
    EVADE = 2
    HORROR = 3
    SEARCH = 4
    INTERACT = 5
    CAST = 6
    PUSH = 7
    STEAL = 8
    BARRICADE = 9
    EXTINGUISH = 10
    FREE = 11
    MYTHOS = 12
    EXPLORE = 13


class N(IntEnum):
    """What a number is taken from: `source(argument) * times + plus`."""

    PLAIN = 0
    VARIABLE = 1
    LOT = 2  # 1 if it is one of some values: lot + LOTS * values, a bit each
    ROUND = 3
    INVESTIGATORS = 4
    MONSTERS = 5
    ELIMINATED = 6
    RESULT = 7  # successes of the test just made
    WEAPON = 8  # damage value of the attack
    WEAPON_AND_RESULT = 9
    ON_BOARD = 10  # a token
    LAID = 11  # a tile
    NAMED = 12  # a monster with a name of its own is in play
    PRESENT = 13  # an investigator plays
    FALLEN = 14  # 1: somebody is eliminated, 2: in the last round, 3: or after its first phase
    USE = 15
    SKILL = 16
    PUZZLE = 17  # its type
    WITH_THIS = 18  # the attack is made with the card whose ability this is
    TARGET_HERE = 19
    TARGET_HORROR = 20
    PICKED = 21  # the index drawn by the surrounding chance
    HAS = 22  # a face
    HAS_TRAIT = 23
    IS = 24  # has a Condition
    ANYONE_IS = 25
    IN = 26  # stands in a place
    SPACE = 27  # what his space is like
    IN_RANGE = 28  # monsters within range
    UP = 29  # other faceup cards of a type than this
    OTHERS_OUT = 30
    BURNING = 31  # spaces
    CLUES = 32
    POSSESSIONS = 33


FIRST_PEOPLES_FACT, LAST_PEOPLES_FACT = N.HAS, N.POSSESSIONS
"""Between these, only whoever keeps sheets and figures knows: where people do, they are asked."""


class C(IntEnum):
    """One step of a condition, written behind its operands."""

    STOP = 0
    EQ = 1
    NE = 2
    LT = 3
    LE = 4
    GT = 5
    GE = 6
    AND = 7
    OR = 8
    NOT = 9


AS_TRUE, AS_FALSE = 16, 32
"""Bits of a comparison: how a fact that only people know is taken while it decides nothing."""


class W(IntEnum):
    """Whom an operation is for."""

    SELF = 0
    ALL = 1
    HERE = 2
    OTHERS_HERE = 3
    RANDOM = 4
    CHOSEN_HERE = 5
    CHOSEN_RANGE = 6
    CHOSEN_OTHER = 7
    CLOSEST = 8
    LEAST_DAMAGE = 9
    MOST_DAMAGE = 10
    LEAST_HORROR = 11
    MOST_HORROR = 12
    MOST_CLUES = 13
    LEAST_CLUES = 14
    FARTHEST = 15
    MONSTER = 16  # the one the effect is about
    CLOSEST_MONSTER = 17
    MONSTER_RANGE = 18
    MONSTERS_RANGE = 19
    MONSTERS = 20
    ORIGIN = 21  # within `to`: whoever acts, not the one it is carried out for


class At(IntEnum):
    """Places that depend on who acts; others are lists of spaces, counted from NAMED_PLACE."""

    SELF = 0
    TARGET = 1
    ADJACENT = 2
    RANDOM_OF_TILE = 3


NAMED_PLACE = 8
"""A place operand from here on is this plus where its list stands."""


class Group(IntEnum):
    """What leaves the board at once."""

    BOARD = 0  # tiles with all on them, and monsters
    MONSTERS = 1
    TOKENS = 2
    SCREENS = 3
    TILES = 4
    ITEMS = 5


class Direction(IntEnum):
    """How one moves."""

    FREE = 0
    TOWARD = 1
    AWAY = 2


class What(IntEnum):
    """Which card an operation means."""

    THIS = 0
    ITEM = 1
    POSSESSION = 2
    COMMON = 3
    LIGHT_SOURCE = 4
    MARKED = 5


class O(IntEnum):  # noqa: E742
    """Operations. Those up to LAST_PLAIN never ask anything."""

    STOP = 0
    CALC = 1
    CHANCE = 2
    TILE = 3
    LIFT = 4
    TOKEN = 5
    REMOVE = 6
    UNSPAWN = 7
    CLEAR = 8
    OBJECTIVE = 9
    QUEUE = 10
    SIGNALS = 11
    FORFEIT = 12
    CLUE = 13
    MEND = 14
    EXTINGUISH = 15
    DICE = 16
    STEPS = 17
    SPACES = 18
    HIT_BONUS = 19
    FORBID = 20
    FREE_ACTION = 21
    PREVENT = 22
    TAKE_DOWN = 23
    ALSO_FACEUP = 24
    EDGE = 25
    TELL = 26
    CALL = 27
    WHEN = 28
    EACH = 29
    TEST = 30
    ADD_UP = 31
    TIMES = 32
    NEGATE = 33
    DAMAGE = 34
    HORROR = 35
    HEAL = 36
    FLIP_CARD = 37
    BECOME = 38
    GAIN = 39
    GAIN_ANY = 40
    DROP = 41
    DISCARD = 42
    REGAIN = 43
    OTHER_BACK = 44
    TURN = 45
    PUT = 46
    MOVE = 47
    GO = 48
    MARCH = 49
    HURT = 50
    SPAWN = 51
    FEATURE = 52
    CHOOSE = 53
    QUOTA = 54
    PUZZLE = 55
    POOL = 56
    REROLL = 57
    CONVERT = 58
    TAKE_OVER = 59
    END = 60
    GAME_OVER = 61


LAST_PLAIN = O.EDGE


class Op(NamedTuple):
    """What the operands of an operation are, and who carries it out."""

    operands: tuple[str, ...]
    side: Side


OPS: dict[O, Op] = {
    O.STOP: Op((), Side.KEEPER),
    O.CALC: Op(("variable", "sign", "number", "scale"), Side.KEEPER),
    O.CHANCE: Op(("variable", "count", "scale"), Side.KEEPER),
    O.TILE: Op(("tile",), Side.KEEPER),
    O.LIFT: Op(("tile",), Side.KEEPER),
    O.TOKEN: Op(("piece",), Side.KEEPER),
    O.REMOVE: Op(("piece",), Side.KEEPER),
    O.UNSPAWN: Op(("creature",), Side.KEEPER),
    O.CLEAR: Op(("group",), Side.KEEPER),
    O.OBJECTIVE: Op(("text",), Side.KEEPER),
    O.QUEUE: Op(("list", "flag"), Side.KEEPER),
    O.SIGNALS: Op(("list",), Side.KEEPER),
    O.FORFEIT: Op((), Side.SHEETS),
    O.CLUE: Op(("signed",), Side.SHEETS),
    O.MEND: Op(("count",), Side.KEEPER),
    O.EXTINGUISH: Op(("count",), Side.FIGURES),
    O.DICE: Op(("signed",), Side.SHEETS),
    O.STEPS: Op(("signed",), Side.SHEETS),
    O.SPACES: Op(("signed",), Side.SHEETS),
    O.HIT_BONUS: Op(("signed",), Side.SHEETS),
    O.FORBID: Op(("forbid",), Side.SHEETS),
    O.FREE_ACTION: Op(("free",), Side.SHEETS),
    O.PREVENT: Op(("count",), Side.SHEETS),
    O.TAKE_DOWN: Op((), Side.SHEETS),
    O.ALSO_FACEUP: Op((), Side.SHEETS),
    O.EDGE: Op(("edge", "edge_kind"), Side.KEEPER),
    O.TELL: Op(("text",), Side.KEEPER),
    O.CALL: Op(("event",), Side.KEEPER),
    O.WHEN: Op(("if", "code", "code", "flag", "lot"), Side.KEEPER),
    O.EACH: Op(("who", "if", "code", "code"), Side.FIGURES),
    O.TEST: Op(("skill", "signed", "count", "use", "code", "code", "flag"), Side.DICE),
    O.ADD_UP: Op(("skill", "signed", "number", "variable", "use", "code"), Side.DICE),
    O.TIMES: Op(("skill", "signed", "use", "code", "flag"), Side.DICE),
    O.NEGATE: Op(("skill", "signed", "count", "count", "flag", "code", "flag"), Side.DICE),
    O.DAMAGE: Op(("count", "flag"), Side.SHEETS),
    O.HORROR: Op(("count", "flag"), Side.SHEETS),
    O.HEAL: Op(("harm", "count", "flag"), Side.SHEETS),
    O.FLIP_CARD: Op(("harm", "count", "flag"), Side.SHEETS),
    O.BECOME: Op(("condition",), Side.SHEETS),
    O.GAIN: Op(("face",), Side.SHEETS),
    O.GAIN_ANY: Op(("deck", "trait"), Side.SHEETS),
    O.DROP: Op(("count", "what", "flag"), Side.SHEETS),
    O.DISCARD: Op(("count", "what", "flag"), Side.SHEETS),
    O.REGAIN: Op((), Side.SHEETS),
    O.OTHER_BACK: Op((), Side.SHEETS),
    O.TURN: Op(("what",), Side.SHEETS),
    O.PUT: Op(("place",), Side.SHEETS),
    O.MOVE: Op(("count", "direction", "who", "place", "flag", "flag"), Side.FIGURES),
    O.GO: Op(("place",), Side.FIGURES),
    O.MARCH: Op(("count", "who", "direction", "who"), Side.FIGURES),
    O.HURT: Op(("number", "who"), Side.KEEPER),
    O.SPAWN: Op(("creature", "place", "signed"), Side.KEEPER),
    O.FEATURE: Op(("feature", "place"), Side.FIGURES),
    O.CHOOSE: Op(("text", "choice", "count", "flag"), Side.KEEPER),
    O.QUOTA: Op(("text", "number", "variable", "code", "code"), Side.KEEPER),
    O.PUZZLE: Op(("puzzle", "code", "code"), Side.KEEPER),
    O.POOL: Op(("trigger",), Side.KEEPER),
    O.REROLL: Op(("count",), Side.DICE),
    O.CONVERT: Op(("count",), Side.DICE),
    O.TAKE_OVER: Op((), Side.SHEETS),
    O.END: Op(("ending", "text"), Side.KEEPER),
    O.GAME_OVER: Op((), Side.KEEPER),
}
"""Operands by kind. `flag` is 0 or 1: down (facedown) of harm and NEGATE, face down only of HEAL,
side up of FLIP_CARD, at random of DROP, DISCARD and QUEUE, across impassable borders and without an
evade check of MOVE, heard by the keeper of TEST, TIMES and NEGATE (its last), asked of people of
WHEN, can be left of CHOOSE.
`lot` is 1 + the lot that a condition reads, or 0.
"""
SIDES = tuple(int(OPS[o].side) for o in O)
ALL_CONVERTED = 99


# ---- columns of the books


class EventRow(IntEnum):
    ARGUMENT = 0
    IF = 1
    DO = 2
    TEXT = 3
    AGAIN = 4
    PICTURE = 5


class PieceRow(IntEnum):
    KIND = 0
    SPACE = 1
    EDGE = 2  # 1 + edge it lies on, or 0
    TEXT = 3
    FIRST = 4  # of its choices
    COUNT = 5
    DO = 6  # what happens when it is pressed, where it has no options
    WORTH = 7
    PICTURE = 8


class ChoiceRow(IntEnum):
    TEXT = 0
    ACT = 1
    IF = 2
    DO = 3
    WORTH = 4
    PIECE = 5  # the token it belongs to, or 0
    FRUITS = 6  # first of what it brings, see `fruits`; the rest is for bots too
    FRUIT_COUNT = 7
    GAIN = 8  # cards, Clues
    DAMAGE = 9  # tenths of a card
    HORROR = 10
    HEAL_DAMAGE = 11
    HEAL_HORROR = 12
    SKILL = 13  # 1 + the skill of its first test, or 0
    NEED = 14  # the difficulty, or 0 where successes add up
    ELSE = 15  # see ChoiceElse


class ChoiceElse(IntEnum):
    """What becomes of a line whose condition does not hold."""

    USUAL = 0  # denied at a token, left out of a question
    HIDE = 1
    SHOW = 2  # denied


class FaceRow(IntEnum):
    DECK = 0
    TRAITS = 1  # a bit each
    WEAPON = 2  # 1 + its kind among WEAPONS, or 0
    RANGED = 3
    DAMAGE = 4
    FIRST = 5  # of its abilities
    COUNT = 6
    HOOKS = 7  # a bit each
    DO = 8  # Damage and Horror resolved at once; backs of Spells and Conditions
    NAME = 9  # Condition: its number among CONDITIONS; Spell: the face of its front; else itself
    KEEP = 10  # 1: stays faceup
    LEAST = 11  # fewest players of an Insane card
    ENDS = 12  # first of its terms of victory, see EndRow
    APP = 13  # can be examined in the inventory
    WORTH = 14


class CopyRow(IntEnum):
    FRONT = 0
    BACK = 1  # the face behind it, or NONE; which copy of a Spell or Condition has it is hidden


class FxRow(IntEnum):
    HOOK = 0
    IF = 1
    DO = 2
    ONCE = 3  # a round
    MAY = 4
    TEXT = 5


class CreatureRow(IntEnum):
    AWARENESS = 0
    HORROR = 1
    BRAWN = 2
    HEALTH = 3
    EACH = 4  # health for each investigator
    CLASS = 5
    ABILITIES = 6  # a bit each
    FIGURES = 7
    FIRST = 8  # activation
    ACTS = 9
    EVADE = 10  # list of code
    SCARE = 11  # list of code
    KIND = 12  # the creature whose figures it uses
    PICTURE = 13


class ActRow(IntEnum):
    MOVE = 0
    TOWARD = 1
    PICK = 2
    RANGED = 3
    TEXT = 4
    DO = 5
    ELSE = 6


class SpaceRow(IntEnum):
    TILE = 0
    ROOM = 1
    OUTDOOR = 2
    WATER = 3


class EdgeRow(IntEnum):
    A = 0
    B = 1
    KIND = 2


class PuzzleRow(IntEnum):
    TYPE = 0
    SKILL = 1
    A = 2  # length of a code, columns of a picture, pieces of a lock, discs of a tower
    B = 3  # variance of a code, rows of a picture, size of a lock
    FIRST = 4  # of its pieces in `blocks`
    GIVEN = 5  # pieces of a code that the scenario says, in `blocks`; 0: left to chance


class EndRow(IntEnum):
    """Terms under which an Insane card changes its owner's result."""

    NONE = 0
    LOSE_POSSESSIONS_BELOW = 1
    LOSE_NOT_ON_START = 2
    LOSE_NOT_MOST_CLUES = 3
    WIN_OTHERS_OUT = 4
    WIN_BURNING = 5
    WIN_ELIMINATED = 6
    LOSE_GROUP_WINS = 7
    LOSE_NOT_ELIMINATED = 8


class Goal(IntEnum):
    """What a fact is about that routes lead to."""

    WIN = 0
    TERM = 1  # a comparison: sign, two numbers
    TOKEN = 2  # lies on the board
    TILE = 3  # is laid
    DEFEAT = 4  # of a creature
    SHELF = 5  # nobody has had a card yet
    ANY = 6  # one of its routes
    LOT = 7  # a comparison with what chance draws


class FactRow(IntEnum):
    KIND = 0
    A = 1
    B = 2
    C = 3
    FIRST = 4  # of the routes to it
    COUNT = 5
    SERVES = 6  # first of the routes that want it
    SERVED = 7


class RouteRow(IntEnum):
    FACT = 0
    CHOICE = 1  # or 0: an event
    COST = 2  # tenths of an action
    CHANCE = 3
    SKILL = 4  # 1 + the skill of its test, or 0
    NEED = 5  # the difficulty; a number of the book where there is a tally
    TALLY = 6  # the variable that adds up successes, or 0
    PUZZLE = 7  # 1 + a puzzle, or 0
    ROUND = 8  # the round of its event, or 0
    FIRST = 9  # of its wants
    COUNT = 10


class Limit(IntEnum):
    """What the places of `limits` hold."""

    LIFO = 0  # events of a trigger: the first one first; 0: as foreign quests have it
    START = 1  # place where the investigators stand
    SCALE = 2  # of numbers
    ROUNDS = 3
    FALLEN = 4  # text after an elimination
    QUIET = 5  # text of a round without an event
    PROLOGUE = 6
    LATE = 7  # text when the rounds are over
    OWN = 8  # everybody brings a possession
    START_TILES = 9  # a list of tiles
    POSSESSIONS = 10  # a list of faces
    PICTURE = 11
    LOTS = 12  # a list: how many values each has
    FILLED = 13  # a list of texts that tell something: text, two numbers, 1 if somebody is drawn


LIMITS = 16
UNARMED = 0
"""The face that is no card."""
