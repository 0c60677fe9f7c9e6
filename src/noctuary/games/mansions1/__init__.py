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
    sense=Evaluation(weigh=weigh, value=value, ahead=12, sure=1.0),
    positions=POSITIONS,
    view=view,
    invariants=invariants,
    package=__name__,
    minutes=(90, 100, 110, 120),
    tags=("keeper",),
    tryouts=False,
    namers=f"{__name__}.namers",
    lexicon=f"{__name__}.lexicon",
    terminal=f"{__name__}.terminal",
    coach=f"{__name__}.coach",
    foresight=f"{__name__}.foresight",
)
