"""What only the store in a file promises."""

import asyncio
import multiprocessing
import os
import resource
import signal
import sqlite3
import stat
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest

from noctuary.kernel import NoctuaryError
from noctuary.table.store.base import NotSaved, StaleWrite
from noctuary.table.store.sqlite import database_file
from noctuary.table.store.sqlite.store import SqliteStore
from tests.table.store.support import choices, opened, run, soon, summary

CHILD = Path(__file__).with_name("child.py")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_the_settings_that_make_it_durable(file: str) -> None:
    with closing(database_file.open_file(file)) as opened:
        for connection in (opened.writing, opened.reading):
            for setting, value in [
                ("journal_mode", "wal"),
                ("synchronous", 2),
                ("foreign_keys", 1),
            ]:
                assert connection.execute(f"PRAGMA {setting}").fetchone() == (value,)
        with pytest.raises(sqlite3.Error, match="readonly"):
            opened.reading.execute("DELETE FROM tables")


def test_what_it_makes_is_for_this_user_only(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "tables.db"

    async def body() -> None:
        async with opened(str(path)) as store:
            await store.create(summary(), [])
            assert {file.name for file in path.parent.iterdir()} == {
                f"tables.db{end}" for end in ("", ".mark", "-wal", "-shm")
            }
            assert {mode(file) for file in path.parent.iterdir()} == {0o600}

    run(body())
    assert mode(path.parent) == mode(path.parent.parent) == 0o700


def test_what_is_there_keeps_its_mode(tmp_path: Path) -> None:
    tmp_path.chmod(0o750)
    run(_open_and_close(str(tmp_path / "tables.db")))
    assert mode(tmp_path) == 0o750


async def _open_and_close(address: str) -> None:
    async with opened(address):
        pass


# ---- writing together


def test_all_that_waits_is_one_transaction(file: str) -> None:
    async def body() -> None:
        async with opened(file) as store:
            assert isinstance(store, SqliteStore)
            names = [f"table {number}" for number in range(50)]
            await asyncio.gather(*(store.create(summary(name), []) for name in names))
            statements: list[str] = []
            busy, free = threading.Event(), threading.Event()

            def keep_busy(db: sqlite3.Connection) -> None:
                busy.set()
                free.wait()
                db.set_trace_callback(statements.append)

            store._writer.do(keep_busy)
            await asyncio.to_thread(busy.wait)
            # Every fifth is refused, and one is not waited for.
            writing = [
                asyncio.create_task(
                    store.append(summary(name, 1 if number % 5 else 3), choices(1, 1))
                )
                for number, name in enumerate(names)
            ]
            await asyncio.sleep(0.05)
            assert not any(each.done() for each in writing), "nothing is said before it is on disk"
            assert await store.rows("table 1") == [], "reading does not wait for writing"
            writing[49].cancel()
            await asyncio.wait(writing[49:])
            free.set()
            said = await asyncio.gather(*writing, return_exceptions=True)
            refused = [
                number for number, answer in enumerate(said) if isinstance(answer, StaleWrite)
            ]
            assert refused == list(range(0, 50, 5))
            assert isinstance(said[49], asyncio.CancelledError)
            written = [name for name in names if await store.rows(name)]
            assert written == [name for number, name in enumerate(names[:49]) if number % 5]
            # The first belongs to what kept it busy.
            assert statements.count("COMMIT") == 2

    run(body())


@pytest.mark.parametrize("harm", ["own", "all"])
def test_what_fails_undoes_no_more_than_it_must(file: str, harm: str) -> None:
    """A job that fails half-way is undone alone; when the commit fails, all is and all hear so."""

    def spoil(db: sqlite3.Connection) -> None:
        db.execute("UPDATE tables SET changed = 99")
        if harm == "all":
            db.execute("PRAGMA defer_foreign_keys = ON")
        db.execute("INSERT INTO rows VALUES ('of no table', 1, '', '')")

    async def body() -> None:
        async with opened(file) as store:
            assert isinstance(store, SqliteStore)
            await store.create(summary("red"), [])
            await store.create(summary("blue"), [])
            busy, free = threading.Event(), threading.Event()

            def hold(db: sqlite3.Connection) -> None:
                busy.set()
                free.wait()

            store._writer.do(hold)
            await asyncio.to_thread(busy.wait)
            before = asyncio.create_task(store.append(summary("red", 1), choices(1, 1)))
            await asyncio.sleep(0)
            spoilt = asyncio.wrap_future(store._writer.do(spoil))
            after = asyncio.create_task(store.append(summary("blue", 1), choices(1, 1)))
            await asyncio.sleep(0)
            free.set()
            said = await asyncio.gather(before, spoilt, after, return_exceptions=True)
            assert isinstance(said[1], NotSaved)
            if harm == "own":
                assert said[0] is said[2] is None
                assert {found.changed for found in await store.summaries()} == {1}
            else:
                assert isinstance(said[0], NotSaved) and isinstance(said[2], NotSaved)
                assert await store.summaries() == [summary("blue"), summary("red")]
                await store.append(summary("red", 1), choices(1, 1))
            assert await store.rows("red") == choices(1, 1)

    run(body())


def test_writing_that_is_not_waited_for_is_told_of(file: str) -> None:
    async def body() -> None:
        async with opened(file) as store:
            assert isinstance(store, SqliteStore)
            watcher = store.changes()
            busy, free = threading.Event(), threading.Event()
            await store.create(summary(), [])
            assert await soon(anext(watcher)) == ("red", 0)

            def hold(db: sqlite3.Connection) -> None:
                busy.set()
                free.wait()

            writing = asyncio.create_task(store.append(summary(seq=1), choices(1, 1)))
            await asyncio.sleep(0)
            store._writer.do(hold)
            await asyncio.to_thread(busy.wait)
            writing.cancel()
            free.set()
            assert await soon(anext(watcher)) == ("red", 1)
            assert await store.rows("red") == choices(1, 1)

    run(body())


# ---- one process


def test_a_second_process_is_refused(file: str) -> None:
    async def body() -> None:
        async with opened(file) as store:
            await store.create(summary(), [])
            other = subprocess.run(
                [sys.executable, CHILD, file, "claim"], capture_output=True, text=True
            )
            assert other.returncode
            assert "NoctuaryError" in other.stderr
            assert "in use by another process" in other.stderr
            with pytest.raises(NoctuaryError, match="in use by another process"):
                await SqliteStore.open(file)
            await store.append(summary(seq=1), choices(1, 1))

    run(body())
    run(_open_and_close(file))


def _sleep(ready: "multiprocessing.synchronize.Event") -> None:
    ready.set()
    signal.pause()


def test_a_forked_child_does_not_keep_the_lock(file: str) -> None:
    forking = multiprocessing.get_context("fork")
    ready = forking.Event()
    other = forking.Process(target=_sleep, args=(ready,))
    with closing(database_file.open_file(file)):
        other.start()
        assert ready.wait(20)
    try:
        run(_open_and_close(file))
    finally:
        other.kill()
        other.join()


# ---- trouble


def test_killed_at_any_time_it_has_all_it_acknowledged(file: str) -> None:
    async def begin() -> None:
        async with opened(file) as store:
            await store.create(summary(), [])

    async def check(acknowledged: int) -> None:
        async with opened(file) as store:
            rows = await store.rows("red")
            assert rows == choices(1, len(rows))
            assert acknowledged <= len(rows) <= acknowledged + 1
            assert (await store.summaries())[0].seq == len(rows)

    run(begin())
    for wanted in (1, 7, 40):
        with subprocess.Popen(
            [sys.executable, CHILD, file, "write"], stdout=subprocess.PIPE, text=True
        ) as other:
            assert other.stdout is not None
            said = [other.stdout.readline() for _ in range(wanted)]
            os.kill(other.pid, signal.SIGKILL)
            said += [line for line in other.stdout if line.endswith("\n")]
        run(check(int(said[-1])))


@pytest.mark.parametrize("trouble", ["full", "input and output"])
def test_rows_that_cannot_be_written(file: str, trouble: str) -> None:
    """Real failures of writing; the store works again as soon as the disk does."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)

    async def body() -> None:
        async with opened(file) as store:
            assert isinstance(store, SqliteStore)
            await store.create(summary("red", 1), choices(1, 1))
            await store.create(summary("blue", 1), choices(1, 1))

            async def set_pages(most: int) -> None:
                await asyncio.wrap_future(
                    store._writer.do(
                        lambda db: db.execute(f"PRAGMA max_page_count = {most}").fetchone()
                    )
                )

            if trouble == "full":
                await set_pages(30)
            else:
                resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, limits[1]))
            watcher = store.changes()
            big = [{"big": "x" * 1_000_000}]
            for _ in range(2):
                with pytest.raises(NotSaved, match="disk") as failed:
                    await store.append(summary("red", 2, changed=9), big)
                assert isinstance(failed.value.__cause__, sqlite3.Error)
                assert await store.rows("red") == choices(1, 1)
            # Written together, one may fail all; whoever hears that it was saved must be right.
            said = await asyncio.gather(
                store.append(summary("blue", 2), choices(2, 2)),
                store.append(summary("red", 2), big),
                return_exceptions=True,
            )
            assert isinstance(said[1], NotSaved)
            assert len(await store.rows("blue")) == (2 if said[0] is None else 1)

            if trouble == "full":
                await set_pages(2**30)
            else:
                resource.setrlimit(resource.RLIMIT_FSIZE, limits)
            await store.append(summary("red", 2), big)
            assert await store.rows("red") == [*choices(1, 1), *big]
            told = [await soon(anext(watcher))]
            while told[-1][0] != "red":
                told.append(await soon(anext(watcher)))
            assert told[-1] == ("red", 2)

    try:
        run(body())
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    run(_open_and_close(file))


def test_what_cannot_be_opened_says_why(tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    other.write_bytes(b"This is a letter, not a database. " * 100)
    (tmp_path / "a file").touch()
    for path in (other, tmp_path, tmp_path / "a file" / "tables.db"):
        with pytest.raises(NoctuaryError, match="cannot be opened") as failed:
            run(SqliteStore.open(str(path)))
        assert str(path) in str(failed.value)


# ---- versions of the schema


OLD = [
    *database_file.MIGRATIONS,
    "CREATE TABLE notes (words TEXT); CREATE TABLE more (words TEXT); -- all of it",
]
NEW = [*OLD, "ALTER TABLE notes ADD COLUMN said_by TEXT;\nUPDATE notes SET said_by = 'Ann';"]


def contents(file: str, question: str) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(file)
    found = connection.execute(question).fetchall()
    connection.close()
    return found


def test_an_older_file_is_brought_up_to_date(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_file, "MIGRATIONS", OLD)
    run(_open_and_close(file))
    connection = sqlite3.connect(file)
    connection.execute("INSERT INTO notes VALUES ('Hush')")
    connection.commit()
    connection.close()
    monkeypatch.setattr(database_file, "MIGRATIONS", NEW)
    for _ in range(2):
        run(_open_and_close(file))
        assert contents(file, "SELECT * FROM notes") == [("Hush", "Ann")]
        assert contents(file, "SELECT max(version) FROM schema_version") == [(len(NEW),)]


def test_a_newer_file_is_refused(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_file, "MIGRATIONS", NEW)
    run(_open_and_close(file))
    monkeypatch.setattr(database_file, "MIGRATIONS", OLD)
    with pytest.raises(NoctuaryError, match=rf"newer Noctuary.* is {len(NEW)}, this one knows"):
        run(SqliteStore.open(file))
    monkeypatch.setattr(database_file, "MIGRATIONS", NEW)
    run(_open_and_close(file))


def test_a_migration_is_done_whole_or_not_at_all(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_file, "MIGRATIONS", OLD)
    run(_open_and_close(file))
    monkeypatch.setattr(database_file, "MIGRATIONS", [*OLD, "DROP TABLE more; DROP TABLE missing"])
    with pytest.raises(NoctuaryError, match="missing"):
        run(SqliteStore.open(file))
    assert contents(file, "SELECT count(*) FROM more") == [(0,)]
    assert contents(file, "SELECT max(version) FROM schema_version") == [(len(OLD),)]
    monkeypatch.setattr(database_file, "MIGRATIONS", NEW)
    run(_open_and_close(file))
