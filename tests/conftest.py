import pytest


@pytest.fixture(params=["gen", "frames", "native"])
def backend(request: pytest.FixtureRequest) -> str:
    """Each backend in turn: `noctuary.load("gates", backend=backend)`."""
    return str(request.param)
