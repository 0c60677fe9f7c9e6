"""What bots are told, in hundredths of a point; it reads only what the seat may see."""

from .actions import Play
from .rules.round import last_card
from .state import CARDS, NewGame

POINT = 100


def score_action(g: NewGame, p: int, a: int) -> int:
    """Return how good an action looks: a card that scores, and rather the lowest of those."""
    c = Play.card(a)
    return POINT + CARDS - c if c > last_card(g) else CARDS - c


def value(g: NewGame, p: int) -> int:
    """Return the points of a seat."""
    return g.score[p] * POINT
