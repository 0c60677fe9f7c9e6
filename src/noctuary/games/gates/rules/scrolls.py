"""Scroll cards."""

from noctuary.kernel import Rule, draw, emit, rule

from ..actions import Scroll, ScrollRevealed
from ..state import INVESTIGATORS, REGIONS, Gates
from . import insane, sane


@rule("GATE-017", "GATE-097", "GATE-098", "GATE-115", "GATE-116")
def reveal_scroll(g: Gates) -> None:
    """If the released disc shows a scroll, turn up one of those on the board for good."""
    if g.disc_scroll[g.released - 1] and len(g.slots) > 0:
        s = draw(g, g.slots, g.revealed)
        emit(g, ScrollRevealed(scroll=s))


@rule("GATE-014", "GATE-098", "GATE-117")
def in_force(g: Gates, scroll: int) -> bool:
    """Whether a scroll has been revealed."""
    return scroll in g.revealed


@rule("GATE-118")
def builders_warrant(g: Gates, p: int) -> Rule:
    """Let a seat that collects a lost page build a section."""
    if in_force(g, Scroll.builders_warrant):
        yield from free_section(g, p)


@rule("GATE-119")
def cartographers_order(g: Gates, p: int) -> Rule:
    """Let a seat that collects a blueprint fragment build a section."""
    if in_force(g, Scroll.cartographers_order):
        yield from free_section(g, p)


@rule("GATE-118", "GATE-119")
def free_section(g: Gates, p: int) -> Rule:
    """Let a seat build one section or decline; skip it if no gate card is left."""
    if insane.gate_cards_left(g) > 0:
        yield from insane.build(g, p, 1, 1)


@rule("GATE-123")
def relics_call(g: Gates, p: int) -> Rule:
    """Let a seat that collects an ancient rune send an investigator."""
    if in_force(g, Scroll.relics_call):
        yield from sane.send(g, p, 1, 1)


@rule("GATE-120")
def dark_hours(g: Gates) -> int:
    """Return the tokens by which a desperate action is cheaper."""
    return 1 if in_force(g, Scroll.dark_hours) else 0


@rule("GATE-121", "GATE-181")
def incomplete_gates(g: Gates, p: int) -> int:
    """Count gates with at least one card and no disc, for the Gate Artisan."""
    n = 0
    for r in range(REGIONS):
        if g.sections[p][r] > 0:
            n += 1
    return n


@rule("GATE-122", "GATE-145")
def figures_on_board(g: Gates, p: int) -> int:
    """Count a seat's figures on the board, for the Master Recruiter."""
    return INVESTIGATORS - g.reserve[p]


@rule("GATE-124")
def pages_collected(g: Gates, p: int) -> int:
    """Count the lost pages of a journal, for the Keeper of the Book."""
    return len(g.pages[p])


# The scrolls that score at the end of the game, and what each of them counts.
FINAL = (Scroll.gate_artisan, Scroll.master_recruiter, Scroll.keeper_of_the_book)
COUNTED = (incomplete_gates, figures_on_board, pages_collected)
