"""The tools are asked over HTTP as tables are."""

from tests.server.conftest import folder, house

__all__ = ["folder", "house"]
