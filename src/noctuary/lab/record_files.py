"""Records in files, one row per seat: CSV or Parquet, by the ending of the name."""

from __future__ import annotations

import csv
import importlib
import io
import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from noctuary.kernel.journal.files import read_file

from .record import Counts, GameRecord
from .texts import LabError

ENDINGS = (".csv", ".parquet")
NUMBERS = (
    "number", "seed", "seats", "seat", "side", "first", "score", "result", "choices", "rounds",
)  # fmt: skip
COLUMNS = (
    "game", "number", "seed", "seats", "seat", "side", "bot", "first", "score", "result", "choices",
    "rounds", "error", "happened",
)  # fmt: skip


LARGEST = 1 << 30
UNREADABLE = (
    OSError, LookupError, ValueError, TypeError, RecursionError, NotImplementedError, csv.Error,
)  # fmt: skip
"""What becomes of reading a file that holds something else."""


class BadFile(LabError):
    """A file of records that cannot be written or read."""


def check_file(path: Path) -> None:
    """Raise BadFile if records cannot be written there; call it before the games are played."""
    _check_ending(path)
    if not path.absolute().parent.is_dir():
        raise BadFile("error-folder", path=str(path.absolute().parent))
    if path.suffix == ".parquet":
        _parquet()


def save(records: Sequence[GameRecord], path: Path) -> None:
    """Write records to a file."""
    check_file(path)
    found = list(rows(records))
    if path.suffix == ".csv":
        with path.open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, COLUMNS)
            writer.writeheader()
            writer.writerows(found)
        return
    arrow, parquet = _parquet()
    types = [(c, arrow.int64() if c in NUMBERS else arrow.string()) for c in COLUMNS]
    parquet.write_table(arrow.Table.from_pylist(found, schema=arrow.schema(types)), path)


def load_records(path: Path) -> list[GameRecord]:
    """Read the records that `save` wrote."""
    _check_ending(path)
    try:
        data = read_file(path, LARGEST)
        if path.suffix == ".csv":
            reader = csv.DictReader(io.StringIO(data.decode("utf-8-sig"), newline=""))
            found: list[dict[str, Any]] = list(reader)
            if "game" not in (reader.fieldnames or ()):
                raise KeyError("game")
        else:
            found = _parquet()[1].read_table(io.BytesIO(data)).to_pylist()
        return group_by_game(found)
    except UNREADABLE as e:
        raise BadFile("error-records", path=str(path), why=str(e)) from None


def rows(records: Iterable[GameRecord]) -> Iterable[dict[str, Any]]:
    """Yield one row per seat."""
    for r in records:
        for seat, bot in enumerate(r.bots):
            yield {
                "game": r.game,
                "number": r.number,
                "seed": r.seed,
                "seats": len(r.bots),
                "seat": seat,
                "side": r.sides[seat] if r.sides else 0,
                "bot": bot,
                "first": r.first,
                "score": r.scores[seat] if r.scores else 0,
                "result": r.results[seat] if r.results else 0,
                "choices": r.choices,
                "rounds": r.rounds,
                "error": r.error,
                "happened": json.dumps(r.happened[seat]) if r.happened else "{}",
            }


def group_by_game(found: Sequence[dict[str, Any]]) -> list[GameRecord]:
    """Return records from rows of seats."""
    records = []
    i = 0
    while i < len(found):
        seats = int(found[i]["seats"])
        group = found[i : i + seats]
        if not 0 < seats == len(group):
            raise ValueError(f"there are {len(group)} seats of {seats}")
        i += seats
        one = group[0]
        whole = not one["error"]
        records.append(
            GameRecord(
                game=one["game"],
                number=int(one["number"]),
                seed=int(one["seed"]),
                bots=tuple(r["bot"] for r in group),
                first=int(one["first"]),
                scores=tuple(int(r["score"]) for r in group) if whole else (),
                results=tuple(int(r["result"]) for r in group) if whole else (),
                sides=tuple(int(r["side"]) for r in group) if whole and "side" in one else (),
                choices=int(one["choices"]),
                rounds=int(one["rounds"]),
                happened=tuple(counts_in(r["happened"]) for r in group) if whole else (),
                error=one["error"],
            )
        )
    return records


def counts_in(text: str) -> Counts:
    """Return how often each event happened, from JSON."""
    found = json.loads(text)
    if not isinstance(found, dict) or any(type(n) is not int for n in found.values()):
        raise ValueError("events are counted in whole numbers")
    return found


def _check_ending(path: Path) -> None:
    if path.suffix not in ENDINGS:
        raise BadFile("error-ending", path=str(path), allowed=", ".join(ENDINGS))


def _parquet() -> tuple[Any, Any]:
    try:
        arrow = importlib.import_module("pyarrow")
        return arrow, importlib.import_module("pyarrow.parquet")
    except ImportError:
        raise BadFile("error-parquet") from None
