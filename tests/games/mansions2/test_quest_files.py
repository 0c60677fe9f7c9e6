"""Files of quests that somebody spoiled, by chance or on purpose: a sentence each, no traceback."""

from __future__ import annotations

import io
import random
import stat
import zipfile
from pathlib import Path

import pytest

from noctuary.games.mansions2 import GAME
from noctuary.games.mansions2.attachments import ATTACHMENTS
from noctuary.games.mansions2.scenario import Broken
from noctuary.games.mansions2.tools import BadScenario
from noctuary.games.mansions2.valkyrie import (
    NoQuest,
    imported,
    imported_bytes,
    packed,
)
from noctuary.i18n import FluentTranslations
from noctuary.kernel import BadOption, load
from noctuary.kernel.journal import Journal
from noctuary.plugin import LANGUAGES
from tests.games.mansions2.questing import NAMES, OPTIONS, QUESTS, eager, quest

HEAD = "[Quest]\nformat=21\ntype=MoM\n"
START = "[EventA]\ntrigger=EventStart\nbuttons=1\noperations=$end,=,1\n"
SPOILS = (
    "VarTestsParenthesis:(", "VarTestsParenthesis:)", "VarTestsLogicalOperator:OR", "event1=", "[",
    "]", "=", "\x00", "\ufeff", "99999999999999999999", "-1", "#rand0", "#rand", "{qst:A}", "{",
    "}", "monster=SpawnA", "[SpawnA]\nmonster=SpawnA", "[EventStart]", "\r", "|||", '"', "$end,=,1",
    "add=#tokens", "quota=x", "quota=0", "quota=-5", "buttons=9999", "trigger=Varx", "@x,=,1",
    "puzzlesolution=9 9 9", "puzzlelevel=-3", "class=nothing", "attacks=heavy:999999999999999999",
    "health=1e9", "uniquehealthhero=999999", "itemname=QItemKey", "rotation=1e308",
    "xposition=nan", "type=MoM", "display=false", "randomevents=true",
)  # fmt: skip


def zipped(files: dict[str, bytes | str]) -> bytes:
    """Return a package of these files."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as out:
        for name, text in files.items():
            out.writestr(name, text)
    return data.getvalue()


def said(problems: object) -> list[str]:
    """Return all problems, in both languages; check that every one has a text."""
    lines = []
    for problem in problems:  # type: ignore[attr-defined]
        for lang in LANGUAGES:
            line = problem.full_text(FluentTranslations(GAME.package, lang))
            assert "problem-" not in line
            assert "\n" not in line
            lines.append(line)
    return lines


def tried(data: bytes, seed: int) -> str:
    """Return the outcome of a package: refused with a sentence, or played for a while."""
    try:
        found = imported_bytes(data)
    except NoQuest as no:
        assert said(no.problems)
        return "refused"
    said(found.problems)
    game = load(GAME, "native", checked=True)
    table, _ = game.begin(seats=1, seed=seed, options=OPTIONS, books=found.made.tables)
    chance = random.Random(seed)
    for _ in range(25):
        if table.over:
            break
        table.step(eager(table, chance))
    return "played"


def spoiled(text: str, chance: random.Random) -> str:
    """Return a text with a few things wrong."""
    for _ in range(chance.randint(1, 6)):
        at = chance.randrange(len(text) + 1)
        kind = chance.randrange(4)
        if kind == 0:
            text = text[:at] + text[at + chance.randrange(60) :]
        elif kind == 1:
            text = text[:at] + chance.choice(SPOILS) + text[at:]
        elif kind == 2:
            lines = text.split("\n")
            chance.shuffle(lines)
            text = "\n".join(lines)
        else:
            end = min(len(text), at + chance.randrange(200))
            text = text[:at] + text[at:end] * 3 + text[end:]
    return text


@pytest.mark.parametrize("name", NAMES)
def test_a_spoiled_quest_is_played_or_refused_with_a_sentence(name: str) -> None:
    chance = random.Random(name)
    files = {f: data.decode("utf-8") for f, data in quest(name).quest.files.items()}
    outcomes = []
    for seed in range(1, 41):
        wrong = dict(files)
        for file in chance.sample(sorted(wrong), chance.randint(1, len(wrong))):
            wrong[file] = spoiled(wrong[file], chance)
        outcomes.append(tried(zipped(dict(wrong)), seed))
    assert "played" in outcomes


def test_a_spoiled_package_is_refused_with_a_sentence() -> None:
    whole = packed(quest("board").quest).packed
    chance = random.Random(5)
    for seed in range(120):
        data = bytearray(whole)
        for _ in range(chance.randint(1, 12)):
            at = chance.randrange(len(data))
            data[at : at + chance.randrange(3)] = bytes([chance.randrange(256)])
        tried(bytes(data[: chance.randint(1, len(data))]), seed)


@pytest.mark.parametrize(
    ("files", "key"),
    [
        ({"readme.txt": "hello"}, "quest-no-head"),
        ({"quest.ini": "[Other]\n"}, "quest-no-head"),
        ({"quest.ini": "[Quest]\nformat=21\ntype=D2E\n"}, "quest-other-game"),
        ({"save.ini": "[Quest]\n", "image.png": "x"}, "quest-save"),
        (
            {"quest.ini": HEAD + START + "event1=other/quest.ini\n", "other/quest.ini": HEAD},
            "quest-sub-quest",
        ),
        ({"quest.ini": HEAD + "#" * 4_100_000}, "quest-bytes"),
        ({f"{n}.txt": "" for n in range(5_001)}, "quest-files"),
        ({"quest.ini": HEAD + "".join(f"[Event{n}]\n" for n in range(6_100))}, "quest-sections"),
        (
            {"quest.ini": HEAD + START + "".join(f"operations{n}=\n" for n in range(3))
             + "".join(f"[Event{n}]\noperations=v{n},=,1\n" for n in range(300))},
            "quest-too-large",
        ),
    ],
)  # fmt: skip
def test_what_is_no_quest_for_us_is_refused_with_its_reason(
    files: dict[str, bytes | str], key: str
) -> None:
    with pytest.raises(NoQuest) as no:
        imported_bytes(zipped(files))
    assert [p.key for p in no.value.problems] == [key]
    assert said(no.value.problems)


def test_paths_that_lead_out_are_not_followed(tmp_path: Path) -> None:
    secret = tmp_path / "secret.ini"
    secret.write_text("[EventSecret]\n")
    folder = tmp_path / "quest"
    folder.mkdir()
    (folder / "quest.ini").write_text(
        HEAD + "[QuestData]\n../secret.ini\n/etc/passwd\n..\\secret.ini\nlink.ini\n" + START
    )
    (folder / "link.ini").symlink_to(secret)
    found = imported(folder)
    assert "EventSecret" not in found.quest.sections
    assert [p.key for p in found.problems].count("quest-no-file") == 4
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as out:
        out.writestr("quest.ini", HEAD + "[QuestData]\n../secret.ini\nlink.ini\n" + START)
        out.writestr("../secret.ini", "[EventSecret]\n")
        link = zipfile.ZipInfo("link.ini")
        link.external_attr = (stat.S_IFLNK | 0o777) << 16
        out.writestr(link, str(secret))
    found = imported_bytes(data.getvalue())
    assert [p.key for p in found.problems].count("quest-no-file") == 2


def test_odd_letters_are_read_and_noted() -> None:
    texts = ".,French\nquest.name,Forêt\n"
    for coding, odd in (("utf-8-sig", False), ("utf-16", False), ("cp1252", True)):
        files: dict[str, bytes | str] = {
            "QUEST.INI": HEAD + "[QuestText]\nWords\\Text.txt\n" + START,
            "words/text.TXT": texts.encode(coding),
        }
        found = imported_bytes(zipped(files))
        assert found.made.name == ("Forêt", "Forêt")
        assert ("quest-encoding" in [p.key for p in found.problems]) == odd


def test_a_quest_that_goes_round_in_a_circle_is_stopped(backend: str) -> None:
    body = "[EventA]\ntrigger=EventStart\ndisplay=false\nbuttons=1\nevent1=EventA\n"
    found = imported_bytes(zipped({"quest.ini": HEAD + body}))
    game = load(GAME, backend, checked=True)
    table, step = game.begin(seats=1, seed=1, options=OPTIONS, books=found.made.tables)
    assert table.over
    assert [e.name for e in step.events].count("stuck") == 1


def test_a_puzzle_that_leads_to_itself_is_stopped_once_it_is_solved(backend: str) -> None:
    body = "[PuzzleA]\ntrigger=EventStart\nclass=code\npuzzlesolution=1\nevent1=PuzzleA\n"
    found = imported_bytes(zipped({"quest.ini": HEAD + body}))
    game = load(GAME, backend, checked=True)
    table, _ = game.begin(seats=1, seed=1, options=OPTIONS, books=found.made.tables)
    table.step("dial/rune=0")
    step = table.step("propose")
    assert table.over
    assert [e.name for e in step.events].count("stuck") == 1


# ---- the store


def test_a_quest_is_kept_by_its_content_without_its_media() -> None:
    files = {f.name: f.read_bytes() for f in (QUESTS / "board").iterdir()}
    night = ATTACHMENTS.validate(zipped(dict(files)))
    assert night.name == packed(quest("board").quest).hash
    assert b"not a picture" not in night.data
    assert night.note["fidelity"] == "companion_only"
    assert night.note["languages"] == ["English"]
    assert ATTACHMENTS.read(night.data) is night


def test_a_file_that_is_no_quest_is_refused_in_words() -> None:
    with pytest.raises(BadScenario) as bad:
        ATTACHMENTS.validate(zipped({"quest.ini": "[Quest]\ntype=D2E\n"}))
    assert isinstance(bad.value.__context__, Broken)
    assert said(bad.value.problems)


def test_a_quest_is_opened_only_with_the_box_and_its_journal_brings_it_along(
    backend: str, tmp_path: Path
) -> None:
    night = ATTACHMENTS.validate(packed(quest("quota").quest).packed)
    game = load(GAME, backend)
    options = {**OPTIONS, "scenario": night.name}
    with pytest.raises(BadOption):
        game.begin(seats=1, seed=1, options={**options, "kept": "all"})
    journal = Journal(game, 1, 1, options)
    chance = random.Random(2)
    while not journal.state.over:
        journal.choose(eager(journal.state, chance))
        journal.save(tmp_path / "evening.jsonl")
        again = Journal.load(tmp_path / "evening.jsonl", backend=backend)
        assert again.state.hash() == journal.state.hash()
