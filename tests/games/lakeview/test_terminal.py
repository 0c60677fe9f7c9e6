"""Lakeview at the terminal: whole games by script, the table at every width, secrets kept."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import to_builtins

import noctuary as package
from noctuary.games.lakeview import terminal as lakeview
from noctuary.games.lakeview.actions import Card
from noctuary.games.lakeview.components import MONSTERS
from noctuary.games.lakeview.terminal import board as lakeview_map
from noctuary.games.lakeview.view import view
from noctuary.i18n import FluentGameTexts, FluentTranslations
from noctuary.kernel import LoadedGame, Observation
from noctuary.kernel.journal import Journal
from noctuary.plugin.console import Symbols
from noctuary.plugin.terminal_scene import Scene
from tests.cli.scenes import NAMES, flat, over, scene_when, text
from tests.cli.terminal import Terminal, journals, noctuary
from tests.games.lakeview.town import Town
from tests.support import clause

ANYTHING = [str(Random(k).randint(1, 9)) for k in range(2000)]
"""Enough for a whole game; numbers that are not on offer are refused."""
LOST = 2
"""The Lost Kid's seat at a table of three."""


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture(scope="module")
def game() -> LoadedGame:
    return package.load("lakeview")


def until(
    game: LoadedGame,
    stop: Callable[[Observation], bool],
    *,
    monster: str = "dover_demon",
    **how: Any,
) -> Scene:
    """Play a table of three until a condition holds; return the scene."""
    return scene_when(game, stop, 3, {"monster": monster}, **how)


def asked(prompt: str, night: int = 0) -> Callable[[Observation], bool]:
    def stop(seen: Observation) -> bool:
        d = seen.decision
        return d is not None and d.prompt == prompt and seen.fields["round"] >= night

    return stop


def scene(town: Town, seat: int, lang: str = "en") -> Scene:
    """Return a town set up for a test, as a seat sees it."""
    words = FluentGameTexts(town.game, lang, names=NAMES[: town.seats], options=town.options)
    said = FluentTranslations("noctuary.cli", lang)
    return Scene(town.game, words, said, town.state.observe(seat))


def rows(at: Scene) -> dict[str, str]:
    """Return the rows of the map by their numbers."""
    lines = lakeview_map.town(at, to_builtins(view(at.observation))).plain.splitlines()
    return {x[:3].strip(): x[3:] for x in lines if x[:3].strip()}


def letters(at: Scene, x: int, y: int) -> str:
    """Return the characters of a square of the map."""
    return rows(at)[str(y + 1)][4 * x : 4 * x + 3]


# ---- setup


@clause("LAKE-066")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_card_that_will_cover_a_pile_is_shown_above_the_piles(
    game: LoadedGame, lang: str
) -> None:
    at = until(game, lambda o: o.decision is not None and o.decision.prompt == "lay", lang=lang)
    shown = to_builtins(view(at.observation))
    assert [Card.parse(c["card"]) for c in shown["revealed"]] == at.observation.fields["revealed"]
    assert [p["count"] for p in shown["piles"]] == [1, 1, 1]
    name = at.words.kind("building", shown["revealed"][0]["building"])
    lines = text(lakeview.piles(at, shown)).splitlines()
    assert {"en": "Turned up", "fr": "Tirée"}[lang] in lines[0] and name in lines[0]
    assert name in flat(text(lakeview.prompt(at, shown)))


# ---- whole games


@pytest.mark.parametrize(("lang", "option"), [("en", "monster=dover_demon"), ("fr", "lost_kid=0")])
def test_a_whole_game_by_script(data: Path, lang: str, option: str) -> None:
    """As the Kids, then as the Lost Kid."""
    args = ("--seats", "me,random", "--seed", "3", "--lang", lang, "--option", option)
    done = noctuary(data, "play", "lakeview", *args, lines=ANYTHING)
    assert (done.returncode, done.stderr) == (0, "")
    (path,) = journals(data)
    assert Journal.load(path).state.over
    assert "{" not in done.stdout
    assert {"en": "Everybody loses.", "fr": "Tout le monde perd."}[lang] in done.stdout
    assert ("Derrière votre écran" in done.stdout) == (option == "lost_kid=0")
    assert "noctuary play lakeview" in done.stdout


def test_a_new_player_is_asked_for_the_first_kid(data: Path) -> None:
    table = Terminal(data, "play", "lakeview", "--seed", "1", "--lang", "fr", width=100, height=60)
    first = table.read("> ")
    assert "Terreurs sur Lakeview" in first and "Démon de Dover" in first
    assert "Qui joue le premier tour ?" in flat(first)
    table.type("nancy")
    assert "Nancy entre en ville" in flat(table.read("> "))
    table.type("quitter")
    assert table.end() == 0


def test_a_square_is_chosen_by_where_it_lies(data: Path) -> None:
    lines = ["nancy", "1", "wheel 5", "g5", "log 3"]
    args = ("--seats", "me,random", "--seed", "1", "--lang", "en")
    done = noctuary(data, "play", "lakeview", *args, lines=lines)
    assert "Nancy goes" in done.stdout and "crossing G5" in done.stdout


def test_a_terminal_with_plain_letters_only(data: Path) -> None:
    args = ("play", "lakeview", "--seats", "me,random", "--seed", "2", "--lang", "fr")
    done = noctuary(data, *args, lines=["1", "1"], PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert "Chez les Jones" in done.stdout and "Calamite" in done.stdout


# ---- the table


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [60, 80, 100, 140])
def test_it_fits_its_width_for_a_kid_and_for_the_lost_kid(
    game: LoadedGame, width: int, lang: str
) -> None:
    for monster in MONSTERS:
        for prompt in ("travel", "card"):
            at = until(game, asked(prompt, 2), lang=lang, width=width, monster=monster)
            for short in (False, True):
                at.short, at.height = short, 40
                drawn = text(lakeview.draw(at), width)
                assert all(len(x.rstrip()) <= width for x in drawn.splitlines())
                assert "{" not in drawn and "lakeview-" not in drawn
                assert at.words.kind("monster", monster) in flat(drawn)
                assert at.words.kind("figure", "nancy") in drawn


def test_what_the_lost_kid_sees(game: LoadedGame) -> None:
    at = until(game, asked("card", 2), lang="fr")
    shown = to_builtins(view(at.observation))["lost"]
    drawn = flat(text(lakeview.draw(at)))
    assert at.seat == LOST
    assert f"On vous retient ici : {shown['hiding'][1:]}" in drawn.replace("\u202f", " ")
    assert at.words.format(f"power-{shown['power']}.text") in drawn
    for card in shown["hand"]["cards"]:
        assert at.words.kind("building", card["building"]) in drawn.partition("Jouez une carte")[2]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_secret_is_on_the_screen_of_a_kid(lang: str) -> None:
    """Whatever the Lost Kid hides, the Kids see the same table."""
    hides: dict[str, Any] = {
        "hiding": (3, 5),
        "power": ("shield", "blink"),
        "hand": ([6, 7, 8, 10], [12, 13, 14, 15]),
        "monster_in": ("a1", "c3"),
    }
    drawn = []
    for k in range(2):
        secret = {name: pair[k] for name, pair in hides.items()}
        secret |= {"figure": 0, "haunts": 0b1010000101, "piles": [[20], [21], [22]]}
        town = Town("frames", monster="snallygaster", **secret)
        drawn.append([text(lakeview.draw(scene(town, seat, lang))) for seat in range(-1, 3)])
    spectators, losts, *kids = zip(*drawn, strict=True)
    assert losts[0] != losts[1]
    for a, b in (spectators, *kids):
        assert a == b


# ---- the map


def test_the_map_shows_where_everything_is() -> None:
    town = Town(
        "frames",
        at={"nancy": (5, 5), "dustin": (2, 10)},
        monster_in="b3",
        tokens={1: 2, 20: 1},
    )
    at = scene(town, 1)
    assert letters(at, 5, 5) == "N  " and letters(at, 2, 10) == "D  "
    assert letters(at, 7, 6) == "☠  "
    assert letters(at, 0, 0) == "[R]" and letters(at, 12, 12) == "[B]"
    assert letters(at, 1, 1) == " 1 " and letters(at, 2, 1) == "?2 "
    assert letters(at, 11, 11) == "?  "
    assert letters(at, 10, 2) == " ⌂ " and letters(at, 4, 6) == " ◇ "
    assert letters(at, 4, 5) == " 9 ", "the first objective is at the pharmacy"
    drawn = lakeview_map.town(at, to_builtins(view(at.observation))).plain
    assert drawn.count("┆") + drawn.count("╌╌╌") == 24, "fences"


def test_many_on_one_square_are_counted() -> None:
    town = Town(
        "frames",
        seats=5,
        at={"nancy": (2, 2), "dustin": (2, 2), "will": (2, 2), "jane": (2, 10)},
    )
    assert letters(scene(town, 1), 2, 2) == "N+2"


def test_doubles_stand_where_they_are() -> None:
    at = scene(Town("frames", monster="bloody_mary", at={"nancy": (3, 6)}), 1)
    assert letters(at, 7, 1) == " · ", "a street runs across the Market Square"
    assert "‡" in rows(at)["3"] and "‡" in "".join(rows(at)[str(y)] for y in (10, 11, 12))


def test_squares_on_offer_carry_their_numbers() -> None:
    town = Town("frames", turn="nancy", at={"nancy": (6, 2)}).do("spin/wheel=0")
    at = scene(town, town.asked[0])
    for n, o in enumerate(at.observation.options, 1):
        if o.name == "move_to":
            s = o.fields["square"]
            assert letters(at, s % 13, s // 13).strip(" N☠‡") == str(n)


def test_plain_letters_draw_it_too() -> None:
    at = scene(Town("frames", at={"nancy": (5, 5)}, monster_in="b3"), 1)
    at.marks = Symbols(ascii_only=True)
    assert lakeview_map.town(at, to_builtins(view(at.observation))).plain.isascii()
    assert letters(at, 7, 6) == "M  "


# ---- the question


def test_the_options_of_a_card_are_said_in_full() -> None:
    town = Town("frames", turn="nancy", at={"nancy": (4, 7)}, tokens={10: 1}, next_cards="bullies")
    town.do("spin/wheel=0", "stop", "meet")
    drawn = flat(text(lakeview.draw(scene(town, town.asked[0]))))
    assert "Nancy, Bullies: what now?" in drawn
    assert "Ride for it: move 1 to 5 squares." in drawn
    assert "the red sedan drives on 2 crossings, then take an Eye." in drawn


def test_a_wheel_tells_how_far_it_carries() -> None:
    town = Town("frames", monster="jersey_devil", turn="nancy", bikes={"nancy": "tangerine"})
    town.grant(curses={0: 1})
    drawn = text(lakeview.draw(scene(town, town.asked[0])))
    assert "Wheel 2  5 squares" in drawn, "6 for the 2, less a curse"
    assert "3, diagonally too  2 squares, diagonally too" in drawn


def test_a_square_tells_how_far_it_is_only_where_one_moves(game: LoadedGame) -> None:
    way = flat(text(lakeview.draw(until(game, asked("travel", 2)))))
    assert re.search(r"Go to [^)]+\(\w+\) \d squares?", way)
    put = flat(text(lakeview.draw(until(game, asked("doorstep")))))
    assert re.search(r"west half \(\w+\) 2 Go to", put)


def test_what_an_item_does_stands_beside_it() -> None:
    town = Town("frames", turn="nancy", items={"nancy": "town_map_2"})
    drawn = flat(text(lakeview.draw(scene(town, town.asked[0]))))
    assert "Item: Town Map Put an encounter token on any building." in drawn


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_end_tells_how_far_it_came(game: LoadedGame, lang: str) -> None:
    at = until(game, over, lang=lang)
    shown = to_builtins(view(at.observation))
    drawn = text(lakeview.final(at))
    assert {"en": "Everybody loses.", "fr": "Tout le monde perd."}[lang] in drawn
    n, end = shown["calamity"]["n"], shown["calamity"]["end"]
    assert f"{n}/{end}" in drawn
    assert all(at.words.kind("objective", o["objective"]) in drawn for o in shown["objectives"])
