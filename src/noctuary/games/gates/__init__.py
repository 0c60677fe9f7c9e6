"""Gates of Delirium: two to four investigators, sane by day, building gates by night."""

from noctuary.kernel import COMPETITIVE, Evaluation, Game

from .evaluation import score_action, value
from .options import OPTIONS, parameters
from .positions import POSITIONS, invariants
from .rules.round import game
from .state import Gates
from .view import view

GAME = Game(
    id="gates",
    version=1,
    seats=(2, 3, 4),
    sides=COMPETITIVE,
    state=Gates,
    entry=game,
    options=OPTIONS,
    parameters=parameters,
    evaluation=Evaluation(score_action=score_action, value=value),
    positions=POSITIONS,
    view=view,
    invariants=invariants,
    package=__name__,
    minutes=(45, 60, 75),
    tags=("rivalry",),
    value_names=f"{__name__}.value_names",
    terminal=f"{__name__}.terminal",
    tips=f"{__name__}.tips",
)
