"""A table set up for one test: `Table(backend, mode="insane", hand=[card(insane="rune")])`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import to_builtins

import noctuary
from noctuary.games.gates.actions import Category, Deed, Owner, Quadrant, Region, Scroll
from noctuary.games.gates.options import content, expand
from noctuary.games.gates.positions import table
from noctuary.games.gates.state import SLOTS

DEED, NUMBER, ICONS = expand(content("cards"))
SANE, INSANE = range(2)
HAND = 5
Fields = dict[str, Any]


def cards(
    sane: str | None = None,
    insane: str | None = None,
    *,
    n: int | None = None,
    icons: int | None = None,
    page: int | None = None,
    quadrant: str | None = None,
) -> list[int]:
    """Return all fitting action cards; `n` and `icons` are of the insane half if it is named."""
    half = SANE if insane is None else INSANE
    number = page if quadrant is None else Quadrant.parse(quadrant)
    sane = "page" if page else "fragment" if quadrant else sane
    return [
        c
        for c in range(len(DEED[SANE]))
        if (sane is None or DEED[SANE][c] == Deed.parse(sane))
        and (insane is None or DEED[INSANE][c] == Deed.parse(insane))
        and (number is None or NUMBER[SANE][c] == number)
        and (n is None or NUMBER[half][c] == n)
        and (icons is None or ICONS[half][c] == icons)
    ]


def card(sane: str | None = None, insane: str | None = None, **what: Any) -> int:
    """Return the first action card that fits, as in `card(insane="build", n=1, icons=2)`."""
    return cards(sane, insane, **what)[0]


class Table:
    """A game at the first seat's first card, with the mode of the round set and wishes granted.

    `hand`: cards of the first seat, or by seat; each hand is filled up to five with other cards.
    `deck_left`: the number of cards in the action deck; the others are in the discard pile.
    `supply`: regions by slot. `next_up`: regions of the next gate cards, in order; the rest of the
    deck follows, or with `rest_gone` is out of the way. `gates`: sections by seat and region.
    `released`: who opened which gate. `figures`: all that stand on the board, by owner and region.
    `scrolls`: those in force. `score`: by seat. Other wishes are those of `Position.arrange`.
    """

    def __init__(
        self,
        backend: str,
        seats: int = 3,
        mode: str = "sane",
        first: int = 0,
        seed: int = 1,
        options: Mapping[str, Any] | None = None,
        **wish: Any,
    ) -> None:
        self.game = noctuary.load("gates", backend, checked=True)
        options = {"first_player": first, **(options or {})}
        self.state = self.game.new(seats=seats, seed=seed, options=options)
        self.seats, self.first = seats, first
        self.events: list[tuple[str, Fields]] = []
        self.choose(f"set_mode/mode={mode}")
        self._set_up(**wish)

    def _set_up(
        self,
        *,
        hand: Sequence[int] | Mapping[int, Sequence[int]] = (),
        supply: Sequence[str] = (),
        next_up: Sequence[str] | None = None,
        rest_gone: bool = False,
        gates: Mapping[int, Mapping[str, int]] | None = None,
        released: Sequence[tuple[int, str]] = (),
        figures: Mapping[int | str, Mapping[str, int]] | None = None,
        scrolls: Sequence[str] = (),
        score: Mapping[int, int] | None = None,
        deck_left: int | None = None,
        **other: Any,
    ) -> None:
        """Grant the wishes; what they do not name stays as it is."""
        places = [[(gates or {}).get(p, {}).get(r, 0) for r in Region.names] for p in range(4)]
        stand = {str(owner): row for owner, row in (figures or {}).items()}
        _, wish = table(
            self.seats,
            released=[(p, Region.parse(r)) for p, r in released],
            gates=places,
            supply=[Region.parse(r) for r in supply],
            figures=[]
            if figures is None
            else [[stand.get(q, {}).get(r, 0) for r in Region.names] for q in Owner.names],
            **other,
        )
        for p, n in (score or {}).items():
            wish["points"][p][Category.despair] += n - wish["score"][p]
            wish["score"][p] = n
        if next_up is not None:
            self._stack_gate_deck(wish, next_up, rest_gone)
        hands = hand if isinstance(hand, Mapping) else {self.first: hand} if hand else {}
        self._deal(wish, hands, deck_left)
        wish["revealed"] = [Scroll.parse(s) for s in scrolls]
        self.state.arrange(wish)

    def _stack_gate_deck(self, wish: Fields, next_up: Sequence[str], gone: bool) -> None:
        """Put known gate cards in a known order; supply slots that were not named are empty."""
        wish["supply"] = {slot: wish.get("supply", {}).get(slot, []) for slot in range(SLOTS)}
        named = {
            c for z in ("opened", "building", "supply") for row in wish[z].values() for c in row
        }
        kind = self.field("gate_type")
        left = [c for c in range(len(kind)) if c not in named]
        deck = []
        for r in next_up:
            deck.append(next(c for c in left if kind[c] == Region.parse(r)))
            left.remove(deck[-1])
        if gone:
            wish["opened"][0] += left[::2]
            wish["opened"][1] += left[1::2]
        wish["gate_deck"] = []
        wish["gate_bottom"] = deck if gone else deck + left

    def _deal(
        self, wish: Fields, hands: Mapping[int, Sequence[int]], deck_left: int | None
    ) -> None:
        """Deal hands of five, filled up from the deck."""
        zones = [wish.get(z, []) for z in ("discard", "pages", "fragments", "runes")]
        rows = [row for z in zones for row in (z.values() if isinstance(z, dict) else [z])]
        taken = {c for row in [*rows, *hands.values()] for c in row}
        deck = [c for c in self.field("deck") if c not in taken]
        wish["hand"] = {}
        for p, held in enumerate(self.field("hand")[: self.seats]):
            row = list(hands.get(p, [c for c in held if c not in taken]))
            wish["hand"][p] = row + [deck.pop() for _ in range(HAND - len(row))]
        if deck_left is not None:
            held = {c for row in wish["hand"].values() for c in row}
            unused = [c for c in range(len(DEED[SANE])) if c not in taken | held]
            wish["discard"] = [*wish.get("discard", []), *unused[deck_left:]]

    @classmethod
    def before_the_end(cls, backend: str, seats: int = 3, **wish: Any) -> Table:
        """Return a table with one disc left, whose first supply card (Kingsport) ends the game."""
        released = [(1, "salem"), (1, "arkham"), (1, "rockport"), (1, "salem"), (1, "arkham")]
        gates = {0: {"kingsport": 4}, **wish.pop("gates", {})}
        supply = ["kingsport", "innsmouth", "innsmouth", "innsmouth"]
        last = {"released": released[: 3 if seats == 2 else 5], "gates": gates, "supply": supply}
        return cls(backend, seats, "insane", hand=[card(insane="build", n=1)], **last, **wish)

    def end(self) -> Table:
        """Open the last gate of a table `before_the_end`."""
        return self.play(card(insane="build", n=1), "take_supply/slot=0")

    # -- playing

    def choose(self, *choices: str) -> Table:
        """Make choices by id; `events` are those of the last one."""
        for id in choices:
            told = self.state.step(id).events
            self.events = [(e.name, e.fields) for e in told]
        return self

    def play(self, card: int, *then: str) -> Table:
        """Play a card, then make the choices its action asks for."""
        return self.choose(f"play/card={card}", *then)

    def finish_turn(self) -> Table:
        """Take the first option until another turn or round begins."""
        turn = self.field("round"), self.field("active")
        while not self.state.over and turn == (self.field("round"), self.field("active")):
            self.choose(self.legal()[0])
        return self

    # -- looking

    def legal(self, name: str = "") -> list[str]:
        """Return the ids of all options, or of those of one action."""
        return [o.id for o in self.state.options() if name in ("", o.name)]

    def why_not(self, id: str) -> str | None:
        """Return the clause that forbids a choice."""
        return dict(self.state.denials()).get(id)

    def field(self, name: str) -> Any:
        """Return a field of the true state."""
        return self.state.fields()[name]

    def figures(self, owner: int, region: str) -> int:
        """Return how many investigators of an owner stand in a region."""
        return self.field("board")[owner][Region.parse(region)]

    def sections(self, seat: int, region: str) -> int:
        """Return how many cards of a type a seat has under construction."""
        return self.field("sections")[seat][Region.parse(region)]

    def supply(self) -> list[str | None]:
        """Return the type of the card in each slot."""
        return self.view(-1)["gates"]["supply"]

    def view(self, seat: int) -> Fields:
        """Return the table as a seat sees it."""
        assert self.game.spec.view is not None
        shown: Fields = to_builtins(self.game.spec.view(self.state.observe(seat)))
        return shown

    def names(self) -> list[str]:
        """Return the names of the events of the last choice, in order."""
        return [name for name, _ in self.events]

    def told(self, name: str) -> list[Fields]:
        """Return the events of the last choice that have a name, each by its fields."""
        return [fields for n, fields in self.events if n == name]

    def points(self, seat: int) -> dict[str, int]:
        """Return the points of a seat by category, without those that are 0."""
        points = self.view(-1)["players"][seat]["points"]
        return {category: n for category, n in points.items() if n}

    def open_gate(self) -> Table:
        """Build the missing section of `opening` or `ending`."""
        return self.play(BUILD, "take_supply/slot=0")


BUILD = card("send", "build", n=1, icons=1)
SIZE = {"innsmouth": 7, "salem": 6, "arkham": 6, "kingsport": 5, "rockport": 5}

FINAL_SCROLLS = (Scroll.gate_artisan, Scroll.master_recruiter, Scroll.keeper_of_the_book)


def opening(backend: str, region: str = "kingsport", **wish: Any) -> Table:
    """Return an insane round: the first seat lacks one gate card, finds it in slot 0, has BUILD.

    The face-down scrolls are some that count in the final scoring only.
    """
    gates = dict(wish.pop("gates", {}))
    seat = wish.get("first", 0)
    gates[seat] = {**gates.get(seat, {}), region: SIZE[region] - 1}
    others = [r for r in Region.names if r != region]
    supply = wish.pop("supply", others[:3])
    hand = [BUILD, *wish.pop("hand", ())]
    wish.setdefault(
        "slots", [s for s in FINAL_SCROLLS if Scroll.names[s] not in wish.get("scrolls", ())]
    )
    return Table(backend, mode="insane", hand=hand, gates=gates, supply=[region, *supply], **wish)


def ending(backend: str, seats: int = 3, **wish: Any) -> Table:
    """Return `opening` with one disc left: the last seat opened the other gates."""
    before = ("innsmouth", "salem", "arkham", "rockport", "kingsport")[: 3 if seats == 2 else 5]
    released = [(seats - 1, r) for r in before]
    return opening(backend, seats=seats, released=released, **{"slots": [], **wish})
