"""The texts of a scenario with the keys of their places, to move into files of their own."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import yaml

from .package import SCENARIO, WORDS, Package
from .yaml_reader import Map, Source

KINDS = {
    "objectives": "objective", "epilogues": "ending", "events": "event", "tokens": "token",
    "puzzles": "puzzle", "cards": "card", "monsters": "monster", "schedule": "mythos",
}  # fmt: skip
FIRST = ("t", "look", "name", "quiet")
"""Keys whose text is that of the whole thing, not one among several in it."""
Mark = tuple[int, int]


@dataclass(frozen=True)
class Wording:
    """A text of a scenario."""

    key: str
    mark: Mark
    said: Mapping[str, str]
    """By language, as far as it is there."""
    inline: bool


def wordings(source: Source) -> list[Wording]:
    """Return the texts of a compiled scenario, in the order of the file, each once."""
    places = dict(_places(source.root))
    found: dict[Mark, Wording] = {}
    taken: set[str] = set()
    for x in sorted(source.texts, key=lambda x: getattr(x, "mark", (0, 0))):
        mark = getattr(x, "mark", (0, 0))
        if mark not in places or mark in found:
            continue
        inline = not (isinstance(x, str) and str(x) in source.used)
        key = _free(places[mark], taken) if inline else str(x)
        taken.add(key)
        found[mark] = Wording(key, mark, _said(x, source), inline)
    return list(found.values())


def _said(x: Any, source: Source) -> dict[str, str]:
    if isinstance(x, Map):
        given = {lang: x.get(lang) for lang in source.languages}
    elif isinstance(x, list):
        given = dict(zip(source.languages, x, strict=False))
    elif str(x) in source.used:
        given = {lang: source.words.get(lang, {}).get(str(x)) for lang in source.languages}
    else:
        given = {source.languages[0]: x}
    return {lang: str(text) for lang, text in given.items() if text}


def _free(place: str, taken: set[str]) -> str:
    """Return the key of a place; the second one there gets a number."""
    if place not in taken:
        return place
    return next(f"{place}-{n}" for n in range(1, len(taken) + 2) if f"{place}-{n}" not in taken)


def _places(root: Any) -> Iterator[tuple[Mark, str]]:
    """Yield the mark and the key of everything in a scenario."""
    for section, part in root.items() if isinstance(root, Map) else ():
        kind = KINDS.get(section)
        if kind is None:
            yield part.mark, _plain(section)
            continue
        rows = part.items() if isinstance(part, Map) else enumerate(part, 1)
        for name, row in rows:
            own = row.get("id", name) if isinstance(row, Map) and section != "tokens" else name
            yield from _inner(row, _plain(f"{kind}-{own}"))


def _inner(x: Any, key: str) -> Iterator[tuple[Mark, str]]:
    if hasattr(x, "mark"):
        yield x.mark, key
    for v in x.values() if isinstance(x, Map) else x if isinstance(x, list) else ():
        yield from _inner(v, key)


def _plain(name: str) -> str:
    """Return a key that Fluent takes."""
    return re.sub(r"[^A-Za-z0-9_-]+", "-", str(name)).strip("-") or "text"


# ---- moving


def moved(package: Package, source: Source) -> Package:
    """Return the package with its texts in files of words, and their keys in their place.

    A text that is missing in a language stands in its file as a remark.
    """
    texts = wordings(source)
    spans = _spans(package.texts[SCENARIO])
    bare = package.texts[SCENARIO]
    for wording in sorted(texts, key=lambda w: w.mark, reverse=True):
        if wording.inline and wording.mark in spans:
            start, end = spans[wording.mark]
            before = bare[:start].rstrip()
            if not before.endswith(":") or "\n" not in bare[len(before) : start]:
                before = bare[:start]
            else:
                before += " "  # what stood below its key stands beside it
            bare = before + wording.key + bare[end:]
    files = {SCENARIO: bare.encode()}
    for lang in source.languages:
        files[WORDS[lang]] = "".join(_entry(w, lang) for w in texts).encode()
    return Package.from_files(files, package.where)


def _entry(wording: Wording, lang: str) -> str:
    """Return a text in Fluent's form, or a remark if there is none yet."""
    if lang not in wording.said:
        others = " / ".join(" ".join(text.split()) for text in wording.said.values())
        return f"# {wording.key} =\n#     {others}\n\n"
    lines = wording.said[lang].split("\n")
    if len(lines) == 1:
        return f"{wording.key} = {_escaped(lines[0])}\n"
    return f"{wording.key} =\n" + "".join(
        f"    {_escaped(line)}\n" if line else "\n" for line in lines
    )


def _escaped(line: str) -> str:
    """Quote what would not be text at the beginning of a line, or be lost at its ends."""
    if line[:1] in ("[", "*", ".", "}", " "):
        line = f'{{"{line[0]}"}}{line[1:]}'
    if line.endswith(" "):
        line = f'{line[:-1]}{{" "}}'
    return line


def _spans(text: str) -> dict[Mark, tuple[int, int]]:
    """Return from where to where everything in a file stands."""
    found: dict[Mark, tuple[int, int]] = {}
    root = yaml.compose(text, Loader=yaml.SafeLoader)
    waiting = [root] if root is not None else []
    while waiting:
        node = waiting.pop()
        mark = (node.start_mark.line + 1, node.start_mark.column + 1)
        found.setdefault(mark, (node.start_mark.index, _end(node, text)))
        if isinstance(node, yaml.MappingNode):
            waiting += [v for _, v in node.value]
        elif isinstance(node, yaml.SequenceNode):
            waiting += node.value
    return found


def _end(node: Any, text: str) -> int:
    """Return where something ends, without the blank that follows it."""
    if isinstance(node, yaml.CollectionNode) and not node.flow_style and node.value:
        last = node.value[-1]
        return _end(last[1] if isinstance(last, tuple) else last, text)
    start, end = int(node.start_mark.index), int(node.end_mark.index)
    return start + len(text[start:end].rstrip())
