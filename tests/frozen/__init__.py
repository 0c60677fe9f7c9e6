"""What this program writes, or promises to the outside, in one form that no rename may change.

`python -m tests.frozen` writes it anew. Whoever changes a rule does so in the same commit; whatever
else differs then is a mistake, or needs a release that still reads the old form.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from noctuary.kernel import games, load
from noctuary.kernel.journal import Journal
from noctuary.server.observability.metrics import Metrics
from noctuary.table.protocol.schema import schema
from noctuary.table.workers.pool import WorkerPool

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
LOGGED = re.compile(r"extra=\{([^}]*)\}|(?:about|body) = \{([^}]*)\}")
STORED = re.compile(r'"(noctuary\.[a-z]+)"')


def digest(data: Any) -> str:
    """Return a short hash of a JSON value."""
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]


def rules() -> dict[str, Any]:
    """Of every game: the hashes of its rules and of what bots are told, and each action with the
    values that its fields can have.
    """
    found = {}
    for id, spec in games().items():
        game = load(spec, "frames")
        found[id] = {
            "rules": game.rules_hash,
            "evaluation": game.evaluation_hash,
            "actions": {a.name: kinds(a.fields) for a in game.outline.actions},
            "events": {e.name: kinds(e.fields) for e in game.outline.events},
        }
    return found


def kinds(fields: dict[str, Any]) -> str:
    """Fields with their kinds, and a hash of the values of those that have names."""
    return " ".join(
        f"{name}:{k.name}:{digest(list(k.names)) if k.names else k.size}"
        for name, k in fields.items()
    )


def journals() -> dict[str, list[str]]:
    """Return the first lines of a game of each sort, one from a seed, with an undo."""
    found = {}
    for id, spec in games().items():
        journal = Journal(load(spec, "frames"), spec.seats[0], 7)
        dice = Random(7)
        for _ in range(6):
            journal.choose(dice.choice(journal.state.legal()))
        journal.undo(2)
        journal.choose(dice.choice(journal.state.legal()))
        found[id] = journal.lines
    return found


def protocol() -> dict[str, str]:
    """Return a hash of each message's shape by its tag, without the names of types."""
    made = schema()
    shapes = made["$defs"]

    def plain(part: Any, above: tuple[str, ...] = ()) -> Any:
        if isinstance(part, list):
            return [plain(x, above) for x in part]
        if not isinstance(part, dict):
            return part
        if name := str(part.get("$ref", "")).rpartition("/")[2]:
            return (
                {"again": above.index(name)}
                if name in above
                else plain(shapes[name], (*above, name))
            )
        left_out = ("title", "description")
        return {k: plain(v, above) for k, v in part.items() if k not in left_out and k != "$defs"}

    found: dict[str, str] = {}
    for name, shape in shapes.items():
        for key in ("type", "kind"):
            tag = shape.get("properties", {}).get(key, {}).get("enum")
            if tag and len(tag) == 1:
                found[f"{key} {tag[0]}"] = digest(plain(shape, (name,)))
    return dict(sorted(found.items()))


def operator() -> dict[str, Any]:
    """Return the names that operators and browsers rely on: metrics, log fields, stored things."""
    told = Metrics()
    told.refusals["a"] = told.dropped["b"] = 1
    text = told.text(1, 1, [WorkerPool(1, name="quick")])
    lines = [line for line in text.splitlines() if not line.startswith("# HELP")]
    home = ROOT / "src/noctuary"
    code = [p.read_text("utf-8") for at in ("table", "server") for p in (home / at).rglob("*.py")]
    fields = [
        f
        for text in code
        for pair in LOGGED.findall(text)
        for f in re.findall(r'"(\w+)":', "".join(pair))
    ]
    web = [p for p in (ROOT / "web/src").rglob("*") if p.suffix in (".ts", ".svelte")]
    return {
        "metrics": sorted({re.split(r"[ {]", x.removeprefix("# TYPE "))[0] for x in lines}),
        "log fields": sorted(set(fields)),
        "browser storage": sorted({n for p in web for n in STORED.findall(p.read_text("utf-8"))}),
    }


MADE: dict[str, Callable[[], Any]] = {
    "rules": rules,
    "journals": journals,
    "protocol": protocol,
    "operator": operator,
}
"""What is made anew and compared: file -> how."""


def read(name: str) -> Any:
    """Return the recorded values."""
    return json.loads((HERE / f"{name}.json").read_text(encoding="utf-8"))


def write(name: str, data: Any) -> None:
    """Record the present values."""
    text = json.dumps(data, indent=1, ensure_ascii=False)
    (HERE / f"{name}.json").write_text(f"{text}\n", encoding="utf-8")
