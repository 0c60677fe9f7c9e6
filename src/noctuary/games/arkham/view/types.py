"""What a table of Arkham Horror shows, part by part."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType, field

from noctuary.kernel import ViewStruct, enum_of

from .. import components

STEPS = ("", "begins", "commit", "reveal", "symbols", "modify", "outcome", "results", "ends")
FATES = ("", "defeated", "resigned")
TIMINGS = ("would", "when", "at", "after")

Skill = Annotated[str, enum_of("Skill", components.Skill.names[: components.Skill.wild])]
CardType = Annotated[str, enum_of("CardType", sorted({r["type"] for r in components.ROWS[1:]}))]
Step = Annotated[str, enum_of("Step", STEPS)]
Fate = Annotated[str, enum_of("Fate", FATES)]
Harm = Annotated[list[int], Meta(title="Harm", min_length=2, max_length=2)]
Trauma = Annotated[list[int], Meta(title="Trauma", min_length=2, max_length=2)]
"""Physical and mental."""


# ---- cards


class Face(ViewStruct):
    """What is printed on a card; its texts are words `card-<code>`."""

    code: str
    type: CardType
    class_: str = field(name="class")
    traits: list[str]
    icons: dict[str, int]
    unique: bool
    weakness: bool
    fast: bool
    level: int | UnsetType = UNSET
    slot: str | UnsetType = UNSET
    victory: int | UnsetType = UNSET
    cost: str | UnsetType = UNSET
    health: str | UnsetType = UNSET
    sanity: str | UnsetType = UNSET
    fight: str | UnsetType = UNSET
    evade: str | UnsetType = UNSET
    damage: str | UnsetType = UNSET
    horror: str | UnsetType = UNSET
    shroud: str | UnsetType = UNSET


class Part(ViewStruct):
    """What a card (-1: a rule) adds to a number."""

    card: int
    n: int


class Value(ViewStruct):
    """A number, what is printed, and what changes it."""

    n: int
    own: int
    parts: list[Part]


class EnemyParts(ViewStruct):
    """What changes the numbers of an enemy."""

    fight: list[Part]
    evade: list[Part]
    health: list[Part]


class Card(ViewStruct):
    """A card as it lies there now; what is zero is left out."""

    code: str
    owner: int
    damage: int | UnsetType = UNSET
    horror: int | UnsetType = UNSET
    clues: int | UnsetType = UNSET
    doom: int | UnsetType = UNSET
    uses: int | UnsetType = UNSET
    exhausted: int | UnsetType = UNSET
    cost: int | UnsetType = UNSET
    """What its owner would pay now to play it."""
    control: int | UnsetType = UNSET
    at: int | UnsetType = UNSET
    sealed: list[str] | UnsetType = UNSET
    engaged: int | UnsetType = UNSET
    fight: int | UnsetType = UNSET
    evade: int | UnsetType = UNSET
    health: int | UnsetType = UNSET
    """Of enemies and assets."""
    sanity: int | UnsetType = UNSET
    left: int | UnsetType = UNSET
    """The health that an enemy has left."""
    parts: EnemyParts | UnsetType = UNSET
    keywords: list[str] | UnsetType = UNSET
    blank: bool | UnsetType = UNSET


class Pile(ViewStruct):
    """A deck and its discard pile."""

    deck: int
    top: list[int]
    """Cards on top that these eyes know."""
    bottom: list[int]
    discard: list[int]


# ---- the board


class Location(ViewStruct):
    """A location: its links, who and what is there."""

    card: int
    revealed: bool
    symbol: str
    links: list[int]
    seats: list[int]
    enemies: list[int]
    attached: list[int]
    clues: int
    shroud: int | UnsetType = UNSET
    parts: list[Part] | UnsetType = UNSET


class Act(ViewStruct):
    """The current act: how many clues it asks for, and how many there are."""

    card: int
    stage: int
    left: int
    flipped: bool
    needs: int | UnsetType = UNSET
    has: int | UnsetType = UNSET
    spends: bool | UnsetType = UNSET


class Agenda(ViewStruct):
    """The current agenda: its doom, all doom in play, and its threshold."""

    card: int
    stage: int
    left: int
    doom: int
    total: int
    needs: int


class Victory(ViewStruct):
    """The victory display."""

    cards: list[int]
    points: int


class Tokens(ViewStruct):
    """So many chaos tokens of a kind."""

    token: str
    n: int


# ---- investigators


class Skills(ViewStruct):
    """The four skills."""

    willpower: Value
    intellect: Value
    combat: Value
    agility: Value


class Investigator(Pile):
    """An investigator with everything in front of them."""

    seat: int
    card: int
    out: Fate
    killed: bool
    at: int
    skills: Skills
    damage: int
    health: int
    health_left: int
    horror: int
    sanity: int
    sanity_left: int
    trauma: Trauma
    resources: int
    clues: int
    actions: int
    extra: list[int]
    """The cards that give the additional actions left, one for each."""
    hand: int
    cards: list[int]
    """Of the hand, those that these eyes know."""
    play: list[int]
    threat: list[int]
    symbols: dict[str, int]
    """What symbol tokens are worth now, outside a test."""
    experience: int


# ---- a skill test


class TokenOdds(Tokens):
    """What a token would do to the test in progress."""

    value: int | None
    """Nothing for one that fails by itself."""
    passes: bool
    again: bool
    """Another is revealed."""


class Odds(ViewStruct):
    """The chance of success in per cent, token by token."""

    chance: int
    tokens: list[TokenOdds]


class Committed(ViewStruct):
    """A card committed, and the icons of it that count."""

    card: int
    icons: int


class Revealed(ViewStruct):
    """A token that was revealed."""

    token: str
    value: int | None


class Test(ViewStruct):
    """The test in progress, as a sum that builds up, with odds before the reveal."""

    seat: int
    skill: Skill
    what: str
    step: Step
    source: int
    target: int
    base: Value
    bonus: int
    committed: list[Committed]
    difficulty: int
    tokens: list[Revealed]
    value: int
    odds: Odds | UnsetType = UNSET
    with_: dict[str, int] | UnsetType = field(default=UNSET, name="with")
    """The chance in per cent if that card were committed as well."""
    passed: bool | UnsetType = UNSET
    total: int | UnsetType = UNSET
    margin: int | UnsetType = UNSET
    """Succeeded by so much, or failed by so much when negative."""


# ---- what is asked about


class Moment(ViewStruct):
    """What has happened, or is about to, that abilities wait for; what does not matter is -1, 0 or
    nothing.
    """

    timing: Annotated[str, enum_of("Timing", TIMINGS)]
    what: str
    card: int
    seat: int
    place: int
    n: int
    horror: int
    token: str
    skill: str
    phase: str


class Dealing(ViewStruct):
    """Damage and horror on their way: from which card (-1: none), and whether it attacks."""

    card: int
    attack: bool


class Strike(ViewStruct):
    """What an enemy deals who attacks first."""

    card: int
    damage: int
    horror: int


class Outlook(ViewStruct):
    """What the actions of the seat that looks give an opening to."""

    strikes: list[Strike]
    """Who attacks before an action that provokes: every one but fighting, evading and so on."""
    provoking: list[str]
    """Of cards to play and abilities to use those that provoke: `play/12`, `use/7/0`."""


class View(ViewStruct):
    """Everything needed to draw the table for one seat, or for a spectator (seat -1)."""

    game: Literal["arkham"]
    seat: int
    seats: int
    over: bool
    scenario: str
    difficulty: str
    taboo: bool
    round: int
    phase: str
    lead: int
    turn: int
    ending: int
    cards: dict[str, Card]
    faces: dict[str, Face]
    locations: list[Location]
    act: Act | None
    agenda: Agenda | None
    investigators: list[Investigator]
    encounter: Pile
    cultists: Pile
    victory: Victory
    aside: list[int]
    removed: list[int]
    limbo: list[int]
    bag: list[Tokens]
    test: Test | None
    assigned: dict[str, Harm]
    """What of the damage and horror being dealt each card is to take."""
    peril: int
    moment: Moment | None
    dealing: Dealing | None
    outlook: Outlook | None
