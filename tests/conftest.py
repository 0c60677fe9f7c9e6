import shutil
from collections.abc import Iterator

import pytest

from tests.postgres import Cluster, programs
from tests.support import missing

pytest_plugins = ["tests.workers", "tests.backends", "tests.web"]


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """Yield PostgreSQL, started when the first test asks for it."""
    folder = programs()
    if folder is None:
        missing("PostgreSQL is not installed: no initdb")
    cluster = Cluster.make(folder)
    cluster.start()
    yield cluster
    cluster.stop("immediate")
    shutil.rmtree(cluster.folder)


@pytest.fixture
def database(cluster: Cluster) -> str:
    """Return the URL of an empty database."""
    return cluster.new_database()
