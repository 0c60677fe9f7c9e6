"""Every fact of a night, with who may see it."""

from __future__ import annotations

from noctuary.kernel import (
    NOBODY,
    OWNER,
    STACK,
    Arr,
    Col,
    Cols,
    Int,
    Param,
    Pieces,
    Record,
    State,
    Zone,
)

from .content import COUNT
from .registry import QUESTIONS, SLOTS


class Window(Record):
    """An open timing point: which slot, for which event in flight, who has acted in it."""

    slot = Col()
    ev = Col()
    used = Cols(12)


class Attack(Record):
    enemy = Col()
    victim = Col()
    damage = Col()
    horror = Col()
    cancelled = Col()
    redirected = Col()


class Deal(Record):
    """Damage and horror for each victim, at once. `assigned`: 2 * card, plus 1 for horror."""

    source = Col()
    by = Col()
    attack = Col()
    damage = Col()
    horror = Col()
    victims = Cols(16)
    assigned = Cols(40)


class Defeat(Record):
    card = Col()
    by = Col()


class Playing(Record):
    seat = Col()
    card = Col()


class Discovery(Record):
    seat = Col()
    amount = Col()


class Test(Record):
    """A skill test. `result` is the rule that tells what success and failure bring."""

    seat = Col()
    skill = Col()
    difficulty = Col()
    target = Col()
    token = Col()
    bonus = Col()
    value = Col()
    passed = Col()
    result = Col()
    committed = Cols(2)


class Echo(Record):
    amount = Col()


class Errand(Record):
    """Cards still to be dealt with, one after the other."""

    cards = Cols(16)


class Nightfall(State):
    DEPTH = 8192

    cards = Pieces(COUNT)
    box = Zone(COUNT, of=cards, start=True)
    deck = Zone(COUNT, of=cards, see=NOBODY)
    top = Zone(4, of=cards, see=NOBODY, order=STACK, known="seen")
    hand = Zone(2, COUNT, of=cards, see=OWNER, known="seen")
    encounter = Zone(COUNT, of=cards)  # what is left is known; which comes next is chance
    play = Zone(COUNT, of=cards, order=STACK)
    limbo = Zone(COUNT, of=cards)  # being played or committed
    discard = Zone(COUNT, of=cards)
    seen = Arr(COUNT, bits=8)  # mask of seats that know a card of the top or of a hand

    bag = Zone(12)
    whispers = Param(1)  # 1: whoever holds cards is asked in every window that a hand could answer

    at = Arr(COUNT, bits=8)
    ctrl = Arr(COUNT, bits=8)  # the seat that controls a card in play, -1: nobody
    engaged = Arr(COUNT, bits=8)
    damage = Arr(COUNT, bits=8)
    horror = Arr(COUNT, bits=8)
    clues = Arr(COUNT, bits=8)
    exhausted = Arr(COUNT, bits=8)
    spent = Arr(COUNT, bits=8)
    dying = Arr(COUNT, bits=8)

    resources = Arr(2)
    out = Arr(2, bits=8)
    round = Int()
    doom = Int()
    lead = Int()
    active = Int()
    resonance = Int()

    listen = Arr(SLOTS, bits=8)  # cards in play that listen to a slot
    answering = Arr(QUESTIONS, bits=8)  # cards in play that answer a question
    lasting = Int()
    lasting_q = Arr(8, bits=8)
    lasting_who = Arr(8, bits=8)
    lasting_n = Arr(8, bits=8)
    lasting_card = Arr(8, bits=8)

    # in the order of E: an event in flight has the number of its kind
    attacks = Attack.rows(12)
    deals = Deal.rows(24)
    defeats = Defeat.rows(24)
    discoveries = Discovery.rows(8)
    tests = Test.rows(4)
    echoes = Echo.rows(64)
    playings = Playing.rows(8)
    windows = Window.rows(72)
    errands = Errand.rows(8)
