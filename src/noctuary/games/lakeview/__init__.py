"""The Snallygaster Situation: Kids on bikes look for one of them, who is lost and nearly mute."""

from noctuary.kernel import COOPERATIVE, Evaluation, Game

from .actions import Building
from .evaluation import score_action, value
from .muting import silent
from .options import OPTIONS, parameters
from .positions import POSITIONS, invariants
from .rules.resampling import resample
from .rules.round import game
from .state import Lakeview
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
    resample=resample,
    evaluation=Evaluation(score_action=score_action, value=value, search_depth=40),
    positions=POSITIONS,
    view=view,
    invariants=invariants,
    muted_seats=silent,
    pins=Building.names,
    package=__name__,
    minutes=(45, 60, 60, 75),
    tags=("together", "mute"),
    value_names=f"{__name__}.value_names",
    terminal=f"{__name__}.terminal",
    tips=f"{__name__}.tips",
)
