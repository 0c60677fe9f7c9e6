"""Decisions and events as one viewer may know them."""

from __future__ import annotations

from noctuary.kernel import Decision, GameEvent, LoadedGame, Position

from .. import protocol as wire


def event_for(event: GameEvent, viewer: int) -> wire.Event:
    """Return an event as a seat may know it."""
    known = event.redact(viewer)
    return wire.Event(known.name, known.fields, known.depth, list(known.clauses))


def decision_for(
    game: LoadedGame, state: Position, viewer: int, decision: int, choice_count: int
) -> wire.Decision:
    """Return the decision of a position, with options and denials for the seat that must choose."""
    found: Decision | None = state.decision
    assert found is not None
    if viewer in found.simultaneous_seats:
        found = next(d for d in state.decisions() if d.seat == viewer)
    sent = wire.Decision(
        decision,
        choice_count,
        found.seat,
        found.prompt,
        found.args,
        list(found.clauses),
        list(found.simultaneous_seats),
        found.clause,
    )
    if viewer == state.seat:
        offered = {o.id: o for o in state.options()}  # rules may offer an option twice
        sent.options = [wire.Option(o.id, o.name, dict(o.fields)) for o in offered.values()]
        sent.denied = denied_options(game, state, set(offered))
    return sent


def denied_options(game: LoadedGame, state: Position, offered: set[str]) -> list[wire.Denial]:
    """Return each denied option once with all its clauses, the nearest first."""
    clauses: dict[str, dict[str, None]] = {}
    for action, clause in state.denials():
        if action not in offered:
            clauses.setdefault(action, {})[clause] = None
    found = []
    for action, (clause, *more) in clauses.items():
        o = game.option(game.action_code(action))
        found.append(wire.Denial(o.id, o.name, dict(o.fields), clause, more))
    return found
