"""The evaluation, for bots and the playouts of a search, in hundredths of a point."""

from noctuary.kernel import cached

from .actions import (
    Convert,
    Deed,
    Discard,
    Exchange,
    Flip,
    Mode,
    Move,
    Play,
    Renew,
    ScoreThree,
    Scroll,
    Send,
    SetMode,
    Swap,
    TakeDeck,
    TakeSupply,
)
from .rules import desperate, scoring, scrolls
from .state import NEUTRAL, REGIONS, SLOTS, Gates

POINT = 100
DECISIVE = 20_000  # the action wins, or loses, the game on the spot
URGENT = 50_000  # do it before anything else
NEVER = -50_000

AHEAD = (0, 0, 1600, 1000, 900)  # what a seat still scores per disc left, by number of seats
TOKEN = 45  # what a token brings in the end
GOOD_HAND = 20 * POINT  # the most that two cards are expected to bring
OPENING = (90, 70, 48, 30, 18, 10, 6, 4, 3, 2, 1, 1, 1)  # percent, by the cards a gate lacks
PROGRESS = (100, 76, 58, 43, 30, 18, 8, 0, 0, 0, 0, 0, 0)  # percent of its worth, likewise
NEARNESS = (1000, 667, 444, 296, 198, 132, 88, 59, 39, 26, 17, 12, 8)  # per mille, likewise
LASTING = 50  # percent of a better rank that others leave alone until the evaluation
LATER = 30  # percent of what a card's other half is worth, because it can be played later
USUAL = (0, 0, 200, 0, 200, 330)  # what actions on the board bring on average
SWAP_BELOW = 260  # a hand whose cards bring less is worth swapping
FLIP_ABOVE = 300  # the other mode must bring that much more
NEXT_RUNE = (190, 240, 360, 550, 800)
NEXT_QUADRANT = (240, 280, 350, 600)


# ---- the two answers bots ask for


def score_action(g: Gates, p: int, a: int) -> int:
    """Return how good action `a` looks to seat `p`, who is asked now."""
    if Play.matches(a):
        return score_card(g, p, Play.card(a))
    if Send.matches(a):
        return send_worth(g, p, Send.region(a))
    if TakeSupply.matches(a):
        return section_worth(g, p, g.gate_type[g.supply[TakeSupply.slot(a)][0]])
    if TakeDeck.matches(a):
        return deck_worth(g, p)
    if Convert.matches(a):
        return convert_worth(g, p, Convert.region(a), Convert.owner(a))
    if SetMode.matches(a):
        return mode_worth(g, p, SetMode.mode(a))
    if Discard.matches(a):
        return -keep_worth(g, p, Discard.card(a))
    if Move.matches(a):
        return move_worth(g, p, Move.origin(a), Move.region(a))
    if Exchange.matches(a):
        return exchange_worth(g, p, Exchange.region(a), Exchange.owner(a), Exchange.origin(a))
    if desperate.is_desperate(g, a):
        return URGENT if worth_despair(g, p, a) else NEVER
    return 0


def value(g: Gates, p: int) -> int:
    """Return the score to expect for seat `p`: points, hand, its share of the gates to come.

    The weights are those that predict best how games between bots end.
    """
    if any(g.result[q] > 0 for q in range(g.seats)):
        return g.score[p]
    n = POINT * total_now(g, p) + TOKEN * min(g.tokens[p], 10) + gates_to_come(g, p)
    for mode in range(2):
        n += min(best_cards(g, p, mode, 2), GOOD_HAND) // 2
    return (n + AHEAD[g.seats] * max(0, g.discs[0] - g.released - 1)) // POINT


def gates_to_come(g: Gates, p: int) -> int:
    """Return a seat's share of the discs in the stack, by how near it is to opening gates."""
    near = 0
    every = 0
    for q in range(g.seats):
        for r in range(REGIONS):
            x = NEARNESS[max(0, g.gate_size[r] - g.sections[q][r])]
            every += x
            if q == p:
                near += x
    left = 0
    for i in range(g.released, g.discs[0]):
        left += g.disc_value[i]
    return POINT * left * near // every


def total_now(g: Gates, p: int) -> int:
    """Return the final total of a seat if the game ended now."""
    n: int = g.score[p] + scrolls.figures_on_board(g, p) + scoring.scroll_points(g, p)
    n += scoring.rune_points(g, len(g.runes[p])) + scoring.fragment_points(g, p)
    n += scoring.page_points(g, scoring.page_set(g, p))
    return n


# ---- regions


def rank_points(g: Gates, r: int, p: int) -> int:
    """Return what an evaluation of the region would bring a seat now."""
    if g.board[p][r] == 0:
        return 0
    held = 0
    for o in range(NEUTRAL + 1):
        held |= 1 << g.board[o][r]
    rank = ones(g, held >> (g.board[p][r] + 1))
    return g.region_points[r][rank] if rank < 3 else 0


@cached
def standing(g: Gates, p: int, r: int, mine: int, q: int, theirs: int) -> int:
    """Return the gain over the others' average if `p` had `mine` more figures, `q` `theirs`."""
    n = [0] * 5
    held = 0
    for o in range(NEUTRAL + 1):
        n[o] = g.board[o][r]
    n[p] += mine
    n[q] += theirs
    for o in range(NEUTRAL + 1):
        held |= 1 << n[o]
    own = 0
    others = 0
    for o in range(g.seats):
        if n[o] > 0:
            rank = ones(g, held >> (n[o] + 1))
            if rank < 3:
                if o == p:
                    own = g.region_points[r][rank]
                else:
                    others += g.region_points[r][rank]
    return POINT * own - POINT * others // (g.seats - 1)


def ones(g: Gates, bits: int) -> int:
    """Return how many bits are set."""
    n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


def chance_of_opening(g: Gates, r: int) -> int:
    """Return the probability, in percent, that the region is evaluated before the end."""
    n = 0
    for q in range(g.seats):
        x = OPENING[max(0, g.gate_size[r] - g.sections[q][r])]
        n = max(n, x) + min(n, x) // 4
    return min(n, 95)


@cached
def send_worth(g: Gates, p: int, r: int) -> int:
    """Return the worth of one more figure in a region: a better rank, or a point at the end."""
    odds = chance_of_opening(g, r)
    gain = standing(g, p, r, 1, p, 0) - standing(g, p, r, 0, p, 0)
    return (gain * LASTING // 100 * odds + POINT * (100 - odds)) // 100


def move_worth(g: Gates, p: int, origin: int, r: int) -> int:
    """Return the worth of moving a figure from one region to another."""
    lost = standing(g, p, origin, 0, p, 0) - standing(g, p, origin, -1, p, 0)
    gain = standing(g, p, r, 1, p, 0) - standing(g, p, r, 0, p, 0)
    return (
        (gain * chance_of_opening(g, r) - lost * chance_of_opening(g, origin)) * LASTING // 10_000
    )


def convert_worth(g: Gates, p: int, r: int, q: int) -> int:
    """Return the worth of one more figure for `p` and one less for `q`."""
    odds = chance_of_opening(g, r)
    gain = standing(g, p, r, 1, q, -1) - standing(g, p, r, 0, q, 0)
    at_the_end = POINT if q == NEUTRAL else POINT + POINT // (g.seats - 1)
    return (gain * LASTING // 100 * odds + at_the_end * (100 - odds)) // 100


def exchange_worth(g: Gates, p: int, r: int, q: int, origin: int) -> int:
    """Return the worth of two figures trading places."""
    if r == origin:
        return 0
    there = standing(g, p, r, 1, q, -1) - standing(g, p, r, 0, q, 0)
    here = standing(g, p, origin, -1, q, 1) - standing(g, p, origin, 0, q, 0)
    return (there * chance_of_opening(g, r) + here * chance_of_opening(g, origin)) // 100


@cached
def best_send(g: Gates, p: int) -> int:
    """Return the best region for one figure."""
    if g.reserve[p] == 0:
        return POINT
    best = 0
    for r in range(REGIONS):
        best = max(best, send_worth(g, p, r))
    return best


@cached
def best_convert(g: Gates, p: int) -> int:
    """Return the best figure to convert, looking in each region at the strongest other presence."""
    best = 0
    for r in range(REGIONS):
        strongest = p
        for q in range(NEUTRAL + 1):
            if q != p and (strongest == p or g.board[q][r] > g.board[strongest][r]):
                strongest = q
        if g.board[strongest][r] > 0:
            best = max(best, convert_worth(g, p, r, strongest))
    return best


# ---- gates


def gate_worth(g: Gates, p: int, r: int) -> int:
    """Return the worth of opening a gate: its monstrosity and the evaluation of the region."""
    return POINT * g.disc_value[g.released] + standing(g, p, r, 0, p, 0)


@cached
def opening_worth(g: Gates, p: int, r: int) -> int:
    """Return the worth of opening it now; the last one decides the game."""
    if g.released + 1 < g.discs[0]:
        return gate_worth(g, p, r)
    best = -1000
    for q in range(g.seats):
        if q != p:
            best = max(best, total_now(g, q) + rank_points(g, r, q) - g.board[q][r])
    own = total_now(g, p) + rank_points(g, r, p) - g.board[p][r] + g.disc_value[g.released]
    return DECISIVE + own - best if own > best else own - best - DECISIVE


@cached
def section_worth(g: Gates, p: int, r: int) -> int:
    """Return the worth of one more card of a gate, which nobody else can then have."""
    lacking = g.gate_size[r] - g.sections[p][r]
    if lacking == 1 and g.released + 1 == g.discs[0]:
        return opening_worth(g, p, r)
    n = gate_worth(g, p, r) * (PROGRESS[max(0, lacking - 1)] - PROGRESS[max(0, lacking)]) // 100
    for q in range(g.seats):
        if q != p and g.sections[q][r] + 1 == g.gate_size[r]:
            n += 120
    return n


@cached
def deck_worth(g: Gates, p: int) -> int:
    """Return the worth of an unseen card of any type."""
    return sum(section_worth(g, p, r) for r in range(REGIONS)) // REGIONS


@cached
def best_sections(g: Gates, p: int, n: int) -> int:
    """Return the worth of the best one or two cards within reach."""
    first = deck_worth(g, p)
    second = first
    for s in range(SLOTS):
        if len(g.supply[s]) > 0:
            x = section_worth(g, p, g.gate_type[g.supply[s][0]])
            if x > first:
                second = first
                first = x
            elif x > second:
                second = x
    return first if n == 1 else first + max(0, second)


def lacks_one(g: Gates, p: int) -> bool:
    """Whether a gate worth opening lacks one card that is not in the supply."""
    for r in range(REGIONS):
        if g.sections[p][r] + 1 == g.gate_size[r] and opening_worth(g, p, r) > 6 * POINT:
            if not in_supply(g, r):
                return True
    return False


def in_supply(g: Gates, r: int) -> bool:
    """Whether a card of a type lies face up."""
    for s in range(SLOTS):
        if len(g.supply[s]) > 0 and g.gate_type[g.supply[s][0]] == r:
            return True
    return False


# ---- cards


def page_worth(g: Gates, p: int, n: int) -> int:
    """Return the worth of a lost page: its points, those it adds to others, hope for more."""
    pages: int = scoring.page_set(g, p)
    below = pages >> (n - 1) & 1
    above = pages >> (n + 1) & 1
    points = 2
    if below or above:
        points = 4
    if below and not pages >> (n - 2) & 1:
        points += 2
    if above and not pages >> (n + 2) & 1:
        points += 2
    worth = POINT * points + 60 * (2 - below - above)
    if scrolls.in_force(g, Scroll.keeper_of_the_book):
        worth += 60
    if scrolls.in_force(g, Scroll.builders_warrant):
        worth += best_sections(g, p, 1)
    return worth


def fragment_worth(g: Gates, p: int, k: int) -> int:
    """Return the worth of a fragment: more if the blueprint in progress lacks its quadrant."""
    n = [0] * 4
    for c in g.fragments[p]:
        n[g.number[Mode.sane][c]] += 1
    whole = min(min(n[0], n[1]), min(n[2], n[3]))
    begun = 0
    for j in range(4):
        if n[j] > whole:
            begun += 1
    worth = NEXT_QUADRANT[begun] if n[k] == whole else 220
    if scrolls.in_force(g, Scroll.cartographers_order):
        worth += best_sections(g, p, 1)
    return worth


def rune_worth(g: Gates, p: int) -> int:
    """Return the worth of a rune: more for a larger set."""
    worth = NEXT_RUNE[len(g.runes[p]) % 5]
    if scrolls.in_force(g, Scroll.relics_call):
        worth += best_send(g, p)
    return worth


def token_worth(g: Gates, p: int) -> int:
    """Return the worth of a despair token: less if the seat has many or the end is near."""
    if g.tokens[p] > 10:
        return 15
    return 55 if g.released + 1 < g.discs[0] else 40


@cached
def card_worth(g: Gates, p: int, half: int, c: int) -> int:
    """Return what playing one half of a card would bring."""
    deed = g.deed[half][c]
    n = g.number[half][c]
    if deed == Deed.page:
        return page_worth(g, p, n)
    if deed == Deed.fragment:
        return fragment_worth(g, p, n)
    if deed == Deed.rune:
        return rune_worth(g, p)
    if deed == Deed.convert:
        return best_convert(g, p)
    tokens = g.icons[half][c] * token_worth(g, p)
    if deed == Deed.build:
        return max(-DECISIVE, min(DECISIVE, best_sections(g, p, n))) + tokens
    return best_send(g, p) * (9 * n + 1) // 10 + tokens


def score_card(g: Gates, p: int, c: int) -> int:
    """Return what a card brings now, less part of what its other half could bring later."""
    return card_worth(g, p, g.mode, c) - later_worth(g, p, 1 - g.mode, c) * LATER // 100


def later_worth(g: Gates, p: int, half: int, c: int) -> int:
    """Return what a half may bring later: the board will have changed, the journal not."""
    usual = USUAL[g.deed[half][c]]
    return usual if usual > 0 else card_worth(g, p, half, c)


def keep_worth(g: Gates, p: int, c: int) -> int:
    """Return the worth of a card in hand: the half of the round's mode counts more."""
    now = max(0, card_worth(g, p, g.mode, c))
    later = max(0, card_worth(g, p, 1 - g.mode, c))
    return 3 * now + 2 * later if g.plays_left > 0 else now + later


@cached
def best_cards(g: Gates, p: int, mode: int, n: int) -> int:
    """Return the worth of the best one or two cards of the hand in a mode."""
    first = 0
    second = 0
    for c in g.hand[p]:
        x = card_worth(g, p, mode, c)
        if x > first:
            second = first
            first = x
        elif x > second:
            second = x
    return first if n == 1 else first + second


def mode_worth(g: Gates, p: int, mode: int) -> int:
    """Return the worth of a mode: the best two cards, less what opponents near a gate gain."""
    worth = best_cards(g, p, mode, 2)
    if mode == Mode.insane:
        for q in range(g.seats):
            if q != p:
                for r in range(REGIONS):
                    if g.sections[q][r] + 1 == g.gate_size[r]:
                        worth -= max(0, opening_worth(g, q, r)) // 8
    return worth


# ---- despair


def worth_despair(g: Gates, p: int, a: int) -> bool:
    """Whether a desperate action is worth its tokens now."""
    last = g.released + 1 == g.discs[0]
    if ScoreThree.matches(a):
        return last or (g.plays_left == 0 and g.tokens[p] >= g.cost[desperate.SCORE])
    if Renew.matches(a):
        return building(g) and lacks_one(g, p)
    if g.plays_left == 0 or len(g.played) > 0:
        return False
    now = best_cards(g, p, g.mode, g.plays_left)
    if Flip.matches(a):
        return best_cards(g, p, 1 - g.mode, g.plays_left) > now + FLIP_ABOVE
    return Swap.matches(a) and now < SWAP_BELOW * g.plays_left


def building(g: Gates) -> bool:
    """Whether a gate card is being chosen for the card in play."""
    return len(g.played) > 0 and g.deed[g.half][g.played[0]] == Deed.build
