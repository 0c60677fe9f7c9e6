"""Mansions of Madness, first edition: one Keeper against up to four investigators."""

from noctuary.kernel import Evaluation, Game, one_versus_all

from .evaluation import score_action, value
from .options import OPTIONS, books, parameters
from .positions import POSITIONS, invariants
from .rules.round import game
from .rules.setup import resample
from .state import Mansions
from .view import view

GAME = Game(
    id="mansions1",
    version=1,
    seats=(2, 3, 4, 5),
    sides=one_versus_all("keeper"),
    state=Mansions,
    entry=game,
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
    package=__name__,
    minutes=(90, 100, 110, 120),
    tags=("keeper",),
    tryouts=False,
    value_names=f"{__name__}.value_names",
    option_texts=f"{__name__}.option_texts",
    terminal=f"{__name__}.terminal",
    tips=f"{__name__}.tips",
    previews=f"{__name__}.previews",
)
