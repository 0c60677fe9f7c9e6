"""The lines of a journal: their canonical text, and what they may contain."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Any

from ..errors import BadJournal, BadState
from ..runtime.chance import ChanceSource, Commitment

DEEPEST = 32
"""Brackets within one another that a line may have."""
LONGEST = 300
"""Characters of a message about a journal that cannot be read."""
HEADER = {"game": str, "rules": str, "seats": int, "options": dict}
"""The keys of every header."""
OPTIONAL_HEADER = {
    "version": int,
    "seed": int,
    "commitment": str,
    "chance": list,
    "of": list,
    "books": dict,
    "files": dict,
}
"""The keys that a header may have besides."""


@dataclass(frozen=True)
class RecordedChoice:
    """One choice of a journal."""

    seat: int
    choice: str
    chance: tuple[int, ...]
    outcome_counts: tuple[int, ...] = ()
    """The number of outcomes that each was one of, where a key gave them."""


def canonical(data: dict[str, Any]) -> str:
    """Return the canonical text of a line, without its checksum."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def with_checksum(data: dict[str, Any], before: str) -> tuple[str, str]:
    """Return (the line with its checksum, the checksum)."""
    check = hashlib.sha256((before + canonical(data)).encode()).hexdigest()[:16]
    return canonical(data | {"check": check}), check


def read_lines(data: bytes) -> tuple[list[dict[str, Any]], str]:
    """Return the whole lines at the beginning, and what is wrong with the first bad one."""
    out: list[dict[str, Any]] = []
    check = ""
    *whole, rest = data.split(b"\n")
    for raw in whole:
        try:
            line = json.loads(raw.decode("ascii"))
            if not isinstance(line, dict) or not is_portable(line):
                raise ValueError
        except (ValueError, RecursionError):
            return out, "this is not a line of a journal"
        given = line.get("check")
        text, check = with_checksum({k: v for k, v in line.items() if k != "check"}, check)
        if given != check or text.encode() != raw:
            return out, "the line was changed or damaged (its checksum is wrong)"
        out.append(line)
    return out, "the line is not finished" if rest else ""


def is_portable(value: Any, room: int = DEEPEST) -> bool:
    """Return whether every program reads a value alike: ints of 64 bits, text, not too deep."""
    match value:
        case dict():
            return room > 0 and all(
                is_portable(k) and is_portable(v, room - 1) for k, v in value.items()
            )
        case list():
            return room > 0 and all(is_portable(v, room - 1) for v in value)
        case str():
            return value.isascii() or not any("\ud800" <= c <= "\udfff" for c in value)
        case int():
            return -(1 << 63) <= value < 1 << 63
    return value is None


def shorten(text: str) -> str:
    """Return as much of a text as messages have room for."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]} ..."


def check_header(header: dict[str, Any]) -> None:
    """Raise BadState if a header has a key of another type, or lacks one."""
    for name, kind in (HEADER | OPTIONAL_HEADER).items():
        if type(header.get(name)) is not kind and (name in HEADER or name in header):
            raise BadState(f"{name} is missing, or not what a journal has there")


def read_entry(line: dict[str, Any], n: int) -> RecordedChoice:
    """Return the choice of a line."""
    seat, choice = line.get("seat"), line["choice"]
    try:
        chance, of = read_outcomes(line.get("chance")), read_outcomes(line.get("of", []))
    except ValueError:
        chance = of = None
    if type(seat) is not int or not isinstance(choice, str) or chance is None or of is None:
        raise BadJournal(f"line {n}: neither a choice nor an undo", n)
    return RecordedChoice(seat, choice, tuple(chance), tuple(of))


def read_origin(header: dict[str, Any]) -> ChanceSource:
    """Return the source of chance of a recorded game."""
    if ("seed" in header) == ("commitment" in header):
        raise BadState("a journal has a seed, or else a commitment")
    if "seed" in header:
        seed: int = header["seed"]
        return seed
    return Commitment.read(header["commitment"])


def read_outcomes(given: Any) -> list[int] | None:
    """Return recorded outcomes of chance, or None; raise ValueError for anything else."""
    if given is None:
        return None
    if not isinstance(given, list) or not all(type(x) is int and 0 <= x < 1 << 31 for x in given):
        raise ValueError("outcomes of chance are whole numbers")
    return given
