"""A second file of the game of words: reached as `chapter.name(...)`."""

from __future__ import annotations

from typing import Any

from noctuary.kernel import IntRule, ask, rule
from tests.kernel.games import words

K = 11
WIDE = (1, 200, 40000)


def triple(g: Any, n: int) -> int:
    return 3 * n


def shifted(g: Any, n: int) -> int:
    return n + K


@rule("FAR-1")
def far(g: Any, n: int) -> IntRule:
    """Asks with the options of the first file: two files that know each other."""
    yield ask(1, words.go_options)
    return n + 3
