"""Every fact of a scenario, with who may see it."""

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

from .ability import MOMENTS, QUESTIONS
from .components import BENEATH, CARDS, SEATS, TOKENS, Key, Memory

LASTING = 32
"""Lasting effects, at most."""
FACTS = 18
"""Facts of each card in a snapshot."""
LISTED = 48 + 24 + 16 + Memory.size + 4 + 25 * SEATS
"""Room for the lists that are remembered, each with its length: tokens, memories, actions."""
PAST = (1 + FACTS) * CARDS + 16 * BENEATH + 12 * SEATS + 6 * LASTING
PAST += MOMENTS + QUESTIONS + 15 + Key.size + 6 + LISTED
"""Room for all that is remembered of the state before an action."""
TURNED = 32
"""More than there are sorts of tokens."""


class Test(Record):
    """A skill test. `result` is the rule that tells what success and failure bring."""

    seat = Col()
    skill = Col()
    difficulty = Col()
    ease = Col()  # taken off the difficulty
    source = Col()  # the card whose ability it is, or none
    target = Col()
    what = Col()  # fight, evade, investigate, or none
    result = Col()
    about = Col()  # whatever the result rule needs to know
    bonus = Col()
    auto = Col()  # 1 succeeds, -1 fails by itself
    value = Col()
    passed = Col()
    doomed = Col()  # it fails whatever its value
    amount = Col()  # damage of an attack, clues of an investigation
    step = Col()
    resolved = Col()  # how many of its tokens have had their effect
    flag = Col()  # whatever its source wants to remember until it is over
    tokens = Cols(24)
    flipped = Cols(4)  # tokens by place whose modifier was turned round
    turned = Cols(4)  # TURNED * place + the token that really was revealed there
    ignored = Cols(6)  # tokens revealed and set aside
    cards = Cols(20)
    double = Col()  # difficulty and results of success count twice
    away = Cols(8)  # committed cards that leave the game after it
    back = Cols(4)  # committed cards that go back under an investigator
    once = Cols(12)  # what may act only once in this test
    gained = Cols(8)  # icons that committed cards have gained: Skill.size * card + skill


class Reveal(Record):
    """A token on its way out of the bag."""

    seat = Col()
    test = Col()
    count = Col()
    cancelled = Col()
    token = Col()
    was = Col()  # 1 + the token, when it counts as an elder sign
    dice = Col()  # it is ignored for another one
    trio = Col()  # three are revealed for each one, two of them resolved: 2 when said first
    fixed = Col()  # sealed tokens take the place of those of the bag
    tokens = Cols(6)


class Attack(Record):
    enemy = Col()
    seat = Col()
    damage = Col()
    horror = Col()
    cancelled = Col()
    other = Col()  # the card that takes the damage instead


class Deal(Record):
    """Damage and horror for each victim, at once. `assigned`: 2 * card, plus 1 for horror."""

    source = Col()
    by = Col()
    attack = Col()
    direct = Col()
    placed = Col()
    victims = Cols(24)
    damage = Cols(24)
    horror = Cols(24)
    assigned = Cols(80)


class Defeat(Record):
    card = Col()
    seat = Col()  # who did it, or none
    place = Col()
    clues = Col()  # that were on it when it left


class Discovery(Record):
    seat = Col()
    place = Col()
    amount = Col()


class Move(Record):
    seat = Col()
    start = Col()
    goal = Col()
    cancelled = Col()
    found = Col()  # the location was revealed by it


class Enter(Record):
    """A card enters play; for an enemy, where it spawns."""

    card = Col()
    seat = Col()
    place = Col()
    cancelled = Col()


class Encounter(Record):
    """An encounter card, or a weakness of an encounter type, that somebody has drawn."""

    card = Col()
    seat = Col()
    deck = Col()
    cancelled = Col()
    surge = Col()
    aid = Col()  # 1 + the card whose help lasts as long as it is resolved


class Playing(Record):
    card = Col()
    seat = Col()
    under = Col()  # it goes under the deck
    away = Col()  # it leaves the game


class Evasion(Record):
    enemy = Col()
    seat = Col()
    tested = Col()


class Engagement(Record):
    enemy = Col()
    seat = Col()


class Window(Record):
    """An open moment: for which event, who has acted in it (ability * CARDS + card)."""

    moment = Col()
    event = Col()
    more = Col()  # a forced ability: once more, or (-1) not at all
    used = Cols(16, bits=32)


class Healing(Record):
    """A healing, and the card that did it."""

    card = Col()
    source = Col()
    horror = Col()


class Search(Record):
    """A search of an investigator's own deck that is about to begin."""

    seat = Col()
    whole = Col()  # all of it, not only the top
    deeper = Col()  # it goes deeper than it was to
    more = Col()  # one more card is taken


class Errand(Record):
    """Cards still to be dealt with, one after the other."""

    seat = Col()
    cards = Cols(48)


class Arkham(State):
    OPTIONS = 192
    DEPTH = 6144

    # Where every card is. Decks and discard piles: the seats, the scenario, its second deck.
    cards = Pieces(CARDS, pool="back")
    box = Zone(CARDS, of=cards, start=True)
    deck = Zone(6, 64, of=cards, see=NOBODY)
    top = Zone(6, 16, of=cards, see=NOBODY, order=STACK, known="seen")  # looked at, in order
    bottom = Zone(6, 48, of=cards, see=NOBODY, order=STACK, known="seen")
    hand = Zone(SEATS, 48, of=cards, see=OWNER, known="seen")
    discard = Zone(6, 64, of=cards, order=STACK)  # last: the top
    play = Zone(160, of=cards, order=STACK)
    limbo = Zone(32, of=cards, order=STACK)  # being played or resolved
    committed = Zone(32, of=cards)
    victory = Zone(48, of=cards)
    aside = Zone(96, of=cards)
    acts = Zone(4, of=cards, order=STACK)
    agendas = Zone(4, of=cards, order=STACK)
    collection = Zone(32, of=cards)  # basic weaknesses nobody has
    unseen = Zone(24, of=cards, see=NOBODY, known="seen")  # removed without being looked at
    # Under investigators (the seats), then under other cards.
    beneath = Zone(BENEATH, 16, of=cards, see=NOBODY, order=STACK, known="seen")
    kidnapped = Zone(2, 24, of=cards, see=NOBODY, known="seen")  # in play, face down, nobody's
    under_act = Zone(32, of=cards, see=NOBODY, known="seen")  # placed there without being looked at
    spaces = Zone(24, of=cards, see=NOBODY, known="seen")  # face down between locations of a map
    removed = Zone(CARDS, of=cards)
    exiled = Zone(16, of=cards)  # gone for the rest of the campaign
    seen = Arr(CARDS, bits=8)  # mask of seats that know a card of a hidden zone

    # What each card is and bears. A seat is also the row of its investigator.
    code = Param(CARDS)
    owner = Arr(CARDS, bits=8)
    back = Arr(CARDS, bits=8)  # what its back tells: whose deck it is of
    ctrl = Arr(CARDS, bits=8)  # the seat that controls a card in play, or none
    at = Arr(CARDS)  # its location; the card it is attached to; the seat whose threat area it is in
    engaged = Arr(CARDS, bits=8)  # the seat an enemy is engaged with
    exhausted = Arr(CARDS, bits=8)
    damage = Arr(CARDS, bits=8)
    horror = Arr(CARDS, bits=8)
    clues = Arr(CARDS, bits=8)
    doom = Arr(CARDS)
    uses = Arr(CARDS, bits=8)
    revealed = Arr(CARDS, bits=8)
    cell = Arr(CARDS)  # where a location or an empty space lies on a map, or 0
    flipped = Arr(CARDS, bits=8)  # a card with two faces shows the other one
    spent = Arr(CARDS)  # uses of a limited ability in its period, two bits a seat
    dying = Arr(CARDS, bits=8)
    pile = Arr(CARDS, bits=8)  # the zone `beneath` of what lies under a card, or 0
    wounds = Arr(BENEATH, 16, bits=8)  # damage on swarm cards, by their place

    # The investigators.
    resources = Arr(SEATS)
    out = Arr(SEATS, bits=8)
    killed = Arr(SEATS, bits=8)
    physical = Arr(SEATS, bits=8)  # trauma suffered in this scenario
    mental = Arr(SEATS, bits=8)
    noted = Arr(SEATS, bits=8)  # what the campaign log will tell of them, see kinds.Noted
    experience = Arr(SEATS, bits=8)  # won or lost beside the victory display
    actions = Arr(SEATS, bits=8)
    extra = Zone(SEATS, 24)  # additional actions of this turn: the card of each, ~ when spent
    at_once = Int()  # an effect lets somebody take an action that costs none of theirs
    acted = Arr(SEATS, bits=8)  # has had a turn in this round
    taken = Arr(SEATS, bits=8)  # actions spent in this turn
    jinxed = Arr(SEATS, bits=8)  # has drawn a treachery in this round
    hurried = Arr(SEATS, bits=8)  # has moved, fought or evaded with an action in this round

    # The course of the scenario.
    round = Int()
    phase = Int()
    lead = Int()
    turn = Int()  # the seat whose turn it is, or none
    acting = Int()  # an action is being carried out
    ended = Int()  # an effect has ended the turn
    secrets = Int()  # Hidden cards in hands
    peril = Int()  # the seat that resolves a card alone, or none
    act = Int()
    agenda = Int()
    reference = Int()  # the scenario reference card
    rewind = Int()  # a phase is to be skipped or repeated: see kinds.Rewind
    fresh = Int()  # cards just drawn, the last of their hand
    ending = Int()  # the resolution, from the moment the end has come
    bag = Zone(48)
    sealed = Zone(24)  # token * CARDS + the card that holds it
    maxed = Zone(16)  # titles of which no more may be used in this round
    keys = Arr(Key.size)  # 1 + the location or the seat that a key is with, or 0
    memory = Zone(Memory.size)  # what the investigators remember
    waiting = Zone(36)  # skill tests that wait for another to end, six ints each

    # Counted so that most windows cost one comparison.
    listening = Arr(MOMENTS, bits=8)  # cards in play that listen to a moment
    from_hand = Arr(MOMENTS, bits=8)  # cards of this game that are used from a hand at a moment
    answering = Arr(QUESTIONS, bits=8)  # cards in play and lasting effects that answer a question
    lasting = Int()
    lasting_q = Arr(LASTING, bits=8)
    lasting_who = Arr(LASTING)
    lasting_n = Arr(LASTING)
    lasting_card = Arr(LASTING)
    lasting_until = Arr(LASTING, bits=8)
    lasting_how = Arr(LASTING, bits=8)  # added, set, doubled or halved

    # The state before the action that is being carried out: see rules/snapshot.py.
    undoing = Int()  # a card of this game undoes actions
    kept = Int()  # there is something to go back to
    mixed = Int()  # mask of decks that were shuffled since
    past = Arr(PAST, see=NOBODY)

    # From the options of the table.
    scenario = Param(1)
    difficulty = Param(1)
    taboo = Param(1)
    asking = Param(1)  # 1: everybody is asked in every window, so that being asked tells nothing
    first_lead = Param(1)
    tokens = Param(TOKENS)
    trauma = Param(SEATS, 2)
    weaknesses = Param(SEATS)  # random basic weaknesses to draw
    notes = Param(16)  # what the campaign log says, see options.NOTES

    # In the order of Trigger: an event in flight has the number of its kind.
    tests = Test.rows(3)
    reveals = Reveal.rows(6)
    attacks = Attack.rows(12)
    deals = Deal.rows(36)
    defeats = Defeat.rows(24)
    discoveries = Discovery.rows(8)
    moves = Move.rows(6)
    enters = Enter.rows(12)
    encounters = Encounter.rows(8)
    plays = Playing.rows(12)
    evasions = Evasion.rows(8)
    engagements = Engagement.rows(12)
    windows = Window.rows(72)
    errands = Errand.rows(12)
    healings = Healing.rows(6)
    searches = Search.rows(4)
