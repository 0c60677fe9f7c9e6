"""A town set up for one test: `Town(backend, at={"nancy": (5, 5)}, monster_in="b2")`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import copy
from typing import Any

from msgspec import to_builtins

from noctuary.games.lakeview import GAME
from noctuary.games.lakeview.actions import (
    Bike,
    Card,
    District,
    Encounter,
    Figure,
    Item,
    Power,
    Symbol,
)
from noctuary.games.lakeview.components import (
    FIRST_OBJECTIVE,
    MONSTERS,
    OBJECTIVE_NAMES,
    SYMBOL_TYPE,
)
from noctuary.games.lakeview.town import place, square
from noctuary.kernel import load

Fields = dict[str, Any]
Spot = tuple[int, int]
QUIET = ("card", "wheel")
"""Questions at which a town can be arranged: before a card, before a movement."""


class Town:
    """A game in which wishes are granted before the Lost Kid's card, or before a Kid's wheel.

    Seats: the Lost Kid has seat 0 unless `options` say otherwise; Kids follow in seat order, so
    with two players both belong to seat 1. `turn`: the Kid whose turn it is ("nancy", "dustin");
    None: the Lost Kid is about to play a card. All Kids are in town, past their first turn, unless
    `fresh`. The New Hand token is gone, unless `new_hand=1`. `at`: squares by figure.
    `monster_in`: a district. `hand`, `piles`, `hiding`: the Lost Kid's cards, by number from 1.
    `items`, `symbols`, `bikes`, `quests`: by figure.
    An item that is face down is written `-rope`.
    `tokens`: by building, from 1 (others none). `next_cards`: encounter cards in the order in which
    they come. `next_symbols`: tokens (0-19) to be turned over first. `found`: the square of a Lost
    Kid who has been found. Other wishes are those of `Position.arrange`.
    """

    def __init__(
        self,
        backend: str,
        *,
        seats: int = 3,
        monster: str = "dover_demon",
        turn: str | None = None,
        seed: int = 1,
        fresh: bool = False,
        options: Mapping[str, Any] | None = None,
        **wish: Any,
    ) -> None:
        self.game = load(GAME, backend, checked=True)
        self.seats = seats
        self.options = {"monster": monster, "lost_kid": 0, **(options or {})}
        self.state, step = self.game.begin(seats=seats, seed=seed, options=self.options)
        self.log: list[str] = [self.words(t) for t in step.events]
        while self.asked[1] != "card":
            self.do(self.offered()[0])
        if turn is not None:
            self._until(turn)
        self.grant(fresh=fresh, **wish)
        self.log = []

    def _until(self, kid: str) -> None:
        """Play a card that moves nobody near anybody, then go on to a Kid's wheel."""
        while self.asked[1] != "wheel":
            ids = self.offered()
            named = [i for i in ids if i == f"next_kid/figure={kid}"]
            self.do((named or ids)[0])
            if self.asked[1] == "wheel" and self.kid != kid:
                raise ValueError(f"{kid} cannot have the first turn of this table")

    # ---- wishes

    def grant(
        self,
        *,
        fresh: bool = False,
        at: Mapping[str, Spot | None] | None = None,
        monster_in: str | None = None,
        hand: Iterable[int] | None = None,
        piles: Iterable[Iterable[int]] | None = None,
        hiding: int | None = None,
        items: Mapping[str, str] | None = None,
        symbols: Mapping[str, str] | None = None,
        bikes: Mapping[str, str] | None = None,
        quests: Mapping[str, str] | None = None,
        tokens: Mapping[int, int] | None = None,
        next_cards: str | None = None,
        next_symbols: Iterable[int] | None = None,
        found: Spot | None = None,
        power: str | None = None,
        done: Iterable[str] = (),
        **wish: Any,
    ) -> Town:
        """Grant wishes at a quiet decision; what they do not name stays as it is."""
        if self.asked[1] not in QUIET:
            raise ValueError(f"a town is not arranged while {self.asked[1]!r} is asked")
        field = self.state.fields()
        team = field["team"][0]
        wish.setdefault("new_hand", 0)
        if not fresh:
            wish.setdefault("begun", dict.fromkeys(range(team), 2))
            wish.setdefault("calamity", 0)
            wish.setdefault("feds", [0, 0])
            for f, spot in ((0, (1, 2)), (1, (3, 6)), (2, (11, 2)), (3, (9, 10))):
                if f < team and (at or {}).get(Figure.names[f], spot) is not None:
                    wish.setdefault("at", {})[f] = square(*spot)
        for name, s in (at or {}).items():
            wish.setdefault("at", {})[Figure.parse(name)] = -1 if s is None else square(*s)
        if monster_in is not None:
            d = District.parse(monster_in)
            wish |= {"monster": d, "haunts": wish.get("haunts", 1 << d)}
            wish.setdefault("figure", 1)
        if hand is not None:
            wish["hand"] = [c - 1 for c in hand]
        if piles is not None:
            wish["piles"] = {k: [c - 1 for c in pile] for k, pile in enumerate(piles)}
        if hiding is not None:
            wish["hiding"] = [hiding - 1]
        for name, row in (
            ("carried", items),
            ("held", symbols),
            ("bike", bikes),
            ("quests", quests),
        ):
            if row is not None:
                wish[name] = self._rows(name, row, team)
        if items is not None:
            words = [word for row in items.values() for word in row.split()]
            wish["ready"] = {Item.parse(w.lstrip("-")): int(w[0] != "-") for w in words}
        if tokens is not None:
            wish["tokens"] = [tokens.get(b + 1, 0) for b in range(20)]
        if next_cards is not None:
            self._stack(wish, field, [Encounter.parse(e) for e in next_cards.split()])
        if next_symbols is not None:
            order = list(next_symbols)
            wish["pile"] = {SYMBOL_TYPE[c]: [] for c in order}
            wish["under"] = {k: [c for c in order if SYMBOL_TYPE[c] == k] for k in wish["pile"]}
        if found is not None:
            wish |= {"found": 1, "figure": 1}
            wish["at"] = wish.get("at", {}) | {4: square(*found)}
            wish["begun"] = wish.get("begun", {}) | {4: 2}
            wish["uncovered"] = wish.get("hiding", field["hiding"])
            wish["hiding"] = []
            wish["power"] = []
            wish["power_shown"] = [Power.parse(power)] if power else field["power"]
            wish["power_ready"] = 1
            done = [*done, next(o for o in self.objectives() if o in ("d4", "s3", "j4", "m3"))]
        elif power is not None:
            wish["power"] = [Power.parse(power)]
        for o in done:
            wish.setdefault("done", {})[self.objectives().index(o)] = 1
        self.state.arrange(self._tidy(wish, field))
        return self

    def _rows(self, name: str, rows: Mapping[str, str], team: int) -> dict[int, list[int]]:
        """Return pieces by figure; symbols are named by their type, each a different token."""
        out: dict[int, list[int]] = {f: [] for f in range(team if name == "bike" else 5)}
        left = list(range(len(SYMBOL_TYPE)))
        for who, text in rows.items():
            for word in text.split():
                if name == "held":
                    piece = next(c for c in left if SYMBOL_TYPE[c] == Symbol.parse(word))
                    left.remove(piece)
                else:
                    kind = {"carried": Item, "bike": Bike, "quests": Encounter}[name]
                    piece = kind.parse(word.lstrip("-"))
                out[Figure.parse(who)].append(piece)
        return out

    @staticmethod
    def _stack(wish: Fields, field: Fields, order: list[int]) -> None:
        """Put encounter cards in a known order; the others follow."""
        rest = [
            e for z in ("encounter_deck", "encounter_under") for e in field[z] if e not in order
        ]
        wish |= {"encounter_deck": [], "encounter_top": [], "encounter_under": order + rest}

    def _tidy(self, wish: Fields, field: Fields) -> Fields:
        """Move pieces pushed out of a zone to where they can be drawn, not into the box."""
        if any(z in wish for z in ("hand", "piles", "hiding")):
            laid = [c for row in field["piles"] for c in row]
            inside = set(laid + field["hand"] + field["hiding"] + field["deck"])
            named: set[int] = set(wish.get("hand", ())) | set(wish.get("hiding", ()))
            named |= {c for row in wish.get("piles", {}).values() for c in row}
            kept = [c for z in ("hand", "hiding") if z not in wish for c in field[z]]
            if "piles" not in wish:
                kept += laid
            kept += wish.get("uncovered", [])
            wish.setdefault("deck", sorted(inside - named - set(kept)))
        if "carried" in wish:
            mine = {i for row in wish["carried"].values() for i in row}
            inside = set(field["item_deck"]) | {i for row in field["carried"] for i in row}
            wish.setdefault("item_deck", sorted(inside - mine))
        if "held" in wish:
            mine = {c for row in wish["held"].values() for c in row}
            wish.setdefault("under", {k: [] for k in range(4)})
            tucked = {c for row in wish["under"].values() for c in row}
            for k in range(4):
                rest = [c for c in range(20) if SYMBOL_TYPE[c] == k and c not in mine | tucked]
                wish.setdefault("pile", {}).setdefault(k, rest)
        elif "under" in wish:
            tucked = {c for row in wish["under"].values() for c in row}
            for k in wish["under"]:
                held = {c for row in field["held"] for c in row}
                rest = [c for c in range(20) if SYMBOL_TYPE[c] == k and c not in held | tucked]
                wish["under"][k] = wish["under"][k] + rest
        return wish

    def objectives(self) -> list[str]:
        """Return the objectives of the Monster, in order."""
        m = MONSTERS.index(self.options["monster"])
        last = [*FIRST_OBJECTIVE, len(OBJECTIVE_NAMES)][m + 1]
        return list(OBJECTIVE_NAMES[FIRST_OBJECTIVE[m] : last])

    # ---- playing

    def do(self, *choices: str) -> Town:
        """Make choices by id; short forms are allowed where they fit one option only."""
        for id in choices:
            fit = [i for i in self.offered() if i == id or i.startswith(f"{id}/")]
            if len(fit) != 1:
                raise AssertionError(f"{id!r} fits {fit}; {self.asked} is offered {self.offered()}")
            self.log += [self.words(t) for t in self.state.step(fit[0]).events]
        return self

    def go(self, *spot: int) -> Town:
        """Move to a square."""
        return self.do(f"move_to/square=x{spot[0]}y{spot[1]}")

    def play(self, card: int, pile: int = 0) -> Town:
        """Play a card of the Lost Kid."""
        return self.do(f"play/card=c{card}/pile={pile}")

    def idle(self, until: str) -> Town:
        """Do as little as possible until a prompt comes."""
        while self.asked[1] not in (until, "over"):
            ids = self.offered()
            self.do(next((i for i in ("pass", "stop", "end_turn") if i in ids), ids[0]))
        return self

    def fork(self) -> Town:
        """Return a town in the same state, with a log of its own."""
        new = copy(self)
        new.state, new.log = self.state.clone(), []
        return new

    def visit(self, spot: Spot, *choices: str, **wish: Any) -> Town:
        """Put the next Kid in turn on a square to stay and choose; the others are safe."""
        self.idle("wheel")
        at: dict[str, Spot | None] = {"nancy": (2, 2), "dustin": (2, 10)}
        self.grant(at=at | {str(self.kid): spot}, **{"calamity": 0, "stun": 1} | wish)
        self.do(self.offered("spin")[0], "stop")
        if self.asked[1] == "bonus":
            self.do("stop")
        return self.do(*choices)

    # ---- looking

    def words(self, told: Any) -> str:
        """Return an event as a line: `kid_hit nancy`."""
        kinds = self.game.events[told.name].fields
        shown = ("?" if v is None else kinds[f].name_of(v) for f, v in told.fields.items())
        return " ".join((told.name, *shown))

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked, and what."""
        d = self.state.decision
        return (d.seat, d.prompt) if d else (-1, "over")

    @property
    def kid(self) -> str | None:
        """Whose turn it is."""
        f = self.get("turn")
        return None if f < 0 else Figure.names[f]

    def offered(self, name: str = "") -> list[str]:
        """Return the ids of all options, or of those of one action."""
        return [o.id for o in self.state.options() if name in ("", o.name)]

    def reach(self) -> set[Spot]:
        """Return the squares that can be chosen."""
        ids = self.offered("move_to")
        return {tuple(map(int, i.rpartition("=x")[2].split("y"))) for i in ids}  # type: ignore[misc]

    def get(self, name: str) -> Any:
        """Return a field of the true state."""
        return self.state.fields()[name]

    def where(self, kid: str) -> Spot | None:
        """Return the square of a figure."""
        s = self.get("at")[Figure.parse(kid)]
        return None if s < 0 else place(s)

    @property
    def monster(self) -> str:
        """The district of the Monster."""
        return str(District.names[self.get("monster")])

    def items(self, kid: str) -> list[str]:
        """Return the items of a figure."""
        return [Item.names[i] for i in self.get("carried")[Figure.parse(kid)]]

    def face_up(self, item: str) -> bool:
        """Whether an item can be used."""
        return bool(self.get("ready")[Item.parse(item)] == 1)

    def symbols(self, kid: str) -> list[str]:
        """Return the symbols of a figure."""
        return [Symbol.names[SYMBOL_TYPE[c]] for c in self.get("held")[Figure.parse(kid)]]

    def hand(self) -> list[int]:
        """Return the Lost Kid's cards."""
        return sorted(c + 1 for c in self.get("hand"))

    def top(self, pile: int) -> int:
        """Return the card on top of a pile."""
        return int(Card.names[self.get("piles")[pile][-1]][1:])

    def sees(self, seat: int, name: str) -> Any:
        """Return a field as a seat sees it."""
        return self.state.observe(seat).fields[name]

    def view(self, seat: int) -> Fields:
        """Return the table as a seat sees it."""
        assert self.game.spec.view is not None
        shown: Fields = to_builtins(self.game.spec.view(self.state.observe(seat)))
        return shown

    def told(self, name: str) -> list[str]:
        """Return the lines of the log about one kind of event."""
        return [line for line in self.log if line.split()[0] == name]


def plain(backend: str, **wish: Any) -> Town:
    """Return a town where figures have only what is wished for."""
    return Town(backend, **{"items": {}, "bikes": {}, "symbols": {}, "tokens": {}} | wish)


def meeting(backend: str, card: str, **wish: Any) -> Town:
    """Return a town: Nancy has drawn an encounter card at the diner; the Monster is far away."""
    spots = {"nancy": (4, 6), "dustin": (10, 10)} | wish.pop("at", {})
    given = {"tokens": {10: 1}, "monster_in": "c3"} | wish
    t = plain(backend, turn="nancy", next_cards=card, at=spots, **given)
    return t.do("spin/wheel=0").go(4, 7).do("stop", "meet")
