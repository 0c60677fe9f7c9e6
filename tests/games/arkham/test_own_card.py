"""The how-to makes a card of one's own, word for word, in a copy of the project."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import noctuary

ROOT = Path(__file__).resolve().parents[3]
PAGE = ROOT / "docs/how-to/add-a-card.md"
BLOCK = re.compile(r"^```\w+ file=(\S+)\n(.*?)^```", re.M | re.S)
GAME = "src/noctuary/games/arkham"
Run = Callable[..., str]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the project with the files of the how-to."""
    folder = tmp_path_factory.mktemp("copy")
    ignore = shutil.ignore_patterns("__pycache__", "static", "journals", "*.jsonl", "shots")
    shutil.copytree(Path(noctuary.__file__).parent, folder / "src/noctuary", ignore=ignore)
    shutil.copytree(ROOT / "tests", folder / "tests", ignore=ignore)
    shutil.copy(ROOT / "pyproject.toml", folder)
    for name, text in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        path = folder / name if name.startswith("tests/") else folder / GAME / name
        path.write_text(text, encoding="utf-8")
    with (folder / GAME / "cards/__init__.py").open("a", encoding="utf-8") as file:
        file.write("from . import own as own\n")
    return folder


@pytest.fixture
def run(copy: Path) -> Run:
    """Run a command of Python in the copy and return what it wrote."""
    paths = os.pathsep.join([str(copy / "src"), str(copy)])
    environment = os.environ | {"PYTHONPATH": paths, "NO_COLOR": "1"}

    def run(*command: str, code: int = 0, given: str = "") -> str:
        done = subprocess.run(
            [sys.executable, *command],
            cwd=copy,
            env=environment,
            input=given,
            capture_output=True,
            text=True,
        )
        assert done.returncode == code, done.stdout + done.stderr
        return done.stdout + done.stderr

    return run


NOCTUARY = ("-c", "from noctuary.cli import main; main()")


def deck(run: Run) -> str:
    """Return a starter deck with two copies of the card."""
    text = run(*NOCTUARY, "deck", "convert", "roland-easy", "--to", "text", "--lang", "en")
    return text.replace("Beat Cop x2", "Lamplighter x2")


def test_the_card_is_named_and_plays(copy: Path, run: Run) -> None:
    run("-m", "tests.games.arkham.names")
    assert "    LAMPLIGHTER = " in (copy / GAME / "card_codes.py").read_text(encoding="utf-8")
    tests = ["cards/test_own.py", "test_every_card.py", "test_filing.py", "test_card_words.py"]
    files = [f"tests/games/arkham/{name}" for name in tests]
    options = ("-q", "-p", "no:cacheprovider", "--backends", "gen")
    assert " passed" in run("-m", "pytest", *options, *files)


def test_the_card_can_be_in_a_deck(run: Run) -> None:
    check = (*NOCTUARY, "deck", "check", "-", "--lang", "en")
    assert "The deck is legal." in run(*check, given=deck(run))
    three = deck(run).replace("Lamplighter x2", "Lamplighter x3")
    assert "Lamplighter [00001]: 3 copies" in run(*check, given=three, code=1)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("00001", "99001", "line 2, column code: 99001 may be a publisher's"),
        ("asset", "aset", "line 2, column type: cannot be 'aset'"),
        ("\t2\tI\t", "\ttwo\tI\t", "line 2, column cost: cannot be 'two'"),
        ("\tclass", "\tclas", "line 1, column clas: the column is unknown"),
        ("\tAllumeur", "", "line 2: expected 14 cells, got 13"),
    ],
    ids=["code", "type", "cost", "column", "cells"],
)
def test_a_wrong_row_is_refused_with_its_place(
    copy: Path, run: Run, old: str, new: str, reason: str
) -> None:
    file = copy / GAME / "content/own-cards.tsv"
    before = file.read_text(encoding="utf-8")
    assert old in before
    file.write_text(before.replace(old, new), encoding="utf-8")
    try:
        assert f"own-cards.tsv, {reason}" in run(*NOCTUARY, "card", "Lamplighter", code=2)
    finally:
        file.write_text(before, encoding="utf-8")
