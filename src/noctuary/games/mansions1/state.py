"""The state of an evening; the story lies in books beside it."""

from __future__ import annotations

from noctuary.kernel import NOBODY, Arr, Book, Int, Param, Pieces, Zone
from noctuary.mechanics.spaces import SpaceMap

from .components import (
    CELLS,
    DEEDS,
    MONSTERS,
    MYTHOS,
    OBJECTIVES,
    PUZZLES,
    QUESTIONS,
    ROOMS,
    SPACES,
    SPELLS,
    STAGES,
    TEAM,
    THINGS,
    TRAUMAS,
)


def by_the_keeper(g: Mansions, row: int, seat: int) -> bool:
    """Whether a seat is the Keeper's, who alone looks at it."""
    return seat == g.keeper[0]


def answer_known(g: Mansions, question: int, seat: int) -> bool:
    """Whether a seat knows an answer: the Keeper does, the others where no doubt is left."""
    return seat == g.keeper[0] or g.possible[question] & (g.possible[question] - 1) == 0


def by_the_haunted(g: Mansions, i: int, seat: int) -> bool:
    """Whether a seat may read a facedown Mythos card: the Keeper and its owner may."""
    return seat == g.keeper[0] or seat == g.player[i]


class Mansions(SpaceMap):
    """The whole table."""

    OPTIONS = 256
    DEPTH = 1024

    # The story, see stories.py.
    seeds = Book(128, 6, see=NOBODY)  # question, answer, what lies there and its numbers
    seeds_at = Book(ROOMS + 1, see=NOBODY)  # where the cards of each room begin
    puzzle_in = Book(128, see=NOBODY)  # by card: which puzzle of the story it is
    ops = Book(64, 5, see=NOBODY)  # question, answer, operation and its numbers
    ops_at = Book(STAGES + OBJECTIVES + 1, see=NOBODY)  # by event, then by objective
    goals = Book(32, 4, see=NOBODY)  # side, what, and its numbers
    goals_at = Book(OBJECTIVES + 1, see=NOBODY)
    tells = Book(12, 4, see=NOBODY)  # texts of clues: clue, question, answer, 1 + room they name
    lead = Book(1, see=NOBODY)  # the room that the opening names
    times = Book(STAGES, TEAM, see=NOBODY)  # time tokens of each event, by how many investigators
    questions = Book(QUESTIONS, see=NOBODY)  # how many answers each has
    entries = Book(ROOMS, see=NOBODY)
    bodies = Book(ROOMS, see=NOBODY)
    cards = Book(DEEDS, 3, see=NOBODY)  # 1 always, 2 with an answer; question, answer
    start = Book(1, see=NOBODY)
    apart = Book(2 * SPACES, SPACES, see=NOBODY)  # steps between spaces; then without ladders

    # From the options of the table.
    tale = Param(1)  # which story
    keeper = Param(1)  # his seat
    team = Param(1)  # how many investigators
    player = Param(TEAM)  # whose they are
    timed = Param(1)  # puzzle actions in a minute; 0: as many as Intellect
    monster_skill = Param(1)
    uncertain = Param(1)  # the last event may be late
    dealt = Param(3)  # threat, Mythos, Trauma that the Keeper begins with
    growth = Param(TEAM)  # threat gained in two turns, by how many investigators there are
    corpse_total = Param(1)

    # The Keeper's secrets, and what everybody can tell of them.
    chosen = Arr(QUESTIONS, see=answer_known, bits=8)
    possible = Arr(QUESTIONS, bits=8)  # answers that nothing has ruled out, a bit each
    shown = Int(bits=16)  # action cards that have been used, a bit each
    revealed = Int(bits=8)  # the Objective is open
    told = Int(bits=16)  # texts of clues that were read, a bit each

    # Mythos and Trauma cards.
    mythos = Pieces(MYTHOS)
    mythos_deck = Zone(MYTHOS, of=mythos, see=NOBODY, start=True)
    mythos_hand = Zone(MYTHOS, of=mythos, see=by_the_keeper)
    mythos_down = Zone(TEAM, 6, of=mythos, see=by_the_haunted)
    mythos_discard = Zone(MYTHOS, of=mythos)
    traumas = Pieces(TRAUMAS)
    trauma_deck = Zone(TRAUMAS, of=traumas, see=NOBODY, start=True)
    trauma_hand = Zone(TRAUMAS, of=traumas, see=by_the_keeper)
    trauma_on = Zone(TEAM, 2, of=traumas)
    trauma_discard = Zone(TRAUMAS, of=traumas)

    # Combat cards, spells, puzzle pieces: who lies faceup or is in use, a bit each; all others are
    # in their decks and piles, in no order.
    combat_gone = Arr(3, bits=32)
    combat_card = Int(bits=8)  # 1 + the card being resolved
    combat_deck = Int(bits=8)
    spell_gone = Arr(SPELLS, bits=8)
    pieces_used = Arr(3, bits=32)

    # Things to carry.
    things = Pieces(THINGS)
    box = Zone(THINGS, of=things, start=True)
    carried = Zone(TEAM, THINGS, of=things)
    floor = Zone(THINGS, of=things)
    lies = Arr(THINGS, bits=8)  # the room a thing of the floor lies in
    bag_used = Int(bits=8)  # the medical bag has been used once

    # The investigators.
    status = Arr(TEAM, bits=8)
    who = Arr(TEAM, bits=8)
    traits = Arr(TEAM, bits=8)  # physical * 2 + mental
    used = Int(bits=16)  # investigators who have taken part, a bit each
    at = Arr(TEAM, bits=8)  # a space; 0: none
    damage = Arr(TEAM, bits=8)
    horror = Arr(TEAM, bits=8)
    skill = Arr(TEAM, bits=8)
    spells = Arr(TEAM, bits=8)  # a bit each
    hidden = Arr(TEAM, bits=8)
    stuck = Arr(TEAM, bits=8)  # no movement steps on the next turn
    dazed = Arr(TEAM, bits=8)  # dust in the eyes: 2, then 1 from the next turn on
    jammed = Arr(TEAM, bits=8)  # 1 + a weapon that cannot be used on the next turn
    dying = Arr(TEAM, bits=8)  # turns since a mortal wound
    ashamed = Arr(TEAM, bits=8)  # turns ended alone, with that card
    ward = Arr(TEAM, bits=8)  # the space that this caster's ward keeps
    salted = Arr(TEAM, bits=8)  # 1 + the room that salt keeps
    mask = Arr(TEAM, bits=8)  # what is to be said of this turn, see Did
    evaded = Arr(TEAM, bits=32)  # monsters dealt with in this turn, a bit each
    scared = Arr(TEAM, bits=32)  # monsters faced in this turn

    # The turn in progress.
    round = Int(bits=16)
    turn = Int(bits=8)  # 1 + the investigator whose turn it is
    phase = Int(bits=8)  # see Phase
    acted = Int(bits=8)  # investigators who had their turn in this round, a bit each
    steps = Int(bits=8)
    actions = Int(bits=8)
    jam = Int(bits=8)  # 1 + the weapon that cannot be used in this turn
    trial = Arr(5, bits=8)  # the test in progress: 1 + investigator, attribute, goal, use, die

    # The Keeper.
    threat = Int(bits=16)
    tokens = Int(bits=8)  # his skill points
    done = Int(bits=16)  # action cards used in this turn that may be used once, a bit each
    crazed = Int(bits=8)  # insane investigators who got a Trauma as an action in this turn
    obeyed = Int(bits=8)
    samples = Int(bits=8)  # taken and not yet offered
    offered = Int(bits=8)

    # The house.
    room = Arr(ROOMS, bits=16)  # see Room
    corpses = Arr(ROOMS, bits=8)
    stage = Int(bits=8)  # events that are over
    time = Int(bits=8)
    slain = Int(bits=16)  # kinds of monsters killed since the Objective was revealed
    m_at = Arr(MONSTERS, bits=8)
    m_damage = Arr(MONSTERS, bits=8)
    m_seen = Int(bits=32)  # monsters whose back everybody has seen, a bit each
    struck = Int(bits=32)  # monsters that attacked in this turn
    lurched = Int(bits=32)  # monsters that lurched in this turn
    mover = Int(bits=8)  # 1 + the monster about whose way somebody is asked

    # Puzzles.
    laid_out = Arr(PUZZLES, bits=8)
    cell = Arr(PUZZLES, CELLS, bits=8)  # 1 + the piece
    turned = Arr(PUZZLES, CELLS, bits=8)  # by so many quarters, clockwise
    working = Int(bits=8)  # 1 + the puzzle somebody works at
    moves_left = Int(bits=8)
