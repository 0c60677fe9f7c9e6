"""CONTRIBUTING shows the tree as it is, and a walk through files that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
HOP = re.compile(r"^\| (\d+) \| `([^`]+)` \| `([^`]+)` \| (.+) \|$", re.M)
FOLDER = re.compile(r"[\w-]+(?:/[\w-]+)*/")
GAME = ("src/noctuary/games/", "src/noctuary/cli/game_template/game")


def section(title: str) -> str:
    """Return the text below a heading, up to the next one."""
    return TEXT.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def tree() -> list[str]:
    """Return the folders of the tree, each as its path: a deeper line lies in the line above."""
    (block,) = re.findall(r"^```\n(.*?)^```", section("The tree"), re.M | re.S)
    out: list[str] = []
    above: list[tuple[int, str]] = []
    for line in block.splitlines():
        indent = len(line) - len(line.lstrip())
        above = [(depth, path) for depth, path in above if depth < indent]
        base = above[-1][1] if above else ""
        first, *more = FOLDER.findall(re.split(r" {2,}", line.strip())[0])
        out += [base + folder for folder in (first, *more)]
        above.append((indent, base + first))
    return out


def test_the_tree_names_folders_that_exist() -> None:
    assert len(tree()) > 50
    assert not [folder for folder in tree() if not (ROOT / folder).is_dir()]


def test_the_tree_leaves_no_package_out() -> None:
    packages = {f.parent.relative_to(ROOT) for f in (ROOT / "src/noctuary").rglob("__init__.py")}
    own = {f"{p}/" for p in packages if not str(p).startswith(GAME)}
    assert not own - {"src/noctuary/"} - set(tree())


@pytest.mark.parametrize("part", ["lib", "table"])
def test_the_tree_leaves_no_part_of_the_client_out(part: str) -> None:
    own = {f"web/src/{part}/{f.name}/" for f in (ROOT / "web/src" / part).iterdir() if f.is_dir()}
    assert not own - set(tree())


def test_the_walk_goes_one_way() -> None:
    hops = HOP.findall(section("From a click to a pixel"))
    assert [int(number) for number, *_ in hops] == list(range(1, len(hops) + 1))
    files = [file for _, file, *_ in hops]
    assert len(files) > 20 and len(files) == len(set(files))


@pytest.mark.parametrize("file, word", [hop[1:3] for hop in HOP.findall(TEXT)])
def test_the_walk_names_files_that_exist(file: str, word: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    assert re.search(rf"\b{re.escape(word)}\b", text)
