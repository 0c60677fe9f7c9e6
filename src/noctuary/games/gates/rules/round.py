"""Rounds and turns."""

from noctuary.kernel import TAKE, Rule, ask, deny, emit, offer, rule

from ..actions import EndTurn, Mode, ModeSet, Play, RoundBegan, SetMode, TurnBegan
from ..state import Gates
from . import cards, desperate, setup


@rule("GATE-041")
def game(g: Gates) -> Rule:
    """Prepare the table, then play rounds until the end of the game."""
    setup.set_up(g)
    while True:
        yield from play_round(g)


@rule("GATE-043", "GATE-044")
def play_round(g: Gates) -> Rule:
    """Set the mode, let everybody take one turn clockwise, pass the disc on."""
    g.round += 1
    g.active = g.first
    emit(g, RoundBegan(seat=g.first, round=g.round))
    yield from choose_mode(g, g.first)
    for k in range(g.seats):
        yield from take_turn(g, (g.first + k) % g.seats)
    pass_disc(g)


@rule("GATE-044", "GATE-045", "GATE-165")
def pass_disc(g: Gates) -> None:
    """Make the neighbour on the left first player of the next round."""
    g.first = (g.first + 1) % g.seats


@rule("GATE-042")
def mode_options(g: Gates, p: int) -> None:
    """Offer sane and insane."""
    offer(g, SetMode(mode=Mode.sane))
    offer(g, SetMode(mode=Mode.insane))


@rule("GATE-018", "GATE-042")
def choose_mode(g: Gates, p: int) -> Rule:
    """Let the first player set the mode of the round."""
    a = yield ask(p, mode_options)
    g.mode = SetMode.mode(a)
    emit(g, ModeSet(seat=p, mode=g.mode))


@rule("GATE-046", "GATE-047", "GATE-048")
def take_turn(g: Gates, p: int) -> Rule:
    """Play two cards, one after the other, then end the turn."""
    g.active = p
    g.plays_left = 2
    emit(g, TurnBegan(seat=p))
    while g.plays_left > 0 and len(g.hand[p]) > 0:
        a = yield ask(p, cards.play_options)
        if Play.matches(a):
            yield from cards.play_card(g, p, Play.card(a))
        else:
            yield from desperate.desperate_action(g, p, a)
    g.plays_left = 0
    yield from end_turn(g, p)


@rule("GATE-056", "GATE-046", "GATE-048")
def end_turn_options(g: Gates, p: int) -> None:
    """Offer the end of the turn, or one more desperate action."""
    offer(g, EndTurn())
    for c in g.hand[p]:
        deny(g, Play(card=c), "GATE-046")
    desperate.offer_desperate(g, p)


@rule("GATE-048", "GATE-056", "GATE-057")
def end_turn(g: Gates, p: int) -> Rule:
    """When no more desperate action is wanted, draw two cards."""
    while True:
        a = yield ask(p, end_turn_options, alone=TAKE)
        if EndTurn.matches(a):
            break
        yield from desperate.desperate_action(g, p, a)
    for _ in range(2):
        cards.draw_card(g, p)
