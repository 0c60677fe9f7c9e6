"""Mystic cards of The Path to Carcosa."""

from __future__ import annotations

from ...ability import AFTER, Trigger, Use, event
from ...card_codes import Code
from ...rules import playing, snapshot, zones
from ...rules.values import someone_here
from ...state import Arkham


@event(
    Code.TIME_WARP,
    AFTER,
    Trigger.ACTED,
    can=lambda g, use: (
        someone_here(g, use.seat, use.event)
        and snapshot.exact(g, use.seat, playing.price(g, use.seat, use.card))
    ),
)
def time_warp(g: Arkham, use: Use) -> None:
    """After an investigator here finishes an action: it is undone, this card and its cost are
    not.
    """
    n = playing.price(g, use.seat, use.card)
    snapshot.recall(g)
    zones.into_limbo(g, use.card)
    g.ctrl[use.card] = use.seat
    g.resources[use.seat] -= n
