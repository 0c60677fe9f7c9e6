"""`noctuary new-game` writes a game that passes, in a copy of the project; its errors are clear."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from tests.cli.terminal import environment
from tests.cli.terminal import noctuary as program
from tests.docs.test_board import SETTINGS, WEB, npm

ROOT = Path(__file__).resolve().parents[2]
COPIED = ("src/noctuary", "tests", "docs", "bench", "web/src", "web/locales", "web/scripts")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "static", "node_modules", "shots")
TESTED = (
    "tests/games/vigil",
    "tests/games/test_beats.py",
    "tests/games/test_views.py",
    "tests/kernel/test_conformance.py",
    "tests/test_ledger.py",
    "tests/words/test_parity.py",
    "tests/words/test_questions.py",
)
"""Some of what every game must pass; the others take longer."""


def link(source: str, target: str) -> None:
    """Make a file another name of another one, or a copy where the disks differ."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Make a copy of the project with a new game, `vigil`."""
    root = tmp_path_factory.mktemp("project")
    for folder in COPIED:
        shutil.copytree(ROOT / folder, root / folder, copy_function=link, ignore=LEFT_OUT)
    shutil.copy(ROOT / "pyproject.toml", root)
    done = run(root, "new-game", "vigil", "--lang", "en")
    assert (done.returncode, done.stderr) == (0, "")
    assert "noctuary games check vigil" in done.stdout
    yield root
    shutil.rmtree(root)


def run(root: Path, *args: str) -> subprocess.CompletedProcess[str]:
    """Run a command line on a copy of the project."""
    return program(root / "data", *args, PYTHONPATH=str(root / "src"))


def check(root: Path, *args: str) -> dict[str, str]:
    """Return what `games check vigil` finds: part -> the rest of its first line."""
    done = run(root, "games", "check", "vigil", "--lang", "en", *args)
    assert done.stderr == ""
    lines = [line for line in done.stdout.splitlines() if line[:1].strip()]
    return dict(line.split("  ", 1) for line in lines) | {"code": str(done.returncode)}


def test_a_new_game_lacks_nothing_that_is_required(project: Path) -> None:
    found = check(project)
    assert found.pop("code") == "0"
    there = {part for part, text in found.items() if text.strip() == "there"}
    required = {"rules", "ledger", "texts", "tests"}
    assert there >= required | {"table of questions", "view", "web drawing", "evaluation"}
    assert "lessons/first.toml" in found["lesson"] and "levels.toml" in found["bot levels"]
    assert check(project, "--all")["code"] == "1"


def test_a_new_game_passes_what_every_game_must_pass(project: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [*command, "-k", "vigil", *TESTED],
        cwd=project,
        env=environment(project / "data", PYTHONPATH=str(project / "src")),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-5000:]
    assert " passed" in done.stdout and "vigil has no how.toml" not in done.stderr


def test_a_new_game_is_played_by_bots_and_listed(project: Path) -> None:
    bots = ("--seats", "heuristic,random", "--seed", "3", "--lang", "fr")
    done = run(project, "play", "vigil", *bots)
    assert done.returncode == 0, done.stderr
    assert "Décompte final" in done.stdout
    listed = run(project, "games", "list", "--lang", "en").stdout
    assert "Vigil" in listed and "2 to 4 seats" in listed and "4 clauses" in listed


def test_the_table_of_questions_is_the_one_that_is_made(project: Path) -> None:
    table = project / "tests/games/vigil/questions.yaml"
    before = yaml.safe_load(table.read_text(encoding="utf-8"))
    command = [sys.executable, "-m", "tests.words.questions", "vigil"]
    folders = {"PYTHONPATH": f"{project / 'src'}:{project}"}
    more = environment(project / "data", **folders)
    subprocess.run(command, cwd=project, env=more, check=True)
    assert yaml.safe_load(table.read_text(encoding="utf-8")) == before


def test_what_a_game_lacks_is_named(project: Path) -> None:
    """A clause without a test, a text in one language, a rule that cites nothing that there is."""
    own = project / "src/noctuary/games/vigil"
    changes = {
        own / "locales/fr.ftl": ("action-play = ", "action-other = "),
        own / "rules/round.py": ('@rule("VIGIL-003")', '@rule("VIGIL-005")'),
        project / "tests/games/vigil/clauses/test_round.py": ('"VIGIL-001"', '"VIGIL-002"'),
    }
    kept = {file: file.read_text(encoding="utf-8") for file in changes}
    try:
        for file, (old, new) in changes.items():
            file.write_text(kept[file].replace(old, new), encoding="utf-8")
        found = check(project)
        assert found["code"] == "1"
        assert "missing" in found["ledger"] and "VIGIL-005" in found["ledger"]
        assert "missing" in found["texts"] and "action-play (fr)" in found["texts"]
        assert "missing" in found["tests"] and "VIGIL-001" in found["tests"]
        (own / "rules/round.py").write_text("nonsense = 1 / 0\n", encoding="utf-8")
        broken = check(project)
        assert broken["code"] == "1" and "ZeroDivisionError" in broken["rules"]
        assert "unknown" in broken["texts"] and "cannot be loaded" in broken["texts"]
    finally:
        for file, text in kept.items():
            file.write_text(text, encoding="utf-8")


@pytest.mark.parametrize(
    ("id", "told"),
    [
        ("Vigil", "cannot be the id of a game"),
        ("no", "cannot be the id of a game"),
        ("class", "cannot be the id of a game"),
        ("../vigil", "cannot be the id of a game"),
        ("vigil", "there is src/noctuary/games/vigil already"),
        ("parts", "there is tests/games/parts.py already"),
        ("table", "“table” already stands in "),
    ],
)
def test_an_id_that_cannot_be_is_refused(project: Path, id: str, told: str) -> None:
    done = run(project, "new-game", id, "--lang", "en")
    assert done.returncode == 2
    assert told in done.stderr and not done.stdout


def test_a_game_is_made_in_a_checkout_only(tmp_path: Path) -> None:
    done = program(tmp_path / "data", "new-game", "vigil", "--in", str(tmp_path), "--lang", "en")
    assert done.returncode == 2 and "is not a checkout of the project" in done.stderr
    assert "nobody" in program(tmp_path / "data", "games", "check", "nobody").stderr


# ---- the browser


def test_its_drawings_fit_the_table(project: Path, tmp_path: Path) -> None:
    """TypeScript and Svelte find nothing wrong, and the types are those of the view."""
    own = tmp_path / "src/games/vigil"
    shutil.copytree(project / "web/src/games/vigil", own)
    shutil.copytree(WEB / "src/lib", tmp_path / "src/lib")
    shutil.copytree(WEB / "scripts", tmp_path / "scripts")
    shutil.copy(WEB / "src/games/module.ts", tmp_path / "src/games")
    for name in SETTINGS:
        shutil.copy(WEB / name, tmp_path)
    (tmp_path / "node_modules").symlink_to(WEB / "node_modules")
    written = (own / "view.ts").read_text(encoding="utf-8")
    for command in ("exec -- node scripts/views.mjs", "run --silent check"):
        done = subprocess.run(
            [*npm(), *command.split()], cwd=tmp_path, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
    assert (own / "view.ts").read_text(encoding="utf-8") == written
