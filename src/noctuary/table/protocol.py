"""The wire protocol: every message between a table and those who sit at it or watch it.

Keys and arguments travel, never prose: each client says them in its own language. `schema()` is
the JSON Schema from which the types of the web client are made.
"""

from __future__ import annotations

import json
from typing import Any, Literal

import msgspec
from msgspec import Struct, field

from noctuary.home.http import ClauseInfo, Piece

VERSION = 1
"""Of the protocol: a message of another version is refused."""

encode = msgspec.json.Encoder().encode
"""A message as bytes."""

SPECTATOR = -1
"""The eyes of somebody who holds no seat."""


class Message(Struct, tag_field="type", rename="camel", forbid_unknown_fields=True):
    """Anything sent over the WebSocket."""

    v: int
    """The version of the protocol."""


# ---- a table, as everybody sees it

SeatKind = Literal["open", "person", "bot"]


class Seat(Piece):
    """One place at a table."""

    seat: int
    kind: SeatKind
    name: str = ""
    bot: str = ""
    """The bot that plays here now: a bot's own seat, a free seat, or a stand-in."""
    here: bool = False
    """Whether the person is connected."""
    stand_in: bool = False
    """Whether a bot plays for a person who is away."""
    clock: int = 0
    """Milliseconds spent choosing."""


class Settings(Piece, forbid_unknown_fields=True):
    """How a table is run; the one who opened it may change it."""

    undo: Literal["free", "ask", "off"] = "ask"
    """Free always; or free until something was revealed or somebody else chose, then by vote."""
    hints: bool = True
    clocks: bool = False
    secret: bool = False
    """Not listed; sat at and watched only with a link."""
    pace: int = 700
    """Milliseconds between two choices of bots, so that people can follow."""
    stand_in_after: int = 0
    """Seconds after which a bot plays for somebody who is away; 0: only when asked to."""


class Vote(Piece):
    """A request to take back choices, waiting for the others to agree."""

    by: int
    to: int
    """How many choices would stand."""
    waiting: list[int]
    """The seats that have not answered."""


class Table(Piece):
    """Everything about a table except the game that is played on it."""

    id: str
    game: str
    rules: str
    """Hash of the rules it is played by."""
    opened: int
    """When it was opened, in milliseconds since 1970."""
    seats: list[Seat]
    options: dict[str, Any]
    settings: Settings
    begun: bool
    over: bool
    spectators: int
    vote: Vote | None = None
    result: list[int] | None = None
    """Thousandths of a win of each seat, when the game is over."""
    score: list[int] | None = None
    """Final points of each seat, when the game is over."""


# ---- what happens at a table: lines, numbered by `seq`, of which nothing is ever erased


class Event(Piece):
    """Something that happened in the game; a value that these eyes may not see is null."""

    name: str
    fields: dict[str, int | None]
    depth: int
    why: list[str]


class Line(Struct, tag_field="kind", rename="camel"):
    """A line of the table's log."""

    seq: int
    at: int
    """Milliseconds since 1970."""


class Opened(Line, tag="opened"):
    """The table was opened."""


class Seated(Line, tag="seated"):
    """Somebody or a bot took a seat, left it, came back, or was renamed."""

    seat: int
    who: SeatKind
    name: str
    bot: str
    stand_in: bool


class Settled(Line, tag="settled"):
    """The settings were changed."""

    settings: Settings


class Began(Line, tag="began"):
    """The game began."""

    events: list[Event]


class Chosen(Line, tag="chosen"):
    """A choice, and everything that came of it."""

    number: int
    """How many choices stood before it."""
    seat: int
    option: str | None
    """What was chosen; told only to the seat itself, the others learn it from the events."""
    events: list[Event]


class Asked(Line, tag="asked"):
    """A seat asks the table to take back choices."""

    seat: int
    to: int


class Answered(Line, tag="answered"):
    """A seat agrees, or not, to a request to take back."""

    seat: int
    yes: bool


class Undone(Line, tag="undone"):
    """Choices were taken back; their lines stay, as undone."""

    seat: int
    to: int


class Said(Line, tag="said"):
    """Somebody said something. `seat` is -1 for a spectator."""

    seat: int
    name: str
    text: str


class Pinned(Line, tag="pinned"):
    """A seat marked a place for the others, or took its mark away."""

    seat: int
    place: str
    on: bool


AnyLine = Opened | Seated | Settled | Began | Chosen | Asked | Answered | Undone | Said | Pinned


# ---- the question that waits


class Choice(Piece):
    """One thing on offer."""

    id: str
    name: str
    fields: dict[str, int]


class Denied(Piece):
    """Something that a player might expect, and the clause that forbids it now."""

    id: str
    name: str
    fields: dict[str, int]
    clause: str


class Ask(Piece):
    """The question that waits. Options are told only to the seat that is asked."""

    decision: int
    """Sent back with the answer; never the same twice at a table, undo or not."""
    number: int
    """How many choices stand."""
    seat: int
    prompt: str
    args: dict[str, int]
    why: list[str]
    together: list[int]
    options: list[Choice] = field(default_factory=list)
    denied: list[Denied] = field(default_factory=list)
    undo: int | None = None
    """What `Undo.to` takes back this seat's last choice; null when there is none."""
    undo_free: bool = False
    """Whether that needs nobody's consent."""


# ---- client to table


class Request(Message):
    """Something asked of the table, numbered by the client; the answer carries the same `n`."""

    n: int


class Hello(Request, tag="hello"):
    """The first message of every connection."""

    table: str
    keys: list[str] = field(default_factory=list)
    """Seat keys, or the key of a spectator's link; none to watch a table that is not secret."""
    facing: int | None = None
    """Which of the seats held looks at the screen; by default the first."""
    seen: int = 0
    """The last line this client has; it gets those after it."""
    name: str = ""


class Choose(Request, tag="choose"):
    """Answers the question with one of its options."""

    decision: int
    option: str


class Undo(Request, tag="undo"):
    """Takes back choices until `to` of them stand, or asks the others whether one may."""

    to: int


class Consent(Request, tag="consent"):
    """Answers a request to take back."""

    yes: bool


class Say(Request, tag="say"):
    """Chat."""

    text: str


class Pin(Request, tag="pin"):
    """Marks a place for the others, or takes the mark away."""

    place: str


class Hint(Request, tag="hint"):
    """What a bot would do in this seat's place."""


class Look(Request, tag="look"):
    """The table as it was when `at` choices stood; with other eyes once the game is over."""

    at: int
    eyes: int | None = None


class Try(Request, tag="try"):
    """Begins a private try-out from when `at` choices stood: a world drawn from what this seat
    knows (the true one once the game is over), in which bots play the others.
    """

    at: int | None = None


class TryChoose(Request, tag="try_choose"):
    """A choice in the try-out."""

    option: str


class TryBack(Request, tag="try_back"):
    """Takes back the last choice of the try-out."""


class TryEnd(Request, tag="try_end"):
    """Ends the try-out."""


class Face(Request, tag="face"):
    """Another of the seats held now looks at the screen."""

    seat: int


class Begin(Request, tag="begin"):
    """Begins the game; bots hold the free seats until somebody comes."""


class StandIn(Request, tag="stand_in"):
    """Lets a bot play for a seat whose person is away, or gives the seat back."""

    seat: int
    on: bool


class Settle(Request, tag="settle"):
    """Changes the settings; only the one who opened the table may."""

    settings: Settings


class Rename(Request, tag="rename"):
    """The person in this seat is called otherwise."""

    name: str


class Webhook(Request, tag="webhook"):
    """An address that is told when it is this seat's turn; empty: none."""

    url: str


class Ping(Request, tag="ping"):
    """Are you there?"""


FromClient = (
    Hello
    | Choose
    | Undo
    | Consent
    | Say
    | Pin
    | Hint
    | Look
    | Try
    | TryChoose
    | TryBack
    | TryEnd
    | Face
    | Begin
    | StandIn
    | Settle
    | Rename
    | Webhook
    | Ping
)


# ---- table to client


class You(Piece):
    """Who the table takes this client for."""

    eyes: int
    """The seat whose view it gets; -1: a spectator."""
    seats: list[int]
    """All seats it holds."""
    host: bool
    """Whether it may change the settings."""


class Reply(Message):
    """Anything the table sends, with the last line that it takes into account."""

    seq: int


class Welcome(Reply, tag="welcome"):
    """Everything as it stands, and the lines after those the client has."""

    you: You
    table: Table
    since: int
    """Lines up to this one were left out."""
    lines: list[AnyLine]
    parameters: dict[str, Any]
    """What the table options make of the game: its cards, its board."""
    view: dict[str, Any] | None
    """What the table shows; null before the game begins."""
    ask: Ask | None


class Change(Piece):
    """A new value somewhere in the view."""

    path: list[str | int]
    value: Any


class Happened(Reply, tag="happened"):
    """A new line, what it changed in the view, and the question that waits now."""

    line: AnyLine
    table: Table | None
    """The table, when the line changed it."""
    patch: list[Change] | None
    """Everything that changed in the view."""
    view: dict[str, Any] | None
    """The whole view, where there was none before."""
    ask: Ask | None
    clocks: list[int]


class Changed(Reply, tag="changed"):
    """Who is here changed, without a line."""

    table: Table


class Refused(Reply, tag="refused"):
    """A request was refused: a key of the words, what it is filled with, and the clause if one
    forbids it.
    """

    to: int
    error: str
    args: dict[str, str | int]
    clause: str | None = None
    ask: Ask | None = None
    """The question as it is now, when the client seems not to know it."""


class Done(Reply, tag="done"):
    """A request was carried out."""

    to: int


class Advised(Piece):
    """What a bot thinks of an option."""

    id: str
    share: float
    scores: list[float] | None = None
    win: float | None = None


class Advice(Reply, tag="advice"):
    """The answer to Hint, best first."""

    to: int
    decision: int
    bot: str
    options: list[Advised]


class Shown(Reply, tag="shown"):
    """The answer to Look."""

    to: int
    at: int
    eyes: int
    view: dict[str, Any]
    ask: Ask | None


class Trying(Reply, tag="trying"):
    """The try-out as it stands, and what has happened in it since the last answer."""

    to: int
    at: int
    made: int
    """How many choices of one's own stand in it."""
    events: list[Event]
    view: dict[str, Any]
    ask: Ask | None
    over: bool


class Pong(Reply, tag="pong"):
    """Here."""

    to: int


FromTable = Welcome | Happened | Changed | Refused | Done | Advice | Shown | Trying | Pong


# ---- the lobby, over HTTP


class OptionInfo(Piece):
    """A table option of a game."""

    name: str
    default: Any
    ruling: str
    choices: list[Any]
    """All values, where there are few."""


class ToolInfo(Piece):
    """A page of a game's own."""

    id: str
    path: str


class GameInfo(Piece):
    """A game, for the lobby and for saying its words."""

    id: str
    seats: list[int]
    minutes: list[int]
    """How long a game takes with people, by number of seats."""
    tags: list[str]
    clauses: int
    done: int
    """How many of its rule clauses are played and tested."""
    playable: bool
    options: list[OptionInfo]
    kinds: dict[str, list[str] | int]
    """The names of the values of a kind, or how many there are."""
    actions: dict[str, dict[str, str]]
    """Action -> field -> kind."""
    events: dict[str, dict[str, str]]
    tools: list[ToolInfo] = field(default_factory=list)


class NewSeat(Piece, forbid_unknown_fields=True):
    """Who shall sit in a seat of a new table: `me` may stand several times."""

    who: Literal["me", "open", "bot"]
    bot: str = "heuristic"
    name: str = ""
    """Of another person at the same screen."""


class NewTable(Piece, forbid_unknown_fields=True):
    """Opens a table."""

    game: str
    name: str
    seats: list[NewSeat]
    settings: Settings = field(default_factory=Settings)
    options: dict[str, Any] = field(default_factory=dict)
    seed: int | None = None


class SeatKey(Piece):
    """The key that is a seat: whoever has it sits there."""

    seat: int
    key: str


class TableKeys(Piece):
    """The answer to opening or joining a table. Keys are told once and kept only as hashes."""

    table: str
    seats: list[SeatKey]
    host: str = ""
    invite: str = ""
    """For the link with which others sit down."""
    watch: str = ""
    """For the link of spectators."""


class Join(Piece, forbid_unknown_fields=True):
    """Sits down in a free seat (the first, when none is named)."""

    name: str
    seat: int | None = None
    invite: str = ""


class Mine(Piece, forbid_unknown_fields=True):
    """The keys of a browser, to learn how its tables stand."""

    keys: list[str]


class Row(Piece):
    """A table in a list of the lobby."""

    table: Table
    turn: int | None
    """The seat that is asked."""
    choices: int
    since: int
    """When the last line was written."""
    seats: list[int] = field(default_factory=list)
    """The seats that the asking browser holds."""


class Problem(Piece):
    """An error over HTTP."""

    error: str
    args: dict[str, str | int] = field(default_factory=dict)


WRITTEN = ("Settings", "NewTable", "NewSeat", "Join", "Mine")
"""What a client writes over HTTP or in a request: it may leave out what has a default."""


def schema() -> dict[str, Any]:
    """The JSON Schema of everything above."""
    types = [FromClient, FromTable, GameInfo, ClauseInfo, NewTable, TableKeys, Join, Mine]
    unions, components = msgspec.json.schema_components(
        [*types, Row, Problem], ref_template="#/$defs/{name}"
    )
    asked = {x["$ref"].rpartition("/")[2] for x in unions[0]["anyOf"]}
    for name, made in components.items():
        made.pop("description", None)
        if name not in asked and name not in WRITTEN:
            made["required"] = list(made["properties"])
    components["Line"] = {"anyOf": components["Happened"]["properties"]["line"]["anyOf"]}
    components["FromClient"] = {"anyOf": unions[0]["anyOf"]}
    components["FromTable"] = {"anyOf": unions[1]["anyOf"]}
    return {"title": "Protocol", "$defs": dict(sorted(components.items()))}


if __name__ == "__main__":
    print(json.dumps(schema(), indent=2))
