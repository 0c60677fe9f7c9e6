"""What the seat that is asked is warned of, and when each warning is true."""

from __future__ import annotations

from noctuary.games.arkham.evaluation.odds import chance, lead_now
from noctuary.kernel import Position, state_for_rules
from noctuary.plugin import PlayWarning
from tests.games.warned import Truth, after, fields


def icons_are_wasted(state: Position, one: PlayWarning) -> bool:
    """Return whether as many tokens succeed with the card committed as before."""
    then = after(state, one.option)
    if fields(then, "bag") != fields(state, "bag"):
        return True  # nothing else could be committed: a token has been drawn
    odds = []
    for position in (state, then):
        g = state_for_rules(position.observe(state.seat, asked=False))
        t = len(g.tests) - 1
        odds.append(chance(g, g.tests.seat[t], lead_now(g, t)))
    return odds[0] == odds[1]


TRUE: dict[str, Truth] = {
    "icons": icons_are_wasted,
    "unused": lambda s, one: fields(s, "actions")[0][s.seat] <= one.args["n"],
}
SEEDS = (0,)
SHOWN = "icons"
"""The warning that a browser shows in a test."""
