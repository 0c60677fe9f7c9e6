"""A scenario as files: a folder, or one file `.night`, a zip that anybody may have written.

Anything wrong with it raises Broken.
"""

from __future__ import annotations

import hashlib
import io
import re
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from noctuary.plugin import LANGUAGES

from .translations_in import read_words
from .yaml_reader import Broken, Problem, Source, read
from .zip_reader import ZipReader, ZipRefused, is_link

MOST_BYTES = 5_000_000
MOST_TEXT = 1_000_000
"""Bytes of one file: no story is longer."""
MOST_FILES = 2_000
MOST_TOLD = 200
"""The most problems reported of one package."""
SCENARIO = "scenario.yaml"
WORDS = {lang: f"words/{lang}.ftl" for lang in LANGUAGES}
KNOWN = (SCENARIO, *WORDS.values())
FOLDERS = ("words/", "pictures/")
ENDING = ".night"
SCHEME = "sha256:"
NAMED = re.compile(r"sha256:[0-9a-f]{64}")
WHEN = (1980, 1, 1, 0, 0, 0)
"""The date of every file: the same files are the same bytes."""


@dataclass(frozen=True)
class Package:
    """The files of a scenario, within limits, and their place as problems name it."""

    files: Mapping[str, bytes]
    where: str = ""
    texts: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def from_files(cls, files: Mapping[str, bytes], where: str = "") -> Package:
        """Return a package of these files.

        Raise Broken unless they are few, small, text, and parts of a package.
        """
        problems = []
        if sum(map(len, files.values())) > MOST_BYTES:
            problems.append(_problem(where, "package-bytes", most=MOST_BYTES))
        if SCENARIO not in files:
            problems.append(_problem(where, "package-none", name=SCENARIO))
        texts = {}
        for name, data in files.items():
            if name not in KNOWN:
                problems.append(
                    _problem(where + name, "package-path", name=name, there=", ".join(KNOWN))
                )
                continue
            if len(data) > MOST_TEXT:
                problems.append(_problem(where + name, "package-long", name=name, most=MOST_TEXT))
                continue
            try:
                texts[name] = data.decode("utf-8")
            except UnicodeDecodeError:
                problems.append(_problem(where + name, "package-text", name=name))
        if problems:
            raise Broken(problems[:MOST_TOLD])
        return cls(dict(files), where, texts)

    @classmethod
    def from_path(cls, path: str) -> Package:
        """Read the package in a folder, in a file `.night`, or around a file `scenario.yaml`."""
        place = Path(path)
        if place.is_dir():
            return cls._from_folder(place)
        if place.name == SCENARIO:
            return cls._from_folder(place.parent)
        with place.open("rb") as file:
            return cls.from_bytes(file.read(MOST_BYTES + 1), f"{place.name}/")

    @classmethod
    def _from_folder(cls, folder: Path) -> Package:
        """Read a scenario's files in a folder; an author may keep other things beside them."""
        files: dict[str, bytes] = {}
        for name in KNOWN:
            if (folder / name).is_file():
                with (folder / name).open("rb") as file:
                    files[name] = file.read(MOST_BYTES + 1)
        return cls.from_files(files, "" if str(folder) == "." else f"{folder.as_posix()}/")

    @classmethod
    def from_bytes(cls, data: bytes, where: str = "") -> Package:
        """Read the package in the bytes of a file `.night`, from anybody."""
        if len(data) > MOST_BYTES:
            raise Broken([_problem(where, "package-bytes", most=MOST_BYTES)])
        try:
            with ZipReader(io.BytesIO(data)) as kept:
                files = _unpacked(kept, where)
        except ZipRefused as e:
            raise Broken([_problem(where, f"package-{e.key}", **e.told)]) from None
        return cls.from_files(files, where)

    @cached_property
    def packed(self) -> bytes:
        """The bytes of the one file `.night`."""
        kept = io.BytesIO()
        with zipfile.ZipFile(kept, "w") as out:
            for name in sorted(self.files):
                entry = zipfile.ZipInfo(name, WHEN)
                entry.create_system, entry.external_attr = 3, 0o644 << 16
                out.writestr(entry, self.files[name], zipfile.ZIP_DEFLATED, 9)
        return kept.getvalue()

    @cached_property
    def hash(self) -> str:
        """The name by content, however the files were packed."""
        lines = (
            f"{name} {hashlib.sha256(self.files[name]).hexdigest()}\n"
            for name in sorted(self.files)
        )
        return SCHEME + hashlib.sha256("".join(lines).encode()).hexdigest()

    def source(self) -> Source:
        """Read the scenario, with the texts that stand beside it."""
        source = read(self.where + SCENARIO, self.texts[SCENARIO])
        there = [(lang, path) for lang, path in WORDS.items() if path in self.files]
        read_words(source, {lang: (self.where + p, self.texts[p]) for lang, p in there})
        return source


def _unpacked(kept: ZipReader, where: str) -> dict[str, bytes]:
    """Return the files of a zip. Raise Broken unless all are parts of a package."""
    files: dict[str, bytes] = {}
    problems: list[Problem] = []
    left = MOST_BYTES
    for entry in kept.entries(MOST_FILES, folders=True):
        name = entry.filename
        if name in FOLDERS:
            continue
        if name not in KNOWN or is_link(entry) or name in files:
            key = "twice" if name in files else "package-path"
            problems.append(_problem(where, key, name=name, there=", ".join(KNOWN)))
            continue
        try:
            files[name] = kept.read(entry, left)
        except ZipRefused as e:
            if e.key != "sealed":
                raise
            problems.append(_problem(where, "package-sealed", name=name))
            continue
        left -= len(files[name])
        if left < 0:
            raise Broken([_problem(where, "package-bytes", most=MOST_BYTES)])
    if problems:
        raise Broken(problems[:MOST_TOLD])
    return files


def _problem(where: str, key: str, **told: str | int) -> Problem:
    said = {k: v if isinstance(v, int) else " ".join(v.split())[:200] for k, v in told.items()}
    return Problem(where.rstrip("/") or SCENARIO, 1, 1, key, said)
