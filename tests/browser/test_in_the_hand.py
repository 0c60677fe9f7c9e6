"""The table in the hand: the board keeps its size, keys stay where they are, ways out of a table."""

from __future__ import annotations

import random

import pytest

from tests.browser.conftest import Come
from tests.browser.house import House, Table
from tests.browser.person import Person

OFFERED = """() => [...new Set([...document.querySelectorAll("[data-option]")]
    .filter((e) => e.ariaDisabled !== "true").map((e) => e.dataset.option))]"""
BOARD = """() => {
    const drawn = document.querySelector("#main :is(.pan, .map, .wrap)") ?? document.querySelector("#main");
    const { width, height } = drawn.getBoundingClientRect();
    return [width, height];
}"""
"""How large the board is drawn."""

GAMES: dict[str, list[str]] = {
    "gates": ["me", "heuristic"],
    "lakeview": ["me", "heuristic", "heuristic"],
    "lakeview lost": ["heuristic", "heuristic", "me"],
    "arkham": ["me"],
    "mansions2": ["me", "heuristic"],
    "mansions1": ["heuristic", "me"],
    "mansions1 keeper": ["me", "heuristic"],
}
CHOICES = 15


def opened(house: House, which: str) -> Table:
    """A table of a game at which one person plays with bots."""
    return house.open(*GAMES[which], game=which.split()[0], seed=3)


def take_any(person: Person, dice: random.Random) -> None:
    """Chooses something."""
    person.take(dice.choice(person.page.evaluate(OFFERED)))


@pytest.mark.parametrize("size", ["laptop", "desk", "phone"])
@pytest.mark.parametrize("which", GAMES)
def test_the_board_keeps_its_size(house: House, come: Come, which: str, size: str) -> None:
    ann, dice = come("Ann", size), random.Random(3)
    ann.sit(opened(house, which).seats)
    assert ann.turn() == "mine"
    ann.rest()
    drawn = ann.page.evaluate(BOARD)
    assert min(drawn) > 100
    for n in range(CHOICES):
        take_any(ann, dice)
        if ann.turn() != "mine":
            break
        ann.rest()
        if n == 6:
            ann.shot(f"hand-{which.replace(' ', '-')}-{size}")
        now = ann.page.evaluate(BOARD)
        assert now == drawn, (n, ann.question.inner_text())
