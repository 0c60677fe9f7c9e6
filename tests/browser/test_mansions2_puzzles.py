"""Puzzles of Mansions at the table: by keys alone, and by drag and drop."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from noctuary.games.mansions2.view import view
from noctuary.games.mansions2.view.types import Puzzle
from noctuary.kernel.journal import Journal
from noctuary.kernel.runtime.position import Position
from tests.browser.axe import violations
from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.test_mansions2 import asks, control, likes, played, sit, translate


def puzzle(now: Position) -> Puzzle:
    """Return the puzzle in progress."""
    shown = view(now.observe(now.seat)).puzzle
    assert shown is not None
    return shown


def tab_to(person: Person, wanted: Locator) -> None:
    """Focus an element by Tab, or by Shift and Tab if it lies before."""
    before = "e => e.compareDocumentPosition(document.activeElement) & 4"
    for _ in range(120):
        person.page.keyboard.press("Shift+Tab" if wanted.evaluate(before) else "Tab")
        if wanted.evaluate("e => e === document.activeElement"):
            ring = "e => { const s = getComputedStyle(e); return s.outlineStyle + s.boxShadow }"
            assert wanted.evaluate(ring) != "nonenone"
            return
    raise AssertionError(f"Tab does not lead to {wanted}")


def dialled() -> tuple[Journal, list[str]]:
    """Return a game at a code puzzle, and the choices that solve it."""
    game = played(asks("puzzle", "dial"), sensible=True)
    tried, made = game.state.clone(), list[str]()
    while not tried.over:
        code = likes(tried)
        made.append(game.game.action_id(code))
        if any(told.name == "solved" for told in tried.step(code).events):
            return game, made
    raise AssertionError("nobody found the code")


def test_a_code_by_keys_alone(house: House, come: Come) -> None:
    ann = come()
    game, made = dialled()
    sit(ann, house, game)
    assert violations(ann) == []
    for option in made:
        tab_to(ann, control(ann, option).first)
        ann.page.keyboard.press("Enter")
        if option == "propose":
            ann.shot("mansions-dial")
        assert ann.turn() == "mine"
    solved = translate(ann, "event-solved", investigator="Agatha", puzzle="Rune dial")
    expect(ann.log.filter(has_text=solved).last).to_be_visible()


def swaps(grid: tuple[int, ...], columns: int) -> list[tuple[int, int]]:
    """Return the fewest swaps of neighbours that solve a picture."""
    cells = range(len(grid))
    beside = [(a, b) for a in cells for b in (a + 1, a + columns) if b in cells]
    near = [(a, b) for a, b in beside if b == a + columns or b % columns]
    ways: dict[tuple[int, ...], list[tuple[int, int]]] = {grid: []}
    queue = [grid]
    for now in queue:
        for a, b in near:
            then = [*now]
            then[a], then[b] = then[b], then[a]
            if tuple(then) not in ways:
                ways[tuple(then)] = [*ways[now], (a, b)]
                queue.append(tuple(then))
    return ways[tuple(cells)]


def torn(now: Position) -> bool:
    """Return whether a torn picture can be solved with the present steps, but not with one."""
    if not asks("puzzle", "swap")(now):
        return False
    shown = puzzle(now)
    assert shown.grid and shown.columns
    return 1 < len(swaps((*shown.grid,), shown.columns)) <= shown.steps


def test_a_picture_by_drag_and_by_keys(house: House, come: Come) -> None:
    """One piece is dragged onto its neighbour, and the others are moved with the arrows."""
    ann = come(lang="fr")
    game = played(torn)
    shown = puzzle(game.state)
    assert shown.grid and shown.columns
    sit(ann, house, game)
    assert violations(ann) == []
    ann.shot("mansions-picture")
    (a, b), *rest = swaps((*shown.grid,), shown.columns)
    cell = ann.page.locator("[data-cell]")
    cell.nth(a).drag_to(cell.nth(b))
    after = re.compile(rf"\b{shown.grid[a] + 1}\b")
    expect(cell.nth(b)).to_have_attribute("aria-label", after)
    for c, d in rest:
        assert ann.turn() == "mine"
        tab_to(ann, cell.nth(c))
        ann.page.keyboard.press("Enter")
        expect(cell.nth(c)).to_have_attribute("aria-pressed", "true")
        ann.page.keyboard.press("ArrowRight" if d == c + 1 else "ArrowDown")
        expect(ann.page.locator("[data-cell][aria-pressed=true]")).to_have_count(0)
    expect(cell).to_have_count(0)
    who = translate(ann, f"kind-investigator-{shown.character}")
    solved = translate(ann, "event-solved", investigator=who, puzzle=shown.name.fr)
    expect(ann.log.filter(has_text=solved).last).to_be_visible()
