"""Requests: what a client sends to a table."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import field

from .message import Message
from .table import Settings

RequestLimit = Literal["none", "chat", "command", "webhook", "worker"]
"""How often an address may send a request: `none` has only the limit of its connection, `worker`
is answered in the background, few at once.
"""


class Request(Message):
    """A request, numbered by the client; the answer carries the same `n`."""

    limit: ClassVar[RequestLimit]

    n: int


class Hello(Request, tag="hello"):
    """The first message of every connection."""

    limit = "none"

    table: str
    keys: list[str] = field(default_factory=list)
    """Access keys; none to watch a table that is not secret."""
    facing: int | None = None
    """The viewer, of the seats that the keys open; by default the first."""
    seen: int = 0
    """The last line that the client has; it is sent those after it."""
    name: str = ""


class Choose(Request, tag="choose"):
    """Answer the pending decision."""

    limit = "none"

    decision: int
    option: str
    seat: int | None = None
    """One of the client's seats; null: the viewer."""


class Undo(Request, tag="undo"):
    """Take choices back until `to` of them stand, or ask the others for it."""

    limit = "command"

    to: int


class Consent(Request, tag="consent"):
    """Vote on an undo or a concession."""

    limit = "command"

    yes: bool


class Concede(Request, tag="concede"):
    """Concede, or ask those of the same side for it."""

    limit = "command"


class Withdraw(Request, tag="withdraw"):
    """Withdraw an undo or a concession that the others vote on."""

    limit = "command"


class Say(Request, tag="say"):
    """Chat."""

    limit = "chat"

    text: str


class Pin(Request, tag="pin"):
    """Pin a place for the others, or remove the pin."""

    limit = "chat"

    place: str


class Hint(Request, tag="hint"):
    """Ask what a bot would choose for this seat."""

    limit = "worker"

    trial: bool = False
    """Whether in the try-out."""
    aloud: bool = False
    """Whether advice is sent while the bot thinks; then several follow, the last without `more`."""


class Drop(Request, tag="drop"):
    """Stop the hint in progress."""

    limit = "none"


class Graph(Request, tag="graph"):
    """Ask for the progress of the whole game; only once it is over."""

    limit = "worker"


class Foresee(Request, tag="foresee"):
    """Ask where an option would lead, for prompts of which the game previews outcomes."""

    limit = "none"

    option: str


class Look(Request, tag="look"):
    """Ask for the table as it was when `at` choices stood; once it is over, for any viewer."""

    limit = "none"

    at: int
    eyes: int | None = None


class Try(Request, tag="try"):
    """Begin a try-out from when `at` choices stood, in a sample in which bots play the others (in
    the true position once the game is over).
    """

    limit = "worker"

    at: int | None = None


class TryChoose(Request, tag="try_choose"):
    """Choose in the try-out."""

    limit = "worker"

    option: str


class TryBack(Request, tag="try_back"):
    """Take the last choice of the try-out back."""

    limit = "none"


class TryEnd(Request, tag="try_end"):
    """End the try-out."""

    limit = "none"


class Earlier(Request, tag="earlier"):
    """Ask for the lines before one, a page at a time."""

    limit = "none"

    before: int
    talk: bool = False
    """Whether to leave out the game itself."""


class Face(Request, tag="face"):
    """Let another of the client's seats look at the screen."""

    limit = "command"

    seat: int


class Begin(Request, tag="begin"):
    """Begin the game; bots play for open seats until somebody comes."""

    limit = "command"


class StandIn(Request, tag="stand_in"):
    """Let a bot stand in for a person who is away, or give the seat back."""

    limit = "command"

    seat: int
    on: bool


class Settle(Request, tag="settle"):
    """Change the settings; only the host may."""

    limit = "command"

    settings: Settings


class Rename(Request, tag="rename"):
    """Change the name of this seat's person."""

    limit = "command"

    name: str


class Webhook(Request, tag="webhook"):
    """Set the address that is called when it is this seat's turn; empty: none."""

    limit = "webhook"

    url: str


class Ping(Request, tag="ping"):
    """Ask for a pong."""

    limit = "none"


FromClient = (
    Hello
    | Choose
    | Undo
    | Consent
    | Concede
    | Withdraw
    | Say
    | Pin
    | Hint
    | Graph
    | Foresee
    | Look
    | Try
    | TryChoose
    | TryBack
    | TryEnd
    | Drop
    | Earlier
    | Face
    | Begin
    | StandIn
    | Settle
    | Rename
    | Webhook
    | Ping
)
