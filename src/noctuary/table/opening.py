"""How a table comes to be: by a wish, or from a journal that somebody has."""

from __future__ import annotations

import secrets

import msgspec

from noctuary.kernel import BadOption
from noctuary.kernel.journal import Journal

from . import protocol as wire
from .refusal import Refusal
from .seats import bot_names, clean_bot, clean_name
from .table import Row, check_settings, find_game

SEED_BITS = 62
MOST_OPTIONS = 20_000
"""Characters of table options."""


def opening_rows(wish: wire.NewTable, now: int) -> list[Row]:
    """The first rows of a new table; Refusal when it cannot be opened."""
    game = find_game(wish.game)
    host = clean_name(wish.name)
    if len(wish.seats) not in game.seats:
        raise Refusal("seats", allowed=", ".join(map(str, game.seats)), n=len(wish.seats))
    if len(msgspec.json.encode(wish.options)) > MOST_OPTIONS:
        raise Refusal("options-long")
    try:
        game.spec.parameters(len(wish.seats), game.spec.resolve(wish.options))
    except BadOption as e:
        raise Refusal("option", name=e.name, wrong=e.wrong) from None
    seed = secrets.randbits(SEED_BITS) if wish.seed is None else wish.seed
    if not 0 <= seed < 1 << 63:
        raise Refusal("seed")
    check_settings(wish.settings)
    seats: list[Row] = []
    taken = [host, *(s.name for s in wish.seats)]
    names = iter(bot_names(taken, len(wish.seats)))
    for s in wish.seats:
        if s.who == "me":
            name = clean_name(s.name) if s.name else host
            seats.append({"kind": "person", "name": name, "bot": "", "person": 1})
        elif s.who == "bot":
            name = clean_name(s.name) if s.name else next(names)
            seats.append({"kind": "bot", "name": name, "bot": clean_bot(s.bot, game), "person": 0})
        else:
            bot = clean_bot(s.bot, game)
            seats.append({"kind": "open", "name": next(names), "bot": bot, "person": 0})
    opened: Row = {
        "kind": "opened",
        "at": now,
        "game": game.id,
        "version": game.version,
        "rules": game.rules_hash,
        "seed": seed,
        "options": wish.options,
        "settings": msgspec.to_builtins(wish.settings),
        "seats": seats,
    }
    if any(s["kind"] == "open" for s in seats):
        return [opened]
    return [opened, {"kind": "began", "at": now}]


def journal_rows(journal: Journal, name: str, now: int) -> list[Row]:
    """The rows of a table on which an uploaded journal goes on, all seats held by one person."""
    header = journal.header
    numerals = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")
    rows: list[Row] = [
        {
            "kind": "opened",
            "at": now,
            "game": journal.game.id,
            "version": journal.game.version,
            "rules": journal.game.rules_hash,
            "seed": header["seed"],
            "options": header["options"],
            "settings": msgspec.to_builtins(wire.Settings(undo="free", secret=True)),
            "seats": [
                {"kind": "person", "name": f"{clean_name(name)} {n}", "bot": "", "person": 1}
                for n in numerals[: header["seats"]]
            ],
        },
        {"kind": "began", "at": now},
    ]
    count = 0
    for text in journal.lines[1:]:
        line = msgspec.json.decode(text)
        if "undo" in line:
            count -= line["undo"]
            rows.append({"kind": "undone", "at": now, "seat": -1, "to": count})
        else:
            count += 1
            told = {"seat": line["seat"], "choice": line["choice"], "chance": line["chance"]}
            rows.append({"kind": "chosen", "at": now, **told})
    return rows
