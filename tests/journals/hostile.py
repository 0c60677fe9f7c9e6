"""Journals that somebody forged: every checksum is right, and nothing else has to be."""

from __future__ import annotations

import hashlib
import json
import zlib
from base64 import b64encode
from functools import cache
from pathlib import Path
from typing import Any

from noctuary.kernel import games
from noctuary.kernel.journal.lines import with_checksum
from noctuary.kernel.runtime.books import SHAPE
from tests.support import Attacks

HERE = Path(__file__).parent
Line = dict[str, Any]

LINES = 14
"""Of each journal that is forged: enough to undo something, and quick to read."""


def forged(lines: list[Line]) -> bytes:
    """Lines with the checksums that a journal has."""
    out, check = "", ""
    for data in lines:
        line, check = with_checksum({k: v for k, v in data.items() if k != "check"}, check)
        out += line + "\n"
    return out.encode()


@cache
def honest() -> list[str]:
    """Return the beginnings of recorded games of every sort, each as JSON lines."""
    found = sorted((HERE.parent / "games").glob("*/journals/*.jsonl"))
    found += sorted(HERE.glob("*/*.jsonl"))
    short = [p.read_text(encoding="ascii").splitlines()[:LINES] for p in found]
    return ["\n".join(lines) for lines in short]


def lines_of(text: str) -> list[Line]:
    """Return the lines of a journal as values that can be changed."""
    return [json.loads(line) for line in text.splitlines()]


def nested(depth: int) -> Any:
    """Return deeply nested lists."""
    out: Any = []
    for _ in range(depth):
        out = [out]
    return out


VALUES: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2, 1.5, 2.0, 1e3, 1e300, float("nan"), float("inf"),
    float("-inf"), 1 << 31, 1 << 53, (1 << 63) - 1, 1 << 63, 1 << 64, -(1 << 64), 10**40,
    10**4000, "", "x", "0", "gates", "random", "\x00", "\x1b[2J\x1b]0;owned\x07", "\x9b2J",
    "\u202e", "\u2028", "\ud800", "\udfff\ud800", "a" * 5_000, "\N{GRINNING FACE}", [], [[]],
    [[0]], [0], [True], [None], [1.5], ["\ud800"], [-1], [1 << 40], list(range(300)), {},
    {"": None}, {"a": 1}, {"\ud800": 1}, {"x": {"y": [{}]}}, nested(20), nested(300), nested(900),
)  # fmt: skip
"""What JSON allows where something else is expected."""
JUNK = tuple(map(json.dumps, VALUES))


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a value."""
    found = [path]
    if isinstance(value, (dict, list)) and len(path) < 50:
        for key in value if isinstance(value, dict) else range(len(value)):
            found += places(value[key], (*path, key))
    return found


def put(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    """Return the value with something else at a place."""
    if not path:
        return new
    value[path[0]] = put(value[path[0]], path[1:], new)
    return value


def books(random: Attacks) -> Line:
    """Books that no game has, with the right hash."""
    packed = b"".join(
        random.choice((b"", b"ways", b"\xff")) + b"\0" + SHAPE.pack(random.choice((8, 9, 32)), n, n)
        for n in (random.choice((0, 1, 7)) for _ in range(random.choice((1, 2, 5_000))))
    )
    data = b64encode(zlib.compress(packed)).decode()
    return {"hash": hashlib.sha256(packed).hexdigest()[:32], "data": data}


def whole(header: Line) -> bool:
    """Whether there is still something to be made wrong in a header."""
    game, options = header.get("game"), header.get("options")
    return isinstance(game, str) and game in games() and isinstance(options, dict)


def changed(random: Attacks, lines: list[Line]) -> list[Line]:
    """Return a journal with one fault at a random place."""
    header, junk = lines[0], json.loads(random.pick("junk", JUNK))
    n = random.randrange(len(lines))
    match random.pick("change", range(12)):
        case 0 | 1 | 2:
            name = random.choice([k for k in header if k not in ("check", "noctuary")])
            header[name] = junk
        case 3 | 4:
            known = [o.name for o in games()[header["game"]].options]
            header["options"] = {random.choice(known): junk} if random.random() < 0.5 else {
                **header["options"], random.choice(known): junk
            }  # fmt: skip
        case 5:
            where = random.choice(places(header["options"]))
            header["options"] = put(header["options"], where, junk)
        case 6:
            header["books"] = random.choice(
                (junk, {"hash": junk}, {"data": junk, "hash": "x"}, books(random), books(random))
            )
            header["rules"] = random.choice((header.get("rules", ""), "0" * 16))
        case 7:
            header.pop(random.choice(list(header)))
        case 8:
            line = random.choice(lines)
            line[random.choice((*line, "undo", "rules", "version", "more", ""))] = junk
        case 9:
            lines[n] = put(lines[n], random.choice(places(lines[n])), junk)
            if not isinstance(lines[n], dict):
                lines[n] = {"undo": junk}
        case 10:
            lines.insert(n, dict(random.choice(lines)))
        case _:
            lines.insert(max(1, n), {"undo": random.choice((junk, 1, 2))})
    return lines


EVERYTHING = {"change", "honest", "junk"}
"""What is picked from to forge journals."""


def journal(random: Attacks) -> bytes:
    """Return a forged journal of any game, with one fault or more."""
    while True:
        lines = lines_of(random.pick("honest", honest()))
        for _ in range(random.choice((1, 1, 1, 2, 3))):
            if whole(lines[0]):
                lines = changed(random, lines)
        try:
            return forged(lines)
        except (ValueError, RecursionError):  # not even JSON can say it
            continue
