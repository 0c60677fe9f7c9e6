"""The moment that abilities wait for: what has happened or is about to, and to whom."""

from __future__ import annotations

from typing import Any

from noctuary.kernel import NONE

from ..ability import TRIGGERS, Trigger
from ..components import Phase, Skill, Token
from ..state import Arkham
from .types import TIMINGS, Dealing, Moment

NOTHING: dict[str, Any] = {
    "card": NONE,
    "seat": NONE,
    "place": NONE,
    "n": 0,
    "horror": 0,
    "token": "",
    "skill": "",
    "phase": "",
}
SEATED = (Trigger.TURN_BEGINS, Trigger.TURN_ENDS, Trigger.DREW, Trigger.OPENING, Trigger.ACTED)
TESTED = (Trigger.TEST, Trigger.SUCCEED, Trigger.FAIL, Trigger.COMMIT)
ENEMIES = {Trigger.EVADE: "evasions", Trigger.ENGAGE: "engagements"}
CARDS = {
    Trigger.DEFEAT: "defeats",
    Trigger.ENTER: "enters",
    Trigger.ENCOUNTER: "encounters",
    Trigger.PLAY: "plays",
}


def moment(g: Arkham) -> Moment | None:
    """Return the innermost window that is open."""
    w = len(g.windows) - 1
    if w < 0:
        return None
    timing, what = divmod(g.windows.moment[w], TRIGGERS)
    trigger = Trigger(what)
    told = NOTHING | about(g, trigger, g.windows.event[w])
    return Moment(timing=TIMINGS[timing], what=trigger.name.lower(), **told)


def about(g: Arkham, trigger: Trigger, event: int) -> dict[str, Any]:
    """Return the facts of an event's record, as fields of a Moment."""
    if trigger in SEATED:
        return {"seat": event}
    if trigger in TESTED:
        return {"seat": g.tests.seat[event], "skill": Skill.names[g.tests.skill[event]]}
    if trigger in CARDS:
        rows = getattr(g, CARDS[trigger])
        return {"card": rows.card[event], "seat": rows.seat[event]}
    if trigger in ENEMIES:
        rows = getattr(g, ENEMIES[trigger])
        return {"card": rows.enemy[event], "seat": rows.seat[event]}
    match trigger:
        case Trigger.REVEAL:
            known = g.windows.moment[-1] // TRIGGERS != TIMINGS.index("would")
            token = Token.names[g.reveals.token[event]] if known else ""
            return {"seat": g.reveals.seat[event], "token": token}
        case Trigger.ATTACK:
            return {
                "card": g.attacks.enemy[event],
                "seat": g.attacks.seat[event],
                "n": g.attacks.damage[event],
                "horror": g.attacks.horror[event],
            }
        case Trigger.DEAL:
            return {"card": g.deals.source[event]}
        case Trigger.DISCOVER:
            return {
                "seat": g.discoveries.seat[event],
                "place": g.discoveries.place[event],
                "n": g.discoveries.amount[event],
            }
        case Trigger.MOVE:
            return {"seat": g.moves.seat[event], "place": g.moves.goal[event]}
        case Trigger.PHASE_BEGINS | Trigger.PHASE_ENDS:
            return {"phase": Phase.names[event]}
        case Trigger.AGENDA_ADVANCES:
            return {"card": event}
    return {}


def dealing(g: Arkham) -> Dealing | None:
    """Return the dealing that is not yet placed: by which card, and whether it attacks."""
    d = len(g.deals) - 1
    if d < 0 or g.deals.placed[d]:
        return None
    return Dealing(card=g.deals.source[d], attack=bool(g.deals.attack[d]))
