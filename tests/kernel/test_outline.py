"""What is kept of rules that were read: the same as if they were read again, or nothing."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from noctuary.kernel import games, load
from noctuary.kernel.compiler import outline as outlines
from noctuary.kernel.runtime.loaded import LoadedGame
from noctuary.machine import cache_folder
from tests.kernel.test_native import GAME

NAMES = sorted(games())


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty cache folder with the library of Gates in it."""
    load("gates")
    ours = cache_folder()
    for library in ours.glob("*.so"):
        shutil.copy(library, tmp_path)
    monkeypatch.setenv("NOCTUARY_CACHE", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize("name", NAMES)
def test_kept_and_read_are_the_same(name: str) -> None:
    kept, read = load(name), load(name, "gen")
    assert kept.outline.hashes is not None and read.outline.hashes is None
    assert kept.outline.parts == read.outline.parts
    assert kept.outline.acts == read.outline.acts and kept.outline.tells == read.outline.tells
    assert kept.questions == read.questions and kept.outline.refs == read.outline.refs
    assert (kept.rules_hash, kept.evaluation_hash) == (read.rules_hash, read.evaluation_hash)
    assert kept.hash == read.program.hash


def test_rules_are_read_once(cache: Path) -> None:
    first, second = (LoadedGame(games()["gates"], "native") for _ in range(2))
    assert "program" in vars(first) and "program" not in vars(second)
    assert second.new(seed=4).fields() == first.new(seed=4).fields()


@pytest.mark.parametrize("harm", [b"", b"nonsense", b"{}"])
def test_a_damaged_outline_is_read_anew(cache: Path, harm: bytes) -> None:
    LoadedGame(games()["gates"], "native")
    (file,) = cache.glob("*.outline")
    file.write_bytes(harm)
    again = LoadedGame(games()["gates"], "native")
    assert "program" in vars(again)
    assert file.read_bytes() != harm


def test_a_changed_file_is_another_outline(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = games()["gates"]
    (folder := tmp_path / "rules").mkdir()
    monkeypatch.setattr(outlines, "_folders", lambda spec: [folder])
    keys = [outlines.cache_key(spec)]
    changes = [
        ("a.py", "X = 1"),
        ("a.py", "X = 2"),
        ("b.toml", "x = 1"),
        ("c.tsv", "x"),
        ("w.ftl", "w"),
    ]
    for name, text in changes:
        (folder / name).write_text(text)
        keys.append(outlines.cache_key(spec))
    assert len(set(keys)) == 5 and keys[-1] == keys[-2]


def test_the_same_files_elsewhere_are_another_outline(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two clones share the cache, and each says where its own rules stand."""
    keys = set()
    for clone in ("one", "two"):
        (folder := tmp_path / clone).mkdir()
        (folder / "a.py").write_text("X = 1")
        monkeypatch.setattr(outlines, "_folders", lambda spec, here=folder: [here])
        keys.add(outlines.cache_key(games()["gates"]))
    assert len(keys) == 2


def test_rules_from_elsewhere_are_not_kept() -> None:
    """A game without a folder of its own, or with rules outside it."""
    assert outlines.cache_key(GAME) == ""
    spec = games()["gates"]
    assert outlines.is_cacheable(spec, load("gates", "gen").program)
    assert not outlines.is_cacheable(spec, load("lakeview", "gen").program)
