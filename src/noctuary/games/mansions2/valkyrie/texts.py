"""The texts of a quest as ours: both languages, the signs of the format resolved."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any

from ..scenario.book_writer import Pair
from .ini_reader import LONGEST_TEXT, Quest

LANGUAGES = ("English", "French")
"""Our languages as quests call them, in the order of a pair."""
DICTIONARIES = ("qst", "val", "ffg", "csh", "pck")
Named = Mapping[str, Pair]
"""Signs that only one text has, and what they say."""
NOTHING: Named = {}
DEEPEST, MOST = 20, 400
"""Texts within texts, and how many in one."""
ARGUMENTS = ("a", "b")
"""The names of a text's variables, as fields of the event."""
TAG = re.compile(r"</?[A-Za-z][^<>]{0,40}>|\[/?[biu]\]")
GLYPH = re.compile("[\ue000-\uf8ff]")
CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")
CAPITAL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z])(?=[0-9])|(?<=[A-Z])(?=[A-Z][a-z])|_")


@cache
def table(name: str) -> Any:
    """Load a table of facts or words."""
    file = resources.files(__package__).joinpath(f"{name}.toml")
    return tomllib.loads(file.read_text("utf-8"))


def fallback_text(key: str, **told: str) -> Pair:
    """Return a text for something that a quest leaves unsaid."""
    en, fr = table("words")["said"][key]
    for name, value in told.items():
        en, fr = (x.replace(f"{{ ${name} }}", value) for x in (en, fr))
    return en, fr


def humane(name: str, *prefixes: str) -> str:
    """Return an identifier as words: ItemUniqueOldKey is an old key."""
    for prefix in prefixes:
        if name.startswith(prefix) and len(name) > len(prefix):
            name = name.removeprefix(prefix)
    words = [w for w in CAPITAL.split(name) if w]
    return plain(" ".join(w if not w.isupper() or len(w) < 2 else w.title() for w in words))


def plain(text: str) -> str:
    """Return a text without markup and without signs that would mean something to us."""
    bare = GLYPH.sub("", TAG.sub("", text)).replace("{", "(").replace("}", ")")
    return "\n".join(" ".join(line.split()) for line in bare.split("\n")).strip()


@dataclass
class QuestText:
    """A text, and the variables whose values stand in it."""

    pair: Pair
    variables: tuple[str, ...] = ()
    someone: bool = False
    """It names an investigator drawn at random."""


@dataclass
class _Resolving:
    """A text that is being resolved into one language."""

    fill: bool
    variables: list[str] = field(default_factory=list)
    someone: bool = False
    left: int = MOST


class Texts:
    """The texts of a quest."""

    def __init__(self, quest: Quest, name_of: Callable[[str], Pair | None]) -> None:
        self.quest, self.name_of = quest, name_of
        tail = (quest.language, "English", *quest.texts)
        self._order = [tuple(dict.fromkeys((lang, *tail))) for lang in LANGUAGES]
        self._now = 0
        self.unknown: set[str] = set()
        """Signs that nobody knows."""

    def raw(self, key: str, side: int) -> str | None:
        """Return the text of a key in the first language that has it."""
        for lang in self._order[side]:
            if (text := self.quest.texts.get(lang, {}).get(key)) is not None:
                return text
        return None

    def resolve(self, key: str, named: Named = NOTHING, *, fill: bool = False) -> QuestText | None:
        """Return a text in both languages. `fill`: it may name variables."""
        raw = [self.raw(key, side) for side in range(len(LANGUAGES))]
        if raw[0] is None or raw[1] is None:
            return None
        return self.resolve_pair((raw[0], raw[1]), named, fill=fill)

    def resolve_pair(self, raw: Pair, named: Named = NOTHING, *, fill: bool = False) -> QuestText:
        """Return a text that stands in the quest itself, with its signs resolved."""
        out, both = [], _Resolving(fill)
        for side, text in enumerate(raw):
            self._now, both.left = side, MOST
            text = CONTROL.sub("", text)
            for name, pair in named.items():
                text = text.replace(f"{{{name}}}", pair[side])
            whole = self._resolve(text, both, DEEPEST)[:LONGEST_TEXT]
            out.append(_marked(plain(whole)))
        return QuestText((out[0], out[1]), tuple(both.variables), both.someone)

    def pair(self, key: str, named: Named = NOTHING) -> Pair | None:
        """Return a text that names no variables."""
        found = self.resolve(key, named)
        return found.pair if found and any(found.pair) else None

    # -- signs

    def _resolve(self, text: str, now: _Resolving, deep: int) -> str:
        out, length = [], 0
        for part, sign in _parts(text):
            one = self._sign(part, now, deep) if sign else part
            out.append(one)
            length += len(one)
            if length > LONGEST_TEXT:
                break
        return "".join(out)

    def _sign(self, inner: str, now: _Resolving, deep: int) -> str:
        """Return the text of a sign in braces."""
        now.left -= 1
        if deep <= 0 or now.left < 0:
            return ""
        parts = _split(inner)
        word = parts[0]
        if len(parts) == 1:
            known = table("words")["sign"].get(word.lower())
            if known is None and not re.fullmatch(r"[A-Z]{2,4}[0-9]{0,2}|/?[biu]|[0-9]", word):
                self.unknown.add(word[:40])
            return str(known[self._now]) if known else ""
        if word in DICTIONARIES:
            return self._looked_up(word, parts, now, deep)
        if word == "c":
            name = self.name_of(parts[1].strip())
            return name[self._now] if name else humane(parts[1])
        if word == "var":
            return self._variable(parts[1].strip(), now)
        if word == "rnd":
            return self._someone(now)
        self.unknown.add(word[:40])
        return ""

    def _looked_up(self, word: str, parts: list[str], now: _Resolving, deep: int) -> str:
        """Return a text of a dictionary: the quest's or, if it is somebody else's, in our words."""
        key = parts[1].strip()
        text = self.raw(key, self._now) if word == "qst" else None
        if text is None:
            known = table("words")["common"].get(key.upper())
            text = known[self._now] if known else humane(key.title().replace("_", " "))
        for name, value in zip(parts[2::2], parts[3::2], strict=False):
            text = text.replace(name, value)
        return self._resolve(text, now, deep - 1)

    def _variable(self, name: str, now: _Resolving) -> str:
        if not now.fill:
            return fallback_text("number")[self._now]
        if name not in now.variables:
            if len(now.variables) == len(ARGUMENTS):
                return fallback_text("number")[self._now]
            now.variables.append(name)
        return f"\x01{ARGUMENTS[now.variables.index(name)]}\x02"

    def _someone(self, now: _Resolving) -> str:
        if not now.fill:
            return fallback_text("someone")[self._now]
        now.someone = True
        return "\x01investigator\x02"


def _marked(text: str) -> str:
    """Return the places that the event fills in."""
    return text.replace("\x01", "{ $").replace("\x02", " }")


def _parts(text: str) -> Iterator[tuple[str, bool]]:
    """Yield the stretches of a text and, in between, the signs in braces."""
    at, depth, begin = 0, 0, 0
    for k, letter in enumerate(text):
        if letter == "{":
            if depth == 0:
                yield text[at:k], False
                begin = k + 1
            depth += 1
        elif letter == "}" and depth:
            depth -= 1
            if depth == 0:
                yield text[begin:k], True
                at = k + 1
    yield text[at:], False


def _split(inner: str) -> list[str]:
    """Split a sign at its colons, but not at those of inner signs."""
    parts, depth, now = [], 0, ""
    for letter in inner:
        depth += (letter == "{") - (letter == "}")
        if letter == ":" and depth == 0:
            parts.append(now)
            now = ""
        else:
            now += letter
    return [*parts, now]
