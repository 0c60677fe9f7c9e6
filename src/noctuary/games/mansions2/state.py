"""The state of a night in the house; the scenario lies in books beside it."""

from __future__ import annotations

from noctuary.kernel import NOBODY, STACK, Arr, Book, Col, Cols, Int, Param, Pieces, Record, Zone
from noctuary.mechanics.puzzles import PuzzleState
from noctuary.mechanics.spaces import SpaceMap

from .columns import FaceRow
from .components import INVESTIGATORS, Deck
from .limits import (
    ACTS,
    ATTACKS,
    BARRICADES,
    BOARD,
    CARDS,
    CHOICES,
    CODE,
    CREATURES,
    EVENTS,
    FACES,
    FACTS,
    FRUITS,
    FX,
    INV,
    LIMITS,
    LISTS,
    LOTS,
    MONSTERS,
    MOVED,
    NOTES,
    NUMBERS,
    PIECES,
    PUZZLES,
    ROUTES,
    TERMS,
    TEXTS,
    VARIABLES,
    WANTS,
    WIDTH,
)
from .opcodes import TRIGGERS


def behind_own(g: Mansions, c: int, seat: int) -> bool:
    """Whether a seat sees what is behind a card: a turned one, or its own Insane."""
    return g.side[c] > 0 or (
        g.held_by[c] > 0
        and g.player_of[g.held_by[c] - 1] == seat
        and g.faces[g.copies[c][0]][FaceRow.DECK] == Deck.CONDITION
        and g.faces[g.copies[c][0]][FaceRow.NAME] == 1
    )


def lot_told(g: Mansions, lot: int, seat: int) -> bool:
    """Whether the story has left a lot a single value, which everybody then sees."""
    return g.lots_left[lot] & (g.lots_left[lot] - 1) == 0


class Scene(Record):
    """The subjects of the operations in progress: actor, monster, token, card."""

    seat = Col()  # the investigator, or NONE
    origin = Col()  # who acted, where an effect is carried out for another; else the same
    monster = Col()
    piece = Col()  # the token used, or 0
    card = Col()  # the card whose ability this is, or NONE
    place = Col()  # the space an effect aims at, or NONE
    result = Col()
    weapon = Col()  # damage of the attack
    weapon_card = Col()  # the card the attack is made with, or NONE
    use = Col()  # what its tests are for
    skill = Col()  # of the test in progress, or NONE
    puzzle = Col()  # in progress, or NONE
    picked = Col()
    number = Col()  # what its hooks add up: dice, steps, spaces, damage
    forfeit = Col()
    suffered = Col()  # somebody did, by this
    mute = Col()  # people have been told what is theirs
    passed = Col()  # the last test with a difficulty


class Trial(Record):
    """A test in progress."""

    seat = Col()
    skill = Col()
    use = Col()
    scene = Col()
    dice = Col()
    successes = Col()
    investigations = Col()
    blanks = Col()
    difficulty = Col()  # or NONE where there is none, or it is hidden
    spent = Col()


class Harm(Record):
    """Damage and Horror that somebody is about to suffer."""

    seat = Col()
    damage = Col()
    horror = Col()
    down = Col()  # bits: Damage, Horror are taken facedown
    sort = Col()  # which of the two the abilities in use are about
    cards = Cols(24)


class Due(Record):
    """Abilities that take part by themselves at one moment, while their order is being chosen."""

    scene = Col()
    hook = Col()
    cards = Cols(32)  # NONE: the investigator's own ability


class Mansions(PuzzleState, SpaceMap):
    """The whole table."""

    OPTIONS = 1024
    DEPTH = 6144

    # The scenario and all content, as the compiler wrote it.
    code = Book(CODE, WIDTH, see=NOBODY)  # an operation and its operands
    terms = Book(TERMS, 3, see=NOBODY)  # conditions: sign, left number, right number
    numbers = Book(NUMBERS, 4, see=NOBODY, bits=32)  # source, argument, times, plus
    lists = Book(LISTS, see=NOBODY)  # a count, then so many values
    events = Book(EVENTS, 6, see=NOBODY)
    heads = Book(TRIGGERS + 1, see=NOBODY)  # the first event of each trigger
    pieces = Book(PIECES, 9, see=NOBODY)
    choices = Book(CHOICES, 16, see=NOBODY)
    faces = Book(FACES, 15, see=NOBODY, bits=32)
    copies = Book(CARDS, 2, see=NOBODY)
    fx = Book(FX, 6, see=NOBODY)
    creatures = Book(CREATURES, 14, see=NOBODY)
    acts = Book(ACTS, 7, see=NOBODY)
    attacks = Book(ATTACKS, see=NOBODY)  # class * 5 + kind of attack: a list of code
    limits = Book(LIMITS, see=NOBODY)
    own_faces = Book(len(INVESTIGATORS), 2, see=NOBODY)  # ability, starting possession

    # What leads to what, for bots.
    facts = Book(FACTS, 8, see=NOBODY)
    routes = Book(ROUTES, 11, see=NOBODY)
    wants = Book(WANTS, see=NOBODY)  # facts
    serves = Book(WANTS, see=NOBODY)  # routes
    fruits = Book(FRUITS, 2, see=NOBODY)  # a fact, the route to it
    openings = Book(PUZZLES, see=NOBODY)  # for a lock, a list of slides: block, place

    # From the options of the table.
    kept = Param(4)  # by side: whether the table keeps it
    party = Param(1)  # how many investigators
    who = Param(INV)  # which one
    player_of = Param(INV)  # whose
    slot = Param(len(INVESTIGATORS))  # where an investigator stands in `who`, or NONE
    sheet = Param(INV, 8)  # six skills, health, sanity
    vote = Param(1)
    flip_any = Param(1)

    # The cards.
    cards = Pieces(CARDS, pool="stock")
    stock = Arr(CARDS, bits=8)  # 1 + deck
    box = Zone(CARDS, of=cards, start=True)  # those that do not exist in this game
    deck = Zone(2, 48, of=cards, see=NOBODY)  # Damage, Horror
    shelf = Zone(CARDS, of=cards)  # Items, Spells, Conditions that nobody has
    held = Zone(INV, 40, of=cards, order=STACK)  # possessions
    marks = Zone(INV, 12, of=cards, order=STACK)  # Conditions
    up = Zone(2 * INV, 40, of=cards, order=STACK)  # faceup: 2 * investigator + type
    down = Zone(2 * INV, 40, of=cards, see=NOBODY, known="remembered")  # facedown
    remembered = Arr(CARDS, bits=8)  # EVERYBODY: a card that was faceup before
    floor = Zone(64, of=cards, order=STACK)  # possessions that lie on spaces
    lies = Arr(CARDS)  # the space a card of the floor lies on
    held_by = Arr(CARDS, bits=8)  # 1 + investigator who holds a possession or Condition
    side = Arr(CARDS, bits=8)  # 1: turned
    used = Arr(CARDS, bits=8)  # in this round
    behind = Arr(CARDS, see=behind_own)  # the face behind a Spell or Condition
    blanks = Arr(2 * INV, bits=8)  # facedown cards without a face: a deck was empty

    # The course of the night.
    round = Int(bits=16)
    phase = Int(bits=8)  # see Phase in rules/round.py
    turn = Int(bits=8)  # the active investigator, or NONE
    objective = Int(bits=16)
    ending = Int(bits=8)  # 1 lost, 2 won
    fallen = Int(bits=16)  # the round after which the others lose, or 0
    fuel = Int(bits=16)  # operations since somebody was asked
    fuelled = Int()  # how many questions had been answered then
    depth = Int(bits=8)  # events within events
    spoken = Int(bits=16)  # texts told in this step
    told = Arr(TEXTS // 16)  # texts that were told, a bit each
    vars = Arr(VARIABLES, bits=32)
    lots = Arr(LOTS, see=lot_told, bits=8)  # what chance drew before the first turn
    lots_left = Arr(LOTS)  # the values that the story leaves possible, a bit each
    done = Arr(EVENTS, bits=8)
    board = Zone(BOARD, order=STACK)  # tokens on the board
    pending = Zone(96, order=STACK)  # events to come, the next one last

    # Features; fire, darkness and passages are bits of `feature`.
    barricade_at = Arr(BARRICADES)  # its space, or NONE
    barricade_edge = Arr(BARRICADES)  # 1 + the edge it blocks; PASSAGE_END: a passage; 0: nothing

    # The investigators.
    at = Arr(INV)  # space, or NONE
    clues = Arr(INV, bits=8)
    out = Arr(INV, bits=8)
    acted = Arr(INV, bits=8)
    actions = Arr(INV, bits=8)  # left in this turn
    performed = Arr(INV, bits=8)  # in this turn
    steps = Arr(INV, bits=8)  # spaces left of a move action
    moves = Arr(INV, bits=8)  # move actions of this round
    saved = Arr(INV, bits=8)  # fires that may still be put out in this round
    own_used = Arr(INV, bits=8)
    free_used = Arr(INV, bits=8)
    suffering = Arr(INV, bits=8)  # effects within effects

    # The monsters.
    alive = Zone(MONSTERS, order=STACK)  # in the order of the drawer
    m_kind = Arr(MONSTERS)
    m_at = Arr(MONSTERS)
    m_damage = Arr(MONSTERS)
    m_health = Arr(MONSTERS)
    m_id = Arr(MONSTERS, bits=8)  # identification token, or 0
    m_acted = Arr(MONSTERS, bits=8)
    m_last = Arr(MONSTERS, 4, bits=8)  # the text drawn last: activation, evade, horror, attack

    # Where people have the box on the table.
    bag = Zone(32, of=cards, order=STACK)  # possessions that the inventory knows
    alight = Int(bits=8)  # something burns
    reporting = Int(bits=8)  # the investigators' phase is going on
    noted = Int(bits=8)  # lines of the list that people are reading
    notes = Arr(NOTES, 4)  # what, its number, 1 + investigator, 1 + monster; see Note
    moved = Arr(MOVED)  # tokens that lie elsewhere than the scenario says
    moved_to = Arr(MOVED)

    scenes = Scene.rows(32)
    trials = Trial.rows(8)
    harms = Harm.rows(16)
    dues = Due.rows(8)
