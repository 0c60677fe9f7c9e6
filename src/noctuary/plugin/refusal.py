"""The base of refusals."""

from __future__ import annotations

from typing import Any

from noctuary.errors import NoctuaryError


class Refusal(NoctuaryError):
    """Why something cannot be done: a key of its package's texts, and arguments."""

    package: str
    status = 400
    """The HTTP status of the response."""

    def __init__(self, key: str, **arguments: Any) -> None:
        super().__init__(f"{key}: {arguments}" if arguments else key)
        self.key, self.arguments = key, arguments
