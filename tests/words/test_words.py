"""How keys become words."""

import pytest

import noctuary
from noctuary.kernel import Told
from noctuary.words import UnknownLanguage, Words, choose_language, read_ledger

NAMES = ["Ana", "Bo", "Cy"]


@pytest.fixture
def english() -> Words:
    return Words(noctuary.load("gates", backend="frames"), "en", names=NAMES)


def test_actions_by_option_code_and_id(english: Words) -> None:
    id = "convert/region=salem/owner=2"
    code = english.game.action_code(id)
    said = "Convert Cy in Salem"
    assert english.action(id) == english.action(code) == said
    assert english.action(english.game.option(code)) == said


def test_neutral_figures_have_no_name(english: Words) -> None:
    assert english.action("convert/region=salem/owner=neutral") == "Convert a neutral in Salem"


def test_a_hidden_card_is_a_card(english: Words) -> None:
    told = Told("drew", {"seat": 1, "card": 3}, frozenset({"card"}), (), 0)
    assert english.event(told.redact(1)) == f"Bo draws {english.kind('card', 3)}."
    assert english.event(told.redact(0)) == "Bo draws a card."


def test_cards_follow_the_options_of_the_table() -> None:
    game = noctuary.load("gates", backend="frames")
    cards = game.spec.resolve(None)["cards"]
    other = {**cards, "sane": {**cards["sane"], "send2_t0": {"deed": "send", "n": 2, "tokens": 3}}}
    plain, changed = Words(game, "en"), Words(game, "en", options={"cards": other})
    assert plain.kind("card", 79).startswith("Send 2 /")
    assert changed.kind("card", 79).startswith("Send 2 (+3) /")


def test_no_marks_around_what_is_filled_in(english: Words) -> None:
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
