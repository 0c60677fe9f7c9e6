"""The format of scenarios as a JSON Schema, for editors with completion.

Only the compiler knows the meaning of names.
"""

from __future__ import annotations

from typing import Any

from noctuary.plugin import LANGUAGES

from ..components import CLASSES, CONDITIONS, DECKS, PICTURES, PUZZLE_TYPES, SKILLS, TOKENS, Deck
from .box import base
from .cards import ACT_WANTS, CARD_KEYS, FX_KEYS, HOOKS, MONSTER_KEYS, MONSTER_WANTS
from .compile import (
    EVENT_KEYS,
    EXTRA_KEYS,
    FORMAT,
    KEYS,
    LAST_ROUND,
    NUMBERED_TRIGGERS,
    OPTION_KEYS,
    PLAIN_TRIGGERS,
    START_KEYS,
    TOKEN_KEYS,
    WANTED,
)
from .conditions import WORDS as CONDITION_WORDS
from .operations import KEYS as OPERATIONS
from .puzzles import PUZZLE_KEYS

Schema = dict[str, Any]
VERSION = "https://json-schema.org/draft/2020-12/schema"
ANY: Schema = {}


def ref(name: str) -> Schema:
    """Refer to one of the definitions."""
    return {"$ref": f"#/$defs/{name}"}


def known(words: Any) -> Schema:
    """Return the schema of one of a few words."""
    return {"enum": sorted(map(str, words))}


def many(of: Schema) -> Schema:
    """Return the schema of a list."""
    return {"type": "array", "items": of}


def named(of: Schema) -> Schema:
    """Return the schema of names with values."""
    return {"type": "object", "additionalProperties": of}


def thing(keys: Any, wanted: Any = (), **of: Schema) -> Schema:
    """Return the schema of a mapping with these keys and no others."""
    return {
        "type": "object",
        "properties": {key: of.get(key, ANY) for key in sorted(keys)},
        "required": sorted(wanted),
        "additionalProperties": False,
    }


def operation(word: str, keys: str) -> Schema:
    """Return the schema of an operation with all its keys."""
    inner = {key: ref("operations") for key in ("pass", "fail", "each", "then", "else")}
    inner |= {"if": ref("conditions"), "t": ref("text"), "when": ref("conditions")}
    inner |= {"choose": many(ref("option")), "one_of": many(ref("operations"))}
    inner |= {"test": known(SKILLS), "negate": known(SKILLS), "become": known(CONDITIONS)}
    return thing({word, "t", *keys.split()}, (word,), **inner)


def schema() -> Schema:
    """Return the schema of the whole format."""
    langs = {lang: {"type": "string"} for lang in LANGUAGES}
    text = {
        "oneOf": [
            {"type": "string"},
            {"type": "array", "items": {"type": "string"}, "maxItems": len(LANGUAGES)},
            {"type": "object", "properties": langs, "additionalProperties": False},
        ]
    }
    titled = {"anyOf": [ref("text"), thing(("t", "picture"), ("t",), t=ref("text"))]}
    faces = sorted(str(f) for tile in base().tiles for f in tile["faces"])
    decks = known(DECKS[: Deck.INVESTIGATOR])
    do, condition, said = ref("operations"), ref("conditions"), ref("text")
    triggers = [known(PLAIN_TRIGGERS)]
    triggers += [thing((word,), (word,)) for word in NUMBERED_TRIGGERS]
    whole = thing(
        KEYS,
        WANTED,
        format={"const": int(FORMAT)},
        name=said,
        blurb=said,
        prologue=said,
        languages=many(known(LANGUAGES)),
        rounds={"type": "integer", "minimum": 1, "maximum": LAST_ROUND},
        picture=ref("picture"),
        start=thing(START_KEYS, ("tiles", "at"), tiles=many(known(faces))),
        layout={
            "type": "object",
            "propertyNames": known(faces),
            "additionalProperties": {
                "type": "array", "items": {"type": "integer"}, "minItems": 3, "maxItems": 3,
            },
        },
        objectives=named(titled),
        epilogues=named(titled),
        puzzles=named(
            thing(PUZZLE_KEYS, ("type", "skill"), type=known(PUZZLE_TYPES), skill=known(SKILLS))
        ),
        tokens=named(
            thing(
                TOKEN_KEYS, ("kind", "at"), kind=known(TOKENS), look=said, name=said,
                opts=many(ref("option")), picture=ref("picture"),
            )
        ),
        events=named(
            thing(
                EVENT_KEYS, ("by",), by={"anyOf": triggers}, t=said, do=do,
                picture=ref("picture"), **{"if": condition},
            )
        ),
        cards=many(
            thing(
                CARD_KEYS, ("id", "name"), name=said, t=said, deck=decks,
                opts=many(ref("option")),
                fx=many(thing(FX_KEYS, ("hook",), hook=known(HOOKS), do=do, t=said)),
            )
        ),
        monsters=many(
            thing(
                MONSTER_KEYS, MONSTER_WANTS, name=said, flavour=said,
                act=many({"type": "object", "required": sorted(ACT_WANTS)}),
                **{"class": known(CLASSES)},
            )
        ),
        schedule={
            "type": "object",
            "properties": {
                "quiet": said,
                "extra": many(thing(EXTRA_KEYS, ("do",), do=do, **{"if": condition})),
            },
            "patternProperties": {"^[0-9]+$": do},
            "additionalProperties": False,
        },
    )  # fmt: skip
    one = [{"required": [word]} for word in CONDITION_WORDS]
    return {
        "$schema": VERSION,
        "title": "A night for Mansions of Madness, second edition",
        **whole,
        "$defs": {
            "text": text,
            "picture": known(PICTURES),
            "option": thing(OPTION_KEYS, ("t",), t=said, do=do, **{"if": condition}),
            "conditions": many({
                "type": "object",
                "properties": dict.fromkeys(sorted(CONDITION_WORDS), ANY),
                "additionalProperties": False,
                "minProperties": 1,
                "maxProperties": 1,
                "anyOf": one,
            }),
            "operations": many({
                "anyOf": [operation(word, keys) for word, keys in sorted(OPERATIONS.items())]
            }),
        },
    }  # fmt: skip
