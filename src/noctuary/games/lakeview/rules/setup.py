"""Setup: decks, the Lost Kid's place, bikes and items, and the Monster's sheet."""

from __future__ import annotations

from noctuary.kernel import NONE, Rule, ask, draw, emit, move, offer, rand, rule

from ..actions import (
    Began,
    CardLaid,
    GotBike,
    GotPower,
    Hid,
    Lay,
    MonsterShown,
    ToDistrict,
)
from ..components import (
    BYSTANDERS_AT,
    CARD_BUILDING,
    CARD_MONSTER,
    CARDS,
    COMMON,
    DOUBLES,
    DOUBLES_AT,
    ENCOUNTER_MONSTER,
    ENCOUNTERS,
    FIGURES,
    HIDDEN,
    ITEM_MONSTER,
    ITEMS,
    LOST,
    REFLECTIONS_AT,
    STARTS,
    SYMBOL_TYPE,
    SYMBOLS,
    WHEELS,
    MonsterName,
)
from ..state import Lakeview
from ..town import BUILDINGS, DISTRICTS
from . import encounters, items, lost_kid


@rule("LAKE-066")
def lay_options(g: Lakeview, p: int, card: int) -> None:
    for k in range(3):
        offer(g, Lay(pile=k))


@rule("LAKE-049", "LAKE-051", "LAKE-083")
def set_up(g: Lakeview) -> Rule:
    """Set up the town, then the Lost Kid, then the Kids, and last the Monster's sheet."""
    lay_out(g)
    yield from hide(g)
    equip(g)
    yield from set_monster(g)


@rule("LAKE-052", "LAKE-053", "LAKE-055", "LAKE-056", "LAKE-057", "LAKE-080")
def lay_out(g: Lakeview) -> None:
    """Assign figures, remove cards of other Monsters, sort the symbols in piles."""
    g.lost = g.chosen[0] if g.chosen[0] >= 0 else rand(g, g.seats)
    emit(g, Began(monster=g.beast[0], seat=g.lost))
    p = g.lost
    for f in range(FIGURES):
        g.at[f] = NONE
        if f < g.team[0]:
            p = (p + 1) % g.seats
            if p == g.lost:
                p = (p + 1) % g.seats
            g.player[f] = p
    g.player[LOST] = g.lost
    for c in range(CARDS):
        if CARD_MONSTER[c] == COMMON or CARD_MONSTER[c] == g.beast[0]:
            move(g, c, g.deck)
    for e in range(ENCOUNTERS):
        if ENCOUNTER_MONSTER[e] == COMMON or ENCOUNTER_MONSTER[e] == g.beast[0]:
            move(g, e, g.encounter_deck)
    for i in range(ITEMS):
        if ITEM_MONSTER[i] == COMMON or ITEM_MONSTER[i] == g.beast[0]:
            move(g, i, g.item_deck)
    for c in range(SYMBOLS):
        g.symbol_pile[c] = SYMBOL_TYPE[c]
        move(g, c, g.pile[SYMBOL_TYPE[c]])
    for k in range(DOUBLES):
        g.double[k] = NONE
    g.turn = NONE
    g.new_hand = 1


@rule(
    "LAKE-059", "LAKE-060", "LAKE-062", "LAKE-063", "LAKE-065", "LAKE-067", "LAKE-070", "LAKE-066"
)
def hide(g: Lakeview) -> Rule:
    """Draw a power, five cards that place tokens and begin the piles, the hiding place, a hand."""
    k = draw(g, g.power_box, g.power)
    emit(g, GotPower(seat=g.lost, power=k))
    for n in range(5):
        c = draw(g, g.deck, g.revealed)
        encounters.put_token(g, CARD_BUILDING[c])
        pile = n
        if n > 2:
            a = yield ask(g.lost, lay_options, g.revealed[0])
            pile = Lay.pile(a)
        emit(g, CardLaid(card=g.revealed[0], pile=pile))
        move(g, g.revealed[0], g.piles[pile])
    c = draw(g, g.deck, g.hiding)
    emit(g, Hid(seat=g.lost, card=c))
    lost_kid.draw_hand(g)


@rule("LAKE-073", "LAKE-074", "LAKE-075", "LAKE-077")
def equip(g: Lakeview) -> None:
    """Give every Kid four wheel tokens number side up, a bike and an item."""
    for f in range(g.team[0]):
        for w in range(WHEELS):
            g.wheel[f][w] = 1
        b = draw(g, g.bike_box, g.bike[f])
        emit(g, GotBike(figure=f, bike=b))
        items.gain_item(g, f)


@rule("LAKE-Q15", "LAKE-083", "LAKE-210")
def lair_options(g: Lakeview, p: int) -> None:
    for d in range(DISTRICTS):
        if (STARTS[g.beast[0]] >> d) & 1:
            offer(g, ToDistrict(district=d))


@rule("LAKE-Q13", "LAKE-Q15", "LAKE-083", "LAKE-207", "LAKE-208", "LAKE-209", "LAKE-210")
def set_monster(g: Lakeview) -> Rule:
    """Follow the Monster's sheet: where it is, and what lies on the board."""
    g.haunts = STARTS[g.beast[0]]
    if HIDDEN[g.beast[0]]:
        a = yield ask(g.lost, lair_options)
        g.monster = ToDistrict.district(a)
    else:
        for d in range(DISTRICTS):
            if (STARTS[g.beast[0]] >> d) & 1:
                g.monster = d
        g.figure = 1
        emit(g, MonsterShown(district=g.monster))
    for b in range(BUILDINGS):
        if g.beast[0] == MonsterName.SNALLY:
            g.bystander[b] = BYSTANDERS_AT[b]
        elif g.beast[0] == MonsterName.MARY:
            g.reflection[b] = REFLECTIONS_AT[b]
    if g.beast[0] == MonsterName.MARY:
        for k in range(DOUBLES):
            g.double[k] = DOUBLES_AT[k]
