"""The players of a game at the terminal: people at this keyboard, and bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from noctuary.bots import BOT_NAMES, BadBot, Bot, default_bot, make_bot
from noctuary.i18n import FluentTranslations
from noctuary.kernel import LoadedGame

from ..errors import CommandRefusal

LONGEST_NAME = 20
DEFAULT_SEATS = 3


@dataclass
class Player:
    """One seat: its spec (`me`, `me:Anna`, `heuristic`), and the bot that plays it, if any."""

    spec: str
    bot: Bot | None

    @property
    def person(self) -> bool:
        """Whether a person at the keyboard plays it."""
        return self.bot is None


def parse_seats(text: str) -> list[str]:
    """Return `me,heuristic,ismcts:1s` as a list of specs."""
    specs = [s.strip() for s in text.split(",")]
    if not all(specs):
        raise CommandRefusal("error-seats-empty")
    return specs


def default_players(game: LoadedGame, players: int | None, title: str) -> list[str]:
    """Return specs of a person and bots; the fewest possible if all seats win together."""
    alone = "together" in game.spec.tags or DEFAULT_SEATS not in game.seats
    n = players or (game.seats[0] if alone else DEFAULT_SEATS)
    check_count(game, n, title)
    return ["me", *[default_bot(game)] * (n - 1)]


def check_count(game: LoadedGame, n: int, title: str) -> None:
    """Raise CommandRefusal if the game is not played with this number of seats."""
    if n not in game.seats:
        allowed = ", ".join(map(str, game.seats))
        raise CommandRefusal("error-seats-count", title=title, allowed=allowed, n=str(n))


def seat_at(spec: str, seed: int, number: int) -> Player:
    """Return the player that a spec describes."""
    who, colon, name = spec.partition(":")
    if who == "me":
        if (colon and not name.strip()) or len(name) > LONGEST_NAME or not name.isprintable():
            raise CommandRefusal("error-seats-name", text=name)
        return Player(spec, None)
    return Player(spec, find_bot(spec, seed % (1 << 31) * 8 + number))


def find_bot(spec: str, seed: int = 0) -> Bot:
    """Return the bot of a spec; raise CommandRefusal if there is none."""
    try:
        return make_bot(spec, seed)
    except (BadBot, ValueError, OverflowError):
        raise CommandRefusal("error-bot", text=spec) from None


def seat_players(specs: Sequence[str], seed: int) -> list[Player]:
    """Return the players of all seats; raise CommandRefusal if two people have one name."""
    seats = [seat_at(spec, seed, k) for k, spec in enumerate(specs)]
    given = [s.spec.partition(":")[2].strip() for s in seats if s.person]
    for name in given:
        if name and given.count(name) > 1:
            raise CommandRefusal("error-seats-same", text=name)
    return seats


def names(seats: Sequence[Player], say: FluentTranslations) -> list[str]:
    """Return the names of all players, in the language of the table."""
    given = {s.spec.partition(":")[2].strip() for s in seats if s.person}
    out = []
    for k, seat in enumerate(seats):
        if seat.person:
            out.append(seat.spec.partition(":")[2].strip() or say.format("seat-person", n=k + 1))
        else:
            own = BOT_NAMES[k]
            out.append(own if own not in given else f"{own} {k + 1}")
    return out
