"""Mansions of Madness, second edition: a house explored together; a program plays the Keeper."""

from noctuary.kernel import SEMI_COOPERATIVE, Evaluation, Game

from .attachments import ATTACHMENTS
from .options import OPTIONS, books, parameters, people
from .positions import POSITIONS, invariants
from .rules.imagine import imagine
from .rules.round import night
from .sense import value, weigh
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
    resample=imagine,
    sense=Evaluation(weigh=weigh, value=value, ahead=12, sure=1.0),
    positions=POSITIONS,
    view=view,
    invariants=invariants,
    tryouts=False,
    people=people,
    package=__name__,
    minutes=(60, 75, 90, 105, 120),
    tags=("together", "teller"),
    namers=f"{__name__}.namers",
    terminal=f"{__name__}.terminal",
    coach=f"{__name__}.coach",
    foresight=f"{__name__}.foresight",
    lexicon=f"{__name__}.lexicon",
    attachments=ATTACHMENTS,
    commands=f"{__name__}.tools.commands",
    answers=f"{__name__}.tools.answers",
    pages={"studio": "/mansions2/studio"},
)
