"""What is shown to a seat: the question that waits, events, and what changed in a view."""

from __future__ import annotations

from typing import Any

from noctuary.kernel import Decision, Loaded, Position, Told

from . import protocol as wire


def event(told: Told, eyes: int) -> wire.Event:
    """An event as a seat may know it."""
    shown = told.redact(eyes)
    return wire.Event(shown.name, shown.fields, shown.depth, list(shown.why))


def ask_in(game: Loaded, state: Position, eyes: int, decision: int, number: int) -> wire.Ask:
    """The question that waits in a position."""
    asked: Decision | None = state.decision
    assert asked is not None
    if eyes in asked.together:
        asked = next(d for d in state.decisions() if d.seat == eyes)
    made = wire.Ask(
        decision,
        number,
        asked.seat,
        asked.prompt,
        asked.args,
        list(asked.why),
        list(asked.together),
        asked.clause,
    )
    if eyes == state.seat:
        offered = {o.id: o for o in state.options()}  # what the rules offer twice is one thing
        made.options = [wire.Choice(o.id, o.name, dict(o.fields)) for o in offered.values()]
        made.denied = refused(game, state, set(offered))
    return made


def refused(game: Loaded, state: Position, offered: set[str]) -> list[wire.Denied]:
    """What is forbidden, each once with all its reasons, the nearest first."""
    reasons: dict[str, dict[str, None]] = {}
    for action, clause in state.denials():
        if action not in offered:
            reasons.setdefault(action, {})[clause] = None
    found = []
    for action, (clause, *more) in reasons.items():
        o = game.option(game.action_code(action))
        found.append(wire.Denied(o.id, o.name, dict(o.fields), clause, more))
    return found


Path = tuple[str | int, ...]


def changes(old: Any, new: Any, gone: list[list[str | int]], path: Path = ()) -> list[wire.Change]:
    """What must be set where to make the new view of the old one, once what is gone is out."""
    if old is new or (type(old) is type(new) and old == new):
        return []
    if isinstance(old, dict) and isinstance(new, dict):
        gone += [[*path, k] for k in old if k not in new]
        fresh = [wire.Change([*path, k], v) for k, v in new.items() if k not in old]
        kept = (changes(v, new[k], gone, (*path, k)) for k, v in old.items() if k in new)
        return [*(c for found in kept for c in found), *fresh]
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return [c for k, v in enumerate(new) for c in changes(old[k], v, gone, (*path, k))]
    return [wire.Change(list(path), new)]


def hands(view: dict[str, Any] | None, others: dict[int, dict[str, Any] | None]) -> list[wire.Hand]:
    """What other seats see, by seat: where it differs from a view."""
    found = [wire.Hand(seat, [], []) for seat, other in others.items() if other is not None]
    for hand in found:
        hand.patch = changes(view, others[hand.seat], hand.gone)
    return found
