"""What tests of stores are written with."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from noctuary.table.store.base import Store, Summary
from noctuary.table.store.connect import open_store
from tests.support import PATIENCE

T = TypeVar("T")


def run(coroutine: Coroutine[Any, Any, T]) -> T:
    """Runs a coroutine to its end, which must come."""

    async def limited() -> T:
        return await asyncio.wait_for(coroutine, 60)

    return asyncio.run(limited())


@asynccontextmanager
async def opened(address: str | None) -> AsyncIterator[Store]:
    """A store, closed in the end."""
    store = await open_store(address)
    try:
        yield store
    finally:
        await store.close()


def with_store(test: Callable[[Store], Awaitable[None]]) -> Callable[[str], None]:
    """A test of an open store, as one that pytest gives an address."""

    async def body(address: str) -> None:
        async with opened(address) as store:
            await test(store)

    def given_address(address: str) -> None:
        run(body(address))

    given_address.__name__ = test.__name__
    return given_address


def summary(table: str = "red", seq: int = 0, changed: int = 1, **others: Any) -> Summary:
    """A table in a list, by default hidden, not over and without a note."""
    return Summary(
        table,
        seq,
        changed,
        others.get("listed", False),
        others.get("over", False),
        others.get("note", {}),
    )


def choices(first: int, last: int) -> list[dict[str, Any]]:
    """Rows as a table might have, with their numbers."""
    return [{"choice": number} for number in range(first, last + 1)]


async def soon(told: Awaitable[T]) -> T:
    """What must come within seconds."""
    return await asyncio.wait_for(told, PATIENCE)


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    """Waits until something holds."""
    async with asyncio.timeout(PATIENCE):
        while not await holds():
            await asyncio.sleep(0.05)
