"""What the seat that is asked is warned of, and when each warning is true."""

from __future__ import annotations

from noctuary.games.mansions2.limits import Limit
from tests.games.warned import Truth, fields

TRUE: dict[str, Truth] = {
    "last": lambda s, _: fields(s, "round")[0] == s.books["limits"][Limit.ROUNDS],
    "fallen": lambda s, _: any(fields(s, "out")[0]),
    "passed": lambda s, _: (
        fields(s, "trials.successes")[0][-1] >= fields(s, "trials.difficulty")[0][-1] >= 0
    ),
    "unused": lambda s, one: fields(s, "actions")[0][fields(s, "turn")[0]] == one.args["n"],
}
SEEDS = (0, 1)
SHOWN = "passed"
"""The warning that a browser shows in a test."""
