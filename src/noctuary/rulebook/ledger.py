"""Ledgers: every rule of a source as a clause, and our rulings where it is silent."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from noctuary.packages import package_folder

from ..file_cache import load_or_compute


@dataclass(frozen=True)
class Topic:
    """A chapter of the ledger: what several rules are about."""

    id: str
    words: dict[str, str]

    def text(self, lang: str) -> str:
        """Return the name of the topic in one language."""
        return self.words[lang]


@dataclass(frozen=True)
class Clause:
    """One rule of the source, in our own words."""

    id: str
    kind: str
    source: str
    words: dict[str, str]
    status: str
    rulings: tuple[str, ...] = ()
    ruling: dict[str, str] | None = None
    """A remark where the source leaves something open."""
    na: dict[str, str] | None = None
    """Why the clause does not apply at a table on a screen."""
    cards: tuple[str, ...] = ()
    """The codes of the cards that the clause is about."""
    scope: str | None = None
    """The product of those cards, or `engine` for a general rule."""
    waits: tuple[str, ...] = ()
    """The cards or the product that the clause waits for, if the game lacks them so far."""
    topic: Topic | None = None
    keywords: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Words of the source where ours differ, by language."""

    def text(self, lang: str) -> str:
        """Return the text of the rule in one language."""
        return self.words[lang]


@dataclass(frozen=True)
class Ruling:
    """Our answer to a question the source leaves open, and the option that changes it."""

    id: str
    clauses: tuple[str, ...]
    words: dict[str, str]
    option: str | None = None
    topic: Topic | None = None
    """The topic of the first clause that it is about."""

    def text(self, lang: str) -> str:
        """Return the text of the ruling in one language."""
        return self.words[lang]


@dataclass(frozen=True)
class Ledger:
    """All clauses and rulings of a game."""

    game: str
    prefixes: tuple[str, ...]
    clauses: dict[str, Clause]
    rulings: dict[str, Ruling]
    topics: dict[str, Topic]

    def rules(self) -> list[Clause | Ruling]:
        """Return every clause, then every ruling."""
        return [*self.clauses.values(), *self.rulings.values()]

    def find(self, id: str) -> Clause | Ruling | None:
        """Return a clause or a ruling by its id, None if there is none.

        `gate-87` means GATE-087; `87` takes the first prefix.
        """
        text = id.strip().upper()
        head, _, tail = text.rpartition("-")
        prefix = head or self.prefixes[0]
        if prefix in self.prefixes and tail.isascii() and tail.isdecimal():
            text = f"{prefix}-{int(tail):03}"
        elif not head and tail[:1] == "Q":
            text = f"{prefix}-{tail}"
        return self.clauses.get(text) or self.rulings.get(text)

    def count(self, status: str) -> int:
        """Count the clauses with a status."""
        return sum(c.status == status for c in self.clauses.values())


def _both(data: Any) -> dict[str, str]:
    return {k: str(data[k]) for k in ("en", "fr")}


@cache
def read_ledger(package: str) -> Ledger | None:
    """Read the ledger of a game's package; None if it has none. Results are cached."""
    file = package_folder(package).joinpath("ledger.yaml")
    if not isinstance(file, Path):
        return parse_ledger(file.read_text(encoding="utf-8")) if file.is_file() else None
    if not file.is_file():
        return None
    own = Path(__file__)
    name, make = f"ledger-{package}", lambda: parse_ledger(file.read_text(encoding="utf-8"))
    return load_or_compute(name, [file, own], Ledger, make)


def parse_ledger(text: str) -> Ledger:
    """Parse a ledger from YAML."""
    import yaml  # rarely needed: ledgers are cached

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    data = yaml.load(text, loader)
    topics = {t["id"]: Topic(t["id"], _both(t)) for t in data.get("topics", ())}
    clauses = [
        Clause(
            c["id"],
            c["kind"],
            str(c["source"]),
            _both(c),
            c["status"],
            tuple(c.get("rulings", ())),
            _both(c["ruling"]) if "ruling" in c else None,
            _both(c["na"]) if "na" in c else None,
            tuple(c.get("cards", ())),
            c.get("scope"),
            tuple(c.get("waits", ())),
            topics[c["topic"]] if "topic" in c else None,
            {lang: tuple(words) for lang, words in c.get("keywords", {}).items()},
        )
        for c in data["clauses"]
    ]
    about = {c.id: c.topic for c in clauses}
    rulings = [
        Ruling(r["id"], tuple(r["clauses"]), _both(r), r.get("option"), about[r["clauses"][0]])
        for r in data.get("rulings", ())
    ]
    prefix = data["prefix"]
    return Ledger(
        data["game"],
        (prefix,) if isinstance(prefix, str) else tuple(prefix),
        {c.id: c for c in clauses},
        {r.id: r for r in rulings},
        topics,
    )
