"""The commands about decks, cards and odds."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from noctuary.games.arkham.decks import Deck, read, starter, write_json
from tests.cli.test_commands import elsewhere, said


@pytest.fixture
def folder() -> Iterator[Path]:
    with elsewhere() as folder:
        yield folder


def keep(folder: Path, name: str, deck: Deck) -> None:
    """Write a deck to a file."""
    (folder / name).write_text(write_json(deck), encoding="utf-8")


@pytest.fixture
def files(folder: Path) -> Path:
    """Return a legal deck, one with problems, and one after some purchases."""
    old, broken, new = (starter("roland-easy") for _ in range(3))
    broken.slots |= {"01044": 2, "01018": 3}
    del new.slots["01020"]
    new.slots |= {"01029": 1, "01026": 1}
    for name, deck in (("old.json", old), ("broken.json", broken), ("new.json", new)):
        keep(folder, name, deck)
    return folder


# ---- deck


@pytest.mark.parametrize(
    "lang, legal", [("en", "The deck is legal."), ("fr", "Le deck est valide.")]
)
def test_a_legal_deck(files: Path, lang: str, legal: str) -> None:
    code, out, err = said(f"deck check old.json --start --lang {lang}")
    assert (code, err) == (0, "")
    assert legal in out and "30" in out


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_deck_with_problems(files: Path, lang: str) -> None:
    code, out, err = said(f"deck check broken.json --lang {lang}")
    assert (code, err) == (1, "")
    assert {"en": "Switchblade", "fr": "Cran d’Arrêt"}[lang] in out
    assert "AHB-354" in out and "AHB-356" in out and "AHB-357" in out
    assert "deck-problem" not in out and "{" not in out


def test_a_check_as_json(files: Path) -> None:
    code, out, _ = said("deck check broken.json --json")
    assert code == 1
    kinds = {p["kind"] for p in json.loads(out)["problems"]}
    assert kinds == {"too-many", "copies", "not-allowed"}


def test_a_deck_from_input_with_and_without_taboos(files: Path) -> None:
    text = (files / "old.json").read_text(encoding="utf-8")
    assert said("deck check - --start --no-taboo", text)[0] == 0
    code, out, _ = said("deck check - --start --taboo", text)
    assert code == 1 and "Machete" in out and "AHB-359" in out


def test_standalone(files: Path) -> None:
    assert said("deck check old.json --standalone")[0] == 0
    assert said("deck check new.json --start")[0] == 1


def test_converting_there_and_back(files: Path) -> None:
    for lang in ("en", "fr"):
        code, text, _ = said(f"deck convert old.json --to text --lang {lang}")
        assert code == 0 and "- Knife" not in text
        (files / "old.txt").write_text(text, encoding="utf-8")
        code, out, _ = said("deck convert old.txt --to json")
        assert code == 0
        assert read(out).slots == starter("roland-easy").slots


def test_the_price_of_a_deck(files: Path) -> None:
    code, out, err = said("deck upgrade old.json new.json --xp 5 --lang fr")
    assert (code, err) == (0, "")
    assert "Prix\u202f: 5" in out and "Fusil de Chasse" in out
    code, out, _ = said("deck upgrade old.json new.json --xp 4")
    assert code == 1 and "This costs 5 experience, there are 4." in out
    found = json.loads(said("deck upgrade old.json new.json --exiled Machete --json")[1])
    assert found["upgrade"]["exiled"] == {"01020": 1}


def test_odds_of_drawing(files: Path) -> None:
    code, out, err = said("deck odds old.json --cards 'Machete,.45 automatique' --turn 4 --seed 3")
    assert (code, err) == (0, "")
    assert "81.0 %" in out and "by turn 4" in out and "A hand:" in out


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_showing_a_deck_and_the_starters(folder: Path, lang: str) -> None:
    code, out, err = said(f"deck show agnes-hard --lang {lang}")
    assert (code, err) == (0, "")
    assert {"en": "Willpower", "fr": "Volonté"}[lang] in out and "####" in out
    assert "deck-" not in out.replace("deck-hard", "")
    assert "wendy-medium" in said(f"deck starters --lang {lang}")[1]


# ---- card


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", ["01020", "machete", "Machette"])
def test_a_card(folder: Path, lang: str, name: str) -> None:
    code, out, err = said(f"card {name} --lang {lang}")
    assert (code, err) == (0, "")
    assert {"en": "Guardian", "fr": "Gardien"}[lang] in out
    assert "AHC-403" in out and "card-" not in out and "type-" not in out


def test_cards_that_fit(folder: Path) -> None:
    code, out, _ = said("card --trait tome --class seeker --level 0 --pack core")
    assert code == 0 and "2 cards" in out and "Old Book of Lore" in out


# ---- odds


@pytest.mark.parametrize("lang, chance", [("en", "62.5 %"), ("fr", "62,5\u202f%")])
def test_odds_of_a_test(folder: Path, lang: str, chance: str) -> None:
    code, out, err = said(f"odds --skill 4 --difficulty 3 --bag standard --lang {lang}")
    assert (code, err) == (0, "")
    assert chance in out and "token-" not in out


def test_odds_with_help(folder: Path) -> None:
    line = "odds --skill 2 --difficulty 2 --bag '0 -1:3' --json"
    chances = [
        json.loads(said(f"{line} {more}")[1])["odds"]["passing"]
        for more in ("", "--statue", "--redraw", "--lucky", "--add bless")
    ]
    assert chances == [1 / 4, 1 / 2, 7 / 16, 1, 2 / 5]
    certain = said("odds --skill 0 --difficulty 9 --bag elder_sign --elder-sign success --json")[1]
    assert json.loads(certain)["odds"]["passing"] == 1
    again = "odds --skill 1 --difficulty 1 --bag 'cultist 0' --cultist 0 --again cultist --json"
    assert json.loads(said(again)[1])["odds"]["tokens"][0]["effect"]["again"] is True


# ---- what makes no sense

BAD = [
    "deck check",
    "deck check nope.json",
    "deck check .",
    "deck check old.json --start --standalone",
    "deck check old.json --lang xx",
    "deck check nonsense.txt",
    "deck check bytes.bin",
    "deck check empty.txt",
    "deck convert old.json --to octgn",
    "deck upgrade old.json",
    "deck upgrade old.json daisy-easy",
    "deck upgrade old.json new.json --exiled Nobody",
    "deck odds old.json",
    "deck odds old.json --cards Nobody",
    "deck odds old.json --cards Machete --turn 99",
    "deck show nope",
    "card",
    "card zebra",
    "card --class knight",
    "card --pack nope",
    "card --level x",
    "odds --skill 4",
    "odds --skill -4 --difficulty 3",
    "odds --skill 4 --difficulty 3 --bag nonsense",
    "odds --skill 4 --difficulty 3 --scenario nonsense",
    "odds --skill 4 --difficulty 3 --elder-sign x",
    "odds --skill 4 --difficulty 3 --again moon",
    "odds --skill 4 --difficulty 3 --add bless:11",
]


@pytest.mark.parametrize("line", BAD)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_bad_lines_get_one_clear_line(
    files: Path, line: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NOCTUARY_LANG", lang)
    (files / "nonsense.txt").write_text("Roland Banks\n- Nothing at all", encoding="utf-8")
    (files / "bytes.bin").write_bytes(b"\xff\xfe\x00")
    (files / "empty.txt").write_text("", encoding="utf-8")
    code, out, err = said(line)
    assert code == 2, out
    assert len(err.splitlines()) == 1, err
    assert err.startswith("noctuary") and "{" not in err and "error-" not in err
