"""The refusal of a request, as a key of locales/*.ftl."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from noctuary.i18n import TranslatedRefusal


class TableRefusal(TranslatedRefusal):
    """Why a table does not grant a request.

    `clause`: the rule that forbids it; `stale`: whether the client fell behind; `problems`: every
    problem of a file, in every language.
    """

    package = __package__

    def __init__(
        self,
        key: str,
        *,
        clause: str | None = None,
        stale: bool = False,
        problems: Sequence[dict[str, str]] = (),
        **arguments: Any,
    ):
        super().__init__(f"error-{key}", **arguments)
        self.clause, self.stale, self.problems = clause, stale, list(problems)
