"""Trying an option in a copy of the game, with the outcomes of chance that one likes."""

from __future__ import annotations

from collections.abc import Collection

from noctuary.kernel import GameEvent, Position


class ScriptedChance:
    """Outcomes of chance: those given, then always the first; of how many, each time."""

    def __init__(self, *given: int) -> None:
        self.given, self.sizes = given, list[int]()

    def __call__(self, n: int) -> int:
        """The next outcome, of so many."""
        k = len(self.sizes)
        self.sizes.append(n)
        return self.given[k] if k < len(self.given) else 0


def play_what_if(
    world: Position, choice: int | str, fate: ScriptedChance, quiet: Collection[str]
) -> tuple[Position, list[GameEvent]]:
    """Where an option leads, and what happens, if whoever is asked then answers by one of the
    quiet actions for as long as there is one.
    """
    way = world.clone()
    told = way.step(choice, fate).events
    calm = {world.game.action_code(name) for name in quiet}
    while here := calm.intersection(way.legal()):
        told += way.step(min(here), fate).events
    return way, told
