"""Mansions of Madness, first edition: one Keeper against up to four investigators."""

from noctuary.kernel import Evaluation, Game, one_versus_all

from .options import OPTIONS, books, parameters
from .positions import POSITIONS, invariants
from .rules.round import game
from .rules.setup import imagine
from .sense import value, weigh
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
    resample=imagine,
    evaluation=Evaluation(
        score_action=weigh, value=value, search_depth=12, min_standard_errors=1.0
    ),
    positions=POSITIONS,
    view=view,
    invariants=invariants,
    package=__name__,
    minutes=(90, 100, 110, 120),
    tags=("keeper",),
    tryouts=False,
    value_names=f"{__name__}.namers",
    option_texts=f"{__name__}.lexicon",
    terminal=f"{__name__}.terminal",
    tips=f"{__name__}.coach",
    previews=f"{__name__}.foresight",
)
