"""How a table comes to be: by a wish, or from a journal that somebody has."""

from __future__ import annotations

import secrets

import msgspec

from noctuary.kernel import BadOption
from noctuary.kernel.journal import Journal

from . import protocol as wire
from .refusal import Refusal
from .rows import AnyRow, Began, Chosen, Opened, Undone, check_settings
from .seats import Place, bot_names, clean_bot, clean_name
from .table import find_game

SEED_BITS = 62
MOST_OPTIONS = 20_000
"""Characters of table options."""


def opening_rows(wish: wire.NewTable, now: int) -> list[AnyRow]:
    """The first rows of a new table; Refusal when it cannot be opened."""
    game = find_game(wish.game)
    host = clean_name(wish.name)
    if len(wish.seats) not in game.seats:
        raise Refusal("seats", allowed=", ".join(map(str, game.seats)), n=len(wish.seats))
    if len(msgspec.json.encode(wish.options)) > MOST_OPTIONS:
        raise Refusal("options-long")
    try:
        game.spec.parameters(len(wish.seats), game.spec.resolve(wish.options))
        books = game.books(len(wish.seats), wish.options)
    except BadOption as e:
        raise Refusal("option", name=e.name, wrong=e.wrong) from None
    seed = secrets.randbits(SEED_BITS) if wish.seed is None else wish.seed
    if not 0 <= seed < 1 << 63:
        raise Refusal("seed")
    check_settings(wish.settings)
    seats: list[Place] = []
    taken = [host, *(s.name for s in wish.seats)]
    names = iter(bot_names(taken, len(wish.seats)))
    for s in wish.seats:
        if s.who == "me":
            seats.append(Place("person", clean_name(s.name) if s.name else host, person=1))
        elif s.who == "bot":
            name = clean_name(s.name) if s.name else next(names)
            seats.append(Place("bot", name, clean_bot(s.bot, game)))
        else:
            seats.append(Place("open", next(names), clean_bot(s.bot, game)))
    rules = (game.id, game.version, game.rules_hash)
    record = books.record() if books else msgspec.UNSET
    opened = Opened(now, *rules, seed, wish.options, wish.settings, seats, record)
    if any(p.kind == "open" for p in seats):
        return [opened]
    return [opened, Began(now)]


def journal_rows(journal: Journal, data: bytes, name: str, now: int) -> list[AnyRow]:
    """The rows of a table on which an uploaded journal goes on, all seats held by one person; where
    a line does not hold under the present rules, it is the last.
    """
    header, game = journal.header, journal.game
    numerals = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")
    seats = [
        Place("person", f"{clean_name(name)} {n}", person=1) for n in numerals[: header["seats"]]
    ]
    opened = Opened(
        now,
        game.id,
        game.version,
        journal.rules,
        header["seed"],
        header["options"],
        wire.Settings(undo="free", secret=True),
        seats,
        header.get("books", msgspec.UNSET),
    )
    rows: list[AnyRow] = [opened, Began(now, journal.opening.chance)]
    lines = [text.encode() for text in journal.lines]
    if journal.departed:
        lines.append(data.split(b"\n")[journal.departed.line - 1])
    count = 0
    for line in map(msgspec.json.decode, lines[1:]):
        if "undo" in line:
            count -= line["undo"]
            rows.append(Undone(now, wire.SPECTATOR, count))
        elif "choice" in line:
            count += 1
            rows.append(Chosen(now, line["seat"], line["choice"], line["chance"]))
    return rows
