"""Servers for tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import House, config


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Start one server for the tests of a file."""
    made = House(config(tmp_path_factory.mktemp("house")))
    yield made
    made.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return the data folder of a test's own server."""
    return tmp_path / "house"
