"""The view of Mansions of Madness as types, part by part."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from noctuary.kernel import ViewStruct, enum_of

from ..components import EDGES, INVESTIGATORS, PUZZLE_TYPES, SKILLS, TOKENS, WEAPONS
from ..opcodes import Note
from ..rules.round import Phase

PHASES = tuple(p.name.lower() for p in Phase)
DECKS_SHOWN = ("damage", "horror", "common", "unique", "spell", "condition", "investigator")

Character = Annotated[str, enum_of("Character", INVESTIGATORS)]
Skill = Annotated[str, enum_of("Skill", SKILLS)]
EdgeKind = Annotated[str, enum_of("EdgeKind", EDGES[1:])]
RimKind = Annotated[str, enum_of("RimKind", ("door", "open", "wall"))]
Compass = Annotated[str, enum_of("Compass", ("N", "E", "S", "W"))]
TokenKind = Annotated[str, enum_of("TokenKind", TOKENS)]
PuzzleType = Annotated[str, enum_of("PuzzleType", PUZZLE_TYPES)]
PhaseName = Annotated[str, enum_of("PhaseName", PHASES)]
NoteKind = Annotated[str, enum_of("NoteKind", tuple(n.name.lower() for n in Note))]
THINGS = ("item", "screen", "sheet")
ThingKind = Annotated[str, enum_of("ThingKind", THINGS)]
WeaponName = Annotated[str, enum_of("WeaponName", WEAPONS)]
DeckName = Annotated[str, enum_of("DeckName", DECKS_SHOWN)]
Line = Annotated[list[float], Meta(title="Line", min_length=4, max_length=4)]
"""Two points, in units of the map."""


class Said(ViewStruct):
    """Words of the scenario or of a card, in both languages."""

    en: str
    fr: str


# ---- the house


class Space(ViewStruct):
    """A space: its number, its letter on the tile, its corners in units of the map."""

    space: int
    letter: str
    name: Said
    points: list[float]


class Room(ViewStruct):
    """A room of a tile."""

    name: Said
    outdoor: bool
    water: bool
    spaces: list[Space]


class Edge(ViewStruct):
    """Where two spaces of a tile meet, and what is there now; one for each stretch."""

    a: int
    b: int
    kind: EdgeKind
    line: Line


class Rim(ViewStruct):
    """An outer side of a module of a tile, as the tile lies, and what is there now."""

    side: Compass
    index: int
    kind: RimKind


class Tile(ViewStruct):
    """A tile on the board: where it lies in modules of the map, and how it is turned."""

    tile: int
    face: str
    column: int
    row: int
    turns: int
    width: int
    height: int
    rooms: list[Room]
    edges: list[Edge]
    rim: list[Rim]


class Token(ViewStruct):
    """A token on the board. On an edge it has a line; nothing tells what is behind it."""

    piece: int
    kind: TokenKind
    space: int
    name: Said
    who: str
    """The picture of a person."""
    picture: str
    look: int
    """The text of looking at it."""
    first: int
    count: int
    """Its options: so many choices from the first on."""
    acts: list[int]
    """Those that cost an action."""
    line: Line | UnsetType = UNSET


class Features(ViewStruct):
    """The features on a space; those that are not there are left out."""

    space: int
    fire: bool | UnsetType = UNSET
    darkness: bool | UnsetType = UNSET
    passage: bool | UnsetType = UNSET
    cut: bool | UnsetType = UNSET
    """The passage leads nowhere as long as a Barricade is before it."""


class Barricade(ViewStruct):
    """A Barricade, and what it blocks: an edge by its line, or the passage of its space."""

    barricade: int
    space: int
    line: Line | UnsetType = UNSET
    passage: bool | UnsetType = UNSET


# ---- cards


class Face(ViewStruct):
    """A side of a card."""

    face: int
    name: Said
    text: Said
    deck: DeckName
    traits: list[str]
    weapon: str | None
    damage: int


class Card(Face):
    """A card somebody holds: the side that is up, and what its owner knows of the other."""

    turned: bool
    used: bool
    """In this round."""
    first: int | UnsetType = UNSET
    count: int | UnsetType = UNSET
    """Choices of the inventory: so many from the first on."""
    acts: list[int] | UnsetType = UNSET
    back: Face | UnsetType = UNSET


class Dropped(ViewStruct):
    """A card that lies on a space."""

    space: int
    card: Face


class Suffered(ViewStruct):
    """Damage or Horror of an investigator: faceup cards, and how many lie facedown."""

    n: int
    up: list[Face]
    down: int


# ---- figures


class Investigator(ViewStruct):
    """An investigator."""

    character: Character
    seat: int
    space: int | None
    health: int
    sanity: int
    damage: Suffered
    horror: Suffered
    skills: dict[str, int]
    ability: Face
    ability_used: bool
    clues: int
    conditions: list[Card]
    possessions: list[Card]
    active: bool
    actions: int
    steps: int
    """Spaces left of a move action."""
    acted: bool
    out: bool
    dark: bool
    """Stands in Darkness without a light."""


class Monster(ViewStruct):
    """A monster."""

    monster: int
    creature: int
    kind: str
    """The creature whose figure it uses."""
    name: Said
    species: Said
    flavour: Said
    space: int | None
    damage: int
    health: int
    mark: int
    """The identification token on it, or -1."""
    awareness: int
    horror: int
    brawn: int
    abilities: list[str]
    picture: str


# ---- what is going on


class Trial(ViewStruct):
    """A test in progress; its difficulty only where everybody may know it."""

    character: Character
    skill: Skill
    dice: int
    successes: int
    investigations: int
    blanks: int
    spent: int
    difficulty: int | UnsetType = UNSET
    again: list[int] | UnsetType = UNSET
    """The chance in per cent that it passes, Clues included, once a success, an investigation or a
    blank is rolled again; where the difficulty is known.
    """


class Harm(ViewStruct):
    """Damage and Horror that somebody is about to suffer."""

    character: Character
    damage: int
    horror: int
    damage_down: bool
    horror_down: bool


class Tried(ViewStruct):
    """A guess at a code and its marks."""

    guess: list[int]
    exact: int
    near: int


class Block(ViewStruct):
    """A block of a lock where it is now."""

    row: int
    column: int
    length: int
    lying: bool


class Puzzle(ViewStruct):
    """The puzzle somebody works at; of each sort only what belongs to it."""

    puzzle: int
    name: Said
    type: PuzzleType
    skill: Skill
    character: Character
    steps: int
    """Steps left; below 0 where people count them."""
    clues: int
    length: int | UnsetType = UNSET
    variance: int | UnsetType = UNSET
    dialled: list[int] | UnsetType = UNSET
    tried: list[Tried] | UnsetType = UNSET
    columns: int | UnsetType = UNSET
    rows: int | UnsetType = UNSET
    grid: list[int] | UnsetType = UNSET
    size: int | UnsetType = UNSET
    blocks: list[Block] | UnsetType = UNSET
    pegs: list[list[int]] | UnsetType = UNSET


class Moment(ViewStruct):
    """The subject of the effect in progress: a token, a monster, a card."""

    character: Character | UnsetType = UNSET
    piece: int | UnsetType = UNSET
    monster: int | UnsetType = UNSET
    card: Face | UnsetType = UNSET


# ---- where people have the box on the table


class Told(ViewStruct):
    """A line of the list that people do now, and what it is about; words are ready to be read."""

    kind: NoteKind
    said: Said
    where: Said | UnsetType = UNSET
    """The place of a tile, a token or a monster, in words."""
    text: int | UnsetType = UNSET
    picture: str | UnsetType = UNSET
    character: Character | UnsetType = UNSET
    tile: int | UnsetType = UNSET
    piece: int | UnsetType = UNSET
    space: int | UnsetType = UNSET
    monster: int | UnsetType = UNSET
    creature: int | UnsetType = UNSET
    card: Face | UnsetType = UNSET
    weapon: WeaponName | UnsetType = UNSET
    n: int | UnsetType = UNSET


class Noted(ViewStruct):
    """Facts to write down on leaving, of an investigator or of a monster."""

    place: bool
    """Where it stands, and, of an investigator, what lies on the board."""
    possessions: bool
    """With Conditions, Clues, Damage and Horror."""
    character: Character | UnsetType = UNSET
    monster: int | UnsetType = UNSET


class Thing(ViewStruct):
    """A piece of a foreign quest that is no token: an item, a screen, a loose tile."""

    piece: int
    kind: ThingKind
    name: Said
    look: int
    """Its text, or 0."""
    first: int
    """The numbers of its options; `press`."""
    count: int


class Keeper(ViewStruct):
    """The keeper's screen; None if the table keeps everything but dice."""

    dice: bool
    figures: bool
    sheets: bool
    """Whether the table keeps them; else people do."""
    told: list[Told]
    """The list that people do now: all since the last report, in the order of reading."""
    inventory: list[Card]
    """The items that can be examined."""
    things: list[Thing]
    """Pieces of a foreign quest."""
    alight: bool
    """Something burns."""
    acted: list[Character]
    """The investigators named as acting in this round, the last one now."""
    leaving: list[Noted]
    """The sheet to fill in when the evening is broken off; empty where the table keeps all."""


class Player(ViewStruct):
    """A seat, and how the night ended for it."""

    seat: int
    characters: list[Character]
    result: int | None
    """Thousandths of a win, once the night is over."""


class View(ViewStruct):
    """Everything needed to draw the table for one seat, or for a spectator (seat -1)."""

    game: Literal["mansions2"]
    seat: int
    seats: int
    over: bool
    won: bool
    scenario: str
    title: Said
    round: int
    rounds: int
    phase: PhaseName
    active: Character | None
    objective: int
    """Its text; 0: none yet."""
    picture: str
    """The scenario's own."""
    last: int
    """The round after which an unfinished investigation is lost because somebody fell, or 0."""
    tiles: list[Tile]
    tokens: list[Token]
    features: list[Features]
    barricades: list[Barricade]
    floor: list[Dropped]
    investigators: list[Investigator]
    monsters: list[Monster]
    watchers: list[int]
    """Monsters of which the active investigator must evade one before leaving or acting."""
    trial: Trial | None
    harm: Harm | None
    puzzle: Puzzle | None
    moment: Moment | None
    keeper: Keeper | None
    players: list[Player]
    named: dict[str, list[int]]
    """The values that the table's options name and the view refers to by number."""
