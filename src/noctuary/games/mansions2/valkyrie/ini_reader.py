"""A reader of Valkyrie quests: sections with their lines, and texts in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from .files import HEAD, LARGEST, Files, opened, opened_bytes, text_of
from .problems import Problems, refusal

KINDS = (
    "Tile", "Door", "Token", "UI", "Event", "Spawn", "MPlace", "QItem", "Puzzle", "CustomMonster",
    "Activation", "StartingItem",
)  # fmt: skip
"""The kinds of sections, by the beginning of their names."""
FOREIGN = ("MPlace",)
"""Sections of the other game that the format is for."""
FORMATS = (4, 21)
EFFECTS = ".effects.yaml"
"""The ending of a side file, with the effects of a quest's prose as our operations."""
GAME = "mom"
END_OF_LINE = re.compile(r"\r\n|\r|\n")
MOST_SECTIONS, MOST_TEXTS, LONGEST_TEXT = 6_000, 30_000, 8_000
LANGUAGE = re.compile(r"[^\W\d_][\w ()-]{1,30}")
BARS = "|||"
"""Marks around a text in place of quotes."""
WHOLE = re.compile(r"[+-]?[0-9]{1,6}")
REAL = re.compile(
    r"[+-]?(?:[0-9]{1,12}(?:[.,][0-9]{0,20})?|[.,][0-9]{1,20})(?:[eE][+-]?[0-9]{1,2})?"
)


@dataclass
class Section:
    """One section, with the file and line of its header and of every key."""

    name: str
    file: str
    line: int
    keys: dict[str, str] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)

    @property
    def kind(self) -> str:
        """The kind of the section; empty for anything else."""
        return next((k for k in KINDS if self.name.startswith(k)), "")

    @property
    def is_shown(self) -> bool:
        """An event that is told; in old files, one whose text is empty is not."""
        return self.truth("display", True) and self.keys.get("text") != ""

    def at(self, key: str) -> int:
        """Return the line of a key, or of the section."""
        return self.lines.get(key, self.line)

    def get(self, key: str, default: str = "") -> str:
        """Return the value of a key, or a default."""
        return self.keys.get(key, default)

    def words(self, key: str) -> list[str]:
        """Return the names in a list."""
        return self.get(key).split()

    def truth(self, key: str, default: bool = False) -> bool:
        """Whether a value is true, in any case."""
        return self.get(key, str(default)).strip().lower() == "true"

    def whole(self, key: str, default: int) -> int:
        """Return a whole number, or a default if there is none."""
        text = self.get(key).strip()
        if WHOLE.fullmatch(text):
            return int(text)
        return int(self.real(key)) if REAL.fullmatch(text) else default

    def real(self, key: str, default: float = 0.0) -> float:
        """Return a number, or a default if there is none."""
        text = self.get(key).strip()
        return float(text.replace(",", ".")) if REAL.fullmatch(text) else default


@dataclass
class Quest:
    """A quest as its files tell it."""

    where: str
    head: Section
    sections: dict[str, Section] = field(default_factory=dict)
    texts: dict[str, dict[str, str]] = field(default_factory=dict)
    """Language -> key -> text."""
    problems: Problems = field(default_factory=Problems)
    files: dict[str, bytes] = field(default_factory=dict)
    """The files that were read."""
    media: int = 0
    """Files that lie beside it and are never needed."""

    @property
    def format(self) -> int:
        """The format that the quest declares."""
        return self.head.whole("format", FORMATS[1])

    @property
    def language(self) -> str:
        """The language it falls back on."""
        return self.head.get("defaultlanguage").strip() or "English"

    def of(self, *kinds: str) -> list[Section]:
        """Return the sections of some kinds, in the order of the files."""
        return [s for s in self.sections.values() if s.kind in kinds]

    def problem(self, s: Section, at: str, key: str, **told: object) -> None:
        """Note what is odd about a key of a section."""
        self.problems.note(s.file, s.at(at), key, section=s.name, **told)


def sections(text: str, file: str) -> Iterator[Section]:
    """Yield the sections of a file; the first of two equal keys counts."""
    now: Section | None = None
    for n, raw in enumerate(END_OF_LINE.split(text), 1):
        line = raw.strip()
        if not line or line[0] in ";#":
            continue
        if line[0] == "[":
            if now:
                yield now
            now = Section(line.strip("[] \t"), file, n)
        elif now:
            key, _, value = line.partition("=")
            now.keys.setdefault(key.strip(), value.strip().strip('"'))
            now.lines.setdefault(key.strip(), n)
    if now:
        yield now


def language_of(text: str) -> tuple[str, dict[str, str]]:
    """Return the language of a text file and its texts; quoted ones may run over lines."""
    lines = iter(END_OF_LINE.split(text.lstrip()))
    _, _, language = next(lines, "").partition(",")
    language = language.strip(' "\t')
    found: dict[str, str] = {}
    if not LANGUAGE.fullmatch(language):
        return "", found
    for line in lines:
        key, comma, value = line.partition(",")
        if not comma or line.lstrip().startswith("//"):
            continue
        for quote in (BARS, '"'):
            if value.startswith(quote):
                value = _whole_text(value, quote, lines)
                break
        if len(found) < MOST_TEXTS:
            found.setdefault(key.strip(), value.replace("\\n", "\n")[:LONGEST_TEXT])
    return language, found


def _whole_text(value: str, quote: str, lines: Iterator[str]) -> str:
    """Return a text in quotes, up to the line where they close.

    That is the line with the bars or, for quotes that are doubled within, the next line with an odd
    number of them.
    """
    parts = [value]
    shut = value.rstrip().endswith(BARS) and value.strip() != BARS
    while not (shut if quote == BARS else sum(p.count(quote) for p in parts) % 2 == 0):
        more = next(lines, None)
        if more is None:
            break
        parts.append(more)
        shut = more.rstrip().endswith(BARS)
    said = "\n".join(parts).rstrip()
    if quote == BARS:
        return said.removeprefix(BARS).removesuffix(BARS)
    if len(said) > 1 and said.endswith(quote):
        said = said[1:-1]
    return said.replace('""', '"')


def read(path: str | Path) -> Quest:
    """Read the quest in a folder or in a package.

    A side file with effects may lie beside a package, called like it. Raise NoQuest if there is
    none for us.
    """
    with opened(path) as files:
        quest = _read(files)
    beside = Path(path).with_suffix(EFFECTS)
    if Path(path).is_file() and beside.is_file() and beside.stat().st_size <= LARGEST:
        quest.files[beside.name.lower()] = beside.read_bytes()
    return quest


def read_bytes(data: bytes, where: str = "") -> Quest:
    """Read the quest in the bytes of a package, or raise NoQuest."""
    with opened_bytes(data, where) as files:
        return _read(files)


def _read(files: Files) -> Quest:
    if HEAD not in files:
        saved = any(name.endswith("save.ini") for name in files)
        raise refusal(files.where or HEAD, "save" if saved else "no-head", name=HEAD)
    problems = Problems()

    def text(file: str, s: Section | None = None, key: str = "") -> str:
        data = files.read(file)
        if data is None:
            problems.note(s.file if s else HEAD, s.at(key) if s else 1, "no-file", name=file)
            return ""
        said, sound = text_of(data)
        if not sound:
            problems.note(file, 1, "encoding")
        return said

    heads: dict[str, Section] = {}
    for one in sections(text(HEAD), HEAD):
        heads.setdefault(one.name, one)
    if "Quest" not in heads:
        raise refusal(HEAD, "no-head", name="[Quest]")
    quest = Quest(files.where, heads["Quest"], problems=problems, files=files.kept)
    _check_head(quest)
    data = heads.get("QuestData", Section("QuestData", HEAD, 1))
    for file in (HEAD, *dict.fromkeys(data.keys)):
        _add(quest, list(sections(text(file, data, file), file)))
    spoken = heads.get("QuestText", Section("QuestText", HEAD, 1))
    usual = [name for name in files if re.fullmatch(r"localization[^/]*\.txt", name)]
    for file in dict.fromkeys([*spoken.keys] or usual):
        language, texts = language_of(text(file, spoken, file))
        if language:
            quest.texts.setdefault(language, {}).update(texts)
        else:
            problems.note(file, 1, "no-language")
    for name in files:
        if name.endswith(EFFECTS) and "/" not in name:
            files.read(name)
    quest.media = sum(1 for name in files if name not in files.kept)
    return quest


def _check_head(quest: Quest) -> None:
    """Check the type and the format before anything else is looked at."""
    head = quest.head
    kind = head.get("type").strip()
    if kind and kind.lower() != GAME:
        raise refusal(HEAD, "other-game", name=kind)
    if not FORMATS[0] <= quest.format <= FORMATS[1]:
        quest.problem(head, "format", "format", name=head.get("format"), most=FORMATS[1])


def _add(quest: Quest, found: list[Section]) -> None:
    for s in found:
        if not s.kind:
            continue
        if s.kind in FOREIGN:
            quest.problem(s, "", "other-part")
        elif s.name in quest.sections:
            if quest.sections[s.name].file != s.file or quest.sections[s.name].line != s.line:
                quest.problem(s, "", "twice")
        else:
            quest.sections[s.name] = s
    if len(quest.sections) > MOST_SECTIONS:
        raise refusal(quest.where or HEAD, "sections", most=MOST_SECTIONS)
