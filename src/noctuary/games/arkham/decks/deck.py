"""A deck, as ArkhamDB and arkham.build write it down: everything in a file comes back out of it."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from typing import Any

import msgspec

from .cards import original
from .errors import BadDeck

MOST = 99
"""More copies of one card than any deck can hold."""

Slots = dict[str, int]


class Deck(msgspec.Struct):
    """An investigator and how many of each card; `source` is the file as it was read."""

    investigator: str
    slots: Slots
    name: str = ""
    side: Slots = {}
    ignored: Slots = {}
    """Copies that a scenario added and that count for nothing."""
    meta: dict[str, Any] = {}
    taboo: int | None = None
    exiled: Slots = {}
    source: dict[str, Any] = {}

    @property
    def back(self) -> str:
        """The investigator whose rules for building decks apply."""
        return original(str(self.meta.get("alternate_back") or self.investigator))

    @property
    def front(self) -> str:
        """The investigator who is played."""
        return original(str(self.meta.get("alternate_front") or self.investigator))

    @property
    def counted(self) -> Slots:
        """The copies that rules look at: those in the deck, less those ignored."""
        left = {code: n - self.ignored.get(code, 0) for code, n in self.slots.items()}
        return {code: n for code, n in left.items() if n > 0}


# ---- reading


def parsed(text: str) -> Any:
    """Return the value of a JSON text; raise ValueError where it could not be written again."""
    found = json.loads(text)
    json.dumps(found, ensure_ascii=False, allow_nan=False).encode()
    return found


def slots_of(value: object, field: str) -> Slots:
    """Return `{code: n}`, all printings of a card as one; an empty one may be a list."""
    if value is None or value == []:
        return {}
    if not isinstance(value, dict):
        raise BadDeck("error-deck-slots", field=field)
    for code, n in value.items():
        if isinstance(n, bool) or not isinstance(n, int) or not 0 <= n <= MOST:
            raise BadDeck("error-deck-copies", field=field, code=str(code), most=MOST)
    out: Slots = {}
    for code, n in value.items():
        if n:
            out[original(code)] = out.get(original(code), 0) + n
    return out


def meta_of(value: object) -> dict[str, Any]:
    """Return the choices of the deck; a JSON object inside a string."""
    if value is None or value == "":
        return {}
    try:
        found = parsed(value) if isinstance(value, str) else value
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise BadDeck("error-deck-meta")
    return found


def exiled_of(value: object) -> Slots:
    """Return the cards exiled since the deck before, from `code,code,...`."""
    if value is None:
        return {}
    if not isinstance(value, str):
        raise BadDeck("error-deck-slots", field="exile_string")
    out: Slots = {}
    for code in (c.strip() for c in value.split(",")):
        if code:
            out[original(code)] = out.get(original(code), 0) + 1
    return out


def taboo_of(value: object) -> int | None:
    """Return the number of a list of taboos; none is also written as 0."""
    if value is None or value == 0 or value == "":
        return None
    if isinstance(value, bool) or not isinstance(value, int) or not 0 < value < 1 << 31:
        raise BadDeck("error-deck-slots", field="taboo_id")
    return value


def of_fields(data: Mapping[str, Any]) -> Deck:
    """Return a deck from the fields of ArkhamDB."""
    investigator = data.get("investigator_code")
    if not isinstance(investigator, str) or not investigator:
        raise BadDeck("error-deck-investigator")
    if not isinstance(data.get("slots"), dict | list):
        raise BadDeck("error-deck-slots", field="slots")
    name = data.get("name")
    return Deck(
        investigator=original(investigator),
        slots=slots_of(data["slots"], "slots"),
        name=name if isinstance(name, str) else "",
        side=slots_of(data.get("sideSlots"), "sideSlots"),
        ignored=slots_of(data.get("ignoreDeckLimitSlots"), "ignoreDeckLimitSlots"),
        meta=meta_of(data.get("meta")),
        taboo=taboo_of(data.get("taboo_id")),
        exiled=exiled_of(data.get("exile_string")),
        source=dict(data),
    )


def read_json(text: str) -> Deck:
    """Return a deck from JSON; a file of arkham.build that wraps it in `data` is read too."""
    try:
        data = parsed(text)
    except (ValueError, RecursionError):
        raise BadDeck("error-deck-json") from None
    if isinstance(data, dict) and "slots" not in data and isinstance(data.get("data"), dict):
        data = data["data"]
    if not isinstance(data, dict):
        raise BadDeck("error-deck-json")
    return of_fields(data)


# ---- writing


def to_fields(deck: Deck) -> dict[str, Any]:
    """Return the fields of ArkhamDB: those of the source, with what has changed since."""
    exiled = ",".join(code for code, n in deck.exiled.items() for _ in range(n))
    now: dict[str, Any] = {
        "name": deck.name,
        "investigator_code": deck.investigator,
        "slots": deck.slots,
        "sideSlots": deck.side or [],
        "ignoreDeckLimitSlots": deck.ignored or None,
        "meta": json.dumps(deck.meta, ensure_ascii=False, separators=(",", ":")),
        "taboo_id": deck.taboo,
        "exile_string": exiled or None,
    }
    if not deck.source:
        return now
    before = of_fields(deck.source)
    same = {
        "name": deck.name == before.name,
        "investigator_code": deck.investigator == before.investigator,
        "slots": deck.slots == before.slots,
        "sideSlots": deck.side == before.side,
        "ignoreDeckLimitSlots": deck.ignored == before.ignored,
        "meta": deck.meta == before.meta,
        "taboo_id": deck.taboo == before.taboo,
        "exile_string": deck.exiled == before.exiled,
    }
    return deck.source | {key: value for key, value in now.items() if not same[key]}


def write_json(deck: Deck) -> str:
    """Return a deck as JSON, with every key of the file it came from."""
    return json.dumps(to_fields(deck), ensure_ascii=False, indent=2) + "\n"


def missing(deck: Deck, playable: Collection[str]) -> tuple[str, ...]:
    """Return the cards of a deck that a table does not play yet, the investigator among them."""
    wanted = (deck.investigator, *deck.slots)
    return tuple(code for code in wanted if code not in playable)
