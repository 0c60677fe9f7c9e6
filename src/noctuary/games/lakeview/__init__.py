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
    outcome_prompts=("card",),
    state=Lakeview,
    entry=game,
    options=OPTIONS,
    parameters=parameters,
    resample=guess,
    evaluation=Evaluation(score_action=weigh, value=value, search_depth=40),
    positions=POSITIONS,
    view=view,
    invariants=invariants,
    muted_seats=silent,
    pins=Building.names,
    package=__name__,
    minutes=(45, 60, 60, 75),
    tags=("together", "mute"),
    value_names=f"{__name__}.namers",
    terminal=f"{__name__}.terminal",
    tips=f"{__name__}.coach",
)
