"""The second Mansions at the terminal: whole games by script, every width, secrets kept."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import noctuary as package
from noctuary.games.mansions2 import GAME, terminal
from noctuary.games.mansions2.attachments import ATTACHMENTS
from noctuary.games.mansions2.scenario import SCENARIOS
from noctuary.games.mansions2.terminal import board
from noctuary.games.mansions2.terminal.puzzles import puzzle
from noctuary.games.mansions2.terminal.question import trial
from noctuary.games.mansions2.valkyrie import packed
from noctuary.i18n import FluentGameTexts, FluentTranslations
from noctuary.kernel import LoadedGame, Observation, load
from noctuary.kernel.journal import Journal
from noctuary.plugin.console import Symbols
from noctuary.plugin.terminal_scene import Scene
from tests.cli.scenes import NAMES, flat, over, scene_when, text
from tests.cli.terminal import Terminal, journals, noctuary
from tests.games.mansions2.house import House
from tests.games.mansions2.openings import opening

ANYTHING = [str(Random(k).randint(1, 9)) for k in range(3000)]
"""Enough for a whole game; numbers that are not on offer are refused."""
CHIME = "thirteenth_chime"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture(scope="module")
def game() -> LoadedGame:
    return package.load("mansions2")


def asked(prompt: str, round: int = 0) -> Callable[[Observation], bool]:
    def stop(seen: Observation) -> bool:
        d = seen.decision
        return d is not None and d.prompt == prompt and seen.fields["round"] >= round

    return stop


def scene(house: House, seat: int, lang: str = "en", width: int = 100) -> Scene:
    """Return a house set up for a test, as a seat sees it."""
    seen = house.state.observe(seat)
    words = FluentGameTexts(house.game, lang, names=NAMES[: seen.seats], options=house.options)
    return Scene(house.game, words, FluentTranslations("noctuary.cli", lang), seen, width=width)


def chime(**wish: Any) -> House:
    return House("frames", scenario=CHIME, **wish)


def rooms(at: Scene, width: int = 98) -> str:
    """Return the map, without colours."""
    return board.house(at, terminal.look(at), width).plain


# ---- whole games


@pytest.mark.parametrize(("lang", "scenario"), [("en", CHIME), ("fr", "black_regatta")])
def test_a_whole_game_by_script(data: Path, lang: str, scenario: str) -> None:
    args = ("--seats", "me,random", "--seed", "3", "--lang", lang)
    done = noctuary(
        data, "play", "mansions2", *args, "--option", f"scenario={scenario}", lines=ANYTHING
    )
    assert (done.returncode, done.stderr) == (0, "")
    (path,) = journals(data)
    assert Journal.load(path).state.over
    assert "{" not in done.stdout
    assert {"en": "The night is lost.", "fr": "La nuit est perdue."}[lang] in done.stdout


def test_a_new_player_is_asked_who_takes_what(data: Path) -> None:
    args = ("play", "mansions2", "--seed", "1", "--lang", "fr")
    table = Terminal(data, *args, width=100, height=70)
    first = flat(table.read("> "))
    assert "Le Treizième Coup" in first and "Qui prend quoi" in first
    table.type("commencer")
    then = flat(table.read("> "))
    assert "Ambrose Vayle" in then and "À qui le tour" in then
    table.type("quitter")
    assert table.end() == 0


def test_a_terminal_with_plain_letters_only(data: Path) -> None:
    args = ("play", "mansions2", "--seats", "me,random", "--seed", "2", "--lang", "fr")
    done = noctuary(data, *args, lines=["commencer", "1", "1"], PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert "Le Treizieme Coup" in done.stdout and "+-----" in done.stdout


# ---- the table


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [60, 80, 100, 140])
def test_it_fits_its_width(game: LoadedGame, width: int, lang: str) -> None:
    for scenario in SCENARIOS:
        options = {"scenario": scenario}
        at = scene_when(game, asked("turn", 3), 3, options, lang=lang, width=width)
        for short in (False, True):
            at.short, at.height = short, 40
            drawn = text(terminal.draw(at), width)
            assert all(len(x.rstrip()) <= width for x in drawn.splitlines())
            assert "{" not in drawn and "terminal-" not in drawn and "None" not in drawn
            for name in ("agatha", "bastien", "odile"):
                assert at.words.kind("investigator", name) in drawn


def test_a_low_terminal_names_rooms_instead_of_drawing_them(game: LoadedGame) -> None:
    at = scene_when(game, asked("turn"), 2, {}, width=80)
    tall = text(terminal.draw(at))
    at.short, at.height = True, 24
    low = text(terminal.draw(at))
    assert "├" in tall and "├" not in low
    assert len(low.splitlines()) < len(tall.splitlines())
    assert at.words.kind("space", 3) in low, "where something can be searched"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_keeper_speaks_apart_from_the_log(game: LoadedGame, lang: str) -> None:
    at = scene_when(game, asked("next"), 2, {}, lang=lang, width=200)
    at.since = 0
    told = next(x.event for x in at.log if x.event.name == "narrated")
    number = told.fields["text"]
    assert number is not None
    prologue = at.words.kind("text", number)
    drawn = flat(text(terminal.draw(at), 200))
    assert drawn.count(flat(prologue)) == 1
    first = next(x.event for x in at.log if x.event.name not in terminal.KEEPER)
    assert flat(at.words.event(first)) in flat(text(terminal.log(at, 40), 200))


def test_the_state_of_an_investigator() -> None:
    house = chime(
        at={"agatha": "01A.b"},
        clues={"agatha": 2},
        held={"agatha": "lantern crowbar"},
        conditions={"agatha": "focused"},
        up={"agatha": "d_limp"},
        down={"agatha": (1, 2)},
    )
    at = scene(house, 0)
    drawn = flat(text(terminal.everybody(at, terminal.look(at), full=True), 100))
    assert "Agatha (you) Grand Hall, north 2 actions left" in drawn
    assert "Damage 2/6 (Limp) · Horror 2/8 · 2 Clues · Focused" in drawn
    assert re.search(r"Storm Lantern · Crowbar|Crowbar · Storm Lantern", drawn)
    assert "Strength 2 · Agility 3" in drawn


def test_the_dead_only_have_a_name() -> None:
    house = chime(out={1: 1})
    assert "Bastien (Basile) is eliminated" in flat(text(terminal.draw(scene(house, 0))))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_nobody_else_reads_the_back_of_madness(lang: str) -> None:
    """Whatever one has become, the others and a spectator see the same table."""
    backs = ("i_hoard", "i_lamb")
    drawn = []
    for back in backs:
        house = chime(conditions={"bastien": "insane"}, behind={"insane": back})
        drawn.append([text(terminal.draw(scene(house, seat, lang))) for seat in (-1, 0, 1)])
    spectators, agathas, bastiens = zip(*drawn, strict=True)
    assert spectators[0] == spectators[1] and agathas[0] == agathas[1]
    assert bastiens[0] != bastiens[1]
    own = {"en": "You win if you are eliminated", "fr": "Vous gagnez si vous êtes éliminé"}[lang]
    assert own in flat(bastiens[1]) and own not in flat(agathas[1])


# ---- the map


def test_the_map_shows_where_everything_is() -> None:
    house = chime(
        at={"agatha": "01A.a", "bastien": "01A.b"},
        monsters=[("cultist", "01A.b", 1)],
        fire="01A.e",
        darkness="01A.d",
        floor={"01A.a": "lantern"},
    )
    at = scene(house, 0)
    lines = rooms(at).splitlines()
    hall = next(n for n, x in enumerate(lines) if "Grand Hall, south" in x)
    assert "Ao" in lines[hall + 1]
    north = next(n for n, x in enumerate(lines) if "Grand Hall, north" in x)
    assert re.search("B☠1", lines[north + 1])
    assert any("^" in x for x in lines) and "#" in rooms(at)
    assert "1/" in flat(text(terminal.beasts(at, terminal.look(at))))
    assert lines[0][0] == "┌" and lines[-1][-1] == "┘"


def test_only_tiles_that_are_laid_are_drawn() -> None:
    at = scene(chime(), 0)
    assert "Grand Hall" in rooms(at)
    for hidden in ("Study", "Kitchen", "Master"):
        assert hidden not in text(terminal.draw(at))


def test_spaces_on_offer_carry_their_numbers() -> None:
    at = scene(chime(at={"agatha": "01A.a"}), 0)
    drawn = rooms(at)
    moves = [n for n, o in enumerate(at.observation.options, 1) if o.name == "move"]
    assert len(moves) > 2
    for n in moves:
        space = at.observation.options[n - 1].fields["space"]
        assert f"{n} {at.words.kind('space', space)}"[:5] in drawn
    assert str(moves[0]) not in re.sub(r"\W", "", rooms(scene(chime(at={"agatha": "01A.a"}), 1)))


def test_plain_letters_draw_it_too() -> None:
    at = scene(chime(monsters=[("cultist", "01A.b")]), 0)
    at.marks = Symbols(ascii_only=True)
    assert rooms(at).replace("’", "").isascii() and "M1" in rooms(at)


@pytest.mark.parametrize("width", [40, 58, 78, 138])
def test_the_whole_map_fits(width: int) -> None:
    for scenario in SCENARIOS:
        house = House("frames", scenario=scenario)
        house.grant(laid=dict.fromkeys(house.made.plan.tiles.values(), 1))
        at = scene(house, 0)
        assert max(len(x) for x in rooms(at, width).splitlines()) <= width


# ---- the question


def test_options_tell_what_their_words_leave_out() -> None:
    house = chime(
        at={"agatha": "01A.c"}, monsters=[("cultist", "01A.c", 1)], held={"agatha": "crowbar"}
    )
    drawn = flat(text(terminal.draw(scene(house, 0)), 100))
    assert re.search(r"Attack Ebb Acolyte \(1\): Crowbar 1/\d", drawn)
    assert "bare hands" in drawn
    assert re.search(r"Search[^│]* Search: Cloakroom", drawn), "which token it is"


def test_a_test_shows_its_dice(game: LoadedGame) -> None:
    at = scene_when(game, asked("improve"), 2, {"scenario": CHIME})
    dice = terminal.look(at)["trial"]
    assert dice is not None
    drawn = text(trial(at, dice))
    assert drawn.count("[s]") == dice["successes"] and drawn.count("[i]") == dice["investigations"]
    assert drawn.count("[ ]") == dice["blanks"]


def test_puzzles_are_drawn() -> None:
    at = scene(chime(), 0)
    common = {"puzzle": 0, "steps": 2}
    code = {
        **common,
        "type": "code",
        "length": 3,
        "dialled": [4],
        "tried": [{"guess": [0, 1, 2], "exact": 1, "near": 2}],
    }
    drawn = text(puzzle(at, code))
    assert "1 2 3   1 in place, 2 elsewhere" in drawn and "5 · ·" in drawn
    assert "2 steps left" in drawn
    torn = {**common, "type": "slide", "columns": 2, "rows": 2, "grid": [0, 3, 2, 1]}
    assert re.search(r"  1  4   1–2\s*│\n│   3  2   3–4", text(puzzle(at, torn)))
    blocks = [
        {"row": 1, "column": 0, "length": 2, "lying": True},
        {"row": 0, "column": 2, "length": 2, "lying": False},
    ]
    lock = text(puzzle(at, {**common, "type": "lock", "size": 3, "blocks": blocks}))
    assert re.search(r"·  ·  2\s+│\n│  1  1  2 ▸", lock)
    pegs = text(puzzle(at, {**common, "type": "tower", "pegs": [[2, 0], [], [1]]}))
    assert "1 ▸ 3 1" in pegs and "3 ▸ 2" in pegs


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_end_tells_how_it_went_for_each(game: LoadedGame, lang: str) -> None:
    at = scene_when(game, over, 2, {"scenario": CHIME}, lang=lang)
    drawn = text(terminal.final(at))
    won = terminal.look(at)["won"]
    verdict = {"en": ("The night is lost.", "The night is won!")}
    verdict["fr"] = ("La nuit est perdue.", "La nuit est gagnée\u202f!")
    assert verdict[lang][won] in drawn
    assert all(name in drawn for name in NAMES[:2]) and "Agatha" in drawn


# ---- the box on the table


@pytest.mark.parametrize("width", [60, 100, 140])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_people_with_the_box_read_their_list(lang: str, width: int) -> None:
    options = {"kept": "keeper"}
    house = House("frames", scenario=CHIME, seats=1, options=options, turn=None)
    at = scene(house, 0, lang, width)
    seen = flat(text(terminal.draw(at), width))
    assert {"en": "Lay tile 01A", "fr": "Posez la tuile 01A"}[lang] in seen
    assert "1." in seen and "Agatha" in seen and "{" not in seen
    house.do("ignite", "take/investigator=bastien", "end_phase", "yes")
    seen = flat(text(terminal.draw(scene(house, 0, lang, width)), width))
    assert {"en": "Something burns.", "fr": "Quelque chose brûle."}[lang] in seen
    assert {"en": "Fire spreads", "fr": "le Feu se propage"}[lang] in seen


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_people_read_what_a_quest_has_on_its_screen(lang: str) -> None:
    found = ATTACHMENTS.validate(packed(opening("letter").quest).packed)
    options = {"scenario": found.name, "kept": "keeper", "party": [["agatha", "bastien"]]}
    rules = load(GAME)
    journal = Journal(rules, 1, 1, options)
    journal.choose(journal.state.options()[0].id)
    words = FluentGameTexts(rules, lang, names=NAMES[:1], options=GAME.resolve(options))
    at = Scene(rules, words, FluentTranslations("noctuary.cli", lang), journal.state.observe(0))
    seen = flat(text(terminal.draw(at), 100))
    assert {"en": "Dear friends, come at once", "fr": "Chers amis, venez vite"}[lang] in seen
    assert {"en": "Go there", "fr": "Y aller"}[lang] in seen
