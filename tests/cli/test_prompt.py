"""Quick at the prompt: what a command imports and opens. Times are in `bench/prompt.py`."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

import noctuary
from noctuary.cli import app
from noctuary.cli.lazy import LazyGroup
from noctuary.machine import default_backend, find_compiler
from tests.cli.terminal import environment
from tests.cli.terminal import noctuary as program

LIGHT = {"noctuary", "noctuary.cli"} | {
    f"noctuary.cli.{name}" for name in ("registry", "lazy", "terminal", "error_language")
}
HEAVY = ("fluent", "msgspec", "yaml", "rich.markdown", "rich.traceback", "asyncio", "sqlite3")

WATCHED = """
import json, sys
opened = []
sys.addaudithook(lambda what, told: opened.append(str(told[0])) if what == "open" else None)
from noctuary.cli import run
code = run({args!r})
seen = {{"code": code, "modules": sorted(sys.modules), "opened": opened}}
print(json.dumps(seen), file=sys.stderr)
"""

EAGER = """
import rich.markdown, rich.traceback
import typer.rich_utils
from typer.core import TyperGroup
from typer.main import get_command
from noctuary.cli import app
late = get_command(app)
commands = {name: named.load() for name, named in late.commands.items()}
made = TyperGroup(name="noctuary", commands=commands, params=late.params, help=late.help)
context = made.context_class(made, info_name="-c")
print(made.get_help(context))
"""


def python(tmp_path: Path, code: str, *args: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Run Python with a clean environment."""
    return subprocess.run(
        [sys.executable, "-c", code, *args],
        capture_output=True,
        text=True,
        env=environment(tmp_path / "data", **more),
        check=False,
    )


def watched(tmp_path: Path, *args: str, **more: str) -> dict[str, Any]:
    """Return what a command line imports and opens, in a new process."""
    done = python(tmp_path, WATCHED.format(args=list(args)), **more)
    seen: dict[str, Any] = json.loads(done.stderr)
    assert seen["code"] == 0, done.stderr
    return seen


def ours(seen: dict[str, Any]) -> set[str]:
    """Return the modules of this project among those that were imported."""
    return {name for name in seen["modules"] if name.partition(".")[0] == "noctuary"}


def commands() -> LazyGroup:
    """Return all commands."""
    found: Any = get_command(app)
    assert isinstance(found, LazyGroup)
    return found


# ---- help and version


@pytest.mark.parametrize(
    ("args", "more"), [(["--help"], set()), ([], set()), (["--version"], {"noctuary.machine"})]
)
def test_help_and_version_import_nothing_of_games(
    tmp_path: Path, args: list[str], more: set[str]
) -> None:
    seen = watched(tmp_path, *args)
    assert ours(seen) == LIGHT | more
    assert not [name for name in seen["modules"] if name.startswith(HEAVY)]
    assert not [name for name in seen["opened"] if name.endswith((".yaml", ".ftl"))]


@pytest.mark.parametrize("name", list(commands().commands))
def test_help_lists_every_command_as_it_calls_itself(name: str) -> None:
    listed: Any = commands().commands[name]
    made = listed.load()
    assert (listed.name, listed.help) == (made.name, made.help)
    assert made.short_help in (None, listed.short_help)
    assert not made.hidden and not made.deprecated


@pytest.mark.parametrize(
    "more", [{"COLUMNS": "80"}, {"COLUMNS": "52"}, {"COLUMNS": "140", "FORCE_COLOR": "1"}]
)
def test_help_is_to_the_letter_that_of_commands_which_were_imported(
    tmp_path: Path, more: dict[str, str]
) -> None:
    eager = python(tmp_path, EAGER, **more)
    late = python(tmp_path, "from noctuary.cli import main; main()", "--help", **more)
    assert (eager.stderr, late.stderr) == ("", "")
    assert late.stdout == eager.stdout
    assert ("\x1b[" in late.stdout) == ("FORCE_COLOR" in more)
    for name in ("play", "rules", "card", "odds", "deck", "scenario", "studio"):
        assert name in late.stdout


def test_a_mistyped_command_is_guessed_without_importing_any(tmp_path: Path) -> None:
    done = program(tmp_path / "data", "rulse", LANG="C.UTF-8")
    assert done.returncode == 2
    assert "Did you mean 'rules'" in done.stderr


def test_version_tells_the_backend_without_reading_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert default_backend() == noctuary.load("gates").backend
    monkeypatch.setenv("NOCTUARY_CACHE", str(tmp_path))
    monkeypatch.setenv("NOCTUARY_CC", "none")
    assert (find_compiler(), default_backend()) == (None, "frames")
    (tmp_path / "abc-def.so").touch()
    assert default_backend() == "native", "what was compiled before is loaded without a compiler"
    monkeypatch.setenv("NOCTUARY_CC", str(tmp_path / "no-such-compiler"))
    assert default_backend() == "frames"


# ---- tools and rules


@pytest.mark.parametrize("line", ["card Beat Cop", "odds --skill 4 --difficulty 3"])
def test_tools_for_cards_do_without_rules(tmp_path: Path, line: str) -> None:
    watched(tmp_path, *line.split())
    seen = watched(tmp_path, *line.split())
    assert not [name for name in ours(seen) if name.startswith("noctuary.kernel")]
    games = {name.split(".")[3] for name in ours(seen) if name.startswith("noctuary.games.arkham.")}
    assert games == {"card_table", "chances", "decks", "tools"}
    assert not [name for name in seen["opened"] if name.endswith("ledger.yaml")]


@pytest.mark.parametrize(
    "line", ["find majority", "show GATE-042", "list --topic setup", "coverage"]
)
def test_rules_that_were_asked_for_once_are_not_read_again(tmp_path: Path, line: str) -> None:
    args = ["rules", *line.split(), "--game", "gates"]
    kept = {"NOCTUARY_CACHE": str(tmp_path / "cache")}
    first = watched(tmp_path, *args, **kept)
    assert any(name.endswith("gates/ledger.yaml") for name in first["opened"])
    again = watched(tmp_path, *args, **kept)
    assert not [name for name in again["opened"] if name.endswith("ledger.yaml")]
    assert not [name for name in again["opened"] if "/tests/games/" in name]
    assert not [
        n
        for n in ours(again)
        if n.startswith(("noctuary.kernel", "noctuary.games"))
        if n != "noctuary.games"
    ]
    assert "yaml" not in again["modules"]


def test_rules_are_found_alike_whatever_was_kept(tmp_path: Path) -> None:
    def asked(cache: Path) -> str:
        done = program(
            tmp_path / "data", "rules", "find", "majority", "--game", "gates",
            NOCTUARY_CACHE=str(cache),
        )  # fmt: skip
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    cache = tmp_path / "cache"
    first = asked(cache)
    assert "GATE-" in first
    assert asked(cache) == first, "from what was kept"
    for file in cache.glob("*.json"):
        file.write_bytes(file.read_bytes()[:-100])
    assert asked(cache) == first, "from what is damaged"
    (tmp_path / "file").touch()
    assert asked(tmp_path / "file") == first, "where nothing can be kept"
