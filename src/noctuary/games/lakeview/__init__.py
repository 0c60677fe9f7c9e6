"""The Snallygaster Situation: Kids on bikes look for one of them, who is lost and nearly mute."""

from noctuary.kernel import COOPERATIVE, Evaluation, Game

from .actions import Building
from .options import OPTIONS, parameters
from .positions import POSITIONS, invariants
from .rules.guess import guess
from .rules.round import game
from .sense import value, weigh
from .state import Lakeview
from .talk import silent
from .view import view

GAME = Game(
    id="lakeview",
    version=1,
    seats=(2, 3, 4, 5),
    sides=COOPERATIVE,
    foresees=("card",),
    state=Lakeview,
    entry=game,
    options=OPTIONS,
    parameters=parameters,
    resample=guess,
    sense=Evaluation(weigh=weigh, value=value, ahead=40),
    positions=POSITIONS,
    view=view,
    invariants=invariants,
    silent=silent,
    pins=Building.names,
    package=__name__,
    minutes=(45, 60, 60, 75),
    tags=("together", "mute"),
    namers=f"{__name__}.namers",
    terminal=f"{__name__}.terminal",
    coach=f"{__name__}.coach",
)
