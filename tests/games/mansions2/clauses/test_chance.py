"""At random: every outcome is as likely."""

from __future__ import annotations

import pytest

from tests.games.mansions2.house import House
from tests.games.mansions2.lever import beside
from tests.support import clause

FIVE = "agatha bastien odile yorick maud"
PULL = "press/choice=Pull"


def drawn(h: House, outcome: int) -> list[int]:
    """Pull the lever with one outcome of chance; return the number of outcomes at each draw."""
    of: list[int] = []

    def source(n: int) -> int:
        of.append(n)
        return outcome

    step = h.state.step(h.numbered(PULL), source)
    h.log += [h.words(t) for t in step.events]
    return of


@clause("MAN2-013", "MAN2-014")
@pytest.mark.parametrize("party", [FIVE, "agatha bastien odile"])
def test_each_investigator_is_as_likely(backend: str, party: str) -> None:
    """One outcome of chance for each, neither more nor fewer: no face of a die is left over."""
    who = party.split()
    found = []
    for k in range(len(who)):
        h = beside(backend, "[{clue: 1, to: random}]", party=party)
        assert drawn(h, k) == [len(who)]
        found += h.told("clues_gained")
    assert found == [f"clues_gained {name} 1" for name in who]


@clause("MAN2-013")
def test_who_is_eliminated_is_not_drawn(backend: str) -> None:
    found = []
    for k in range(2):
        h = beside(backend, "[{clue: 1, to: random}]", party="agatha bastien odile", out={0: 1})
        assert drawn(h, k) == [2]
        found += h.told("clues_gained")
    assert found == ["clues_gained bastien 1", "clues_gained odile 1"]


@clause("MAN2-013")
def test_chance_alone_decides(backend: str) -> None:
    """Left to itself, a table draws each of three about as often."""
    h = beside(backend, "[{clue: 1, to: random}]", party="agatha bastien odile")
    for _ in range(150):
        h.grant(actions={"bastien": 2}, performed={1: 0})
        h.state.step(h.numbered(PULL))
    clues = h.get("clues")[:3]
    assert sum(clues) == 150 and all(33 <= n <= 67 for n in clues), "three standard deviations"


@clause("MAN2-015")
@pytest.mark.parametrize(("k", "item"), list(enumerate(("crowbar", "rope", "lantern", "sickle"))))
def test_each_item_is_as_likely_to_be_dropped(backend: str, k: int, item: str) -> None:
    """The Spell is no Item, and the Items of others are not in question."""
    h = beside(
        backend, "[{drop: 1, of: item, how: random}]",
        held={"agatha": "torch", "bastien": "crowbar cinder_word rope lantern sickle"},
    )  # fmt: skip
    assert drawn(h, k) == [4]
    assert h.told("dropped") == [f"dropped bastien {item} 01A.a"]
    kept = ["crowbar", "cinder_word", "rope", "lantern", "sickle"]
    kept.remove(item)
    assert h.held("bastien") == kept and h.held("agatha") == ["torch"]
