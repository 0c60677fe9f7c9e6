"""The words of the cards: every card and trait in both languages, saying the same."""

import re
from collections import Counter
from importlib import resources

import pytest
from fluent.syntax.ast import Junk, Message, Pattern, TextElement
from fluent.syntax.parser import FluentParser

from noctuary.games.arkham.card_table import rows_of_rules
from noctuary.i18n import LANGUAGES

GAME = resources.files("noctuary").joinpath("games", "arkham")
BAD_FRENCH = re.compile(r"[^\u202f!?][;:!?]|[^\u202f]»|«[^\u202f]|\u202f(?![;:!?»])(?<!«\u202f)|'")
"""What French typography forbids: a missing or stray narrow space, a straight apostrophe."""


def written(pattern: Pattern | None) -> str:
    """Return the text of a message or an attribute: plain text, nothing to fill in."""
    assert pattern
    assert [e for e in pattern.elements if not isinstance(e, TextElement)] == []
    return "".join(e.value for e in pattern.elements if isinstance(e, TextElement))


def read(lang: str) -> dict[str, str]:
    """Return every key of the files of cards, also with its attribute (`card-01016.text`)."""
    out: dict[str, str] = {}
    names = ("cards", "other-sets", "own-cards")
    files = [GAME.joinpath("locales", f"{name}.{lang}.ftl") for name in names]
    text = "\n".join(file.read_text("utf-8") for file in files if file.is_file())
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, Junk), (entry.content or "")[:60]
        if isinstance(entry, Message):
            assert entry.id.name not in out, f"{entry.id.name} stands twice"
            out[entry.id.name] = written(entry.value)
            for a in entry.attributes:
                assert f"{entry.id.name}.{a.id.name}" not in out, f"{a.id.name} stands twice"
                out[f"{entry.id.name}.{a.id.name}"] = written(a.value)
    return out


WORDS = {lang: read(lang) for lang in LANGUAGES}
CARDS = rows_of_rules()


def plain(text: str) -> str:
    """Return a name without what typography adds to it."""
    text = re.sub("[\u202f ]", " ", text.strip())
    return text.replace("’", "'").replace("“", '"').replace("”", '"')


def test_both_languages_have_the_same_keys_and_attributes() -> None:
    assert WORDS["en"].keys() ^ WORDS["fr"].keys() == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_its_name(lang: str) -> None:
    column = "name" if lang == "en" else f"name_{lang}"
    said = {r["code"]: plain(WORDS[lang][f"card-{r['code']}"]) for r in CARDS}
    assert said == {r["code"]: plain(r[column]) for r in CARDS}
    named = {key.partition(".")[0] for key in WORDS[lang] if key.startswith("card-")}
    assert named == {f"card-{code}" for code in said}


def test_subtitles_are_those_of_the_cards() -> None:
    said = {r["code"]: plain(WORDS["en"].get(f"card-{r['code']}.sub", "")) for r in CARDS}
    assert said == {r["code"]: r["subname"] for r in CARDS}


def test_every_trait_is_named() -> None:
    traits = {t for r in CARDS for t in re.findall(r"[^.]+", r["traits"].replace(". ", "."))}
    named = {key: said for key, said in WORDS["en"].items() if key.startswith("trait-")}
    assert named == {f"trait-{t.lower().replace(' ', '-')}": t for t in traits}


def test_cards_worth_victory_points_say_so() -> None:
    worth = re.compile(r"\bVictory (\d)")
    for r in CARDS:
        found = worth.search(WORDS["en"].get(f"card-{r['code']}.text", ""))
        assert (found[1] if found else "") == r["victory"], r["code"]


def test_figures_are_the_same_in_both_languages() -> None:
    figures = re.compile(r"[+\u2212]?\d+")
    wrong = [
        key
        for key, said in WORDS["en"].items()
        if "." in key
        and Counter(figures.findall(said)) != Counter(figures.findall(WORDS["fr"][key]))
    ]
    assert wrong == []


def test_french_spaces_and_apostrophes() -> None:
    assert {k: v for k, v in WORDS["fr"].items() if BAD_FRENCH.search(v)} == {}


def test_english_is_typeset_too() -> None:
    assert {k: v for k, v in WORDS["en"].items() if re.search("['\"]|\u202f", v)} == {}
