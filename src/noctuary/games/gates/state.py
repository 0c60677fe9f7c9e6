"""The state: every field of the game, and who may see it."""

from noctuary.kernel import NOBODY, OWNER, STACK, Arr, Int, Param, Pieces, State, Zone

REGIONS = 5
SLOTS = 4
NEUTRAL = 4  # the row of the board for figures nobody plays
INVESTIGATORS = 10
SCORE_THREE_POINTS = 3


class Gates(State):
    """The whole table."""

    DEPTH = 256

    # The 80 action cards. Artifacts lie in the journal of the seat that collected them.
    cards = Pieces(80)
    deck = Zone(80, of=cards, see=NOBODY, start=True)
    hand = Zone(4, 80, of=cards, see=OWNER)  # swaps within swaps may draw any number
    played = Zone(1, of=cards)  # the card whose action is being carried out
    discard = Zone(80, of=cards)
    pages = Zone(4, 20, of=cards)
    fragments = Zone(4, 40, of=cards)
    runes = Zone(4, 40, of=cards)

    # The 90 gate cards. Cards put under the deck were seen by all: they come back in that order.
    gate_cards = Pieces(90)
    gate_deck = Zone(90, of=gate_cards, see=NOBODY, start=True)
    gate_bottom = Zone(90, of=gate_cards, order=STACK)
    supply = Zone(4, 1, of=gate_cards)  # four slots of one card
    picked = Zone(1, of=gate_cards)  # on its way to its place
    building = Zone(4, 48, of=gate_cards)
    opened = Zone(4, 72, of=gate_cards)
    sections = Arr(4, 5)  # how many cards of each type lie in `building`

    # The seven scrolls. Those that got no slot stay in the deck, unseen.
    scrolls = Pieces(7)
    scroll_deck = Zone(7, of=scrolls, see=NOBODY, start=True)
    slots = Zone(7, of=scrolls, see=NOBODY)
    revealed = Zone(7, of=scrolls)

    # Rounds and turns.
    round = Int()
    starter = Int()  # first player of round 1
    first = Int()  # who holds the sanity disc
    active = Int()
    mode = Int()
    half = Int()  # the half of the card in `played` that counts
    plays_left = Int()

    # Figures, tokens, discs and points.
    board = Arr(5, 5)  # by owner (row 4: neutral) and region
    reserve = Arr(4)
    tokens = Arr(4)
    released = Int()  # discs taken from the stack
    disc_seat = Arr(6)  # who released disc i
    disc_region = Arr(6)  # through which gate
    points = Arr(4, 8)  # where each seat's score comes from, by category

    # From the options of the table.
    deed = Param(2, 80)  # by half and card: what the half does
    number = Param(2, 80)  # page, quadrant, or how many figures or sections
    icons = Param(2, 80)  # despair icons
    gate_type = Param(90)
    gate_size = Param(5)
    region_points = Param(5, 3)
    neutrals = Param(5)
    discs = Param(1)  # how many there are in this game
    disc_value = Param(6)
    disc_scroll = Param(6)
    scroll_slots = Param(1)
    cost = Param(4)  # swap, renew, flip, score three
    token_total = Param(1)
    hand_size = Param(1)
    chosen_first = Param(1)  # -1: drawn at random
    age = Param(4)  # -1: not given
