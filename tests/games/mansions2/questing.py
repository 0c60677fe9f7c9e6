"""Quests of our own writing, at a table of people with the box: `Questing(backend, "board")`."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from noctuary.games.mansions2 import GAME
from noctuary.games.mansions2.valkyrie import Imported, imported
from noctuary.kernel import Position, load
from tests.games.mansions2.house import House

QUESTS = Path(__file__).parent / "quests"
NAMES = sorted(p.name for p in QUESTS.iterdir() if p.is_dir())
OPTIONS: dict[str, Any] = {"party": [["agatha", "bastien", "odile"]], "kept": "keeper"}
LONGEST = 3000
DULL = ("amend", "finish", "fall", "take", "ignite", "douse", "close", "wipe", "mend", "leave")
"""What brings no quest to its end."""


@cache
def quest(name: str) -> Imported:
    """Import one of our quests."""
    return imported(QUESTS / name)


def seated(backend: str, name: str, seed: int) -> Position:
    """Set up a table at its first question."""
    game = load(GAME, backend, checked=True)
    tables = quest(name).made.tables
    return game.begin(seats=1, seed=seed, options=OPTIONS, books=tables)[0]


def eager(position: Position, chance: random.Random) -> str:
    """Return any choice that may lead somewhere."""
    ids = [position.game.action_id(a) for a in position.legal()]
    return chance.choice([i for i in ids if not i.startswith(DULL)] or ids)


def play_alike(
    tables: list[Position], seed: int, watch: Callable[[Position], object] | None = None
) -> None:
    """Play tables by the same choices, to the end or for long; check that nothing differs.

    `watch` sees the first of them now and then.
    """
    chance = random.Random(seed)
    for n in range(LONGEST):
        if tables[0].over:
            break
        choice = eager(tables[0], chance)
        steps = [[(e.name, dict(e.fields)) for e in t.step(choice).events] for t in tables]
        assert all(step == steps[0] for step in steps)
        if n % 11 == 0:
            assert len({t.hash() for t in tables}) == 1
            if watch is not None:
                watch(tables[0])
    assert len({t.hash() for t in tables}) == 1


class Questing(House):
    """A quest in play, with the looks and words of a house."""

    def __init__(self, backend: str, name: str, *, seed: int = 1) -> None:
        self.game = load(GAME, backend, checked=True)
        self.quest = quest(name)
        self.made = self.quest.made
        self.options = OPTIONS
        self.party = OPTIONS["party"][0]
        self.state, step = self.game.begin(
            seats=1, seed=seed, options=OPTIONS, books=self.made.tables
        )
        self.log = [self.words(t) for t in step.events]

    def end_phase(self) -> Questing:
        """End the phase."""
        self.do("end_phase")
        return self

    def value(self, name: str) -> float:
        """Return the value of a variable, as the quest would write it."""
        return self.variable(name) / 1000

    def pressed(self, english: str) -> Questing:
        """Press an option, whatever it belongs to, or choose a line."""
        self.do(next(i for i in self.offered() if self.named(i).endswith(f"choice={english}")))
        return self

    @property
    def texts(self) -> list[str]:
        """The texts that were told, those without numbers of their own."""
        return [line.removeprefix("narrated ").rsplit(" ", 1)[0] for line in self.told("narrated")]

    def past_dialogs(self) -> Questing:
        """Take the first line of every dialog, until something else is asked."""
        while self.asked[1] == "choose":
            self.do(self.offered()[0])
        return self

    def board(self) -> list[str]:
        """Return the pieces on the board, by name."""
        return [self.made.tokens[k].id for k in self.get("board")]  # type: ignore[union-attr]
