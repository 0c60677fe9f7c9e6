"""Differences between views: what to remove and what to set."""

from __future__ import annotations

from typing import Any

from .. import protocol as wire

Path = tuple[str | int, ...]


def diff_views(
    old: Any, new: Any, gone: list[list[str | int]], path: Path = ()
) -> list[wire.ViewChange]:
    """Return what to set to turn one view into another, after removing what is added to `gone`."""
    found: list[wire.ViewChange] = []
    if not _alike(old, new):
        _compare(old, new, path, gone, found)
    return found


def _alike(old: Any, new: Any) -> bool:
    return old is new or (type(old) is type(new) and old == new)


def _compare(
    old: Any, new: Any, path: Path, gone: list[list[str | int]], found: list[wire.ViewChange]
) -> None:
    """Collect the differences of two values that differ."""
    if isinstance(old, dict) and isinstance(new, dict):
        for k, v in old.items():
            if k not in new:
                gone.append([*path, k])
            elif not _alike(v, new[k]):
                _compare(v, new[k], (*path, k), gone, found)
        found += [wire.ViewChange([*path, k], v) for k, v in new.items() if k not in old]
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for n, v in enumerate(old):
            if not _alike(v, new[n]):
                _compare(v, new[n], (*path, n), gone, found)
    else:
        found.append(wire.ViewChange(list(path), new))


def other_hands(
    view: dict[str, Any] | None, others: dict[int, dict[str, Any] | None]
) -> list[wire.OtherHand]:
    """Return the views of other seats as differences from a view."""
    found = [wire.OtherHand(seat, [], []) for seat, other in others.items() if other is not None]
    for hand in found:
        hand.patch = diff_views(view, others[hand.seat], hand.gone)
    return found
