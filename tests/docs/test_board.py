"""The drawings of the how-to fit the table: TypeScript and Svelte find nothing wrong with them."""

from __future__ import annotations

import importlib.util
import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from noctuary.kernel.language.view import json_schema
from tests.support import missing

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
PAGE = ROOT / "docs/how-to/draw-a-board.md"
BLOCK = re.compile(r"^```(?:ts|svelte)\n(?://|<!--) file: web/(\S+).*?\n(.*?)^```", re.M | re.S)
VIEW = re.compile(r"^```python\n# file: watch/view.py\n(.*?)^```", re.M | re.S)
SETTINGS = ("package.json", "svelte.config.js", "tsconfig.json")


def npm() -> list[str]:
    """Return the command for npm, found as the build finds it."""
    spec = importlib.util.spec_from_file_location("web_build", WEB / "build.py")
    assert spec is not None and spec.loader is not None
    build: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    found: list[str] | None = build.system_node() or build.wheel_node()
    if found is None or not build.installed():
        missing("the tools of the web client are not installed: python web/build.py")
    return found


def test_drawings_of_the_how_to_are_checked(tmp_path: Path) -> None:
    found = BLOCK.findall(PAGE.read_text(encoding="utf-8"))
    assert {Path(name).name for name, _ in found} >= {"index.ts", "Board.svelte", "Hand.svelte"}
    for name, source in found:
        target = tmp_path / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(source, encoding="utf-8")
    shutil.copytree(WEB / "src/lib", tmp_path / "src/lib")
    shutil.copy(WEB / "src/games/module.ts", tmp_path / "src/games")
    for name in SETTINGS:
        shutil.copy(WEB / name, tmp_path)
    command = [*npm(), "run", "--silent", "check"]
    (tmp_path / "node_modules").symlink_to(WEB / "node_modules")
    checked = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout


def test_types_of_the_how_to_are_made_from_its_view(tmp_path: Path) -> None:
    page = PAGE.read_text(encoding="utf-8")
    (source,) = VIEW.findall(page)
    names: dict[str, Any] = {"highest": None, "Watch": Any}
    source = re.sub(r"^from \.\S+ import .*\n", "", source, flags=re.M)
    exec(compile(source, str(PAGE), "exec", dont_inherit=True), names)
    game = tmp_path / "src/games/watch"
    game.mkdir(parents=True)
    (game / "view.schema.json").write_text(json.dumps(json_schema(names["view"])), encoding="utf-8")
    shutil.copytree(WEB / "scripts", tmp_path / "scripts")
    shutil.copy(WEB / "package.json", tmp_path)
    (tmp_path / "node_modules").symlink_to(WEB / "node_modules")
    command = [*npm(), "exec", "--", "node", "scripts/views.mjs"]
    made = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert made.returncode == 0, made.stderr
    written = dict(BLOCK.findall(page))["src/games/watch/view.ts"]
    assert (game / "view.ts").read_text(encoding="utf-8") == written
