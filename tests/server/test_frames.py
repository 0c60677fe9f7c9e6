"""Frames are counted alike however the network cuts them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from noctuary.server.limits.frames import FrameCounter

SIZES = (0, 1, 125, 126, 127, 65_535, 65_536, 70_000)
"""Payloads around those at which the length is written in another way."""


def frame(size: int, mask: bool = True, opcode: Opcode = Opcode.TEXT) -> bytes:
    """Return a frame as the library writes it."""
    return Frame(opcode, bytes(size)).serialize(mask=mask)


@pytest.mark.parametrize("mask", [True, False])
@pytest.mark.parametrize("size", SIZES)
def test_each_length_in_each_cut(size: int, mask: bool) -> None:
    data = frame(size, mask) * 3
    for step in (1, 7, 1024, len(data)):
        counter = FrameCounter()
        pieces = [data[at : at + step] for at in range(0, len(data), step)]
        assert sum(counter.feed(piece) for piece in pieces) == 3


@given(st.lists(st.sampled_from(SIZES[:5])), st.lists(st.integers(0, 1_000)))
def test_any_frames_in_any_cut(sizes: list[int], cuts: list[int]) -> None:
    stream = b"".join(frame(size) for size in sizes)
    counter, at, count = FrameCounter(), 0, 0
    for cut in [*sorted(cut for cut in cuts if cut < len(stream)), len(stream)]:
        count += counter.feed(stream[at:cut])
        at = cut
    assert count == len(sizes)


def test_a_frame_counts_when_its_header_is_there() -> None:
    counter = FrameCounter()
    data = frame(200)
    assert [counter.feed(data[at : at + 1]) for at in range(8)] == [0] * 7 + [1]
    assert counter.feed(data[8:]) == 0


@given(st.binary())
def test_any_bytes(data: bytes) -> None:
    whole, pieces = FrameCounter(), FrameCounter()
    assert whole.feed(data) == sum(pieces.feed(bytes([byte])) for byte in data)
