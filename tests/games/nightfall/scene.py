"""A night arranged for a test: cards where the test wants them, and a log of what is told."""

from __future__ import annotations

from typing import Any

from noctuary.kernel import load

from . import GAME
from .content import COUNT, CRYPT, NAMES, STUDY, TYPE, T
from .invariants import counters

ROW = {name: c for c, name in enumerate(NAMES)}
PILES = ("box", "deck", "encounter", "limbo", "discard", "gone", "top", "play")


class Scene:
    """A state at Roland's first action, with cards moved and facts set by name."""

    def __init__(
        self,
        backend: str,
        *,
        roland: str = "",
        agnes: str = "",
        roland_hand: str = "",
        agnes_hand: str = "",
        enemies: dict[str, int] | None = None,
        place: int = STUDY,
        tokens: tuple[int, ...] = (1,),
        whispers: int = 0,
        seed: int = 7,
        **facts: Any,
    ) -> None:
        self.game = load(GAME, backend, checked=True)
        self.state = self.game.new(seats=2, seed=seed, options={"whispers": whispers})
        self.log: list[str] = []
        for _ in range(2):
            self.state.apply("keep")
        f = self.state.fields()
        zones: dict[str, Any] = {z: [] for z in PILES} | {"hand": [[], []]}
        zones["play"] = [0, 1, STUDY, CRYPT]
        for p, (mine, held) in enumerate(((roland, roland_hand), (agnes, agnes_hand))):
            f["at"][p] = place
            f["resources"][p] = 9
            zones["hand"][p] = [ROW[x] for x in held.split()]
            for x in mine.split():
                zones["play"].append(ROW[x])
                f["ctrl"][ROW[x]] = p
                f["at"][ROW[x]] = place
        for x, p in (enemies or {}).items():
            zones["play"].append(ROW[x])
            f["at"][ROW[x]] = place
            f["engaged"][ROW[x]] = p
        placed = {*zones["play"], *zones["hand"][0], *zones["hand"][1]}
        for c in range(COUNT):
            if c not in placed:
                zones["encounter" if TYPE[c] == T.ENEMY else "deck"].append(c)
        changes = zones | counters(zones["play"]) | {"bag": list(tokens)}
        changes |= {k: f[k] for k in ("at", "ctrl", "engaged", "resources")}
        for name, value in facts.items():
            changes[name] = self._fact(f[name], value)
        self.state.edit(changes)

    @staticmethod
    def _fact(old: Any, value: Any) -> Any:
        if not isinstance(value, dict):
            return value
        new = list(old)
        for card, n in value.items():
            new[ROW[card]] = n
        return new

    def do(self, action: str) -> list[str]:
        """Makes a choice; returns what was told, as words."""
        told = [self.words(t) for t in self.state.step(action).events]
        self.log += told
        return told

    def words(self, told: Any) -> str:
        """`damaged guard_dog 1`"""
        kinds = self.game.events[told.name].fields
        return " ".join([told.name, *(kinds[f].word(v) for f, v in told.fields.items())])

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
        """A fact about a card."""
        return int(self.state.fields()[field][ROW[card]])

    def set(self, field: str, card: str, value: int) -> None:
        """Changes a fact about a card."""
        column = self.state.fields()[field]
        column[ROW[card]] = value
        self.state.edit({field: column})

    def where(self, card: str) -> str:
        """The zone a card is in."""
        f = self.state.fields()
        for z in PILES:
            if ROW[card] in f[z]:
                return z
        return f"hand {0 if ROW[card] in f['hand'][0] else 1}"

    def open(self, *kinds: str) -> tuple[int, ...]:
        """How many records of each kind are open."""
        f = self.state.fields()
        return tuple(
            len(next(v for k, v in f.items() if k.startswith(kind + "."))) for kind in kinds
        )
