"""The words of the scenarios, of the box and of the table: patterns, typography, names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

import noctuary
from noctuary.games.mansions2.components import INVESTIGATORS, SKILLS, UNARMED
from noctuary.games.mansions2.scenario import SCENARIOS, compiled
from noctuary.games.mansions2.scenario.book_writer import Pair
from noctuary.games.mansions2.scenario.box import base
from noctuary.i18n import LANGUAGES, FluentGameTexts
from noctuary.i18n.option_texts import compile_pattern as pattern
from noctuary.kernel import Decision, GameEvent

FOLDER = Path(noctuary.__file__).parent / "games/mansions2"
FILES = sorted([*FOLDER.glob("content/*.yaml"), *FOLDER.glob("scenarios/*/scenario.yaml")])
NARROW = "\u202f"
FRENCH = re.compile(rf"[^{NARROW}][;!?»](?=\W|$)|[^{NARROW}]:(?=\s|$)|«[^{NARROW}]")
"""A sign without its narrow space."""
EITHER = re.compile(r"(?<=\w)'(?=\w)|\"|\.\.\.|  |^\s|\s$")
"""Straight quotes, three full stops, spaces too many."""


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> FluentGameTexts:
    game = noctuary.load("mansions2", backend="frames")
    return FluentGameTexts(game, request.param, names=["Ana", "Bo"], options={"group": "vote"})


def texts(scenario: str) -> Iterator[tuple[str, Pair]]:
    """Yield every text of a scenario and of its box, and where it stands."""
    made = compiled(scenario, frozenset({"base", "annex"}))
    yield "name", made.name
    yield "blurb", made.blurb
    for kind, said in made.names.items():
        yield from ((f"{kind} {n}", pair) for n, pair in enumerate(said))
    yield from ((f"face {f.id}", f.text) for f in made.faces)
    yield from ((f"creature {c.id}", c.flavour) for c in made.creatures)


def written(path: Path) -> Iterator[tuple[str, str]]:
    """Yield every pair of texts in a file, as it was written."""

    def walk(part: object) -> Iterator[tuple[str, str]]:
        if isinstance(part, list) and len(part) == 2 and all(isinstance(x, str) for x in part):
            yield part[0], part[1]
        elif isinstance(part, (list, dict)):
            for inner in part.values() if isinstance(part, dict) else part:
                yield from walk(inner)

    yield from walk(yaml.safe_load(path.read_text("utf-8")))


# ---- what is written


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_text_is_a_pattern_in_both_languages(scenario: str) -> None:
    found = list(texts(scenario))
    assert len(found) > 500
    assert [where for where, (en, fr) in found if bool(en) != bool(fr)] == []
    said = [(where, text) for where, pair in found for text in pair if text]
    assert [where for where, text in said if pattern(text) is None] == []


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_texts_are_set_as_print_is(scenario: str) -> None:
    found = list(texts(scenario))
    assert [(w, text) for w, pair in found for text in pair if EITHER.search(text)] == []
    assert [(w, en) for w, (en, _) in found if re.search(r"\s[!?]|[«»]", en)] == []
    assert [(w, fr) for w, (_, fr) in found if FRENCH.search(fr) or re.search("[“”]", fr)] == []


@pytest.mark.parametrize("path", FILES, ids=lambda p: f"{p.parent.name}/{p.stem}")
def test_files_hold_no_straight_apostrophe(path: Path) -> None:
    assert [x for pair in written(path) for x in pair if re.search(r"(?<=\w)'(?=\w)", x)] == []


@pytest.mark.parametrize("name", ["fr", "terminal.fr"])
def test_french_signs_of_the_table_stand_after_a_narrow_space(name: str) -> None:
    lines = (FOLDER / f"locales/{name}.ftl").read_text("utf-8").splitlines()
    said = [re.sub(r"\{[^{}]*\}", "x", x) for x in lines if not x.startswith("terminal-help")]
    assert len(said) > 30
    assert [x for x in said if FRENCH.search(x) or "'" in x] == []


def test_the_checks_find_what_they_are_for() -> None:
    for wrong in ("Quoi ?", "Quoi?", "Il dit :", "« Non »", "Un ; deux"):
        assert FRENCH.search(wrong), wrong
    for right in ("Quoi\u202f?", "«\u202fNon\u202f»", "à 21:30", "Un\u202f; deux."):
        assert not FRENCH.search(right), right
    assert EITHER.search("don't") and EITHER.search('"No"') and not EITHER.search("don’t")


# ---- what is said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_options_offer_the_scenarios_by_their_titles(lang: str) -> None:
    words = FluentGameTexts(noctuary.load("mansions2", backend="frames"), lang)
    for scenario in SCENARIOS:
        title = compiled(scenario, frozenset({"base", "annex"})).name[LANGUAGES.index(lang)]
        assert title in words.format(f"option-scenario-{scenario}")
    refused = words.format("error-scenario")
    assert all(scenario in refused for scenario in SCENARIOS)


def test_investigators_are_called_as_on_their_sheets(words: FluentGameTexts) -> None:
    column = LANGUAGES.index(words.lang)
    for sheet in base().investigators:
        key = f"kind-investigator-{sheet['id']}"
        assert words.format(f"{key}.full") == str(sheet["name"])
        assert words.format(f"{key}.job") == str(sheet["job"][column])
        assert words.format(key) in str(sheet["name"])
    initials = [words.kind("investigator", name)[0] for name in INVESTIGATORS]
    assert len(set(initials)) == len(INVESTIGATORS), "one letter each on the map"


def told(name: str, **fields: int) -> GameEvent:
    """Return an event."""
    return GameEvent(name, dict(fields), frozenset(), (), 0)


def test_a_roll_is_said_with_the_right_numbers(words: FluentGameTexts) -> None:
    who, influence = INVESTIGATORS.index("agatha"), SKILLS.index("influence")
    rolls = {
        (3, 1, 1): {
            "en": "Agatha tests Influence: 3 dice, 1 success, 1 investigation.",
            "fr": "Agatha lance 3 dés (Influence)\u202f: 1 réussite, 1 investigation.",
        },
        (1, 0, 0): {
            "en": "Agatha tests Influence: 1 die, no success, no investigation.",
            "fr": "Agatha lance 1 dé (Influence)\u202f: aucune réussite, aucune investigation.",
        },
        (5, 2, 3): {
            "en": "Agatha tests Influence: 5 dice, 2 successes, 3 investigations.",
            "fr": "Agatha lance 5 dés (Influence)\u202f: 2 réussites, 3 investigations.",
        },
    }
    for (dice, successes, investigations), said in rolls.items():
        rolled = told(
            "rolled",
            investigator=who,
            skill=influence,
            dice=dice,
            successes=successes,
            investigations=investigations,
        )
        assert words.event(rolled) == said[words.lang]


def test_a_hidden_difficulty_is_not_said(words: FluentGameTexts) -> None:
    open_test = words.event(told("tested", investigator=0, successes=1, difficulty=2))
    hidden = words.event(told("tested", investigator=0, successes=1, difficulty=-1))
    assert (
        open_test
        == {
            "en": "Agatha has 1 success; it took 2.",
            "fr": "Agatha a 1 réussite\u202f; il en fallait 2.",
        }[words.lang]
    )
    assert hidden == {"en": "Agatha has 1 success.", "fr": "Agatha a 1 réussite."}[words.lang]


def test_bare_hands_are_a_weapon_too(words: FluentGameTexts) -> None:
    creature = words.kind("creature", 0)
    armed = words.action("attack/card=1/monster=0/creature=0")
    bare = words.action(f"attack/card={UNARMED}/monster=4/creature=0")
    assert words.kind("card", 1) in armed and creature in armed
    assert words.format("bare-hands") in bare and f"{creature} (5)" in bare


def test_what_has_run_out_is_named_where_it_is_a_card(words: FluentGameTexts) -> None:
    assert words.kind("card", 1) in words.event(told("missing", n=1))
    assert words.event(told("missing", n=0)).endswith(
        {"en": "left in the box.", "fr": "plus dans la boîte."}[words.lang]
    )


def test_questions_name_investigators_by_their_place_at_the_table(words: FluentGameTexts) -> None:
    asked = Decision(0, "pushed", {"target": 1, "figure": 0}, 0, ())
    assert words.prompt(asked).startswith("Bastien, Agatha ")


def test_steps_of_puzzles_count_from_one(words: FluentGameTexts) -> None:
    assert {"en": "pieces 1 and 4", "fr": "pièces 1 et 4"}[words.lang] in words.action(
        "swap/cell=0/other=3"
    )
    assert words.action("dial/rune=2").endswith(" 3")


def test_madness_is_told_to_all_and_its_back_to_nobody(words: FluentGameTexts) -> None:
    made = compiled("thirteenth_chime")
    back = made.face_numbers["i_usher"]
    event = GameEvent(
        "maddened", {"seat": 1, "investigator": 0, "card": back}, frozenset({"card"}), (), 0
    )
    for seat in (0, 1, -1):
        said = words.event(event.redact(seat))
        assert "Agatha" in said and "Bo" in said and "?" not in said
