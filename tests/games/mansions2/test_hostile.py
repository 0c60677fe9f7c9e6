"""Packages and sources that strangers wrote: a clear message each, never an error of ours."""

from __future__ import annotations

import io
import re
import struct
import zipfile
from collections.abc import Callable
from random import Random

import pytest

import noctuary
from noctuary.games.mansions2 import GAME
from noctuary.games.mansions2.scenario import SCENARIOS, Broken, shipped
from noctuary.games.mansions2.scenario.check import check
from noctuary.games.mansions2.scenario.package import (
    MOST_BYTES,
    MOST_FILES,
    MOST_TEXT,
    SCENARIO,
    Package,
)
from noctuary.i18n import LANGUAGES, FluentTranslations
from tests.games.mansions2.nights import SMALL, night, package
from tests.games.mansions2.test_compiler import play_a_little

Files = dict[str, bytes]
WHOLE = package(SMALL)
PLACE = re.compile(r"[^:\n]+:\d+:\d+: \S.*")


def zipped(files: Files, how: int = zipfile.ZIP_DEFLATED) -> bytes:
    """Return files in a zip, whatever they are called."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", how) as kept:
        for name, data in files.items():
            kept.writestr(name, data)
    return out.getvalue()


def told(data: bytes) -> list[str]:
    """Return why a package is refused, in English; check that every language can say it."""
    with pytest.raises(Broken) as broken:
        Package.from_bytes(data)
    for lang in LANGUAGES:
        lines = [p.full_text(FluentTranslations(GAME.package, lang)) for p in broken.value.problems]
        assert lines and all(PLACE.fullmatch(line) for line in lines), lines
        assert not any("problem-" in line or "{$" in line for line in lines)
    return [
        p.full_text(FluentTranslations(GAME.package, "en")).partition(": ")[2]
        for p in broken.value.problems
    ]


def with_text(text: str) -> list[str]:
    """Return the problems of a scenario with this text."""
    report = check(Package.from_files({SCENARIO: text.encode()}))
    return [p.full_text(FluentTranslations(GAME.package, "en")) for p in report.problems]


# ---- packages


@pytest.mark.parametrize(
    "name",
    ["../scenario.yaml", "/etc/passwd", "words/../../x", "C:\\x", "words/it.ftl", "a\nb",
     "x" * 9000, "scenario.yaml/", "pictures/x.svg", "WORDS/en.ftl"],
)  # fmt: skip
def test_paths(name: str) -> None:
    """Nothing is ever written by a name of theirs; what is no part of a package is refused."""
    (line, *_) = told(zipped({SCENARIO: WHOLE.files[SCENARIO], name: b"x"}))
    assert "cannot be in a package" in line or "stands twice" in line or "no package" in line


def test_a_link() -> None:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as kept:
        link = zipfile.ZipInfo(SCENARIO)
        link.create_system, link.external_attr = 3, 0o120777 << 16
        kept.writestr(link, "/etc/passwd")
    assert "cannot be in a package" in told(out.getvalue())[0]


def test_a_bomb() -> None:
    """Much in little: no more is unpacked than a package may have."""
    data = zipped({SCENARIO: b"a" * (40 * MOST_BYTES)})
    assert len(data) < MOST_BYTES
    assert told(data) == ["a package has 5,000,000 bytes at most"]
    nested = zipped({SCENARIO: data})
    assert told(nested) == ["scenario.yaml is not text in UTF-8"]


def test_a_bomb_that_lies_about_its_size() -> None:
    data = bytearray(zipped({SCENARIO: b"a" * (10 * MOST_BYTES)}))
    for at in (m.start() for m in re.finditer(b"PK\x01\x02", bytes(data))):
        struct.pack_into("<L", data, at + 24, 10)
    struct.pack_into("<L", data, 22, 10)
    assert told(bytes(data))


def test_many_files() -> None:
    assert told(zipped({f"f{n}": b"" for n in range(MOST_FILES + 1)})) == [
        "a package has 2,000 files at most"
    ]
    assert len(told(zipped({f"f{n}": b"" for n in range(MOST_FILES)}))) <= 200


def test_large_files() -> None:
    assert told(b"x" * (MOST_BYTES + 1)) == ["a package has 5,000,000 bytes at most"]
    long = {SCENARIO: b"#" * (MOST_TEXT + 1)}
    assert told(zipped(long)) == ["scenario.yaml has 1,000,000 bytes at most"]


@pytest.mark.parametrize("how", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_other_ways_to_pack(how: int) -> None:
    assert "packed in an unknown way" in told(zipped(dict(WHOLE.files), how))[0]


def test_the_same_name_twice() -> None:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as kept:
        kept.writestr(SCENARIO, WHOLE.files[SCENARIO])
        with pytest.warns(UserWarning):
            kept.writestr(SCENARIO, b"other")
    assert "stands twice" in told(out.getvalue())[0]


@pytest.mark.parametrize("data", [b"", b"PK", b"PK\x05\x06" + b"\0" * 18, b"\0" * 99, b"GIF89a"])
def test_what_is_no_zip(data: bytes) -> None:
    assert told(data)


def test_a_folder_without_end(tmp_path: object) -> None:
    """A file of a folder is not read further than a package may be long."""
    with pytest.raises((Broken, OSError)):
        Package.from_path("/dev/zero")


# ---- sources


def test_numbers_without_end() -> None:
    huge = "9" * 4000
    for text in (
        with_text(WHOLE.texts[SCENARIO].replace("rounds: '8'", f"rounds: {huge}")),
        with_text(WHOLE.texts[SCENARIO].replace("difficulty: '1'", f"difficulty: -{huge}")),
    ):
        assert any("is not a whole number" in line and len(line) < 400 for line in text)
    assert with_text(f"layout: {{01A: [{huge}, 1, 1]}}")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a: &a [x]\nb: *a", "references are not allowed"),
        ("a: &a [1]\nb: &b [*a, *a]\nc: [*b, *b]", "references are not allowed"),
        ("<<: {a: b}", "has no '<<'"),
        ("[" * 900, "nested too deep"),
        ("{a: " * 60 + "b" + "}" * 60, "nested too deep"),
        ("!!python/object/apply:os.system [ls]", "is made of names with values"),
        ("a: !!binary x", "has no 'a'"),
        ("%YAML 9.9\n---\na: b", "is not YAML"),
        ("a: 'b", "is not YAML"),
        ("--- a\n--- b", "one document"),
        ("? {a: b}\n: c", "a key is a word"),
        ("id: ../../x", "an id is made of small letters"),
        ("id: [x]", "an id is made of small letters"),
    ],
)
def test_yaml(text: str, expected: str) -> None:
    lines = [re.sub("[\u2018\u2019]", "'", line) for line in with_text(text)]
    assert any(expected in line for line in lines), lines


@pytest.mark.parametrize(
    "text",
    ["<script>x</script>", "{ $x }", "{ NUMBER(1) }", "a\x1b[2Jb", "a\u202eb", "a\ud7ff\ufdd0"],
)
def test_markup(text: str) -> None:
    lines = with_text(package(night(blurb=[text, "b"])).texts[SCENARIO])
    assert len(lines) == 1 and "\x1b" not in lines[0] and "\u202e" not in lines[0]


def test_words_that_are_deep() -> None:
    deep = "a = " + "{ " * 3000 + "}" * 3000
    files = {SCENARIO: WHOLE.files[SCENARIO], "words/en.ftl": deep.encode()}
    assert check(Package.from_files(files)).problems


# ---- anything


def bytes_changed(data: bytes, random: Random) -> bytes:
    """Return bytes of which some are altered, missing, doubled or moved."""
    out = bytearray(data)
    for _ in range(random.choice((1, 1, 2, 4, 12))):
        if not out:
            return bytes(out)
        at = random.randrange(len(out))
        n = random.choice((1, 1, 2, 4, 30, 300))
        how = random.randrange(6)
        if how == 0:
            out[at] = random.randrange(256)
        elif how == 1:
            del out[at : at + n]
        elif how == 2:
            out[at:at] = out[at : at + n]
        elif how == 3:
            out[at] ^= 1 << random.randrange(8)
        elif how == 4:
            other = random.randrange(len(out))
            out[at : at + n], out[other : other + n] = out[other : other + n], out[at : at + n]
        else:
            struct.pack_into("<H", out, min(at, max(0, len(out) - 2)), random.choice((0, 1, 65535)))
    return bytes(out)


WORDS = (
    *(
        "-",
        "{}",
        "[]",
        ":",
        ",",
        "#",
        "&",
        "*",
        "!",
        "|",
        ">",
        "'",
        '"',
        "%",
        "@",
        "`",
        "?",
        "true",
    ),
    *("01A", "99999999999", "\t", "\u00e9", "\U0001f419", "call", "do", "by"),
)


def text_changed(text: str, random: Random) -> str:
    """Return a source with lines and words in the wrong place."""
    lines = text.split("\n")
    for _ in range(random.choice((1, 1, 2, 3, 8))):
        at = random.randrange(len(lines))
        how = random.randrange(7)
        if how == 0:
            del lines[at : at + random.choice((1, 1, 5))]
            lines = lines or [""]
        elif how == 1:
            lines.insert(at, lines[random.randrange(len(lines))])
        elif how == 2:
            lines[at] = " " * random.randrange(4) + lines[at]
        elif how == 3:
            words = lines[at].split(" ")
            words[random.randrange(len(words))] = random.choice(WORDS)
            lines[at] = " ".join(words)
        elif how == 4:
            cut = random.randrange(len(lines[at]) + 1)
            lines[at] = lines[at][:cut] + random.choice(WORDS) + lines[at][cut:]
        elif how == 5:
            words = re.split(r"(\W+)", lines[at])
            other = re.split(r"(\W+)", lines[random.randrange(len(lines))])
            words[random.randrange(len(words))] = random.choice(other)
            lines[at] = "".join(words)
        else:
            lines[at] = lines[at][: random.randrange(len(lines[at]) + 1)]
    return "\n".join(lines)


SOURCES = [WHOLE.texts[SCENARIO], *(shipped(s).texts[SCENARIO] for s in SCENARIOS)]
PACKED = [WHOLE.packed, zipped(dict(WHOLE.files), zipfile.ZIP_STORED), shipped(SCENARIOS[0]).packed]


def outcome(read: Callable[[], Package], seed: int) -> str:
    """Return the outcome of a package: refused with clear lines, or playable."""
    try:
        report = check(read())
    except Broken as broken:
        problems = broken.problems
    else:
        problems = list(report.problems)
        if report.made is not None:
            play_a_little(report.made, seed)
        if not problems:
            return "sound"
    for lang in LANGUAGES:
        lines = [p.full_text(FluentTranslations(GAME.package, lang)) for p in problems]
        assert all(PLACE.fullmatch(line) and len(line) < 2000 for line in lines), lines
    return "refused"


def package_of(seed: int) -> bytes:
    """Return a mutated package."""
    random = Random(seed)
    return bytes_changed(random.choice(PACKED), random)


def source_of(seed: int) -> bytes:
    """Return a mutated source, packed."""
    random = Random(seed)
    text = text_changed(random.choice(SOURCES), random)
    return zipped({SCENARIO: text.encode("utf-8", "replace")})


def tried(make: Callable[[int], bytes], seeds: range) -> dict[str, int]:
    """Return how many were refused, and how many are sound."""
    came = {"sound": 0, "refused": 0}
    for seed in seeds:
        came[outcome(lambda seed=seed: Package.from_bytes(make(seed)), seed)] += 1
    return came


def test_mutated_packages() -> None:
    noctuary.load(GAME, checked=True)
    assert tried(package_of, range(60))["refused"] > 30


def test_mutated_sources() -> None:
    assert tried(source_of, range(60))["refused"] > 30


@pytest.mark.soak
@pytest.mark.parametrize("part", range(6))
def test_six_hundred_mutated_packages(part: int) -> None:
    assert tried(package_of, range(100 * part, 100 * part + 100))["refused"] > 50


@pytest.mark.soak
@pytest.mark.parametrize("part", range(50))
def test_five_thousand_mutated_sources(part: int) -> None:
    assert tried(source_of, range(100 * part, 100 * part + 100))["refused"] > 50
