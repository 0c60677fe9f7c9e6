"""Gates of Delirium: two to four investigators, sane by day, building gates by night."""

from noctuary.kernel import COMPETITIVE, Evaluation, Game

from .options import OPTIONS, parameters
from .positions import POSITIONS, invariants
from .rules.round import game
from .sense import value, weigh
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
    evaluation=Evaluation(score_action=weigh, value=value),
    positions=POSITIONS,
    view=view,
    invariants=invariants,
    package=__name__,
    minutes=(45, 60, 75),
    tags=("rivalry",),
    value_names=f"{__name__}.namers",
    terminal=f"{__name__}.terminal",
    tips=f"{__name__}.coach",
)
