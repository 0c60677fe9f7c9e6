"""An arranged scenario on a backend: put cards where a clause wants them, choose, read the log."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from noctuary.games.arkham import GAME
from noctuary.games.arkham.ability import Change, Period
from noctuary.games.arkham.card_codes import Code
from noctuary.games.arkham.components import CODE, USES, Token
from noctuary.games.arkham.positions import arrange
from noctuary.kernel import load

Cards = str | Iterable[str]
FILLER = "01088"
"""Emergency Caches fill the decks, so that drawing has something to draw."""


def words(cards: Cards) -> list[str]:
    """Return `"guard_dog knife"` as a list."""
    return cards.split() if isinstance(cards, str) else list(cards)


def code(name: str) -> str:
    """Return the printed code of a card by its name in Code."""
    return CODE[Code[name.upper()]]


class Scene:
    """A scenario at the first choice of its first turn (several seats: seat 0 is asked who goes
    first), with a chaos bag of only zeros.

    `cards`: what seat 0 has in its deck, by name; `cards1` to `cards3` the other seats. `extra`:
    enemies and treacheries besides those of the scenario.
    """

    def __init__(
        self,
        backend: str,
        *,
        seats: int = 1,
        who: Cards = "roland_banks daisy_walker agnes_baker wendy_adams",
        scenario: str = "gathering",
        difficulty: str = "standard",
        cards: Cards = "",
        cards1: Cards = "",
        cards2: Cards = "",
        cards3: Cards = "",
        extra: Cards = "",
        filler: int = 12,
        tokens: Cards = "zero",
        seed: int = 7,
        begin: bool = True,
        **options: Any,
    ) -> None:
        decks = []
        for name, mine in zip(words(who), (cards, cards1, cards2, cards3), strict=False):
            counts: dict[str, int] = {FILLER: filler} if filler else {}
            for c in words(mine):
                counts[code(c)] = counts.get(code(c), 0) + 1
            decks.append({"investigator": code(name), "cards": counts or {FILLER: 1}})
        chosen: dict[str, Any] = {
            "scenario": scenario,
            "difficulty": difficulty,
            "investigators": decks,
            "extra": [code(c) for c in words(extra)],
        }
        self.game = load(GAME, backend, checked=True)
        self.seats = seats
        self.state, step = self.game.begin(seats=seats, seed=seed, options=chosen | options)
        self.codes: list[int] = self.state.fields()["code"]
        self.log = [self.words(t) for t in step.events]
        if begin:
            while self.asked[1] == "mulligan":
                self.do("done")
            self.bag(tokens)

    # ---- cards by name

    def row(self, name: str | int, n: int = 0) -> int:
        """Return the row of a card; `n` counts its copies. "0" to "3" are the investigators of
        seats.
        """
        if isinstance(name, int):
            return name
        if name.isdecimal():
            return int(name)
        base, _, copy = name.partition("#")
        found = [c for c, k in enumerate(self.codes) if k == Code[base.upper()]]
        return found[int(copy or n)]

    def name(self, row: int) -> str:
        """Return the name of a card; a second copy is `knife#1`."""
        k = self.codes[row]
        n = [c for c, x in enumerate(self.codes) if x == k].index(row)
        return Code(k).name.lower() + (f"#{n}" if n else "")

    # ---- reading

    def words(self, told: Any) -> str:
        """Return `"guard_dog knife"` as a list."""
        kinds = self.game.events[told.name].fields
        out = [told.name]
        for f, v in told.fields.items():
            if v is None:
                out.append("?")
            elif kinds[f].name == "card":
                out.append(self.name(v) if v >= 0 else "none")
            else:
                out.append(kinds[f].name_of(v))
        return " ".join(out)

    @property
    def asked(self) -> tuple[int, str]:
        """The seat that is asked, and the prompt."""
        d = self.state.decision
        return (d.seat, d.prompt) if d else (-1, "over")

    @property
    def options(self) -> list[str]:
        """The options in words: `play guard_dog`, `use knife 1`, `end_turn`."""
        return sorted(self.said(o) for o in self.state.options())

    def said(self, option: Any) -> str:
        """Return an option as words."""
        kinds = self.game.actions.by_name[option.name].fields
        parts = [option.name]
        for f, v in option.fields.items():
            parts.append(self.name(v) if kinds[f].name == "card" else kinds[f].name_of(v))
        return " ".join(parts)

    def can(self, option: str) -> bool:
        """Whether something is on offer."""
        return option in self.options

    def denied(self, option: str) -> str | None:
        """Return the clause that forbids something, when the rules say so."""
        for id, clause in self.state.denials():
            if self.said(self.game.option(self.game.action_code(id))) == option:
                return clause
        return None

    def get(self, field: str, card: str | int) -> int:
        """Return a fact about a card or seat."""
        return int(self.state.fields()[field][self.row(card)])

    def value(self, field: str) -> Any:
        """Return a field of the state."""
        return self.state.fields()[field]

    def where(self, card: str | int) -> str:
        """Return the zone a card is in: `hand 0`, `discard 4`, `play`."""
        c = self.row(card)
        for z in self.game.schema.zones(self.game.schema.pieces[0]):
            zone = self.value(z.name)
            for k, row in enumerate(zone if z.rows else [zone]):
                if c in row:
                    return f"{z.name} {k}" if z.rows else z.name
        raise AssertionError(card)

    def zone(self, name: str, row: int | None = None) -> list[str]:
        """Return the cards in a zone, by name, in order."""
        zone = self.value(name)
        return [self.name(c) for c in (zone if row is None else zone[row])]

    def extra(self, seat: int = 0) -> list[str]:
        """Return the sources of the additional actions a seat has left."""
        return sorted(self.name(c) for c in self.value("extra")[seat] if c >= 0)

    # ---- choosing

    def do(self, option: str) -> list[str]:
        """Make a choice given in words; return the events."""
        for o in self.state.options():
            if self.said(o) == option:
                told = [self.words(t) for t in self.state.step(o.code).events]
                self.log += told
                return told
        raise AssertionError(f"{option} is not on offer: {self.options} ({self.asked})")

    def until(self, prompt: str, answer: str = "") -> list[str]:
        """Go on, passing, until a question is asked (or the end); return the events."""
        start = len(self.log)
        for _ in range(200):
            if self.asked[1] in (prompt, "over"):
                return self.log[start:]
            for easy in (answer, "pass", "done", "end_turn"):
                if self.can(easy):
                    self.do(easy)
                    break
            else:
                self.do(self.options[0])
        raise AssertionError(f"{prompt} is never asked")

    def finish(self) -> None:
        """Pass and assign to oneself until a turn is asked for, or the end."""
        while self.asked[1] not in ("turn", "over"):
            mine = f"assign {self.name(self.asked[0])}"
            self.do(next(o for o in ("done", "pass", mine, self.options[0]) if self.can(o)))

    def easy(self) -> list[str]:
        """Choose the easiest option; return the events."""
        return self.do(next(o for o in ("pass", "done", "end_turn", *self.options) if self.can(o)))

    def next_round(self) -> list[str]:
        """Go on to the first question of the next investigation phase; return the events."""
        start, round = len(self.log), self.value("round")
        while self.value("round") == round or self.value("phase") != 1:
            self.easy()
        return self.log[start:]

    def meets(self, prompt: str) -> bool:
        """Whether a question is asked before the next turn; goes on to it, or to the turn."""
        while self.asked[1] not in (prompt, "turn", "over"):
            easy = next((x for x in ("pass", "done") if self.can(x)), self.options[0])
            self.do(easy)
        return self.asked[1] == prompt

    def first(self, seat: int) -> None:
        """Give the first turn to a seat, where there are several."""
        self.do(f"name {seat}")

    # ---- arranging

    def arrange(self, **wish: Any) -> None:
        """Change the state, and count anew which cards listen and answer."""
        arrange(self.state, **wish)

    def set(self, field: str, card: str | int, value: int) -> None:
        """Change a fact about a card or seat."""
        self.arrange(**{field: {self.row(card): value}})

    def bag(self, tokens: Cards) -> None:
        """Fill the bag with these tokens and no others; the next reveal is one of them."""
        self.arrange(bag=[Token.names.index(t) for t in words(tokens)])

    def hand(self, cards: Cards, seat: int = 0) -> None:
        """Give a hand of exactly these cards; what was in it goes back to the deck."""
        rows = [self.row(c) for c in words(cards)]
        old = [c for c in self.value("hand")[seat] if c not in rows]
        deck = [c for c in self.value("deck")[seat] if c not in rows]
        self.arrange(hand={seat: rows}, deck={seat: deck + old})

    def top(self, cards: Cards, seat: int = 0) -> None:
        """Stack the top of a deck (4: the encounter deck), first card first."""
        self.arrange(top={seat: [self.row(c) for c in words(cards)]})

    def drawn(self, name: str, seat: int = 0) -> list[str]:
        """Put a card on top of a deck and draw it with an action; return the events."""
        self.top(name, seat)
        return self.do("draw")

    def discards(self, cards: Cards, seat: int = 0) -> None:
        """Fill a discard pile, the top card last."""
        self.arrange(discard={seat: [self.row(c) for c in words(cards)]})

    def _into_play(self, c: int, **facts: int) -> None:
        blank = {"ctrl": -1, "at": -1, "engaged": -1, "exhausted": 0, "damage": 0, "horror": 0}
        facts = blank | {"clues": 0, "doom": 0, "uses": 0, "revealed": 0, "spent": 0} | facts
        play = [x for x in self.value("play") if x != c] + [c]
        self.arrange(play=play, **{k: {c: v} for k, v in facts.items()})

    def asset(self, name: str, seat: int = 0, **facts: int) -> int:
        """Put an asset into play under a seat's control, with its uses."""
        c = self.row(name)
        self._into_play(c, **{"ctrl": seat, "uses": USES[self.codes[c]]} | facts)
        return c

    def threat(self, name: str, seat: int = 0, **facts: int) -> int:
        """Put a treachery into a threat area."""
        c = self.row(name)
        self._into_play(c, **{"at": seat} | facts)
        return c

    def attach(self, name: str, host: str | int, seat: int = -1, **facts: int) -> int:
        """Attach a card to another."""
        c = self.row(name)
        self._into_play(c, **{"at": self.row(host), "ctrl": seat} | facts)
        return c

    def enemy(
        self, name: str, *, engaged: int = -1, at: str | int | None = None, **facts: int
    ) -> int:
        """Put an enemy into play: engaged with a seat, or at a location (else where seat 0 is)."""
        c = self.row(name)
        where = self.get("at", max(engaged, 0)) if at is None else self.row(at)
        self._into_play(c, **{"at": where, "engaged": engaged} | facts)
        return c

    def location(self, name: str, *, revealed: int = 1, clues: int = 0, **facts: int) -> int:
        """Put a location into play."""
        c = self.row(name)
        self._into_play(c, revealed=revealed, clues=clues, **facts)
        return c

    def stand(self, name: str | int, *seats: int) -> None:
        """Put seats (all when none is named) at a location in play."""
        c = self.row(name)
        self.arrange(at=dict.fromkeys(seats or range(self.seats), c))

    def house(self, clues: int = 0) -> None:
        """Arrange The Gathering after act 1: all rooms in play and revealed but the Parlor,
        everybody in the Hallway, the Study gone, act 2 current.
        """
        for room in ("hallway", "attic", "cellar"):
            self.location(room, clues=clues if room != "hallway" else 0)
        self.location("parlor", revealed=0)
        self.stand("hallway")
        study = self.row("study")
        self.arrange(
            removed=[*self.value("removed"), study],
        )
        self.stage(act="the_barrier")

    def stage(self, act: str = "", agenda: str = "") -> None:
        """Make another act or agenda current; those before it have left the game."""
        for field, deck, name in (("act", "acts", act), ("agenda", "agendas", agenda)):
            if name:
                c = self.row(name)
                now = self.value(field)
                if c == now:
                    continue
                rest = self.value(deck)
                gone = [now, *rest[: rest.index(c)]]
                left = rest[rest.index(c) + 1 :]
                play = [x for x in self.value("play") if x != now] + [c]
                self.arrange(
                    **{deck: left, field: c},
                    play=play,
                    removed=[*self.value("removed"), *gone],
                )

    def reference(self, name: str) -> None:
        """Replace the reference card in play by another scenario's."""
        now, c = self.value("reference"), self.row(name)
        play = [x for x in self.value("play") if x not in (now, c)] + [c]
        self.arrange(reference=c, play=play, removed=[*self.value("removed"), now])

    def lasting(
        self,
        question: int,
        who: str | int,
        n: int = 1,
        until: Period = Period.GAME,
        how: Change = Change.ADD,
    ) -> None:
        """Begin a lasting effect, as if some card had made it: gained keywords, prohibitions."""
        i = self.value("lasting")
        c = self.row(who)
        self.arrange(
            lasting=i + 1,
            lasting_q={i: int(question)},
            lasting_who={i: c},
            lasting_n={i: n},
            lasting_card={i: c},
            lasting_until={i: int(until)},
            lasting_how={i: int(how)},
        )
