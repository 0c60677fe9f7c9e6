"""Setup."""

from noctuary.kernel import draw, emit, rand, rule

from ..actions import FirstPlayer, NeutralsPlaced
from ..state import INVESTIGATORS, NEUTRAL, REGIONS, SLOTS, Gates
from . import cards, insane


@rule(
    "GATE-002",
    "GATE-005",
    "GATE-006",
    "GATE-007",
    "GATE-027",
    "GATE-030",
    "GATE-033",
    "GATE-035",
    "GATE-039",
    "GATE-040",
)
def set_up(g: Gates) -> None:
    """Lay out the table for the number of players."""
    lay_gate_supply(g)
    lay_scrolls(g)
    hand_out_figures(g)
    deal_hands(g)
    choose_first_player(g)
    if g.seats == 2:
        place_neutrals(g)


@rule("GATE-010", "GATE-011", "GATE-029", "GATE-030")
def lay_gate_supply(g: Gates) -> None:
    """Shuffle the gate cards and turn up the first four as the supply."""
    for s in range(SLOTS):
        insane.refill_supply(g, s)


@rule("GATE-013", "GATE-033", "GATE-115", "GATE-116")
def lay_scrolls(g: Gates) -> None:
    """Put one face-down scroll on each slot of the board; the others stay out of the game."""
    for _ in range(g.scroll_slots[0]):
        draw(g, g.scroll_deck, g.slots)


@rule("GATE-019", "GATE-034", "GATE-035", "GATE-036")
def hand_out_figures(g: Gates) -> None:
    """Give every seat ten investigators, no points and no tokens."""
    for p in range(g.seats):
        g.reserve[p] = INVESTIGATORS


@rule("GATE-008", "GATE-028", "GATE-037", "GATE-038")
def deal_hands(g: Gates) -> None:
    """Shuffle the action cards and deal everybody a secret hand."""
    for p in range(g.seats):
        for _ in range(g.hand_size[0]):
            cards.draw_card(g, p)


@rule("GATE-039")
def choose_first_player(g: Gates) -> None:
    """Give the sanity disc to the first player: the one the table chose, or a random one."""
    g.first = rand(g, g.seats) if g.chosen_first[0] < 0 else g.chosen_first[0]
    g.starter = g.first
    emit(g, FirstPlayer(seat=g.first))


@rule("GATE-159")
def place_neutrals(g: Gates) -> None:
    """With two players, place figures of an unused colour on the board."""
    for r in range(REGIONS):
        g.board[NEUTRAL][r] = g.neutrals[r]
        emit(g, NeutralsPlaced(region=r, n=g.neutrals[r]))
