"""What only the store in PostgreSQL promises."""

import asyncio
import subprocess
import sys
import traceback
from pathlib import Path

import asyncpg
import pytest

from noctuary.kernel import NoctuaryError
from noctuary.table.store.base import NotSaved, StaleWrite, Store
from noctuary.table.store.postgres import listener
from noctuary.table.store.postgres import store as postgres
from noctuary.table.store.postgres.store import PostgresStore
from tests.postgres import Cluster
from tests.table.store.support import choices, opened, run, soon, summary, until

CHILD = Path(__file__).with_name("child.py")


async def ask(database: str, question: str) -> object:
    """Return what PostgreSQL itself answers."""
    connection = await asyncpg.connect(database)
    try:
        return await connection.fetchval(question)
    finally:
        await connection.close()


# ---- several processes


def test_the_other_store_hears_of_changes(database: str) -> None:
    async def body() -> None:
        async with opened(database) as ours, opened(database) as other:
            heard = other.changes()
            await ours.create(summary("red", 1), choices(1, 1))
            assert await soon(anext(heard)) == ("red", 1)
            assert await other.rows("red") == choices(1, 1)
            await other.append(summary("red", 2), choices(2, 2))
            assert await soon(anext(heard)) == ("red", 2), "of its own changes too"
            with pytest.raises(StaleWrite):
                await ours.append(summary("red", 2), choices(2, 2))
            assert await ours.rows("red", after=1) == choices(2, 2)

    run(body())


def test_two_stores_race_for_every_row(database: str) -> None:
    async def body() -> None:
        async with opened(database) as ours, opened(database) as other:
            await ours.create(summary(), [])
            for seq in range(1, 21):
                said = await asyncio.gather(
                    ours.append(summary(seq=seq), [{"by": "ours"}]),
                    other.append(summary(seq=seq), [{"by": "other"}]),
                    return_exceptions=True,
                )
                assert sorted(type(answer).__name__ for answer in said) == [
                    "NoneType",
                    "StaleWrite",
                ]
                winner = "ours" if said[0] is None else "other"
                assert await ours.rows("red", after=seq - 1) == [{"by": winner}]

    run(body())


def test_a_claim_is_exclusive(database: str) -> None:
    async def body() -> None:
        async with opened(database) as ours, opened(database) as other:
            await ours.create(summary(), [])
            assert await ours.claim("red")
            assert await ours.claim("red")
            assert not await other.claim("red")
            assert await other.claim("blue")
            await other.release("red")
            assert not await other.claim("red"), "nobody gives up the claim of another"
            await other.append(summary(seq=1), choices(1, 1))
            await ours.release("red")
            assert await other.claim("red"), "however often it was claimed"
            assert not await ours.claim("red")
        async with opened(database) as later:
            assert await later.claim("red"), "a claim ends with its store"

    run(body())


def test_a_claim_that_is_not_waited_for_can_be_given_up(database: str) -> None:
    async def body() -> None:
        async with opened(database) as ours, opened(database) as other:
            for _ in range(5):
                claiming = asyncio.create_task(ours.claim("red"))
                await asyncio.sleep(0)
                claiming.cancel()
                await asyncio.gather(claiming, return_exceptions=True)
                assert await ours.claim("red")
                await ours.release("red")
                assert await other.claim("red")
                await other.release("red")

    run(body())


def test_another_process(database: str) -> None:
    async def body() -> None:
        async with opened(database) as store:
            await store.create(summary(), [])
            with subprocess.Popen(
                [sys.executable, CHILD, database, "claim"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            ) as other:
                assert other.stdin is not None and other.stdout is not None
                assert await asyncio.to_thread(other.stdout.readline) == "claimed\n"
                assert not await store.claim("red")
                heard = store.changes()
                other.stdin.write("\n")
                other.stdin.flush()
                assert (await soon(anext(heard)))[0] == "red"
                assert not await store.claim("red")
                said = [await asyncio.to_thread(other.stdout.readline)]
                other.kill()
                said += [line for line in other.stdout if line.endswith("\n")]
            await until(lambda: store.claim("red"))
            rows = await store.rows("red")
            assert rows == choices(1, len(rows))
            assert int(said[-1]) <= len(rows)

    run(body())


# ---- the server stops, and is there again


async def works(store: Store) -> bool:
    """Return whether the store reads and writes."""
    try:
        seq = len(await store.rows("red"))
        await store.append(summary(seq=seq + 1), choices(seq + 1, seq + 1))
    except NoctuaryError:
        return False
    return True


@pytest.mark.parametrize("mode", ["fast", "immediate"])
def test_the_server_restarts_underneath(cluster: Cluster, database: str, mode: str) -> None:
    async def body() -> None:
        async with opened(database) as store, opened(database) as other:
            heard = store.changes()
            await store.create(summary(seq=1), choices(1, 1))
            assert await soon(anext(heard)) == ("red", 1)
            await asyncio.gather(*(store.rows("red") for _ in range(20)))
            assert await store.claim("red")
            try:
                await asyncio.to_thread(cluster.stop, mode)
                with pytest.raises(NotSaved):
                    await store.append(summary(seq=2), choices(2, 2))
                with pytest.raises(NoctuaryError):
                    await store.rows("red")
                assert not await store.claim("red"), "a claim is lost with the connection"
                await store.release("red")
            finally:
                await asyncio.to_thread(cluster.start)
            await until(lambda: works(store))
            assert await soon(anext(heard)) in [("", 0), ("red", 2)]
            await until(lambda: store.claim("red"))
            await until(lambda: works(other))
            assert not await other.claim("red")
            rows = await store.rows("red")
            assert len(rows) == 3
            assert rows == choices(1, 3)

    run(body())


def test_after_a_restart_anything_may_have_changed(cluster: Cluster, database: str) -> None:
    async def body() -> None:
        async with opened(database) as store:
            heard = store.changes()
            await asyncio.to_thread(cluster.stop)
            await asyncio.to_thread(cluster.start)
            assert await soon(anext(heard)) == ("", 0)
            await store.create(summary(seq=1), choices(1, 1))
            assert await soon(anext(heard)) == ("red", 1)

    run(body())


def test_restarted_while_all_write_it_has_all_it_acknowledged(
    cluster: Cluster, database: str
) -> None:
    names = [f"table {number}" for number in range(8)]
    acknowledged = dict.fromkeys(names, 0)
    unsaved = 0

    async def write(store: Store, name: str, stopped: asyncio.Event) -> None:
        nonlocal unsaved
        while not stopped.is_set():
            try:
                seq = len(await store.rows(name))
                assert seq >= acknowledged[name]
                await store.append(summary(name, seq + 1), choices(seq + 1, seq + 1))
                acknowledged[name] = seq + 1
            except NoctuaryError as error:
                assert not isinstance(error, StaleWrite)
                unsaved += isinstance(error, NotSaved)
                await asyncio.sleep(0.02)

    async def all_have_written() -> None:
        before = dict(acknowledged)

        async def more() -> bool:
            return all(acknowledged[name] > before[name] for name in names)

        await until(more)

    async def body() -> None:
        stopped = asyncio.Event()
        async with opened(database) as store:
            for name in names:
                await store.create(summary(name), [])
            writing = [asyncio.create_task(write(store, name, stopped)) for name in names]
            for mode in ("immediate", "fast", "immediate"):
                await all_have_written()
                await asyncio.to_thread(cluster.stop, mode)
                await asyncio.to_thread(cluster.start)
            await all_have_written()
            stopped.set()
            await asyncio.gather(*writing)
        async with opened(database) as store:
            for name in names:
                rows = await store.rows(name)
                assert rows == choices(1, len(rows))
                assert len(rows) >= acknowledged[name] > 0

    run(body())
    assert unsaved, "the server was stopped while they wrote"


def test_a_connection_cut_while_writing(database: str) -> None:
    """PostgreSQL waits for a lock, and its connection is cut meanwhile."""

    async def body() -> None:
        async with opened(database) as store:
            await store.create(summary(), [])
            blocker = await asyncpg.connect(database)
            async with blocker.transaction():
                await blocker.execute("SELECT FROM tables FOR UPDATE")
                writing = asyncio.create_task(store.append(summary(seq=1), choices(1, 1)))
                cut = (
                    "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
                    " WHERE wait_event_type = 'Lock' AND datname = current_database()"
                )

                async def was_cut() -> bool:
                    return bool(await ask(database, cut))

                await until(was_cut)
                with pytest.raises(NotSaved):
                    await soon(writing)
            await blocker.close()
            assert await store.rows("red") == []
            await store.append(summary(seq=1), choices(1, 1))

    run(body())


def test_a_silent_line_is_found_out(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listener, "CHECKED", 0.05)

    async def body() -> None:
        async with opened(database) as store:
            assert isinstance(store, PostgresStore)
            heard = store.changes()
            await asyncio.sleep(0.2)
            # Nothing that PostgreSQL sends arrives any more, and nobody says so.
            store._line._connection._transport.pause_reading()
            # An answer is waited for as long as ever: a busy machine may be slow to give one.
            assert await soon(anext(heard)) == ("", 0)
            await store.create(summary(seq=1), choices(1, 1))
            assert await soon(anext(heard)) == ("red", 1)

    run(body())


def test_rows_are_on_disk_when_it_says_so(cluster: Cluster, database: str) -> None:
    """Even where the database is set up to be lax."""

    async def body() -> None:
        name = str(await ask(database, "SELECT current_database()"))
        await ask(database, f"ALTER DATABASE {name} SET synchronous_commit = off")
        async with opened(database) as store:
            assert isinstance(store, PostgresStore)
            async with store._use(NotSaved) as db:
                assert await db.fetchval("SHOW synchronous_commit") == "on"

    run(body())


# ---- opening


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://ann:hush-hush@127.0.0.1:1/tables",
        "postgresql://ann@127.0.0.1:1/tables?password=hush-hush",
        "postgresql://ann:hush-hush@127.0.0.1:port/tables",
        "postgresql://ann:12/hush-hush@127.0.0.1/tables",
        "postgresql://ann:hush-hush@[/tables",
        "postgresql://ann:hush-hush@127.0.0.1/tables?sslmode=perhaps",
        "postgresql://ann:hush-hush@nowhere.invalid/tables",
    ],
)
def test_errors_do_not_show_the_password(url: str) -> None:
    with pytest.raises(NoctuaryError, match="PostgreSQL") as failed:
        run(PostgresStore.open(url))
    assert "hush" not in "".join(traceback.format_exception(failed.value))


def test_a_database_that_is_not_there(cluster: Cluster) -> None:
    with pytest.raises(NoctuaryError, match='database "missing" does not exist'):
        run(PostgresStore.open(cluster.url("missing")))


# ---- versions of the schema


OLD = [
    *postgres.MIGRATIONS,
    "CREATE TABLE notes (words text); CREATE TABLE more (words text); -- all of it",
]
NEW = [*OLD, "ALTER TABLE notes ADD COLUMN said_by text;\nUPDATE notes SET said_by = 'Ann';"]


async def open_and_close(database: str) -> None:
    async with opened(database):
        pass


def test_an_older_database_is_brought_up_to_date(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "MIGRATIONS", OLD)
    run(open_and_close(database))
    run(ask(database, "INSERT INTO notes VALUES ('Hush')"))
    monkeypatch.setattr(postgres, "MIGRATIONS", NEW)
    for _ in range(2):
        run(open_and_close(database))
        assert run(ask(database, "SELECT words || said_by FROM notes")) == "HushAnn"
        assert run(ask(database, "SELECT max(version) FROM schema_version")) == len(NEW)


def test_a_newer_database_is_refused(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "MIGRATIONS", NEW)
    run(open_and_close(database))
    monkeypatch.setattr(postgres, "MIGRATIONS", OLD)
    with pytest.raises(NoctuaryError, match=rf"newer Noctuary.* is {len(NEW)}, this one knows"):
        run(PostgresStore.open(database))


def test_a_migration_is_done_whole_or_not_at_all(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "MIGRATIONS", OLD)
    run(open_and_close(database))
    monkeypatch.setattr(postgres, "MIGRATIONS", [*OLD, "DROP TABLE more; DROP TABLE missing"])
    with pytest.raises(NoctuaryError, match="missing"):
        run(PostgresStore.open(database))
    assert run(ask(database, "SELECT count(*) FROM more")) == 0
    assert run(ask(database, "SELECT max(version) FROM schema_version")) == len(OLD)


def test_many_start_at_once(database: str) -> None:
    async def body() -> None:
        await asyncio.gather(*(open_and_close(database) for _ in range(8)))

    run(body())
    versions = list(range(1, len(postgres.MIGRATIONS) + 1))
    assert run(ask(database, "SELECT array_agg(version) FROM schema_version")) == versions
