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
    evaluation=Evaluation(score_action=weigh, value=value, search_depth=ahead),
    package=PACKAGE,
    pages={page: f"/arkham/{page}" for page in ("campaigns", "decks", "cards", "odds")},
    minutes=(60, 90, 120, 150),
    tags=("together", "campaign"),
    value_names=f"{PACKAGE}.namers",
    terminal=f"{PACKAGE}.terminal",
    tips=f"{PACKAGE}.coach",
    previews=f"{PACKAGE}.foresight",
    commands=f"{PACKAGE}.tools.commands",
    http=f"{PACKAGE}.tools.answers",
)
