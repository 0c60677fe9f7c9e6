"""Recorded games replay for ever, or stop at a line that the changelog explains."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from noctuary.kernel.journal import Journal
from noctuary.table.model.entries import read_entries
from noctuary.table.model.table import Table
from tests.games.parts import RELEASED

HERE = Path(__file__).parent
CHANGED: dict[str, int] = {
    "0.1.0/arkham-devourer-own-bag": 2,
    "0.1.0/arkham-devourer": 16,
    "0.1.0/arkham-gathering-asking": 345,
    "0.1.0/arkham-masks-after": 14,
    "0.1.0/arkham-masks": 6,
    "0.1.0/arkham-other-sets-1": 7,
    "0.1.0/arkham-other-sets-2": 11,
    "0.1.0/arkham-other-sets-3": 32,
    "0.1.0/arkham-other-sets-4": 14,
    "0.1.0/arkham-other-sets-5": 5,
    "0.1.0/arkham-other-sets-6": 32,
    "0.1.0/arkham-other-sets-7": 22,
    "0.1.0/gates-four-random": 513,
    "0.1.0/gates-four": 386,
    "0.1.0/gates-three": 290,
    "0.1.0/gates-two": 71,
    "0.1.0/lakeview-dover-random": 4,
    "0.1.0/lakeview-dover": 5,
    "0.1.0/lakeview-jersey": 4,
    "0.1.0/lakeview-mary": 6,
    "0.1.0/lakeview-snallygaster": 5,
    "0.1.0/lakeview-table-0": 10,
    "0.1.0/lakeview-table-1": 10,
}
"""`0.1.0/name` -> the line or row at which it stops; CHANGELOG.md tells of each."""


def recorded(ending: str) -> list[str]:
    """Return the names of all recordings of one sort."""
    return sorted(f"{p.parent.name}/{p.stem}" for p in HERE.glob(f"*/*.{ending}"))


@pytest.mark.parametrize("name", recorded("jsonl"))
def test_a_game_replays(name: str) -> None:
    journal = Journal.load(HERE / f"{name}.jsonl")
    if name in CHANGED:
        assert journal.divergence and journal.divergence.line == CHANGED[name]
        assert name in (HERE.parents[1] / "CHANGELOG.md").read_text(encoding="utf-8")
    else:
        assert journal.divergence is None
        assert journal.state.over


@pytest.mark.parametrize("name", recorded("rows"))
def test_a_table_opens(name: str) -> None:
    lines = (HERE / f"{name}.rows").read_text(encoding="utf-8").splitlines()
    rows: list[dict[str, Any]] = [json.loads(x) for x in lines]
    table = Table("TABLE2", read_entries(rows))
    if name in CHANGED:
        assert table.divergence and table.divergence.row == CHANGED[name]
        assert name in (HERE.parents[1] / "CHANGELOG.md").read_text(encoding="utf-8")
    else:
        assert table.divergence is None and table.seq == len(rows)


def test_every_released_game_is_recorded() -> None:
    named = {n.partition("/")[2].partition("-")[0] for n in recorded("jsonl")}
    assert named == set(RELEASED)
