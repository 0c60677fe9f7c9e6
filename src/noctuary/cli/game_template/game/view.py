"""From what a seat may know to what the table draws."""

from collections.abc import Mapping
from typing import Any

from noctuary.kernel import Hidden, Observation, ViewStruct, state_for_rules

from .rules.round import last_card
from .state import NewGame


class Player(ViewStruct):
    """A seat; only its own eyes see the hand."""

    score: int
    count: int
    hand: list[int] | None


class View(ViewStruct):
    """Everything that is drawn for one seat, or for a spectator."""

    deck: int
    row: list[int]
    last: int
    players: list[Player]


def view(observation: Observation, options: Mapping[str, Any] | None = None) -> View:
    """Return what the table shows to a seat."""
    g: NewGame = state_for_rules(observation)
    hands = observation.fields["hand"]
    return View(
        deck=len(g.deck),
        row=list(g.row),
        last=last_card(g),
        players=[
            Player(
                score=g.score[p],
                count=len(g.hand[p]),
                hand=None if isinstance(hands[p], Hidden) else list(g.hand[p]),
            )
            for p in range(g.seats)
        ],
    )
