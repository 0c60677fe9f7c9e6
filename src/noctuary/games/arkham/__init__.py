"""Arkham Horror: The Card Game, one to four investigators against the mythos."""

from noctuary.kernel import TOGETHER, Game, Sense

from .campaign.option import OPTIONS, parameters
from .positions import POSITIONS, invariants
from .resample import guess
from .rules.round import scenario
from .sense import value, weigh
from .sense.ahead import ahead
from .state import Arkham
from .view import view

GAME = Game(
    id="arkham",
    version=1,
    seats=(1, 2, 3, 4),
    sides=TOGETHER,
    state=Arkham,
    entry=scenario,
    options=OPTIONS,
    parameters=parameters,
    resample=guess,
    positions=POSITIONS,
    view=view,
    invariants=invariants,
    sense=Sense(weigh=weigh, value=value, ahead=ahead),
    package=__name__,
    pages={page: f"/arkham/{page}" for page in ("campaigns", "decks", "cards", "odds")},
    minutes=(60, 90, 120, 150),
    tags=("together", "campaign"),
    namers=f"{__name__}.namers",
    terminal=f"{__name__}.terminal",
    coach=f"{__name__}.coach",
    foresight=f"{__name__}.foresight",
    commands=f"{__name__}.tools.commands",
    answers=f"{__name__}.tools.answers",
)
