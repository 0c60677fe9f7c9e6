"""Webhooks: call people who are away when it is their turn, at an address that they gave."""

from __future__ import annotations

import asyncio
import logging
import socket
import ssl
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from threading import Thread
from urllib.parse import SplitResult, urlsplit

import msgspec

from noctuary.table.model.table import Table

from .refusal import ServerRefusal

log = logging.getLogger("noctuary.server")

LONGEST = 500
PATIENCE = 5.0
PAUSE = 60.0
"""Seconds between two calls for one seat."""
MOST_CALLS = 100
"""Calls in progress; further ones are dropped."""
LOOKUPS = 8
"""Names being resolved; further ones are refused."""
UNICAST = IPv6Network("2000::/3")
PORTS = {"http": 80, "https": 443}


Answer = asyncio.Future[list[str]]


class Resolver:
    """Resolves host names, each in a thread: one that hangs delays neither others nor the server's
    end.
    """

    def __init__(self) -> None:
        self._asked = 0

    async def hosts(self, name: str, port: int) -> list[str]:
        """Resolve a name; empty if that fails. Raise ServerRefusal if too many are in progress."""
        if self._asked >= LOOKUPS:
            raise ServerRefusal("too-fast")
        self._asked += 1
        loop = asyncio.get_running_loop()
        answer: Answer = loop.create_future()
        Thread(target=self._ask, args=(name, port, loop, answer), daemon=True).start()
        return await answer

    def _ask(self, name: str, port: int, loop: asyncio.AbstractEventLoop, answer: Answer) -> None:
        hosts: list[str] = []
        with suppress(OSError, UnicodeError):
            found = socket.getaddrinfo(name, port, type=socket.SOCK_STREAM)
            hosts = [str(where[0]) for *_, where in found]
        with suppress(RuntimeError):  # the server has stopped meanwhile
            loop.call_soon_threadsafe(self._answered, hosts, answer)

    def _answered(self, hosts: list[str], answer: Answer) -> None:
        self._asked -= 1
        if not answer.cancelled():
            answer.set_result(hosts)


class Webhooks:
    """Calls the addresses of seats, without anybody waiting for it."""

    def __init__(self, address: Callable[[str, int], Awaitable[str]], *, any_address: bool) -> None:
        self._address, self._any = address, any_address
        self._called: dict[tuple[str, int], float] = {}
        self._calls: set[asyncio.Task[None]] = set()
        self._names = Resolver()

    def call(self, table: Table, seat: int) -> None:
        """Call the address of a seat whose person is away."""
        if len(self._calls) >= MOST_CALLS:
            log.warning("webhook left out", extra={"table": table.id, "seat": seat})
            return
        body = {
            "table": table.id,
            "game": table.game.id,
            "seat": seat,
            "name": table.occupants[seat].name,
        }
        task = asyncio.create_task(self._call(table.id, seat, msgspec.json.encode(body)))
        self._calls.add(task)
        task.add_done_callback(self._calls.discard)

    async def close(self) -> None:
        """Cancel all calls."""
        for task in self._calls:
            task.cancel()
        await asyncio.gather(*self._calls, return_exceptions=True)

    async def check(self, url: str) -> None:
        """Raise ServerRefusal if an address cannot, or must not, be called."""
        parts = self._parts(url)
        if not self._any:
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._resolve(parts)
            except TimeoutError:
                raise ServerRefusal("webhook") from None

    def _parts(self, url: str) -> SplitResult:
        try:
            parts = urlsplit(url)
            port_ok = parts.port is None or parts.port > 0
        except ValueError:
            raise ServerRefusal("webhook") from None
        plain = len(url) <= LONGEST and url.isascii() and url.isprintable() and " " not in url
        if not (plain and port_ok and parts.scheme in PORTS and parts.hostname):
            raise ServerRefusal("webhook")
        if parts.username or parts.password:
            raise ServerRefusal("webhook")
        return parts

    async def _resolve(self, parts: SplitResult) -> tuple[str, int]:
        """Return an address that may be called: to where the name resolves now, not before."""
        port = parts.port or PORTS[parts.scheme]
        hosts = await self._names.hosts(parts.hostname or "", port)
        if not hosts:
            raise ServerRefusal("webhook")
        if not self._any and not all(is_public(host) for host in hosts):
            raise ServerRefusal("webhook-private")
        return hosts[0], port

    async def _call(self, table: str, seat: int, body: bytes) -> None:
        url = await self._address(table, seat)
        now = time.monotonic()
        last = self._called.get((table, seat))
        if not url or (last is not None and now - last < PAUSE):
            return
        self._called = {k: t for k, t in self._called.items() if now - t < PAUSE}
        self._called[table, seat] = now
        about = {"table": table, "seat": seat}
        try:
            async with asyncio.timeout(PATIENCE):
                status = await self._post(self._parts(url), body)
            log.info("webhook called", extra={**about, "status": status})
        except (OSError, TimeoutError, ValueError, EOFError, ServerRefusal) as e:
            log.warning("webhook failed", extra={**about, "reason": type(e).__name__})

    async def _post(self, parts: SplitResult, body: bytes) -> int:
        """Send one POST; read only the status of the response, follow no redirect."""
        host, port = await self._resolve(parts)
        secure = certificates() if parts.scheme == "https" else None
        name = parts.hostname if secure else None
        reader, writer = await asyncio.open_connection(host, port, ssl=secure, server_hostname=name)
        try:
            target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            head = (
                f"POST {target} HTTP/1.1\r\nHost: {parts.netloc}\r\nUser-Agent: noctuary\r\n"
                f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
                "Connection: close\r\n\r\n"
            )
            writer.write(head.encode("ascii") + body)
            await writer.drain()
            _, status, *_ = (await reader.readline()).split()
            return int(status)
        finally:
            writer.transport.abort()  # whatever else comes


@cache
def certificates() -> ssl.SSLContext:
    """Return the trusted certificates; reading them takes a while."""
    return ssl.create_default_context()


def is_public(host: str) -> bool:
    """Return whether an address is on the internet, not in a private network."""
    address = ip_address(host.partition("%")[0])
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    if isinstance(address, IPv6Address):
        tunnelled = address.sixtofour or address.teredo
        return address in UNICAST and address.is_global and not tunnelled
    return address.is_global and not address.is_multicast
