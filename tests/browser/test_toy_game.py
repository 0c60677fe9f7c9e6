"""The game of the how-to pages, added as two folders, is in the lobby and can be played there."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.words import ROOT
from tests.docs.test_board import npm

PAGES = [ROOT / "docs/how-to" / name for name in ("add-a-game.md", "draw-a-board.md")]
BLOCK = re.compile(r"^```\w+\n(?:#|//|<!--) file: (\S+).*?\n(.*?)^```", re.M | re.S)
NOT_SAID_THERE = """
from .view import view

GAME.view = view
"""
TREE = ("src/noctuary", "web")
LEFT_OUT = ("static", "node_modules", "__pycache__")
SEED = "5"


def written(tree: Path) -> None:
    """Write the files from the pages: a game with its two folders."""
    for page in PAGES:
        for name, source in BLOCK.findall(page.read_text(encoding="utf-8")):
            home = tree if name.startswith("web/") else tree / "src/noctuary/games"
            target = home / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(source, encoding="utf-8")
    with (tree / "src/noctuary/games/watch/__init__.py").open("a", encoding="utf-8") as file:
        file.write(NOT_SAID_THERE)


def undrawn(tree: Path) -> None:
    """Copy the game under another name, without its client folder."""
    games = tree / "src/noctuary/games"
    shutil.copytree(games / "watch", games / "vigil")
    changes = {"__init__.py": ('id="watch"', 'id="vigil"')}
    changes |= {"locales/en.ftl": ("Night watch", "Vigil"), "locales/fr.ftl": ("Veille", "Garde")}
    for name, (before, after) in changes.items():
        text = (games / "vigil" / name).read_text(encoding="utf-8")
        assert before in text
        (games / "vigil" / name).write_text(text.replace(before, after), encoding="utf-8")


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Start a server of a tree with two added games, and the client built from it."""
    tree = tmp_path_factory.mktemp("tree")
    for name in TREE:
        shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns(*LEFT_OUT))
    (tree / "web/node_modules").symlink_to((ROOT / "web/node_modules").resolve())
    before = {path for name in TREE for path in (tree / name).rglob("*")}
    written(tree)
    undrawn(tree)
    added = {path for name in TREE for path in (tree / name).rglob("*")} - before
    homes = ("src/noctuary/games/watch", "src/noctuary/games/vigil", "web/src/games/watch")
    assert {p.parent for p in added if p.parent in before} == {(tree / h).parent for h in homes}
    subprocess.run([*npm(), "run", "--silent", "build"], cwd=tree / "web", check=True)
    with pytest.MonkeyPatch.context() as patch:
        path = [str(tree / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]
        patch.setenv("PYTHONPATH", os.pathsep.join(path))
        house = House(tmp_path_factory.mktemp("toys"))
        yield house
        house.close()


def card(person: Person, name: str) -> Locator:
    """Return the card of a game in the lobby."""
    return person.page.get_by_role("article").filter(has_text=name)


def light(person: Person, house: House, name: str) -> None:
    """Open a table of a game from the lobby, with bots in the other seats."""
    person.go(house.url)
    person.page.get_by_role("button", name=name, exact=True).click()
    expect(person.zone("lobby-new", game=name)).to_be_visible()
    person.page.get_by_text(person.say("lobby-advanced")).click()
    person.page.get_by_label(person.say("lobby-seed"), exact=True).fill(SEED)
    person.button("lobby-light").click()
    person.page.wait_for_url("**/t/*")
    expect(person.question).to_be_visible()


def test_a_game_of_two_folders_is_drawn_in_lobby_and_at_the_table(toys: House, come: Come) -> None:
    ann = come("Ann", "laptop", at=toys)
    ann.go(toys.url)
    lantern = card(ann, "Night watch").locator("svg path[d^='M32 92']")
    expect(lantern).to_have_count(1)
    expect(card(ann, "Night watch")).to_contain_text("15")
    light(ann, toys, "Night watch")
    wall = ann.zone("table-zone-board").get_by_role("group", name="The wall: 0 of 16")
    assert ann.wait_turn()
    expect(wall).to_have_count(1)
    lanterns = ann.zone("table-zone-board").get_by_role("button")
    lanterns.first.click()
    expect(wall).to_have_count(0)
    ann.play(1)
    assert ann.wait_turn()
    assert violations(ann) == []
    ann.shot("toy-table")


def test_a_game_of_two_folders_speaks_french_on_the_phone(toys: House, come: Come) -> None:
    ann = come("Ann", "phone", lang="fr", at=toys)
    light(ann, toys, "Veille de nuit")
    assert ann.wait_turn()
    expect(ann.question).to_contain_text("Allumez une lanterne, ou attendez.")
    ann.play(1)
    ann.shot("toy-phone-fr")


def test_a_game_without_drawings_is_played_by_lists(toys: House, come: Come) -> None:
    ann = come("Ann", "laptop", at=toys)
    ann.go(toys.url)
    expect(card(ann, "Vigil").locator("svg").first).to_be_visible()
    light(ann, toys, "Vigil")
    assert ann.wait_turn()
    ann.shot("toy-plain")
    again = ann.button("table-again")
    while not again.is_visible():
        ann.choose(0)
        ann.options.first.or_(again).first.wait_for()
    expect(ann.question).to_contain_text("win")
