"""The facilities of this machine: a C compiler, a cache folder."""

from __future__ import annotations

import importlib.util
import os
import platform
import shutil
import sys
import sysconfig
from pathlib import Path


def cache_folder() -> Path:
    """Return the folder for compiled games: NOCTUARY_CACHE, or the user's cache folder."""
    if own := os.environ.get("NOCTUARY_CACHE"):
        return Path(own)
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "noctuary"


def find_compiler() -> list[str] | None:
    """Return the command of the first C compiler found, None if there is none.

    The order is NOCTUARY_CC, cc, gcc, clang, the ziglang wheel.
    """
    if own := os.environ.get("NOCTUARY_CC"):
        return None if own == "none" else own.split()
    for name in ("cc", "gcc", "clang"):
        if found := shutil.which(name):
            return [found]
    if importlib.util.find_spec("ziglang"):
        return [sys.executable, "-m", "ziglang", "cc"]
    return None


def why_no_native() -> str:
    """Return the reason why this Python cannot load compiled games, or an empty text."""
    if sysconfig.get_config_var("Py_GIL_DISABLED"):
        return "the native backend does not support free-threaded Python yet"
    if (
        platform.python_implementation() != "CPython"
        or sys.platform == "win32"
        or sys.maxsize < 1 << 32
    ):
        return "the native backend needs 64-bit CPython on Linux or macOS"
    return ""


def default_backend() -> str:
    """Return `native` if games can be compiled here or some already were, else `frames`.

    No game is read for it: a game that does not compile is reported when it is played.
    """
    if why_no_native():
        return "frames"
    command = find_compiler()
    if command is None:
        return "native" if any(cache_folder().glob("*.so")) else "frames"
    return "native" if shutil.which(command[0]) else "frames"
