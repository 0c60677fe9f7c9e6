"""Columns of the rows of a book, and the values that some of them hold."""

from __future__ import annotations

from enum import IntEnum


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
    """The fate of a line whose condition does not hold."""

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
    """The terms under which an Insane card changes its owner's result."""

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
    """The kinds of facts that routes lead to."""

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
