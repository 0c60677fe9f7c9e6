"""What all HTTP endpoints share: rate limits, access keys, bodies within limits."""

from __future__ import annotations

import asyncio
from typing import TypeVar

import msgspec
from starlette.requests import Request

from noctuary.table.hub import hash_key
from noctuary.table.store.base import AccessKey

from ..context import ServerContext
from ..limits.rates import AddressRateLimiter, client_address
from ..refusal import ServerRefusal

T = TypeVar("T")
PATIENCE = 30.0
"""Seconds until the body of a request must be read."""


class Endpoints:
    """Endpoints of one server."""

    def __init__(self, context: ServerContext) -> None:
        self.context = context

    def rate_limit(self, request: Request, buckets: AddressRateLimiter) -> None:
        """Count a request of its address. Raise ServerRefusal if it is over the limit."""
        address = client_address(request.client)
        self.context.guesses.check(address)
        buckets.consume(address)

    async def authorize(self, table: str, secret: bool, key: str) -> AccessKey | None:
        """Return what an access key opens. Raise ServerRefusal if a table needs another."""
        found = await self.context.hub.store.key(hash_key(key)) if key else None
        if (key or secret) and (found is None or found.table != table):
            raise ServerRefusal("secret" if secret else "keys")
        return found

    async def body(self, request: Request, type: type[T], most: int = 0) -> T:
        """Decode the body of a request, within `most` bytes, else those of a message."""
        data = await self.read(request, most or self.context.limits.message)
        try:
            return msgspec.json.decode(data, type=type)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise ServerRefusal("malformed") from None

    async def read(self, request: Request, most: int) -> bytes:
        """Read the body of a request. Raise ServerRefusal if it is too large."""
        data = bytearray()
        too_large = ServerRefusal("too-large", n=most // 1024)
        if int(request.headers.get("content-length", "0")) > most:
            raise too_large
        async with asyncio.timeout(PATIENCE):
            async for part in request.stream():
                data += part
                if len(data) > most:
                    raise too_large
        return bytes(data)


def bearer_key(request: Request) -> str:
    """Return the access key of a request; empty if it has none."""
    return request.headers.get("authorization", "").partition("Bearer ")[2]
