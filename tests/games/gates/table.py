"""A table set up for one test: `Table(backend, mode="insane", hand=[card(insane="rune")])`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import noctuary
from noctuary.games.gates.actions import Category, Deed, Owner, Quadrant, Region, Scroll
from noctuary.games.gates.options import content, expand
from noctuary.games.gates.positions import table

DEED, NUMBER, ICONS = expand(content("cards"))
SANE, INSANE = range(2)
HAND = 5
ZONES = ("discard", "deck", "pages", "fragments", "runes")
Figures = Mapping[int | str, Mapping[str, int]]


def cards(
    sane: str | None = None,
    insane: str | None = None,
    *,
    n: int | None = None,
    icons: int | None = None,
    page: int | None = None,
    quadrant: str | None = None,
) -> list[int]:
    """All action cards that fit; `n` and `icons` are those of the insane half if it is named."""
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
    """The first action card that fits: `card(page=7)`, `card(insane="build", n=1, icons=2)`."""
    return cards(sane, insane, **what)[0]


class Table:
    """A game at the first seat's first card, with the mode of the round set and wishes granted.

    `hand`: cards of the first seat, or by seat; each hand is filled up to five with other cards.
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
        self.events: list[tuple[str, dict[str, Any]]] = []
        self.choose(f"set_mode/mode={mode}")
        self.arrange(**wish)

    def arrange(
        self,
        *,
        hand: Sequence[int] | Mapping[int, Sequence[int]] = (),
        supply: Sequence[str] = (),
        next_up: Sequence[str] | None = None,
        rest_gone: bool = False,
        gates: Mapping[int, Mapping[str, int]] | None = None,
        released: Sequence[tuple[int, str]] = (),
        figures: Figures | None = None,
        scrolls: Sequence[str] = (),
        score: Mapping[int, int] | None = None,
        **other: Any,
    ) -> None:
        """Sets the table up: what is not named stays as it is, except gates, discs and points."""
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
        wish["hand"] = self._full_hands(wish, hand)
        wish["revealed"] = [Scroll.parse(s) for s in scrolls]
        self.state.arrange(wish)

    def _stack_gate_deck(self, wish: dict[str, Any], next_up: Sequence[str], gone: bool) -> None:
        """Known cards in a known order: the others are put under an empty deck."""
        named = [c for zone in ("opened", "building", "supply") for c in sum(wish[zone].values(), [])]
        left = [c for c in range(len(self.field("gate_type"))) if c not in named]
        deck = []
        for r in next_up:
            c = next(c for c in left if self.field("gate_type")[c] == Region.parse(r))
            left.remove(c)
            deck.append(c)
        if gone:
            wish["opened"][self.seats - 1] += left
        wish["gate_bottom"] = deck if gone else deck + left

    def _full_hands(self, wish: dict[str, Any], hand: Any) -> dict[int, list[int]]:
        hands = dict(hand) if isinstance(hand, Mapping) else {self.first: hand}
        zones = [wish[z] for z in ZONES if z in wish]
        rows = [r for z in zones for r in (z.values() if isinstance(z, dict) else [z])]
        taken = {c for row in [*rows, *hands.values()] for c in row}
        dealt = [c for c in sum(self.field("hand"), []) + self.field("deck") if c not in taken]
        return {
            p: [*row, *(dealt.pop() for _ in range(HAND - len(row)))] for p, row in hands.items()
        }

    # -- playing

    def choose(self, *choices: str) -> Table:
        """Makes choices by id; `events` are those of the last one."""
        for id in choices:
            told = self.state.step(id).events
            self.events = [(e.name, e.fields) for e in told]
        return self

    def play(self, card: int, *then: str) -> Table:
        """Plays a card, then makes the choices its action asks for."""
        return self.choose(f"play/card={card}", *then)

    def finish_turn(self) -> Table:
        """Goes on with the first thing on offer until another turn or round begins."""
        turn = self.field("round"), self.field("active")
        while not self.state.over and turn == (self.field("round"), self.field("active")):
            self.choose(self.legal()[0])
        return self

    # -- looking

    def legal(self, name: str = "") -> list[str]:
        """Ids of what is on offer; of one action where it is named."""
        return [o.id for o in self.state.options() if name in ("", o.name)]

    def why_not(self, id: str) -> str | None:
        """The clause that forbids a choice."""
        return dict(self.state.denials()).get(id)

    def field(self, name: str) -> Any:
        """A field of the true state."""
        return self.state.fields()[name]

    def figures(self, owner: int, region: str) -> int:
        """How many investigators of an owner stand in a region."""
        return self.field("board")[owner][Region.parse(region)]

    def sections(self, seat: int, region: str) -> int:
        """How many cards of a type a seat has under construction."""
        return self.field("sections")[seat][Region.parse(region)]

    def supply(self) -> list[str | None]:
        """The type of the card in each slot."""
        return self.view(-1)["gates"]["supply"]

    def view(self, seat: int) -> dict[str, Any]:
        """The table as a seat sees it."""
        return self.game.spec.view(self.state.observe(seat))

    def names(self) -> list[str]:
        """The names of the events of the last choice, in order."""
        return [name for name, _ in self.events]

    def told(self, name: str) -> list[dict[str, Any]]:
        """The events of the last choice that have a name, each by its fields."""
        return [fields for n, fields in self.events if n == name]
