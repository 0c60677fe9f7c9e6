"""What requests over HTTP have in common: they are counted, read within limits, and admitted."""

from __future__ import annotations

import asyncio
from typing import TypeVar

import msgspec
from starlette.requests import Request

from noctuary.table.hub import hashed
from noctuary.table.store.base import Key

from ..context import House
from ..limits.rates import Buckets, whence
from ..refusal import Refusal

T = TypeVar("T")
PATIENCE = 30.0
"""Seconds for the body of a request, and for the store to say that it is there."""


class Desk:
    """Hears requests for a house."""

    def __init__(self, house: House) -> None:
        self.house = house

    def count(self, request: Request, buckets: Buckets) -> None:
        """Counts a request for its address; Refusal when it is one too many."""
        address = whence(request.client)
        self.house.guesses.check(address)
        buckets.take(address)

    async def admitted(self, table: str, secret: bool, key: str) -> Key | None:
        """What a key opens; Refusal when it opens nothing, or when a secret table needs one."""
        found = await self.house.store.key(hashed(key)) if key else None
        if (key or secret) and (found is None or found.table != table):
            raise Refusal("secret" if secret else "keys")
        return found

    async def body(self, request: Request, type: type[T], most: int = 0) -> T:
        """What a request says, in so many bytes at most, else in those of a message."""
        data = await self.read(request, most or self.house.limits.message)
        try:
            return msgspec.json.decode(data, type=type)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise Refusal("malformed") from None

    async def read(self, request: Request, most: int) -> bytes:
        """The body of a request, as it comes."""
        data = bytearray()
        too_large = Refusal("too-large", n=most // 1024)
        if int(request.headers.get("content-length", "0")) > most:
            raise too_large
        async with asyncio.timeout(PATIENCE):
            async for part in request.stream():
                data += part
                if len(data) > most:
                    raise too_large
        return bytes(data)


def bearer(request: Request) -> str:
    """The key that a request carries."""
    return request.headers.get("authorization", "").partition("Bearer ")[2]
