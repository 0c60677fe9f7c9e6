"""Batches are the same whoever plays them, and what they say can be kept, read and drawn."""

import csv
import re
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console

import noctuary
from noctuary.bots import BadBot
from noctuary.kernel import BadOption, BadSeats, UnknownGame
from noctuary.lab import (
    BadBatch,
    BadFile,
    Batch,
    GameRecord,
    NoPlots,
    fill_specs,
    load_records,
    play,
    play_batch,
    plots,
    save,
    seatings,
    tables,
)
from noctuary.lab import batch as batches
from noctuary.lab.statistics import mean, quantile, share
from tests.support import WRONG_FILES, wrong_file

BATCH = Batch("gates", ("heuristic", "random"), games=6, seed=3)


@pytest.fixture(scope="module")
def records() -> list[GameRecord]:
    return play_batch(BATCH)


def test_a_game_is_told() -> None:
    record = play(noctuary.load("gates"), ("heuristic", "random", "random"), seed=5)
    assert sum(record.results) == 1000
    assert record.scores[record.results.index(1000)] == max(record.scores)
    assert record.choices > record.rounds > 1
    opened = sum(h.get("gate_opened", 0) for h in record.happened)
    by_region = [k for h in record.happened for k in h if k.startswith("gate_opened/region=")]
    assert opened >= len(by_region) > 0
    assert any(k.startswith("scroll_revealed/scroll=") for h in record.happened for k in h)
    assert any(k.startswith("card_played/card=") for h in record.happened for k in h)


def test_one_process_or_two_play_the_same_games(records: list[GameRecord]) -> None:
    seen: list[int] = []
    assert play_batch(BATCH, jobs=2, progress=lambda r: seen.append(r.number)) == records
    assert sorted(seen) == list(range(6))


def test_bots_change_seats_and_play_each_deal_from_every_seat(records: list[GameRecord]) -> None:
    assert [r.bots for r in records[:2]] == [("heuristic", "random"), ("random", "heuristic")]
    assert [r.seed for r in records] == [3, 3, 4, 4, 5, 5]
    alike = Batch("gates", ("random", "random"), games=3)
    assert [alike.seating(n)[0] for n in range(3)] == [0, 1, 2]


def test_a_short_list_of_bots_begins_again() -> None:
    assert fill_specs(["random"], None, (2, 3, 4)) == ("random", "random")
    assert fill_specs(["a", "b"], 4, (2, 3, 4)) == ("a", "b", "a", "b")
    with pytest.raises(BadBatch, match="3 bots but only 2 seats"):
        fill_specs(["a", "b", "c"], 2, (2, 3, 4))
    with pytest.raises(BadBatch):
        fill_specs([], None, (2, 3, 4))


def test_a_game_that_fails_does_not_stop_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def break_down(*args: object, number: int, **more: object) -> GameRecord:
        if number == 1:
            raise RuntimeError("the lights went out")
        return play(*args, number=number, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(batches, "play", break_down)
    found = play_batch(BATCH)
    assert [bool(r.error) for r in found] == [False, True, False, False, False, False]
    assert "the lights went out" in found[1].error
    assert len(list(seatings(found))) == 10
    assert "the lights went out" in printed(found)


@pytest.mark.parametrize(
    ("batch", "error"),
    [
        (Batch("chess", ("random", "random"), 1), UnknownGame),
        (Batch("gates", ("random",), 1), BadSeats),
        (Batch("gates", ("random", "clever"), 1), BadBot),
        (Batch("gates", ("random", "random"), 0), BadBatch),
        (Batch("gates", ("random", "random"), 1, options={"tokens": "many"}), BadOption),
    ],
)
def test_a_wrong_batch_fails_before_it_begins(batch: Batch, error: type[Exception]) -> None:
    with pytest.raises(error):
        play_batch(batch)


def test_options_reach_the_table() -> None:
    batch = Batch("gates", ("random", "random"), 1, options={"hand_size": 3})
    (other,) = play_batch(batch)
    (plain,) = play_batch(Batch("gates", ("random", "random"), 1))
    assert other != plain


@pytest.mark.parametrize("ending", ["csv", "parquet"])
def test_records_are_read_as_they_were_written(
    records: list[GameRecord], tmp_path: Path, ending: str
) -> None:
    lost = GameRecord("gates", 6, 9, ("random", "random"), error='it, was "dark"')
    file = tmp_path / f"games.{ending}"
    save([*records, lost], file)
    assert load_records(file) == [*records, lost]


def test_a_wrong_file_is_refused(records: list[GameRecord], tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"\.csv, \.parquet"):
        save(records, tmp_path / "games.xls")
    with pytest.raises(BadFile, match="no folder"):
        save(records, tmp_path / "nowhere" / "games.csv")
    (tmp_path / "other.csv").write_text("a,b\n1,2\n")
    (tmp_path / "other.parquet").write_text("nothing")
    for name in ("other.csv", "other.parquet", "missing.csv"):
        with pytest.raises(BadFile):
            load_records(tmp_path / name)


@pytest.mark.parametrize(
    ("column", "wrong"),
    [
        *[("seats", x) for x in ("0", "-1", "", "x", "1e3", "99", "9" * 5_000, "NaN")],
        *[("happened", x) for x in ("[]", "null", '{"a":[]}', '{"a":1.5}', "[" * 5_000, "")],
        *[(x, "x") for x in ("number", "seed", "first", "score", "result", "choices", "rounds")],
    ],
)
def test_records_of_wrong_types_are_refused(
    records: list[GameRecord], tmp_path: Path, column: str, wrong: str
) -> None:
    file = tmp_path / "games.csv"
    save(records, file)
    with file.open(newline="", encoding="utf-8") as f:
        found = list(csv.DictReader(f))
    found[0][column] = wrong
    with file.open("w", newline="", encoding="utf-8") as f:
        writer = csv.DictWriter(f, found[0])
        writer.writeheader()
        writer.writerows(found)
    with pytest.raises(BadFile):
        load_records(file)


@pytest.mark.parametrize("ending", ["csv", "parquet"])
@pytest.mark.parametrize("sort", WRONG_FILES)
def test_files_that_hold_no_records(tmp_path: Path, sort: str, ending: str) -> None:
    file = tmp_path / f"games.{ending}"
    wrong_file(sort, file)
    with pytest.raises(BadFile):
        load_records(file)


def test_what_is_missing_can_be_installed(
    records: list[GameRecord], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    monkeypatch.setitem(__import__("sys").modules, "matplotlib.figure", None)
    with pytest.raises(BadFile, match=r"pip install 'noctuary\[lab\]'"):
        save(records, tmp_path / "games.parquet")
    with pytest.raises(NoPlots, match=r"pip install 'noctuary\[lab\]'"):
        plots(records, tmp_path)


def test_pictures_are_drawn(records: list[GameRecord], tmp_path: Path) -> None:
    files = plots([only(r, "card_played/card", "scroll") for r in records], tmp_path, "svg")
    names = {str(f.relative_to(tmp_path)) for f in files}
    wanted = {"scores.svg", "length.svg", "seats.svg", "wins/card_played-card.svg"}
    wanted.add("wins/scroll_revealed-scroll.svg")
    assert names == wanted
    assert all(f.stat().st_size > 1000 for f in files)
    with pytest.raises(NoPlots):
        plots(records, tmp_path, "gif")


@pytest.mark.parametrize(("lang", "said"), [("en", "Salem"), ("fr", "Envoi 1")])
def test_pictures_speak(records: list[GameRecord], tmp_path: Path, lang: str, said: str) -> None:
    """Titles, axes and bars are said: cards and regions in the words of their game."""
    matplotlib = pytest.importorskip("matplotlib")
    what = {"en": "gate_opened/region", "fr": "card_played/card"}[lang]
    with matplotlib.rc_context({"svg.fonttype": "none"}):
        files = plots([only(r, what) for r in records], tmp_path, "svg", lang)
    text = "".join(f.read_text(encoding="utf-8") for f in files)
    title = {"en": "Who wins, by gate opened", "fr": "Qui gagne, selon la carte jouée"}[lang]
    axis = {"en": "percent of games won", "fr": "pourcentage de parties gagnées"}[lang]
    for words in (title, axis, said):
        assert words in text


def test_pictures_of_an_unknown_game_show_its_keys(tmp_path: Path) -> None:
    happened = tuple({f"saw/thing={x}": 1} for x in ("newt", "bat", "owl"))
    bots = ("random",) * 3
    record = GameRecord("witches", 0, 0, bots, 0, (3, 2, 1), (1000, 0, 0), 9, 3, happened)
    matplotlib = pytest.importorskip("matplotlib")
    with matplotlib.rc_context({"svg.fonttype": "none"}):
        *_, file = plots([record], tmp_path, "svg", "en")
    text = file.read_text(encoding="utf-8")
    assert "saw/thing" in text and "newt (1)" in text


def test_tables_tell_who_wins(records: list[GameRecord]) -> None:
    text = printed(records)
    for word in ("By bot", "heuristic", "By seat", "By order of play", "Length", "rounds"):
        assert word in text


def test_tables_in_french(records: list[GameRecord]) -> None:
    lost = GameRecord("gates", 6, 9, ("random", "random"), error="failure-died")
    text = printed([*records, lost], "fr")
    for word in ("Par automate", "Par place", "Durée", "manches", "le processus qui la jouait"):
        assert word in text
    assert re.search(r"[0-9],[0-9]\u00a0%", text)


def test_errors_are_said_in_both_languages(tmp_path: Path) -> None:
    with pytest.raises(BadFile) as caught:
        save([], tmp_path / "games.xls")
    assert "must have one of these endings" in caught.value.translate("en") == str(caught.value)
    assert "doit avoir une de ces extensions" in caught.value.translate("fr")


def test_statistics() -> None:
    half = share(50, 100)
    assert (half.value, round(half.low, 3), round(half.high, 3)) == (0.5, 0.404, 0.596)
    assert share(0, 10).low == 0
    assert share(0, 0).high == 1
    assert mean([1, 2, 3]).value == 2
    assert mean([]).n == 0
    assert quantile([5, 1, 3], 0.5) == 3


def only(record: GameRecord, *what: str) -> GameRecord:
    kept = [{k: n for k, n in h.items() if k.startswith(what)} for h in record.happened]
    return replace(record, happened=tuple(kept))


def printed(records: list[GameRecord], lang: str = "en") -> str:
    console = Console(width=160)
    with console.capture() as capture:
        for table in tables(records, lang):
            console.print(table)
    return capture.get()
