import os
import shutil
from collections.abc import Iterator

import pytest

from tests.postgres import Cluster, programs
from tests.support import missing


def pytest_xdist_auto_num_workers() -> int:
    """Two more than there are cores: many tests wait, for a server, a browser or a terminal."""
    return (os.cpu_count() or 1) + 2


@pytest.fixture(params=["gen", "frames", "native"])
def backend(request: pytest.FixtureRequest) -> str:
    """Each backend in turn: `noctuary.load("gates", backend=backend)`."""
    return str(request.param)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """PostgreSQL, started when the first test asks for it."""
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
    """The URL of an empty database."""
    return cluster.new_database()
