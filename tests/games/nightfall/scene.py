"""An arranged night on a backend, with a log of its events in words."""

from __future__ import annotations

from typing import Any

from noctuary.kernel import load

from . import GAME
from .positions import PILES, ROW, stage


class Scene:
    """A state at Roland's first action; see `stage` for how it is arranged."""

    def __init__(self, backend: str, *, whispers: int = 0, seed: int = 7, **cards: Any) -> None:
        self.game = load(GAME, backend, checked=True)
        self.state = self.game.new(seats=2, seed=seed, options={"whispers": whispers})
        self.log: list[str] = []
        stage(self.state, **({"tokens": (1,)} | cards))

    def do(self, action: str) -> list[str]:
        """Make a choice; return the events as words."""
        told = [self.words(t) for t in self.state.step(action).events]
        self.log += told
        return told

    def words(self, told: Any) -> str:
        """Return an event as words: `damaged guard_dog 1`."""
        kinds = self.game.events[told.name].fields
        return " ".join([told.name, *(kinds[f].name_of(v) for f, v in told.fields.items())])

    @property
    def ids(self) -> list[str]:
        """The ids on offer."""
        return sorted(o.id for o in self.state.options())

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked, and what."""
        d = self.state.decision
        return (d.seat, d.prompt) if d else (-1, "over")

    def get(self, field: str, card: str) -> int:
        """Return a fact about a card."""
        return int(self.state.fields()[field][ROW[card]])

    def set(self, field: str, card: str, value: int) -> None:
        """Change a fact about a card."""
        self.state.arrange({field: {ROW[card]: value}})

    def where(self, card: str) -> str:
        """Return the zone a card is in."""
        f = self.state.fields()
        for z in PILES:
            if ROW[card] in f[z]:
                return z
        return f"hand {0 if ROW[card] in f['hand'][0] else 1}"

    def open(self, *kinds: str) -> tuple[int, ...]:
        """Return how many records of each kind are open."""
        f = self.state.fields()
        return tuple(len(next(v for k, v in f.items() if k.startswith(f"{n}."))) for n in kinds)
