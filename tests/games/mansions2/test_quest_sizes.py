"""Quests as large and as odd as real ones: made by a seed, imported, played, saved, taken up."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import pytest

from noctuary.games.mansions2 import GAME
from noctuary.games.mansions2.attachments import ATTACHMENTS
from noctuary.games.mansions2.valkyrie import Imported, imported, imported_bytes
from noctuary.games.mansions2.valkyrie.ini_reader import language_of
from noctuary.kernel import Position, load
from tests.games.mansions2.quest_maker import LARGEST_SEEN, SMALL, made_quest, packed_up
from tests.games.mansions2.questing import LONGEST, OPTIONS, eager, play_alike
from tests.games.mansions2.test_quest_files import HEAD, START, said, zipped
from tests.support import clause

BACKENDS = ("gen", "frames", "native")
SEEDS = range(1, 13)


@cache
def made(seed: int, large: bool = False) -> Imported:
    """Return the quest of a seed."""
    return imported_bytes(packed_up(made_quest(seed, LARGEST_SEEN if large else SMALL)))


def begun(backend: str, found: Imported, seed: int) -> Position:
    """Begin a table at its first question."""
    game = load(GAME, backend, checked=True)
    return game.begin(seats=1, seed=seed, options=OPTIONS, books=found.made.tables)[0]


def test_a_quest_as_large_as_any_fits() -> None:
    found = made(1, large=True)
    tables = found.made.tables
    assert len(tables["events"]) > 700
    assert len(tables["pieces"]) + len(found.made.plan.tiles) > 380
    assert len(tables["puzzles"]) == 18
    assert said(found.problems)


@clause("MAN2-450")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_made_quest_comes_to_its_end_the_same_everywhere(seed: int) -> None:
    tables = [begun(b, made(seed), seed) for b in BACKENDS]
    play_alike(tables, seed)
    assert all(t.over for t in tables)


def test_a_large_quest_is_played_to_its_end_and_taken_up_at_every_choice() -> None:
    seed = 1
    game = load(GAME, "native", checked=True)
    table, chance = begun("native", made(seed, large=True), seed), random.Random(seed)
    for _ in range(LONGEST):
        if table.over:
            break
        kept = game.from_bytes(table.to_bytes())
        brisk = "end_phase" in ids(table) and chance.random() < 0.2
        choice = "end_phase" if brisk else eager(table, chance)
        assert kept.legal() == table.legal()
        assert kept.step(choice).events == table.step(choice).events
        assert kept.hash() == table.hash()
    assert table.over


# ---- how files are written


@pytest.mark.parametrize("coding", ["utf-8", "utf-8-sig", "utf-16", "cp1252", "latin-1"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_however_it_is_written_it_is_the_same_quest(coding: str, end: str) -> None:
    files = made_quest(3, SMALL)
    found = imported_bytes(packed_up(files, coding=coding, end=end))
    assert found.made.tables == made(3).made.tables
    assert found.made.texts == made(3).made.texts
    assert found.languages == ("English", "French")


@pytest.mark.parametrize("top", ["", "My Quest/", "My Quest\\", "a/b/"])
def test_wherever_it_lies_in_its_package_it_is_found(top: str, tmp_path: Path) -> None:
    files = made_quest(4, SMALL)
    data = packed_up(files, top=top)
    assert imported_bytes(data).made.tables == made(4).made.tables
    everything: dict[str, bytes | str] = {top + n: t for n, t in files.items()}
    beside = zipped(everything | {"__MACOSX/._quest.ini": b"\x00\x05"})
    assert imported_bytes(beside).made.tables == made(4).made.tables
    folder = tmp_path / "outer" / top.replace("\\", "/")
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    assert imported(tmp_path / "outer").made.tables == made(4).made.tables


def test_music_and_pictures_may_be_as_large_as_they_like(tmp_path: Path) -> None:
    data = packed_up(made_quest(5, SMALL), media=40)
    kept = tmp_path / "large.valkyrie"
    kept.write_bytes(data)
    found = imported(kept)
    assert found.made.tables == made(5).made.tables
    assert found.quest.media == 40
    night = ATTACHMENTS.validate(data)
    assert len(night.data) < 100_000


def test_texts_in_quotes_end_where_they_close() -> None:
    language, texts = language_of(
        '.,English\n'
        'a,plain, with a comma\n'
        'b,"in ""marks"", with a comma"\n'
        'c,"over\ntwo ""lines"""\n'
        'd,"Stop!" she said.\n'
        'e,one " mark\n'
        'f,|||bars "and" marks\nover lines|||\n'
        'g,|||at once|||\n'
        'b,twice\n'
        '// h,no text\n'
        'no comma\n'
        'i,line\\nbreak\n'
        'j,\n'
    )  # fmt: skip
    assert language == "English"
    assert texts == {
        "a": "plain, with a comma", "b": 'in "marks", with a comma', "c": 'over\ntwo "lines"',
        "d": '"Stop!" she said.', "e": 'one " mark', "f": 'bars "and" marks\nover lines',
        "g": "at once", "i": "line\nbreak", "j": "",
    }  # fmt: skip
    assert language_of("\n., Polish \na,b") == ("Polish", {"a": "b"})
    assert language_of("no header\na,b")[0] == ""


# ---- what real quests do


def small(body: str, **more: str) -> Imported:
    """Return a quest of one page."""
    texts = {"Localization.English.txt": ".,English\n" + more.pop("texts", "")}
    head = HEAD.replace("format=21", f"format={more.pop('format', '21')}")
    return imported_bytes(zipped({"quest.ini": head + body, **texts}))


@clause("MAN2-450")
def test_an_event_leads_to_a_token_or_a_screen(backend: str) -> None:
    found = small(
        "[EventA]\ntrigger=EventStart\nbuttons=2\nevent1=TokenDesk\nevent2=UIPage\n"
        "[TokenDesk]\nbuttons=1\nevent1=EventB\nvartests=VarOperation:never,==,1\n"
        "[UIPage]\nbuttons=1\nevent1=EventB\noperations=pages,+,1\n"
        "[EventB]\nbuttons=1\noperations=$end,=,1\n",
        texts="TokenDesk.text,A desk.\nTokenDesk.button1,Open\nEventB.text,The end.\n",
    )
    assert [p.key for p in found.problems] == []
    for line, told in ((0, "A desk."), (1, "The end.")):
        table = begun(backend, found, 1)
        step = table.step([i for i in ids(table) if i.startswith("choose")][line])
        texts = [found.made.texts[e.fields["text"]][0] for e in step.events if e.name == "narrated"]
        assert texts == [told]


def ids(table: Position) -> list[str]:
    """Return the ids of all options."""
    return [table.game.action_id(a) for a in table.legal()]


@clause("MAN2-450")
def test_an_old_event_called_an_end_ends_the_quest(backend: str) -> None:
    body = (
        "[EventA]\ntrigger=EventStart\nbuttons=1\nevent1=EventEndWell\n[EventEndWell]\nbuttons=1\n"
    )
    table = begun(backend, small(body, format="8"), 1)
    for _ in range(3):
        table.step(ids(table)[0])
    assert table.over


@clause("MAN2-450")
def test_buttons_need_not_be_counted_and_an_old_empty_text_is_not_told(backend: str) -> None:
    found = small(
        "[EventA]\ntrigger=EventStart\ndisplay=false\nevent1=EventB\n[EventB]\nbuttons=1\n"
        "event3=EventC\n[EventC]\ntext=\nevent1=EventD\n[EventD]\noperations=$end,=,1\n",
        texts="EventB.text,Three ways.\nEventB.button3,The third\nEventD.text,The end.\n",
    )
    table = begun(backend, found, 1)
    assert len([i for i in ids(table) if i.startswith("choose")]) == 3
    step = table.step(ids(table)[2])
    texts = [found.made.texts[e.fields["text"]][0] for e in step.events if e.name == "narrated"]
    assert texts == ["The end."]


def test_a_fraction_is_kept_to_a_thousandth_and_a_list_takes_the_first_it_knows() -> None:
    found = small(
        START + "[SpawnS]\nmonster=MonsterFromAnotherYear MonsterShoggoth MonsterCultist\n"
        "[QItemI]\nitemname=ItemFromAnotherYear ItemCommonAxe\n[QItemK]\ntraits=key evidence\n"
        "[QItemL]\ntraits=lightsource unique\n[QItemT]\ntraits=tome common\n"
        "[EventB]\noperations=half,+,0.5 half,-,1,25 half,+,7.5E-1\n"
    )
    assert "MonsterShoggoth" in found.made.creature_numbers
    assert "MonsterFromAnotherYear" not in found.made.creature_numbers
    names = {t.id: t.called for t in found.made.tokens if t}
    assert names["QItemI"] == ("Axe", "Axe")
    assert names["QItemK"] == ("Cult Sigil", "Cult Sigil")
    assert names["QItemL"] == ("Oil Lamp", "Oil Lamp")
    assert (names["QItemT"] or ("", ""))[0].startswith("one Item of these: Arcane Manuscript, King")
    plus = [row[3] for row in found.made.tables["numbers"]]
    assert {500, 1250, 750} <= set(plus)


def test_a_monster_of_the_box_has_the_figures_of_the_box() -> None:
    found = small(START + "[SpawnS]\nmonster=MonsterStarVampire\n[SpawnT]\nmonster=MonsterNew\n")
    numbers = found.made.creature_numbers
    rows = found.made.tables["creatures"]
    assert rows[numbers["MonsterStarVampire"]][:5] == (4, 6, 3, 9, 3)
    assert rows[numbers["MonsterNew"]][:5] == (2, 2, 2, 4, 1)
