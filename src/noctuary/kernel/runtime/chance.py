"""Chance that nobody can compute: outcomes that follow from a secret key and from the choices.

Everybody gets a commitment to the key before the game begins, and the key when it is over; then
anybody can compute every outcome again. Numbers of 32 bits are read from HMAC-SHA256 of the key in
counter mode (NIST SP 800-108); those that would favour an outcome are skipped.
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
"""Returns one of `n` outcomes, each as likely."""


class ChanceKey:
    """256 secret bits, revealed only when their game is over."""

    __slots__ = ("_bits",)

    def __init__(self, bits: bytes) -> None:
        if len(bits) != LENGTH:
            raise BadState(f"a key has {LENGTH} bytes, not {len(bits)}")
        self._bits = bits

    @classmethod
    def generate(cls) -> ChanceKey:
        """Return a key from the operating system's source of randomness."""
        return cls(secrets.token_bytes(LENGTH))

    @classmethod
    def read(cls, text: object) -> ChanceKey:
        """Return the key that `hex` wrote; raise BadState for any other text."""
        if not isinstance(text, str) or not HEX.fullmatch(text):
            raise BadState("a key is 64 hexadecimal digits")
        return cls(bytes.fromhex(text))

    def hex(self) -> str:
        """Return the key itself, for a store, or once the game is over."""
        return self._bits.hex()

    @property
    def commitment(self) -> str:
        """The hash that everybody may know; the key cannot be found from it."""
        return sha256(self._bits).hexdigest()

    def derive(self, what: str) -> int:
        """Return 62 bits for another use, which reveal nothing about the outcomes of the game."""
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
    """The outcomes of chance of one choice, one call each; `sizes` has the numbers of outcomes.

    `thread` is a hash of everything that was chosen, this choice included. The same choices have
    the same outcomes; another choice after an undo has others.
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
    """Return the thread after one more choice."""
    return sha256(thread + f"{seat} {choice}".encode()).digest()


@dataclass(frozen=True)
class Commitment:
    """The commitment to a key that is not known here."""

    commitment: str

    @classmethod
    def read(cls, text: object) -> Commitment:
        """Return the commitment of a text; raise BadState for any other text."""
        if not isinstance(text, str) or not HEX.fullmatch(text):
            raise BadState("a commitment is 64 hexadecimal digits")
        return cls(text)


ChanceSource = int | ChanceKey | Commitment
"""The source of a game's chance: a chosen seed, which is public; a key; or the commitment to a key
that is not known here.
"""


def position_seed(origin: ChanceSource) -> int:
    """Return the seed of a position, which has none of a key's bits."""
    return origin if isinstance(origin, int) else 0
