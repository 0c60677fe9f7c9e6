"""What every store promises."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from noctuary.table.store.base import (
    AccessKey,
    NoSuchTable,
    NotSaved,
    StaleWrite,
    Store,
    StoredAttachment,
)
from tests.table.store.support import choices, opened, run, soon, summary, with_store

# ---- rows


@with_store
async def test_rows_come_back_in_order(store: Store) -> None:
    await store.create(summary(seq=2), choices(1, 2))
    await store.append(summary(seq=3), choices(3, 3))
    await store.append(summary(seq=12), choices(4, 12))
    assert await store.rows("red") == choices(1, 12)
    assert await store.rows("red", after=10) == choices(11, 12)
    assert await store.rows("red", after=12) == []
    assert await store.rows("red", after=99) == []


@with_store
async def test_a_table_may_begin_without_rows(store: Store) -> None:
    await store.create(summary(), [])
    assert await store.rows("red") == []
    await store.append(summary(seq=1), choices(1, 1))
    assert await store.rows("red") == choices(1, 1)


@with_store
async def test_tables_do_not_share_rows(store: Store) -> None:
    await store.create(summary("red", 1), [{"of": "red"}])
    await store.create(summary("blue", 1), [{"of": "blue"}])
    assert await store.rows("red") == [{"of": "red"}]
    assert await store.rows("blue") == [{"of": "blue"}]


@with_store
async def test_no_such_table(store: Store) -> None:
    with pytest.raises(NoSuchTable):
        await store.rows("red")
    with pytest.raises(NoSuchTable):
        await store.append(summary(seq=1), choices(1, 1))
    with pytest.raises(NoSuchTable):
        await store.add_key("a hash", AccessKey("red", "host"))
    assert await store.summaries() == []
    assert await store.key("a hash") is None


@with_store
async def test_a_table_is_made_once(store: Store) -> None:
    await store.create(summary(seq=1, note={"by": "Ann"}), choices(1, 1))
    with pytest.raises(StaleWrite):
        await store.create(summary(seq=1, note={"by": "Bob"}), [{"choice": "other"}])
    assert await store.rows("red") == choices(1, 1)
    assert [found.note for found in await store.summaries()] == [{"by": "Ann"}]


@with_store
async def test_a_table_is_not_made_with_a_gap(store: Store) -> None:
    with pytest.raises(StaleWrite):
        await store.create(summary(seq=5), choices(1, 4))
    assert await store.summaries() == []


@pytest.mark.parametrize("seq", [1, 2, 3, 5, 99])
def test_behind_changes_nothing(address: str, seq: int) -> None:
    async def body() -> None:
        async with opened(address) as store:
            await store.create(summary(seq=3, changed=7), choices(1, 3))
            with pytest.raises(StaleWrite):
                await store.append(summary(seq=seq, changed=8, over=True), choices(4, 4))
            assert await store.rows("red") == choices(1, 3)
            assert await store.summaries() == [summary(seq=3, changed=7)]
            await store.append(summary(seq=4), choices(4, 4))

    run(body())


@with_store
async def test_no_rows_still_replace_what_is_listed(store: Store) -> None:
    await store.create(summary(seq=1), choices(1, 1))
    await store.append(summary(seq=1, changed=5, listed=True, note={"open": 2}), [])
    assert await store.summaries() == [summary(seq=1, changed=5, listed=True, note={"open": 2})]
    with pytest.raises(StaleWrite):
        await store.append(summary(seq=2), [])
    assert await store.rows("red") == choices(1, 1)


ROWS: list[dict[str, Any]] = [
    {},
    {"nothing": None, "yes": True, "no": False, "half": 0.5, "below": -1, "far": 2**63 - 1},
    {"inside": {"a": [1, [2, {"b": []}]]}},
    {"": "empty name", "z": 1, "a": 2},
    {"chat": "Où êtes-vous\u202f? « Là-bas » 🐙 ไทย 漢字"},
    {"chat": "a\0b \x1f \" \\ ' \n\r\t \u2028 $1 :x ?"},
    {"seed": 2**127 + 1},
    {"big": "☃" * 2_000_000},
]


@with_store
async def test_rows_of_every_kind(store: Store) -> None:
    await store.create(summary(note=ROWS[4]), [])
    await store.append(summary(seq=len(ROWS), note=ROWS[2]), ROWS)
    back = await store.rows("red")
    assert back == ROWS
    assert list(back[3]) == ["", "z", "a"], "fields keep their order"
    assert [found.note for found in await store.summaries()] == [ROWS[2]]


@with_store
async def test_many_rows_at_once(store: Store) -> None:
    await store.create(summary(seq=5000), choices(1, 5000))
    assert await store.rows("red") == choices(1, 5000)


@with_store
async def test_rows_are_kept_as_they_were_given(store: Store) -> None:
    await store.create(summary(), [])
    rows = choices(1, 1)
    writing = asyncio.create_task(store.append(summary(seq=1), rows))
    await asyncio.sleep(0)
    rows[0]["choice"] = "changed later"
    rows.append({})
    await writing
    assert await store.rows("red") == choices(1, 1)


@with_store
async def test_names_are_only_names(store: Store) -> None:
    names = ["a:b:9", "Église", "'; DROP TABLE rows; --", "%", "a b", "A", "a"]
    for name in names:
        await store.create(summary(name, 1), [{"name": name}])
        await store.add_key(f"hash of {name}", AccessKey(name, "watch"))
    for name in names:
        assert await store.rows(name) == [{"name": name}]
        assert await store.key(f"hash of {name}") == AccessKey(name, "watch")
    assert [found.table for found in await store.summaries()] == sorted(names)


# ---- many at once


@with_store
async def test_fifty_tables_at_once(store: Store) -> None:
    names = [f"table {number}" for number in range(50)]
    await asyncio.gather(*(store.create(summary(name), []) for name in names))
    for seq in (1, 2, 3):
        await asyncio.gather(
            *(store.append(summary(name, seq), [{"of": name, "choice": seq}]) for name in names)
        )
    for name in names:
        assert await store.rows(name) == [{"of": name, "choice": seq} for seq in (1, 2, 3)]


@with_store
async def test_one_of_fifty_writes_a_row(store: Store) -> None:
    await store.create(summary(), [])
    said = await asyncio.gather(
        *(store.append(summary(seq=1), [{"by": number}]) for number in range(50)),
        return_exceptions=True,
    )
    winners = [number for number, answer in enumerate(said) if answer is None]
    assert len(winners) == 1
    assert sum(isinstance(answer, StaleWrite) for answer in said) == 49
    assert await store.rows("red") == [{"by": winners[0]}]


@with_store
async def test_fifty_writers_try_until_they_have_written(store: Store) -> None:
    await store.create(summary(), [])

    async def write(number: int) -> None:
        seq = 0
        while True:
            try:
                return await store.append(summary(seq=seq + 1), [{"by": number}])
            except StaleWrite:
                seq += len(await store.rows("red", after=seq))

    await asyncio.gather(*map(write, range(50)))
    assert sorted(row["by"] for row in await store.rows("red")) == list(range(50))


@with_store
async def test_a_refused_row_does_not_harm_its_neighbours(store: Store) -> None:
    names = [f"table {number}" for number in range(20)]
    await asyncio.gather(*(store.create(summary(name), []) for name in names))
    said = await asyncio.gather(
        *(
            store.append(summary(name, 1 + number % 2), [{"of": name}])
            for number, name in enumerate(names)
        ),
        return_exceptions=True,
    )
    assert [type(answer) for answer in said] == [type(None), StaleWrite] * 10
    for number, name in enumerate(names):
        assert len(await store.rows(name)) == 1 - number % 2


@with_store
async def test_whoever_stops_waiting_leaves_no_half_of_it(store: Store) -> None:
    await store.create(summary(), [])
    writing = asyncio.create_task(store.append(summary(seq=200), choices(1, 200)))
    await asyncio.sleep(0.001)
    writing.cancel()
    await asyncio.gather(writing, return_exceptions=True)
    await store.create(summary("blue"), [])
    back = await store.rows("red")
    assert back in ([], choices(1, 200))
    await store.append(summary(seq=len(back) + 1), choices(1, 1))


# ---- lists


@with_store
async def test_summaries_latest_first(store: Store) -> None:
    for name, changed in [("a", 3), ("b", 9), ("c", 5), ("e", 1), ("d", 1)]:
        await store.create(summary(name, changed=changed), [])
    assert [found.table for found in await store.summaries()] == ["b", "c", "a", "d", "e"]
    assert [found.table for found in await store.summaries(limit=2)] == ["b", "c"]
    await store.append(summary("e", 1, changed=2**45), choices(1, 1))
    assert [found.table for found in await store.summaries(limit=2)] == ["e", "b"]


@with_store
async def test_summaries_by_name_and_by_who_may_find_them(store: Store) -> None:
    shown = summary("shown", changed=2, listed=True, note={"game": "gates"})
    ended = summary("ended", changed=3, listed=True, over=True)
    hidden = summary("hidden", changed=4)
    for each in (shown, ended, hidden):
        await store.create(each, [])
    assert await store.summaries() == [hidden, ended, shown]
    assert await store.summaries(listed=True) == [ended, shown]
    assert await store.summaries(["shown", "hidden", "unknown", "shown"]) == [hidden, shown]
    assert await store.summaries(["shown", "hidden"], listed=True) == [shown]
    assert await store.summaries(["shown", "hidden"], limit=1) == [hidden]
    assert await store.summaries([]) == []
    await store.append(summary("shown", changed=5), [])
    assert await store.summaries(listed=True) == [ended]


# ---- keys and secrets


@with_store
async def test_keys(store: Store) -> None:
    await store.create(summary("red"), [])
    await store.create(summary("blue"), [])
    kept = {
        "h1": AccessKey("red", "host"),
        "h2": AccessKey("red", "seat", 3),
        "h3": AccessKey("blue", "invite"),
        "h4": AccessKey("blue", "watch"),
    }
    for hashed, key in kept.items():
        await store.add_key(hashed, key)
    for hashed, key in kept.items():
        assert await store.key(hashed) == key
    assert await store.key("h5") is None
    assert await store.keys([*kept, "h5", "h1"]) == kept
    assert await store.keys(["h2"]) == {"h2": kept["h2"]}
    assert await store.keys([]) == {}


@with_store
async def test_a_key_kept_again_opens_what_was_said_last(store: Store) -> None:
    await store.create(summary("red"), [])
    await store.add_key("h", AccessKey("red", "invite"))
    await store.add_key("h", AccessKey("red", "seat", 1))
    assert await store.key("h") == AccessKey("red", "seat", 1)


@with_store
async def test_files(store: Store) -> None:
    files = [
        StoredAttachment(f"sha256:{n}", "watch", n, {"n": n, "é": "🐙"}, bytes([n, 0, 255]))
        for n in (1, 2, 3)
    ]
    for file in files:
        await store.add_file(file)
    await store.add_file(replace(files[0], data=b"other", added=9))
    for file in files:
        assert await store.file(file.name) == file, "what is there stays"
    assert await store.file("sha256:4") is None
    listed = await store.files("watch")
    assert [(f.name, f.note, f.data) for f in listed] == [
        (f.name, f.note, b"") for f in reversed(files)
    ]
    assert [f.name for f in await store.files("watch", limit=1)] == ["sha256:3"]
    assert await store.files("gates") == []


@with_store
async def test_secrets(store: Store) -> None:
    assert await store.secret("red/webhook/1") is None
    await store.set_secret("red/webhook/1", "first")
    await store.set_secret("red/webhook/2", "")
    await store.set_secret("red/webhook/1", "sécond 🐙")
    assert await store.secret("red/webhook/1") == "sécond 🐙"
    assert await store.secret("red/webhook/2") == ""
    assert await store.secret("red/webhook") is None


# ---- changes and claims


@with_store
async def test_changes_reach_everybody_who_watches(store: Store) -> None:
    first, second = store.changes(), store.changes()
    await store.create(summary("red", 1), choices(1, 1))
    for watcher in (first, second):
        assert await soon(anext(watcher)) == ("red", 1)
    await store.append(summary("red", 3), choices(2, 3))
    assert await soon(anext(first)) == ("red", 3)
    late = store.changes()
    await store.create(summary("a:b", 0), [])
    assert await soon(anext(first)) == ("a:b", 0)
    assert await soon(anext(late)) == ("a:b", 0), "it hears nothing from before"


@with_store
async def test_changes_wake_who_waits(store: Store) -> None:
    watcher = store.changes()
    waiting = asyncio.create_task(anext(watcher))
    await asyncio.sleep(0.05)
    assert not waiting.done()
    await store.create(summary("red", 1), choices(1, 1))
    assert await soon(waiting) == ("red", 1)


@with_store
async def test_what_is_refused_is_no_change(store: Store) -> None:
    await store.create(summary("red", 1), choices(1, 1))
    await store.create(summary("blue", 1), choices(1, 1))
    await asyncio.sleep(0.2)
    watcher = store.changes()
    with pytest.raises(StaleWrite):
        await store.append(summary("red", 7), choices(2, 2))
    await store.append(summary("blue", 2), choices(2, 2))
    assert await soon(anext(watcher)) == ("blue", 2)


@with_store
async def test_who_is_slow_hears_of_each_table_once(store: Store) -> None:
    await store.create(summary("red"), [])
    await store.create(summary("blue"), [])
    await asyncio.sleep(0.2)
    watcher = store.changes()
    for seq in range(1, 6):
        await store.append(summary("red", seq), choices(seq, seq))
    await store.append(summary("blue", 1), choices(1, 1))
    await asyncio.sleep(0.2)
    assert [await soon(anext(watcher)) for _ in range(2)] == [("red", 5), ("blue", 1)]


def test_changes_end_with_the_store(address: str) -> None:
    async def body() -> None:
        async with opened(address) as store:
            watcher = store.changes()
            heard = asyncio.create_task(_all(watcher))
            await store.create(summary("red", 1), choices(1, 1))
            await asyncio.sleep(0.2)
        assert await soon(heard) == [("red", 1)]
        assert await soon(_all(store.changes())) == []

    async def _all(watcher: Any) -> list[tuple[str, int]]:
        return [change async for change in watcher]

    run(body())


@with_store
async def test_claims(store: Store) -> None:
    await store.create(summary("red"), [])
    assert await store.claim("red")
    assert await store.claim("red"), "it has it already"
    assert await store.claim("blue")
    await store.append(summary("red", 1), choices(1, 1))
    await store.release("red")
    await store.release("red")
    await store.release("never claimed")
    assert await store.claim("red")


# ---- the end


def test_everything_is_there_again(lasting: str) -> None:
    async def write() -> None:
        async with opened(lasting) as store:
            await store.create(summary(seq=1, changed=4, listed=True, note={"n": 1}), choices(1, 1))
            await store.append(summary(seq=3, changed=9, over=True, note={"n": 2}), choices(2, 3))
            await store.add_key("h", AccessKey("red", "seat", 2))
            await store.set_secret("webhook", "address")
            await store.claim("red")

    async def read() -> None:
        async with opened(lasting) as store:
            assert await store.rows("red") == choices(1, 3)
            assert await store.summaries() == [summary(seq=3, changed=9, over=True, note={"n": 2})]
            assert await store.key("h") == AccessKey("red", "seat", 2)
            assert await store.secret("webhook") == "address"
            assert await store.claim("red"), "a claim ends with the process"
            with pytest.raises(StaleWrite):
                await store.append(summary(seq=3), choices(3, 3))
            await store.append(summary(seq=4), choices(4, 4))

    run(write())
    run(read())


def test_closing_waits_for_what_is_being_written(lasting: str) -> None:
    names = [f"table {number}" for number in range(50)]

    async def write() -> None:
        async with opened(lasting) as store:
            writing = [
                asyncio.create_task(store.create(summary(name, 20), choices(1, 20)))
                for name in names
            ]
            await asyncio.sleep(0)
        await asyncio.gather(*writing)

    async def read() -> None:
        async with opened(lasting) as store:
            for name in names:
                assert await store.rows(name) == choices(1, 20)

    run(write())
    run(read())


def test_a_closed_store_says_so(address: str) -> None:
    async def body() -> None:
        async with opened(address) as store:
            await store.create(summary(), [])
        await store.close()
        with pytest.raises(NotSaved, match="closed"):
            await store.append(summary(seq=1), choices(1, 1))
        with pytest.raises(Exception, match="closed"):
            await store.rows("red")

    run(body())
