"""Damage in a store is reported, concerns one table only, and is never taken for intact."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import asyncpg
import pytest

from noctuary.kernel import NoctuaryError
from noctuary.table.store.base import AccessKey, Damaged, NoSuchTable, Store, StoredAttachment
from noctuary.table.store.migrations import migrations
from noctuary.table.store.postgres import store as postgres
from noctuary.table.store.sqlite import database_file
from noctuary.table.store.sqlite.store import SqliteStore
from noctuary.table.store.watermark import MAX_LINES, Watermark, WatermarkEntry
from tests.table.store.support import choices, opened, run, summary

CHILD = Path(__file__).with_name("child.py")


def change(address: str, statement: str) -> None:
    """Change a store as it never would itself."""
    if address.startswith("postgresql"):

        async def body() -> None:
            db = await asyncpg.connect(address)
            await db.execute(statement)
            await db.close()

        run(body())
    else:
        db = sqlite3.connect(address)
        db.executescript(statement)
        db.close()


async def fill(store: Store) -> None:
    """Write two tables with all that belongs to them."""
    for name in ("red", "blue"):
        await store.create(summary(name, 1, listed=True), choices(1, 1))
        await store.append(summary(name, 5, listed=True, note={"of": name}), choices(2, 5))
        await store.add_key(f"key of {name}", AccessKey(name, "seat", 1))
        await store.set_secret(f"secret of {name}", "hush")
        await bring(store, name)


async def bring(store: Store, name: str) -> None:
    """Store an attachment."""
    await store.add_file(
        StoredAttachment(f"file of {name}", "watch", 1, {"of": name}, b"night" * 900)
    )


def begin(address: str) -> None:
    async def body() -> None:
        async with opened(address) as store:
            await fill(store)

    run(body())


async def blue_is_whole(store: Store) -> None:
    """Check the table that was not damaged."""
    assert await store.rows("blue") == choices(1, 5)
    assert (await store.summaries(["blue"]))[0].note == {"of": "blue"}
    assert await store.key("key of blue") == AccessKey("blue", "seat", 1)
    assert await store.secret("secret of blue") == "hush"
    file = await store.file("file of blue")
    assert file is not None and file.data == b"night" * 900


# ---- one record


@pytest.mark.parametrize(
    "column", ["game = 'gates'", "note = '{}'", "added = 2", "data = checksum"]
)
def test_a_damaged_file_is_none(lasting: str, column: str) -> None:
    begin(lasting)
    change(lasting, f"UPDATE files SET {column} WHERE name = 'file of red'")

    async def body() -> None:
        async with opened(lasting) as store:
            assert await store.file("file of red") is None
            assert "file of red" in store.damage.others
            assert [f.name for f in await store.files("watch")] == ["file of blue"]
            await blue_is_whole(store)

    run(body())


@pytest.mark.parametrize(
    ("statement", "whole"),
    [
        ("UPDATE rows SET data = '{\"choice\":9}' WHERE table_id = 'red' AND seq = 3", 2),
        ("DELETE FROM rows WHERE table_id = 'red' AND seq = 3", 2),
        ("DELETE FROM rows WHERE table_id = 'red' AND seq = 5", 4),
        ("DELETE FROM rows WHERE table_id = 'red'", 0),
        ("UPDATE rows SET seq = 6 WHERE table_id = 'red' AND seq = 5", 4),
        (
            "UPDATE rows SET seq = 9 WHERE table_id = 'red' AND seq = 3;"
            "UPDATE rows SET seq = 3 WHERE table_id = 'red' AND seq = 4",
            2,
        ),
        (
            "DELETE FROM rows WHERE table_id = 'red' AND seq = 2; UPDATE rows SET table_id = 'red'"
            " WHERE table_id = 'blue' AND seq = 2",
            1,
        ),
        ("UPDATE tables SET seq = 4 WHERE id = 'red'", 5),
        ("UPDATE tables SET seq = 6 WHERE id = 'red'", 5),
        ("UPDATE tables SET note = '{}' WHERE id = 'red'", 5),
        ("UPDATE rows SET checksum = '' WHERE table_id = 'red' AND seq = 1", 0),
    ],
)
def test_a_table_is_whole_or_damaged(lasting: str, statement: str, whole: int) -> None:
    begin(lasting)
    change(lasting, statement)

    async def body() -> None:
        async with opened(lasting) as store:
            with pytest.raises(Damaged) as damaged:
                await store.rows("red")
            assert damaged.value.rows == choices(1, whole)
            assert "red" in store.damage.tables
            if "'blue'" not in statement:
                await blue_is_whole(store)
                assert store.damage.tables == {"red"}

    run(body())


def test_rows_without_a_summary_are_no_unknown_table(lasting: str) -> None:
    begin(lasting)
    keys = "ALTER TABLE {0} DROP CONSTRAINT {0}_table_id_fkey;"
    loosen = "".join(map(keys.format, ("rows", "keys"))) if "://" in lasting else ""
    change(lasting, f"{loosen} DELETE FROM tables WHERE id = 'red'")

    async def body() -> None:
        async with opened(lasting) as store:
            with pytest.raises(Damaged) as damaged:
                await store.rows("red")
            assert damaged.value.rows == choices(1, 5)
            with pytest.raises(NoSuchTable):
                await store.rows("green")
            await blue_is_whole(store)

    run(body())


def test_a_damaged_summary_is_listed_as_damaged(lasting: str) -> None:
    begin(lasting)
    change(lasting, "UPDATE tables SET note = '{\"of\":\"blue\"}', changed = 99 WHERE id = 'red'")

    async def body() -> None:
        async with opened(lasting) as store:
            red, blue = await store.summaries()
            assert (red.table, red.damaged, red.note, red.listed) == ("red", True, {}, False)
            assert not blue.damaged
            assert await store.summaries(listed=True) == [blue]
            assert await store.summaries(["red"]) == [red]
            await blue_is_whole(store)

    run(body())


def test_damaged_keys_and_secrets_open_nothing(lasting: str) -> None:
    begin(lasting)
    change(lasting, "UPDATE keys SET seat = 0 WHERE table_id = 'red'")
    change(lasting, "UPDATE secrets SET value = 'other' WHERE name = 'secret of red'")

    async def body() -> None:
        async with opened(lasting) as store:
            assert await store.key("key of red") is None
            assert await store.secret("secret of red") is None
            assert store.damage.others == {"key of red", "secret of red"}
            assert await store.rows("red") == choices(1, 5)
            await blue_is_whole(store)
            await store.add_key("key of red", AccessKey("red", "seat", 1))
            assert await store.key("key of red") == AccessKey("red", "seat", 1)

    run(body())


def test_a_page_that_turns_bad_while_the_store_is_open_harms_who_reads_it(file: str) -> None:
    async def body() -> None:
        async with opened(file) as store:
            await fill(store)
            await store.create(summary("big", 400), choices(1, 400))
        async with opened(file) as store:
            data = bytearray(Path(file).read_bytes())
            pages = range(0, len(data), 4096)
            inner = [p for p in pages if data[p] == 10 and data[p : p + 4096].count(b"big") > 50]
            bad = [p for p in inner if b"blue" not in data[p : p + 4096]]
            assert bad
            with Path(file).open("r+b") as disk:
                for at in bad:
                    disk.seek(at)
                    disk.write(bytes(4096))
            with pytest.raises(Damaged):
                await store.rows("big")
            assert store.damage.tables == {"big"}
            await blue_is_whole(store)

    run(body())


# ---- older stores


def test_records_of_an_older_store_get_checksums(
    lasting: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = migrations("postgres" if "://" in lasting else "sqlite")[:1]
    with monkeypatch.context() as older:
        older.setattr(postgres if "://" in lasting else database_file, "MIGRATIONS", old)
        if "://" in lasting:
            run(_migrate_only(lasting))
        else:
            db = database_file._connect(lasting)
            database_file._migrate(db)
            db.close()
    said = '{"chat":"Où êtes-vous ? \\n 🐙","at":1}'
    change(
        lasting,
        f"""
        INSERT INTO tables VALUES ('red', 1, 1700000000000, true, false, '{said}');
        INSERT INTO rows VALUES ('red', 1, '{said}');
        INSERT INTO keys VALUES ('h', 'red', 'watch', -1);
        INSERT INTO secrets VALUES ('s', 'sécret');
        """,
    )

    async def body() -> None:
        async with opened(lasting) as store:
            row = {"chat": "Où êtes-vous ? \n 🐙", "at": 1}
            assert await store.rows("red") == [row]
            (found,) = await store.summaries(listed=True)
            assert (found.note, found.damaged) == (row, False)
            assert await store.key("h") == AccessKey("red", "watch", -1)
            assert await store.secret("s") == "sécret"
            assert not store.damage
            await store.append(summary("red", 2), choices(2, 2))
            assert await store.rows("red") == [row, *choices(2, 2)]

    run(body())


async def _migrate_only(database: str) -> None:
    pool = await asyncpg.create_pool(database, min_size=1, max_size=1)
    await postgres._migrate(pool)
    await pool.close()


# ---- a file that SQLite cannot be trusted with


SPOILT = b"no database at all"


def spoil(file: str) -> None:
    with Path(file).open("r+b") as disk:
        disk.write(SPOILT)


def test_a_damaged_file_is_set_aside_whole(file: str) -> None:
    begin(file)
    spoil(file)
    spoilt = Path(file).read_bytes()

    async def body() -> None:
        async with opened(file) as store:
            assert store.damage.quarantined == ["tables.db.damaged-1"]
            assert not store.damage.tables, "all of it was carried over"
            await blue_is_whole(store)
            assert await store.rows("red") == choices(1, 5)
        async with opened(file) as store:
            assert store.damage.quarantined, "it is told as long as the file lies there"
        Path(f"{file}.damaged-1").rename(f"{file}.looked at")
        async with opened(file) as store:
            assert not store.damage

    run(body())
    assert Path(f"{file}.looked at").read_bytes() == spoilt
    spoil(file)
    Path(f"{file}.damaged-1").write_bytes(b"of an earlier time")
    run(_open_and_close(file))
    assert Path(f"{file}.damaged-1").read_bytes() == b"of an earlier time"
    assert Path(f"{file}.damaged-2").exists()


async def _open_and_close(address: str) -> None:
    async with opened(address):
        pass


def test_setting_aside_that_is_cut_short_is_done_again(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed just before the new file takes the place of the old one, whose log is gone by then."""

    async def crash() -> None:
        async with opened(file) as store:  # so that the log has no copy of the first page
            await bring(store, "red")
            await bring(store, "blue")
        async with opened(file) as store:
            await fill(store)
            for end in ("", "-wal", ".mark"):
                shutil.copy(f"{file}{end}", f"{file}.copy{end}")

    run(crash())
    copy = f"{file}.copy"
    spoil(copy)
    with monkeypatch.context() as cut:
        cut.setattr(Path, "replace", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            run(_open_and_close(copy))
    assert not Path(f"{copy}-wal").exists()
    assert Path(copy).read_bytes().startswith(SPOILT)

    async def body() -> None:
        async with opened(copy) as store:
            assert store.damage.quarantined == ["tables.db.copy.damaged-1"]
            await blue_is_whole(store)
            assert not store.damage.tables

    run(body())


def test_a_file_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    letter, other = tmp_path / "letter.txt", tmp_path / "places.db"
    letter.write_bytes(b"This is a letter, not a database. " * 100)
    db = sqlite3.connect(other)
    db.executescript("CREATE TABLE places (name TEXT); INSERT INTO places VALUES ('Arkham')")
    db.close()
    for path in (letter, other):
        before = path.read_bytes()
        with pytest.raises(NoctuaryError, match="cannot be opened"):
            run(SqliteStore.open(str(path)))
        assert path.read_bytes() == before
    assert {file.name for file in tmp_path.iterdir()} == {"letter.txt", "places.db"}


# ---- an emptied store


def empty_file(file: str) -> None:
    Path(file).write_bytes(b"")


def delete_file(file: str) -> None:
    Path(file).unlink()


def delete_tables(file: str) -> None:
    change(file, "DELETE FROM rows; DELETE FROM keys; DELETE FROM tables")


def drop_tables(file: str) -> None:
    change(
        file,
        "DROP TABLE rows; DROP TABLE keys; DROP TABLE tables; DROP TABLE secrets;"
        " DROP TABLE files; DROP TABLE schema_version",
    )


@pytest.mark.parametrize("empty", [empty_file, delete_file, delete_tables, drop_tables])
def test_an_emptied_file_is_no_new_one(file: str, empty: Callable[[str], None]) -> None:
    begin(file)
    empty(file)

    async def body() -> None:
        for _ in range(2):
            async with opened(file) as store:
                assert store.damage.quarantined == ["tables.db.damaged-1"]

    run(body())


@pytest.mark.parametrize("empty", [delete_tables, drop_tables])
def test_an_emptied_database_is_no_new_one(
    database: str, data: Path, empty: Callable[[str], None]
) -> None:
    async def look() -> list[str]:
        async with opened(database) as store:
            return store.damage.quarantined

    assert run(look()) == []
    assert run(look()) == [], "it never had tables"
    begin(database)
    assert run(look()) == []
    empty(database)
    told = run(look())
    assert len(told) == 1
    assert run(look()) == told, "it is told as long as the file lies there"
    (data / told[0]).unlink()
    assert run(look()) == []
    assert "noctuary@" not in "".join(file.name for file in data.iterdir())


def test_an_older_copy_is_no_silent_loss(file: str, tmp_path: Path) -> None:
    begin(file)
    shutil.copy(file, tmp_path / "backup")

    async def go_on() -> None:
        async with opened(file) as store:
            await store.append(summary("red", 6), choices(6, 6))

    async def restored(told: bool) -> None:
        async with opened(file) as store:
            assert bool(store.damage) is told
            assert store.damage.tables == ({"red"} if told else set())
            await blue_is_whole(store)

    run(go_on())
    shutil.copy(tmp_path / "backup", file)
    run(restored(True))
    for path in tmp_path.glob("tables.db*"):
        path.unlink()
    shutil.copy(tmp_path / "backup", file)
    run(restored(False))


def test_a_mark_does_not_grow_for_ever(tmp_path: Path) -> None:
    mark = Watermark(tmp_path / "mark")
    mark.begin([])
    for seq in range(MAX_LINES + 100):
        mark.add([WatermarkEntry("table", "red", seq)])
    mark.close()
    assert mark.read() == [WatermarkEntry("table", "red", MAX_LINES + 99)]
    assert (tmp_path / "mark").stat().st_size < 100 * 100


# ---- several paths to one file


def other_paths(file: Path) -> list[str]:
    """Return paths to the same file: a link, another name, a relative one."""
    (file.parent / "soft.db").symlink_to(file)
    os.link(file, file.parent / "hard.db")
    return [
        str(file),
        str(file.parent / "soft.db"),
        str(file.parent / "hard.db"),
        os.path.relpath(file),
        f"{file.parent}/../{file.parent.name}/{file.name}",
    ]


def test_one_file_by_several_paths_is_in_use_once(file: str) -> None:
    async def body() -> None:
        async with opened(file) as store:
            await fill(store)
            for path in other_paths(Path(file)):
                with pytest.raises(NoctuaryError, match="in use by another process"):
                    await SqliteStore.open(path)
                child = [sys.executable, CHILD, path, "claim"]
                other = subprocess.run(child, capture_output=True, text=True)
                assert "in use by another process" in other.stderr
            # A refused attempt has not taken away SQLite's own locks.
            look = "import sqlite3, sys; sqlite3.connect(sys.argv[1], timeout=0)"
            look += ".execute('PRAGMA locking_mode = EXCLUSIVE').connection.execute('VACUUM')"
            other = subprocess.run(
                [sys.executable, "-c", look, file], capture_output=True, text=True
            )
            assert "locked" in other.stderr
            await store.append(summary("red", 6), choices(6, 6))

    run(body())
    run(_open_and_close(str(Path(file).parent / "soft.db")))
    assert not list(Path(file).parent.glob("soft.db?*")), "SQLite's files lie beside the file"


def test_a_store_that_is_closed_is_free_for_another(file: str) -> None:
    async def body() -> None:
        for _ in range(3):
            async with opened(file) as store:
                await asyncio.sleep(0)
                assert isinstance(store, SqliteStore)
        async with opened(file):
            with pytest.raises(NoctuaryError, match="in use"):
                await SqliteStore.open(file)
        async with opened(file):
            pass

    run(body())


def test_marks_are_of_a_database_not_of_who_connects() -> None:
    names = {
        postgres._mark_name(url)
        for url in (
            "postgresql://ann:hush@host/tables",
            "postgresql://bob@host/tables",
            "postgres://host/tables?sslmode=require",
        )
    }
    assert len(names) == 1
    assert names != {postgres._mark_name("postgresql://ann@host/others")}
