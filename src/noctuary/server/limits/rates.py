"""How often something may happen."""

from __future__ import annotations

import time
from collections import Counter
from ipaddress import IPv6Address, ip_address

from ..config import Rate
from ..refusal import ServerRefusal

MAX_ADDRESSES = 10_000


class TokenBucket:
    """Fills steadily; everything that happens takes one drop out of it."""

    def __init__(self, rate: Rate) -> None:
        self.rate, self._level, self._at = rate, rate.burst, time.monotonic()

    def level(self) -> float:
        """How much may happen now."""
        now = time.monotonic()
        self._level = min(self.rate.burst, self._level + (now - self._at) * self.rate.per_second)
        self._at = now
        return self._level

    def take(self) -> float:
        """Takes a drop, there or not; what is left, below zero when it was too much."""
        self._level = self.level() - 1
        return self._level


class AddressRateLimiter:
    """A bucket for each address."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._of: dict[str, TokenBucket] = {}
        self._most = MAX_ADDRESSES

    def consume(self, address: str) -> None:
        """Something happens from an address; Refusal when it is too much."""
        self.check(address)
        self.bucket(address).take()

    def check(self, address: str) -> None:
        """Refusal when nothing more may happen from an address now."""
        if self.bucket(address).level() < 1:
            raise ServerRefusal("too-fast")

    def bucket(self, address: str) -> TokenBucket:
        """The bucket of an address; full ones are forgotten when there are twice as many."""
        if address not in self._of:
            if len(self._of) >= self._most:
                full = self.rate.burst
                self._of = {a: b for a, b in self._of.items() if b.level() < full}
                self._most = max(MAX_ADDRESSES, 2 * len(self._of))
            self._of[address] = TokenBucket(self.rate)
        return self._of[address]


def decrement(counter: Counter[str], address: str) -> None:
    """Take one from an address, and forget an address that has none left."""
    counter[address] -= 1
    if not counter[address]:
        del counter[address]


def client_address(client: tuple[str, int] | None) -> str:
    """The address that counts: in IPv6 one household has a whole network of them."""
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
