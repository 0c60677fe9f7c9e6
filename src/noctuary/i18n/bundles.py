"""The words of a package: which files they stand in, and each entry parsed once it is wanted."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from noctuary.packages import package_folder

ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*(?:\n(?![A-Za-z#-]).*)*", re.MULTILINE)
"""A message or a term: until a line begins with a letter, a dash or a comment."""
NAME = re.compile(r"-?[A-Za-z][\w-]*")
"""Whatever may name a message or a term."""


def read_ftl(package: str, lang: str) -> str:
    """The words of a package: `en.ftl`, then every `*.en.ftl`; nothing where it has none."""
    words = package_folder(package).joinpath("locales")
    if not words.is_dir():
        return ""
    files = [
        f for f in words.iterdir() if f.name == f"{lang}.ftl" or f.name.endswith(f".{lang}.ftl")
    ]
    files.sort(key=lambda f: (f.name != f"{lang}.ftl", f.name))
    return "\n".join(f.read_text(encoding="utf-8") for f in files)


class Bundle(FluentBundle):
    """Words in one language, without marks around what is filled in. A command says a few of
    thousands of messages: an entry is parsed when it is asked for, with those that it names.
    """

    def __init__(self, lang: str, source: str) -> None:
        super().__init__([lang], use_isolating=False)
        self._sources: dict[str, str] = {}
        for found in ENTRY.finditer(source):
            self._sources.setdefault(found[1], found[0])

    def has_message(self, message_id: str) -> bool:
        """Whether there is a message of this name."""
        self.parse_named(message_id)
        return super().has_message(message_id)

    def get_message(self, message_id: str) -> Any:
        """A message."""
        self.parse_named(message_id)
        return super().get_message(message_id)

    def parse_named(self, text: str) -> None:
        """Parses every entry that a text may name, and those that these name."""
        left = NAME.findall(text)
        while left:
            name = left.pop()
            if (source := self._sources.get(name)) is not None:
                # Forgotten only once it is there: another thread may be asking for it.
                self.add_resource(FluentResource(f"{source}\n"))
                self._sources.pop(name, None)
                left += NAME.findall(source)


@cache
def load_bundle(package: str, lang: str) -> Bundle:
    """The words of a package in one language."""
    return Bundle(lang, read_ftl(package, lang))
