"""Browser tests look at a web client that was built from the sources that are present.

They take pictures of it with `--pictures`.
"""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--pictures`."""
    text = "browser tests write what they see to shots/"
    parser.getgroup("noctuary").addoption("--pictures", action="store_true", help=text)


def builder() -> ModuleType:
    """Return the module `web/build.py`."""
    spec = importlib.util.spec_from_file_location("web_build", ROOT / "web/build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def pytest_collection_finish(session: pytest.Session) -> None:
    """Stop at once if the client was built from other sources."""
    if session.config.option.collectonly:
        return
    looks = any("tests/browser/" in item.nodeid for item in session.items)
    build = builder() if looks else None
    if build and build.BUILT.parent.exists() and (apart := build.stale()):
        said = f"The web table was built from other sources than those present: {apart}"
        pytest.exit(f"{said}\nBuild it: python web/build.py", returncode=1)
