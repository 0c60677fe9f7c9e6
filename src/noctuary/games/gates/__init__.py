"""Gates of Delirium: two to four investigators, sane by day, building gates by night."""

from noctuary.kernel import Game, Sense

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
    state=Gates,
    entry=game,
    options=OPTIONS,
    parameters=parameters,
    sense=Sense(weigh=weigh, value=value),
    positions=POSITIONS,
    view=view,
    invariants=invariants,
    package=__name__,
    namers=f"{__name__}.namers",
    terminal=f"{__name__}.terminal",
    minutes=(45, 60, 75),
    tags=("rivalry",),
)
