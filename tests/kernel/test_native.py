"""The native backend where things are missing: no compiler, no cache, a broken one, two at once."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from noctuary.kernel import load
from noctuary.kernel.runtime.backends import native
from tests.kernel.games.secrets import GAME
from tests.kernel.snippets import on, play

PROGRAM = """
import sys
sys.path.insert(0, ".")
from noctuary.kernel import load
from tests.kernel.games.secrets import GAME
game = load(GAME, "native")
p = game.new(seed=4)
p.playout(9)
print(game.backend, p.score)
"""


def begin(**environment: str) -> subprocess.Popen[str]:
    """Begin the small game in a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-c", PROGRAM],
        env=os.environ | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def run(**environment: str) -> tuple[str, str, list[str]]:
    """Run it and return (backend, score, lines on stderr)."""
    worker = begin(**environment)
    out, err = worker.communicate(timeout=60)
    assert worker.returncode == 0, err
    backend, score = out.strip().split(" ", 1)
    return backend, score, err.splitlines()


def score() -> str:
    p = on(GAME, "frames").new(seed=4)
    p.playout(9)
    return str(p.score)


def compiled(folder: Path) -> list[str]:
    return sorted(p.name for p in folder.iterdir())


def test_no_compiler(tmp_path: Path) -> None:
    backend, points, said = run(NOCTUARY_CC="none", NOCTUARY_CACHE=str(tmp_path))
    assert (backend, points) == ("frames", score())
    assert said == [
        "noctuary: no C compiler found (install gcc, or `pip install ziglang`); "
        "using the frames backend instead"
    ]


@pytest.mark.parametrize("cc", ["false", "/no/such/compiler", "echo"])
def test_broken_compiler(cc: str, tmp_path: Path) -> None:
    """One line on stderr, the same game, and nothing left in the cache."""
    backend, points, said = run(NOCTUARY_CC=cc, NOCTUARY_CACHE=str(tmp_path))
    assert (backend, points) == ("frames", score())
    assert len(said) == 1 and said[0].startswith("noctuary: ")
    assert said[0].endswith("; using the frames backend instead")
    assert compiled(tmp_path) == []


def test_cache_is_used_again(tmp_path: Path) -> None:
    """Compiled once; from then on no compiler is needed."""
    cache = tmp_path / "deep" / "cache"
    assert run(NOCTUARY_CACHE=str(cache)) == ("native", score(), [])
    (library,) = compiled(cache)
    before = (cache / library).stat().st_mtime_ns
    assert run(NOCTUARY_CACHE=str(cache), NOCTUARY_CC="none") == ("native", score(), [])
    assert compiled(cache) == [library]
    assert (cache / library).stat().st_mtime_ns == before


def test_two_build_at_once(tmp_path: Path) -> None:
    """One of them compiles, the others wait for it; one whole file stays."""
    cc, calls = counting(tmp_path)
    cache = tmp_path / "cache"
    workers = [begin(NOCTUARY_CACHE=str(cache), NOCTUARY_CC=cc) for _ in range(3)]
    for w in workers:
        out, err = w.communicate(timeout=60)
        assert (w.returncode, out, err) == (0, f"native {score()}\n", "")
    assert calls.read_text() == "built\n"
    assert len(compiled(cache)) == 1


def counting(folder: Path) -> tuple[str, Path]:
    """Return a compiler that notes each of its calls, and where."""
    cc, calls = folder / "counting-cc", folder / "calls"
    cc.write_text(f'#!/bin/sh\necho built >> {calls}\nsleep 0.3\nexec cc "$@"\n')
    cc.chmod(0o755)
    return str(cc), calls


def test_another_compiler_builds_anew(tmp_path: Path) -> None:
    """What one compiler made is not taken for the work of another."""
    cc, calls = counting(tmp_path)
    cache = str(tmp_path / "cache")
    assert run(NOCTUARY_CACHE=cache) == ("native", score(), [])
    assert run(NOCTUARY_CACHE=cache, NOCTUARY_CC=cc) == ("native", score(), [])
    assert calls.read_text() == "built\n"
    assert len(compiled(tmp_path / "cache")) == 2


def test_cache_that_cannot_be(tmp_path: Path) -> None:
    """Where the cache folder cannot be made, frames take over."""
    file = tmp_path / "file"
    file.write_text("not a folder")
    for folder in (file, file / "below", Path("/proc/nothing")):
        backend, points, said = run(NOCTUARY_CACHE=str(folder))
        assert (backend, points, len(said)) == ("frames", score(), 1)
        assert said[0].startswith("noctuary: the rules could not be compiled (")


@pytest.mark.skipif(os.getuid() == 0, reason="root writes everywhere")
def test_cache_that_is_read_only(tmp_path: Path) -> None:
    tmp_path.chmod(0o555)
    try:
        backend, points, said = run(NOCTUARY_CACHE=str(tmp_path))
    finally:
        tmp_path.chmod(0o755)
    assert (backend, points, len(said)) == ("frames", score(), 1)


def test_a_damaged_library(tmp_path: Path) -> None:
    """A file in the cache that is no library (a full disk, a copy cut short)."""
    run(NOCTUARY_CACHE=str(tmp_path))
    (name,) = compiled(tmp_path)
    (tmp_path / name).write_bytes(b"nonsense")
    backend, points, said = run(NOCTUARY_CACHE=str(tmp_path))
    assert points == score()
    assert backend == "native" or len(said) == 1


@pytest.mark.skipif(not importlib.util.find_spec("ziglang"), reason="ziglang is not installed")
def test_ziglang(tmp_path: Path) -> None:
    cc = f"{sys.executable} -m ziglang cc"
    assert run(NOCTUARY_CC=cc, NOCTUARY_CACHE=str(tmp_path)) == ("native", score(), [])


def test_no_headers_of_python() -> None:
    """Only the C library is included: a Python without its headers is enough."""
    for spec in (GAME, "gates"):
        source, files = native.write(load(spec, "gen"))
        included = set(re.findall(r'#\s*include\s*[<"]([^>"]+)[>"]', source))
        assert included
        c_library = {"stdint", "stddef", "string", "stdlib", "setjmp", "limits", "math", "time"}
        assert included <= {f"{name}.h" for name in c_library}
        assert all(Path(f).exists() for f in files)


def test_no_pointers_in_the_state() -> None:
    """Copying is a memcpy: the struct holds ints, and two pointers to what is kept while a
    question is weighed, which no kept position has.
    """
    game = load("gates", "native")
    source, _ = native.write(game)
    struct = source[source.index("struct G {") : source.index("};", source.index("struct G {"))]
    assert "Memo *memo, *cache;" in struct and "[" in struct
    assert "*" not in struct.replace("Memo *memo, *cache;", "")
    weighed, other = (game.new(seed=3, seats=3) for _ in range(2))
    weighed.action_scores(), weighed.expected_values()
    assert weighed.to_bytes() == other.to_bytes()


def test_the_source_is_stable() -> None:
    """The same rules give the same C, so that the cache is found again."""
    assert native.write(load(GAME, "gen"))[0] == native.write(load(GAME, "frames"))[0]


def test_checked_and_unchecked_agree() -> None:
    """Without bounds checks the game is the same."""
    for seed in range(10):
        ends = [
            play(load(GAME, "native", checked=c).new(seed=seed)).fields() for c in (True, False)
        ]
        assert ends[0] == ends[1]
