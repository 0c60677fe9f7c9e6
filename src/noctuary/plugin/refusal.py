"""The error of something that cannot be done, as a key of its package's texts."""

from __future__ import annotations

from typing import Any

from noctuary.errors import NoctuaryError


class Refusal(NoctuaryError):
    """Something that cannot be done, as a key of its package's words."""

    package: str
    status = 400
    """What HTTP calls it."""

    def __init__(self, key: str, **told: Any) -> None:
        super().__init__(f"{key}: {told}" if told else key)
        self.key, self.arguments = key, told
