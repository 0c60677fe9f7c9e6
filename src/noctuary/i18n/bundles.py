"""Fluent bundles of packages, whose entries are parsed on first use."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from noctuary.packages import package_folder

ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*(?:\n(?![A-Za-z#-]).*)*", re.MULTILINE)
"""A message or a term: until a line begins with a letter, a dash or a comment."""
NAME = re.compile(r"-?[A-Za-z][\w-]*")
"""Anything that may be the name of a message or a term."""


def read_ftl(package: str, lang: str) -> str:
    """Read the texts of a package: `en.ftl`, then every `*.en.ftl`; empty if it has none."""
    words = package_folder(package).joinpath("locales")
    if not words.is_dir():
        return ""
    files = [
        f for f in words.iterdir() if f.name == f"{lang}.ftl" or f.name.endswith(f".{lang}.ftl")
    ]
    files.sort(key=lambda f: (f.name != f"{lang}.ftl", f.name))
    return "\n".join(f.read_text(encoding="utf-8") for f in files)


class Bundle(FluentBundle):
    """Texts in one language, without isolation marks around arguments.

    A command needs a few of thousands of messages, so an entry is parsed on first use, with those
    that it refers to.
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
        """Return a message."""
        self.parse_named(message_id)
        return super().get_message(message_id)

    def parse_named(self, text: str) -> None:
        """Parse every entry that a text may refer to, and those that these refer to."""
        left = NAME.findall(text)
        while left:
            name = left.pop()
            if (source := self._sources.get(name)) is not None:
                # Removed only after it was added: another thread may ask for it meanwhile.
                self.add_resource(FluentResource(f"{source}\n"))
                self._sources.pop(name, None)
                left += NAME.findall(source)


@cache
def load_bundle(package: str, lang: str) -> Bundle:
    """Return the texts of a package in one language."""
    return Bundle(lang, read_ftl(package, lang))
