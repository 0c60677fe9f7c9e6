"""A request that a table cannot grant, as a key of locales/*.ftl."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from noctuary.i18n import TranslatedRefusal


class TableRefusal(TranslatedRefusal):
    """Says why not; `clause` is the rule that forbids it, `stale` that the client fell behind,
    `problems` all that is wrong with a file, in every language.
    """

    package = __package__

    def __init__(
        self,
        key: str,
        *,
        clause: str | None = None,
        stale: bool = False,
        problems: Sequence[dict[str, str]] = (),
        **told: Any,
    ):
        super().__init__(f"error-{key}", **told)
        self.clause, self.stale, self.problems = clause, stale, list(problems)
