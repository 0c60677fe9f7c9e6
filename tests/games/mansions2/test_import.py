"""`noctuary scenario import`."""

from __future__ import annotations

from pathlib import Path

import pytest

from noctuary.games.mansions2.valkyrie import imported
from tests.cli.test_commands import said
from tests.games.mansions2.questing import QUESTS, quest


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Crossroads", "Languages: English", "Companion only", "EventMissing")),
        ("fr", ("Crossroads", "English", "Compagnon seulement", "EventMissing")),
    ],
)
def test_a_quest_is_listed_with_its_languages_and_problems(
    lang: str, words: tuple[str, ...]
) -> None:
    code, out, _ = said(f"scenario import {QUESTS / 'successors'} --lang {lang}")
    assert code == 0
    for word in (*words, "quest.ini:13:1"):
        assert word in out


def test_what_it_is_made_of_is_written_into_one_file(tmp_path: Path) -> None:
    file = tmp_path / "board.valkyrie"
    code, out, _ = said(f"scenario import {QUESTS / 'board'} --out {file}")
    assert code == 0
    assert "sha256:" in out
    again = imported(file)
    assert again.made.tables == quest("board").made.tables
    assert again.quest.media == 0


def test_what_is_no_quest_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "quest.ini").write_text("[Quest]\ntype=D2E\n")
    for path, word in ((tmp_path, "D2E"), (tmp_path / "nothing", "no such file")):
        code, out, _ = said(f"scenario import {path} --lang en")
        assert code == 1
        assert word in out


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("nearly as it was meant", "You need")),
        ("fr", ("à peu de chose près", "Il vous faut")),
    ],
)
def test_what_a_quest_needs_and_what_its_prose_does_are_told(
    lang: str, words: tuple[str, ...], tmp_path: Path
) -> None:
    file = tmp_path / "house.effects.yaml"
    code, out, _ = said(f"scenario import {QUESTS / 'house'} --effects {file} --lang {lang}")
    assert code == 0
    for word in (*words, "Beyond the Threshold", "confirmed: yes"):
        assert word in out
    assert file.read_text("utf-8").startswith("confirmed: no\nEventDesk:\n")
    assert said(f"scenario import {QUESTS / 'house'} --effects {tmp_path / 'no' / 'x'}")[0] == 2
