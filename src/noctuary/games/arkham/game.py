"""What Arkham declares about itself."""

from __future__ import annotations

from noctuary.kernel import COOPERATIVE, Evaluation, Game

from .campaign.option import OPTIONS, parameters
from .positions import POSITIONS, invariants
from .resample import guess
from .rules.round import scenario
from .sense import value, weigh
from .sense.ahead import ahead
from .state import Arkham
from .view import view

PACKAGE = __name__.rpartition(".")[0]

GAME = Game(
    id="arkham",
    version=1,
    seats=(1, 2, 3, 4),
    sides=COOPERATIVE,
    state=Arkham,
    entry=scenario,
    options=OPTIONS,
    parameters=parameters,
    resample=guess,
    positions=POSITIONS,
    view=view,
    invariants=invariants,
    sense=Evaluation(weigh=weigh, value=value, ahead=ahead),
    package=PACKAGE,
    pages={page: f"/arkham/{page}" for page in ("campaigns", "decks", "cards", "odds")},
    minutes=(60, 90, 120, 150),
    tags=("together", "campaign"),
    namers=f"{PACKAGE}.namers",
    terminal=f"{PACKAGE}.terminal",
    coach=f"{PACKAGE}.coach",
    foresight=f"{PACKAGE}.foresight",
    commands=f"{PACKAGE}.tools.commands",
    answers=f"{PACKAGE}.tools.answers",
)
