"""One recorded play: seed and choices, from which everything else follows."""

from .journal import Journal

__all__ = ["Journal"]
