"""Playing an option in a copy of a position, with chosen outcomes of chance."""

from __future__ import annotations

from collections.abc import Collection

from noctuary.kernel import GameEvent, Position


class ScriptedChance:
    """A chance source with given outcomes, then always the first; `sizes` are those asked for."""

    def __init__(self, *given: int) -> None:
        self.given, self.sizes = given, list[int]()

    def __call__(self, n: int) -> int:
        """Return the next outcome out of `n`."""
        k = len(self.sizes)
        self.sizes.append(n)
        return self.given[k] if k < len(self.given) else 0


def play_what_if(
    position: Position, choice: int | str, chance: ScriptedChance, quiet: Collection[str]
) -> tuple[Position, list[GameEvent]]:
    """Return the position after an option, and its events.

    Decisions that follow are answered by one of the `quiet` actions while one is on offer.
    """
    copy = position.clone()
    events = copy.step(choice, chance).events
    codes = {position.game.action_code(name) for name in quiet}
    while here := codes.intersection(copy.legal()):
        events += copy.step(min(here), chance).events
    return copy, events
