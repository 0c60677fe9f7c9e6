"""Playing and drawing action cards, and the despair tokens they bring."""

from noctuary.kernel import Rule, deny, draw, emit, move, move_all, offer, rule

from ..actions import (
    CardDiscarded,
    CardPlayed,
    Drew,
    EndTurn,
    Play,
    Reshuffled,
    TokensGained,
    TokensLost,
)
from ..state import Gates
from . import desperate, insane, sane

DEEDS = (
    sane.collect_page,
    sane.collect_fragment,
    sane.send_investigators,
    insane.collect_rune,
    insane.convert_investigator,
    insane.build_sections,
)


@rule("GATE-046", "GATE-048")
def play_options(g: Gates, p: int) -> None:
    """Offer any card of the hand, or a desperate action first."""
    for c in g.hand[p]:
        offer(g, Play(card=c))
    deny(g, EndTurn(), "GATE-046")
    desperate.offer_desperate(g, p)


@rule("GATE-049", "GATE-059", "GATE-074")
def play_card(g: Gates, p: int, c: int) -> Rule:
    """Reveal a card, earn its tokens and carry out the half that matches the mode."""
    g.plays_left -= 1
    reveal_card(g, p, c)
    yield from DEEDS[g.deed[g.half][g.played[0]]](g, p)
    discard_played(g, p)


@rule("GATE-003", "GATE-004", "GATE-049", "GATE-050", "GATE-060", "GATE-071", "GATE-075")
def reveal_card(g: Gates, p: int, c: int) -> None:
    """Fix the half by the mode of this moment: a later flip does not change it."""
    g.half = g.mode
    move(g, c, g.played)
    emit(g, CardPlayed(seat=p, card=c, mode=g.half, deed=g.deed[g.half][c]))
    gain_tokens(g, p, g.icons[g.half][c])


@rule("GATE-051", "GATE-052", "GATE-053", "GATE-054")
def discard_played(g: Gates, p: int) -> None:
    """Discard a card that did not go to the journal as an artifact."""
    for c in g.played:
        emit(g, CardDiscarded(seat=p, card=c))
    move_all(g, g.played, g.discard)


@rule("GATE-012", "GATE-070", "GATE-071", "GATE-072", "GATE-091", "GATE-127")
def gain_tokens(g: Gates, p: int, icons: int) -> None:
    """Gain one token for each icon, as far as the supply lasts."""
    n = min(icons, token_supply(g))
    g.tokens[p] += n
    if n > 0:
        emit(g, TokensGained(seat=p, n=n))
    if n < icons:
        emit(g, TokensLost(seat=p, n=icons - n))


@rule("GATE-012", "GATE-127")
def token_supply(g: Gates) -> int:
    """Return the number of despair tokens in the supply."""
    return g.token_total[0] - sum(g.tokens[q] for q in range(g.seats))


@rule("GATE-057", "GATE-058")
def draw_card(g: Gates, p: int) -> None:
    """Draw one card; when the deck is empty, the discard pile is shuffled first."""
    if len(g.deck) == 0 and len(g.discard) > 0:
        emit(g, Reshuffled(n=len(g.discard)))
        move_all(g, g.discard, g.deck)
    if len(g.deck) > 0:
        c = draw(g, g.deck, g.hand[p])
        emit(g, Drew(seat=p, card=c))
