import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.store.support import Cluster


def programs() -> Path | None:
    """The folder of PostgreSQL's programs; Debian keeps them off the path."""
    for found in [
        shutil.which("initdb"),
        *sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb")),
    ]:
        if found:
            return Path(found).resolve().parent
    return None


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """PostgreSQL for the tests, started when the first of them asks."""
    folder = programs()
    if folder is None:
        pytest.skip("PostgreSQL is not installed: no initdb")
    cluster = Cluster.make(folder)
    cluster.start()
    yield cluster
    cluster.stop("immediate")
    shutil.rmtree(cluster.folder)


@pytest.fixture
def database(cluster: Cluster) -> str:
    """The URL of an empty database."""
    return cluster.new_database()


@pytest.fixture
def file(tmp_path: Path) -> str:
    """The path of a file that is not there yet."""
    return str(tmp_path / "tables.db")


@pytest.fixture(params=["file", "memory", "database"])
def address(request: pytest.FixtureRequest) -> str:
    """Each kind of store in turn."""
    return ":memory:" if request.param == "memory" else request.getfixturevalue(request.param)


@pytest.fixture(params=["file", "database"])
def lasting(request: pytest.FixtureRequest) -> str:
    """Each kind of store that lasts in turn."""
    return str(request.getfixturevalue(request.param))
