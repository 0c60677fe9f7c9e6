"""What tests of cards share: who plays them, where, and which cards they show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from tests.games.mansions2.house import House
from tests.games.mansions2.lever import beside, pull, stacked

GARDEN: dict[str, Any] = {"start": {"tiles": ["01A", "13A", "10A", "09A", "11B"]}}
"""The bare house and, beyond the scullery, a garden: 11B.a and b, and 11B.c in the water."""


T = TypeVar("T")


class Shown(set[str]):
    """The cards that the tests of a file show: `@shows("crowbar")`."""

    def __call__(self, *ids: str) -> Callable[[T], T]:
        """Mark a test with the cards it shows."""
        self.update(ids)
        return lambda test: test


def maud(backend: str, do: str = "[]", **wish: Any) -> House:
    """Set up Maud (skills 3 3 4 4 4 3) beside a lever that does something.

    Agatha is there too. No ability of Maud's takes part in tests.
    """
    return beside(backend, do, who="maud", party="agatha maud", **wish)


def rolled(h: House) -> list[str]:
    """Return the tests made, by skill and dice: `lore 4`."""
    return [" ".join(line.split()[2:4]) for line in h.told("rolled")]


def calm(h: House) -> House:
    """Decline whatever may be done, until it is a turn again."""
    while h.asked[1] != "turn":
        h.do(next(i for i in h.offered() if i in ("enough", "stay", "resist")))
    return h


def damage(h: House, monster: int = 0) -> int:
    """Return the damage of a monster."""
    return int(h.get("m_damage")[monster])


def where(h: House, monster: int = 0) -> str | None:
    """Return the space of a monster."""
    return h.space_name(h.get("m_at")[monster])


def clues(h: House, who: str) -> int:
    """Return the Clues of an investigator."""
    return int(h.get("clues")[h.slot(who)])


def lying(h: House, spot: str) -> list[str]:
    """Return the cards that lie on a space."""
    f = h.state.fields()
    return [h.card_name(f, c) for c in f["floor"] if f["lies"][c] == h.space(spot)]


def struck(backend: str, card: str, dice: str = "", **wish: Any) -> House:
    """Let Maud suffer a card that is resolved at once; then it lies facedown."""
    harm = "damage" if card[0] == "d" else "horror"
    h = stacked(maud(backend, f"[{{{harm}: 1}}]", **wish), card)
    before = h.down("maud", harm)
    pull(h, dice=dice)
    assert h.told("suffered") == [f"suffered maud {harm} {card}"]
    if h.asked[1] == "turn":
        assert h.told("turned_down") == [f"turned_down maud {harm} {card}"]
        assert h.up("maud", harm) == wish.get("up", {}).get("maud", "").split()
        assert h.down("maud", harm) > before
    return h


SKILLS = "[{test: strength}, {test: agility}, {test: observation}, {test: lore}, \
{test: influence}, {test: will}]"


def fewer(backend: str, card: str) -> dict[str, int]:
    """Return how many dice a faceup card takes from each skill of Maud's."""

    def dice(up: dict[str, str]) -> dict[str, int]:
        lines = rolled(pull(maud(backend, SKILLS, up=up)))
        return {line.split()[0]: int(line.split()[1]) for line in lines}

    usual, now = dice({}), dice({"maud": card})
    return {skill: usual[skill] - n for skill, n in now.items() if n != usual[skill]}
