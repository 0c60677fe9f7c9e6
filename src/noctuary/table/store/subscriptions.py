"""Subscriptions to the changes of a store."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Self
from weakref import WeakSet


class Subscription(AsyncIterator[tuple[str, int]]):
    """Tells one listener which tables have changed; of each table only the latest change."""

    def __init__(self) -> None:
        self._news: dict[str, int] = {}
        self._woken = asyncio.Event()
        self._ended = False

    def publish(self, table: str, seq: int) -> None:
        self._news[table] = seq
        self._woken.set()

    def end(self) -> None:
        self._ended = True
        self._woken.set()

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> tuple[str, int]:
        while not self._news:
            if self._ended:
                raise StopAsyncIteration
            self._woken.clear()
            await self._woken.wait()
        table = next(iter(self._news))
        return table, self._news.pop(table)


class Subscriptions:
    """The subscriptions of a store; one that nobody holds is forgotten."""

    def __init__(self) -> None:
        self._all: WeakSet[Subscription] = WeakSet()
        self._ended = False

    def add(self) -> Subscription:
        watcher = Subscription()
        self._all.add(watcher)
        if self._ended:
            watcher.end()
        return watcher

    def publish(self, table: str, seq: int) -> None:
        for watcher in self._all:
            watcher.publish(table, seq)

    def end(self) -> None:
        self._ended = True
        for watcher in self._all:
            watcher.end()
