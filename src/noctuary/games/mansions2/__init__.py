"""Mansions of Madness, second edition: a house explored together; a program plays the Keeper."""

from noctuary.kernel import SEMI_COOPERATIVE, Evaluation, Game

from .attachments import ATTACHMENTS
from .evaluation import score_action, value
from .options import OPTIONS, books, parameters, people
from .positions import POSITIONS, invariants
from .rules.resampling import resample
from .rules.round import night
from .state import Mansions
from .view import view

GAME = Game(
    id="mansions2",
    version=1,
    seats=(1, 2, 3, 4, 5),
    sides=SEMI_COOPERATIVE,
    state=Mansions,
    entry=night,
    options=OPTIONS,
    parameters=parameters,
    books=books,
    resample=resample,
    evaluation=Evaluation(
        score_action=score_action, value=value, search_depth=12, min_standard_errors=1.0
    ),
    positions=POSITIONS,
    view=view,
    invariants=invariants,
    tryouts=False,
    people_only=people,
    package=__name__,
    minutes=(60, 75, 90, 105, 120),
    tags=("together", "teller"),
    value_names=f"{__name__}.value_names",
    terminal=f"{__name__}.terminal",
    tips=f"{__name__}.tips",
    previews=f"{__name__}.previews",
    option_texts=f"{__name__}.option_texts",
    attachments=ATTACHMENTS,
    commands=f"{__name__}.tools.commands",
    http=f"{__name__}.tools.http",
    pages={"studio": "/mansions2/studio"},
)
