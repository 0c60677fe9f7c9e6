"""The game of the how-to in a folder: found in the lobby, at the terminal, over HTTP."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import noctuary.games
from noctuary.i18n import LANGUAGES, FluentGameTexts, message_variables
from noctuary.kernel import Game, games, load
from noctuary.plugin import load_drawing, load_value_names
from noctuary.server.api.catalogue import clauses, game_info
from tests.cli.terminal import noctuary as run
from tests.server.house import House, config

PAGE = Path(__file__).parents[2] / "docs/how-to/add-a-game.md"
BLOCK = re.compile(r"^```\w+\n# file: (\S+)\n(.*?)^```", re.M | re.S)
PACKAGE = "noctuary.games.watch"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Yield a folder with the game, in which games are found as well."""
    found = tmp_path_factory.mktemp("games")
    for name, source in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        target = found / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(source, encoding="utf-8")
    noctuary.games.__path__.append(str(found))
    yield found
    noctuary.games.__path__.remove(str(found))
    for name in [n for n in sys.modules if n == PACKAGE or n.startswith(f"{PACKAGE}.")]:
        del sys.modules[name]


@pytest.fixture
def watch(folder: Path) -> Game:
    """Return what it declares."""
    return games()["watch"]


@pytest.fixture
def looking(folder: Path) -> str:
    """Return code that lets another process find it as well."""
    return f"import noctuary.games; noctuary.games.__path__.append({str(folder)!r})"


def test_it_is_one_folder_of_the_package(folder: Path) -> None:
    assert [p.name for p in folder.iterdir()] == ["watch"]
    inside = {p.name for p in (folder / "watch").iterdir()} - {"__pycache__"}
    files = {"__init__.py", "state.py", "actions.py", "rules.py", "value_names.py", "ledger.yaml"}
    files |= {"commands.toml"}
    assert inside == files | {"locales", "terminal", "tools"}


def test_the_lobby_is_told_all_about_it(watch: Game) -> None:
    told = game_info(watch)
    assert (told.id, told.seats, told.playable) == ("watch", [2, 3, 4], True)
    assert (told.minutes, told.tags, told.tools) == ([15, 20, 25], ["rivalry"], [])
    assert [o.name for o in told.options] == ["bonus"]
    assert [c.id for c in clauses(watch)] == ["WATCH-003"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_says_its_own_words(watch: Game, lang: str) -> None:
    assert message_variables(watch.package, lang) == message_variables(watch.package, "en")
    words = FluentGameTexts(load(watch, "frames"), lang, names=["Ann", "Bob"])
    assert words.kind("lantern", 7) == {"en": "lantern 7", "fr": "la lanterne 7"}[lang]
    assert words.kind("lantern", 7) in words.action("light/lantern=7")
    assert load_value_names(watch).namers.keys() == {"lantern"}


def test_it_is_played_at_the_terminal(looking: str, tmp_path: Path) -> None:
    typed = ["1", "1", "why", "quit"]
    done = run(
        tmp_path / "data",
        "play",
        "watch",
        "--seed",
        "3",
        "--lang",
        "en",
        lines=typed,
        before=looking,
    )
    assert done.returncode == 0, done.stderr
    assert "The wall is dark." in done.stdout and "On the wall: " in done.stdout
    assert "Light a lantern, or wait." in done.stdout and "WATCH-003" in done.stdout
    assert "noctuary play watch" in done.stdout, "how to go on"


def test_its_end_is_drawn_by_it(watch: Game, looking: str, tmp_path: Path) -> None:
    assert load_drawing(watch)
    bots = ["play", "watch", "--seats", "random,random", "--seed", "3", "--lang", "fr"]
    done = run(tmp_path / "data", *bots, before=looking)
    assert done.returncode == 0, done.stderr
    assert "Sur le mur : " in done.stdout


def test_it_adds_a_command(watch: Game, looking: str, tmp_path: Path) -> None:
    done = run(tmp_path / "data", "lanterns", "11", "--lang", "fr", before=looking)
    assert done.stdout == "4 lanternes sont plus hautes que la lanterne 11.\n"
    refused = run(tmp_path / "data", "lanterns", "16", "--lang", "en", before=looking)
    assert refused.returncode == 2
    assert refused.stderr == "noctuary: There is no lantern 16: they go from 0 to 15.\n"
    without = run(tmp_path / "data", "play", "watch", "--deck", "x", "--lang", "en", before=looking)
    assert "“watch” is played without decks" in without.stderr


def test_it_is_played_through_the_server(watch: Game, tmp_path: Path) -> None:
    house = House(config(tmp_path / "house"))
    told = {g["id"]: g for g in house.http.get("/api/games").json()}
    assert told["watch"]["minutes"] == [15, 20, 25]
    keys = house.open("me", "open", game="watch", options={"bonus": 5})
    other = house.join(keys["table"], "Bob")
    with (
        house.sit(keys["table"], keys["seats"][0]["key"]) as ann,
        house.sit(keys["table"], other) as bob,
    ):
        while ann.my_turn():
            ann.choose()
            if bob.my_turn():
                bob.choose()
        assert sum(ann.table["result"]) == 1000
        lit = [e for line in ann.lines for e in line.get("events", ()) if e["name"] == "lit"]
        assert lit and all(e["fields"]["n"] in (1, 5) for e in lit), "the bonus of this table"
    house.close()


def test_it_answers_over_http(watch: Game, tmp_path: Path) -> None:
    house = House(config(tmp_path / "house"))
    assert house.http.get("/api/watch/lanterns/11").json() == {"higher": 4}
    refused = house.http.get("/api/watch/lanterns/16")
    assert (refused.status_code, refused.json()) == (
        400,
        {"error": "error-lantern", "args": {"n": 16}, "problems": []},
    )
    assert house.http.get("/api/watch/lanterns/x").json()["error"] == "error-no-page"
    assert house.http.get("/api/watch/lanterns/1?y=2").json()["error"] == "error-malformed"
    house.close()
