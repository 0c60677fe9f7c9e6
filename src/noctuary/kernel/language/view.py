"""The types of views; the client's types are made from them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, dataclass_transform, get_type_hints

import msgspec


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(msgspec.field,))
class ViewStruct(msgspec.Struct, frozen=True, kw_only=True):
    """A part of a view; fields that are UNSET are left out."""


def enum_of(title: str, words: Iterable[str]) -> msgspec.Meta:
    """Return a type for one of a few words: `Annotated[str, enum_of("Mode", Mode.names)]`."""
    known = list(words)
    pattern = f"^({'|'.join(known)})$"
    return msgspec.Meta(title=title, pattern=pattern, extra_json_schema={"enum": known})


def json_schema(view: Callable[..., ViewStruct]) -> dict[str, Any]:
    """Return the JSON Schema of a view function's result; every named type is defined once."""
    shown = get_type_hints(view, include_extras=True)["return"]
    _, found = msgspec.json.schema_components([shown], ref_template="#/$defs/{name}")
    named: dict[str, Any] = {}
    for name, part in found.items():
        named[name] = {k: _named(v, named) for k, v in part.items()}
    return {"title": "Views", "$defs": dict(sorted(named.items()))}


def _named(node: Any, named: dict[str, Any]) -> Any:
    """Return a part of a schema with references in place of parts that have a title."""
    if isinstance(node, list):
        return [_named(n, named) for n in node]
    if not isinstance(node, dict):
        return node
    part = {k: _named(v, named) for k, v in node.items() if k not in ("pattern", "propertyNames")}
    if not isinstance(part.get("title"), str):
        return part
    named[part["title"]] = part
    return {"$ref": f"#/$defs/{part['title']}"}
