"""What changed from one view to another."""

from __future__ import annotations

from typing import Any

from .. import protocol as wire

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
