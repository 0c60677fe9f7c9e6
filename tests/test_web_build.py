"""The web client knows from what it was built."""

from __future__ import annotations

import json
from pathlib import Path
from types import ModuleType

import pytest

from tests.web import builder


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Return the builder of a small client that was just built."""
    made = builder()
    monkeypatch.setattr(made, "ROOT", tmp_path)
    monkeypatch.setattr(made, "BUILT", tmp_path / "sources.json")
    for name in ("web/src/a/A.svelte", "web/src/b.ts", "web/locales/en/c.ftl", "web/src/b.test.ts"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    made.BUILT.write_text(json.dumps(made.sources()))
    return made


def test_what_was_built_from_the_same_sources_is_not_built_again(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "system_node", lambda: pytest.fail("it is built"))
    assert build.stale() == ""
    assert build.main("build") == 0


def test_other_sources_are_named(build: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    (build.ROOT / "web/src/a/A.svelte").write_text("other")
    (build.ROOT / "web/src/b.ts").unlink()
    (build.ROOT / "web/src/new.css").write_text("new")
    assert build.main("stale") == 1
    told = capsys.readouterr().out
    for said in ("A.svelte has changed", "b.ts is gone", "new.css is new"):
        assert said in told


def test_tests_of_the_client_are_not_in_it(build: ModuleType) -> None:
    (build.ROOT / "web/src/b.test.ts").write_text("other")
    assert build.stale() == ""


@pytest.mark.parametrize("damage", ["", "[1", "[]", "null"])
def test_a_damaged_note_means_building_anew(build: ModuleType, damage: str) -> None:
    build.BUILT.write_text(damage)
    assert build.stale()


def test_many_are_counted(build: ModuleType) -> None:
    for n in range(40):
        (build.ROOT / f"web/src/{n}.ts").write_text("")
    assert build.stale().endswith("and 35 more")


def test_what_the_client_reads_of_games_counts() -> None:
    found = builder().sources()
    games = "src/noctuary/games"
    for name in ("gates/locales/fr.ftl", "lakeview/content/board.toml", "arkham/content/cards.tsv"):
        assert f"{games}/{name}" in found
    assert "web/src/table/TableLayout.svelte" in found and "web/vite.config.ts" in found
