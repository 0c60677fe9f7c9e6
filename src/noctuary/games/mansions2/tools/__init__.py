"""The tools for authors of scenarios, at the terminal and over HTTP."""

from collections.abc import Sequence

from noctuary.plugin import Refusal

from ..scenario import Problem

PACKAGE = "noctuary.games.mansions2"


class BadScenario(Refusal):
    """A scenario that the tools cannot use."""

    package = PACKAGE

    def __init__(self, key: str, problems: Sequence[Problem] = (), **told: str | int) -> None:
        super().__init__(key, **told)
        self.problems = tuple(problems)
