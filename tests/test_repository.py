"""A fresh clone has all it needs, and its documents are true."""

import ast
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest
import yaml

from noctuary.kernel import games

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src/noctuary/games"
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/**/*.md"))]
FENCE = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
CODE = re.compile(rf"{FENCE.pattern}|`[^`\n]+`", FENCE.flags)


def tracked(*folders: str) -> list[Path]:
    """Return the files of the repository, those not yet committed included."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *folders],
        cwd=ROOT,
        capture_output=True,
        check=True,
        text=True,
    )
    files = (ROOT / name for name in listing.stdout.split("\0") if name)
    return [file for file in files if file.is_file()]


def found(pattern: str, files: list[Path]) -> list[str]:
    """Return every line of these files in which a pattern occurs."""
    return [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for file in files
        for number, line in enumerate(file.read_bytes().decode(errors="replace").splitlines(), 1)
        if re.search(pattern, line)
    ]


def commands(first: str) -> set[str]:
    """Return what the README tells a reader to type, after the first word."""
    return set(re.findall(rf"\b{first} ([a-z][a-z ]*[a-z])", "\n".join(typed())))


def typed() -> Iterator[str]:
    """Yield the lines of the README's shell blocks, without their comments."""
    for language, block in FENCE.findall((ROOT / "README.md").read_text(encoding="utf-8")):
        if language == "sh":
            yield from (line.partition("#")[0] for line in block.splitlines())


def test_no_machine_paths() -> None:
    assert not found(r"(?:^|[^.\w])/(?:root|work|farm|home|Users)/[\w.]", tracked())


def test_nothing_is_read_from_outside() -> None:
    assert not found(
        r"\.\./shared\b|\bshared/(?:rules|seeds|design|facts|formats)\b",
        tracked("src", "tests", "bench"),
    )


def test_lobby_and_table_name_no_game() -> None:
    """The parts of a game in the browser are in its folder."""
    games = ROOT / "web/src/games"
    homes = [f.parent.name for f in tracked("web/src/games") if f.match("games/*/index.ts")]
    assert len(homes) > 2
    files = tracked("web/src", "web/locales", "web/scripts")
    neutral = [f for f in files if games not in f.parents or f.parent == games]
    assert ROOT / "web/src/lobby/Lobby.svelte" in neutral
    assert not found(rf"(?i){'|'.join(homes)}", neutral)


def test_building_names_no_host() -> None:
    assert not found(r"\bhttps?:/", tracked("Makefile", "pyproject.toml", ".ci"))


def test_only_its_own_folder_names_a_game() -> None:
    """A game is one folder of the package: nothing outside says what it is called."""
    outside = [f for f in tracked("src/noctuary") if GAMES not in f.parents]
    sources = [f for f in outside if f.suffix in (".py", ".ftl") and f.is_file()]
    assert len(sources) > 100
    assert not found(rf"(?i)(?<![a-z])(?:{'|'.join(games())})(?![a-z])", sources)


RECORDED = ("tests/frozen/", "tests/journals/")
"""What releases wrote down, and how: it names the games that they had."""
MANY = 4
"""Games that make a list; fewer in a row are examples."""


def general_files(*endings: str) -> list[Path]:
    """Return the files of tests and benches that belong to no single game."""
    ids = set(games())
    return [
        file
        for file in tracked("tests", "bench")
        if file.suffix in endings
        and not ids & set(file.relative_to(ROOT).parts)
        and not ids & set(re.split(r"[._]", file.name))
        and not file.relative_to(ROOT).as_posix().startswith(RECORDED)
    ]


def names_of_games(tree: ast.AST) -> Iterator[tuple[int, set[str]]]:
    """Yield lines that have an entry for a game, list many of them, or ask which one it is."""
    ids = set(games())
    for node in ast.walk(tree):
        match node:
            case ast.Dict(keys=keys):
                named, enough = {first_text(key) for key in keys}, 1
            case ast.List(elts=parts) | ast.Tuple(elts=parts) | ast.Set(elts=parts):
                named, enough = {first_text(part) for part in parts}, MANY
            case ast.If(test=test) | ast.IfExp(test=test):
                texts = (n for n in ast.walk(test) if isinstance(n, ast.Constant))
                named, enough = {first_text(text) for text in texts}, 1
            case _:
                continue
        if len(named & ids) >= enough:
            yield getattr(node, "lineno", 0), named & ids


def first_text(node: ast.expr | None) -> str:
    """Return the text that an expression is, or that it begins with; "" where it does not."""
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.Tuple(elts=[first, *_]) | ast.List(elts=[first, *_]) | ast.Call(args=[first, *_]):
            return first_text(first)
    return ""


def test_tests_and_benches_list_no_games() -> None:
    """A test may play one game as its example; what differs between games is in their folders."""
    files = general_files(".py")
    assert len(files) > 150
    wrong = [
        f"{file.relative_to(ROOT)}:{line}: {', '.join(sorted(named))}"
        for file in files
        for line, named in names_of_games(ast.parse(file.read_text(encoding="utf-8")))
    ]
    assert not wrong, "tests/games/parts.py finds what a game says of itself:\n" + "\n".join(wrong)


def test_data_of_tests_lists_no_games() -> None:
    read = {".yaml": yaml.safe_load, ".toml": tomllib.loads, ".json": json.loads}
    data = {f: read[f.suffix](f.read_text(encoding="utf-8")) for f in general_files(*read)}
    assert data
    listing = [f for f, keys in data.items() if isinstance(keys, dict) and keys.keys() & games()]
    assert not listing


def test_lists_of_games_are_found() -> None:
    """The two tests above would fail."""
    one, *more = sorted(games())
    for text in (
        f"x = {{{one!r}: 1}}",
        f"x = {[one, *more]!r}",
        f"x = {[(game, 2) for game in games()]!r}",
        f"y = 1 if game == {one!r} else 2",
        f"if game in ({one!r}, 'other'):\n    pass",
    ):
        assert [*names_of_games(ast.parse(text))], text
    assert not [*names_of_games(ast.parse(f"load({one!r}) + load({more[0]!r})"))]


def test_readme_make_targets_exist() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    assert commands("make")
    assert commands("make") <= targets


@pytest.mark.parametrize("command", sorted(commands("noctuary")))
def test_readme_commands_exist(command: str) -> None:
    answer = subprocess.run(
        [sys.executable, "-c", "from noctuary.cli import main; main()", *command.split(), "--help"],
        capture_output=True,
        text=True,
    )
    assert answer.returncode == 0, answer.stderr


def test_readme_snippet_runs() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    blocks = [block for language, block in FENCE.findall(readme) if language == "python"]
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(document: Path) -> None:
    text = CODE.sub("", document.read_text(encoding="utf-8"))
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text)
    missing = [link for link in links if not (document.parent / link).exists()]
    assert not missing


def test_wheel_holds_the_whole_package(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    inside = set(ZipFile(wheel).namelist())
    package = {str(file.relative_to(ROOT / "src")) for file in tracked("src/noctuary")}
    assert package
    assert package <= inside, sorted(package - inside)
    assert {".ftl", ".toml", ".yaml"} <= {Path(name).suffix for name in package}
