"""The state: every field of the game, and who may see it."""

from __future__ import annotations

from noctuary.kernel import NOBODY, STACK, Arr, Int, Param, Pieces, State, Zone

from .components import (
    BIKES,
    CARDS,
    DOUBLES,
    ENCOUNTERS,
    FIGURES,
    ITEMS,
    KIDS,
    OBJECTIVES,
    POWERS,
    SYMBOLS,
    TYPES,
    WHEELS,
)
from .town import BUILDINGS, SQUARES


def behind_the_screen(g: Lakeview, row: int, seat: int) -> bool:
    """Whether a seat sees behind the screen: only the Lost Kid does."""
    return seat == g.lost


def in_sight(g: Lakeview, row: int, seat: int) -> bool:
    """Whether a seat sees the Monster: all if it is on the board, else only the Lost Kid."""
    return g.figure > 0 or seat == g.lost


ROUND = 64
"""The longest round of trades with nothing else in between."""


class Lakeview(State):
    """The whole table."""

    OPTIONS = 320
    DEPTH = 768

    # The Lost Kid's 38 cards.
    cards = Pieces(CARDS)
    box = Zone(CARDS, of=cards, start=True)  # those of other Monsters
    deck = Zone(CARDS, of=cards, see=NOBODY)
    hand = Zone(8, of=cards, see=behind_the_screen)
    hiding = Zone(1, of=cards, see=behind_the_screen)
    revealed = Zone(1, of=cards)  # in setup, before it covers a pile
    piles = Zone(3, CARDS, of=cards, order=STACK)  # last: the top
    buried = Zone(CARDS, of=cards, see=behind_the_screen)  # discarded unseen, under the first pile
    uncovered = Zone(1, of=cards)  # where the Lost Kid was, once found
    shown = Arr(CARDS, bits=8)  # lay on a pile, and went back to the deck

    # The 33 encounter cards.
    encounters = Pieces(ENCOUNTERS)
    encounter_box = Zone(ENCOUNTERS, of=encounters, start=True)
    encounter_deck = Zone(ENCOUNTERS, of=encounters, see=NOBODY)
    encounter_top = Zone(3, of=encounters, see=NOBODY, order=STACK, known="foreseen")
    encounter_under = Zone(ENCOUNTERS, of=encounters, order=STACK)
    drawn = Zone(2, of=encounters)  # being resolved
    quests = Zone(FIGURES, 3, of=encounters)
    encounter_discard = Zone(ENCOUNTERS, of=encounters)
    foreseen = Arr(ENCOUNTERS, bits=8)  # mask of seats that know a card on top of the deck

    # Items, powers, bikes.
    items = Pieces(ITEMS)
    item_box = Zone(ITEMS, of=items, start=True)
    item_deck = Zone(ITEMS, of=items, see=NOBODY)
    carried = Zone(FIGURES, ITEMS, of=items)
    ready = Arr(ITEMS, bits=8)  # face up
    powers = Pieces(POWERS)
    power_box = Zone(POWERS, of=powers, see=NOBODY, start=True)
    power = Zone(1, of=powers, see=behind_the_screen)
    power_shown = Zone(1, of=powers)
    power_ready = Int()
    bikes = Pieces(BIKES)
    bike_box = Zone(BIKES, of=bikes, start=True)
    bike = Zone(KIDS, 1, of=bikes)

    # The 20 symbol tokens. Spent ones go under their pile, seen by all.
    symbols = Pieces(SYMBOLS, pool="symbol_pile")
    symbol_box = Zone(SYMBOLS, of=symbols, start=True)
    pile = Zone(TYPES, 5, of=symbols, see=NOBODY)
    under = Zone(TYPES, 5, of=symbols, order=STACK)
    held = Zone(FIGURES, SYMBOLS, of=symbols)
    turned = Zone(1, of=symbols)  # just turned over
    symbol_pile = Arr(SYMBOLS, bits=8)

    # Figures: four Kids, then the Lost Kid.
    player = Arr(FIGURES, bits=8)  # the seat that plays a figure
    at = Arr(FIGURES)  # a square, or nowhere
    begun = Arr(FIGURES, bits=8)  # 1 in the first turn, 2 after it
    wheel = Arr(KIDS, WHEELS, bits=8)  # number side up
    bike_used = Arr(KIDS, bits=8)  # face down until a treehouse encounter
    curses = Arr(FIGURES, bits=8)

    # The town.
    monster = Int(see=in_sight)  # its district
    figure = Int()  # its figure is on the board
    haunts = Int()  # the districts where it can be, for all that everybody knows
    stun = Int()
    feds = Arr(2, bits=8)  # by figure: the crossing of its circuit
    tokens = Arr(BUILDINGS, bits=8)
    searched = Int()  # buildings searched in vain
    calamity = Int()

    # Turns.
    lost = Int()  # the seat of the Lost Kid
    round = Int()  # turns of the Lost Kid
    turn = Int()  # the figure whose turn it is, or none
    namer = Int()  # the figure that names the next Kid
    acted = Arr(KIDS, bits=8)  # in this cycle
    doubled = Int()  # the double turn of this cycle has been taken
    paired = Int()  # the two single turns of this cycle have been taken
    new_hand = Int()
    found = Int()
    meant = Arr(3, bits=8)  # the top card of a pile was chosen, not drawn in setup

    # The turn in progress.
    played = Int()  # the Lost Kid's card of this turn
    far = Arr(2, SQUARES, bits=8)  # squares to each square, without and with a fence on the way
    moving = Int()  # a movement is under way
    left = Int()  # squares left
    diagonal = Int()
    bold = Int()  # the bull bar has crossed a fence in this turn
    rope = Int()  # may cross one fence
    dashed = Int()  # a card has moved its Kid in this turn, who meets nothing more
    hammer = Int()  # breaks a Reflection for nothing
    traded = Zone(ROUND, order=STACK)  # since anything else was done, see `things.passage`
    declined = Zone(ROUND)  # what somebody has just refused: a thing and a figure
    wanted = Int()  # what somebody is asked for, while the answer is awaited
    price = Int()  # what is offered for it, or nothing
    shielded = Int()  # items used against the attack in progress, as a mask, see `monster`

    # Objectives and what the Monsters bring.
    done = Arr(OBJECTIVES, bits=8)
    visited = Int()  # places of the active objective that are done, as a mask
    times = Int()  # encounters of the active objective
    projector = Arr(BUILDINGS, bits=8)
    bystander = Arr(BUILDINGS, bits=8)
    saved = Int()
    taken = Int()
    reflection = Arr(BUILDINGS, bits=8)
    double = Arr(DOUBLES, bits=8)  # a district, or none
    sheeted = Arr(DOUBLES, bits=8)  # off the board until the next turn of the Lost Kid
    papers = Int()  # buildings of the paper round, as a mask
    cat = Int()  # somebody has passed the place of the lost cat

    # From the options of the table.
    beast = Param(1)
    end = Param(1)  # the last space of the Calamity track
    chosen = Param(1)  # the seat of the Lost Kid, -1 when drawn
    team = Param(1)  # how many Kids
