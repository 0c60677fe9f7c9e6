"""What all messages have in common."""

from __future__ import annotations

import msgspec
from msgspec import Struct

VERSION = 1
"""The version of the protocol; messages of other versions are refused."""

encode = msgspec.json.Encoder().encode
"""Encodes a message as JSON."""

SPECTATOR = -1
"""The viewer of a client without a seat."""


class Message(Struct, tag_field="type", rename="camel", forbid_unknown_fields=True):
    """Anything sent over the WebSocket."""

    v: int
    """The version of the protocol."""
