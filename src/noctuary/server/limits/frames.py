"""Counting WebSocket frames in a stream of bytes (RFC 6455, section 5.2)."""

from __future__ import annotations

MASK_BYTES = 4
LENGTH_BYTES = {126: 2, 127: 8}
"""Bytes of an extended payload length, by the value in the second byte of a frame."""


class FrameCounter:
    """Counts the frames that a client sends, however its bytes are cut into pieces."""

    def __init__(self) -> None:
        self._header = bytearray()
        self._payload = 0
        """Bytes of the present frame that have not come yet."""

    def feed(self, data: bytes) -> int:
        """Return how many frame headers end in the next bytes of the stream."""
        count = at = 0
        while at < len(data):
            if self._payload:
                step = min(self._payload, len(data) - at)
                self._payload -= step
                at += step
                continue
            self._header.append(data[at])
            at += 1
            if len(self._header) >= 2 and len(self._header) == header_length(self._header[1]):
                self._payload = payload_length(self._header)
                self._header.clear()
                count += 1
        return count


def header_length(second: int) -> int:
    """Return the bytes of a frame's header, from its second byte."""
    return 2 + LENGTH_BYTES.get(second & 0x7F, 0) + (MASK_BYTES if second & 0x80 else 0)


def payload_length(header: bytearray) -> int:
    """Return the bytes of a frame's payload, from its whole header."""
    short = header[1] & 0x7F
    return int.from_bytes(header[2 : 2 + LENGTH_BYTES[short]]) if short in LENGTH_BYTES else short
