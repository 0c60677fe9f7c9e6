"""Every request has a handler, a limit and a place in the reference."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from noctuary.table import protocol as wire
from noctuary.table.room.requests import COMMANDS, QUERIES

ALL: tuple[type[wire.Request], ...] = get_args(wire.FromClient)
REFERENCE = Path(__file__).parents[2] / "docs/reference/protocol.md"


def tag(kind: type[wire.Request]) -> str:
    """Return the tag of a request."""
    return str(kind.__struct_config__.tag)


def test_every_request_has_one_handler() -> None:
    assert not COMMANDS.keys() & QUERIES.keys()
    assert {*COMMANDS, *QUERIES, wire.Hello} == {*ALL}


@pytest.mark.parametrize("kind", ALL, ids=tag)
def test_every_request_has_a_limit(kind: type[wire.Request]) -> None:
    assert kind.__dict__["limit"] in get_args(wire.RequestLimit), "its own, not an inherited one"


def test_what_workers_answer_is_no_command() -> None:
    """The room holds its lock while it carries out a command."""
    assert not [tag(kind) for kind in COMMANDS if kind.limit == "worker"]


@pytest.mark.parametrize("kind", ALL, ids=tag)
def test_every_request_is_in_the_reference(kind: type[wire.Request]) -> None:
    named = re.findall(r"`([a-z_]+)`", REFERENCE.read_text(encoding="utf-8"))
    assert tag(kind) in named
