"""What a table of Lakeview shows, part by part."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from noctuary.kernel import ViewStruct, enum_of

from .. import actions
from ..components import ObjectiveBy
from ..components import Payment as Paid

ANY = "any"
POINTS = ("n", "e", "s", "w")

Spot = Annotated[list[int], Meta(title="Spot", min_length=2, max_length=2)]
"""Column and row of a square."""
Fence = Annotated[list[Spot], Meta(title="Fence", min_length=2, max_length=2)]
"""Between two squares."""
Colour = Annotated[str, enum_of("Colour", actions.Colour.names)]
Symbol = Annotated[str, enum_of("Symbol", actions.Symbol.names)]
MonsterName = Annotated[str, enum_of("MonsterName", actions.Monster.names)]
FedsName = Annotated[str, enum_of("FedsName", actions.Feds.names)]
Way = Annotated[str, enum_of("Way", POINTS)]
AnyColour = Annotated[str, enum_of("AnyColour", (*actions.Colour.names, ANY))]
AnySymbol = Annotated[str, enum_of("AnySymbol", (*actions.Symbol.names, ANY))]
How = Annotated[str, enum_of("How", (how.name.lower() for how in ObjectiveBy))]
Payment = Annotated[str, enum_of("Payment", (c.name.lower() for c in Paid if c != Paid.NOTHING))]


# ---- cards


class Step(ViewStruct):
    """One step of a card, of an encounter or of the back of a symbol, with what it is about."""

    do: str
    way: Way | UnsetType = UNSET
    n: int | UnsetType = UNSET
    colour: AnyColour | UnsetType = UNSET
    symbol: AnySymbol | UnsetType = UNSET


class Card(ViewStruct):
    """A card of the Lost Kid."""

    card: str
    scary: list[Step]
    clue: str | None
    """A landmark."""
    action: list[Step]
    move: int
    diagonal: bool
    building: str


class Pile(ViewStruct):
    """A pile: what lies on top, and whether the Lost Kid chose it; nobody looks further down."""

    count: int
    top: Card | None
    meant: bool
    fresh: bool
    """Laid in this turn."""


class EncounterCard(ViewStruct):
    """An encounter card, and the steps of its options."""

    encounter: str
    options: list[list[Step]]


class Encounter(ViewStruct):
    """The encounter card being resolved; with the camera, two."""

    figure: str | None
    cards: list[EncounterCard]


class Turned(ViewStruct):
    """A symbol just turned over, and what its back does."""

    symbol: Symbol
    back: list[Step]


# ---- the town


class District(ViewStruct):
    """A district, from its first to its last column and row."""

    district: str
    x: Spot
    y: Spot


class House(ViewStruct):
    """A building on its two squares."""

    building: str
    colour: Colour
    symbol: Symbol
    district: str
    squares: Fence


class Town(ViewStruct):
    """The town itself, which never changes."""

    side: int
    map: list[list[str]]
    fences: list[Fence]
    barred: list[Fence]
    """Every step, diagonal ones too, that a fence stops."""
    districts: list[District]
    buildings: list[House]
    treehouses: list[Spot]
    landmarks: dict[str, Spot]
    routes: dict[str, list[Spot]]


class Marks(ViewStruct):
    """What lies on a building; what is not there is left out."""

    building: str
    tokens: int | UnsetType = UNSET
    searched: int | UnsetType = UNSET
    projector: int | UnsetType = UNSET
    bystander: int | UnsetType = UNSET
    reflection: int | UnsetType = UNSET
    star: int | UnsetType = UNSET
    """The active objective is to be met there."""
    start: int | UnsetType = UNSET
    """Kids enter town there."""
    found: int | UnsetType = UNSET
    """The Lost Kid was there."""


class Double(ViewStruct):
    """A double of Bloody Mary."""

    district: str
    sheeted: bool


class Monster(ViewStruct):
    """The Monster: where it is, or may be while its figure is off the board."""

    monster: MonsterName
    difficulty: int
    on_board: bool
    hides: bool
    district: str | None
    haunts: list[str]
    stun: bool
    projectors: int | UnsetType = UNSET
    bystanders: int | UnsetType = UNSET
    saved: int | UnsetType = UNSET
    taken: int | UnsetType = UNSET
    curses: int | UnsetType = UNSET
    reflections: int | UnsetType = UNSET
    doubles: list[Double] | UnsetType = UNSET


class Vehicle(ViewStruct):
    """One of the two vehicles of the Feds, and the crossings it comes to next."""

    feds: FedsName
    at: Spot
    crossing: int
    lap: int
    next: list[Spot]


class Movement(ViewStruct):
    """How far squares are away in the movement last asked about, and what is left of it."""

    left: int
    diagonal: bool
    steps: dict[str, int]


# ---- objectives


class Cost(ViewStruct):
    """The symbols that an objective costs."""

    how: Payment
    n: int
    symbols: list[Symbol]


class Objective(ViewStruct):
    """An objective: where, what it costs, how far it is."""

    objective: str
    how: How
    done: bool
    active: bool
    final: bool
    places: list[str]
    visited: list[str]
    needs: int
    has: int
    cost: Cost | UnsetType = UNSET
    monster_in: str | UnsetType = UNSET
    """The district where the Monster must be."""
    lit: list[str] | UnsetType = UNSET
    """The districts with a Projector."""


# ---- figures


class Item(ViewStruct):
    """Something carried."""

    item: str
    sort: str
    ready: bool


class Quest(ViewStruct):
    """A quest that is kept, and the places that are still to be passed over."""

    quest: str
    reward: list[Step]
    left: list[str] | UnsetType = UNSET


class Figure(ViewStruct):
    """What every figure has: a place, things, symbols, curses, quests."""

    figure: str
    seat: int
    at: Spot | None
    districts: list[str]
    sheltered: bool
    items: list[Item]
    symbols: dict[str, int]
    curses: int
    quests: list[Quest]


class Wheel(ViewStruct):
    """A wheel token."""

    wheel: int
    value: int
    diagonal: bool
    up: bool


class Kid(Figure):
    """A Kid: besides, wheels and a bike."""

    entered: bool
    acted: bool
    bike: str | None
    bike_used: bool
    wheels: list[Wheel]


class Hand(ViewStruct):
    """The number of cards, and the cards themselves if the viewer may see them."""

    count: int
    cards: list[Card] | None


class LostKid(Figure):
    """The Lost Kid: to others a number of cards, until found."""

    found: bool
    hand: Hand
    hiding: str | None
    power: str | None
    power_ready: bool
    new_hand: bool


# ---- the table


class Calamity(ViewStruct):
    """How far the Calamity token has come, and where all is lost."""

    n: int
    end: int


class Cycle(ViewStruct):
    """Who has had a turn, and how turns are shared out."""

    acted: list[str]
    double: bool
    doubled: bool
    paired: bool


class Decks(ViewStruct):
    """How much is left of everything."""

    cards: int
    buried: int
    encounters: int
    items: int
    tokens: int
    symbols: dict[str, int]


class Player(ViewStruct):
    """A seat: the figures it plays, and how many objectives are done."""

    seat: int
    figures: list[str]
    score: int
    result: int | None
    """Thousandths of a win, once the game is over."""


class View(ViewStruct):
    """Everything needed to draw the table for one seat, or for a spectator (seat -1)."""

    game: Literal["lakeview"]
    seat: int
    seats: int
    over: bool
    won: bool
    hushed: bool
    """This seat may say nothing."""
    round: int
    turn: str | None
    calamity: Calamity
    monster: Monster
    feds: list[Vehicle]
    buildings: list[Marks]
    objectives: list[Objective]
    kids: list[Kid]
    lost: LostKid
    cycle: Cycle
    revealed: list[Card]
    """In setup: a card that is about to cover a pile."""
    piles: list[Pile]
    encounter: Encounter | None
    turned: list[Turned]
    movement: Movement | None
    decks: Decks
    players: list[Player]
    board: Town
    belief: list[int] | UnsetType = UNSET
    """For Kids: how likely the Lost Kid is in each building, in per mille."""
