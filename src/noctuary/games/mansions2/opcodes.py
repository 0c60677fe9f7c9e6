"""Operations, conditions and numbers: the code that a book's scenario and cards are written in."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple


class Side(IntEnum):
    """The sides of the table that carry out operations: people may keep some themselves."""

    KEEPER = 0
    DICE = 1
    FIGURES = 2
    SHEETS = 3


class Note(IntEnum):
    """The kinds of lines in the list that people at their own table read and do."""

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


class Trigger(IntEnum):
    """The triggers of events."""

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
    """The moments at which abilities of cards take part."""

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
    """The actions that a standing ability can forbid."""

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
    """The purposes of tests."""

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


class NumberSource(IntEnum):
    """The sources of numbers: `source(argument) * times + plus`."""

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


FIRST_PEOPLES_FACT, LAST_PEOPLES_FACT = NumberSource.HAS, NumberSource.POSSESSIONS
"""The range of facts about sheets and figures: people are asked if they keep these."""


class Sign(IntEnum):
    """The steps of a condition, written behind their operands."""

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


class Selector(IntEnum):
    """The selectors of whom an operation is for."""

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
    """The places that depend on the actor; others are lists of spaces, from NAMED_PLACE on."""

    SELF = 0
    TARGET = 1
    ADJACENT = 2
    RANDOM_OF_TILE = 3


NAMED_PLACE = 8
"""A place operand from here on is this plus where its list stands."""


class Group(IntEnum):
    """The groups that leave the board at once."""

    BOARD = 0  # tiles with all on them, and monsters
    MONSTERS = 1
    TOKENS = 2
    SCREENS = 3
    TILES = 4
    ITEMS = 5


class Direction(IntEnum):
    """The directions of movement."""

    FREE = 0
    TOWARD = 1
    AWAY = 2


class What(IntEnum):
    """The cards that an operation can mean."""

    THIS = 0
    ITEM = 1
    POSSESSION = 2
    COMMON = 3
    LIGHT_SOURCE = 4
    MARKED = 5


class Opcode(IntEnum):
    """The operations. Those up to LAST_PLAIN never ask anything."""

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


LAST_PLAIN = Opcode.EDGE


class Op(NamedTuple):
    """The operands of an operation, and the side that carries it out."""

    operands: tuple[str, ...]
    side: Side


OPS: dict[Opcode, Op] = {
    Opcode.STOP: Op((), Side.KEEPER),
    Opcode.CALC: Op(("variable", "sign", "number", "scale"), Side.KEEPER),
    Opcode.CHANCE: Op(("variable", "count", "scale"), Side.KEEPER),
    Opcode.TILE: Op(("tile",), Side.KEEPER),
    Opcode.LIFT: Op(("tile",), Side.KEEPER),
    Opcode.TOKEN: Op(("piece",), Side.KEEPER),
    Opcode.REMOVE: Op(("piece",), Side.KEEPER),
    Opcode.UNSPAWN: Op(("creature",), Side.KEEPER),
    Opcode.CLEAR: Op(("group",), Side.KEEPER),
    Opcode.OBJECTIVE: Op(("text",), Side.KEEPER),
    Opcode.QUEUE: Op(("list", "flag"), Side.KEEPER),
    Opcode.SIGNALS: Op(("list",), Side.KEEPER),
    Opcode.FORFEIT: Op((), Side.SHEETS),
    Opcode.CLUE: Op(("signed",), Side.SHEETS),
    Opcode.MEND: Op(("count",), Side.KEEPER),
    Opcode.EXTINGUISH: Op(("count",), Side.FIGURES),
    Opcode.DICE: Op(("signed",), Side.SHEETS),
    Opcode.STEPS: Op(("signed",), Side.SHEETS),
    Opcode.SPACES: Op(("signed",), Side.SHEETS),
    Opcode.HIT_BONUS: Op(("signed",), Side.SHEETS),
    Opcode.FORBID: Op(("forbid",), Side.SHEETS),
    Opcode.FREE_ACTION: Op(("free",), Side.SHEETS),
    Opcode.PREVENT: Op(("count",), Side.SHEETS),
    Opcode.TAKE_DOWN: Op((), Side.SHEETS),
    Opcode.ALSO_FACEUP: Op((), Side.SHEETS),
    Opcode.EDGE: Op(("edge", "edge_kind"), Side.KEEPER),
    Opcode.TELL: Op(("text",), Side.KEEPER),
    Opcode.CALL: Op(("event",), Side.KEEPER),
    Opcode.WHEN: Op(("if", "code", "code", "flag", "lot"), Side.KEEPER),
    Opcode.EACH: Op(("who", "if", "code", "code"), Side.FIGURES),
    Opcode.TEST: Op(("skill", "signed", "count", "use", "code", "code", "flag"), Side.DICE),
    Opcode.ADD_UP: Op(("skill", "signed", "number", "variable", "use", "code"), Side.DICE),
    Opcode.TIMES: Op(("skill", "signed", "use", "code", "flag"), Side.DICE),
    Opcode.NEGATE: Op(("skill", "signed", "count", "count", "flag", "code", "flag"), Side.DICE),
    Opcode.DAMAGE: Op(("count", "flag"), Side.SHEETS),
    Opcode.HORROR: Op(("count", "flag"), Side.SHEETS),
    Opcode.HEAL: Op(("harm", "count", "flag"), Side.SHEETS),
    Opcode.FLIP_CARD: Op(("harm", "count", "flag"), Side.SHEETS),
    Opcode.BECOME: Op(("condition",), Side.SHEETS),
    Opcode.GAIN: Op(("face",), Side.SHEETS),
    Opcode.GAIN_ANY: Op(("deck", "trait"), Side.SHEETS),
    Opcode.DROP: Op(("count", "what", "flag"), Side.SHEETS),
    Opcode.DISCARD: Op(("count", "what", "flag"), Side.SHEETS),
    Opcode.REGAIN: Op((), Side.SHEETS),
    Opcode.OTHER_BACK: Op((), Side.SHEETS),
    Opcode.TURN: Op(("what",), Side.SHEETS),
    Opcode.PUT: Op(("place",), Side.SHEETS),
    Opcode.MOVE: Op(("count", "direction", "who", "place", "flag", "flag"), Side.FIGURES),
    Opcode.GO: Op(("place",), Side.FIGURES),
    Opcode.MARCH: Op(("count", "who", "direction", "who"), Side.FIGURES),
    Opcode.HURT: Op(("number", "who"), Side.KEEPER),
    Opcode.SPAWN: Op(("creature", "place", "signed"), Side.KEEPER),
    Opcode.FEATURE: Op(("feature", "place"), Side.FIGURES),
    Opcode.CHOOSE: Op(("text", "choice", "count", "flag"), Side.KEEPER),
    Opcode.QUOTA: Op(("text", "number", "variable", "code", "code"), Side.KEEPER),
    Opcode.PUZZLE: Op(("puzzle", "code", "code"), Side.KEEPER),
    Opcode.POOL: Op(("trigger",), Side.KEEPER),
    Opcode.REROLL: Op(("count",), Side.DICE),
    Opcode.CONVERT: Op(("count",), Side.DICE),
    Opcode.TAKE_OVER: Op((), Side.SHEETS),
    Opcode.END: Op(("ending", "text"), Side.KEEPER),
    Opcode.GAME_OVER: Op((), Side.KEEPER),
}
"""Operands by kind. `flag` is 0 or 1: down (facedown) of harm and NEGATE, face down only of HEAL,
side up of FLIP_CARD, at random of DROP, DISCARD and QUEUE, across impassable borders and without an
evade check of MOVE, heard by the keeper of TEST, TIMES and NEGATE (its last), asked of people of
WHEN, can be left of CHOOSE.
`lot` is 1 + the lot that a condition reads, or 0.
"""
SIDES = tuple(int(OPS[o].side) for o in Opcode)
ALL_CONVERTED = 99
