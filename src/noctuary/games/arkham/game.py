"""What Arkham declares about itself."""

from __future__ import annotations

from noctuary.kernel import COOPERATIVE, Evaluation, Game

from .campaign.table_option import OPTIONS, parameters
from .evaluation import score_action, value
from .evaluation.search_depth import search_depth
from .positions import POSITIONS, invariants
from .rules.resampling import resample
from .rules.round import scenario
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
    resample=resample,
    positions=POSITIONS,
    view=view,
    invariants=invariants,
    evaluation=Evaluation(score_action=score_action, value=value, search_depth=search_depth),
    package=PACKAGE,
    pages={page: f"/arkham/{page}" for page in ("campaigns", "decks", "cards", "odds")},
    minutes=(60, 90, 120, 150),
    tags=("together", "campaign"),
    value_names=f"{PACKAGE}.value_names",
    terminal=f"{PACKAGE}.terminal",
    tips=f"{PACKAGE}.tips",
    previews=f"{PACKAGE}.previews",
    commands=f"{PACKAGE}.tools.commands",
    http=f"{PACKAGE}.tools.http",
)
