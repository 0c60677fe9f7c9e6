"""Chance that nobody can compute: outcomes that follow from a secret key and from what was chosen.

Everybody is told a commitment to the key before the game begins, and the key when it is over; then
anybody can work out every outcome again. Numbers of 32 bits are read from HMAC-SHA256 of the key in
counter mode (NIST SP 800-108); those that would favour an outcome are passed over.
"""

from __future__ import annotations

import hmac
import re
import secrets
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import count
from struct import Struct

from ..errors import BadState

LENGTH = 32
WORDS = Struct(">8I")
HEX = re.compile(r"[0-9a-f]{64}")
FIRST_THREAD = sha256(b"noctuary chance 1").digest()
"""The thread before the first choice."""

ChanceFunction = Callable[[int], int]
"""Gives one of `n` outcomes, each as likely."""


class ChanceKey:
    """256 secret bits; written out only when its game is over."""

    __slots__ = ("_bits",)

    def __init__(self, bits: bytes) -> None:
        if len(bits) != LENGTH:
            raise BadState(f"a key has {LENGTH} bytes, not {len(bits)}")
        self._bits = bits

    @classmethod
    def generate(cls) -> ChanceKey:
        """A key from the operating system's own chance."""
        return cls(secrets.token_bytes(LENGTH))

    @classmethod
    def read(cls, text: object) -> ChanceKey:
        """The key that `told` wrote."""
        if not isinstance(text, str) or not HEX.fullmatch(text):
            raise BadState("a key is 64 hexadecimal digits")
        return cls(bytes.fromhex(text))

    def hex(self) -> str:
        """The key itself, for a store, or once the game is over."""
        return self._bits.hex()

    @property
    def commitment(self) -> str:
        """What everybody may know: the key cannot be found from it, nor another with the same."""
        return sha256(self._bits).hexdigest()

    def derive(self, what: str) -> int:
        """62 bits for something beside the game, which tell nothing of what the key gives it."""
        return int.from_bytes(self._block(sha256(what.encode()).digest(), 0)[:8], "big") >> 2

    def _block(self, thread: bytes, number: int) -> bytes:
        return hmac.digest(self._bits, thread + number.to_bytes(4, "big"), "sha256")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ChanceKey) and self._bits == other._bits

    def __hash__(self) -> int:
        return hash(self.commitment)

    def __repr__(self) -> str:
        return f"<key of {self.commitment[:12]}>"


class ChanceStream:
    """The outcomes of chance of one choice, one call each; `sizes` tells of how many each was one.

    `thread` stands for everything that was chosen, this choice included: the same choices have the
    same outcomes, and whoever takes back and chooses otherwise knows nothing of what will come.
    """

    def __init__(self, key: ChanceKey, thread: bytes) -> None:
        self.sizes: list[int] = []
        self._key, self._thread = key, thread
        self._words = self._all_words()

    def __call__(self, n: int) -> int:
        fair = (1 << 32) // n * n
        while (word := next(self._words)) >= fair:
            pass
        self.sizes.append(n)
        return word % n

    def _all_words(self) -> Iterator[int]:
        for number in count():
            yield from WORDS.unpack(self._key._block(self._thread, number))


def extend_thread(thread: bytes, seat: int, choice: str) -> bytes:
    """The thread after one more choice."""
    return sha256(thread + f"{seat} {choice}".encode()).digest()


@dataclass(frozen=True)
class Commitment:
    """A key that is not known here, only the commitment to it."""

    commitment: str

    @classmethod
    def read(cls, text: object) -> Commitment:
        """The seal of a commitment."""
        if not isinstance(text, str) or not HEX.fullmatch(text):
            raise BadState("a commitment is 64 hexadecimal digits")
        return cls(text)


ChanceSource = int | ChanceKey | Commitment
"""Where the chance of a play comes from: a chosen seed, which everybody is told; a key, to which
everybody holds a commitment; or a key that is not known here.
"""


def position_seed(origin: ChanceSource) -> int:
    """The seed of a position: none of a key's bits are in it."""
    return origin if isinstance(origin, int) else 0
