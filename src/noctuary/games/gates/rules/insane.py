"""Insane actions: ancient runes, converting investigators, building gate sections."""

from noctuary.kernel import NONE, Rule, ask, deny, draw, emit, finish, move, offer, rule

from ..actions import (
    Convert,
    Converted,
    Decline,
    Exchange,
    Exchanged,
    GateCardDrawn,
    GateCardsExhausted,
    GateCardTaken,
    LastMonstrosity,
    Mode,
    NothingToBuild,
    NothingToConvert,
    RuneCollected,
    SectionBuilt,
    SupplyRefilled,
    TakeDeck,
    TakeSupply,
)
from ..state import NEUTRAL, REGIONS, SLOTS, Gates
from . import desperate, gates, scoring, scrolls


@rule("GATE-052", "GATE-076", "GATE-077", "GATE-123")
def collect_rune(g: Gates, p: int) -> Rule:
    """Add the card to the ancient runes of the journal."""
    move(g, g.played[0], g.runes[p])
    emit(g, RuneCollected(seat=p, n=len(g.runes[p])))
    yield from scrolls.relics_call(g, p)


@rule("GATE-074", "GATE-079", "GATE-080", "GATE-081")
def convert_investigator(g: Gates, p: int) -> Rule:
    """Convert one opposing or neutral figure; with an empty reserve, trade places with it."""
    if opposing_figures(g, p) == 0:
        emit(g, NothingToConvert(seat=p))
    elif g.reserve[p] > 0:
        yield from convert(g, p)
    else:
        yield from exchange(g, p)


@rule("GATE-074", "GATE-078", "GATE-160")
def opposing_figures(g: Gates, p: int) -> int:
    """Count the figures on the board that are not those of seat `p`."""
    n = 0
    for q in range(NEUTRAL + 1):
        if q != p:
            n += sum(g.board[q][r] for r in range(REGIONS))
    return n


@rule("GATE-078", "GATE-082", "GATE-125", "GATE-160")
def convert_options(g: Gates, p: int) -> None:
    """Offer any figure of another owner, in any region."""
    for r in range(REGIONS):
        for q in range(NEUTRAL + 1):
            if q != p and g.board[q][r] > 0:
                offer(g, Convert(region=r, owner=q))
            elif q == NEUTRAL:
                deny(g, Convert(region=r, owner=q), "GATE-160")
            elif q < g.seats:
                deny(g, Convert(region=r, owner=q), "GATE-078")
    desperate.offer_desperate(g, p)


@rule("GATE-078", "GATE-082", "GATE-125", "GATE-160")
def convert(g: Gates, p: int) -> Rule:
    """Choose any figure of another owner and replace it by an own one."""
    while True:
        a = yield ask(p, convert_options)
        if Convert.matches(a):
            break
        yield from desperate.desperate_action(g, p, a)
    replace_figure(g, p, Convert.region(a), Convert.owner(a))


@rule("GATE-078", "GATE-079", "GATE-161")
def replace_figure(g: Gates, p: int, r: int, q: int) -> None:
    """Send the figure of `q` home (a neutral one to the box); take one of `p` from the reserve."""
    g.board[q][r] -= 1
    if q != NEUTRAL:
        g.reserve[q] += 1
    g.reserve[p] -= 1
    g.board[p][r] += 1
    emit(g, Converted(seat=p, region=r, owner=q))


@rule("GATE-080", "GATE-125")
def exchange_options(g: Gates, p: int) -> None:
    """Offer any figure of another owner and any own one, even in the same region."""
    for r in range(REGIONS):
        for q in range(NEUTRAL + 1):
            if q != p and g.board[q][r] > 0:
                deny(g, Convert(region=r, owner=q), "GATE-080")
                for o in range(REGIONS):
                    if g.board[p][o] > 0:
                        offer(g, Exchange(region=r, owner=q, origin=o))
    desperate.offer_desperate(g, p)


@rule("GATE-080", "GATE-125", "GATE-161")
def exchange(g: Gates, p: int) -> Rule:
    """Swap two figures: with an empty reserve, none is removed."""
    while True:
        a = yield ask(p, exchange_options)
        if Exchange.matches(a):
            break
        yield from desperate.desperate_action(g, p, a)
    r = Exchange.region(a)
    q = Exchange.owner(a)
    o = Exchange.origin(a)
    g.board[q][r] -= 1
    g.board[q][o] += 1
    g.board[p][o] -= 1
    g.board[p][r] += 1
    emit(g, Exchanged(seat=p, region=r, owner=q, origin=o))


@rule("GATE-083")
def build_sections(g: Gates, p: int) -> Rule:
    """Build as many sections as the card shows."""
    if gate_cards_left(g) == 0:
        emit(g, NothingToBuild(seat=p))
    yield from build(g, p, g.number[Mode.insane][g.played[0]], 0)


@rule("GATE-086", "GATE-087", "GATE-118", "GATE-119", "GATE-125")
def gate_card_options(g: Gates, p: int, left: int, free: int) -> None:
    """Offer each card of the supply and the top of the gate deck."""
    for s in range(SLOTS):
        if len(g.supply[s]) > 0:
            offer(g, TakeSupply(slot=s))
        else:
            deny(g, TakeSupply(slot=s), "GATE-087")
    if gate_deck_size(g) > 0:
        offer(g, TakeDeck())
    else:
        deny(g, TakeDeck(), "GATE-086")
    if free:
        offer(g, Decline())
    desperate.offer_desperate(g, p)


@rule(
    "GATE-083",
    "GATE-087",
    "GATE-093",
    "GATE-118",
    "GATE-119",
    "GATE-125",
    "GATE-139",
    "GATE-170",
    "GATE-180",
    "GATE-181",
)
def build(g: Gates, p: int, left: int, free: int) -> Rule:
    """Build section by section: take a card, place it, score a completed gate, refill the slot."""
    while left > 0 and gate_cards_left(g) > 0:
        a = yield ask(p, gate_card_options, left, free)
        if desperate.is_desperate(g, a):
            yield from desperate.desperate_action(g, p, a)
        elif Decline.matches(a):
            left = 0
        else:
            left -= 1
            slot = take_gate_card(g, p, a)
            r = place_section(g, p)
            if gates.completes(g, r, g.sections[p][r]):
                gates.open_gate(g, p, r)
                if g.released == g.discs[0]:
                    emit(g, LastMonstrosity(seat=p))
                    scoring.end_game(g)
                    finish(g)
            refill_supply(g, slot)
    if gate_cards_left(g) == 0:
        emit(g, GateCardsExhausted())
        scoring.end_game(g)
        finish(g)


@rule("GATE-083", "GATE-086", "GATE-088")
def take_gate_card(g: Gates, p: int, a: int) -> int:
    """Take the chosen card; returns the slot it leaves empty, NONE when it came from the deck."""
    if TakeDeck.matches(a):
        c = top_of_gate_deck(g)
        emit(g, GateCardDrawn(seat=p, region=g.gate_type[c]))
        return NONE
    slot = TakeSupply.slot(a)
    c = g.supply[slot][0]
    move(g, c, g.picked)
    emit(g, GateCardTaken(seat=p, region=g.gate_type[c], slot=slot))
    return slot


@rule("GATE-029", "GATE-086", "GATE-132")
def top_of_gate_deck(g: Gates) -> int:
    """Turn up the top card: an unseen one, or once these are gone the first that was put under."""
    if len(g.gate_deck) > 0:
        return draw(g, g.gate_deck, g.picked)
    c = g.gate_bottom[0]
    move(g, c, g.picked)
    return c


@rule("GATE-030", "GATE-087", "GATE-170")
def refill_supply(g: Gates, slot: int) -> None:
    """Turn up the top card of the gate deck in an empty slot; an empty deck refills nothing."""
    if slot != NONE and len(g.supply[slot]) == 0 and gate_deck_size(g) > 0:
        c = top_of_gate_deck(g)
        move(g, c, g.supply[slot])
        emit(g, SupplyRefilled(slot=slot, region=g.gate_type[c]))


@rule("GATE-021", "GATE-084", "GATE-085", "GATE-089", "GATE-090", "GATE-110", "GATE-113")
def place_section(g: Gates, p: int) -> int:
    """Add the card to the one gate of its type, or begin that gate; return the type."""
    c = g.picked[0]
    r = g.gate_type[c]
    move(g, c, g.building[p])
    g.sections[p][r] += 1
    emit(g, SectionBuilt(seat=p, region=r, n=g.sections[p][r]))
    return r


@rule("GATE-086")
def gate_deck_size(g: Gates) -> int:
    """Count the face-down gate cards."""
    return len(g.gate_deck) + len(g.gate_bottom)


@rule("GATE-083")
def gate_cards_left(g: Gates) -> int:
    """Count the gate cards that can still be taken."""
    return gate_deck_size(g) + sum(len(g.supply[s]) for s in range(SLOTS))
