"""What the browser says on the button of an option: `find_number` looks for a position."""

from __future__ import annotations

from noctuary.games.arkham.components import Skill
from noctuary.kernel import Position
from noctuary.plugin import load_previews
from tests.games.positions import Found, Say, View, asks, option_ids

TEST_BEGINS = "use/"
"""What begins a test with a card."""


def find_number(state: Position, view: View, say: Say) -> Found | None:
    """Return the numbers of an investigation: skill, shroud and chance."""
    if asks(state) != "turn" or "investigate" not in option_ids(state):
        return None
    look = load_previews(state.game.spec)
    assert look is not None
    (found,) = look(state.sample(state.seat, 0))["investigate"]
    skill = say(f"kind-skill-{Skill.names[found.args['skill']]}")
    return "investigate", say(f"preview-{found.key}", **(dict(found.args) | {"skill": skill}))
