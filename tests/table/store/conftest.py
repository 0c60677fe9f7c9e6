from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a data folder, where stores keep their watermarks."""
    folder = tmp_path / "data"
    monkeypatch.setenv("NOCTUARY_DATA", str(folder))
    return folder


@pytest.fixture
def file(tmp_path: Path) -> str:
    """Return the path of a file that does not exist yet."""
    return str(tmp_path / "tables.db")


@pytest.fixture(params=["file", "memory", "database"])
def address(request: pytest.FixtureRequest) -> str:
    """Return the address of each kind of store in turn."""
    return ":memory:" if request.param == "memory" else request.getfixturevalue(request.param)


@pytest.fixture(params=["file", "database"])
def lasting(request: pytest.FixtureRequest) -> str:
    """Return the address of each kind of store that lasts in turn."""
    return str(request.getfixturevalue(request.param))
