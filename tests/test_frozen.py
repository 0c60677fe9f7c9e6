"""What was recorded stays: stored entries, lists, reports and journals, hashes, the wire, and names
that operators and browsers know. `tests/frozen` says what to do where one of them must change.
"""

from __future__ import annotations

import json

import msgspec
import pytest

from noctuary.kernel import games
from noctuary.server.reports import read_sealed
from noctuary.table import protocol as wire
from noctuary.table.model.entries import AnyEntry, read_entries
from noctuary.table.model.occupants import Occupant
from tests.frozen import HERE, MADE, read
from tests.games.parts import RELEASED


@pytest.mark.parametrize("name", sorted(MADE))
def test_it_is_made_as_before(name: str) -> None:
    found, before = MADE[name](), read(name)
    apart = {k: (v, found.get(k)) for k, v in before.items() if found.get(k) != v}
    assert not apart, f"as it was, and as it is; {HERE}/__init__.py says what to do"
    being_made = games().keys() - set(RELEASED)
    assert found.keys() - being_made == before.keys(), "python -m tests.frozen adds what is new"


def test_every_kind_of_entry_is_read_and_written_as_before() -> None:
    lines = (HERE / "entries.jsonl").read_text(encoding="utf-8").splitlines()
    kept = [json.loads(line) for line in lines]
    for before, entry in zip(kept, read_entries(kept), strict=True):
        assert entry.data() == before
    assert {one["kind"] for one in kept} == {
        kind.__struct_config__.tag for kind in AnyEntry.__args__
    }


@pytest.mark.parametrize(
    ("name", "kind"),
    [("place", Occupant), ("settings", wire.Settings), ("summary", wire.TableListing)],
)
def test_what_a_store_holds_is_read_and_written_as_before(name: str, kind: type) -> None:
    before = read(name)
    before = before.get("row", before)
    assert msgspec.to_builtins(msgspec.convert(before, kind)) == before


def test_a_sealed_report_is_read_as_before() -> None:
    data = (HERE / "report.json").read_bytes()
    report = read_sealed(data)
    assert report is not None
    before = json.loads(data)
    kept = dict(msgspec.to_builtins(report))
    assert kept.items() <= before.items()
    assert len(kept) == len(report.__struct_fields__)
