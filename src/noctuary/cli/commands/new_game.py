"""`noctuary new-game`: the folders of a small game, to be made into another one."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

import noctuary
from noctuary.i18n import FluentTranslations
from noctuary.packages import package_folder
from noctuary.plugin.console import print_safe

from ..errors import CommandRefusal, load_texts
from ..rule_locations import checkout

TEMPLATE = "noctuary.cli.game_template"
ID = re.compile(r"[a-z][a-z0-9_]{2,23}")
PARTS = {"game": "src/noctuary/games", "tests": "tests/games", "web": "web/src/games"}
"""Parts of the template, and the folder of the project in which each gets one of its own."""
NEUTRAL = {
    "src/noctuary": r"(?<![a-z]){}(?![a-z])",
    "web/src": "{}",
    "web/locales": "{}",
    "web/scripts": "{}",
}
"""Folders that name no game, and the form in which `tests/test_repository.py` looks for a name."""
SOURCES = (".css", ".ftl", ".html", ".mjs", ".py", ".svelte", ".svg", ".ts")


def new_game(
    id: Annotated[str, typer.Argument(help="Its id: small letters, digits and underscores.")],
    project: Annotated[
        Path | None, typer.Option("--in", help="The root of another checkout than this one.")
    ] = None,
    lang: Annotated[str | None, typer.Option(help="fr or en.")] = None,
) -> None:
    """Write the folders of a small game that passes all tests, to be made into another one."""
    say = load_texts(lang)
    root = project or checkout()
    if root is None or not (root / "src/noctuary/games").is_dir():
        raise CommandRefusal("error-no-checkout", path=str(root or Path(noctuary.__file__).parent))
    refuse_bad_id(root, id)
    for part, file, text in render(id):
        target = root / PARTS[part] / id / file
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    for part, place in PARTS.items():
        print_safe(say.format(f"new-game-{part}", path=str(Path(place) / id)))
    print_next_steps(id, say)


def refuse_bad_id(root: Path, id: str) -> None:
    """Raise CommandRefusal if no game can have this id, or something has it already."""
    if not ID.fullmatch(id) or keyword.iskeyword(id):
        raise CommandRefusal("error-game-id", text=id)
    for place in PARTS.values():
        for name in (id, f"{id}.py"):
            if (root / place / name).exists():
                raise CommandRefusal("error-game-exists", text=id, path=str(Path(place) / name))
    if (file := next(files_naming(root, id), None)) is not None:
        raise CommandRefusal("error-game-word", text=id, path=str(file))


def files_naming(root: Path, id: str) -> Iterator[Path]:
    """Yield the files outside the folders of games in which an id stands, as tests look for it."""
    for place, form in NEUTRAL.items():
        pattern = re.compile(form.format(id), re.IGNORECASE)
        for file in sorted((root / place).rglob("*")):
            folder, *inner = file.relative_to(root / place).parts
            is_of_a_game = folder == "games" and len(inner) > 1
            if file.suffix not in SOURCES or is_of_a_game:
                continue
            if pattern.search(file.read_text(encoding="utf-8")):
                yield file.relative_to(root)


def render(id: str) -> Iterator[tuple[str, Path, str]]:
    """Yield the part, the path in its folder and the text of each file of a new game."""
    words = id.split("_")
    spelt = {
        "newgame": id,
        "NewGame": "".join(word.capitalize() for word in words),
        "NEWGAME": "".join(words).upper(),
        "New game": " ".join(words).capitalize(),
    }
    template = package_folder(TEMPLATE)
    assert isinstance(template, Path)
    for part in PARTS:
        for file in sorted((template / part).rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                text = file.read_text(encoding="utf-8")
                for placeholder, name in spelt.items():
                    text = text.replace(placeholder, name)
                yield part, file.relative_to(template / part), text


def print_next_steps(id: str, say: FluentTranslations) -> None:
    """Print what to type next."""
    print_safe(say.format("new-game-next"))
    for line in (
        f"noctuary games check {id}",
        f"noctuary play {id}",
        f"pytest tests/games/{id}",
        "python web/build.py",
    ):
        print_safe(f"  {line}")
