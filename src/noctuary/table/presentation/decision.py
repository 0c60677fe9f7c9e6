"""The decision that waits and the events, as one viewer may know them."""

from __future__ import annotations

from noctuary.kernel import Decision, GameEvent, LoadedGame, Position

from .. import protocol as wire


def event_for(told: GameEvent, eyes: int) -> wire.Event:
    """An event as a seat may know it."""
    shown = told.redact(eyes)
    return wire.Event(shown.name, shown.fields, shown.depth, list(shown.clauses))


def decision_for(
    game: LoadedGame, state: Position, eyes: int, decision: int, number: int
) -> wire.Decision:
    """The question that waits in a position."""
    asked: Decision | None = state.decision
    assert asked is not None
    if eyes in asked.simultaneous_seats:
        asked = next(d for d in state.decisions() if d.seat == eyes)
    made = wire.Decision(
        decision,
        number,
        asked.seat,
        asked.prompt,
        asked.args,
        list(asked.clauses),
        list(asked.simultaneous_seats),
        asked.clause,
    )
    if eyes == state.seat:
        offered = {o.id: o for o in state.options()}  # what the rules offer twice is one thing
        made.options = [wire.Option(o.id, o.name, dict(o.fields)) for o in offered.values()]
        made.denied = denied_options(game, state, set(offered))
    return made


def denied_options(game: LoadedGame, state: Position, offered: set[str]) -> list[wire.Denial]:
    """What is forbidden, each once with all its reasons, the nearest first."""
    reasons: dict[str, dict[str, None]] = {}
    for action, clause in state.denials():
        if action not in offered:
            reasons.setdefault(action, {})[clause] = None
    found = []
    for action, (clause, *more) in reasons.items():
        o = game.option(game.action_code(action))
        found.append(wire.Denial(o.id, o.name, dict(o.fields), clause, more))
    return found
