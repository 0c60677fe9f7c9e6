"""Helpers of the tests of stores."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from noctuary.table.store.base import Store, Summary
from noctuary.table.store.connect import open_store
from tests.support import PATIENCE

T = TypeVar("T")


def run(coroutine: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine that must end soon."""

    async def limited() -> T:
        return await asyncio.wait_for(coroutine, 60)

    return asyncio.run(limited())


@asynccontextmanager
async def opened(address: str | None) -> AsyncIterator[Store]:
    """Open a store, and close it in the end."""
    store = await open_store(address)
    try:
        yield store
    finally:
        await store.close()


def with_store(test: Callable[[Store], Awaitable[None]]) -> Callable[[str], None]:
    """Make a test of an open store one that takes an address."""

    async def body(address: str) -> None:
        async with opened(address) as store:
            await test(store)

    def given_address(address: str) -> None:
        run(body(address))

    given_address.__name__ = test.__name__
    return given_address


def summary(table: str = "red", seq: int = 0, changed: int = 1, **others: Any) -> Summary:
    """Return a summary, by default hidden, not over and without a note."""
    return Summary(
        table,
        seq,
        changed,
        others.get("listed", False),
        others.get("over", False),
        others.get("note", {}),
    )


def choices(first: int, last: int) -> list[dict[str, Any]]:
    """Return entries as a table might have."""
    return [{"choice": number} for number in range(first, last + 1)]


async def soon(told: Awaitable[T]) -> T:
    """Wait for something that must come within seconds."""
    return await asyncio.wait_for(told, PATIENCE)


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(PATIENCE):
        while not await holds():
            await asyncio.sleep(0.05)
