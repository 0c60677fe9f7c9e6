"""New game: cards are played to a row, and one that is higher than the last scores."""

from noctuary.kernel import COMPETITIVE, Evaluation, Game

from .evaluation import score_action, value
from .positions import invariants
from .rules.round import game
from .state import NewGame
from .view import view

GAME = Game(
    id="newgame",
    version=1,
    seats=(2, 3, 4),
    sides=COMPETITIVE,
    state=NewGame,
    entry=game,
    evaluation=Evaluation(score_action=score_action, value=value),
    view=view,
    invariants=invariants,
    package=__name__,
    minutes=(5, 10, 10),
    tags=("rivalry",),
)
