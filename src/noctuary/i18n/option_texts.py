"""Texts that come with the options of a table, as Fluent patterns."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from noctuary.plugin import Texts, load_option_texts

if TYPE_CHECKING:
    from noctuary.kernel import Game

NEW_LINE = r'{"\u000A"}'
"""A line break inside a pattern, whatever the next line begins with."""

SentTexts = Mapping[str, Mapping[str, Mapping[str, str]]]
"""Kind -> value -> language -> text, as a table sends them."""


@lru_cache(maxsize=4096)
def compile_pattern(text: str) -> Any:
    """Parse a text as a Fluent pattern; None if it is none and is used as it stands."""
    for end in (NEW_LINE, "\n    "):  # choices by number need their lines
        resource = FluentResource(f"text = {text.replace(chr(10), end)}\n")
        if len(resource.body) == 1 and isinstance(resource.body[0], Message):
            made = FluentBundle(["en"])
            made.add_resource(resource)
            return made.get_message("text").value
    return None


class CompiledOptionTexts:
    """The option texts of one table: all of them, or only those that were sent."""

    def __init__(
        self, game: Game, options: Mapping[str, Any], sent: SentTexts | None = None
    ) -> None:
        self._game, self._options, self._sent = game, options, sent
        self._brought = load_option_texts(game)
        self.kinds = self._brought.kinds if self._brought else frozenset[str]()
        """The kinds whose values are named."""

    @cached_property
    def _texts(self) -> Texts:
        if (sent := self._sent) is not None:
            return lambda kind, value: sent.get(kind, {}).get(str(value))
        assert self._brought is not None
        return self._brought.words(self._game.resolve(self._options))

    def find(self, kind: str, value: int) -> Mapping[str, str] | None:
        """Return the text of a value in each language; None if there is none."""
        return self._texts(kind, value) if kind in self.kinds else None
