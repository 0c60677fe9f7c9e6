"""A server on a damaged store starts, reports the damage, and lets everybody else play."""

import sqlite3
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from noctuary.cli import run
from noctuary.kernel.journal import Journal
from noctuary.table.model.entries import read_entries
from noctuary.table.model.table import Table, journal_file
from tests.server.house import House, Json, config
from tests.table.store.support import opened
from tests.table.store.support import run as wait


def table(house: House) -> Json:
    """Open a table with a few choices."""
    keys = house.open("me", "random")
    with house.sit(keys["table"], keys["seats"][0]["key"]) as ann:
        for _ in range(3):
            assert ann.my_turn()
            ann.choose()
    return keys


def filled(folder: Path) -> tuple[Json, Json]:
    """Return the access keys of two tables in a store."""
    house = House(config(folder))
    red, blue = table(house), table(house)
    house.close()
    return red, blue


def change(file: Path, statement: str, *values: str) -> None:
    db = sqlite3.connect(file)
    db.execute(statement, values)
    db.commit()
    db.close()


SUMMARY = "UPDATE tables SET note = replace(note, 'row', 'raw') WHERE id = ?"
HEADLESS = "DELETE FROM tables WHERE id = ?"
FIRST = "UPDATE rows SET data = '{}' WHERE table_id = ? AND seq = 1"
LATER = "UPDATE rows SET data = replace(data, 'chosen', 'unsaid') WHERE table_id = ? AND seq = 3"


@pytest.mark.parametrize("statement", [SUMMARY, HEADLESS, FIRST, LATER])
def test_one_damaged_table_harms_no_other(folder: Path, statement: str) -> None:
    red, blue = filled(folder)
    change(folder / "tables.db", statement, red["table"])
    house = House(config(folder))
    with ExitStack() as stack:
        stack.callback(house.close)
        for path in (f"/api/tables/{red['table']}", f"/api/tables/{red['table'].lower()}"):
            answer = house.http.get(path)
            assert answer.status_code == 409
            assert answer.json() == {
                "error": "error-damaged",
                "args": {"id": red["table"]},
                "problems": [],
            }
        listed = house.http.get("/api/tables").json()
        assert [row["table"]["id"] for row in listed] == [blue["table"]]
        held = [key["key"] for keys in (red, blue) for key in keys["seats"]]
        mine = {row["table"]["id"]: row for row in house.http.post(
            "/api/mine", json={"keys": held}
        ).json()}  # fmt: skip
        assert mine.keys() == {red["table"], blue["table"]}
        assert mine[red["table"]]["damaged"] and not mine[blue["table"]]["damaged"]
        assert mine[red["table"]]["seats"] == [0]
        health = house.http.get("/health")
        assert health.status_code == 200
        told = health.json()
        assert (told["ok"], told["degraded"], told["damage"]["tables"]) == (True, True, 1)
        # A record that is gone is missed by the mark beside the file.
        assert told["damage"]["files"] == int(statement is HEADLESS)
        with house.connect() as client:
            assert client.refused("hello", table=red["table"])["error"] == "error-damaged"
        with house.sit(blue["table"], blue["seats"][0]["key"]) as ann:
            assert ann.my_turn()
            ann.choose()
        assert table(house)


def test_a_damaged_table_of_bots_does_not_stop_the_start(folder: Path) -> None:
    house = House(config(folder))
    keys = house.open("random", "random", settings={"pace": 10_000})
    house.close()
    change(folder / "tables.db", FIRST, keys["table"])
    house = House(config(folder))
    assert house.http.get("/health").json()["degraded"] is True
    assert house.http.get("/api/tables").json() == []
    house.close()


def zero_header(file: Path) -> None:
    with file.open("r+b") as disk:
        disk.write(bytes(100))


def zero_everything(file: Path) -> None:
    file.write_bytes(bytes(file.stat().st_size))


def cut(file: Path) -> None:
    with file.open("r+b") as disk:
        disk.truncate(3 * 4096 + 17)


def empty(file: Path) -> None:
    file.write_bytes(b"")


@pytest.mark.parametrize("harm", [zero_header, zero_everything, cut, empty])
def test_a_server_starts_whatever_its_file_is_like(
    folder: Path, harm: Callable[[Path], None]
) -> None:
    red, _ = filled(folder)
    harm(folder / "tables.db")
    for _ in range(2):
        house = House(config(folder))
        assert house.http.get("/health").json()["damage"]["files"] == 1
        assert house.http.get("/api/tables").status_code == 200
        found = house.http.get(f"/api/tables/{red['table']}")
        assert found.status_code == (200 if harm is zero_header else found.status_code)
        assert table(house)
        house.close()
    (folder / "tables.db.damaged-1").unlink()


# ---- getting a journal back


def test_journals_are_rescued_up_to_the_damage(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    red, blue = filled(folder)
    db = folder / "tables.db"

    async def rows(id: str) -> list[Json]:
        async with opened(str(db)) as store:
            return await store.rows(id)

    whole = {keys["table"]: wait(rows(keys["table"])) for keys in (red, blue)}
    last = len(whole[red["table"]])
    change(
        db, "UPDATE rows SET data = '{}' WHERE table_id = ? AND seq = ?", red["table"], str(last)
    )
    before = {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()}
    to = tmp_path / "journals"
    assert run(["rescue", str(db), "--to", str(to), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert f"Table {red['table']}: {last - 1} rows are whole up to the damage." in said
    assert f"Table {blue['table']}: all {len(whole[blue['table']])} rows are whole." in said
    for id, count in ((red["table"], last - 1), (blue["table"], len(whole[blue["table"]]))):
        file = to / f"{id}.jsonl"
        again = Table(id, read_entries(whole[id][:count]))
        assert file.read_bytes() == journal_file(again.journal_in_play)
        assert Journal.load(file).state.hash() == again.journal_in_play.state.hash()
        assert file.stat().st_mode & 0o077 == 0
        assert run(["replay", str(file)]) == 0
    after = {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()}
    assert after == before, "the store is only read"
    capsys.readouterr()
    assert run(["rescue", str(db), red["table"].lower(), "--to", str(to)]) == 2
    assert "--to" in capsys.readouterr().err
    assert run(["rescue", str(db), "NOBODY", "--to", str(to)]) == 2
    assert run(["rescue", str(tmp_path / "missing.db")]) == 2


def test_journals_are_rescued_from_postgres(
    folder: Path, database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house = House(config(folder, db=database))
    keys = table(house)
    house.close()
    to = tmp_path / "journals"
    assert run(["rescue", database, keys["table"], "--to", str(to), "--lang", "fr"]) == 0
    assert "lignes sont intactes" in capsys.readouterr().out
    assert Journal.load(to / f"{keys['table']}.jsonl").choices
    assert run(["rescue", database, "NOBODY", "--to", str(to)]) == 2
    assert "noctuary@" not in capsys.readouterr().err
