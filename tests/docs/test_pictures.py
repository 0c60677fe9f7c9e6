"""The picture of the terminal can be made."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

FILE = Path(__file__).resolve().parents[2] / "docs/pictures/make.py"


def test_the_picture_of_the_terminal_can_be_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another game than the real one, for which a bot searches."""
    spec = importlib.util.spec_from_file_location("pictures", FILE)
    assert spec is not None and spec.loader is not None
    make = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(make)
    monkeypatch.setattr(make, "BOT", "random")
    monkeypatch.setattr(make, "FROM", 20)
    monkeypatch.setattr(make, "__file__", str(tmp_path / "make.py"))
    make.main()
    picture = (tmp_path / "terminal.svg").read_text(encoding="utf-8")
    assert picture.startswith("<svg") and "Mireille" in picture
