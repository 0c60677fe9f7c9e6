"""The view of a seat, for drawing. Names in it are keys of locales/*.ftl, never prose."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, Literal

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from noctuary.kernel import NONE, Hidden, Observation, ViewStruct, enum_of, state_for_rules

from . import actions
from .options import COSTS, SCROLLS
from .rules import cards, desperate, gates, insane, scoring, scrolls
from .state import NEUTRAL, REGIONS, SLOTS, Gates

TRACK = 40
RUNE_SET = 5
SORT = {s["name"]: s["sort"] for s in SCROLLS}

Mode = Annotated[str, enum_of("Mode", actions.Mode.names)]
Deed = Annotated[str, enum_of("Deed", actions.Deed.names)]
Quadrant = Annotated[str, enum_of("Quadrant", actions.Quadrant.names)]
RegionName = Annotated[str, enum_of("RegionName", actions.Region.names)]


# ---- what there is to see


class Half(ViewStruct):
    """One half of an action card: what it does, and the tokens it brings."""

    deed: Deed
    tokens: int
    page: int | UnsetType = UNSET
    quadrant: Quadrant | UnsetType = UNSET
    n: int | UnsetType = UNSET
    """How many figures or sections."""


class Card(ViewStruct):
    """An action card: the light half is the sane one, the dark half the insane one."""

    card: int
    light: Half
    dark: Half


class Played(Card):
    """The card in play, and the half that counts."""

    half: Mode


class Region(ViewStruct):
    """A region: who stands there, and what an evaluation would pay now."""

    region: RegionName
    gate_size: int
    points: list[int]
    figures: dict[str, int]
    """By owner: the number of a seat, or `neutral`."""
    ranks: dict[str, int]
    """By seat, from 1; seats without a rank are missing."""
    pays: dict[str, int]
    """Points, by seat."""


class Section(ViewStruct):
    """How many sections a gate of the active seat would have, and whether it would open."""

    n: int
    size: int
    opens: bool


class GateCards(ViewStruct):
    """The supply by slot, the deck, and what everybody saw going under it."""

    supply: list[RegionName | None]
    built: list[Section | None]
    """What the card of each slot would make."""
    deck: int
    under: list[RegionName]


class Disc(ViewStruct):
    """A monstrosity, and whether it reveals a scroll."""

    value: int
    scroll: bool


class Opened(Disc):
    """A disc on an opened gate."""

    seat: int
    region: RegionName


class Discs(ViewStruct):
    """The stack from the top, and the discs that lie on opened gates."""

    stack: list[Disc]
    released: list[Opened]


class Scroll(ViewStruct):
    """A scroll in force, and when it counts."""

    scroll: str
    sort: str


class Scrolls(ViewStruct):
    """Scrolls face down on the board, and those in force."""

    face_down: int
    revealed: list[Scroll]


class Quadrants(ViewStruct):
    """Fragments of each quadrant."""

    nw: int
    ne: int
    sw: int
    se: int


class Sum(ViewStruct):
    """A number of things, and their points together."""

    n: int
    points: int


class Artifacts(ViewStruct):
    """The cards of a journal."""

    pages: list[Card]
    fragments: list[Card]
    runes: list[Card]


class Journal(ViewStruct):
    """What a seat has collected, and what it would score at the end."""

    pages: list[int]
    runs: list[list[int]]
    """The pages, split where a number is missing."""
    page_points: int
    joined: Sum
    """Pages next to another one."""
    alone: Sum
    fragments: Quadrants
    blueprints: int
    fragment_points: int
    plans: Sum
    """Complete blueprints."""
    spare: Sum
    """Fragments left over."""
    runes: int
    rune_sets: list[int]
    rune_points: int
    sets: list[Sum]
    cards: Artifacts
    at_end: int
    """Points of the journal and of the figures on the board."""


class Track(ViewStruct):
    """Where a marker stands, and the score tokens beside it: 125 is 80 + 40 and place 5."""

    position: int
    tokens: list[int]


class Hand(ViewStruct):
    """The number of cards in a hand, and the cards themselves if the viewer may see them."""

    count: int
    cards: list[Card] | None


class Building(ViewStruct):
    """A gate in the making."""

    region: RegionName
    sections: int
    size: int


class Player(ViewStruct):
    """A seat: score, tokens, figures, hand, journal and gates."""

    seat: int
    score: int
    track: Track
    points: dict[str, int]
    """By category."""
    result: int | None
    """Thousandths of a win, once the game is over."""
    tokens: int
    reserve: int
    on_board: int
    hand: Hand
    journal: Journal
    building: list[Building]
    opened: list[Opened]


class Tokens(ViewStruct):
    """Despair tokens in the common supply, and in all."""

    supply: int
    total: int


class Costs(ViewStruct):
    """What the desperate actions cost now."""

    swap: int
    renew: int
    flip: int
    score_three: int


class View(ViewStruct):
    """Everything needed to draw the table for one seat, or for a spectator (seat -1)."""

    game: Literal["gates"]
    seat: int
    seats: int
    over: bool
    side: Literal["two", "many"]
    """Of the board."""
    round: int
    mode: Mode
    first: int
    active: int
    plays_left: int
    regions: list[Region]
    gates: GateCards
    discs: Discs
    scrolls: Scrolls
    players: list[Player]
    tokens: Tokens
    costs: Costs
    deck: int
    discard: list[Card]
    played: list[Played]
    tie: Literal["tokens", "order"] | None
    """What decided between seats with the most points: tokens, or age and turn order."""
    idle: list[Deed]
    """Actions on offer to the active player that would have no effect."""


def view(observation: Observation, options: Mapping[str, Any] | None = None) -> View:
    """Return the view of a seat: public information and its own hand."""
    shown = observation.shared(public)
    players = [with_hand(p, observation.fields) for p in shown.players]
    return replace(shown, seat=observation.seat, players=players)


def public(observation: Observation) -> View:
    """Return the view of a spectator."""
    f = observation.fields
    g: Gates = state_for_rules(observation)
    lying = discs(g)
    return View(
        game="gates",
        seat=NONE,
        seats=g.seats,
        over=observation.over,
        side="two" if g.seats == 2 else "many",
        round=g.round,
        mode=actions.Mode.names[g.mode],
        first=g.first,
        active=g.active,
        plays_left=g.plays_left,
        regions=[region(g, r) for r in range(REGIONS)],
        gates=gate_cards(g),
        discs=lying,
        scrolls=scroll_cards(g),
        players=[player(observation, g, p, lying) for p in range(g.seats)],
        tokens=Tokens(supply=cards.token_supply(g), total=g.token_total[0]),
        costs=Costs(**{name: desperate.price(g, i) for i, name in enumerate(COSTS)}),
        deck=len(g.deck),
        discard=[card(f, c) for c in g.discard],
        played=[played(f, c, g.half) for c in g.played],
        tie=tie(g) if observation.over else None,
        idle=idle(g),
    )


def idle(g: Gates) -> list[str]:
    """Return the actions without effect: nobody to convert, no gate card to build with."""
    convert = [] if insane.opposing_figures(g, g.active) else ["convert"]
    return convert + ([] if insane.gate_cards_left(g) else ["build"])


# ---- cards


def card(printed: Mapping[str, Any], c: int) -> Card:
    """Return an action card, from the parameters of the table."""
    deed, number, icons = printed["deed"], printed["number"], printed["icons"]
    sane, insane = actions.Mode.sane, actions.Mode.insane
    return whole(
        c,
        (deed[sane][c], number[sane][c], icons[sane][c]),
        (deed[insane][c], number[insane][c], icons[insane][c]),
    )


@cache
def whole(c: int, light: tuple[int, int, int], dark: tuple[int, int, int]) -> Card:
    """Return a card from a cache: each of the many views holds dozens of them."""
    return Card(card=c, light=half(*light), dark=half(*dark))


def half(deed: int, n: int, tokens: int) -> Half:
    """Return what one half of a card shows."""
    name = actions.Deed.names[deed]
    if deed == actions.Deed.page:
        return Half(deed=name, tokens=tokens, page=n)
    if deed == actions.Deed.fragment:
        return Half(deed=name, tokens=tokens, quadrant=actions.Quadrant.names[n])
    if deed in (actions.Deed.send, actions.Deed.build):
        return Half(deed=name, tokens=tokens, n=n)
    return Half(deed=name, tokens=tokens)


def played(printed: Mapping[str, Any], c: int, half: int) -> Played:
    """Return the card in play."""
    both = card(printed, c)
    return Played(card=c, light=both.light, dark=both.dark, half=actions.Mode.names[half])


# ---- the board


def region(g: Gates, r: int) -> Region:
    """Return the present state of a region."""
    owners = [*range(g.seats), NEUTRAL] if g.seats == 2 else [*range(g.seats)]
    names = actions.Owner.names
    ranks = {q: k for q in owners if (k := gates.rank_in(g, q, r)) != NONE}
    return Region(
        region=actions.Region.names[r],
        gate_size=g.gate_size[r],
        points=g.region_points[r],
        figures={names[q]: g.board[q][r] for q in owners},
        ranks={names[q]: k + 1 for q, k in ranks.items()},
        pays={names[q]: g.region_points[r][k] for q, k in ranks.items() if q != NEUTRAL},
    )


def gate_cards(g: Gates) -> GateCards:
    """Return the gate cards and the sections that they would build."""
    names = actions.Region.names
    kinds = [g.gate_type[z[0]] if z else NONE for z in g.supply[:SLOTS]]
    return GateCards(
        supply=[None if r == NONE else names[r] for r in kinds],
        built=[None if r == NONE else section(g, r) for r in kinds],
        deck=insane.gate_deck_size(g),
        under=[names[g.gate_type[c]] for c in g.gate_bottom],
    )


def section(g: Gates, r: int) -> Section:
    """Return one more section for the active seat."""
    n = g.sections[g.active][r] + 1
    return Section(n=n, size=g.gate_size[r], opens=gates.completes(g, r, n))


def discs(g: Gates) -> Discs:
    """Return all discs of the game."""
    stack = [
        Disc(value=g.disc_value[i], scroll=bool(g.disc_scroll[i]))
        for i in range(g.released, g.discs[0])
    ]
    released = [
        Opened(
            value=g.disc_value[i],
            scroll=bool(g.disc_scroll[i]),
            seat=g.disc_seat[i],
            region=actions.Region.names[g.disc_region[i]],
        )
        for i in range(g.released)
    ]
    return Discs(stack=stack, released=released)


def scroll_cards(g: Gates) -> Scrolls:
    """Return the scrolls of the board."""
    names = [actions.Scroll.names[s] for s in g.revealed]
    return Scrolls(face_down=len(g.slots), revealed=[Scroll(scroll=s, sort=SORT[s]) for s in names])


# ---- players


def player(observation: Observation, g: Gates, p: int, lying: Discs) -> Player:
    """Return a seat."""
    f = observation.fields
    return Player(
        seat=p,
        score=g.score[p],
        track=track(g.score[p]),
        points=dict(zip(actions.Category.names, g.points[p], strict=True)),
        result=g.result[p] if observation.over else None,
        tokens=g.tokens[p],
        reserve=g.reserve[p],
        on_board=scrolls.figures_on_board(g, p),
        hand=Hand(count=len(g.hand[p]), cards=None),
        journal=journal(f, g, p),
        building=[
            Building(region=actions.Region.names[r], sections=n, size=g.gate_size[r])
            for r, n in enumerate(g.sections[p])
            if n > 0
        ],
        opened=[d for d in lying.released if d.seat == p],
    )


def with_hand(shown: Player, f: Mapping[str, Any]) -> Player:
    """Return the same seat with the cards of its hand, if the viewer may see them."""
    hand = f["hand"][shown.seat]
    if isinstance(hand, Hidden):
        return shown
    return replace(shown, hand=Hand(count=len(hand), cards=[card(f, c) for c in hand]))


def track(score: int) -> Track:
    """Return the place of a score's marker."""
    laps = score // TRACK
    tokens = [2 * TRACK] * (laps // 2) + [TRACK] * (laps % 2)
    return Track(position=score % TRACK, tokens=tokens)


def journal(f: Mapping[str, Any], g: Gates, p: int) -> Journal:
    """Return the journal of a seat."""
    pages = sorted(g.number[actions.Mode.sane][c] for c in g.pages[p])
    runs = page_runs(pages)
    runes = len(g.runes[p])
    sets = [RUNE_SET] * (runes // RUNE_SET) + [runes % RUNE_SET] * (runes % RUNE_SET > 0)
    plans = Sum(n=scoring.blueprints(g, p), points=scoring.blueprint_points(g, p))
    page_points = scoring.page_points(g, scoring.page_set(g, p))
    fragment_points = scoring.fragment_points(g, p)
    rune_points = scoring.rune_points(g, runes)
    return Journal(
        pages=pages,
        runs=runs,
        page_points=page_points,
        joined=page_sum(g, [n for run in runs if len(run) > 1 for n in run]),
        alone=page_sum(g, [n for run in runs if len(run) == 1 for n in run]),
        fragments=Quadrants(
            **{q: scoring.quadrants(g, p, k) for k, q in enumerate(actions.Quadrant.names)}
        ),
        blueprints=plans.n,
        fragment_points=fragment_points,
        plans=plans,
        spare=Sum(n=scoring.spare_fragments(g, p), points=scoring.spare_points(g, p)),
        runes=runes,
        rune_sets=sets,
        rune_points=rune_points,
        sets=[Sum(n=n, points=scoring.rune_points(g, n)) for n in sets],
        cards=Artifacts(
            pages=[card(f, c) for c in g.pages[p]],
            fragments=[card(f, c) for c in g.fragments[p]],
            runes=[card(f, c) for c in g.runes[p]],
        ),
        at_end=page_points + fragment_points + rune_points + scrolls.figures_on_board(g, p),
    )


def page_runs(pages: list[int]) -> list[list[int]]:
    """Return sorted pages, split where a number is missing."""
    runs: list[list[int]] = []
    for n in pages:
        if runs and runs[-1][-1] == n - 1:
            runs[-1].append(n)
        else:
            runs.append([n])
    return runs


def page_sum(g: Gates, pages: list[int]) -> Sum:
    """Return the number and the points of some pages."""
    return Sum(n=len(pages), points=scoring.page_points(g, sum(1 << n for n in pages)))


def tie(g: Gates) -> Literal["tokens", "order"] | None:
    """Return what decided between seats with equal points."""
    w = scoring.winner(g)
    level = [p for p in range(g.seats) if p != w and g.score[p] == g.score[w]]
    if not level:
        return None
    return "order" if any(g.tokens[p] == g.tokens[w] for p in level) else "tokens"
