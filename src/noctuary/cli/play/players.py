"""Who sits at the table: people at this keyboard, and bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from noctuary.bots import BOT_NAMES, BadBot, Bot, make_bot, usual_bot
from noctuary.i18n import Speech
from noctuary.kernel import LoadedGame

from ..errors import Refused

LONGEST_NAME = 20
USUAL_SEATS = 3


@dataclass
class Seat:
    """One seat: its spec (`me`, `me:Anna`, `heuristic`), and the bot that plays it, if any."""

    spec: str
    bot: Bot | None

    @property
    def person(self) -> bool:
        """Whether somebody at the keyboard plays it."""
        return self.bot is None


def parse_seats(text: str) -> list[str]:
    """`me,heuristic,ismcts:1s` as a list of specs."""
    specs = [s.strip() for s in text.split(",")]
    if not all(specs):
        raise Refused("error-seats-empty")
    return specs


def usual(game: LoadedGame, players: int | None, title: str) -> list[str]:
    """A person and bots; where all play together, as few as can."""
    alone = "together" in game.spec.tags or USUAL_SEATS not in game.seats
    n = players or (game.seats[0] if alone else USUAL_SEATS)
    check_count(game, n, title)
    return ["me", *[usual_bot(game)] * (n - 1)]


def check_count(game: LoadedGame, n: int, title: str) -> None:
    """Refuses a number of seats the game is not played with."""
    if n not in game.seats:
        allowed = ", ".join(map(str, game.seats))
        raise Refused("error-seats-count", title=title, allowed=allowed, n=str(n))


def seat_at(spec: str, seed: int, number: int) -> Seat:
    """The seat that a spec describes."""
    who, colon, name = spec.partition(":")
    if who == "me":
        if (colon and not name.strip()) or len(name) > LONGEST_NAME or not name.isprintable():
            raise Refused("error-seats-name", text=name)
        return Seat(spec, None)
    return Seat(spec, find_bot(spec, seed % (1 << 31) * 8 + number))


def find_bot(spec: str, seed: int = 0) -> Bot:
    """The bot of a spec."""
    try:
        return make_bot(spec, seed)
    except (BadBot, ValueError, OverflowError):
        raise Refused("error-bot", text=spec) from None


def seat_down(specs: Sequence[str], seed: int) -> list[Seat]:
    """Everybody at the table; two people may not have one name."""
    seats = [seat_at(spec, seed, k) for k, spec in enumerate(specs)]
    given = [s.spec.partition(":")[2].strip() for s in seats if s.person]
    for name in given:
        if name and given.count(name) > 1:
            raise Refused("error-seats-same", text=name)
    return seats


def names(seats: Sequence[Seat], say: Speech) -> list[str]:
    """What everybody is called, in the language of the table."""
    given = {s.spec.partition(":")[2].strip() for s in seats if s.person}
    out = []
    for k, seat in enumerate(seats):
        if seat.person:
            out.append(seat.spec.partition(":")[2].strip() or say.say("seat-person", n=k + 1))
        else:
            own = BOT_NAMES[k]
            out.append(own if own not in given else f"{own} {k + 1}")
    return out
