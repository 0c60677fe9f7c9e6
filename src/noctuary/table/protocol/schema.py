"""The JSON Schema of all messages, from which the types of the web client are made."""

from __future__ import annotations

from typing import Any

import msgspec

from noctuary.plugin.http import ClauseInfo
from noctuary.plugin.lessons import HowToPlay, Lesson

from .lobby import (
    ErrorBody,
    FileInfo,
    FoundRule,
    GameInfo,
    HeldKeys,
    JoinBody,
    NewTable,
    TableKeys,
    TableListing,
)
from .replies import FromTable
from .requests import FromClient

WRITTEN = ("Settings", "NewTable", "NewSeat", "JoinBody", "HeldKeys")
"""What clients send over HTTP or in a request: they may leave out what has a default."""

UNSAID = ("ahead",)
"""Properties that are left out if there is nothing to say."""


def schema() -> dict[str, Any]:
    """Return the JSON Schema of all messages."""
    types = [FromClient, FromTable, GameInfo, ClauseInfo, FoundRule, NewTable, TableKeys, JoinBody]
    unions, components = msgspec.json.schema_components(
        [*types, HeldKeys, TableListing, FileInfo, ErrorBody, HowToPlay, Lesson],
        ref_template="#/$defs/{name}",
    )
    asked = {x["$ref"].rpartition("/")[2] for x in unions[0]["anyOf"]}
    for name, made in components.items():
        made.pop("description", None)
        if name not in asked and name not in WRITTEN:
            made["required"] = [part for part in made["properties"] if part not in UNSAID]
    components["LogLine"] = {"anyOf": components["Happened"]["properties"]["line"]["anyOf"]}
    components["FromClient"] = {"anyOf": unions[0]["anyOf"]}
    components["FromTable"] = {"anyOf": unions[1]["anyOf"]}
    return {"title": "Protocol", "$defs": dict(sorted(components.items()))}
