"""Arkham at the terminal: whole scenarios by script, the table at every width, one's own decks."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import to_builtins

import noctuary as package
from noctuary.games.arkham import terminal as arkham
from noctuary.games.arkham.view import view
from noctuary.i18n import FluentGameTexts, FluentTranslations
from noctuary.kernel import LoadedGame, Observation
from noctuary.kernel.journal import Journal
from noctuary.plugin.console import Symbols
from noctuary.plugin.terminal_scene import Scene
from tests.cli.scenes import NAMES, flat, over, scene_when, text
from tests.cli.terminal import Terminal, journals, noctuary

ANYTHING = [str(Random(k).randint(1, 9)) for k in range(3000)]
"""Enough for a whole scenario; numbers that are not on offer are refused."""
SCENARIOS = ("gathering", "midnight_masks", "devourer_below")


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture(scope="module")
def game() -> LoadedGame:
    return package.load("arkham")


def until(
    game: LoadedGame,
    stop: Callable[[Observation], bool],
    *,
    seats: int = 2,
    scenario: str = "gathering",
    **how: Any,
) -> Scene:
    """Return a scenario when something is so."""
    return scene_when(game, stop, seats, {"scenario": scenario}, **how)


def asked(prompt: str) -> Callable[[Observation], bool]:
    return lambda seen: bool(seen.decision) and seen.decision.prompt == prompt


# ---- whole games


@pytest.mark.parametrize(("lang", "seed"), [("en", 3), ("fr", 4)])
def test_a_whole_scenario_by_script(data: Path, lang: str, seed: int) -> None:
    args = ("--seed", str(seed), "--lang", lang)
    done = noctuary(data, "play", "arkham", *args, lines=ANYTHING)
    assert (done.returncode, done.stderr) == (0, "")
    (path,) = journals(data)
    journal = Journal.load(path)
    assert journal.state.over and journal.header["seats"] == 1
    assert "{" not in done.stdout
    assert {"en": "Roland Banks draws", "fr": "Roland Banks pioche"}[lang] in done.stdout
    end = done.stdout.rpartition({"en": "Physical trauma", "fr": "Trauma physique"}[lang])[2]
    row = re.search(r"Roland Banks\s+│[^│]+│\s+(\d+) │\s+(\d+) │\s+(\d+) │", end)
    shown = to_builtins(view(journal.state.observe(0)))["investigators"][0]
    assert row and [int(n) for n in row.groups()] == [shown["experience"], *shown["trauma"]]
    assert "noctuary play arkham" in done.stdout


def test_a_new_player_is_told_the_story_and_the_hand(data: Path) -> None:
    table = Terminal(data, "play", "arkham", "--seed", "2", "--lang", "fr", width=80, height=50)
    first = table.read("> ")
    assert "Le Rassemblement" in first and "Depuis un mois" in flat(first)
    assert "Mettre de côté" in first
    table.type("c'est tout")
    shown = table.read("> ")
    assert "Intrigue 1  Que se Passe-t-il" in shown and "Acte 1      Piégés" in shown
    assert "▸ Étude" in shown and "À vous" in shown
    table.type("quitter")
    assert table.end() == 0


def test_commands_of_the_table(data: Path) -> None:
    lines = ["6", "why", "rule AHB-149", "log", "help", "hint random", "undo", "lang fr", "9999"]
    done = noctuary(data, "play", "arkham", "--seed", "2", lines=lines)
    assert done.returncode == 0
    assert "icons a card adds when you commit it" in flat(done.stdout)
    assert "What random would do" in done.stdout
    assert "Il n’y a pas de choix 9999" in flat(done.stdout)
    assert "{" not in done.stdout


def test_a_terminal_with_plain_letters_only(data: Path) -> None:
    args = ("play", "arkham", "--seed", "2", "--lang", "fr")
    done = noctuary(data, *args, lines=["6", "1"], PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert "Reserve du Chaos" in done.stdout and "-1x3" in done.stdout


# ---- options


def test_scenario_and_starter_decks_by_name(data: Path) -> None:
    args = ("--option", "scenario=midnight_masks", "--deck", "wendy-hard", "--deck", "skids-easy")
    done = noctuary(data, "play", "arkham", *args, "--seed", "1")
    assert done.returncode == 0
    assert "The Midnight Masks" in done.stdout
    header = Journal.load(journals(data)[0]).header
    assert header["seats"] == 2
    assert [d["investigator"] for d in header["options"]["investigators"][:2]] == ["01005", "01003"]


def test_a_deck_of_ones_own(data: Path, tmp_path: Path) -> None:
    deck = {
        "investigator_code": "01004",
        "slots": {"01060": 2, "01088": 2, "01093": 1},
        "name": "x",
    }
    (tmp_path / "mine.json").write_text(json.dumps(deck), "utf-8")
    done = noctuary(data, "play", "arkham", "--deck", "mine.json", "--seed", "1", lines=["shriv"])
    assert (done.returncode, done.stderr) == (0, "")
    assert "Set aside Shrivelling" in done.stdout


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (["arkham", "--deck", "nobody-easy"], "There is no file nobody-easy"),
        (["arkham", "--deck", "strange.json"], "not played here yet: 02021"),
        (["arkham", "--option", "difficulty=mild"], "one of easy, standard, hard, expert"),
        (["arkham", *["--deck", "roland-easy"] * 2], "two seats have the same investigator"),
        (["arkham", *["--deck", "roland-easy"] * 5], "is played by 1, 2, 3, 4, not by 5"),
        (["gates", "--deck", "roland-easy"], "“gates” is played without decks"),
        (["arkham", "--deck", "roland-easy", "--option", "investigators=[]"], "not both"),
    ],
)
def test_what_cannot_be_played_is_one_clear_line(
    data: Path, tmp_path: Path, args: list[str], why: str
) -> None:
    deck = {"investigator_code": "01001", "slots": {"02021": 1}, "name": "x"}
    (tmp_path / "strange.json").write_text(json.dumps(deck), "utf-8")
    done = noctuary(data, "play", *args)
    assert done.returncode == 2
    assert why in done.stderr and len(done.stderr.splitlines()) == 1
    assert journals(data) == []


# ---- the table


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("choices", [0, 20, 60])
def test_it_fits_its_width(game: LoadedGame, scenario: str, choices: int) -> None:
    def then(seen: Observation) -> bool:
        return bool(seen.decision) and seen.decision.number == choices

    at = until(game, then, scenario=scenario, seats=3)
    for lang in ("en", "fr"):
        at.say = FluentTranslations("noctuary.cli", lang)
        at.words = FluentGameTexts(game, lang, names=NAMES[:3], options={"scenario": scenario})
        for at.width in (60, 80, 120, 160):
            for at.short in (False, True):
                drawn = text(arkham.draw(at), at.width)
                assert all(len(x.rstrip()) <= at.width for x in drawn.splitlines())
                assert "…" not in drawn and "{" not in drawn and "arkham-" not in drawn


def test_the_story_the_map_and_the_plates(game: LoadedGame) -> None:
    at = until(game, asked("turn"))
    drawn = flat(text(arkham.draw(at)))
    shown = to_builtins(view(at.observation))
    needs = shown["agenda"]["needs"]
    assert f"What’s Going On?! doom {shown['agenda']['total']} of {needs}" in drawn
    assert f"Trapped clues {shown['act']['has']} of {shown['act']['needs']}" in drawn
    (study,) = shown["locations"]
    assert f"▸ Study shroud {study['shroud']} {study['clues']} clues" in drawn
    for person in shown["investigators"]:
        assert at.words.kind("card", person["card"]) in drawn
        assert f"damage {person['damage']} of {person['health']}" in drawn
        assert f"intellect {person['skills']['intellect']['n']}" in drawn
    assert f"{shown['encounter']['deck']} cards" in drawn


def test_only_ones_own_hand_is_shown(game: LoadedGame) -> None:
    at = until(game, asked("turn"))
    me = at.seat
    drawn = flat(text(arkham.draw(at)))
    hands = at.observation.fields["hand"]
    for c in hands[me]:
        code = to_builtins(view(at.observation))["cards"][str(c)]["code"]
        assert at.words.kind("card", c) in drawn
        assert at.words.format(f"card-{code}.text") in drawn
    spectator = Scene(at.game, at.words, at.say, at.game.new(seats=2, seed=0).observe(-1), width=80)
    assert "Set aside" not in text(arkham.draw(spectator))


def test_the_test_is_a_sum_with_its_odds(game: LoadedGame) -> None:
    at = until(game, asked("commit"))
    shown = to_builtins(view(at.observation))["test"]
    drawn = flat(text(arkham.draw(at)))
    skill = at.words.kind("skill", shown["skill"])
    assert f"{skill} {shown['base']['n']}" in drawn
    assert f"= {shown['value']} against {shown['difficulty']}" in drawn
    assert f"chance {shown['odds']['chance']} %" in drawn
    for card, chance in shown["with"].items():
        assert f"Commit {at.words.kind('card', int(card))}" in drawn
        assert f"then {chance} %" in drawn


def test_a_reaction_tells_its_moment(game: LoadedGame) -> None:
    at = until(game, asked("reaction"), lang="fr")
    drawn = text(arkham.draw(at))
    assert re.search(r"│ (Quand|Après|Juste avant|À cet instant)\u202f: ", drawn)
    assert "Continuer" in drawn


def test_an_engaged_enemy_is_a_warning(game: LoadedGame) -> None:
    def threatened(seen: Observation) -> bool:
        if not asked("turn")(seen):
            return False
        shown = to_builtins(view(seen))
        threats = shown["investigators"][seen.seat]["threat"]
        foes = [shown["cards"][str(c)] for c in threats]
        return any("fight" in x and not x.get("exhausted") for x in foes)

    at = until(game, threatened)
    drawn = flat(text(arkham.draw(at)))
    assert "unless your action is to fight, evade, parley or resign" in drawn
    assert re.search(r"Threat: [^(]+\(fight \d, health \d of \d", drawn)


def test_an_unrevealed_location_does_not_tell_its_name(game: LoadedGame) -> None:
    at = until(game, asked("turn"), scenario="devourer_below")
    shown = to_builtins(view(at.observation))
    drawn = text(arkham.draw(at))
    for spot in shown["locations"]:
        code = shown["cards"][str(spot["card"])]["code"]
        sub = f"card-{code}.sub"
        if at.words.speech.has(sub):
            assert (f"({at.words.format(sub)})" in drawn) == spot["revealed"]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_end_tells_resolution_experience_and_trauma(
    game: LoadedGame, scenario: str, lang: str
) -> None:
    at = until(game, over, lang=lang, scenario=scenario)
    shown = to_builtins(view(at.observation))
    drawn = flat(text(arkham.final(at)))
    assert at.words.format(f"campaign-resolution-{scenario}-{shown['ending']}")[:40] in drawn
    assert re.search(rf"{shown['victory']['points']} points?", drawn)
    for person in shown["investigators"]:
        assert at.words.kind("card", person["card"]) in drawn
    assert text(arkham.draw(at))


def test_signs_stay_apart_without_colours(game: LoadedGame) -> None:
    at = until(game, asked("commit"))
    at.marks = Symbols(ascii_only=True)
    drawn = text(arkham.draw(at))
    assert "✓" not in drawn and re.search(r" y - ", drawn) and re.search(r" n - ", drawn)
