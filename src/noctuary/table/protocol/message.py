"""What all messages have in common."""

from __future__ import annotations

import msgspec
from msgspec import Struct

VERSION = 1
"""Of the protocol: a message of another version is refused."""

encode = msgspec.json.Encoder().encode
"""A message as bytes."""

SPECTATOR = -1
"""The eyes of somebody who holds no seat."""


class Message(Struct, tag_field="type", rename="camel", forbid_unknown_fields=True):
    """Anything sent over the WebSocket."""

    v: int
    """The version of the protocol."""
