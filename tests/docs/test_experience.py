"""The table of what shows each wish names tests that exist, and leaves no cell empty."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.parts import RELEASED

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/reference/experience.md").read_text(encoding="utf-8")
NAMED = sorted(set(re.findall(r"`((?:\w+/)*\w+)::(\w+)`", PAGE)))
WISHES, LOST = (
    [
        [cell.strip() for cell in line.strip("|\n").split("|")]
        for line in part.splitlines()
        if "|" in line
    ]
    for part in PAGE.split("\n## ")
)


@pytest.mark.parametrize(("file", "name"), NAMED)
def test_a_test_that_is_named_exists(file: str, name: str) -> None:
    folder, _, stem = file.rpartition("/")
    path = ROOT / "tests" / (folder or "browser") / f"test_{stem}.py"
    assert f"def test_{name}(" in path.read_text(encoding="utf-8")


def test_fifteen_wishes_and_every_game() -> None:
    head, _, *wishes = WISHES
    assert set(head[2:]) == set(RELEASED)
    assert [row[0].partition(".")[0] for row in wishes] == [str(n) for n in range(1, 16)]
    assert all(len(row) == len(head) and all(row) for row in wishes)


def test_where_newcomers_get_lost_names_the_games() -> None:
    head, _, *rows = LOST
    assert all(len(row) == len(head) and all(row) for row in rows)
    assert {row[0].split(",")[0] for row in rows} == {"all", *RELEASED}
