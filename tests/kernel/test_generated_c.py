"""The C of a game can be read and debugged: names and lines are those of the rules."""

from __future__ import annotations

import importlib.util
import re
import shutil
import sys
from pathlib import Path

import pytest

from noctuary.kernel import BACKENDS, Game, games, load
from noctuary.kernel.compiler.c.text import wrap_line
from noctuary.kernel.runtime.backends import native
from tests.kernel.games.story import GAME
from tests.kernel.snippets import HEAD, TAIL, game, logs, module

NAMES = (
    "int", "double", "switch", "static", "do", "unix", "frame", "f", "g_", "I", "G", "IX",
    "MIN", "OFFER", "p_put", "h_push", "R_main", "S_main", "T0", "F0", "Z0", "v_x", "x", "_",
    "_t1", "_v", "_frame", "_at", "_O", "at", "count", "legal", "st", "slot", "cold", "n",
)  # fmt: skip
"""Names that C, its headers or the generated code has, and some that it has not."""
HEIRLOOM = """
def heirloom_worth(g, luck):
    silver = luck * 3
    return silver + 1

@rule()
def body(g) -> Rule:
    inheritance = heirloom_worth(g, 4)
    yield ask(0, go_options)
    put(g, inheritance)
"""


def build(source: str) -> tuple[Path | None, str]:
    return native.build(native.digest(source), lambda: source, checked=True)


def written(spec: Game) -> str:
    return native.write(load(spec, "gen"))[0]


@pytest.mark.parametrize("name", [*sorted(games()), "story"])
def test_no_line_is_long(name: str) -> None:
    """Tables, lists of rules and nested expressions are broken."""
    source = written(GAME if name == "story" else games()[name])
    assert max(map(len, source.splitlines())) <= 300


def test_lines_are_broken_at_spaces() -> None:
    line = "  " + "; ".join(f"I _t{i} = ADD(n, {i}, 7)" for i in range(40)) + ";"
    parts = list(wrap_line(line))
    assert len(parts) > 5 and max(map(len, parts)) <= 120
    assert "".join(parts).replace(" ", "") == line.replace(" ", "")
    assert list(wrap_line("x" * 400)) == ["x" * 400]


def test_names_that_c_has(tmp_path: Path) -> None:
    """Whatever a variable is called, in rules, in plain functions, inside sums; on all backends."""
    lets = "".join(f"    {name} = {k}\n" for k, name in enumerate(NAMES))
    loops = "".join(f"    put(g, sum({name} * 2 for {name} in range(4)))\n" for name in NAMES)
    puts = "".join(f"    put(g, {name})\n" for name in NAMES)
    params = ", ".join(NAMES)
    rules = (
        f"def plain(g, {params}):\n{loops}{puts}    return 0\n\n"
        f"@rule()\ndef other(g, {params}) -> Rule:\n    yield ask(0, go_options)\n{loops}{puts}\n"
        f"@rule()\ndef body(g) -> Rule:\n{lets}    plain(g, {params})\n"
        f"    yield from other(g, {params})\n    plain(g, {params})\n"
    )
    head = HEAD.replace("Zone(96,", "Zone(400,")
    spec = game(module(tmp_path, head + rules + TAIL))
    once = [12] * len(NAMES) + list(range(len(NAMES)))
    assert logs(spec) == dict.fromkeys(BACKENDS, once * 3)


def test_variables_keep_their_names(tmp_path: Path) -> None:
    """Those of a plain function, and those that a rule keeps in its frame."""
    source = written(game(module(tmp_path, HEAD + HEIRLOOM + TAIL)))
    assert "static I p_heirloom_worth(G* g, I luck) {\n  I silver = 0;\n" in source
    assert re.search(r"typedef struct \{ I _rule, _at, _below, inheritance; \} F_body;", source)
    assert "frame->inheritance = p_heirloom_worth(g, 4);" in source


def test_every_statement_says_its_line(tmp_path: Path) -> None:
    """In the file as it is imported, wherever that lies; then the generated file again."""
    rules = module(tmp_path, HEAD + HEIRLOOM + TAIL)
    text = (HEAD + HEIRLOOM).splitlines()
    source = written(game(rules)).splitlines()
    for line in ("silver = luck * 3", "return silver + 1", "put(g, inheritance)"):
        said = f'#line {text.index("    " + line) + 1} "{rules.__name__}.py"'
        assert source.count(said) == 1
        assert (
            "silver" in source[source.index(said) + 1] or "p_put" in source[source.index(said) + 1]
        )
    for k, line in enumerate(source):
        if line.endswith('"game.c"'):
            assert line == f'#line {k + 2} "game.c"'
    assert str(tmp_path) not in "\n".join(source)


def test_the_library_is_the_same_wherever_the_rules_lie(tmp_path: Path) -> None:
    """Two checkouts share one cache."""
    text = HEAD + HEIRLOOM + TAIL
    sources = []
    for place in ("here", "there"):
        (tmp_path / place).mkdir()
        sources.append(written(game(module(tmp_path / place, text, "snippet_heirloom"))))
    assert sources[0] == sources[1]


@pytest.mark.skipif(not shutil.which("cc"), reason="there is no C compiler")
def test_a_build_to_debug(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """NOCTUARY_CC="cc -g" names variables, files and lines of the rules to a debugger."""
    monkeypatch.setenv("NOCTUARY_CC", "cc -g")
    monkeypatch.setenv("NOCTUARY_CACHE", str(tmp_path / "cache"))
    rules = module(tmp_path, HEAD + HEIRLOOM + TAIL)
    library, why = build(written(game(rules)))
    assert library is not None, why
    data = library.read_bytes()
    for name in ("inheritance", "silver", "luck", "p_heirloom_worth", f"{rules.__name__}.py"):
        assert name.encode() + b"\0" in data


@pytest.mark.skipif(not importlib.util.find_spec("ziglang"), reason="ziglang is not installed")
def test_clang_breaks_lines_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines are also numbered inside the arguments of macros, which compilers may refuse."""
    monkeypatch.setenv("NOCTUARY_CACHE", str(tmp_path))
    monkeypatch.setenv("NOCTUARY_CC", f"{sys.executable} -m ziglang cc")
    assert build(written(games()["gates"]))[1] == ""
