"""What the options of a table name is said in the words of those options."""

from __future__ import annotations

import pytest

from noctuary.i18n import FluentGameTexts
from noctuary.i18n.option_texts import compile_pattern
from noctuary.kernel import Decision, GameEvent, games, load
from noctuary.plugin import load_option_texts
from tests.games.hearsay import GAME
from tests.games.hearsay.tales import DOORS, OPTION_TEXTS


def words(lang: str = "en", tale: str = "mill") -> FluentGameTexts:
    return FluentGameTexts(load(GAME, "frames"), lang, names=["Ana", "Bo"], options={"tale": tale})


def narrated(text: int, monster: int = 1, n: int = 3) -> GameEvent:
    fields: dict[str, int | None] = {"text": text, "monster": monster, "n": n}
    return GameEvent("narrated", fields, frozenset(), (), 0)


def test_a_value_is_called_as_its_options_call_it() -> None:
    assert words().kind("door", 2) == "<mill door 2> the door"
    assert words("fr", "wreck").kind("door", 2) == "<wreck door 2> quelque door"
    assert FluentGameTexts(load(GAME, "frames"), "en").kind("room", 1) == "<mill room 1> the room"


def test_what_there_is_not_stays_a_number() -> None:
    assert words().kind("door", DOORS) == f"{DOORS}"


def test_actions_and_questions_say_it() -> None:
    assert words("fr").action("open/door=1") == "Ouvrir <mill door 1> quelque door"
    asked = Decision(0, "turn", {"monster": 2}, 0, ())
    assert words().prompt(asked) == "<mill monster 2> the monster is near. What now?"


@pytest.mark.parametrize(
    ("lang", "n", "said"),
    [
        ("en", 0, "<mill text 0> <mill monster 1> the monster woke at once."),
        ("en", 3, "<mill text 0> <mill monster 1> the monster woke after 3 turns."),
        ("fr", 3, "<mill text 0> <mill monster 1> quelque monster s’éveilla après 3 tours."),
    ],
)
def test_a_text_is_filled_in_with_the_other_fields(lang: str, n: int, said: str) -> None:
    assert words(lang).event(narrated(0, n=n)) == said


def test_a_text_keeps_its_lines_whatever_they_begin_with() -> None:
    said = words().event(narrated(1))
    assert said.splitlines() == [
        "<mill text 1> First line.",
        "[will] second.",
        "",
        ".third <mill monster 1> the monster",
    ]


def test_what_is_missing_in_a_language_is_said_in_english() -> None:
    assert words("fr").event(narrated(2)) == "<mill text 2> Nothing is filled in."


def test_what_is_hidden_stays_hidden() -> None:
    told = GameEvent("overheard", {"seat": 1, "text": DOORS}, frozenset({"text"}), (), 0)
    assert words().event(told.redact(1)) == f"Bo overhears: <mill text {DOORS}> the text"
    assert words().event(told.redact(0)) == "Bo overhears something."


def test_only_what_was_told_is_said() -> None:
    texts = {"door": {"1": {"en": "the cellar door"}}}
    told = FluentGameTexts(load(GAME, "frames"), "fr", options={"tale": "mill"}, texts=texts)
    assert told.action("open/door=1") == "Ouvrir the cellar door"
    assert told.action("open/door=2") == "Ouvrir 2"


def test_what_is_no_pattern_is_said_as_it_stands() -> None:
    for text in ("a } b", "a { b", "{ $n ->", "", "{ $n } }\nx = y"):
        assert compile_pattern(text) is None
    texts = {"door": {"1": {"en": "a } door {"}}}
    told = FluentGameTexts(load(GAME, "frames"), "en", texts=texts)
    assert told.kind("door", 1) == "a } door {"
    assert compile_pattern("a text") is compile_pattern("a text")


def test_fields_may_be_called_as_they_like() -> None:
    assert (
        words()
        .kind("text", 0, kind=1, value=2, self=3, monster="It", n=0)
        .endswith("It woke at once.")
    )


def test_most_games_name_everything_themselves() -> None:
    assert load_option_texts(GAME) is OPTION_TEXTS
    found = [load_option_texts(game) is None for game in games().values()]
    assert sum(found) > len(found) / 2
