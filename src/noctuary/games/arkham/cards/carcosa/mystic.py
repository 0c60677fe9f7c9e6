"""Mystic cards of The Path to Carcosa."""

from __future__ import annotations

from ... import ability
from ...ability import AFTER, Trigger, Use
from ...card_codes import Code
from ...rules import playing, snapshot, values, zones
from ...state import Arkham


@ability.event(
    Code.TIME_WARP,
    AFTER,
    Trigger.ACTED,
    can=lambda g, use: (
        values.someone_here(g, use.seat, use.event)
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
