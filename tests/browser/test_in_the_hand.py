"""The table in the hand: the board keeps its size, keys stay where they are, ways out of a table."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from noctuary.games.arkham import GAME as ARKHAM
from noctuary.kernel import load
from noctuary.kernel.journal import Journal
from tests.browser.conftest import Come
from tests.browser.house import House, Table
from tests.browser.person import Person, whose_turn

OFFERED = """() => [...new Set([...document.querySelectorAll("[data-option]")]
    .filter((e) => e.ariaDisabled !== "true").map((e) => e.dataset.option))]"""
BOARD = """() => {
    const drawn = ["#main .pan", "#main .map", "#main .wrap"].map((one) => document.querySelector(one));
    const { width, height } = drawn.find((one) => one !== null).getBoundingClientRect();
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
    assert whose_turn(ann) is ann
    ann.rest()
    drawn = ann.page.evaluate(BOARD)
    assert min(drawn) > 100
    for n in range(CHOICES):
        take_any(ann, dice)
        if whose_turn(ann) is None:
            break
        ann.rest()
        if n == 6:
            ann.shot(f"hand-{which.replace(' ', '-')}-{size}")
        now = ann.page.evaluate(BOARD)
        assert now == drawn, (n, ann.question.inner_text())


# ---- cards

CARDS = {
    "gates": ".cards .card",
    "lakeview lost": ".screen .card",
    "arkham": ".hnd .card",
    "mansions2": ".cards article",
    "mansions1 keeper": ".hc",
}
PRESSED = """([card, kind]) => document.querySelectorAll(card)[0].dispatchEvent(
    new PointerEvent(kind, { pointerType: "touch", bubbles: true, cancelable: true }))"""


def held_up(person: Person) -> None:
    """A card is held up, whole and inside the window."""
    shown = person.page.locator(".enlarged")
    expect(shown).to_have_count(1)
    box = shown.bounding_box()
    assert box is not None and box["width"] > 150 and box["height"] > 120
    assert box["x"] >= 0 and box["y"] >= 0
    size = person.page.viewport_size
    assert size and box["x"] + box["width"] <= size["width"]
    assert shown.locator("[data-option], [id]").count() == 0, "it is a picture, not a control"


@pytest.mark.parametrize("which", CARDS)
def test_a_card_is_held_up_to_read(house: House, come: Come, which: str) -> None:
    table = opened(house, which)
    ann = come("Ann", "laptop")
    ann.sit(table.seats)
    dice = random.Random(1)
    while not ann.page.locator(CARDS[which]).count():
        take_any(ann, dice)
        assert whose_turn(ann) is ann
    ann.page.locator(CARDS[which]).first.hover()
    held_up(ann)
    ann.shot(f"enlarged-{which.split()[0]}")
    ann.page.mouse.move(2, 2)
    expect(ann.page.locator(".enlarged")).to_have_count(0)

    bea = come("Bea", "phone")
    bea.sit(table.seats)
    assert whose_turn(bea) is bea
    before = bea.latest
    card = CARDS[which]
    bea.page.evaluate(PRESSED, [card, "pointerdown"])
    held_up(bea)
    bea.shot(f"enlarged-{which.split()[0]}-phone")
    bea.page.evaluate(PRESSED, [card, "pointerup"])
    expect(bea.page.locator(".enlarged")).to_have_count(0)
    bea.page.locator(card).first.dispatch_event("click")
    assert bea.latest == before, "a long press reads and does not choose"


def ten_in_hand() -> Journal:
    """A game of Arkham in which somebody drew until ten cards were in hand."""
    game = Journal(load(ARKHAM), 1, 5)
    wanted = ["draw", "pass", "done", "end_turn"]
    for _ in range(400):
        if len(game.state.fields()["hand"][0]) >= 10:
            return game
        offered = {o.name: o.code for o in reversed(game.state.options())}
        name = next((n for n in wanted if n in offered), next(iter(offered)))
        game.choose(offered[name])
    raise AssertionError("it never came to ten cards")


OVERLAPS = """() => {
    const boxes = [...document.querySelectorAll(".area .slot .face")].map((e) => e.getBoundingClientRect());
    let hidden = 0;
    boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => {
        const w = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (w > 1 && h > 1) hidden += 1;
    }));
    return [boxes.length, hidden];
}"""


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_a_hand_of_ten_is_readable(house: House, come: Come, size: str) -> None:
    ann = come("Ann", size)
    ann.sit(house.upload(ten_in_hand()).seats)
    assert whose_turn(ann) is ann
    ann.rest()
    cards, hidden = ann.page.evaluate(OVERLAPS)
    ann.shot(f"ten-cards-{size}")
    assert cards >= 10 and hidden == 0
    names = ann.page.locator(".hnd .card header b")
    for name in names.all():
        assert name.evaluate("e => e.scrollWidth <= e.clientWidth + 1"), name.inner_text()
