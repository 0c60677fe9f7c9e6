"""The oddities of a quest, and their places."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..scenario.yaml_reader import Broken, Problem

LONGEST = 200
"""Letters of a file that a problem quotes at once."""
MOST_TOLD = 500
"""Problems of one quest; who has more of them knows enough."""


class NoQuest(Broken):
    """Files that cannot be played as a quest, with the reasons."""


class Problems(list[Problem]):
    """The oddities of a quest, which is played all the same."""

    def note(self, file: str, line: int, key: str, **told: Any) -> None:
        """Add a problem, unless there are enough or it was just added."""
        one = Problem(file, line, 1, f"quest-{key}", _short(told))
        if len(self) < MOST_TOLD and one not in self[-50:]:
            self.append(one)


def refusal(file: str, key: str, **told: Any) -> NoQuest:
    """Return the one reason why something is no quest for us."""
    return NoQuest([Problem(file, 1, 1, f"quest-{key}", _short(told))])


def _short(told: Mapping[str, Any]) -> dict[str, Any]:
    return {
        k: v if isinstance(v, int) else " ".join(str(v).split())[:LONGEST] for k, v in told.items()
    }
