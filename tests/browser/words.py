"""Messages of the client, read from its Fluent files."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from noctuary.i18n import FluentTranslations

ROOT = Path(__file__).parents[2]
SOURCES = (
    "web/locales/*.{}.ftl",
    "web/src/games/*/locales/*.{}.ftl",
    "src/noctuary/*/locales/{}.ftl",
    "src/noctuary/games/gates/locales/{}.ftl",
)


@cache
def texts(lang: str) -> tuple[str, ...]:
    """Return every Fluent file of the client in one language."""
    found = [p for source in SOURCES for p in sorted(ROOT.glob(source.format(lang)))]
    return tuple(p.read_text(encoding="utf-8") for p in found)


@cache
def bundle(lang: str) -> FluentBundle:
    """Return all messages of the client and of Gates."""
    made = FluentBundle([lang], use_isolating=False)
    for text in texts(lang):
        made.add_resource(FluentResource(text))
    return made


@cache
def title(game: str, lang: str) -> str:
    """Return the name of a game."""
    return FluentTranslations(f"noctuary.games.{game}", lang).format("game-title")


def say(key: str, lang: str = "en", **args: str | int) -> str:
    """Format a message, which must exist."""
    said, errors = bundle(lang).format_pattern(bundle(lang).get_message(key).value, args)
    assert not errors, (key, errors)
    return str(said)


@cache
def plain(lang: str) -> set[str]:
    """Return every message without arguments."""
    told = (bundle(lang).format_pattern(bundle(lang).get_message(key).value) for key in keys(lang))
    return {str(said) for said, errors in told if not errors}


@cache
def keys(lang: str = "en") -> frozenset[str]:
    """Return the ids of all messages."""
    return frozenset(re.findall(r"^([a-z][\w-]*) =", "\n".join(texts(lang)), re.MULTILINE))
