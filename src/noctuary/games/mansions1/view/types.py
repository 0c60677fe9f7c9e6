"""The view of the first Mansions as types, part by part."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, UnsetType

from noctuary.kernel import ViewStruct, enum_of

from ..components import (
    ATTRIBUTES,
    CREATURE_NAMES,
    DECK_NAMES,
    DEED_NAMES,
    FAMILIES,
    LAYOUT_NAMES,
    MYTH_NAMES,
    PEOPLE_NAMES,
    SPELL_NAMES,
    THING_NAMES,
    TRAUMA_NAMES,
    Fail,
    Feature,
    Sort,
    Strike,
)
from ..stories import STORIES

PHASES = ("setup", "investigators", "trades", "threat", "actions", "attacks", "event", "over")
LINKS = ("open", "door", "ladder")
CARDS = ("blank", "lock", "obstacle", *THING_NAMES)
STATUSES = ("none", "in", "killed", "out")
SIDES = ("keeper", "investigators", "nobody")

Person = Annotated[str, enum_of("Person", PEOPLE_NAMES)]
Attribute = Annotated[str, enum_of("Attribute", ATTRIBUTES)]
ThingName = Annotated[str, enum_of("ThingName", THING_NAMES)]
SpellName = Annotated[str, enum_of("SpellName", SPELL_NAMES)]
CreatureName = Annotated[str, enum_of("CreatureName", CREATURE_NAMES)]
DeckName = Annotated[str, enum_of("DeckName", DECK_NAMES)]
DeedName = Annotated[str, enum_of("DeedName", DEED_NAMES)]
MythName = Annotated[str, enum_of("MythName", MYTH_NAMES)]
TraumaName = Annotated[str, enum_of("TraumaName", TRAUMA_NAMES)]
FamilyName = Annotated[str, enum_of("FamilyName", FAMILIES)]
LayoutName = Annotated[str, enum_of("LayoutName", LAYOUT_NAMES)]
FeatureName = Annotated[str, enum_of("FeatureName", tuple(f.name.lower() for f in Feature))]
LinkKind = Annotated[str, enum_of("LinkKind", LINKS)]
CardName = Annotated[str, enum_of("CardName", CARDS)]
HoldKind = Annotated[str, enum_of("HoldKind", ("key", "puzzle", "test"))]
SortName = Annotated[str, enum_of("SortName", tuple(s.name.lower() for s in Sort))]
FailName = Annotated[str, enum_of("FailName", tuple(f.name.lower() for f in Fail))]
StrikeName = Annotated[str, enum_of("StrikeName", tuple(s.name.lower() for s in Strike))]
PhaseName = Annotated[str, enum_of("PhaseName", PHASES)]
StatusName = Annotated[str, enum_of("StatusName", STATUSES)]
SideName = Annotated[str, enum_of("SideName", SIDES)]
StoryName = Annotated[str, enum_of("StoryName", STORIES)]
TraumaSort = Annotated[str, enum_of("TraumaSort", ("injury", "insanity"))]


class Said(ViewStruct):
    """Words of the story, in both languages."""

    en: str
    fr: str


# ---- the house


class Thing(ViewStruct):
    """Something to carry; `thing` is its word in action ids."""

    thing: str
    name: ThingName
    sort: SortName
    damage: int


class Space(ViewStruct):
    """A space and where it lies on the plan."""

    space: int
    name: Said
    x: int
    y: int
    width: int
    height: int
    feature: FeatureName


class Hold(ViewStruct):
    """The demand of a Lock or an Obstacle: a key, a layout, or an attribute with its modifier."""

    kind: HoldKind
    key: ThingName | UnsetType = UNSET
    layout: LayoutName | UnsetType = UNSET
    attribute: Attribute | UnsetType = UNSET
    modifier: int | UnsetType = UNSET


class Card(ViewStruct):
    """A card in a room, as far as the viewer may know it."""

    name: CardName
    hold: Hold | UnsetType = UNSET


class Room(ViewStruct):
    """A room, and what the viewer knows of it."""

    room: int
    name: Said
    outdoors: bool
    entry: bool
    """Monsters come in here; told to the Keeper alone."""
    spaces: list[Space]
    dark: bool
    fire: bool
    corpses: int
    explored: bool
    pile: int
    """The number of cards there, the same for all answers of the Keeper."""
    cards: list[Card] | None
    """They are known, from top to bottom; None: they are not."""
    lock: Hold | None
    """A Lock that has been turned up and still holds."""
    obstacle: Hold | None
    floor: list[Thing]


class Link(ViewStruct):
    """A way from one space to another."""

    door: int
    a: int
    b: int
    kind: LinkKind
    sealed: bool
    barricaded: bool


# ---- figures


class TraumaCard(ViewStruct):
    """A Trauma card."""

    trauma: TraumaName
    sort: TraumaSort
    number: int | None
    several: bool


class MythosCard(ViewStruct):
    """A Mythos card; `mythos` is its word in action ids."""

    mythos: str
    name: MythName
    threat: int
    facedown: bool


class Investigator(ViewStruct):
    """An investigator, or the place of one who is not there."""

    slot: int
    seat: int
    status: StatusName
    person: Person | None
    space: int | None
    health: int
    sanity: int
    damage: int
    horror: int
    insane: bool
    skill: int
    attributes: dict[Attribute, int]
    traits: list[int]
    """Numbers of four: two physical ones, then two mental ones."""
    things: list[Thing]
    spells: list[SpellName]
    traumas: list[TraumaCard]
    haunted: int
    """Facedown Mythos cards."""
    mythos: list[MythosCard] | None
    """Those, where one may read them."""
    hidden: bool
    stuck: bool
    dazed: bool
    active: bool
    acted: bool


class Back(ViewStruct):
    """The back of a monster's token."""

    health: int
    damage: int


class Monster(ViewStruct):
    """A monster on the board, its back if visible. Its special attack is its kind's."""

    monster: str
    creature: CreatureName
    deck: DeckName
    space: int
    damage: int
    awareness: int
    horror: int
    back: Back | None


# ---- what is going on


class Combat(ViewStruct):
    """The Combat card being resolved, and how many are left of its deck."""

    deck: DeckName
    card: int
    left: int
    sort: SortName
    attribute: Attribute
    modifier: int
    bonus: int
    fail: FailName
    push: bool
    strike_attribute: Attribute | None
    strike_modifier: int
    strike: StrikeName
    strike_more: int


class Trial(ViewStruct):
    """A test in progress: passed with so much or less; the die once it is rolled."""

    person: Person
    attribute: Attribute
    goal: int
    luck: int
    """The chance that a skill point would add."""
    die: int | None
    chance: int
    """In per cent,"""
    lucky: int
    """and with a skill point."""


class Evade(ViewStruct):
    """A monster to be evaded first: the chance in per cent, and the damage where it is known."""

    monster: str
    chance: int
    damage: int | None


class Cell(ViewStruct):
    """A place of a puzzle: four edges, clockwise from the top, as the piece lies; None: empty."""

    edges: list[int] | None


class Puzzle(ViewStruct):
    """A puzzle that lies open."""

    room: int
    layout: LayoutName
    family: FamilyName
    columns: int
    rows: int
    left: int
    right: int
    terminals: list[list[int]]
    """Wiring: place and side, place and side, of each wire that is wanted."""
    cells: list[Cell]
    pile: int
    working: bool
    moves: int


class Objective(ViewStruct):
    """An Objective that the viewer may read."""

    objective: int
    name: Said
    revealed: Said
    investigators: Said
    keeper: Said


class Event(ViewStruct):
    """An Event that came."""

    stage: int
    name: Said
    text: Said


class Deed(ViewStruct):
    """An action card of the Keeper."""

    deed: DeedName
    threat: int
    once: bool
    used: bool
    shown: bool
    """Everybody knows that the Keeper has it."""


class Choice(ViewStruct):
    """A question of the story and the Keeper's answer."""

    question: Said
    answer: Said


class Drawer(ViewStruct):
    """The Keeper's own part."""

    mythos: list[MythosCard]
    traumas: list[TraumaCard]
    deeds: list[Deed]
    choices: list[Choice]
    objective: Objective | None
    events: list[Event]


class Keeper(ViewStruct):
    """The public part of the Keeper."""

    seat: int
    threat: int
    gains: int
    mythos: int
    traumas: int
    tokens: int
    samples: int
    offered: int
    deeds: list[DeedName]
    """Action cards that lie open."""


class Discards(ViewStruct):
    """Faceup piles."""

    mythos: list[MythName]
    traumas: list[TraumaName]
    combat: list[list[int]]
    spells: list[list[int]]


class Player(ViewStruct):
    """A seat."""

    seat: int
    keeper: bool
    people: list[int]
    result: int | None


class View(ViewStruct):
    """The view of a seat."""

    game: str
    seat: int
    seats: int
    over: bool
    winner: SideName | None
    story: StoryName
    title: Said
    opening: Said
    round: int
    phase: PhaseName
    active: int | None
    """The slot of the investigator whose turn it is."""
    steps: int
    actions: int
    rooms: list[Room]
    links: list[Link]
    investigators: list[Investigator]
    monsters: list[Monster]
    keeper: Keeper
    drawer: Drawer | None
    objective: Objective | None
    """Once it is revealed."""
    clues: list[Said]
    """Texts that were read aloud."""
    events: list[Event]
    stage: int
    time: int
    needed: int
    combat: Combat | None
    trial: Trial | None
    evades: list[Evade]
    """The monsters to evade before anything but an attack."""
    puzzles: list[Puzzle]
    discards: Discards
    corpses: int
    """Markers left."""
    players: list[Player]
    named: dict[str, list[int]]
