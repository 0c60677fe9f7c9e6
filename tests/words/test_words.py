"""How keys become texts."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import noctuary
from noctuary.games.arkham.components import BY_CODE
from noctuary.games.lakeview.components import CHOICE_COUNT
from noctuary.i18n import (
    FluentGameTexts,
    FluentTranslations,
    UnknownLanguage,
    choose_language,
    message_variables,
)
from noctuary.i18n.bundles import load_bundle
from noctuary.kernel import Decision, GameEvent
from noctuary.rulebook import read_ledger

NAMES = ["Ana", "Bo", "Cy"]


@pytest.fixture
def english() -> FluentGameTexts:
    return FluentGameTexts(noctuary.load("gates", backend="frames"), "en", names=NAMES)


def test_actions_by_option_code_and_id(english: FluentGameTexts) -> None:
    id = "convert/region=salem/owner=2"
    code = english.game.action_code(id)
    said = "Convert Cy in Salem"
    assert english.action(id) == english.action(code) == said
    assert english.action(english.game.option(code)) == said


def test_neutral_figures_have_no_name(english: FluentGameTexts) -> None:
    assert english.action("convert/region=salem/owner=neutral") == "Convert a neutral in Salem"


def test_a_hidden_card_is_a_card(english: FluentGameTexts) -> None:
    told = GameEvent("drew", {"seat": 1, "card": 3}, frozenset({"card"}), (), 0)
    assert english.event(told.redact(1)) == f"Bo draws {english.kind('card', 3)}."
    assert english.event(told.redact(0)) == "Bo draws a card."


def test_cards_follow_the_options_of_the_table() -> None:
    game = noctuary.load("gates", backend="frames")
    cards = game.spec.resolve(None)["cards"]
    other = {**cards, "sane": {**cards["sane"], "send2_t0": {"deed": "send", "n": 2, "tokens": 3}}}
    plain, changed = (
        FluentGameTexts(game, "en"),
        FluentGameTexts(game, "en", options={"cards": other}),
    )
    assert plain.kind("card", 79).startswith("Send 2 /")
    assert changed.kind("card", 79).startswith("Send 2 (+3) /")


def test_no_marks_around_what_is_filled_in(english: FluentGameTexts) -> None:
    assert english.action("send/region=arkham").isascii()


@pytest.mark.parametrize(
    ("wanted", "environment", "lang"),
    [
        ("fr", {"NOCTUARY_LANG": "en", "LANG": "en_GB.UTF-8"}, "fr"),
        (None, {"NOCTUARY_LANG": "fr", "LANG": "en_GB.UTF-8"}, "fr"),
        (None, {"LANG": "fr_CH.UTF-8"}, "fr"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LC_ALL": "fr_FR.UTF-8", "LANG": "C"}, "fr"),
        (None, {"LANG": "C"}, "en"),
    ],
)
def test_language(
    wanted: str | None, environment: dict[str, str], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("NOCTUARY_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert choose_language(wanted) == lang


def test_a_language_nobody_wrote() -> None:
    with pytest.raises(UnknownLanguage):
        choose_language("de")


@pytest.mark.parametrize("id", ["GATE-087", "gate-87", "87", " Gate-087 "])
def test_clauses_are_found_by_short_ids(id: str) -> None:
    ledger = read_ledger("noctuary.games.gates")
    found = ledger and ledger.find(id)
    assert found and found.id == "GATE-087"


@pytest.mark.parametrize("id", ["", "GATE-", "ARKH-087", "GATE-9999", "²", "Q", "GATE-Q99"])
def test_other_ids_are_not(id: str) -> None:
    ledger = read_ledger("noctuary.games.gates")
    assert ledger and ledger.find(id) is None


def test_rulings_are_found_too() -> None:
    ledger = read_ledger("noctuary.games.gates")
    found = ledger and ledger.find("q05")
    assert found and found.id == "GATE-Q05"


# ---- several files, and attributes


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Yield the texts of a package `spoken`."""
    folder = tmp_path / "spoken" / "locales"
    folder.mkdir(parents=True)
    (tmp_path / "spoken" / "__init__.py").touch()
    (folder / "en.ftl").write_text("hello = Hello\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield folder
    sys.modules.pop("spoken", None)
    load_bundle.cache_clear()


def test_the_words_of_a_package_are_all_its_files(package: Path) -> None:
    (package / "night.en.ftl").write_text("dark = Dark { $n }\n    .sub = Darker\n", "utf-8")
    (package / "night.fr.ftl").write_text("dark = Noir { $n }\n", "utf-8")
    assert message_variables("spoken", "en") == {"hello": set(), "dark": {"n"}, "dark.sub": set()}
    assert message_variables("spoken", "fr") == {"dark": {"n"}}
    assert FluentTranslations("spoken", "en").format("dark", n=2) == "Dark 2"
    assert FluentTranslations("spoken", "fr").format("dark", n=2) == "Noir 2"


def test_an_attribute_is_said_and_missing_ones_in_english(package: Path) -> None:
    (package / "night.en.ftl").write_text("dark = Dark\n    .sub = Darker { $n }\n", "utf-8")
    (package / "night.fr.ftl").write_text("dark = Noir\n", "utf-8")
    french = FluentTranslations("spoken", "fr")
    assert french.has("dark.sub") and not french.has("dark.text")
    assert french.format("dark.sub", n=3) == "Darker 3"
    assert french.format("a-dark.text") == "dark.text"


def test_a_key_may_not_stand_in_two_files(package: Path) -> None:
    (package / "night.en.ftl").write_text("hello = Good night\n", "utf-8")
    with pytest.raises(ValueError, match="hello stands twice"):
        message_variables("spoken", "en")


# ---- Arkham


@pytest.fixture
def arkham() -> FluentGameTexts:
    decks = [
        "roland-easy",
        {"investigator": "01002", "cards": {"01018": 1, "01028": 1, "01086": 1}},
    ]
    game = noctuary.load("arkham", backend="frames")
    return FluentGameTexts(game, "en", names=NAMES[:2], options={"investigators": decks})


FIRST = 4 + 40
"""The first card of the second deck: Beat Cop, Beat Cop (2), Knife."""


def test_a_card_is_named_by_what_is_printed_on_it(arkham: FluentGameTexts) -> None:
    assert [arkham.kind("card", FIRST + k) for k in range(3)] == [
        "Beat Cop",
        "Beat Cop (2)",
        "Knife",
    ]
    assert arkham.action(f"commit/card={FIRST + 1}") == "Commit Beat Cop (2)"
    assert arkham.kind("card", -1) == "the rules"


def test_a_seat_is_its_investigator(arkham: FluentGameTexts) -> None:
    told = GameEvent("drew", {"seat": 1, "card": FIRST}, frozenset({"card"}), (), 0)
    assert arkham.event(told.redact(1)) == "Daisy Walker draws Beat Cop."
    assert arkham.event(told.redact(0)) == "Daisy Walker draws a card."
    assert arkham.action("name/seat=4") == "Encounter"


def test_abilities_of_one_card_are_told_apart(arkham: FluentGameTexts) -> None:
    assert arkham.action(f"use/card={FIRST + 2}/ability=0") == "Knife: Fight"
    assert arkham.action(f"use/card={FIRST + 2}/ability=1") == "Knife: Fight, discarding it"
    assert arkham.action(f"use/card={FIRST}/ability=0") == "Beat Cop: use it"


def test_a_location_has_its_subtitle_once_it_is_revealed() -> None:
    game = noctuary.load("arkham", backend="frames")
    words = FluentGameTexts(game, "en", options={"scenario": "devourer_below"})
    row = words.parameters["code"].index(BY_CODE["01152"])
    told = GameEvent("revealed", {"place": row, "clues": 1}, frozenset(), (), 0)
    assert words.kind("card", row) == "Arkham Woods"
    assert words.event(told) == "Arkham Woods (Old House) is revealed, with 1 clue."


def test_a_prompt_names_the_card_it_is_about(arkham: FluentGameTexts) -> None:
    asked = Decision(0, "target", {"card": FIRST, "a": 3, "event": -1}, 0, ())
    assert arkham.prompt(asked) == "Beat Cop: choose a target."


# ---- Lakeview


@pytest.fixture(params=["en", "fr"])
def lakeview(request: pytest.FixtureRequest) -> FluentGameTexts:
    return FluentGameTexts(noctuary.load("lakeview", backend="frames"), request.param, names=NAMES)


def test_every_square_has_a_name_of_its_own_with_its_place(lakeview: FluentGameTexts) -> None:
    names = [lakeview.kind("square", s) for s in range(13 * 13)]
    assert len(set(names)) == len(names)
    assert all(f"{'ABCDEFGHIJKLM'[s % 13]}{s // 13 + 1}" in n for s, n in enumerate(names))


def test_a_square_is_named_by_what_stands_on_it() -> None:
    words = FluentGameTexts(noctuary.load("lakeview", backend="frames"), "en", names=NAMES)
    said = {
        "x1y1": "Jenkins Bank, west half (B2)",
        "x2y1": "Jenkins Bank, east half (C2)",
        "x2y2": "treehouse, Old Centre (C3)",
        "x6y6": "Fire hydrant (G7)",
        "x4y4": "crossing E5",
        "x3y6": "street D7",
        "x6y2": "street G3",
        "x5y6": "open ground F7",
    }
    assert {s: words.kind("square", s) for s in said} == said


def test_the_lost_kids_cards_are_told_apart_by_their_words(lakeview: FluentGameTexts) -> None:
    assert len({lakeview.kind("card", c) for c in range(38)}) == 38


def test_a_card_says_clue_fright_and_building() -> None:
    words = FluentGameTexts(noctuary.load("lakeview", backend="frames"), "en", names=NAMES)
    card = "Fire hydrant (Monster north, then red sedan 1; Harris Pharmacy)"
    assert words.action("play/card=c9/pile=1") == f"Second pile: {card}"
    assert words.kind("card", 13) == ("token on a blue building (Monster all the way east; Garage)")


def test_a_second_copy_is_said_like_the_first(lakeview: FluentGameTexts) -> None:
    second = [i for i in lakeview.game.kinds["item"].names if i.endswith("_2")]
    assert len(second) == 6
    for name in second:
        first = lakeview.kind("item", name.removesuffix("_2"))
        assert lakeview.kind("item", name) == first != name.removesuffix("_2")


def test_everything_printed_has_a_text(lakeview: FluentGameTexts) -> None:
    kinds = lakeview.game.kinds
    wanted = [f"item-{i}.text" for i in kinds["item"].names if not i.endswith("_2")]
    wanted += [f"{k}-{v}.text" for k in ("bike", "power", "objective") for v in kinds[k].names]
    wanted += [f"monster-{m}.{x}" for m in kinds["monster"].names for x in ("story", "special")]
    for e, name in enumerate(kinds["encounter"].names):
        wanted.append(f"encounter-{name}.text")
        options = ("one", "two", "three")[: CHOICE_COUNT[e]] or ("quest", "reward")
        wanted += [f"encounter-{name}.{x}" for x in options]
    assert [key for key in wanted if not lakeview.speech.has(key)] == []


def test_the_option_of_a_card_that_was_chosen_is_said() -> None:
    words = FluentGameTexts(noctuary.load("lakeview", backend="frames"), "en", names=NAMES)
    told = GameEvent(
        "option_chosen", {"figure": 0, "encounter": 0, "option": 0}, frozenset(), (), 0
    )
    assert words.event(told) == "Bullies, Nancy: Ride for it: move 1 to 5 squares."


def test_a_prompt_names_whom_it_is_about() -> None:
    words = FluentGameTexts(noctuary.load("lakeview", backend="frames"), "en", names=NAMES)
    asked = Decision(0, "choice", {"figure": 1, "encounter": 0}, 0, ())
    assert words.prompt(asked) == "Dustin, Bullies: what now?"


def test_french_signs_stand_after_a_narrow_space() -> None:
    """Before ; : ? ! and inside « », and the apostrophe is a curly one."""
    root = Path(noctuary.__file__).parent
    files = list(root.glob("games/lakeview/locales/*fr.ftl"))
    lines = [x for path in files for x in path.read_text("utf-8").splitlines()]
    said = [re.sub(r"\{[^{}]*\}", "x", x) for x in lines if not x.startswith("#")]
    assert len(said) > 500
    assert [x for x in said if re.search(r"[^\u202f][;:?!](?=\s|$)|\w'\w|« | »", x)] == []
