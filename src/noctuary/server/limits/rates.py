"""Rate limits by address: token buckets that refuse instead of waiting."""

from __future__ import annotations

import time
from collections import Counter
from ipaddress import IPv6Address, ip_address

from ..config import Rate
from ..refusal import ServerRefusal

MAX_ADDRESSES = 10_000


class TokenBucket:
    """A token bucket: it fills at a steady rate up to a burst, and each event takes a token."""

    def __init__(self, rate: Rate) -> None:
        self.rate, self._level, self._at = rate, rate.burst, time.monotonic()

    def level(self) -> float:
        """Return how many tokens there are now."""
        now = time.monotonic()
        self._level = min(self.rate.burst, self._level + (now - self._at) * self.rate.per_second)
        self._at = now
        return self._level

    def take(self) -> float:
        """Take a token, even if there is none; return the rest, below zero over the limit."""
        self._level = self.level() - 1
        return self._level


class AddressRateLimiter:
    """A token bucket for each address."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._buckets: dict[str, TokenBucket] = {}
        self._capacity = MAX_ADDRESSES

    def consume(self, address: str) -> None:
        """Take a token of an address. Raise ServerRefusal if it has none."""
        self.check(address)
        self.bucket(address).take()

    def check(self, address: str) -> None:
        """Raise ServerRefusal if an address has no token."""
        if self.bucket(address).level() < 1:
            raise ServerRefusal("too-fast")

    def bucket(self, address: str) -> TokenBucket:
        """Return the bucket of an address. Full buckets are forgotten when there are too many."""
        if address not in self._buckets:
            if len(self._buckets) >= self._capacity:
                full = self.rate.burst
                self._buckets = {a: b for a, b in self._buckets.items() if b.level() < full}
                # Twice as many as are left, so that a newcomer seldom has to look through all.
                self._capacity = max(MAX_ADDRESSES, 2 * len(self._buckets))
            self._buckets[address] = TokenBucket(self.rate)
        return self._buckets[address]


def decrement(counter: Counter[str], address: str) -> None:
    """Take one from an address, and forget an address that has none left."""
    counter[address] -= 1
    if not counter[address]:
        del counter[address]


def client_address(client: tuple[str, int] | None) -> str:
    """Return the address that limits count for: in IPv6 a /64 network, as one customer has it."""
    if client is None:
        return ""
    try:
        address = ip_address(client[0].partition("%")[0])
    except ValueError:
        return client[0]
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return f"{IPv6Address(int(address) >> 64 << 64)}/64"
    return str(address)
