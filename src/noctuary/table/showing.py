"""What is shown to a seat: the question that waits, events, and what changed in a view."""

from __future__ import annotations

from typing import Any

from noctuary.kernel import Decision, GameEvent, LoadedGame, Position

from . import protocol as wire


def event(told: GameEvent, eyes: int) -> wire.Event:
    """An event as a seat may know it."""
    shown = told.redact(eyes)
    return wire.Event(shown.name, shown.fields, shown.depth, list(shown.why))


def ask_in(game: LoadedGame, state: Position, eyes: int, decision: int, number: int) -> wire.Ask:
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


def refused(game: LoadedGame, state: Position, offered: set[str]) -> list[wire.Denied]:
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
    found: list[wire.Change] = []
    if not _alike(old, new):
        _compare(old, new, path, gone, found)
    return found


def _alike(old: Any, new: Any) -> bool:
    return old is new or (type(old) is type(new) and old == new)


def _compare(
    old: Any, new: Any, path: Path, gone: list[list[str | int]], found: list[wire.Change]
) -> None:
    """Of two values that differ."""
    if isinstance(old, dict) and isinstance(new, dict):
        for k, v in old.items():
            if k not in new:
                gone.append([*path, k])
            elif not _alike(v, new[k]):
                _compare(v, new[k], (*path, k), gone, found)
        found += [wire.Change([*path, k], v) for k, v in new.items() if k not in old]
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for n, v in enumerate(old):
            if not _alike(v, new[n]):
                _compare(v, new[n], (*path, n), gone, found)
    else:
        found.append(wire.Change(list(path), new))


def hands(view: dict[str, Any] | None, others: dict[int, dict[str, Any] | None]) -> list[wire.Hand]:
    """What other seats see, by seat: where it differs from a view."""
    found = [wire.Hand(seat, [], []) for seat, other in others.items() if other is not None]
    for hand in found:
        hand.patch = changes(view, others[hand.seat], hand.gone)
    return found
